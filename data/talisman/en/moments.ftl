## Moments: Spells that all are asked about, evading, alignment, stopping where one lands

move-no-spell = No Spell this turn
move-order = Standing orders
order-always = whenever something of mine is at stake
order-last-life = when my last life is at stake
order-never = never
order-ask = ask me each time
event-order = { $spell }: { $order ->
    [always] whenever something of yours is at stake.
    [last-life] when your last life is at stake.
    [never] never.
   *[ask] you are asked each time, even without this Spell, so that nobody can tell whether you have it.
 }
event-order-stands = Your standing order for { $spell } is { $order ->
    [always] to cast it whenever something of yours is at stake
    [last-life] to cast it when your last life is at stake
    [never] never to cast it
   *[ask] to ask you each time
 }. You can change it under “Standing orders”.
waiting-spells = Spells
move-halt = Pause before exploring
move-stay = Stay here
move-align = Change alignment
move-sell = Turn into gold
align-good = good
align-neutral = neutral
align-evil = evil
effect-gift = the Thief takes any one card of the Purchase stock for nothing
ask-dice = { $what }: with how many dice?
ask-poll = { $phase ->
    [begin] { FORM($player, "possessive-first") } turn begins.
    [land] { $player } has arrived.
    [attack] The dice are about to roll.
    [end] { FORM($player, "possessive-first") } turn ends.
   *[other] The next encounter comes.
 } Do you cast a Spell?
ask-dodge = { $player } is after what you have. Do you evade?
ask-alignment = { $cause }: do you change your alignment first?
ask-gift = Which card of the Purchase stock do you take for nothing?
ask-halt = You have arrived: { $space }. Do you do something first?
ask-end = Your turn ends. Do you do something first?
ask-preserve = { $what } would die. Do you cast Preservation?
aim = {" "}on { $target }
event-preserved-foe = Preservation: { $foe } { FEATURE($foe, "number") ->
    [plural] live
   *[other] lives
 } on. Nobody wins.
event-preserved-card = Preservation: { $card } lives on.
event-commands = { $player } casts the Command Spell on all others.
event-counted = { $player } has won { $points ->
    [one] 1 point
   *[other] { $points } points
 } on this adventure.
reaction-spell = Spells that are cast
reaction-loss = lives, Followers and Enemies that would be lost
reaction-moment = moments at which Spells may be cast
reaction-theft = others who take something of yours without a fight
