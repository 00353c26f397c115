game-heldenkampf = Heldenkampf

## Phasen und Wörter
phase-draw = Ziehen
phase-action = Aktion
phase-discard = Handgrenze
phase-over = Ende
kind-hero = Held
kind-monster = Monster
kind-weapon = Waffe
kind-armour = Rüstung
kind-shield = Schild
kind-food = Nahrung
kind-animal = Tier
kind-battlefield = Kampfplatz
kind-place = Ort
people-human = Mensch
people-winged = Flügelwesen
people-centaur = Zentaur
people-dwarf = Zwerg
side-heroes = Helden
side-heroines = Heldinnen
stack-heroes = eigene Helden
stack-monsters = Monster
stack-equipment = Ausrüstung

## Überschriften und Eckwerte
headline-turn = Runde { $round } · { FEATURE($player, "person") ->
    [second] du bist dran
   *[third] { FORM($player, "the") } ist dran
} · { $phase }
headline-won = { FEATURE($player, "person") ->
    [second] Du hast gewonnen
   *[third] { FORM($player, "the-first") } hat gewonnen
 }
headline-draw = Die Partie endet unentschieden
figure-side = { $player } · { $side ->
    [heroes] Helden
   *[heroines] Heldinnen
 }
figure-castle = Burg: { $life } von { $max }
figure-points = Siegpunkte: { $points }
figure-cards = Hand { $hand }, Heldenstapel { $stack }{ $pause ->
    [yes] , Pausenkarte bereit
   *[no] , Pausenkarte gespielt
 }
figure-tavern = Wirtshaus: { $cards }
figure-defeated = Besiegt: { $cards }
figure-fallen = Von Monstern besiegt: { $cards }
figure-fight = Kampf · { $place }
figure-fighter = { $card } · Stärke gesamt { $sum }
figure-armed = { $card } · { $gear } · Stärke gesamt { $sum }, Schutz { $protection }
picture-castle = Burg
picture-tavern = Wirtshaus
picture-defeated = Besiegt
picture-fallen = Gefallen
picture-points = Punkte
picture-hand = Hand
picture-stack = Stapel
picture-pause = Pause
picture-monsters = Monster
picture-equipment = Ausrüstung

## Karten
card-life = { $card } ({ $life }/{ $max } ♥)
card-values = { $kind ->
    [hero] Stärke { $strength }, Leben { $life }/{ $max }
    [monster] Monster, Stärke { $strength }, Leben { $life }/{ $max }
    [weapon] Waffe +{ $strength }, Reichweite { $range }
    [armour] Rüstung { $value }
    [shield] Schild { $value }
    [animal] Stärke { $strength }, Leben { $life }/{ $max }, als Nahrung { $food }
   *[food] heilt { $food }
 }
card-line = { $kind ->
    [battlefield] { $card }
    [place] { $card }
   *[other] { $card } · { card-values }
 }
card-armed = Kann Waffe, Rüstung und Schild benutzen
card-unarmed = Kämpft mit Zähnen und Klauen: keine Waffe, keine Rüstung, kein Schild
card-terrain = Mit der Einstellung „Gelände“: { $value ->
    [range] Reichweite
    [armour] Rüstung
   *[shield] Schild
} { SIGNED($by) }

## Fragen
ask-attacker = Wer soll angreifen? Auf ein Monster dürfen nur Helden antworten. Tötet es einen Helden, gibt das keine Punkte; fällt es, punktet die Gegenseite
ask-battlefield = Auf welchem Kampfplatz?
ask-draw = Von welchem Stapel ziehst du? Helden und Monster kämpfen, Ausrüstung macht sie stärker.
ask-action = { $may ->
    [attack] Greifst du an, oder passt du?
    [attack-call] Greifst du an, ziehst du einen Helden nach, oder passt du?
    [call] Zum Angreifen hast du niemanden. Ziehst du einen Helden nach, oder passt du?
    [attack-call-pause] Greifst du an, ziehst du einen Helden nach, oder passt du? Ohne Helden auf der Hand kann dich der nächste Angriff die Pausenkarte kosten.
   *[forage] Greifst du an, suchst du Nahrung, oder passt du?
 }
