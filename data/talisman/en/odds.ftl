## Chances

odds-now = { FORM($player, "possessive-first") } attack
odds-duel = { FORM($player, "possessive-first") } attack on another character
odds-fight = { $player } against { $foe }
odds-at = { $player }: { $space }
odds-way = { FORM($player, "possessive-first") } way to the Crown
odds-against = Victory against { FORM($foe, "the") }
odds-won = Won
odds-drawn = Stand-off
odds-lost = Lost
odds-won-secret = Won by assassination
odds-won-fate = Won, spending fate where it helps
odds-through = { $space }, with { $attribute ->
    [craft] Craft
   *[strength] Strength
 }
odds-through-fate = { $space }, with { $attribute ->
    [craft] Craft
   *[strength] Strength
 } and fate
odds-line = { $label }: { $share }
odds-percent = { $share }
odds-how = Counted exactly, with the Objects, Followers and Spells that count now. Spells cast later and what others do are not included.
refused-odds-what = Name one Enemy, or one of: Sentinel, Portal of Power, Crypt, Mines. Leave it empty for the current fight, or for the way to the Crown.
# On buttons.
chance-wins = wins { $percent }%
chance-opens = opens { $percent }%
chance-passes = through { $percent }%
# On buttons of tables that keep chances behind /odds.
stake-fight = { $own }{ $secret ->
    [yes] {" "}+ die against { $other }
   *[no] {" "}against { $other }
 }{ $lives ->
    [0] {""}
    [one] , risking your last life
   *[other] , risking 1 life
 }
stake-passage = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } up to { $most }
