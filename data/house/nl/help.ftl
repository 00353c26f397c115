## Hulp die antwoordt op wat hier en nu gevraagd wordt, de woorden van een spel en de voorbeelden aan tafel.

seen-card-of = { $card } ({ $whose })
seen-in-hand = { $card } in je hand
seen-value = { $whose }: { $value }
seen-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }

button-terms = Wat is …?
button-legend = Symbolen op het plaatje
button-primer = Zo speel je
button-commands = Alle commando’s

terms-title = Wat is …?
terms-how = Kies een woord. Deze kom je nu aan deze tafel tegen.
terms-none = Hier staat nog geen woord dat uitleg nodig heeft. `/regels` kent alle regels.
terms-choose = { $count ->
    [one] Eén woord
   *[other] { $count } woorden
 }
terms-here = Hier: { $examples }
terms-rule = -# Meer: `/regels { $rule }`
terms-legend-alt = De symbolen op het plaatje en wat ze betekenen
terms-no-signs = Op dit plaatje staan geen symbolen die uitleg nodig hebben.

help-title = Wat je hier kunt spelen
help-begin = `/spel nieuw` toont de spellen: leer er een, speel tegen de computer, of open een tafel waar de anderen op **{ button-join }** drukken. Je speelt in één keer, of over dagen met af en toe een zet.
help-what = { $words }
help-aim = 🎯 { $words }
help-length = ⏱️ { $words }
help-now = {"**"}Nu:** { $words }
help-lobby-join = druk onder de tafel op **{ button-join }** en je doet mee.
help-lobby-full = alle plaatsen zijn bezet; je mag gerust toekijken.
help-lobby-few =
    { $missing ->
        [one] er moet er nog één op **{ button-join }** drukken, of jij drukt op **{ button-computer }**.
       *[other] er moeten er nog { $missing } op **{ button-join }** drukken, of jij drukt op **{ button-computer }**.
    }
help-lobby-start = druk op **{ button-start }**, of wacht tot er nog iemand op **{ button-join }** drukt.
help-lobby-wait = alles staat klaar; { $owner } drukt op **{ button-start }**.
help-watch = Je kijkt toe. In de thread van het spel staat wat er gebeurt; `/bord` laat zien hoe het ervoor staat.
help-meanwhile = Intussen laat `/hand` je kaarten zien en `/bord` de tafel. Je hoort het als je aan de beurt bent.
help-possible-typed = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } manieren)
    } · `/{ $command }`
help-possible = • **{ $move }**{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $count } manieren)
    }
help-not-now = {"**"}Kan nu niet**
help-impossible = • { $commands }: { $reason }
help-over = **{ button-rematch }** { $begins ->
    [now] begint meteen een nieuw spel,
   *[later] opent een tafel voor dezelfde mensen,
 } met **{ button-replay }** loop je het spel nog eens stap voor stap door, en **{ button-review }** toont welke zetten de doorslag gaven.
help-commands-title = Alle commando’s
rules-example = 👉 Hier, { $term }: { $examples }
