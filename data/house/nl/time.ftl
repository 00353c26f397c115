## Tijd en plaatsen: bedenktijd, herinneringen, mensen die laat zijn, weggaan, terugkomen of worden vervangen.

clock-off = onbeperkt
clock-with-bank = { $decision } per beslissing, plus { $bank } reserve
clock-without-bank = { $decision } per beslissing
clock-with-gain = { $decision } per beslissing, plus { $bank } reserve, die met elke beslissing { $gain } groeit
clock-opened = { $clock }, vanaf het openen van “{ button-move }”, in totaal hoogstens { $outer }
duration-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dagen
    }
duration-hours = { $number } uur
duration-minutes =
    { $number ->
        [one] 1 minuut
       *[other] { $number } minuten
    }
duration-seconds =
    { $number ->
        [one] 1 seconde
       *[other] { $number } seconden
    }
duration-both = { $first } { $second }

button-skip = Overslaan
button-wait = Wachten
button-handover = Computer neemt over
button-end = Spel beëindigen
button-endsure = Spel nu beëindigen
button-depart-on = Weggaan: de computer speelt voor je verder
button-depart-ends = Weggaan: het spel eindigt zonder winnaar

board-clock = ⏳ Bedenktijd
board-clock-how = { $clock }. Met `/spel bedenktijd` kies je voor het begin een andere, of `uit`.
board-time = ⏳ Tijd: { $seats }
board-time-seat = { $seat } { $until }
board-overdue =
    ⏰ { $count ->
        [one] De tijd van { FORM($seats, "object") } is om
       *[other] De tijd van { FORM($seats, "object") } is om
    }. Voor de anderen: **{ button-skip }** (het onschuldige antwoord geldt), **{ button-wait }** (nog eens zo lang) of **{ button-handover }** (iedereen moet akkoord gaan)
board-overdue-without-clock =
    ⏰ Het spel wacht al te lang op { FORM($seats, "object") }. Elk van de anderen kan kiezen: **{ button-skip }** (het onschuldige antwoord geldt), **{ button-wait }** (nog eens zeven dagen), **{ button-handover }** of **{ button-end }**
board-ended = 🏁 Het spel is afgelopen
board-ended-abandoned = 🏁 Er zit niemand meer aan tafel. Het spel is zonder winnaar geëindigd.
board-ended-absent = 🏁 Het spel heeft te lang op iemand gewacht en is beëindigd.
board-ended-out = 🏁 Alle mensen waren uitgeschakeld. Daarmee was het spel afgelopen.

status-clock = Bedenktijd: { $clock }.
status-reserve = Reserve: { $reserves }.
status-reserve-seat = { $seat } { $left }

event-overdue =
    { $count ->
        [one] ⏰ De tijd van { FORM($seats, "object") } is om. De anderen kunnen met de knoppen onder het bord de beslissing overslaan, wachten of samen de plaats aan de computer geven.
       *[other] ⏰ De tijd van { FORM($seats, "object") } is om. De anderen kunnen met de knoppen onder het bord de beslissingen overslaan, wachten of samen de plaatsen aan de computer geven.
    }