ask-discard = Du hast zu viele Karten auf der Hand. { $over ->
    [one] Leg eine davon weg.
   *[other] Leg { $over } davon weg, eine nach der anderen.
 }
ask-answer = { $only ->
    [pause] { FORM($fighter, "the-first") } greift{ $ground ->
        [none] { "" }
        [bridge] {" "}auf der Brücke
        [swamp] {" "}im Sumpf
       *[ruin] {" "}in der Ruine
     } an. Auf der Hand hast du niemanden zum Antworten, also musst du die Pausenkarte spielen; erst ohne sie kommt ein Held vom Heldenstapel.
    [one] { FORM($fighter, "the-first") } greift{ $ground ->
        [none] { "" }
        [bridge] {" "}auf der Brücke
        [swamp] {" "}im Sumpf
       *[ruin] {" "}in der Ruine
     } an. Nur eine Karte auf deiner Hand kann antworten; du wirst trotzdem gefragt, damit das niemand erfährt.
   *[fighters] Wen schickst du{ $ground ->
        [none] { "" }
        [bridge] {" "}auf die Brücke
        [swamp] {" "}in den Sumpf
       *[ruin] {" "}in die Ruine
     } gegen { FORM($fighter, "the-accusative") }?
 }
ask-gear = { FORM($fighter, "the-first") } greift mit Stärke { $attack } an, { FORM($foe, "the") } hält mit { $defence } dagegen. Nimmst du Ausrüstung dazu? Nach dem Kampf ist sie weg, auch wenn er abgebrochen wird.
ask-defence-gear = { FORM($fighter, "the-first") } greift mit Stärke { $attack } an, { FORM($foe, "the") } hält mit { $defence } dagegen. Nimmst du Ausrüstung dazu? Nach dem Kampf ist sie weg, auch wenn er abgebrochen wird.
ask-castle-strike = Niemand verteidigt die Burg, und { FORM($fighter, "the") } darf einmal zuschlagen. Würfelst du?
ask-strike = { FORM($fighter, "the-first") } schlägt nach { FORM($foe, "the-dative") }. Würfelst du alle Schläge? { $kind ->
    [heroes] Abbrechen lässt sich der Kampf danach nur, wenn beide wollen. Vielleicht wirst du vor einem Wurf, der tödlich sein kann, noch einmal gefragt.
    [hero] Du wirst wieder gefragt, wenn { FORM($fighter, "the") } zurückfällt, und vor einem Wurf, der tödlich sein kann.
    [animal] Du würfelst für { FORM($fighter, "the-accusative") }. Tiere fliehen nicht, also wirst du nicht noch einmal gefragt.
   *[monster] Monster fliehen nicht, also wirst du nicht noch einmal gefragt.
 }
ask-struck = { FORM($foe, "the-first") } schlägt nach { FORM($fighter, "the-dative") }, und beide Seiten würfeln. Würfelst du alle Schläge? { $kind ->
    [heroes] Abbrechen lässt sich der Kampf danach nur, wenn beide wollen. Vielleicht wirst du vor einem Wurf, der tödlich sein kann, noch einmal gefragt.
    [hero] Du wirst wieder gefragt, wenn { FORM($fighter, "the") } zurückfällt, und vor einem Wurf, der tödlich sein kann.
    [animal] Du würfelst für { FORM($fighter, "the-accusative") }. Tiere fliehen nicht, also wirst du nicht noch einmal gefragt.
   *[monster] Monster fliehen nicht, also wirst du nicht noch einmal gefragt.
 }
