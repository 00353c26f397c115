## Why no move of a kind is possible at the moment.

refused-no-actions = You have no actions left. They are refreshed when your next turn begins.
refused-none-levelup = You have no level card in your hand.
refused-none-use = None of your cards in play has an ability that you could use.
refused-none-swap = Only flying creatures swap places, and it takes two of them in your row.
refused-none-take-back = You have no equipment in play.
refused-none-reveal = None of your cards lies face down.
refused-none-intercept = None of your creatures can step in here.
refused-none-counter = None of your cards can strike back here.
refused-none-choose = There is nothing to choose at the moment.
refused-none-attack = You have nothing to attack with: no creature in your row, and no weapon.
refused-none-attack-both = That takes two weapons for melee in the hands of your hero.
refused-none-play = You hold no card that is played: weapons, armour and the like are equipped, level cards raise your hero.
refused-none-equip = You hold no weapon, armour or other equipment.
refused-none-move = You have no equipment in play that could change its bearer.
refused-none-pick = There is no card to take at the moment.
refused-none-leave-out = No card can be left out.
refused-none-put-in = You have not left out any card.
