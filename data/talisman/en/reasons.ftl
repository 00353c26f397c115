## Why a move is not possible, and what is possible instead.

refused-turn = It is { FORM($player, "possessive") } turn.
refused-out = You are out of the game. You can watch how it ends.
refused-dead = Your character is dead. A new one enters on your next turn.
refused-wait = Others are deciding something first; then it is your turn again.
refused-others-choose = You have chosen your character. Still choosing: { $players }
refused-choose = Answer this first: { $question }
refused-not-asked = Nobody is asking you that now.
refused-no-market = You buy where somebody sells: when you explore the Village, at a Market, or on Market Day. I ask you then.
refused-no-visit = You visit somebody when you explore the Village, the City, the Chapel or the Graveyard. Move there first.
refused-no-quest = The Warlock gives you a quest when you land on his Cave and explore it.
refused-character-chosen = The characters are chosen.
refused-moved = You have already moved this turn. Now comes what you meet here.
refused-not-rolled = You can do that only between the roll and the move.
refused-roll-first = Roll for the move first.
refused-rolled = You have rolled. Choose where to go first.
refused-meet-roll = Roll for the move first. You meet somebody only where you land, before you explore the space.
refused-meet-move = Choose where to go first. You meet somebody only where you land, before you explore the space.
refused-take-roll = Roll for the move first. You take things after everything else on the space where you land.
refused-take-move = Choose where to go first. You take things after everything else on the space where you land.
refused-take-explore = Explore the space first. You take things after everything else on it.
refused-end-roll = Roll for the move first. Your turn ends by itself once you have met what is on the space.
refused-end-move = Choose where to go first. Your turn ends by itself once you have met what is on the space.
refused-end-explore = Explore the space first. Then your turn ends by itself.
refused-end-fight = Finish the fight first: strike, or evade if you can.
refused-nobody-to-meet = You meet somebody only where you land, before you explore the space.
refused-no-fight = You are not in a fight.
refused-nothing-to-take = You take things after everything else on the space.
refused-no-moment = You can do that at the start of your turn, or when you take things.
refused-no-trade = You can exchange trophies at the end of your turn, once you have enough points for a counter.
refused-nothing-to-end = There is nothing to end at the moment.
refused-too-far = You cannot reach { $space } by moving { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 }. You can go here: { $targets }
refused-portal-quest = The Portal of Power is shut while you have a quest from the Warlock. Fulfil it first.
refused-portal-far = Your way does not lead to the Portal of Power now.
refused-held = You are held in the Temple. Roll first: on a 4, 5 or 6 you are free to move.
refused-no-walk = Only an Elf can go from Woods to Woods, at the start of a turn.
refused-no-journey = Nobody has offered you that journey. The Tavern does.
refused-no-raft = To cross, you need a raft that you already had when your turn began.
refused-not-opposite = A raft lands straight across the river: { $spaces }
refused-no-raft-here = You build a raft with an Axe, in Woods or in the Forest, as long as there is one left.
refused-regenerate = Only a Troll can regenerate, with a 6 on the roll for the move.
refused-turn-back = You can turn back only in the Inner Region, beyond the Plain of Peril.
refused-nothing-to-face = There is nothing left to overcome here.
refused-no-roll = You move one space without rolling. Choose the space.
refused-rerolled = You can roll again only once per roll.
refused-no-fate = You have no fate to spend on this roll.
refused-needs-talisman = You need a Talisman to go through the Valley of Fire.
refused-still-busy = First overcome what attacks you here, or turn back.
refused-lure = There is no Follower here that you could take. The Maiden, the Unicorn and the Princess stay with their owners unless a Minstrel frees them.
refused-no-ability = Your character cannot do that.
refused-not-here = You can meet only characters on the space where you landed.
refused-no-psychic = Your character cannot attack in psychic combat. Attack in battle.
refused-nothing-to-rob = { FORM($player, "the-first") } has nothing that you could take.
refused-evade-inner = You cannot evade creatures in the Inner Region or on the Crown of Command.
refused-evade-attacker = You are the attacker. Only the one under attack can evade.
refused-evade-late = You have to evade before you do anything else in a fight.
refused-no-evading = You cannot evade here. You need a Spell, or an ability for this kind of space.
refused-no-spirit = Only a Cross or a Priest can do that, and only to Spirits.
refused-no-assassin = Only an Assassin can do that, once, in a battle they start.
refused-no-mercenary = You have no Mercenary to pay.
refused-hire-once = You can pay the Mercenary only once a turn.
refused-no-gold = You have no gold for that.
refused-no-helper = None of your Followers can help in this battle, or one is already helping.
refused-no-weapon = You cannot use that Weapon now, or you are already using it.
refused-no-spell = { $count ->
    [0] { $most ->
        [0] You hold no Spell, and your Craft is too low to hold one.
       *[other] You hold no Spell.
     }
   *[other] You do not hold this Spell: { $spell }
 }
