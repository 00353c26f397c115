## Het einde van een avontuur.

result-ending = { $ending ->
    [held] { FORM($character, "the-first") } hield de Kroon van de Heerser tot er niemand anders over was.
    [won] Alle anderen zijn uitgeschakeld.
    [reached] { FORM($character, "the-first") } heeft als eerste de Kroon van de Heerser bereikt.
    [counted] Ronde { $round } is voorbij, en de punten tellen: { $points }.
   *[drawn] Er is niemand meer over.
 }
result-points = { $player } { $points }
ending-alive = { $won ->
    [yes] 🏆 { FEATURE($player, "person") ->
        [second] Je wint
       *[other] { FORM($player, "the-first") } wint
     } als { FORM($character, "the") } { FORM($space, "at") }
   *[no] { FEATURE($player, "person") ->
        [second] Je eindigt
       *[other] { FORM($player, "the-first") } eindigt
     } als { FORM($character, "the") } { FORM($space, "at") }
 } met kracht { $strength }, wijsheid { $craft } en { $lives ->
    [one] 1 leven.
   *[other] { $lives } levens.
 }
ending-dead = 💀 { FEATURE($player, "person") ->
    [second] Je bent
   *[other] { FORM($player, "the-first") } is
 } { $round ->
    [0] {""}
   *[other] in ronde { $round }{" "}
 }als { FORM($character, "the") } { FORM($space, "at") } gestorven.
ending-left = { FEATURE($player, "person") ->
    [second] Je hebt aan het eind geen personage.
   *[other] { FORM($player, "the-first") } heeft aan het eind geen personage.
 }
ending-course = { $won ->
    [yes] { $step ->
        [crown] Je hebt gewonnen omdat je { $talisman ->
            [0] {""}
           *[other] een talisman had vanaf ronde { $talisman } en{" "}
         }in ronde { $crown } als eerste bij de Kroon was.
        [points] Je had de meeste punten toen de laatste ronde voorbij was.
       *[other] Je hebt gewonnen omdat je het langst in leven bleef.
     }
   *[no] { $step ->
        [none] Je hebt nooit een talisman gehad, en zonder komt niemand door de vuurvallei
        [talisman] Je had in ronde { $talisman } voor het eerst een talisman, maar bent nooit in het binnengebied gekomen
        [portal] Je bent in ronde { $portal } in het binnengebied gekomen, maar hebt de Kroon nooit bereikt
       *[crown] Je hebt in ronde { $crown } de Kroon van de Heerser bereikt, maar kon haar niet houden
     }{ $taken ->
        [0] .
       *[other] ; { FORM($first, "the") } was in ronde { $taken } bij de Kroon.
     }
 }
