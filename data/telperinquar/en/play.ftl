# What happens in a duel, what is asked, and why something is not possible.

game-telperinquar = Telperinquár

## Words

hidden-card = a face-down card
    .bare = card
# Cards that are in play more than once: with owner and place.
card-placed = { $card } (place { $place })
card-where = ({ FEATURE($whose, "person") ->
    [second] yours
   *[third] { $whose }
}{ $place ->
    [0] {""}
   *[other] , place { $place }
})
card-apart = { $card } { card-where }
# A card with the person it belongs to.
own-card = { FORM($whose, "possessive-first") } { FEATURE($card, "role") ->
    [hero] hero
   *[card] { FORM($card, "bare") }
}
own-source = { FORM($who, "possessive-first") } { FEATURE($source, "role") ->
    [hero] hero
   *[card] { FORM($source, "bare") }
}
own-target = { FORM($whose, "possessive") } { FEATURE($target, "role") ->
    [hero] hero
   *[card] { FORM($target, "bare") }
}
damage-points = { $damage ->
    [0] no
   *[other] { $damage }
} damage
life-points = { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}
both = { $first } / { $second }
phase-entry = entry phase
phase-supply = supply phase
phase-main = main phase
phase-combat = combat phase
phase-after-combat = main phase, combat is over
phase-position = position phase

headline-turn = Round { $round } · { FORM($who, "possessive") } turn: { $phase }
board-overtime = Overtime: everybody loses life points
headline-over = { $count ->
    [one] { FEATURE($who, "person") ->
        [second] You have won
       *[third] { FORM($who, "the-first") } has won
    }
   *[other] { FORM($who, "the") } have won
 }

result-hero-died = The hero of the losing side has fallen.
result-heroes-died = { $count ->
    [one] { $heroes } has fallen.
   *[other] { $heroes } have fallen.
}
result-draw = All heroes have fallen in the same turn: a draw.
result-resigned = The other side has given up.

## Turn

event-turn = { FORM($who, "possessive-first") } turn begins (round { $round }).
event-drew = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($who, "person") ->
        [second] draw
       *[third] draws
     } { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $occasion ->
        [begin] {" "}at the beginning of the turn
        [end] {" "}at the end of the turn
       *[other] {""}
    }
event-drew-these = { $occasion ->
    [end] Your turn ends; you draw: { $cards }.
   *[other] You draw: { $cards }.
}
event-pile-empty = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-pile-empty.and }.
    .and = { FEATURE($who, "person") ->
        [second] have
       *[third] has
     } no cards left to draw
event-level = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-level.and }.
    .and = { FEATURE($who, "person") ->
        [second] rise
       *[third] rises
     } to level { $level } ({ $life } of { $maximum } life points)
event-level-of-class = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-level-of-class.and }.
    .and = { FEATURE($who, "person") ->
        [second] rise
       *[third] rises
     } to level { $level } as a { $hero_class } ({ $life } of { $maximum } life points)
event-overtime-begins = Sudden Victory Overtime begins: every hero has level 10. From now on everybody loses life points in their own turns.
event-overtime = Overtime costs { FORM($who, "possessive") } hero { $damage ->
    [one] 1 life point
   *[other] { $damage } life points
}.
event-idle = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-idle.and }.
    .and = { FEATURE($who, "person") ->
        [second] have
       *[third] has
     } nothing to play or use this turn
event-nothing-left = Your turn is over: nothing is left to do with the last { $count ->
    [one] action
   *[other] { $count } actions
}.
event-tick = { $source } affects { $card } again.
event-arranged = { FEATURE($who, "person") ->
    [second] You rearrange your
   *[third] { FORM($who, "the-first") } rearranges the
 } row to { $cards }.
event-hero-died = { FORM($whose, "possessive-first") } hero { $hero } has fallen.
event-resigned = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-resigned.and }.
    .and = { FEATURE($who, "person") ->
        [second] give
       *[third] gives
     } up
event-combat-ends = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-combat-ends.and }.
    .and = { FEATURE($who, "person") ->
        [second] end
       *[third] ends
     } the combat phase

## Playing and using

event-played = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-played.and }.
    .and = { FEATURE($who, "person") ->
        [second] play
       *[third] plays
     } { $card }
    .also = { $card }
