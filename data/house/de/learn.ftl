## /learn: Lektionen und eine erste Partie gegen den Computer.

command-learn-name = lernen
command-learn-about = Lerne ein Spiel in kurzen Lektionen, oder spiel eine erste Partie gegen den Computer

button-learn-lessons = Lektionen
button-learn-play = Gegen den Computer
button-learn-play-together = Mit dem Computer
button-learn-begin = Erste Lektion
button-learn-on = Weitermachen
button-learn-lesson = Lektion { $number }
button-learn-games = Alle Spiele
button-learn-list = Alle Lektionen
button-learn-next = Nächste Lektion
button-learn-again = Noch einmal
button-learn-repeat = Von vorn

learn-lessons =
    🎓 { $game }: { $done ->
        [0] { $count ->
            [one] eine kurze Lektion
           *[other] { $count } kurze Lektionen
        }
       *[other] { $done } von { $count } Lektionen geschafft
    }
learn-lesson = { $number }. { $title }
learn-lesson-done = { $number }. { $title } ✅
learn-heading = 🎓 { $number }/{ $count } · { $title }
learn-wrong = ❌ { $why }
learn-right = ✅ { $why }
learn-offer =
    🎓 **Deine erste Partie { $game }?** Kurze Lektionen zeigen dir, wie es geht; nur du siehst sie und kannst jederzeit aufhören. Oder spiel neben diesem Tisch eine erste Partie { $together ->
        [yes] zusammen mit dem Computer
       *[no] gegen den Computer
    }: Er erklärt dir seine Züge.
learn-offer-alone =
    🎓 **Deine erste Partie { $game }?** Kurze Lektionen zeigen dir, wie es geht; nur du siehst sie und kannst jederzeit aufhören. Oder fang gleich { $together ->
        [yes] zusammen mit dem Computer
       *[no] gegen den Computer
    } an: Er erklärt dir seine Züge.

learn-thread = { $game }: { $person } und der Computer
said-first-game-aside =
    Deine Partie { $game } { $together ->
        [yes] zusammen mit dem Computer
       *[no] gegen den Computer
    } ist in { $thread }: Drück dort unter dem Brett auf **{ button-move }**.
refused-no-thread-aside = In diesem Kanal steht schon ein Tisch, und daneben kann ich keinen Thread öffnen. Drück in einem anderen Kanal in `/lernen` auf **{ $together ->
    [yes] { button-learn-play-together }
   *[no] { button-learn-play }
 }**.
refused-no-lesson = Diese Lektion gibt es nicht mehr. `/lernen` zeigt, welche es gibt.

event-explained = 💭 { $player }: { $why }
