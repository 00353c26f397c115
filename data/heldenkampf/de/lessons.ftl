## Die Lektionen von /learn (data/heldenkampf/lessons): was zu tun ist, warum ein Druck falsch war, und am Ende, was richtig war.
## Höchstens 120 Wörter für Aufgabe und Schluss einer Lektion zusammen.

lesson-aim = Das Ziel und ein erster Angriff
lesson-aim-1 = Das Ziel: **mehr Siegpunkte** als die andere Seite. Ein besiegter Kämpfer bringt seine aufgedruckten Lebenspunkte, eine zerstörte Burg bringt 10. Dein Galan hat Stärke 8; die andere Seite hat nur noch Kobolde: Stärke 5, verwundet, 12 Punkte wert. *{ move-attack }* mit Galan!
lesson-aim-pass = Passen bringt nichts, und nach viermal Passen hintereinander ist die Partie vorbei. Punkte gibt es für Kämpfe.
lesson-aim-2 = Beide Seiten zählen einen Würfel zu ihrer Stärke; die kleinere Summe verliert die Differenz an Lebenspunkten. Galan liegt um 3 vorn, die Kobolde haben noch 4. Statt deines Würfels darfst du eine 2 zählen: die sichere 2. *{ move-roll-out }*!
lesson-aim-waive = Die sichere 2 statt des Würfels: 10 gegen 7 kostet 3 Lebenspunkte, und ein Kobold bleibt stehen. Würfle, wenn du Glück brauchst; nimm die sichere 2, wenn nicht.
lesson-aim-done = 12 gegen 7: Die Kobolde verlieren 5 und sind besiegt. Das sind **12 Punkte** für dich, und Galan ruht sich im Wirtshaus aus, bis du ihn wieder ziehst.

lesson-answer = Wer antwortet?
lesson-answer-1 = Isolde greift an: Stärke 9, noch 4 Lebenspunkte. Du musst mit einem Kämpfer von deiner Hand antworten. Es zählt der **Unterschied der Stärken**: 1 Punkt Vorsprung gewinnt die meisten Kämpfe, 2 Punkte fast alle. Wer stellt sich ihr?
lesson-answer-kerim = Kerim hat 12 Lebenspunkte, aber 5 Stärke weniger als Isolde. Er verliert mit jedem Schlag etwa 5, sie nichts.
lesson-answer-kenan = 8 gegen 9: Wer einen Punkt zurückliegt, verliert meistens, und bei Gleichstand verlieren beide 1. Du hast jemand Stärkeren.
lesson-answer-2 = Der Riese führt 11 zu 9. Isolde schlägt zuerst; ist ihre Summe die kleinere, trifft ihr Schlag sie selbst. *{ move-roll-out }*!
lesson-answer-waive = 13 gegen 12 kostet sie nur 1. Der Würfel bringt im Schnitt 3½, die sichere 2 weniger: Nimm sie, wenn ein schlechter Wurf mehr kostet, als ein guter bringt.
lesson-answer-done = 16 gegen 12: Isolde scheitert an ihrem eigenen Angriff. Wer **von einem Monster** getötet wird, bringt keine Punkte, ist aber aus dem Spiel. `/chancen` nennt die Chancen jedes Kampfes.

lesson-equipment = Ausrüstung entscheidet
lesson-equipment-1 = Runa greift deinen Kenan an. Beide haben Stärke 8, aber sie hat nur noch 4 Lebenspunkte: Auch ohne Ausrüstung gewinnt Kenan meistens. Mach es sicher. Eine Waffe zählt mit **Stärke und Reichweite**. Lege jetzt die beste nach; im Kampf wird nichts mehr getauscht.
lesson-equipment-dagger = Mit dem Schild gewinnt auch der Dolch fast immer. Aber er zählt 1, das Langschwert 3 und 1 für die Reichweite. Jeder Kämpfer trägt nur eine Waffe, also nimm die bessere.
lesson-equipment-pass = Bei 8 gegen 8 ist jeder Schlag ein Münzwurf, und dieser traf Kenan. Waffen sind zum Benutzen da: Nach einem Kampf sind sie weg, aber mit voller Hand zu sterben hilft niemandem.
lesson-equipment-2 = Nur der **Verteidiger** darf auch Schild und Rüstung nachlegen. Sie zählen immer, wenn Kenan getroffen wird.
lesson-equipment-bare = Ohne den Schild bliebe Runa nach dem nächsten Schlag 1 Lebenspunkt. Ein Punkt mehr oder weniger entscheidet Kämpfe.
lesson-equipment-3 = Runa schlägt zuerst, mit 8. Dagegen stehen Kenans 8, das Schwert mit 4 und der Schild mit 1, zusammen 13. *{ move-roll-out }*!
lesson-equipment-waive = 15 gegen 12 kostet 3, und Runa hat 4 Lebenspunkte.
lesson-equipment-done = 16 gegen 12: Runa verliert 4 und fällt, 8 Punkte für dich. Nach dem Kampf ist die Ausrüstung weg. **Zieh also meist Ausrüstung**: Hast du keinen Helden, ziehst du einen umsonst.

