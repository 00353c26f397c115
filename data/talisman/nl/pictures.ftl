## Woorden in plaatjes. short-…: hoe een vak op het bord heet waar geen ruimte is voor de hele naam.

picture-short-black-knight = Ridder
picture-short-crags = Rotsen
picture-short-crown = Kroon
picture-short-cursed-glade = Open plek
picture-short-forest = Woud
picture-short-hidden-valley = Vallei
picture-short-pits = Kuilen
picture-short-plain-of-peril = Gevaren
picture-short-portal = Poort
picture-short-runes = Runen
picture-short-valley-of-fire = Vuur
picture-short-vampires-tower = Vampier
picture-short-warlocks-cave = Grot
picture-short-werewolf-den = Weerwolf

picture-made-strength = Kracht
picture-made-craft = Wijsheid
picture-made-printed = gedrukt
picture-made-counters = fiches
picture-made-toad = pad
picture-made-potion = drank
picture-made-blast = Psychische slag
picture-made-wits = wijsheid erbij
picture-made-hired = Huurling
picture-made-runes = Runen

picture-strength = Kracht
picture-craft = Wijsheid
picture-lives = Levens
picture-fate = Lot
picture-gold = Goud
# Tussen het getal van nu en het getal van het begin, zoals in „4 van 5”.
picture-start = van
picture-objects = Voorwerpen
picture-followers = Volgelingen
picture-trophies = Trofeeën
picture-spells = Spreuken
picture-good = goed
picture-neutral = neutraal
picture-evil = kwaad
picture-toad = beurten als pad
picture-misses = beurten overslaan
picture-enslaved = vastgehouden in de tempel
picture-back = op de terugweg
picture-quest-1 = Opdracht: neem een ander personage een leven af
picture-quest-2 = Opdracht: dood een vijand
picture-quest-3 = Opdracht: lever een volgeling af
picture-quest-4 = Opdracht: lever een magisch voorwerp af
picture-quest-5 = Opdracht: lever 3 goud af
picture-quest-6 = Opdracht: lever 2 goud af
picture-deck = Avonturenstapel
picture-discard = afgelegd
picture-talismans = Talismans
picture-stock = Te koop
picture-empty = Hier liggen geen kaarten.
