# De boosterdraft: helden, boosters die rondgaan, een deck van wat je hebt genomen.

option-draft = Boosterdraft
option-draft-help = Voor het duel neemt iedereen kaarten uit boosters die rondgaan, en bouwt daar een deck van. Eigen decks doen niet mee.

phase-heroes = helden kiezen
phase-boosters = kaarten uit boosters nemen
phase-decks = decks bouwen

headline-draft = { $stage ->
    [heroes] Draft: iedereen kiest een held
    [decks] Draft: iedereen bouwt een deck
   *[boosters] Draft: booster { $booster } van { $boosters }, kaart { $number } van { $most }
}

## Vragen en zetten

ask-draft-hero = Welke held speel je? In een draft hebben alle dezelfde waarden.
ask-draft-card = Welke kaart neem je? Kaart { $number } van { $most }.
ask-draft-deck = Dit is je deck. Speel je het zo?

move-pick = Nemen
move-leave-out = Weglaten
move-put-in = Terugleggen
move-ready = Dit deck spelen

argument-draft = { $card }: { $type }, { $cost ->
    [0] gratis
    [one] 1 actie
   *[other] { $cost } acties
}

## Wat er gebeurt

event-draft-chosen = Je kiest { $card }.
event-draft-hero = { FORM($who, "the-first") } speelt { $hero }.
event-draft-opened = Iedereen opent booster { $number } van { $count }, neemt een kaart en geeft de rest door naar { $side ->
    [left] links
   *[right] rechts
}.
event-draft-last = De laatste kaart van de booster is voor jou: { $card }.
event-draft-decks = Alle { $count ->
    [one] kaarten
   *[other] { $count } kaarten
} zijn genomen. Nu bouwt iedereen er een deck van.
event-draft-left-out = { $card } laat je uit je deck weg.
event-draft-put-in = { $card } zit weer in je deck.
event-draft-exchanged = { $card } laat je uit je deck weg, { $back } zit er weer in.
event-draft-ready = { FORM($who, "the-first") } heeft een deck gebouwd.

## Wat te zien is

figure-draft-player = { $who }
figure-draft-group = { $who }, groep { $group }
figure-draft-hero = Held: { $hero }
figure-draft-picks = Genomen kaarten: { $picks } van { $most }
figure-draft-asked = { $stage ->
    [decks] bouwt een deck …
   *[other] kiest …
}
figure-draft-decided = { $stage ->
    [decks] heeft een deck gebouwd
   *[other] heeft gekozen
}
figure-draft-out = heeft de draft verlaten

draft-hand-card = { $card } – { $type }, spelen { $play }{ $use ->
    [0] {""}
   *[other] , gebruiken { $use }
}
draft-hand-chosen = Je hebt { $card } gekozen.
draft-hand-picks = Tot nu toe genomen ({ $count }): { $cards }
draft-hand-deck = Je deck heeft { $size ->
    [one] 1 kaart
   *[other] { $size } kaarten
}: je held, { $levels ->
    [one] 1 niveaukaart
   *[other] { $levels } niveaukaarten
}, { $cards }
draft-hand-out = Weggelaten: { $card }
draft-counted = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }

## Waarom niet

refused-no-boosters = Er zijn hier niet genoeg kaarten voor een draft.
refused-draft-first = De draft komt voor het duel. Nu: { $phase }.
refused-draft-stage = Dat komt op een ander moment in de draft. Nu: { $phase }.
refused-draft-decided = Je hebt al beslist. Nog niet klaar: { $seats }.
refused-draft-hero = { $card } is geen van de helden van een draft.
refused-draft-size = Een deck heeft { $least } kaarten nodig, waarvan { $cards } uit de boosters; je kunt er geen meer missen.
refused-draft-over = Er valt niets meer te draften.
refused-draft-deck = In een draft speelt iedereen met de kaarten die daar zijn genomen; een eigen deck kun je niet gebruiken.
refused-not-in-booster = { $card } zit niet in je booster.
refused-not-in-deck = { $card } zit niet in je deck.
refused-not-left-out = { $card } heb je niet weggelaten.

## Beelden

picture-draft-left = doorgegeven naar links
picture-draft-right = doorgegeven naar rechts
picture-draft-deciding = kiest
picture-draft-building = bouwt
picture-draft-decided = klaar
picture-draft-out = is weg
picture-draft-no-hero = nog geen held gekozen
picture-draft-taken = Tot nu toe genomen
picture-draft-nothing = nog geen kaarten genomen
picture-draft-deck = Je deck
picture-draft-left-out = Weggelaten
