game-imperator = Imperator

## Fasen
phase-choice = de Imperators kiezen
phase-battle = veldslag
phase-evaluation = afrekening
phase-raid = rooftocht
phase-raided = rooftocht
phase-sort = sorteren
phase-sorted = sorteren
phase-over = het einde

## Koppen en kerncijfers
headline-all = Ronde { $round } · { $phase } · iedereen tegelijk
headline-turn = Ronde { $round } · { $phase } · { FEATURE($player, "person") ->
    [second] jij bent aan de beurt
   *[other] aan de beurt: { FORM($player, "object") }
 }
headline-won = { FEATURE($player, "person") ->
    [second] Je hebt gewonnen
   *[third] { FORM($player, "the-first") } heeft gewonnen
 }
headline-draw = Het spel eindigt in een gelijkspel
figure-player = { $player } · { $lives ->
    [one] 1 leven
   *[other] { $lives } levens
 }
figure-out = Ligt eruit
figure-choosing = Kiest nog een Imperator
figure-chosen = Heeft gekozen
figure-imperator = Imperator { $card }: { $life } van { $max } LP, { $colour ->
    [black] zwarte kaarten zijn sterker in de aanval
   *[red] rode kaarten zijn sterker in de verdediging
 }
figure-attackers = Aanvallers: { $cards }
figure-open-buffs = Helpers: { $cards }
figure-buffs = Gesloten helpers: { $colours ->
    [shown] { $black } zwart (aanval), { $red } rood (verdediging)
   *[hidden] { $count }
 }
figure-shielded = Veilig voor aanvallen tot die zelf weer iets doet
figure-done = Klaar met deze veldslag
figure-tricks = Slagen
figure-trick = { $trick }: { $attacking } ({ $attack }) tegen { $defending } ({ $defence }){ $stage ->
    [closed] { "" }
    [open] , { FORM($player, "object") } moet antwoorden
    [rivals] , { FORM($player, "object") } kiest wie aanvalt
    [defence] , { FORM($player, "object") } mag verdedigen
   *[support] , { FORM($player, "object") } mag de aanval versterken
 }
figure-middle = In het midden
figure-place = { $place }: { $card }
covered = gesloten
hand-choice = Je kaarten: { $cards }
hand-imperator = Imperator: { $card }
hand-attackers = Aanvallers: { $cards }
hand-offered = { FORM($player, "the-first") } biedt je { $card } voor jouw { $wanted }.
hand-offer = Je biedt { FORM($player, "object") } jouw { $card } voor { $wanted }.
hand-buffs = Helpers: { $cards }
hand-no-raid = Geen van je kaarten verslaat een kaart in het midden. Toch word je gevraagd, want niemand anders kent je helpers.
hand-no-gain = Elke kaart die je hier kunt verslaan, is lager dan al je eigen kaarten.
picture-imperator = Imperator
picture-attackers = Aanvallers
picture-buffs = Helpers
picture-attack = Aanval
picture-defence = Verdediging
picture-buff = Helper
picture-lives = Levens
picture-middle = Midden
picture-pile = Stapel
picture-done = klaar
picture-out = uit
picture-shielded = veilig

## De kaarten
card-value = Waarde { $value }, voor aanval en verdediging
card-life = Als Imperator: { $life } LP
card-colour = { $colour ->
    [black] Zwart: een zwarte Imperator versterkt haar in de aanval; als helper helpt ze alleen een aanval
   *[red] Rood: een rode Imperator versterkt haar in de verdediging; als helper helpt ze alleen een verdediging
 }

## Vragen
ask-imperator = { $count ->
    [2] Kies je Imperator, de kaart die je moet beschermen.
        Hij heeft twee keer zijn waarde aan levenspunten (LP). De andere kaart is je eerste aanvaller.
   *[other] Kies je Imperator en een gesloten helper.
        De Imperator moet je beschermen; hij heeft twee keer zijn waarde aan levenspunten (LP). { $perk ->
            [0] Een zwarte helper helpt één aanval, een rode één verdediging.
            [lower] Zwart helpt bij de aanval, rood bij de verdediging: een helper helpt één kaart, de Imperator al je kaarten van zijn kleur, hoe lager hij is, hoe meer.
           *[other] Zwart helpt bij de aanval, rood bij de verdediging: een helper helpt één kaart, de Imperator geeft al je kaarten van zijn kleur +{ $perk }.
        } De andere twee vallen aan.
 }
