## Was ein Feld mit denen tut, die dort landen, auf den Knöpfen der Züge

argument-space-does = { $label } · { $does }
does-village = kaufen, heilen oder wagen
does-graveyard = { $alignment ->
    [good] { $safe ->
        [yes] nichts geschieht
       *[no] kostet 1 Leben
     }
    [evil] Schicksal auffüllen oder beten
   *[neutral] Schicksal für je 1 Gold
 }
does-chapel = { $alignment ->
    [good] heilen oder beten
    [evil] { $safe ->
        [yes] nichts geschieht
       *[no] kostet 1 Leben
     }
   *[neutral] heilen für 1 Gold je Leben
 }
does-crags = Geist, Pause, Stärke
does-city = heilen, verkaufen, wagen
does-tavern = Kampf, Gold oder Fähre
does-forest = Kampf, Pause, Talent
does-black-knight = Gold oder Leben
does-chasm = 1–2: ein Leben weniger
does-warlocks-cave = Talisman
does-desert = { $safe ->
    [yes] du hast Wasser
   *[no] kostet 1 Leben
 }
does-temple = Leben oder Talisman
does-castle = heilen für 1 Gold je Leben
does-runes = Feinde sind um 2 stärker
does-cursed-glade = ohne Gegenstände und Zauber
