## Why nothing of a kind is possible now: up to three reasons, a line each; count: how many there are in all.

refused-nothing =
    None of this is possible now:
    • { $first }
    • { $second }{ $count ->
        [2] {""}
       *[other] {""}
            • { $third }
    }
