## Für alle, die den Bot betreiben: ein einziger Prozess, Sicherungen, die Statusseite.

front-usage = Aufruf: python bot.py, oder python bot.py mit backup DATEI, status, upgrade, work, check-running KOPIE oder move QUELLE ZIEL
front-port = Port { $port } aus { $setting } wird von einem anderen Programm benutzt.
front-backup =
    Kopiert nach { $file }: { $size } KB, bisher { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }.
front-backup-failed = Die Kopie ließ sich nicht nach { $file } schreiben. { $reason }
front-move =
    Umgezogen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } ({ $rows } Zeilen), jede Zeile verglichen. Trag die neue Datenbank in DATABASE_URL ein, bevor du den Bot wieder startest; die alte ist unverändert.
front-move-failed = Es wurde nichts umgezogen. { $reason }
front-upgrade = Die Datenbank passt zu dieser Version.
front-work-sqlite = python bot.py work braucht PostgreSQL (DATABASE_URL). Mit SQLite genügt python bot.py allein: Es denkt in einem eigenen Prozess nach.
front-status-processes =
    { $count ->
        [0] Kein Prozess des Bots benutzt diese Datenbank.
        [one] Ein Prozess benutzt diese Datenbank:
       *[other] { $count } Prozesse benutzen diese Datenbank:
    }
front-status-process = { $number }: Version { $version }, seit { $since } UTC, letztes Lebenszeichen: { $beat } her, Aufrufe von Discord pro Sekunde: { $calls }
front-status-worker = { $number }: Rechenprozess, Version { $version }, seit { $since } UTC, letztes Lebenszeichen: { $beat } her
front-status-due = Fällige Tische: anzuzeigen { $publishing }, Computer am Zug { $computer }, Frist abgelaufen { $clock }
front-status-leases =
    { $count ->
        [0] Tische in Arbeit: keine
       *[other] Tische in Arbeit: { $count }, die älteste Zuteilung zuletzt verlängert: { $age } her
    }
front-status-calls = Aufrufe von Discord pro Sekunde, alle zusammen: { $calls }
front-status-failed = Der Zustand lässt sich nicht lesen. { $reason }
front-check =
    { $running ->
        [0] In dieser Datenbank läuft keine Partie.
        [one]
            { $stuck ->
                [0] Die einzige laufende Partie geht unter dieser Version weiter.
               *[other] Die einzige laufende Partie ginge unter dieser Version nicht weiter. Aktualisiere erst, wenn sie vorbei ist, beende sie mit `/aufsicht beenden` oder warne alle, die sie spielen.
            }
       *[other]
            { $stuck ->
                [0] Die { $running } laufenden Partien gehen alle unter dieser Version weiter.
                [one] Eine von { $running } laufenden Partien ginge unter dieser Version nicht weiter. Aktualisiere erst, wenn sie vorbei ist, beende sie mit `/aufsicht beenden` oder warne alle, die sie spielen.
               *[other] Von { $running } laufenden Partien gingen { $stuck } unter dieser Version nicht weiter. Aktualisiere erst, wenn sie vorbei sind, beende sie mit `/aufsicht beenden` oder warne alle, die sie spielen.
            }
    }
