# What is printed on cards. The sentences of an ability are put together from its effects.

## Words

keyword-dual-wield = Dual-wield
keyword-flying = Flying
keyword-hide = Hide
keyword-mist-form = Mist form
keyword-weapon-chain = Weapon chain
keyword-sweep = Sweep
keyword-shadowy = Shadowy
keyword-immunity-fire = Immunity: fire
keyword-immunity-cold = Immunity: cold
keyword-immunity-lightning = Immunity: lightning
keyword-immunity-poison = Immunity: poison
keyword-immunity-holy = Immunity: holy
keyword-immunity-shadow = Immunity: shadow
keyword-double-fire = Double damage: fire
keyword-double-cold = Double damage: cold
keyword-double-lightning = Double damage: lightning
keyword-double-poison = Double damage: poison
keyword-double-holy = Double damage: holy
keyword-double-shadow = Double damage: shadow

stat-armour = armour
stat-resistance = resistance
stat-melee = melee bonus
stat-ranged = ranged bonus
stat-healing = healing bonus
stat-strength = Strength
stat-reflex = Reflex
stat-mind = Mind
stat-aura = Aura
stat-actions = actions
stat-life = maximum life

class-fighter = Fighter
class-rogue = Rogue
class-wizard = Wizard
class-cleric = Cleric

card-type-creature = Creature
card-type-spell = Spell
card-type-talent = Talent
card-type-weapon = Weapon{ $size ->
    [small] {" "}(small)
    [medium] {" "}(medium)
   *[large] {" "}(large)
}
card-type-armour = Armour{ $size ->
    [light] {" "}(light)
    [medium] {" "}(medium)
   *[heavy] {" "}(heavy)
}
card-type-shield = Shield
card-type-equipment = Gear
card-type-artefact = Artefact
card-type-trap = Trap
card-type-hero = Hero
card-type-level = Level
card-type-deck = Deck

## Keywords explained

card-keyword-dual-wield = Dual-wield: Two attacks for one use cost; each draws its own counterattack.
card-keyword-flying = Flying: In melee only flying creatures and counterattacks can hit it, as a target or beside one.
card-keyword-hide = Hide: Face down, it cannot be attacked and guards nobody.
card-keyword-hide-cost = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: This card is turned face down.
card-keyword-mist-form = Mist form: Cannot be the target of ranged attacks.
card-keyword-weapon-chain = Weapon chain: Only its owner can remove this weapon.
card-keyword-sweep = Sweep: Its attack damages every enemy in its threat zone that does not fly.
card-keyword-shadowy = Shadowy: Whenever it would be damaged, roll a d10; on 1 or 2 it suffers none.
card-immune = Immunity: No damage from { $sources }.
card-doubled = Double damage from { $sources }.
source-fire = fire
source-cold = cold
source-lightning = lightning
source-poison = poison
source-holy = holy light
source-shadow = shadow

## Lines

card-ability = { $when ->
    [reaction-attack] Reaction to an attack
    [reaction-action] Reaction to any action
    [defensive] Defensive
   *[own] Use
} ({ $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}{ $exhausts ->
    [yes] , exhausts
   *[no] {""}
}): { $effects }
card-trap = When revealed: { $effects }
card-on-hit = On attack: { $effects }
card-weapon-exhausts = Attacking exhausts this weapon.
card-bears = Can carry: { $kinds }.
bears-weapon = weapons
bears-armour = armour
bears-shield = shields
bears-equipment = gear
card-passive = { $who ->
    [bearer] Bearer
   *[hero] Your hero
}: { $changes }.
card-use-requires = To use it: { $requirement }.
card-charges = { $charges ->
    [one] Single use.
   *[other] { $charges } charges.
}
card-class-fighter = Fighter
card-class-rogue = Rogue
card-class-wizard = Wizard
card-class-cleric = Cleric
card-classes = { $classes } only
card-costs = Play { $play } / use { $use }
card-play-cost = Play { $play }
card-requires = Requires { $requirement }
card-attribute-strength = Strength { $value }
card-attribute-reflex = Reflex { $value }
card-attribute-mind = Mind { $value }
card-attribute-aura = Aura { $value }
card-body = Life { $life }{ $armour ->
    [0] {""}
   *[other] , armour { $armour }
}{ $resistance ->
    [0] {""}
   *[other] , resistance { $resistance }
}
card-attributes = { $attributes }
card-attack = { $range ->
    [melee] Melee
   *[ranged] Ranged
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] physical
    [magical] magical
   *[simple] simple
}{ $source ->
    [fire] {" "}(fire)
    [cold] {" "}(cold)
    [lightning] {" "}(lightning)
    [poison] {" "}(poison)
    [holy] {" "}(holy)
    [shadow] {" "}(shadow)
   *[none] {""}
}

