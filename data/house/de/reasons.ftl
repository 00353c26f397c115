## Warum gerade gar nichts dieser Art geht: bis zu drei Gründe, einer je Zeile; count: wie viele es im Ganzen sind.

refused-nothing =
    Davon geht gerade nichts:
    • { $first }
    • { $second }{ $count ->
        [2] {""}
       *[other] {""}
            • { $third }
    }
