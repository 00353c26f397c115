## Die Spielwiese: die erste Nachricht der Seite und die zweite Seite daneben. Die Nachricht muss kurz sein, damit man
## darunter sieht, was geantwortet wird.

playground-title = Probier den Bot aus: Kaputtgehen kann nichts
playground-welcome =
    {"**"}1.** Tipp unten `/game new` und schick es ab. **2.** Drück auf **{ button-computer }**, dann auf **{ button-start }**. **3.** Drück auf **{ button-move }**; **{ button-help }** sagt, was du tun kannst.
    Wer du bist, wählst du oben auf der Seite: { $people }. **{ $owner }** gehört der Server (`/settings`, `/moderate`).
    Das hier ist nachgebaut: [Threads und private Nachrichten]({ $aside }) stehen auf einer eigenen Seite, dort kannst du einen Thread mit seinen Knöpfen öffnen; tipp einen Buchstaben, um die Liste zu einem Feld zu sehen; niemand wird benachrichtigt, keine Zeit vergeht, nichts wird gespeichert. Steht nach einem Druck oben „Action was not completed“, ist die Seite veraltet: Drück oben auf „Refresh“, dann noch einmal.
playground-reads = {"**"}{ $people }** { $count ->
        [one] liest
       *[other] lesen
    } Deutsch; die Befehle haben hier englische Namen.
playground-aside = Threads und private Nachrichten der Spielwiese
playground-private = Private Nachrichten an { $person }
playground-nothing = Noch nichts.
playground-channel = Zurück zum Kanal mit seinen Knöpfen
playground-thread = Diesen Thread mit seinen Knöpfen öffnen
playground-opened = [„{ $thread }“ mit seinen Knöpfen öffnen]({ $address })
playground-back = [{ playground-channel }]({ $address })
