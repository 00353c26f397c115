game-tenefyr = Heroes of Tenefyr

## Phasen, Überschriften und Kennzahlen
phase-heroes = Heldenwahl
phase-camp = Lager
phase-draw = Ziehen
phase-play = Spielen
phase-over = Ende
place-dungeon = Verlies { $number } (Stufe { $level })
    .in = in Verlies { $number } (Stufe { $level })
    .cards = Die Karten in Verlies { $number } (Stufe { $level })
    .to = gehen zu Verlies { $number } (Stufe { $level })
place-number = Verlies { $number }
place-boss = { $boss }
    .in = beim Boss
    .cards = Die Karten von { FORM($boss, "the-dative") }
    .the-dative = { FORM($boss, "the-dative") }
    .to = treten vor { FORM($boss, "the-accusative") }
place-last-dungeon = das letzte Verlies
    .the-first = Das letzte Verlies
    .the-dative = dem letzten Verlies
    .to = gehen zum letzten Verlies
    .heading = Das letzte Verlies
headline-heroes = Heldenwahl · { FEATURE($player, "person") ->
    [second] du bist dran
   *[other] { FORM($player, "the") } ist dran
 }
headline-fight = Kampf gegen { FORM($enemy, "the-accusative") } · Kraft { $total } von { $power } · { FEATURE($player, "person") ->
    [second] du bist am Zug
   *[other] am Zug: { FORM($player, "the") }
 }
headline-camp = { $left ->
    [0] Im Lager · der Boss greift an
    [one] Im Lager · der Boss greift in 1 Schritt an
   *[other] Im Lager · der Boss greift in { $left } Schritten an
 }
headline-place = Zwischen den Kämpfen · { $place }
headline-over = { $ending ->
    [won] Der Boss ist besiegt: Die Helden haben gewonnen
    [defeated] Der Boss war zu stark: Die Helden haben verloren
   *[left] Die Expedition wurde aufgegeben
 }
figure-player = { $player } · { $heroes }
figure-cards = Deck { $deck }, Ablagestapel { $discard }
figure-hand = Hand: { $cards }
figure-top = Oben auf dem Deck: { $cards }
figure-fight = Kampf · { $place }
figure-power = { $enemy }: Kraft { $power }, die Helden haben bisher { $total }
figure-dungeons = Wohin
figure-dungeon = { $place }: { $enemy }, { $cards } Gegner
figure-rewarded = { $line }, { $reward }
figure-played = Karten { FORM($player, "genitive") }: { $cards }
figure-token = Hat den Startspielermarker
figure-gives = { $cards ->
    [one] Der nächste Schritt bringt 1 Karte der Stufe { $level }
   *[other] Der nächste Schritt bringt { $cards } Karten der Stufe { $level }
 }
figure-completed = { $count ->
    [one] Geschafft: Verlies { $numbers }
   *[other] Geschafft: Verliese { $numbers }
 }
figure-track = { $left ->
    [0] Die Bossfigur steht auf dem Totenkopf
    [one] Die Bossfigur hat noch 1 Schritt
   *[other] Die Bossfigur hat noch { $left } Schritte
 }

## Piles to look through
pile-discard = Ablagestapel: { $player }
pile-hand = Hand: { $player }
pile-top = Oben auf dem Deck: { $player }
pile-dungeon = { $number ->
    [0] { FORM($boss, "heading") }: offene Gegner
   *[other] Verlies { $number }: offene Gegner
 }
pile-removed = Aus dem Spiel entfernt
pile-card = { $count ->
    [one] { $card } ({ $power })
   *[other] { $count } × { $card } ({ $power })
 }
pile-card-with-detail = { $line }: { $detail }
pile-more = { $line } { $detail }

## Karten
card-power = Kraft { $power }
card-enemy = { $level ->
    [0] Boss · Kraft { $two } zu zweit, { $three } zu dritt, { $four } zu viert
   *[other] Stufe { $level } · Kraft { $two } zu zweit, { $three } zu dritt, { $four } zu viert
 }
