## Wat het huis zelf aan tafel zegt: het open bord, dobbelstenen, meldingen en wat het weigert.

computer-name = Computer
    .object = de computer
    .the = de computer
    .the-first = De computer
# Als er meer computers meespelen.
computer-numbered = Computer { $number }
computer-level-explaining = eenvoudig, met uitleg
computer-level-simple = eenvoudig
computer-level-strong = sterk
computer-level-master = meester

board-open = { $game }: schuif aan
board-open-how =
    { $low ->
        [one] Dit spel is voor { $low } tot { $high } mensen
       *[other] { $high ->
            [2] Dit spel is voor { $low } mensen
           *[other] Dit spel is voor { $low } tot { $high } mensen
        }
    }; { $taken ->
        [one] één plaats is bezet
       *[other] { $taken } plaatsen zijn bezet
    }. Wie de tafel heeft geopend, start het spel.
board-seats = Aan tafel
board-seat = { $number }. { $seat }
board-seat-level = { $number }. { $seat } ({ $level })
board-seat-reserved = { $number }. { $seat } – ⏳ gereserveerd
board-reserved =
    { $count ->
        [one] ⏳ Er is een plaats gereserveerd
       *[other] ⏳ Er zijn { $count } plaatsen gereserveerd
    }
board-reserved-how = { $people }: **{ button-join }** neemt { $count ->
        [one] de plaats
       *[other] jullie plaats
    } in, **{ button-leave }** slaat af. Het spel kan beginnen zodra { $count ->
        [one] dat duidelijk is
       *[other] jullie allemaal hebben gekozen
    }. De reservering eindigt { $until }; daarna { $count ->
        [one] is de plaats
       *[other] zijn de plaatsen
    } vrij voor anderen en voor de computer.
board-closed = { $game }: deze tafel is gesloten
board-waiting = ⏳ **Wachten op { FORM($seats, "object") }**
board-drawn = 🏁 Niemand heeft gewonnen. { $reason }
board-lost = 🏁 Het spel is verloren. { $reason }
board-won =
    { $count ->
        [one] 🏆 { FEATURE($seats, "person") ->
            [second] Je wint!
           *[third] { FORM($seats, "the-first") } wint!
        } { $reason }
       *[other] 🏆 { $seats } winnen! { $reason }
    }
board-seal = Het toeval is verzegeld

thread-name = { $game }: { $seats }

event-dice-sealed = 🎲 De dobbelstenen zijn verzegeld toen deze tafel openging: SHA-256 van hun geheim is `{ $seal }`. De woorden voor de dobbelstenen zijn vanaf nu openbaar: { $words }.
event-dice-opened = 🎲 Het zegel is open. Het geheim van de dobbelstenen was `{ $secret }`; samen met de woorden geeft het de sleutel `{ $key }`. `/controleren` rekent elke worp na.
event-shuffles-sealed = 🔀 De toevalsgetallen die de kaarten schudden, zijn verzegeld toen deze tafel openging: SHA-256 van hun geheim is `{ $seal }`. De woorden voor het schudden zijn vanaf nu openbaar: { $words }.
event-shuffles-opened = 🔀 Het zegel is open. Het geheim van het schudden was `{ $secret }`; samen met de woorden geeft het de sleutel `{ $key }`. `/controleren` rekent elke keer schudden na.
dice-word = { $seat } “{ $word }”
dice-no-word = { FORM($seat, "the") } geen
event-went-back = ⏪ Tijdens deze zet zijn de regels verbeterd. De zet is teruggenomen; speel verder vanaf de stand ervoor.
event-question = ❔ Een dobbelsteen beantwoordt een vraag van { FORM($player, "object") }: 🎲 { $die } – { question-answer }

notice-private-closed = { $seat } ontvangt geen privéberichten. De knop **{ button-hand }** onder het bord laat in plaats daarvan de hand zien.
notice-no-thread = Ik kan voor dit spel geen thread openen, want ik mis de machtiging “{ $permission }”. Het laatste nieuws staat op het bord.

