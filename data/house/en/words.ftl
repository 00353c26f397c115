## Lists and the names of people.
## In every message a text may use SIGNED($number) for a number with its sign: +3, −1, ±0.

list-join = { $first }, { $second }
list-end = { $first } and { $last }
list-empty = nothing
# A seat whose person has no name that can be shown; $number counts from 1.
seat-number = Player { $number }
# The reader of a message, where a sentence addresses them; otherwise their name.
seat-own = { $name }
    .person = second
    .object = you
    .possessive = your
    .possessive-first = Your
    .of = of yours
form-possessive = { $name }’s
form-possessive-first = { $name }’s
form-of = of { $name }

odds-chance = { $edge ->
    [below] below 1%
    [above] above 99%
   *[none] { $percent }%
 }
