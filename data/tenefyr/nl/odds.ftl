## Kansen

odds-fight = Gevecht tegen { FORM($enemy, "the") }
odds-stands = { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } aan de beurt. De helden hebben tot nu toe kracht { $total } van de { $power }.
odds-keep = Deze hand spelen{ $follows ->
    [others] , dan de anderen elk één hand
    [own] , dan één hand in de tweede beurt
   *[none] { "" }
 }
odds-redraw = Deze hand afleggen en de volgende spelen{ $follows ->
    [others] , dan de anderen elk één hand
    [own] , dan één hand in de tweede beurt
   *[none] { "" }
 }
odds-at-once = – waarvan al in deze beurt gewonnen
odds-camp = Hoe sterk zijn we?
odds-first = De kans om daar het volgende gevecht te winnen met één hand per beurt, alleen tegen de open vijand:
odds-hopeless = { $count ->
    [one] De andere plek: nog zo goed als geen kans.
   *[other] De { $count } andere plekken: nog zo goed als geen kans.
 }
odds-boss = { FORM($boss, "heading") }: { $enemy }, de eerste van { $count } vijanden
odds-against = Tegen { FORM($enemy, "the") }
odds-line = { $label }: { $share }
odds-line-about = { $label }: ongeveer { $percent }%, ± { $margin }
odds-how = Precies berekend uit de kaarten die nog in de decks zitten, met één hand voor iedereen die nog aan de beurt komt. Handen afleggen kan de kans nog vergroten.
odds-how-about = “Ongeveer” is een schatting: het getal achter ± zegt hoever die ernaast kan zitten. Iedereen die nog aan de beurt komt, speelt één hand; handen afleggen kan de kans nog vergroten.
refused-odds-enemy = Noem één vijand, bijvoorbeeld een van het bord: `/kansen` rekent met jullie decks zoals ze nu zijn. Laat je het leeg, dan gaat het over het huidige gevecht of over alle open vijanden.
# Op knoppen: de kans om daarmee het gevecht te winnen.
chance-wins = { $hand ->
    [this] { $percent }% winstkans
    [next] { $percent }% winstkans met de volgende hand
   *[each] { $percent }% winst, 1 hand
 }
chance-wins-about = { $hand ->
    [this] ca. { $percent }% winstkans
    [next] ca. { $percent }% winstkans met de volgende hand
   *[each] ca. { $percent }% winst, 1 hand
 }
stake-total = samen { $total }: { $missing ->
    [0] genoeg
   *[other] { $missing } te weinig
 }
stake-later = { $follower ->
    [own] samen { $total } van { $power }, dan je 2e beurt
   *[others] samen maar { $total } van { $power }
 }
stake-effects = { $missing ->
    [0] samen { $total }: genoeg als geen effect iets afneemt
   *[other] samen { $total } van { $power }, plus effecten
 }
stake-no-power = genoeg: de vijand heeft geen kracht
stake-at-least = samen minstens { $total }: genoeg
stake-certain = wint zeker
stake-redraw = { $cards ->
    [one] nog 1 kaart in je deck
   *[other] nog { $cards } kaarten in je deck
 }
stake-enemy = tegen kracht { $power }
stake-reward = 🎁 { FORM($first, "gain") } of { FORM($second, "gain") }
stake-no-reward = zonder beloning
stake-boss = het laatste gevecht
stake-too-strong = nog te sterk
stake-too-strong-in-a-row = alle na elkaar: te sterk
stake-too-weak = decks te zwak
advice-redraw = { move-redraw }
advice-enter = { $number } · level { $level }: { $enemy }
advice-enter-boss = { FORM($boss, "heading") }: { $enemy }
advice-go-on = { move-go-on }
advice-withdraw = Verlaten (boss 1 stap dichterbij)
advice-pick = { $count ->
    [0] Geen kaart
   *[other] { $cards }
 }
advice-recover = { $top } boven, { $below } eronder
