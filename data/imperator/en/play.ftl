## Phases
phase-choice = choosing the Imperators
phase-battle = battle
phase-evaluation = evaluation
phase-raid = raid
phase-raided = raid
phase-trade = trading
phase-sort = sorting
phase-sorted = sorting
phase-over = the end

## Headlines and key figures
headline-all = Round { $round } · { $phase } · everybody at once
headline-turn = Round { $round } · { $phase } · { $player }’s turn
headline-won = { $player } has won
headline-draw = The game ends in a draw
figure-player = { $player } · { $lives ->
    [one] 1 life
   *[other] { $lives } lives
 }
figure-out = Out of the game
figure-choosing = Still choosing an Imperator
figure-chosen = Has chosen
figure-imperator = Imperator { $card }: { $life } of { $max } HP, { $colour ->
    [black] black cards attack stronger
   *[red] red cards defend stronger
 }
figure-attackers = Attackers: { $cards }
figure-buffs = Buffs, face down: { $count }
figure-shielded = Cannot be attacked before their next action
figure-done = Done with this battle
figure-tricks = Tricks
figure-trick = { $trick }: { $attacking } ({ $attack }) against { $defending } ({ $defence }){ $stage ->
    [closed] { "" }
    [open] , { $player } to answer
    [defence] , { $player } may defend
   *[support] , { $player } may add to the attack
 }
figure-middle = In the middle
figure-place = { $place }: { $card }
covered = face down
hand-choice = Your two cards: { $cards }
hand-imperator = Imperator: { $card }
hand-attackers = Attackers: { $cards }
hand-buffs = Buffs: { $cards }
picture-imperator = Imperator
picture-attackers = Attackers
picture-buffs = Buffs
picture-lives = Lives
picture-middle = Middle
picture-pile = Pile
picture-done = done
picture-out = out
picture-shielded = not open to attack

## The cards
card-value = Value { $value }: its attack and its defence
card-life = As an Imperator: { $life } HP
card-colour = { $colour ->
    [black] Black: a black Imperator strengthens it in attack; as a buff it only helps an attack
   *[red] Red: a red Imperator strengthens it in defence; as a buff it only helps a defence
 }

## Questions
ask-imperator = Which of your two cards becomes your Imperator?
ask-battle = Battle: attack, or say that you are done.
ask-battle-answer = Your card is in a trick: what do you do?
ask-battle-turn = Your turn in the battle: attack or pass.
ask-contest = Do you want this target for an attack of your own?
ask-rival = Two equal attackers want your card. Which one may have it?
ask-take = You have won trick { $trick }: which cards do you take? The first goes to your attacker’s place, the second to your buff’s place.
ask-place = You have lost trick { $trick }: which card goes to your attacker’s place? The other goes to your buff’s place.
ask-raid = Raid: attack a card in the middle, or pass.
ask-spoils = You have won { $card }: exchange it for one of your cards, add it to your hand, or leave it.
ask-trade = Do you want to offer somebody a trade?
ask-offer = { $player } offers you { $card } for your { $wanted }. Do you accept?
ask-sort = Put your cards in order; finish when you like them.

## Moves and their arguments
move-attack = Attack
move-raid = Attack the middle
move-buff = Strengthen the attack
move-defend = Defend with a buff
move-redirect = Turn the attack round
move-decline = Add nothing
move-choose = Choose
move-take = Take
move-exchange = Exchange
move-add = Add to the hand
move-offer = Offer a trade
move-accept = Accept
move-swap = Exchange places
move-finish = Finish sorting
move-pass = { $phase ->
    [battle] Done
    [trade] No trade
   *[other] Pass
 }
move-unknown = { $move }
argument-own = { $card } · attack { $attack }, defence { $defence }
argument-target = { $card } of { $player } · defence { $defence }
argument-trick = Trick { $trick }: { $card } against { $target }
argument-middle = Place { $place }: { $card } ({ $value })
argument-covered = Place { $place }: face down
argument-hidden-buff = Face-down buff { $place }

