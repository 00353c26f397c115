## Alternative rules that a table may agree on

ask-shun = { $person }: do you evade?
occasion-character = Everybody chooses a character.
occasion-head-start = Everybody chooses 1 extra Strength or 1 extra Craft.
ask-head-start = Do you begin with 1 extra Strength or 1 extra Craft?
event-inherits = { FEATURE($player, "person") ->
    [second] You inherit
   *[other] { FORM($player, "the-first") } inherits
 } { FORM($cards, "the") }.
