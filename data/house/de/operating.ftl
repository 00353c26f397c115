## Für alle, die den Bot betreiben: ein einziger Prozess, Sicherungen, die Statusseite.

front-usage = Aufruf: python bot.py oder python bot.py backup DATEI
front-port = Port { $port } aus SPIELLEITER_STATUS_PORT wird von einem anderen Programm benutzt.
front-backup =
    Kopiert nach { $file }: { $size } KB, bisher { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }.
front-backup-failed = In { $file } gibt es keine Kopie. { $reason }
refused-backup-exists = Eine Datei dieses Namens gibt es schon; sie bleibt, wie sie ist.
refused-backup-elsewhere = Die Datenbank ist keine SQLite-Datei. PostgreSQL sichert man mit pg_dump.
refused-backup-nothing = Es gibt noch keine Datenbank.
refused-backup-unwritable = Dort lässt sich die Datei nicht schreiben.
refused-store-taken = Ein anderer Prozess des Bots arbeitet schon damit; beende erst den anderen.
