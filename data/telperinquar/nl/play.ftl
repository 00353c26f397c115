# Wat er in een duel gebeurt, wat er wordt gevraagd, en waarom iets niet kan.

game-telperinquar = Telperinquár

## Woorden

hidden-card = een gesloten kaart
    .bare = gesloten kaart
# Kaarten die meer dan één keer in het spel zijn: met eigenaar en plaats.
card-placed = { $card } (plaats { $place })
card-where = ({ FEATURE($whose, "person") ->
    [second] van jou
   *[third] van { FORM($whose, "object") }
}{ $place ->
    [0] {""}
   *[other] , plaats { $place }
})
card-apart = { $card } { card-where }
# Een kaart met de persoon van wie die is.
own-card = { FEATURE($card, "role") ->
    [hero] { FEATURE($whose, "person") ->
        [second] Jouw held
       *[third] De held van { FORM($whose, "object") }
     }
   *[card] { FEATURE($whose, "person") ->
        [second] Jouw { FORM($card, "bare") }
       *[third] { $card } van { FORM($whose, "object") }
     }
 }
own-source = { FEATURE($source, "role") ->
    [hero] { FEATURE($who, "person") ->
        [second] Jouw held
       *[third] De held van { FORM($who, "object") }
     }
   *[card] { FEATURE($who, "person") ->
        [second] Jouw { FORM($source, "bare") }
       *[third] { $source } van { FORM($who, "object") }
     }
 }
own-target = { FEATURE($target, "role") ->
    [hero] { FEATURE($whose, "person") ->
        [second] jouw held
       *[third] de held van { FORM($whose, "object") }
     }
   *[card] { FEATURE($whose, "person") ->
        [second] jouw { FORM($target, "bare") }
       *[third] { $target } van { FORM($whose, "object") }
     }
 }
damage-points = { $damage ->
    [0] geen
   *[other] { $damage }
} schade
life-points = { $life ->
    [one] { $life } levenspunt
   *[other] { $life } levenspunten
}
both = { $first } / { $second }
phase-entry = beginfase
phase-supply = bevoorradingsfase
phase-main = hoofdfase
phase-combat = gevechtsfase
phase-after-combat = hoofdfase, het gevecht is voorbij
phase-position = positiefase

headline-turn = Ronde { $round } · { FEATURE($who, "person") ->
    [second] jij bent aan de beurt
   *[third] aan de beurt is { FORM($who, "the") }
 }: { $phase }
board-overtime = Verlenging: iedereen verliest levenspunten
headline-over = { $count ->
    [one] { FEATURE($who, "person") ->
        [second] Je hebt gewonnen
       *[third] { FORM($who, "the-first") } heeft gewonnen
    }
   *[other] Gewonnen hebben { FORM($who, "the") }
 }

result-hero-died = De held van de verliezende kant is gevallen.
result-heroes-died = { $count ->
    [one] { $heroes } is gevallen.
   *[other] { $heroes } zijn gevallen.
}
result-draw = Alle helden zijn in dezelfde beurt gevallen: gelijkspel.
result-resigned = De andere kant heeft opgegeven.

## Beurt

event-turn = { FEATURE($who, "person") ->
    [second] Jij bent aan de beurt
   *[third] { FORM($who, "the-first") } is aan de beurt
} (ronde { $round }).
event-drew = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-drew.and }.
    .and = trekt { $occasion ->
        [begin] aan het begin van de beurt {""}
        [end] aan het eind van de beurt {""}
       *[other] {""}
    }{ $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
event-drew-these = { $occasion ->
    [end] Je beurt eindigt; je trekt: { $cards }.
   *[other] Je trekt: { $cards }.
}
event-pile-empty = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-pile-empty.and }.
    .and = { FEATURE($who, "person") ->
        [second] hebt
       *[third] heeft
     } geen kaarten meer om te trekken
event-level = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-level.and }.
    .and = stijgt naar niveau { $level } ({ $life } van { $maximum } levenspunten)
event-level-of-class = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-level-of-class.and }.
    .and = stijgt als { $hero_class } naar niveau { $level } ({ $life } van { $maximum } levenspunten)
