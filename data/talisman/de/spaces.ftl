## Was ein Feld mit denen tut, die dort landen, auf den Knöpfen der Züge

argument-space-does = { $label } · { $does }
does-village = { $hurt ->
    [yes] kaufen, heilen, würfeln
   *[no] kaufen oder würfeln
 }
does-graveyard = { $alignment ->
    [good] { $safe ->
        [yes] nichts geschieht
       *[no] kostet 1 Leben
     }
    [evil] Schicksal oder beten
   *[neutral] Schicksal für je 1 Gold
 }
does-chapel = { $alignment ->
    [good] { $hurt ->
        [yes] heilen oder beten
       *[no] beten
     }
    [evil] { $safe ->
        [yes] nichts geschieht
       *[no] kostet 1 Leben
     }
   *[neutral] { $hurt ->
        [yes] 1 Gold heilt 1 Leben
       *[no] unverletzt
     }
 }
does-portal = Versuch im nächsten Zug
does-crags = 1–3: Pech, 6: Stärke
does-city = { $hurt ->
    [yes] heilen, handeln, würfeln
   *[no] handeln oder würfeln
 }
does-tavern = 1–3: Pech, 6: Fähre
does-forest = 1–3: Pech, 6: Talent
does-black-knight = Gold oder Leben
does-chasm = 1–2: ein Leben weniger
does-warlocks-cave = Talisman
does-desert = { $safe ->
    [yes] du hast Wasser
   *[no] kostet 1 Leben
 }
does-temple = 2–5: Pech, 10: Talisman
does-castle = { $hurt ->
    [yes] 1 Gold heilt 1 Leben
   *[no] unverletzt
 }
does-runes = Feinde +2
does-cursed-glade = ohne Magie
does-death = deine 2 Würfel gegen seine 2, { $lives ->
    [one] Risiko letztes Leben
   *[other] Risiko 1 Leben
 }
does-vampires-tower = kostet 1–3 Leben
does-pits = 1 bis 6 Teufel bekämpfen
does-werewolf-den = den Werwolf bekämpfen
