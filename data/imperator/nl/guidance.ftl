## Het volgende doel, voor wie nieuw is in het spel

guidance-attack = Je volgende doel is de Imperator van { FORM($player, "object") } ({ $life } LP). Verslaat je aanval daar een kaart, dan is het verschil{ $stakes ->
    [0] { "" }
   *[other] {" "}plus { $stakes } extra
 } de schade.
guidance-defend = Je Imperator heeft nog maar { $life } LP. Houd hoge kaarten om te verdedigen, of maak bij het sorteren een andere kaart je Imperator.
guidance-low = Geen kaart die je hier kunt verslaan, is hoger dan een van de jouwe; alleen haar kleur kan een reden zijn om te ruilen.

## Wat er voor iemand veranderd is

vital-imperator = nieuwe Imperator
vital-life = LP { $before } → { $now }
