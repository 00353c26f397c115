## /privacy: de gegevens van een persoon.

command-privacy-name = privacy
command-privacy-about = Wat er over jou is opgeslagen
command-privacy-export-name = exporteren
command-privacy-export-about = Alles wat er over jou is opgeslagen, als bestand
command-privacy-delete-name = verwijderen
command-privacy-delete-about = Alles verwijderen wat er over jou is opgeslagen
privacy-exported = Dit is alles wat er over jou is opgeslagen.
privacy-warning =
    Dit verwijdert je naam, je keuzes, je decks ({ $decks }), je antwoorden op puzzels, je ratings en je statistieken. In afgelopen spellen ({ $finished }) heeft dan een “verwijderde persoon” op jouw plaats gezeten; je zetten en je woord voor de dobbelstenen blijven, anders kan niemand het spel controleren. Je kunt dit niet ongedaan maken. Wat er in kanalen staat, blijft daar tot het in Discord wordt verwijderd. Zonder je naam onthoud ik een dag lang dat je dit hebt gedaan. Tot lopende spellen zijn afgelopen, onthoud ik ook of je daar bent verwijderd en welke handen je hebt gezien.
privacy-warning-active =
    { $count ->
        [one] Je doet mee aan een spel: dat geef je hiermee op.
       *[other] Je doet mee aan { $count } spellen: die geef je hiermee allemaal op.
    }
privacy-deleted = Alles wat er over jou was opgeslagen, is verwijderd.
button-forget = Voorgoed verwijderen
refused-privacy-other = Deze knop is niet van jou.
refused-privacy-active = Er is niets verwijderd, want een van je spellen kun je nu niet verlaten. { $reason }
