game-tenefyr = Heroes of Tenefyr

## Fasen, koppen en kerncijfers
phase-heroes = helden kiezen
phase-camp = kamp
phase-draw = trekken
phase-play = spelen
phase-over = het einde
place-dungeon = dungeon { $number } (level { $level })
    .in = in dungeon { $number } (level { $level })
    .cards = De kaarten in dungeon { $number } (level { $level })
place-number = dungeon { $number }
place-boss = { $boss }
    .in = bij de boss
    .cards = De kaarten van { FORM($boss, "the") }
place-last-dungeon = de laatste dungeon
    .heading = De laatste dungeon
    .the-first = De laatste dungeon
headline-heroes = Helden kiezen · { FEATURE($player, "person") ->
    [second] jij bent aan de beurt
   *[other] aan de beurt: { FORM($player, "the") }
 }
headline-fight = Gevecht tegen { FORM($enemy, "the") } · kracht { $total } van { $power } · { FEATURE($player, "person") ->
    [second] jij bent aan de beurt
   *[other] aan de beurt: { FORM($player, "the") }
 }
headline-camp = { $left ->
    [0] In het kamp · de boss valt aan
    [one] In het kamp · de boss valt over 1 stap aan
   *[other] In het kamp · de boss valt over { $left } stappen aan
 }
headline-place = Tussen twee gevechten · { $place }
headline-over = { $ending ->
    [won] De boss is verslagen: de helden hebben gewonnen
    [defeated] De boss was te sterk: de helden hebben verloren
   *[left] De expeditie is opgegeven
 }
figure-player = { $player } · { $heroes }
figure-cards = Deck { $deck }, afgelegd { $discard }
figure-hand = Hand: { $cards }
figure-top = Boven op het deck: { $cards }
figure-fight = Gevecht · { $place }
figure-power = { $enemy }: kracht { $power }, de helden hebben tot nu toe { $total }
figure-dungeons = Waarheen
figure-dungeon = { $place }: { $enemy }, { $cards ->
    [one] 1 vijand
   *[other] { $cards } vijanden
 }
figure-rewarded = { $line }, { $reward }
figure-played = Kaarten van { FORM($player, "object") }: { $cards }
figure-token = Heeft het startspelerfiche
figure-gives = { $cards ->
    [one] De volgende stap levert 1 kaart van level { $level } op
   *[other] De volgende stap levert { $cards } kaarten van level { $level } op
 }
figure-completed = { $count ->
    [one] Voltooid: dungeon { $numbers }
   *[other] Voltooid: dungeons { $numbers }
 }
figure-track = { $left ->
    [0] De boss-pion staat op de schedel
    [one] De boss-pion heeft nog 1 stap
   *[other] De boss-pion heeft nog { $left } stappen
 }

## Stapels om door te bladeren
pile-discard = Aflegstapel: { $player }
pile-hand = Hand: { $player }
pile-top = Boven op het deck: { $player }
pile-dungeon = { $number ->
    [0] { FORM($boss, "heading") }: open vijanden
   *[other] Dungeon { $number }: open vijanden
 }
pile-removed = Uit het spel verwijderd
pile-card = { $count ->
    [one] { $card } ({ $power })
   *[other] { $count } × { $card } ({ $power })
 }
pile-card-with-detail = { $line }: { $detail }
pile-more = { $line } { $detail }

## Kaarten
card-power = Kracht { $power }
card-enemy = { $level ->
    [0] Boss · kracht { $two } met twee spelers, { $three } met drie, { $four } met vier
   *[other] Level { $level } · kracht { $two } met twee spelers, { $three } met drie, { $four } met vier
 }
card-loot = Buit: { $loot }
card-only-hero = Werkt alleen voor deze held: { $hero }.
card-condition = { $deck ->
    [0] { $hand ->
        [one] Leg hiervoor een kaart uit je hand af:
       *[other] Leg hiervoor { $hand } kaarten uit je hand af:
     }
    [one] Leg hiervoor de bovenste kaart van je deck af:
   *[other] Leg hiervoor de bovenste { $deck } kaarten van je deck af:
 }
