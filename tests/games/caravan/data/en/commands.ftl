## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-march-name = march
command-march-about = Break camp: the day takes its course
command-sell-name = sell
command-sell-about = Sell cards of your hand for water
command-sell-cards-name = cards
command-sell-cards-about = What you sell, with commas between
command-sell-water-name = water
command-sell-water-about = How much of the water you drink at once: 0 or 1
command-react-name = react
command-react-about = Keep a storm off
command-react-answer-name = answer
command-react-answer-about = The card that keeps the storm off
command-pass-name = pass
command-pass-about = Do nothing about the storm
command-vote-name = vote
command-vote-about = Choose the road for the day
command-vote-choice-name = choice
command-vote-choice-about = Which road
