## After a game: statistics, lists, finished games.

command-stats-name = stats
command-stats-about = How many games you, or somebody else in this server, have played and won
command-stats-person-name = person
command-stats-person-about = Who; leave it empty for yourself
command-leaderboard-name = leaderboard
command-leaderboard-about = The best players of this server at a game
command-leaderboard-game-name = game
command-leaderboard-game-about = Which game; leave it empty for the one in this channel
command-games-name = games
command-games-about = Your running games, and the finished games of this server
command-games-mine-name = mine
command-games-mine-about = All games you take part in: whose turn it is, since when, and until when
command-games-finished-name = finished
command-games-finished-about = The finished games of this server, or of somebody
command-games-person-name = person
command-games-person-about = Only games this person took part in

stats-heading = Games of { $person }
stats-heading-own = Your games in all servers
stats-nothing-seen = { $person } has not finished a game here yet, at least not in a channel that you can read.
stats-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
stats-outcomes = { $outcomes }
stats-won = { $count } won
stats-lost = { $count } lost
stats-drawn = { $count } drawn
stats-left = { $count } given up
stats-stopped = { $count } stopped by agreement
stats-rated-here = Rating here: **{ $points }**, place { $place } of { $total } after { $games ->
    [one] { $games } counted game
   *[other] { $games } counted games
}
stats-rated-here-provisional = Rating here: **{ $points }**, provisional after { $games ->
    [one] { $games } counted game
   *[other] { $games } counted games
} against { $opponents ->
    [one] { $opponents } person
   *[other] { $opponents } different people
} ({ $needed } for a place)
stats-rated-everywhere = Rating in all servers: **{ $points }**, place { $place } of { $total }
stats-rated-everywhere-provisional = Rating in all servers: **{ $points }**, provisional after games against { $opponents ->
    [one] { $opponents } person
   *[other] { $opponents } different people
} ({ $needed } for a place)
stats-person = { $person }
stats-kind = { $kind }: { $won } of { $played } won
stats-group = Together – { $people }: { $scores }
stats-goals = Goals: { $reached } of { $goals }
stats-goal-reached = ✅ **{ $goal }**
stats-goal-open = ▫️ { $goal }: { $what }
stats-goals-together = Goals reached together
stats-group-goals = **{ $people }**: { $reached } of { $goals } – { $names }
goal-progress = { $goal } ({ $reached } of { $needed })
event-goals-reached = 🏅 { $reached ->
    [0] { $people } { $count ->
        [one] comes closer to
       *[other] come closer to
     } { $nearer ->
        [one] a goal
       *[other] { $nearer } goals
     }: { $progress }
   *[other] { $people } { $count ->
        [one] has reached
       *[other] have reached
     } { $reached ->
        [one] a goal
       *[other] { $reached } goals
     }: { $goals }{ $nearer ->
        [0] { "" }
       *[other] { "" }. On the way: { $progress }
     }
 }
event-rematch-scores = 🏆 Games won in this series: { $scores }
rematch-score = { $seat } { $games }
rematch-score-computers = the computers { $games }
event-goals-together = 🏅 { $people } have reached together for the first time: { $goals }
best-groups-heading = Groups at { $game }
best-group = { $place }. **{ $people }** – { $scores }
best-group-goals = 🏅 Goals reached: { $reached } of { $goals } – { $names }
best-no-group = Nobody has finished this game here yet. Everybody wins or loses it together, so this list counts groups and rates nobody.
best-own-groups-heading = Your groups at { $game }
best-heading = The best at { $game }
best-line = { $place }. **{ $person }** – { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $won } of { $games } won
best-own-heading = Your standing at { $game }
best-own-none = You are not rated yet. A game counts between people who have each made at least a third of the decisions of a usual game.
best-own-only = In private messages I only show your own results. `/leaderboard` in a server lists its best players.
refused-private-others = In private messages I only show your own games. Ask about others in the server where you play.
best-nobody = Nobody is listed yet. Your name appears after counted games against { $needed } different people. A game counts between people who have each made at least a third of the decisions of a usual game.
my-games-heading = Your running games
my-games-none = You are not in a running game. `/game new` opens a table.
my-games-yours = - 🎲 **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}with { $others }
    }: **it is your turn** since { $since }. { $until } [To the board]({ $board })
my-games-others = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}with { $others }
    }: waiting for { FORM($waiting, "object") } since { $since }. { $until } [To the board]({ $board })
my-games-still = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}with { $others }
    }: { $paused ->
        [yes] the game is paused.
       *[no] the game goes on by itself.
    } [To the board]({ $board })
my-games-until = Time is up { $until }.
my-games-open = There is no deadline.
games-heading = Finished games
games-heading-own = Your finished games
games-none = No game has been finished here yet, at least none in a channel that you can read.
games-none-own = You have not finished a game yet.
games-line = `{ $number }` { $when } **{ $game }**: { $people }
games-person = { $person } { $outcome ->
    [won] 🏆
    [lost] (lost)
    [drawn] (draw)
    [left] (gave up)
   *[stopped] (stopped)
}
person-forgotten = Deleted person
page-of = Page { $page } of { $pages }
button-rematch = Rematch
button-replay = Replay
said-rematch = The table for the rematch is open: everybody has moved one seat. You can press **{ button-start }**.
said-rematch-reserved = The table for the rematch is open: everybody has moved one seat. { $count ->
        [one] A seat is reserved for { $people }; the game begins once it is taken. If it is declined, give it to somebody else and press **{ button-start }**. The reservation ends { $until }.
       *[other] Seats are reserved for { $people }; the game begins once all of them are taken. If one is declined, give it to somebody else and press **{ button-start }**. The reservation ends { $until }.
    }
said-declined = You have declined. Your seat is free for others.
refused-rematch-running = The game is not over yet.
refused-rematch-done = This game has already had a rematch.

command-replay-name = replay
command-replay-about = Step through a finished game with pictures
command-replay-game-name = game
command-replay-game-about = Which game; leave it empty for the last one in this channel
replay-step = { $game }, game { $number }
replay-of = Step { $number } of { $steps }
replay-before = Step { $number } of { $steps }, before this move
button-continue = Continue from here
said-continued = A table is open here that continues game { $number } after step { $step }. It is not rated and has { $dice ->
    [no] shuffles
   *[yes] dice
 } of its own. The others press **{ button-join }**; `/game join seat:` takes another seat.
board-continues = This table continues game { $number } after step { $step }. It is not rated, and its { $dice ->
    [no] shuffles
   *[yes] dice
 } are its own; cards lie as they did then. **{ button-join }** gives you the seat you had there, or the next free one; `/game join seat:` takes another one. Computers play the others.
event-continued = 🌱 This game continues game { $number } after step { $step }. It is not rated.
verify-continues = This game continues game { $number } after step { $step }: only its own { $dice ->
    [no] shuffles
   *[yes] dice
 } are checked here.
refused-continue-over = That game was over at this step. Go back a step.
refused-continue-options = This table continues a finished game, so its options are settled.
refused-replay-running = The game is not over yet. You see it on the board.
refused-replay-broken = This game cannot be replayed: its rules or cards have changed since then.
refused-replay-unknown = There is no such game here, or it was played in a channel you cannot read. You can always see your own games with `/replay` in a private message to me.
refused-replay-unknown-own = You have not played such a game, and in private messages I only show your own. For other people's games use `/replay` in their server.
refused-replay-none-own = You have not finished a game yet.
refused-replay-none = No game has been finished in this channel yet.
