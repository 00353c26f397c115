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
here-told = { $line } – { $told }
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
