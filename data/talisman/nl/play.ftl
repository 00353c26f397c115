game-talisman = Talisman

## Fasen, koppen en kerncijfers
phase-characters = personages kiezen
phase-begin = begin van de beurt
phase-move = verplaatsing
phase-land = aankomst
phase-fight = gevecht
phase-pick-up = meenemen
phase-end = eind van de beurt
phase-busy = het spel gaat vanzelf verder
phase-over = het einde
button-character = Mijn personage
headline-characters = Personages kiezen · { $players }
headline-turn = { $last ->
    [0] {""}
   *[other] Ronde { $round }/{ $last }{ $best ->
        [0] {""}
       *[other] , { FEATURE($leaders, "person") ->
            [second] jij leidt
           *[third] voorop: { FORM($leaders, "the") }
        } ({ $best ->
            [one] 1 punt
           *[other] { $best } punten
        })
    } ·{" "}
 }{ headline-whose }
headline-turn-two = Ronde { $round }/{ $last }, punten: { FEATURE($first, "person") ->
    [second] jij
   *[other] { FORM($first, "the") }
 } { $own }:{ $theirs } { FEATURE($second, "person") ->
    [second] jij
   *[other] { FORM($second, "the") }
 } · { headline-whose }
headline-whose = { FEATURE($player, "person") ->
    [second] Jij bent aan de beurt
   *[third] Aan de beurt: { FORM($player, "the") }
 } · { $space }
headline-beginning = Vóór de eerste beurt · { FEATURE($player, "person") ->
    [second] jij begint
   *[other] { FORM($player, "the") } begint
 }
headline-entering = { FEATURE($player, "person") ->
    [second] Jij bent aan de beurt
   *[third] Aan de beurt: { FORM($player, "the") }
 } · een nieuw personage
headline-fight = { FEATURE($player, "person") ->
    [second] Jij
   *[other] { FORM($player, "the-first") }
 } tegen { FEATURE($foe, "person") ->
    [second] jou
   *[other] { FORM($foe, "the") }
 }
headline-over = { $ending ->
    [won] De Kroon is gewonnen
    [counted] De ronden zijn voorbij
   *[drawn] Er is niemand meer over: gelijkspel
 }
space-name = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
 }
    .the = { $number ->
        [0] { FORM($name, "the") }
       *[other] { FORM($name, "the") } { $number }
     }
    .short = { $number ->
        [0] { FORM($name, "short") }
       *[other] { FORM($name, "short") } { $number }
     }
    .to = { $number ->
        [0] { FORM($name, "to") }
       *[other] { FORM($name, "to") } { $number }
     }
    .at = { $number ->
        [0] { FORM($name, "at") }
       *[other] { FORM($name, "at") } { $number }
     }
foes = { $foes }
    .the = { FORM($foes, "the") }
    .the-first = { FORM($foes, "the-first") }
figure-player = { $player } · { $character }
figure-place = Staat op: { $space }
figure-values = Kracht { $strength }, wijsheid { $craft }, levens { $lives }, lot { $fate }, goud { $gold } · { $alignment ->
    [good] goed
    [evil] kwaad
   *[neutral] neutraal
 }
figure-objects = Voorwerpen: { $cards }
figure-followers = Volgelingen: { $cards }
figure-trophies = Trofeeën: { $cards }
figure-spells = { $count ->
    [one] Heeft 1 spreuk
   *[other] Heeft { $count } spreuken
 }
figure-toad = { $turns ->
    [one] Nog 1 beurt een pad
   *[other] Nog { $turns } beurten een pad
 }
figure-quest = De heksenmeester vraagt: { $quest }
figure-out = uitgeschakeld
figure-dead = dood; in de volgende beurt komt er een nieuw personage

## Wat er wordt gedaan
way-blacksmith = Smid
    .the = de smid
way-healer = Genezeres
    .the = de genezeres
way-mystic = Zieneres
    .the = de zieneres
way-doctor = Dokter
    .the = de dokter
way-alchemist = Alchemist
    .the = de alchemist
way-enchantress = Betoverster
    .the = de betoverster
way-heal = Genezen
way-pray = Bidden
way-replenish = Lot aanvullen
wish-spell = 1 spreuk
wish-gold = 1 goud
wish-strength = 1 kracht
wish-craft = 1 wijsheid
wish-life = 1 leven
wish-fate = 1 lot
open-strength = Met kracht
    .within = met kracht
open-craft = Met wijsheid
    .within = met wijsheid
quest-1 = neem een ander personage een leven af
    .to = een ander personage een leven af te nemen
quest-2 = dood een vijand
    .to = een vijand te doden
quest-3 = lever een volgeling af
    .to = een volgeling af te leveren
quest-4 = lever een magisch voorwerp af
    .to = een magisch voorwerp af te leveren
quest-5 = lever 3 goud af
    .to = 3 goud af te leveren
quest-6 = lever 2 goud af
    .to = 2 goud af te leveren
roll-move = verplaatsing
    .kind = move
roll-attack = gevecht
    .title = Gevecht
roll-quest = opdracht
    .title = Opdracht
roll-command = heersersspreuk
    .title = Heersersspreuk
    .the = de heersersspreuk
roll-beguile = verleiding
    .title = Verleiding
argument-cards = { $cards }
argument-gold = Goud
argument-price = { $what } ({ $price } goud{ $barred ->
    [yes] , niet voor jouw gevechten
   *[no] {""}
 })
