## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-even = Es steht { $own } zu { $other }: Wen du besiegst, zählt so viel wie sein Leben, die andere Burg ({ $castle } Leben) { $worth } Punkte.
guidance-ahead = Du führst { $own } zu { $other }: Halte deine Helden am Leben und bring die Burg zu Fall ({ $castle } Leben, { $worth } Punkte).
guidance-behind = Du liegst { $own } zu { $other } zurück: Besiege Kämpfer, die so viel wie ihr Leben zählen, oder die Burg ({ $castle } Leben, { $worth } Punkte).
