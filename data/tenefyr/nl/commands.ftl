## Commando's die zetten doen: namen in kleine letters van hoogstens 32 tekens, beschrijvingen van hoogstens 100.

command-hero-name = held
command-hero-about = Kies de held die je speelt
command-hero-hero-name = held
command-hero-hero-about = Welke held
command-lay-name = uitspelen
command-lay-about = Speel één kaart uit je hand
command-lay-card-name = kaart
command-lay-card-about = Welke kaart
command-play-all-name = alles-spelen
command-play-all-about = Speel je hele hand, in de volgorde die je noemt
command-play-all-cards-name = kaarten
command-play-all-cards-about = Alle kaarten van je hand, in hun volgorde
command-redraw-name = nieuwe-hand
command-redraw-about = Leg je hele hand af en trek een nieuwe
command-enter-name = betreden
command-enter-about = Stem op de dungeon die jullie betreden, of op de boss
command-enter-dungeon-name = dungeon
command-enter-dungeon-about = Welke dungeon
command-vote-name = stemmen
command-vote-about = Stem over wat jullie samen beslissen
command-vote-choice-name = keuze
command-vote-choice-about = Waar je voor stemt
command-choose-name = kiezen
command-choose-about = Antwoord op wat een kaart je vraagt
command-choose-card-name = keuze
command-choose-card-about = Je antwoord
