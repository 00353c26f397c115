## Na het spel: statistieken, lijsten, afgelopen spellen.

command-stats-name = statistieken
command-stats-about = Hoeveel spellen jij hebt gespeeld en gewonnen, of iemand anders op deze server
command-stats-person-name = persoon
command-stats-person-about = Wie; jijzelf, als je niemand noemt
command-leaderboard-name = ranglijst
command-leaderboard-about = De besten van deze server in een spel
command-leaderboard-game-name = spel
command-leaderboard-game-about = Welk spel; dat van dit kanaal, als je er geen noemt
command-games-name = spellen
command-games-about = Je lopende spellen en de afgelopen spellen van deze server
command-games-mine-name = mijn
command-games-mine-about = Alle spellen waaraan je meedoet: wie aan de beurt is, sinds wanneer en tot wanneer
command-games-finished-name = afgelopen
command-games-finished-about = De afgelopen spellen van deze server of van iemand
command-games-person-name = persoon
command-games-person-about = Alleen spellen waaraan deze persoon meedeed

stats-heading = Spellen van { FORM($person, "object") }
stats-heading-own = Jouw spellen op alle servers
stats-nothing-seen = { $person } heeft hier nog geen spel uitgespeeld, althans niet in een kanaal dat jij kunt lezen.
stats-played =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
stats-outcomes = { $outcomes }
stats-won = { $count } gewonnen
stats-lost = { $count } verloren
stats-drawn = { $count } gelijk
stats-left = { $count } opgegeven
stats-stopped = { $count } in overleg gestopt
stats-rated-here = Rating hier: **{ $points }**, plaats { $place } van { $total } na { $games ->
    [one] { $games } spel dat meetelt
   *[other] { $games } spellen die meetellen
}
stats-rated-here-provisional = Rating hier: **{ $points }**, voorlopig na { $games ->
    [one] { $games } spel dat meetelt
   *[other] { $games } spellen die meetellen
} tegen { $opponents ->
    [one] { $opponents } persoon
   *[other] { $opponents } verschillende mensen
} ({ $needed } voor een plaats)
stats-rated-everywhere = Rating op alle servers: **{ $points }**, plaats { $place } van { $total }
stats-rated-everywhere-provisional = Rating op alle servers: **{ $points }**, voorlopig na spellen tegen { $opponents ->
    [one] { $opponents } persoon
   *[other] { $opponents } verschillende mensen
} ({ $needed } voor een plaats)
stats-person = { $person }
stats-kind = { $kind }: { $won } van { $played } gewonnen
stats-group = Samen – { $people }: { $scores }
stats-goals = Doelen: { $reached } van { $goals }
stats-goal-reached = ✅ **{ $goal }**
stats-goal-open = ▫️ { $goal }: { $what }
stats-goals-together = Samen bereikte doelen
stats-group-goals = **{ $people }**: { $reached } van { $goals } – { $names }
goal-progress = { $goal } ({ $reached } van { $needed })
event-goals-reached = 🏅 { $reached ->
    [0] { $people } { $count ->
        [one] komt dichter bij
       *[other] komen dichter bij
     } { $nearer ->
        [one] een doel
       *[other] { $nearer } doelen
     }: { $progress }
   *[other] { $people } { $count ->
        [one] heeft
       *[other] hebben
     } { $reached ->
        [one] een doel
       *[other] { $reached } doelen
     } bereikt: { $goals }{ $nearer ->
        [0] { "" }
       *[other] { "" }. Onderweg: { $progress }
     }
 }
event-rematch-scores = 🏆 Gewonnen spellen in deze reeks: { $scores }
rematch-score = { $seat } { $games }
rematch-score-computers = de computers { $games }
event-goals-together = 🏅 { $people } hebben voor het eerst samen bereikt: { $goals }
best-groups-heading = Groepen in { $game }
best-group = { $place }. **{ $people }** – { $scores }
best-group-goals = 🏅 Bereikte doelen: { $reached } van { $goals } – { $names }
best-no-group = Hier heeft nog niemand dit spel uitgespeeld. Iedereen wint of verliest samen, dus deze lijst telt groepen en niemand krijgt een rating.
best-own-groups-heading = Jouw groepen in { $game }
best-heading = De besten in { $game }
best-line = { $place }. **{ $person }** – { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $won } van { $games } gewonnen
best-own-heading = Hoe jij ervoor staat in { $game }
best-own-none = Je hebt nog geen rating. Een spel telt mee tussen mensen die elk minstens een derde van de beslissingen van een gewoon spel hebben genomen.
best-own-only = In privéberichten laat ik je alleen je eigen resultaten zien. De besten van een server zie je daar met `/ranglijst`.
refused-private-others = In privéberichten laat ik je alleen je eigen spellen zien. Vraag naar anderen op de server waar jullie spelen.
best-nobody = Er staat nog niemand op de lijst. Je naam komt erop na spellen die meetellen tegen { $needed } verschillende mensen. Een spel telt mee tussen mensen die elk minstens een derde van de beslissingen van een gewoon spel hebben genomen.
my-games-heading = Je lopende spellen
my-games-none = Je doet nu aan geen enkel spel mee. `/spel nieuw` opent een tafel.
my-games-yours = - 🎲 **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}met { FORM($others, "object") }
    }: **jij bent aan de beurt** sinds { $since }. { $until } [Naar het bord]({ $board })