event-overdue-without-clock = ⏰ Het spel wacht al zeven dagen op { FORM($seats, "object") }. Elk van de anderen mag met de knoppen onder het bord overslaan, wachten, de computer verder laten spelen of het spel beëindigen.
event-account-gone = ⏰ Het account van { FORM($seat, "object") } bestaat niet meer. De anderen kunnen met de knoppen onder het bord beslissingen overslaan, of samen de plaats aan de computer geven.
event-skipped = ⏭️ { $seat } slaat een beslissing van { FORM($absent, "object") } over.
event-skipped-vote = ⏭️ { $seat } slaat de stem van { FORM($absent, "object") } over. Stemmingen wachten pas weer op { FORM($absent, "object") } na een zet of een druk op een knop.
event-waited = ⏳ { $seat } geeft { FORM($absent, "object") } meer tijd.
event-handed-over = 🤖 De computer speelt verder voor { FORM($person, "object") }. Met `/spel meedoen` is er een weg terug.
event-left-seat = 🚪 { $person } is uit het spel gestapt. De computer speelt verder; met `/spel meedoen` is er een weg terug.
event-came-back = 🪑 { $person } is terug en speelt verder.
event-seat-offered = 🪑 { $seat } biedt { FORM($person, "object") } de eigen plaats aan. `/spel meedoen` neemt die in.
event-seat-taken = 🪑 { $person } speelt verder in plaats van { FORM($before, "object") }.
event-abandoned = 🏁 Er zit niemand meer aan tafel. Het spel eindigt zonder winnaar.
event-ended-absent =
    { $count ->
        [one] 🏁 { $seat } beëindigt het spel, dat te lang op { FORM($absent, "object") } heeft gewacht. Voor { FORM($absent, "object") } telt het als opgegeven, verder verliest niemand.
       *[other] 🏁 { $seat } beëindigt het spel, dat te lang op { FORM($absent, "object") } heeft gewacht. Voor hen telt het als opgegeven, verder verliest niemand.
    }
event-people-out = 🏁 Alle mensen zijn uitgeschakeld. De computers spelen niet verder.

proposal-handover = de computer voor { FORM($absent, "object") } verder te laten spelen
proposal-newcomer = deze plaats aan { FORM($person, "object") } af te staan

hand-board = [Naar het bord]({ $board })
turn-heading =
    { $count ->
        [one] 🎲 **Jij bent aan de beurt.**
       *[other] 🎲 **Jij bent aan { $count } tafels aan de beurt.**
    }
turn-table =
    - **{ $game }**: { $count ->
        [0] het spel wacht
        [one] { $others } wacht
       *[other] { $others } wachten
    } op jou. { $until } [Naar het bord]({ $board })
turn-how = -# Met `/herinneringen` kies je hoe en hoe vaak ik je iets laat weten, en wanneer ik stil ben.
turn-until = Je tijd is om { $until }.
turn-open = Neem rustig de tijd.
turn-mention =
    🎲 { $mention } Jij bent aan de beurt: { $count ->
        [0] het spel wacht
        [one] { $others } wacht
       *[other] { $others } wachten
    } op jou. { $until } [Naar het bord]({ $board })
button-call = Herinneren
said-called = Herinnerd: { $seats }.
refused-call-nobody = Er is niemand om te herinneren: op niemand wacht het spel al een uur.
refused-call-quiet =
    { $count ->
        [one] { $seats } krijgt nu geen herinnering: het zijn daar stille uren, of alle berichten staan uit.
       *[other] { $seats } krijgen nu geen herinnering: het zijn daar stille uren, of alle berichten staan uit.
    }
turn-last = Alleen jouw antwoord ontbreekt nog. { $until }
reminder-until = Je tijd is om { $until }; daarna mogen de anderen je beslissing overslaan of je plaats aan de computer geven.
reminder-without-clock = Je tijd is om { $until }; daarna mogen de anderen je beslissing overslaan, je plaats aan de computer geven of het spel beëindigen.
reminder-unnamed = Je tijd is om { $until }; daarna gaat het spel zonder jouw antwoord verder. De anderen zien niet dat de vraag aan jou is.
reminder-open = Er is geen tijdslimiet.
reminder-private =
    ⏳ **{ $game }**: { $count ->
        [0] het spel wacht
        [one] { $others } wacht
       *[other] { $others } wachten
    } op jouw beslissing. { $until } [Naar het bord]({ $board })
    -# Met `/herinneringen` kies je hoe en hoe vaak ik je iets laat weten, en wanneer ik stil ben.
reminder-mention =
    ⏳ { $mention } { $count ->
        [0] Het spel wacht
        [one] { $others } wacht
       *[other] { $others } wachten
    } op jouw beslissing. { $until } [Naar het bord]({ $board })