ask-stop = { FORM($fighter, "the-first") } verliert wohl gegen { FORM($foe, "the-accusative") }. Würfelst du trotzdem weiter?{ $way ->
    [alone] {" "}Brichst du ab, überlebt { FORM($fighter, "the") }.
    [together] {" "}Du kannst vorschlagen, den Kampf abzubrechen: Stimmt die andere Seite zu, überleben beide.
   *[other] { "" }
 }{ $last ->
    [yes] {" "}Würfelst du weiter, wirst du nicht noch einmal gefragt.
   *[no] { "" }
 }
ask-may-fall = Der nächste Wurf kann { FORM($fighter, "the-accusative") } das Leben kosten. Würfelst du weiter{ $way ->
    [together] , oder schlägst du vor, den Kampf gegen { FORM($foe, "the-accusative") } abzubrechen?
    [alone] , oder brichst du den Kampf gegen { FORM($foe, "the-accusative") } ab?
   *[none] {" "}gegen { FORM($foe, "the-accusative") }?
 }{ $last ->
    [yes] {" "}Würfelst du weiter, wirst du nicht noch einmal gefragt.
   *[no] { "" }
 }
ask-fight-on = Die Gegenseite kämpft weiter. Würfelst du, oder nimmst du die sichere 2?
ask-truce = { FORM($player, "the-first") } möchte abbrechen, damit { $fighter } am Leben bleibt. Bist du einverstanden?
ask-found = Du hast { FORM($food, "the-accusative") } gefunden. Soll { FORM($hero, "the") } gleich essen (Leben +{ $heals }), oder hebst du die Nahrung auf?

occasion-attack = { FEATURE($player, "person") ->
    [second] Du greifst
   *[other] { FORM($player, "the-first") } greift
 } mit { FORM($fighter, "the-dative") } an.
occasion-gear = { FORM($one, "the-first") } und { FORM($other, "the") } rüsten sich.
occasion-truce-offered = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } vorgeschlagen, den Kampf abzubrechen.

## Züge und ihre Angaben
move-draw = Ziehen
move-attack = Angreifen
move-forage = Auf Nahrungssuche
move-eat = Essen
move-eat-fight = Essen statt zuzuschlagen
move-call = Helden nachziehen
move-pass = Passen
move-no-gear = Alles würfeln
move-discard = Weglegen
move-answer = Antworten
move-pause = Pausenkarte
move-add = Ausrüsten
move-roll = Diesen Schlag würfeln, dann neu entscheiden
move-roll-castle = Würfeln: { $spread ->
    [0] { $most } Schaden
   *[other] { $least } bis { $most } Schaden
 }
move-roll-out = Alles würfeln
move-roll-on = Alles würfeln
move-strike-by-strike = So kämpfen, jeden Schlag einzeln entscheiden
move-waive = Sichere 2 nehmen
move-waive-castle = Sichere 2 nehmen: { $most } Schaden
move-trap = Falle versuchen (2 Würfel)
move-break-off = Kampf abbrechen
move-break-off-together = Kampf abbrechen (nur gemeinsam)
move-fight-on = Weiterkämpfen
move-keep = Aufheben

attack-values = Stärke { $strength }, LP { $life }/{ $max }{ $kind ->
    [monster] , nur Gegner punktet
    [castle] , trifft die Burg
   *[hero] { "" }
 }
phrase-attack = Mit { FORM($fighter, "the-dative") } angreifen ({ attack-values })
advice-attack = { FORM($fighter, "the-first") } greift an ({ attack-values }{ $terrain ->
        [0] { "" }
       *[other] , { $battlefield }
    }{ $weapon ->
        [none] , ohne Waffe
       *[may] { "" }
    })
advice-forage = { $hero } sucht { $place ->
    [forest] im Wald
   *[other] auf dem Markt
 } Nahrung
advice-eat = { $hero } isst { FORM($food, "the-accusative") } (+{ $heals }){ $fight ->
        [0] { "" }
       *[other] , statt zuzuschlagen
    }
advice-answer = { $fighter }
advice-draw = { $stack ->
    [heroes] Einen Helden ziehen
    [monsters] Ein Monster ziehen
   *[equipment] Ausrüstung ziehen, dann einen Helden
 } ({ stack-left })