card-loot = Beute: { $loot }
card-only-hero = Wirkt nur für: { $hero }.
card-condition = { $deck ->
    [0] { $hand ->
        [one] Wenn du dafür eine Handkarte abwirfst:
       *[other] Wenn du dafür { $hand } Handkarten abwirfst:
     }
    [one] Wenn du dafür die oberste Karte deines Decks abwirfst:
   *[other] Wenn du dafür die obersten { $deck } Karten deines Decks abwirfst:
 }
card-hero = Ein Held. Fähigkeit: { $skill }
card-boss = Ein Boss mit vier Karten in beliebiger Reihenfolge: { $stages }
card-reward-each = Belohnung der Stufe { $level }: Alle wählen je eine
card-reward-together = Belohnung der Stufe { $level }: Wählt gemeinsam eine
enemy-draws = { $by ->
    [-1] Alle ziehen eine Karte weniger.
    [1] Alle ziehen eine Karte mehr.
    [-2] Alle ziehen zwei Karten weniger.
   *[other] Alle ziehen { $by } Karten mehr.
 }
    .does = { $by ->
        [-1] 1 Karte weniger ziehen
        [-2] 2 Karten weniger ziehen
        [1] 1 Karte mehr ziehen
       *[other] { $by } Karten mehr ziehen
     }
enemy-basics = { $by ->
    [-1] Jede Basiskarte hat 1 Kraft weniger.
    [-2] Jede Basiskarte hat 2 Kraft weniger.
   *[other] Jede Basiskarte hat { $by } Kraft mehr.
 }
    .does = Basiskarten { $by ->
        [-1] −1
        [-2] −2
       *[other] +{ $by }
     }
enemy-ambush = { $cards ->
    [one] Zu Beginn werfen alle die oberste Karte ihres Decks ab.
   *[other] Zu Beginn werfen alle die obersten { $cards } Karten ihres Decks ab.
 }
    .does = erst werfen alle { $cards } ab
enemy-preys = Dieser Gegner hat { $by } Kraft mehr, solange irgendein Deck leer ist.
    .does = +{ $by } bei leerem Deck
enemy-haunted = Dieser Gegner hat { $by } Kraft weniger für jeden Fehlschlag in den Ablagestapeln.
    .does = −{ $by } je abgelegtem Fehlschlag
enemy-grows = Dieser Gegner hat { $by } Kraft mehr für jede Hand, die in diesem Kampf abgeworfen wird.
    .does = +{ $by } je abgeworfener Hand
enemy-crowd = Dieser Gegner hat { $by } Kraft mehr für jede Karte, die darunter liegt.
    .does = +{ $by } je Karte darunter
enemy-silence = Fähigkeitskarten haben keine Wirkung.
    .does = Fähigkeiten ohne Wirkung
enemy-hoard = Wer am Zug ist, wenn dieser Gegner fällt, bekommt auch eine Karte der Stufe { $level } aus der Reserve.
    .does = dazu 1 Karte der Stufe { $level }
enemy-moves = Steht dieser Gegner nach dem ersten Zug noch, zieht er in ein anderes Verlies.
    .does = zieht nach 1 Zug weiter
loot-draw = { $cards ->
    [one] Zieh eine Karte.
   *[other] Zieh { $cards } Karten.
 }
    .does = zieht { $cards }
loot-draw-up-to = { $cards ->
    [one] Du darfst eine Karte ziehen.
   *[other] Zieh bis zu { $cards } Karten.
 }
    .does = zieht bis zu { $cards }
loot-throw = { $cards ->
    [one] Wirf eine Handkarte ab.
   *[other] Wirf { $cards } Handkarten ab.
 }
    .does = wirft { $cards } ab
loot-double = Verdopple eine andere Karte, die du in diesem Kampf gespielt hast.
    .does = verdoppelt eine Karte
loot-double-player = Verdopple die Kraft aller Karten, die jemand anderes in diesem Kampf gespielt hat.
    .does = verdoppelt fremde Karten
loot-per-basic = { $by } Kraft mehr für jede Basiskarte, die du in diesem Kampf gespielt hast.
    .does = +{ $by } je Basiskarte
loot-per-dungeon = { $by } Kraft mehr für jedes geschaffte Verlies.
    .does = +{ $by } je Verlies
loot-last-stand = { $by } Kraft mehr, wenn dein Deck leer ist.
    .does = +{ $by } bei leerem Deck
