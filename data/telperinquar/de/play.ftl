# Was in einem Duell geschieht, was gefragt wird und warum etwas nicht geht.

game-telperinquar = Telperinquár

## Wörter

hidden-card = eine verdeckte Karte
    .the-first = Eine verdeckte Karte
    .the-dative = einer verdeckten Karte
# Karten, die mehrfach im Spiel sind: mit Besitzer und Platz.
card-placed = { $card } (Platz { $place })
    .the-first = { FORM($card, "the-first") } (Platz { $place })
    .the-accusative = { FORM($card, "the-accusative") } (Platz { $place })
    .the-dative = { FORM($card, "the-dative") } (Platz { $place })
    .gender = { FEATURE($card, "gender") }
card-where = ({ FEATURE($whose, "person") ->
    [second] bei dir
   *[third] { $whose }
}{ $place ->
    [0] {""}
   *[other] , Platz { $place }
})
card-apart = { $card } { card-where }
    .the-first = { FORM($card, "the-first") } { card-where }
    .the-accusative = { FORM($card, "the-accusative") } { card-where }
    .the-dative = { FORM($card, "the-dative") } { card-where }
# Eine Karte mit der Person, der sie gehört.
own-card = { FEATURE($card, "role") ->
    [hero] { FEATURE($whose, "person") ->
        [second] Dein Held
       *[third] Der Held { FORM($whose, "genitive") }
     }
   *[card] { FEATURE($whose, "person") ->
        [second] { FEATURE($card, "gender") ->
            [feminine] Deine { $card }
            [masculine] Dein { $card }
            [neuter] Dein { $card }
           *[none] { FORM($card, "the-first") } bei dir
         }
       *[third] { FORM($card, "the-first") } { FORM($whose, "genitive") }
     }
 }
own-source = { FEATURE($source, "role") ->
    [hero] { FEATURE($who, "person") ->
        [second] Dein Held
       *[third] Der Held { FORM($who, "genitive") }
     }
   *[card] { FEATURE($who, "person") ->
        [second] { FEATURE($source, "gender") ->
            [feminine] Deine { $source }
            [masculine] Dein { $source }
            [neuter] Dein { $source }
           *[none] { FORM($source, "the-first") } bei dir
         }
       *[third] { FORM($source, "the-first") } { FORM($who, "genitive") }
     }
 }
own-target = { FEATURE($target, "role") ->
    [hero] { FEATURE($whose, "person") ->
        [second] deinen Helden
       *[third] den Helden { FORM($whose, "genitive") }
     }
   *[card] { FEATURE($whose, "person") ->
        [second] { FEATURE($target, "gender") ->
            [feminine] deine { $target }
            [masculine] deinen { $target }
            [neuter] dein { $target }
           *[none] { FORM($target, "the-accusative") } bei dir
         }
       *[third] { FORM($target, "the-accusative") } { FORM($whose, "genitive") }
     }
 }
damage-points = { $damage ->
    [0] keinen
   *[other] { $damage }
} Schaden
life-points = { $life } LP
both = { $first } / { $second }
phase-entry = Einstiegsphase
phase-supply = Versorgungsphase
phase-main = Hauptphase
phase-combat = Kampfphase
phase-after-combat = Hauptphase, der Kampf ist vorbei
phase-position = Positionsphase

headline-turn = Runde { $round } · { FEATURE($who, "person") ->
    [second] du bist dran
   *[third] { FORM($who, "the") } ist dran
 }: { $phase }
board-overtime = Verlängerung: Alle verlieren Lebenspunkte
headline-over = { $count ->
    [one] { FEATURE($who, "person") ->
        [second] Du hast gewonnen
       *[third] { FORM($who, "the-first") } hat gewonnen
    }
   *[other] Gewonnen haben { FORM($who, "the") }
 }

result-hero-died = Der Held der unterlegenen Seite ist gefallen.
result-heroes-died = { $count ->
    [one] { $heroes } ist gefallen.
   *[other] { $heroes } sind gefallen.
}
result-draw = Alle Helden sind im selben Zug gefallen: unentschieden.
result-resigned = Die andere Seite hat aufgegeben.

## Zug

event-turn = { FEATURE($who, "person") ->
    [second] Du bist am Zug
   *[third] { FORM($who, "the-first") } ist am Zug
} (Runde { $round }).
event-drew = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($who, "person") ->
        [second] ziehst
       *[third] zieht
     } { $occasion ->
        [begin] zu Beginn des Zuges {""}
        [end] am Ende des Zuges {""}
       *[other] {""}
    }{ $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
event-drew-these = { $occasion ->
    [end] Dein Zug endet; du ziehst: { $cards }.
   *[other] Du ziehst: { $cards }.
}
event-pile-empty = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-pile-empty.and }.
    .and = { FEATURE($who, "person") ->
        [second] hast
       *[third] hat
     } keine Karten mehr zu ziehen
