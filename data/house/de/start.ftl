## Die Startseite (/auslegen, /spiel neu), die Antwort an die Person, die einen Tisch aufmacht, und die Einstellungen eines Tisches.

play-about = Wähl ein Spiel; in einer laufenden Partie: leg eine Karte aus

start-title = 🎲 **Was willst du spielen?**
start-game =
    {"**"}{ $game }** – { $what }
    -# 👥 { $players } · ⏱️ { $time } · 🧩 { $level }
start-players = { $low } bis { $high } Personen
start-players-exactly =
    { $low ->
        [one] 1 Person
       *[other] { $low } Personen
    }
start-not-translated = noch nicht übersetzt, daher auf Englisch
button-start-learn = { $done ->
    [0] Lernen
   *[other] Lernen ({ $done } von { $count })
 }
start-levels =
    🤖 **{ $game }: du { $together ->
        [yes] mit { $count ->
            [one] 1 Computer
           *[other] { $count } Computern
        }
       *[no] gegen { $count ->
            [one] 1 Computer
           *[other] { $count } Computer
        }
    }**
    -# { $levels ->
        [one] Mit dem Knopf fängt die Partie an.
       *[other] Wähl die Stärke; dann fängt die Partie an. Ein starker denkt länger nach.
    } Der einfache sagt, warum er etwas tut.
start-level = Starten: { $level }
start-computer-more = Einer mehr
start-computer-less = Einer weniger
button-choose-computers = Computer wählen
button-open-table = Tisch aufmachen
button-options = Einstellungen
button-dice = Faire Würfel
button-shuffles = Faires Mischen

options-title = ⚙️ **{ $game }: Einstellungen dieses Tisches**
options-owner = -# Drück auf das, was du ändern willst. Alle sehen die Änderung unter dem Tisch.
options-other = -# Ändern kann sie nur { $owner }, bevor die Partie beginnt.
options-over = -# Die Partie hat begonnen; jetzt lässt sich nichts mehr ändern.
options-number = Andere Zahl …
options-number-range = Eine ganze Zahl von { $low } bis { $high }
options-choose = Wählen: jetzt { $value }
options-level = **Computer:** { $level }
    -# Wie gut die Computer an diesem Tisch spielen.
options-no-computer = **Computer:** Der Knopf unter dem Brett setzt einen einfachen dazu, dieser hier einen starken.
    -# Wie gut er spielt, wählst du.
options-add-computer = Dazusetzen: { $value }
options-set = Ändern: { $value }
options-back = Zurück zu den Einstellungen
refused-no-game = Wähl auch ein Spiel: { $games }.
refused-not-owner-options = Nur wer den Tisch aufgemacht hat, kann seine Einstellungen ändern.
refused-option-deck = Jemand hat schon ein Deck gewählt, das sich mit dieser Einstellung nicht spielen lässt.

dice-how =
    🔒 **{ $dice ->
        [no] { button-shuffles }
       *[yes] { button-dice }
    }**
    { $dice ->
        [no] Die Zufallszahlen, die die Karten mischen, wurden
       *[yes] Die Würfel, die auch die Karten mischen, wurden
    } versiegelt, bevor sich jemand hingesetzt hat: SHA-256 `{ $seal }`. Alle am Tisch geben ein Wort dazu, das bis zum Start geheim bleibt. Wählst du deines selbst, kann niemand { $dice ->
        [no] das Mischen
       *[yes] die Würfe
    } festgelegt haben, auch nicht, wer diesen Bot betreibt.
dice-words = 🗝️ Die Wörter für { $dice ->
    [no] das Mischen
   *[yes] die Würfel
 }: { $words }. Das Geheimnis dazu steht hier, sobald die Partie vorbei ist.