loot-weaken = Der Gegner verliert für diesen Kampf { $by } Kraft.
    .does = Gegner −{ $by }
loot-recover = { $cards ->
    [one] Leg eine Karte aus deinem Ablagestapel oben auf dein Deck.
   *[other] Leg { $cards } Karten aus deinem Ablagestapel oben auf dein Deck.
 }
    .does = holt { $cards } zurück
loot-discharge = { $cards ->
    [one] Du darfst eine Basiskarte aus deinem Ablagestapel entfernen.
   *[other] Du darfst bis zu { $cards } Basiskarten aus deinem Ablagestapel entfernen.
 }
    .does = entfernt Basiskarten
loot-inspire = Jede Karte im nächsten Zug von jemand anderem hat { $by } Kraft mehr.
    .does = nächster Zug +{ $by } je Karte
loot-ready = { $cards ->
    [one] Jemand anderes zieht im nächsten Zug eine Karte mehr.
   *[other] Jemand anderes zieht im nächsten Zug { $cards } Karten mehr.
 }
    .does = jemand zieht { $cards } mehr
loot-borrow = Spiel eine zufällige Karte der Reserve: Stufe 1 und je drei geschaffte Verliese eine Stufe mehr. Nach dem Kampf kommt sie zurück.
    .does = spielt eine Reservekarte
reward-remove = { $basics ->
    [yes] { $cards ->
        [one] Eine Basiskarte aus dem Deck entfernen
       *[other] Bis zu { $cards } Basiskarten aus dem Deck entfernen
     }
   *[no] { $cards ->
        [one] Eine Karte aus dem Deck entfernen
       *[other] Bis zu { $cards } Karten aus dem Deck entfernen
     }
 }{ $solo ->
    [0] { "" }
   *[other] {" "}(solo: bis zu { $solo })
 }
    .to = { $basics ->
        [yes] { $cards ->
            [one] eine Basiskarte aus dem Deck zu entfernen
           *[other] bis zu { $cards } Basiskarten aus dem Deck zu entfernen
         }
       *[no] { $cards ->
            [one] eine Karte aus dem Deck zu entfernen
           *[other] bis zu { $cards } Karten aus dem Deck zu entfernen
         }
     }
    .gain = { $cards ->
        [one] 1 Karte weg
       *[other] { $cards } Karten weg
     }
reward-give = Eine Karte des Decks jemand anderem geben
    .to = eine Karte des Decks jemand anderem zu geben
    .gain = eine abgeben
reward-take = Eine zufällige Karte der Stufe { $level } aus der Reserve bekommen
    .to = eine zufällige Karte der Stufe { $level } aus der Reserve zu bekommen
    .gain = Karte der Stufe { $level }
reward-scout = Alle Karten eines Verlieses oder des Bosses ansehen und ordnen
    .to = alle Karten eines Verlieses oder des Bosses anzusehen und zu ordnen
    .gain = vorausschauen
reward-push-back = { $steps ->
    [one] Die Bossfigur geht einen Schritt zurück
   *[other] Die Bossfigur geht { $steps } Schritte zurück
 }
    .to = { $steps ->
        [one] die Bossfigur einen Schritt zurückzusetzen
       *[other] die Bossfigur { $steps } Schritte zurückzusetzen
     }
    .gain = Boss geht { $steps } zurück
reward-ready-all = { $cards ->
    [one] Alle ziehen im nächsten Kampf eine Karte mehr
   *[other] Alle ziehen im nächsten Kampf { $cards } Karten mehr
 }
    .to = { $cards ->
        [one] im nächsten Kampf je eine Karte mehr zu ziehen
       *[other] im nächsten Kampf je { $cards } Karten mehr zu ziehen
     }
    .gain = { $cards ->
        [one] 1 Karte mehr
       *[other] { $cards } Karten mehr
     }

## Züge und ihre Angaben
move-hero = Held wählen
move-play = Eine Karte spielen
move-hold-back = Karte spielen, Gegnerwirkung vor dem Verdoppeln
    .short = Spielen, Gegner zuerst