event-overtime-begins = De verlenging begint: elke held heeft niveau 10. Van nu af aan verliest iedereen levenspunten in de eigen beurt.
event-overtime = De verlenging kost { FEATURE($who, "person") ->
    [second] jouw held
   *[third] de held van { FORM($who, "object") }
} { $damage ->
    [one] 1 levenspunt
   *[other] { $damage } levenspunten
}.
event-idle = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-idle.and }.
    .and = { FEATURE($who, "person") ->
        [second] hebt
       *[third] heeft
     } deze beurt niets te spelen of te gebruiken
event-nothing-left = Je beurt is voorbij: met de laatste { $count ->
    [one] actie
   *[other] { $count } acties
} valt niets meer te doen.
event-tick = { $source } werkt weer op { $card }.
event-arranged = { FEATURE($who, "person") ->
    [second] Je zet je
   *[third] { FORM($who, "the-first") } zet de
 } rij in een andere volgorde: { $cards }.
event-hero-died = { FEATURE($whose, "person") ->
    [second] Jouw held { $hero }
   *[third] { $hero }, de held van { FORM($whose, "object") },
} is gevallen.
event-resigned = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-resigned.and }.
    .and = geeft op
event-combat-ends = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-combat-ends.and }.
    .and = beëindigt de gevechtsfase

## Spelen en gebruiken

event-played = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-played.and }.
    .and = speelt { $card }
    .also = { $card }
event-played-face-down = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-played-face-down.and }.
    .and = speelt een kaart gesloten
    .also = nog een
event-laid-face-down = Je speelt { $card } gesloten.
event-play-stopped = { $card } komt niet in het spel en gaat naar de aflegstapel.
event-equipped = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-equipped.and }.
    .and = rust { $bearer } uit met { $card }
    .also = { $card }
event-moved = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-moved.and }.
    .and = geeft { $card } door aan { $bearer }
event-taken-back = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-taken-back.and }.
    .and = neemt { $card } terug op de hand
event-swapped = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-swapped.and }.
    .and = laat { $first } en { $second } van plaats wisselen
event-used = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-used.and }.
    .and = gebruikt { $card }
event-used-on = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-used-on.and }.
    .and = gebruikt { $card } op { own-target }
event-used-up = { $card } is opgebruikt en wordt afgelegd.
event-no-effect = Dat heeft geen effect meer.
event-attack-stopped = De aanval gaat niet door: { $cause ->
    [attacker] de aanvaller is weg of verborgen
    [weapon] het wapen is weg
    [target] het doelwit is weg of verborgen
   *[reach] het doelwit is buiten bereik
 }.
event-revealed = { own-card } wordt onthuld.
event-hid = { own-card } verbergt zich.
event-discarded = { FEATURE($who, "person") ->
    [second] Je
   *[third] { FORM($who, "the-first") }
 } { event-discarded.and }.
    .and = legt { $card } af
event-carried-discarded = { $card } wordt samen met de drager afgelegd.

## Gevecht

