## For those who run the bot: one process, backups, the status page.

front-usage = Usage: python bot.py, or python bot.py with backup FILE, status, upgrade, work, check-running COPY, or move SOURCE TARGET
front-port = Port { $port } of { $setting } is in use by another program.
front-backup =
    Copied to { $file }: { $size } KB, { $tables ->
        [one] one table
       *[other] { $tables } tables
    } so far.
front-backup-failed = I could not write a copy to { $file }. { $reason }
front-move =
    Moved { $tables ->
        [one] one table
       *[other] { $tables } tables
    } ({ $rows } rows) and compared every row. Set DATABASE_URL to the new database before you start the bot again; the old one is unchanged.
front-move-failed = Nothing was moved. { $reason }
front-upgrade = The database fits this version.
front-work-sqlite = python bot.py work needs PostgreSQL (set DATABASE_URL). With SQLite, python bot.py alone is enough: it thinks in a process of its own.
front-status-processes =
    { $count ->
        [0] No process of the bot uses this database.
        [one] One process uses this database:
       *[other] { $count } processes use this database:
    }
front-status-process = { $number }: version { $version }, since { $since } UTC, last beat { $beat } ago, calls of Discord a second: { $calls }
front-status-worker = { $number }: worker, version { $version }, since { $since } UTC, last beat { $beat } ago
front-status-due = Tables due: publishing { $publishing }, computer { $computer }, clock { $clock }
front-status-leases =
    { $count ->
        [0] Tables being worked for: none
       *[other] Tables being worked for: { $count }, the oldest lease renewed { $age } ago
    }
front-status-calls = Calls of Discord a second, all together: { $calls }
front-status-failed = The status cannot be read. { $reason }
front-check =
    { $running ->
        [0] No game is running in this database.
        [one]
            { $stuck ->
                [0] The one running game goes on under this version.
               *[other] The one running game would not go on under this version. Upgrade after it has ended, stop it with `/moderate stop`, or warn its players.
            }
       *[other]
            { $stuck ->
                [0] The { $running } running games all go on under this version.
                [one] One of { $running } running games would not go on under this version. Upgrade after it has ended, stop it with `/moderate stop`, or warn its players.
               *[other] Of { $running } running games, { $stuck } would not go on under this version. Upgrade after they have ended, stop them with `/moderate stop`, or warn their players.
            }
    }
front-check-stuck = Table { $table }, { $game }, in channel { $channel }: { $reason }
front-check-nothing = There is no file { $file }.
front-check-failed = The running games in { $file } cannot be checked. { $reason }
check-unreadable = The saved game cannot be read.
check-taken-back = The move in progress no longer fits the rules and would be undone.
check-other-questions = This version would ask different people from the last one, or ask them again.
refused-backup-exists = A file with this name already exists. It was left unchanged.
refused-backup-elsewhere = The database is not an SQLite file. PostgreSQL is backed up with pg_dump.
refused-backup-nothing = There is no database yet.
refused-backup-unwritable = The file cannot be written there.
refused-move-same = Source and target are the same database.
refused-move-nothing = There is no database at the first address.
refused-move-not-empty = There is data in the target database; choose an empty one.
refused-move-different = What arrived in the target differs from the source.
refused-store-older = An older version of this program wrote it; the first start of this version upgrades it.
refused-store-taken = Another process of the bot is already using it; stop that one first.
refused-store-moved = The database was moved or replaced while the bot was running. Nothing more is accepted, and the bot stops. Put the right file in its place, then start the bot again.
refused-store-no-folder = There is no folder { $folder }. Create it, or correct the address of the database.
refused-store-read-only = { $file } cannot be written. The bot's account must be allowed to write the file and its folder, and the disk must not be full.
refused-store-unreachable = The PostgreSQL server at { $server } cannot be reached: { $words }. Start the server, or correct the address of the database.
refused-store-busy = The PostgreSQL server at { $server } accepts no connection at present: { $words }. Start the bot again as soon as it does.
refused-store-refused = The PostgreSQL server at { $server } refuses the connection: { $words }. Correct the address of the database, or the settings of the server.
refused-store-password = The PostgreSQL server at { $server } does not accept the password of { $user }. Correct it in the address of the database; there @, /, % and spaces are written %40, %2F, %25 and %20.
refused-store-no-database = The PostgreSQL server at { $server } has no database { $database }. Create it, or correct the address of the database.
refused-store-no-rights = { $user } may not create tables in the database { $database }. Make { $user } the owner of the database (ALTER DATABASE … OWNER TO …).
refused-store-address = The address of the database is not valid. In a user name or password @, / and % are written %40, %2F and %25.
refused-store-damaged =
    { $file } is damaged. To go back to a backup, put it in place of { $file }, remove { $file }-wal and { $file }-shm if they are there, and start the bot again.{ $copy ->
        [none] {""}
       *[other] {" "}The latest copy from before an upgrade is { $copy }.
    }
refused-store-no-copy = Before an upgrade the bot copies the database, but it cannot write { $file }. Free some space next to the database, let the bot write there and start it again. Nothing has changed.

## Places that are lost, and permissions that are missing.

event-channel-gone = ⏹ The channel of this game was deleted. The game is over and counts for nobody.
event-sent-away = ⏸ I was removed from this server. The game is on hold until I am invited again.
event-taken-in = ▶ I am back in this server. The game goes on.
notice-channel-gone = The channel in which you played { $game } was deleted. That game is over and counts for nobody.
notice-thread-locked = The thread of this game is locked. I no longer write there; the board shows the latest news.
notice-thread-gone = The thread of this game was deleted again. I will not open another one; the board shows the latest news.
notice-thread-filtered = I cannot open a thread for this game, because a filter of this server (AutoMod) blocks its name. The board shows the latest news.
notice-thread-refused = I cannot open a thread for this game, because the chat refuses it. The board shows the latest news.
notice-lines-filtered = A filter of this server (AutoMod) blocks some of my messages in the thread of this game, so lines are missing there. The board shows the latest news.
notice-lines-refused = The chat refuses some of my messages in the thread of this game, so lines are missing there. The board shows the latest news.
notice-hand-filtered = I cannot send { $seat } the hand in private, because a filter blocks it. The button **{ button-hand }** below the board shows the hand instead.
notice-hand-refused = I cannot send { $seat } the hand in private, because the chat refuses it. The button **{ button-hand }** below the board shows the hand instead.
notice-thread-mute = I cannot write in the thread of this game, because I lack the permission “{ $permission }”. The board shows the latest news.
trouble-permission-mend = I cannot show the board here. You can change that: in the settings of this channel, under “Permissions”, allow me { $permissions }.
trouble-permission-ask = I cannot show the board here. Somebody who may manage this channel has to allow me { $permissions } there.
