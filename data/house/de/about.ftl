## Welcher Bot das ist, und wie man einen Fehler meldet.

command-about-name = info
command-about-about = Was dieser Bot ist: Version, Neues und wie du einen Fehler meldest
command-report-name = melden
command-report-about = Eine Datei zu einem Fehler erstellen, für alle, die diesen Bot pflegen
option-problem-name = problem
option-problem-about = Was du getan hast, was geschehen ist und was du erwartet hast

about-title = Spielleiter { $version }
about-running = Gestartet { $since }.
about-games = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } mit allen Regeln: { $games }. `/hilfe` zeigt, wie man beginnt.
about-news =
    {"**"}Neu in dieser Version**
    Dies ist die erste Ausgabe: fünf vollständige Spiele mit Computergegnern, Lektionen (`/lernen`), Chancen, Zurücknehmen, Uhren, Nachspielen und Würfeln, die alle nachprüfen können.
about-report = **Einen Fehler gefunden?** `/melden` erstellt eine Datei dazu, nur mit dem, was du wissen darfst. { $contact ->
        [none] Schicke sie an die Betreiber dieses Bots.
       *[other] Schicke sie an { $contact }.
    }

report-ready = Hier ist deine Meldung. Sie enthält deine Beschreibung, die Version und { $game ->
        [none] keine Partie, denn in diesem Kanal wird keine gespielt
       *[other] die Partie dieses Kanals, soweit du sie kennen darfst
    }. { $contact ->
        [none] Sieh sie dir an und schicke sie dann an die Betreiber dieses Bots.
       *[other] Sieh sie dir an und schicke sie dann an { $contact }.
    }