event-attack = { own-source } valt { own-target } aan.
event-attack-with = { own-source } valt { own-target } aan met { $weapon }.
event-attack-both = { own-source } valt { own-target } aan met { $first } en { $second } tegelijk.
roll-plus = { $roll } + { $bonus } = { $total }
roll-minus = { $roll } − { $bonus } = { $total }
roll-unarmed = { $roll } − { $bonus } (blote handen) = { $total }
roll-bare = { $roll }
event-roll = { $card } gooit { $sum }.
event-attack-roll = { $card } valt aan met een worp van { $sum }.
event-healing-roll = { $card } geneest met een worp van { $sum }.
event-critical = Een kritieke worp!
event-fumble = { $card } blundert: geen effect.
event-hero-hurt = { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
} krijgt { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, nu { life-points }.
event-hero-doomed = { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
} valt als de beurt eindigt, tenzij hij boven 0 geneest.
event-creature-hurt = { $card } krijgt { damage-points }{ $stopped ->
    [0] {""}
   *[other] {" "}({ $before } − { $stopped } { $defence })
}, nog { life-points }.
event-hero-healed = { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
} geneest { $points } en heeft nu { life-points }.
event-creature-healed = { $card } geneest { $points } en heeft nu { life-points }.
event-injured = { $card } is gewond; een tweede verwonding is dodelijk.
event-injured-again = { $card } was al gewond{ $cause ->
    [critical] , en een kritieke treffer
   *[turn] {" "}en verloor deze beurt meer dan de helft van het leven: dat
} is een tweede verwonding.
event-recovered = { $card } is niet meer gewond.
event-died = { own-card } sterft.
event-counter = { $card } slaat terug.
event-shadowy = { $card } lost op in de schaduw (dobbelsteen: { $roll }) en krijgt geen schade.
event-immune = { $card } is daar immuun voor.
event-intercepted = { own-card } onderschept de aanval.

## Effecten

event-modified = { $source } geeft { $card } { SIGNED($by) } { $stat }.
event-granted = { $source } geeft { $card } { $keyword }.
event-over-time = { $card } krijgt aan het begin van { FEATURE($who, "person") ->
    [second] jouw
   *[third] de
} volgende { $rounds ->
    [one] beurt
   *[other] { $rounds } beurten
} { FEATURE($who, "person") ->
    [second] {""}
   *[third] van { FORM($who, "object") } {""}
}{ $heal ->
    [0] { $damage } schade
   *[other] { $heal } leven terug
} door { $source }.
event-pool = { $source } { $gains ->
    [yes] geeft
   *[no] kost
} { FORM($who, "object") } { $count ->
    [one] 1 actie
   *[other] { $count } acties
}; nog over: { $actions }.
event-exhausted = { $card } is uitgeput.
event-readied = { $card } is weer gereed.
event-destroyed = { $card } wordt vernietigd.
event-returned = { $card } gaat terug naar { FEATURE($whose, "person") ->
    [second] jouw hand
   *[third] de hand van { FORM($whose, "object") }
}.
event-cancelled = { $card } houdt { FEATURE($whose, "person") ->
    [second] jouw { $kind ->
        [attack] aanval
       *[action] actie
     }
   *[third] de { $kind ->
        [attack] aanval
       *[action] actie
     } van { FORM($whose, "object") }
} tegen.
event-redirected = De aanval gaat nu tegen { $card }.
event-parried = { $card } voorkomt { $by } schade.
event-check-succeeded = { $card } tegen { $target }: { $roll } + { $level } = { $total }, meer dan { $attribute } { $needed }: gelukt.
event-check-failed = { $card } tegen { $target }: { $roll } + { $level } = { $total }, niet meer dan { $attribute } { $needed }: mislukt.

## Aangekondigde acties

pending-attack = { own-source } valt { own-target } aan
pending-use = { FEATURE($who, "person") ->
    [second] Je gebruikt
   *[other] { FORM($who, "the-first") } gebruikt
 } { $source }
pending-use-on = { FEATURE($who, "person") ->
    [second] Je gebruikt
   *[other] { FORM($who, "the-first") } gebruikt
 } { $source } op { own-target }
pending-play = { FEATURE($who, "person") ->
    [second] Je speelt
   *[other] { FORM($who, "the-first") } speelt
 } { $card }
pending-trap = { FEATURE($who, "person") ->
    [second] Je speelt
   *[other] { FORM($who, "the-first") } speelt
 } een kaart gesloten
pending-action = { FEATURE($who, "person") ->
    [second] Je hebt
   *[other] { FORM($who, "the-first") } heeft
 } een actie aangekondigd
pending-end = { FEATURE($who, "person") ->
    [second] Je staat
   *[other] { FORM($who, "the-first") } staat
 } op het punt de hoofdfase te verlaten

## Vragen

ask-entry = { $level ->
    [0] Speel je een niveaukaart? Die is gratis en maakt je held sterker.
   *[other] Een niveaukaart is gratis: stijg je naar niveau { $level } (dan { life-points })?
}{ $level ->
    [2] {" "}Hogere niveaus geven leven, acties en eigenschappen voor sterke kaarten. Daarna speel je kaarten: ⚡2 kost 2 acties.
   *[other] {""}
}
ask-main = { $actions ->
    [0] Geen acties meer, alleen gratis zetten.
    [one] Nog 1 actie (⚡).
   *[other] Nog { $actions } acties (⚡).
} Wat doe je?
ask-combat = In gevecht: { $actions ->
    [0] alleen nog gratis zetten.
    [one] nog 1 actie (⚡).
   *[other] nog { $actions } acties (⚡).
} Wat nu?
ask-position = In welke volgorde staat je rij van nu af aan?
ask-range = Van dichtbij of op afstand?
ask-second-weapon = Welk tweede wapen?
ask-target = Wat val je aan?
ask-react = { $action }. Reageer je?{ $known ->
    [0] {" "}Een reactie werkt vóór deze actie; als je past, gebeurt die gewoon.
   *[other] {""}
 }
ask-counter = { $attacker } heeft { $card } aangevallen. Sla je terug?
ask-second-attack = Waar gaat de tweede aanval heen?
ask-trap-target = Wat vangt je val?
ask-order = Een aantal effecten werkt tegelijk. Welk effect komt eerst?
ask-discard = Welke kaart leg je af?

## Zetten

move-levelup = Niveau stijgen
move-no-level = Geen niveaukaart
move-pass = Passen
move-play = Spelen
move-equip = Uitrusten
move-move = Drager wisselen
move-take-back = Uitrusting terug op de hand
move-attack = Aanvallen
move-attack-both = Eén aanval met beide wapens
move-use = Gebruiken
move-reveal = Onthullen
move-swap = Van plaats wisselen
move-cease = Gevecht stoppen, verder spelen
move-end = Beurt beëindigen
move-end-arrange = Beurt beëindigen en herschikken
move-keep = Volgorde houden
move-arrange = Herschikken
move-intercept = Onderscheppen
move-counter = Terugslaan
move-choose = Kiezen

# Hele zetten op knoppen, in ongeveer 34 tekens: eerst wat er gebeurt, dan de kosten in acties; adviezen voegen een reden toe.
target-hero = { $owner ->
    [named] held van { FORM($whose, "object") }
   *[clear] held
}
target-creature = { $card }{ $place ->
    [0] {""}
   *[other] {" "}{ $place }
}{ $owner ->
    [named] {" "}van { FORM($whose, "object") }
   *[clear] {""}
}
cost-actions = { $cost ->
    [0] , gratis
   *[other] {" "}⚡{ $cost }
}
phrase-play = Speel { $card }{ $place ->
        [left] {" "}links
        [right] {" "}rechts
       *[none] { "" }
    }{ cost-actions }
phrase-equip = Neem { $card }{ cost-actions }
phrase-equip-creature = { $bearer } neemt { $card }{ cost-actions }
phrase-attack = { $source } → { $target }{ cost-actions }{ $reach ->
    [melee] {" "}⚔️
    [ranged] {" "}🏹
   *[none] {""}
}
phrase-bearer = { $bearer } met { $card }
phrase-attack-both = { $first } + { $second } → { $target }{ cost-actions }
phrase-attack-with-both = Beide wapens → { $target }{ cost-actions }
phrase-use = Gebruik { $card }{ cost-actions }
phrase-use-on = { $card } → { $target }{ $count ->
    [0] {""}
   *[other] {" "}+ { $heroes }
}{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}{ cost-actions }
phrase-react = { $card }{ cost-actions }: { $effects }
phrase-parry = { $card }{ cost-actions }: −{ $by } schade
phrase-reveal = Onthul { $card }
phrase-intercept = { $card } onderschept
phrase-counter = Terugslaan{ $weapon ->
    [own] {""}
    [none] : blote handen
   *[some] : { $card }
}
phrase-take-back = { $card } terug op de hand
advice-reason = { $advice }: { $reason }
reason-guard = bewaakt je
reason-weapon = { $by ->
    [0] wapen
   *[other] wapen { SIGNED($by) }
}
reason-parry = weert { $by } af
reason-redirect = { $to ->
    [this] wordt het doel
   *[other] nieuw doel
}
reason-melee = dichtbij
reason-ranged = op afstand
reason-change = { SIGNED($by) } { $stat }
reason-attack = aanval { SIGNED($by) }
reason-damage = { $amount } schade
reason-then = { $reason } (gebruiken { $cost })
reason-heal = geneest { $amount }
reason-enemies = vijand { $change }
reason-draw = { $cards ->
    [one] trek 1 kaart
   *[other] trek { $cards } kaarten
}
reason-discard = { $cards ->
    [one] 1 kaart afgelegd
   *[other] { $cards } kaarten afgelegd
}
reason-trap = treft aanvaller
reason-lurks = val
reason-hide = verbergt
reason-quoted = “{ $sentences }”
reason-ready = 1 wezen gereed
caution-end =
    Beurt beëindigen: { $count ->
        [one] 1 actie ongebruikt
       *[other] { $count } acties ongebruikt
    }
caution-end-ready =
    Beurt beëindigen: { $count ->
        [one] 1 actie blijft
       *[other] { $count } acties blijven
    } voor verdediging
caution-cease = Gevecht stoppen: deze beurt geen aanval meer
caution-ready = Dit deck spelen: niets meer veranderen

argument-left = Aan het linkereind
argument-right = Aan het rechtereind
argument-empty-row = In de lege rij
argument-melee = Van dichtbij
argument-ranged = Op afstand
argument-none = Geen doel
argument-level = { $card } – naar niveau { $level }
argument-cost = { $card }{ cost-actions }
argument-charges = { $card }{ cost-actions } ({ $charges ->
    [one] 1 lading
   *[other] { $charges } ladingen
})
argument-attacker = { $card }{ cost-actions }
argument-attacker-bearer = { $bearer } met { $card }{ cost-actions }
argument-ability =
    { $cost ->
        [0] gratis
       *[other] ⚡{ $cost }
    }: { $effects }
argument-effect = { $source } op { $target }
argument-hero = { $card }{ $owner ->
    [clear] {""}
   *[named] { FEATURE($whose, "person") ->
        [second] {""}
       *[third] {" "}van { FORM($whose, "object") }
    }
} ({ $life } ♥)
argument-creature = { $place }. { $card }{ $owner ->
    [clear] {""}
   *[named] { FEATURE($whose, "person") ->
        [second] {""}
       *[third] {" "}van { FORM($whose, "object") }
    }
} ({ $life } ♥)
argument-card = { FEATURE($whose, "person") ->
    [second] { $card }
   *[third] { $card } van { FORM($whose, "object") }
}
argument-hidden = { $place }. { FORM($card, "bare") }{ FEATURE($whose, "person") ->
    [second] {""}
   *[third] {" "}van { FORM($whose, "object") }
} (gesloten)

## Kerncijfers

figure-heading = { $who }: { $hero }
figure-heading-group = { $who }: { $hero }, groep { $group }
figure-hero = { $hero }, niveau { $level }
figure-life = Leven { $life }/{ $maximum }{ $hidden ->
    [yes] , verborgen
   *[no] {""}
}
figure-actions = Acties { $actions }/{ $maximum }
figure-defences = Pantser { $armour }, weerstand { $resistance }
figure-cards = Hand { $hand }, trekstapel { $pile }, aflegstapel { $discard }
figure-equipment = Uitrusting: { $cards }
figure-abilities = Vaardigheden: { $cards }
figure-effects = Effecten: { $effects }
figure-piece = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }{ $charges ->
    [-1] {""}
    [one] {" "}(1 lading)
   *[other] {" "}({ $charges } ladingen)
}{ $exhausted ->
    [yes] {" "}(uitgeput)
   *[no] {""}
}
figure-creature = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , gewond
   *[no] {""}
}{ $exhausted ->
    [yes] , uitgeput
   *[no] {""}
} – bedreigt { $reaches }
figure-creature-alone = { $place }. { $card } { $life }/{ $maximum }{ $injured ->
    [yes] , gewond
   *[no] {""}
}{ $exhausted ->
    [yes] , uitgeput
   *[no] {""}
} – bedreigt niemand
figure-place = plaats { $place }
figure-place-of = { $whose } { $place }
figure-places-of = { $whose } { $first }–{ $last }
figure-hidden = { $place }. { $card }
figure-change = { $stat } { SIGNED($by) }
figure-changes = { $changes }
figure-effect-change = { $source }: { $stat } { SIGNED($by) }{ $until ->
    [turn] , deze beurt
    [round] , deze ronde
   *[lasting] {""}
}
figure-effect-keyword = { $source }: { $keyword }{ $until ->
    [turn] , deze beurt
    [round] , deze ronde
   *[lasting] {""}
}
figure-effect-damage = { $source }: { $damage } schade, nog { $rounds ->
    [one] één keer
   *[other] { $rounds } keer
}
figure-effect-heal = { $source }: geneest { $heal }, nog { $rounds ->
    [one] één keer
   *[other] { $rounds } keer
}