card-hero = Een held. Vaardigheid: { $skill }
card-boss = Een boss met vier kaarten, in willekeurige volgorde: { $stages }
card-reward-each = Beloning van level { $level }: ieder kiest er een
card-reward-together = Beloning van level { $level }: kies er samen een
enemy-draws = { $by ->
    [-1] Iedereen trekt één kaart minder.
    [1] Iedereen trekt één kaart meer.
    [-2] Iedereen trekt twee kaarten minder.
   *[other] Iedereen trekt { $by } kaarten meer.
 }
    .does = { $by ->
        [-1] 1 kaart minder trekken
        [-2] 2 kaarten minder trekken
        [1] 1 kaart meer trekken
       *[other] { $by } kaarten meer trekken
     }
enemy-basics = { $by ->
    [-1] Elke basiskaart heeft 1 kracht minder.
    [-2] Elke basiskaart heeft 2 kracht minder.
   *[other] Elke basiskaart heeft { $by } kracht meer.
 }
    .does = basiskaarten { $by ->
        [-1] −1
        [-2] −2
       *[other] +{ $by }
     }
enemy-ambush = { $cards ->
    [one] Aan het begin legt iedereen de bovenste kaart van het eigen deck af.
   *[other] Aan het begin legt iedereen de bovenste { $cards } kaarten van het eigen deck af.
 }
    .does = iedereen legt er eerst { $cards } af
enemy-preys = Deze vijand heeft { $by } kracht meer zolang er een leeg deck is.
    .does = +{ $by } bij een leeg deck
enemy-haunted = Deze vijand heeft { $by } kracht minder voor elke Misser op de aflegstapels.
    .does = −{ $by } per afgelegde Misser
enemy-grows = Deze vijand heeft { $by } kracht meer voor elke hand die in dit gevecht wordt afgelegd.
    .does = +{ $by } per afgelegde hand
enemy-crowd = Deze vijand heeft { $by } kracht meer voor elke kaart die eronder ligt.
    .does = +{ $by } per kaart eronder
enemy-silence = Vaardigheidskaarten hebben geen effect.
    .does = vaardigheden zonder effect
enemy-hoard = Wie aan de beurt is als deze vijand valt, krijgt ook een kaart van level { $level } uit de reserve.
    .does = plus 1 kaart van level { $level }
enemy-moves = Is deze vijand na de eerste beurt nog niet verslagen, dan trekt hij verder naar een andere dungeon.
    .does = trekt na 1 beurt verder
loot-draw = { $cards ->
    [one] Trek een kaart.
   *[other] Trek { $cards } kaarten.
 }
    .does = trekt { $cards }
loot-draw-up-to = { $cards ->
    [one] Je mag een kaart trekken.
   *[other] Trek hoogstens { $cards } kaarten.
 }
    .does = trekt er hoogstens { $cards }
loot-throw = { $cards ->
    [one] Leg een kaart uit je hand af.
   *[other] Leg { $cards } kaarten uit je hand af.
 }
    .does = legt { $cards } af
loot-double = Verdubbel een andere kaart die je in dit gevecht hebt gespeeld.
    .does = verdubbelt een kaart
loot-double-player = Verdubbel de kracht van alle kaarten die een andere speler in dit gevecht heeft gespeeld.
    .does = verdubbelt andermans kaarten
loot-per-basic = { $by } kracht meer voor elke basiskaart die je in dit gevecht hebt gespeeld.
    .does = +{ $by } per basiskaart
loot-per-dungeon = { $by } kracht meer voor elke voltooide dungeon.
    .does = +{ $by } per dungeon
loot-last-stand = { $by } kracht meer als je deck leeg is.
    .does = +{ $by } met een leeg deck