advice-draw-only = Nur Ausrüstung ziehen
advice-pause = Pausenkarte (nur einmal): kein Kampf, Helden beider Hände ins Wirtshaus
advice-add = { $shows ->
    [gear] { $gear }
    [fight] { $gear }, alles würfeln
   *[sums] { $gear }, alles würfeln: { $sums }
 }
advice-discard = { FORM($card, "accusative") } weglegen
caution-pass = Passen, obwohl du etwas tun könntest
caution-pass-ends = Passen: Damit endet die Partie
argument-forage = { $place } · { $stack ->
    [forest] Nahrung oder ein Kampf
   *[other] Nahrung oder Ausrüstung
 }
argument-card = { $kind ->
    [hero] { $card } · Stärke { $strength }, Leben { $life }/{ $max }
    [monster] { $card } · Stärke { $strength }, Leben { $life }/{ $max }
    [weapon] { $card } · +{ $strength }, Reichweite { $range }
    [armour] { $card } · Rüstung { $value }
    [shield] { $card } · Schild { $value }
   *[other] { $card } · heilt { $food }
 }
argument-gear = { $card }: { $sums }
argument-stack = { $stack ->
    [heroes] Deine Helden
    [monsters] Monster
   *[equipment] Ausrüstung
 } ({ stack-left })
stack-left = { $count ->
    [0] neu gemischt aus { $stack ->
        [heroes] dem Wirtshaus
       *[other] der Ablage
     }
   *[other] noch { $count }
 }

## Was geschieht
event-turn = Jetzt { FEATURE($player, "person") ->
    [second] bist du
   *[third] ist { FORM($player, "the") }
} dran (Runde { $round }).
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[third] { FORM($player, "the-first") } ist dran (Runde { $round }):
     }
event-drew = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] ziehst
       *[other] zieht
     } { event-drew.also }
    .also = { $stack ->
        [heroes] vom Heldenstapel
        [monsters] vom Monsterstapel
       *[equipment] vom Ausrüstungsstapel
     }
event-drew-card = Du ziehst { FORM($card, "the-accusative") } { $stack ->
    [heroes] vom Heldenstapel
    [monsters] vom Monsterstapel
   *[equipment] vom Ausrüstungsstapel
 }.
event-discarded = { FEATURE($player, "person") ->
    [second] Du hast
   *[third] { FORM($player, "the-first") } hat
 } mehr als { $limit } Karten und { $kind ->
    [hero] { FEATURE($player, "person") ->
        [second] schickst
       *[third] schickt
    } { FORM($card, "the-accusative") } ins Wirtshaus
   *[other] { FEATURE($player, "person") ->
        [second] legst
       *[third] legt
    } { FORM($card, "the-accusative") } weg
 }.
event-pass = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] passt
       *[other] passt
     }
event-attack = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = { FEATURE($player, "person") ->
        [second] greifst
       *[other] greift
     }{ $ground ->
        [none] { "" }
        [bridge] {" "}auf der Brücke
        [swamp] {" "}im Sumpf
       *[ruin] {" "}in der Ruine
     } mit { FORM($fighter, "the-dative") } an
event-called = { FEATURE($player, "person") ->
    [second] Du hast
   *[third] { FORM($player, "the-first") } hat
 } niemanden auf der Hand, der antworten kann, also eilt { FORM($hero, "the") } vom Heldenstapel herbei.
event-called-back = { FEATURE($player, "person") ->
    [second] Du hast
   *[third] { FORM($player, "the-first") } hat
 } niemanden auf der Hand, der antworten kann, also eilt { FORM($hero, "the") } aus dem Wirtshaus herbei.
event-answer = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-answer.and }.
    .and = { FEATURE($player, "person") ->
        [second] antwortest
       *[other] antwortet
     } mit { FORM($fighter, "the-dative") }
event-pause = { FEATURE($player, "person") ->
    [second] Du spielst
   *[third] { FORM($player, "the-first") } spielt
 } die Pausenkarte. Der Kampf fällt aus, und alle Helden beider Hände gehen ins Wirtshaus.
