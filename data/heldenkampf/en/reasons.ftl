## Why no move of a kind is possible at the moment.

refused-none-draw = All stacks are empty.
refused-none-attack = You hold no hero and no monster to attack with.
refused-none-answer = You hold no fighter to answer with.
refused-none-add = You hold no equipment.
refused-none-discard = You hold nothing to discard.
refused-none-eat = You hold no food.
refused-none-forage = You hold no hero to send out for food.
refused-no-eater = You hold food, but no hero to eat it.
