## Warum gerade gar kein Zug einer Art geht.

refused-no-actions = Du hast keine Aktionen mehr. Sie werden aufgefrischt, wenn dein nächster Zug beginnt.
refused-none-levelup = Du hast keine Stufenkarte auf der Hand.
refused-none-use = Keine deiner Karten im Spiel hat eine Fähigkeit, die du anwenden könntest.
refused-none-swap = Nur fliegende Wesen tauschen die Plätze, und dazu müssen zwei in deiner Reihe liegen.
refused-none-take-back = Du hast keine Ausrüstung im Spiel.
refused-none-reveal = Keine deiner Karten liegt verdeckt.
refused-none-intercept = Keines deiner Wesen kann hier einspringen.
refused-none-counter = Keine deiner Karten kann hier zurückschlagen.
refused-none-choose = Im Moment gibt es nichts auszuwählen.
refused-none-attack = Du hast nichts zum Angreifen: kein Wesen in deiner Reihe und keine Waffe.
refused-none-attack-both = Dazu braucht dein Held zwei Waffen für den Nahkampf.
refused-none-play = Du hast keine Karte auf der Hand, die man auslegt: Waffen, Rüstungen und Ähnliches werden angelegt, Stufenkarten lassen deinen Helden aufsteigen.
refused-none-equip = Du hast keine Waffe, Rüstung oder andere Ausrüstung auf der Hand.
refused-none-move = Du hast keine Ausrüstung im Spiel, die jemand anderes tragen könnte.
refused-none-pick = Im Moment ist keine Karte zu nehmen.
refused-none-leave-out = Keine Karte kann wegbleiben.
refused-none-put-in = Du hast keine Karte weggelassen.
