## De speeltuin: het eerste bericht van de pagina, en de tweede pagina ernaast. Het bericht moet kort zijn, zodat te zien
## is wat er eronder wordt geantwoord.

playground-title = Probeer de bot uit: er kan niets kapot
playground-welcome =
    {"**"}1.** Typ hieronder `/game new` en verstuur het. **2.** Druk op **{ button-computer }**, daarna op **{ button-start }**. **3.** Druk op **{ button-move }**; **{ button-help }** vertelt wat je kunt doen.
    Wie je bent, kies je bovenaan de pagina: { $people }. Van **{ $owner }** is de server (`/settings`, `/moderate`).
    Dit is een simulatie: [threads en privéberichten]({ $aside }) staan op een aparte pagina, waar je een thread met zijn knoppen kunt openen; typ een letter om de lijst bij een veld te zien; niemand krijgt een melding, er gaat geen tijd voorbij en er wordt niets bewaard. Staat er bovenaan na een druk “Action was not completed”, dan is de pagina verouderd: druk bovenaan op “Refresh” en daarna nog een keer.
playground-reads = {"**"}{ $people }** { $count ->
        [one] leest
       *[other] lezen
    } Nederlands; de commando’s heten hier Engels.
playground-aside = Threads en privéberichten van de speeltuin
playground-private = Privéberichten aan { FORM($person, "object") }
playground-nothing = Nog niets.
playground-channel = Terug naar het kanaal met de knoppen
playground-thread = Deze thread met de knoppen openen
playground-opened = [“{ $thread }” met de knoppen openen]({ $address })
playground-back = [{ playground-channel }]({ $address })
