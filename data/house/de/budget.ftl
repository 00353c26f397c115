## Wie oft jemand etwas veranlassen darf, und Leute, die an einem Tisch nicht mitspielen.

refused-budget =
    { $use ->
        [opening] Du hast gerade { $most ->
            [one] einen Tisch
           *[other] { $most } Tische
        } aufgemacht. Den nächsten kannst du { $until } aufmachen.
        [request] Du hast die Mitspielenden hier innerhalb eines Tages schon { $most ->
            [one] einmal
           *[other] { $most } Mal
        } gefragt. Du kannst { $until } wieder fragen.
        [proposal] Du hast an diesem Tisch in kurzer Zeit viele Vorschläge gemacht. Den nächsten kannst du { $until } machen.
        [mention] Du hast deinen Platz innerhalb eines Tages schon { $most ->
            [one] einer Person angeboten, die benachrichtigt wurde
           *[other] { $most } Personen angeboten, die alle benachrichtigt wurden
        }. Jemand anderem kannst du ihn { $until } anbieten.
        [call] In der letzten Stunde wurde hier schon erinnert. Das geht { $until } wieder.
        [game-export] Du hast gerade { $most ->
            [one] eine Partie
           *[other] { $most } Partien
        } exportiert. Die nächste kannst du { $until } exportieren.
        [data-export] Deine Daten kannst du einmal am Tag exportieren, das nächste Mal { $until }.
        [data-deletion] Deine Daten kannst du einmal am Tag löschen, das nächste Mal { $until }. Jetzt wurde nichts gelöscht.
        [review] Du hast gerade { $most ->
            [one] eine Partie
           *[other] { $most } Partien
        } auswerten lassen. Die nächste kannst du { $until } auswerten lassen; fertige Auswertungen siehst du jederzeit.
        [computing] Ich habe in den letzten Minuten viel für dich gerechnet. Frag mich { $until } wieder.
       *[other] So oft geht das nicht. Versuch es { $until } noch einmal.
    }
refused-request-open = { $person } hat schon gefragt, hier mitspielen zu dürfen. Du kannst { $until } fragen, oder sobald die Mitspielenden geantwortet haben.
event-request-gave-way = 🗳️ Erst wird über etwas anderes entschieden. { $person } kann später noch einmal fragen.
said-offered-quietly = Angeboten, aber ich habe diese Person nicht erwähnt: Das ist an diesem Tisch schon geschehen, oder sie möchte es nicht. Sag ihr bitte selbst Bescheid. Der Platz gehört dir, bis sie `/spiel mitspielen` benutzt; dann sieht sie deine Hand.

board-open-until = Startet niemand die Partie, dann schließt der Tisch { $until }.
board-closed-expired = Innerhalb eines Tages hat niemand die Partie gestartet. `/spiel neu` macht einen neuen Tisch auf.

command-game-unseat-name = wegschicken
command-game-unseat-about = Jemanden von deinem offenen Tisch wegschicken; zurückkehren geht dann nicht mehr
command-game-unseat-person-name = person
command-game-unseat-person-about = Wer aufstehen muss
refused-not-owner-unseat = Nur die Person, der dieser Tisch gehört, kann jemanden wegschicken.
refused-unseat-self = Dich selbst kannst du nicht wegschicken. **{ button-leave }** unter dem Brett macht deinen Platz frei.
