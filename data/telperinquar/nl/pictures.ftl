## Vaste woorden in beelden; kort, want er is weinig plaats.

picture-level = Niveau
picture-round = Ronde
picture-group = Groep
picture-turn = aan de beurt
picture-asked = moet antwoorden
picture-empty-row = geen wezens
picture-play = Spelen
picture-use = Gebruik
picture-empty-hand = Je hand is leeg.
picture-hidden = Je gesloten kaarten
picture-charge = lading
picture-charges = ladingen
picture-deck-cards = kaarten
picture-deck-levels = Niveaukaarten
picture-deck-curve = Speelkosten
picture-deck-empty = nog geen kaarten
