## Wat een server bepaalt, en wat mag wie erop toeziet.

command-settings-name = instellingen
command-settings-about = Wat op deze server geldt: taal, kanalen, wie tafels opent
command-settings-show-name = tonen
command-settings-show-about = Wat op deze server is bepaald
command-settings-language-name = taal
command-settings-language-about = De taal van openbare berichten op deze server; weglaten: die van de meesten aan tafel
command-settings-channel-name = kanaal
command-settings-channel-about = Tafels in een kanaal of categorie toestaan, of niet meer; geen genoemd: overal
command-settings-starters-name = openers
command-settings-starters-about = Wie tafels mag openen: de leden van een rol, of iedereen
command-settings-tables-name = tafels
command-settings-tables-about = Hoeveel tafels er tegelijk open of bezig mogen zijn
command-settings-clock-name = bedenktijd
command-settings-clock-about = De bedenktijd aan tafels waarvoor er geen wordt gekozen
command-settings-packs-name = pakketten
command-settings-packs-about = Of er met kaarten uit kaartpakketten mag worden gespeeld
command-settings-boards-name = borden
command-settings-boards-about = Hoe groot de plaatjes van de borden voor iedereen zijn
command-settings-puzzle-name = puzzel
command-settings-puzzle-about = Het kanaal waarin elke dag een puzzel staat

command-moderate-name = modereren
command-moderate-about = Voor moderators: tafels stoppen, pauzeren of vrijgeven, mensen verwijderen
command-moderate-tables-name = tafels
command-moderate-tables-about = De open en lopende tafels van deze server
command-moderate-stop-name = stoppen
command-moderate-stop-about = Een spel zonder winnaar beëindigen; het telt voor niemand mee
command-moderate-pause-name = pauzeren
command-moderate-pause-about = Een spel een tijdje stilleggen: niemand kan een zet doen, de klokken staan stil
command-moderate-resume-name = hervatten
command-moderate-resume-about = Een gepauzeerd spel laten verdergaan
command-moderate-free-name = vrijgeven
command-moderate-free-about = Een kanaal weer vrijgeven, ook als het spel er niet meer te lezen is

option-channel-name = kanaal
option-channel-about = Een kanaal, of een categorie met al haar kanalen
option-where-name = waar
option-where-about = Een kanaal; laat het leeg om dit uit te zetten
option-allowed-name = toegestaan
option-allowed-about = Ja of nee
option-large-name = groot
option-large-about = Ja: zo groot mogelijk; nee: de gewone grootte, met een knop om te vergroten
option-role-name = rol
option-role-about = De rol waarvan de leden tafels mogen openen; weglaten: iedereen
option-most-name = maximum
option-most-about = Het grootste aantal; weglaten: geen grens
option-table-name = tafel
option-table-about = Het nummer van een tafel; weglaten: die van dit kanaal

settings-title = **Wat op deze server is bepaald**
settings-language = Taal van openbare berichten: { $language }.
settings-language-players = Elke tafel gebruikt de taal van de meeste spelers.
settings-language-gaps = Nog niet vertaald, dus voorlopig in een andere taal ({ $language }): { $games }.
settings-language-lacks = Wie { $spoken } spreekt, leest dit nog in een andere taal ({ $language }): { $games }.
settings-channels =
    { $count ->
        [0] In elk kanaal mogen tafels worden geopend.
        [one] Alleen in { $channels } mogen tafels worden geopend.
       *[other] Alleen hier mogen tafels worden geopend: { $channels }
    }
settings-starters = Alleen leden van { $role } mogen tafels openen.
settings-starters-all = Iedereen mag tafels openen.
settings-tables =
    { $most ->
        [0] Deze server stelt geen grens aan het aantal tafels.
        [one] Er mag maar één tafel open of bezig zijn.
       *[other] Er mogen hoogstens { $most } tafels tegelijk open of bezig zijn.
    }
settings-clock = Bedenktijd aan een nieuwe tafel, als er geen andere wordt gekozen: { $clock }.
settings-packs =
    { $allowed ->
        [yes] Met kaarten uit kaartpakketten mag worden gespeeld.
       *[no] Alleen met de kaarten van de basissets mag worden gespeeld.
    }
settings-boards =
    { $large ->
        [yes] Borden laten iedereen een groot plaatje zien.
       *[no] Borden laten een kleiner plaatje zien; **{ button-large }** eronder toont het groot.
    }
settings-puzzle = Elke dag plaats ik een puzzel in { $channel }.
settings-puzzle-off = Er is geen dagelijkse puzzel.
settings-puzzle-trouble =
    { $trouble ->
        [lost] ⚠️ De dagelijkse puzzel is uitgezet, omdat het kanaal niet meer bestaat.
        [permission] ⚠️ Ik kon de laatste dagelijkse puzzel niet plaatsen: ik mis een recht in dat kanaal. Morgen probeer ik het opnieuw.
       *[other] ⚠️ Ik kon de laatste dagelijkse puzzel niet plaatsen. Morgen probeer ik het opnieuw.
    }