event-level = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-level.and }.
    .and = { FEATURE($who, "person") ->
        [second] steigst
       *[third] steigt
     } auf Stufe { $level } ({ $life } von { $maximum } LP)
event-level-of-class = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-level-of-class.and }.
    .and = { FEATURE($who, "person") ->
        [second] steigst
       *[third] steigt
     } als { $hero_class } auf Stufe { $level } ({ $life } von { $maximum } LP)
event-overtime-begins = Die Verlängerung beginnt: Alle Helden haben Stufe 10. Von nun an verlieren alle in ihren eigenen Zügen Lebenspunkte.
event-overtime = Die Verlängerung kostet { FEATURE($who, "person") ->
    [second] deinen Helden
   *[third] den Helden { FORM($who, "genitive") }
} { $damage } LP.
event-idle = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-idle.and }.
    .and = { FEATURE($who, "person") ->
        [second] kannst
       *[third] kann
     } in diesem Zug nichts auslegen oder anwenden
event-nothing-left = Dein Zug ist vorbei: Mit { $count ->
    [one] der letzten Aktion
   *[other] den letzten { $count } Aktionen
} lässt sich nichts mehr tun.
event-tick = { FORM($source, "the-first") } wirkt weiter auf { FORM($card, "the-accusative") }.
event-arranged = { FEATURE($who, "person") ->
    [second] Du stellst deine
   *[third] { FORM($who, "the-first") } stellt die
 } Reihe um: { $cards }.
event-hero-died = { FEATURE($hero, "gender") ->
    [feminine] { FEATURE($whose, "person") ->
        [second] Deine Heldin { $hero }
       *[third] { $hero }, die Heldin { FORM($whose, "genitive") },
     }
   *[other] { FEATURE($whose, "person") ->
        [second] Dein Held { $hero }
       *[third] { $hero }, der Held { FORM($whose, "genitive") },
     }
 } ist gefallen.
event-resigned = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-resigned.and }.
    .and = { FEATURE($who, "person") ->
        [second] gibst
       *[third] gibt
     } auf
event-combat-ends = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-combat-ends.and }.
    .and = { FEATURE($who, "person") ->
        [second] beendest
       *[third] beendet
     } die Kampfphase

## Auslegen und Anwenden

event-played = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-played.and }.
    .and = { FEATURE($who, "person") ->
        [second] legst
       *[third] legt
     } { FORM($card, "the-accusative") } aus
    .also = dazu { FORM($card, "the-accusative") }
event-played-face-down = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-played-face-down.and }.
    .and = { FEATURE($who, "person") ->
        [second] legst
       *[third] legt
     } eine Karte verdeckt aus
    .also = noch eine
event-laid-face-down = Du legst { FORM($card, "the-accusative") } verdeckt aus.
event-play-stopped = { FORM($card, "the-first") } kommt nicht ins Spiel und wird abgelegt.
event-equipped = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-equipped.and }.
    .and = { FEATURE($who, "person") ->
        [second] gibst
       *[third] gibt
     } { FORM($bearer, "the-dative") } { FORM($card, "the-accusative") }
    .also = { FORM($card, "the-accusative") }
event-moved = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-moved.and }.
    .and = { FEATURE($who, "person") ->
        [second] gibst
       *[third] gibt
     } { FORM($card, "the-accusative") } an { FORM($bearer, "the-accusative") } weiter
event-taken-back = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-taken-back.and }.
    .and = { FEATURE($who, "person") ->
        [second] nimmst
       *[third] nimmt
     } { FORM($card, "the-accusative") } auf die Hand
event-swapped = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-swapped.and }.
    .and = { FEATURE($who, "person") ->
        [second] tauschst
       *[third] tauscht
     } die Plätze von { FORM($first, "the-dative") } und { FORM($second, "the-dative") }
event-used = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-used.and }.
    .and = { FEATURE($who, "person") ->
        [second] wendest
       *[third] wendet
     } { FORM($card, "the-accusative") } an
event-used-on = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-used-on.and }.
    .and = { FEATURE($who, "person") ->
        [second] wendest
       *[third] wendet
     } { FORM($card, "the-accusative") } auf { own-target } an