loot-weaken = De vijand verliest { $by } kracht in dit gevecht.
    .does = vijand −{ $by }
loot-recover = { $cards ->
    [one] Leg een kaart van je aflegstapel boven op je deck.
   *[other] Leg { $cards } kaarten van je aflegstapel boven op je deck.
 }
    .does = haalt { $cards } terug
loot-discharge = { $cards ->
    [one] Je mag een basiskaart uit je aflegstapel verwijderen.
   *[other] Je mag hoogstens { $cards } basiskaarten uit je aflegstapel verwijderen.
 }
    .does = verwijdert basiskaarten
loot-inspire = In de volgende beurt van een andere speler heeft elke kaart { $by } kracht meer.
    .does = volgende beurt +{ $by } per kaart
loot-ready = { $cards ->
    [one] Een andere speler trekt in de volgende beurt één kaart meer.
   *[other] Een andere speler trekt in de volgende beurt { $cards } kaarten meer.
 }
    .does = iemand trekt er { $cards } meer
loot-borrow = Speel een willekeurige kaart uit de reserve: level 1, plus één level voor elke drie voltooide dungeons. Na het gevecht gaat die kaart terug.
    .does = speelt een reservekaart
reward-remove = { $basics ->
    [yes] { $cards ->
        [one] Verwijder een basiskaart uit je deck
       *[other] Verwijder hoogstens { $cards } basiskaarten uit je deck
     }
   *[no] { $cards ->
        [one] Verwijder een kaart uit je deck
       *[other] Verwijder hoogstens { $cards } kaarten uit je deck
     }
 }{ $solo ->
    [0] { "" }
   *[other] {" "}(solo: hoogstens { $solo })
 }
    .to = { $basics ->
        [yes] { $cards ->
            [one] een basiskaart uit het deck te verwijderen
           *[other] hoogstens { $cards } basiskaarten uit het deck te verwijderen
         }
       *[no] { $cards ->
            [one] een kaart uit het deck te verwijderen
           *[other] hoogstens { $cards } kaarten uit het deck te verwijderen
         }
     }
    .gain = { $cards ->
        [one] 1 kaart weg
       *[other] { $cards } kaarten weg
     }
reward-give = Geef een kaart uit je deck aan een andere speler
    .to = een kaart uit het deck aan een andere speler te geven
    .gain = er een weggeven
reward-take = Krijg een willekeurige kaart van level { $level } uit de reserve
    .to = een willekeurige kaart van level { $level } uit de reserve te krijgen
    .gain = kaart van level { $level }
reward-scout = Bekijk alle kaarten van een dungeon of de boss en kies de volgorde
    .to = alle kaarten van een dungeon of de boss te bekijken en de volgorde te kiezen
    .gain = vooruitkijken
reward-push-back = { $steps ->
    [one] De boss-pion gaat één stap terug
   *[other] De boss-pion gaat { $steps } stappen terug
 }
    .to = { $steps ->
        [one] de boss-pion één stap terug te zetten
       *[other] de boss-pion { $steps } stappen terug te zetten
     }
    .gain = { $steps ->
        [one] boss 1 stap terug
       *[other] boss { $steps } stappen terug
     }
reward-ready-all = { $cards ->
    [one] Iedereen trekt in het volgende gevecht één kaart meer
   *[other] Iedereen trekt in het volgende gevecht { $cards } kaarten meer
 }
    .to = { $cards ->
        [one] in het volgende gevecht elk één kaart meer te trekken
       *[other] in het volgende gevecht elk { $cards } kaarten meer te trekken
     }
    .gain = { $cards ->
        [one] 1 kaart meer
       *[other] { $cards } kaarten meer
     }

## Zetten en wat erbij hoort
move-hero = Kies een held
move-play = Speel één kaart
move-hold-back = Kaart spelen, vijandeffect vóór verdubbelen
    .short = Speel, vijand eerst
