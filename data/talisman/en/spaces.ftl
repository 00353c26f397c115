## What a space does to those who land there, on the buttons of moves

argument-space-does = { $label } · { $does }
does-village = Blacksmith, Healer, Mystic
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
does-crags = roll a die: a Spirit, a lost turn, or 1 Strength
does-city = Doctor, Alchemist, Enchantress
does-tavern = roll a die: a fight, a lost turn, gold, or a free move
does-forest = roll a die: a Brigand, a lost turn, or 1 Craft
does-black-knight = costs 1 gold or 1 life
does-chasm = roll a die: a 1 or 2 costs 1 life
does-warlocks-cave = a quest for a Talisman
does-desert = { $safe ->
    [yes] you have water
   *[no] costs 1 life
 }
does-temple = 2 dice: from 2 lives lost to a Talisman
does-castle = heal for 1 gold per life
does-runes = Enemies are 2 stronger
does-cursed-glade = Objects and Spells do not work