event-gear = { FORM($who, "the-first") } { event-gear.and }.
    .and = nimmt { FORM($piece, "the-accusative") }
    .also = { FORM($piece, "the-accusative") }
strike-loss = { $result ->
    [tie] beide −1 (noch { $loser } { $life }, { $other_loser } { $other_life } LP)
   *[hit] { $loser } −{ $damage } (noch { $life } LP)
 }
event-strike = { FORM($striker, "the-first") } schlägt mit { $attack } + { $die } = { $sum } gegen { $defence } + { $other } = { $other_sum } zu: { strike-loss }.
    .and = { FORM($striker, "the") } schlägt mit { $sum } gegen { $other_sum } zu: { strike-loss }
    .also = { $result ->
        [tie] dann beide −1 (noch { $loser } { $life }, { $other_loser } { $other_life } LP)
       *[hit] dann { $loser } −{ $damage } (noch { $life } LP)
     }
event-trap = { FORM($setter, "the-first") } würfelt 6 und 6, die Falle schnappt zu, und { FORM($fighter, "the") } hat nur noch { $life } LP.
event-eat = { $hero } isst { FORM($food, "the-accusative") } und hat jetzt { $life } LP.
event-truce-offered = { FEATURE($player, "person") ->
    [second] Du schlägst
   *[third] { FORM($player, "the-first") } schlägt
 } vor, den Kampf abzubrechen.
event-truce-refused = { FEATURE($player, "person") ->
    [second] Du kämpfst weiter
   *[third] { FORM($player, "the-first") } kämpft weiter
 }.
event-broken-off = Der Kampf zwischen { FORM($one, "the-dative") } und { FORM($other, "the-dative") } wird abgebrochen; niemand bekommt Punkte, und Helden gehen ins Wirtshaus.
event-gear-lost = { $equipment ->
    [discarded] Die Ausrüstung beider Seiten kommt auf die Ablage.
   *[removed] Die Ausrüstung ist aus dem Spiel.
 }
event-fallen = { FORM($foe, "the-first") } tötet { FORM($hero, "the-accusative") }; Punkte bekommt dafür niemand.
    .after-event-strike = { $hero } fällt; Punkte bekommt dafür niemand.
victory-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 } für { FORM($player, "accusative") }
event-defeated = { $feat ->
    [upset] 🌟 Wider alle Erwartung! { "" }
   *[usual] { "" }
 }{ FORM($foe, "the-first") } besiegt { FORM($fighter, "the-accusative") } { $feat ->
    [unhurt] ohne einen Kratzer
   *[usual] { $left ->
        [0] und stirbt dabei
        [one] mit nur noch 1 LP
       *[other] und behält { $left } LP
     }
 }: { victory-points }.
    .after-event-strike = { $feat ->
        [upset] 🌟 Wider alle Erwartung! { "" }
       *[usual] { "" }
     }{ $feat ->
        [unhurt] Der Kampf ist ohne einen Kratzer gewonnen
       *[usual] { $left ->
            [0] Beide sterben
            [one] Der Kampf ist mit nur noch 1 LP gewonnen
           *[other] Der Kampf ist mit noch { $left } LP gewonnen
         }
     }: { victory-points }.
event-castle-open = { FEATURE($player, "person") ->
    [second] Du hast
   *[third] { FORM($player, "the-first") } hat
 } niemanden, der antworten darf, also trifft der Schlag die Burg.
event-castle = { FORM($fighter, "the-first") } schlägt mit { $power } + { $die } = { $sum } gegen { $castle } zu, und { FEATURE($player, "person") ->
    [second] deine Burg
   *[third] die Burg { FORM($player, "genitive") }
 } verliert { $damage } LP (noch { $life }).
event-castle-fallen = { FEATURE($player, "person") ->
    [second] Deine Burg
   *[third] Die Burg { FORM($player, "genitive") }
 } ist gefallen: 10 Siegpunkte für { FEATURE($player, "person") ->
    [second] die Gegenseite.
   *[third] die angreifende Seite.
 }
