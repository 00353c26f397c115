## Alternatieve regels die een tafel kan afspreken

ask-shun = { $person }: ontwijk je?
occasion-character = Iedereen kiest een personage.
occasion-head-start = Iedereen kiest 1 kracht of 1 wijsheid extra.
ask-head-start = Begin je met 1 kracht of met 1 wijsheid extra?
event-inherits = { FEATURE($player, "person") ->
    [second] Je erft
   *[other] { FORM($player, "the-first") } erft
 } { FORM($cards, "the") }.
