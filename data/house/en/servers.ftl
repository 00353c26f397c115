## Server settings, and moderation.

command-settings-name = settings
command-settings-about = Settings of this server: language, channels, who opens tables
command-settings-show-name = show
command-settings-show-about = Show the settings of this server
command-settings-language-name = language
command-settings-language-about = The language of public messages here; leave it empty to use that of most players
command-settings-channel-name = channel
command-settings-channel-about = Allow tables in a channel or category, or stop allowing them; if none is set: everywhere
command-settings-starters-name = starters
command-settings-starters-about = Who may open tables: the members of a role, or everybody
command-settings-tables-name = tables
command-settings-tables-about = How many tables may be open or running at once
command-settings-clock-name = clock
command-settings-clock-about = The clock for tables whose opener does not choose one
command-settings-packs-name = packs
command-settings-packs-about = Whether cards from card packs may be played here
command-settings-boards-name = boards
command-settings-boards-about = How large board pictures are for everybody
command-settings-puzzle-name = puzzle
command-settings-puzzle-about = The channel in which a puzzle is posted every day

command-moderate-name = moderate
command-moderate-about = For moderators: stop, pause or free tables, remove people
command-moderate-tables-name = tables
command-moderate-tables-about = The open and running tables of this server
command-moderate-stop-name = stop
command-moderate-stop-about = End a game without a winner; it counts for nobody
command-moderate-pause-name = pause
command-moderate-pause-about = Pause a game: nobody can move, and clocks stop
command-moderate-resume-name = resume
command-moderate-resume-about = Resume a paused game
command-moderate-free-name = free
command-moderate-free-about = Free a channel, even if its game can no longer be read

option-channel-name = channel
option-channel-about = A channel, or a category with all its channels
option-where-name = where
option-where-about = A channel; leave it empty to switch this off
option-allowed-name = allowed
option-allowed-about = Yes or no
option-large-name = large
option-large-about = Yes: as large as possible; no: the usual size, with a button to enlarge it
option-role-name = role
option-role-about = The role whose members may open tables; leave it empty for everybody
option-most-name = most
option-most-about = The maximum; leave it empty for no limit
option-table-name = table
option-table-about = The number of a table; leave it empty for the one in this channel

settings-title = **Settings of this server**
settings-language = Public messages are in { $language }.
settings-language-players = Each table uses the language of most of its players.
settings-language-gaps = Not translated yet, so shown in { $language }: { $games }.
settings-language-lacks = For people who read { $spoken }, these games are still shown in { $language }: { $games }.
settings-channels =
    { $count ->
        [0] Tables may be opened in every channel.
        [one] Tables may be opened in { $channels } only.
       *[other] Tables may be opened in these places only: { $channels }
    }
settings-starters = Only members of { $role } may open tables.
settings-starters-all = Everybody may open tables.
settings-tables =
    { $most ->
        [0] This server sets no limit on open tables.
        [one] One table may be open or running at once.
       *[other] At most { $most } tables may be open or running at once.
    }
settings-clock = Time to think at a new table, unless the person who opens it chooses another: { $clock }.
settings-packs =
    { $allowed ->
        [yes] Cards from card packs may be played.
       *[no] Only the cards of the base sets may be played.
    }
settings-boards =
    { $large ->
        [yes] Boards show everybody a large picture.
       *[no] Boards show a smaller picture; **{ button-large }** below opens it large.
    }
settings-puzzle = Every day I post a puzzle in { $channel }.
settings-puzzle-off = No daily puzzle is posted.
settings-puzzle-trouble =
    { $trouble ->
        [lost] ⚠️ The daily puzzle was switched off because its channel no longer exists.
        [permission] ⚠️ I could not post the last daily puzzle: I lack a permission in that channel. I will try again tomorrow.
       *[other] ⚠️ I could not post the last daily puzzle. I will try again tomorrow.
    }

refused-need-moderator = Only somebody who can manage messages in the channel of the table can do that.
refused-no-table-to-moderate = No such table is open or running here. `/moderate tables` lists them.
refused-paused = The moderators have paused this game. `/moderate resume` resumes it.
refused-not-paused = This game is not paused.
refused-setting =
    { $setting ->
        [channels] You can name at most { $most } channels. Name a category instead, or remove one first.
       *[other] That is not possible. Give a whole number from 1 to { $most }.
    }
refused-channel = You cannot open tables here. Go to { $channels }.
refused-role = In this server only members of { $role } can open tables. Ask one of them; you are welcome to join.
refused-tables-person = You already sit at { $most ->
    [one] a table
   *[other] { $most } tables
}. Finish a game, or leave one, before you sit down at another.
refused-tables-server = { $most ->
    [one] One table is open in this server, and no more are allowed. Join it, or wait until the game is over.
   *[other] { $most } tables are open in this server, and no more are allowed. Join one of them, or wait until a game is over.
}
refused-deck-packs = In this server you can only play cards of the base set, and this deck has others: { $cards }.

event-moderated = { $person } has stopped the game on behalf of the server. It counts for nobody.
event-paused = { $person } has paused the game. Nobody can move until it goes on.
event-resumed = { $person } has resumed the game.

said-moderated = The game is stopped and the channel is free.
said-paused = The game is paused. `/moderate resume` resumes it.
said-resumed = The game goes on.
said-freed = The channel is free. Its game does not count.

moderate-table =
    { $status ->
        [open] **#{ $number }** { $game } in { $channel }: open
        [paused] **#{ $number }** { $game } in { $channel }: paused
       *[running] **#{ $number }** { $game } in { $channel }: running
    }
moderate-heading = Tables you can moderate
moderate-no-tables = This server has no open or running table that you can moderate.

board-ended-moderated = 🏁 The moderators stopped the game. Nobody won.
board-paused = ⏸️ This game is paused: nobody can move until it goes on.
command-moderate-remove-name = remove
command-moderate-remove-about = Remove one person from a table; they cannot come back to it
command-moderate-remove-person-name = person
command-moderate-remove-person-about = Who; also somebody who has left the server
event-removed = 🚪 { $by } has removed { $person } from the table on behalf of the server. The computer plays on.
button-remove = Remove { $person }
moderate-stop-sure = Stop table **#{ $number }** ({ $game } in { $channel })? { $status ->
    [open] The table closes; its game has not begun.
   *[running] The game ends without a winner and counts for nobody. It cannot be resumed.
}
button-moderate-stop = Stop this table
moderate-remove-sure = Remove **{ $person }** from table **#{ $number }** ({ $game } in { $channel })? { $fate ->
    [reserved] The seat that is reserved for them becomes free.
    [open] The seat becomes free.
    [running] The computer plays on at the seat, and for { $person } the game counts as given up.
   *[last] Nobody else plays there: the table closes, and a running game ends without a winner.
} { $person } cannot come back to this table.
said-removed = { $person } no longer plays at table **#{ $number }**.
refused-barred = You were removed from this table, so you cannot come back to it. You can play at any other one.
refused-person-barred = This person was removed from the table and cannot come back to it. Offer your seat to somebody else.
refused-nobody-to-remove = This person does not play at this table any more, so there is nobody to remove.
refused-whom-to-remove = I do not know who “{ $typed }” is. { $count ->
    [0] There is nobody at this table you could remove.
    [one] { $people } is playing at this table.
   *[other] { $people } are playing at this table.
}