trouble-permission = Ik kan het bord hier niet laten zien, want ik mis de machtiging “{ $permission }”.
trouble-gone = Ik kan het bord hier niet laten zien: het kanaal bestaat niet meer.
trouble-locked = Ik kan het bord hier niet laten zien: deze thread is vergrendeld, en alleen de moderators van de server kunnen hem weer openen. Het spel is veilig.
trouble-filtered = Ik kan het bord hier niet laten zien: een filter van deze server (AutoMod) blokkeert mijn berichten. De moderators kunnen mij hier laten schrijven. Het spel is veilig.
trouble-refused = Ik kan het bord hier niet laten zien: de chat weigert het. Het spel is veilig, en bij de volgende zet probeer ik het opnieuw.
trouble-unsupported = Ik kan het bord hier niet laten zien: in dit soort kanaal kan dat niet. Open tafels in een tekstkanaal.
trouble-passing = De chat neemt mijn berichten even niet aan. Het spel is veilig, en ik blijf het proberen.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten versturen
permission-embed-links = Links insluiten
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-create-public-threads = Openbare threads maken
permission-send-messages-in-threads = Berichten versturen in threads

verify-other-secret = Het geheim past niet bij het zegel dat voor het spel bekend is gemaakt.
verify-other-words = Er is niet voor elke plaats een woord.
verify-other-key = Het geheim en de woorden geven een andere sleutel dan de genoemde.
verify-no-start = Het verslag van dit spel heeft geen begin.
verify-other-move = Punt { $number } van het verslag is niet na te spelen.
verify-other-roll = Bij punt { $number } van het verslag staan andere toevalsgetallen dan de sleutel geeft.
verify-other-end = Het verslag leidt tot een andere stand dan die op tafel.

# What is picked or put in order, as part of a move.
selection = { $things }
thing-unknown = “{ $thing }”
selection-none = niets

refused-answered = Dat is al gedaan; er is niets veranderd.
refused-elsewhere = Deze knop hoort bij een tafel die hier niet staat. Er is niets veranderd. `/bord` in het kanaal van jouw tafel toont de knoppen die daar werken.
refused-button-outdated = Deze knop komt uit een eerdere versie van de bot; de huidige staan onder het bord dat `/bord` laat zien.
refused-word-empty = Aan dat woord valt niets te lezen. Schrijf letters of cijfers.
refused-word-long = Dat woord is te lang. Neem er een van hoogstens { $most } tekens.
refused-pick-many =
    { $most ->
        [0] Kies er geen
        [one] Kies er hoogstens één
       *[other] Kies er hoogstens { $most }
    }; je hebt er { $count } gekozen.
refused-pick-few =
    { $least ->
        [one] Kies er minstens één
       *[other] Kies er minstens { $least }
    }; je hebt er { $count ->
        [0] geen
       *[other] { $count }
    } gekozen.
refused-pick-other =
    { $count ->
        [0] Kies alleen wat hier te kiezen is, en elk maar één keer.
       *[other] Dit kun je hier niet kiezen, of maar één keer: { $things }.
    }
refused-order =
    { $count ->
        [one] Kies alleen dit ene.
       *[other] Kies ze alle { $count }, elk één keer, in de volgorde die je wilt.
    }
refused-amount =
    { $most ->
        [0] Hier kan het alleen 0 zijn.
       *[other] Geef een getal van { $least } tot en met { $most }.
    }
refused-over = Dit spel is afgelopen.
refused-left = Je bent al uit dit spel gestapt.
refused-waiting-unnamed = Een ogenblik: het spel wacht op { FORM($seats, "object") }.
refused-waiting = Een ogenblik: er is eerst nog een antwoord van { FORM($seats, "object") } nodig.
refused-waiting-because = { $occasion } Er is eerst nog een antwoord van { FORM($seats, "object") } nodig.
refused-seats =
    Dit spel is voor { $high ->
        [2] twee mensen
       *[other] { $low } tot { $high } mensen
    }, en aan tafel { $seats ->
        [one] zit er maar één
       *[other] zitten er { $seats }
    }. `/spel computer` geeft een plaats aan de computer.

