game-imperator = Imperator

## Phasen
phase-choice = Wahl der Imperatoren
phase-battle = Schlacht
phase-evaluation = Abrechnung
phase-raid = Beutezug
phase-raided = Beutezug
phase-sort = Sortieren
phase-sorted = Sortieren
phase-over = Ende

## Überschriften und Eckwerte
headline-all = Runde { $round } · { $phase } · alle zugleich
headline-turn = Runde { $round } · { $phase } · { FEATURE($player, "person") ->
    [second] du bist dran
   *[third] { FORM($player, "the") } ist dran
}
headline-won = { FEATURE($player, "person") ->
    [second] Du hast gewonnen
   *[third] { FORM($player, "the-first") } hat gewonnen
 }
headline-draw = Die Partie endet unentschieden
figure-player = { $player } · { $lives } Leben
figure-out = Ausgeschieden
figure-choosing = Wählt noch den Imperator
figure-chosen = Hat gewählt
figure-imperator = Imperator { $card }: { $life } von { $max } LP, { $colour ->
    [black] schwarze Karten greifen stärker an
   *[red] rote Karten verteidigen stärker
 }
figure-attackers = Angreifer: { $cards }
figure-open-buffs = Helfer: { $cards }
figure-buffs = Verdeckte Helfer: { $colours ->
    [shown] schwarz { $black } (Angriff), rot { $red } (Verteidigung)
   *[hidden] { $count }
 }
figure-shielded = Vor der nächsten eigenen Aktion nicht angreifbar
figure-done = Mit dieser Schlacht fertig
figure-tricks = Stiche
figure-trick = { $trick }: { $attacking } ({ $attack }) gegen { FORM($defending, "accusative") } ({ $defence }){ $stage ->
    [closed] { "" }
    [open] , { FORM($player, "the") } antwortet
    [rivals] , { FORM($player, "the") } bestimmt, wer angreift
    [defence] , { FORM($player, "the") } darf verteidigen
   *[support] , { FORM($player, "the") } darf verstärken
 }
figure-middle = In der Mitte
figure-place = { $place }: { $card }
covered = verdeckt
hand-choice = Deine Karten: { $cards }
hand-imperator = Imperator: { $card }
hand-attackers = Angreifer: { $cards }
hand-offered = { FORM($player, "the-first") } bietet dir { $card } für { FORM($wanted, "accusative") }.
hand-offer = Du bietest { FORM($player, "dative") } { $card } für { FORM($wanted, "accusative") } an.
hand-buffs = Helfer: { $cards }
hand-no-raid = Keine deiner Karten schlägt eine in der Mitte. Gefragt wirst du trotzdem, weil niemand sonst deine Helfer kennt.
hand-no-gain = Jede Karte, die du hier schlagen kannst, ist niedriger als alle deine.
picture-imperator = Imperator
picture-attackers = Angreifer
picture-buffs = Helfer
picture-attack = Angriff
picture-defence = Verteidigung
picture-buff = Helfer
picture-lives = Leben
picture-middle = Mitte
picture-pile = Stapel
picture-done = fertig
picture-out = raus
picture-shielded = nicht angreifbar

## Die Karten
card-value = Wert { $value }: Angriff und Verteidigung
card-life = Als Imperator: { $life } LP
card-colour = { $colour ->
    [black] Schwarz: Ein schwarzer Imperator stärkt sie im Angriff; als Helfer hilft sie nur einem Angriff
   *[red] Rot: Ein roter Imperator stärkt sie in der Verteidigung; als Helfer hilft sie nur einer Verteidigung
 }

## Fragen
ask-imperator = { $count ->
    [2] Wähle deinen Imperator, die Karte, die du beschützen musst.
        Er hat doppelt so viele Lebenspunkte (LP) wie sein Wert. Die andere ist dein erster Angreifer.
   *[other] Wähle deinen Imperator und einen verdeckten Helfer.
        Den Imperator musst du beschützen; er hat doppelt so viele Lebenspunkte (LP) wie sein Wert. { $perk ->
            [0] Ein schwarzer Helfer hilft einem Angriff, ein roter einer Verteidigung.
            [lower] Schwarz hilft im Angriff, Rot in der Verteidigung: ein Helfer einer Karte, der Imperator allen deinen Karten seiner Farbe, je niedriger er ist, desto mehr.
           *[other] Schwarz hilft im Angriff, Rot in der Verteidigung: ein Helfer einer Karte, der Imperator mit +{ $perk } allen deinen Karten seiner Farbe.
        } Die anderen beiden greifen an.
 }
