## /auswertung: was eine beendete Partie entschieden hat.

command-review-name = auswertung
command-review-about = Die Chancen aller in einer beendeten Partie, die entscheidenden Züge und das Glück
command-review-game-name = spiel
command-review-game-about = Welche Partie; ohne Angabe die letzte dieses Kanals
button-review = Auswertung

review-title = 📈 { $game }, Partie { $number }: Auswertung
review-alt = Kurven der Chancen während der Partie; die Züge, die am meisten entschieden haben, stehen unter dem Bild.
review-progress = 📈 Ich spiele diese Partie auf viele Arten durch, um zu sehen, was sie entschieden hat: { $percent } % sind fertig. Das dauert ein bis zwei Minuten, länger, wenn viel los ist. Du kannst inzwischen weiterspielen. Das Ergebnis wird gespeichert: Wer die Auswertung später öffnet, sieht es sofort.
review-step = Schritt { $step }
review-mistake = {"**"}{ $sign }** Schritt { $step }, { $player }: { $made }. Besser: **{ $other }**, das gewinnt zu { $other-chance } % statt zu { $chance } %.
review-good = {"**"}{ $sign }** Schritt { $step }, { $player }: **{ $made }**, ein Zug, auf den es ankam: Er gewinnt zu { $chance } %. Der nächstbeste: **{ $other }**, der gewinnt nur zu { $other-chance } %.
review-close = {"**"}{ $sign }** Schritt { $step }, { $player }: { $made } ({ $chance } %). Eine knappe Wahl, vielleicht besser: **{ $other }** ({ $other-chance } %).
review-reason = 💭 { $reason }
review-hinted = 💡 Auch ein Tipp hätte zu diesem Zug geraten: Er denkt nur kurz nach, die Auswertung spielt die Partie viele Male weiter.
review-more = { $count ->
        [one] Ein weiterer Zug hat sicher etwas gekostet.
       *[other] { $count } weitere Züge haben sicher etwas gekostet.
    }
review-no-mistakes = Kein Zug hat sicher mehr als 5 Prozentpunkte gekostet.
review-lesson = 🎓 { $player }: { $lesson }
review-points = { $points ->
        [one] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    }
review-lesson-none = { $luck ->
        [good] kein sicherer Fehler, dazu { review-points } Glück.
        [bad] kein sicherer Fehler; Pech hat { review-points } gekostet.
       *[even] kein sicherer Fehler und kaum Glück oder Pech.
    }
review-lesson-kind = { $count ->
        [one] ein Zug hat { review-points } gekostet: „{ $made }“. Sieh dir in so einer Stellung zuerst „{ $better }“ an.
       *[other] { $count } Züge haben zusammen { review-points } gekostet, am meisten „{ $made }“. Sieh dir in solchen Stellungen zuerst „{ $better }“ an.
    }
review-lesson-target = { $count ->
        [one] ein Zug hat { review-points } gekostet: „{ $made }“ war die richtige Art von Zug, aber ein anderer dieser Art war besser.
       *[other] { $count } Züge haben zusammen { review-points } gekostet. „{ $made }“ war meist die richtige Art von Zug, aber ein anderer dieser Art war besser.
    }
review-method = { $judged ->
        [0] Kein Zug einer Person ließ sich vergleichen.
        [one] Ein Zug ist verglichen
       *[other] { $judged } Züge sind verglichen
    }{ $judged ->
        [0] { "" }
       *[other] {" "}nach dem, was dabei bekannt war: Von dort hat der einfache Computer die Partie viele Male zu Ende gespielt. „?!“ hat sicher mindestens 5, „?“ 10, „??“ 15 Prozentpunkte gekostet; „!“ war sicher um mindestens 5 besser als jeder andere versuchte Zug. Im Bild gehen unter „{ picture-review-own }“ Fehler ab, und Züge zählen dazu, die besser waren als die des einfachen Computers; ein „!“, das auch er gespielt hätte, ändert die Summe nicht. Glück ist alles, was die Züge nicht erklären.
    }{ $unjudged ->
        [0] { "" }
        [one] {" "}Eine Entscheidung ist nicht verglichen.
       *[other] {" "}{ $unjudged } Entscheidungen sind nicht verglichen.
    }
review-group = Die Gruppe
picture-review-chance = Siegchance
picture-review-step = Schritt
picture-review-start = Beginn
picture-review-luck = Glück
picture-review-own = Züge
picture-review-others = Andere
picture-review-result = Ende

refused-review-running = Die Partie ist noch nicht vorbei. Eine Auswertung würde etwas verraten.
refused-review-stopped-game = Diese Partie wurde ohne Ergebnis beendet; da gibt es nichts auszuwerten.
refused-review-busy = Ich werte schon mehrere Partien aus. Frag bitte in ein paar Minuten noch einmal.
refused-review-failed = Diese Partie lässt sich nicht auswerten: Beim Rechnen ist etwas schiefgegangen. `/nachspielen` zeigt sie vielleicht trotzdem.
refused-review-stopped = Ich wurde beim Rechnen neu gestartet. Frag bitte noch einmal nach der Auswertung.
