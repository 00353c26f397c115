# Faults in card files, for their authors, and why a deck may not be played.

fault-folder = there is no such folder.
fault-name-twice = { $card } has this name already.
fault-name-of-nothing = there is no card, hero or deck with this id.
fault-needed = a card of the type { $type } needs this.
fault-not-for-type = a card of the type { $type } cannot have this.
fault-creature-only = only creatures have this, not a card of the type { $type }; passive values go under “passive”.
fault-fighters-only = only creatures and weapons have this, not a card of the type { $type }; an attack of this card goes under “abilities”.
fault-listed-twice = something is listed twice.
fault-immune-and-doubled = a creature cannot be immune to { $source } and take double damage from it.
fault-keyword = { $keyword } is not possible for a card of the type { $type }. Allowed: { $allowed }.
fault-keyword-attack = { $keyword } is of use only to a creature with an attack.
fault-keyword-both = dual-wield and sweep cannot be combined.
fault-without-attack = is of use only together with “attack”.
fault-second-range = the second attack must have the other range.
fault-creature-exhausts = every attack of a creature exhausts it; leave this out.
fault-free = a use that can be repeated must cost at least 1 action, exhaust the card or use up charges.
fault-endless = gains as many actions as it costs ({ $cost }); it must exhaust the card or use up charges.
fault-no-purpose = the card does nothing: give it abilities or passive values.
fault-nothing-to-use = there is nothing on the card that can be used.
fault-trap = a trap has exactly one ability, with “reaction: true”.
fault-trap-cost = a trap is revealed at no cost: no cost, exhausts or defensive here.
fault-reaction-not-defensive = a reaction needs “defensive: true” too.
fault-reaction-nothing = a reaction must refer to the action: the target attacker or attacked, or the effects cancel, redirect or parry.
fault-reaction-only = { $word } is possible only in a reaction (“reaction: true”).
fault-not-on-hit = { $effect } is not possible here.
fault-area = the target { $target } has no area around it.
fault-zero = 0 would change nothing.
fault-over-time = give either damage or heal.
fault-check = give success or failure or both.
fault-target = { $effect } does not fit the target { $target }.
fault-range = must be { $range }, as the range of the ability.

refused-deck-no-hero = The deck has no hero.
refused-deck-hero = There is no hero “{ $hero }”. There are: { $allowed }.
refused-deck-levels = A deck needs at least one level card.
refused-deck-levels-of = { $hero } needs at least one level card.
refused-deck-same-class = { $first } and { $second } are of the same class; the two heroes of a deck must differ.
refused-deck-card = There is no card “{ $card }”.
refused-deck-copies = { $card } is in the deck { $number } times; at most { $allowed } are allowed.
refused-deck-number = { $card } needs a number of at least 1.
refused-deck-size = { $missing ->
        [one] One card is missing
       *[other] { $missing } cards are missing
    }: the deck has { $size } of at least { $least }, hero and level cards included.
