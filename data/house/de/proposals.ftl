## Was an einem Tisch zur Abstimmung steht: Brett, Knöpfe, Zeilen im Thread, Absagen.

button-agree = Zustimmen
button-decline = Ablehnen

board-proposal = 🗳️ { $seat } schlägt vor, { $proposal }. Es fehlt noch die Zustimmung von: { $missing }
board-break = ⏸️ Pause bis { $until }. `/spiel pause tage:0` schlägt vor, früher weiterzuspielen.
board-ended-stopped = 🏁 Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen.

proposal-stop = die Partie ohne Sieger zu beenden
proposal-pause = eine Pause bis { $until }
proposal-go-on = die Pause zu beenden

event-proposed = 🗳️ { $seat } schlägt vor, { $proposal }. Antwortet mit den Knöpfen unter dem Brett.
event-agreed = 🗳️ { $seat } stimmt zu.
event-declined = 🗳️ { $seat } lehnt es ab, { $proposal }.
event-proposal-withdrawn = 🗳️ { $seat } schlägt nicht mehr vor, { $proposal }.
event-proposal-void = 🗳️ Der Vorschlag ist vom Tisch, denn die Partie ist weitergegangen.
event-stopped = 🏁 Die Partie ist einvernehmlich beendet. Niemand hat gewonnen, und sie zählt für niemanden.
event-break = ⏸️ Alle sind für eine Pause bis { $until }. Bis dahin kann niemand ziehen, und keine Zeit läuft.
event-break-over = ▶️ Die Pause ist vorbei, die Partie geht weiter.

refused-proposal-open = Erst muss über einen anderen Vorschlag entschieden werden: { $seat } schlägt vor, { $proposal }. Antworte mit den Knöpfen unter dem Brett.
refused-no-proposal = Darüber wird nicht mehr abgestimmt; nichts wurde geändert.
refused-agreed-before = Du hast schon zugestimmt.
refused-not-asked-to-agree = Deine Zustimmung ist dafür nicht nötig.

said-proposed = Vorgeschlagen. Die anderen antworten mit den Knöpfen unter dem Brett.
said-stopped = Die Partie ist beendet. Niemand hat gewonnen.

command-game-stop-name = beenden
command-game-stop-about = Vorschlagen, die Partie ohne Sieger zu beenden; dem müssen alle zustimmen
said-break = Die Partie macht Pause.
said-gone-on = Die Partie geht weiter.
command-game-pause-name = pause
command-game-pause-about = Eine Pause vorschlagen, mit 0 Tagen ihr Ende; dem müssen alle zustimmen
option-days-name = tage
option-days-about = Für wie viele Tage; 0 schlägt vor, die Pause zu beenden
refused-break = Diese Partie macht nach Absprache Pause. Bis wann, steht beim Brett; `/spiel pause tage:0` schlägt vor, früher weiterzuspielen.
