## Die Lektionen von /lernen (data/tenefyr/lessons): was zu versuchen ist, warum ein Druck nicht richtig war, und am Ende, was richtig war.
## Höchstens 120 Wörter für Aufgaben und Ende einer Lektion zusammen.

lesson-aim = Das Ziel und ein erster Kampf
lesson-aim-1 = Ihr spielt alle **zusammen**: Kämpft euch durch Verliese, werdet stark und besiegt dann den Boss. Fällt er, gewinnen alle. Hier steht ein Kobold mit **Kraft 2**. Du hast zwei Treffer und einen Fehlschlag: Die Kraft aller gespielten Karten zählt zusammen. *{ move-play-all }*!
lesson-aim-redraw = Deine Hand hatte Kraft 2, gerade genug. Abgeworfene Karten sind weg, bis ihr das Verlies verlasst: Wirf nur ab, was zu schwach ist.
lesson-aim-done = 2 gegen 2: Der Kobold ist **sofort** besiegt, die anderen müssen gar nicht spielen. Du warst am Zug, also ist seine Beute dein: eine bessere Karte für dein Deck. Dein Deck enthält auch die Karten deiner **Helden**: Jede Fähigkeit wirkt nur bei ihrem Helden.

lesson-hand = Eine Hand abwerfen
lesson-hand-1 = Ein Ork mit Kraft 4. Bisher ist Kraft 1 gespielt, und du bist zuletzt dran: Bringst du nicht die fehlenden 3, ist der Kampf verloren. Du hast drei Fehlschläge gezogen. *{ move-redraw }* wirft die **ganze** Hand ab und zieht drei andere.
lesson-hand-keep = Drei Fehlschläge bringen nichts: 1 gegen 4, und die Helden fliegen hinaus. Das bewegt die Bossfigur zwei Schritte.
lesson-hand-2 = Schneller Hieb (Kraft 1, zieh eine Karte, und der Ork hat 1 Kraft weniger) und zwei Treffer: Das sind mindestens 3. *{ move-play-all }*, Schneller Hieb zuerst.
lesson-hand-again = Diese Hand hätte gereicht, und dein Deck hat nur noch eine Karte.
lesson-hand-done = Genug für den Ork. Solange dein Deck reicht, darfst du Hände abwerfen; wer zuletzt dran ist, sollte noch Karten haben.

lesson-leave = Weiter oder raus?
lesson-leave-1 = Ihr habt gewonnen, und zwei Gegner der Stufe 2 sind noch da, Kraft 4 bis 7. Sieh dir eure Decks an: zwei Karten und eine Karte, fast eure ganze Stärke liegt in den **Ablagestapeln**. Sie werden erst beim Verlassen eingemischt. Das Verlassen bewegt die **Bossfigur** einen Schritt, ein verlorener Kampf zwei; am Totenkopf greift der Boss an. Stimme ab! Computer raten nur: Deine Stimme entscheidet.
lesson-leave-go-on = Mit drei schwachen Karten verliert ihr den nächsten Kampf: Das bewegt die Bossfigur **zwei** Schritte statt eines.
lesson-leave-done = Ein Schritt für den Boss, und alle Karten sind zurück. Das Verlies wartet mit den übrigen Gegnern; für seine Belohnung könnt ihr wiederkommen.

lesson-place = Wohin?
lesson-place-1 = Diesmal bist du allein unterwegs, abgestimmt wird nicht. In jedem Kampf hast du zwei Züge mit je einer Hand (drei Karten), und die meisten sind 0 oder 1 wert. Tiefere Verliese bringen mehr, aber Stufe 1 hat Kraft 2 bis 5, Stufe 3 ab 6, und der Boss ab 15, **viermal hintereinander**: Ein verlorener Kampf gegen ihn verliert alles.
lesson-place-deep = Kraft 10 ist zu viel für ein Deck aus Treffern und Fehlschlägen. Sammle erst auf Stufe 1 Beute.
lesson-place-boss = Kraft 15 oder mehr, und wer gegen den Boss verliert, verliert die Expedition. Geh zuletzt zu ihm, mit starkem Deck.
lesson-place-2 = Zwei Treffer: genug für den Kobold.
lesson-place-again = Diese Hand hat gereicht. Was du abwirfst, fehlt dir gegen die nächsten Gegner.
lesson-place-3 = Drei Gegner der Stufe 1 sind noch da, und du hast erst drei Karten verbraucht.
lesson-place-early = Dein Deck ist noch fast voll. Gehst du jetzt, kommt der Boss einen Schritt näher, und du gewinnst nichts.
lesson-place-done = Jeder Gegner bringt Beute, der letzte dazu die Belohnung. Geh erst raus, wenn dein Deck fast verbraucht ist.