argument-number = { $number }
argument-face = de { $number } (1 lot)
argument-enemy = { $enemy } ({ $attribute ->
    [craft] wijsheid { $value }
   *[strength] kracht { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-stranger = { $card } ({ $alignment ->
    [good] alleen voor goeden
    [evil] alleen voor kwaden
    [neutral] alleen voor neutralen
   *[any] vanaf wijsheid { $craft }
 })
argument-enemies = { $count ->
    [one] 1 vijand
   *[other] { $count } vijanden
 } ({ $attribute ->
    [craft] wijsheid { $value }
   *[strength] kracht { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-more = { $count ->
    [one] nog 1
   *[other] nog { $count }
 }
argument-space = { FORM($space, "short") }{ $crossing ->
    [middle] {" "}· wachter { $strength }
    [outer] {" "}· brug
   *[none] {""}
 }{ $count ->
    [0] {""}
   *[other] : { $waiting }
 }{ $draw ->
    [0] {""}
    [one] {" "}· 1 kaart
   *[other] {" "}· { $draw } kaarten
 }

## Wat kaarten en vakken doen
effect-nothing = er gebeurt niets
effect-all = { $effects }
effect-gain = krijg { $what ->
    [strength] { $amount } kracht
    [craft] { $amount } wijsheid
    [fate] { $amount } lot
    [gold] { $amount } goud
    [spell] { $amount ->
        [one] 1 spreuk
       *[other] { $amount } spreuken
     }
   *[life] { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
     }
 }
effect-lose = verlies { lose-what }
    .all = verliezen { lose-what }
lose-what = { $what ->
    [strength] { $amount } kracht
    [craft] { $amount } wijsheid
    [fate] { $amount } lot
    [gold] { $amount } goud
   *[life] { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
     }
 }{ $unless ->
    [holy] {" "}(niet met een kruis)
    [desert-proof] {" "}(niet met een waterfles of de Heilige Graal)
   *[none] {""}
 }
effect-fill-spells = trek spreuken tot je er zoveel hebt als je mag hebben
effect-discard-spells = leg al je spreuken af
    .all = leggen al hun spreuken af
effect-heal = { $price ->
    [0] { $most ->
        [100] laat je genezen
        [one] laat 1 leven genezen
       *[other] laat hoogstens { $most } levens genezen
     }
   *[other] { $most ->
        [100] laat je genezen voor { $price } goud per leven
       *[other] laat hoogstens { $most } levens genezen voor { $price } goud per leven
     }
 }
effect-replenish = { $price ->
    [0] vul je lot aan
   *[other] vul je lot aan voor elk { $price } goud
 }
effect-turn = { $to ->
    [good] word goed
   *[evil] word kwaad
 }
effect-toad = verander voor drie beurten in een pad
effect-talisman = { $leaves ->
    [yes] de eerste bezoeker krijgt een talisman
   *[no] krijg een talisman
 }
effect-go = ga { FORM($space, "to") }
effect-travel = ga naar een ander vak in het gebied
effect-offer = { $way ->
    [ferry] in plaats van je volgende verplaatsing mag je met de veerboot naar de tempel
   *[journey] in plaats van je volgende verplaatsing mag je naar elk vak in het gebied
 }
effect-miss = sla een beurt over
    .all = slaan een beurt over
effect-enslave = je wordt hier vastgehouden tot je voor een verplaatsing 4 of meer gooit
effect-blizzard = iedereen gaat maar één vak ver, tot het eind van je tweede beurt na deze
effect-if-good = Goed: { $what }
effect-if-neutral = Neutraal: { $what }
effect-if-evil = Kwaad: { $what }
effect-roll = { $dice ->
    [one] { $kind ->
        [optional] Je mag gooien:
        [pray] Bid en gooi:
       *[plain] Gooi:
     }
   *[other] { $kind ->
        [pray] Bid en gooi met { $dice } dobbelstenen:
       *[plain] Gooi met { $dice } dobbelstenen:
     }
 }
effect-rolled = { $roll } { $rows }
effect-or = { $first }; { $more }
effect-row = { $span }: { $what }
effect-way = { $way }: { $what }
effect-test = met { $what ->
    [strength] kracht
   *[craft] wijsheid
 } onder { $least }: { $failed }
effect-everybody = { $where ->
    [region] alle personages in dit gebied
   *[board] alle personages
 }{ $spared ->
    [evil] {" "}die niet kwaad zijn
    [good] {" "}die niet goed zijn
    [neutral] {" "}die niet neutraal zijn
   *[none] {""}
 } { FORM($what, "all") }
effect-wish = { $alignment ->
    [good] de eerste goede bezoeker mag een wens doen
    [evil] de eerste kwade bezoeker mag een wens doen
   *[any] de eerste bezoeker met wijsheid { $craft } of meer mag een wens doen
 }: een spreuk, 1 goud, 1 kracht, 1 wijsheid, 1 leven, 1 lot, of een ander vak in het gebied
effect-price = { $card } { $price }
effect-market = koop voor goud: { $prices }
    .all = kopen voor goud: { $prices }
effect-buy-spell = koop een spreuk voor { $price } goud
effect-alchemy = maak van voorwerpen elk 1 goud
effect-pay-or-lose = betaal { $price } goud of verlies 1 leven
effect-castle = laat je genezen voor 1 goud per leven; de prins en de prinses genezen elk gratis 2 levens, en leveren 3 goud op als je afstand van ze doet
effect-fight = { FORM($foe, "the") } valt aan met { $attribute ->
    [craft] wijsheid { $value }
   *[strength] kracht { $value }
 }
effect-chasm = gooi voor jezelf en voor elke volgeling: bij een 1 of 2 verlies je een leven, of sterft de volgeling
effect-robbed = al je goud gaat { FORM($space, "to") }
effect-lose-follower = verlies een volgeling
effect-rid = { $card } is weg
effect-quest = neem een opdracht van de heksenmeester aan; vervul die en je krijgt een talisman

## Zetten
move-character = Personage kiezen
move-roll = Gooien en lopen
move-break-free = Om je vrijheid gooien (4 of meer)
move-move = Lopen
move-walk = Door de bossen gaan
move-journey = Reizen
move-cross = Oversteken met het vlot
move-build-raft = Een vlot bouwen
move-open = De poort openen
move-regenerate = Genezen in plaats van lopen
move-face = De beproeving aangaan
face-death = Tegen de Dood gooien
face-pits = Vechten met de helleduivels
face-werewolf-den = Vechten met de weerwolf
face-crown = Op de Kroon blijven
move-command = Heersersspreuk uitspreken
move-turn-back = Omkeren
move-reroll = Opnieuw gooien (1 lot)
move-explore = Het vak verkennen
move-attack = Aanvallen
move-combat = Psychisch gevecht
move-rob = Beroven
move-beguile = Verleiden
move-lure = Een volgeling meelokken
move-take = Meenemen
move-drop = Iets van jezelf achterlaten
caution-nullify = Echt je eigen spreuken verliezen
caution-immobility = Echt zelf deze beurt niets doen
caution-drop = { $card } hier voor anderen achterlaten
move-drink = Drinken
move-trade = Trofeeën inruilen
move-done = Dat is alles
move-cast = Spreuk uitspreken
move-pass = Niets doen
move-fate = Opnieuw gooien
move-keep = De worp houden
move-no-fate = Alle worpen deze beurt houden
move-strike = Toeslaan
move-evade = Ontwijken
move-destroy = Vernietigen
move-assassinate = Moord zonder tegenworp
move-hire = De huurling betalen
move-call = Te hulp roepen
move-wield = Een wapen gebruiken
move-unarmed = Wapen wegleggen
move-one-die = Maar één dobbelsteen gooien
move-unshielded = Bescherming wegleggen
move-leave-point = Niets van de plaats nemen
leave-point = { $what ->
    [strength] Geen kracht
    [craft] Geen wijsheid
    [life] Geen leven
   *[all] Niets
 } nemen van { FORM($places, "the") }
move-take-point = Het punt nemen
move-spare = Met rust laten
move-fight = Aanvallen
move-charm = Charmeren
move-seize = Iets afpakken
move-take-life = Een leven nemen
take-life-of = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } verliest een leven
move-plunder = Nemen van de dode
move-keep-trophy = Als trofee houden
move-raise = Als volgeling wekken
move-visit = Bezoeken
move-dare = Gooien
move-decline = Nee
move-decline-safe = Veilig voorbij
move-accept = Aannemen
move-number = Kiezen
move-to = Een ander vak …
move-wish = Wensen
move-pay = Betalen
move-suffer = Een leven verliezen
move-buy = Kopen
move-help-yourself = Gratis nemen
move-exchange = Inruilen
move-give = Geven
move-pick = Kiezen
move-keep-card = Houden wat je hebt getrokken
move-leave-rest = Laten liggen
move-end-turn = De beurt beëindigen
move-replace = Opnieuw trekken
move-discard = Afleggen

## Vragen
ask-character = Welk personage houd je?{ $strength ->
    [0] {""}
   *[other] {" "}Iedereen begint met minstens { $strength } kracht en hoogstens { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
     }.
 }
ask-begin = { $slowed ->
    [held] Je wordt in de tempel vastgehouden: met een 4, 5 of 6 ben je vrij en ga je zo ver.
    [toad] Waarheen? Een pad gaat één vak ver.
    [poltergeist] Waarheen? De klopgeest vertraagt je: je gaat één vak ver.
    [blizzard] Waarheen? In de sneeuwstorm gaat iedereen één vak ver.
   *[no] Wat doe je met je beurt?
 }{ $risk ->
    [strength] {" "}Faal je met kracht bij de poort, dan verlies je 1 kracht.
    [craft] {" "}Faal je met wijsheid bij de poort, dan verlies je 1 wijsheid.
    [either] {" "}Faal je bij de poort, dan verlies je 1 van waarmee je het probeert: kracht of wijsheid.
    [back] {" "}Een te hoge worp in de crypte of de mijnen stuurt je terug.
   *[no] {""}
 }
ask-move = { $total ->
    [one] Waarheen? Je hebt 1 gegooid.
   *[other] Waarheen? Je hebt { $total } gegooid.
 }{ $risk ->
    [strength] {" "}Faal je met kracht bij de poort, dan verlies je 1 kracht.
    [craft] {" "}Faal je met wijsheid bij de poort, dan verlies je 1 wijsheid.
    [either] {" "}Faal je bij de poort, dan verlies je 1 van waarmee je het probeert: kracht of wijsheid.
    [back] {" "}Een te hoge worp in de crypte of de mijnen stuurt je terug.
   *[no] {""}
 }
ask-land = { $space }. Hier { FEATURE($others, "number") ->
    [plural] staan
   *[other] staat
 } { FORM($others, "the") }. Ontmoet je iemand of verken je het vak?
ask-fight = Je ontmoet { FORM($foe, "the") } ({ $attribute ->
    [craft] wijsheid { $value }
   *[strength] kracht { $value }
 }). Wat doe je?
ask-attack = Je valt { FORM($other, "object") } aan. Klaar?
ask-defend = { FORM($other, "the-first") } valt je aan. Klaar?
ask-pick-up = { $count ->
    [0] { $most ->
        [0] Wat hier ligt, kun je zo niet nemen.
       *[other] Je draagt { $most } voorwerpen, en meer mag niet: laat er een hier voor een nieuw.
    } Wat doe je?
   *[other] Wat neem je mee?
 }
ask-trade = Welke trofeeën ruil je in? Elke { $rate } punten kracht leveren 1 kracht op, elke { $rate } punten wijsheid 1 wijsheid.
fate-fight = { $mine } tegen { $theirs }, { $result ->
    [lost] verloren
    [drawn] gelijk
   *[won] gewonnen
 }
fate-held = je komt nog niet vrij
fate-pitfiends = { $count ->
    [one] 1 helleduivel valt je aan
   *[other] { $count } helleduivels vallen je een voor een aan
 }
fate-werewolf = de weerwolf heeft kracht { $strength }
fate-follower = deze volgeling sterft
fate-uncharmed = het lukt je niet
fate-placed = de kaart gaat { FORM($space, "to") }
fate-shut = ze blijft dicht{ $amount ->
    [0] {""}
   *[other] { $what ->
        [craft] , en je verliest 1 wijsheid
       *[strength] , en je verliest 1 kracht
     }
 }
fate-lose-all = { $what ->
    [strength] alle gewonnen kracht gaat verloren
    [craft] alle gewonnen wijsheid gaat verloren
   *[gold] al het goud gaat verloren
 }
ask-fate = { FORM($what, "title") }: { $dice ->
    [one] je hebt { $faces } gegooid. Dat betekent: { $outcome }. Gooi je opnieuw?
   *[other] je hebt { $faces } gegooid. Dat betekent: { $outcome }. Gooi je er een van opnieuw?
 } Je hebt { $fate } lot.{ $rows }
fate-rows = {"\u000A"}{ $rows }
ask-bonus = Je hebt { $total } gegooid: { $plain }. Met 1 erbij is het { $next }: { $more }. Wat telt?
ask-roll =
    { $what }: gooi je?
    { $rows }
ask-visit = { $holy ->
    [yes] { $space }: wat doe je?
   *[no] { $space }: wie bezoek je?
 }
ask-travel = Je mag naar een ander vak in dit gebied. Waarheen?
ask-wish = { $stranger }: wat wens je?
ask-heal = Hoeveel levens laat je genezen? Je mist er { $missing }; elk leven kost { $price } goud.
ask-replenish = Hoeveel lot vul je aan? Je mist { $missing } lot; elk lot kost { $price } goud.
ask-market = { $free ->
    [yes] Wat koop je? Je hebt { $gold } goud, en één kaart is gratis.
   *[no] Wat koop je? Je hebt { $gold } goud.
 }
ask-buy-spell = Koop je een spreuk voor { $price } goud?
ask-alchemy = Van welke voorwerpen maak je elk 1 goud?
ask-pay-or-lose = Betaal je { $price } goud, of verlies je een leven?
ask-exchange = Ruil je { FORM($card, "the") } in voor { $gold } goud?
ask-lose-follower = Welke volgeling verlies je?
ask-quest = Neem je een opdracht van de heksenmeester aan?
ask-deliver = Wat geef je aan de heksenmeester?
ask-bribe = Betaal je { $price } goud, zodat { FORM($enemy, "the") } je niet aanvalt?
ask-beast = { FORM($enemy, "the-first") } valt je niet aan. Wat doe je?
ask-raise = { $card }: als trofee houden, of als volgeling wekken voor één gevecht?
ask-replace = Je hebt { FORM($cards, "the") } getrokken. { $source ->
    [orb-of-knowledge] Dankzij de bol van kennis
   *[prophetess] Als profetes
 } mag je { $count ->
    [one] deze kaart
   *[other] er een van
 } afleggen en een nieuwe trekken.
ask-spoils = { FORM($other, "the-first") } is verslagen. Wat kies je?
ask-rob = Wat pak je af van { FORM($other, "object") }?
ask-plunder = Wat neem je van de dode?
ask-point = { $place }: je bent een pad en zou dit punt { $what ->
    [craft] wijsheid
   *[strength] kracht
 } weer verliezen. Neem je het?
ask-too-many = { $most ->
    [one] Je kunt 1 voorwerp dragen. Welk laat je hier achter?
   *[other] Je kunt { $most } voorwerpen dragen. Welk laat je hier achter?
 }
ask-too-many-spells = { $most ->
    [0] Je mag geen spreuken hebben. Welke leg je af?
    [one] Je mag 1 spreuk hebben. Welke leg je af?
   *[other] Je mag { $most } spreuken hebben. Welke leg je af?
 }
ask-vampire = { $lives ->
    [one] De vampier neemt 1 leven. Welke volgelingen geef je in plaats daarvan op?
   *[other] De vampier neemt { $lives } levens. Welke volgelingen geef je in plaats daarvan op?
 }

## Wat er gebeurt
event-turn = { FEATURE($player, "person") ->
    [second] Jij bent aan de beurt.
   *[other] { FORM($player, "the-first") } is aan de beurt als { FORM($character, "the") }.
 }
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[other] { FORM($player, "the-first") } is aan de beurt als { FORM($character, "the") }:
     }
event-turn-toad = { FEATURE($player, "person") ->
    [second] Jij bent
   *[other] { FORM($player, "the-first") } is
 } aan de beurt als { FORM($character, "the") }, { $turns ->
    [one] tot het eind van deze beurt een pad
   *[other] nog { $turns } beurten een pad
 } 🐸.
event-entered = { FEATURE($player, "person") ->
    [second] Je begint
   *[other] { FORM($player, "the-first") } begint
 } als { FORM($character, "the") } { FORM($space, "at") }.
event-entered-own = Je begint als { FORM($character, "the") } { FORM($space, "at") }. { $abilities }
event-entered-anew = 💀 { FEATURE($player, "person") ->
    [second] Je vorige personage is dood. Je begint
   *[other] Het vorige personage van { FORM($player, "object") } is dood. { FORM($player, "the-first") } begint
 } opnieuw als { FORM($character, "the") } { FORM($space, "at") }.
event-even-start = Voor een gelijke start { FEATURE($player, "person") ->
    [second] begin je
   *[other] begint { FORM($player, "the") }
 } met { $changes }.
even-strength = kracht { $now } in plaats van { $printed }
even-lives = { $now ->
    [one] 1 leven
   *[other] { $now } levens
 } in plaats van { $printed }
event-rolled = 🎲 { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-rolled.and }.
    .and = gooit { $dice ->
        [one] { $total }
       *[other] { $faces } = { $total }
     }{ FEATURE($what, "kind") ->
        [move] {""}
       *[other] {" "}({ $what })
     }
event-rolled-best = 🎲 { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } gooit { $faces } ({ $what }), en de hoogste telt: { $total }.
event-fate = 🎲 { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-fate.and }.
    .and = betaalt lot (nieuwe worp { $face }{ $dice ->
        [one] {""}
       *[other] , samen { $total }
     })
event-bonus = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } telt er 1 bij op en komt op { $total }.
event-missing = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-missing.and }.
    .and = slaat deze beurt over
event-misses = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-misses.and }.
    .and = moet een beurt overslaan{ $cause }
event-missed-here = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-missed-here.and }.
    .and = verliest de rest van deze beurt zonder te ontmoeten wat hier ligt{ $cause }
