## Die Einstellungen eines Duells.

option-decks = Decks
option-decks-help = Fertige Decks nach Plätzen, durch Kommas getrennt; sonst werden sie der Reihe nach verteilt.
option-reactions = Reaktionen
option-reactions-help = Fair: Gefragt zu werden verrät nichts über verdeckte Karten; schnell: Nur wer reagieren kann, wird gefragt.
option-reactions-fair = fair
option-reactions-fast = schnell
option-counterattack = Gegenangriffe
option-counterattack-help = Gefragt: Wem eine Karte gehört, entscheidet jedes Mal; von selbst: Sie schlägt ohne Frage zurück, wenn das nichts kostet und nur auf eine Weise geht (Hausregel).
option-counterattack-automatic = von selbst
option-counterattack-asked = gefragt
option-round-limit = Rundengrenze
option-round-limit-help = Ab dieser Runde verlieren Helden in jedem Zug Lebenspunkte; 0 heißt nie.
option-round-limit-0 = nie
option-teams = Zwei gegen zwei
option-teams-help = Vier Spieler in zwei Gruppen; die Gruppen wechseln sich ab, und Partner gewinnen gemeinsam.
option-double-class = Doppelklassenhelden
option-double-class-help = Decks mit zwei Heldenkarten sind erlaubt: ein Held mit beiden Klassen, die jeweils durch eigene Stufenkarten aufsteigen.
option-tournament = Turnier
option-tournament-help = Verlängerung: Sobald alle Helden Stufe 10 haben, verlieren alle in ihren Zügen Lebenspunkte; spätestens ab Runde 40.
option-first = Wer beginnt
option-first-help = Danach geht es reihum weiter.
option-first-dice = die Würfel entscheiden
option-first-opener = du, auf dem ersten Platz
option-first-second = wer den zweiten Platz nimmt
option-first-third = wer den dritten Platz nimmt
option-first-fourth = wer den vierten Platz nimmt
