## Voor wie de bot draait: één proces, reservekopieën, de statuspagina.

front-usage = Gebruik: python bot.py, of python bot.py met backup BESTAND, status, upgrade, work, check-running KOPIE of move BRON DOEL
front-port = Poort { $port } uit { $setting } is in gebruik bij een ander programma.
front-backup =
    Gekopieerd naar { $file }: { $size } KB, tot nu toe { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }.
front-backup-failed = In { $file } staat geen kopie. { $reason }
front-move =
    Verhuisd: { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } ({ $rows } rijen), elke rij vergeleken. Zet de nieuwe database in DATABASE_URL voordat je de bot weer start; de oude is onveranderd.
front-move-failed = Er is niets verhuisd. { $reason }
front-upgrade = De database past bij deze versie.
front-work-sqlite = python bot.py work heeft PostgreSQL nodig (DATABASE_URL). Met SQLite is python bot.py alleen genoeg: het denkt na in een eigen proces.
front-status-processes =
    { $count ->
        [0] Geen enkel proces van de bot gebruikt deze database.
        [one] Eén proces gebruikt deze database:
       *[other] { $count } processen gebruiken deze database:
    }
front-status-process = { $number }: versie { $version }, sinds { $since } UTC, laatste levensteken { $beat } geleden, aanroepen van Discord per seconde: { $calls }
front-status-worker = { $number }: rekenproces, versie { $version }, sinds { $since } UTC, laatste levensteken { $beat } geleden
front-status-due = Tafels met werk: te tonen { $publishing }, computer aan zet { $computer }, tijd voorbij { $clock }
front-status-leases =
    { $count ->
        [0] Tafels in bewerking: geen
       *[other] Tafels in bewerking: { $count }, de oudste toewijzing { $age } geleden verlengd
    }
front-status-calls = Aanroepen van Discord per seconde, alle samen: { $calls }
front-status-failed = De toestand is niet te lezen. { $reason }
front-check =
    { $running ->
        [0] In deze database loopt geen spel.
        [one]
            { $stuck ->
                [0] Het enige lopende spel gaat onder deze versie verder.
               *[other] Het enige lopende spel zou onder deze versie niet verdergaan. Voer de upgrade pas uit als het is afgelopen, stop het met `/modereren stoppen` of waarschuw de spelers.
            }
       *[other]
            { $stuck ->
                [0] De { $running } lopende spellen gaan onder deze versie allemaal verder.
                [one] Een van de { $running } lopende spellen zou onder deze versie niet verdergaan. Voer de upgrade pas uit als het is afgelopen, stop het met `/modereren stoppen` of waarschuw de spelers.
               *[other] Van de { $running } lopende spellen zouden er { $stuck } onder deze versie niet verdergaan. Voer de upgrade pas uit als ze zijn afgelopen, stop ze met `/modereren stoppen` of waarschuw de spelers.
            }
    }