event-moved = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-moved.and }.
    .and = gaat { FORM($space, "to") }
event-moved-slowly = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-moved-slowly.and }.
    .and = gaat { FORM($space, "to") } (door de klopgeest maar één vak)
event-went = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-went.and }.
    .and = komt { FORM($space, "at") } aan
event-sentinel = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } staat voor de wachter, die de weg verspert.
event-portal-open = 🚪 De poort der macht gaat open: { FEATURE($player, "person") ->
    [second] je
   *[other] { FORM($player, "the") }
 } komt { FORM($space, "at") } aan, 5 vakken van de Kroon.
event-portal-shut = De poort der macht blijft dicht voor { FORM($player, "object") }: { $total } is hoger dan { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } { $value }.
event-too-high = Te hoog: { $total } is hoger dan { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } { $value }. De weg leidt terug.
event-drew = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = trekt { FORM($card, "the") }
    .also = { FORM($card, "the") }
event-replaced = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-replaced.and }.
    .and = legt { FORM($card, "the") } weg
event-uncovered = Je onthult { FORM($cards, "the") }.
event-placed = { FORM($card, "the-first") } ligt nu { FORM($space, "at") }.
event-meets = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-meets.and }.
    .and = ontmoet { FORM($card, "the") }
event-visits = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-visits.and }.
    .and = { $word ->
        [heal] vraagt om genezing
        [pray] bidt
        [replenish] vraagt om lot
       *[other] bezoekt { FORM($way, "the") }
     }
