## Decks of one's own: reading and writing lists, what the rules say of a deck.

deck-template =
    # One card per line, with the number of copies first. Text after a # is only for you.
    # 1 hero, 10 level cards, at least 29 others, none more than 4 times
    1 Hedda the Fighter
    10 Level card
deck-line = { $number } { $card }

deck-line-empty = Nothing is written here.
deck-line-unknown = No card is called “{ $words }”.
deck-line-near = No card is called “{ $words }”. Did you mean { $cards }?
deck-line-or = { $first } or { $second }
deck-line-which = That could mean several cards: { $cards }. Write the id instead.
deck-line-number = { $number } of one card is not possible. Write a number from 1 to { $most }.
deck-line-third-hero = A deck has at most two heroes, and { $first } and { $second } are already in it.
deck-line-same-class = The two heroes of a deck differ in class, and { $hero } is already in it.
deck-line-level-class = No hero of this deck belongs to this class.

deck-good-hero = The hero is { $hero }.
deck-good-heroes = Two hero cards make one hero: { $first } and { $second }.
deck-good-classes = The two heroes are of different classes.
deck-good-levels-of = Level cards: { $first_count } for { $first }, { $second_count } for { $second }; each needs at least one.
deck-good-levels =
    { $count ->
        [one] One level card
       *[other] { $count } level cards
    }; at least one is needed.
deck-good-cards =
    { $count ->
        [one] One support card
       *[other] { $count } support cards
    }, { $different } different.
deck-good-copies = No support card is in it more than { $allowed } times.
deck-good-size = { $size } cards with hero and level cards; at least { $least } are needed.
deck-note-double-class = With two heroes this deck can be played only where double-class heroes are allowed.
deck-note-class =
    { $count ->
        [one] { $hero } is of another class and can never play: { $cards }.
       *[other] Neither hero is of the class needed to play: { $cards }.
    }
deck-note-levels = Only { $most } level cards can come into play; the others are of no use.

deck-group-creature = Creatures
deck-group-spell = Spells
deck-group-talent = Talents
deck-group-weapon = Weapons
deck-group-armour = Armour
deck-group-shield = Shields
deck-group-equipment = Equipment
deck-group-artefact = Artefacts
deck-group-trap = Traps

## The choice of a deck: who leads it, how it plays, how hard that is; at most 100 characters.

deck-ready-style = { $heroes } · { $style } · { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }
deck-own-style = { $heroes } · { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
 }, { $spells ->
    [one] 1 ability
   *[other] { $spells } abilities
 }, { $equipment ->
    [one] 1 other card
   *[other] { $equipment } other cards
 }
deck-style-shield-wall = sturdy creatures, good weapons
deck-style-night-blades = poison and quick strikes from hiding
deck-style-glow-and-frost = spells from afar behind cheap guards
deck-style-morning-bells = heals, lasts and wears the other down
deck-style-smoke-and-mirrors = hides, and burns from afar
deck-style-sword-and-prayer = fights in front and heals itself
deck-style-two-lanterns = spells of two schools
deck-style-axe-and-dagger = strikes early and hard

## The filters of the page on which a deck is built; at most 100 characters.

deck-filter-every-class = Cards of every class
deck-filter-heroes = Heroes and level cards
deck-filter-cost = { $more ->
    [yes] Cost { $cost } or more
   *[no] Cost { $cost }
 }
deck-filter-in-deck = Only what is in the deck
deck-style-without-hero = { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
 }, { $spells ->
    [one] 1 ability
   *[other] { $spells } abilities
 }, { $equipment ->
    [one] 1 other card
   *[other] { $equipment } other cards
 }
refused-deck-many = A deck built here has at most { $most } support cards.