ask-battle = { $round ->
    [1] Greif mit einer deiner Karten eine andere an, oder melde, dass du fertig bist.
        Die höhere Summe gewinnt den Stich; ist es deine, trifft die Differenz den anderen Imperator. Umgelenkt greift die angegriffene Karte deine an. Wer angegriffen wurde, ist sicher, bis er handelt.
   *[other] Greif an, oder melde, dass du fertig bist.
        Wer angegriffen wurde, ist vor weiteren Angriffen sicher, bis er selbst handelt.
 }
ask-battle-done = Du bist fertig. Wenn du willst, darfst du noch angreifen; das hebt es auf.
ask-battle-answer = { $more ->
    [0] { "" }
   *[other] Stich { $trick }:{" "}
 }{ $side ->
    [attack] Du greifst { FORM($target, "accusative") } mit { FORM($card, "dative") } an, { $attack } gegen { $defence }. Legst du einen schwarzen Helfer dazu?{"\u000A"}{ $damage ->
        [0] Bisher macht das keinen Schaden
       *[other] Bisher macht das { $damage } Schaden{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } zusätzlich)
        }{ $fatal ->
            [0] { "" }
           *[other] , und der Imperator fällt
        }
    }.
   *[defence] { FORM($player, "the-first") } greift deine Karte { $target } ({ $defence }) mit { FORM($card, "dative") } ({ $attack }) an: { $damage ->
        [0] Bisher kostet dich das nichts
       *[other] Bisher kostet das deinen Imperator { $damage } LP{ $stakes ->
            [0] { "" }
           *[other] {" "}({ $surplus } + { $stakes } zusätzlich)
        }{ $fatal ->
            [0] { "" }
           *[other] , und er fällt
        }
    }.{"\u000A"}{ $last ->
        [0] Die andere Seite hat keinen schwarzen Helfer mehr dafür.
       *[other] Danach darf die andere Seite noch einen schwarzen Helfer dazulegen.
    }
 }{ $more ->
    [0] { "" }
    [one] {" "}(1 weiterer Stich wartet.)
   *[other] {" "}({ $more } weitere Stiche warten.)
 }{ $held ->
    [0] { "" }
   *[other] {" "}Angreifen kannst du gerade nicht: Angegriffene sind sicher, bis sie selbst handeln.
 }
ask-battle-turn = Greif mit einer deiner Karten eine andere an oder passe.
ask-target = Welchen Angreifer der anderen greifst du an?
ask-raid-target = Welche Karte in der Mitte greifst du an?
ask-claim = Willst du das Ziel von Stich { $trick } selbst angreifen?
ask-rival = Zwei gleich starke Angreifer wollen deine Karte. Wer bekommt sie?
ask-second-card = Welche Karte wählst du?
ask-taken-buff = Welche Karte wird dein Helfer?
ask-take = Du hast Stich { $trick } gewonnen. { $count ->
    [one] Welche Karte aus dem Stich nimmst du?
        Du darfst auch deine eigene behalten.
   *[other] Welche zwei Karten aus dem Stich nimmst du?
        Du darfst auch deine eigenen behalten.
 }
ask-place = Du hast Stich { $trick } verloren, und { FORM($player, "the") } nimmt { FORM($cards, "accusative") }. Welche der übrigen Karten kommt auf den Platz deines Angreifers? Die letzte kommt auf den deines Helfers.
ask-raid = { $round ->
    [1] Hol dir mit einer höheren Karte eine aus der Mitte, oder passe.
        Du riskierst nichts, denn die Mitte schlägt nicht zurück; jeder Angreifer darf es einmal versuchen.
   *[other] Schlag eine Karte in der Mitte mit einer höheren, oder passe.
        Du riskierst nichts.
 }
ask-spoils = Du hast { FORM($card, "accusative") } gewonnen. { $add ->
    [0] Tauschst du sie gegen eine deiner Karten, oder lässt du sie liegen?
        Behalten darfst du in diesem Beutezug keine mehr.
   *[other] Behältst du sie, tauschst du sie gegen eine deiner Karten, oder lässt du sie liegen?
        Behalten darfst du eine in jedem Beutezug.
 }
