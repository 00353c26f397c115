## Texts of buttons, panels and private answers. Buttons: at most 80 characters, better 20.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-move = My move
button-hand = My hand
button-large = Enlarge
button-word = Change my word
button-help = Help

panel-refresh = Refresh
panel-back = Back
panel-else = Something else
panel-more-help = More help
panel-earlier = Earlier
panel-later = More
panel-choose =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
panel-amount = A number from { $least } to { $most }
panel-pick-exactly =
    { $most ->
        [one] Pick one
       *[other] Pick { $most } of { $count }
    }
panel-pick-up-to =
    { $most ->
        [one] Pick one or none
       *[other] Pick up to { $most } of { $count }
    }
panel-pick-between = Pick { $least } to { $most } of { $count }
panel-order = Which is number { $number } of { $count }?
panel-form = Choose all at once
panel-take =
    { $count ->
        [0] None of them
        [one] This one
       *[other] These { $count }
    }
# A choice on a button or in a list with the chance of what it rolls for, such as “hits 62%”.
label-chance = { $label }, { $chance }

lines-before =
    { $count ->
        [one] … after one earlier event
       *[other] … after { $count } earlier events
    }
panel-asleep = This panel no longer updates by itself: Discord allows that for only 15 minutes. **{ panel-refresh }** shows the current situation.
panel-undo = Undo
panel-waiting = Waiting for { FORM($seats, "object") }.
panel-usually = -# { $seat } usually answers within { $time }.
button-next-table = Next table ({ $count })
panel-changed = That is no longer possible, because something has happened in the meantime:
panel-since =
    { $more ->
        [0] Since you last looked:
       *[other] Since you last looked (the thread has { $more } more):
    }
panel-change = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 }: { $values }
panel-story = 📜 **What happened, in order**
panel-after = 📜 **What else happened before this question:**
panel-also = 📜 **What else happened**, the oldest first:
panel-stale = That question has already been answered. This is the current situation.

refused-with-rule = { $reason } (`/rules { $rule }`)
refused-no-table = There is no table in this channel. Open one with `/game new`.
refused-option-shape = “{ $option }” is not a house rule. Write house rules like `reactions=fast`, separated by spaces.
typed-command = `/{ $command }`
refused-no-such-command = { $game } has no such command. Press “{ button-move }” below the board to see all your moves.{ $count ->
    [0] {""}
   *[other] {" "}Commands you can use now: { $commands }.
 }
refused-no-such-rule = No rule has that number or mentions “{ $words }”.
refused-odds-word = Nothing is called “{ $word }” in a fight of { $game }. Name cards, or give numbers with one of these words: { $words }.
refused-odds-no-fight = There is no fight here right now. Describe both sides: cards, and numbers with a word, such as “{ $example }”.
refused-odds-no-dice = Fights in { $game } need no dice: the higher total wins. The board and **{ button-move }** show the current totals.
refused-odds-later = There is no fight to calculate right now. Ask again when there is something to decide.
button-odds = Odds
button-hint = Hint
odds-choices = What you can do
odds-choice = • { $move }
odds-step = { $first } › { $then }
refused-no-such-card = No card is called “{ $words }”.
refused-card-alike = No card is called “{ $words }”. Did you mean { $cards }?
refused-need-manage-server = Only somebody who may manage this server can decide that.
refused-only-in-servers = That only works in a channel of a server.

sorry-move-made = Your move was made, but my answer failed. This is what happened:
sorry-done = That was done, but my answer failed. You do not need to do it again.
sorry-not-known = Something went wrong on my side, and I do not know whether it was done. Please check before you try again.
said-done-already = You already did exactly this at { $when }, but my answer got lost. This is what happened then:
ask-once-more = Do you want to do it again?
button-once-more = Again: { $move }
sorry-nothing-changed = Something went wrong on my side. Nothing was changed; please try again.

said-table-open = The table for { $game } is open, and you have a seat. The others join with a button below it. Here you can give a seat to the computer, and start once enough of you are there.
said-joined = You have a seat at the table now.
said-word = 🗝️ Your word for the { $dice ->
    [no] shuffles
   *[yes] dice
 }: **{ $word }**. It was picked at random, unless you chose it. With a word of your own you know that nobody fixed the { $dice ->
    [no] shuffles
   *[yes] dice
 }. Only you see it until the game starts.
said-word-chosen = This is now your word. You can change it until the game starts.
said-left = You have left the table.
said-closed = You have left, and the table is closed, because nobody sits there any more.
said-computer-joined = The computer takes a seat.
said-seated = **At the table:** { $players }
said-started = The game begins. Good luck!
button-askresign = Resign …
button-resign-won =
    Resign: { FORM($winners, "the") } { $count ->
        [one] wins
       *[other] win
    }
button-resign-nobody = Resign: nobody wins
button-resign-on = Resign: the others play on
said-resign-sure = You cannot undo this, and it counts as a defeat.
said-resigned = You have resigned.
said-language = Public messages in this server are now in { $language }.
said-nothing-new = Done.

word-form-title = Your secret word
word-form-word = A word of your own
word-form-how = Any word or number that nobody can guess; everybody sees it once the game starts

language-name = English

