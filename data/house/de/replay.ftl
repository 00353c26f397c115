## Spiele als Datei: /spiel export und „python -m engine replay“.

command-game-export-name = export
command-game-export-about = Dieses Spiel als Datei: ganz, wenn es vorbei ist, vorher das, was du wissen darfst

export-over = Das beendete Spiel als Datei: jeder Zug, jeder Würfel und der Würfelschlüssel. `python -m engine replay` spielt es nach und prüft es.
export-running = Das Spiel bis hierher als Datei: was allen erzählt wurde und was du sehen darfst. Verdeckte Karten und der Würfelschlüssel stehen nicht darin; ist das Spiel vorbei, bekommst du alles.
refused-export-large = Dieses Spiel ist zu groß für eine Datei.
replay-heading = { $game }, versiegelt mit { $seal }
replay-person = { $number }. { $name }
replay-computer = { $number }. { $name } (Computer)
replay-length = Gespielt innerhalb von { $days ->
    [0] { "" }
    [one] { $days } Tag,{" "}
   *[other] { $days } Tagen,{" "}
}{ $hours } Std. { $minutes } Min.
replay-true = Alles stimmt: { $moves } Züge nachgespielt, { $rolls } Würfe und Mischungen neu berechnet.
replay-untrue = So ist es nicht gewesen. { $problem }
replay-other-result = Das Spiel endet nicht so, wie die Datei es sagt.
replay-no-record = Diese Datei ist kein exportiertes Spiel.
replay-too-large = Diese Datei ist zu groß: mehr als { $most } MB.
replay-other-version = Diese Datei ist in einem anderen Format geschrieben, als dieses Programm es liest (Version { $version }).
replay-broken = Diese Datei ist bei „{ $place }“ beschädigt.
replay-running = Dieses Spiel lief noch, als es exportiert wurde. Würfelschlüssel und Züge sind bis zum Ende geheim; sie stehen nicht in der Datei, deshalb lässt es sich nicht nachspielen. Exportiere es noch einmal, wenn es vorbei ist.
replay-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