ask-offer = { FORM($player, "the-first") } bietet { FORM($other, "dative") } { FORM($card, "accusative") } für { FORM($wanted, "accusative") } an. Nimmst du an?
ask-sort = { $round ->
    [1] Wähle Imperator und Angreifer.
        Schaden bleibt an der Karte (erbeutete sind unverletzt), eine frische kann also helfen.{ $trade ->
        [0] { "" }
       *[1] {" "}Vorher darfst du einen Tausch anbieten.
    }
   *[other] Welche Karte ist ab jetzt dein Imperator?
        Lass alles so{ $trade ->
        [0] .
       *[1] , oder biete zuerst einen Tausch an.
    }
 }

## Züge und ihre Angaben
move-attack = Angreifen
move-raid = Karte angreifen
move-buff = Angriff verstärken
move-defend = Mit Helfer verteidigen
move-redirect = Angriff umlenken
move-decline = Nichts dazulegen
move-choose = Wählen
move-take = Nehmen
move-exchange = Tauschen
move-add = Behalten
move-offer = Tausch anbieten
move-accept = Annehmen
move-accept-offer = Annehmen: { $card } für { FORM($wanted, "accusative") }
move-sort = Sortieren
move-finish = Alles so lassen
move-done = Fertig
move-pass = Passen
move-leave = In der Mitte liegen lassen
move-refuse = Nicht tauschen

advice-attack = { $card } ({ $attack }) gegen { FORM($target, "accusative") } { FORM($player, "genitive") } ({ $defence }){ $fatal ->
    [0] { $turn ->
        [0] { "" }
       *[other] {" "}– lässt sich umlenken
     }
   *[other] {" "}– { $turn ->
        [0] der Imperator fällt
       *[other] der Imperator fällt, wenn niemand umlenkt
     }
 }
advice-attack-too = { $side ->
    [attack] Noch ein Angriff
   *[defence] Gegenangriff
 }: { $attack }
advice-raid-add = { FORM($card, "accusative") } holen (wird { $role ->
    [attacker] Angreifer
   *[buff] Helfer
 }) – mit { FORM($cards, "dative") } ({ $attack })
advice-raid-exchange = { FORM($card, "accusative") } holen, dafür { FORM($given, "accusative") } hergeben – mit { FORM($cards, "dative") } ({ $attack })
advice-raid-covered = Verdeckte Karte { $place } mit { FORM($cards, "dative") } ({ $attack })
advice-buff = { FORM($card, "accusative") } zu Stich { $trick }: { $attack } gegen { $defence }{ $fatal ->
    [0] { "" }
   *[other] {" "}– der Imperator fällt
 }
advice-defend = Stich { $trick }: { $card } verteidigt, { $defence } gegen { $attack }{ $fatal ->
    [0] { "" }
   *[other] {" "}– dein Imperator fällt trotzdem
 }
advice-redirect = Stich { $trick } umlenken: { $card }, { $attack } gegen { $defence }{ $fatal ->
    [0] { $ahead ->
        [no] {" "}– kostet dich den Stich, aber keine LP
        [tie] {" "}– niemand gewinnt
       *[yes] { "" }
     }
   *[other] {" "}– der Imperator fällt
 }
advice-exchange = { FORM($card, "accusative") } dafür hergeben
advice-add = Behalten, damit deine Hand wächst
advice-take = { $count ->
    [one] { FORM($card, "accusative") } nehmen, als Angreifer
   *[other] { $card } als Angreifer, { $buff } als Helfer
 }
advice-keep = { $count ->
    [one] { FORM($card, "accusative") } behalten
   *[other] Die eigenen behalten: { $card } als Angreifer, { $buff } als Helfer
 }
advice-first = Imperator { $imperator } ({ $weak ->
    [0] { "" }
   *[other] nur{" "}
 }{ $life } LP), Helfer { $buff }
reason-first = { $imperator } hat { $life } LP zu verlieren, { $attackers } { $count ->
    [one] greift
   *[other] greifen
 } an. { $lowest ->
    [0] { $buff } stärkt als Helfer
   *[other] Von den übrigen ist { $buff } die niedrigste; als Helfer stärkt sie
 } { $colour ->
    [black] einen Angriff
   *[red] eine Verteidigung
 }.