event-used-up = { FORM($card, "the-first") } ist aufgebraucht und wird abgelegt.
event-no-effect = Das bewirkt nichts mehr.
event-attack-stopped = Der Angriff fällt aus: { $cause ->
    [attacker] Wer angreift, ist fort oder versteckt
    [weapon] Die Waffe ist fort
    [target] Das Ziel ist fort oder versteckt
   *[reach] Das Ziel ist außer Reichweite
 }.
event-revealed = { own-card } wird aufgedeckt.
event-hid = { own-card } versteckt sich.
event-discarded = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($who, "person") ->
        [second] legst
       *[third] legt
     } { FORM($card, "the-accusative") } ab
event-carried-discarded = { FORM($card, "the-first") } wird mit dem Träger abgelegt.

## Kampf

event-attack = { own-source } greift { own-target } an.
event-attack-with = { own-source } greift { own-target } mit { FORM($weapon, "the-dative") } an.
event-attack-both = { own-source } greift { own-target } mit { FORM($first, "the-dative") } und { FORM($second, "the-dative") } zugleich an.
roll-plus = { $roll } + { $bonus } = { $total }
roll-minus = { $roll } − { $bonus } = { $total }
roll-unarmed = { $roll } − { $bonus } (bloße Hände) = { $total }
roll-bare = { $roll }
event-roll = { FORM($card, "the-first") } würfelt { $sum }.
event-attack-roll = { FORM($card, "the-first") } greift mit einem Wurf von { $sum } an.
event-healing-roll = { FORM($card, "the-first") } heilt mit einem Wurf von { $sum }.
event-critical = Ein kritischer Wurf!
event-fumble = { FORM($card, "the-first") } patzt: keine Wirkung.
event-hero-hurt = { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
} erleidet { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, jetzt { life-points }.
event-hero-doomed = { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
} fällt am Ende des Zuges, wenn ihn nichts über 0 heilt.
event-creature-hurt = { FORM($card, "the-first") } erleidet { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, noch { life-points }.
event-hero-healed = { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
} wird um { $points } geheilt und hat { life-points }.
event-creature-healed = { FORM($card, "the-first") } wird um { $points } geheilt und hat { life-points }.
event-injured = { FORM($card, "the-first") } ist verletzt; eine zweite Verletzung tötet.
event-injured-again = { FORM($card, "the-first") } war schon verletzt{ $cause ->
    [critical] , und ein kritischer Treffer
   *[turn] {" "}und hat in diesem Zug mehr als die Hälfte der LP verloren: Das
} ist eine zweite Verletzung.
event-recovered = { FORM($card, "the-first") } ist nicht mehr verletzt.
event-died = { own-card } stirbt.
event-counter = { FORM($card, "the-first") } schlägt zurück.
event-shadowy = { FORM($card, "the-first") } taucht in die Schatten (Würfel: { $roll }) und erleidet keinen Schaden.
event-immune = { FORM($card, "the-first") } ist dagegen immun.
event-intercepted = { own-card } fängt den Angriff ab.

## Wirkungen

event-modified = { FORM($source, "the-first") } gibt { FORM($card, "the-dative") } { SIGNED($by) } { $stat }.
event-granted = { FORM($card, "the-first") } erhält durch { FORM($source, "the-accusative") } { $keyword }.
event-over-time = { FORM($source, "the-first") } { $heal ->
    [0] fügt
   *[other] gibt
} { FORM($card, "the-dative") } zu Beginn { FEATURE($who, "person") ->
    [second] { $rounds ->
        [one] deines nächsten Zugs
       *[other] deiner nächsten { $rounds } Züge
     }
   *[third] { $rounds ->
        [one] des nächsten Zugs
       *[other] der nächsten { $rounds } Züge
     } { FORM($who, "genitive") }
} { $heal ->
    [0] { $damage } Schaden zu
   *[other] { $heal } LP zurück
}.
event-pool = { FORM($source, "the-first") } { $gains ->
    [yes] bringt { FORM($who, "dative") }
   *[no] kostet { FORM($who, "accusative") }
} { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}; nun { $actions ->
    [one] ist es 1
   *[other] sind es { $actions }
}.
event-exhausted = { FORM($card, "the-first") } ist in Aktion.
event-readied = { FORM($card, "the-first") } ist wieder bereit.
event-destroyed = { FORM($card, "the-first") } wird zerstört.
event-returned = { FORM($card, "the-first") } geht auf { FEATURE($whose, "person") ->
    [second] deine Hand
   *[third] die Hand { FORM($whose, "genitive") }
} zurück.
event-cancelled = { FORM($card, "the-first") } vereitelt { FEATURE($whose, "person") ->
    [second] { $kind ->
        [attack] deinen Angriff
       *[action] deine Aktion
     }
   *[third] { $kind ->
        [attack] den Angriff
       *[action] die Aktion
     } { FORM($whose, "genitive") }
}.
event-redirected = Der Angriff geht nun gegen { FORM($card, "the-accusative") }.
event-parried = { FORM($card, "the-first") } wehrt { $by } Schaden ab.
event-check-succeeded = { $card } gegen { FORM($target, "the-accusative") }: { $roll } + { $level } = { $total }, mehr als { $attribute } { $needed }: gelungen.
event-check-failed = { $card } gegen { FORM($target, "the-accusative") }: { $roll } + { $level } = { $total }, nicht mehr als { $attribute } { $needed }: misslungen.

## Angesagte Aktionen

pending-attack = { own-source } greift { own-target } an
pending-use = { FEATURE($who, "person") ->
    [second] Du wendest
   *[other] { FORM($who, "the-first") } wendet
 } { FORM($source, "the-accusative") } an
pending-use-on = { FEATURE($who, "person") ->
    [second] Du wendest
   *[other] { FORM($who, "the-first") } wendet
 } { FORM($source, "the-accusative") } auf { own-target } an
pending-play = { FEATURE($who, "person") ->
    [second] Du legst
   *[other] { FORM($who, "the-first") } legt
 } { FORM($card, "the-accusative") } aus
pending-trap = { FEATURE($who, "person") ->
    [second] Du legst
   *[other] { FORM($who, "the-first") } legt
 } eine Karte verdeckt aus
pending-action = { FEATURE($who, "person") ->
    [second] Du hast
   *[other] { FORM($who, "the-first") } hat
 } eine Aktion angesagt
pending-end = { FEATURE($who, "person") ->
    [second] Du willst
   *[other] { FORM($who, "the-first") } will
 } die Hauptphase verlassen

## Fragen

ask-entry = { $level ->
    [0] Legst du eine Stufenkarte aus? Sie ist kostenlos und macht deinen Helden stärker.
   *[other] Eine Stufenkarte ist kostenlos: Steigst du auf Stufe { $level } auf (dann { life-points })?
}{ $level ->
    [2] {" "}Höhere Stufen bringen Leben, Aktionen und Attribute für starke Karten. Danach legst du Karten aus: ⚡2 kostet 2 Aktionen.
   *[other] {""}
}
ask-main = { $actions ->
    [0] Keine Aktion mehr, nur noch Kostenloses.
    [one] Noch 1 Aktion (⚡).
   *[other] Noch { $actions } Aktionen (⚡).
} Was tust du?
ask-combat = Im Kampf: { $actions ->
    [0] nur noch Kostenloses.
    [one] noch 1 Aktion (⚡).
   *[other] noch { $actions } Aktionen (⚡).
} Was nun?
ask-position = In welcher Reihenfolge soll deine Reihe stehen?
ask-range = Im Nahkampf oder im Fernkampf?
ask-second-weapon = Welche zweite Waffe?
ask-target = Wen greifst du an?
ask-react = { $action }. Reagierst du?{ $known ->
    [0] {" "}Eine Reaktion wirkt vor dieser Aktion; passt du, geschieht sie einfach.
   *[other] {""}
 }
ask-counter = { FORM($attacker, "the-first") } hat { FORM($card, "the-accusative") } angegriffen. Schlägst du zurück?
ask-second-attack = Wohin geht der zweite Angriff?
ask-trap-target = Wen oder was trifft deine Falle?
ask-order = Mehrere Wirkungen treten gleichzeitig ein. Welche zuerst?
ask-discard = Welche Karte legst du ab?

## Züge

move-levelup = Stufe aufsteigen
move-no-level = Keine Stufenkarte
move-pass = Passen
move-play = Auslegen
move-equip = Anlegen
move-move = Träger wechseln
move-take-back = Ausrüstung auf die Hand nehmen
move-attack = Angreifen
move-attack-both = Ein Angriff mit beiden Waffen
move-use = Anwenden
move-reveal = Aufdecken
move-swap = Plätze tauschen
move-cease = Kampf beenden, weiter auslegen
move-end = Zug beenden
move-end-arrange = Zug beenden und umstellen
move-keep = Reihe so lassen
move-arrange = Umstellen
move-intercept = Abfangen
move-counter = Zurückschlagen
move-choose = Wählen

# Ganze Züge auf Knöpfen, in etwa 34 Zeichen: erst was getan wird, dann die Kosten in Aktionen; Vorschläge nennen einen Grund.
target-hero = { $owner ->
    [named] { FEATURE($whose, "person") ->
        [second] dein Held
       *[third] der Held { FORM($whose, "genitive") }
    }
   *[clear] Held
}
    .accusative = { $owner ->
        [named] { FEATURE($whose, "person") ->
            [second] deinen Helden
           *[third] den Helden { FORM($whose, "genitive") }
        }
       *[clear] den Helden
    }
target-creature = { $card }{ $place ->
    [0] {""}
   *[other] {" "}{ $place }
}{ $owner ->
    [named] {" "}{ FORM($whose, "genitive") }
   *[clear] {""}
}
    .accusative = { FORM($card, "accusative") }{ $place ->
        [0] {""}
       *[other] {" "}{ $place }
    }{ $owner ->
        [named] {" "}{ FORM($whose, "genitive") }
       *[clear] {""}
    }
cost-actions = { $cost ->
    [0] , kostenlos
   *[other] {" "}⚡{ $cost }
}
phrase-play = Leg { FORM($card, "accusative") }{ $place ->
        [left] {" "}links
        [right] {" "}rechts
       *[none] {""}
    }{ cost-actions }
phrase-equip = Nimm { FORM($card, "accusative") }{ cost-actions }
phrase-equip-creature = { FORM($card, "accusative") } für { FORM($bearer, "accusative") }{ cost-actions }
phrase-attack = { $source } → { $target }{ cost-actions }{ $reach ->
    [melee] {" "}⚔️
    [ranged] {" "}🏹
   *[none] {""}
}
phrase-bearer = { $bearer } mit { FORM($card, "dative") }
phrase-attack-both = { $first } + { $second } → { $target }{ cost-actions }
phrase-attack-with-both = Beide Waffen → { $target }{ cost-actions }
phrase-use = Nutze { FORM($card, "accusative") }{ cost-actions }
phrase-use-on = { $card } → { $target }{ $count ->
    [0] {""}
   *[other] {" "}+ { $heroes }
}{ $others ->
    [0] {""}
    [one] {" "}und 1 weiteres Ziel
   *[other] {" "}und { $others } weitere
}{ cost-actions }
phrase-react = { $card }{ cost-actions }: { $effects }
phrase-parry = { $card }{ cost-actions }: −{ $by } Schaden
phrase-reveal = { $card } aufdecken
phrase-intercept = { $card } fängt ab
phrase-counter = Gegenschlag{ $weapon ->
    [own] {""}
    [none] : bloße Hände
   *[some] : { $card }
}
phrase-take-back = { $card } auf die Hand
advice-reason = { $advice }: { $reason }
reason-guard = bewacht dich
reason-weapon = { $by ->
    [0] Waffe
   *[other] Waffe { SIGNED($by) }
}
reason-parry = pariert { $by }
reason-redirect = { $to ->
    [this] wird zum Ziel
   *[other] neues Ziel
}
reason-melee = Nahkampf
reason-ranged = Fernkampf
reason-change = { SIGNED($by) } { $stat }
reason-attack = Angriff { SIGNED($by) }
reason-damage = { $amount } Schaden
reason-then = { $reason } (Anwenden { $cost })
reason-heal = heilt { $amount }
reason-enemies = Feind { $change }
reason-draw = { $cards ->
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
}
reason-discard = { $cards ->
    [one] 1 Karte abgeworfen
   *[other] { $cards } Karten abgeworfen
}
reason-trap = gegen Angreifer
reason-lurks = Falle
reason-hide = Versteck
reason-quoted = „{ $sentences }“
reason-ready = 1 Wesen bereit
caution-end =
    Zug beenden: { $count ->
        [one] 1 Aktion ungenutzt
       *[other] { $count } Aktionen ungenutzt
    }
caution-end-ready =
    Zug beenden: { $count ->
        [one] 1 Aktion bleibt
       *[other] { $count } Aktionen bleiben
    } für die Abwehr
caution-cease = Kampf beenden: in diesem Zug kein Angriff mehr
caution-ready = Dabei bleibt es: Das Deck steht fest

argument-left = Ans linke Ende
argument-right = Ans rechte Ende
argument-empty-row = In die leere Reihe
argument-melee = Im Nahkampf
argument-ranged = Im Fernkampf
argument-none = Kein Ziel
argument-level = { $card } – auf Stufe { $level }
argument-cost = { $card }{ cost-actions }
argument-charges = { $card }{ cost-actions } ({ $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
})
argument-attacker = { $card }{ cost-actions }
argument-attacker-bearer = { $bearer } mit { FORM($card, "dative") }{ cost-actions }
argument-ability =
    { $cost ->
        [0] kostenlos
       *[other] ⚡{ $cost }
    }: { $effects }
argument-effect = { $source } auf { FORM($target, "accusative") }
argument-hero = { $card }{ $owner ->
    [clear] {""}
   *[named] { FEATURE($whose, "person") ->
        [second] {""}
       *[third] {" "}{ FORM($whose, "genitive") }
    }
} ({ $life } ♥)
argument-creature = { $place }. { $card }{ $owner ->
    [clear] {""}
   *[named] { FEATURE($whose, "person") ->
        [second] {""}
       *[third] {" "}{ FORM($whose, "genitive") }
    }
} ({ $life } ♥)
argument-card = { $card }{ FEATURE($whose, "person") ->
    [second] {""}
   *[third] {" "}{ FORM($whose, "genitive") }
}
argument-hidden = { $place }. { $card }{ FEATURE($whose, "person") ->
    [second] {""}
   *[third] {" "}{ FORM($whose, "genitive") }
} (verdeckt)

## Kennzahlen

figure-heading = { $who }: { $hero }
figure-heading-group = { $who }: { $hero }, Gruppe { $group }
figure-hero = { $hero }, Stufe { $level }
figure-life = LP { $life }/{ $maximum }{ $hidden ->
    [yes] , versteckt
   *[no] {""}
}
figure-actions = Aktionen { $actions }/{ $maximum }
figure-defences = Rüstung { $armour }, Resistenz { $resistance }
figure-cards = Hand { $hand }, Ziehstapel { $pile }, Ablagestapel { $discard }
figure-equipment = Ausrüstung: { $cards }
figure-abilities = Fähigkeiten: { $cards }
figure-effects = Wirkungen: { $effects }
figure-piece = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }{ $charges ->
    [-1] {""}
    [one] {" "}(1 Ladung)
   *[other] {" "}({ $charges } Ladungen)
}{ $exhausted ->
    [yes] {" "}(in Aktion)
   *[no] {""}
}
figure-creature = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , verletzt
   *[no] {""}
}{ $exhausted ->
    [yes] , in Aktion
   *[no] {""}
} – bedroht { $reaches }
figure-creature-alone = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , verletzt
   *[no] {""}
}{ $exhausted ->
    [yes] , in Aktion
   *[no] {""}
} – bedroht niemanden
figure-place = Platz { $place }
figure-place-of = { $whose } { $place }
figure-places-of = { $whose } { $first }–{ $last }
figure-hidden = { $place }. { $card }
figure-change = { $stat } { SIGNED($by) }
figure-changes = { $changes }
figure-effect-change = { $source }: { $stat } { SIGNED($by) }{ $until ->
    [turn] , diesen Zug
    [round] , diese Runde
   *[lasting] {""}
}
figure-effect-keyword = { $source }: { $keyword }{ $until ->
    [turn] , diesen Zug
    [round] , diese Runde
   *[lasting] {""}
}
figure-effect-damage = { $source }: { $damage } Schaden, noch { $rounds ->
    [one] einmal
   *[other] { $rounds }-mal
}
figure-effect-heal = { $source }: { $heal } Heilung, noch { $rounds ->
    [one] einmal
   *[other] { $rounds }-mal
}