reminder-offer = 🪑 { $mention } Je krijgt in dit spel de plaats van { FORM($seat, "object") } aangeboden. Met `/spel meedoen` neem je die in. Wil je dat niet, dan hoef je niets te doen.

reminders-private = met een privébericht
reminders-mention = met een vermelding in de thread van het spel
reminders-none = helemaal niet
reminders-once = één waarschuwing als mijn tijd bijna om is
reminders-six = ook elke zes uur
reminders-quiet-off = geen stille uren
reminders-daily = ook één keer per dag

refused-clock = “{ $clock }” begrijp ik niet als bedenktijd. Schrijf bijvoorbeeld `1d` (een dag per beslissing), `3d+12u` (drie dagen reserve en 12 uur per beslissing), `2m+15s`, `3d+12u+6u` (elke beslissing vult de reserve met zes uur aan), `15m/2d` (15 minuten zodra **{ button-move }** open is, in totaal hoogstens twee dagen) of `uit`.
refused-clock-range = Een beslissing moet tussen { $low } en { $high } hebben, en de reserve mag hoogstens { $bank } zijn. Er kan niet meer bij komen dan erin past.
refused-clock-outer = De tijd na de schuine streep moet langer zijn dan { $low } en hoogstens { $high }.
refused-not-owner-clock = Alleen wie deze tafel heeft geopend, kan de bedenktijd kiezen.
refused-not-overdue = Op dit moment is van niemand de tijd om.
refused-late-too = Je eigen tijd is om. Beslis eerst; daarna kun je iets aan de anderen doen.
refused-end-with-clock = Deze tafel heeft een bedenktijd. Sla de beslissing over, wacht, of laat de computer verder spelen.
refused-wait-for-nobody = Het account van { FORM($absent, "object") } bestaat niet meer; wachten verandert daar niets aan.
refused-remedy = “{ $typed }” kan niet. Kies { remedy-word-skip }, { remedy-word-computer }, { remedy-word-wait } of { remedy-word-end }.
refused-reminders = “{ $typed }” is geen keuze. Kies iets uit de lijst.
refused-quiet-hours = “{ $typed }” begrijp ik niet als stille uren. Schrijf bijvoorbeeld `22-7`, `22:30-6:45` of `uit`.
refused-zone = De tijdzone “{ $typed }” ken ik niet. Kies er een uit de lijst, of schrijf hoeveel uur je voorloopt op UTC, zoals `+2`.
refused-no-such-seat = Er is aan deze tafel geen plaats “{ $typed }”. Daar zitten: { $people }.
refused-no-seat-vacant = In dit spel is geen plaats vrij. Wie meespeelt, kan je met `/spel vervangen` een plaats geven.
refused-seat-not-vacant = Daar speelt { $seat }; die plaats is niet vrij.
refused-person-seated = Deze persoon zit al aan deze tafel.
refused-knows-other-hand = Wie in dit spel al een andere plaats had, kent de hand daar en kan alleen die plaats weer innemen.
refused-person-bot = Bots gaan niet aan tafel zitten. `/spel computer` en `/spel weggaan` geven een plaats aan de computer.

said-clock = Bedenktijd: { $clock }. Als van iemand de tijd om is, mogen de anderen de beslissing overslaan, wachten of samen de computer verder laten spelen.
said-clock-off = Iedereen mag nadenken zo lang als nodig is. Na zeven dagen zonder beslissing mag elk van de anderen die overslaan, de plaats aan de computer geven of het spel beëindigen.
said-leave-sure = De computer speelt dan in jouw plaats verder. Met `/spel meedoen` kun je terugkomen zolang niemand anders de plaats heeft ingenomen. Ben je de laatste hier, dan eindigt het spel. Weggaan telt in de statistieken tegen je.
said-stop-sure = Verder wordt het niemand gevraagd, en een gestopt spel kun je niet hervatten.
said-end-sure =
    { $count ->
        [one] Het spel heeft te lang op { FORM($absent, "object") } gewacht. Als je het beëindigt, telt het voor { FORM($absent, "object") } als opgegeven, en verder verliest niemand. Daarna kun je het niet hervatten.
       *[other] Het spel heeft te lang op { FORM($absent, "object") } gewacht. Als je het beëindigt, telt het voor hen als opgegeven, en verder verliest niemand. Daarna kun je het niet hervatten.
    }