reason-order-imperator = { $card } hat als Imperator { $life } LP, der jetzige { $low }.{ $perk ->
    [0] { "" }
   *[other] {" "}{ $colour ->
        [black] Dann greifen deine schwarzen Karten mit +{ $perk } an, aber die roten verteidigen ohne Vorteil.
       *[red] Dann verteidigen deine roten Karten mit +{ $perk }, aber die schwarzen greifen ohne Vorteil an.
    }
 }
reason-order-attackers = { $cards } { $count ->
    [one] greift
   *[other] greifen
 } dann an, { $others } nicht mehr.
reason-order-kept = Keine andere Ordnung ist klar besser: { $card } hat als Imperator { $life } LP, und { $cards } { $count ->
    [one] greift
   *[other] greifen
 } an.
reason-order-prepares = So wie die Karten liegen, kann { $card } dann { FORM($target, "accusative") } { FORM($player, "genitive") } angreifen: { $attack } gegen { $defence }.
reason-two = { $first } { $second }
reason-refuse = Ein Tausch nützt dem, der ihn anbietet: Du gäbst { FORM($given, "accusative") } ({ $less }) für { FORM($card, "accusative") } ({ $more }) her.
reason-take = So bekommst du die stärkeren Karten, und die andere Seite die schwächeren.
reason-keep = Die andere Seite hat nichts Besseres gespielt.
phrase-sort = { $count ->
    [one] Imperator { $imperator } ({ $life } LP), Angreifer { $attackers }
   *[other] Imperator { $imperator } ({ $life } LP), Angreifer: { $attackers }
 }
phrase-decline = Zu Stich { $trick } nichts dazulegen
phrase-raid = { FORM($card, "accusative") } ({ $value }) mit { FORM($cards, "dative") } angreifen ({ $attack })
argument-attacker = { $card } · Angriff { $attack }
argument-further = und { $card } dazu · Angriff { $attack }
argument-added = { $card } · { $own } gegen { $other }
argument-own = { $card } · Angriff { $attack }, Verteidigung { $defence }
argument-candidate = { $card } · { $life } LP, { $colour ->
    [black] schwarze Karten greifen mit +{ $perk } an
   *[red] rote Karten verteidigen mit +{ $perk }
 }
argument-first-buff = { $card } als Helfer · { $colour ->
    [black] hilft einem Angriff
   *[red] hilft einer Verteidigung
 }
argument-imperator = { $card } · Imperator, { $life } LP
argument-target = { $card } { FORM($player, "genitive") } · Verteidigung { $defence }{ $turn ->
    [0] { "" }
   *[other] {" "}– lässt sich umlenken
 }
argument-trick = Stich { $trick }: { $card } ({ $attack }) gegen { FORM($target, "accusative") } ({ $defence })
card-of = { $card } { FORM($player, "genitive") }
argument-place = { $role ->
    [imperator] { $card } · dein Imperator, { $life } LP
    [attacker] { $card } · Angreifer, als Imperator { $life } LP
   *[buff] { $card } · Helfer, als Imperator { $life } LP
 }
argument-middle = { $card } ({ $value })
argument-middle-reach = { argument-middle }, { $reach ->
    [beaten] die schlägst du
   *[buff] nur mit Helfer
 }
argument-taken = { $card } { $role ->
    [attacker] als Angreifer
   *[buff] als Helfer
 }
argument-covered = Platz { $place }: verdeckt
argument-hidden-buff = Verdeckter Helfer { $place }{ $colour ->
    [black] , schwarz
    [red] , rot
   *[hidden] { "" }
 }

## Was geschieht
event-chosen = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-chosen.and }.
    .and = { FEATURE($player, "person") ->
        [second] hast
       *[third] hat
     } gewählt
event-imperator = { FEATURE($player, "person") ->
    [second] Du wählst
   *[third] { FORM($player, "the-first") } wählt
 } { FORM($card, "accusative") } als Imperator und { FORM($attackers, "accusative") } zum Angreifen{ $buffs ->
    [0] { "" }
   *[other] , dazu einen verdeckten Helfer
 }.
event-battle = Die Schlacht der Runde { $round } beginnt.{ $stakes ->
    [0] { "" }
   *[other] {" "}Jeder gewonnene Angriff macht { $stakes } Schaden mehr.
 }
event-battle-nothing = In dieser Schlacht kann niemand etwas gewinnen; deshalb beginnt gleich der Beutezug.
event-battle-over = Die Schlacht ist vorbei, denn niemand will oder darf noch angreifen{ $held ->
   *[0] .
    [1] {" "}(Angegriffene sind sicher, bis sie selbst handeln).
 }
