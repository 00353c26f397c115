## Entscheidungen zurücknehmen: die private Vorschau, Zeilen im Thread, Absagen.

command-undo-name = zurücknehmen
command-undo-about = Deine letzte Entscheidung zurücknehmen; wo andere mitzureden haben, werden sie gefragt
option-steps-name = schritte
option-steps-about = Wie viele deiner eigenen Entscheidungen, mit allem, was seitdem geschehen ist

button-undo = Zurücknehmen
button-undo-ask = Die anderen fragen

undo-preview =
    { $count ->
        [one] Das würde zurückgenommen:
       *[other] Das würde zurückgenommen, { $count } Entscheidungen und was daraus folgte:
    }
undo-preview-asked = Zustimmen müssen: { $seats }.
undo-event = „{ $event }“
undo-preview-rolls =
    { $rolls ->
        [one] 🎲 Seitdem ist ein Würfel gefallen. Er würde neu geworfen, auch bei derselben Entscheidung; denn du weißt, wie er gefallen ist.
       *[other] 🎲 Seitdem sind { $rolls } Würfel gefallen. Sie würden neu geworfen, auch bei derselben Entscheidung; denn du weißt, wie sie gefallen sind.
    }
undo-preview-shuffles = Seitdem wurden Karten gemischt. Sie würden neu gemischt, auch bei derselben Entscheidung, und es könnten andere kommen.
undo-own = Deine Entscheidung: { $move }
undo-secret = Eine geheime Entscheidung { FORM($seat, "genitive") }

proposal-undo-events =
    { $count ->
        [one] eine Entscheidung zurückzunehmen
       *[other] { $count } Entscheidungen zurückzunehmen
    } ({ $events }{ $more ->
        [0] { "" }
        [one] , dazu ein weiteres Ereignis
       *[other] , dazu { $more } weitere Ereignisse
    }{ $rolls ->
        [0] { "" }
        [one] ; ein Würfel würde neu geworfen
       *[other] ; { $rolls } Würfel würden neu geworfen
    })
proposal-undo-shuffled = { proposal-undo-events }; Karten würden neu gemischt
proposal-undo =
    { $count ->
        [one] eine Entscheidung zurückzunehmen: „{ $first }“
       *[other] { $count } Entscheidungen zurückzunehmen, von hier an: „{ $first }“
    }
proposal-undo-secret =
    { $count ->
        [one] eine Entscheidung zurückzunehmen
       *[other] { $count } Entscheidungen zurückzunehmen
    }

event-undone =
    { $count ->
        [one] ↩️ { $seat } nimmt eine Entscheidung zurück; die Partie geht vom Stand davor aus weiter. Das gilt nicht mehr:
       *[other] ↩️ { $seat } nimmt { $count } Entscheidungen zurück; die Partie geht vom Stand davor aus weiter. Das gilt nicht mehr:
    }
event-undone-quietly =
    { $count ->
        [one] ↩️ { $seat } nimmt eine Entscheidung zurück; die Partie geht vom Stand davor aus weiter.
       *[other] ↩️ { $seat } nimmt { $count } Entscheidungen zurück; die Partie geht vom Stand davor aus weiter.
    }
event-undone-line = ↩️ ~~{ $event }~~
event-undone-more =
    { $count ->
        [one] ↩️ … und eine weitere Zeile.
       *[other] ↩️ … und { $count } weitere Zeilen.
    }

said-undone = Zurückgenommen.

refused-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
refused-undo-fewer =
    { $count ->
        [one] Du hast in dieser Partie erst eine Entscheidung getroffen.
       *[other] Du hast in dieser Partie erst { $count } Entscheidungen getroffen.
    }
refused-undo-hidden = Das lässt sich nicht zurücknehmen: Jemand hat seitdem etwas Verdecktes erfahren, etwa eine gezogene, aufgedeckte oder weitergegebene Karte.
refused-undo-hidden-by = Das lässt sich nicht zurücknehmen: Mit „{ $event }“ hat jemand etwas Verdecktes erfahren, etwa eine gezogene, aufgedeckte oder weitergegebene Karte. Das lässt sich nicht wieder verdecken.
refused-undo-left = Das lässt sich nicht zurücknehmen: Seitdem hat jemand die Partie verlassen, oder die Regeln wurden korrigiert.
refused-undo-changed = Inzwischen ist etwas geschehen; nichts wurde zurückgenommen. `/zurücknehmen` zeigt den jetzigen Stand.
refused-undo-lost = Das lässt sich nicht mehr zurücknehmen, weil sich die Regeln oder Karten dieser Partie inzwischen geändert haben.
