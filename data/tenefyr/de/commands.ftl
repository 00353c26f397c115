## Befehle, die Züge machen: Namen klein geschrieben und höchstens 32 Zeichen, Beschreibungen höchstens 100.

command-hero-name = held
command-hero-about = Wähle, welchen Helden du spielst
command-hero-hero-name = held
command-hero-hero-about = Welcher Held
command-lay-name = legen
command-lay-about = Spiele eine Karte deiner Hand
command-lay-card-name = karte
command-lay-card-about = Welche Karte
command-play-all-name = alles-spielen
command-play-all-about = Spiele deine ganze Hand in der Reihenfolge, die du nennst
command-play-all-cards-name = karten
command-play-all-cards-about = Alle Karten deiner Hand in ihrer Reihenfolge
command-redraw-name = neu-ziehen
command-redraw-about = Wirf deine ganze Hand ab und zieh eine neue
command-enter-name = betreten
command-enter-about = Stimme ab, welches Verlies ihr betretet oder ob es zum Boss geht
command-enter-dungeon-name = verlies
command-enter-dungeon-about = Welches Verlies
command-vote-name = abstimmen
command-vote-about = Stimme ab, wo alle gemeinsam entscheiden
command-vote-choice-name = wahl
command-vote-choice-about = Wofür du stimmst
command-choose-name = wählen
command-choose-about = Antworte auf die Frage einer Karte
command-choose-card-name = wahl
command-choose-card-about = Deine Antwort
