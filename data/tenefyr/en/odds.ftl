## Chances

odds-fight = { $enemy }: power { $power }, so far { $total }
odds-stands = { $player } is on turn. The heroes have { $total } of { $power }.
odds-keep = Play this hand
odds-redraw = Throw it away and play the next one
odds-at-once = – in this very turn
odds-camp = How strong are we?
odds-against = Against { $enemy }
odds-line = { $label }: { $whole }.{ $tenth } %
odds-line-about = { $label }: about { $percent } %, ± { $margin }
odds-how = Counted exactly from the cards left in the decks, with one hand for everybody whose turn is still to come. Further hands that are thrown away come on top of that.
odds-how-about = Where “about” stands, there are too many draws to count them all: the number comes from a sample of them, and in 19 of 20 cases it is off by no more than the percentage points after the ±. Everybody whose turn is still to come has one hand; further hands that are thrown away come on top of that.
refused-odds-enemy = Name one enemy, such as one of the board: `/odds` reckons with your decks as they are now. With nothing it tells about the fight that is on, or about all open enemies.
# On buttons: how likely the fight is won with it.
chance-wins = wins { $percent } %
advice-play-all = Play { $cards }
advice-redraw = Throw the hand away, draw a new one
