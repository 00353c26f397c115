## Feste Wörter in Bildern; kurz, denn es ist wenig Platz.

picture-level = Stufe
picture-round = Runde
picture-group = Gruppe
picture-turn = am Zug
picture-asked = ist gefragt
picture-empty-row = keine Wesen
picture-play = Auslegen
picture-use = Anwenden
picture-empty-hand = Du hast keine Handkarten.
picture-hidden = Deine verdeckten Karten
picture-charge = Ladung
picture-charges = Ladungen
picture-deck-cards = Karten
picture-deck-levels = Stufenkarten
picture-deck-curve = Auslegekosten
picture-deck-empty = noch keine Karten