refused-join-first = Je speelt nog niet mee aan deze tafel: druk eronder op **{ button-join }**, of typ `/spel meedoen`.
refused-not-seated = Je speelt niet mee aan deze tafel; je mag gerust toekijken.
refused-not-begun = Het spel is nog niet begonnen: { $owner } drukt onder de tafel op **{ button-start }**, en tot dan kunnen anderen nog op **{ button-join }** drukken.
refused-begun = Het spel is al begonnen.
refused-closed = Deze tafel is gesloten. `/spel nieuw` opent een andere.
refused-already-seated = Je zit al aan deze tafel.
refused-full =
    { $seats ->
        [one] De enige plaats is bezet.
       *[other] Alle { $seats } plaatsen zijn bezet.
    }
refused-level = Op het niveau “{ $level }” speelt de computer niet.
refused-leave-running = Het spel is bezig. Met `/spel opgeven` geef je het op.
refused-reserved =
    { $count ->
        [one] Er is nog een plaats gereserveerd voor { FORM($people, "object") }. Het spel kan beginnen zodra er op **{ button-join }** of **{ button-leave }** is gedrukt, of als de reservering afloopt ({ $until }).
       *[other] Er zijn nog plaatsen gereserveerd voor { FORM($people, "object") }. Het spel kan beginnen zodra iedereen op **{ button-join }** of **{ button-leave }** heeft gedrukt, of als de reservering afloopt ({ $until }).
    }
refused-full-reserved = Er is nu geen plaats vrij, maar sommige plaatsen zijn alleen gereserveerd. Kijk nog eens als de reservering afloopt; op het bord staat wanneer.
refused-not-owner = Alleen wie deze tafel heeft geopend, kan het spel starten.
refused-open-here = In dit kanaal staat al een open tafel. Schuif aan met **{ button-join }**, of neem een ander kanaal. Zit je er alleen, dan sluit **{ button-leave }** de tafel.
refused-running-here = In dit kanaal is al een spel bezig: `/bord` laat het zien. Wie meespeelt, kan het uitspelen of opgeven (`/spel opgeven`); alle anderen kunnen een ander kanaal nemen.
refused-option = “{ $value }” past niet bij de optie “{ $option }”.
refused-no-such-option = Dit spel heeft geen optie “{ $option }”. Laat die weg; **{ button-options }** aan de open tafel toont ze allemaal.
refused-options-together = De opties “{ $option }” en “{ $other }” gaan niet samen. Laat er een weg.
refused-no-such-game = Een spel dat “{ $game }” heet, ken ik niet. Ik ken: { $games }.
refused-no-such-table = Die tafel bestaat niet meer.
refused-not-loadable = Het bewaarde spel van deze tafel is niet meer te lezen. `/spel nieuw` opent een nieuwe tafel.
refused-language = “{ $language }” spreek ik niet. Ik spreek: { $languages }.
refused-fault = Er ging iets mis met die zet. De zet is niet gedaan en het spel is niet veranderd.

refused-arguments = Bij “{ $verb }” hoort { $count ->
    [0] verder niets: laat de velden leeg.
   *[other] dit: { $arguments }. Kies uit de lijsten.
 }
refused-unknown-move = Die zet bestaat niet in dit spel.
refused-phase = Dat hoort bij een andere fase: { $needed }. De huidige fase: { $phase }.
move-unknown = { $move }
refused-unknown-thing = Hier is niets dat “{ $typed }” heet.
refused-unknown-among = Hier is niets dat “{ $typed }” heet. Je kunt kiezen: { $choices }
refused-which = Dat kan meer dan één ding betekenen. Kies: { $choices }.
refused-say-more = Zeg iets preciezer wat je bedoelt; kies iets uit de lijsten.

refused-store-locked = De spelopslag is in gebruik bij een ander programma. Er is niets aangenomen; probeer het zo nog eens.
refused-store-unwritable = In de spelopslag kan niet worden geschreven. Er is niets aangenomen.
refused-store-corrupt = De spelopslag is beschadigd, of het is er helemaal geen. Er is niets aangenomen.
refused-store-newer = De spelopslag is geschreven door een nieuwere versie van dit programma.
refused-store-failed = De spelopslag heeft dat niet aangenomen. Er is niets veranderd; probeer het nog eens.
refused-store-url = Het adres van de spelopslag is onbegrijpelijk, of het stuurprogramma ervoor ontbreekt.
