## Warum gerade kein Zug einer Art möglich ist.

refused-none-hero = Deine Helden sind gewählt.
refused-none-play = Du hast keine Karte zu spielen.
refused-none-hold-back = Keine Karte deiner Hand verdoppelt eine Basiskarte, die der Gegner verändert.
refused-none-play-all = Du hast höchstens noch eine Karte: Spiel sie einzeln.
refused-none-redraw = Eine Hand kann man nur abwerfen, bevor ihre erste Karte gespielt ist und solange das Deck Karten hat.
refused-none-enter = Gerade wählt niemand ein Verlies.
refused-none-go-on = Ob ihr weiterkämpft, entscheidet ihr nach einem Sieg.
refused-none-withdraw = Ob ihr das Verlies verlasst, entscheidet ihr nach einem Sieg.
refused-none-take = Gerade gibt es keine Belohnung zu wählen.
refused-none-give = Gerade gibt es keine Karte zu verteilen.
refused-none-put-back = Gerade gibt es keine Karte zurückzulegen.
refused-none-send = Gerade zieht kein Gegner weiter.
refused-none-choose = Gerade fragt dich keine Karte etwas.
refused-none-player = Gerade fragt dich keine Karte, wen du meinst.
refused-none-number = Gerade fragt dich keine Karte nach einer Zahl.
refused-none-pay = Gerade verlangt keine Karte, dass du etwas abwirfst.
refused-none-pick = Gerade lässt dich keine Karte etwas aussuchen.
refused-none-arrange = Gerade ist kein Verlies zu ordnen.
refused-none-decline = Gerade gibt es nichts abzulehnen.
