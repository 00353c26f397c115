## What a space does to those who land there, on the buttons of moves

argument-space-does = { $label } · { $does }
does-village = buy, heal or gamble
does-graveyard = { $alignment ->
    [good] { $safe ->
        [yes] nothing happens
       *[no] costs 1 life
     }
    [evil] refill fate, or pray
   *[neutral] fate for 1 gold each
 }
does-chapel = { $alignment ->
    [good] heal, or pray
    [evil] { $safe ->
        [yes] nothing happens
       *[no] costs 1 life
     }
   *[neutral] heal for 1 gold per life
 }
does-crags = Spirit, lost turn, Strength
does-city = heal, sell or gamble
does-tavern = a fight, gold or a ferry
does-forest = Brigand, lost turn, Craft
does-black-knight = 1 gold or 1 life
does-chasm = 1 in 3 costs a life
does-warlocks-cave = Talisman quest
does-desert = { $safe ->
    [yes] you have water
   *[no] costs 1 life
 }
does-temple = risk lives for a Talisman
does-castle = heal for 1 gold per life
does-runes = Enemies are 2 stronger
does-cursed-glade = Objects and Spells do not work