ask-battle = { $round ->
    [1] Val met een van je kaarten een andere aan, of zeg dat je klaar bent.
        Het hoogste totaal wint de slag; is dat het jouwe, dan treft het verschil de andere Imperator. Omgekeerd valt de aangevallen kaart de jouwe aan. Wie is aangevallen, is veilig tot die iets doet.
   *[other] Val aan, of zeg dat je klaar bent.
        Wie is aangevallen, is veilig voor aanvallen tot die zelf iets doet.
 }
ask-battle-done = Je bent klaar. Je mag nog aanvallen als je wilt; dan ben je niet meer klaar.
ask-battle-answer = { $more ->
    [0] { "" }
   *[other] Slag { $trick }:{" "}
 }{ $side ->
    [attack] Jouw { $card } valt { $target } aan, { $attack } tegen { $defence }. Leg je er een zwarte helper bij?{"\u000A"}{ $damage ->
        [0] Tot nu toe doet dat geen schade
       *[other] Tot nu toe doet dat { $damage } schade{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } extra)
        }{ $fatal ->
            [0] { "" }
           *[other] , en de Imperator valt
        }
    }.
   *[defence] { FORM($player, "the-first") } valt jouw { $target } ({ $defence }) aan met { $card } ({ $attack }): { $damage ->
        [0] tot nu toe kost het je niets
       *[other] tot nu toe kost het je Imperator { $damage } LP{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } extra)
        }{ $fatal ->
            [0] { "" }
           *[other] , en hij valt
        }
    }.{"\u000A"}{ $last ->
        [0] De aanvaller heeft er geen zwarte helper meer voor.
       *[other] De aanvaller mag daarna nog een zwarte helper toevoegen.
    }
 }{ $more ->
    [0] { "" }
    [one] {" "}(Er wacht nog 1 slag.)
   *[other] {" "}(Er wachten nog { $more } slagen.)
 }{ $held ->
    [0] { "" }
   *[other] {" "}Je kunt nu niet aanvallen: wie is aangevallen, is veilig tot die zelf weer iets doet.
 }
ask-battle-turn = Val met een van je kaarten een andere aan, of pas.
ask-target = Welke aanvaller van een ander val je aan?
ask-raid-target = Welke kaart in het midden val je aan?
ask-claim = Wil je het doel van slag { $trick } zelf aanvallen?
ask-rival = Twee even sterke aanvallers willen jouw kaart. Welke mag haar aanvallen?
ask-second-card = Welke kaart kies je?
ask-taken-buff = Welke kaart wordt je helper?
ask-take = Je hebt slag { $trick } gewonnen. { $count ->
    [one] Welke kaart uit de slag neem je?
        Je mag ook je eigen kaart houden.
   *[other] Welke twee kaarten uit de slag neem je?
        Je mag ook je eigen kaarten houden.
 }
ask-place = Je hebt slag { $trick } verloren, en { FORM($player, "the") } neemt { $cards }. Welke van de andere kaarten vervangt je aanvaller? De laatste vervangt je helper.
ask-raid = { $round ->
    [1] Win met een hogere kaart een kaart uit het midden, of pas.
        Je riskeert niets, want het midden slaat niet terug; elke aanvaller mag het één keer proberen.
   *[other] Versla een kaart in het midden met een hogere, of pas.
        Je riskeert niets.
 }
ask-spoils = Je hebt { $card } gewonnen. { $add ->
    [0] Ruil je haar om voor een kaart van jou, of laat je haar liggen?
        Op deze rooftocht mag je er geen meer houden.
   *[other] Houd je haar erbij, ruil je haar om voor een kaart van jou, of laat je haar liggen?
        Per rooftocht mag je er één houden.
 }
ask-offer = { FORM($player, "the-first") } biedt { FORM($other, "object") } { $card } aan voor { $wanted }. Neem je dat aan?
ask-sort = { $round ->
    [1] Kies je Imperator en je aanvallers.
        Schade blijft bij een kaart (veroverde zijn ongedeerd), dus een verse kan helpen.{ $trade ->
        [0] { "" }
       *[1] {" "}Je mag eerst een ruil aanbieden.
    }
   *[other] Welke kaart is van nu af aan je Imperator?
        Laat alles zoals het is{ $trade ->
        [0] .
       *[1] , of bied eerst een ruil aan.
    }
 }

