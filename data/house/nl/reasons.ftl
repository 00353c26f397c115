## Waarom er nu niets van deze soort kan: hoogstens drie redenen, elk op een regel; count: hoeveel het er in totaal zijn.

refused-nothing =
    Dat kan nu allemaal niet:
    • { $first }
    • { $second }{ $count ->
        [2] {""}
       *[other] {""}
            • { $third }
    }
