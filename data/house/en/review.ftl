## /review: what decided a finished game.

command-review-name = review
command-review-about = Everybody’s chances in a finished game, the moves that decided most, and luck
command-review-game-name = game
command-review-game-about = Which game; leave it empty for the last one in this channel
button-review = Review

review-title = 📈 { $game }, game { $number }: review
review-alt = Curves of the chances during the game; the moves that decided most are listed below the picture.
review-progress = 📈 I am playing this game through in many ways to see what decided it: { $percent }% done. That takes a minute or two, longer while the bot is busy. You can go on meanwhile. The result is kept: anybody who opens the review later sees it at once.
review-step = Step { $step }
review-mistake = {"**"}{ $sign }** Step { $step }, { $player }: { $made }. Better: **{ $other }**, which wins { $other-chance }% instead of { $chance }%.
review-good = {"**"}{ $sign }** Step { $step }, { $player }: **{ $made }**, a move that counted: it wins { $chance }%. Next best: **{ $other }**, which wins only { $other-chance }%.
review-close = {"**"}{ $sign }** Step { $step }, { $player }: { $made } ({ $chance }%). A close choice, perhaps better: **{ $other }** ({ $other-chance }%).
review-reason = 💭 { $reason }
review-hinted = 💡 A hint would have advised this move, too: it thinks only for a moment, while a review plays the game on many times.
review-more = { $count ->
        [one] One more move cost something for sure.
       *[other] { $count } more moves cost something for sure.
    }
review-no-mistakes = No move cost more than 5 percentage points for sure.
review-lesson = 🎓 { $player }: { $lesson }
review-points = { $points ->
        [one] 1 percentage point
       *[other] { $points } percentage points
    }
review-lesson-none = { $luck ->
        [good] no sure mistake, and { review-points } of luck.
        [bad] no sure mistake; bad luck cost { review-points }.
       *[even] no sure mistake, and hardly any luck.
    }
review-lesson-kind = { $count ->
        [one] one move cost { review-points }: “{ $made }”. In such a position look at “{ $better }” first.
       *[other] { $count } moves cost { review-points } together, most of them “{ $made }”. In such positions look at “{ $better }” first.
    }
review-lesson-target = { $count ->
        [one] one move cost { review-points }: “{ $made }” was the right kind of move, but a different one of that kind was better.
       *[other] { $count } moves cost { review-points } together. Mostly “{ $made }” was the right kind of move, but a different one of that kind was better.
    }
review-method = { $judged ->
        [0] No move of a person could be compared.
        [one] One move compared
       *[other] { $judged } moves compared
    }{ $judged ->
        [0] { "" }
       *[other] {" "}by what the player knew: the game was played on from there many times by the simple computer. “?!” cost 5, “?” 10, “??” 15 percentage points or more for sure; “!” won 5 or more in comparison with every other move tried. In the picture, “{ picture-review-own }” subtracts mistakes and adds moves that were better than the simple computer’s; a “!” that it would have played as well does not change the sum. Luck is all that the moves do not explain.
    }{ $unjudged ->
        [0] { "" }
        [one] {" "}One decision was not compared.
       *[other] {" "}{ $unjudged } decisions were not compared.
    }
review-group = The group
picture-review-chance = Chance to win
picture-review-step = Step
picture-review-start = Start
picture-review-luck = Luck
picture-review-own = Moves
picture-review-others = Others
picture-review-result = End

refused-review-running = The game is not over yet. A review would give something away.
refused-review-stopped-game = This game was stopped before it had a result, so there is nothing to review.
refused-review-busy = I am already reviewing several games. Please ask again in a few minutes.
refused-review-failed = This game cannot be reviewed: something went wrong while computing. `/replay` may still show it.
refused-review-stopped = I was restarted while computing. Please ask for the review again.
