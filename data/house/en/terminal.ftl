## The plain game in a terminal.

terminal-welcome = A game against the computer. The { $dice ->
    [no] shuffles
   *[yes] dice
 } are sealed: SHA-256 { $seal }
terminal-word = Your word for the { $dice ->
    [no] shuffles
   *[yes] dice
 }: { $word }
terminal-seal-open = The seal of the { $dice ->
    [no] shuffles
   *[yes] dice
 } is open. Seed: { $seed }. Secret: { $secret }. Key: { $key }.
terminal-you = Player
terminal-hand = Your hand
# The prompt before a choice is typed; ends without a line break.
terminal-choose = {"Your choice (b: board, q: leave): "}
terminal-inside = {"Your choice (0: back, b: board, q: leave): "}
terminal-select = {"The numbers of your choice, with spaces between them (empty: none; q: leave): "}
terminal-amount = {"How many (q: leave): "}
terminal-not-understood =
    { $count ->
        [one] Please type 1, b or q.
       *[other] Please type a number from 1 to { $count }, b or q.
    }
terminal-left = You have left the game.
