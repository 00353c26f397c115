about-what = Ein winziges Würfelspiel: um Punkte würfeln, mit einer Karte blocken oder ein Duell ausrufen.
about-aim = Wer zuerst zwölf Punkte hat, gewinnt.
about-length = Fünf Minuten.
