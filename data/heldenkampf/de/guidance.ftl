## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-even = { $own } zu { $other }. Kämpfer zählen ihr Leben, die Burg ({ $castle } Leben) { $worth } Punkte.
guidance-ahead = Du führst { $own } zu { $other }: Schütze deine Helden. Die Burg ({ $castle } Leben) zählt { $worth } Punkte.
guidance-behind = Du liegst { $own } zu { $other } zurück. Kämpfer zählen ihr Leben, die Burg ({ $castle } Leben) { $worth } Punkte.
