## Das nächste Ziel, für Leute, die das Spiel noch nicht kennen

guidance-even = Punkte: { $own } zu { $other }. Wer gegen deinen Helden fällt, bringt dir seine Lebenspunkte (LP), die Burg drüben ({ $castle } LP) { $worth }; fällt eine Burg, ist die Partie aus.
guidance-ahead = Du führst { $own } zu { $other }. Die Burg drüben ({ $castle } LP) wird getroffen, wenn dort niemand antworten kann; ihr Fall bringt { $worth } Punkte und beendet die Partie.
guidance-behind = Du liegst { $own } zu { $other } zurück. Wer gegen deinen Helden fällt, bringt dir seine LP; hol Punkte, bevor eine Burg fällt, denn damit ist die Partie aus.
