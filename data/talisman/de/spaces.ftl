## Was ein Feld mit denen tut, die dort landen, auf den Knöpfen der Züge

argument-space-does = { $label } · { $does }
does-village = Schmied, Heilerin, Mystikerin
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
does-crags = würfeln: ein Geist, ein Zug weniger oder 1 Stärke
does-city = Arzt, Alchimist, Verzauberin
does-tavern = würfeln: Kampf, ein Zug weniger, Gold oder freie Wahl des Felds
does-forest = würfeln: ein Strauchdieb, ein Zug weniger oder 1 Talent
does-black-knight = kostet 1 Gold oder 1 Leben
does-chasm = würfeln: Eine 1 oder 2 kostet 1 Leben
does-warlocks-cave = eine Aufgabe für einen Talisman
does-desert = { $safe ->
    [yes] du hast Wasser
   *[no] kostet 1 Leben
 }
does-temple = 2 Würfel: von 2 Leben weniger bis zum Talisman
does-castle = heilen für 1 Gold je Leben
does-runes = Feinde sind um 2 stärker
does-cursed-glade = Gegenstände und Zaubersprüche wirken nicht
