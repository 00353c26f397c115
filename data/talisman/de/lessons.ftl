## Die Lektionen von /lernen (data/talisman/lessons): was zu tun ist, warum ein Zug nicht der richtige war, und am Ende, was richtig war.
## Höchstens 120 Wörter für Aufgabe und Ende einer Lektion zusammen.

lesson-aim = Das Ziel und ein erster Zug
lesson-aim-1 = Das Ziel ist die **Krone der Herrschaft** in der Mitte: Sei vor allen anderen dort. Werde erst stärker. Du bist ein Elf mit Stärke 3. Drück *{ move-roll }*.
lesson-aim-2 = Eine 4: genau vier Felder, links- oder rechtsherum. Auf der einen Seite wartet ein Wolf (Stärke 2), auf der anderen ein Drache (Stärke 7), über die Brücke der Wächter.
lesson-aim-dragon = 3 und ein Würfel gegen 7 und ein Würfel: Das kostet ein Leben und den Zug.
lesson-aim-sentinel = Der Wächter hat Stärke 9: noch viel zu stark.
lesson-aim-3 = Der Wolf greift an. Dein Würfel zählt zu deiner Stärke, ein anderer zu der des Wolfs. Drück *{ move-strike }*.
lesson-aim-4 = Höher: Der Wolf ist deine **Trophäe**. Niedriger kostet ein Leben. Nimm den Magischen Gürtel, den er bewacht hat.
lesson-aim-4-wrong = Was du liegen lässt, nehmen andere.
lesson-aim-done = Mit dem Gürtel hast du Stärke 4. Nimm fast alles, was du findest.

lesson-fate = Schicksal
lesson-fate-1 = Du hast noch 2 Leben. Ein Bär (Stärke 3) greift an, und auch deine Stärke ist 3. Drück *{ move-strike }*.
lesson-fate-2 = Deine 1 gegen die 4 des Bären: verloren, wenn es dabei bleibt. Für ein **Schicksal** wirfst du einen eigenen Würfel neu, einmal je Wurf. Versuch *{ move-fate }*.
lesson-fate-keep = Ein Leben ist weg, und der Zug ist vorbei. Schicksal kommt leichter wieder als Leben.
lesson-fate-done = Eine 6: Der Bär ist besiegt. Gefragt wirst du nur, wo ein anderer Wurf etwas ändern könnte; *{ move-no-fate }* erspart dir die Frage für den Rest des Zugs.

lesson-grow = Stärker werden
lesson-grow-1 = Im Dorf besuchst du einen von dreien: Der Schmied verkauft Waffen und Rüstungen, die Heilerin heilt, die Mystikerin ist ein Wagnis. Du bist unverletzt und hast 2 Gold.
lesson-grow-1-wrong = Unverletzt und mit 2 Gold hilft dir der Schmied am meisten: Was du kaufst, hilft in jedem Kampf.
lesson-grow-2 = Ein *Schwert* gibt in jedem Kampf 1 Stärke dazu. Ein Helm rettet ab und zu ein Leben.
lesson-grow-2-wrong = Das Schwert hilft in jedem einzelnen Kampf.
lesson-grow-done = Im Kampf hast du jetzt Stärke 4. Am Ende eines Zugs werden 7 Punkte an **Trophäen** (5 im Abendspiel) zu einer Stärke, die bleibt. Gegen Geister kämpfst du mit **Talent**, und ihre Trophäen werden zu Talent. Mit mehr Talent hältst du auch mehr **Zaubersprüche**.

lesson-portal = Durch das Portal der Macht
lesson-portal-1 = Du hast einen **Talisman** (der Hexenmeister jenseits des Flusses gibt ihn für eine Aufgabe), Stärke 8 und Talent 4. Dein Weg führt am **Portal der Macht** vorbei: Dort wirfst du zwei Würfel, und mit höchstens deiner Stärke oder deinem Talent kommst du in die Innere Region. Versuch es: mit Stärke oder mit Talent?
lesson-portal-craft = Zwei Würfel zeigen selten 4 oder weniger. Wer scheitert, verliert eine Marke und bleibt.
lesson-portal-done = 7 bei Stärke 8: Das Portal öffnet sich. Von hier gehst du Feld um Feld an Prüfungen vorbei zum Feuertal, und mit dem Talisman bis zur Krone. Kommt im Abendspiel niemand hin, gewinnen die meisten Punkte.