## What happens
event-chosen = { $player } has chosen.
event-imperator = { $player }: Imperator { $card }, attacker { $attacker }.
event-battle = Round { $round }: the battle begins.
event-attack = Trick { $trick }: { $player } attacks { $target } of { $defender } with { $card }.
event-contest = Trick { $trick }: { $player } takes the target with { $card }; { $lost } of { $loser } steps back.
event-contest-equal = Trick { $trick }: { $player } wants the same target with { $card }. { $defender } decides who attacks.
event-contest-kept = Trick { $trick }: { $player } stays the attacker.
event-redirect = Trick { $trick }: { $player } turns the attack round: { $card } now attacks { $target }.
event-defend = Trick { $trick }: { $player } defends with { $card }.
event-buff = Trick { $trick }: { $player } strengthens the attack with { $card }.
event-closed = Trick { $trick } stands at { $attack } to { $defence }.
event-done = { $player } is done.
event-void = Trick { $trick } is void.
event-tie = Trick { $trick } is tied at { $total }: all cards go back.
event-trick = Trick { $trick } goes to { $winner }: { $attack } to { $defence }.
event-share = Trick { $trick }: { $winner } takes { $cards }, { $loser } gets { $rest }.
event-damage = { $player }’s Imperator suffers { $damage } damage and has { $life } HP left.
event-life-lost = { $player } loses a life; { $card } is restored. Lives left: { $lives }.
event-out = { $player } is out.
event-won = { $player } wins the game.
event-draw = The game ends in a draw.
event-raid = The raid begins. In the middle: { $cards }{ $covered ->
    [0] { "" }
   *[other]  and { $covered } face down
 }.
event-raid-pass = { $player } passes.
event-raid-won = { $player } beats { $target } with { $cards }.
event-raid-lost = { $player } fails against { $target } with { $cards }.
event-added = { $player } adds { $card } to the hand.
event-exchanged = { $player } takes { $card } for { $own }.
event-sort = Time to sort: each player may offer one trade.
event-no-offer = { $player } offers no trade.
event-offer = { $player } offers { $other } a trade.
event-traded = { $player } and { $other } have traded a card.
event-refused-trade = { $other } declines the trade with { $player }.
event-arrange = Everybody arranges their cards.
event-sorted = { $player } has finished sorting.
result-survivor = the last one standing
result-limit = the round limit was reached; lives, then HP decide

## Refusals
refused-out = You are out of this game.
refused-phase = This belongs to another phase: { $needed }. Now it is: { $phase }.
refused-turn = It is { $player }’s turn.
refused-incomplete = Something is missing: choose a card and a target.
refused-not-now = That cannot be done at this moment. “My move” shows what can.
refused-done = You are done already. You may still attack, which takes it back.
refused-no-card = There is no card “{ $word }” here.
refused-not-yours = { $card } is not one of the cards you can use for this.
refused-imperator-attacks = Your Imperator does not fight. Attack with one of your attackers.
refused-imperator-attacked = An Imperator cannot be attacked. Choose an attacker card; the surplus hurts the Imperator.
refused-buff-attacks = Buffs do not attack by themselves. Attack with one of your attackers.
refused-busy = { $card } is in trick { $trick } until the evaluation.
refused-no-target = { $card } is no attacker card of another player.
refused-own-card = That is your own card.
refused-shielded = { $player } has been attacked and cannot be attacked again before acting.
refused-target-busy = { $card } is in trick { $trick } already.
refused-contest-own = You are already after { $card }.
refused-contest-waiting = Two attackers already want this card; { $player } decides between them.
refused-contest-low = { $card } already attacks it and has the higher value.
refused-no-trick = There is no open trick { $trick }.
refused-trick-closed = Trick { $trick } is closed.
refused-trick-waits = Trick { $trick } waits for { $player }.
refused-choose-first = First choose who attacks in trick { $trick }.
refused-turned = The attack in trick { $trick } can no longer be turned.
refused-turn-value = To turn an attack of the same colour your card needs the higher base value.
refused-turn-colour = A black attack on a red card cannot be turned.
refused-no-buff = { $card } is not one of your buffs.
refused-red-buff = { $card } is red: red buffs only defend.
refused-black-buff = { $card } is black: black buffs only strengthen an attack.
refused-stage = A buff of this kind cannot be added to trick { $trick } now.
refused-spent = { $card } has been used or won in this raid.
refused-no-place = There is no card at place { $place }.
refused-add = You can add one card in a raid, up to ten in all.
refused-same-role = These two cards have the same role; exchanging them changes nothing.
refused-sorted = You have finished sorting. The others are not ready yet.
picture-choice = Your two cards