## Zetten en hun keuzes
move-attack = Aanvallen
move-raid = Een kaart aanvallen
move-buff = De aanval versterken
move-defend = Verdedigen met een helper
move-redirect = De aanval omkeren
move-decline = Niets bijleggen
move-choose = Kiezen
move-take = Nemen
move-exchange = Omruilen
move-add = Erbij houden
move-offer = Een ruil aanbieden
move-accept = Aannemen
move-accept-offer = Aannemen: { $card } voor { $wanted }
move-sort = Sorteren
move-finish = Alles zo laten
move-done = Klaar
move-pass = Passen
move-leave = In het midden laten liggen
move-refuse = Niet ruilen

advice-attack = { $card } ({ $attack }) tegen { $target } van { FORM($player, "object") } ({ $defence }){ $fatal ->
    [0] { $turn ->
        [0] { "" }
       *[other] {" "}– kan worden omgekeerd
     }
   *[other] {" "}– { $turn ->
        [0] de Imperator valt
       *[other] de Imperator valt, tenzij iemand omkeert
     }
 }
advice-attack-too = { $side ->
    [attack] Nog een aanval
   *[defence] Tegenaanval
 }: { $attack }
advice-raid-add = { $card } pakken (wordt { $role ->
    [attacker] aanvaller
   *[buff] helper
 }) – met { $cards } ({ $attack })
advice-raid-exchange = { $card } pakken, { $given } ervoor geven – met { $cards } ({ $attack })
advice-raid-covered = Gesloten kaart { $place } met { $cards } ({ $attack })
advice-buff = Slag { $trick }: { $card } erbij, { $attack } tegen { $defence }{ $fatal ->
    [0] { "" }
   *[other] {" "}– de Imperator valt
 }
advice-defend = Slag { $trick }: { $card } verdedigt, { $defence } tegen { $attack }{ $fatal ->
    [0] { "" }
   *[other] {" "}– je Imperator valt toch
 }
advice-redirect = Slag { $trick } omkeren: { $card }, { $attack } tegen { $defence }{ $fatal ->
    [0] { $ahead ->
        [no] {" "}– kost je de slag, maar geen LP
        [tie] {" "}– niemand wint
       *[yes] { "" }
     }
   *[other] {" "}– de Imperator valt
 }
advice-exchange = { $card } ervoor geven
advice-add = Erbij houden, zodat je hand groeit
advice-take = { $count ->
    [one] { $card } nemen als aanvaller
   *[other] { $card } als aanvaller, { $buff } als helper
 }
advice-keep = { $count ->
    [one] Je { $card } houden
   *[other] Je eigen kaarten houden: { $card } als aanvaller, { $buff } als helper
 }
advice-first = Imperator { $imperator } ({ $weak ->
    [0] { "" }
   *[other] maar{" "}
 }{ $life } LP), helper { $buff }
reason-first = { $imperator } heeft { $life } LP te verliezen, { $attackers } { $count ->
    [one] valt
   *[other] vallen
 } aan. { $lowest ->
    [0] Als helper versterkt { $buff }
   *[other] Van de andere is { $buff } de laagste; als helper versterkt die
 } { $colour ->
    [black] één aanval
   *[red] één verdediging
 }.
reason-order-imperator = { $card } heeft als Imperator { $life } LP, de huidige { $low }.{ $perk ->
    [0] { "" }
   *[other] {" "}{ $colour ->
        [black] Dan vallen je zwarte kaarten aan met +{ $perk }, maar verdedigen je rode zonder voordeel.
       *[red] Dan verdedigen je rode kaarten met +{ $perk }, maar vallen je zwarte aan zonder voordeel.
    }
 }
reason-order-attackers = { $cards } { $count ->
    [one] valt
   *[other] vallen
 } dan aan, { $others } niet meer.
reason-order-kept = Geen andere opstelling is duidelijk beter: { $card } heeft als Imperator { $life } LP, en { $cards } { $count ->
    [one] valt
   *[other] vallen
 } aan.
reason-order-prepares = Zoals de kaarten liggen, kan { $card } dan { $target } van { FORM($player, "object") } aanvallen: { $attack } tegen { $defence }.
reason-two = { $first } { $second }
reason-refuse = Een ruil helpt wie hem aanbiedt: je zou { $given } ({ $less }) geven voor { $card } ({ $more }).
reason-take = Zo krijg jij de sterkere kaarten, en de andere kant de zwakkere.
reason-keep = De andere kant heeft niets beters gespeeld.
phrase-sort = { $count ->
    [one] Imperator { $imperator } ({ $life } LP), aanvaller { $attackers }
   *[other] Imperator { $imperator } ({ $life } LP), aanvallers { $attackers }
 }
