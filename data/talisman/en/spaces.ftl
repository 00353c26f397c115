## What a space does to those who land there, on the buttons of moves

argument-space-does = { $label } · { $does }
does-village = { $hurt ->
    [yes] buy, heal or gamble
   *[no] buy or gamble
 }
does-graveyard = { $alignment ->
    [good] { $safe ->
        [yes] nothing happens
       *[no] costs 1 life
     }
    [evil] refill fate, or pray
   *[neutral] fate for 1 gold each
 }
does-chapel = { $alignment ->
    [good] { $hurt ->
        [yes] heal, or pray
       *[no] pray
     }
    [evil] { $safe ->
        [yes] nothing happens
       *[no] costs 1 life
     }
   *[neutral] { $hurt ->
        [yes] 1 gold heals 1 life
       *[no] nothing to heal
     }
 }
does-portal = try to open it next turn
does-crags = 1–3: bad luck, 6: Strength
does-city = { $hurt ->
    [yes] heal, sell or gamble
   *[no] sell or gamble
 }
does-tavern = 1–3: bad luck, 6: ferry
does-forest = 1–3: bad luck, 6: Craft
does-black-knight = 1 gold or 1 life
does-chasm = 1 in 3 costs a life
does-warlocks-cave = Talisman quest
does-desert = { $safe ->
    [yes] you have water
   *[no] costs 1 life
 }
does-temple = 2–5: bad luck, 10: Talisman
does-castle = { $hurt ->
    [yes] 1 gold heals 1 life
   *[no] nothing to heal
 }
does-runes = Enemies +2
does-cursed-glade = no magic
does-death = your 2 dice against Death’s 2, { $lives ->
    [one] risking your last life
   *[other] risking 1 life
 }
does-vampires-tower = costs 1 to 3 lives
does-pits = fight 1 to 6 Pitfiends
does-werewolf-den = fight the Werewolf
