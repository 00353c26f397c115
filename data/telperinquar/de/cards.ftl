# Was auf Karten steht. Die Sätze einer Fähigkeit werden aus ihren Wirkungen zusammengesetzt.

## Wörter

keyword-dual-wield = Beidhändigkeit
keyword-flying = Fliegen
keyword-hide = Verstecken
keyword-mist-form = Nebelgestalt
keyword-weapon-chain = Waffenkette
keyword-sweep = Rundumschlag
keyword-shadowy = Schattenhaftigkeit
keyword-immunity-fire = Immunität: Feuer
keyword-immunity-cold = Immunität: Kälte
keyword-immunity-lightning = Immunität: Blitz
keyword-immunity-poison = Immunität: Gift
keyword-immunity-holy = Immunität: Heilig
keyword-immunity-shadow = Immunität: Schatten
keyword-double-fire = Doppelter Schaden: Feuer
keyword-double-cold = Doppelter Schaden: Kälte
keyword-double-lightning = Doppelter Schaden: Blitz
keyword-double-poison = Doppelter Schaden: Gift
keyword-double-holy = Doppelter Schaden: Heilig
keyword-double-shadow = Doppelter Schaden: Schatten

stat-armour = Rüstung
stat-resistance = Resistenz
stat-melee = Nahkampfbonus
stat-ranged = Fernkampfbonus
stat-healing = Heilungsbonus
stat-strength = Kraft
stat-reflex = Reflex
stat-mind = Geist
stat-aura = Aura
stat-actions = Aktionen
stat-life = maximale LP

class-fighter = Kämpfer
class-rogue = Schurke
class-wizard = Zauberer
class-cleric = Geistlicher

card-type-creature = Wesen
card-type-spell = Zauber
card-type-talent = Talent
card-type-weapon = Waffe{ $size ->
    [small] {" "}(klein)
    [medium] {" "}(mittel)
   *[large] {" "}(groß)
}
card-type-armour = Rüstung{ $size ->
    [light] {" "}(leicht)
    [medium] {" "}(mittel)
   *[heavy] {" "}(schwer)
}
card-type-shield = Schild
card-type-equipment = Gegenstand
card-type-artefact = Artefakt
card-type-trap = Falle
card-type-hero = Held
card-type-level = Stufe
card-type-deck = Deck

## Fähigkeiten erklärt

card-keyword-dual-wield = Beidhändigkeit: Zwei Angriffe für einmal Anwendekosten; jeder zieht einen eigenen Gegenangriff nach sich.
card-keyword-flying = Fliegen: Im Nahkampf nur durch fliegende Wesen und Gegenangriffe zu treffen, ob als Ziel oder daneben.
card-keyword-hide = Verstecken: Verdeckt ist es nicht angreifbar und bewacht niemanden.
card-keyword-hide-cost = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}: Diese Karte wird verdeckt.
card-keyword-mist-form = Nebelgestalt: Kann nicht Ziel von Fernkampfangriffen sein.
card-keyword-weapon-chain = Waffenkette: Nur wer diese Waffe besitzt, kann sie entfernen.
card-keyword-sweep = Rundumschlag: Der Angriff schadet allen Gegnern im Drohbereich, die nicht fliegen.
card-keyword-shadowy = Schattenhaftigkeit: Bei jedem Schaden ein W10; bei 1 oder 2 bleibt er aus.
card-immune = Immunität: kein Schaden durch { FORM($sources, "accusative") }.
card-doubled = Doppelter Schaden durch { FORM($sources, "accusative") }.
source-fire = Feuer
source-cold = Kälte
source-lightning = Blitz
source-poison = Gift
source-holy = heiliges Licht
source-shadow = Schatten

## Zeilen

