## Der Angriffsrechner

odds-word-level = Stufe
odds-word-life = Leben
odds-word-armour = Rüstung
odds-word-resistance = Resistenz
odds-word-bonus = Bonus
odds-word-parry = Parade
odds-word-melee = Nahkampf
odds-word-ranged = Fernkampf
odds-word-injured = verletzt
odds-first = die angreifende Seite
odds-second = das Ziel
odds-hero = { $card } (Stufe { $level })
odds-both = { $first } und { $second }
odds-heading = { $first } gegen { FORM($second, "accusative") }
odds-share = { $share }
odds-number = { $whole },{ $tenth }
odds-strikes = { FORM($striker, "the-first") } greift { FORM($struck, "the-accusative") } an: W10 { SIGNED($bonus) }
odds-strikes-with = { FORM($striker, "the-first") } greift { FORM($struck, "the-accusative") } an, mit { FORM($source, "the-dative") }: W10 { SIGNED($bonus) }
odds-back = { FORM($striker, "the-first") } darf zurückschlagen: W10 { SIGNED($bonus) }
odds-back-with = { FORM($striker, "the-first") } darf mit { FORM($source, "the-dative") } zurückschlagen: W10 { SIGNED($bonus) }
odds-hits = Schaden kommt durch: { $hits }; im Mittel { $expected }
odds-extremes = Kritischer Treffer und Patzer: je { $share }
odds-points = { $points } ({ $share })
odds-points-each = { $points }–{ $last } (je { $share })
odds-damage = Schaden: { $parts }
odds-falls = Besiegt den Helden: { $share }
odds-dies = Tötet sofort: { $share }
odds-dies-later = Tötet am Ende des Zuges: { $share }
odds-injured = Verletzt: { $share }
odds-proviso = Reaktionen sind nicht eingerechnet, ebenso wenig, was ein Treffer sonst auslöst.
refused-odds-number = Zahlen gehen hier bis { $most }, Stufen von 1 bis { $levels }.
refused-odds-fighter = Da fehlt etwas: { $side } braucht genau eine kämpfende Karte, Held oder Wesen.
refused-odds-gone = Diese Karte ist nicht im Spiel oder liegt verdeckt.
refused-odds-requirement = { $card } geht hier nicht: Für { $side } ist eine Voraussetzung nicht erfüllt.
refused-odds-piece = { $card } geht hier nicht: Das kann { $side } nicht tragen.
refused-odds-weapon = Womit soll { $side } angreifen? Nenne eine Waffe oder einen Zauber.
refused-odds-weapons = Angegriffen wird mit einer Waffe oder mit zweien im Nahkampf.
refused-odds-reach = { $card } hat keinen { $reach ->
    [melee] Nahkampfangriff
   *[ranged] Fernkampfangriff
}.
# Auf Knöpfen, hinter dem Ziel: so wahrscheinlich kommt Schaden durch, oder gelingt die Probe.
chance-hits = trifft zu { $percent } %{ $kills ->
    [0] {""}
   *[other] , tötet zu { $kills } %
 }
chance-succeeds = gelingt zu { $percent } %
stake-damage = { $kills ->
    [yes] wohl tödlich
   *[no] { $damage ->
        [0] 0
       *[other] ≈{ $damage }
    }♥
 }{ $back ->
    [0] {""}
   *[other] , { $falls ->
        [yes] zurück wohl tödlich
       *[no] zurück ≈{ $back }♥
    }
 }
stake-roll = gelingt ab { $least } auf dem W{ $faces }
picture-odds-hits = Schaden kommt durch
picture-odds-expected = im Mittel
picture-odds-damage = Schaden
