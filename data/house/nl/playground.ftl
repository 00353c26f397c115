## De speeltuin: het eerste bericht van de pagina, en de tweede pagina ernaast. Het bericht moet kort zijn, zodat te zien
## is wat er eronder wordt geantwoord.

playground-welcome =
    {"**"}Probeer de bot uit: er kan niets kapot.** Je bent { $owner }; [een tweede venster]({ $window }) is { $guest }. Zet ze naast elkaar en speel.
    -# Een simulatie: geen meldingen, geen klok, er wordt niets bewaard; [threads en privéberichten]({ $aside }) hebben een eigen pagina. “Action was not completed”? Druk bovenaan op “Refresh”.
playground-reads = -# {"**"}{ $people }** { $count ->
        [one] leest
       *[other] lezen
    } Nederlands.
playground-aside = Threads en privéberichten van de speeltuin
playground-private = Privéberichten aan { FORM($person, "object") }
playground-nothing = Nog niets.
playground-channel = Terug naar het kanaal met de knoppen
playground-thread = Deze thread met de knoppen openen
playground-opened = [“{ $thread }” met de knoppen openen]({ $address })
playground-back = [{ playground-channel }]({ $address })