event-attack = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = { FEATURE($player, "person") ->
        [second] greifst
       *[third] greift
     } { FEATURE($defender, "person") ->
        [second] deine Karte { $target }
       *[third] { FORM($target, "accusative") } { FORM($defender, "genitive") }
     } mit { FORM($card, "dative") } an (Stich { $trick })
event-take-over = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-take-over.and }.
    .and = { FEATURE($player, "person") ->
        [second] übernimmst
       *[third] übernimmt
     } in Stich { $trick } mit { FORM($card, "dative") } den Angriff auf { FORM($target, "accusative") } ({ $lost } ist wieder frei)
event-claim = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-claim.and }.
    .and = { FEATURE($player, "person") ->
        [second] beanspruchst
       *[third] beansprucht
     } in Stich { $trick } mit { FORM($card, "dative") } ebenfalls { $target } ({ FEATURE($defender, "person") ->
        [second] du entscheidest
       *[third] { FORM($defender, "the") } entscheidet
     }, wer angreift)
event-claim-refused = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-claim-refused.and }.
    .and = { FEATURE($player, "person") ->
        [second] bleibst
       *[third] bleibt
     } Angreifer in Stich { $trick }
event-redirect = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-redirect.and }.
    .and = { FEATURE($player, "person") ->
        [second] lenkst
       *[third] lenkt
     } den Angriff von Stich { $trick } um: { $card } greift jetzt { FORM($target, "accusative") } an
event-defend = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-defend.and }.
    .and = { FEATURE($player, "person") ->
        [second] verteidigst
       *[third] verteidigt
     } mit { FORM($card, "dative") } (Stich { $trick })
event-buff = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-buff.and }.
    .and = { FEATURE($player, "person") ->
        [second] verstärkst
       *[third] verstärkt
     } den Angriff mit { FORM($card, "dative") } (Stich { $trick })
event-closed = Stich { $trick } steht fest: { $card } mit { $attack } gegen { FEATURE($defender, "person") ->
    [second] deine Karte { $target }
   *[third] { FORM($target, "accusative") }
 } mit { $defence }.{ $free ->
    [no] {" "}{ FEATURE($defender, "person") ->
        [second] Du hast
       *[third] { FORM($defender, "the-first") } hat
     } keinen freien roten Helfer.
   *[yes] { "" }
 }
event-done = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-done.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist
       *[third] ist
     } vorerst fertig
event-pass = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] passt
       *[third] passt
     }
event-void = Stich { $trick } verfällt.
event-tie = Stich { $trick } endet unentschieden, { $total } gegen { $total }: Alle Karten gehen zurück.
event-trick = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-trick.and }.
    .and = { FEATURE($who, "person") ->
        [second] gewinnst
       *[third] gewinnt
     } Stich { $trick } mit { $high } gegen { $low }
event-share-kept = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-share-kept.and }.
    .and = { FEATURE($who, "person") ->
        [second] behältst
       *[third] behält
     } { FORM($cards, "accusative") }
total-extra = { $total } ({ $surplus } + { $extra } Schaden extra)
cards-total = { $cards } ({ $total })
    .dative = { FORM($cards, "dative") } ({ $total })
event-share = { FEATURE($who, "person") ->
    [second] Du
   *[third] { FORM($who, "the-first") }
 } { event-share.and }.
    .and = { FEATURE($who, "person") ->
        [second] nimmst
       *[third] nimmt
     } { FORM($cards, "accusative") } aus Stich { $trick } ({ FEATURE($loser, "person") ->
        [second] du bekommst
       *[third] { FORM($loser, "the") } bekommt
     } { FORM($rest, "accusative") })
event-damage = { FEATURE($player, "person") ->
    [second] Dein Imperator
   *[third] Der Imperator { FORM($player, "genitive") }
 } erleidet { $damage } Schaden{ $life ->
    [0] .
   *[other] {" "}und hat noch { $life } LP.
 }
event-narrow = Das war knapp, denn mit { $life } Schaden mehr wäre { FEATURE($player, "person") ->
    [second] dein Imperator { $card }
   *[third] der Imperator { $card } { FORM($player, "genitive") }
 } gefallen.
event-lead = Jetzt { FEATURE($player, "person") ->
    [second] führst du
   *[third] führt { FORM($player, "the") }
 } mit { $lives } Leben und { $life } LP.