status-open = **{ $game }**: the table is open, { $people } { $count ->
        [one] is sitting
       *[other] are sitting
    } at it.
status-running = **{ $game }**: { $people } { FEATURE($people, "number") ->
    [plural] are
   *[one] is
 } at the table, and the game is waiting for { FORM($waiting, "object") }.
status-over = **{ $game }**: the game with { $people } is over.
status-nobody = nobody
status-board = The board: { $board }
status-thread = You can follow the game in { $thread }.
status-trouble = Note: { $trouble }


rules-section = **{ $section }** { $first }–{ $last }
rules-how = `/rules rule:{ $rule }` shows one rule; you can also type words to search for.
rules-ruling = The rulebook leaves this open; this is our ruling.
rules-question = ❔ **{ $question }**
    🎲 { $die } – **{ question-answer }**
    -# 1 to 3 means yes, 4 to 6 no. `/verify` shows that the die is fair.
question-answer = { $answer ->
    [yes] yes
   *[no] no
}

verify-so-far = So far everything is correct: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $dice ->
    [no] { $rolls ->
        [one] 1 random number of a shuffle
       *[other] { $rolls } random numbers of the shuffles
    }
   *[yes] { $rolls ->
        [one] 1 die or shuffle
       *[other] { $rolls } dice and shuffles
    }
}, computed again. The secret and the list of { $dice ->
    [no] these numbers
   *[yes] all dice
} are shown once the game is over.
verify-good = Everything is correct. Replayed: { $moves ->
    [one] 1 move
   *[other] all { $moves } moves
}. Computed again from the key of this game: { $dice ->
    [no] { $rolls ->
        [one] 1 random number of a shuffle
       *[other] all { $rolls } random numbers of the shuffles
    }
   *[yes] { $rolls ->
        [one] 1 die or shuffle
       *[other] all { $rolls } dice and shuffles
    }
}.
verify-seal = 🔒 Sealed before the game: SHA-256 of the secret is `{ $seal }`.
verify-words = 🗝️ Words for the { $dice ->
    [no] shuffles
   *[yes] dice
 }: { $words }.
verify-words-why = -# If you gave a word of your own, you know that nobody fixed the { $dice ->
    [no] shuffles
   *[yes] dice
 }. Computers add no word.
verify-secret = 🔓 The secret: `{ $secret }`. The key of the { $dice ->
    [no] shuffles
   *[yes] dice
 }: `{ $key }`.
verify-file = Every { $dice ->
    [no] random number is in the attached file: entry of the record, counter, highest possible number, number
   *[yes] die is in the attached file: entry of the record, counter, faces, face
 }. `/game export` and `python -m engine verify` check all of it without me.
verify-bad = This game fails the check. { $problem } Please tell the operator of this bot.

help-text =
    I am a game master: I know the rules, keep the cards secret and roll the dice.

    {"**"}Begin** `/game new` shows all games: learn one, play the computer, or open a table in this channel. `/game join` takes a seat, `/game computer` gives one to the computer, `/game start` begins.
    {"**"}Play with your thumb** Press **{ button-move }** below the board. A panel only you can see offers everything you may do now, step by step.
    {"**"}Or type** Every move is also a command; where a game is played, its commands are listed below. Every option suggests what is allowed, with its cost. If something is not allowed, I say why.
    {"**"}Bring your own deck** `/deck new` writes one, `/deck import` reads a list, **{ button-deck }** below the open table selects it.
    {"**"}Take your time** `/game clock` sets how long people may think, `/reminders` how I remind you; after `/game leave` the computer plays on for you.
    {"**"}Take a step back** `/undo` undoes your last decision, unless it has revealed something secret; usually at once, otherwise when the others agree.
    {"**"}As you like it** `/language` chooses the language I speak with you, `/preferences` sets what you are asked about, `/privacy` shows and deletes what is stored about you.
    {"**"}Look** `/hand` your cards, `/board` the table, `/card` any card, `/rules` the rules, `/odds` your chances, `/hint` a good move, `/verify` the dice.
    {"**"}Practise** `/learn` a game in short lessons, `/puzzle` finds positions in which one move is much better than all others.
    {"**"}Look back** `/replay` a finished game, `/review` what decided it, `/games finished` all of them, `/games mine` those you play now, `/stats` and `/leaderboard` who plays how well.
    {"**"}Run the server** Managers decide with `/settings`; moderators can pause, stop or free a table with `/moderate`.
help-commands = Moves you can type in { $game }
help-command = `/{ $command }`: { $about }
help-dice =
    SHA-256 `{ $seal }`
    `/verify` checks every { $dice ->
        [no] shuffle
       *[yes] roll
    }.
help-invite = Invite me to another server

## /hint

hint-first = -# 💡 The computer would press the first button.
hint-reason = -# 💭 { $reason }
hint-others = { $count ->
    [one] -# Also worth a look: { $second }
   *[other] -# Also worth a look: { $second } · { $third }
 }
refused-hints-off = There are no hints at this table. The owner can allow them with the option *Hints* at the next one.
refused-hints-rated = There are no hints where people play against each other. Ask in a game against the computer, or try the lessons with `/learn`.
refused-hint-nothing-asked = You are not asked anything right now. Ask again when it is your turn.