phrase-decline = Niets bijleggen in slag { $trick }
phrase-raid = { $card } ({ $value }) aanvallen met { $cards } ({ $attack })
argument-attacker = { $card } · aanval { $attack }
argument-further = { $card } erbij · samen aanval { $attack }
argument-added = { $card } · { $own } tegen { $other }
argument-own = { $card } · aanval { $attack }, verdediging { $defence }
argument-candidate = { $card } · { $life } LP, { $colour ->
    [black] zwarte kaarten vallen aan met +{ $perk }
   *[red] rode kaarten verdedigen met +{ $perk }
 }
argument-first-buff = { $card } als helper · { $colour ->
    [black] helpt één aanval
   *[red] helpt één verdediging
 }
argument-imperator = { $card } · Imperator, { $life } LP
argument-target = { $card } van { FORM($player, "object") } · verdediging { $defence }{ $turn ->
    [0] { "" }
   *[other] {" "}– kan worden omgekeerd
 }
argument-trick = Slag { $trick }: { $card } ({ $attack }) tegen { $target } ({ $defence })
card-of = { $card } van { FORM($player, "object") }
argument-place = { $role ->
    [imperator] { $card } · je Imperator, { $life } LP
    [attacker] { $card } · aanvaller, { $life } LP als Imperator
   *[buff] { $card } · helper, { $life } LP als Imperator
 }
argument-middle = { $card } ({ $value })
argument-middle-reach = { argument-middle }, { $reach ->
    [beaten] die versla je
   *[buff] alleen met een helper
 }
argument-taken = { $card } { $role ->
    [attacker] als aanvaller
   *[buff] als helper
 }
argument-covered = Plaats { $place }: gesloten
argument-hidden-buff = Gesloten helper { $place }{ $colour ->
    [black] , zwart
    [red] , rood
   *[hidden] { "" }
 }

## Wat er gebeurt
event-chosen = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-chosen.and }.
    .and = { FEATURE($player, "person") ->
        [second] hebt
       *[other] heeft
     } gekozen
event-imperator = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } kiest { $card } als Imperator en { $attackers } om aan te vallen{ $buffs ->
    [0] { "" }
   *[other] , en een gesloten helper
 }.
event-battle = De veldslag van ronde { $round } begint.{ $stakes ->
    [0] { "" }
   *[other] {" "}Elke gewonnen aanval doet { $stakes } schade meer.
 }
event-battle-nothing = In deze veldslag kan niemand iets winnen, dus begint meteen de rooftocht.
event-battle-over = De veldslag is voorbij, want niemand wil of mag nog aanvallen{ $held ->
   *[0] .
    [1] {" "}(wie is aangevallen, is veilig tot die zelf weer iets doet).
 }
event-attack = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = valt { FEATURE($defender, "person") ->
        [second] jouw { $target }
       *[other] { $target } van { FORM($defender, "object") }
     } aan met { $card } (slag { $trick })
event-take-over = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-take-over.and }.
    .and = neemt in slag { $trick } het doel { $target } over met { $card } ({ $lost } is weer vrij)
event-claim = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-claim.and }.
    .and = eist in slag { $trick } ook { $target } op, met { $card } ({ FEATURE($defender, "person") ->
        [second] jij beslist
       *[other] { FORM($defender, "object") } beslist
     } wie aanvalt)
event-claim-refused = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-claim-refused.and }.
    .and = blijft in slag { $trick } de aanvaller
event-redirect = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-redirect.and }.
    .and = keert de aanval van slag { $trick } om: nu valt { $card } { $target } aan
event-defend = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-defend.and }.
    .and = verdedigt met { $card } (slag { $trick })
event-buff = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-buff.and }.
    .and = versterkt de aanval met { $card } (slag { $trick })
event-closed = Slag { $trick } staat vast: { $card } met { $attack } tegen { FEATURE($defender, "person") ->
    [second] jouw { $target }
   *[other] { $target }
 } met { $defence }.{ $free ->
    [no] {" "}{ FEATURE($defender, "person") ->
        [second] Je hebt
       *[other] { FORM($defender, "the-first") } heeft
     } geen vrije rode helper.
   *[yes] { "" }
 }
