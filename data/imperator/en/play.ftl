game-imperator = Imperator

## Phases
phase-choice = choosing the Imperators
phase-battle = battle
phase-evaluation = evaluation
phase-raid = raid
phase-raided = raid
phase-sort = sorting
phase-sorted = sorting
phase-over = the end

## Headlines and key figures
headline-all = Round { $round } · { $phase } · everybody at once
headline-turn = Round { $round } · { $phase } · { FORM($player, "possessive") } turn
headline-won = { FEATURE($player, "person") ->
    [second] You have won
   *[third] { FORM($player, "the-first") } has won
 }
headline-draw = The game ends in a draw
figure-player = { $player } · { $lives ->
    [one] 1 life
   *[other] { $lives } lives
 }
figure-out = Out of the game
figure-choosing = Still choosing an Imperator
figure-chosen = Has chosen
figure-imperator = Imperator { $card }: { $life } of { $max } HP, { $colour ->
    [black] black cards are stronger in attack
   *[red] red cards are stronger in defence
 }
figure-attackers = Attackers: { $cards }
figure-open-buffs = Buffs: { $cards }
figure-buffs = Buffs, face down: { $colours ->
    [shown] { $black } black (attack), { $red } red (defence)
   *[hidden] { $count }
 }
figure-shielded = Safe from attack until their next action
figure-done = Done with this battle
figure-tricks = Tricks
figure-trick = { $trick }: { $attacking } ({ $attack }) against { $defending } ({ $defence }){ $stage ->
    [closed] { "" }
    [open] , { FORM($player, "the") } has to answer
    [rivals] , { FORM($player, "the") } chooses the attacker
    [defence] , { FORM($player, "the") } may defend
   *[support] , { FORM($player, "the") } may add to the attack
 }
figure-middle = In the middle
figure-place = { $place }: { $card }
covered = face down
hand-choice = Your cards: { $cards }
hand-imperator = Imperator: { $card }
hand-attackers = Attackers: { $cards }
hand-offered = { FORM($player, "the-first") } offers you { $card } for your { $wanted }.
hand-offer = You offer { FORM($player, "the") } your { $card } for { $wanted }.
hand-buffs = Buffs: { $cards }
hand-no-raid = None of your cards beats a card in the middle. You are asked all the same, for nobody else knows your buffs.
hand-no-gain = Every card that you can beat here is lower than all of yours.
picture-imperator = Imperator
picture-attackers = Attackers
picture-buffs = Buffs
picture-attack = Attack
picture-defence = Defence
picture-buff = Buff
picture-lives = Lives
picture-middle = Middle
picture-pile = Pile
picture-done = done
picture-out = out
picture-shielded = safe from attack

## The cards
card-value = Value { $value }, for attack and defence
card-life = As an Imperator: { $life } HP
card-colour = { $colour ->
    [black] Black: a black Imperator strengthens it in attack; as a buff it only helps an attack
   *[red] Red: a red Imperator strengthens it in defence; as a buff it only helps a defence
 }

## Questions
ask-imperator = { $count ->
    [2] Choose your Imperator, the card you must protect.
        Its hit points (HP) are twice its value. The other card is your first attacker.
   *[other] Choose your Imperator and a face-down buff.
        You must protect the Imperator; its hit points (HP) are twice its value. { $perk ->
            [0] A black buff helps one attack, a red one a defence.
            [lower] Black helps in attack, red in defence: a buff helps one card, the Imperator all your cards of its colour, the more the lower it is.
           *[other] Black helps in attack, red in defence: a buff helps one card, the Imperator gives all your cards of its colour +{ $perk }.
        } The other two attack.
 }
ask-battle = { $round ->
    [1] Attack a card with one of yours, or say that you are done.
        The higher total wins the trick; if it is yours, the difference is damage to the other Imperator. If an attack is turned around, the attacked card attacks yours instead. A player who was attacked cannot be attacked again until they act.
   *[other] Attack, or say that you are done.
        A player who was attacked cannot be attacked again until they act.
 }