hand-card = { $card } (spelen { $play }, gebruiken { $use })
hand-charges = { $card } (spelen { $play }, { $charges ->
    [one] 1 lading
   *[other] { $charges } ladingen
})
hand-level = { $card }

## Weigeringen: de opzet

refused-deck = Er is geen deck „{ $deck }”. Je kunt kiezen: { $decks }.
refused-double-class = Een deck met twee helden kun je alleen spelen waar helden met twee klassen zijn toegestaan (`double_class=true` van /spel nieuw).
refused-teams = Twee tegen twee vraagt { $needed ->
    [one] 1 speler
   *[other] { $needed } spelers
}, en { $seats ->
    [one] er is er maar 1
   *[other] er zijn er { $seats }
}.
refused-first = Alleen een van de { $seats } spelers kan beginnen.

## Weigeringen: het moment

refused-out = Je held is gevallen; je ligt uit het spel.
refused-not-your-turn = Niet jij bent aan de beurt, maar { FORM($whose, "the") }.
refused-not-now = Dat kan nu niet ({ $phase }).
refused-nothing-to-answer = Er is op dit moment geen vraag voor je.
refused-answer-first = Beantwoord eerst de open vraag: { $question }
refused-choice = Dat is geen van de keuzes: { $question }
refused-only-entry = Niveaukaarten speel je alleen in de beginfase; nu: { $phase }.
refused-pass-end = Hier valt niets te passen ({ $phase }). Beëindig de fase.
refused-only-position = Je rij herschik je alleen in je positiefase; nu: { $phase }.
refused-entry-first = Beslis eerst over een niveaukaart ({ $phase }).
refused-main-over = De hoofdfase is voorbij; nu: { $phase }.
refused-no-combat = Er is geen gevecht om te beëindigen.
refused-cease = Je hebt na het gevecht niets te spelen. Je kunt doorvechten of de beurt beëindigen.
refused-first-round = In de eerste ronde mag niemand aanvallen of op anderen mikken.
refused-combat-over = Je gevechtsfase van deze beurt is voorbij.
refused-highest-level = Niveau { $level } is het hoogste.
refused-no-level-card = Je hebt geen niveaukaart op de hand.
refused-level-card = Niveaukaarten speel je in de beginfase, om een niveau te stijgen.
refused-which-level = Je held heeft twee klassen: zeg welke stijgt – { $cards }.
refused-other-level = Je held stijgt met { $cards }, en met geen andere kaart.
refused-one-class = Je held heeft maar één klasse; laat dit weg.