event-forage = { FORM($hero, "the-first") } sucht { $place ->
    [forest] im Wald
   *[other] auf dem Markt
 } Nahrung{ FEATURE($player, "person") ->
    [second] { "" }
   *[third] {" "}für { FORM($player, "accusative") }
 } und { $kind ->
    [animal] trifft auf { FORM($found, "the-accusative") }
   *[find] findet { FORM($found, "the-accusative") }
 }.
event-hunted = { FORM($animal, "the-first") } ist besiegt, und { FEATURE($player, "person") ->
    [second] du nimmst
   *[third] { FORM($player, "the") } nimmt
 } die Beute als Nahrung mit.

## Ablehnungen
refused-turn = { FORM($player, "the-first") } ist dran.
refused-no-fight = Gerade gibt es keinen Kampf.
refused-stack = Von dort lässt sich nichts ziehen. Wähle eigene Helden, Monster oder Ausrüstung.
refused-draw-first = Zieh zuerst eine Karte.
refused-discard-first = Leg zuerst Karten weg, bis du sieben hast.
refused-drawn = Deine Karte für diesen Zug hast du schon gezogen.
refused-no-card = In diesem Spiel gibt es keine Karte „{ $word }“.
refused-has-hero = Du hast noch einen Helden auf der Hand. Einen neuen ziehst du erst, wenn keiner da ist.
refused-no-hero = Es ist kein Held mehr zum Ziehen da.
refused-not-in-hand = Nicht auf deiner Hand: { $card }.
refused-only-heroes = { $card } kann nicht auf Nahrungssuche gehen; das können nur Helden.
refused-place-empty = Dort ist nichts mehr zu finden: { $place }.
refused-no-place = Nahrung sucht man im Wald oder auf dem Markt, nicht hier: { $place }.
refused-no-fighter = Das kämpft nicht: { $card }. Wähle einen Helden oder ein Monster.
refused-no-battlefield = Das ist kein Kampfplatz: { $place }.
refused-not-now = Das geht im Augenblick nicht. **{ button-move }** zeigt, was geht.
refused-no-food = Das ist keine Nahrung auf deiner Hand: { $card }.
refused-hero-not-in-hand = { $card } ist kein Held auf deiner Hand.
refused-unhurt = { $card } ist unverletzt und braucht keine Nahrung.
refused-fight-on = Es wird gekämpft; bringt das erst zu Ende.
refused-not-asked = Jetzt entscheidet die Gegenseite.
refused-first-strike = Ein Kampf lässt sich nach dem ersten Schlag abbrechen.
refused-monster-flees = Monster laufen nicht weg: Nur die Seite des Helden kann abbrechen.
refused-trap = Die Falle geht hier nicht: Sie braucht die Einstellung „Falle“ und einen menschlichen Helden, und sie wirkt einmal pro Kampf.
refused-meal-in-fight = Im Kampf isst nur ein verwundeter Held, statt des eigenen Schlags und aus der Hand.
refused-pause = Die Pausenkarte geht hier nicht: Sie beantwortet einen Angriff, einmal pro Partie.
refused-monsters = Monster kämpfen nicht gegeneinander. Antworte mit einem Helden oder der Pausenkarte.
refused-bare = { FORM($fighter, "the-first") } kann mit Ausrüstung nicht umgehen.
refused-attacker-gear = { $card }: An diesem Tisch darf die angreifende Seite so etwas nicht nachlegen.
refused-exchange = Während des Kampfes wird keine Ausrüstung nachgelegt oder gewechselt.
refused-slot = Für diese Art ist kein Platz frei: { $kind }.
refused-choose = Das passt jetzt nicht. Die Frage ist: { $question }
picture-empty = Deine Hand ist leer.
board-supplies = Noch im Stapel: { $monsters } Monster, { $equipment } Ausrüstung, { $forest } im Wald, { $market } auf dem Marktplatz
