## Kartenstapel, die alle durchblättern dürfen.

button-piles = Offene Stapel
piles-title = { $pile } · { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
piles-page = Seite { $page } von { $pages }
piles-option = { $pile } ({ $count })
piles-choose = Wähle einen Stapel
refused-no-piles = In diesem Spiel liegen keine Stapel offen.

## /space
refused-no-places = Dieses Spiel hat keine Felder zum Ansehen.
refused-no-such-place = Kein Feld heißt „{ $words }“. Wähle eins aus der Liste.
