## Wat een vak doet met wie er landt, op de knoppen van zetten

argument-space-does = { $label } · { $does }
does-village = { $hurt ->
    [yes] kopen, genezen of gokken
   *[no] kopen of gokken
 }
does-graveyard = { $alignment ->
    [good] { $safe ->
        [yes] er gebeurt niets
       *[no] kost 1 leven
     }
    [evil] lot aanvullen of bidden
   *[neutral] 1 lot per goud
 }
does-chapel = { $alignment ->
    [good] { $hurt ->
        [yes] genezen of bidden
       *[no] bidden
     }
    [evil] { $safe ->
        [yes] er gebeurt niets
       *[no] kost 1 leven
     }
   *[neutral] { $hurt ->
        [yes] 1 leven per goud
       *[no] niets te genezen
     }
 }
does-portal = poging in je volgende beurt
does-crags = 1–3: pech, 6: kracht
does-city = { $hurt ->
    [yes] genezen, verkopen of gokken
   *[no] verkopen of gokken
 }
does-tavern = 1–3: pech, 6: veerboot
does-forest = 1–3: pech, 6: wijsheid
does-black-knight = 1 goud of 1 leven
does-chasm = 1–2: een leven kwijt
does-warlocks-cave = talisman
does-desert = { $safe ->
    [yes] je hebt water
   *[no] −1 leven
 }
does-temple = 2–5: pech, 10: talisman
does-castle = { $hurt ->
    [yes] 1 leven per goud
   *[no] niets te genezen
 }
does-runes = vijanden +2
does-cursed-glade = geen magie
does-death = jouw 2 dobbelstenen tegen zijn 2, { $lives ->
    [one] laatste leven op het spel
   *[other] 1 leven op het spel
 }
does-vampires-tower = kost 1 tot 3 levens
does-pits = vecht met 1 tot 6 helleduivels
does-werewolf-den = vecht met de weerwolf