event-life-lost = { FEATURE($player, "person") ->
    [second] Dein Imperator fällt. Du verlierst
   *[third] Der Imperator { FORM($player, "genitive") } fällt. { FORM($player, "the-first") } verliert
 } { $lives ->
    [0] das letzte Leben.
   *[other] ein Leben (noch { $lives }), und { $card } hat wieder alle LP.
 }
event-out = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = { FEATURE($player, "person") ->
        [second] scheidest
       *[third] scheidet
     } aus
event-raid = Der Beutezug beginnt; in der Mitte liegen { $cards }{ $covered ->
    [0] { "" }
    [one] {" "}und 1 verdeckte
   *[other] {" "}und { $covered } verdeckte
 }.
event-raid-nothing = Niemand kann eine dieser Karten schlagen; damit ist der Beutezug vorbei.
event-raid-pass = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-raid-pass.and }.
    .and = { FEATURE($player, "person") ->
        [second] passt
       *[third] passt
     }
event-raid-won = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-raid-won.and }.
    .and = { FEATURE($player, "person") ->
        [second] schlägst
       *[third] schlägt
     } { FORM($target, "accusative") } mit { FORM($cards, "dative") }
event-raid-lost = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-raid-lost.and }.
    .and = { FEATURE($player, "person") ->
        [second] scheiterst
       *[third] scheitert
     } mit { FORM($cards, "dative") } an { $target }
event-added = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-added.and }.
    .and = { FEATURE($player, "person") ->
        [second] behältst
       *[third] behält
     } { FORM($card, "accusative") }
event-exchanged = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-exchanged.and }.
    .and = { FEATURE($player, "person") ->
        [second] nimmst
       *[third] nimmt
     } { FORM($card, "accusative") } für { FORM($own, "accusative") }
event-exchanged-imperator = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-exchanged-imperator.and }.
    .and = { FEATURE($player, "person") ->
        [second] nimmst
       *[third] nimmt
     } { FORM($card, "accusative") } für { FORM($own, "accusative") } als neuen Imperator ({ $life } LP)
event-sort = Alle sortieren jetzt ihre Karten und dürfen einen Tausch anbieten.
event-offer = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-offer.and }.
    .and = { FEATURE($player, "person") ->
        [second] bietest
       *[third] bietet
     } { FORM($other, "dative") } einen Tausch an, { FORM($card, "accusative") } gegen { FORM($wanted, "accusative") }
event-traded = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-traded.and }.
    .and = { FEATURE($player, "person") ->
        [second] gibst
       *[third] gibt
     } { FORM($other, "dative") } { FORM($card, "accusative") } für { FORM($wanted, "accusative") }
event-got = Du bekommst { $card }.
event-refused-trade = { FEATURE($other, "person") ->
    [second] Du lehnst
   *[third] { FORM($other, "the-first") } lehnt
 } den Tausch mit { FORM($player, "dative") } ab.
event-sorted = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-sorted.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist
       *[third] ist
     } mit dem Sortieren fertig
event-sorted-hand = { FEATURE($player, "person") ->
    [second] Du
   *[third] { FORM($player, "the-first") }
 } { event-sorted-hand.and }.
    .and = { FEATURE($player, "person") ->
        [second] gehst
       *[third] geht
     } mit { FORM($card, "dative") } als Imperator in die Schlacht (Angreifer: { $attackers })
result-survivor = Niemand sonst ist übrig.
result-blow = { $card } schlug { FORM($target, "accusative") } mit { $attack } gegen { $defence }: zu viel für { FEATURE($player, "person") ->
    [second] deinen Imperator
   *[third] den Imperator { FORM($player, "genitive") }
 } ({ $imperator }), der nur noch { $life } LP hatte. Niemand sonst ist übrig.
result-limit = Die letzte Runde ist vorbei; es entscheiden die Leben, dann die LP.