move-play-all = Alles spielen
move-play-all-ordered = Alles in eigener Reihenfolge spielen
move-redraw = Neue Hand
move-enter = Betreten
move-go-on = Weiterkämpfen
move-withdraw = Verlies verlassen
    .short = Verlassen (Boss 1 Schritt näher)
move-take = Nehmen
move-give = Geben
move-put-back = Zurück in die Reserve
move-send = Schicken
move-choose = Wählen
move-player = Wählen
move-number = Wählen
move-pay = Dafür abwerfen
move-pick = Karten wählen
move-arrange = Ordnen
move-decline = Nein
choose-which = Welche?
choose-top-first = Die oberste zuerst
argument-card = { $card } ({ $power })
argument-card-effect = { $card } ({ $power } ✨)
argument-card-choice = { $card } ({ $power }: { $effects })
argument-effect = { FORM($effect, "does") }
argument-counted = { $count ->
    [one] { $card }
   *[other] { $count } { FORM($card, "plural") }
 }
    .the-accusative = { $count ->
        [one] { FORM($card, "the-accusative") }
       *[other] { $count } { FORM($card, "plural") }
     }
argument-hero = { $word ->
    [barbarian] { $hero }: zieht bis zu 3 Karten mehr
    [bard] { $hero }: macht andere stärker
    [cleric] { $hero }: holt Karten zurück
   *[thief] { $hero }: leiht eine zufällige Karte
 }
argument-cards = { $cards }
argument-give = { FEATURE($player, "person") ->
    [second] Du bekommst sie
   *[other] { FORM($player, "the-first") } bekommt sie
 }
argument-number = { $number }
argument-amount = { $number ->
    [0] Keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
 }
argument-enemy = { $enemy } ({ $power })
argument-enemy-rules = { $enemy } ({ $power }: { $rules })
argument-dungeon = Verlies { $number }, Stufe { $level }: { $enemy }, { $cards } Gegner
    .short = { $number } · Stufe { $level }: { $enemy }
argument-boss = { FORM($boss, "heading") }: { $enemy }, { $cards } Gegner
    .short = { FORM($boss, "heading") } · { $enemy }
argument-no-effect = { $option } (jetzt ohne Wirkung)
argument-closed = eine verdeckte Karte
argument-new-dungeon = ein neues Verlies

## Fragen
because-token = Startspielermarker
ask-hero = { $count ->
    [one] Welchen Helden spielst du?
   *[other] { $number ->
        [1] { $dealt ->
            [yes] Du spielst zwei Helden. Wähle einen; den letzten, den niemand gewählt hat, bekommst du dazu.
           *[no] Du spielst zwei Helden. Welchen wählst du zuerst?
         }
       *[other] Welchen Helden spielst du noch?
     }
 }
ask-keep = { FORM($enemy, "the-first") } hat Kraft { $power }, die Helden haben bisher { $total }. Spielst du diese Hand, oder wirfst du sie ab und ziehst neu?
ask-play = { FORM($enemy, "the-first") } hat Kraft { $power }, die Helden haben bisher { $total }. { $count ->
    [one] Wie spielst du { $cards }?
   *[other] In welcher Reihenfolge spielst du { $cards }?
 }
ask-enter = { $players ->
    [1] Welches Verlies betrittst du?
   *[other] Welches Verlies betretet ihr?
 }
ask-go-on = { $cards ->
    [one] { $players ->
        [1] Kämpfst du hier weiter (noch 1 Gegner), oder gehst du und füllst dein Deck auf?
       *[other] Kämpft ihr hier weiter (noch 1 Gegner), oder geht ihr und füllt eure Decks auf?
     }
   *[other] { $players ->
        [1] Kämpfst du hier weiter (noch { $cards } Gegner), oder gehst du und füllst dein Deck auf?
       *[other] Kämpft ihr hier weiter (noch { $cards } Gegner), oder geht ihr und füllt eure Decks auf?
     }
 }