ask-battle-done = You are done. You may still attack if you like; then you are no longer done.
ask-battle-answer = { $more ->
    [0] { "" }
   *[other] Trick { $trick }:{" "}
 }{ $side ->
    [attack] Your { $card } attacks { $target }, { $attack } against { $defence }. Do you add a black buff?{"\u000A"}{ $damage ->
        [0] So far it does no damage
       *[other] So far it does { $damage } damage{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } extra)
        }{ $fatal ->
            [0] { "" }
           *[other] , which brings the Imperator down
        }
    }.
   *[defence] { FORM($player, "the-first") } attacks your { $target } ({ $defence }) with { $card } ({ $attack }): { $damage ->
        [0] so far it costs you nothing
       *[other] so far it costs your Imperator { $damage } HP{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } extra)
        }{ $fatal ->
            [0] { "" }
           *[other] , and it falls
        }
    }.{"\u000A"}{ $last ->
        [0] The attacker has no black buff left to add.
       *[other] The attacker may add a black buff after you.
    }
 }{ $more ->
    [0] { "" }
    [one] {" "}(1 more trick waits.)
   *[other] {" "}({ $more } more tricks wait.)
 }{ $held ->
    [0] { "" }
   *[other] {" "}You cannot attack now: attacked players are safe until they act.
 }
ask-battle-turn = Attack a card with one of yours, or pass.
ask-target = Which attacker of the others do you attack?
ask-raid-target = Which card in the middle do you attack?
ask-claim = Do you want to attack the target of trick { $trick } yourself?
ask-rival = Two equal attackers want your card. Which one may attack it?
ask-second-card = Which card do you choose?
ask-taken-buff = Which card becomes your buff?
ask-take = You have won trick { $trick }. { $count ->
    [one] Which card of the trick do you take?
        You may keep your own.
   *[other] Which two cards of the trick do you take?
        You may keep your own.
 }
ask-place = You have lost trick { $trick }, and { FORM($player, "the") } takes { $cards }. Which of the other cards replaces your attacker? The last one replaces your buff.
ask-raid = { $round ->
    [1] Win a card from the middle with a higher one, or pass.
        You risk nothing, as the middle does not strike back; each attacker may try once.
   *[other] Beat a card in the middle with a higher one, or pass.
        You risk nothing.
 }
ask-spoils = You have won { $card }. { $add ->
    [0] Do you exchange it for a card of yours, or leave it?
        You cannot add another card in this raid.
   *[other] Do you add it to your hand, exchange it for a card of yours, or leave it?
        You may add one card in each raid.
 }
ask-offer = { FORM($player, "the-first") } offers { FORM($other, "the") } { $card } for { $wanted }. Do you accept?
ask-sort = { $round ->
    [1] Choose your Imperator and attackers.
        Damage stays with a card (captured ones are unhurt), so a fresh one may help.{ $trade ->
        [0] { "" }
       *[1] {" "}You may offer a trade first.
    }
   *[other] Which card is your Imperator from now on?
        Keep everything as it is{ $trade ->
        [0] .
       *[1] , or offer a trade first.
    }
 }

## Moves and their arguments
move-attack = Attack
move-raid = Attack a card
move-buff = Strengthen the attack
move-defend = Defend with a buff
move-redirect = Turn the attack around
move-decline = Add nothing
move-choose = Choose
move-take = Take
move-exchange = Exchange
move-add = Add to the hand
move-offer = Offer a trade
move-accept = Accept
move-accept-offer = Accept: { $card } for { $wanted }
move-sort = Sort
move-finish = Keep everything as it is
move-done = Done
move-pass = Pass
move-leave = Leave it in the middle
move-refuse = No trade

advice-attack = { $card } ({ $attack }) attacks { $target } { FORM($player, "of") } ({ $defence }){ $fatal ->
    [0] { $turn ->
        [0] { "" }
       *[other] {" "}– may be turned around
     }
   *[other] {" "}– { $turn ->
        [0] the Imperator falls
       *[other] the Imperator falls unless it is turned around
     }
 }
advice-attack-too = { $side ->
    [attack] Another attack
   *[defence] Counter-attack
 }: { $attack }
