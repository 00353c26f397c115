## Why no move of a kind is possible at the moment.

refused-none-hero = Your heroes are chosen.
refused-none-play = You have no card to play.
refused-none-hold-back = No card of your hand doubles a basic card that the enemy changes.
refused-none-play-all = You have at most one card left: play it alone.
refused-none-redraw = A hand can be thrown away only before its first card is played, while the deck has cards.
refused-none-enter = Nobody chooses a dungeon at the moment.
refused-none-go-on = Whether to go on is decided after a victory.
refused-none-withdraw = Whether to leave the dungeon is decided after a victory.
refused-none-take = There is no reward to choose from at the moment.
refused-none-give = There is no card to give at the moment.
refused-none-put-back = There is no card to put back at the moment.
refused-none-send = No enemy moves at the moment.
refused-none-choose = No card asks you anything at the moment.
refused-none-player = No card asks you for a player at the moment.
refused-none-number = No card asks you for a number at the moment.
refused-none-pay = No card asks you to discard anything at the moment.
refused-none-pick = No card asks you to pick anything at the moment.
refused-none-arrange = There is no dungeon to put in order at the moment.
refused-none-decline = There is nothing to decline at the moment.