event-played-face-down = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-played-face-down.and }.
    .and = { FEATURE($who, "person") ->
        [second] play
       *[third] plays
     } a card face down
    .also = another one
event-laid-face-down = You play { $card } face down.
event-play-stopped = { $card } goes to the discard pile without coming into play.
event-equipped = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-equipped.and }.
    .and = { FEATURE($who, "person") ->
        [second] equip
       *[third] equips
     } { $bearer } with { $card }
    .also = { $card }
event-moved = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-moved.and }.
    .and = { FEATURE($who, "person") ->
        [second] hand
       *[third] hands
     } { $card } to { $bearer }
event-taken-back = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-taken-back.and }.
    .and = { FEATURE($who, "person") ->
        [second] take
       *[third] takes
     } { $card } into the hand
event-swapped = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-swapped.and }.
    .and = { FEATURE($who, "person") ->
        [second] swap
       *[third] swaps
     } the places of { $first } and { $second }
event-used = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-used.and }.
    .and = { FEATURE($who, "person") ->
        [second] use
       *[third] uses
     } { $card }
event-used-on = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-used-on.and }.
    .and = { FEATURE($who, "person") ->
        [second] use
       *[third] uses
     } { $card } on { own-target }
event-used-up = { $card } is used up and discarded.
event-no-effect = That no longer has any effect.
event-attack-stopped = The attack fails: { $cause ->
    [attacker] its attacker is gone or hidden
    [weapon] its weapon is gone
    [target] its target is gone or hidden
   *[reach] its target is out of reach
 }.
event-revealed = { own-card } is turned face up.
event-hid = { own-card } hides.
event-discarded = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($who, "person") ->
        [second] discard
       *[third] discards
     } { $card }
event-carried-discarded = { $card } is discarded together with its bearer.

## Combat

