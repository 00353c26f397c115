## De pagina waarop je een deck bouwt. Knoppen: hoogstens 80 tekens, liever 20.

workshop-title = { $state ->
    [named] 🛠️ Deckwerkplaats: { $name }
   *[new] 🛠️ Deckwerkplaats: een nieuw deck
 }
workshop-how = Kies wie je deck aanvoert en neem dan kaarten op tot het er { $needed } zijn. **{ workshop-fill }** maakt het op elk moment compleet; **{ workshop-ready }** begint met een bestaand deck. Wat je bouwt blijft bewaard, ook als je dit sluit.
workshop-size = **{ $size } van { $needed }** kaarten { $leading ->
    [0] {""}
   *[other] (waarvan { $leading } helden- en niveaukaarten)
 }
workshop-curve = Kaarten naar kosten:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Laatst gekozen:** { $cards }. Hoeveel van elk?
workshop-card = { $number ->
        [0] **{ $card }**, niet in het deck
       *[other] **{ $card }**, { $number } in het deck
    }
workshop-pick = Kaarten { $first }–{ $last } van { $count } (elk { $copies })
workshop-none = ℹ️ Je held kan geen kaart gebruiken die aan deze filters voldoet.
workshop-filter = Filter ({ $count } te zien)
workshop-number = { $number ->
        [0] Eruit
       *[other] { $number }
    }
workshop-look = In het deck: lezen, wijzigen
workshop-fill = Aanvullen
workshop-save = Opslaan
workshop-save-title = Het deck opslaan
workshop-ready = Beginnen met
workshop-from = Kies een deck
workshop-replaces = De kaarten die je tot nu toe hebt gekozen worden vervangen; **{ workshop-undo }** haalt ze terug.
workshop-filled = ✨ Toegevoegd: { $cards }
workshop-copies = { $number } × { $card }
workshop-text = Als tekst
workshop-clear = Opnieuw beginnen
workshop-undo = Ongedaan maken
workshop-play = Hier spelen
