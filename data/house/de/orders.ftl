## Daueranweisungen: beantworten für eine Person eine Frage, wenn sie wiederkommt.

button-always = Immer …
button-orders = { $count ->
    [0] Daueranweisungen …
   *[other] Daueranweisungen: { $count }
 }
orders-title = Daueranweisungen
orders-about = Diese Seite siehst nur du. Eine Daueranweisung antwortet für dich, wenn die Frage wiederkommt; der Verlauf nennt jede solche Antwort.
orders-none = Du hast keine Daueranweisungen.
orders-not-yet = Gerade gibt es nichts anzuweisen. Kommt eine Frage wieder, steht darunter der Knopf *{ button-always }*.
orders-when-others-act = Wenn andere handeln
orders-reactions = Reaktionen
orders-line = { $question } · { $answer }
orders-always = Immer: { $answer }
orders-limit = Unter { $limit }: { $below } · sonst: { $otherwise }
orders-vote = Bei der nächsten solchen Abstimmung: { $answer }
orders-vote-ahead = Nächste Abstimmung: { $question }
orders-vote-choice = { $answer } ({ $question })
orders-pass = { $until ->
    [turn] Passen bis Zugende
    [own-turn] Passen, bis ich am Zug bin
    [attacked] Passen, bis ich angegriffen werde
   *[below] Passen, bis ich weniger als { $least } Leben habe
 }
orders-withdraw = Zurückziehen: { $order }
orders-choose-limit = Je nach Zahl: unter …
orders-choose-least = Passen, bis ich weniger Leben habe als …
orders-choose-vote = Im Voraus abstimmen …
refused-orders = Du kannst höchstens { $limit } Daueranweisungen haben. Zieh zuerst eine zurück.

event-order-answers = { $player } antwortet mit einer Daueranweisung.
event-your-order = Deine Daueranweisung: { $answer }.
