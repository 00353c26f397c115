## /learn: lessons, and a first game against the computer.

command-learn-name = learn
command-learn-about = Learn a game in short lessons, or play a first one against the computer

button-learn-lessons = Lessons
button-learn-play = Play the computer
button-learn-play-together = Play with the computer
button-learn-begin = First lesson
button-learn-on = Go on
button-learn-lesson = Lesson { $number }
button-learn-games = All games
button-learn-list = All lessons
button-learn-next = Next lesson
button-learn-again = Try again
button-learn-repeat = From the start

learn-lessons =
    🎓 { $game }: { $done ->
        [0] { $count ->
            [one] one short lesson
           *[other] { $count } short lessons
        }
       *[other] { $done } of { $count } lessons done
    }
learn-lesson = { $number }. { $title }
learn-lesson-done = { $number }. { $title } ✅
learn-heading = 🎓 { $number }/{ $count } · { $title }
learn-wrong = ❌ { $why }
learn-right = ✅ { $why }
learn-offer =
    🎓 **Your first game of { $game }?** Short lessons show you how it works; only you see them, and you can stop at any time. Or play a first game { $together ->
        [yes] together with the computer
       *[no] against the computer
    } next to this table: it explains its moves to you.
learn-offer-alone =
    🎓 **Your first game of { $game }?** Short lessons show you how it works; only you see them, and you can stop at any time. Or begin at once { $together ->
        [yes] together with the computer
       *[no] against the computer
    }: it explains its moves to you.

learn-thread = { $game }: { $person } and the computer
said-first-game-aside =
    Your game of { $game } { $together ->
        [yes] together with the computer
       *[no] against the computer
    } is in { $thread }: press **{ button-move }** below the board there.
refused-no-thread-aside = There is already a table in this channel, and I cannot open a thread next to it. Press **{ $together ->
    [yes] { button-learn-play-together }
   *[no] { button-learn-play }
 }** in `/learn` in another channel.
refused-no-lesson = That lesson no longer exists. `/learn` lists all lessons.

event-explained = 💭 { $player }: { $why }
