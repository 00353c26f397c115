## Feste Wörter in Bildern; kurz, denn es ist wenig Platz.

picture-level = Stufe
picture-round = Runde
picture-turn = am Zug
picture-asked = ist gefragt
picture-empty-row = keine Wesen
picture-play = Auslegen
picture-use = Anwenden
picture-free = frei
picture-empty-hand = Du hast keine Handkarten.
picture-hidden = Deine verdeckten Karten
picture-uses-left = Anwendungen übrig
picture-life = Leben
picture-actions = Aktionen
picture-maximum = max.
