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
button-legend = Zeichen im Bild
button-primer = So wird gespielt
button-commands = Alle Befehle

terms-title = Was ist …?
terms-how = Wähl ein Wort. Diese kommen an diesem Tisch gerade vor.
terms-none = Hier kommt noch kein Wort vor, das eine Erklärung braucht. `/regeln` kennt alle Regeln.
terms-choose = { $count ->
    [one] Ein Wort
   *[other] { $count } Wörter
 }
terms-here = Hier: { $examples }
terms-rule = -# Mehr: `/regeln { $rule }`
terms-legend-alt = Die Zeichen im Bild und was sie bedeuten
terms-no-signs = In diesem Bild sind keine Zeichen, die eine Erklärung brauchen.
