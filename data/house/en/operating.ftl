## For those who run the bot: one process, backups, the status page.

front-usage = Usage: python bot.py, or python bot.py backup FILE
front-port = Port { $port } of SPIELLEITER_STATUS_PORT is in use by another program.
front-backup =
    Copied to { $file }: { $size } KB, { $tables ->
        [one] one table
       *[other] { $tables } tables
    } so far.
front-backup-failed = There is no copy in { $file }. { $reason }
refused-backup-exists = A file of this name is there already and stays as it is.
refused-backup-elsewhere = The database is no SQLite file. PostgreSQL is backed up with pg_dump.
refused-backup-nothing = There is no database yet.
refused-backup-unwritable = The file cannot be written there.
refused-store-taken = Another process of the bot is at work with it already; stop that one first.