event-attack = { own-source } attacks { own-target }.
event-attack-with = { own-source } attacks { own-target } with { $weapon }.
event-attack-both = { own-source } attacks { own-target } with { $first } and { $second } at once.
roll-plus = { $roll } + { $bonus } = { $total }
roll-minus = { $roll } − { $bonus } = { $total }
roll-unarmed = { $roll } − { $bonus } (bare hands) = { $total }
roll-bare = { $roll }
event-roll = { $card } rolls { $sum }.
event-attack-roll = { $card } attacks with a roll of { $sum }.
event-healing-roll = { $card } heals with a roll of { $sum }.
event-critical = A critical roll!
event-fumble = { $card } fumbles: no effect.
event-hero-hurt = { FORM($whose, "possessive-first") } hero suffers { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, now { life-points }.
event-hero-doomed = { FORM($whose, "possessive-first") } hero falls at the end of the turn, unless healed above 0.
event-creature-hurt = { $card } suffers { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, { life-points } left.
event-hero-healed = { FORM($whose, "possessive-first") } hero is healed by { $points } and has { life-points }.
event-creature-healed = { $card } is healed by { $points } and has { life-points }.
event-injured = { $card } is injured; a second injury kills.
event-injured-again = { $card } was injured already{ $cause ->
    [critical] , and a critical hit
   *[turn] {" "}and lost more than half of its life this turn, which
} is a second injury.
event-recovered = { $card } is no longer injured.
event-died = { own-card } dies.
event-counter = { $card } strikes back.
event-shadowy = { $card } melts into the shadows (die: { $roll }) and suffers no damage.
event-immune = { $card } is immune to that.
event-intercepted = { own-card } intercepts the attack.

## Effects

event-modified = { $source } gives { $card } { SIGNED($by) } { $stat }.
event-granted = { $source } gives { $card } { $keyword }.
event-over-time = { $source } will { $heal ->
    [0] do { $damage } damage to
   *[other] give { $heal } life to
} { $card } at the beginning of { FORM($who, "possessive") } next { $rounds ->
    [one] turn
   *[other] { $rounds } turns
}.
event-pool = { $source } { $gains ->
    [yes] gives
   *[no] costs
} { FORM($who, "the") } { $count ->
    [one] 1 action
   *[other] { $count } actions
}, and { $actions } { $actions ->
    [one] is
   *[other] are
} left now.
event-exhausted = { $card } is exhausted.
event-readied = { $card } is ready again.
event-destroyed = { $card } is destroyed.
event-returned = { $card } goes back to { FORM($whose, "possessive") } hand.
event-cancelled = { $card } stops { FORM($whose, "possessive") } { $kind ->
    [attack] attack
   *[action] action
}.
event-redirected = The attack now goes against { $card }.
event-parried = { $card } prevents { $by } damage.
event-check-succeeded = { $card } against { $target }: { $roll } + { $level } = { $total }, more than { $attribute } { $needed }: success.
event-check-failed = { $card } against { $target }: { $roll } + { $level } = { $total }, not more than { $attribute } { $needed }: no success.

## Declared actions

pending-attack = { own-source } attacks { own-target }
pending-use = { FEATURE($who, "person") ->
    [second] You use
   *[other] { FORM($who, "the-first") } uses
 } { $source }
pending-use-on = { FEATURE($who, "person") ->
    [second] You use
   *[other] { FORM($who, "the-first") } uses
 } { $source } on { own-target }
pending-play = { FEATURE($who, "person") ->
    [second] You play
   *[other] { FORM($who, "the-first") } plays
 } { $card }
pending-trap = { FEATURE($who, "person") ->
    [second] You play
   *[other] { FORM($who, "the-first") } plays
 } a card face down
pending-action = { FEATURE($who, "person") ->
    [second] You have
   *[other] { FORM($who, "the-first") } has
 } declared an action
pending-end = { FEATURE($who, "person") ->
    [second] You are
   *[other] { FORM($who, "the-first") } is
 } about to leave the main phase

## Questions

ask-entry = { $level ->
    [0] Do you play a level card? It is free and makes your hero stronger.
   *[other] A level card is free: do you rise to level { $level } (then with { life-points })?
}{ $level ->
    [2] {" "}Higher levels give life, actions, and the attributes that strong cards need. Then you play cards: ⚡2 costs 2 actions.
   *[other] {""}
}
ask-main = { $actions ->
    [0] No actions left, only free moves.
    [one] 1 action (⚡) left.
   *[other] { $actions } actions (⚡) left.
} What do you do?
ask-combat = Combat: { $actions ->
    [0] only free moves left.
    [one] 1 action (⚡) left.
   *[other] { $actions } actions (⚡) left.
} What next?
ask-position = In which order does your row stand from now on?
ask-range = In melee, or at range?
ask-second-weapon = Which second weapon?
ask-target = What do you attack?
ask-react = { $action }. Do you react?{ $known ->
    [0] {" "}A reaction works before this action; if you pass, it simply happens.
   *[other] {""}
 }
ask-counter = { $attacker } has attacked { $card }. Do you strike back?
ask-second-attack = Where does the second attack go?
ask-trap-target = What does your trap catch?
ask-order = Several effects work at the same time. Which one is first?
ask-discard = Which card do you discard?

## Moves

move-levelup = Level up
move-no-level = No level card
move-pass = Pass
move-play = Play
move-equip = Equip
move-move = Change bearer
move-take-back = Take equipment into the hand
move-attack = Attack
move-attack-both = One attack with both weapons
move-use = Use
move-reveal = Reveal
move-swap = Swap places
move-cease = Stop fighting, play more cards
move-end = End the turn
move-end-arrange = End the turn and rearrange
move-keep = Keep the order
move-arrange = Rearrange
move-intercept = Intercept
move-counter = Strike back
move-choose = Choose

# Whole moves on buttons, in about 34 characters: what is done first, then the cost in actions; suggestions add a reason.
target-hero = { $owner ->
    [named] { FORM($whose, "possessive") } hero
   *[clear] hero
}
target-creature = { $owner ->
    [named] { FORM($whose, "possessive") } {""}
   *[clear] {""}
}{ $card }{ $place ->
    [0] {""}
   *[other] {" "}{ $place }
}
cost-actions = { $cost ->
    [0] , free
   *[other] {" "}⚡{ $cost }
}
phrase-play = Play { $card }{ $place ->
        [left] {" "}left
        [right] {" "}right
       *[none] { "" }
    }{ cost-actions }
phrase-equip = Take { $card }{ cost-actions }
phrase-equip-creature = { $bearer } takes { $card }{ cost-actions }
phrase-attack = { $source } → { $target }{ cost-actions }{ $reach ->
    [melee] {" "}⚔️
    [ranged] {" "}🏹
   *[none] {""}
}
phrase-bearer = { $bearer } with { $card }
phrase-attack-both = { $first } + { $second } → { $target }{ cost-actions }
phrase-attack-with-both = Both weapons → { $target }{ cost-actions }
phrase-use = Use { $card }{ cost-actions }
phrase-use-on = { $card } → { $target }{ $count ->
    [0] {""}
   *[other] {" "}+ { $heroes }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}{ cost-actions }
phrase-react = { $card }{ cost-actions }: { $effects }
phrase-parry = { $card }{ cost-actions }: −{ $by } damage
phrase-reveal = Reveal { $card }
phrase-intercept = { $card } intercepts
phrase-counter = Strike back{ $weapon ->
    [own] {""}
    [none] : bare hands
   *[some] : { $card }
}
phrase-take-back = { $card } back to your hand
advice-reason = { $advice }: { $reason }
reason-guard = guards you
reason-weapon = { $by ->
    [0] weapon
   *[other] weapon { SIGNED($by) }
}
reason-parry = parries { $by }
reason-redirect = { $to ->
    [this] becomes the target
   *[other] new target
}
reason-melee = melee
reason-ranged = ranged
reason-change = { SIGNED($by) } { $stat }
reason-attack = attack { SIGNED($by) }
reason-damage = { $amount } damage
reason-then = { $reason } (use { $cost })
reason-heal = heals { $amount }
reason-enemies = enemies { $change }
reason-draw = { $cards ->
    [one] draw 1 card
   *[other] draw { $cards } cards
}
reason-discard = { $cards ->
    [one] a card discarded
   *[other] { $cards } cards discarded
}
reason-trap = hits an attacker
reason-lurks = trap
reason-hide = hides a creature
reason-quoted = “{ $sentences }”
reason-ready = 1 creature ready
caution-end =
    End the turn: { $count ->
        [one] 1 action unused
       *[other] { $count } actions unused
    }
caution-end-ready =
    End the turn: { $count ->
        [one] 1 action stays
       *[other] { $count } actions stay
    } for defence
caution-cease = Stop fighting: no more attacks this turn
caution-ready = Play this deck: no more changes

argument-left = At the left end
argument-right = At the right end
argument-empty-row = Into the empty row
argument-melee = In melee
argument-ranged = At range
argument-none = No target
argument-level = { $card } – to level { $level }
argument-cost = { $card }{ cost-actions }
argument-charges = { $card }{ cost-actions } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
})
argument-attacker = { $card }{ cost-actions }
argument-attacker-bearer = { $bearer } with { $card }{ cost-actions }
argument-ability =
    { $cost ->
        [0] free
       *[other] ⚡{ $cost }
    }: { $effects }