event-done = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-done.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } voorlopig klaar
event-pass = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = past
event-void = Slag { $trick } vervalt.
event-tie = Slag { $trick } eindigt gelijk op { $total }: alle kaarten gaan terug.
event-trick = { FEATURE($who, "person") ->
    [second] Je
   *[other] { FORM($who, "the-first") }
 } { event-trick.and }.
    .and = wint slag { $trick } met { $high } tegen { $low }
total-extra = { $total } ({ $surplus } + { $extra } extra schade)
cards-total = { $cards } ({ $total })
event-share = { FEATURE($who, "person") ->
    [second] Je
   *[other] { FORM($who, "the-first") }
 } { event-share.and }.
    .and = neemt { $cards } uit slag { $trick } ({ FEATURE($loser, "person") ->
        [second] jij krijgt
       *[other] { FORM($loser, "object") } krijgt
     } { $rest })
event-share-kept = { FEATURE($who, "person") ->
    [second] Je
   *[other] { FORM($who, "the-first") }
 } { event-share-kept.and }.
    .and = houdt { $cards }
event-damage = { FEATURE($player, "person") ->
    [second] Jouw Imperator
   *[other] De Imperator van { FORM($player, "object") }
 } krijgt { $damage } schade{ $life ->
    [0] .
   *[other] {" "}en heeft nog { $life } LP.
 }
event-narrow = Dat scheelde weinig: met nog { $life } schade was { FEATURE($player, "person") ->
    [second] jouw { $card }
   *[other] { $card } van { FORM($player, "object") }
 } gevallen.
event-lead = { FEATURE($player, "person") ->
    [second] Je staat
   *[other] { FORM($player, "the-first") } staat
 } nu voor met { $lives ->
    [one] 1 leven
   *[other] { $lives } levens
 } en { $life } LP.
event-life-lost = { FEATURE($player, "person") ->
    [second] Jouw Imperator valt. Je verliest
   *[other] De Imperator van { FORM($player, "object") } valt. { FORM($player, "the-first") } verliest
 } { $lives ->
    [0] het laatste leven.
   *[other] een leven (nog { $lives }), en { $card } heeft weer alle LP.
 }
event-out = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = ligt eruit
event-raid = De rooftocht begint, en in het midden liggen { $cards }{ $covered ->
    [0] { "" }
   *[other] {" "}en { $covered } gesloten
 }.
event-raid-nothing = Niemand kan een van deze kaarten verslaan, dus de rooftocht is voorbij.
event-raid-pass = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-raid-pass.and }.
    .and = past
event-raid-won = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-raid-won.and }.
    .and = verslaat { $target } met { $cards }
event-raid-lost = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-raid-lost.and }.
    .and = kan { $target } met { $cards } niet verslaan
event-added = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-added.and }.
    .and = houdt { $card } erbij
event-exchanged = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-exchanged.and }.
    .and = neemt { $card } en geeft er { $own } voor
event-exchanged-imperator = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-exchanged-imperator.and }.
    .and = neemt { $card } als nieuwe Imperator ({ $life } LP) en geeft er { $own } voor
event-sort = Iedereen sorteert nu de eigen kaarten en mag één ruil aanbieden.
event-offer = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-offer.and }.
    .and = biedt { FORM($other, "object") } een ruil aan: { $card } voor { $wanted }
event-traded = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-traded.and }.
    .and = geeft { $card } aan { FORM($other, "object") } voor { $wanted }
event-got = Je krijgt { $card }.
event-refused-trade = { FEATURE($other, "person") ->
    [second] Je
   *[other] { FORM($other, "the-first") }
 } slaat de ruil met { FORM($player, "object") } af.
event-sorted = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-sorted.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } klaar met sorteren
event-sorted-hand = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-sorted-hand.and }.
    .and = gaat de veldslag in met de Imperator { $card } (aanvallers: { $attackers })
result-survivor = Niemand anders is nog over.
result-blow = { $card } versloeg { $target } met { $attack } tegen { $defence }: te veel voor { FEATURE($player, "person") ->
    [second] jouw Imperator
   *[other] de Imperator van { FORM($player, "object") }
 } ({ $imperator }), die nog maar { $life } LP had. Niemand anders is nog over.
result-limit = De laatste ronde is voorbij. De meeste levens winnen, daarna de meeste LP.

