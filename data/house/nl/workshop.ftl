## De pagina waarop je een deck bouwt. Knoppen: hoogstens 80 tekens, liever 20.

workshop-title = { $state ->
    [named] 🛠️ Deckwerkplaats: { $name }
   *[new] 🛠️ Deckwerkplaats: een nieuw deck
 }
workshop-how = Kies wie je deck aanvoert en neem dan kaarten op tot het er { $needed } zijn. **{ workshop-fill }** maakt het op elk moment compleet; **{ workshop-ready }** begint met een bestaand deck. Wat je bouwt blijft bewaard, ook als je dit sluit.
workshop-size = **{ $size } van { $needed }** kaarten. Steunkaarten naar kosten:
workshop-finding = { $mark ->
        [note] ℹ️
       *[bad] ❌
    } { $text }
workshop-tapped = **Laatst gekozen:** { $cards }. Hoeveel van elk?
workshop-card = { $number ->
        [0] **{ $card }**, niet in het deck
       *[other] **{ $card }**, { $number } in het deck
    }
workshop-pick = Kaarten { $first }–{ $last } van { $count }: erin (elk { $copies }) en eruit
workshop-filter = Filteren op klasse, soort en kosten ({ $found } te zien)
workshop-number = { $number ->
        [0] Geen
       *[other] { $number } ×
    }
workshop-look = In het deck: een kaart lezen of haar aantal wijzigen
workshop-fill = Aanvullen
workshop-save = Opslaan
workshop-save-title = Het deck opslaan
workshop-ready = Beginnen met
workshop-from = Kies een deck
workshop-replaces =
    { $count ->
        [one] Het vervangt de kaart die je tot nu toe hebt gekozen.
       *[other] Het vervangt de { $count } kaarten die je tot nu toe hebt gekozen.
    }
workshop-text = Als tekst
workshop-clear = Opnieuw beginnen
workshop-clear-sure = { $state ->
        [named] Wil je alle wijzigingen aan “{ $name }” sinds je het laatst hebt opgeslagen ongedaan maken?
       *[new] { $count ->
            [one] Wil je de kaart terugleggen die je hebt gekozen?
           *[other] Wil je alle { $count } kaarten terugleggen die je hebt gekozen?
        }
    }
workshop-play = Hier spelen