argument-effect = { $source } on { $target }
argument-hero = { $owner ->
    [clear] {""}
   *[named] { FORM($whose, "possessive-first") } {""}
}{ $card } ({ $life } ♥)
argument-creature = { $place }. { $owner ->
    [clear] {""}
   *[named] { FORM($whose, "possessive") } {""}
}{ $card } ({ $life } ♥)
argument-card = { FEATURE($whose, "person") ->
    [second] {""}
   *[third] { FORM($whose, "possessive-first") } {""}
}{ $card }
argument-hidden = { $place }. { FEATURE($whose, "person") ->
    [second] {""}
   *[third] { FORM($whose, "possessive") } {""}
}{ FORM($card, "bare") } (face down)

## Key figures

figure-heading = { $who }: { $hero }
figure-heading-group = { $who }: { $hero }, group { $group }
figure-hero = { $hero }, level { $level }
figure-life = Life { $life }/{ $maximum }{ $hidden ->
    [yes] , hidden
   *[no] {""}
}
figure-actions = Actions { $actions }/{ $maximum }
figure-defences = Armour { $armour }, resistance { $resistance }
figure-cards = Hand { $hand }, draw pile { $pile }, discard pile { $discard }
figure-equipment = Equipment: { $cards }
figure-abilities = Abilities: { $cards }
figure-effects = Effects: { $effects }
figure-piece = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }{ $charges ->
    [-1] {""}
    [one] {" "}(1 charge)
   *[other] {" "}({ $charges } charges)
}{ $exhausted ->
    [yes] {" "}(exhausted)
   *[no] {""}
}
figure-creature = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , injured
   *[no] {""}
}{ $exhausted ->
    [yes] , exhausted
   *[no] {""}
} – threatens { $reaches }
figure-creature-alone = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , injured
   *[no] {""}
}{ $exhausted ->
    [yes] , exhausted
   *[no] {""}
} – threatens no one
figure-place = place { $place }
figure-place-of = { $whose } { $place }
figure-places-of = { $whose } { $first }–{ $last }
figure-hidden = { $place }. { $card }
figure-change = { $stat } { SIGNED($by) }
figure-changes = { $changes }
figure-effect-change = { $source }: { $stat } { SIGNED($by) }{ $until ->
    [turn] , this turn
    [round] , this round
   *[lasting] {""}
}
figure-effect-keyword = { $source }: { $keyword }{ $until ->
    [turn] , this turn
    [round] , this round
   *[lasting] {""}
}
figure-effect-damage = { $source }: { $damage } damage, { $rounds ->
    [one] once more
   *[other] { $rounds } more times
}
figure-effect-heal = { $source }: heals { $heal }, { $rounds ->
    [one] once more
   *[other] { $rounds } more times
}

