## The version of the bot, and how to report a problem.

command-about-name = about
command-about-about = About this bot: version, what is new, and how to report a problem
command-report-name = report
command-report-about = Create a report about a problem for the people who maintain this bot
option-problem-name = problem
option-problem-about = What you did, what happened, and what you expected

about-title = Spielleiter { $version }
about-running = Started { $since }.
about-games = { $count ->
        [one] One game
       *[other] { $count } games
    } with all their rules: { $games }. `/help` shows how to begin.
about-news =
    {"**"}New in this version**
    This is the first release: five complete games with computer players, lessons (`/learn`), odds, undo, clocks, replays, and dice that everybody can verify.
about-report = **Found a problem?** `/report` creates a file about it that contains only what you may know. { $contact ->
        [none] Send it to the people who run this bot.
       *[other] Send it to { $contact }.
    }

report-ready = Here is your report. It holds your description, the version, and { $game ->
        [none] no game, because none is being played in this channel
       *[other] the game in this channel as far as you may know it
    }. { $contact ->
        [none] Look it over, then send it to the people who run this bot.
       *[other] Look it over, then send it to { $contact }.
    }
