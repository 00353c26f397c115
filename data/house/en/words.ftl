## How lists and people are worded everywhere.
## In every message a text may use SIGNED($number) for a number with its sign: +3, −1, ±0.

list-join = { $first }, { $second }
list-end = { $first } and { $last }
list-empty = nothing
# A seat whose person has no name that can be shown; $number counts from 1.
seat-number = Player { $number }
# What a reader is called who is spoken to, where a sentence asks for it; else their name stands.
seat-own = { $name }
    .person = second
    .possessive = your
    .possessive-first = Your
    .of = of yours
form-possessive = { $name }’s
form-possessive-first = { $name }’s
form-of = of { $name }
