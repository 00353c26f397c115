## What stands on buttons, panels and in private answers. Buttons: at most 80 characters, better 20.

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start
button-move = My move
button-hand = My hand
button-large = Enlarge
button-word = Choose a word
button-help = Help

panel-refresh = Refresh
panel-back = Back
panel-else = Something else
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
panel-order = What comes next? ({ $number } of { $count })
panel-take =
    { $count ->
        [0] None of them
        [one] This one
       *[other] These { $count }
    }
# A choice on a button or in a list with the chance of what it rolls for, such as “hits 62 %”.
label-chance = { $label }, { $chance }

panel-your-turn = 🔔 It is your turn.
lines-before =
    { $count ->
        [one] … after one earlier event
       *[other] … after { $count } earlier events
    }
panel-asleep = This panel no longer follows the game by itself: Discord allows that for a quarter of an hour. **{ panel-refresh }** shows how things stand.
panel-undo = Undo
panel-waiting = Waiting for { $seats }.
panel-changed = That is no longer possible, since something has happened meanwhile:
panel-stale = That question was answered before; this is how things stand now.

refused-with-rule = { $reason } (`/rules { $rule }`)
refused-no-table = There is no table in this channel. Open one with `/game new`.
refused-option-shape = “{ $option }” is not a house rule. Write them like `reactions=fast`, separated by spaces.
refused-no-such-command = This game has no such command. These it has: { $commands }.
refused-no-such-rule = No rule has that number or speaks of “{ $words }”.
refused-odds-word = Nothing is called “{ $word }” in a fight of { $game }. Name cards, and numbers with one of these words: { $words }.
refused-odds-no-fight = No fight is on here. Describe both sides: cards, and numbers with a word, such as “{ $example }”.
refused-odds-no-dice = No dice fall in a fight of { $game }: whoever has more wins. The board and **{ button-move }** show the sums as they stand.
refused-odds-later = There is nothing to reckon with yet. Ask again once the game has begun and something is to be decided.
odds-choices = What you can do
odds-choice = • { $move }
odds-step = { $first } › { $then }
refused-no-such-card = No card is called “{ $words }”.
refused-card-alike = No card is called “{ $words }”. Is this meant: { $cards }?
refused-need-manage-server = Only somebody who may manage this server can decide that.
refused-only-in-servers = That works only in a channel of a server.

sorry-move-made = Your move was made; only my answer to it failed. This is what happened:
sorry-done = That was done; only my answer to it failed. You need not do it again.
sorry-not-known = Something went wrong on my side, and I cannot tell whether it was done. Please look how things stand before you try it again.
said-done-already = You have done exactly this already at { $when }; only my answer to it got lost. This is what happened then:
ask-once-more = Do you want to do it once more?
button-once-more = Once more: { $move }
sorry-nothing-changed = Something went wrong on my side. Nothing was changed; please try again.

said-table-open = The table for { $game } is open, and you have a seat. The others press **{ button-join }**, or you give a seat to the computer (**{ button-computer }**); then press **{ button-start }**.
said-joined = You sit at the table now.
said-word = 🗝️ Your word in the dice: **{ $word }**. It was given to you by chance, unless you chose it; a word of your own makes sure that nobody chose the dice. Only you see it until the game starts.
said-word-chosen = That is your word from now on. You may change it until the game starts.
said-seal = -# The dice are sealed: SHA-256 `{ $seal }`
said-left = You have left the table.
said-closed = You have left, and the table is closed: nobody is sitting at it any more.
said-computer-joined = The computer takes a seat.
said-started = The game begins. Good luck!
button-resign-won =
    Resign: { $winners } { $count ->
        [one] wins
       *[other] win
    }
button-resign-nobody = Resign: nobody wins
button-resign-on = Resign: the others play on
said-resign-sure = Giving up cannot be taken back, and it counts as a defeat.
said-resigned = You have given up the game.
said-language = From now on public messages in this server are in { $language }.
said-nothing-new = Done.

word-form-title = Your word in the dice
word-form-word = A word of your own
word-form-how = Any word or number that nobody can guess; everybody sees it once the game starts

language-name = English

status-open = **{ $game }**: the table is open, { $people } { $count ->
        [one] is sitting
       *[other] are sitting
    } at it.
status-running = **{ $game }**: at the table: { $people }; waiting for { $waiting }.
status-over = **{ $game }**: the game of { $people } is over.
status-nobody = nobody
status-board = The board: { $board }
status-thread = What happens is told in { $thread }.
status-trouble = Note: { $trouble }


rules-section = **{ $section }** { $first }–{ $last }
rules-how = `/rules rule:{ $rule }` shows one rule; you may also type words to look for.
rules-ruling = A ruling of this house where the rulebook leaves room.
rules-question = ❔ **{ $question }**
    🎲 { $die } – **{ question-answer }**
    -# 1 to 3 means yes, 4 to 6 no. `/verify` tells that the die is fair.
question-answer = { $answer ->
    [yes] yes
   *[no] no
}

verify-so-far = So far everything fits: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $rolls ->
    [one] 1 die or shuffle
   *[other] { $rolls } dice and shuffles
}, computed anew. The secret and the list of all dice are shown once the game is over.
verify-good = Everything is true. Played again: { $moves ->
    [one] 1 move
   *[other] all { $moves } moves
}. Computed anew from the key of this game: { $rolls ->
    [one] 1 die or shuffle
   *[other] all { $rolls } dice and shuffles
}.
verify-seal = 🔒 Sealed before the game: SHA-256 of the secret is `{ $seal }`.
verify-words = 🗝️ Words in the dice: { $words }.
verify-words-why = -# Whoever gave a word of their own knows that the dice were not chosen. Computers add none.
verify-secret = 🔓 The secret: `{ $secret }`. The key of the dice: `{ $key }`.
verify-file = Every die is in the attached file: entry of the record, counter, faces, face. `/game export` and `python -m engine verify` check all of it without me.
verify-bad = This game does not stand the test. { $problem } Please tell whoever runs this bot.

help-text =
    I am a game master: I know the rules, keep the cards secret and roll the dice.

    {"**"}Begin** `/game new` opens a table in this channel, `/game join` takes a seat, `/game computer` gives one to the computer, `/game start` begins.
    {"**"}Play with your thumb** Press **{ button-move }** below the board. A panel only you can see offers everything you may do now, step by step.
    {"**"}Or type** All moves are commands as well; those of a game stand below where it is played. Every option suggests what is allowed, with its cost. What is not allowed is answered with the reason.
    {"**"}Bring your own deck** `/deck new` writes one, `/deck import` takes in a list, **{ button-deck }** below the open table takes it along.
    {"**"}Take your time** `/game clock` sets how long people may think, `/reminders` how I remind you; after `/game leave` the computer plays on for you.
    {"**"}Take a step back** `/undo` takes your last decision back, unless somebody has learned something secret by it; usually at once, otherwise when the others agree.
    {"**"}As you like it** `/preferences` sets what you are asked about, `/privacy` shows and deletes what is stored about you.
    {"**"}Look** `/hand` your cards, `/board` the table, `/card` any card, `/rules` the rules, `/odds` your chances, `/verify` the dice.
    {"**"}Look back** `/replay` a finished game, `/games finished` all of them, `/games mine` those you play now, `/stats` and `/leaderboard` who plays how well.
    {"**"}Who manages the server** decides with `/settings`; who moderates it can pause, stop or free a table with `/moderate`.
help-commands = Moves you can type in { $game }
help-command = `/{ $command }`: { $about }
help-dice =
    SHA-256 `{ $seal }`
    `/verify` checks every one of them.
help-invite = Invite me to another server