refused-need-moderator = Dat kan alleen wie berichten mag beheren in het kanaal van de tafel.
refused-no-table-to-moderate = Zo’n tafel is hier niet open of bezig. `/modereren tafels` noemt ze allemaal.
refused-paused = De moderators hebben dit spel gepauzeerd. Met `/modereren hervatten` gaat het verder.
refused-not-paused = Dit spel is niet gepauzeerd.
refused-setting =
    { $setting ->
        [channels] Je kunt hoogstens { $most } kanalen noemen. Noem liever een categorie, of haal er eerst een weg.
       *[other] Dat kan niet. Geef een geheel getal van 1 tot en met { $most }.
    }
refused-channel = Hier mogen geen tafels worden geopend. Ga naar { $channels }.
refused-role = Op deze server openen alleen leden van { $role } tafels. Vraag het een van hen; meespelen mag je altijd.
refused-tables-person = Je zit al aan { $most ->
    [one] een tafel
   *[other] { $most } tafels
}. Speel een spel uit, of verlaat een tafel, voor je aan een andere gaat zitten.
refused-tables-server = { $most ->
    [one] Op deze server is één tafel open, en meer mag niet. Doe daar mee, of wacht tot het spel is afgelopen.
   *[other] Op deze server zijn { $most } tafels open, en meer mag niet. Doe aan een daarvan mee, of wacht tot een spel is afgelopen.
}
refused-deck-packs = Op deze server wordt alleen met kaarten van de basisset gespeeld, en in dit deck zitten andere: { $cards }.

event-moderated = { $person } heeft het spel namens de server gestopt. Het telt voor niemand mee.
event-paused = { $person } heeft het spel gepauzeerd. Tot het verdergaat, kan niemand een zet doen.
event-resumed = { $person } heeft het spel hervat.

said-moderated = Het spel is gestopt en het kanaal is vrij.
said-paused = Het spel is gepauzeerd. Met `/modereren hervatten` gaat het verder.
said-resumed = Het spel gaat verder.
said-freed = Het kanaal is vrij. Het spel telt voor niemand mee.

moderate-table =
    { $status ->
        [open] **#{ $number }** { $game } in { $channel }: open
        [paused] **#{ $number }** { $game } in { $channel }: gepauzeerd
       *[running] **#{ $number }** { $game } in { $channel }: bezig
    }
moderate-heading = Tafels die jij mag modereren
moderate-no-tables = Op deze server is geen tafel open of bezig die jij mag modereren.

board-ended-moderated = 🏁 De moderators hebben het spel gestopt. Niemand heeft gewonnen.
board-paused = ⏸️ Dit spel is gepauzeerd: tot het verdergaat, kan niemand een zet doen.
command-moderate-remove-name = verwijderen
command-moderate-remove-about = Eén persoon van een tafel verwijderen; die kan er niet terugkomen
command-moderate-remove-person-name = persoon
command-moderate-remove-person-about = Wie; ook iemand die de server heeft verlaten
event-removed = 🚪 { $by } heeft { $person } namens de server van tafel verwijderd. De computer speelt verder.
button-remove = { $person } verwijderen
moderate-stop-sure = Tafel **#{ $number }** ({ $game } in { $channel }) stoppen? { $status ->
    [open] De tafel gaat dicht; het spel is nog niet begonnen.
   *[running] Het spel eindigt zonder winnaar en telt voor niemand. Je kunt het niet hervatten.
}
button-moderate-stop = Deze tafel stoppen
moderate-remove-sure = **{ $person }** van tafel **#{ $number }** ({ $game } in { $channel }) verwijderen? { $fate ->
    [open] De plaats komt vrij.
    [reserved] De plaats die voor { FORM($person, "object") } is gereserveerd, komt vrij.
    [running] De computer speelt op die plaats verder, en voor { FORM($person, "object") } telt het spel als opgegeven.
   *[last] Verder speelt daar niemand: de tafel wordt gesloten, en een lopend spel eindigt zonder winnaar.
} Aan deze tafel kan { $person } niet terugkomen.
said-removed = { $person } speelt niet meer aan tafel **#{ $number }**.
refused-barred = Je bent van deze tafel verwijderd en kunt er niet terugkomen. Aan elke andere tafel kun je meespelen.
refused-person-barred = Deze persoon is van de tafel verwijderd en kan er niet terugkomen. Bied je plaats aan iemand anders aan.
refused-nobody-to-remove = Deze persoon speelt niet meer aan deze tafel, dus er valt niemand te verwijderen.
refused-whom-to-remove = Ik weet niet wie je bedoelt met “{ $typed }”. { $count ->
    [0] Aan deze tafel speelt niemand die je kunt verwijderen.
    [one] Aan deze tafel speelt { $people }.
   *[other] Aan deze tafel spelen { $people }.
}