## Weigeringen: kaarten en kosten

refused-no-card-here = Er is hier geen kaart „{ $card }”.
refused-not-in-hand = { $card } heb je niet op de hand.
refused-not-yours = { $card } is niet van jou.
refused-actions = Dat kost { $cost ->
    [one] 1 actie
   *[other] { $cost } acties
}, je hebt er { $have }.
refused-class = { $card } is alleen voor { $classes }; jouw held is { $own }.
refused-requirement = { $card } vraagt { $attribute } { $needed }; { $of ->
    [hero] je held heeft
   *[bearer] deze drager heeft
} { $has }.
refused-requirement-class = { $card } vraagt { $attribute } { $needed }; als { $hero_class } heeft je held { $has }.
refused-play-in-combat = Tijdens een gevecht kun je { $card } niet spelen.
refused-needs-bearer = { $card } heeft een drager nodig: rust er iemand mee uit.
refused-no-bearer = Niemand draagt { $card }: speel de kaart.
refused-side = { $card } gaat naar het linker- of rechtereind van je rij; in een lege rij is dat „links”.
refused-no-side = { $card } komt niet in de rij; laat de kant weg.
refused-row-full = Je rij is vol: hoogstens { $limit ->
    [one] 1 kaart
   *[other] { $limit } kaarten
}.
refused-equipment-full = Je hebt al { $limit ->
    [one] 1 uitrustingskaart
   *[other] { $limit } uitrustingskaarten
} in het spel.
refused-cannot-bear = { $bearer } kan { $card } niet dragen.
refused-size = { $card } heeft een grootte die { $bearer } niet kan gebruiken.
refused-large-weapon = Een groot wapen vraagt beide handen: { $card } past niet bij wat { $bearer } al vasthoudt.
refused-place-taken = { $bearer } heeft geen plaats meer voor { $card }.
refused-not-a-piece = { $card } kan niet van drager wisselen.
refused-move-in-combat = { $card } kan tijdens een gevecht niet van drager wisselen.
refused-same-bearer = { $bearer } draagt { $card } al.
refused-not-equipment = { $card } is geen uitrusting; alleen uitrusting kun je terugnemen op de hand.
refused-take-back-exhausted = { $card } is uitgeput en kan niet terug op de hand.
refused-take-back-effect = { $card } staat onder een effect en kan niet terug op de hand.
refused-not-hidden = { $card } ligt niet gesloten.
refused-trap-only-reaction = { $card } kun je alleen onthullen als reactie op een aanval van dichtbij.
refused-swap-not-flying = { $card } vliegt niet open in jouw rij.
refused-swap-same = { $card } kan niet met zichzelf van plaats wisselen.
refused-swapped = { $card } is deze beurt al van plaats gewisseld.
refused-swap-in-combat = Vliegende wezens wisselen voor of na een gevecht van plaats.
refused-same-row = Je rij heeft geen andere volgorde: daarvoor zijn twee verschillende kaarten nodig.
refused-row-order = Noem { $count ->
    [one] de ene kaart
   *[other] alle { $count } kaarten
} van je rij, elk één keer, van links naar rechts.

