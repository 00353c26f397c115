# Wat er op kaarten gedrukt staat. De zinnen van een vaardigheid ontstaan uit haar effecten.

## Woorden

keyword-dual-wield = Tweehandig
keyword-flying = Vliegend
keyword-hide = Verbergen
keyword-mist-form = Nevelvorm
keyword-weapon-chain = Wapenketting
keyword-sweep = Zwaaislag
keyword-shadowy = Schaduwachtig
keyword-immunity-fire = Immuniteit: vuur
keyword-immunity-cold = Immuniteit: kou
keyword-immunity-lightning = Immuniteit: bliksem
keyword-immunity-poison = Immuniteit: gif
keyword-immunity-holy = Immuniteit: heilig
keyword-immunity-shadow = Immuniteit: schaduw
keyword-double-fire = Dubbele schade: vuur
keyword-double-cold = Dubbele schade: kou
keyword-double-lightning = Dubbele schade: bliksem
keyword-double-poison = Dubbele schade: gif
keyword-double-holy = Dubbele schade: heilig
keyword-double-shadow = Dubbele schade: schaduw

stat-armour = pantser
stat-resistance = weerstand
stat-melee = bonus van dichtbij
stat-ranged = bonus op afstand
stat-healing = genezingsbonus
stat-strength = Kracht
stat-reflex = Reflex
stat-mind = Geest
stat-aura = Aura
stat-actions = acties
stat-life = maximaal leven

class-fighter = Vechter
class-rogue = Schurk
class-wizard = Tovenaar
class-cleric = Priester

card-type-creature = Wezen
card-type-spell = Spreuk
card-type-talent = Talent
card-type-weapon = Wapen{ $size ->
    [small] {" "}(klein)
    [medium] {" "}(middelgroot)
   *[large] {" "}(groot)
}
card-type-armour = Pantser{ $size ->
    [light] {" "}(licht)
    [medium] {" "}(middelzwaar)
   *[heavy] {" "}(zwaar)
}
card-type-shield = Schild
card-type-equipment = Voorwerp
card-type-artefact = Artefact
card-type-trap = Val
card-type-hero = Held
card-type-level = Niveau
card-type-deck = Deck

## Sleutelwoorden uitgelegd

card-keyword-dual-wield = Tweehandig: twee aanvallen voor één keer de gebruikskosten; elke aanval lokt een eigen tegenaanval uit.
card-keyword-flying = Vliegend: van dichtbij raken alleen vliegende wezens en tegenaanvallen het, als doel of naast een doel.
card-keyword-hide = Verbergen: gesloten kan het niet worden aangevallen, en het bewaakt niemand.
card-keyword-hide-cost = { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}: Deze kaart wordt gesloten gelegd.
card-keyword-mist-form = Nevelvorm: kan niet het doel van afstandsaanvallen zijn.
card-keyword-weapon-chain = Wapenketting: alleen de eigenaar kan dit wapen wegnemen.
card-keyword-sweep = Zwaaislag: de aanval treft elke vijand in de dreigzone die niet vliegt.
card-keyword-shadowy = Schaduwachtig: gooi een d10 telkens als het schade zou krijgen; bij 1 of 2 krijgt het er geen.
card-immune = Immuniteit: geen schade door { $sources }.
card-doubled = Dubbele schade door { $sources }.
source-fire = vuur
source-cold = kou
source-lightning = bliksem
source-poison = gif
source-holy = heilig licht
source-shadow = schaduw

## Regels

