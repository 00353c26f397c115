## /leren: lessen, en een eerste spel tegen de computer.

command-learn-name = leren
command-learn-about = Leer een spel in korte lessen, of speel een eerste spel tegen de computer

button-learn-lessons = Lessen
button-learn-play = Tegen de computer
button-learn-play-together = Met de computer
button-learn-begin = Eerste les
button-learn-on = Verdergaan
button-learn-lesson = Les { $number }
button-learn-games = Alle spellen
button-learn-list = Alle lessen
button-learn-next = Volgende les
button-learn-again = Nog een keer
button-learn-repeat = Van voren af aan

learn-lessons =
    🎓 { $game }: { $done ->
        [0] { $count ->
            [one] één korte les
           *[other] { $count } korte lessen
        }
       *[other] { $done } van { $count } lessen gedaan
    }
learn-lesson = { $number }. { $title }
learn-lesson-done = { $number }. { $title } ✅
learn-heading = 🎓 { $number }/{ $count } · { $title }
learn-wrong = ❌ { $why }
learn-right = ✅ { $why }
learn-offer =
    🎓 **Speel je { $game } voor het eerst?** Korte lessen laten zien hoe het gaat; alleen jij ziet ze, en je kunt op elk moment stoppen. Of speel naast deze tafel een eerste spel { $together ->
        [yes] samen met de computer
       *[no] tegen de computer
    }: die legt zijn zetten uit.
learn-offer-alone =
    🎓 **Speel je { $game } voor het eerst?** Korte lessen laten zien hoe het gaat; alleen jij ziet ze, en je kunt op elk moment stoppen. Of begin meteen { $together ->
        [yes] samen met de computer
       *[no] tegen de computer
    }: die legt zijn zetten uit.
learn-thread = { $game }: { $person } en de computer
said-first-game-aside =
    Je spel { $game } { $together ->
        [yes] samen met de computer
       *[no] tegen de computer
    } staat in { $thread }: druk daar onder het bord op **{ button-move }**.
refused-no-thread-aside = In dit kanaal staat al een tafel, en daarnaast kan ik geen thread openen. Druk in een ander kanaal bij `/leren` op **{ $together ->
    [yes] { button-learn-play-together }
   *[no] { button-learn-play }
 }**.

refused-no-lesson = Die les bestaat niet meer. `/leren` laat zien welke er zijn.

event-explained = 💭 { $player }: { $why }
