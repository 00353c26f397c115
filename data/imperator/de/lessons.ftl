## Die Lektionen von /learn (data/imperator/lessons): was zu tun ist, warum ein Druck falsch war, und am Ende, was richtig war.
## Höchstens 120 Wörter für Aufgabe und Schluss einer Lektion zusammen.

lesson-aim = Das Ziel und ein erster Angriff
lesson-aim-1 = Das Ziel: **den anderen Imperator stürzen, den eigenen schützen.** Ein Imperator hat doppelt so viele Lebenspunkte (LP) wie sein Wert; die ♥D drüben hat nur noch 2. Du triffst ihn, indem du eine Karte neben ihm schlägst: Deine ♤9 zählt 11, denn dein schwarzer Imperator gibt angreifenden schwarzen Karten 2 dazu. Ein roter gibt verteidigenden roten 2: ♥7 hat 9. Greif an!
lesson-aim-1-wrong = Wer passt, schadet niemandem, und jetzt hat der Beutezug begonnen. Verlorene LP bleiben verloren: Schlag zu, solange der andere Imperator schwach ist.
lesson-aim-2 = 11 gegen 9: Der Stich gehört dir, und du nimmst so viele seiner Karten, wie du gespielt hast. ♤9 ist die bessere.
lesson-aim-2-wrong = Du gewinnst trotzdem, hast aber ♥7 statt ♤9. Dein schwarzer Imperator gibt einem roten Angreifer nichts: 7 statt 11.
lesson-aim-done = Die Differenz, 2, trifft den Imperator der anderen Seite: Er fällt, und **wer als Letzter übrig ist, hat gewonnen**. Angriffe kosten drüben LP und bringen dir vielleicht bessere Karten.

lesson-turn = Jederzeit: einen Angriff umlenken
lesson-turn-1 = In der Schlacht wartet niemand, bis er dran ist: Du greifst an und antwortest **jederzeit**. Gerade greift ♦8 deine ♤10 an. Umlenken darfst du, wenn Rot Schwarz angreift (wie hier), oder wenn beide rot oder beide schwarz sind und deine höher ist. Dann greift deine Karte an! Lenk um.
lesson-turn-1-wrong = 8 gegen 10: Du gewinnst den Stich, aber wer verteidigt, schadet niemandem. Schaden macht nur, wer angreift.
lesson-turn-2 = Jetzt greift ♤10 an: 12 gegen 10, denn ein roter Imperator hilft roten Verteidigern. Nimm eine Karte des Stichs; mit der höheren fährst du besser.
lesson-turn-2-wrong = Der Schaden ist derselbe, aber jetzt hat die andere Seite die 10 und du die 8.
lesson-turn-done = 2 LP weniger, durch den eigenen Angriff. Merk dir: **Greift Rot Schwarz an, darfst du immer umlenken; greift Schwarz Rot an, nie.** Nach einem Angriff auf dich bist du sicher, bis du selbst handelst.

lesson-buffs = Ein Stich mit Helfern
lesson-buffs-1 = Helfer liegen verdeckt, nur ihre Farbe nicht. **Rote Helfer verteidigen nur, schwarze greifen nur an**, einer je Seite und Stich. Du hast ♧6. Greif mit ♤9 die ♥7 an: 9 + 2 gegen 7 + 2. Dann sieh, was die andere Seite dazulegt.
lesson-buffs-1-wrong = Ohne Angriff kein Schaden. Mit einem schwarzen Helfer in Reserve kannst du ihn wagen.
lesson-buffs-2 = Eine rote 5, auch sie mit 2 dazu: 9 + 7 sind 16 gegen deine 11. Aber wer angreift, hat das letzte Wort. Verstärke deinen Angriff!
lesson-buffs-2-wrong = 11 gegen 16: Die andere Seite gewinnt den Stich und nimmt deine ♤9. Wer angreift und keinen Helfer dazulegt, verliert oft Karten.
lesson-buffs-3 = 9 + 2 und 6 + 2 sind 19 gegen 16. Du hast zwei Karten gespielt, also nimmst du zwei: Behalte ♤9 zum Angreifen, nimm ♥7 als Helfer.
lesson-buffs-3-wrong = ♦5 ist ein schwacher Angreifer. Nimm die hohen Karten; niemand verlässt eine Schlacht mit weniger Karten als vorher.
lesson-buffs-done = 3 LP weniger, und dein Helfer ist jetzt eine rote 7. Rechne vor jedem Angriff mit einer roten Karte.

