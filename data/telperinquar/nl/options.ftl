## De instellingen van een duel.

option-decks = Decks
option-decks-help = Kant-en-klare decks per plaats, met komma's ertussen; anders worden ze op volgorde verdeeld.
option-reactions = Reacties
option-reactions-help = Eerlijk: een vraag verraadt niets over gesloten kaarten; snel: alleen wie kan reageren, wordt gevraagd.
option-reactions-fair = eerlijk
option-reactions-fast = snel
option-counterattack = Tegenaanvallen
option-counterattack-help = Op verzoek: de eigenaar van een kaart beslist elke keer; automatisch: ze slaat vanzelf terug als dat gratis is en maar op één manier kan (huisregel).
option-counterattack-automatic = automatisch
option-counterattack-asked = op verzoek
option-round-limit = Rondelimiet
option-round-limit-help = Vanaf deze ronde verliezen helden elke beurt levenspunten; 0 is nooit.
option-round-limit-0 = nooit
option-teams = Twee tegen twee
option-teams-help = Vier spelers in twee groepen; partners wisselen de beurten af met hun tegenstanders en winnen samen.
option-double-class = Helden met twee klassen
option-double-class-help = Decks met twee heldenkaarten zijn toegestaan: één held met beide klassen, en niveaukaarten voor elk daarvan.
option-tournament = Toernooi
option-tournament-help = Sudden Victory Overtime: als alle helden niveau 10 hebben, verliest iedereen in elke eigen beurt levenspunten; uiterlijk vanaf ronde 40.
option-first = Wie begint
option-first-help = De anderen volgen in de volgorde van de plaatsen.
option-first-dice = de dobbelstenen beslissen
option-first-opener = jij, op de eerste plaats
option-first-second = de speler op de tweede plaats
option-first-third = de speler op de derde plaats
option-first-fourth = de speler op de vierde plaats
