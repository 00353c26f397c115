## Partien als Datei: /spiel export und „python -m engine replay“ und „verify“.

command-game-export-name = export
command-game-export-about = Diese Partie als Datei: ganz, wenn sie vorbei ist, vorher das, was du wissen darfst

export-over = Die beendete Partie als Datei: jeder Zug, jede Zufallszahl, die Wörter und das Geheimnis. `python -m engine verify` prüft sie, `python -m engine replay` zeigt sie noch einmal.
export-running = Die Partie bis hierher als Datei: alles Öffentliche und was du sehen darfst. Verdeckte Karten und das Geheimnis ihrer Zufallszahlen stehen nicht darin; ist die Partie vorbei, bekommst du alles.
refused-export-large = Diese Partie ist zu groß für eine Datei.
replay-heading = { $game }, versiegelt mit { $seal }
replay-person = { $number }. { $name }
replay-computer = { $number }. { $name } (Computer)
replay-length = Gespielt innerhalb von { $days ->
    [0] { "" }
    [one] { $days } Tag,{" "}
   *[other] { $days } Tagen,{" "}
}{ $hours } Std. { $minutes } Min.
replay-true = Alles stimmt: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} nachgespielt, { $rolls ->
    [one] 1 Wurf oder Mischvorgang
   *[other] { $rolls } Würfe und Mischvorgänge
} neu berechnet.
replay-untrue = Diese Partie besteht die Prüfung nicht. { $problem }
replay-other-result = Die Partie endet nicht so, wie es in der Datei steht.
replay-no-record = Diese Datei ist keine exportierte Partie.
replay-too-large = Diese Datei ist zu groß: mehr als { $most } MB.
replay-too-much = In dieser Datei steht zu viel: mehr als { $most } Angaben.
replay-other-version = Diese Datei ist in einem anderen Format geschrieben, als dieses Programm es liest (Version { $version }).
replay-broken = Diese Datei ist bei „{ $place }“ beschädigt.
replay-running = Diese Partie lief noch, als sie exportiert wurde. Das Geheimnis ihrer Zufallszahlen und die Züge stehen erst in der Datei, wenn sie vorbei ist; bis dahin lässt sie sich weder prüfen noch nachspielen. Exportiere sie noch einmal, wenn sie vorbei ist.
checked-heading = { $game }, ohne den Bot geprüft
checked-seal = ✓ Siegel: SHA-256 des Geheimnisses { $secret } ist { $seal }
checked-words = ✓ Wörter: eines für jeden Platz, seit dem Start Teil des Schlüssels
checked-word = { "   " }{ $number }. „{ $word }“
checked-computer = { "   " }{ $number }. keines (der Computer gibt kein Wort dazu)
checked-encoded = { "   " }kodiert:{ " " }
checked-key = ✓ Schlüssel der Zufallszahlen: HMAC-SHA256 der kodierten Wörter unter dem Geheimnis ist { $key }
checked-rolls = ✓ { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} nach den Regeln nachgespielt, { $rolls ->
    [one] { $rolls } Wurf oder Mischvorgang
   *[other] { $rolls } Würfe und Mischvorgänge
} aus dem Schlüssel neu berechnet
checked-end = ✓ Endstellung und Ergebnis sind die der Datei:
checked-true = Alles, was geprüft wurde, stimmt. Namen, Zeiten und Sätze in der Datei wurden nicht geprüft.
replay-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
