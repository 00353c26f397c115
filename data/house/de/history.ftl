## Nach der Partie: Statistik, Listen, beendete Partien.

command-stats-name = statistik
command-stats-about = Gespielte und gewonnene Partien: deine oder die von jemandem auf diesem Server
command-stats-person-name = person
command-stats-person-about = Wer; ohne Angabe du selbst
command-leaderboard-name = rangliste
command-leaderboard-about = Die Besten dieses Servers in einem Spiel
command-leaderboard-game-name = spiel
command-leaderboard-game-about = Welches Spiel; ohne Angabe das dieses Kanals
command-games-name = partien
command-games-about = Deine laufenden Partien und die beendeten dieses Servers
command-games-mine-name = meine
command-games-mine-about = Alle Partien, an denen du teilnimmst: wer dran ist, seit wann und bis wann
command-games-finished-name = beendete
command-games-finished-about = Die beendeten Partien dieses Servers oder einer Person
command-games-person-name = person
command-games-person-about = Nur Partien, an denen diese Person teilgenommen hat

stats-heading = Partien { FORM($person, "genitive") }
stats-heading-own = Deine Partien auf allen Servern
stats-nothing-seen = { $person } hat hier noch keine Partie beendet, jedenfalls keine in einem Kanal, den du lesen kannst.
stats-played =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
stats-outcomes = { $outcomes }
stats-won = { $count } gewonnen
stats-lost = { $count } verloren
stats-drawn = { $count } unentschieden
stats-left = { $count } aufgegeben
stats-stopped = { $count } einvernehmlich beendet
stats-rated-here = Wertung hier: **{ $points }**, Platz { $place } von { $total } nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
}
stats-rated-here-provisional = Wertung hier: **{ $points }**, vorläufig nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
} gegen { $opponents ->
    [one] { $opponents } Person
   *[other] { $opponents } verschiedene Personen
} ({ $needed } für einen Platz)
stats-rated-everywhere = Wertung auf allen Servern: **{ $points }**, Platz { $place } von { $total }
stats-rated-everywhere-provisional = Wertung auf allen Servern: **{ $points }**, vorläufig nach Partien gegen { $opponents ->
    [one] { $opponents } Person
   *[other] { $opponents } verschiedene Personen
} ({ $needed } für einen Platz)
stats-person = { $person }
stats-kind = { $kind }: { $won } von { $played } gewonnen
stats-group = Gemeinsam – { $people }: { $scores }
stats-goals = Ziele: { $reached } von { $goals }
stats-goal-reached = ✅ **{ $goal }**
stats-goal-open = ▫️ { $goal }: { $what }
stats-goals-together = Gemeinsam erreichte Ziele
stats-group-goals = **{ $people }**: { $reached } von { $goals } – { $names }
goal-progress = { $goal } ({ $reached } von { $needed })
event-goals-reached = 🏅 { $reached ->
    [0] { $people } { $count ->
        [one] kommt
       *[other] kommen
     } { $nearer ->
        [one] einem Ziel
       *[other] { $nearer } Zielen
     } näher: { $progress }
   *[other] { $people } { $count ->
        [one] hat
       *[other] haben
     } { $reached ->
        [one] ein Ziel
       *[other] { $reached } Ziele
     } erreicht: { $goals }{ $nearer ->
        [0] { "" }
       *[other] { "" }. Unterwegs: { $progress }
     }
 }
event-rematch-scores = 🏆 Gewonnene Partien dieser Serie: { $scores }
rematch-score = { $seat } { $games }
rematch-score-computers = die Computer { $games }
event-goals-together = 🏅 { $people } haben zum ersten Mal gemeinsam erreicht: { $goals }
best-groups-heading = Gruppen bei { $game }
best-group = { $place }. **{ $people }** – { $scores }
best-group-goals = 🏅 Erreichte Ziele: { $reached } von { $goals } – { $names }
best-no-group = Hier hat noch niemand dieses Spiel beendet. Alle gewinnen oder verlieren es gemeinsam, darum zählt diese Liste Gruppen und wertet niemanden.
best-own-groups-heading = Deine Gruppen bei { $game }
best-heading = Die Besten bei { $game }
best-line = { $place }. **{ $person }** – { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $won } von { $games } gewonnen
best-own-heading = Dein Stand bei { $game }
best-own-none = Du hast noch keine Wertung. Eine Partie zählt zwischen Menschen, die jeweils mindestens ein Drittel so viel entschieden haben, wie in einer Partie üblich ist.
best-own-only = In privaten Nachrichten zeige ich dir nur deine eigenen Ergebnisse. Die Besten eines Servers zeigt dort `/rangliste`.
refused-private-others = In privaten Nachrichten zeige ich dir nur deine eigenen Partien. Frag nach anderen auf dem Server, auf dem ihr spielt.
best-nobody = Noch steht niemand auf der Liste. Dein Name steht dort nach gewerteten Partien gegen { $needed } verschiedene Personen. Eine Partie zählt zwischen Menschen, die jeweils mindestens ein Drittel so viel entschieden haben, wie in einer Partie üblich ist.
my-games-heading = Deine laufenden Partien
my-games-none = Du nimmst gerade an keiner Partie teil. `/spiel neu` macht einen Tisch auf.
my-games-yours = - 🎲 **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}mit { FORM($others, "dative") }
    }: **Du bist dran**, seit { $since }. { $until } [Zum Brett]({ $board })
