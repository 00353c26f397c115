## De aanvalsrekenaar

odds-word-level = niveau
odds-word-life = leven
odds-word-armour = pantser
odds-word-resistance = weerstand
odds-word-bonus = bonus
odds-word-parry = afweer
odds-word-melee = dichtbij
odds-word-ranged = afstand
odds-word-injured = gewond
odds-first = de aanvaller
odds-second = het doel
odds-hero = { $card } (niveau { $level })
odds-both = { $first } en { $second }
odds-heading = { $first } tegen { $second }
odds-share = { $share }
odds-number = { $whole },{ $tenth }
odds-strikes = { $striker } valt { $struck } aan: d10 { SIGNED($bonus) }
odds-strikes-with = { $striker } valt { $struck } aan met { $source }: d10 { SIGNED($bonus) }
odds-back = { $striker } mag terugslaan: d10 { SIGNED($bonus) }
odds-back-with = { $striker } mag terugslaan met { $source }: d10 { SIGNED($bonus) }
odds-hits = Er komt schade door: { $hits }; gemiddeld { $expected }
odds-extremes = Kritieke treffer en blunder: elk { $share }
odds-points = { $points } ({ $share })
odds-points-each = { $points }–{ $last } (elk { $share })
odds-damage = Schade: { $parts }
odds-falls = Velt de held: { $share }
odds-dies = Doodt meteen: { $share }
odds-dies-later = Doodt aan het eind van de beurt: { $share }
odds-injured = Verwondt: { $share }
odds-proviso = Reacties en andere effecten van een treffer zijn niet meegeteld.
refused-odds-number = Getallen gaan hier tot { $most }, niveaus van 1 tot en met { $levels }.
refused-odds-fighter = Noem één vechter als { $side }: een held of een wezen.
refused-odds-gone = Die kaart is niet in het spel, of ze ligt gesloten.
refused-odds-requirement = { $card } kan niet worden gebruikt: { $side } voldoet niet aan een vereiste.
refused-odds-piece = { $card } kan niet worden gedragen door { $side }.
refused-odds-weapon = Er is niets waarmee { $side } kan aanvallen. Noem een wapen of een spreuk.
refused-odds-weapons = Een aanval gaat met één wapen, of van dichtbij met twee.
refused-odds-reach = { $card } heeft geen { $reach ->
    [melee] aanval van dichtbij
   *[ranged] afstandsaanval
}.
# Op knoppen, achter het doel: hoe waarschijnlijk er schade doorkomt, of de slaagworp lukt.
chance-hits = { $percent }% raak{ $kills ->
    [0] {""}
   *[other] , { $kills }% dodelijk
 }
chance-succeeds = { $percent }% kans dat het lukt
stake-damage = { $kills ->
    [yes] wellicht dodelijk
   *[no] { $damage ->
        [0] 0
       *[other] ≈{ $damage }
    }♥
 }{ $back ->
    [0] {""}
   *[other] , { $falls ->
        [yes] terug wellicht dodelijk
       *[no] terug ≈{ $back }♥
    }
 }
stake-roll = lukt vanaf { $least } op een d{ $faces }
picture-odds-hits = Er komt schade door
picture-odds-expected = gemiddeld
picture-odds-damage = Schade
