## De gevechtsrekenaar

odds-word-strength = kracht
odds-word-weapon = wapen
odds-word-range = bereik
odds-word-shield = schild
odds-word-armour = harnas
odds-word-life = leven
odds-word-waive = geen dobbelsteen
odds-word-no-ranges = zonder bereik
odds-first = de aanvaller
odds-second = het doel
odds-heading = { $first } tegen { $second }
odds-share = { $share }
odds-wins = { $fighter } wint: { $share }
odds-both-die = Beiden sterven: { $share }
odds-strikes = Gemiddeld { $whole },{ $tenth } slagen
odds-next = { $fighter } slaat eerst; het verschil ligt tussen { SIGNED($low) } en { SIGNED($high) }
odds-left = { $life } ({ $share })
odds-left-each = { $life }–{ $last } (elk { $share })
odds-remainder = Resterende levenspunten, { $fighter }: { $parts }
refused-odds-strength = Er ontbreekt iets: { $side } heeft een vechter of een kracht nodig.
refused-odds-life = Er ontbreekt iets: { $side } heeft een vechter of levenspunten nodig.
refused-odds-number = Getallen gaan hier tot { $most }, en een vechter heeft minstens 1 levenspunt.
refused-odds-card = { $card } speelt in een gevecht geen rol.
# Op knoppen: hoe waarschijnlijk het gevecht, of deze slag, goed afloopt.
chance-percent = { $edge ->
    [below] minder dan 1%
    [above] meer dan 99%
   *[none] { $percent }%
 }
chance-wins = { $further ->
    [0] wint { chance-percent }
   *[other] wint { chance-percent } volledig uitgerust
 }
chance-wins-so-far = { chance-wins }, als zij ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }) niets inzetten
chance-strikes = { chance-percent } dat alleen { FORM($foe, "the") } leven verliest
stake-fight = { $sums }: { $points }
stake-sums = { $shelter ->
    [0] kracht {""}
   *[other] { $cover ->
        [0] kracht {""}
       *[other] {""}
     }
 }{ sums }
sums = { $own }{ $shelter ->
    [0] { "" }
   *[other] {" "}(verweer { $defence })
 } tegen { $other }{ $cover ->
    [0] { "" }
   *[other] {" "}({ $shelter ->
        [0] verweer {""}
       *[other] {""}
     }{ $resistance })
 }
stake-points = { $gain ->
    [0] { $cost ->
        [0] niemand krijgt punten
       *[other] enkel zij { $cost }
    }
    [one] jij 1 punt of { $cost ->
        [0] niets
       *[other] zij { $cost }
    }
   *[other] jij { $gain } punten of { $cost ->
        [0] niets
       *[other] zij { $cost }
    }
 }
stake-strike = jij verliest { $own ->
    [0] niets
   *[other] hoogstens { $own }
 }, zij { $other ->
    [0] niets
   *[other] hoogstens { $other }
 }
picture-strength = Totale kracht
picture-left = Resterende levenspunten