my-games-others = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}met { FORM($others, "object") }
    }: wacht op { FORM($waiting, "object") } sinds { $since }. { $until } [Naar het bord]({ $board })
my-games-still = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}met { FORM($others, "object") }
    }: { $paused ->
        [yes] het spel is gepauzeerd.
       *[no] het spel gaat vanzelf verder.
    } [Naar het bord]({ $board })
my-games-until = De tijd is om { $until }.
my-games-open = Er is geen tijdslimiet.
games-heading = Afgelopen spellen
games-heading-own = Jouw afgelopen spellen
games-none = Hier is nog geen spel afgelopen, althans niet in een kanaal dat jij kunt lezen.
games-none-own = Je hebt nog geen spel uitgespeeld.
games-line = `{ $number }` { $when } **{ $game }**: { $people }
games-person = { $person } { $outcome ->
    [won] 🏆
    [lost] (verloren)
    [drawn] (gelijk)
    [left] (opgegeven)
   *[stopped] (gestopt)
}
person-forgotten = Verwijderde persoon
page-of = Pagina { $page } van { $pages }
button-rematch = Revanche
button-replay = Terugkijken
said-rematch = De tafel voor de revanche is open: iedereen is een plaats opgeschoven. Je kunt op **{ button-start }** drukken.
said-rematch-reserved = De tafel voor de revanche is open: iedereen is een plaats opgeschoven. { $count ->
        [one] Er is een plaats gereserveerd voor { FORM($people, "object") }; zodra die is ingenomen, begint het spel. Wordt er afgezegd, geef hem dan aan iemand anders en druk op **{ button-start }**. De reservering eindigt { $until }.
       *[other] Er zijn plaatsen gereserveerd voor { FORM($people, "object") }; zodra ze allemaal zijn ingenomen, begint het spel. Zegt iemand af, geef die plaats dan aan een ander en druk op **{ button-start }**. De reservering eindigt { $until }.
    }
said-declined = Je hebt afgezegd. Je plaats is nu vrij voor anderen.
refused-rematch-running = Het spel is nog niet afgelopen.
refused-rematch-done = Van dit spel is er al een revanche geweest.

command-replay-name = terugkijken
command-replay-about = Een afgelopen spel stap voor stap doorlopen, met plaatjes
command-replay-game-name = spel
command-replay-game-about = Welk spel; het laatste van dit kanaal, als je er geen noemt
replay-step = { $game }, spel { $number }
replay-of = Stap { $number } van { $steps }
replay-before = Stap { $number } van { $steps }, vóór deze zet
button-continue = Vanaf hier verder spelen
said-continued = Hier is een tafel open die spel { $number } na stap { $step } voortzet. Ze telt niet voor de ranglijst en { $dice ->
    [no] schudt zelf
   *[yes] heeft eigen dobbelstenen
 }. De anderen drukken op **{ button-join }**; `/spel meedoen plaats:` neemt een andere plaats.
board-continues = Deze tafel zet spel { $number } na stap { $step } voort. Ze telt niet voor de ranglijst en { $dice ->
    [no] schudt zelf
   *[yes] heeft eigen dobbelstenen
 }; de kaarten liggen zoals toen. **{ button-join }** geeft je je plaats van toen, of de volgende vrije; `/spel meedoen plaats:` neemt een andere. De overige speelt de computer.
event-continued = 🌱 Dit spel zet spel { $number } na stap { $step } voort. Het telt niet voor de ranglijst.
verify-continues = Dit spel zet spel { $number } na stap { $step } voort: hier { $dice ->
    [no] is alleen zijn eigen schudden
   *[yes] zijn alleen zijn eigen dobbelstenen
 } gecontroleerd.
refused-continue-over = Bij deze stap was het spel al afgelopen. Ga een stap terug.
refused-continue-options = Deze tafel zet een afgelopen spel voort, dus de opties liggen vast.
refused-replay-running = Het spel is nog niet afgelopen. Je ziet het op het bord.
refused-replay-broken = Dit spel is niet meer na te spelen: de regels of kaarten zijn sindsdien veranderd.
refused-replay-unknown = Zo’n spel is hier niet, of het is gespeeld in een kanaal dat jij niet kunt lezen. Je eigen spellen zie je altijd met `/terugkijken` in een privébericht aan mij.
refused-replay-unknown-own = Zo’n spel heb je niet gespeeld, en in privéberichten laat ik alleen je eigen spellen zien. Spellen van anderen toont `/terugkijken` op hun server.
refused-replay-none-own = Je hebt nog geen spel uitgespeeld.
refused-replay-none = In dit kanaal is nog geen spel afgelopen.
