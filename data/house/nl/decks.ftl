## Eigen decks: wat het huis erover zegt.

decks-title = Decks
decks-own = Jouw decks ({ $count } van { $most })
decks-ready = Kant-en-klare decks
decks-none = Nog geen. Met `/deck nieuw` schrijf je er een.
decks-line = { $state ->
        [playable] ✅
       *[draft] ✏️
    } **{ $deck }** · { $first }
deck-title = { $name }
deck-unnamed = Deck { $number }
deck-playable = ✅ Met dit deck mag je spelen.
deck-draft = ✏️ Met dit deck mag je nog niet spelen.
deck-fault = ❌ Regel { $line }: { $reason }
deck-faults-more =
    { $count ->
        [one] ❌ … en nog één regel
       *[other] ❌ … en nog { $count } regels
    }
deck-finding = { $mark ->
        [good] ✅
        [note] ℹ️
       *[bad] ❌
    } { $text } (`/regels { $rule }`)
deck-choose = Met welk deck speel je? Voor het spel begint, ziet niemand anders wat je kiest.
deck-any = Deel mij een kant-en-klaar deck uit
deck-form-title = Een deck schrijven
deck-form-name = Naam
deck-form-list = Kaarten
deck-form-how = Eén kaart per regel, met het aantal ervoor. Namen in elke taal.
deck-form-file = Of een tekstbestand
deck-form-file-how = Het vervangt de lijst hierboven. Zonder naam geldt de eerste regel na een #.

button-deck = Deck
button-deck-build = Een deck bouwen
button-deck-edit = Wijzigen
button-deck-copy = Als voorbeeld gebruiken

said-deck-kept = “{ $deck }” is opgeslagen.
said-deck-export = Hier is “{ $deck }” als lijst; `/deck importeren` leest hem weer in.
said-deck-deleted = “{ $deck }” is verwijderd. Hier is de lijst voor het laatst; `/deck importeren` leest hem weer in.
said-deck-brought = Je speelt met “{ $deck }”, zoals het nu is. Voor het spel begint, ziet niemand anders dat.
said-deck-any = Je speelt met het kant-en-klare deck dat je krijgt uitgedeeld.

refused-game-without-decks = Dit spel speel je zonder eigen deck.
refused-no-such-deck = Je hebt geen deck dat “{ $deck }” heet.
refused-deck-gone = Dit deck bestaat niet meer. Met `/deck nieuw` begin je een ander.
refused-deck-name = Een deck heeft een naam van hoogstens { $most } tekens nodig.
refused-deck-name-taken = Er is al een deck dat “{ $deck }” heet.
refused-deck-blank = De lijst is leeg.
refused-deck-long = De lijst is te lang: er passen hoogstens { $most } tekens in.
refused-deck-file = Dit is geen tekstbestand.
refused-decks-many = Je kunt hoogstens { $most } decks bewaren. Met `/deck verwijderen` maak je ruimte.
refused-deck-not-playable = Met “{ $deck }” mag je nog niet spelen. `/deck controleren` legt uit waarom.
refused-seat-deck = Met het deck dat { $seat } heeft gekozen, mag niet meer worden gespeeld, want de kaarten zijn veranderd. Kies een ander.
refused-pack-missing =
    { $count ->
        [one] In dit spel zit een kaart die hier niet bestaat: { $cards }. Het pakket waar die uit komt, ontbreekt.
       *[other] In dit spel zitten kaarten die hier niet bestaan: { $cards }. Het pakket waar ze uit komen, ontbreekt.
    } Het spel blijft bewaard en gaat verder zodra het pakket er weer is. Wie meespeelt, kan het ook met `/spel nieuw` opzijleggen.
