## De instellingen van een tafel.

option-attacker-gear = Uitrusting van de aanvaller
option-attacker-gear-help = Wat de aanvallende kant bij haar vechter mag leggen.
option-attacker-gear-weapon = een wapen
option-attacker-gear-shield = een wapen en een schild
option-attacker-gear-all = een wapen, een schild en een harnas
option-ranges = Bereik
option-ranges-help = Het bereik van een wapen telt; zonder deze optie zijn monsters moeilijker te verslaan.
option-trap = Val
option-trap-help = Eén keer per gevecht mag een mens twee dobbelstenen gooien: een 12 laat de andere vechter 2 levenspunten.
option-terrain = Terrein
option-terrain-help = Brug: bereik +1; moeras: harnas −1; ruïne: schild +1.
option-round-limit = Rondelimiet
option-round-limit-help = Na deze ronde winnen de meeste overwinningspunten.
