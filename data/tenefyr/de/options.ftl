## Die Einstellungen eines Tisches.

option-difficulty = Schwierigkeit
option-difficulty-help = Wie viele Schritte die Bossfigur bis zum Totenkopf hat: 12, 10 oder 8.
option-difficulty-easy = leicht
option-difficulty-normal = normal
option-difficulty-hard = schwer
option-quick = Schnelles Spiel
option-quick-help = Ein Verlies je Stufe, das letzte ist der Boss; die Schwierigkeit zählt nicht.
option-boss = Boss
option-boss-help = Gegen wen es am Ende geht.
option-boss-random = zufällig
option-heroes = Helden
option-heroes-help = Ob alle ihren Helden wählen oder das Los entscheidet.
option-heroes-choose = alle wählen
option-heroes-random = das Los
option-unused-loot = Beute für alle
option-unused-loot-help = Nein: Karten mit Beute für Helden, die niemand spielt, bleiben draußen, soweit die Verliese voll bleiben.
option-first = Wer beginnt
option-first-help = Wer zuerst den Startspielermarker hat.
option-first-random = das Los
option-first-1 = wer den ersten Platz hat
option-first-2 = wer den zweiten Platz hat
option-first-3 = wer den dritten Platz hat
option-first-4 = wer den vierten Platz hat
