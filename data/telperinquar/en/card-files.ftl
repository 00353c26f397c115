# Faults in card files, for whoever wrote them, and why a deck may not be played.

fault-line = { $place }: { $what }
fault-folder = there is no such folder.
fault-unreadable = the file cannot be read: { $reason }.
fault-encoding = the file is not UTF-8 text.
fault-yaml = not valid YAML{ $line ->
    [0] {""}
   *[other] {" "}near line { $line }
}: { $reason }.
fault-key-twice = “{ $key }” is written twice in the item near line { $line }.
fault-missing = must be given.
fault-field = there is no such field. Allowed: { $allowed }.
fault-field-like = there is no such field. Is “{ $near }” meant?
fault-choice = “{ $found }” is not possible. Allowed: { $allowed }.
fault-no-effect = an effect needs its kind, for example “effect: damage”.
fault-too-low = { $found } is too low. Allowed: { $allowed } or more.
fault-too-high = { $found } is too high. Allowed: { $allowed } or less.
fault-too-few = too few entries. Allowed: { $allowed } or more.
fault-too-many = too many entries. Allowed: { $allowed } or fewer.
fault-id = “{ $found }” is no identifier. Allowed: small letters a–z, digits and hyphens, a letter first, 2 to 40 characters.
fault-id-twice = this id is taken already, in { $file }.
fault-name-twice = { $card } has this name already.
fault-kind = { $wanted } is needed here, not “{ $found }”.
fault-kind-number = a whole number
fault-kind-yes-no = true or false
fault-kind-words = text
fault-kind-list = a list
fault-kind-fields = a group of fields (name: value)
fault-other = “{ $found }” does not fit: { $reason }.
fault-needed = a card of the type { $type } needs this.
fault-not-for-type = a card of the type { $type } cannot have this.
fault-creature-only = only creatures have this, not a card of the type { $type }; passive values go under “passive”.
fault-fighters-only = only creatures and weapons have this, not a card of the type { $type }; an attack of this card goes under “abilities”.
fault-listed-twice = something is listed twice.
fault-immune-and-doubled = a creature cannot be immune to { $source } and take double damage from it.
fault-both-languages = must be given in English (en) and in German (de).
fault-keyword = { $keyword } is not possible for a card of the type { $type }. Allowed: { $allowed }.
fault-keyword-attack = { $keyword } is of use only to a creature with an attack.
fault-keyword-both = dual-wield and sweep do not go together.
fault-without-attack = is of use only together with “attack”.
fault-second-range = the second attack must have the other range.
fault-creature-exhausts = every attack of a creature exhausts it; leave this out.
fault-free = a use that can be repeated must cost at least 1 action, exhaust the card or use up charges.
fault-endless = gains as many actions as the { $cost } it costs; it must exhaust the card or use up charges.
fault-no-purpose = the card does nothing: give it abilities or passive values.
fault-nothing-to-use = there is nothing on the card that can be used.
fault-trap = a trap has exactly one ability, with “reaction: true”.
fault-trap-cost = a trap is revealed at no cost: no cost, exhausts or defensive here.
fault-reaction-not-defensive = a reaction needs “defensive: true” too.
fault-reaction-nothing = a reaction must speak of the action: the target attacker or attacked, or the effects cancel, redirect or parry.
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
refused-deck-card = There is no card “{ $card }”.
refused-deck-copies = { $card } is in the deck { $number } times; at most { $allowed } are allowed.
refused-deck-number = { $card } needs a number of at least 1.
refused-deck-size = The deck has { $size } cards with its hero; it needs at least { $least }.
