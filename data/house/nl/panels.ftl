## Wat op knoppen, panelen en in privéantwoorden staat. Knoppen: hoogstens 80 tekens, liever 20.

button-join = Meedoen
button-leave = Weggaan
button-computer = Computer erbij
button-start = Starten
button-move = Mijn zet
button-hand = Mijn hand
button-large = Vergroten
button-word = Woord veranderen
button-help = Help

panel-refresh = Verversen
panel-back = Terug
panel-else = Iets anders
panel-more-help = Meer hulp
panel-earlier = Vorige
panel-later = Meer
panel-choose =
    { $count ->
        [one] Eén mogelijkheid
       *[other] { $count } mogelijkheden
    }
panel-amount = Een getal van { $least } tot en met { $most }
panel-pick-exactly =
    { $most ->
        [one] Kies er één
       *[other] Kies er { $most } van de { $count }
    }
panel-pick-up-to =
    { $most ->
        [one] Kies er één of geen
       *[other] Kies er hoogstens { $most } van de { $count }
    }
panel-pick-between = Kies er { $least } tot { $most } van de { $count }
panel-order = Wat is nummer { $number } van { $count }?
panel-form = Alles in één keer kiezen
panel-take =
    { $count ->
        [0] Niets hiervan
        [one] Deze
       *[other] Deze { $count }
    }
# Een keuze op een knop of in een lijst met de kans van de worp, zoals “raak 62%”.
label-chance = { $label }, { $chance }

lines-before =
    { $count ->
        [one] … na één eerdere gebeurtenis
       *[other] … na { $count } eerdere gebeurtenissen
    }
panel-asleep = Dit paneel wordt niet meer vanzelf bijgewerkt: Discord staat dat maar een kwartier toe. **{ panel-refresh }** toont de huidige stand.
panel-undo = Zet terugnemen
panel-waiting = Het wachten is op { FORM($seats, "object") }.
panel-usually = -# { $seat } antwoordt meestal binnen { $time }.
button-next-table = Volgende tafel ({ $count })
panel-changed = Dat kan niet meer, want intussen is er iets gebeurd:
panel-since =
    { $more ->
        [0] Sinds je laatst keek:
       *[other] Sinds je laatst keek (nog { $more } in de thread):
    }
panel-change = { FEATURE($player, "person") ->
    [second] Jij
   *[other] { FORM($player, "the-first") }
 }: { $values }
panel-story = 📜 **Wat er gebeurde, op volgorde**
panel-after = 📜 **Wat er vóór deze vraag nog gebeurde:**
panel-also = 📜 **Wat er verder gebeurde**, het oudste eerst:
panel-stale = Die vraag is al beantwoord. Dit is de huidige stand.

refused-with-rule = { $reason } (`/regels { $rule }`)
refused-no-table = In dit kanaal staat geen tafel. Met `/spel nieuw` open je er een.
refused-option-shape = “{ $option }” is geen huisregel. Schrijf ze als `reactions=fast`, met spaties ertussen.
typed-command = `/{ $command }`
refused-no-such-command = Dat commando heeft { $game } niet. “{ button-move }” onder het bord toont al je zetten.{ $count ->
    [0] {""}
   *[other] {" "}Commando’s die nu kunnen: { $commands }.
 }
refused-no-such-rule = Geen enkele regel heeft dat nummer of gaat over “{ $words }”.
refused-odds-word = In een gevecht van { $game } heet niets “{ $word }”. Noem kaarten, en getallen met een van deze woorden: { $words }.
refused-odds-no-fight = Er is hier nu geen gevecht. Beschrijf beide kanten: kaarten, en getallen met een woord, zoals “{ $example }”.
refused-odds-no-dice = In een gevecht van { $game } wordt niet gedobbeld: het hoogste totaal wint. Het bord en **{ button-move }** tonen de huidige totalen.
refused-odds-later = Er is nu geen gevecht om te berekenen. Vraag het opnieuw als er iets te beslissen is.
button-odds = Kansen
button-hint = Tip
odds-choices = Wat je kunt doen
odds-choice = • { $move }
odds-step = { $first } › { $then }
refused-no-such-card = Geen enkele kaart heet “{ $words }”.
refused-card-alike = Geen enkele kaart heet “{ $words }”. Bedoel je { $cards }?
refused-need-manage-server = Alleen wie deze server mag beheren, kan dat bepalen.
refused-only-in-servers = Dat kan alleen in een kanaal van een server.