card-ability = { $when ->
    [reaction-attack] Reactie op een aanval
    [reaction-action] Reactie op elke actie
    [defensive] Defensief
   *[own] Gebruik
} ({ $actions ->
    [0] geen acties
    [one] 1 actie
   *[other] { $actions } acties
}{ $exhausts ->
    [yes] , put uit
   *[no] {""}
}): { $effects }
card-trap = Bij het onthullen: { $effects }
card-on-hit = Bij een aanval: { $effects }
card-weapon-exhausts = Aanvallen put dit wapen uit.
card-bears = Kan dragen: { $kinds }.
bears-weapon = wapens
bears-armour = pantsers
bears-shield = schilden
bears-equipment = voorwerpen
card-passive = { $who ->
    [bearer] Drager
   *[hero] Je held
}: { $changes }.
card-use-requires = Om te gebruiken: { $requirement }.
card-charges = { $charges ->
    [one] Eenmalig.
   *[other] { $charges } ladingen.
}
card-class-fighter = Vechter
card-class-rogue = Schurk
card-class-wizard = Tovenaar
card-class-cleric = Priester
card-classes = Alleen { $classes }
card-costs = Spelen { $play } / gebruiken { $use }
card-play-cost = Spelen { $play }
card-requires = Vraagt { $requirement }
card-attribute-strength = Kracht { $value }
card-attribute-reflex = Reflex { $value }
card-attribute-mind = Geest { $value }
card-attribute-aura = Aura { $value }
card-body = Leven { $life }{ $armour ->
    [0] {""}
   *[other] , pantser { $armour }
}{ $resistance ->
    [0] {""}
   *[other] , weerstand { $resistance }
}
card-attributes = { $attributes }
card-attack = { $range ->
    [melee] Van dichtbij
   *[ranged] Op afstand
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] fysiek
    [magical] magisch
   *[simple] gewoon
}{ $source ->
    [fire] {" "}(vuur)
    [cold] {" "}(kou)
    [lightning] {" "}(bliksem)
    [poison] {" "}(gif)
    [holy] {" "}(heilig)
    [shadow] {" "}(schaduw)
   *[none] {""}
}

## Helden, niveaus, decks

card-hero-weapons = Wapens: { $sizes } – { $count ->
    [one] één tegelijk
   *[other] hoogstens { $count } tegelijk
}.
card-hero-armour = Pantsers: { $sizes }.
card-hero-shield = Kan een schild dragen in plaats van een tweede wapen.
card-hero-shield-only = Kan een schild dragen.
card-hero-unarmed = Ongewapende tegenaanval: d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} fysiek.
card-hero-two-weapons = Een aanval met twee wapens kost { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
} minder.
card-hero-first-spell = De eerste spreuk van elke beurt kost { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
} minder om te gebruiken, maar minstens 1.
card-hero-healing = { SIGNED($by) } op genezingsworpen.
card-hero-dual-wield = Tweehandig: na een aanval met een van twee wapens volgt gratis een tweede met het andere.
card-hero-hide = Eén keer per spel, { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}: je held wordt gesloten gelegd tot je volgende bevoorradingsfase.
card-hero-every-class = Deze held kan kaarten van elke klasse spelen.
card-size-small = klein
card-size-medium = middelgroot
card-size-large = groot
card-size-light = licht
card-size-heavy = zwaar
card-level = Niveau { $level }: { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}, { $level ->
    [1] leven { $maximum }
   *[other] { SIGNED($gain) } leven (hoogstens { $maximum })
}, pantser { $armour }, weerstand { $resistance }, { $attributes }
card-level-rule = Speel deze kaart in je beginfase, zonder kosten: je held stijgt één niveau.
card-level-rule-of = Speel deze kaart in je beginfase, zonder kosten: je held stijgt één niveau als { $hero_class }, en alleen als dat.
card-level-no-life = Ze geeft nu geen levenspunten: je held heeft dit niveau al bereikt in de andere klasse.
card-deck-hero = Held: { $hero }
card-deck-hero-levels = Held: { $hero }, met { $count ->
    [one] 1 niveaukaart
   *[other] { $count } niveaukaarten
}
card-deck-levels = { $count ->
    [one] 1 niveaukaart
   *[other] { $count } niveaukaarten
}
card-deck-cards = { $count } × { $card }

## Onderwerpen: ze beginnen een zin

card-subject-none = Je held{ $area ->
    [target] {""}
   *[side] {" "}en al je wezens
}
    .genitive = van je held
card-subject-own-hero = Je held{ $area ->
    [target] {""}
   *[side] {" "}en al je wezens
}
    .genitive = van je held
