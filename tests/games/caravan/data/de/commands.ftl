## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-march-name = aufbrechen
command-march-about = Das Lager abbrechen: Der Tag nimmt seinen Lauf
command-sell-name = verkaufen
command-sell-about = Karten deiner Hand gegen Wasser verkaufen
command-sell-cards-name = karten
command-sell-cards-about = Was du verkaufst, mit Kommas dazwischen
command-sell-water-name = wasser
command-sell-water-about = Wie viel vom Wasser du gleich trinkst: 0 oder 1
command-react-name = reagieren
command-react-about = Einen Sturm abhalten
command-react-answer-name = antwort
command-react-answer-about = Die Karte, die den Sturm abhält
command-pass-name = passen
command-pass-about = Gegen den Sturm nichts tun
command-vote-name = abstimmen
command-vote-about = Den Weg des Tages wählen
command-vote-choice-name = wahl
command-vote-choice-about = Welchen Weg