advice-raid-add = Win { $card } (becomes { $role ->
    [attacker] an attacker
   *[buff] a buff
 }) with { $cards } ({ $attack })
advice-raid-exchange = Beat { $card } with { $cards } ({ $attack }), give { $given }
advice-raid-covered = Face-down card { $place } with { $cards } ({ $attack })
advice-buff = Trick { $trick }: add { $card }, { $attack } against { $defence }{ $fatal ->
    [0] { "" }
   *[other] {" "}– the Imperator falls
 }
advice-defend = Trick { $trick }: { $card } defends, { $defence } against { $attack }{ $fatal ->
    [0] { "" }
   *[other] {" "}– your Imperator still falls
 }
advice-redirect = Turn attack { $trick } around: { $card }, { $attack } against { $defence }{ $fatal ->
    [0] { $ahead ->
        [no] {" "}– you lose the trick, but no HP
        [tie] {" "}– nobody wins
       *[yes] { "" }
     }
   *[other] {" "}– the Imperator falls
 }
advice-exchange = Give { $card } in exchange
advice-add = Keep it, so that your hand grows
advice-take = { $count ->
    [one] Take { $card } as your attacker
   *[other] { $card } as attacker, { $buff } as buff
 }
advice-keep = { $count ->
    [one] Keep your { $card }
   *[other] Keep your own: { $card } as attacker, { $buff } as buff
 }
advice-first = Imperator { $imperator } ({ $weak ->
    [0] { "" }
   *[other] only{" "}
 }{ $life } HP), buff { $buff }
reason-first = { $imperator } has { $life } HP to lose, { $attackers } { $count ->
    [one] attacks
   *[other] attack
 }. { $lowest ->
    [0] As a buff, { $buff } strengthens
   *[other] Of the others, { $buff } is the lowest; as a buff it strengthens
 } { $colour ->
    [black] one attack
   *[red] one defence
 }.
reason-order-imperator = { $card } has { $life } HP as Imperator, the present one { $low }.{ $perk ->
    [0] { "" }
   *[other] {" "}{ $colour ->
        [black] Then your black cards get +{ $perk } in attack, and your red ones no longer any in defence.
       *[red] Then your red cards get +{ $perk } in defence, and your black ones no longer any in attack.
    }
 }
reason-order-attackers = { $cards } { $count ->
    [one] attacks
   *[other] attack
 } in place of { $others }.
reason-order-kept = No other order is clearly better: { $card } has { $life } HP as Imperator, and { $cards } { $count ->
    [one] attacks
   *[other] attack
 }.
reason-order-prepares = As the cards lie, { $card } can then attack { $target } { FORM($player, "of") }: { $attack } against { $defence }.
reason-two = { $first } { $second }
reason-refuse = A trade helps the player who offers it: you would give { $given } ({ $less }) for { $card } ({ $more }).
reason-take = This way you get the stronger cards, and the other side the weaker ones.
reason-keep = The other side played nothing better.
phrase-sort = { $count ->
    [one] Imperator { $imperator } ({ $life } HP), attacker { $attackers }
   *[other] Imperator { $imperator } ({ $life } HP), attackers { $attackers }
 }
phrase-decline = Add nothing to trick { $trick }
phrase-raid = Attack { $card } ({ $value }) with { $cards } ({ $attack })
argument-attacker = { $card } · attack { $attack }
argument-further = adding { $card } · attack { $attack } in all
argument-added = { $card } · { $own } against { $other }
argument-own = { $card } · attack { $attack }, defence { $defence }
argument-candidate = { $card } · { $life } HP, { $colour ->
    [black] black cards attack with +{ $perk }
   *[red] red cards defend with +{ $perk }
 }
argument-first-buff = { $card } as buff · { $colour ->
    [black] helps one attack
   *[red] helps one defence
 }
argument-imperator = { $card } · Imperator, { $life } HP
argument-target = { $card } { FORM($player, "of") } · defence { $defence }{ $turn ->
    [0] { "" }
   *[other] {" "}– may be turned around
 }