sorry-move-made = Je zet is gedaan; alleen mijn antwoord erop is mislukt. Dit is er gebeurd:
sorry-done = Dat is gedaan; alleen mijn antwoord erop is mislukt. Je hoeft het niet nog eens te doen.
sorry-not-known = Er ging bij mij iets mis, en ik weet niet of het nog is gelukt. Kijk dat eerst na voordat je het opnieuw probeert.
said-done-already = Precies dit heb je om { $when } al gedaan; alleen mijn antwoord ging verloren. Dit is er toen gebeurd:
ask-once-more = Wil je het nog een keer doen?
button-once-more = Nog een keer: { $move }
sorry-nothing-changed = Er ging bij mij iets mis. Er is niets veranderd; probeer het nog eens.

said-table-open = De tafel voor { $game } is open en je zit eraan. De anderen doen mee met een knop eronder. Hier kun je een plaats aan de computer geven en starten zodra er genoeg spelers zijn.
said-joined = Je zit nu aan tafel.
said-word = 🗝️ Jouw woord voor { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 }: **{ $word }**. Het is willekeurig gekozen, tenzij je het zelf hebt bedacht. Met een eigen woord weet je zeker dat niemand { $dice ->
    [no] het schudden
   *[yes] de worpen
 } heeft bepaald. Tot het spel begint, zie alleen jij het.
said-word-chosen = Dat is vanaf nu jouw woord. Je kunt het veranderen tot het spel begint.
said-left = Je bent van tafel gegaan.
said-closed = Je bent van tafel gegaan, en de tafel is gesloten: er zit niemand meer aan.
said-computer-joined = De computer schuift aan.
said-seated = **Aan tafel:** { $players }
said-started = Het spel begint. Veel succes!
button-askresign = Opgeven …
button-resign-won =
    Opgeven: { FORM($winners, "object") } { $count ->
        [one] wint
       *[other] winnen
    }
button-resign-nobody = Opgeven: niemand wint
button-resign-on = Opgeven: de anderen spelen verder
said-resign-sure = Opgeven kun je niet terugnemen, en het telt als verlies.
said-resigned = Je hebt het spel opgegeven.
said-language = De taal van openbare berichten op deze server is vanaf nu { $language }.
said-nothing-new = Gedaan.

word-form-title = Jouw geheime woord
word-form-word = Een eigen woord
word-form-how = Een woord of getal dat niemand raadt; iedereen ziet het zodra het spel begint

language-name = Nederlands

status-open = **{ $game }**: de tafel is open, { $people } { $count ->
        [one] zit
       *[other] zitten
    } eraan.
status-running = **{ $game }**: { $people } { FEATURE($people, "number") ->
    [plural] zitten
   *[one] zit
 } aan tafel; het wachten is op { FORM($waiting, "object") }.
status-over = **{ $game }**: het spel van { FORM($people, "object") } is afgelopen.
status-nobody = niemand
status-board = Het bord: { $board }
status-thread = Je kunt het spel volgen in { $thread }.
status-trouble = Let op: { $trouble }


rules-section = **{ $section }** { $first }–{ $last }
rules-how = `/regels regel:{ $rule }` toont één regel; je kunt ook woorden typen om naar te zoeken.
rules-ruling = Het regelboek laat dit open; zo geldt het hier.
rules-question = ❔ **{ $question }**
    🎲 { $die } – **{ question-answer }**
    -# 1 tot 3 is ja, 4 tot 6 nee. Dat de dobbelsteen eerlijk is, laat `/controleren` zien.
question-answer = { $answer ->
    [yes] ja
   *[no] nee
}

verify-so-far = Tot nu toe klopt alles: { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} en { $dice ->
    [no] { $rolls ->
        [one] 1 toevalsgetal voor het schudden
       *[other] { $rolls } toevalsgetallen voor het schudden
    }
   *[yes] { $rolls ->
        [one] 1 worp of keer schudden
       *[other] { $rolls } worpen en keren schudden
    }
}, opnieuw berekend. Het geheim en de lijst van { $dice ->
    [no] deze getallen
   *[yes] alle worpen
} komen zodra het spel is afgelopen.
verify-good = Alles klopt. Opnieuw gespeeld: { $moves ->
    [one] 1 zet
   *[other] alle { $moves } zetten
}. Opnieuw berekend uit de sleutel van dit spel: { $dice ->
    [no] { $rolls ->
        [one] 1 toevalsgetal voor het schudden
       *[other] alle { $rolls } toevalsgetallen voor het schudden
    }
   *[yes] { $rolls ->
        [one] 1 worp of keer schudden
       *[other] alle { $rolls } worpen en keren schudden
    }
}.
verify-seal = 🔒 Voor het spel verzegeld: SHA-256 van het geheim is `{ $seal }`.
verify-words = 🗝️ Woorden voor { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 }: { $words }.
verify-words-why = -# Heb je een eigen woord gekozen, dan weet je dat niemand { $dice ->
    [no] het schudden
   *[yes] de worpen
 } heeft bepaald. Computers voegen er geen toe.