move-play-all = Speel alles
move-play-all-ordered = Speel alles in je eigen volgorde
move-redraw = Nieuwe hand
move-enter = Betreden
move-go-on = Verder vechten
move-withdraw = Dungeon verlaten
    .short = Verlaten (boss 1 stap dichterbij)
move-take = Nemen
move-give = Geven
move-put-back = Terug naar de reserve
move-send = Sturen naar
move-choose = Kiezen
move-player = Kiezen
move-number = Kiezen
move-pay = Afleggen
move-pick = Kaarten kiezen
move-arrange = Volgorde kiezen
move-decline = Nee
choose-which = Welke?
choose-top-first = De bovenste eerst
argument-card = { $card } ({ $power })
argument-card-effect = { $card } ({ $power } ✨)
argument-card-choice = { $card } ({ $power }: { $effects })
argument-effect = { FORM($effect, "does") }
argument-counted = { $count ->
    [one] { $card }
   *[other] { $count } { FORM($card, "plural") }
 }
    .one = { $count ->
        [one] { FORM($card, "one") }
       *[other] { $count } { FORM($card, "plural") }
     }
argument-hero = { $word ->
    [barbarian] { $hero }: trekt tot 3 kaarten extra
    [bard] { $hero }: maakt anderen sterker
    [cleric] { $hero }: haalt kaarten terug
   *[thief] { $hero }: leent een kaart
 }
argument-cards = { $cards }
argument-give = { FEATURE($player, "person") ->
    [second] Jij krijgt de kaart
   *[other] { FORM($player, "the-first") } krijgt de kaart
 }
argument-number = { $number }
argument-amount = { $number ->
    [0] Geen kaart
    [one] 1 kaart
   *[other] { $number } kaarten
 }
argument-enemy = { $enemy } ({ $power })
argument-enemy-rules = { $enemy } ({ $power }: { $rules })
argument-dungeon = Dungeon { $number }, level { $level }: { $enemy }, { $cards ->
    [one] 1 vijand
   *[other] { $cards } vijanden
 }
    .short = { $number } · level { $level }: { $enemy }
argument-boss = { FORM($boss, "heading") }: { $enemy }, { $cards ->
    [one] 1 vijand
   *[other] { $cards } vijanden
 }
    .short = { FORM($boss, "heading") } · { $enemy }
argument-no-effect = { $option } (nu zonder effect)
argument-closed = een gesloten kaart
argument-new-dungeon = een nieuwe dungeon

## Vragen
because-token = startspelerfiche
ask-hero = { $count ->
    [one] Welke held speel je?
   *[other] { $number ->
        [1] { $dealt ->
            [yes] Je speelt twee helden. Kies er een; de laatste held, die niemand koos, krijg je erbij.
           *[no] Je speelt twee helden. Welke kies je eerst?
         }
       *[other] Welke held speel je daarnaast?
     }
 }
ask-keep = { FORM($enemy, "the-first") } heeft kracht { $power }, de helden hebben tot nu toe { $total }. Speel je deze hand, of leg je hem af en trek je een nieuwe?
ask-play = { FORM($enemy, "the-first") } heeft kracht { $power }, de helden hebben tot nu toe { $total }. { $count ->
    [one] Hoe speel je { $cards }?
   *[other] In welke volgorde speel je { $cards }?
 }
ask-enter = { $players ->
    [1] Welke dungeon betreed je?
   *[other] Welke dungeon betreden jullie samen?
 }
ask-go-on = { $cards ->
    [one] { $players ->
        [1] Verdergaan in deze dungeon (nog 1 vijand), of weggaan en je deck aanvullen?
       *[other] Verdergaan in deze dungeon (nog 1 vijand), of weggaan en jullie decks aanvullen?
     }
   *[other] { $players ->
        [1] Verdergaan in deze dungeon (nog { $cards } vijanden), of weggaan en je deck aanvullen?
       *[other] Verdergaan in deze dungeon (nog { $cards } vijanden), of weggaan en jullie decks aanvullen?
     }
 }