hand-card = { $card } (Auslegen { $play }, Anwenden { $use })
hand-charges = { $card } (Auslegen { $play }, { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
})
hand-level = { $card }

## Ablehnungen: Aufbau

refused-deck = Es gibt kein Deck „{ $deck }“. Es gibt: { $decks }.
refused-double-class = Ein Deck mit zwei Helden lässt sich nur spielen, wo Doppelklassenhelden erlaubt sind (`double_class=true` bei `/spiel neu`).
refused-teams = Zwei gegen zwei geht nur zu { $needed ->
    [4] viert
   *[other] { $needed }
}, und am Tisch { $seats ->
    [one] sitzt nur 1
   *[other] sitzen { $seats }
}.
refused-first = Beginnen kann nur jemand von den { $seats }, die mitspielen.

## Ablehnungen: der Zeitpunkt

refused-out = Dein Held ist gefallen; du bist nicht mehr im Spiel.
refused-not-your-turn = { FORM($whose, "the-first") } ist am Zug.
refused-not-now = Das geht jetzt nicht ({ $phase }).
refused-nothing-to-answer = Im Augenblick gibt es keine Frage an dich.
refused-answer-first = Beantworte zuerst die offene Frage: { $question }
refused-choice = Das steht nicht zur Wahl: { $question }
refused-only-entry = Stufenkarten werden nur in der Einstiegsphase ausgelegt; jetzt ist: { $phase }.
refused-pass-end = Passen geht hier nicht ({ $phase }). Beende stattdessen die Phase.
refused-only-position = Die Reihe wird nur in deiner Positionsphase umgestellt; jetzt ist: { $phase }.
refused-entry-first = Entscheide zuerst über eine Stufenkarte ({ $phase }).
refused-main-over = Die Hauptphase ist vorbei; jetzt ist: { $phase }.
refused-no-combat = Es ist kein Kampf im Gange.
refused-cease = Auch nach dem Kampf könntest du nichts auslegen. Du kannst weiterkämpfen oder den Zug beenden.
refused-first-round = In der ersten Runde darf niemand angreifen oder auf andere zielen.
refused-combat-over = Deine Kampfphase in diesem Zug ist vorbei.
refused-highest-level = Stufe { $level } ist die höchste.
refused-no-level-card = Du hast keine Stufenkarte auf der Hand.
refused-level-card = Stufenkarten werden in der Einstiegsphase ausgelegt, als Stufenaufstieg.
refused-which-level = Dein Held hat zwei Klassen: Sag, welche aufsteigt – { $cards }.
refused-other-level = Dein Held steigt mit diesen Karten auf: { $cards }; eine andere nützt ihm nichts.
refused-one-class = Dein Held hat nur eine Klasse; lass diese Angabe weg.

