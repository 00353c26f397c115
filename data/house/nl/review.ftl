## /analyse: wat een afgelopen spel heeft beslist.

command-review-name = analyse
command-review-about = Ieders kansen in een afgelopen spel, de beslissende zetten en het geluk
command-review-game-name = spel
command-review-game-about = Welk spel; het laatste van dit kanaal, als je er geen noemt
button-review = Analyse

review-title = 📈 { $game }, spel { $number }: analyse
review-alt = Lijnen van de kansen tijdens het spel; de zetten die het zwaarst telden, staan onder de afbeelding.
review-progress = 📈 Ik speel dit spel op veel manieren door om te zien wat de doorslag gaf: { $percent }% is klaar. Dat duurt een minuut of twee, langer als het druk is. Je kunt intussen verder spelen. Het resultaat wordt bewaard: wie de analyse later opent, ziet het meteen.
review-step = Stap { $step }
review-mistake = {"**"}{ $sign }** Stap { $step }, { $player }: { $made }. Beter: **{ $other }**, dat wint in { $other-chance }% in plaats van { $chance }%.
review-good = {"**"}{ $sign }** Stap { $step }, { $player }: **{ $made }**, een zet waar het op aankwam: die wint in { $chance }%. De op één na beste: **{ $other }**, die wint maar in { $other-chance }%.
review-close = {"**"}{ $sign }** Stap { $step }, { $player }: { $made } ({ $chance }%). Een krappe keuze, misschien beter: **{ $other }** ({ $other-chance }%).
review-reason = 💭 { $reason }
review-hinted = 💡 Ook een tip had deze zet aangeraden: een tip denkt maar even na, een analyse speelt het spel vele keren verder.
review-more = { $count ->
        [one] Nog één zet heeft zeker iets gekost.
       *[other] Nog { $count } zetten hebben zeker iets gekost.
    }
review-no-mistakes = Geen zet heeft zeker meer dan 5 procentpunten gekost.
review-lesson = 🎓 { $player }: { $lesson }
review-points = { $points ->
        [one] 1 procentpunt
       *[other] { $points } procentpunten
    }
review-lesson-none = { $luck ->
        [good] geen zekere fout, en { review-points } geluk.
        [bad] geen zekere fout; pech kostte { review-points }.
       *[even] geen zekere fout, en nauwelijks geluk of pech.
    }
review-lesson-kind = { $count ->
        [one] één zet kostte { review-points }: “{ $made }”. Kijk in zo’n stelling eerst naar “{ $better }”.
       *[other] { $count } zetten kostten samen { review-points }, vooral “{ $made }”. Kijk in zulke stellingen eerst naar “{ $better }”.
    }
review-lesson-target = { $count ->
        [one] één zet kostte { review-points }: “{ $made }” was het goede soort zet, maar een andere van dat soort was beter.
       *[other] { $count } zetten kostten samen { review-points }. “{ $made }” was meestal het goede soort zet, maar een andere van dat soort was beter.
    }
review-method = { $judged ->
        [0] Geen zet van een mens was te vergelijken.
        [one] Eén zet vergeleken
       *[other] { $judged } zetten vergeleken
    }{ $judged ->
        [0] { "" }
       *[other] {" "}met wat de speler wist: de eenvoudige computer heeft het spel vanaf daar vele keren uitgespeeld. “?!” kostte zeker 5 procentpunten of meer, “?” 10, “??” 15; “!” was zeker 5 of meer beter dan elke andere geprobeerde zet. Op de afbeelding gaan bij “{ picture-review-own }” fouten eraf, en komen zetten erbij die beter waren dan die van de eenvoudige computer; een “!” die hij ook had gespeeld, verandert de som niet. Geluk is alles wat de zetten niet verklaren.
    }{ $unjudged ->
        [0] { "" }
        [one] {" "}Eén beslissing is niet vergeleken.
       *[other] {" "}{ $unjudged } beslissingen zijn niet vergeleken.
    }
review-group = De groep
picture-review-chance = Kans op winst
picture-review-step = Stap
picture-review-start = Begin
picture-review-luck = Geluk
picture-review-own = Zetten
picture-review-others = Anderen
picture-review-result = Einde

refused-review-running = Het spel is nog niet afgelopen. Een analyse zou iets verraden.
refused-review-stopped-game = Dit spel is zonder resultaat gestopt, dus er valt niets te analyseren.
refused-review-busy = Ik analyseer al meerdere spellen. Vraag het over een paar minuten nog eens.
refused-review-failed = Dit spel is niet te analyseren: er ging iets mis bij het rekenen. Misschien toont `/terugkijken` het nog wel.
refused-review-stopped = Ik ben tijdens het rekenen opnieuw gestart. Vraag de analyse nog eens.
