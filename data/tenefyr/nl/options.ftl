## De opties van een tafel.

option-difficulty = Moeilijkheid
option-difficulty-help = Hoeveel stappen de boss-pion van de schedel af staat: 12, 10 of 8.
option-difficulty-easy = makkelijk
option-difficulty-normal = normaal
option-difficulty-hard = moeilijk
option-quick = Snelle versie
option-quick-help = Eén dungeon per level, en de laatste daarvan is de boss; de moeilijkheid telt niet.
option-boss = Boss
option-boss-help = Tegen wie het aan het eind gaat.
option-boss-random = willekeurig
option-heroes = Helden
option-heroes-help = Of ieder een held kiest of het toeval dat doet.
option-heroes-choose = ieder kiest
option-heroes-random = willekeurig
option-unused-loot = Buit voor iedereen
option-unused-loot-help = Nee: kaarten met buit voor helden die niemand speelt, gaan eruit, zolang de dungeons vol blijven.
option-first = Wie begint
option-first-help = Wie als eerste het startspelerfiche heeft.
option-first-random = willekeurig
option-first-1 = de eerste speler
option-first-2 = de tweede speler
option-first-3 = de derde speler
option-first-4 = de vierde speler
