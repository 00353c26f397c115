## Het volgende doel, voor mensen die het spel nog niet kennen

guidance-dungeons = Verzamel buit voor de boss: nog { $left ->
    [one] 1 stap
   *[other] { $left } stappen
 } tot de schedel. Een dungeon kost 1, een verloren gevecht 2.
guidance-boss = Alleen de boss is nog over: win dit gevecht, en jullie winnen allemaal.