## Weigeringen: vechten

refused-unarmed = Zonder wapen kan { $card } alleen terugslaan.
refused-cannot-attack = { $card } kan niet aanvallen.
refused-hidden-attacker = { $card } ligt gesloten en kan niet aanvallen.
refused-exhausted = { $card } is uitgeput.
refused-charges = { $card } heeft geen ladingen meer.
refused-range = { $card } heeft zo’n aanval niet.
refused-name-range = { $card } kan van dichtbij of op afstand aanvallen: zeg welke van de twee.
refused-range-unneeded = { $card } kan hier maar op één manier aanvallen; laat de afstand weg.
refused-two-weapons = { $card } is geen van de wapens waarmee je held van dichtbij samen met een ander wapen kan aanvallen.
refused-own-target = { $card } is van jezelf.
refused-partner-target = { $card } is van { FORM($whose, "object") }, iemand van jouw kant.
refused-not-a-target = { $card } kan niet worden aangevallen.
refused-hidden-target = { $card } ligt gesloten; niemand kan erop mikken.
refused-flying = { $card } vliegt en is alleen te raken door vliegende wezens of op afstand.
refused-mist-form = { $card } is nevel; van veraf kan niemand erop mikken.
refused-guarded = { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
} wordt bewaakt door { $guards }.
refused-out-of-reach = { $card } is buiten het bereik van { $source }.
refused-second-attack = { $card } heeft daar geen tweede aanval.

