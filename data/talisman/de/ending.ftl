## Das Ende eines Abenteuers.

result-ending = { $ending ->
    [held] { FORM($character, "the-first") } hielt die Krone der Herrschaft, bis niemand sonst übrig war.
    [won] Alle anderen sind ausgeschieden.
    [reached] { FORM($character, "the-first") } hat die Krone der Herrschaft zuerst erreicht.
    [counted] Runde { $round } ist vorbei, und die Punkte zählen: { $points }.
   *[drawn] Niemand ist übrig.
 }
result-points = { $player } { $points }
ending-alive = { $won ->
    [yes] 🏆 { FEATURE($player, "person") ->
        [second] Du gewinnst
       *[other] { FORM($player, "the-first") } gewinnt
     } als { $character } { FORM($space, "at") }
   *[no] { FEATURE($player, "person") ->
        [second] Du endest
       *[other] { FORM($player, "the-first") } endet
     } als { $character } { FORM($space, "at") }
 } mit Stärke { $strength }, Talent { $craft } und { $lives } Leben.
ending-dead = 💀 { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { FORM($player, "the-first") } ist
 } { $round ->
    [0] {""}
   *[other] in Runde { $round }{" "}
 }als { $character } { FORM($space, "at") } gestorben.
ending-left = { FEATURE($player, "person") ->
    [second] Du hast am Ende keinen Charakter.
   *[other] { FORM($player, "the-first") } hat am Ende keinen Charakter.
 }
ending-course = { $won ->
    [yes] { $step ->
        [crown] Du hast gewonnen, weil du { $talisman ->
            [0] {""}
           *[other] einen Talisman in Runde { $talisman } hattest und{" "}
         }in Runde { $crown } vor allen anderen an der Krone warst.
        [points] Du hattest die meisten Punkte, als die letzte Runde vorbei war.
       *[other] Du hast gewonnen, weil du am längsten gelebt hast.
     }
   *[no] { $step ->
        [none] Du hattest nie einen Talisman, und ohne kommt niemand durch das Feuertal
        [talisman] Du hattest einen Talisman, zuerst in Runde { $talisman }, bist aber nie in die Innere Region gekommen
        [portal] Du bist in Runde { $portal } in die Innere Region gekommen, hast die Krone aber nie erreicht
       *[crown] Du warst in Runde { $crown } an der Krone der Herrschaft, konntest sie aber nicht halten
     }{ $taken ->
        [0] .
       *[other] ; { FORM($first, "the") } war in Runde { $taken } an der Krone.
     }
 }