lesson-reward = Die Belohnung
lesson-reward-1 = Das Verlies ist geschafft, und alle suchen sich etwas von der Belohnung aus: bis zu zwei Basiskarten aus dem eigenen Deck entfernen oder jemandem eine Karte geben. Über die Hälfte deines Decks sind Fehlschläge und Treffer. Was macht es stärker?
lesson-reward-give = Was du verschenkst, fehlt dir. Solange Fehlschläge in deinem Deck sind, bringt es mehr, sie loszuwerden.
lesson-reward-2 = Du ziehst drei Karten pro Zug, und jeder Fehlschlag darunter ist vergeudet. Welche Karten gehen?
lesson-reward-hits = Ein Treffer ist 1 wert, ein Fehlschlag 0: Behalte die Treffer.
lesson-reward-none = Ein Fehlschlag im Deck nimmt nur einer besseren Karte den Platz weg.
lesson-reward-done = Zwei Fehlschläge weniger: Ab jetzt ziehst du deine guten Karten öfter. Wählt, was eure Decks in jedem weiteren Kampf stärker macht.

# Warum der Computer etwas tut, für alle, die lernen
explain-hero = { $word ->
    [barbarian] Drei Karten mehr im Zug sind viel, solange die einzelnen noch schwach sind.
    [bard] In jedem Kampf wird der nächste Zug von jemand anderem stärker.
    [cleric] Die besten abgelegten Karten kommen zurück aufs Deck und so gleich noch einmal.
   *[thief] Die geliehene Karte wird besser, je mehr Verliese wir schaffen.
 }
explain-scout = Gegen die stärksten Gegner hilft es am meisten, die Reihenfolge zu kennen.
explain-redraw = Uns fehlt noch Kraft { $missing }, und diese Hand bringt { $effects ->
    [yes] ohne Wirkungen (✨) nur { $power }
   *[no] nur { $power }
 }.
explain-play = { $helps ->
    [enough] Diese Hand reicht zum Sieg.
    [some] Uns fehlt noch Kraft { $missing }. Diese Hand bringt { $effects ->
        [yes] ohne Wirkungen (✨) { $power }
       *[no] { $power }
    }{ $follows ->
        [others] , und andere spielen noch
        [own] , und mein zweiter Zug kommt noch
       *[none] { "" }
    }.
    [last] Diese Hand hilft nicht, aber mein Deck ist leer.
   *[none] Diese Hand hilft nicht, aber meine anderen Karten sind später mehr wert.
 }
explain-dungeon = { $last ->
    [yes] { $risk ->
        [no] Dort ist nur noch ein Gegner, und wir besiegen ihn wahrscheinlich: Dann bekommen wir die Belohnung.
       *[yes] Dort ist vor der Belohnung nur noch ein Gegner, und das ist das Wagnis wert.
     }
   *[no] { $risk ->
        [no] Wir besiegen wahrscheinlich { FORM($enemy, "the-accusative") }, und Beute der Stufe { $level } macht unsere Decks stärker.
       *[yes] { FORM($enemy, "the-first") } ist für uns ein Wagnis, aber Beute der Stufe { $level } ist es wert.
     }
 }
explain-boss = Mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } in unseren Decks sind wir stark genug für den Boss.
explain-next-enemy = { $risk ->
    [yes] { $last ->
        [yes] Vor der Belohnung ist nur noch ein Gegner, und das ist das Wagnis wert.
       *[no] Der nächste Gegner ist ein Wagnis (Karten im { $players ->
            [one] Deck
           *[other] kleinsten Deck
        }: { $least }), aber seine Beute ist es wert.
     }
   *[no] Mit noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     } in { $players ->
        [one] unserem Deck
       *[other] unseren Decks (im kleinsten { $least })
    } sind wir { $last ->
        [yes] dem letzten Gegner vor der Belohnung
       *[no] noch einem Gegner der Stufe { $level }
    } gewachsen.
 }
