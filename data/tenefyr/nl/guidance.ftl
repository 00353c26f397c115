## Het volgende doel, voor mensen die het spel nog niet kennen

guidance-dungeons = Verzamel buit voor de boss: { $left ->
    [0] die valt hierna aan
    [one] nog 1 stap tot de schedel
   *[other] nog { $left } stappen tot de schedel
 }. Een dungeon kost 1, een verloren gevecht 2.
guidance-boss = { FORM($boss, "heading") }, het laatste gevecht: { $left ->
    [one] versla de laatste kaart en jullie winnen allemaal. Kaarten sparen hoeft nu niet meer.
   *[other] versla { $left } kaarten na elkaar en jullie winnen allemaal. Jullie decks worden tussendoor niet aangevuld: wees zuinig op je kaarten.
 }