button-stop-ends = Stoppen: het spel eindigt zonder winnaar
said-left-running = Je bent uit het spel gestapt. `/spel meedoen` haalt je plaats terug.
said-left-last = Je bent uit het spel gestapt, en het is afgelopen: er zit niemand meer aan tafel.
said-came-back = Je zit aan tafel. **{ button-hand }** onder het bord laat je kaarten zien.
said-asked-in = Ik heb het de spelers gevraagd. Je gaat zitten zodra ze onder het bord op **{ button-agree }** drukken.
said-offered = Aangeboden. Je houdt de plaats tot die persoon `/spel meedoen` gebruikt; die ziet dan je hand.
said-skipped = Overgeslagen.
said-waited = Er is nu meer tijd.
said-ended-absent = Het spel is afgelopen.
said-handed-over = Op die plaats speelt nu de computer verder.
said-reminders = Als jij aan de beurt komt, laat ik je dat weten { $way }. { $every }
said-reminders-none = Ik laat je niets weten als jij aan de beurt komt, waarschuw je ook niet voordat je tijd om is, en noem je niet als iemand je een plaats aanbiedt.
said-reminders-once = Als je tijd bijna om is, waarschuw ik je één keer.
said-reminders-six = Ik herinner je er elke zes uur aan, en voordat je tijd om is.
said-reminders-daily = Ik herinner je er één keer per dag aan, en voordat je tijd om is.
said-reminders-quiet = Ik ben stil van { $hours } uur; dan komt er alleen een waarschuwing als je tijd in die uren om is. Bij jou is het nu { $now } uur ({ $zone }); klopt dat niet, kies dan een andere tijdzone.
said-reminders-always = Er zijn geen uren waarin ik stil ben. `/herinneringen rust:22-7` stelt ze in.

remedy-skip = Deze beslissing overslaan
remedy-computer = De computer laten verder spelen (met bedenktijd moeten alle anderen akkoord gaan)
remedy-word-skip = overslaan
remedy-word-computer = computer
remedy-word-wait = wachten
remedy-word-end = beëindigen
remedy-wait = Wachten: meer tijd geven
remedy-end = Het spel beëindigen (alleen zonder bedenktijd)

command-game-clock-name = bedenktijd
command-game-clock-about = Voor het spel begint kiezen hoe lang iedereen mag nadenken
command-game-absent-name = afwezig
command-game-absent-about = Iets doen als van iemand de tijd om is
command-game-replace-name = vervangen
command-game-replace-about = Je plaats in het lopende spel aan iemand anders aanbieden
command-reminders-name = herinneringen
command-reminders-about = Kiezen hoe en hoe vaak ik laat weten dat je aan de beurt bent, en wanneer niet

option-clock-name = bedenktijd
option-clock-about = Bedenktijd: uit, 1d, 3d+12u (reserve + beslissing), 3d+12u+6u (groeit), 15m/2d (na openen)
option-what-name = wat
option-what-about = Overslaan, de computer verder laten spelen, wachten, of het spel beëindigen
option-seat-name = plaats
option-seat-about = Wiens plaats
option-person-name = persoon
option-person-about = Wie in jouw plaats moet verder spelen
option-way-name = manier
option-way-about = Met een privébericht, met een vermelding, of helemaal niet
option-every-name = hoe_vaak
option-every-about = Na het eerste bericht: één waarschuwing, of vaker
option-quiet-name = rust
option-quiet-about = Uren waarin je geen berichten wilt, zoals 22-7; of uit
option-zone-name = tijdzone
option-zone-about = Je tijdzone: een stad zoals Amsterdam, of +2