hand-card = { $card } (play { $play }, use { $use })
hand-charges = { $card } (play { $play }, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
})
hand-level = { $card }

## Refusals: set-up

refused-deck = There is no deck called “{ $deck }”. You can choose: { $decks }.
refused-double-class = You can play a deck with two heroes only where double-class heroes are allowed (`double_class=true` of /game new).
refused-teams = Two against two takes { $needed ->
    [one] 1 player
   *[other] { $needed } players
}, and { $seats ->
    [one] only 1 is here
   *[other] { $seats } are here
}.
refused-first = Only one of the { $seats } players can begin.

## Refusals: the moment

refused-out = Your hero has fallen; you are out of the game.
refused-not-your-turn = It is { FORM($whose, "possessive") } turn.
refused-not-now = That is not possible now ({ $phase }).
refused-nothing-to-answer = There is no question for you at the moment.
refused-answer-first = First answer the open question: { $question }
refused-choice = That is not one of the choices: { $question }
refused-only-entry = You can play level cards only in the entry phase; now: { $phase }.
refused-pass-end = There is nothing to pass here ({ $phase }). End the phase instead.
refused-only-position = You can rearrange the row only in your position phase; now: { $phase }.
refused-entry-first = First decide about a level card ({ $phase }).
refused-main-over = The main phase is over; now: { $phase }.
refused-no-combat = There is no combat to end.
refused-cease = You have nothing to play after combat. You can go on fighting or end the turn.
refused-first-round = In the first round nobody may attack or aim at others.
refused-combat-over = Your combat phase of this turn is over.
refused-highest-level = Level { $level } is the highest.
refused-no-level-card = You have no level card in your hand.
refused-level-card = Level cards are played in the entry phase, as a level-up.
refused-which-level = Your hero has two classes: say which one rises – { $cards }.
refused-other-level = Your hero rises with { $cards }, and with no other card.
refused-one-class = Your hero has only one class; leave this out.

## Refusals: cards and costs

