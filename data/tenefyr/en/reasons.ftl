## Why no move of a kind is possible at the moment.

refused-none-hero = Your heroes are chosen.
refused-none-play = You have no card to play.
refused-none-hold-back = No card in your hand doubles a basic card that the enemy changes.
refused-none-play-all = You have no more than one card left: play it on its own.
refused-none-redraw = You can throw a hand away only before you play its first card, and only while your deck has cards.
refused-none-enter = Nobody is choosing a dungeon at the moment.
refused-none-go-on = You decide whether to go on after a victory.
refused-none-withdraw = You decide whether to leave the dungeon after a victory.
refused-none-take = There is no reward to choose from at the moment.
refused-none-give = There is no card to give at the moment.
refused-none-put-back = There is no card to put back at the moment.
refused-none-send = No enemy is moving at the moment.
refused-none-choose = No card is asking you anything at the moment.
refused-none-player = No card is asking you for a player at the moment.
refused-none-number = No card is asking you for a number at the moment.
refused-none-pay = No card is asking you to discard anything at the moment.
refused-none-pick = No card is asking you to pick anything at the moment.
refused-none-arrange = There is no dungeon to put in order at the moment.
refused-none-decline = There is nothing to decline at the moment.