event-no-wish = { FEATURE($player, "person") ->
    [second] Je mag
   *[other] { FORM($player, "the-first") } mag
 } niets wensen: dat mogen alleen { $alignment ->
    [good] goede personages
    [evil] kwade personages
   *[any] personages met wijsheid { $craft } of meer
 }{ $cause }.
event-nothing = Er gebeurt niets met { FORM($player, "object") }{ $why ->
    [good] {" "}als goed personage
    [evil] {" "}als kwaad personage
    [neutral] {" "}als neutraal personage
    [full] {", "}want er valt niets aan te vullen
   *[any] {""}
 }{ $cause }.
event-beguile-fails = Het lukt { FORM($player, "object") } niet { FORM($other, "object") } te verleiden.
event-command-fails = De heersersspreuk heeft een { $least } of meer nodig: niemand verliest een leven.
event-protected = { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } beschermd tegen dit gevaar.
event-gained = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-gained.and }.
    .and = krijgt { $what ->
        [strength] { $amount } kracht
        [craft] { $amount } wijsheid
        [fate] { $amount } lot
        [gold] { $amount } goud
       *[life] { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
         }
     }
cause = {" "}({ $source })
event-lost = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-lost.and }.
    .and = verliest { $what ->
        [strength] { $amount } kracht
        [craft] { $amount } wijsheid
        [fate] { $amount } lot
        [gold] { $amount } goud
       *[life] { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
         }
     }{ $cause }