ask-send = { FORM($enemy, "the-first") } trekt verder. Waarheen?
ask-hand-out = Wie krijgt { $card }?
ask-reward = Wat kies je van de beloning “{ $reward }”?
ask-reward-together = Wat kiezen jullie samen van de beloning “{ $reward }”?
ask-receiver = Wie krijgt de kaart?
ask-first = Wie gebruikt de beloning het eerst? Dat kan veranderen wat daarna komt.
ask-scout = Welke kaarten bekijken jullie?
ask-arrange = In welke volgorde moeten de kaarten liggen, de bovenste eerst?
ask-condition = { $deck ->
    [0] { $hand ->
        [one] Een kaart uit je hand afleggen voor het effect van { $card } ({ ask-condition.gain })?
       *[other] { $hand } kaarten uit je hand afleggen voor het effect van { $card } ({ ask-condition.gain })?
     }
    [one] De bovenste kaart van je deck afleggen voor het effect van { $card } ({ ask-condition.gain })?
   *[other] De bovenste { $deck } kaarten van je deck afleggen voor het effect van { $card } ({ ask-condition.gain })?
 }
    .gain = { $effects }, { $more ->
        [0] verandert nu niets
       *[other] nu hoogstens +{ $more }
     }
ask-throw = { $cards ->
    [one] Welke kaart leg je af voor { $card }?
   *[other] Welke { $cards } kaarten leg je af voor { $card }?
 }
ask-recover = { $more ->
    [0] Welke kaart van je aflegstapel gaat met { $card } boven op je deck?
    [one] Welke twee kaarten van je aflegstapel gaan met { $card } boven op je deck? De bovenste trek je als eerste.
   *[other] Welke kaart van je aflegstapel gaat met { $card } als eerste terug op je deck? Er komen nog { $more } kaarten bovenop.
 }
ask-discharge = { $cards ->
    [one] Verwijder je met { $card } een basiskaart van je aflegstapel?
   *[other] Welke basiskaarten van je aflegstapel verwijder je met { $card } (hoogstens { $cards })?
 }
ask-remove = { $cards ->
    [one] Welke kaart verwijder je?
   *[other] Welke kaarten verwijder je (hoogstens { $cards })?
 }
ask-double = Welke kaart verdubbel je met { $card }?
ask-double-player = Wiens kaarten verdubbel je met { $card }?
ask-inspire = Wiens volgende beurt maak je sterker met { $card }?
ask-ready = Wie trekt door { $card } in de volgende beurt meer?
ask-give = Welke kaart geef je weg?
ask-give-to = Aan wie geef je { $card }?
ask-draw-more = Hoeveel kaarten trek je met { $card }? { $short ->
    [0] Met de rest van je hand hebben de helden al genoeg, { $total } tegen { $power }. Wat je nu trekt, moet je spelen, en je hebt het pas weer als de decks worden aangevuld.
   *[other] Met de rest van je hand hebben de helden { $total } van de { $power }.
 }

## Wat er gebeurt
event-hero = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-hero.and }.
    .and = { FEATURE($player, "person") ->
        [second] speelt
       *[other] speelt
     } { FORM($hero, "the") }
event-begun = De dungeons liggen klaar, en { FEATURE($player, "person") ->
    [second] jij hebt
   *[other] { FORM($player, "the") } heeft
 } het startspelerfiche.
event-entered = De helden gaan naar { $place }.
event-boss-attacks = De boss valt aan!
event-boss-left = Alle dungeons zijn voltooid, nu valt de boss aan!
event-fight = ⚔ De helden vechten { FORM($place, "in") } tegen { FORM($enemy, "the") } met kracht { $power }.
event-enemy-rule = 📜 { $rule }
event-turn = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-turn.and }.
    .and = { FEATURE($player, "person") ->
        [second] bent aan de beurt
       *[other] is aan de beurt
     }
