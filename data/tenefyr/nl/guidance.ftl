## Het volgende doel, voor mensen die het spel nog niet kennen

guidance-dungeons = Word met buit sterk genoeg voor de boss: die valt { $left ->
    [0] hierna
    [one] over 1 stap
   *[other] over { $left } stappen
 } aan. Een dungeon verlaten kost 1 stap, een verloren gevecht 2.
guidance-boss = Het laatste gevecht is tegen { FORM($boss, "the") }: { $left ->
    [one] versla de laatste kaart en jullie winnen allemaal. Kaarten sparen hoeft nu niet meer.
   *[other] versla { $left } kaarten na elkaar en jullie winnen allemaal. Jullie decks worden tussendoor niet aangevuld: wees zuinig op je kaarten.
 }