## Weigeringen: vaardigheden en reacties

refused-hidden-use = { $card } ligt gesloten en kan niet worden gebruikt.
refused-no-ability = { $card } heeft die vaardigheid niet.
refused-hidden-before = { $card } heeft zich dit spel al een keer verborgen.
refused-only-reaction = { $card } kun je alleen als reactie gebruiken.
refused-reacts-to-nothing = { $card } kan hierop niet reageren.
refused-not-defensive = { $card } heeft geen defensief symbool en kan nu niet worden gebruikt.
refused-no-target = { $card } heeft geen doel nodig.
refused-needs-target = Noem een doel.
refused-target = { $target } is geen doel voor { $card }.
refused-chained = { $target } hangt aan een wapenketting; { $card } krijgt het niet los.
refused-not-melee = { $card } helpt alleen tegen een aanval van dichtbij op jouw kant.
refused-trap-far = { $card } ligt niet naast de aangevallen kaart.
refused-intercept-hero = { $card } kan alleen voor jouw held inspringen.
refused-intercepted = Tegen deze aanval is al iemand ingesprongen; { $card } kan dat niet meer.
refused-shield-hero = { $card } kan alleen inspringen als de held van je partner wordt aangevallen.
refused-shield-guarded = { FEATURE($whose, "person") ->
    [second] Jouw held
   *[third] De held van { FORM($whose, "object") }
} wordt beschermd door { $guards }; niemand anders kan inspringen.
refused-intercept-flying = { $card } kan niet onderscheppen: alleen vliegende wezens kunnen dat.
refused-counter = { $card } kan hier niet terugslaan.
board-supplies = Trekstapels: { $piles }
board-pile = { $player } { $pile }