## Heroes, levels, decks

card-hero-weapons = Weapons: { $sizes } – { $count ->
    [one] one at a time
   *[other] up to { $count } at a time
}.
card-hero-armour = Armour: { $sizes }.
card-hero-shield = Can carry a shield instead of a second weapon.
card-hero-shield-only = Can carry a shield.
card-hero-unarmed = Unarmed counterattack: d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} physical.
card-hero-two-weapons = An attack with two weapons costs { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} less.
card-hero-first-spell = The first spell each turn costs { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} less to use, but at least 1.
card-hero-healing = { SIGNED($by) } on healing rolls.
card-hero-dual-wield = Dual-wield: after an attack with one of two weapons, a second one with the other at no cost.
card-hero-hide = Once a game, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: your hero is turned face down until your next supply phase.
card-hero-every-class = This hero can play cards of every class.
card-size-small = small
card-size-medium = medium
card-size-large = large
card-size-light = light
card-size-heavy = heavy
card-level = Level { $level }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $level ->
    [1] life { $maximum }
   *[other] { SIGNED($gain) } life (at most { $maximum })
}, armour { $armour }, resistance { $resistance }, { $attributes }
card-level-rule = Play it in your entry phase, at no cost: your hero rises by one level.
card-level-rule-of = Play it in your entry phase, at no cost: your hero rises by one level as a { $hero_class }, and only as that.
card-level-no-life = It gives no life points now: your hero has already reached this level in the other class.
card-deck-hero = Hero: { $hero }
card-deck-hero-levels = Hero: { $hero }, with { $count ->
    [one] 1 level card
   *[other] { $count } level cards
}
card-deck-levels = { $count ->
    [one] 1 level card
   *[other] { $count } level cards
}
card-deck-cards = { $count } × { $card }

## Subjects: they begin a sentence

card-subject-none = Your hero{ $area ->
    [target] {""}
   *[side] {" "}and all your creatures
}
    .genitive = of your hero
card-subject-own-hero = Your hero{ $area ->
    [target] {""}
   *[side] {" "}and all your creatures
}
    .genitive = of your hero
