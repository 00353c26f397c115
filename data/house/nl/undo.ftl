## Beslissingen terugnemen: het voorbeeld vooraf, regels in de thread, weigeringen.

command-undo-name = terugnemen
command-undo-about = Je laatste beslissing terugnemen; hebben anderen er iets over te zeggen, dan vraag ik het hun
option-steps-name = stappen
option-steps-about = Hoeveel van je eigen beslissingen, met alles wat er sindsdien is gebeurd

button-undo = Terugnemen
button-undo-ask = De anderen vragen

undo-preview =
    { $count ->
        [one] Dit wordt dan teruggenomen:
       *[other] Dit wordt dan teruggenomen, { $count } beslissingen en wat eruit volgde:
    }
undo-preview-asked = Akkoord nodig van: { FORM($seats, "object") }.
undo-event = “{ $event }”
undo-preview-rolls =
    { $rolls ->
        [one] 🎲 Sindsdien is er één dobbelsteen gegooid. Die wordt dan opnieuw gegooid, ook bij dezelfde zet, want je weet hoe hij viel.
       *[other] 🎲 Sindsdien zijn er { $rolls } dobbelstenen gegooid. Die worden dan opnieuw gegooid, ook bij dezelfde zet, want je weet hoe ze vielen.
    }
undo-preview-shuffles = Sindsdien zijn er kaarten geschud. Die worden dan opnieuw geschud, ook bij dezelfde zet, en er kunnen andere komen.
undo-own = Jouw beslissing: { $move }
undo-secret = Een geheime beslissing van { FORM($seat, "object") }

proposal-undo-events =
    { $count ->
        [one] één beslissing terug te nemen
       *[other] { $count } beslissingen terug te nemen
    } ({ $events }{ $more ->
        [0] { "" }
        [one] , plus nog één gebeurtenis
       *[other] , plus nog { $more } gebeurtenissen
    }{ $rolls ->
        [0] { "" }
        [one] ; één dobbelsteen wordt dan opnieuw gegooid
       *[other] ; { $rolls } dobbelstenen worden dan opnieuw gegooid
    })
proposal-undo-shuffled = { proposal-undo-events }; kaarten worden dan opnieuw geschud
proposal-undo =
    { $count ->
        [one] één beslissing terug te nemen: “{ $first }”
       *[other] { $count } beslissingen terug te nemen, vanaf hier: “{ $first }”
    }
proposal-undo-secret =
    { $count ->
        [one] één beslissing terug te nemen
       *[other] { $count } beslissingen terug te nemen
    }

event-undone =
    { $count ->
        [one] ↩️ { $seat } neemt een beslissing terug; het spel gaat verder vanaf de stand ervoor. Niet meer waar:
       *[other] ↩️ { $seat } neemt { $count } beslissingen terug; het spel gaat verder vanaf de stand ervoor. Niet meer waar:
    }
event-undone-quietly =
    { $count ->
        [one] ↩️ { $seat } neemt een beslissing terug; het spel gaat verder vanaf de stand ervoor.
       *[other] ↩️ { $seat } neemt { $count } beslissingen terug; het spel gaat verder vanaf de stand ervoor.
    }
event-undone-line = ↩️ ~~{ $event }~~
event-undone-more =
    { $count ->
        [one] ↩️ … en nog één regel.
       *[other] ↩️ … en nog { $count } regels.
    }

said-undone = Teruggenomen.

refused-undo-nothing = Je hebt nog niets beslist wat je kunt terugnemen.
refused-undo-fewer =
    { $count ->
        [one] Je hebt in dit spel pas één beslissing genomen.
       *[other] Je hebt in dit spel pas { $count } beslissingen genomen.
    }
refused-undo-hidden = Dat is niet terug te nemen: iemand weet sindsdien iets wat verborgen was, zoals een kaart die is getrokken, omgedraaid of doorgegeven.
refused-undo-hidden-by = Dat is niet terug te nemen: met “{ $event }” kreeg iemand iets te zien wat verborgen was, zoals een kaart die is getrokken, omgedraaid of doorgegeven. Dat is niet opnieuw te verbergen.
refused-undo-left = Dat is niet terug te nemen: sindsdien is iemand uit het spel gestapt, of de regels zijn verbeterd.
refused-undo-changed = Intussen is er iets gebeurd; er is niets teruggenomen. `/terugnemen` toont de huidige stand.
refused-undo-lost = Dit kun je niet meer terugnemen, want de regels of kaarten van dit spel zijn intussen veranderd.
