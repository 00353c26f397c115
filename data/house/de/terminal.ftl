## Die schlichte Partie im Terminal.

terminal-welcome = Eine Partie gegen den Computer. { $dice ->
    [no] Das Mischen ist
   *[yes] Die Würfel sind
 } versiegelt: SHA-256 { $seal }
terminal-word = Dein Wort für { $dice ->
    [no] das Mischen
   *[yes] die Würfel
 }: { $word }
terminal-seal-open = Das Siegel { $dice ->
    [no] für das Mischen
   *[yes] der Würfel
 } ist offen. Startwert: { $seed }. Geheimnis: { $secret }. Schlüssel: { $key }.
terminal-you = Spieler
terminal-hand = Deine Hand
# The prompt before a choice is typed; ends without a line break.
terminal-choose = {"Deine Wahl (b: Brett, q: aufhören): "}
terminal-inside = {"Deine Wahl (0: zurück, b: Brett, q: aufhören): "}
terminal-select = {"Die Nummern deiner Wahl, mit Leerzeichen dazwischen (leer: nichts; q: aufhören): "}
terminal-amount = {"Wie viel (q: aufhören): "}
terminal-not-understood =
    { $count ->
        [one] Bitte 1, b oder q eingeben.
       *[other] Bitte eine Zahl von 1 bis { $count }, b oder q eingeben.
    }
terminal-left = Du hast die Partie verlassen.
