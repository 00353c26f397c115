## The start page (/play, /game new), the answer to a person who opens a table, and the options of a table.

play-about = Choose a game to play; in a running game: play a card

start-title = 🎲 **What do you want to play?**
start-game =
    {"**"}{ $game }** – { $what }
    -# 👥 { $players } · ⏱️ { $time } · 🧩 { $level }
start-players = { $low } to { $high } players
start-players-exactly =
    { $low ->
        [one] 1 player
       *[other] { $low } players
    }
start-not-translated = not translated yet, so in English
button-start-learn = { $done ->
    [0] Learn
   *[other] Learn ({ $done } of { $count })
 }
start-levels =
    🤖 **{ $game }: you { $together ->
        [yes] with
       *[no] against
    } { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }**
    -# { $levels ->
        [one] The button starts the game.
       *[other] Choose the level; then the game starts. A strong one thinks longer.
    } The simple one says why it does things.
start-level = Start: { $level }
start-computer-more = One more
start-computer-less = One less
button-choose-computers = Choose computers
button-open-table = Open a table
button-options = Options
button-dice = Fair dice
button-shuffles = Fair shuffles

options-title = ⚙️ **{ $game }: options of this table**
options-owner = -# Press what you want to change. Everybody sees the change below the table.
options-other = -# Only { $owner } can change these, before the game starts.
options-over = -# The game has started; these can no longer be changed.
options-number = Another number …
options-number-range = A whole number from { $low } to { $high }
options-choose = Choose: now { $value }
options-level = **Computer:** { $level }
    -# How well the computers at this table play.
options-no-computer = **Computer:** The button below the board adds a simple one, this one a strong one.
    -# You choose how well it plays.
options-add-computer = Add one: { $value }
options-set = Change to: { $value }
options-back = Back to the options
refused-no-game = Choose a game as well: { $games }.
refused-not-owner-options = Only the player who opened the table can change its options.
refused-option-deck = Someone has already chosen a deck that cannot be played with this option.

dice-how =
    🔒 **{ $dice ->
        [no] { button-shuffles }
       *[yes] { button-dice }
    }**
    { $dice ->
        [no] The random numbers that shuffle the cards were
       *[yes] The dice, which also shuffle the cards, were
    } sealed before anybody sat down: SHA-256 `{ $seal }`. Each player adds a word, which stays secret until the game starts. If you choose your own word, nobody can have fixed the { $dice ->
        [no] shuffles
       *[yes] dice
    }, not even the operator of this bot.
dice-words = 🗝️ The words in the { $dice ->
    [no] shuffles
   *[yes] dice
 }: { $words }. Their secret is shown here once the game is over.
