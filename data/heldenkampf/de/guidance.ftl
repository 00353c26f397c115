## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-end = Kann auf deinen Angriff niemand mehr antworten, trifft er die Burg ({ $castle } LP). Die Partie endet, wenn eine Burg fällt oder beide zweimal hintereinander passen.
guidance-even = Punkte: { $own } zu { $other }. Wen deine Helden besiegen, der zählt so viel wie seine aufgedruckten Lebenspunkte (LP), die Burg { $worth }. { guidance-end }
guidance-ahead = Du führst { $own } zu { $other }. Fällt die gegnerische Burg, bringt das { $worth } Punkte. { guidance-end }
guidance-behind = Du liegst { $own } zu { $other } zurück. Wen deine Helden besiegen, der zählt so viel wie seine LP, die Burg { $worth }. { guidance-end }