## Ablehnungen: Karten und Kosten

refused-no-card-here = Eine Karte „{ $card }“ gibt es hier nicht.
refused-not-in-hand = { FORM($card, "the-first") } ist nicht auf deiner Hand.
refused-not-yours = { FORM($card, "the-first") } gehört dir nicht.
refused-actions = Das kostet { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
}, du hast { $have }.
refused-class = { FORM($card, "the-first") } ist nur für { FORM($classes, "accusative") }; dein Held ist { $own }.
refused-requirement = { FORM($card, "the-first") } verlangt { $attribute } { $needed }; { $of ->
    [hero] dein Held hat
   *[bearer] dieser Träger hat
} { $has }.
refused-requirement-class = { FORM($card, "the-first") } verlangt { $attribute } { $needed }; als { $hero_class } hat dein Held { $has }.
refused-play-in-combat = { FORM($card, "the-first") } kann nicht im Kampf ausgelegt werden.
refused-needs-bearer = { FORM($card, "the-first") } braucht einen Träger: Lege die Karte jemandem an.
refused-no-bearer = { FORM($card, "the-first") } wird von niemandem getragen: Lege die Karte aus.
refused-side = { FORM($card, "the-first") } kommt ans linke oder rechte Ende deiner Reihe; in eine leere Reihe ans linke.
refused-no-side = { FORM($card, "the-first") } kommt nicht in die Reihe; lass die Seite weg.
refused-row-full = Deine Reihe ist voll: höchstens { $limit ->
    [one] 1 Karte
   *[other] { $limit } Karten
}.
refused-equipment-full = Du hast schon { $limit ->
    [one] 1 Ausrüstungskarte
   *[other] { $limit } Ausrüstungskarten
} im Spiel.
refused-cannot-bear = { FORM($bearer, "the-first") } kann { FORM($card, "the-accusative") } nicht tragen.
refused-size = { FORM($card, "the-first") } hat für { FORM($bearer, "the-accusative") } die falsche Größe.
refused-large-weapon = Eine große Waffe braucht beide Hände: Bei { FORM($bearer, "the-dative") } ist für { FORM($card, "the-accusative") } keine Hand frei.
refused-place-taken = { FORM($bearer, "the-first") } hat keinen Platz mehr für { FORM($card, "the-accusative") }.
refused-not-a-piece = { FORM($card, "the-first") } kann den Träger nicht wechseln.
refused-move-in-combat = { FORM($card, "the-first") } kann im Kampf den Träger nicht wechseln.
refused-same-bearer = { FORM($bearer, "the-first") } trägt { FORM($card, "the-accusative") } bereits.
refused-not-equipment = { FORM($card, "the-first") } ist keine Ausrüstung; nur Ausrüstung lässt sich auf die Hand nehmen.
refused-take-back-exhausted = { FORM($card, "the-first") } ist in Aktion und lässt sich nicht auf die Hand nehmen.
refused-take-back-effect = { FORM($card, "the-first") } steht unter einer Wirkung und lässt sich nicht auf die Hand nehmen.
refused-not-hidden = { FORM($card, "the-first") } liegt nicht verdeckt.
refused-trap-only-reaction = { FORM($card, "the-first") } lässt sich nur als Reaktion auf einen Nahkampfangriff aufdecken.
refused-swap-not-flying = { FORM($card, "the-first") } fliegt nicht offen in deiner Reihe.
refused-swap-same = { FORM($card, "the-first") } kann nicht mit sich selbst tauschen.
refused-swapped = { FORM($card, "the-first") } hat in diesem Zug schon den Platz getauscht.
refused-swap-in-combat = Fliegende Wesen tauschen vor oder nach dem Kampf die Plätze.
refused-same-row = Deine Reihe lässt sich nicht anders ordnen: Dafür brauchst du zwei verschiedene Karten.
refused-row-order = Nenne { $count ->
    [one] die eine Karte
   *[other] alle { $count } Karten
} deiner Reihe, jede einmal, von links nach rechts.

