## Was in Bildern steht. short-…: wie ein Feld auf dem Brett heißt, wenn sein ganzer Name keinen Platz hat.

picture-short-black-knight = Ritter
picture-short-crags = Felsen
picture-short-crown = Krone
picture-short-cursed-glade = Lichtung
picture-short-forest = Tiefwald
picture-short-hidden-valley = Tal
picture-short-pits = Schlund
picture-short-plain-of-peril = Todesebene
picture-short-portal = Portal
picture-short-runes = Runen
picture-short-valley-of-fire = Feuertal
picture-short-vampires-tower = Vampir
picture-short-warlocks-cave = Hexer
picture-short-werewolf-den = Werwolf
