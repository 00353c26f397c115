## Waarop iemand kan reageren, als soort actie.

reaction-attack = aanvallen
reaction-use = kaarten die worden gebruikt
reaction-play = kaarten die worden gespeeld
reaction-equip = uitrusting die iemand krijgt
reaction-move = uitrusting die van drager wisselt
reaction-trap = vallen die dichtklappen
reaction-end = het eind van de hoofdfase
