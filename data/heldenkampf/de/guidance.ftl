## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-even = Punkte: { $own } zu { $other }. Wen deine Helden besiegen, der zählt so viel wie seine aufgedruckten Lebenspunkte (LP), die Burg ({ $castle } LP) { $worth }. Fällt eine Burg, ist die Partie aus.
guidance-ahead = Du führst { $own } zu { $other }. Fällt die gegnerische Burg ({ $castle } LP), bringt das { $worth } Punkte, und die Partie ist aus.
guidance-behind = Du liegst { $own } zu { $other } zurück. Wen deine Helden besiegen, der zählt so viel wie seine LP. Fällt eine Burg, ist die Partie aus.