argument-trick = Trick { $trick }: { $card } ({ $attack }) against { $target } ({ $defence })
card-of = { $card } { FORM($player, "of") }
argument-place = { $role ->
    [imperator] { $card } · your Imperator, { $life } HP
    [attacker] { $card } · attacker, { $life } HP as Imperator
   *[buff] { $card } · buff, { $life } HP as Imperator
 }
argument-middle = { $card } ({ $value })
argument-middle-reach = { argument-middle }, { $reach ->
    [beaten] you beat it
   *[buff] only with a buff
 }
argument-taken = { $card } { $role ->
    [attacker] as attacker
   *[buff] as buff
 }
argument-covered = Place { $place }: face down
argument-hidden-buff = Face-down buff { $place }{ $colour ->
    [black] , black
    [red] , red
   *[hidden] { "" }
 }

## What happens
event-chosen = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-chosen.and }.
    .and = { FEATURE($player, "person") ->
        [second] have
       *[third] has
     } chosen
event-imperator = { FEATURE($player, "person") ->
    [second] You choose
   *[third] { FORM($player, "the-first") } chooses
 } { $card } as Imperator and { $attackers } to attack{ $buffs ->
    [0] { "" }
   *[other] {" "}with, and a face-down buff
 }.
event-battle = The battle of round { $round } begins.{ $stakes ->
    [0] { "" }
   *[other] {" "}Each won attack does { $stakes } more damage.
 }
event-battle-nothing = Nobody can win anything in this battle, so the raid begins at once.
event-battle-over = The battle is over, as nobody wants to or may attack any more{ $held ->
   *[0] .
    [1] {" "}(attacked players are safe until they act).
 }
event-attack = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = { FEATURE($player, "person") ->
        [second] attack
       *[third] attacks
     } { FORM($defender, "possessive") } { $target } with { $card } (trick { $trick })
event-take-over = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-take-over.and }.
    .and = { FEATURE($player, "person") ->
        [second] take
       *[third] takes
     } over the target { $target } with { $card } in trick { $trick } ({ $lost } is free again)
event-claim = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-claim.and }.
    .and = { FEATURE($player, "person") ->
        [second] claim
       *[third] claims
     } { $target } too, with { $card } in trick { $trick } ({ FEATURE($defender, "person") ->
        [second] you decide
       *[third] { FORM($defender, "the") } decides
     } who attacks)
event-claim-refused = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-claim-refused.and }.
    .and = { FEATURE($player, "person") ->
        [second] remain
       *[third] remains
     } the attacker in trick { $trick }
event-redirect = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-redirect.and }.
    .and = { FEATURE($player, "person") ->
        [second] turn
       *[third] turns
     } the attack of trick { $trick } around: { $card } now attacks { $target }
event-defend = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-defend.and }.
    .and = { FEATURE($player, "person") ->
        [second] defend
       *[third] defends
     } with { $card } (trick { $trick })
event-buff = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-buff.and }.
    .and = { FEATURE($player, "person") ->
        [second] strengthen
       *[third] strengthens
     } the attack with { $card } (trick { $trick })
event-closed = Trick { $trick } is settled: { $card } with { $attack } against { FEATURE($defender, "person") ->
    [second] your { $target }
   *[third] { $target }
 } with { $defence }.{ $free ->
    [no] {" "}{ FEATURE($defender, "person") ->
        [second] You have
       *[third] { FORM($defender, "the-first") } has
     } no free red buff.
   *[yes] { "" }
 }
event-done = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-done.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[third] is
     } done for now
event-pass = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] pass
       *[third] passes
     }
event-void = Trick { $trick } is void.
event-tie = Trick { $trick } is tied at { $total }: all cards go back.
event-trick = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-trick.and }.
    .and = { FEATURE($who, "person") ->
        [second] win
       *[third] wins
     } trick { $trick } with { $high } against { $low }
total-extra = { $total } ({ $surplus } + { $extra } extra damage)
cards-total = { $cards } ({ $total })
event-share = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-share.and }.
    .and = { FEATURE($who, "person") ->
        [second] take
       *[third] takes
     } { $cards } from trick { $trick } ({ FEATURE($loser, "person") ->
        [second] you get
       *[third] { FORM($loser, "the") } gets
     } { $rest })