refused-no-card-here = There is no card “{ $card }” here.
refused-not-in-hand = { $card } is not in your hand.
refused-not-yours = { $card } does not belong to you.
refused-actions = That costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
}, you have { $have }.
refused-class = { $card } is only for { $classes }; your hero is { $own }.
refused-requirement = { $card } needs { $attribute } { $needed }; { $of ->
    [hero] your hero has
   *[bearer] this bearer has
} { $has }.
refused-requirement-class = { $card } needs { $attribute } { $needed }; as a { $hero_class } your hero has { $has }.
refused-play-in-combat = { $card } cannot be played during combat.
refused-needs-bearer = { $card } must be attached to a bearer: equip it.
refused-no-bearer = { $card } is not carried by anybody: play it.
refused-side = { $card } goes to the left or right end of your row; into an empty row it goes “left”.
refused-no-side = { $card } does not go into the row; leave the side out.
refused-row-full = Your row is full: { $limit ->
    [one] 1 card
   *[other] { $limit } cards
} at most.
refused-equipment-full = You already have { $limit ->
    [one] 1 equipment card
   *[other] { $limit } equipment cards
} in play.
refused-cannot-bear = { $bearer } cannot carry { $card }.
refused-size = { $card } is of a size that { $bearer } cannot use.
refused-large-weapon = A large weapon takes both hands: { $card } does not fit with what { $bearer } already holds.
refused-place-taken = { $bearer } has no place left for { $card }.
refused-not-a-piece = { $card } cannot change its bearer.
refused-move-in-combat = { $card } cannot change its bearer during combat.
refused-same-bearer = { $bearer } already carries { $card }.
refused-not-equipment = { $card } is not equipment; only equipment can be taken into the hand.
refused-take-back-exhausted = { $card } is exhausted and cannot be taken into the hand.
refused-take-back-effect = { $card } is under an effect and cannot be taken into the hand.
refused-not-hidden = { $card } is not face down.
refused-trap-only-reaction = { $card } can be revealed only as a reaction to a melee attack.
refused-swap-not-flying = { $card } does not fly face up in your row.
refused-swap-same = { $card } cannot swap places with itself.
refused-swapped = { $card } has already swapped places this turn.
refused-swap-in-combat = Flying creatures swap places before or after combat.
refused-same-row = Your row has no other order: it needs two cards that differ.
refused-row-order = Name { $count ->
    [one] the one card
   *[other] all { $count } cards
} of your row, each once, from left to right.

## Refusals: fighting

refused-unarmed = Without a weapon { $card } can only strike back.
refused-cannot-attack = { $card } cannot attack.
refused-hidden-attacker = { $card } is face down and cannot attack.
refused-exhausted = { $card } is exhausted.
refused-charges = { $card } has no charges left.
refused-range = { $card } has no such attack.
refused-name-range = { $card } can attack in melee or at range: say which.
refused-range-unneeded = { $card } has only one way to attack here; leave the range out.
refused-two-weapons = { $card } is not one of your hero’s melee weapons that can attack together with another.
refused-own-target = { $card } is your own.
refused-partner-target = { $card } belongs to { FORM($whose, "the") }, who is on your side.
refused-not-a-target = { $card } cannot be attacked.
refused-hidden-target = { $card } lies face down; nobody can aim at it.
refused-flying = { $card } flies and can be hit only by flying creatures or at range.
refused-mist-form = { $card } is mist and cannot be aimed at from afar.
refused-guarded = { FORM($whose, "possessive-first") } hero is guarded by { $guards }.
refused-out-of-reach = { $card } is out of reach of { $source }.
refused-second-attack = { $card } has no second attack there.

## Refusals: abilities and reactions

refused-hidden-use = { $card } is face down and cannot be used.
refused-no-ability = { $card } has no such ability.
refused-hidden-before = { $card } has already hidden once in this game.
refused-only-reaction = { $card } can be used only as a reaction.
refused-reacts-to-nothing = { $card } cannot react to this.
refused-not-defensive = { $card } has no defensive symbol and cannot be used now.
refused-no-target = { $card } needs no target.
refused-needs-target = Name a target.
refused-target = { $target } is not a target for { $card }.
refused-chained = { $target } hangs on a weapon chain; { $card } cannot remove it.
refused-not-melee = { $card } helps only against a melee attack on your side.
refused-trap-far = { $card } does not lie next to the attacked card.
refused-intercept-hero = { $card } can step in only for your hero.
refused-intercepted = Somebody has already stepped in against this attack; { $card } cannot.
refused-shield-hero = { $card } can step in only when your partner’s hero is attacked.
refused-shield-guarded = { FORM($whose, "possessive-first") } hero is protected by { $guards }; nobody else can step in.
refused-intercept-flying = { $card } cannot intercept: only flying creatures can.
refused-counter = { $card } cannot strike back here.
board-supplies = Draw piles: { $piles }
board-pile = { $player } { $pile }