event-paid = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-paid.and }.
    .and = betaalt { $amount } goud
event-supply-empty = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } krijgt niets, want er is niets meer van over.
event-spell-drawn = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-spell-drawn.and }.
    .and = krijgt een spreuk
    .also = nog een
event-no-spell = { $why ->
    [toad] { FEATURE($player, "person") ->
        [second] Je bent een pad en krijgt geen spreuk.
       *[other] { FORM($player, "the-first") } is een pad en krijgt geen spreuk.
     }
    [full] { FEATURE($player, "person") ->
        [second] Je krijgt geen spreuk, want je wijsheid laat er niet meer toe.
       *[other] { FORM($player, "the-first") } krijgt geen spreuk, want te weinig wijsheid laat er niet meer toe.
     }
   *[empty] { FEATURE($player, "person") ->
        [second] Je krijgt geen spreuk, want er is er geen meer over.
       *[other] { FORM($player, "the-first") } krijgt geen spreuk, want er is er geen meer over.
     }
 }
event-spell-drawn-own = Je trekt de spreuk { $spell }.
event-spell-discarded = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-spell-discarded.and }.
    .and = legt de spreuk { $spell } af
    .also = ook de spreuk { $spell }
event-casts = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-casts.and }.
    .and = spreekt { $spell }{ $aim } uit
event-countered = Een tegenspreuk houdt { FORM($spell, "the") } tegen.
event-preserved = Behoud redt een leven van { FORM($player, "object") }.
event-took = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = neemt { FORM($card, "the") } mee
    .and-it = neemt de kaart mee
    .also = ook { FORM($card, "the") }
event-joins = { FORM($card, "the-first") } volgt { FORM($player, "object") } vanaf nu.
event-left-card = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-left-card.and }.
    .and = laat { FORM($card, "the") } hier achter
    .also = ook { FORM($card, "the") }
event-discarded = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = legt { FORM($card, "the") } af
    .and-it = legt de kaart af
    .also = ook { FORM($card, "the") }
event-banned = { FEATURE($player, "person") ->
    [second] Je kunt
   *[other] { FORM($player, "the-first") } kan
 } { FORM($cards, "the") } als { $alignment ->
    [good] goed
    [evil] kwaad
   *[neutral] neutraal
 } personage niet meenemen.
