## Piles of cards that everybody may look through.

button-piles = Open piles
piles-title = { $pile } · { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
piles-page = Page { $page } of { $pages }
piles-option = { $pile } ({ $count })
piles-choose = Choose a pile
refused-no-piles = This game has no open piles to look through.

## /space
refused-no-places = The board of this game has no spaces to look at.
refused-no-such-place = No space is called “{ $words }”. Choose one from the list.