## Weigeringen
refused-out = Je ligt uit dit spel.
refused-turn = { FORM($player, "the-first") } is aan de beurt.
refused-not-now = Dat kun je nu niet doen. **{ button-move }** toont wat je kunt doen.
refused-answer-first = Geef eerst antwoord in slag { $trick }.
refused-done = Je bent al klaar. Je mag nog aanvallen als je wilt; dan ben je niet meer klaar.
refused-no-card = Er is hier geen kaart „{ $word }”.
refused-not-yours = { $card } is geen kaart die je hiervoor kunt gebruiken.
refused-imperator-attacks = Je Imperator vecht niet. Val aan met een van je aanvallers.
refused-imperator-attacked = Een Imperator kun je niet aanvallen. Kies een aanvaller; het verschil treft de Imperator.
refused-buff-attacks = Helpers vallen niet zelf aan. Val aan met een van je aanvallers.
refused-busy = { $card } zit tot de afrekening in slag { $trick }: { FORM($player, "object") } valt { $target } aan met { $attacking }.
refused-no-target = { $card } is geen aanvaller van een andere speler.
refused-own-card = Dat is je eigen kaart.
refused-shielded = { FORM($by, "the-first") } heeft { FORM($player, "object") } aangevallen. Niemand kan { FORM($player, "object") } weer aanvallen tot { FORM($player, "object") } iets doet.
refused-claimed = Je hebt { $card } al opgeëist.
refused-claim-low = In slag { $trick } valt { FORM($player, "object") } haar al aan met { $card }, een hogere waarde.
refused-claim-lost = Je hebt het doel van slag { $trick } al verloren aan { FORM($player, "object") }; alleen een hogere kaart wint het terug.
refused-nothing-to-answer = Geen slag wacht op jouw antwoord.
refused-no-trick = Er is geen open slag { $trick }.
refused-trick-closed = Slag { $trick } is afgesloten.
refused-trick-waits = Slag { $trick } wacht op { FORM($player, "object") }.
refused-choose-first = Ook anderen willen het doel van slag { $trick }: { $rivals }. Kies eerst wie mag aanvallen.
refused-taken-over = { FORM($player, "the-first") } heeft de aanval in slag { $trick } overgenomen met { $card }. Kijk nog eens voor je antwoordt.
refused-turned = De aanval in slag { $trick } kun je niet meer omkeren.
refused-turn-value = Valt zwart zwart aan of rood rood, dan moet jouw kaart om te kunnen omkeren een hogere grondwaarde hebben dan { $card }.
refused-turn-colour = Een zwarte aanval op een rode kaart kun je niet omkeren.
refused-no-buff = { $card } is geen helper van jou.
refused-red-buff = { $card } is rood: rode helpers verdedigen alleen.
refused-black-buff = { $card } is zwart: zwarte helpers versterken alleen een aanval.
refused-stage = Zo'n helper kun je nu niet bij slag { $trick } leggen.
refused-spent = { $card } is op deze rooftocht al gebruikt of gewonnen.
refused-raid-low = { $card } is niet genoeg: { $attack } tegen { $value } voor { $target }. Jouw aanval moet hoger zijn.
refused-no-place = Op plaats { $place } ligt geen kaart.
refused-add = Je mag per rooftocht één kaart erbij houden, tot tien kaarten in totaal.
refused-chosen = Je hebt al gekozen. De anderen zijn nog niet zover.
refused-no-partner = Kies een andere speler die nog meedoet.
refused-offered = Je hebt deze ronde al een ruil aangeboden of geruild.
refused-traded = { FORM($player, "the-first") } heeft al geruild; ieder mag maar één keer ruilen.
refused-not-theirs = { FORM($player, "the-first") } heeft zo'n kaart niet. Noem gesloten helpers bij hun plaats: buff-1, buff-2 …
refused-sorted = Je bent al klaar met sorteren. De anderen zijn nog niet zover.
picture-choice = Jouw kaarten
occasion-evaluation = Omdat { FEATURE($player, "person") ->
    [second] jij
   *[other] { FORM($player, "the") }
 } als laatste iets deed, is de veldslag voorbij en wordt slag { $trick } afgerekend.
occasion-offer = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } { FORM($other, "object") } een ruil aangeboden: { $card } voor { $wanted }.
hidden-buff = een gesloten helper
board-supplies = Stapel { $pile }, afgelegd { $discard }
