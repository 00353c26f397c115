## Dateien, die jemand schreibt oder mitbringt: warum sie nicht gelesen werden. Davor steht der Ort (Datei, Karte, Feld).

file-not-there = Diese Datei gibt es nicht.
file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-too-large = Die Datei ist zu groß: mehr als { $most } MB.
file-encoding = Die Datei ist kein UTF-8-Text.
file-yaml = Kein gültiges YAML{ $line ->
    [0] {""}
   *[other] {" "}nahe Zeile { $line }
}: { $reason }.
file-several = In der Datei steht mehr als ein Dokument. Schreib alles in eines, ohne Zeilen aus drei Bindestrichen.
file-key-twice = „{ $key }“ steht in einem Eintrag zweimal, das zweite Mal in Zeile { $line }.
file-in-itself = Nahe Zeile { $line } enthält ein Eintrag sich selbst.
file-too-deep = In Zeile { $line } sind mehr als { $most } Listen oder Gruppen ineinander geschachtelt.
file-too-much = Mit allen Wiederholungen stehen mehr als { $most } Angaben in der Datei, nahe Zeile { $line }.
file-number = Die Zahl in Zeile { $line } ist zu lang: mehr als { $most } Ziffern.
file-value = Der Wert in Zeile { $line } lässt sich nicht lesen.

## Inhaltsdateien: was darin nicht stimmt, jeweils nach dem Ort (Datei, Eintrag, Feld).

fault-line = { $place }: { $what }
fault-missing = Die Angabe fehlt.
fault-field = Dieses Feld gibt es nicht. Erlaubt: { $allowed }.
fault-field-like = Dieses Feld gibt es nicht. Meinst du „{ $near }“?
fault-choice = „{ $found }“ ist nicht möglich. Erlaubt: { $allowed }.
fault-no-effect = Eine Wirkung braucht ihre Art, zum Beispiel „effect: damage“.
fault-too-low = { $found } ist zu niedrig. Erlaubt: ab { $allowed }.
fault-too-high = { $found } ist zu hoch. Erlaubt: bis { $allowed }.
fault-too-few = Zu wenige Einträge. Erlaubt: ab { $allowed }.
fault-too-many = Zu viele Einträge. Erlaubt: bis { $allowed }.
fault-item-large = Darin steht zu viel. Erlaubt: höchstens { $allowed } Angaben.
fault-words = Der Text muss ohne Steuerzeichen in einer Zeile stehen und darf höchstens { $most } Zeichen lang sein.
fault-id = „{ $found }“ ist keine Kennung. Erlaubt: Kleinbuchstaben a–z, Ziffern und Bindestriche, vorn ein Buchstabe, 2 bis 40 Zeichen.
fault-id-twice = Diese Kennung ist schon vergeben, in { $file }.
fault-language = „{ $found }“ ist keine Sprache. Erlaubt: ein Kürzel wie en, de oder pt-BR.
fault-named-twice = In dieser Sprache gibt es schon einen Namen dafür, in { $file }.
fault-kind = Hier gehört { $wanted } hin, nicht „{ $found }“.
fault-kind-number = eine ganze Zahl
fault-kind-yes-no = true oder false
fault-kind-words = ein Text
fault-kind-list = eine Liste
fault-kind-fields = eine Gruppe von Feldern (Name: Wert)
fault-other = „{ $found }“ passt nicht: { $reason }.
