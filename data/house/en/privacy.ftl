## /privacy: a person's own data.

command-privacy-name = privacy
command-privacy-about = What is stored about you
command-privacy-export-name = export
command-privacy-export-about = All that is stored about you, as a file
command-privacy-delete-name = delete
command-privacy-delete-about = Delete all that is stored about you
privacy-exported = This is all that is stored about you.
privacy-warning =
    This deletes your name, your choices, your decks ({ $decks }), your ratings and your statistics. In finished games ({ $finished }) a “deleted person” will have sat in your seat; your moves and your word for the dice stay, or nobody could check the game. It cannot be taken back. What was written in channels stays there until it is deleted in Discord. Without your name I remember for a day that you did this, and until running games end that you were removed from them or whose hand you have seen.
privacy-warning-active =
    { $count ->
        [one] You take part in a game: you will resign from it.
       *[other] You take part in { $count } games: you will resign from all of them.
    }
privacy-deleted = Everything that was stored about you is deleted.
button-forget = Delete for good
refused-privacy-other = This button is not yours.
refused-privacy-active = Nothing was deleted, as one of your games cannot be left now. { $reason }
