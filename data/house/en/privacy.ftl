## /privacy: a person's own data.

command-privacy-name = privacy
command-privacy-about = What is stored about you
command-privacy-export-name = export
command-privacy-export-about = Everything stored about you, as a file
command-privacy-delete-name = delete
command-privacy-delete-about = Delete everything stored about you
privacy-exported = This is everything stored about you.
privacy-warning =
    This deletes your name, your choices, your decks ({ $decks }), your answers to puzzles, your ratings and your statistics. In finished games ({ $finished }) your seat will show a “deleted person”; your moves and your word for the dice stay, because nobody could check the game without them. You cannot undo this. Messages in channels stay there until they are deleted in Discord. Without your name, I remember for a day that you did this. Until running games end, I also remember whether you were removed from them and which hands you have seen there.
privacy-warning-active =
    { $count ->
        [one] You take part in a game: you will resign from it.
       *[other] You take part in { $count } games: you will resign from all of them.
    }
privacy-deleted = Everything stored about you is deleted.
button-forget = Delete for good
refused-privacy-other = This button is not yours.
refused-privacy-active = Nothing was deleted, because you cannot leave one of your games now. { $reason }
