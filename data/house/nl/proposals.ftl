## Wat er aan een tafel in stemming komt: het bord, knoppen, regels in de thread, weigeringen.

button-agree = Akkoord
button-decline = Afwijzen

board-proposal = 🗳️ { $seat } stelt voor om { $proposal }. Nog niet akkoord: { $missing }
board-break = ⏸️ Pauze tot { $until }. `/spel pauze dagen:0` stelt voor om eerder verder te gaan.
board-ended-stopped = 🏁 Het spel is in onderling overleg gestopt. Niemand heeft gewonnen.

proposal-stop = het spel zonder winnaar te stoppen
proposal-pause = een pauze tot { $until }
proposal-go-on = de pauze te beëindigen

event-proposed = 🗳️ { $seat } stelt voor om { $proposal }. Antwoord met de knoppen onder het bord.
event-agreed = 🗳️ { $seat } gaat akkoord.
event-declined = 🗳️ { $seat } wijst het voorstel af om { $proposal }.
event-proposal-withdrawn = 🗳️ { $seat } trekt het voorstel in om { $proposal }.
event-proposal-void = 🗳️ Het voorstel is van tafel, want het spel is verdergegaan.
event-stopped = 🏁 Het spel is in onderling overleg gestopt. Niemand heeft gewonnen, en het telt voor niemand mee.
event-break = ⏸️ Iedereen is voor een pauze tot { $until }. Tot dan kan niemand een zet doen en loopt er geen tijd.
event-break-over = ▶️ De pauze is voorbij; het spel gaat verder.

refused-proposal-open = Er wordt eerst iets anders beslist: { $seat } stelt voor om { $proposal }. Antwoord met de knoppen onder het bord.
refused-no-proposal = Daarover wordt niet meer beslist; er is niets veranderd.
refused-agreed-before = Je bent al akkoord gegaan.
refused-not-asked-to-agree = Jouw akkoord is daarvoor niet nodig.

said-proposed = Voorgesteld. De anderen antwoorden met de knoppen onder het bord.
said-stopped = Het spel is gestopt. Niemand heeft gewonnen.

command-game-stop-name = stoppen
command-game-stop-about = Voorstellen om het spel zonder winnaar te stoppen; iedereen moet akkoord gaan
said-break = Het spel heeft pauze.
said-gone-on = Het spel gaat verder.
command-game-pause-name = pauze
command-game-pause-about = Een pauze voorstellen, met 0 dagen het einde ervan; iedereen moet akkoord gaan
option-days-name = dagen
option-days-about = Voor hoeveel dagen; 0 stelt voor om de pauze te beëindigen
refused-break = Dit spel heeft volgens afspraak pauze. Tot wanneer staat bij het bord; `/spel pauze dagen:0` stelt voor om eerder verder te gaan.