event-no-follower = { FEATURE($player, "person") ->
    [second] Je kunt
   *[other] { FORM($player, "the-first") } kan
 } { FORM($cards, "the") } niet meenemen: { $price ->
    [0] de vloek van de heks houdt volgelingen weg.
   *[other] de prijs is { $price } goud.
 }
event-delivered = { FEATURE($player, "person") ->
    [second] Je geeft
   *[other] { FORM($player, "the-first") } geeft
 } { FORM($card, "the") } aan de heksenmeester.
event-attacks = ⚔ { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-attacks.and }.
    .and = valt { FORM($other, "object") } aan
event-battle-instead = Het psychische gevecht tussen { FEATURE($player, "person") ->
    [second] jou
   *[other] { FORM($player, "object") }
 } en { FEATURE($other, "person") ->
    [second] jou
   *[other] { FORM($other, "object") }
 } wordt een gewoon gevecht.
event-beats = ⚔ { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-beats.and }.
    .and = verslaat { FORM($other, "object") } met { $high } tegen { $low }{ $margin ->
        [close] {" "}(nipt)
       *[clear] {""}
     }
event-stand-off = Het gevecht tussen { FEATURE($player, "person") ->
    [second] jou
   *[other] { FORM($player, "object") }
 } en { FEATURE($other, "person") ->
    [second] jou
   *[other] { FORM($other, "object") }
 } eindigt gelijk: niemand lijdt schade.
fight-sums = { $own } + { $die } = { $mine } tegen { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (runen)
     } = { $theirs }
 }
event-fight-won = ⚔ { FEATURE($player, "person") ->
    [second] Jij
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (runen)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] je
   *[other] { FORM($player, "the") }
 } wint{ $margin ->
    [close] {" "}nipt!
    [wide] {" "}met een verschil van { $points }!
   *[clear] .
 }
    .and = verslaat { FORM($foe, "the") }{ $margin ->
        [close] {" "}nipt
        [wide] {" "}met een verschil van { $points }
       *[clear] {""}
     } ({ fight-sums })
event-fight-drawn = ⚔ { FEATURE($player, "person") ->
    [second] Jij
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (runen)
     } = { $theirs }
 }: gelijk.
    .and = vecht gelijk tegen { FORM($foe, "the") } ({ fight-sums })
event-fight-lost = ⚔ { FEATURE($player, "person") ->
    [second] Jij
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (runen)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] je
   *[other] { FORM($player, "the") }
 } verliest{ $margin ->
    [close] {" "}nipt!
    [wide] {" "}met een verschil van { $points }!
   *[clear] .
 }
    .and = verliest { $margin ->
        [close] nipt {""}
        [wide] met een verschil van { $points } {""}
       *[clear] {""}
     }van { FORM($foe, "the") } ({ fight-sums })
event-saved = Dankzij { FORM($card, "the") } { FEATURE($player, "person") ->
    [second] verlies je
   *[other] verliest { FORM($player, "the") }
 } geen leven.
event-trophy = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-trophy.and }.
    .and = houdt { FORM($card, "the") } als trofee
    .and-it = houdt de kaart als trofee
    .also = ook { FORM($card, "the") }
event-raised = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-raised.and }.
    .and = wekt { FORM($card, "the") } als volgeling
event-charmed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-charmed.and }.
    .and = charmeert { FORM($card, "the") }
event-calls = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-calls.and }.
    .and = roept { FORM($card, "the") } te hulp
event-wields = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-wields.and }.
    .and = vecht met { FORM($card, "the") }
event-unarmed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-unarmed.and }.
    .and = vecht zonder wapen
event-one-die = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } vecht met één dobbelsteen.
event-unshielded = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } vecht zonder bescherming.
event-leaving-points = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } neemt deze beurt geen punt van een plaats.
event-leaves-point = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } laat het punt van { FORM($card, "the") } liggen.
event-hires = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-hires.and }.
    .and = betaalt de huurling voor 3 kracht extra in gevechten tot het eind van de beurt
event-assassinates = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } slaat toe vanuit het duister, en het slachtoffer gooit niet.
event-evades = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-evades.and }.
    .and = ontwijkt { FORM($foe, "the") }
event-evades-player = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } ontwijkt { FORM($other, "object") }.
event-destroyed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-destroyed.and }.
    .and = vernietigt { FORM($foe, "the") }
event-seizes = **{ FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } pakt { FORM($card, "the") } af van { FORM($other, "object") }** { seized-how }.
event-seizes-gold = **{ FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } pakt 1 goud af van { FORM($other, "object") }** { seized-how }.
seized-how = { $way ->
    [rob] (vaardigheid van de dief)
    [beguile] (vaardigheid van de tovenares)
    [acquisition] (spreuk Verwerving)
   *[spoils] (buit van het gevecht)
 }
event-lures = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } lokt { FORM($card, "the") } weg bij { FORM($other, "object") }.
event-died = 💀 { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } sterft als { FORM($character, "the") } { FORM($space, "at") }.
event-out = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } uitgeschakeld
event-left = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } verlaat het spel.
event-turned = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-turned.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } nu { $alignment ->
        [good] goed
        [evil] kwaad
       *[neutral] neutraal
     }
event-toad = 🐸 { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } wordt een pad en laat alles hier achter.
event-toad-keeping = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } wordt een pad. 🐸
event-toad-no-more = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-toad-no-more.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } geen pad meer
event-enslaved = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-enslaved.and }.
    .and = wordt in de tempel vastgehouden tot een worp van 4, 5 of 6
event-held = { FEATURE($player, "person") ->
    [second] Je blijft
   *[other] { FORM($player, "the-first") } blijft
 } in de tempel gevangen tot een worp van 4, 5 of 6.
event-freed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-freed.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent
       *[other] is
     } weer vrij
