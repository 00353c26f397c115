## Der Kampfrechner

odds-word-strength = Stärke
odds-word-weapon = Waffe
odds-word-range = Reichweite
odds-word-shield = Schild
odds-word-armour = Rüstung
odds-word-life = Leben
odds-word-waive = ohne Würfel
odds-word-no-ranges = ohne Reichweiten
odds-first = die angreifende Seite
odds-second = das Ziel
odds-heading = { $first } gegen { FORM($second, "accusative") }
odds-share = { $share }
odds-wins = { $fighter } gewinnt: { $share }
odds-both-die = Beide sterben: { $share }
odds-strikes = { $whole },{ $tenth } Schläge im Mittel
odds-next = { $fighter } schlägt zuerst; die Differenz liegt zwischen { SIGNED($low) } und { SIGNED($high) }
odds-left = { $life } ({ $share })
odds-left-each = { $life }–{ $last } (je { $share })
odds-remainder = Verbleibende Lebenspunkte, { $fighter }: { $parts }
refused-odds-strength = Da fehlt etwas: Für { FORM($side, "accusative") } braucht es eine kämpfende Karte oder eine Stärke.
refused-odds-life = Da fehlt etwas: Für { FORM($side, "accusative") } braucht es eine kämpfende Karte oder Lebenspunkte.
refused-odds-number = Zahlen gehen hier bis { $most }, und wer kämpft, hat mindestens 1 Lebenspunkt.
refused-odds-card = { $card } hat mit einem Kampf nichts zu tun.
# Auf Knöpfen: so wahrscheinlich geht der Kampf, oder dieser Schlag, gut aus.
chance-percent = { $edge ->
    [below] unter 1 %
    [above] über 99 %
   *[none] { $percent } %
 }
chance-wins = { $further ->
    [0] gewinnt { chance-percent }
   *[other] gewinnt { chance-percent } voll ausgerüstet
 }
chance-wins-so-far = { chance-wins }, falls Gegner ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }) passt
chance-strikes = zu { chance-percent } verliert nur { FORM($foe, "the") } LP
stake-fight = { $sums }: { $points }
stake-sums = Stärke { sums }
sums = { $own }{ $shelter ->
    [0] { "" }
   *[other] {" "}(Abwehr { $defence })
 } gegen { $other }{ $cover ->
    [0] { "" }
   *[other] {" "}({ $shelter ->
        [0] Abwehr {""}
       *[other] {""}
     }{ $resistance })
 }
stake-points = { $gain ->
    [0] { $cost ->
        [0] Punkte bekommt niemand
       *[other] nur Gegner { $cost }
    }
    [one] du 1 Punkt oder Gegner { $cost ->
        [0] keine
       *[other] { $cost }
    }
   *[other] du { $gain } Punkte oder Gegner { $cost ->
        [0] keine
       *[other] { $cost }
    }
 }
stake-strike = du verlierst { $own ->
    [0] nichts
   *[other] höchstens { $own } LP
 }, Gegner { $other ->
    [0] nichts
   *[other] höchstens { $other }
 }
picture-strength = Stärke gesamt
picture-left = Verbleibende LP