lesson-monster = Monster, und wann Schluss ist
lesson-monster-1 = Eine Hydra mit Stärke 10 greift an. Gegen ein Monster darf nur ein Held antworten, und deiner ist Kerim mit Stärke 4 und 12 Lebenspunkten. Gewinnen kann er nicht; bring ihn lebend heraus. Zuerst schlägt die Hydra: *{ move-roll-out }*!
lesson-monster-waive = Die sichere 2 kostet hier 6 Lebenspunkte. Wer zurückliegt, mildert den Schlag nur mit einem guten Wurf.
lesson-monster-2 = Nur 3 Lebenspunkte verloren. Nach jedem Schlag darf ein Held gegen ein Monster **abbrechen**, ohne zu fragen. Tu es, bevor es zu spät ist.
lesson-monster-roll = Kerim liegt bei jedem Schlag um 6 zurück: Dieser kostet 5, der nächste tötet ihn.
lesson-monster-two = 6 gegen 13 kostet 7. Noch ein solcher Schlag, und Kerim ist tot.
lesson-monster-done = Kerim sitzt im Wirtshaus, verwundet, aber lebendig: Nahrung heilt ihn, wenn du ihn wieder ziehst. Die Hydra wird abgelegt und behält ihre Wunden. Ein Held, den ein Monster tötet, kommt nie zurück.

lesson-turn = Ein Zug, und die Burg
lesson-turn-1 = Ein Zug beginnt mit einer Karte: Du **ziehst** einen Helden, ein Monster oder Ausrüstung. Auf der Hand hast du nur Kerim, schwach und verwundet. Zieh einen Helden.
lesson-turn-gear = Ausrüstung hilft, aber Kerim ist zu schwach, um viel damit anzufangen. Zieh einen Helden.
lesson-turn-2 = Dann tust du eines: angreifen, oder einen Helden im Wald oder auf dem Markt **Nahrung suchen** lassen. Wer nichts zum Antworten hat, auch keine Pausenkarte, bekommt einen Helden vom Stapel. Drüben ist auch der leer, also trifft ein Schlag die **Burg**. *{ move-attack }* mit Galan!
lesson-turn-forage = Nahrung heilt Helden, und sie zu suchen ist gut, wenn sich kein Angriff lohnt. Aber jetzt steht die Burg offen.
lesson-turn-kerim = Stärke 4 ist weniger als die 6 der Burg: Kerims Schlag macht nur 1 Schaden. Du hast jemand Stärkeren.
lesson-turn-pass = Die Burg stand offen, und du hast sie stehen lassen.
lesson-turn-3 = Die Burg hat Stärke 6, würfelt nicht und hat noch 4 Lebenspunkte. 8 und die sichere 2 sind 10: genau genug.
lesson-turn-roll = Eine 1: 9 gegen 6 lässt ihr 1 Lebenspunkt. Wenn die sichere 2 reicht, nimm sie.
lesson-turn-done = Eine gefallene Burg bringt 10 Punkte und beendet die Partie. **Die meisten Punkte gewinnen**, also liege vorn, bevor du den letzten Schlag führst.

# Warum der Computer etwas getan hat, für alle, die lernen
explain-draw-heroes = Ohne Helden kann niemand einem Monster antworten.
explain-draw-monsters = Monster greifen gut an und halten Helden auf.
explain-draw-equipment = Ausrüstung entscheidet offene Kämpfe.
explain-draw-call = Ohne Helden auf der Hand darf ich umsonst einen rufen ({ $count ->
    [one] 1 ist
   *[other] { $count } sind
 } noch da), also kann ich etwas anderes ziehen.
explain-attack-strong = Stärke { $strength } ist mehr, als die meisten haben, also kann { FORM($fighter, "the") } es wagen.
explain-attack-dare = { FORM($fighter, "the-first") } hat nur Stärke { $strength }, aber wer bloß wartet, bekommt keine Punkte.
explain-attack-ahead = Ich führe nach Punkten mit { $points } zu { $other }, also kann { FORM($fighter, "the") } es wagen.
explain-attack-behind = Nach Punkten steht es { $points } zu { $other }, und wer wartet, verliert: { FORM($fighter, "the-first") } muss etwas aufholen.
explain-attack-monster = Ich riskiere keinen Helden: { FORM($fighter, "the-first") } bekommt für einen Sieg keine Punkte, kann aber einen ihrer Helden schwächen oder töten; die Gegenseite punktet nur, wenn es fällt.
explain-attack-castle = Drüben darf niemand auf { FORM($fighter, "the-accusative") } antworten, also trifft der Schlag die Burg.
explain-answer = { $lead ->
    [ahead] { $own } gegen { $other } vor Würfel und Ausrüstung: { FORM($card, "the-first") } ist stärker.
    [even] { $own } gegen { $other } vor dem Würfeln: { FORM($card, "the-first") } ist gleich stark, also entscheiden Ausrüstung und Würfel.
   *[behind] { $own } gegen { $other } vor dem Würfeln: { FORM($card, "the-first") } ist schwächer, aber jemand muss antworten.
 }