event-share-kept = { FEATURE($who, "person") ->
    [second] You
   *[third] { FORM($who, "the-first") }
 } { event-share-kept.and }.
    .and = { FEATURE($who, "person") ->
        [second] keep
       *[third] keeps
     } { $cards }
event-damage = { FEATURE($player, "person") ->
    [second] Your Imperator
   *[third] { FORM($player, "possessive-first") } Imperator
 } takes { $damage } damage{ $life ->
    [0] .
   *[other] {" "}and has { $life } HP left.
 }
event-narrow = That was close: with { $life ->
    [one] 1 more damage
   *[other] { $life } more damage
 } { FORM($player, "possessive") } { $card } would have fallen.
event-lead = { FEATURE($player, "person") ->
    [second] You are
   *[third] { FORM($player, "the-first") } is
 } ahead now, with { $lives ->
    [one] 1 life
   *[other] { $lives } lives
 } and { $life } HP.
event-life-lost = { FORM($player, "possessive-first") } Imperator falls. { FEATURE($player, "person") ->
    [second] You lose
   *[third] { FORM($player, "the-first") } loses
 } { $lives ->
    [0] the last life.
    [one] a life (1 left), and { $card } has all its HP again.
   *[other] a life ({ $lives } left), and { $card } has all its HP again.
 }
event-out = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = { FEATURE($player, "person") ->
        [second] are
       *[third] is
     } out
event-raid = The raid begins, and in the middle lie { $cards }{ $covered ->
    [0] { "" }
   *[other] {" "}and { $covered } face down
 }.
event-raid-nothing = Nobody can beat any of these cards, so the raid is over.
event-raid-pass = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-raid-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] pass
       *[third] passes
     }
event-raid-won = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-raid-won.and }.
    .and = { FEATURE($player, "person") ->
        [second] beat
       *[third] beats
     } { $target } with { $cards }
event-raid-lost = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-raid-lost.and }.
    .and = { FEATURE($player, "person") ->
        [second] cannot
       *[third] cannot
     } beat { $target } with { $cards }
event-added = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-added.and }.
    .and = { FEATURE($player, "person") ->
        [second] add
       *[third] adds
     } { $card } to { FEATURE($player, "person") ->
        [second] your
       *[third] their
     } hand
event-exchanged = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-exchanged.and }.
    .and = { FEATURE($player, "person") ->
        [second] take
       *[third] takes
     } { $card } in exchange for { $own }
event-exchanged-imperator = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-exchanged-imperator.and }.
    .and = { FEATURE($player, "person") ->
        [second] take
       *[third] takes
     } { $card } as the new Imperator ({ $life } HP) in exchange for { $own }
event-sort = Everybody now sorts their cards and may offer one trade.
event-offer = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-offer.and }.
    .and = { FEATURE($player, "person") ->
        [second] offer
       *[third] offers
     } { FEATURE($other, "person") ->
        [second] you
       *[third] { FORM($other, "the") }
     } a trade of { $card } for { $wanted }
event-traded = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-traded.and }.
    .and = { FEATURE($player, "person") ->
        [second] give
       *[third] gives
     } { $card } to { FEATURE($other, "person") ->
        [second] you
       *[third] { FORM($other, "the") }
     } for { $wanted }
event-got = You get { $card }.
event-refused-trade = { FEATURE($other, "person") ->
    [second] You decline
   *[third] { FORM($other, "the-first") } declines
 } the trade with { FEATURE($player, "person") ->
    [second] you
   *[third] { FORM($player, "the") }
 }.
event-sorted = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-sorted.and }.
    .and = { FEATURE($player, "person") ->
        [second] have
       *[third] has
     } finished sorting
event-sorted-hand = { FEATURE($player, "person") ->
    [second] You
   *[third] { FORM($player, "the-first") }
 } { event-sorted-hand.and }.
    .and = { FEATURE($player, "person") ->
        [second] go
       *[third] goes
     } into battle with the Imperator { $card } (attackers: { $attackers })
