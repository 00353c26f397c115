## Wat het spel van zichzelf zegt, telkens één regel; daarna zijn woorden, voor “Wat is …?”: hoe ze heten en wat ze betekenen.

about-what = Een tot vier helden vechten zich samen door dungeons, elk met een deck kaarten dat met de buit meegroeit.
about-aim = Versla de boss: iedereen wint samen, of iedereen verliest. Eén verloren gevecht tegen de boss is het einde.
about-length = Ongeveer een uur achter elkaar, een half uur in de snelle versie, of een week met af en toe een zet.
about-time = 30 tot 60 min
about-level = gemiddeld

seen-rule = { $enemy } (“{ $rule }”)
seen-reserve = { $cards ->
    [one] level { $level }: 1 kaart
   *[other] level { $level }: { $cards } kaarten
 }
term-deck = Deck
term-deck-what = De kaarten waar je van trekt. Je vult het pas aan met de aflegstapel als je een dungeon verlaat.
term-discard-pile = Aflegstapel
term-discard-pile-what = Gespeelde en afgelegde kaarten, open voor iedereen. Als je een dungeon verlaat, schud je ze door je deck.
term-hand = Hand
term-hand-what = De kaarten die je hebt getrokken, open voor iedereen. Houd ze en speel ze allemaal, of leg ze allemaal af.
term-known = Bekende kaarten
term-known-what = Kaarten die boven op een deck zijn gelegd: iedereen weet wat er hierna wordt getrokken.
term-power = Kracht
term-power-what = Wat een kaart aan het totaal van het gevecht toevoegt; een vijand is verslagen zodra het totaal zijn kracht haalt.
term-enemy = Vijand
term-enemy-what = De bovenste helft van een dungeonkaart. De kracht hangt af van het aantal spelers.
term-loot = Buit
term-loot-what = De onderste helft van een dungeonkaart. Wie aan de beurt is als de vijand valt, krijgt die.
term-basic = Basiskaart
term-basic-what = Waar iedereen mee begint: een Treffer heeft kracht 1, een Misser geen.
term-skill = Vaardigheid
term-skill-what = De eigen kaart van een held. Het effect werkt alleen voor deze held.
term-exhausted = Uitgeput
term-exhausted-what = Het deck is leeg: je kunt niets trekken tot jullie de dungeon verlaten.
term-rule = Regel van een vijand
term-rule-what = Een bijzondere regel zolang jullie tegen deze vijand vechten. Je ziet die in het gevecht, en vooraf met /kaart.
term-dungeon = Dungeon
term-dungeon-what = Vier vijanden van één level, op elkaar gestapeld; alleen de bovenste ligt open.
term-reward = Beloning
term-reward-what = Wat een voltooide dungeon oplevert, één keer.
term-campfire = Stil kampvuur
term-campfire-what = Een beloning die zwakke kaarten uit de decks haalt; ieder kiest voor zich.
term-armoury = Oude wapenkamer
term-armoury-what = Een beloning die een kaart uit de reserve geeft of een kaart verwijdert; ieder kiest voor zich.
term-map = Kaart der diepten
term-map-what = Een beloning die jullie samen kiezen: een sterkere kaart voor iemand, of een blik op de kaarten van een dungeon of de boss.
term-sanctuary = Toevluchtsoord
term-sanctuary-what = Een beloning die jullie samen kiezen: meer kaarten voor iedereen in het volgende gevecht, of anders vooruitkijken (level 1 en 2) of de boss-pion terug.
term-boss = Boss
term-boss-what = Vier kaarten waar jullie na elkaar tegen vechten, zonder rust. Versla ze allemaal en iedereen heeft gewonnen.
term-track = Boss-spoor
term-track-what = Een dungeon verlaten zet de pion een stap vooruit, een verloren gevecht twee. Bij de schedel valt de boss aan.
term-token = Startspeler
term-token-what = Wie startspeler is, is als eerste aan de beurt en beslist bij gelijke stand. Na elk gevecht is de volgende startspeler.
term-reserve = Reserve
term-reserve-what = De dungeonkaarten die niet in een dungeon liggen, gesloten, per level.
term-removed = Verwijderd
term-removed-what = Basis- en vaardigheidskaarten die voorgoed uit het spel zijn.
