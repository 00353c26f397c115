## Die Einstellungen eines Tisches.

option-attacker-gear = Angriffsausrüstung
option-attacker-gear-help = Was die angreifende Seite nachlegen darf.
option-attacker-gear-weapon = eine Waffe
option-attacker-gear-shield = eine Waffe und ein Schild
option-attacker-gear-all = eine Waffe, ein Schild und eine Rüstung
option-ranges = Reichweiten
option-ranges-help = Die Reichweite der Waffen zählt; ohne sie sind Monster schwerer zu besiegen.
option-trap = Falle
option-trap-help = Einmal im Kampf darf ein Mensch zwei Würfel werfen: Bei 12 bleiben der Gegenseite 2 Lebenspunkte.
option-terrain = Gelände
option-terrain-help = Brücke: Reichweite +1; Sumpf: Rüstung −1; Ruine: Schild +1.
option-round-limit = Rundengrenze
option-round-limit-help = Nach dieser Runde entscheiden die Siegpunkte.
