## Wat er aan een tafel in stemming komt: het bord, knoppen, regels in de thread, weigeringen.

button-agree = Akkoord
button-decline = Afwijzen

board-proposal = 🗳️ { $seat } stelt voor om { $proposal }. Nog niet akkoord: { $missing }
board-ended-stopped = 🏁 Het spel is in onderling overleg gestopt. Niemand heeft gewonnen.

proposal-stop = het spel zonder winnaar te stoppen

event-proposed = 🗳️ { $seat } stelt voor om { $proposal }. Antwoord met de knoppen onder het bord.
event-agreed = 🗳️ { $seat } gaat akkoord.
event-declined = 🗳️ { $seat } wijst het voorstel af om { $proposal }.
event-proposal-withdrawn = 🗳️ { $seat } trekt het voorstel in om { $proposal }.
event-proposal-void = 🗳️ Het voorstel is van tafel, want het spel is verdergegaan.
event-stopped = 🏁 Het spel is in onderling overleg gestopt. Niemand heeft gewonnen, en het telt voor niemand mee.

refused-proposal-open = Er wordt eerst iets anders beslist: { $seat } stelt voor om { $proposal }. Antwoord met de knoppen onder het bord.
refused-no-proposal = Daarover wordt niet meer beslist; er is niets veranderd.
refused-agreed-before = Je bent al akkoord gegaan.
refused-not-asked-to-agree = Jouw akkoord is daarvoor niet nodig.

said-proposed = Voorgesteld. De anderen antwoorden met de knoppen onder het bord.
said-stopped = Het spel is gestopt. Niemand heeft gewonnen.

command-game-stop-name = stoppen
command-game-stop-about = Voorstellen om het spel zonder winnaar te stoppen; iedereen moet akkoord gaan
