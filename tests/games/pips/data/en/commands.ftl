## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-play-name = play
command-play-about = Roll, draw a card, or call a duel
command-react-name = react
command-react-about = React to what somebody else is doing, or answer a question
command-react-answer-name = answer
command-react-answer-about = The card you lay
command-pass-name = pass
command-pass-about = Decline what you are asked