card-ability = { $when ->
    [reaction-attack] Reaktion auf einen Angriff
    [reaction-action] Reaktion auf jede Aktion
    [defensive] Defensiv
   *[own] Anwenden
} ({ $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}{ $exhausts ->
    [yes] , geht in Aktion
   *[no] {""}
}): { $effects }
card-trap = Beim Aufdecken: { $effects }
card-on-hit = Beim Angriff: { $effects }
card-weapon-exhausts = Ein Angriff setzt diese Waffe in Aktion.
card-bears = Kann tragen: { $kinds }.
bears-weapon = Waffen
bears-armour = Rüstungen
bears-shield = Schilde
bears-equipment = Gegenstände
card-passive = { $who ->
    [bearer] Träger
   *[hero] Dein Held
}: { $changes }.
card-use-requires = Zum Anwenden: { $requirement }.
card-charges = { $charges ->
    [one] Einmalig.
   *[other] { $charges } Ladungen.
}
card-class-fighter = Kämpfer
card-class-rogue = Schurken
card-class-wizard = Zauberer
card-class-cleric = Geistliche
card-classes = Nur { $classes }
card-costs = Auslegen { $play } / Anwenden { $use }
card-play-cost = Auslegen { $play }
card-requires = Voraussetzung: { $requirement }
card-attribute-strength = Kraft { $value }
card-attribute-reflex = Reflex { $value }
card-attribute-mind = Geist { $value }
card-attribute-aura = Aura { $value }
card-body = { $life } LP{ $armour ->
    [0] {""}
   *[other] , Rüstung { $armour }
}{ $resistance ->
    [0] {""}
   *[other] , Resistenz { $resistance }
}
card-attributes = { $attributes }
card-attack = { $range ->
    [melee] Nahkampf
   *[ranged] Fernkampf
} W10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] physisch
    [magical] magisch
   *[simple] einfach
}{ $source ->
    [fire] {" "}(Feuer)
    [cold] {" "}(Kälte)
    [lightning] {" "}(Blitz)
    [poison] {" "}(Gift)
    [holy] {" "}(Heilig)
    [shadow] {" "}(Schatten)
   *[none] {""}
}

## Helden, Stufen, Decks

card-hero-weapons = Waffen: { $sizes } – { $count ->
    [one] eine zugleich
   *[other] bis zu { $count } zugleich
}.
card-hero-armour = Rüstung: { $sizes }.
card-hero-shield = Kann statt einer zweiten Waffe einen Schild tragen.
card-hero-shield-only = Kann einen Schild tragen.
card-hero-unarmed = Unbewaffneter Gegenangriff: W10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} physisch.
card-hero-two-weapons = Ein Angriff mit zwei Waffen kostet { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} weniger.
card-hero-first-spell = Der erste Zauber jedes Zuges kostet beim Anwenden { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} weniger, mindestens aber 1.
card-hero-healing = { SIGNED($by) } auf Heilungswürfe.
card-hero-dual-wield = Beidhändigkeit: Nach dem Angriff mit einer von zwei Waffen folgt kostenlos ein zweiter mit der anderen.
card-hero-hide = Einmal im Spiel, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}: Dein Held wird bis zu deiner nächsten Versorgungsphase verdeckt.
card-hero-every-class = Karten aller Klassen stehen diesem Helden offen.
card-size-small = klein
card-size-medium = mittel
card-size-large = groß
card-size-light = leicht
card-size-heavy = schwer
card-level = Stufe { $level }: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}, { $level ->
    [1] { $maximum } LP
   *[other] { SIGNED($gain) } LP (höchstens { $maximum })
}, Rüstung { $armour }, Resistenz { $resistance }, { $attributes }
card-level-rule = Kostenlos in deiner Einstiegsphase auszulegen: Dein Held steigt eine Stufe auf.
card-level-rule-of = Kostenlos in deiner Einstiegsphase auszulegen: Dein Held steigt als { $hero_class } eine Stufe auf, und nur als solcher.
card-level-no-life = Lebenspunkte gibt sie jetzt nicht: In der anderen Klasse hat dein Held diese Stufe schon erreicht.
card-deck-hero = Held: { $hero }
card-deck-hero-levels = Held: { $hero }, mit { $count ->
    [one] 1 Stufenkarte
   *[other] { $count } Stufenkarten
}
card-deck-levels = { $count ->
    [one] 1 Stufenkarte
   *[other] { $count } Stufenkarten
}
card-deck-cards = { $count } × { $card }

## Satzanfänge: worauf eine Wirkung fällt

card-subject-none = Dein Held{ $area ->
    [target] {""}
   *[side] {" "}und alle deine Wesen
}
    .genitive = deines Helden
card-subject-own-hero = Dein Held{ $area ->
    [target] {""}
   *[side] {" "}und alle deine Wesen
}
    .genitive = deines Helden