## Ablehnungen: Kämpfen

refused-unarmed = Ohne Waffe kann { $card } nur zurückschlagen.
refused-cannot-attack = { FORM($card, "the-first") } kann nicht angreifen.
refused-hidden-attacker = { FORM($card, "the-first") } liegt verdeckt und kann nicht angreifen.
refused-exhausted = { FORM($card, "the-first") } ist in Aktion.
refused-charges = { FORM($card, "the-first") } hat keine Ladungen mehr.
refused-range = Einen solchen Angriff hat { $card } nicht.
refused-name-range = { FORM($card, "the-first") } kann im Nahkampf oder im Fernkampf angreifen: Sage, wie.
refused-range-unneeded = { FORM($card, "the-first") } kann hier nur auf eine Weise angreifen; lass die Reichweite weg.
refused-two-weapons = { FORM($card, "the-first") } ist keine Nahkampfwaffe deines Helden, die mit einer anderen zugleich zuschlagen könnte.
refused-own-target = { FORM($card, "the-first") } gehört dir selbst.
refused-partner-target = { FORM($card, "the-first") } gehört { FORM($whose, "dative") } und damit zu deiner Seite.
refused-not-a-target = { FORM($card, "the-first") } kann nicht angegriffen werden.
refused-hidden-target = { FORM($card, "the-first") } liegt verdeckt; niemand kann darauf zielen.
refused-flying = { FORM($card, "the-first") } fliegt und ist nur von fliegenden Wesen oder aus der Ferne zu treffen.
refused-mist-form = { FORM($card, "the-first") } ist Nebel und aus der Ferne nicht zu treffen.
refused-guarded = { FEATURE($whose, "person") ->
    [second] Deinen Helden
   *[third] Den Helden { FORM($whose, "genitive") }
} bewacht noch jemand: { $guards }.
refused-out-of-reach = { FORM($card, "the-first") } ist für { FORM($source, "the-accusative") } außer Reichweite.
refused-second-attack = { FORM($card, "the-first") } hat dort keinen zweiten Angriff.

