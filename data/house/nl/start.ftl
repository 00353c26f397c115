## De startpagina (/play, /spel nieuw), het antwoord aan wie een tafel opent, en de opties van een tafel.

play-about = Kies een spel; in een lopend spel: speel een kaart

start-title = 🎲 **Wat wil je spelen?**
start-game =
    {"**"}{ $game }** – { $what }
    -# 👥 { $players } · ⏱️ { $time } · 🧩 { $level }
start-players = { $low } tot { $high } spelers
start-players-exactly =
    { $low ->
        [one] 1 speler
       *[other] { $low } spelers
    }
start-not-translated = nog niet vertaald, dus in het Engels
button-start-learn = { $done ->
    [0] Leren
   *[other] Leren ({ $done } van { $count })
 }
start-levels =
    🤖 **{ $game }: jij { $together ->
        [yes] met
       *[no] tegen
    } { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }**
    -# { $levels ->
        [one] Met de knop begint het spel.
       *[other] Kies het niveau; dan begint het spel. Een sterke denkt langer na.
    } De eenvoudige zegt waarom hij iets doet.
start-level = Starten: { $level }
start-computer-more = Eén meer
start-computer-less = Eén minder
button-choose-computers = Computers kiezen
button-open-table = Tafel openen
button-options = Opties
button-dice = Eerlijk gedobbeld
button-shuffles = Eerlijk geschud

options-title = ⚙️ **{ $game }: opties van deze tafel**
options-owner = -# Druk op wat je wilt veranderen. Iedereen ziet de verandering onder de tafel.
options-other = -# Alleen { $owner } kan ze veranderen, voordat het spel begint.
options-over = -# Het spel is begonnen; er kan niets meer veranderen.
options-number = Ander getal …
options-number-range = Een heel getal van { $low } tot en met { $high }
options-choose = Kiezen: nu { $value }
options-level = **Computer:** { $level }
    -# Hoe goed de computers aan deze tafel spelen.
options-no-computer = **Computer:** De knop onder het bord zet er een eenvoudige bij, deze een sterke.
    -# Hoe goed hij speelt, kies je zelf.
options-add-computer = Toevoegen: { $value }
options-set = Veranderen in: { $value }
options-back = Terug naar de opties
refused-no-game = Kies ook een spel: { $games }.
refused-not-owner-options = Alleen wie de tafel heeft geopend, kan de opties veranderen.
refused-option-deck = Iemand heeft al een deck gekozen dat met deze optie niet gespeeld kan worden.

dice-how =
    🔒 **{ $dice ->
        [no] { button-shuffles }
       *[yes] { button-dice }
    }**
    { $dice ->
        [no] De toevalsgetallen die de kaarten schudden, zijn
       *[yes] De dobbelstenen, die ook de kaarten schudden, zijn
    } verzegeld voordat iemand aan tafel ging: SHA-256 `{ $seal }`. Elke speler voegt een woord toe; het blijft geheim tot het spel begint. Kies je jouw woord zelf, dan kan niemand { $dice ->
        [no] het schudden
       *[yes] de worpen
    } hebben bepaald, ook niet wie deze bot draait.
dice-words = 🗝️ De woorden voor { $dice ->
    [no] het schudden
   *[yes] de dobbelstenen
 }: { $words }. Het geheim ervan staat hier zodra het spel voorbij is.
