## When people are asked to react to others.

command-preferences-name = preferences
command-preferences-about = Your standing orders, and when you are asked: pass until the end of the turn, always ask about …
option-passing-name = passing
option-passing-about = True: pass for me until the end of this turn; False: ask me again
option-always-name = always
option-always-about = Always ask me about this: a kind of action, or a card
option-forget-name = forget
option-forget-about = Remove this from what I am always asked about
option-goal-name = goal
option-goal-about = True: show my next goal above my moves, in every game; False: never show it

button-pass-turn = Pass until the end of the turn

preferences-passing = Until the end of this turn I pass for you. `/preferences passing:False` cancels that.
preferences-asked = You are asked whenever you may react.
preferences-always = I always ask you about: { $words }.
preferences-everything = everything
preferences-guided = Your panel shows your next goal. `/preferences goal:False` hides it.
preferences-unguided = Your panel does not show your next goal. `/preferences goal:True` shows it, in every game.
preferences-elsewhere = Standing orders answer for you what a game keeps asking: type `/preferences` in the channel of a running game. You can choose everywhere whether your panels show your next goal, with `/preferences goal:True` or `goal:False`.
button-unguided = Hide the goal

refused-reaction-word = “{ $word }” is neither a kind of action nor a card; pick one from the list.
refused-reaction-words = I cannot remember more than { $count }. Remove some first.
refused-no-reactions = This game has no reactions to ask about.
