## Worauf man reagieren kann, als Art von Aktion.

reaction-attack = Angriffe
reaction-use = Karten, die eingesetzt werden
reaction-play = Karten, die gespielt werden
reaction-equip = Ausrüstung, die angelegt wird
reaction-move = Ausrüstung, die den Träger wechselt
reaction-trap = Fallen, die zuschnappen
reaction-end = das Ende der Hauptphase