card-subject-enemy-hero = Ein feindlicher Held{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}und alle seine Wesen
}
    .genitive = eines feindlichen Helden{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-hero = Ein Held{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}und alle seine Wesen
}
    .genitive = eines Helden{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-this = Diese Karte{ $area ->
    [threat-zone] {" "}und ihr Drohbereich
    [side] {" "}und alle deine anderen Wesen
    [side-and-hero] , alle deine anderen Wesen und dein Held
   *[target] {""}
}
    .genitive = dieser Karte
card-subject-creature = Ein Wesen{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}und sein Drohbereich
    [side] {" "}und alle anderen seiner Reihe
    [side-and-hero] , alle anderen seiner Reihe und sein Held
   *[target] {""}
}
    .genitive = eines Wesens{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-own-creature = Eines deiner Wesen{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}und sein Drohbereich
    [side] {" "}und alle deine anderen
    [side-and-hero] , alle deine anderen und dein Held
   *[target] {""}
}
    .genitive = eines deiner Wesen{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-enemy-creature = Ein feindliches Wesen{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}und sein Drohbereich
    [side] {" "}und alle anderen seiner Reihe
    [side-and-hero] , alle anderen seiner Reihe und sein Held
   *[target] {""}
}
    .genitive = eines feindlichen Wesens{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-any = Ein Held oder Wesen{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}und der Drohbereich darum
    [side] {" "}und alle Wesen derselben Reihe
    [side-and-hero] , alle Wesen derselben Reihe und ihr Held
   *[target] {""}
}
    .genitive = eines Helden oder Wesens{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-own = Dein Held oder eines deiner Wesen{ $area ->
    [threat-zone] {" "}und der Drohbereich darum
    [side] {" "}und alle deine Wesen
    [side-and-hero] {" "}und deine ganze Seite
   *[target] {""}
}
    .genitive = deines Helden oder eines deiner Wesen
card-subject-enemy = Ein Feind{ $near ->
    [yes] {" "}im Drohbereich
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}und sein Drohbereich
    [side] {" "}und alle Wesen derselben Reihe
    [side-and-hero] , alle Wesen derselben Reihe und ihr Held
   *[target] {""}
}
    .genitive = eines Feindes{ $near ->
        [yes] {" "}im Drohbereich
       *[no] {""}
    }
card-subject-own-equipment = Eine deiner Ausrüstungskarten
card-subject-enemy-equipment = Eine feindliche Ausrüstungskarte
card-subject-attacker = Der Angreifer{ $area ->
    [threat-zone] {" "}und sein Drohbereich
    [side] {" "}und alle Wesen derselben Reihe
    [side-and-hero] , alle Wesen derselben Reihe und ihr Held
   *[target] {""}
}
    .genitive = des Angreifers
card-subject-attacked = Die angegriffene Karte{ $area ->
    [threat-zone] {" "}und ihr Drohbereich
    [side] {" "}und alle Wesen derselben Reihe
    [side-and-hero] {" "}und deine ganze Seite
   *[target] {""}
}
    .genitive = der angegriffenen Karte
card-subject-hidden = { $target ->
    [own-creature] Eine deiner verdeckten Karten
    [enemy-creature] Eine verdeckte Karte eines Gegners
   *[other] Eine verdeckte Karte
}
card-subject-target = { $many ->
    [yes] Sie alle
   *[no] Das Ziel
}
    .genitive = des Ziels

## Sätze