refused-spell-moment = You cannot cast { $spell } now. { $when }
refused-no-target = There is nothing you can cast { $spell } on now.
refused-toad-magic = Toads cannot cast Spells.
refused-glade = You cannot cast Spells in the Cursed Glade.
refused-amulet = Your Amulet keeps you from casting Spells.
refused-no-magic = No magic works at the moment.
refused-cast-enough = You may not cast any more Spells this turn.
refused-not-yours = You do not have this: { $card }
refused-no-potion = You cannot drink this: { $card }
refused-fettered = You cannot leave this behind: { $card }
refused-toad = Toads cannot carry anything.
refused-no-gold-here = There is no gold here to take.
refused-not-lying = This is not here: { $card }
refused-left-before = You left this here this turn, so you may not take it again yet: { $card }
refused-too-dear = This costs { $price } gold, and you have only { $gold }: { $card }
refused-hag = While a Hag’s curse is on you, no Follower joins you. Visit the Mystic in the Village.
refused-banned = { $card } is not for you, because you are { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }.
refused-carry = { $most ->
    [one] You can carry 1 Object. Leave something first to take this: { $card }
   *[other] You can carry { $most } Objects. Leave one first to take this: { $card }
 }
refused-not-taken = You cannot take this with you: { $card }
refused-sold-out = There are none of these left: { $card }
refused-cannot-buy = You cannot buy this here with { $gold } gold: { $card }

## Why no move of a kind is possible at the moment.

refused-none-character = You have already chosen your character.
refused-none-order = You can change your standing orders while you hold Spells and nothing is being resolved; a table that asks everybody has none.
refused-none-move = There is nowhere to go at the moment.
refused-none-walk = Only an Elf can go from Woods to Woods, at the start of a turn.
refused-none-journey = Nobody has offered you a journey.
refused-none-cross = You have no raft to cross with.
refused-none-open = You are not on your way through the Portal of Power.
refused-none-attack = There is nobody here you could attack.
refused-none-combat = There is nobody here you could attack in psychic combat.
refused-none-rob = There is nobody here you could take something from.
refused-none-beguile = There is nobody here you could beguile.
refused-none-lure = There is nobody here with a Follower you could take.
refused-none-take = There is nothing here you could take.
refused-none-drop = You have nothing you could leave here.
refused-none-drink = You have nothing to drink.
refused-none-trade = Your trophies are not worth enough points for a counter yet.
refused-none-cast = You hold no Spell you could cast now.
refused-none-evade = There is nothing you could evade now.
refused-none-destroy = There is no Spirit here you could destroy.
refused-none-call = You have nobody to call for help.
refused-none-wield = You have no other Weapon to use.
refused-none-seize = There is nothing to take from anybody at the moment.
refused-none-plunder = There is nothing to take from a dead character at the moment.
refused-none-keep-trophy = There is no trophy to decide on at the moment.
refused-none-raise = There is nothing to raise at the moment.
refused-none-fate = There is no roll that fate could change at the moment.
refused-none-visit = There is nobody to visit at the moment.
refused-none-number = Nobody is asking you for a number at the moment.
refused-none-to = Nobody is asking you where to go at the moment.
refused-none-wish = Nobody is granting you a wish at the moment.
refused-none-buy = There is nothing to buy at the moment.
refused-none-help-yourself = There is nothing for free at the moment.
refused-none-exchange = There is nothing to exchange at the moment.
refused-none-give = Nobody wants anything from you at the moment.
refused-none-pick = You have no cards to choose from at the moment.
refused-none-replace = There is no card to replace at the moment.
refused-none-discard = You do not have to discard a Spell at the moment.
refused-none-align = You cannot change your alignment now.
refused-none-sell = You have no Alchemist, or nothing to turn into gold.
refused-align = Only a Druid can change alignment at will, once a turn, and only to a different one.
refused-no-alchemist = You have no Alchemist, or nothing to turn into gold.
refused-halt = You do not need to stop: there is nothing you could do on arrival.
refused-all-dice = You do not need to choose how many dice to roll here.
refused-no-points = There is no Place with points where you can go now.
refused-nothing-renounced = There is nothing of that kind you could do without in this battle.
refused-stay = You have to move.
