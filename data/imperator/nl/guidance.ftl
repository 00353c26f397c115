## Het volgende doel, voor wie nieuw is in het spel

guidance-attack = Volgend doel: de Imperator van { FORM($player, "object") } ({ $life } LP). Is jouw aanval hoger, dan is het verschil de schade.
guidance-defend = Je Imperator heeft nog maar { $life } LP: houd hoge kaarten achter de hand om te verdedigen.
guidance-low = Geen kaart die je hier kunt verslaan, is hoger dan een van de jouwe; alleen haar kleur kan een reden zijn om te ruilen.
