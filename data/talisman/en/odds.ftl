## Chances

odds-now = { FORM($player, "possessive-first") } attack
odds-duel = { FORM($player, "possessive-first") } attack on another character
odds-fight = { $player } against { $foe }
odds-at = { $player }: { $space }
odds-way = { FORM($player, "possessive-first") } way to the Crown
odds-against = Victory ({ $foe })
odds-won = Won
odds-drawn = Stand-off
odds-lost = Lost
odds-won-fate = Won, if fate is spent where it helps
odds-through = { $space }, with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }
odds-through-fate = { $space }, with { $attribute ->
    [craft] Craft
   *[strength] Strength
 } and fate
odds-line = { $label }: { $whole }.{ $tenth } %
odds-percent = { $whole }.{ $tenth } %
odds-how = Counted exactly, with the Objects, Followers and Spells that count now. Spells that are still to be cast, and what others do, come on top of that.
refused-odds-what = Name one Enemy, or one of: Sentinel, Portal of Power, Crypt, Mines. With nothing, `/odds` tells about the fight that is on, or about the way to the Crown.
# On buttons.
chance-wins = wins { $percent } %
chance-opens = opens { $percent } %
chance-passes = through { $percent } %