front-check-stuck = Tafel { $table }, { $game }, in kanaal { $channel }: { $reason }
front-check-nothing = Er is geen bestand { $file }.
front-check-failed = De lopende spellen in { $file } kunnen niet worden gecontroleerd. { $reason }
check-unreadable = Het bewaarde spel is niet te lezen.
check-taken-back = De begonnen zet past niet meer bij de regels en zou worden teruggenomen.
check-other-questions = Deze versie zou andere mensen iets vragen dan de vorige, of het hun opnieuw vragen.
refused-backup-exists = Er is al een bestand met deze naam; het blijft zoals het is.
refused-backup-elsewhere = De database is geen SQLite-bestand. Van PostgreSQL maak je een kopie met pg_dump.
refused-backup-nothing = Er is nog geen database.
refused-backup-unwritable = Daar kan het bestand niet worden geschreven.
refused-move-same = Bron en doel zijn dezelfde database.
refused-move-nothing = Op het eerste adres staat geen database.
refused-move-not-empty = In de doeldatabase staan al gegevens; neem een lege.
refused-move-different = Wat in het doel aankwam, wijkt af van de bron.
refused-store-older = Een oudere versie van dit programma heeft haar geschreven; de eerste start van deze versie voert de upgrade uit.
refused-store-taken = Een ander proces van de bot gebruikt dit al; stop dat eerst.
refused-store-moved = De database is verplaatst of vervangen terwijl de bot draaide. Er wordt niets meer aangenomen en de bot stopt. Zet het juiste bestand op zijn plaats en start de bot opnieuw.
refused-store-no-folder = Er is geen map { $folder }. Maak die aan, of verbeter het adres van de database.
refused-store-read-only = In { $file } kan niet worden geschreven. Het account van de bot moet in het bestand en de map ervan mogen schrijven, en de schijf mag niet vol zijn.
refused-store-unreachable = De PostgreSQL-server { $server } is niet bereikbaar: { $words }. Start de server, of verbeter het adres van de database.
refused-store-busy = De PostgreSQL-server { $server } neemt op dit moment geen verbinding aan: { $words }. Start de bot opnieuw zodra dat weer lukt.
refused-store-refused = De PostgreSQL-server { $server } weigert de verbinding: { $words }. Verbeter het adres van de database of de instellingen van de server.
refused-store-password = De PostgreSQL-server { $server } accepteert het wachtwoord van { $user } niet. Verbeter het in het adres van de database; daar schrijf je @, /, % en spaties als %40, %2F, %25 en %20.
refused-store-no-database = Op de PostgreSQL-server { $server } is er geen database { $database }. Maak die aan, of verbeter het adres van de database.
refused-store-no-rights = { $user } mag in de database { $database } geen tabellen aanmaken. Maak { $user } eigenaar van de database (ALTER DATABASE … OWNER TO …).
refused-store-address = Het adres van de database is niet geldig. In gebruikersnamen en wachtwoorden schrijf je @, / en % als %40, %2F en %25.
refused-store-damaged =
    { $file } is beschadigd. Zo ga je terug naar een kopie: zet die op de plaats van { $file }, verwijder { $file }-wal en { $file }-shm als ze er zijn en start de bot opnieuw.{ $copy ->
        [none] {""}
       *[other] {" "}De laatste kopie van voor een upgrade heet { $copy }.
    }
refused-store-no-copy = Voor een upgrade kopieert de bot de database, maar { $file } kan niet worden geschreven. Maak ruimte naast de database, laat de bot daar schrijven en start hem opnieuw; er is niets veranderd.

## Plekken die weg zijn, en machtigingen die ontbreken.

event-channel-gone = ⏹ Het kanaal van dit spel is verwijderd. Het spel is afgelopen en telt voor niemand mee.
event-sent-away = ⏸ Ik ben van deze server verwijderd. Het spel ligt stil tot ik weer word uitgenodigd.
event-taken-in = ▶ Ik ben terug op deze server. Het spel gaat verder.
notice-channel-gone = Het kanaal waarin je { $game } speelde, is verwijderd. Dat spel is daarmee afgelopen en telt voor niemand mee.
notice-thread-locked = De thread van dit spel is vergrendeld. Ik schrijf er niets meer in; het laatste nieuws staat op het bord.
notice-thread-gone = De thread van dit spel is opnieuw verwijderd. Ik open geen andere meer; het laatste nieuws staat op het bord.
notice-thread-filtered = Ik kan voor dit spel geen thread openen, want een filter van deze server (AutoMod) blokkeert de naam. Het laatste nieuws staat op het bord.
notice-thread-refused = Ik kan voor dit spel geen thread openen, want de chat weigert het. Het laatste nieuws staat op het bord.
notice-lines-filtered = Een filter van deze server (AutoMod) blokkeert een deel van mijn berichten in de thread van dit spel; daar ontbreken dus regels. Het laatste nieuws staat op het bord.
notice-lines-refused = De chat weigert een deel van mijn berichten in de thread van dit spel; daar ontbreken dus regels. Het laatste nieuws staat op het bord.
notice-hand-filtered = Ik kan { FORM($seat, "object") } de hand niet privé sturen, want een filter blokkeert die. De knop **{ button-hand }** onder het bord laat in plaats daarvan de hand zien.
notice-hand-refused = Ik kan { FORM($seat, "object") } de hand niet privé sturen, want de chat weigert die. De knop **{ button-hand }** onder het bord laat in plaats daarvan de hand zien.
notice-thread-mute = Ik kan niet in de thread van dit spel schrijven, want ik mis de machtiging “{ $permission }”. Het laatste nieuws staat op het bord.
trouble-permission-mend = Ik kan het bord hier niet laten zien. Jij kunt dat veranderen: sta me in de instellingen van dit kanaal, onder “Machtigingen”, dit toe: { $permissions }.
trouble-permission-ask = Ik kan het bord hier niet laten zien. Wie dit kanaal mag beheren, moet me daar dit toestaan: { $permissions }.