explain-rest = Mit noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } in { $players ->
    [one] unserem Deck
   *[other] unseren Decks (im kleinsten { $least })
} { $risk ->
    [high] besiegt uns ein weiterer Gegner der Stufe { $level } wahrscheinlich
   *[low] ist ein weiterer Gegner der Stufe { $level } das Wagnis nicht wert
}; nach einer Rast haben wir alle Karten wieder.
explain-reward = { $word ->
    [remove] Mit weniger schwachen Karten ziehen wir die guten öfter.
    [take] Eine neue Karte macht ein Deck sofort stärker.
    [scout] Dann wissen wir, was uns erwartet, und in welcher Reihenfolge.
    [push-back] So haben wir mehr Zeit, bis der Boss angreift.
    [ready-all] Mit mehr Karten wird der nächste Kampf sicherer.
   *[give] Die Karte hilft in einem anderen Deck mehr.
 }
explain-give = Das schwächste Deck braucht es am meisten.
hint-keep = { $better ->
    [kept] Diese Hand gewinnt den Kampf zu { $kept } %, { $new ->
        [0] eine neue so gut wie nie.
       *[other] eine neue nur zu { $new } %.
    }
    [new] Eine neue Hand gewänne den Kampf eher ({ $new } % statt { $kept } %), kostet aber { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, und { $enemies ->
        [one] ein weiterer Gegner folgt
       *[other] { $enemies } weitere Gegner folgen
    }, bevor dein Deck wieder aufgefüllt wird.
   *[none] Eine neue Hand gewänne den Kampf nicht eher (beide zu { $kept } %) und würde Karten kosten.
 }
hint-redraw = { $better ->
    [new] Eine neue Hand gewinnt den Kampf eher: zu { $new } % statt { $kept } %.
   *[other] { $better ->
        [none] Diese Hand und die nächste gewinnen gleich oft, zu { $kept } %.
       *[kept] Diese Hand gewinnt zu { $kept } %, die nächste zu { $new } %.
    } Aber auch die nächste darfst du wieder abwerfen: Dein Deck reicht für { $hands } neue Hände, und jede davon kann die richtige sein.
 }
hint-enter = { $why ->
    [chance] Kein offener Gegner ist leichter zu besiegen als { FORM($enemy, "the") } ({ $percent } %), und die Beute ist von Stufe { $level }.
    [loot] { FORM($other, "the-first") } wäre leichter zu besiegen ({ $likelier } % statt { $percent } %), aber Beute der Stufe { $level } macht eure Decks stärker als Beute der Stufe { $lower }.
    [boss] Die erste Karte des Bosses wäre leichter zu besiegen ({ $likelier } % statt { $percent } %), aber alle { $more } Karten folgen direkt nacheinander, und eine Niederlage beendet das Spiel.
   *[reward] { FORM($other, "the-first") } wäre leichter zu besiegen ({ $likelier } % statt { $percent } %), aber hier { $cards ->
        [one] ist nur noch ein Gegner
       *[other] sind nur noch { $cards } Gegner
    } vor der Belohnung.
 }
hint-reward = { $word ->
    [remove] { $misses ->
        [0] Mit weniger schwachen Karten ziehst du die guten öfter.
        [one] 1 deiner { $cards } Karten ist ein Fehlschlag: Ohne ihn ziehst du die guten öfter.
       *[other] { $misses } deiner { $cards } Karten sind Fehlschläge: Ohne sie ziehst du die guten öfter.
    }
    [take] Beute der Stufe { $level } macht ein Deck sofort stärker.
    [scout] Dann wisst ihr, was euch erwartet, und in welcher Reihenfolge.
    [push-back] { $left ->
        [one] Der Boss greift in 1 Schritt an
       *[other] Der Boss greift in { $left } Schritten an
    }: { $more ->
        [one] 1 Schritt mehr ist
       *[other] { $more } Schritte mehr sind
    } Zeit für weitere Beute.
    [ready-all] { $more ->
        [one] Mit 1 Karte mehr
       *[other] Mit { $more } Karten mehr
    } für jeden wird der nächste Kampf sicherer.
   *[give] Die Karte hilft in einem anderen Deck mehr.
 }
hint-give = { FEATURE($player, "person") ->
    [second] Dein Deck
   *[other] Das Deck von { FORM($player, "dative") }
 } braucht die Karte am meisten: Seine Karten sind im Schnitt { $whole },{ $tenth } wert, und kein anderes ist schwächer.
hint-help = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { $follows ->
    [yes] { FEATURE($player, "person") ->
        [second] hast
       *[other] hat
     } in diesem Kampf noch einen Zug, mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } im Deck.
   *[no] { FEATURE($player, "person") ->
        [second] hast
       *[other] hat
     } den nächsten Zug: In diesem Kampf hat niemand mehr einen.
 }
