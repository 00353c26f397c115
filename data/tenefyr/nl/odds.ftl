## Kansen

odds-fight = { $enemy }: kracht { $power }, tot nu toe { $total }
odds-stands = { $player } is aan de beurt. De helden hebben { $total } van de { $power }.
odds-keep = Deze hand spelen
odds-redraw = Afleggen en de volgende spelen
odds-at-once = – al in deze beurt
odds-camp = Hoe sterk zijn we?
odds-against = Tegen { $enemy }
odds-line = { $label }: { $whole },{ $tenth } %
odds-line-about = { $label }: ongeveer { $percent } %, ± { $margin }
odds-how = Precies geteld uit de kaarten die nog in de decks zitten, met één hand voor ieder die nog aan de beurt komt. Handen die worden afgelegd, komen daar nog bij.
odds-how-about = Waar “ongeveer” staat, zijn er te veel trekkingen om ze allemaal te tellen: het getal komt uit een steekproef en zit er in 19 van de 20 gevallen hoogstens zoveel procentpunten naast als er achter ± staan. Gerekend is met één hand voor ieder die nog aan de beurt komt. Handen die worden afgelegd, komen daar nog bij.
refused-odds-enemy = Noem één vijand, bijvoorbeeld een van het bord: `/kansen` rekent met jullie decks zoals ze nu zijn. Laat je het leeg, dan gaat het over het huidige gevecht of over alle open vijanden.
# Op knoppen: hoe waarschijnlijk het gevecht daarmee wordt gewonnen.
chance-wins = { $percent } % kans in het gevecht
chance-wins-about = ongeveer { $percent } % kans in het gevecht
stake-total = samen { $total }: { $missing ->
    [0] genoeg
   *[other] { $missing } te weinig
 }
stake-redraw = { $cards ->
    [one] nog 1 kaart in je deck
   *[other] nog { $cards } kaarten in je deck
 }
stake-missing = { $missing ->
    [0] het gevecht is gewonnen
   *[other] nog { $missing } kracht nodig
 }
stake-enemy = tegen kracht { $power }
stake-reward = beloning: { $reward }
stake-no-reward = zonder beloning
stake-boss = het laatste gevecht
advice-play-all = { $cards } spelen
advice-redraw = De hand afleggen, een nieuwe trekken
advice-give = Geven aan { FORM($player, "object") }
