## Alternative Regeln, auf die sich ein Tisch einigen kann

ask-shun = { $person }: Weichst du aus?
occasion-character = Alle wählen ihren Charakter.
occasion-head-start = Alle beginnen mit 1 Stärke oder 1 Talent mehr, nach Wahl.
ask-head-start = Beginnst du mit 1 Stärke oder 1 Talent mehr?
event-inherits = { FEATURE($player, "person") ->
    [second] Du erbst
   *[other] { FORM($player, "the-first") } erbt
 } { FORM($cards, "the-accusative") }.
