## Die Lektionen von /learn (data/telperinquar/lessons): was zu tun ist, warum ein Druck falsch war, und am Ende, was richtig war.
## Höchstens 120 Wörter für Aufgabe und Schluss einer Lektion zusammen.

lesson-aim = Das Ziel und ein erster Angriff
lesson-aim-1 = Das Ziel: **den anderen Helden auf 0 Lebenspunkte (LP) bringen.** Der Zauberer gegenüber hat noch 5, und kein Wesen bewacht ihn. Du hast 2 Aktionen (⚡), genau so viel kostet ein Angriff mit deinem Schwert: ein zehnseitiger Würfel und 2 für das Schwert. *{ move-attack }*!
lesson-aim-1-wrong = Der Zug ist vorbei, und dem Zauberer geht es so gut wie vorher. Aktionen, die du nicht nutzt, verfallen.
lesson-aim-2 = 5 und 2 sind 7: Er ist unter 0. Sein Gegenschlag war wirkungslos. Helden fallen am **Ende eines Zugs**, also beende ihn.
lesson-aim-done = Der Zauberer ist gefallen, das Duell gehört dir. Bis zum Ende des Zugs kann ein Held noch geheilt werden. Würfelst du eine 10, ist das ein kritischer Treffer: Rüstung schützt einen Helden dann nicht, und ein Wesen ist sofort verletzt. Eine 1 ist ein Patzer ohne Schaden.

lesson-turn = Ein Zug: aufsteigen, dann Aktionen einsetzen
lesson-turn-1 = Dein Zug beginnt. Eine **Stufenkarte** kostet nichts: Dein Held bekommt mehr Leben und bessere Attribute, mit der Zeit auch mehr Aktionen. Die Schildschwester verlangt Kraft 6; du hast 3, auf Stufe 2 aber 6. Eine Stufenkarte je Zug, und nur jetzt: *{ move-levelup }*!
lesson-turn-1-wrong = Jetzt muss die Schildschwester einen ganzen Zug warten: Deine Kraft ist noch 3. Steig auf, wann immer du kannst.
lesson-turn-2 = Kraft 6 und 3 Aktionen. Die Schildschwester kostet 2 davon und bewacht deinen Helden: Erst wenn kein Wesen mehr vor ihm steht, kann er angegriffen werden. Leg sie aus!
lesson-turn-2-wrong = Eine leere Reihe schützt niemanden, und die Aktionen sind weg.
lesson-turn-3 = 1 Aktion ist übrig, und genau so viel kostet der Grauwolf.
lesson-turn-3-wrong = 1 Aktion war für den Wolf übrig. Heb Aktionen nur auf, wenn eine Karte dich im Zug der anderen handeln lässt.
lesson-turn-done = Im nächsten Zug hast du alle Aktionen, und beide dürfen angreifen. Der Platz zählt: Im Nahkampf trifft ein Wesen nur, was gegenüber oder daneben steht; steht da keine Wache, deinen Helden.

lesson-guard = Zurückschlagen, und wer bewacht
lesson-guard-1 = Der Grauwolf hat deine Dorfmiliz angegriffen. **Wer im Nahkampf angegriffen wird, darf kostenlos zurückschlagen.** Der Wolf hat in diesem Zug noch 6 LP. *{ move-counter }*!
lesson-guard-1-wrong = Du hast einen kostenlosen Schlag verschenkt, und im nächsten Zug ist der Wolf wieder heil: Was ein Wesen in einem Zug erleidet, bleibt nur, wenn es mehr als die Hälfte war.
lesson-guard-2 = 8 und 1 sind 9: Der Wolf ist tot. Er war die einzige Wache. Ein Held kann angegriffen werden, **sobald kein Wesen mehr vor ihm steht** – jetzt!
lesson-guard-2-wrong = Inzwischen bewacht ein neuer Wolf den Helden. Die Lücke war nur einen Zug lang offen.
lesson-guard-done = 8 Schaden. Merk dir beides: erst die Wachen weg, dann auf den Helden; und halt selbst ein Wesen in der Reihe. Wesen sind im nächsten Zug wieder heil, Helden nicht. Verliert ein Wesen in einem Zug mehr als die Hälfte seiner LP, ist es verletzt (gebrochenes Herz); eine zweite Verletzung tötet.

lesson-equipment = Ausrüstung, und Abstand halten
lesson-equipment-1 = Du hast 4 Aktionen und eine Saufeder: 2 zum Anlegen, 2 für jeden Angriff. Deine Miliz hat schon angegriffen, also gib die Saufeder **einer Figur, die sie noch benutzen kann**.
lesson-equipment-1-wrong = Eine Saufeder auf der Hand tut niemandem weh, und der Zug ist vorbei.
lesson-equipment-militia = Die Miliz darf sie tragen, ist aber in Aktion und greift erst in deinem nächsten Zug an. Die zwei Aktionen, die übrig sind, nützen jetzt nichts.
lesson-equipment-2 = Die Saufeder lässt sich werfen: Aus der Ferne zählt nur der Würfel, im Nahkampf kommen 2 dazu, aber dann schlägt die Schildschwester zurück. Sie hat noch 1 LP und Rüstung 1. Welcher Angriff ist besser?
lesson-equipment-2-wrong = Die Wache hat sich ausgeruht und ist im nächsten Zug wieder heil.
lesson-equipment-melee = Sie fällt, wie auch aus der Ferne, aber auch wer stirbt, schlägt noch zurück: Das kostet deinen Helden LP für nichts.
lesson-equipment-done = 6 weniger Rüstung 1 sind 5: Die Schildschwester fällt, dein Held hat keinen Kratzer abbekommen. **Aus der Ferne schlägt niemand zurück.** Ein Held darf mehrmals im Zug angreifen, ein Wesen nur einmal. Karten legst du danach erst nach *{ move-cease }* aus; damit sind deine Angriffe vorbei.