event-offer = In plaats van te lopen mag { FEATURE($player, "person") ->
    [second] je
   *[other] { FORM($player, "the") }
 } { $way ->
    [ferry] met de veerboot naar de tempel.
   *[journey] naar elk vak in het gebied.
 }
event-robbed = { FEATURE($player, "person") ->
    [second] Je verliest al je goud ({ $gold }); het ligt nu { FORM($space, "at") }.
   *[other] { FORM($player, "the-first") } verliest alle goud ({ $gold }); het ligt nu { FORM($space, "at") }.
 }
event-quest = De heksenmeester vraagt { FORM($player, "object") } om { FORM($quest, "to") }.
event-quest-done = { FEATURE($player, "person") ->
    [second] ✅ Je hebt de opdracht vervuld{ $moves ->
        [no] .
       *[yes] {" "}en gaat { FORM($space, "to") }.
     }
   *[other] ✅ { FORM($player, "the-first") } heeft de opdracht vervuld{ $moves ->
        [no] .
       *[yes] {" "}en gaat { FORM($space, "to") }.
     }
 }
event-blizzard = ❄ Een sneeuwstorm: vanaf de beurt van de volgende speler gaat iedereen maar één vak ver.
event-blizzard-over = De sneeuwstorm is voorbij.
event-passed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-passed.and }.
    .and = komt erdoor
event-turned-back = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-turned-back.and }.
    .and = keert om
event-pitfiends = { $count ->
    [one] Een helleduivel valt { FORM($player, "object") } aan.
   *[other] { $count } helleduivels vallen { FORM($player, "object") } een voor een aan.
 }
event-werewolf = Een weerwolf (kracht { $strength }) wacht op { FORM($player, "object") }.
event-death-rolled = 🎲 De Dood gooit { $total } tegen { FORM($player, "object") }.
event-crowned = 👑 { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } { $ends ->
    [yes] de Kroon van de Heerser bereikt, en daarmee is het spel beslist!
   *[no] de Kroon van de Heerser bereikt! Wie vanaf nu sterft, is uitgeschakeld.
 }
event-no-command = { FEATURE($player, "person") ->
    [second] Je kunt
   *[other] { FORM($player, "the-first") } kan
 } de heersersspreuk niet uitspreken.
event-hex-strikes = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } loopt in de beheksing.
event-hexed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } legt een beheksing op { FORM($space, "the") }.
event-magic-destroyed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } vernietigt een ronde lang alle magie.
event-magic-again = Magie werkt weer.
event-destroyed-card = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-destroyed-card.and }.
    .and = vernietigt { FORM($card, "the") }
event-divines = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } bekijkt { $count ->
    [one] de bovenste avonturenkaart
   *[other] de bovenste { $count } avonturenkaarten
 }.
event-divines-own = Boven op de avonturenstapel zie je { $cards }, in deze volgorde.
event-immobile = { FEATURE($player, "person") ->
    [second] Je kunt
   *[other] { FORM($player, "the-first") } kan
 } deze beurt niets doen.
event-invisible = { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } onzichtbaar tot het eind van de beurt.
event-blast = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } tot het eind van de beurt +{ $strength } kracht in gevechten.
event-warp = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } na deze beurt nog twee beurten.
seen-deck = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 }

## Meer vragen
ask-cast = Je mag nu een spreuk uitspreken, als je er een hebt die past; de anderen wachten er niet op.
ask-counter = { FORM($player, "the-first") } spreekt { FORM($spell, "the") }{ $aim } uit. Houd je dat tegen met een tegenspreuk?
ask-preserve-life = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } verliest { $lives ->
    [one] een leven. Spreek je Behoud uit?
   *[other] { $lives } levens. Spreek je Behoud uit om er een van te redden?
 }

## Waarom de computer iets doet
explain-middle = { $talisman ->
    [yes] Met een talisman gaat de weg door het middengebied naar de poort der macht.
   *[no] Talismans zijn er aan de overkant van de rivier.
 }
explain-onward = Vanaf daar { $steps ->
    [one] is het nog 1 vak
   *[other] zijn het nog { $steps } vakken
 } tot de Kroon van de Heerser, en voor de gevaren { $lives ->
    [one] is er 1 leven
   *[other] zijn er { $lives } levens
 } over.
explain-face = Op weg naar de Kroon van de Heerser telt elke beurt, en voor dit gevaar { $lives ->
    [one] is er 1 leven
   *[other] zijn er { $lives } levens
 } over.
explain-inner = De weg door de { $side ->
    [craft] mijnen (met wijsheid)
   *[strength] crypte (met kracht)
 } naar de vuurvallei lukt met { $percent }%.
explain-goal = { $reason ->
    [portal] Met een talisman verder naar de poort der macht
    [sentinel] Er is een goede kans tegen de wachter (kracht { $strength }), die de weg naar het middengebied bewaakt
    [talisman] De heksenmeester geeft een talisman voor een opdracht
    [heal] Levens genezen kan { FORM($space, "at") }
    [ferry] Met een 6 gaat er een veerboot van de herberg over de rivier naar de tempel
   *[raft] Met een bijl bouw je in de bossen een vlot, en dat gaat zonder wachter over de rivier
 }{ $steps ->
    [0] .
    [one] : nog 1 vak.
   *[other] : nog { $steps } vakken.
 }
explain-prey = { FORM($other, "the-first") } staat daar en lijkt zwakker.
explain-foe = { FORM($foe, "the-first") } daar is met { $percent }% te verslaan en is dan een trofee.
explain-card = Daar { FEATURE($card, "number") ->
    [plural] liggen
   *[other] ligt
 } { FORM($card, "the") }.
explain-draw = { $count ->
    [one] Daar wordt één kaart getrokken.
   *[other] Daar worden { $count } kaarten getrokken.
 }