explain-answer-armed = Mit meiner besten Ausrüstung hat { FORM($card, "the") } vor dem Würfeln { $sums }.
explain-add = Mit { FORM($card, "the-dative") } hat meine Seite vor dem Würfeln { $sums }.
explain-keep = Vor dem Würfeln habe ich { $sums }: { $lead ->
    [ahead] Das reicht im Moment, also lege ich nichts nach.
   *[behind] Dieser Kampf ist so gut wie verloren, und die Ausrüstung wäre es mit ihm.
 }
explain-pass = Kein Angriff versprach mehr als Warten.
explain-pass-ahead = Ich führe nach Punkten mit { $points } zu { $other }, also muss die andere Seite kommen.
explain-wait = Die andere Seite hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } und sieht erst den Angreifer, ehe sie wählt, wer womit antwortet{ $after ->
    [forage] ; ich rüste mich erst
   *[pass] { "" }
 }.
explain-forage = Gerade lohnt sich kein Angriff, und in Wald und Markt gibt es Nahrung und Ausrüstung.
explain-forage-ahead = Ich führe nach Punkten mit { $points } zu { $other }, und Nahrungssuche wagt weniger als ein Angriff.
explain-eat = Wer verwundet ist, nützt wenig.
explain-call = Ohne Helden kann ich niemanden schicken.
explain-call-behind = Nach Punkten steht es { $points } zu { $other }: Jemand muss aufholen, und ein Held kostet nichts.
explain-break-off = Zu Ende gewürfelt gewinne ich diesen Kampf nur mit { $percent } %{ $cost ->
    [0] , also lieber lebend heraus
    [one] : Abbrechen rettet bis zu 1 Punkt
   *[other] : Abbrechen rettet bis zu { $cost } Punkte
 }.
explain-fight-on = Zu Ende gewürfelt gewinne ich diesen Kampf mit { $percent } %{ $gain ->
    [0] { "" }
    [one] , für 1 Punkt
   *[other] , für { $gain } Punkte
 }.
explain-roll-on = Zu Ende gewürfelt gewinne ich diesen Kampf nur mit { $percent } %, { $stop ->
    [first] aber vor dem ersten Schlag kann niemand abbrechen.
    [never] aber nur ein Held kann abbrechen.
    [together] aber zum Abbrechen müsste die andere Seite zustimmen.
   *[alone] { $gain ->
        [0] aber wer abbricht, gewinnt nichts.
        [one] für 1 Punkt; Abbrechen bringt keinen.
       *[other] für { $gain } Punkte; Abbrechen bringt keine.
    }
 }
explain-castle = { $how ->
    [waive] Die sichere 2 nimmt der Burg { $life ->
        [one] den letzten Lebenspunkt
       *[other] die letzten { $life } Lebenspunkte
    }, ein schlechter Wurf nicht.
   *[roll] { $spread ->
        [0] Ein Wurf nimmt der Burg { $most } von { $life } Lebenspunkten, die sichere 2 nimmt { $safe }.
       *[other] Ein Wurf nimmt der Burg { $least } bis { $most } von { $life } Lebenspunkten, die sichere 2 nimmt { $safe }: Würfeln ist im Schnitt besser.
    }
 }
explain-add-castle = Mit { FORM($card, "the-dative") } zählt der Schlag gegen die Burg { SIGNED($points) }.
explain-waive = Mit der sicheren 2 kann { FORM($fighter, "the") } in diesem Schlag nicht fallen; ein schlechter Wurf könnte das Ende sein.
explain-pause = Mit der Pausenkarte gibt es keinen Kampf, also fällt niemand; sie geht einmal pro Partie.
explain-pause-saves = Meine beste Antwort, { FORM($fighter, "the") }, würde mit { $percent } % gewinnen{ $cost ->
    [0] { "" }
    [one] , und eine Niederlage gäbe der Gegenseite 1 Punkt
   *[other] , und eine Niederlage gäbe der Gegenseite { $cost } Punkte
 }. Mit der Pausenkarte fällt niemand.
