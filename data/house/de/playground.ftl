## Die Spielwiese: die erste Nachricht der Seite und die zweite Seite daneben. Die Nachricht muss kurz sein, damit man
## darunter sieht, was geantwortet wird.

playground-title = Probier den Bot aus: Kaputtgehen kann nichts
playground-welcome =
    {"**"}1.** Tipp unten `/game new` und schick es ab. **2.** Drück auf **{ button-computer }**, dann auf **{ button-start }**. **3.** Drück auf **{ button-move }**; **{ button-help }** sagt, was du tun kannst.
    Wer du bist, wählst du oben auf der Seite: { $people }. **{ $owner }** gehört der Server (`/settings`, `/moderate`).
    Nur nachgebaut: [Threads und private Nachrichten]({ $aside }) stehen auf einer zweiten Seite, auf der sich ein Thread mit seinen Knöpfen öffnen lässt, die Liste zu einem Feld kommt mit dem ersten Buchstaben, niemand wird benachrichtigt, keine Zeit vergeht, nichts wird aufgehoben. Steht oben nach einem Druck „Action was not completed“, ist die Seite nicht mehr auf dem Stand: Drück oben auf „Refresh“, dann noch einmal.
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