ask-send = { FORM($enemy, "the-first") } zieht weiter. Wohin?
ask-hand-out = Wer bekommt { FORM($card, "the-accusative") }?
ask-reward = Was wählst du von der Belohnung „{ $reward }“?
ask-reward-together = Was wählt ihr gemeinsam von der Belohnung „{ $reward }“?
ask-receiver = Wer bekommt die Karte?
ask-first = Wer nutzt die Belohnung zuerst? Das kann ändern, was danach kommt.
ask-scout = Welche Karten seht ihr euch an?
ask-arrange = In welcher Reihenfolge sollen die Karten liegen, die oberste zuerst?
ask-condition = { $deck ->
    [0] { $hand ->
        [one] Wirfst du für die Wirkung von „{ $card }“ ({ ask-condition.gain }) eine Handkarte ab?
       *[other] Wirfst du für die Wirkung von „{ $card }“ ({ ask-condition.gain }) { $hand } Handkarten ab?
     }
    [one] Wirfst du für die Wirkung von „{ $card }“ ({ ask-condition.gain }) die oberste Karte deines Decks ab?
   *[other] Wirfst du für die Wirkung von „{ $card }“ ({ ask-condition.gain }) die obersten { $deck } Karten deines Decks ab?
 }
    .gain = { $effects }, { $more ->
        [0] ändert jetzt nichts
       *[other] jetzt höchstens +{ $more }
     }
ask-throw = { $cards ->
    [one] Welche Karte wirfst du für { FORM($card, "the-accusative") } ab?
   *[other] Welche { $cards } Karten wirfst du für { FORM($card, "the-accusative") } ab?
 }
ask-recover = { $more ->
    [0] Welche Karte aus deinem Ablagestapel kommt durch { FORM($card, "the-accusative") } oben auf dein Deck?
    [one] Welche zwei Karten aus deinem Ablagestapel kommen durch { FORM($card, "the-accusative") } oben auf dein Deck? Die obere ziehst du zuerst.
   *[other] Welche Karte aus deinem Ablagestapel kommt durch { FORM($card, "the-accusative") } zuerst auf dein Deck? { $more } weitere kommen darauf.
 }
ask-discharge = { $cards ->
    [one] Entfernst du durch { FORM($card, "the-accusative") } eine Basiskarte aus deinem Ablagestapel?
   *[other] Welche Basiskarten aus deinem Ablagestapel entfernst du durch { FORM($card, "the-accusative") } (bis zu { $cards })?
 }
ask-remove = { $cards ->
    [one] Welche Karte entfernst du?
   *[other] Welche Karten entfernst du (bis zu { $cards })?
 }
ask-double = Welche Karte verdoppelst du durch { FORM($card, "the-accusative") }?
ask-double-player = Wessen Karten verdoppelst du durch { FORM($card, "the-accusative") }?
ask-inspire = Wessen nächsten Zug stärkst du durch { FORM($card, "the-accusative") }?
ask-ready = Wer zieht durch { FORM($card, "the-accusative") } im nächsten Zug mehr?
ask-give = Welche Karte gibst du her?
ask-give-to = Wem gibst du { FORM($card, "the-accusative") }?
ask-draw-more = Wie viele Karten ziehst du durch { FORM($card, "the-accusative") }? { $short ->
    [0] Mit deiner übrigen Hand haben die Helden schon genug, { $total } gegen { $power }. Was du jetzt ziehst, musst du spielen, und es fehlt dir, bis die Decks aufgefüllt werden.
   *[other] Mit deiner übrigen Hand haben die Helden { $total } von { $power }.
 }

## Was geschieht
event-hero = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-hero.and }.
    .and = { FEATURE($player, "person") ->
        [second] spielst
       *[other] spielt
     } { FORM($hero, "the-accusative") }
event-begun = Die Verliese liegen bereit, und { FEATURE($player, "person") ->
    [second] du hast
   *[other] { FORM($player, "the") } hat
 } den Startspielermarker.
event-entered = Die Helden { FORM($place, "to") }.
event-boss-attacks = Der Boss greift an!
event-boss-left = Alle Verliese sind geschafft, jetzt greift der Boss an!
event-fight = ⚔ Die Helden treffen { FORM($place, "in") } auf { FORM($enemy, "the-accusative") } mit Kraft { $power }.
event-enemy-rule = 📜 { $rule }
event-turn = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-turn.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist dran
       *[other] ist dran
     }
event-drew = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] ziehst
       *[other] zieht
     } { FORM($cards, "the-accusative") }
