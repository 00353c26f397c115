## /rätsel: Stellungen, in denen ein Zug viel besser ist als alle anderen.

command-puzzle-name = rätsel
command-puzzle-about = Finde den besten Zug in einer Stellung aus einer Computerpartie, nur für dich
command-puzzle-game-name = spiel
command-puzzle-game-about = Welches Spiel; ohne Angabe das von hier oder dein letztes

puzzle-title = 🧩 { $game }: Rätsel { $number } von { $count }
puzzle-task = Welcher dieser Züge gewinnt am häufigsten?
puzzle-right = ✅ **Richtig!** { $move }
puzzle-wrong = ❌ **Nicht der beste Zug.** Besser: **{ $move }**
puzzle-chance = { $yours ->
    [yes] ▸ { $move }: **gewinnt { $percent } von 100** (deine Wahl)
   *[no] ▸ { $move }: gewinnt { $percent } von 100
 }
puzzle-standing = { $game }: { $solved } von { $answered } gelöst · Thema „{ $theme }“: { $theme_solved } von { $theme_answered }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· { $streak } in Folge 🔥
 }
puzzle-asked = War dieses Rätsel gut?
puzzle-thanks = Notiert, danke. Du kannst es noch ändern.
puzzle-which-game = 🧩 Rätsel zu welchem Spiel?
puzzle-all-answered = { $solved ->
    [one] 🧩 Du hast alle Rätsel von { $game } ({ $count }) beantwortet und eines davon gelöst.
   *[other] 🧩 Du hast alle Rätsel von { $game } ({ $count }) beantwortet und { $solved } davon gelöst.
 }
button-puzzle-next = Nächstes Rätsel
button-puzzle-good = Gutes Rätsel
button-puzzle-bad = Nicht so gut
refused-no-puzzle = Dieses Rätsel gibt es nicht mehr. `/rätsel` zeigt ein anderes.

daily-title = 🧩 Rätsel des Tages: { $game }
daily-how = -# Drück auf einen Zug: Nur du siehst, ob er richtig ist und warum. Deine erste Antwort zählt; das nächste Rätsel hier nennt alle, die dieses gelöst haben.
daily-solved = { $count ->
    [0] Das letzte Rätsel hat niemand gelöst.
    [one] 🏆 Das letzte Rätsel hat eine Person gelöst: { $people }
   *[other] 🏆 Das letzte Rätsel haben { $count } Personen gelöst: { $people }{ $more ->
        [0] { "" }
        [one] {" "}und eine weitere
       *[other] {" "}und { $more } weitere
    }
 }
puzzle-player = Du
