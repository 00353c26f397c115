## Why no move of a kind is possible now: up to three reasons, a line each; count: the number of all reasons.

refused-nothing =
    None of this is possible now:
    • { $first }
    • { $second }{ $count ->
        [2] {""}
       *[other] {""}
            • { $third }
    }
