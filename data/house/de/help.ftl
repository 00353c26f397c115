## Hilfe, die beantwortet, was hier und jetzt gefragt ist, die Wörter eines Spiels und die Beispiele am Tisch.

seen-card-of = { $card } ({ $whose })
seen-in-hand = { $card } auf deiner Hand
seen-value = { $whose }: { $value }
seen-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

button-terms = Was ist …?
button-legend = Symbole im Bild
button-primer = So wird gespielt
button-commands = Alle Befehle

terms-title = Was ist …?
terms-how = Wähl ein Wort. Diese Wörter kommen an diesem Tisch gerade vor.
terms-none = Hier kommt noch kein Wort vor, das eine Erklärung braucht. `/regeln` zeigt alle Regeln.
terms-choose = { $count ->
    [one] Ein Wort
   *[other] { $count } Wörter
 }
terms-here = Hier: { $examples }
terms-rule = -# Mehr: `/regeln { $rule }`
terms-legend-alt = Die Symbole im Bild und was sie bedeuten
terms-no-signs = In diesem Bild sind keine Symbole, die eine Erklärung brauchen.

help-title = Was du hier spielen kannst
help-begin = `/spiel neu` zeigt die Spiele: Lern eines, spiel gegen den Computer, oder mach einen Tisch auf, an dem die anderen auf **{ button-join }** drücken. Gespielt wird am Stück oder über Tage, mit einem Zug ab und zu.
help-what = { $words }
help-aim = 🎯 { $words }
help-length = ⏱️ { $words }
help-now = {"**"}Jetzt:** { $words }
help-lobby-join = Drück unter dem Tisch auf **{ button-join }**, und du bist dabei.
help-lobby-full = Alle Plätze sind besetzt; zuschauen darfst du gern.
help-lobby-few =
    { $missing ->
        [one] Es fehlt noch jemand: Wer mitspielen will, drückt auf **{ button-join }**, oder du drückst auf **{ button-computer }**.
       *[other] Es fehlen noch { $missing }: Sie drücken auf **{ button-join }**, oder du drückst auf **{ button-computer }**.
    }
help-lobby-start = Drück auf **{ button-start }**, oder warte, bis noch jemand auf **{ button-join }** drückt.
help-lobby-wait = Alles ist bereit; { $owner } drückt auf **{ button-start }**.
help-watch = Du schaust zu. Im Thread der Partie steht, was geschieht; `/brett` zeigt den Stand.
help-meanwhile = Bis dahin zeigt `/hand` deine Karten und `/brett` den Tisch. Wenn du dran bist, gebe ich dir Bescheid.
help-possible-typed = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } Möglichkeiten)
    } · `/{ $command }`
help-possible = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } Möglichkeiten)
    }
help-not-now = {"**"}Geht gerade nicht**
help-impossible = • { $commands }: { $reason }
help-over = **{ button-rematch }** { $begins ->
    [now] beginnt sofort eine neue Partie,
   *[later] macht einen Tisch für dieselben Leute auf,
 } **{ button-replay }** zeigt die Partie noch einmal Schritt für Schritt, **{ button-review }**, welche Züge sie entschieden haben.
help-commands-title = Alle Befehle
rules-example = 👉 Hier, { $term }: { $examples }