verify-secret = 🔓 Het geheim: `{ $secret }`. De sleutel van { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 }: `{ $key }`.
verify-file = { $dice ->
    [no] Elk toevalsgetal staat in het bijgevoegde bestand: punt van het verslag, teller, hoogste mogelijke getal, getal
   *[yes] Elke worp staat in het bijgevoegde bestand: punt van het verslag, teller, aantal zijden, ogen
 }. `/spel exporteren` en `python -m engine verify` controleren alles zonder mij.
verify-bad = Dit spel doorstaat de controle niet. { $problem } Laat het weten aan wie deze bot draait.

help-text =
    Ik ben spelleider: ik ken de regels, houd de kaarten geheim en gooi de dobbelstenen.

    {"**"}Beginnen** `/spel nieuw` toont alle spellen: leer er een, speel tegen de computer of open een tafel in dit kanaal. Met `/spel meedoen` ga je zitten, `/spel computer` geeft een plaats aan de computer, `/spel starten` begint.
    {"**"}Spelen met je duim** Druk onder het bord op **{ button-move }**. Een paneel dat alleen jij ziet, biedt stap voor stap alles aan wat je nu mag doen.
    {"**"}Of typen** Alle zetten bestaan ook als commando; waar een spel wordt gespeeld, staan de commando’s ervan hieronder. Elk veld stelt voor wat er mag, met de kosten erbij. Mag iets niet, dan hoor je waarom.
    {"**"}Je eigen deck meebrengen** `/deck nieuw` schrijft er een, `/deck importeren` leest een lijst in, **{ button-deck }** onder de open tafel kiest het.
    {"**"}Neem de tijd** `/spel bedenktijd` bepaalt hoe lang iedereen mag nadenken, `/herinneringen` hoe ik je eraan herinner; na `/spel weggaan` speelt de computer voor je verder.
    {"**"}Een stap terug** `/terugnemen` draait je laatste beslissing terug, als er niets geheims door bekend is geworden: meestal meteen, anders als de anderen het goedvinden.
    {"**"}Zoals jij het wilt** `/taal` kiest in welke taal ik je antwoord, `/voorkeuren` bepaalt wat je gevraagd wordt, `/privacy` toont en verwijdert wat er over jou is opgeslagen.
    {"**"}Kijken** `/hand` je kaarten, `/bord` de tafel, `/kaart` elke kaart, `/regels` de regels, `/kansen` je kansen, `/tip` een goede zet, `/controleren` de worpen.
    {"**"}Oefenen** `/leren` leert je een spel in korte lessen, `/puzzel` toont stellingen waarin één zet veel beter is dan alle andere.
    {"**"}Terugkijken** `/terugkijken` een afgelopen spel, `/analyse` wat de doorslag gaf, `/spellen afgelopen` allemaal, `/spellen mijn` die je nu speelt, `/statistieken` en `/ranglijst` wie hoe goed speelt.
    {"**"}Voor de server** Beheerders beslissen met `/instellingen`; moderators kunnen met `/modereren` een tafel pauzeren, stoppen of vrijgeven.
help-commands = Zetten die je kunt typen in { $game }
help-command = `/{ $command }`: { $about }
help-dice =
    SHA-256 `{ $seal }`
    `/controleren` rekent { $dice ->
        [no] elke keer schudden
       *[yes] elke worp
    } na.
help-invite = Nodig me uit op een andere server

## /hint

hint-first = -# 💡 De computer zou op de eerste knop drukken.
hint-reason = -# 💭 { $reason }
hint-others = { $count ->
    [one] -# Ook het overwegen waard: { $second }
   *[other] -# Ook het overwegen waard: { $second } · { $third }
 }
refused-hints-off = Aan deze tafel zijn er geen tips. Bij de volgende kan de eigenaar ze toestaan met de optie *Tips*.
refused-hints-rated = Waar mensen tegen elkaar spelen, zijn er geen tips. Vraag erom in een spel tegen de computer, of probeer de lessen met `/leren`.
refused-hint-nothing-asked = Je wordt nu niets gevraagd. Vraag het opnieuw als je aan de beurt bent.