front-check-stuck = Tisch { $table }, { $game }, in Kanal { $channel }: { $reason }
front-check-nothing = Es gibt keine Datei { $file }.
front-check-failed = Die laufenden Partien in { $file } lassen sich nicht prüfen. { $reason }
check-unreadable = Die gespeicherte Partie lässt sich nicht lesen.
check-taken-back = Der angefangene Zug passt nicht mehr zu den Regeln und würde zurückgenommen.
check-other-questions = Diese Version würde andere Leute fragen als die letzte oder sie noch einmal fragen.
refused-backup-exists = Eine Datei dieses Namens gibt es schon; sie bleibt, wie sie ist.
refused-backup-elsewhere = Die Datenbank ist keine SQLite-Datei. PostgreSQL sichert man mit pg_dump.
refused-backup-nothing = Es gibt noch keine Datenbank.
refused-backup-unwritable = Dort lässt sich die Datei nicht schreiben.
refused-move-same = Quelle und Ziel sind dieselbe Datenbank.
refused-move-nothing = Unter der ersten Adresse gibt es keine Datenbank.
refused-move-not-empty = In der Zieldatenbank stehen schon Daten; nimm eine leere.
refused-move-different = Was im Ziel ankam, weicht von der Quelle ab.
refused-store-older = Eine ältere Version dieses Programms hat sie geschrieben; der erste Start dieser Version aktualisiert sie.
refused-store-taken = Ein anderer Prozess des Bots benutzt sie schon; beende ihn zuerst.
refused-store-moved = Die Datenbank wurde verschoben oder ersetzt, während der Bot lief. Es wird nichts mehr angenommen, und der Bot hält an. Leg die richtige Datei an ihren Platz und starte den Bot neu.
refused-store-no-folder = Es gibt keinen Ordner { $folder }. Leg ihn an, oder berichtige die Adresse der Datenbank.
refused-store-read-only = In { $file } lässt sich nicht schreiben. Das Konto des Bots muss die Datei und ihren Ordner beschreiben dürfen, und die Platte darf nicht voll sein.
refused-store-unreachable = Der PostgreSQL-Server { $server } ist nicht erreichbar: { $words }. Starte den Server, oder berichtige die Adresse der Datenbank.
refused-store-busy = Der PostgreSQL-Server { $server } nimmt zurzeit keine Verbindung an: { $words }. Starte den Bot neu, sobald er es wieder tut.
refused-store-refused = Der PostgreSQL-Server { $server } lehnt die Verbindung ab: { $words }. Berichtige die Adresse der Datenbank oder die Einstellungen des Servers.
refused-store-password = Der PostgreSQL-Server { $server } nimmt das Passwort von { $user } nicht an. Berichtige es in der Adresse der Datenbank; dort schreibt man @, /, % und Leerzeichen als %40, %2F, %25 und %20.
refused-store-no-database = Auf dem PostgreSQL-Server { $server } gibt es keine Datenbank { $database }. Leg sie an, oder berichtige die Adresse der Datenbank.
refused-store-no-rights = { $user } darf in der Datenbank { $database } keine Tabellen anlegen. Mach { $user } zum Eigentümer der Datenbank (ALTER DATABASE … OWNER TO …).
refused-store-address = Die Adresse der Datenbank ist nicht gültig. In Benutzernamen und Passwörtern schreibt man @, / und % als %40, %2F und %25.
refused-store-damaged =
    { $file } ist beschädigt. So kehrst du zu einer Sicherung zurück: Leg sie an die Stelle von { $file }, lösche { $file }-wal und { $file }-shm, falls es sie gibt, und starte den Bot neu.{ $copy ->
        [none] {""}
       *[other] {" "}Die neueste Kopie von vor einer Aktualisierung heißt { $copy }.
    }
refused-store-no-copy = Vor einer Aktualisierung kopiert der Bot die Datenbank, aber { $file } lässt sich nicht schreiben. Schaff neben der Datenbank Platz, lass den Bot dort schreiben und starte ihn neu; es wurde nichts geändert.

## Verlorene Orte und fehlende Berechtigungen.

event-channel-gone = ⏹ Der Kanal dieser Partie wurde gelöscht. Die Partie ist vorbei und zählt für niemanden.
event-sent-away = ⏸ Ich wurde von diesem Server entfernt. Die Partie ruht, bis man mich wieder einlädt.
event-taken-in = ▶ Ich bin zurück auf diesem Server. Die Partie geht weiter.
notice-channel-gone = Der Kanal, in dem du { $game } gespielt hast, wurde gelöscht. Die Partie ist damit vorbei und zählt für niemanden.
notice-thread-locked = Der Thread dieser Partie ist gesperrt. Ich schreibe dort nichts mehr; das Neueste steht auf dem Brett.
notice-thread-gone = Der Thread dieser Partie wurde wieder gelöscht. Ich öffne keinen weiteren; das Neueste steht auf dem Brett.
notice-thread-filtered = Ich kann für diese Partie keinen Thread öffnen, denn ein Filter dieses Servers (AutoMod) blockiert seinen Namen. Das Neueste steht auf dem Brett.
notice-thread-refused = Ich kann für diese Partie keinen Thread öffnen, denn der Chat lehnt ihn ab. Das Neueste steht auf dem Brett.
notice-lines-filtered = Ein Filter dieses Servers (AutoMod) blockiert einige meiner Nachrichten im Thread dieser Partie; dort fehlen also Zeilen. Das Neueste steht auf dem Brett.
notice-lines-refused = Der Chat lehnt einige meiner Nachrichten im Thread dieser Partie ab; dort fehlen also Zeilen. Das Neueste steht auf dem Brett.
notice-hand-filtered = Ich kann { FORM($seat, "dative") } die Hand nicht privat schicken, denn ein Filter blockiert sie. Stattdessen zeigt der Knopf **{ button-hand }** unter dem Brett die Hand.
notice-hand-refused = Ich kann { FORM($seat, "dative") } die Hand nicht privat schicken, denn der Chat lehnt sie ab. Stattdessen zeigt der Knopf **{ button-hand }** unter dem Brett die Hand.
notice-thread-mute = Ich kann im Thread dieser Partie nicht schreiben, denn mir fehlt die Berechtigung „{ $permission }“. Das Neueste steht auf dem Brett.
trouble-permission-mend = Ich kann das Brett hier nicht zeigen. Du kannst das ändern: Erlaube mir in den Einstellungen dieses Kanals unter „Berechtigungen“: { $permissions }.
trouble-permission-ask = Ich kann das Brett hier nicht zeigen. Wer diesen Kanal verwalten darf, muss mir dort Folgendes erlauben: { $permissions }.
