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
file-in-itself = Nahe Zeile { $line } wiederholt sich etwas in sich selbst.
file-too-deep = In Zeile { $line } sind mehr als { $most } Listen oder Gruppen ineinander geschachtelt.
file-too-much = Mit allen Wiederholungen stehen mehr als { $most } Angaben in der Datei, nahe Zeile { $line }.
file-number = Die Zahl in Zeile { $line } ist zu lang: mehr als { $most } Ziffern.
file-value = Der Wert in Zeile { $line } lässt sich nicht lesen.
