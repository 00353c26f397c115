## Why a move is not possible, and what is possible instead.

refused-turn = It is { FORM($player, "possessive") } turn.
refused-out = You are out of the game. You can watch how it ends.
refused-dead = Your character is dead. A new one comes with your next turn.
refused-wait = Others are deciding something first; then it is your turn again.
refused-others-choose = Your character is chosen; these are still choosing: { $players }
refused-choose = First answer this: { $question }
refused-not-asked = Nobody asks you that at the moment.
refused-no-market = You buy where somebody sells: when you explore the Village, at a Market, or on Market Day. You are asked then.
refused-no-visit = You visit somebody when you explore the Village, the City, the Chapel or the Graveyard. Move there first.
refused-no-quest = The Warlock gives quests to whoever lands on his Cave and explores it.
refused-character-chosen = The characters are chosen.
refused-moved = You have moved in this turn. What you meet here comes now.
refused-not-rolled = That is possible only between the roll and the move.
refused-roll-first = Roll for the move first.
refused-rolled = You have rolled. Choose where to go first.
refused-meet-roll = Roll for the move first. You meet somebody only where you land, before you explore the space.
refused-meet-move = Choose where to go first. You meet somebody only where you land, before you explore the space.
refused-take-roll = Roll for the move first. Things are taken after everything else on the space where you land.
refused-take-move = Choose where to go first. Things are taken after everything else on the space where you land.
refused-take-explore = Explore the space first. Things are taken after everything else on it.
refused-end-roll = Roll for the move first. Your turn ends by itself, once you have met what is on the space.
refused-end-move = Choose where to go first. Your turn ends by itself, once you have met what is on the space.
refused-end-explore = Explore the space first. Then your turn ends by itself.
refused-end-fight = First the fight is to be decided: strike, or evade if you can.
refused-nobody-to-meet = You meet somebody only where you land, before you explore the space.
refused-no-fight = You are in no fight.
refused-nothing-to-take = Things are taken after everything else on the space.
refused-no-moment = That is possible at the start of your turn, or when you take things.
refused-no-trade = Trophies are exchanged at the end of your turn, from 7 points on.
refused-nothing-to-end = There is nothing to end at the moment.
refused-too-far = { $space } cannot be reached with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }. You can go here: { $targets }
refused-portal-quest = The Portal of Power is shut for those who have a quest of the Warlock. Fulfil it first.
refused-portal-far = Your way does not lead to the Portal of Power now.
refused-held = You are held in the Temple. Roll first: with a 4, 5 or 6 you are free to move.
refused-no-walk = Only an Elf goes from Woods to Woods, at the start of a turn.
refused-no-journey = Nobody has offered you that journey. The Tavern does.
refused-no-raft = To cross you need a raft that you had when your turn began.
refused-not-opposite = A raft lands straight across the river: { $spaces }
refused-no-raft-here = A raft is built with an Axe, in Woods or in the Forest, as long as one is left.
refused-regenerate = Only a Troll regenerates, with a 6 on the roll for the move.
refused-turn-back = One turns back in the Inner Region, beyond the Plain of Peril.
refused-nothing-to-face = There is nothing here that has still to be overcome.
refused-no-roll = You move one space without rolling. Choose the space.
refused-rerolled = A roll is rolled again once only.
refused-no-fate = You have no fate to spend on this roll.
refused-needs-talisman = The way through the Valley of Fire is open only to those who have a Talisman.
refused-still-busy = What attacks you here has to be overcome first. Go on here, or turn back.
refused-lure = Here is no Follower that you could take. Maiden, Unicorn and Princess stay with their owners, unless a Minstrel frees them.
refused-no-ability = Your character cannot do that.
refused-not-here = You can meet only those who stand where you have landed.
refused-no-psychic = Your character cannot attack in psychic combat. Attack in battle.
refused-nothing-to-rob = { $player } has nothing that you could take.
refused-evade-inner = In the Inner Region and on the Crown of Command no creature can be evaded.
refused-evade-attacker = You are the one who attacks. Only those who are attacked can evade.
refused-evade-late = You evade before you do anything else for a fight.
refused-no-evading = You have no means to evade here: a Spell, or an ability for this kind of space.
refused-no-spirit = Only a Cross or a Priest destroys, and only Spirits.
refused-no-assassin = Only an Assassin does that, once, in a battle they begin.
refused-no-mercenary = You have no Mercenary to pay.
refused-hire-once = The Mercenary is paid once a turn.
refused-no-gold = You have no gold for that.
refused-no-helper = Nobody follows you who could help in this battle, or somebody helps already.
refused-no-weapon = You cannot use that Weapon now, or you use it already.
refused-no-spell = { $count ->
    [0] { $most ->
        [0] You hold no Spell, and your Craft is too low to hold one.
       *[other] You hold no Spell.
     }
   *[other] You do not hold this Spell: { $spell }
 }
