## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-hero-name = hero
command-hero-about = Choose the hero you play
command-hero-hero-name = hero
command-hero-hero-about = Which hero
command-lay-name = lay
command-lay-about = Play one card of your hand
command-lay-card-name = card
command-lay-card-about = Which card
command-play-all-name = play-all
command-play-all-about = Play your whole hand, in the order you name
command-play-all-cards-name = cards
command-play-all-cards-about = All cards of your hand, in their order
command-redraw-name = redraw
command-redraw-about = Throw your whole hand away and draw a new one
command-enter-name = enter
command-enter-about = Vote for the dungeon to enter, or for the boss
command-enter-dungeon-name = dungeon
command-enter-dungeon-about = Which dungeon
command-vote-name = vote
command-vote-about = Vote on what all decide together
command-vote-choice-name = choice
command-vote-choice-about = What you vote for
command-choose-name = choose
command-choose-about = Answer what a card asks you
command-choose-card-name = choice
command-choose-card-about = Your answer