## Ablehnungen: Fähigkeiten und Reaktionen

refused-hidden-use = { FORM($card, "the-first") } liegt verdeckt und kann nicht angewendet werden.
refused-no-ability = Eine solche Fähigkeit hat { $card } nicht.
refused-hidden-before = { FORM($card, "the-first") } hat sich in dieser Partie schon einmal versteckt.
refused-only-reaction = { FORM($card, "the-first") } kann nur als Reaktion angewendet werden.
refused-reacts-to-nothing = { FORM($card, "the-first") } kann darauf nicht reagieren.
refused-not-defensive = { FORM($card, "the-first") } hat kein Defensivsymbol und kann jetzt nicht angewendet werden.
refused-no-target = { FORM($card, "the-first") } braucht kein Ziel.
refused-needs-target = Nenne ein Ziel.
refused-target = { FORM($target, "the-first") } ist kein Ziel für { FORM($card, "the-accusative") }.
refused-chained = { FORM($target, "the-first") } hängt an einer Waffenkette; { $card } kann daran nichts ändern.
refused-not-melee = { FORM($card, "the-first") } hilft nur gegen einen Nahkampfangriff auf deine Seite.
refused-trap-far = { FORM($card, "the-first") } liegt nicht neben der angegriffenen Karte.
refused-intercept-hero = { FORM($card, "the-first") } kann nur für deinen Helden einspringen.
refused-intercepted = Gegen diesen Angriff ist schon jemand eingesprungen; { $card } kann es nicht mehr.
refused-shield-hero = { FORM($card, "the-first") } kann nur einspringen, wenn der Held deines Partners angegriffen wird.
refused-shield-guarded = { FEATURE($whose, "person") ->
    [second] Dein Held
   *[third] Der Held { FORM($whose, "genitive") }
} hat eigenen Schutz: { $guards }. Sonst kann niemand einspringen.
refused-intercept-flying = { FORM($card, "the-first") } kann nicht abfangen: Das können nur fliegende Wesen.
refused-counter = { FORM($card, "the-first") } kann hier nicht zurückschlagen.
board-supplies = Ziehstapel: { $piles }
board-pile = { $player } { $pile }