my-games-others = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}mit { FORM($others, "dative") }
    }: wartet auf { FORM($waiting, "accusative") }, seit { $since }. { $until } [Zum Brett]({ $board })
my-games-still = - **{ $game }**{ $count ->
        [0] { "" }
       *[other] {" "}mit { FORM($others, "dative") }
    }: { $paused ->
        [yes] Die Partie ist angehalten.
       *[no] Die Partie geht von selbst weiter.
    } [Zum Brett]({ $board })
my-games-until = Die Frist endet { $until }.
my-games-open = Eine Frist gibt es nicht.
games-heading = Beendete Partien
games-heading-own = Deine beendeten Partien
games-none = Hier wurde noch keine Partie beendet, jedenfalls keine in einem Kanal, den du lesen kannst.
games-none-own = Du hast noch keine Partie beendet.
games-line = `{ $number }` { $when } **{ $game }**: { $people }
games-person = { $person } { $outcome ->
    [won] 🏆
    [lost] (verloren)
    [drawn] (unentschieden)
    [left] (aufgegeben)
   *[stopped] (beendet)
}
person-forgotten = Gelöschte Person
page-of = Seite { $page } von { $pages }
button-rematch = Revanche
button-replay = Wiederholung ansehen
said-rematch = Der Tisch für die Revanche ist offen, alle sind einen Platz weitergerückt. Du kannst auf **{ button-start }** drücken.
said-rematch-reserved = Der Tisch für die Revanche ist offen, alle sind einen Platz weitergerückt. { $count ->
        [one] Ein Platz ist für { FORM($people, "accusative") } reserviert; sobald er eingenommen ist, beginnt die Partie. Wird abgesagt, dann gib ihn jemand anderem und drück auf **{ button-start }**. Die Reservierung endet { $until }.
       *[other] Plätze sind für { FORM($people, "accusative") } reserviert; sobald alle eingenommen sind, beginnt die Partie. Wird abgesagt, dann gib sie anderen und drück auf **{ button-start }**. Die Reservierung endet { $until }.
    }
said-declined = Du hast abgesagt. Dein Platz ist jetzt für andere frei.
refused-rematch-running = Die Partie ist noch nicht vorbei.
refused-rematch-done = Zu dieser Partie gab es schon eine Revanche.

command-replay-name = nachspielen
command-replay-about = Eine beendete Partie Schritt für Schritt mit Bildern ansehen
command-replay-game-name = spiel
command-replay-game-about = Welche Partie; ohne Angabe die letzte dieses Kanals
replay-step = { $game }, Partie { $number }
replay-of = Schritt { $number } von { $steps }
replay-before = Schritt { $number } von { $steps }, vor diesem Zug
button-continue = Von hier weiterspielen
said-continued = Hier ist ein Tisch offen, der Partie { $number } nach Schritt { $step } fortsetzt. Er zählt für keine Wertung und { $dice ->
    [no] mischt für sich
   *[yes] hat eigene Würfel
 }. Die anderen drücken **{ button-join }**; `/spiel mitspielen platz:` nimmt einen anderen Platz.
board-continues = Dieser Tisch setzt Partie { $number } nach Schritt { $step } fort. Er zählt für keine Wertung und { $dice ->
    [no] mischt für sich
   *[yes] hat eigene Würfel
 }; die Karten liegen wie damals. **{ button-join }** gibt dir deinen damaligen Platz oder den nächsten freien; `/spiel mitspielen platz:` nimmt einen anderen. Die übrigen spielt der Computer.
event-continued = 🌱 Diese Partie setzt Partie { $number } nach Schritt { $step } fort. Sie zählt für keine Wertung.
verify-continues = Diese Partie setzt Partie { $number } nach Schritt { $step } fort: Geprüft { $dice ->
    [no] ist hier nur ihr eigenes Mischen
   *[yes] sind hier nur ihre eigenen Würfel
 }.
refused-continue-over = Bei diesem Schritt war die Partie schon vorbei. Geh einen Schritt zurück.
refused-continue-options = Dieser Tisch setzt eine beendete Partie fort, darum stehen seine Optionen fest.
refused-replay-running = Die Partie ist noch nicht vorbei. Du siehst sie auf dem Brett.
refused-replay-broken = Diese Partie lässt sich nicht nachspielen: Ihre Regeln oder Karten haben sich seither geändert.
refused-replay-unknown = Eine solche Partie gibt es hier nicht, oder sie wurde in einem Kanal gespielt, den du nicht lesen kannst. Deine eigenen Partien zeigt dir `/nachspielen` jederzeit in einer privaten Nachricht an mich.
refused-replay-unknown-own = Eine solche Partie hast du nicht gespielt, und in privaten Nachrichten zeige ich dir nur deine eigenen. Partien anderer zeigt `/nachspielen` auf ihrem Server.
refused-replay-none-own = Du hast noch keine Partie beendet.
refused-replay-none = In diesem Kanal wurde noch keine Partie beendet.