card-subject-enemy-hero = An enemy hero{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}and all that hero’s creatures
}
    .genitive = of an enemy hero{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-hero = A hero{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}and all that hero’s creatures
}
    .genitive = of a hero{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-this = This card{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all your other creatures
    [side-and-hero] , all your other creatures and your hero
   *[target] {""}
}
    .genitive = of this card
card-subject-creature = A creature{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all others in its row
    [side-and-hero] , all others in its row and its hero
   *[target] {""}
}
    .genitive = of a creature{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-own-creature = One of your creatures{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all your others
    [side-and-hero] , all your others and your hero
   *[target] {""}
}
    .genitive = of one of your creatures{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-enemy-creature = An enemy creature{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all others in its row
    [side-and-hero] , all others in its row and its hero
   *[target] {""}
}
    .genitive = of an enemy creature{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-any = A hero or creature{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all creatures of the same row
    [side-and-hero] , all creatures of the same row and their hero
   *[target] {""}
}
    .genitive = of a hero or creature{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-own = Your hero or one of your creatures{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all your creatures
    [side-and-hero] {" "}and your whole side
   *[target] {""}
}
    .genitive = of your hero or one of your creatures
card-subject-enemy = An enemy{ $near ->
    [yes] {" "}in the threat zone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all creatures of the same row
    [side-and-hero] , all creatures of the same row and their hero
   *[target] {""}
}
    .genitive = of an enemy{ $near ->
        [yes] {" "}in the threat zone
       *[no] {""}
    }
card-subject-own-equipment = One of your equipment cards
card-subject-enemy-equipment = An enemy equipment card
card-subject-attacker = The attacker{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all creatures of the same row
    [side-and-hero] , all creatures of the same row and their hero
   *[target] {""}
}
    .genitive = of the attacker
card-subject-attacked = The card under attack{ $area ->
    [threat-zone] {" "}and its threat zone
    [side] {" "}and all creatures of the same row
    [side-and-hero] {" "}and your whole side
   *[target] {""}
}
    .genitive = of the card under attack
card-subject-hidden = { $target ->
    [own-creature] One of your face-down cards
    [enemy-creature] A face-down enemy card
   *[other] A face-down card
}
card-subject-target = { $many ->
    [yes] All of them
   *[no] The target
}
    .genitive = of the target

## Sentences

card-sentence = { $subject } { $doing }.
card-then = { $first } { $then }
card-you-draw = You draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
card-owner-discards = Its owner discards { $cards ->
    [one] a card
   *[other] { $cards } cards
} from the hand.
card-owner-gains = Its owner gains { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
card-owner-loses = Its owner loses { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
card-cancels = { $attack ->
    [yes] The attack has no effect.
   *[no] The action has no effect.
}
card-parries = The attack deals { $by } less damage to its target.
card-check-attribute = { $attribute ->
    [strength] the Strength
    [reflex] the Reflex
    [mind] the Mind
    [aura] the Aura
   *[highest] the highest attribute
}
card-check = { $many ->
    [yes] { $subject }: make a success roll (d20 + your level) against { card-check-attribute }
   *[no] Make a success roll (d20 + your level) against { card-check-attribute } { FORM($subject, "genitive") }
}.
card-check-success = If you succeed: { $effects }
card-check-failure = If you fail: { $effects }

## What the subject does

card-does-attack = { $many ->
    [yes] suffer
   *[no] suffers
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] physical damage
    [magical] magical damage
   *[simple] damage
}{ $source ->
    [fire] {" "}(fire)
    [cold] {" "}(cold)
    [lightning] {" "}(lightning)
    [poison] {" "}(poison)
    [holy] {" "}(holy)
    [shadow] {" "}(shadow)
   *[none] {""}
} from { $range ->
    [melee] a melee attack
   *[ranged] a ranged attack
}
card-amount = { $dice ->
    [0] { $amount }
    [one] d{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
   *[other] { $dice }d{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
}
card-does-damage = { $many ->
    [yes] suffer
   *[no] suffers
} { $amount } { $kind ->
    [physical] physical damage
    [magical] magical damage
   *[simple] damage
}{ $source ->
    [fire] {" "}(fire)
    [cold] {" "}(cold)
    [lightning] {" "}(lightning)
    [poison] {" "}(poison)
    [holy] {" "}(holy)
    [shadow] {" "}(shadow)
   *[none] {""}
}
card-does-damage-over-time = { $many ->
    [yes] suffer
   *[no] suffers
} { $amount } { $kind ->
    [physical] physical damage
    [magical] magical damage
   *[simple] damage
}{ $source ->
    [fire] {" "}(fire)
    [cold] {" "}(cold)
    [lightning] {" "}(lightning)
    [poison] {" "}(poison)
    [holy] {" "}(holy)
    [shadow] {" "}(shadow)
   *[none] {""}
} in { $rounds ->
    [one] your next supply phase
   *[other] each of your next { $rounds } supply phases
}
card-does-heal-over-time = { $many ->
    [yes] regain
   *[no] regains
} { $amount } life in { $rounds ->
    [one] your next supply phase
   *[other] each of your next { $rounds } supply phases
}
card-does-heal = { $many ->
    [yes] regain
   *[no] regains
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} life ({ $kind ->
    [natural] natural healing
   *[magical] magical healing
})
card-does-restore = { $many ->
    [yes] regain
   *[no] regains
} { $amount } life
card-does-change = { $many ->
    [yes] get
   *[no] gets
} { $changes } { $until ->
    [turn] until end of turn
    [round] until your next turn
   *[lasting] while this card stays in play
}
card-does-discard = { $many ->
    [yes] discard
   *[no] discards
} { $cards ->
    [one] a card
   *[other] { $cards } cards
} from the hand
card-does-gain = { $many ->
    [yes] gain
   *[no] gains
} { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
card-does-lose = { $many ->
    [yes] lose
   *[no] loses
} { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
card-does-exhaust = { $many ->
    [yes] are exhausted
   *[no] is exhausted
}
card-does-ready = { $many ->
    [yes] are readied
   *[no] is readied
}
card-does-destroy = { $many ->
    [yes] go to the discard pile
   *[no] goes to the discard pile
}
card-does-return = { $many ->
    [yes] return to the owner’s hand
   *[no] returns to the owner’s hand
}
card-does-hide = { $many ->
    [yes] are turned face down
   *[no] is turned face down
}
card-does-reveal = { $many ->
    [yes] are revealed; traps are discarded without effect
   *[no] is revealed; a trap is discarded without effect
}
card-does-redirect = becomes the target of the attack instead

## Changed values

card-change-armour = { SIGNED($by) } armour
card-change-resistance = { SIGNED($by) } resistance
card-change-melee = { SIGNED($by) } on melee attacks
card-change-ranged = { SIGNED($by) } on ranged attacks
card-change-healing = { SIGNED($by) } on healing rolls
card-change-strength = { SIGNED($by) } Strength
card-change-reflex = { SIGNED($by) } Reflex
card-change-mind = { SIGNED($by) } Mind
card-change-aura = { SIGNED($by) } Aura
card-change-actions = { SIGNED($by) } { $by ->
    [1] action
    [-1] action
   *[other] actions
}
card-change-life = { SIGNED($by) } maximum life
