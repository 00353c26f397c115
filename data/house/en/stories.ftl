## One player's story, and everybody side by side

story-title = The story of { $who }
story-empty = Nothing has happened here yet.
refused-no-story = Nobody with that name plays here. Choose one of the suggestions.
who-title = Side by side
