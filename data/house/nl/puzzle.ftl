## /puzzel: stellingen waarin één zet veel beter is dan alle andere.

command-puzzle-name = puzzel
command-puzzle-about = Vind de beste zet in een stelling uit een computerspel, alleen voor jou
command-puzzle-game-name = spel
command-puzzle-game-about = Welk spel; dat van hier of je laatste, als je er geen noemt

puzzle-title = 🧩 { $game }: puzzel { $number } van { $count }
puzzle-task = Welke van deze zetten wint het vaakst?
puzzle-right = ✅ **Goed!** { $move }
puzzle-wrong = ❌ **Niet de beste zet.** Beter: **{ $move }**
puzzle-chance = { $yours ->
    [yes] ▸ { $move }: **wint { $percent } van de 100 keer** (jouw keuze)
   *[no] ▸ { $move }: wint { $percent } van de 100 keer
 }
puzzle-standing = { $game }: { $solved } van { $answered } opgelost · Thema “{ $theme }”: { $theme_solved } van { $theme_answered }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }· { $streak } op rij 🔥
 }
puzzle-asked = Was dit een goede puzzel?
puzzle-thanks = Genoteerd, bedankt. Je kunt het nog wijzigen.
puzzle-which-game = 🧩 Puzzels van welk spel?
puzzle-all-answered = { $solved ->
    [one] 🧩 Je hebt alle puzzels van { $game } ({ $count }) beantwoord en er één opgelost.
   *[other] 🧩 Je hebt alle puzzels van { $game } ({ $count }) beantwoord en er { $solved } opgelost.
 }
button-puzzle-next = Volgende puzzel
button-puzzle-good = Goede puzzel
button-puzzle-bad = Niet zo goed
refused-no-puzzle = Deze puzzel bestaat niet meer. `/puzzel` toont een andere.

daily-title = 🧩 Puzzel van de dag: { $game }
daily-how = -# Druk op een zet: alleen jij ziet of die goed is, en waarom. Je eerste antwoord telt; de volgende puzzel hier noemt wie deze heeft opgelost.
daily-solved = { $count ->
    [0] Niemand heeft de laatste puzzel opgelost.
    [one] 🏆 Eén persoon heeft de laatste puzzel opgelost: { $people }
   *[other] 🏆 { $count } mensen hebben de laatste puzzel opgelost: { $people }{ $more ->
        [0] { "" }
        [one] {" "}en nog één
       *[other] {" "}en nog { $more }
    }
 }
puzzle-player = Jij
