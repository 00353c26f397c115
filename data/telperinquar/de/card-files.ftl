# Fehler in Kartendateien, für alle, die Karten schreiben, und warum ein Deck nicht gespielt werden darf.

fault-line = { $place }: { $what }
fault-folder = Diesen Ordner gibt es nicht.
fault-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
fault-encoding = Die Datei ist kein UTF-8-Text.
fault-yaml = Kein gültiges YAML{ $line ->
    [0] {""}
   *[other] {" "}nahe Zeile { $line }
}: { $reason }.
fault-key-twice = „{ $key }“ steht im Eintrag nahe Zeile { $line } zweimal.
fault-missing = Die Angabe fehlt.
fault-field = Dieses Feld gibt es nicht. Erlaubt: { $allowed }.
fault-field-like = Dieses Feld gibt es nicht. Ist „{ $near }“ gemeint?
fault-choice = „{ $found }“ ist nicht möglich. Erlaubt: { $allowed }.
fault-no-effect = Eine Wirkung braucht ihre Art, zum Beispiel „effect: damage“.
fault-too-low = { $found } ist zu niedrig. Erlaubt: ab { $allowed }.
fault-too-high = { $found } ist zu hoch. Erlaubt: bis { $allowed }.
fault-too-few = Zu wenige Einträge. Erlaubt: ab { $allowed }.
fault-too-many = Zu viele Einträge. Erlaubt: bis { $allowed }.
fault-id = „{ $found }“ ist keine Kennung. Erlaubt: Kleinbuchstaben a–z, Ziffern und Bindestriche, vorn ein Buchstabe, 2 bis 40 Zeichen.
fault-id-twice = Diese Kennung ist schon vergeben, in { $file }.
fault-name-twice = { $card } heißt schon so.
fault-kind = Hier gehört { $wanted } hin, nicht „{ $found }“.
fault-kind-number = eine ganze Zahl
fault-kind-yes-no = true oder false
fault-kind-words = ein Text
fault-kind-list = eine Liste
fault-kind-fields = eine Gruppe von Feldern (Name: Wert)
fault-other = „{ $found }“ passt nicht: { $reason }.
fault-needed = Eine Karte der Art { $type } braucht das.
fault-not-for-type = Eine Karte der Art { $type } kann das nicht haben.
fault-creature-only = Das haben nur Wesen, nicht eine Karte der Art { $type }; passive Werte gehören unter „passive“.
fault-fighters-only = Das haben nur Wesen und Waffen, nicht eine Karte der Art { $type }; ein Angriff dieser Karte gehört unter „abilities“.
fault-listed-twice = Hier steht etwas doppelt.
fault-immune-and-doubled = Ein Wesen kann nicht zugleich immun gegen { $source } sein und doppelten Schaden dadurch erleiden.
fault-both-languages = Die Angabe muss englisch (en) und deutsch (de) vorliegen.
fault-keyword = { $keyword } ist für eine Karte der Art { $type } nicht möglich. Erlaubt: { $allowed }.
fault-keyword-attack = { $keyword } nützt nur einem Wesen mit einem Angriff.
fault-keyword-both = dual-wield und sweep vertragen sich nicht.
fault-without-attack = Das nützt nur zusammen mit „attack“.
fault-second-range = Der zweite Angriff muss die andere Reichweite haben.
fault-creature-exhausts = Jeder Angriff setzt ein Wesen in Aktion; diese Angabe entfällt.
fault-free = Eine wiederholbare Anwendung muss mindestens 1 Aktion kosten, die Karte in Aktion setzen oder Ladungen aufbrauchen.
fault-endless = Bringt so viele Aktionen, wie die Anwendung kostet ({ $cost }); sie muss die Karte in Aktion setzen oder Ladungen aufbrauchen.
fault-no-purpose = Die Karte tut nichts: Sie braucht Fähigkeiten (abilities) oder passive Werte (passive).
fault-nothing-to-use = An dieser Karte gibt es nichts anzuwenden.
fault-trap = Eine Falle hat genau eine Fähigkeit, mit „reaction: true“.
fault-trap-cost = Eine Falle wird kostenlos aufgedeckt: cost, exhausts und defensive entfallen hier.
fault-reaction-not-defensive = Eine Reaktion braucht auch „defensive: true“.
fault-reaction-nothing = Eine Reaktion muss von der Aktion handeln: mit dem Ziel attacker oder attacked oder den Wirkungen cancel, redirect oder parry.
fault-reaction-only = { $word } ist nur in einer Reaktion möglich („reaction: true“).
fault-not-on-hit = { $effect } ist hier nicht möglich.
fault-area = Um das Ziel { $target } gibt es keine Fläche.
fault-zero = 0 würde nichts ändern.
fault-over-time = Anzugeben ist entweder damage oder heal.
fault-check = Anzugeben ist success, failure oder beides.
fault-target = { $effect } passt nicht zum Ziel { $target }.
fault-range = Muss wie die Reichweite der Fähigkeit { $range } sein.

refused-deck-no-hero = Das Deck hat keinen Helden.
refused-deck-hero = Einen Helden „{ $hero }“ gibt es nicht. Es gibt: { $allowed }.
refused-deck-levels = Ein Deck braucht mindestens eine Stufenkarte.
refused-deck-card = Eine Karte „{ $card }“ gibt es nicht.
refused-deck-copies = { $card } ist { $number }-mal im Deck; erlaubt sind höchstens { $allowed }.
refused-deck-number = { $card } braucht eine Anzahl von mindestens 1.
refused-deck-size = Das Deck hat mit seinem Helden { $size } Karten; es braucht mindestens { $least }.
