## Wat iemand binnen een bepaalde tijd mag veroorzaken, en mensen die aan een tafel niet meespelen.

refused-budget =
    { $use ->
        [opening] Je hebt net { $most ->
            [one] een tafel
           *[other] { $most } tafels
        } geopend. De volgende kun je { $until } openen.
        [request] Je hebt het de spelers hier de afgelopen dag al { $most ->
            [one] één keer
           *[other] { $most } keer
        } gevraagd. Je kunt het { $until } weer vragen.
        [proposal] Je hebt aan deze tafel in korte tijd veel voorstellen gedaan. Het volgende kun je { $until } doen.
        [mention] Je hebt je plaats binnen een dag al { $most ->
            [one] aan één persoon aangeboden, die een melding kreeg
           *[other] aan { $most } mensen aangeboden, die allemaal een melding kregen
        }. Aan iemand anders kun je hem { $until } aanbieden.
        [call] Hier is het afgelopen uur al een herinnering gestuurd. Dat kan { $until } weer.
        [game-export] Je hebt net { $most ->
            [one] een spel
           *[other] { $most } spellen
        } geëxporteerd. Het volgende kun je { $until } exporteren.
        [data-export] Je kunt je gegevens één keer per dag exporteren, de volgende keer { $until }.
        [data-deletion] Je kunt je gegevens één keer per dag verwijderen, de volgende keer { $until }. Er is nu niets verwijderd.
        [review] Je hebt net { $most ->
            [one] een spel
           *[other] { $most } spellen
        } laten analyseren. Het volgende kun je { $until } laten analyseren; analyses die klaar zijn, kun je altijd bekijken.
        [computing] Ik heb de laatste minuten veel voor je berekend. Vraag het me { $until } weer.
       *[other] Dat kan niet zo vaak. Probeer het { $until } opnieuw.
    }
refused-request-open = { $person } heeft al gevraagd om hier mee te spelen. Jij kunt het { $until } vragen, of zodra de spelers hebben geantwoord.
event-request-gave-way = 🗳️ Er wordt eerst iets anders beslist. { $person } kan het later opnieuw vragen.
said-offered-quietly = Aangeboden, maar ik heb deze persoon niet genoemd: dat is aan deze tafel al gebeurd, of de persoon wil het niet. Laat het zelf even weten. De plaats is van jou tot die persoon `/spel meedoen` gebruikt; die ziet dan je hand.

board-open-until = Als niemand het spel start, sluit de tafel { $until }.
board-closed-expired = Niemand heeft het spel binnen een dag gestart. `/spel nieuw` opent een nieuwe tafel.

command-game-unseat-name = wegsturen
command-game-unseat-about = Iemand van je open tafel wegsturen; terugkomen kan dan niet meer
command-game-unseat-person-name = persoon
command-game-unseat-person-about = Wie moet opstaan
refused-not-owner-unseat = Alleen de eigenaar van deze tafel kan iemand wegsturen.
refused-unseat-self = Jezelf kun je niet wegsturen. **{ button-leave }** onder het bord maakt je plaats vrij.