event-drew = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] trekt
       *[other] trekt
     } { FORM($cards, "one") }
event-redrew = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } legt { $count ->
    [one] de kaart af en trekt een nieuwe.
   *[other] { $count } kaarten af en trekt een nieuwe hand.
 }
event-exhausted = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-exhausted.and }.
    .and = { FEATURE($player, "person") ->
        [second] hebt
       *[other] heeft
     } geen kaarten meer in het deck
event-nothing-to-play = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-nothing-to-play.and }.
    .and = { FEATURE($player, "person") ->
        [second] kunt
       *[other] kan
     } niets spelen
event-played = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-played.and }.
    .and = { FEATURE($player, "person") ->
        [second] speelt
       *[other] speelt
     } { $card } ({ $power })
    .also = { $card } ({ $power })
event-power = De helden hebben nu kracht { $total } van { $power }.
event-victory = { FORM($enemy, "the-first") } is verslagen met { $total } tegen { $power }.
event-defeat = { $final ->
    [yes] { FORM($enemy, "the-first") } is te sterk. Dit gevecht is verloren, en daarmee de expeditie.
   *[no] { FORM($enemy, "the-first") } is te sterk en gooit de helden eruit.
 }
event-won = 🏆 De laatste vijand is verslagen: de helden hebben gewonnen!
event-loot = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-loot.and }.
    .and = { FEATURE($player, "person") ->
        [second] krijgt
       *[other] krijgt
     } { $card } als buit, omdat de vijand in { FEATURE($player, "person") ->
        [second] jouw
       *[other] die
     } beurt is verslagen
event-withdrew = De helden verlaten de dungeon.
event-opened = Daar wacht nu { FORM($enemy, "the") } met kracht { $power }.
event-moved = { FORM($enemy, "the-first") } trekt verder naar { $place }.
event-pawn = { $left ->
    [0] De boss-pion bereikt de schedel.
    [one] De boss-pion heeft nog 1 stap te gaan.
   *[other] De boss-pion heeft nog { $left } stappen te gaan.
 }
event-pawn-back = { $left ->
    [one] De boss-pion gaat terug en heeft nog 1 stap te gaan.
   *[other] De boss-pion gaat terug en heeft nog { $left } stappen te gaan.
 }
event-pawn-back-in-vain = De boss-pion gaat terug, maar de boss valt toch aan.
event-skull = Vanaf nu is er alleen nog de boss.
event-rested = Alle decks worden aangevuld.
event-completed = ✅ De helden hebben { $place } voltooid.
event-reward = De beloning is “{ $reward }”.
event-chose = { FEATURE($player, "person") ->
    [second] Je kiest ervoor
   *[other] { FORM($player, "the-first") } kiest ervoor
 } { FORM($option, "to") }.
event-chose-together = De helden kiezen er samen voor { FORM($option, "to") }.
event-found = De reserve levert { $cards } op.
event-took = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = { FEATURE($player, "person") ->
        [second] krijgt
       *[other] krijgt
     } { $card }
event-put-back = Niemand neemt { $card }.
event-reserve-empty = De reserve is op.
event-borrowed = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-borrowed.and }.
    .and = { FEATURE($player, "person") ->
        [second] leent
       *[other] leent
     } { $card } uit de reserve
event-set-aside = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-set-aside.and }.
    .and = { FEATURE($player, "person") ->
        [second] verwijdert
       *[other] verwijdert
     } { FORM($card, "one") }
event-gave = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-gave.and }.
    .and = { FEATURE($player, "person") ->
        [second] geeft
       *[other] geeft
     } { $card } aan { FORM($receiver, "object") }
event-recovered = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-recovered.and }.
    .and = { FEATURE($player, "person") ->
        [second] legt
       *[other] legt
     } { FORM($card, "one") } boven op het deck