card-subject-enemy-hero = Een vijandelijke held{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}en alle wezens van die held
}
    .genitive = van een vijandelijke held{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-hero = Een held{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [target] {""}
   *[side] {" "}en alle wezens van die held
}
    .genitive = van een held{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-this = Deze kaart{ $area ->
    [threat-zone] {" "}en haar dreigzone
    [side] {" "}en al je andere wezens
    [side-and-hero] , al je andere wezens en je held
   *[target] {""}
}
    .genitive = van deze kaart
card-subject-creature = Een wezen{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en alle andere in zijn rij
    [side-and-hero] , alle andere in zijn rij en zijn held
   *[target] {""}
}
    .genitive = van een wezen{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-own-creature = Een van je wezens{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en al je andere wezens
    [side-and-hero] , al je andere wezens en je held
   *[target] {""}
}
    .genitive = van een van je wezens{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-enemy-creature = Een vijandelijk wezen{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en alle andere in zijn rij
    [side-and-hero] , alle andere in zijn rij en zijn held
   *[target] {""}
}
    .genitive = van een vijandelijk wezen{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-any = Een held of wezen{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en alle wezens van dezelfde rij
    [side-and-hero] , alle wezens van dezelfde rij en hun held
   *[target] {""}
}
    .genitive = van een held of wezen{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-own = Je held of een van je wezens{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en al je wezens
    [side-and-hero] {" "}en je hele kant
   *[target] {""}
}
    .genitive = van je held of een van je wezens
card-subject-enemy = Een vijand{ $near ->
    [yes] {" "}in de dreigzone
   *[no] {""}
}{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en alle wezens van dezelfde rij
    [side-and-hero] , alle wezens van dezelfde rij en hun held
   *[target] {""}
}
    .genitive = van een vijand{ $near ->
        [yes] {" "}in de dreigzone
       *[no] {""}
    }
card-subject-own-equipment = Een van je uitrustingskaarten
card-subject-enemy-equipment = Een vijandelijke uitrustingskaart
card-subject-attacker = De aanvaller{ $area ->
    [threat-zone] {" "}en zijn dreigzone
    [side] {" "}en alle wezens van dezelfde rij
    [side-and-hero] , alle wezens van dezelfde rij en hun held
   *[target] {""}
}
    .genitive = van de aanvaller
card-subject-attacked = De aangevallen kaart{ $area ->
    [threat-zone] {" "}en haar dreigzone
    [side] {" "}en alle wezens van dezelfde rij
    [side-and-hero] {" "}en je hele kant
   *[target] {""}
}
    .genitive = van de aangevallen kaart
card-subject-hidden = { $target ->
    [own-creature] Een van je gesloten kaarten
    [enemy-creature] Een gesloten kaart van een vijand
   *[other] Een gesloten kaart
}
card-subject-target = { $many ->
    [yes] Alle doelen
   *[no] Het doel
}
    .genitive = van het doel

## Zinnen

card-sentence = { $subject } { $doing }.
card-then = { $first } { $then }
card-you-draw = Je trekt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
}.
card-owner-discards = De eigenaar legt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
} van de hand af.
card-owner-gains = De eigenaar krijgt { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}.
card-owner-loses = De eigenaar verliest { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}.
card-cancels = { $attack ->
    [yes] De aanval heeft geen effect.
   *[no] De actie heeft geen effect.
}
card-parries = De aanval doet het doel { $by } minder schade.
card-check-attribute = { $attribute ->
    [strength] de Kracht
    [reflex] de Reflex
    [mind] de Geest
    [aura] de Aura
   *[highest] de hoogste eigenschap
}
card-check = { $many ->
    [yes] { $subject }: doe een slaagworp (d20 + je niveau) tegen { card-check-attribute }
   *[no] Doe een slaagworp (d20 + je niveau) tegen { card-check-attribute } { FORM($subject, "genitive") }
}.
card-check-success = Als het lukt: { $effects }
card-check-failure = Anders: { $effects }

## Wat het onderwerp doet

card-does-attack = { $many ->
    [yes] krijgen
   *[no] krijgt
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} { $kind ->
    [physical] fysieke schade
    [magical] magische schade
   *[simple] schade
}{ $source ->
    [fire] {" "}(vuur)
    [cold] {" "}(kou)
    [lightning] {" "}(bliksem)
    [poison] {" "}(gif)
    [holy] {" "}(heilig)
    [shadow] {" "}(schaduw)
   *[none] {""}
} door { $range ->
    [melee] een aanval van dichtbij
   *[ranged] een afstandsaanval
}
card-amount = { $dice ->
    [0] { $amount }
    [one] d{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
   *[other] { $dice }d{ $faces }{ $amount ->
        [0] {""}
       *[other] +{ $amount }
    }
}
card-does-damage = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $amount } { $kind ->
    [physical] fysieke schade
    [magical] magische schade
   *[simple] schade
}{ $source ->
    [fire] {" "}(vuur)
    [cold] {" "}(kou)
    [lightning] {" "}(bliksem)
    [poison] {" "}(gif)
    [holy] {" "}(heilig)
    [shadow] {" "}(schaduw)
   *[none] {""}
}
card-does-damage-over-time = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $amount } { $kind ->
    [physical] fysieke schade
    [magical] magische schade
   *[simple] schade
}{ $source ->
    [fire] {" "}(vuur)
    [cold] {" "}(kou)
    [lightning] {" "}(bliksem)
    [poison] {" "}(gif)
    [holy] {" "}(heilig)
    [shadow] {" "}(schaduw)
   *[none] {""}
} in { $rounds ->
    [one] je volgende bevoorradingsfase
   *[other] elk van je volgende { $rounds } bevoorradingsfasen
}
card-does-heal-over-time = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $amount } leven terug in { $rounds ->
    [one] je volgende bevoorradingsfase
   *[other] elk van je volgende { $rounds } bevoorradingsfasen
}
card-does-heal = { $many ->
    [yes] krijgen
   *[no] krijgt
} d10{ $bonus ->
    [0] {""}
   *[other] { SIGNED($bonus) }
} leven terug ({ $kind ->
    [natural] natuurlijke genezing
   *[magical] magische genezing
})
card-does-restore = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $amount } leven terug
card-does-change = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $changes } { $until ->
    [turn] tot het eind van de beurt
    [round] tot je volgende beurt
   *[lasting] zolang deze kaart in het spel blijft
}
card-does-discard = { $many ->
    [yes] leggen
   *[no] legt
} { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
} van de hand af
card-does-gain = { $many ->
    [yes] krijgen
   *[no] krijgt
} { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
card-does-lose = { $many ->
    [yes] verliezen
   *[no] verliest
} { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}
card-does-exhaust = { $many ->
    [yes] raken uitgeput
   *[no] raakt uitgeput
}
card-does-ready = { $many ->
    [yes] zijn weer gereed
   *[no] is weer gereed
}
card-does-destroy = { $many ->
    [yes] gaan naar de aflegstapel
   *[no] gaat naar de aflegstapel
}
card-does-return = { $many ->
    [yes] gaan terug naar de hand van de eigenaar
   *[no] gaat terug naar de hand van de eigenaar
}
card-does-hide = { $many ->
    [yes] worden gesloten gelegd
   *[no] wordt gesloten gelegd
}
card-does-reveal = { $many ->
    [yes] worden onthuld; vallen worden zonder effect afgelegd
   *[no] wordt onthuld; een val wordt zonder effect afgelegd
}
card-does-redirect = wordt in plaats daarvan het doel van de aanval

## Veranderde waarden

card-change-armour = { SIGNED($by) } pantser
card-change-resistance = { SIGNED($by) } weerstand
card-change-melee = { SIGNED($by) } op aanvallen van dichtbij
card-change-ranged = { SIGNED($by) } op afstandsaanvallen
card-change-healing = { SIGNED($by) } op genezingsworpen
card-change-strength = { SIGNED($by) } Kracht
card-change-reflex = { SIGNED($by) } Reflex
card-change-mind = { SIGNED($by) } Geest
card-change-aura = { SIGNED($by) } Aura
card-change-actions = { SIGNED($by) } { $by ->
    [1] actie
    [-1] actie
   *[other] acties
}
card-change-life = { SIGNED($by) } maximaal leven
