## Game options, as offered and explained; each game has texts for its own.

house-rule-offered = { $name }: { $value } – { $help }
house-rule = {"**"}{ $name }:** { $value }. { $help }
house-rule-short = { $name }: { $value }
house-rule-true = yes
house-rule-false = no
house-rule-none = as usual
house-rules = House rules of this table:
board-house-rules = House rules

# The option of every game.
option-chances = Chances
option-chances-help = Behind *Odds*: buttons say what is at stake, and *Odds* shows the chances. On the buttons: the chances stand there too.
option-chances-odds = behind *Odds*
option-chances-buttons = on the buttons
option-hints = Hints
option-hints-help = Allowed: **{ button-hint }** (`/hint`) says what the computer would do in your place, except where people play against each other. Off: no hints.
option-hints-allowed = allowed
option-hints-off = off
