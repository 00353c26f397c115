## Waarom op dit moment geen zet van een soort kan.

refused-no-actions = Je hebt geen acties meer. Ze worden aangevuld als je volgende beurt begint.
refused-none-levelup = Je hebt geen niveaukaart op de hand.
refused-none-use = Geen van je kaarten in het spel heeft een vaardigheid die je kunt gebruiken.
refused-none-swap = Alleen vliegende wezens wisselen van plaats, en daarvoor heb je er twee in je rij nodig.
refused-none-take-back = Je hebt geen uitrusting in het spel.
refused-none-reveal = Geen van je kaarten ligt gesloten.
refused-none-intercept = Geen van je wezens kan hier inspringen.
refused-none-counter = Geen van je kaarten kan hier terugslaan.
refused-none-choose = Er valt op dit moment niets te kiezen.
refused-none-attack = Je hebt niets om mee aan te vallen: geen wezen in je rij en geen wapen.
refused-none-attack-both = Daarvoor moet je held twee wapens voor dichtbij in handen hebben.
refused-none-play = Je hebt geen kaart die wordt gespeeld: met wapens, pantsers en dergelijke rust je iemand uit, en niveaukaarten laten je held stijgen.
refused-none-equip = Je hebt geen wapen, pantser of andere uitrusting op de hand.
refused-none-move = Je hebt geen uitrusting in het spel die van drager kan wisselen.
refused-none-pick = Er is op dit moment geen kaart om te nemen.
refused-none-leave-out = Geen kaart kan worden weggelaten.
refused-none-put-in = Je hebt geen kaart weggelaten.
