## Wat voor bot dit is, en hoe je een probleem meldt.

command-about-name = over
command-about-about = Wat voor bot dit is: versie, wat er nieuw is en hoe je een probleem meldt
command-report-name = melden
command-report-about = Een bestand over een probleem maken voor de mensen die deze bot onderhouden
option-problem-name = probleem
option-problem-about = Wat je deed, wat er gebeurde en wat je verwachtte

about-title = Spielleiter { $version }
about-running = Gestart { $since }.
about-games = { $count ->
        [one] Eén spel
       *[other] { $count } spellen
    } met alle regels: { $games }. `/help` laat zien hoe je begint.
about-news =
    {"**"}Nieuw in deze versie**
    Dit is de eerste uitgave: vijf volledige spellen met computerspelers, lessen (`/leren`), kansen, terugnemen, klokken, naspelen en dobbelstenen die iedereen kan controleren.
about-report = **Een probleem gevonden?** `/melden` maakt er een bestand over, met alleen wat jij mag weten. { $contact ->
        [none] Stuur het naar de mensen die deze bot beheren.
       *[other] Stuur het naar { $contact }.
    }

report-ready = Hier is je melding. Er staat in: je beschrijving, de versie en { $game ->
        [none] geen spel, want in dit kanaal wordt er geen gespeeld
       *[other] het spel in dit kanaal, voor zover jij het mag kennen
    }. { $contact ->
        [none] Bekijk het en stuur het dan naar de mensen die deze bot beheren.
       *[other] Bekijk het en stuur het dan naar { $contact }.
    }