# Warum der Computer etwas getan hat, für alle, die lernen
explain-face-down = Was verdeckt liegt, lässt Angreifer zögern.
explain-level = Stufe { $level } kostet nichts, also kommt sie zuerst{ $gained ->
    [0] .
   *[other] : Mein Held hat dann { $life } LP.
 }
explain-stays = { FORM($card, "the-first") } bleibt liegen und nützt mir in jedem Zug: { $gain }
explain-creature = { $count ->
    [0] Niemand bewacht meinen Helden, der noch { $life } LP hat.
    [one] 1 Wesen bewacht meinen Helden, der noch { $life } LP hat.
   *[other] { $count } Wesen bewachen meinen Helden, der noch { $life } LP hat.
 } { FORM($card, "the-first") } stellt sich mit { $strength } LP davor{ $threat ->
    [0] .
   *[other] ; ein Angriff mit { FORM($source, "the-dative") } auf meinen Helden brächte etwa { $threat } Schaden.
 }
explain-gear = { $card } für meinen Helden: { $gain }
explain-gear-creature = { $card } für { FORM($bearer, "the-accusative") }: { $gain }
explain-soon = Nach { FORM($card, "the-dative") } habe ich noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }, genug, um die Karte gleich anzuwenden: { $gain }
explain-strike-hero = { $at ->
    [past] Mein Angreifer erreicht drüben kein Wesen, also schützt keins den Helden:
   *[hero] Vor dem Helden steht kein Wesen:
 } { $percent } % für einen Treffer mit { FORM($source, "the-dative") }, etwa { $damage } Schaden, und er hat noch { $life } LP.{ $back ->
    [0] {""}
   *[other] {" "}Ein Gegenschlag brächte etwa { $back }.
 }
explain-strike-win = Mit allen Angriffen dieses Zugs kann der Held fallen: Er hat noch { $life } LP, und der Angriff mit { FORM($source, "the-dative") } bringt etwa { $damage } Schaden.
explain-strike = { FORM($target, "the-first") } muss weg, bevor es an den Helden geht: { $percent } % für einen Treffer mit { FORM($source, "the-dative") }, { $kills ->
    [yes] und etwa { $damage } Schaden reichen
   *[no] etwa { $damage } Schaden
 } (noch { $life } LP).{ $back ->
    [0] {""}
   *[other] {" "}Ein Gegenschlag brächte etwa { $back }.
 }
explain-strike-back = Zurückschlagen kostet nichts: { $percent } % für einen Treffer mit { FORM($source, "the-dative") }, etwa { $damage } Schaden, und der Angreifer hat noch { $life } LP.
explain-ability-roll = { FORM($card, "the-first") } gelingt bei { FORM($target, "the-dative") } zu { $percent } %.
explain-ability-both = { FORM($card, "the-first") } trifft { FORM($target, "the-accusative") } und mit demselben Schlag den Helden hinter den Wachen: { $percent } % für einen Treffer, etwa { $damage } Schaden, und er hat noch { $life } LP.
explain-ability-past = Der Held hat noch { $life } LP, und keine Wache hält { FORM($card, "the-accusative") } auf: { $gain }
explain-ability-heal = Der Held hat nur noch { $life } von { $most } LP. { $card }: { $gain }
explain-rescue-with = Mein Held hat noch { $life } LP und erleidet bald { $damage } Schaden, also geht { $card } vor.
explain-end =
    { $actions ->
        [0] Alle meine Aktionen sind aufgebraucht.
        [one] Für meine letzte Aktion lohnte sich nichts mehr.
       *[other] Für meine { $actions } Aktionen lohnte sich nichts mehr.
    }

## Begründungen in Partien, die mit 1.0.0 begannen, und für Karten, deren Wirkung nicht in wenige Wörter passt

explain-levelup = Eine Stufenkarte kostet nichts und macht meinen Helden stärker, also kommt sie zuerst.
explain-ability = Diese Karte bleibt liegen und nützt mir in jedem Zug.
explain-guard =
    { $count ->
        [0] Niemand bewacht meinen Helden, und ein Wesen in der Reihe hält Angriffe fern.
        [one] An zwei Wachen kommt man schwerer vorbei, und angreifen dürfen sie auch.
       *[other] { $count } Wachen stehen schon, und noch eine mehr kann angreifen.
    }
explain-equip-hero = Ausrüstung macht meinen Helden auf Dauer stärker.
explain-equip-creature = Was ein Wesen trägt, lässt es härter treffen oder länger halten.
explain-at-once = Danach habe ich noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }, genug, um die Karte gleich anzuwenden.
explain-attack-hero = Vor dem Helden, den ich angreife, steht kein Wesen: { $percent } % für einen Treffer, und er hat noch { $life } LP.
explain-attack-guard = Erst müssen die Wachen weg: { $percent } % für einen Treffer, und diese hat noch { $life } LP.
explain-counter = Zurückschlagen kostet nichts.
explain-use = Das gelingt zu { $percent } % und ist die Aktionen wert.
explain-use-past = Das hält keine Wache auf, und der Held hat noch { $life } LP.
explain-use-heal = Der Held hat nur noch { $life } LP.
