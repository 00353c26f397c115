## Worauf man reagieren kann, als Art von Aktion.

reaction-attack = Angriffe
reaction-use = Karten, die angewendet werden
reaction-play = Karten, die ausgelegt werden
reaction-equip = Ausrüstung, die angelegt wird
reaction-move = Ausrüstung, die den Träger wechselt
reaction-trap = Fallen, die zuschnappen
reaction-end = das Ende der Hauptphase