hint-remove = { $kind ->
    [none] Du behältst alle: Was du entfernen könntest, ist besser als ein Fehlschlag.
    [misses] { $count ->
        [one] Ein Fehlschlag hat Kraft 0: Ohne ihn
       *[other] Fehlschläge haben Kraft 0: Ohne diese { $count }
    } ziehst du öfter bessere Karten.
   *[weakest] Keine Karte, die du entfernen darfst, ist schwächer.
 }
hint-throw = { $count ->
    [one] Sie bringt
   *[other] Sie bringen
 } in diesem Kampf am wenigsten: Kraft { $power }.
hint-gift = { $helps ->
    [yes] Mit Kraft { $power } macht sie ein anderes Deck stärker, und deines verliert am wenigsten.
   *[no] Keine deiner Karten macht ein anderes Deck stärker, und diese mit Kraft { $power } fehlt dir am wenigsten.
 }
hint-give-to-hero = Nur { FORM($hero, "the") } kann ihre Wirkung nutzen, und { FEATURE($player, "person") ->
    [second] den spielst du
   *[other] den spielt { FORM($player, "the") }
 }.
hint-send = Halte ihn vom Boss fern, dessen Karten alle ohne Rast besiegt werden müssen.
hint-arrange = Von Kraft { $least } bis Kraft { $most }: So geben euch die schwächsten ihre Beute, bevor die stärksten kommen.
hint-recover = { $matters ->
    [no] Der Kampf ist gewonnen, und danach kommen alle Karten zurück in die Decks: Jede Wahl ist gleich gut.
   *[yes] Das ist die nützlichste Wahl aus deinem Ablagestapel, und du ziehst sie als Nächstes.
 }
hint-double = Das zu verdoppeln bringt die meiste Kraft: { $power }.
hint-draw-more = { $why ->
    [won] Deine Hand reicht zum Sieg.
    [enough] Deine Hand reicht zum Sieg, und eine Karte, die im Deck bleibt, hilft im nächsten Kampf.
    [later] Die Züge danach dürften reichen, und eine Karte, die im Deck bleibt, hilft im nächsten Kampf.
    [some] Das dürfte reichen: Mehr musst du nicht ziehen, und eine Karte, die im Deck bleibt, hilft im nächsten Kampf.
    [empty] Mit der letzten Karte deines Decks bekäme { FORM($enemy, "the") } { $by } Kraft dazu.
    [last] Das ist hier der letzte Gegner: Du musst keine Karten sparen.
   *[needed] Deiner Hand fehlt noch Kraft { $missing }: Du brauchst die Karten jetzt.
 }{ $why ->
    [empty] { "" }
   *[other] { $by ->
        [0] { "" }
       *[other] {" "}Dein Deck wird dabei leer, und { FORM($enemy, "the") } bekommt { $by } Kraft dazu.
    }
 }
hint-pay = { $more ->
    [0] Die Wirkung würde jetzt nichts bringen.
   *[other] Die Wirkung bringt bis zu { $more } Kraft, und das ist mehr wert als das, was du abwirfst.
 }
explain-put-back = Diese Karte braucht niemand.

## Begründungen in Partien, die mit 1.0.0 gespielt wurden

explain-enter = Stufe { $level } lohnt sich gerade am meisten{ $boss ->
    [strong] ; für den Boss sind unsere Decks noch zu schwach
   *[weak] { "" }
 }.
explain-go-on = { $risk ->
    [yes] Der nächste Gegner ist ein Wagnis (Karten im { $players ->
        [one] Deck
       *[other] kleinsten Deck
    }: { $least }), aber seine Beute ist es wert.
   *[no] Mit noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     } in { $players ->
        [one] unserem Deck
       *[other] unseren Decks (im kleinsten { $least })
    } sind wir dem nächsten Gegner gewachsen.
 }
explain-withdraw = Mit nur noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } in { $players ->
    [one] unserem Deck
   *[other] unseren Decks
} ist der nächste Gegner zu viel; nach einer Rast haben wir alle Karten wieder.
explain-take = Das hilft uns jetzt am meisten.
