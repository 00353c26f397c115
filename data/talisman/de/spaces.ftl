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
does-crags = Geist, Pause oder Stärke
does-city = heilen, verkaufen, wagen
does-tavern = Kampf, Gold oder Fähre
does-forest = Strauchdieb, Pause oder Talent
does-black-knight = 1 Gold oder 1 Leben
does-chasm = mit 1 oder 2 ein Leben weniger
does-warlocks-cave = Aufgabe für Talisman
does-desert = { $safe ->
    [yes] du hast Wasser
   *[no] kostet 1 Leben
 }
does-temple = Leben wagen für einen Talisman
does-castle = heilen für 1 Gold je Leben
does-runes = Feinde sind um 2 stärker
does-cursed-glade = ohne Gegenstände und Zauber