refused-spell-moment = { $spell } cannot be cast now. { $when }
refused-no-target = There is nothing that { $spell } could be cast on now.
refused-toad-magic = Toads cast no Spells.
refused-glade = On the Cursed Glade you cast no Spells.
refused-amulet = Your Amulet keeps you from casting Spells.
refused-no-magic = All magic is destroyed at the moment.
refused-cast-enough = You may cast no more Spells in this turn.
refused-not-yours = You do not have this: { $card }
refused-no-potion = This cannot be drunk: { $card }
refused-fettered = This cannot be left behind: { $card }
refused-toad = Toads carry nothing.
refused-no-gold-here = Here is no gold that you could take.
refused-not-lying = This does not lie here: { $card }
refused-left-before = You have left this here in this turn, and may not take it again yet: { $card }
refused-too-dear = This costs { $price } gold, and you have { $gold }: { $card }
refused-hag = As long as you are cursed by a Hag, no Follower joins you. Visit the Mystic in the Village.
refused-banned = { $card } is not for you, as you are { $alignment ->
    [good] good
    [evil] evil
   *[neutral] neutral
 }.
refused-carry = { $most ->
    [one] You can carry 1 Object. Leave something first to take this: { $card }
   *[other] You can carry { $most } Objects. Leave one first to take this: { $card }
 }
refused-not-taken = This is not for taking along: { $card }
refused-sold-out = None of this is left: { $card }
refused-cannot-buy = You cannot buy this here with { $gold } gold: { $card }

## Why no move of a kind is possible at the moment.

refused-none-character = Your character is chosen.
refused-none-order = Your standing orders can be changed in your own turn, or while you may cast.
refused-none-move = There is nowhere to go at the moment.
refused-none-walk = Only an Elf goes from Woods to Woods, at the start of a turn.
refused-none-journey = Nobody has offered you a journey.
refused-none-cross = You have no raft to cross with.
refused-none-open = You are not on your way through the Portal of Power.
refused-none-attack = Nobody stands here whom you could attack.
refused-none-combat = Nobody stands here whom you could attack in psychic combat.
refused-none-rob = Nobody stands here whom you could take something from.
refused-none-beguile = Nobody stands here whom you could beguile.
refused-none-lure = Nobody stands here with a Follower that you could take.
refused-none-take = Nothing lies here that you could take.
refused-none-drop = You have nothing that could be left here.
refused-none-drink = You have nothing to drink.
refused-none-trade = Your trophies are not worth 7 points yet.
refused-none-cast = You hold no Spell that could be cast now.
refused-none-evade = There is nothing that you could evade now.
refused-none-destroy = There is no Spirit here that you could destroy.
refused-none-call = You have nobody to call for help.
refused-none-wield = You have no other Weapon to use.
refused-none-seize = There is nothing to take from anybody at the moment.
refused-none-plunder = There is nothing to take from a dead character at the moment.
refused-none-keep-trophy = There is no trophy to decide on at the moment.
refused-none-raise = There is nothing to raise at the moment.
refused-none-fate = There is no roll that fate could change at the moment.
refused-none-visit = There is nobody to visit at the moment.
refused-none-number = Nobody asks you for a number at the moment.
refused-none-to = Nobody asks you where to at the moment.
refused-none-wish = Nobody grants you a wish at the moment.
refused-none-buy = There is nothing to buy at the moment.
refused-none-help-yourself = There is nothing for nothing at the moment.
refused-none-exchange = There is nothing to exchange at the moment.
refused-none-give = Nobody wants anything of you at the moment.
refused-none-pick = Nobody lets you choose cards at the moment.
refused-none-replace = There is no card to replace at the moment.
refused-none-discard = You need not discard a Spell at the moment.
refused-none-align = You cannot change your alignment now.
refused-none-sell = You have no Alchemist, or nothing that could be turned into gold.
refused-align = Only a Druid changes alignment at will, once a turn, and to another one.
refused-no-alchemist = You have no Alchemist, or nothing that could be turned into gold.
refused-halt = You need not stop: you have nothing that could be done on arrival.
refused-no-points = No Place with points lies where you can go now.
refused-nothing-renounced = There is nothing of the kind that you could do without in this battle.
refused-stay = You have to move.
