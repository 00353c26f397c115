about-what = A tiny dice game: roll for points, block with a card, or call a duel.
about-aim = Whoever has twelve points first wins.
about-length = Five minutes.
