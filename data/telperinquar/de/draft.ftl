# Der Booster-Draft: Helden, Booster, die reihum gehen, ein Deck aus den genommenen Karten.

option-draft = Booster-Draft
option-draft-help = Vor dem Duell nehmen alle Karten aus Boostern, die reihum gehen, und bauen daraus ein Deck. Eigene Decks kommen nicht zum Einsatz.

phase-heroes = Heldenwahl
phase-boosters = Karten aus Boostern nehmen
phase-decks = Deckbau

headline-draft = { $stage ->
    [heroes] Draft: Alle wählen einen Helden
    [decks] Draft: Alle bauen ihr Deck
   *[boosters] Draft: Booster { $booster } von { $boosters }, Karte { $number } von { $most }
}

## Fragen und Züge

ask-draft-hero = Welchen Helden spielst du? Im Draft haben alle dieselben Werte.
ask-draft-card = Welche Karte nimmst du? Karte { $number } von { $most }.
ask-draft-deck = Das ist dein Deck. Spielst du es so?

move-pick = Nehmen
move-leave-out = Weglassen
move-put-in = Wieder aufnehmen
move-ready = Dieses Deck spielen

argument-draft = { $card }: { $type }, { $cost ->
    [0] kostenlos
    [one] 1 Aktion
   *[other] { $cost } Aktionen
}

## Was geschieht

event-draft-chosen = Du wählst { FORM($card, "accusative") }.
event-draft-hero = { FORM($who, "the-first") } spielt { FORM($hero, "accusative") }.
event-draft-opened = Alle öffnen Booster { $number } von { $count }, nehmen eine Karte und geben den Rest nach { $side ->
    [left] links
   *[right] rechts
} weiter.
event-draft-last = Die letzte Karte des Boosters gehört dir: { $card }.
event-draft-decks = Alle { $count ->
    [one] Karten
   *[other] { $count } Karten
} sind vergeben. Jetzt bauen alle daraus ihr Deck.
event-draft-left-out = { $card } kommt nicht in dein Deck.
event-draft-put-in = { $card } ist wieder in deinem Deck.
event-draft-exchanged = { $card } kommt nicht in dein Deck, dafür ist { $back } wieder darin.
event-draft-ready = { FORM($who, "the-first") } hat das Deck fertig.

## Was zu sehen ist

figure-draft-player = { $who }
figure-draft-group = { $who }, Gruppe { $group }
figure-draft-hero = Held: { $hero }
figure-draft-picks = Genommene Karten: { $picks } von { $most }
figure-draft-asked = { $stage ->
    [decks] baut noch ein Deck …
   *[other] wählt noch …
}
figure-draft-decided = { $stage ->
    [decks] hat das Deck fertig
   *[other] hat gewählt
}
figure-draft-out = hat den Draft verlassen

draft-hand-card = { $card } – { $type }, Auslegen { $play }{ $use ->
    [0] {""}
   *[other] , Anwenden { $use }
}
draft-hand-chosen = Du hast { FORM($card, "accusative") } gewählt.
draft-hand-picks = Bisher genommen ({ $count }): { $cards }
draft-hand-deck = Dein Deck hat { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}: deinen Helden, { $levels ->
    [one] 1 Stufenkarte
   *[other] { $levels } Stufenkarten
}, { $cards }
draft-hand-out = Weggelassen: { $card }
draft-counted = { $count ->
    [one] {""}
   *[other] { $count }× {""}
}{ $card }

## Warum nicht

refused-no-boosters = Es gibt hier nicht genug Karten für einen Draft.
refused-draft-first = Vor dem Duell kommt der Draft; jetzt ist: { $phase }.
refused-draft-stage = Das kommt im Draft zu einer anderen Zeit; jetzt ist: { $phase }.
refused-draft-decided = Du hast dich schon entschieden. Noch nicht fertig: { $seats }.
refused-draft-hero = { $card } gehört nicht zu den Helden eines Drafts.
refused-draft-size = Ein Deck braucht { $least } Karten, davon { $cards } aus den Boostern; du kannst keine weitere entbehren.
refused-draft-over = Es gibt nichts mehr zu draften.
refused-draft-deck = Im Draft spielen alle mit den Karten, die sie dort nehmen; eigene Decks bleiben zu Hause.
refused-not-in-booster = { $card } ist nicht in deinem Booster.
refused-not-in-deck = { $card } ist nicht in deinem Deck.
refused-not-left-out = { $card } gehört nicht zu den Karten, die du weggelassen hast.

## Bilder

picture-draft-left = weiter nach links
picture-draft-right = weiter nach rechts
picture-draft-deciding = wählt
picture-draft-building = baut
picture-draft-decided = fertig
picture-draft-out = nicht mehr dabei
picture-draft-no-hero = noch kein Held gewählt
picture-draft-taken = Bisher genommen
picture-draft-nothing = noch keine Karten genommen
picture-draft-deck = Dein Deck
picture-draft-left-out = Weggelassen