## Ablehnungen
refused-out = Du bist aus dieser Partie ausgeschieden.
refused-turn = { FORM($player, "the-first") } ist dran.
refused-not-now = Das geht im Augenblick nicht. **{ button-move }** zeigt, was geht.
refused-answer-first = Zuerst wartet Stich { $trick } auf deine Antwort.
refused-done = Du bist schon fertig. Angreifen darfst du noch, das hebt es auf.
refused-no-card = Hier gibt es keine Karte „{ $word }“.
refused-not-yours = { $card } gehört nicht zu den Karten, die du dafür einsetzen kannst.
refused-imperator-attacks = Dein Imperator kämpft nicht selbst. Greif mit einer Angreiferkarte an.
refused-imperator-attacked = Ein Imperator kann nicht angegriffen werden. Wähle eine Angreiferkarte; der Überschuss trifft den Imperator.
refused-buff-attacks = Helfer greifen nicht selbst an. Greif mit einer Angreiferkarte an.
refused-busy = { $card } liegt bis zur Abrechnung in Stich { $trick }: { FORM($player, "the") } greift { FORM($target, "accusative") } mit { FORM($attacking, "dative") } an.
refused-no-target = Das ist keine Angreiferkarte von jemand anderem: { $card }.
refused-own-card = Das ist deine eigene Karte.
refused-shielded = { FORM($by, "the-first") } hat { FORM($player, "accusative") } angegriffen; bis zur nächsten eigenen Aktion { FEATURE($player, "person") ->
    [second] bist du
   *[third] ist { FORM($player, "the") }
} nicht mehr angreifbar.
refused-claimed = Du beanspruchst { $card } schon.
refused-claim-low = { FORM($player, "the-first") } greift sie in Stich { $trick } schon mit { FORM($card, "dative") } an, und diese Karte hat den höheren Wert.
refused-claim-lost = Das Ziel von Stich { $trick } hat schon { FORM($player, "the") }; nur eine höhere Karte könnte das noch ändern.
refused-nothing-to-answer = Kein Stich wartet auf deine Antwort.
refused-no-trick = Es gibt keinen offenen Stich { $trick }.
refused-trick-closed = Stich { $trick } ist abgeschlossen.
refused-trick-waits = Stich { $trick } wartet auf { FORM($player, "accusative") }.
refused-choose-first = Das Ziel von Stich { $trick } beanspruchen auch andere: { $rivals }. Entscheide zuerst, wer angreift.
refused-taken-over = { FORM($player, "the-first") } hat den Angriff in Stich { $trick } mit { FORM($card, "dative") } übernommen. Schau noch einmal hin, bevor du antwortest.
refused-turned = Der Angriff in Stich { $trick } lässt sich nicht mehr umlenken.
refused-turn-value = Greift Schwarz Schwarz an oder Rot Rot, dann braucht deine Karte zum Umlenken einen höheren Grundwert als { $card }.
refused-turn-colour = Ein schwarzer Angriff auf eine rote Karte lässt sich nicht umlenken.
refused-no-buff = { $card } ist keiner deiner Helfer.
refused-red-buff = { $card } ist rot: Rote Helfer verteidigen nur.
refused-black-buff = { $card } ist schwarz: Schwarze Helfer verstärken nur einen Angriff.
refused-stage = Ein solcher Helfer passt jetzt nicht in Stich { $trick }.
refused-spent = { $card } wurde in diesem Beutezug schon benutzt oder gewonnen.
refused-raid-low = { $card } reicht nicht: { $attack } gegen { $value } bei { FORM($target, "dative") }. Dein Angriff muss höher sein.
refused-no-place = Auf Platz { $place } liegt keine Karte.
refused-add = Pro Beutezug darfst du höchstens eine Karte behalten, bis du zehn hast.
refused-chosen = Du hast schon gewählt. Die anderen sind noch nicht so weit.
refused-no-partner = Wähle jemand anderen, der noch im Spiel ist.
refused-offered = Du hast in dieser Runde schon einen Tausch angeboten oder getauscht.
refused-traded = { FORM($player, "the-first") } hat schon getauscht; alle dürfen nur einmal tauschen.
refused-not-theirs = { FORM($player, "the-first") } hat diese Karte nicht. Verdeckte Helfer heißen nach ihrem Platz: buff-1, buff-2 …
refused-sorted = Du bist mit dem Sortieren fertig. Die anderen sind noch nicht so weit.
picture-choice = Deine Karten
occasion-evaluation = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } zuletzt gehandelt; damit ist die Schlacht vorbei, und Stich { $trick } wird abgerechnet.
occasion-offer = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } { FORM($other, "dative") } einen Tausch angeboten: { FORM($card, "accusative") } gegen { FORM($wanted, "accusative") }.
hidden-buff = ein verdeckter Helfer
    .accusative = einen verdeckten Helfer
    .dative = einem verdeckten Helfer
board-supplies = Stapel { $pile }, abgelegt { $discard }