event-redrew = { FEATURE($player, "person") ->
    [second] Du wirfst
   *[other] { FORM($player, "the-first") } wirft
 } { $count ->
    [one] die Karte
   *[other] { $count } Karten
 } ab und { FEATURE($player, "person") ->
    [second] ziehst
   *[other] zieht
 } neu.
event-exhausted = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-exhausted.and }.
    .and = { FEATURE($player, "person") ->
        [second] hast
       *[other] hat
     } keine Karten mehr im Deck
event-nothing-to-play = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-nothing-to-play.and }.
    .and = { FEATURE($player, "person") ->
        [second] hast
       *[other] hat
     } nichts zu spielen
event-played = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-played.and }.
    .and = { FEATURE($player, "person") ->
        [second] spielst
       *[other] spielt
     } { FORM($card, "the-accusative") } ({ $power })
    .also = { FORM($card, "the-accusative") } ({ $power })
event-power = Die Helden haben jetzt Kraft { $total } von { $power }.
event-victory = { FORM($enemy, "the-first") } ist mit { $total } zu { $power } besiegt.
event-defeat = { $final ->
    [yes] { FORM($enemy, "the-first") } ist zu stark. Dieser Kampf ist verloren und mit ihm die Expedition.
   *[no] { FORM($enemy, "the-first") } ist zu stark und wirft die Helden hinaus.
 }
event-won = 🏆 Der letzte Gegner ist besiegt: Die Helden haben gewonnen!
event-loot = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-loot.and }.
    .and = { FEATURE($player, "person") ->
        [second] bekommst
       *[other] bekommt
     } { FORM($card, "the-accusative") } als Beute, weil der Gegner in { FEATURE($player, "person") ->
        [second] deinem
       *[other] diesem
     } Zug gefallen ist
event-withdrew = Die Helden verlassen das Verlies.
event-opened = Dort wartet als Nächstes { FORM($enemy, "the") } mit Kraft { $power }.
event-moved = { FORM($enemy, "the-first") } zieht weiter zu { FORM($place, "the-dative") }.
event-pawn = { $left ->
    [0] Die Bossfigur erreicht den Totenkopf.
    [one] Die Bossfigur hat noch 1 Schritt.
   *[other] Die Bossfigur hat noch { $left } Schritte.
 }
event-pawn-back = { $left ->
    [one] Die Bossfigur geht zurück und hat noch 1 Schritt vor sich.
   *[other] Die Bossfigur geht zurück und hat noch { $left } Schritte vor sich.
 }
event-pawn-back-in-vain = Die Bossfigur geht zurück, aber der Boss greift trotzdem an.
event-skull = Ab jetzt bleibt nur noch der Kampf gegen den Boss.
event-rested = Alle Decks werden aufgefüllt.
event-completed = ✅ Die Helden haben { $place } geschafft.
event-reward = Die Belohnung ist „{ $reward }“.
event-chose = { FEATURE($player, "person") ->
    [second] Du entscheidest dich,
   *[other] { FORM($player, "the-first") } entscheidet sich,
 } { FORM($option, "to") }.
event-chose-together = Die Helden beschließen gemeinsam, { FORM($option, "to") }.
event-found = Die Reserve bringt { FORM($cards, "the-accusative") }.
event-took = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = { FEATURE($player, "person") ->
        [second] bekommst
       *[other] bekommt
     } { FORM($card, "the-accusative") }
event-put-back = Niemand nimmt { FORM($card, "the-accusative") }.
event-reserve-empty = In der Reserve ist nichts mehr.
event-borrowed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-borrowed.and }.
    .and = { FEATURE($player, "person") ->
        [second] leihst
       *[other] leiht
     } { FORM($card, "the-accusative") } aus der Reserve
event-set-aside = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-set-aside.and }.
    .and = { FEATURE($player, "person") ->
        [second] entfernst
       *[other] entfernt
     } { FORM($card, "the-accusative") }
event-gave = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-gave.and }.
    .and = { FEATURE($player, "person") ->
        [second] gibst
       *[other] gibt
     } { FORM($receiver, "dative") } { FORM($card, "the-accusative") }