card-sentence = { $subject } { $doing }.
card-then = { $first } { $then }
card-you-draw = Du ziehst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
card-owner-discards = Wer das Ziel besitzt, legt { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} ab.
card-owner-gains = Wer das Ziel besitzt, erhält { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
card-owner-loses = Wer das Ziel besitzt, verliert { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
card-cancels = { $attack ->
    [yes] Der Angriff bleibt wirkungslos.
   *[no] Die Aktion bleibt wirkungslos.
}
card-parries = Der Schaden des Angriffs an seinem Ziel sinkt um { $by }.
card-check-attribute = { $attribute ->
    [strength] die Kraft
    [reflex] den Reflex
    [mind] den Geist
    [aura] die Aura
   *[highest] das höchste Attribut
}
card-check = { $many ->
    [yes] { $subject }: Mach einen Erfolgswurf (W20 + deine Stufe) gegen { card-check-attribute }
   *[no] Mach einen Erfolgswurf (W20 + deine Stufe) gegen { card-check-attribute } { FORM($subject, "genitive") }
}.
card-check-success = Bei Erfolg: { $effects }
card-check-failure = Sonst: { $effects }

## Was geschieht

card-does-attack = { $many ->
    [yes] erleiden
   *[no] erleidet
} durch einen { $range ->
    [melee] Nahkampfangriff
   *[ranged] Fernkampfangriff
} W10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] physischen Schaden
    [magical] magischen Schaden
   *[simple] Schaden
}{ $source ->
    [fire] {" "}(Feuer)
    [cold] {" "}(Kälte)
    [lightning] {" "}(Blitz)
    [poison] {" "}(Gift)
    [holy] {" "}(Heilig)
    [shadow] {" "}(Schatten)
   *[none] {""}
}
card-amount = { $dice ->
    [0] { $amount }
    [one] W{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
   *[other] { $dice }W{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
}
card-does-damage = { $many ->
    [yes] erleiden
   *[no] erleidet
} { $amount } { $kind ->
    [physical] physischen Schaden
    [magical] magischen Schaden
   *[simple] Schaden
}{ $source ->
    [fire] {" "}(Feuer)
    [cold] {" "}(Kälte)
    [lightning] {" "}(Blitz)
    [poison] {" "}(Gift)
    [holy] {" "}(Heilig)
    [shadow] {" "}(Schatten)
   *[none] {""}
}
card-does-damage-over-time = { $many ->
    [yes] erleiden
   *[no] erleidet
} { $rounds ->
    [one] in deiner nächsten Versorgungsphase
   *[other] in jeder deiner nächsten { $rounds } Versorgungsphasen
} { $amount } { $kind ->
    [physical] physischen Schaden
    [magical] magischen Schaden
   *[simple] Schaden
}{ $source ->
    [fire] {" "}(Feuer)
    [cold] {" "}(Kälte)
    [lightning] {" "}(Blitz)
    [poison] {" "}(Gift)
    [holy] {" "}(Heilig)
    [shadow] {" "}(Schatten)
   *[none] {""}
}
card-does-heal-over-time = { $many ->
    [yes] erhalten
   *[no] erhält
} { $rounds ->
    [one] in deiner nächsten Versorgungsphase
   *[other] in jeder deiner nächsten { $rounds } Versorgungsphasen
} { $amount } LP zurück
card-does-heal = { $many ->
    [yes] erhalten
   *[no] erhält
} W10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} LP zurück ({ $kind ->
    [natural] natürliche Heilung
   *[magical] magische Heilung
})
card-does-restore = { $many ->
    [yes] erhalten
   *[no] erhält
} { $amount } LP zurück
card-does-change = { $many ->
    [yes] erhalten
   *[no] erhält
}{ $until ->
    [turn] {" "}bis zum Zugende
    [round] {" "}bis zu deinem nächsten Zug
   *[lasting] , solange diese Karte im Spiel bleibt,
} { $changes }
card-does-discard = { $many ->
    [yes] legen
   *[no] legt
} { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
} ab
card-does-gain = { $many ->
    [yes] erhalten
   *[no] erhält
} { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
card-does-lose = { $many ->
    [yes] verlieren
   *[no] verliert
} { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
card-does-exhaust = { $many ->
    [yes] werden in Aktion gesetzt
   *[no] wird in Aktion gesetzt
}
card-does-ready = { $many ->
    [yes] werden wieder bereit
   *[no] wird wieder bereit
}
card-does-destroy = { $many ->
    [yes] kommen auf den Ablagestapel
   *[no] kommt auf den Ablagestapel
}
card-does-return = { $many ->
    [yes] kehren auf die Hand ihres Besitzers zurück
   *[no] kehrt auf die Hand des Besitzers zurück
}
card-does-hide = { $many ->
    [yes] werden verdeckt
   *[no] wird verdeckt
}
card-does-reveal = { $many ->
    [yes] werden aufgedeckt; Fallen werden wirkungslos abgelegt
   *[no] wird aufgedeckt; eine Falle wird wirkungslos abgelegt
}
card-does-redirect = wird stattdessen zum Ziel des Angriffs

## Veränderte Werte

card-change-armour = { SIGNED($by) } Rüstung
card-change-resistance = { SIGNED($by) } Resistenz
card-change-melee = { SIGNED($by) } auf Nahkampfangriffe
card-change-ranged = { SIGNED($by) } auf Fernkampfangriffe
card-change-healing = { SIGNED($by) } auf Heilungswürfe
card-change-strength = { SIGNED($by) } Kraft
card-change-reflex = { SIGNED($by) } Reflex
card-change-mind = { SIGNED($by) } Geist
card-change-aura = { SIGNED($by) } Aura
card-change-actions = { SIGNED($by) } { $by ->
    [1] Aktion
    [-1] Aktion
   *[other] Aktionen
}
card-change-life = { SIGNED($by) } maximale LP
