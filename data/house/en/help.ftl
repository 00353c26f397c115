## Help that answers what is asked here and now, the words of a game, and the examples at the table.

seen-card-of = { $card } ({ $whose })
seen-in-hand = { $card } in your hand
seen-value = { $whose }: { $value }
seen-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

button-terms = What is …?
button-legend = Signs in the picture
button-primer = How to play
button-commands = All commands

terms-title = What is …?
terms-how = Choose a word. These are the ones you can see at this table now.
terms-none = Nothing here has a word of its own yet. `/rules` knows all the rules.
terms-choose = { $count ->
    [one] One word
   *[other] { $count } words
 }
terms-here = Here: { $examples }
terms-rule = -# More: `/rules { $rule }`
terms-legend-alt = The signs in the picture and what they mean
terms-no-signs = No signs with a meaning of their own are in this picture.