event-discarded = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] legt
       *[other] legt
     } { FORM($card, "one") } af
event-discarded-top = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-discarded-top.and }.
    .and = { FEATURE($player, "person") ->
        [second] legt
       *[other] legt
     } { FORM($cards, "one") } van het deck af
event-doubled = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-doubled.and }.
    .and = { FEATURE($player, "person") ->
        [second] verdubbelt
       *[other] verdubbelt
     } { $card }
event-player-doubled = { FEATURE($player, "person") ->
    [second] Jouw kaarten
   *[other] De kaarten van { FORM($player, "object") }
 } tellen dubbel{ $power ->
    [0] {", "}maar dat verandert nog niets
   *[other] : { $power } kracht meer
 }.
event-weakened = { FORM($enemy, "the-first") } verliest { $by } kracht.
event-inspired = In { FEATURE($player, "person") ->
    [second] jouw volgende beurt
   *[other] de volgende beurt van { FORM($player, "object") }
 } heeft elke kaart { $by } kracht meer.
event-readied = { FEATURE($player, "person") ->
    [second] Je trekt
   *[other] { FORM($player, "the-first") } trekt
 } in de volgende beurt { $cards ->
    [one] één kaart meer.
   *[other] { $cards } kaarten meer.
 }
event-all-readied = { $cards ->
    [one] Iedereen trekt in het volgende gevecht één kaart meer.
   *[other] Iedereen trekt in het volgende gevecht { $cards } kaarten meer.
 }
event-scouted = { FORM($place, "cards") }, de bovenste eerst: { $cards }.
event-arranged = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { $changed ->
    [yes] legt ze in deze volgorde, de bovenste eerst: { $cards }.
   *[no] laat ze in deze volgorde liggen.
 }
event-left = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-left.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlaat
       *[other] verlaat
     } de expeditie

## Redenen
refused-hero-turn = { FEATURE($player, "person") ->
    [second] Jij mag nu een held kiezen.
   *[other] { FORM($player, "the-first") } mag nu een held kiezen.
 }
refused-heroes-chosen = De helden zijn gekozen.
refused-hero-taken = { $hero } is al gekozen: { $player }. Elke held kan maar één keer worden gespeeld.
refused-no-hero = Die held bestaat niet. Je kunt kiezen uit { $heroes }.
refused-turn = { FEATURE($player, "person") ->
    [second] Jij bent aan de beurt.
   *[other] { FORM($player, "the-first") } is aan de beurt.
 }
refused-no-fight = Er is nu geen gevecht.
refused-redraw-over = Je hebt al een kaart gespeeld, dus je houdt deze hand.
refused-redraw-empty = Je deck is leeg: er valt niets te trekken, dus je houdt deze hand.
refused-not-asked = Dat wordt je nu niet gevraagd.
refused-choose = Beantwoord eerst deze vraag: { $question }
refused-no-card = Er is geen kaart die “{ $word }” heet.
refused-not-in-hand = { $card } zit niet in je hand.
refused-play-all = { $count ->
    [one] Noem de enige kaart in je hand.
   *[other] Noem alle { $count } kaarten in je hand, elk één keer.
 }
refused-no-order = { $card } verdubbelt geen basiskaart die de vijand verandert: de volgorde maakt niets uit. Speel de kaart gewoon.
refused-completed = Dungeon { $number } is voltooid: daar valt niets meer te halen. Kies een andere.
refused-same-dungeon = Daar niet: kies een andere dungeon.
refused-no-dungeon = Die dungeon bestaat niet. Hier zijn nog vijanden: { $places }.
refused-no-boss = Die boss bestaat niet. Kies random, of een boss uit de lijst: { $bosses }.
refused-no-seat = { $seats ->
    [one] Hier zit maar één speler.
   *[other] Hier zitten maar { $seats } spelers: kies een van hen, of laat het toeval beslissen.
 }