result-survivor = Nobody else is left.
result-blow = { $card } beat { $target }, { $attack } against { $defence }: too much for { FEATURE($player, "person") ->
    [second] your
   *[third] { FORM($player, "possessive") }
 } Imperator { $imperator } with { $life } HP left. Nobody else is left.
result-limit = The last round is over. The most lives win, then the most HP.

## Refusals
refused-out = You are out of this game.
refused-turn = It is { FORM($player, "possessive") } turn.
refused-not-now = You cannot do that now. **{ button-move }** shows what you can do.
refused-answer-first = Answer in trick { $trick } first.
refused-done = You are already done. You may still attack if you like; then you are no longer done.
refused-no-card = There is no card “{ $word }” here.
refused-not-yours = { $card } is not one of the cards you can use for this.
refused-imperator-attacks = Your Imperator does not fight. Attack with one of your attackers.
refused-imperator-attacked = You cannot attack an Imperator. Choose an attacker card; the surplus hurts the Imperator.
refused-buff-attacks = Buffs do not attack by themselves. Attack with one of your attackers.
refused-busy = { $card } is in trick { $trick } until the evaluation: { FORM($player, "the") } attacks { $target } with { $attacking }.
refused-no-target = { $card } is not another player’s attacker card.
refused-own-card = That is your own card.
refused-shielded = { FORM($by, "the-first") } has attacked { FORM($player, "the") }. Nobody can attack { FORM($player, "the") } again until { FORM($player, "the") } acts.
refused-claimed = You have already claimed { $card }.
refused-claim-low = In trick { $trick }, { FORM($player, "the") } is already attacking it with { $card }, which has the higher value.
refused-claim-lost = You have already lost the target of trick { $trick } to { FORM($player, "the") }; only a higher card could win it back.
refused-nothing-to-answer = No trick is waiting for your answer.
refused-no-trick = There is no open trick { $trick }.
refused-trick-closed = Trick { $trick } is closed.
refused-trick-waits = Trick { $trick } is waiting for { FORM($player, "the") }.
refused-choose-first = Others want the target of trick { $trick } too: { $rivals }. First choose who may attack.
refused-taken-over = { FORM($player, "the-first") } has taken over the attack in trick { $trick } with { $card }. Look again before you answer.
refused-turned = You can no longer turn the attack in trick { $trick } around.
refused-turn-value = To turn around an attack of black on black or red on red, your card needs a higher base value than { $card }.
refused-turn-colour = You cannot turn a black attack on a red card around.
refused-no-buff = { $card } is not one of your buffs.
refused-red-buff = { $card } is red: red buffs only defend.
refused-black-buff = { $card } is black: black buffs only strengthen an attack.
refused-stage = You cannot add this kind of buff to trick { $trick } now.
refused-spent = { $card } has already been used or won in this raid.
refused-raid-low = { $card } is not enough: { $attack } against { $value } for { $target }. Your attack must be higher.
refused-no-place = There is no card at place { $place }.
refused-add = You can add one card per raid, up to ten cards in all.
refused-chosen = You have already chosen. The others are not ready yet.
refused-no-partner = Choose another player who is still in the game.
refused-offered = You have already offered a trade or traded in this round.
refused-traded = { FORM($player, "the-first") } has already traded; each player may trade only once.
refused-not-theirs = { FORM($player, "the-first") } has no such card. Name face-down buffs by their place: buff-1, buff-2 …
refused-sorted = You have already finished sorting. The others are not ready yet.
picture-choice = Your cards
occasion-evaluation = Since { FEATURE($player, "person") ->
    [second] you were
   *[other] { FORM($player, "the") } was
 } the last to act, the battle is over and trick { $trick } is being evaluated.
occasion-offer = { FEATURE($player, "person") ->
    [second] You have
   *[other] { FORM($player, "the-first") } has
 } offered { FORM($other, "object") } a trade: { $card } for { $wanted }.
hidden-buff = a face-down buff
board-supplies = Pile { $pile }, discarded { $discard }
