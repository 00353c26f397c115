## Was auf einem Feld liegt, für /feld; Stapel, die alle durchblättern dürfen.
here-space = { $count ->
    [0] { $space }
   *[other] { $space } · { $things }
 }
here-coins = { $gold } Gold
here-people = Hier: { $players }
here-card = { $points ->
    [0] { $card }
   *[other] { $card } (noch { $points })
 }
here-with-detail = { $line } – { $detail }
here-gold = Hier { $gold ->
    [one] liegt 1 Gold.
   *[other] liegen { $gold } Gold.
 }
here-hexed = Auf diesem Feld liegt ein Hexagramm.
here-nothing = Hier liegt nichts, und niemand ist hier.
pile-adventure = Abgelegte Abenteuerkarten
pile-spells = Abgelegte Zaubersprüche
pile-stock = Zu kaufen
pile-objects = Gegenstände: { $player }
pile-followers = Begleiter: { $player }
pile-trophies = Trophäen: { $player }
pile-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }

## Dasselbe in Worten
figure-fight = Der Kampf
figure-fought = Der letzte Kampf
figure-side = { $who }: { $parts }, zusammen { $value }, dazu noch ein Würfel
figure-rolled = { $who }: { $parts }, Würfel { $die }, zusammen { $sum }
figure-part = { $name } { $value }
figure-targets = { $roll ->
    [0] Wohin es gehen kann
   *[other] Gewürfelt { $roll }: wohin es gehen kann
 }
figure-spaces = { $spaces }
figure-waits = hat noch keinen Charakter
figure-lying = Auf dem Spielplan
figure-space = { $space }: { $things }
figure-misses = { $turns ->
    [one] Setzt 1 Zug aus
   *[other] Setzt { $turns } Züge aus
 }
figure-enslaved = Wird im Tempel festgehalten, bis eine 4, 5 oder 6 befreit
sheet-character = { $character }
sheet-spell = Zauberspruch: { $spell }
sheet-bag = Gegenstände: { $count } von { $most }
sheet-made-of = { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } { $value }: { $parts }

## Was eine Kröte ist
toad-is = { $turns ->
    [one] Noch 1 Zug lang
   *[other] Noch { $turns } Züge lang
 } eine Kröte, nur mit Stärke 1 und Talent 1; was sie davon gewinnt, verschwindet mit ihr.
toad-moves = Geht in jedem Zug 1 Feld weit, ohne zu würfeln.
toad-may = Begegnet allem und kämpft wie alle, auch mit Schicksal. Leben, Schicksal, Zaubersprüche und Trophäen bleiben.
toad-may-not = Wirkt und bekommt keine Zaubersprüche, hat keine besonderen Fähigkeiten und { $keeps ->
    [yes] nutzt und nimmt keine Gegenstände, keine Begleiter und kein Gold.
   *[no] nimmt keine Gegenstände, keine Begleiter und kein Gold: Was sie hatte, bleibt liegen, wo es geschah.
 }
