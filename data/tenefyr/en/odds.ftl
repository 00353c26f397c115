## Chances

odds-fight = { $enemy }: power { $power }, so far { $total }
odds-stands = { $player } is on turn. The heroes have { $total } of { $power }.
odds-keep = Play this hand
odds-redraw = Throw it away and play the next one
odds-at-once = – in this very turn
odds-camp = How strong are we?
odds-against = Against { $enemy }
odds-line = { $label }: { $whole }.{ $tenth } %
odds-line-about = { $label }: about { $percent } %, from { $draws } draws
odds-how = Counted exactly from the cards left in the decks, with one hand for everybody whose turn is still to come. Hands that are thrown away besides come on top of that.
odds-how-about = Where “about” stands, too many cards draw others to count every way: turns were drawn from the cards left as a sample, and the number may be a few percent off. Everybody whose turn is still to come has one hand; hands that are thrown away besides come on top of that.
refused-odds-enemy = Name one enemy, such as one of the board: `/odds` reckons with your decks as they are now. With nothing it tells about the fight that is on, or about all open enemies.
# On buttons: how likely the fight is won with it.
chance-wins = wins { $percent } %
advice-play-all = Play { $cards }
advice-redraw = Throw the hand away, draw a new one
