## Das schlichte Spiel im Terminal.

terminal-welcome = Ein Spiel gegen den Computer. Der Startwert der Würfel ist { $seed }.
terminal-you = Spieler
terminal-computer =
    { $number ->
        [1] Computer
       *[other] Computer { $number }
    }
terminal-hand = Deine Hand
# The prompt before a choice is typed; ends without a line break.
terminal-choose = {"Deine Wahl (b: Spielfeld, q: aufhören): "}
terminal-inside = {"Deine Wahl (0: zurück, b: Spielfeld, q: aufhören): "}
terminal-not-understood =
    { $count ->
        [one] Bitte 1, b oder q eingeben.
       *[other] Bitte eine Zahl von 1 bis { $count }, b oder q eingeben.
    }
terminal-left = Du hast das Spiel verlassen.
