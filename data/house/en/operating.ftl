## For those who run the bot: one process, backups, the status page.

front-usage = Usage: python bot.py, python bot.py backup FILE, or python bot.py check-running COPY
front-port = Port { $port } of SPIELLEITER_STATUS_PORT is in use by another program.
front-backup =
    Copied to { $file }: { $size } KB, { $tables ->
        [one] one table
       *[other] { $tables } tables
    } so far.
front-backup-failed = There is no copy in { $file }. { $reason }
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
check-taken-back = The move in progress no longer fits the rules and would be taken back.
check-other-questions = Other people would be asked than the last version noted, or they would be asked again.
refused-backup-exists = A file of this name is there already and stays as it is.
refused-backup-elsewhere = The database is not an SQLite file. PostgreSQL is backed up with pg_dump.
refused-backup-nothing = There is no database yet.
refused-backup-unwritable = The file cannot be written there.
refused-store-taken = Another process of the bot is at work with it already; stop that one first.
refused-store-moved = The database was moved away or replaced while the bot was at work. Nothing more is accepted, and the bot stops. Put the right file in its place, then start the bot again.
refused-store-damaged =
    { $file } is damaged. To go back to a backup, put it in place of { $file }, remove { $file }-wal and { $file }-shm if they are there, and start the bot again.{ $copy ->
        [none] {""}
       *[other] {" "}The latest copy from before an upgrade is { $copy }.
    }
refused-store-no-copy = Before an upgrade the bot copies the database, and { $file } cannot be written. Make room beside the database and let the bot write there, then start it again; nothing has changed.

## Places that are lost, and permissions that are missing.

event-channel-gone = ⏹ The channel of this game was deleted. The game is over and counts for nobody.
event-sent-away = ⏸ I was removed from this server. The game stands still until I am invited again.
event-taken-in = ▶ I am back in this server. The game goes on.
notice-channel-gone = The channel in which you played { $game } was deleted. That game is over and counts for nobody.
notice-thread-locked = The thread of this game is locked. I write nothing there any more; the board has the latest news.
notice-thread-gone = The thread of this game was deleted again. I open no other one; the board tells the latest news.
notice-thread-filtered = I cannot open a thread for this game, because a filter of this server (AutoMod) stops its name. The board tells the latest news.
notice-thread-refused = I cannot open a thread for this game, because the chat refuses it. The board tells the latest news.
notice-lines-filtered = A filter of this server (AutoMod) stops some of what I write in the thread of this game, so lines are missing there. The board tells the latest news.
notice-lines-refused = The chat refuses some of what I write in the thread of this game, so lines are missing there. The board tells the latest news.
notice-hand-filtered = I cannot send { $seat } the hand in private, because a filter stops it. The button **{ button-hand }** below the board shows the hand instead.
notice-hand-refused = I cannot send { $seat } the hand in private, because the chat refuses it. The button **{ button-hand }** below the board shows the hand instead.
notice-thread-mute = I cannot write in the thread of this game, because I lack the permission “{ $permission }”. The board tells the latest news.
trouble-permission-mend = I cannot show the board here. You can change that: in the settings of this channel, under “Permissions”, allow me { $permissions }.
trouble-permission-ask = I cannot show the board here. Somebody who may manage this channel has to allow me { $permissions } there.
