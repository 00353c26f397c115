## Hoe opsommingen en mensen overal heten.
## In elk bericht geeft SIGNED($number) een getal met zijn teken: +3, −1, ±0.

list-join = { $first }, { $second }
list-end = { $first } en { $last }
list-empty = niets
# Een plaats waarvan de persoon geen naam heeft die getoond kan worden; $number telt vanaf 1.
seat-number = Speler { $number }
# Hoe heet wie hier leest, waar een zin daarom vraagt; anders staat de naam er.
seat-own = { $name }
    .person = second
    .object = jou

odds-chance = { $edge ->
    [below] minder dan 1%
    [above] meer dan 99%
   *[none] { $percent }%
 }
