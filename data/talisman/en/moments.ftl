## Moments: asking everybody about Spells, evading, alignment, stopping on arrival

ask-orders = You can change your standing orders for Preservation, Counterspell and Invisibility.
move-no-spell = No Spell this turn
move-order = Standing orders for Spells
order-always = whenever something of mine is at stake
order-last-life = when my last life is at stake
order-never = never
order-ask = ask me each time
event-order = { $order ->
    [always] You will cast { $spell } whenever something of yours is at stake.
    [last-life] You will cast { $spell } when your last life is at stake.
    [never] You will not cast { $spell } by order.
   *[ask] You are asked about { $spell } each time, even without it, so that nobody can tell whether you have it.
 }
event-order-stands = Your standing order for { $spell } is { $order ->
    [always] to cast it whenever something of yours is at stake
    [last-life] to cast it when your last life is at stake
    [never] never to cast it
   *[ask] to ask you each time
 }. You can change it under “{ move-order }”.
waiting-spells = Spells
move-halt = Stop on arrival, before exploring
move-all-dice = Roll one die more than needed
move-stay = Stay here
move-align = Change alignment
move-sell = Turn into gold
align-good = Good
align-neutral = Neutral
align-evil = Evil
align-stay = Stay { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }
effect-gift = the Thief takes any one card from the Purchase stock for free
ask-poll = { $phase ->
    [begin] { FORM($player, "possessive-first") } turn begins.
    [land] { FORM($player, "the-first") } has arrived.
    [attack] The dice are about to roll.
    [end] { FORM($player, "possessive-first") } turn ends.
   *[other] The next encounter is coming.
 } Do you cast a Spell?
ask-dodge = { FORM($player, "the-first") } is after what you have. Do you evade?
ask-alignment = { $cause } ({ $what }): do you change your alignment first?
alignment-choice = choose what to do here
alignment-wish = { $alignment ->
    [good] the first good character may make a wish
   *[evil] the first evil character may make a wish
 }
alignment-beguile = succeeds on { $good } or more if you are good, { $neutral } if neutral, { $evil } if evil
ask-gift = Which card from the Purchase stock do you take for free?
ask-halt = You have arrived: { $space }. Do you do something first?
ask-end = Your turn ends. Do you do something first?
ask-preserve = Preservation: do you save { FORM($what, "the") } from death?
aim = {" "}on { FEATURE($target, "person") ->
    [second] you
   *[other] { FORM($target, "the") }
 }
event-casts-ordered = { FEATURE($player, "person") ->
    [second] You cast
   *[other] { FORM($player, "the-first") } casts
 } { $spell }{ $aim } by standing order.
event-preserved-foe = Preservation saves { FORM($foe, "the") }, and nobody wins.
event-preserved-card = Preservation saves { FORM($card, "the") }.
event-commands = { FEATURE($player, "person") ->
    [second] You
   *[other] { FORM($player, "the-first") }
 } { event-commands.and }.
    .and = { FEATURE($player, "person") ->
        [second] cast
       *[other] casts
     } the Command Spell on everybody else
event-counted = { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } won { $points ->
    [one] 1 point
   *[other] { $points } points
 } on this adventure.
reaction-spell = Spells somebody casts
reaction-loss = lives, Followers and Enemies about to be lost
reaction-moment = moments when Spells may be cast
reaction-theft = others taking something of yours without a fight
