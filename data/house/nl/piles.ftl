## Stapels kaarten die iedereen mag doorbladeren.

button-piles = Stapels bekijken
piles-title = { $pile } · { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
 }
piles-page = Pagina { $page } van { $pages }
piles-option = { $pile } ({ $count })
piles-choose = Kies een stapel
refused-no-piles = In dit spel liggen geen stapels open om door te bladeren.

## /space
refused-no-places = Het bord van dit spel heeft geen vakken om te bekijken.
refused-no-such-place = Geen enkel vak heet “{ $words }”. Kies er een uit de lijst.