lesson-raid = Der Beutezug
lesson-raid-1 = Nach jeder Schlacht kommt der Beutezug: Gewinne Karten aus der Mitte, damit **deine Hand wächst**. Die Mitte wehrt sich nicht. Deine Karte muss höher sein, und ein schwarzer Helfer darf dazu: Du hast ♧4. Welche Karte lohnt die Mühe?
lesson-raid-1-wrong = Wer passt, überlässt die Mitte den anderen, und jeder deiner Angreifer darf in jedem Beutezug einmal ran.
lesson-raid-six = Gewonnen, aber ♦6 ist eine kleine Karte. Mit dem Helfer reichst du höher.
lesson-raid-2 = 11 und 6 sind 17 gegen 14: Das Ass gehört dir. Einmal je Beutezug darfst du eine Karte behalten, **ohne eine herzugeben**.
lesson-raid-2-wrong = Ein guter Tausch, aber er kostet dich eine Karte. Wachsen geht vor: Einmal je Beutezug ist es umsonst.
lesson-raid-keep = Dann bleibt das Ass für alle anderen in der Mitte.
lesson-raid-done = Aus zwei Angreifern sind drei geworden. Neue Karten werden abwechselnd Angreifer und Helfer, bis du zehn hast. Wer die wenigsten LP hat, beginnt den Beutezug.

lesson-sort = Den Imperator retten
lesson-sort-1 = Vor der nächsten Schlacht sortierst du deine Hand: Jede Karte darf Imperator werden. Deine ♤D hat 20 ihrer 24 LP verloren. **Schaden bleibt bei der Karte**, also lass eine frische ran. Welche hat die meisten LP?
lesson-sort-1-wrong = Mit 4 LP kostet dich der nächste gute Angriff ein Leben. Beim Sortieren kannst du wechseln.
lesson-sort-five = 10 LP, das Doppelte des Werts, sind besser als 4, aber du hast Besseres.
lesson-sort-done = ♥B hat 22 LP, und ein roter Imperator gibt deinen roten Karten 2 in der Verteidigung. ♤D kämpft als Angreifer weiter: Ihr Wert ist so hoch wie immer. Ausruhen heilt nicht: Als Imperator hätte ♤D wieder nur 4 LP. Mit Helfern auf der Hand wählst du auch, wer angreift; oder du drückst *{ move-finish }*.

lesson-lives = Leben, und was jede Runde mehr wehtut
lesson-lives-1 = Runde 6. **Ab Runde 5 macht jeder gewonnene Angriff zusätzlichen Schaden, der mit jeder Runde um 1 wächst**: jetzt 2. Die rote Dame hat noch 4 LP. Deine ♤9 zählt 11, ♥7 drüben 9, ♦8 drüben 10. Welcher Angriff bringt sie zu Fall?
lesson-lives-1-wrong = Wer passt, schenkt dem anderen Imperator eine Runde. Jetzt reicht ein Angriff.
lesson-lives-eight = 11 gegen 10 ist 1, und 2 für die Runde: 3 LP. Einer bleibt übrig.
lesson-lives-2 = 11 gegen 9 ist 2, und 2 für die Runde: genau 4. Nimm dir noch eine Karte.
lesson-lives-done = Der Imperator fällt. Das kostet **ein Leben**; zu zweit beginnt jeder mit zwei. Dann steht er mit allen LP wieder auf. Beim Sortieren darfst du außerdem einen **Tausch** anbieten: Karte gegen Karte, wenn die andere Seite will.

# Warum der Computer etwas getan hat, für alle, die lernen
explain-attack = { $attack } gegen { $defence }: Die Differenz trifft den anderen Imperator, wenn { $turn ->
    [0] nichts dazukommt.
   *[other] niemand umlenkt und nichts dazukommt.
 }
explain-attack-behind = { $attack } gegen { $defence } im Augenblick, aber zuletzt darf noch ein schwarzer Helfer dazukommen. { $turn ->
    [0] Auch ein verlorener Angriff kostet
   *[other] Wenn niemand umlenkt, kostet auch ein verlorener Angriff
 } keine LP, und { $target } kann in dieser Schlacht nicht mehr angreifen.
explain-attack-without-buff = { $attack } gegen { $defence } im Augenblick. { $turn ->
    [0] Das kostet
   *[other] Wenn niemand umlenkt, kostet das
 } keine LP, und { $target } kann in dieser Schlacht nicht mehr angreifen.
explain-redirect = Umgelenkt greift meine Karte an: { $attack } gegen { $defence }.
explain-redirect-behind = Umgelenkt kostet mich der Angriff keine LP.
explain-defend = { $last ->
    [0] Mit dieser Karte halte ich stand: { $defence } gegen { $attack }.
   *[other] Mit dieser Karte halte ich vorerst stand: { $defence } gegen { $attack }. Ein schwarzer Helfer kann noch folgen.
 }
explain-defend-partly = Mit dieser Karte kostet mich der Angriff { $low } LP, nicht { $high } LP.
explain-buff = Das letzte Wort habe ich: { $attack } gegen { $defence }{ $fatal ->
    [0] .
   *[other] , und der Imperator fällt.
 }
explain-decline = Noch eine Karte würde sich hier nicht lohnen.
explain-raid = { $attack } schlägt { $defence }, und eine bessere Hand gewinnt Schlachten.
explain-raid-covered = Was verdeckt liegt, kann einen Versuch wert sein.
explain-add = Einmal in jedem Beutezug darf man eine gewonnene Karte behalten, ohne eine andere herzugeben.
explain-exchange = Eine bessere Karte für eine schwache.
explain-wait = Gerade lohnt sich für mich kein Angriff.
