## Die Spielwiese: die erste Nachricht der Seite und die zweite Seite daneben. Die Nachricht muss kurz sein, damit man
## darunter sieht, was geantwortet wird.

playground-welcome =
    {"**"}Probier den Bot aus: Kaputtgehen kann nichts.** Du bist { $owner }; [ein zweites Fenster]({ $window }) ist { $guest }. Stell sie nebeneinander und spielt.
    -# Eine Simulation: keine Benachrichtigungen, keine Uhr, nichts wird gespeichert; [Threads und private Nachrichten]({ $aside }) haben eine eigene Seite. „Action was not completed“? Drück oben auf „Refresh“.
playground-reads = -# {"**"}{ $people }** { $count ->
        [one] liest
       *[other] lesen
    } Deutsch.
playground-aside = Threads und private Nachrichten der Spielwiese
playground-private = Private Nachrichten an { $person }
playground-nothing = Noch nichts.
playground-channel = Zurück zum Kanal mit seinen Knöpfen
playground-thread = Diesen Thread mit seinen Knöpfen öffnen
playground-opened = [„{ $thread }“ mit seinen Knöpfen öffnen]({ $address })
playground-back = [{ playground-channel }]({ $address })
