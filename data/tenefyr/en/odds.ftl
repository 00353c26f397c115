## Chances

odds-fight = Fight against { FORM($enemy, "the") }
odds-stands = It is { FORM($player, "possessive") } turn. So far the heroes have power { $total } of { $power }.
odds-keep = Play this hand{ $follows ->
    [others] , then the others one hand each
    [own] , then one hand on the second turn
   *[none] { "" }
 }
odds-redraw = Throw it away and play the next one{ $follows ->
    [others] , then the others one hand each
    [own] , then one hand on the second turn
   *[none] { "" }
 }
odds-at-once = – won already in this turn
odds-camp = How strong are we?
odds-first = The chance to win the next fight there with one hand a turn, against the open enemy only:
odds-hopeless = { $count ->
    [one] The other place: next to no chance yet.
   *[other] The { $count } other places: next to no chance yet.
 }
odds-boss = { FORM($boss, "heading") }: { $enemy }, the first of { $count }
odds-against = Against { FORM($enemy, "the") }
odds-line = { $label }: { $share }
odds-line-about = { $label }: about { $percent }%, ± { $margin }
odds-how = Counted exactly from the cards left in the decks, with one hand for each player who still has a turn. Throwing hands away can raise the chance.
odds-how-about = “About” is an estimate: the number after ± says how far it may be off. Each player who still has a turn plays one hand; throwing hands away can raise the chance.
refused-odds-enemy = Name one enemy, such as one on the board: `/odds` uses your decks as they are now. Leave it empty for the current fight, or for all open enemies.
# On buttons: how likely this move wins the fight.
chance-wins = { $hand ->
    [this] wins { $percent }% with this hand
    [next] wins { $percent }% with the next hand
   *[each] wins { $percent }%, 1 hand each
 }
chance-wins-about = { $hand ->
    [this] wins about { $percent }% with this hand
    [next] wins about { $percent }% with the next hand
   *[each] wins about { $percent }%, 1 hand each
 }
stake-total = makes { $total }: { $missing ->
    [0] enough
   *[other] { $missing } short
 }
stake-later = { $follower ->
    [own] makes { $total } of { $power }, then your 2nd turn
   *[others] makes { $total } of { $power } for now
 }
stake-effects = { $missing ->
    [0] makes { $total }: enough if no effect lowers it
   *[other] makes { $total } of { $power }, plus effects
 }
stake-no-power = enough: the enemy has no power
stake-at-least = makes { $total } or more: enough
stake-certain = wins for certain
stake-redraw = { $cards ->
    [one] 1 card left in deck
   *[other] { $cards } cards left in deck
 }
stake-enemy = against power { $power }
stake-reward = 🎁 { FORM($first, "gain") } or { FORM($second, "gain") }
stake-no-reward = no reward
stake-boss = the last battle
stake-too-strong = still too strong
stake-too-strong-in-a-row = all in a row: too strong
stake-too-weak = decks too weak
advice-redraw = { move-redraw }
advice-enter = { $number } · level { $level }: { $enemy }
advice-enter-boss = { FORM($boss, "heading") }: { $enemy }
advice-go-on = { move-go-on }
advice-withdraw = Leave (boss 1 step nearer)
advice-pick = { $count ->
    [0] No card
   *[other] { $cards }
 }
advice-recover = { $top } on top, { $below } below
