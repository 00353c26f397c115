about-what = A tiny dice game: roll for points, block with a card, or call a duel.
about-aim = The first player with twelve points wins.
about-length = Five minutes.