explain-cross = Het vlot is er alleen deze beurt.
explain-build-raft = Een vlot gaat over de stormrivier zonder de wachter te ontmoeten.
explain-open = { $guard ->
    [0] De poort gaat
   *[other] De wachter verliest en de poort gaat
 } met { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } in { $percent }% van de gevallen open.
explain-attack = De kans tegen { FORM($other, "object") } is { $percent }%.
explain-rob = Iets afpakken is veiliger dan erom vechten.
explain-beguile = Een mislukte verleiding kost niets.
explain-lure = Een volgeling is een beurt waard.
explain-trade = { $rate } punten aan trofeeën worden een fiche voorgoed.
explain-take-talisman = Alleen een talisman opent de vuurvallei, vóór de Kroon.
explain-drop-talisman = Eén talisman is genoeg.
explain-strike = De kans tegen { FORM($foe, "the") } is { $percent }%.
explain-evade = Als ik vecht, win ik met { $percent }%, en ik heb nog { $lives ->
    [one] maar 1 leven
   *[other] { $lives } levens
 }: liever niet vechten.
explain-fate = Zonder een nieuwe worp is dit gevecht verloren, en ik heb nog { $lives ->
    [one] maar 1 leven
   *[other] { $lives } levens
 }.
explain-reroll = Geen van deze vakken is de beurt waard.
explain-turn-back = Met nog { $lives ->
    [one] maar 1 leven
   *[other] { $lives } levens
 } is de weg vooruit te gevaarlijk.
explain-turn-back-without = Zonder talisman komt niemand de vuurvallei in.
explain-visit = { $way ->
    [replenish] Aanvullen is hier gratis, en er ontbreekt { $fate } lot.
    [heal] Genezen is hier gratis, en er { $lives ->
        [one] ontbreekt 1 leven
       *[other] ontbreken { $lives } levens
     }.
    [nothing] Dit bezoek levert niets op, maar kan ook geen kwaad.
    [blacksmith] Voor { $gold } goud is er een wapen of bescherming te koop.
    [mystic] Een op de drie worpen geeft wijsheid of een spreuk.
    [enchantress] De helft van de worpen is goed.
    [pray] Een op de drie worpen wordt beloond.
   *[other] Er { $lives ->
        [one] ontbreekt 1 leven
       *[other] ontbreken { $lives } levens
     }, voor elk 1 goud.
 }
explain-buy = Het geeft in elk gevecht 1 kracht extra.
explain-accept = Een opdracht leidt naar een talisman.
explain-regenerate = Een leven is meer waard dan een verplaatsing.
event-trade-few = Samen zijn deze trofeeën geen fiche waard; { FEATURE($player, "person") ->
    [second] je
   *[other] { FORM($player, "the") }
 } houdt ze.

## Zetten die goed lijken, met alle details
gain-chance = Dit lukt met { $percent }% kans.
gain-character = De winnaar neemt een leven, 1 goud of een voorwerp af.
gain-trophy = Een overwinning levert een trofee op, en trofeeën worden kracht of wijsheid.
gain-sentinel = Na een overwinning ga je over de brug naar het middengebied.
gain-portal = Achter de poort ligt de weg naar de Kroon van de Heerser.
advice-plunder-all = Alles nemen
advice-plunder-nothing = Alles laten liggen
advice-trade = { $cards }: { $strength ->
    [0] { $craft } wijsheid
   *[other] { $craft ->
        [0] { $strength } kracht
       *[other] { $strength } kracht en { $craft } wijsheid
     }
 }
advice-visit = { $way }: { $why }
advice-heal = { $number ->
    [0] Niet laten genezen
    [one] 1 leven voor { $gold } goud
   *[other] { $number } levens voor { $gold } goud
 }
advice-replenish = { $number ->
    [0] Niets aanvullen
   *[other] { $number } lot voor { $gold } goud
 }
why-blacksmith = { $gold ->
    [0] wapens vanaf { $price } goud (je hebt niets)
   *[other] wapens vanaf { $price } goud (je hebt { $gold })
 }
why-healer = { $missing ->
    [0] je bent ongedeerd
   *[other] { $gold ->
        [0] genezen voor goud (je hebt er geen)
       *[other] { $missing ->
            [one] 1 leven voor 1 goud
           *[other] { $missing } levens, elk 1 goud
         }
     }
 }
why-doctor = { $missing ->
    [0] je bent ongedeerd
   *[other] { $gold ->
        [0] genezen voor goud (je hebt er geen)
       *[other] { $missing ->
            [one] 1 leven voor 1 goud
           *[other] 2 levens, elk 1 goud
         }
     }
 }
why-mystic = 5 = wijsheid, 6 = spreuk
why-alchemist = { $objects ->
    [0] niets te verkopen
   *[other] 1 goud per voorwerp
 }
why-enchantress = slecht tot 3, goed vanaf 4
why-heal = { $missing ->
    [0] je bent ongedeerd
    [one] je mist 1 leven
   *[other] je mist { $missing } levens
 }
why-replenish = { $missing ->
    [0] je mist niets
   *[other] je mist { $missing } lot
 }
why-pray = { $space ->
    [chapel] 5 = leven, 6 = spreuk
   *[graveyard] 5 = lot, 6 = spreuk
 }
board-supplies = { $last ->
    [0] Ronde { $round }
   *[other] Ronde { $round }, { $left ->
        [0] de laatste, dan tellen de punten
       *[other] daarna nog { $left }, dan tellen de punten
    }{ $lead ->
        [-1] {""}
        [0] {" ("}nu gelijk)
        [one] {" ("}voorsprong: 1 punt)
       *[other] {" ("}voorsprong: { $lead } punten)
    }
} · nog { $cards ->
    [one] 1 avonturenkaart
   *[other] { $cards } avonturenkaarten
} en { $spells ->
    [one] 1 spreuk
   *[other] { $spells } spreuken
}