event-recovered = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-recovered.and }.
    .and = { FEATURE($player, "person") ->
        [second] legst
       *[other] legt
     } { FORM($card, "the-accusative") } oben auf das Deck
event-discarded = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirfst
       *[other] wirft
     } { FORM($card, "the-accusative") } ab
event-discarded-top = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-discarded-top.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirfst
       *[other] wirft
     } oben vom Deck { FORM($cards, "the-accusative") } ab
event-doubled = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-doubled.and }.
    .and = { FEATURE($player, "person") ->
        [second] verdoppelst
       *[other] verdoppelt
     } { FORM($card, "the-accusative") }
event-player-doubled = { FEATURE($player, "person") ->
    [second] Deine Karten
   *[other] Die Karten { FORM($player, "genitive") }
 } zählen doppelt{ $power ->
    [0] {", "}aber das ändert noch nichts
   *[other] : { $power } Kraft mehr
 }.
event-weakened = { FORM($enemy, "the-first") } verliert { $by } Kraft.
event-inspired = { FEATURE($player, "person") ->
    [second] In deinem nächsten Zug
   *[other] Im nächsten Zug { FORM($player, "genitive") }
 } hat jede Karte { $by } Kraft mehr.
event-readied = { FEATURE($player, "person") ->
    [second] Du ziehst
   *[other] { FORM($player, "the-first") } zieht
 } im nächsten Zug { $cards ->
    [one] eine Karte mehr.
   *[other] { $cards } Karten mehr.
 }
event-all-readied = { $cards ->
    [one] Alle ziehen im nächsten Kampf eine Karte mehr.
   *[other] Alle ziehen im nächsten Kampf { $cards } Karten mehr.
 }
event-scouted = { FORM($place, "cards") }, die oberste Karte zuerst: { $cards }.
event-arranged = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { $changed ->
    [yes] { FEATURE($player, "person") ->
        [second] legst
       *[other] legt
     } sie in diese Reihenfolge, die oberste zuerst: { $cards }.
   *[no] { FEATURE($player, "person") ->
        [second] lässt
       *[other] lässt
     } sie in dieser Reihenfolge liegen.
 }
event-left = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-left.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlässt
       *[other] verlässt
     } die Expedition

## Gründe
refused-hero-turn = Bei der Heldenwahl ist jetzt { $player } dran.
refused-heroes-chosen = Die Helden sind gewählt.
refused-hero-taken = { $hero } ist schon gewählt: { $player }. Jeden Helden gibt es nur einmal.
refused-no-hero = Diesen Helden gibt es nicht. Es gibt { $heroes }.
refused-turn = Am Zug ist { $player }.
refused-no-fight = Gerade ist kein Kampf.
refused-redraw-over = Du hast schon gespielt: Diese Hand behältst du.
refused-redraw-empty = Dein Deck ist leer: Es gibt nichts zu ziehen, also behältst du diese Hand.
refused-not-asked = Danach fragt dich gerade niemand.
refused-choose = Antworte zuerst hierauf: { $question }
refused-no-card = Eine Karte namens „{ $word }“ gibt es nicht.
refused-not-in-hand = Diese Karte ist nicht auf deiner Hand: { $card }.
refused-play-all = { $count ->
    [one] Nenne die eine Karte deiner Hand.
   *[other] Nenne alle { $count } Karten deiner Hand, jede einmal.
 }
refused-no-order = { $card } verdoppelt keine Basiskarte, die der Gegner verändert: Die Reihenfolge macht keinen Unterschied. Spiel die Karte einfach.
refused-completed = Verlies { $number } ist geschafft: Dort ist nichts mehr. Wähle ein anderes.
refused-same-dungeon = Dorthin nicht: Wähle ein anderes Verlies.
refused-no-dungeon = Dieses Verlies gibt es nicht. Gegner sind noch hier: { $places }.
refused-no-boss = Diesen Boss gibt es nicht. Nimm random, oder wähl aus der Liste, die bei den Einstellungen erscheint: { $bosses }.
refused-no-seat = { $seats ->
    [one] Hier sitzt nur eine Person.
   *[other] Hier sitzen nur { $seats } Personen: Wähle eine davon oder das Los.
 }
