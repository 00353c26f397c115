## The calculator of attacks

odds-word-level = level
odds-word-life = life
odds-word-armour = armour
odds-word-resistance = resistance
odds-word-bonus = bonus
odds-word-parry = parry
odds-word-melee = melee
odds-word-ranged = ranged
odds-word-injured = injured
odds-first = the attacker
odds-second = the target
odds-hero = { $card } (level { $level })
odds-both = { $first } and { $second }
odds-heading = { $first } against { $second }
odds-share = { $share }
odds-number = { $whole }.{ $tenth }
odds-strikes = { $striker } attacks { $struck }: d10 { SIGNED($bonus) }
odds-strikes-with = { $striker } attacks { $struck } with { $source }: d10 { SIGNED($bonus) }
odds-back = { $striker } may strike back: d10 { SIGNED($bonus) }
odds-back-with = { $striker } may strike back with { $source }: d10 { SIGNED($bonus) }
odds-hits = Damage gets through: { $hits }; { $expected } on average
odds-extremes = Critical hit and fumble: { $share } each
odds-points = { $points } ({ $share })
odds-points-each = { $points }–{ $last } ({ $share } each)
odds-damage = Damage: { $parts }
odds-falls = Defeats the hero: { $share }
odds-dies = Kills at once: { $share }
odds-dies-later = Kills as the turn ends: { $share }
odds-injured = Injures: { $share }
odds-proviso = Reactions and other effects of a hit are not counted.
refused-odds-number = Numbers go up to { $most } here, levels from 1 to { $levels }.
refused-odds-fighter = Name one fighter as { $side }: a hero or a creature.
refused-odds-gone = That card is not in play, or it lies face down.
refused-odds-requirement = { $card } cannot be used: a requirement is not met by { $side }.
refused-odds-piece = { $card } cannot be carried by { $side }.
refused-odds-weapon = There is nothing that { $side } could attack with. Name a weapon or a spell.
refused-odds-weapons = One attack is made with one weapon, or with two in melee.
refused-odds-reach = { $card } has no { $reach ->
    [melee] melee attack
   *[ranged] ranged attack
}.
# On buttons, after the target: how likely damage gets through, or the success roll succeeds.
chance-hits = { $percent }% to hit{ $kills ->
    [0] {""}
   *[other] , { $kills }% to kill
 }
chance-succeeds = { $percent }% to succeed
stake-damage = { $kills ->
    [yes] may kill
   *[no] { $damage ->
        [0] 0
       *[other] ≈{ $damage }
    }♥
 }{ $back ->
    [0] {""}
   *[other] , { $falls ->
        [yes] back may kill
       *[no] back ≈{ $back }♥
    }
 }
stake-roll = needs { $least }+ on a d{ $faces }
picture-odds-hits = Damage gets through
picture-odds-expected = on average
picture-odds-damage = Damage
