game-talisman = Talisman

## Phasen, Überschriften und Kennzahlen
phase-characters = Charakterwahl
phase-begin = Beginn des Zugs
phase-move = Bewegung
phase-land = Ankunft
phase-fight = Kampf
phase-pick-up = Aufnehmen
phase-end = Ende des Zugs
phase-busy = das Spiel geht von selbst weiter
phase-over = Ende
button-character = Mein Charakter
headline-characters = Charakterwahl · { $players }
headline-turn = { $last ->
    [0] {""}
   *[other] Runde { $round }/{ $last }{ $best ->
        [0] {""}
       *[other] , { FEATURE($leaders, "person") ->
            [second] du führst
           *[third] vorn: { FORM($leaders, "the") }
        } ({ $best ->
            [one] 1 Punkt
           *[other] { $best } Punkte
        })
    } ·{" "}
 }{ headline-whose }
headline-turn-two = Runde { $round }/{ $last }, Punkte: { FEATURE($first, "person") ->
    [second] du
   *[other] { FORM($first, "the") }
 } { $own }:{ $theirs } { FEATURE($second, "person") ->
    [second] du
   *[other] { FORM($second, "the") }
 } · { headline-whose }
headline-whose = { FEATURE($player, "person") ->
    [second] Du bist am Zug
   *[third] Am Zug: { FORM($player, "the") }
 } · { $space }
headline-beginning = Vor dem ersten Zug · { FEATURE($player, "person") ->
    [second] du beginnst
   *[other] { FORM($player, "the") } beginnt
 }
headline-entering = { FEATURE($player, "person") ->
    [second] Du bist am Zug
   *[other] Am Zug: { FORM($player, "the") }
 } · ein neuer Charakter
headline-fight = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } gegen { FEATURE($foe, "person") ->
    [second] dich
   *[other] { FORM($foe, "the-accusative") }
 }
headline-over = { $ending ->
    [won] Die Krone ist gewonnen
    [counted] Die Runden sind vorbei
   *[drawn] Niemand ist übrig: unentschieden
 }
space-name = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
 }
    .to = { $number ->
        [0] { FORM($name, "to") }
       *[other] { FORM($name, "to") } { $number }
     }
    .at = { $number ->
        [0] { FORM($name, "at") }
       *[other] { FORM($name, "at") } { $number }
     }
    .short = { $number ->
        [0] { FORM($name, "short") }
       *[other] { FORM($name, "short") } { $number }
     }
foes = { $foes }
    .the = { FORM($foes, "the") }
    .the-first = { FORM($foes, "the-first") }
    .the-accusative = { FORM($foes, "the-accusative") }
    .the-dative = { FORM($foes, "the-dative") }
figure-player = { $player } · { $character }
figure-place = Steht auf: { $space }
figure-values = Stärke { $strength }, Talent { $craft }, Leben { $lives }, Schicksal { $fate }, Gold { $gold } · { $alignment ->
    [good] gut
    [evil] böse
   *[neutral] neutral
 }
figure-objects = Gegenstände: { $cards }
figure-followers = Begleiter: { $cards }
figure-trophies = Trophäen: { $cards }
figure-spells = { $count ->
    [one] Hat 1 Zauberspruch
   *[other] Hat { $count } Zaubersprüche
 }
figure-toad = { $turns ->
    [one] Noch 1 Zug lang eine Kröte
   *[other] Noch { $turns } Züge lang eine Kröte
 }
figure-quest = Der Hexenmeister verlangt: { $quest }
figure-out = ausgeschieden
figure-dead = tot; mit dem nächsten Zug kommt ein neuer Charakter

## Was getan wird
way-blacksmith = Schmied
    .accusative = den Schmied
way-healer = Heilerin
    .accusative = die Heilerin
way-mystic = Mystikerin
    .accusative = die Mystikerin
way-doctor = Arzt
    .accusative = den Arzt
way-alchemist = Alchimist
    .accusative = den Alchimisten
way-enchantress = Verzauberin
    .accusative = die Verzauberin
way-heal = Heilen lassen
way-pray = Beten
way-replenish = Schicksal auffüllen
wish-spell = 1 Zauberspruch
wish-gold = 1 Gold
wish-strength = 1 Stärke
wish-craft = 1 Talent
wish-life = 1 Leben
wish-fate = 1 Schicksal
open-strength = Mit Stärke
    .within = mit Stärke
open-craft = Mit Talent
    .within = mit Talent
quest-1 = nimm einem anderen Charakter ein Leben
    .to = einem anderen Charakter ein Leben zu nehmen
quest-2 = töte einen Gegner
    .to = einen Gegner zu töten
quest-3 = liefere einen Begleiter ab
    .to = einen Begleiter abzuliefern
quest-4 = liefere einen Magischen Gegenstand ab
    .to = einen Magischen Gegenstand abzuliefern
quest-5 = liefere 3 Gold ab
    .to = 3 Gold abzuliefern
quest-6 = liefere 2 Gold ab
    .to = 2 Gold abzuliefern
roll-move = Bewegung
    .kind = move
roll-attack = Kampf
roll-quest = Aufgabe
roll-command = Herrschaftszauber
roll-beguile = Betören
argument-cards = { $cards }
argument-gold = Gold
argument-price = { $what } ({ $price } Gold{ $barred ->
    [yes] , nicht für deine Kämpfe
   *[no] {""}
 })
argument-number = { $number }
argument-face = die { $number } (1 Schicksal)
argument-enemy = { $enemy } ({ $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-stranger = { $card } ({ $alignment ->
    [good] nur für Gute
    [evil] nur für Böse
    [neutral] nur für Neutrale
   *[any] ab Talent { $craft }
 })
argument-enemies = { $count ->
    [one] 1 Gegner
   *[other] { $count } Gegner
 } ({ $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 })
argument-more = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere
 }
argument-space = { FORM($space, "short") }{ $crossing ->
    [middle] {" "}· Wächter { $strength }
    [outer] {" "}· Brücke
   *[none] {""}
 }{ $count ->
    [0] {""}
   *[other] : { $waiting }
 }{ $draw ->
    [0] {""}
    [one] {" "}· 1 Karte
   *[other] {" "}· { $draw } Karten
 }

## Was Karten und Felder tun
effect-nothing = nichts geschieht
effect-all = { $effects }
effect-gain = erhalte { $what ->
    [strength] { $amount } Stärke
    [craft] { $amount } Talent
    [fate] { $amount } Schicksal
    [gold] { $amount } Gold
    [spell] { $amount ->
        [one] 1 Zauberspruch
       *[other] { $amount } Zaubersprüche
     }
   *[life] { $amount } Leben
 }
effect-lose = verliere { lose-what }
    .all = verlieren { lose-what }
lose-what = { $what ->
    [strength] { $amount } Stärke
    [craft] { $amount } Talent
    [fate] { $amount } Schicksal
    [gold] { $amount } Gold
   *[life] { $amount } Leben
 }{ $unless ->
    [holy] {" "}(nicht mit dem Kreuz)
    [desert-proof] {" "}(nicht mit Wasserflasche oder Heiligem Gral)
   *[none] {""}
 }
effect-fill-spells = ziehe Zaubersprüche, bis du so viele hast, wie du darfst
effect-discard-spells = wirf alle Zaubersprüche ab
    .all = werfen alle Zaubersprüche ab
effect-heal = { $price ->
    [0] { $most ->
        [100] lass dich heilen
       *[other] lass dich um bis zu { $most } Leben heilen
     }
   *[other] { $most ->
        [100] lass dich heilen, { $price } Gold je Leben
       *[other] lass dich um bis zu { $most } Leben heilen, { $price } Gold je Leben
     }
 }
effect-replenish = { $price ->
    [0] fülle dein Schicksal auf
   *[other] fülle dein Schicksal auf, { $price } Gold je Marke
 }
effect-turn = { $to ->
    [good] werde gut
   *[evil] werde böse
 }
effect-toad = werde für drei Züge zur Kröte
effect-talisman = { $leaves ->
    [yes] wer zuerst kommt, erhält einen Talisman
   *[no] erhalte einen Talisman
 }
effect-go = geh { FORM($space, "to") }
effect-travel = komm auf ein beliebiges anderes Feld der Region
effect-offer = { $way ->
    [ferry] statt deiner nächsten Bewegung darfst du mit der Fähre zum Tempel
   *[journey] statt deiner nächsten Bewegung darfst du auf ein beliebiges Feld der Region
 }
effect-miss = setze einen Zug aus
    .all = setzen einen Zug aus
effect-enslave = du bleibst hier, bis du für die Bewegung 4 oder mehr würfelst
effect-blizzard = alle ziehen nur ein Feld weit, bis zum Ende deines zweiten Zugs nach diesem
effect-if-good = Gut: { $what }
effect-if-neutral = Neutral: { $what }
effect-if-evil = Böse: { $what }
effect-roll = { $dice ->
    [one] { $kind ->
        [optional] Du darfst würfeln:
        [pray] Bete und würfle:
       *[plain] Würfle:
     }
   *[other] { $kind ->
        [pray] Bete und würfle mit { $dice } Würfeln:
       *[plain] Würfle mit { $dice } Würfeln:
     }
 }
effect-rolled = { $roll } { $rows }
effect-or = { $first }; { $more }
effect-row = { $span }: { $what }
effect-way = { $way }: { $what }
effect-test = mit { $what ->
    [strength] Stärke
   *[craft] Talent
 } unter { $least }: { $failed }
effect-everybody = { $where ->
    [region] alle in dieser Region
   *[board] alle Charaktere
 }{ $spared ->
    [evil] , die nicht böse sind,
    [good] , die nicht gut sind,
    [neutral] , die nicht neutral sind,
   *[none] {""}
 } { FORM($what, "all") }
effect-wish = { $alignment ->
    [good] der erste gute Charakter hier hat einen Wunsch frei
    [evil] der erste böse Charakter hier hat einen Wunsch frei
   *[any] der erste Charakter mit Talent { $craft } oder mehr hat hier einen Wunsch frei
 }: Zauberspruch, Gold, Stärke, Talent, Leben, Schicksal oder ein anderes Feld der Region
effect-price = { $card } { $price }
effect-market = kaufe für Gold: { $prices }
    .all = kaufen für Gold: { $prices }
effect-buy-spell = kaufe einen Zauberspruch für { $price } Gold
effect-alchemy = mache aus Gegenständen je 1 Gold
effect-pay-or-lose = zahle { $price } Gold oder verliere 1 Leben
effect-castle = lass dich heilen, 1 Gold je Leben; Prinz und Prinzessin heilen je 2 Leben umsonst und bringen 3 Gold, wenn du sie hergibst
effect-fight = { FORM($foe, "the") } greift an, { $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }
effect-chasm = würfle für dich und für jeden Begleiter: bei 1 oder 2 verlierst du ein Leben, oder der Begleiter stirbt
effect-robbed = all dein Gold kommt { FORM($space, "to") }
effect-lose-follower = verliere einen Begleiter
effect-rid = { $card } ist weg
effect-quest = nimm eine Aufgabe des Hexenmeisters an: wer sie erfüllt, erhält einen Talisman

## Züge
move-character = Charakter wählen
move-roll = Würfeln und gehen
move-break-free = Um die Freiheit würfeln (ab 4)
move-move = Gehen
move-walk = Durch die Wälder gehen
move-journey = Reisen
move-cross = Mit dem Floß übersetzen
move-build-raft = Ein Floß bauen
move-open = Das Portal öffnen
move-regenerate = Sich heilen, statt zu gehen
move-face = Hier weitermachen
face-death = Gegen den Tod würfeln
face-pits = Gegen die Teufel kämpfen
face-werewolf-den = Gegen den Werwolf kämpfen
face-crown = Auf der Krone bleiben
move-command = Herrschaftszauber wirken
move-turn-back = Umkehren
move-reroll = Neu würfeln (1 Schicksal)
move-explore = Das Feld erkunden
move-attack = Angreifen
move-combat = Psychischer Kampf
move-rob = Ausrauben
move-beguile = Betören
move-lure = Einen Begleiter abwerben
move-take = Aufnehmen
move-drop = Etwas von dir hierlassen
caution-nullify = Wirklich deine eigenen Zaubersprüche auslöschen
caution-immobility = Wirklich selbst diesen Zug nichts tun
caution-drop = { FORM($card, "the-accusative") } hier für andere liegen lassen
move-drink = Trinken
move-trade = Trophäen eintauschen
move-done = Das ist alles
move-cast = Zaubern
move-pass = Nichts tun
move-fate = Neu würfeln
move-keep = Wurf behalten
move-no-fate = Alle Würfe dieses Zugs behalten
move-strike = Kämpfen
move-evade = Ausweichen
move-destroy = Vernichten
move-assassinate = Mord ohne Gegenwurf
move-hire = Den Söldner bezahlen
move-call = Zu Hilfe rufen
move-wield = Waffe wählen
move-unarmed = Waffe weglegen
move-one-die = Nur einen Würfel nehmen
move-unshielded = Rüstung und Schild weglegen
move-leave-point = Vom Ort nichts nehmen
leave-point = { $what ->
    [strength] Keine Stärke
    [craft] Kein Talent
    [life] Kein Leben
   *[all] Nichts
 } aus { FORM($places, "the-dative") } nehmen
move-take-point = Punkt nehmen
move-spare = In Ruhe lassen
move-fight = Angreifen
move-charm = Bezaubern
move-seize = Etwas wegnehmen
move-take-life = Ein Leben nehmen
take-life-of = { FEATURE($player, "person") ->
    [second] Du verlierst
   *[other] { FORM($player, "the-first") } verliert
 } ein Leben
move-plunder = Beute nehmen
move-keep-trophy = Als Trophäe behalten
move-raise = Als Begleiter erwecken
move-visit = Besuchen
move-dare = Würfeln
move-decline = Nein
move-decline-safe = Sicher hindurch
move-accept = Annehmen
move-number = Wählen
move-to = Ein anderes Feld …
move-wish = Sich wünschen
move-pay = Bezahlen
move-suffer = Ein Leben verlieren
move-buy = Kaufen
move-help-yourself = Umsonst nehmen
move-exchange = Eintauschen
move-give = Hergeben
move-pick = Auswählen
move-keep-card = Das Gezogene behalten
move-leave-rest = Liegen lassen
move-end-turn = Zug beenden
move-replace = Eine neu ziehen
move-discard = Abwerfen

## Fragen
ask-character = Welchen Charakter behältst du?{ $strength ->
    [0] {""}
   *[other] {" "}Alle beginnen mit mindestens { $strength } Stärke und höchstens { $lives } Leben.
 }
ask-begin = { $slowed ->
    [held] Du wirst im Tempel festgehalten: Mit einer 4, 5 oder 6 bist du frei und gehst so weit.
    [toad] Wohin? Eine Kröte geht ein Feld weit.
    [poltergeist] Wohin? Der Poltergeist bremst dich: Du gehst ein Feld weit.
    [blizzard] Wohin? Im Schneesturm gehen alle ein Feld weit.
   *[no] Was machst du mit deinem Zug?
 }{ $risk ->
    [strength] {" "}Scheiterst du am Portal mit Stärke, verlierst du 1 Stärke.
    [craft] {" "}Scheiterst du am Portal mit Talent, verlierst du 1 Talent.
    [either] {" "}Scheiterst du am Portal, verlierst du 1 von dem, womit du es versuchst: Stärke oder Talent.
    [back] {" "}Ein zu hoher Wurf in Krypta oder Minen wirft dich zurück.
   *[no] {""}
 }
ask-move = { $total ->
    [one] Wohin? Du hast eine 1 gewürfelt.
   *[other] Wohin? Du hast eine { $total } gewürfelt.
 }{ $risk ->
    [strength] {" "}Scheiterst du am Portal mit Stärke, verlierst du 1 Stärke.
    [craft] {" "}Scheiterst du am Portal mit Talent, verlierst du 1 Talent.
    [either] {" "}Scheiterst du am Portal, verlierst du 1 von dem, womit du es versuchst: Stärke oder Talent.
    [back] {" "}Ein zu hoher Wurf in Krypta oder Minen wirft dich zurück.
   *[no] {""}
 }
ask-land = { $space }. Hier { FEATURE($others, "number") ->
    [plural] stehen
   *[other] steht
 } { FORM($others, "the") }. Begegnest du jemandem, oder erkundest du das Feld?
ask-fight = Du triffst auf { FORM($foe, "the-accusative") } ({ $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }). Was tust du?
ask-attack = Du greifst { FORM($other, "accusative") } an. Bereit?
ask-defend = { FORM($other, "the-first") } greift dich an. Bereit?
ask-pick-up = { $count ->
    [0] { $most ->
        [0] Was hier liegt, kannst du so nicht nehmen.
       *[other] Du trägst { $most } Gegenstände, mehr geht nicht: Für einen neuen lass einen hier.
    } Was tust du?
   *[other] Was nimmst du auf?
 }
ask-trade = Welche Trophäen tauschst du ein? Je { $rate } Punkte Stärke bringen 1 Stärke, je { $rate } Punkte Talent 1 Talent.
fate-fight = { $mine } gegen { $theirs }, { $result ->
    [lost] verloren
    [drawn] unentschieden
   *[won] gewonnen
 }
fate-held = du kommst nicht frei
fate-pitfiends = { $count ->
    [one] 1 Teufel greift dich an
   *[other] { $count } Teufel greifen dich nacheinander an
 }
fate-werewolf = der Werwolf hat Stärke { $strength }
fate-follower = dieser Begleiter stirbt
fate-uncharmed = es gelingt dir nicht
fate-placed = die Karte kommt { FORM($space, "to") }
fate-shut = es bleibt zu{ $amount ->
    [0] {""}
   *[other] { $what ->
        [craft] , und du verlierst 1 Talent
       *[strength] , und du verlierst 1 Stärke
     }
 }
fate-lose-all = { $what ->
    [strength] alle gewonnene Stärke geht verloren
    [craft] alles gewonnene Talent geht verloren
   *[gold] alles Gold geht verloren
 }
ask-fate = { $what }: { $dice ->
    [one] Dein Wurf ist { $faces }. Das heißt: { $outcome }. Neu würfeln?
   *[other] Dein Wurf ist { $faces }. Das heißt: { $outcome }. Einen davon neu würfeln?
 } Du hast { $fate } Schicksal.{ $rows }
fate-rows = {"\u000A"}{ $rows }
ask-bonus = Du würfelst eine { $total }: { $plain }. Mit 1 dazu ist es { $next }: { $more }. Was zählt?
ask-roll =
    { $what }: Würfelst du?
    { $rows }
ask-visit = { $holy ->
    [yes] { $space }: Was tust du?
   *[no] { $space }: Wen besuchst du?
 }
ask-travel = Du darfst auf ein anderes Feld dieser Region. Wohin?
ask-wish = { $stranger }: Was wünschst du dir?
ask-heal = Wie viele Leben lässt du heilen? Dir { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
 }, jedes kostet { $price } Gold.
ask-replenish = Wie viel Schicksal füllst du auf? Dir { $missing ->
    [one] fehlt 1
   *[other] fehlen { $missing }
 }, jedes kostet { $price } Gold.
ask-market = { $free ->
    [yes] Was kaufst du? Du hast { $gold } Gold, und eine Karte bekommst du umsonst.
   *[no] Was kaufst du? Du hast { $gold } Gold.
 }
ask-buy-spell = Kaufst du für { $price } Gold einen Zauberspruch?
ask-alchemy = Welche Gegenstände machst du zu je 1 Gold?
ask-pay-or-lose = Zahlst du { $price } Gold, oder verlierst du ein Leben?
ask-exchange = Gibst du { FORM($card, "the-accusative") } für { $gold } Gold her?
ask-lose-follower = Welchen Begleiter verlierst du?
ask-quest = Nimmst du eine Aufgabe des Hexenmeisters an?
ask-deliver = Was gibst du dem Hexenmeister?
ask-bribe = Zahlst du { $price } Gold, damit { FORM($enemy, "the") } dich nicht angreift?
ask-beast = { FORM($enemy, "the-first") } greift dich nicht an. Was tust du?
ask-raise = { $card }: Als Trophäe behalten oder als Begleiter für einen Kampf erwecken?
ask-replace = Du hast { FORM($cards, "the-accusative") } gezogen. { $source ->
    [orb-of-knowledge] Mit der Wahrsagekugel
   *[prophetess] Als Wahrsagerin
 } darfst du { $count ->
    [one] diese Karte
   *[other] eine davon
 } abwerfen und neu ziehen.
ask-spoils = { FORM($other, "the-first") } ist besiegt. Was wählst du?
ask-rob = Was nimmst du { FORM($other, "dative") } weg?
ask-plunder = Was nimmst du dir von dem, was der tote Charakter hatte?
ask-point = { $place }: Du bist eine Kröte und würdest diesen Punkt { $what ->
    [craft] Talent
   *[strength] Stärke
 } wieder verlieren. Nimmst du ihn?
ask-too-many = { $most ->
    [one] Du kannst 1 Gegenstand tragen. Welchen lässt du liegen?
   *[other] Du kannst { $most } Gegenstände tragen. Welchen lässt du liegen?
 }
ask-too-many-spells = { $most ->
    [0] Du darfst keine Zaubersprüche haben. Welchen wirfst du ab?
    [one] Du darfst 1 Zauberspruch haben. Welchen wirfst du ab?
   *[other] Du darfst { $most } Zaubersprüche haben. Welchen wirfst du ab?
 }
ask-vampire = Der Vampir nimmt { $lives } Leben. Welche Begleiter gibst du stattdessen her?

## Was geschieht
event-turn = { FEATURE($player, "person") ->
    [second] Du bist am Zug.
   *[other] { FORM($player, "the-first") } ist als { $character } am Zug.
 }
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[other] { FORM($player, "the-first") } ist als { $character } am Zug:
     }
event-turn-toad = { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { FORM($player, "the-first") } ist
 } als { $character } am Zug, { $turns ->
    [one] bis zum Ende dieses Zugs eine Kröte
   *[other] { $turns } Züge lang eine Kröte
 } 🐸.
event-entered = { FEATURE($player, "person") ->
    [second] Du beginnst
   *[other] { FORM($player, "the-first") } beginnt
 } als { $character } { FORM($space, "at") }.
event-entered-own = Du beginnst als { $character } { FORM($space, "at") }. { $abilities }
event-entered-anew = 💀 { FEATURE($player, "person") ->
    [second] Dein bisheriger Charakter ist tot. Du beginnst
   *[other] Der bisherige Charakter { FORM($player, "genitive") } ist tot. { FORM($player, "the-first") } beginnt
 } neu als { $character } { FORM($space, "at") }.
event-even-start = Damit alle etwa gleich stark sind, { FEATURE($player, "person") ->
    [second] hast du
   *[other] hat { FORM($player, "the") }
 } { $changes }.
even-strength = Stärke { $now } statt { $printed }
even-lives = { $now } statt { $printed } Leben
event-rolled = 🎲 { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-rolled.and }.
    .and = { FEATURE($player, "person") ->
        [second] würfelst
       *[other] würfelt
     } { $dice ->
        [one] { $total }
       *[other] { $faces } = { $total }
     }{ FEATURE($what, "kind") ->
        [move] {""}
       *[other] {" "}({ $what })
     }
event-rolled-best = 🎲 { FEATURE($player, "person") ->
    [second] Du würfelst
   *[other] { FORM($player, "the-first") } würfelt
 } { $faces } ({ $what }), und der höhere Würfel zählt: { $total }.
event-fate = 🎲 { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-fate.and }.
    .and = setzt Schicksal ein (neuer Wurf { $face }{ $dice ->
        [one] {""}
       *[other] ; Ergebnis { $total }
     })
event-bonus = { FEATURE($player, "person") ->
    [second] Du zählst 1 dazu und kommst
   *[other] { FORM($player, "the-first") } zählt 1 dazu und kommt
 } auf { $total }.
event-missing = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-missing.and }.
    .and = { FEATURE($player, "person") ->
        [second] setzt
       *[other] setzt
     } in diesem Zug aus
event-misses = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-misses.and }.
    .and = { FEATURE($player, "person") ->
        [second] musst
       *[other] muss
     } einen Zug aussetzen{ $cause }
event-missed-here = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-missed-here.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlierst den Rest des Zugs, auch was hier noch liegt{ $cause }
       *[other] verliert den Rest des Zugs, auch was hier noch liegt{ $cause }
     }
event-moved = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-moved.and }.
    .and = { FEATURE($player, "person") ->
        [second] gehst
       *[other] geht
     } { FORM($space, "to") }
event-moved-slowly = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-moved-slowly.and }.
    .and = { FEATURE($player, "person") ->
        [second] gehst
       *[other] geht
     } { FORM($space, "to") } (wegen des Poltergeists nur ein Feld)
event-went = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-went.and }.
    .and = { FEATURE($player, "person") ->
        [second] kommst
       *[other] kommt
     } { FORM($space, "to") }
event-sentinel = { FEATURE($player, "person") ->
    [second] Du stehst
   *[other] { FORM($player, "the-first") } steht
 } vor dem Wächter, der den Weg versperrt.
event-portal-open = 🚪 Das Portal der Macht öffnet sich: { FEATURE($player, "person") ->
    [second] Du kommst
   *[other] { FORM($player, "the") } kommt
 } { FORM($space, "to") }, 5 Felder vor der Krone.
event-portal-shut = Das Portal der Macht bleibt für { FORM($player, "accusative") } zu: { $total } ist höher als { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } { $value }.
event-too-high = Zu hoch: { $total } ist höher als { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } { $value }. Es geht zurück.
event-drew = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = { FEATURE($player, "person") ->
        [second] ziehst
       *[other] zieht
     } { FORM($card, "the-accusative") }
    .also = { FORM($card, "the-accusative") }
event-replaced = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-replaced.and }.
    .and = { FEATURE($player, "person") ->
        [second] legst { FORM($card, "the-accusative") } ab
       *[other] legt { FORM($card, "the-accusative") } ab
     }
event-uncovered = Du deckst { FORM($cards, "the-accusative") } auf.
event-placed = { FORM($card, "the-first") } liegt jetzt { FORM($space, "at") }.
event-meets = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-meets.and }.
    .and = { FEATURE($player, "person") ->
        [second] begegnest
       *[other] begegnet
     } { FORM($card, "the-dative") }
event-visits = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-visits.and }.
    .and = { $word ->
        [heal] { FEATURE($player, "person") ->
            [second] lässt dich
           *[other] lässt sich
         } heilen
        [pray] { FEATURE($player, "person") ->
            [second] betest
           *[other] betet
         }
        [replenish] { FEATURE($player, "person") ->
            [second] bittest
           *[other] bittet
         } um Schicksal
       *[other] { FEATURE($player, "person") ->
            [second] besuchst
           *[other] besucht
         } { FORM($way, "accusative") }
     }
event-no-wish = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } keinen Wunsch frei: Das gilt nur für { $alignment ->
    [good] Gute
    [evil] Böse
   *[any] Charaktere mit mindestens { $craft } Talent
 }{ $cause }.
event-nothing = { $why ->
    [good] Für Gute wie { FORM($player, "accusative") } geschieht nichts
    [evil] Für Böse wie { FORM($player, "accusative") } geschieht nichts
    [neutral] Für Neutrale wie { FORM($player, "accusative") } geschieht nichts
    [full] Für { FORM($player, "accusative") } geschieht nichts, denn es gibt nichts aufzufüllen
   *[any] Für { FORM($player, "accusative") } geschieht nichts
 }{ $cause }.
event-beguile-fails = { FEATURE($player, "person") ->
    [second] Du schaffst
   *[other] { FORM($player, "the-first") } schafft
 } es nicht, { FORM($other, "accusative") } zu betören.
event-command-fails = Der Herrschaftszauber braucht eine { $least } oder mehr: Niemand verliert ein Leben.
event-protected = { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { FORM($player, "the-first") } ist
 } vor dieser Gefahr geschützt.
event-gained = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-gained.and }.
    .and = { FEATURE($player, "person") ->
        [second] erhältst
       *[other] erhält
     } { $what ->
        [strength] { $amount } Stärke
        [craft] { $amount } Talent
        [fate] { $amount } Schicksal
        [gold] { $amount } Gold
       *[life] { $amount } Leben
     }
cause = {" "}({ $source })
event-lost = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-lost.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlierst
       *[other] verliert
     } { $what ->
        [strength] { $amount } Stärke
        [craft] { $amount } Talent
        [fate] { $amount } Schicksal
        [gold] { $amount } Gold
       *[life] { $amount } Leben
     }{ $cause }
event-paid = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-paid.and }.
    .and = { FEATURE($player, "person") ->
        [second] zahlst
       *[other] zahlt
     } { $amount } Gold
event-supply-empty = { FEATURE($player, "person") ->
    [second] Du bekommst nichts, denn davon ist nichts mehr da.
   *[other] { FORM($player, "the-first") } bekommt nichts, denn davon ist nichts mehr da.
 }
event-spell-drawn = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-spell-drawn.and }.
    .and = { FEATURE($player, "person") ->
        [second] bekommst
       *[other] bekommt
     } einen Zauberspruch
    .also = noch einen
event-no-spell = { $why ->
    [toad] { FEATURE($player, "person") ->
        [second] Du bist eine Kröte und bekommst keinen Zauberspruch.
       *[other] { FORM($player, "the-first") } ist eine Kröte und bekommt keinen Zauberspruch.
     }
    [full] { FEATURE($player, "person") ->
        [second] Du bekommst keinen Zauberspruch, denn dein Talent reicht für keinen weiteren.
       *[other] { FORM($player, "the-first") } bekommt keinen Zauberspruch, denn für einen weiteren reicht das Talent nicht.
     }
   *[empty] { FEATURE($player, "person") ->
        [second] Du bekommst keinen Zauberspruch, denn es ist keiner mehr da.
       *[other] { FORM($player, "the-first") } bekommt keinen Zauberspruch, denn es ist keiner mehr da.
     }
 }
event-spell-drawn-own = Du ziehst den Zauberspruch { $spell }.
event-spell-discarded = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-spell-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlierst
       *[other] verliert
     } den Zauberspruch { $spell }
    .also = den Zauberspruch { $spell }
event-casts = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-casts.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirkst
       *[other] wirkt
     } { $spell }{ $aim }
event-countered = Ein Gegenzauber hält { $spell } auf.
event-preserved = Bewahrung rettet { FORM($player, "dative") } ein Leben.
event-took = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-took.and }.
    .and = { FEATURE($player, "person") ->
        [second] nimmst
       *[other] nimmt
     } { FORM($card, "the-accusative") }
    .and-it = { FEATURE($player, "person") ->
        [second] nimmst
       *[other] nimmt
     } die Karte
    .also = { FORM($card, "the-accusative") }
event-joins = { FORM($card, "the-first") } folgt { FORM($player, "dative") } von jetzt an.
event-left-card = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-left-card.and }.
    .and = { FEATURE($player, "person") ->
        [second] lässt
       *[other] lässt
     } { FORM($card, "the-accusative") } hier liegen
    .also = auch { FORM($card, "the-accusative") }
event-discarded = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-discarded.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirfst
       *[other] wirft
     } { FORM($card, "the-accusative") } ab
    .and-it = { FEATURE($player, "person") ->
        [second] wirfst
       *[other] wirft
     } die Karte ab
    .also = auch { FORM($card, "the-accusative") }
event-banned = { FEATURE($player, "person") ->
    [second] Du kannst
   *[other] { FORM($player, "the-first") } kann
 } als { $alignment ->
    [good] guter
    [evil] böser
   *[neutral] neutraler
 } Charakter { FORM($cards, "the-accusative") } nicht nehmen.
event-no-follower = { FEATURE($player, "person") ->
    [second] Du kannst
   *[other] { FORM($player, "the-first") } kann
 } { FORM($cards, "the-accusative") } nicht mitnehmen: { $price ->
    [0] Der Fluch der Hexe hält Begleiter fern.
   *[other] Der Preis ist { $price } Gold.
 }
event-delivered = { FEATURE($player, "person") ->
    [second] Du gibst
   *[other] { FORM($player, "the-first") } gibt
 } dem Hexenmeister { FORM($card, "the-accusative") }.
event-attacks = ⚔ { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-attacks.and }.
    .and = { FEATURE($player, "person") ->
        [second] greifst
       *[other] greift
     } { FORM($other, "accusative") } an
event-battle-instead = Aus dem Psychischen Kampf zwischen { FEATURE($player, "person") ->
    [second] dir
   *[other] { FORM($player, "dative") }
 } und { FEATURE($other, "person") ->
    [second] dir
   *[other] { FORM($other, "dative") }
 } wird ein Kampf.
event-beats = ⚔ { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-beats.and }.
    .and = { FEATURE($player, "person") ->
        [second] besiegst
       *[other] besiegt
     } { FORM($other, "accusative") } mit { $high } zu { $low }{ $margin ->
        [close] {" "}(knapp)
       *[clear] {""}
     }
event-stand-off = Unentschieden zwischen { FEATURE($player, "person") ->
    [second] dir
   *[other] { FORM($player, "dative") }
 } und { FEATURE($other, "person") ->
    [second] dir
   *[other] { FORM($other, "dative") }
 }: Niemand kommt zu Schaden.
fight-sums = { $own } + { $die } = { $mine } gegen { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runen)
     } = { $theirs }
 }
event-fight-won = ⚔ { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runen)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] du gewinnst
   *[other] { FORM($player, "the") } gewinnt
 }{ $margin ->
    [close] {" "}knapp!
    [wide] {" "}mit einem Vorsprung von { $points }!
   *[clear] .
 }
    .and = { FEATURE($player, "person") ->
        [second] besiegst
       *[other] besiegt
     } { FORM($foe, "the-accusative") }{ $margin ->
        [close] {" "}knapp
        [wide] {" "}mit einem Vorsprung von { $points }
       *[clear] {""}
     } ({ fight-sums })
event-fight-drawn = ⚔ { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runen)
     } = { $theirs }
 }: unentschieden.
    .and = { FEATURE($player, "person") ->
        [second] kämpfst
       *[other] kämpft
     } gegen { FORM($foe, "the-accusative") } unentschieden ({ fight-sums })
event-fight-lost = ⚔ { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 }: { $own } + { $die } = { $mine }, { FORM($foe, "the") } { $value }{ $rolled ->
    [0] {""}
   *[other] {" "}+ { $rolled }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus } (Runen)
     } = { $theirs }
 }: { FEATURE($player, "person") ->
    [second] du verlierst
   *[other] { FORM($player, "the") } verliert
 }{ $margin ->
    [close] {" "}knapp!
    [wide] {" "}mit einem Rückstand von { $points }!
   *[clear] .
 }
    .and = { FEATURE($player, "person") ->
        [second] unterliegst
       *[other] unterliegt
     } { FORM($foe, "the-dative") }{ $margin ->
        [close] {" "}knapp
        [wide] {" "}mit einem Rückstand von { $points }
       *[clear] {""}
     } ({ fight-sums })
event-saved = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-saved.and }.
    .and = { FEATURE($player, "person") ->
        [second] verlierst dank { $card } kein Leben
       *[other] verliert dank { $card } kein Leben
     }
event-trophy = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-trophy.and }.
    .and = { FEATURE($player, "person") ->
        [second] behältst
       *[other] behält
     } { FORM($card, "the-accusative") } als Trophäe
    .and-it = { FEATURE($player, "person") ->
        [second] behältst
       *[other] behält
     } die Karte als Trophäe
    .also = auch { FORM($card, "the-accusative") }
event-raised = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-raised.and }.
    .and = { FEATURE($player, "person") ->
        [second] erweckst
       *[other] erweckt
     } { FORM($card, "the-accusative") } als Begleiter
event-charmed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-charmed.and }.
    .and = { FEATURE($player, "person") ->
        [second] bezauberst
       *[other] bezaubert
     } { FORM($card, "the-accusative") }
event-calls = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-calls.and }.
    .and = { FEATURE($player, "person") ->
        [second] rufst
       *[other] ruft
     } { FORM($card, "the-accusative") } zu Hilfe
event-wields = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-wields.and }.
    .and = { FEATURE($player, "person") ->
        [second] kämpfst
       *[other] kämpft
     } mit { FORM($card, "the-dative") }
event-unarmed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-unarmed.and }.
    .and = { FEATURE($player, "person") ->
        [second] kämpfst
       *[other] kämpft
     } ohne Waffe
event-one-die = { FEATURE($player, "person") ->
    [second] Du kämpfst
   *[other] { FORM($player, "the-first") } kämpft
 } mit nur einem Würfel.
event-unshielded = { FEATURE($player, "person") ->
    [second] Du kämpfst
   *[other] { FORM($player, "the-first") } kämpft
 } ohne Rüstung und Schild.
event-leaving-points = { FEATURE($player, "person") ->
    [second] Du nimmst
   *[other] { FORM($player, "the-first") } nimmt
 } in diesem Zug keinen Punkt von einem Ort.
event-leaves-point = { FEATURE($player, "person") ->
    [second] Du nimmst
   *[other] { FORM($player, "the-first") } nimmt
 } den Punkt nicht, und { FORM($card, "the") } behält ihn.
event-hires = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-hires.and }.
    .and = { FEATURE($player, "person") ->
        [second] bezahlst
       *[other] bezahlt
     } den Söldner für 3 Stärke mehr im Kampf bis zum Ende des Zugs
event-assassinates = { FEATURE($player, "person") ->
    [second] Du schlägst
   *[other] { FORM($player, "the-first") } schlägt
 } aus dem Dunkel zu, und das Opfer würfelt nicht.
event-evades = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-evades.and }.
    .and = { FEATURE($player, "person") ->
        [second] weichst
       *[other] weicht
     } { FORM($foe, "the-dative") } aus
event-evades-player = { FEATURE($player, "person") ->
    [second] Du weichst
   *[other] { FORM($player, "the-first") } weicht
 } { FORM($other, "dative") } aus.
event-destroyed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-destroyed.and }.
    .and = { FEATURE($player, "person") ->
        [second] vernichtest
       *[other] vernichtet
     } { FORM($foe, "the-accusative") }
event-seizes = **{ FEATURE($player, "person") ->
    [second] Du erbeutest
   *[other] { FORM($player, "the-first") } erbeutet
 } { FORM($card, "the-accusative") } { FORM($other, "von") }** { seized-how }.
event-seizes-gold = **{ FEATURE($player, "person") ->
    [second] Du erbeutest
   *[other] { FORM($player, "the-first") } erbeutet
 } 1 Gold { FORM($other, "von") }** { seized-how }.
seized-how = { $way ->
    [rob] (Fähigkeit des Diebs)
    [beguile] (Fähigkeit der Zauberin)
    [acquisition] (Zauberspruch Beschaffung)
   *[spoils] (Beute aus dem Kampf)
 }
event-lures = { FEATURE($player, "person") ->
    [second] Du wirbst
   *[other] { FORM($player, "the-first") } wirbt
 } { FORM($other, "dative") } { FORM($card, "the-accusative") } ab.
event-died = 💀 { FEATURE($player, "person") ->
    [second] Du stirbst
   *[other] { FORM($player, "the-first") } stirbt
 } als { $character } { FORM($space, "at") }.
event-out = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-out.and }.
    .and = { FEATURE($player, "person") ->
        [second] scheidest
       *[other] scheidet
     } aus
event-left = { FEATURE($player, "person") ->
    [second] Du verlässt
   *[other] { FORM($player, "the-first") } verlässt
 } die Partie.
event-turned = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-turned.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist
       *[other] ist
     } jetzt { $alignment ->
        [good] gut
        [evil] böse
       *[neutral] neutral
     }
event-toad = { FEATURE($player, "person") ->
    [second] 🐸 Du bist eine Kröte und lässt hier alles liegen.
   *[other] 🐸 { FORM($player, "the-first") } ist eine Kröte und lässt hier alles liegen.
 }
event-toad-keeping = { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { FORM($player, "the-first") } ist
 } eine Kröte. 🐸
event-toad-no-more = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-toad-no-more.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist
       *[other] ist
     } keine Kröte mehr
event-enslaved = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-enslaved.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirst
       *[other] wird
     } im Tempel festgehalten, bis eine 4, 5 oder 6 befreit
event-held = { FEATURE($player, "person") ->
    [second] Du bleibst
   *[other] { FORM($player, "the-first") } bleibt
 } im Tempel gefangen, bis zu einem Wurf von 4, 5 oder 6.
event-freed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-freed.and }.
    .and = { FEATURE($player, "person") ->
        [second] bist
       *[other] ist
     } wieder frei
event-offer = Statt zu gehen, { FEATURE($player, "person") ->
    [second] darfst du
   *[other] darf { FORM($player, "the") }
 } { $way ->
    [ferry] mit der Fähre zum Tempel.
   *[journey] auf ein beliebiges Feld der Region.
 }
event-robbed = { FEATURE($player, "person") ->
    [second] Du verlierst all dein Gold ({ $gold }); es liegt jetzt { FORM($space, "at") }.
   *[other] { FORM($player, "the-first") } verliert alles Gold ({ $gold }); es liegt jetzt { FORM($space, "at") }.
 }
event-quest = Der Hexenmeister verlangt { FORM($player, "von") }, { FORM($quest, "to") }.
event-quest-done = { FEATURE($player, "person") ->
    [second] ✅ Du hast die Aufgabe erfüllt{ $moves ->
        [no] .
       *[yes] {" "}und kommst { FORM($space, "to") }.
     }
   *[other] ✅ { FORM($player, "the-first") } hat die Aufgabe erfüllt{ $moves ->
        [no] .
       *[yes] {" "}und kommt { FORM($space, "to") }.
     }
 }
event-blizzard = ❄ Ein Schneesturm: Sobald jemand anderes am Zug ist, gehen alle nur ein Feld weit.
event-blizzard-over = Der Schneesturm ist vorbei.
event-passed = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-passed.and }.
    .and = { FEATURE($player, "person") ->
        [second] kommst
       *[other] kommt
     } durch
event-turned-back = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-turned-back.and }.
    .and = { FEATURE($player, "person") ->
        [second] kehrst
       *[other] kehrt
     } um
event-pitfiends = { $count ->
    [one] Ein Teufel greift { FORM($player, "accusative") } an.
   *[other] { $count } Teufel greifen { FORM($player, "accusative") } nacheinander an.
 }
event-werewolf = Ein Werwolf (Stärke { $strength }) wartet auf { FORM($player, "accusative") }.
event-death-rolled = 🎲 Der Tod würfelt { $total } gegen { FORM($player, "accusative") }.
event-crowned = 👑 { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } die Krone der Herrschaft { $ends ->
    [yes] erreicht und damit die Partie entschieden!
   *[no] erreicht! Wer von jetzt an stirbt, scheidet aus.
 }
event-no-command = { FEATURE($player, "person") ->
    [second] Du kannst
   *[other] { FORM($player, "the-first") } kann
 } den Herrschaftszauber nicht wirken.
event-hex-strikes = { FEATURE($player, "person") ->
    [second] Du trittst
   *[other] { FORM($player, "the-first") } tritt
 } in das Hexagramm.
event-hexed = { FEATURE($player, "person") ->
    [second] Du legst
   *[other] { FORM($player, "the-first") } legt
 } ein Hexagramm { FORM($space, "at") } aus.
event-magic-destroyed = { FEATURE($player, "person") ->
    [second] Du zerstörst
   *[other] { FORM($player, "the-first") } zerstört
 } für eine Runde alle Magie.
event-magic-again = Es gibt wieder Magie.
event-destroyed-card = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-destroyed-card.and }.
    .and = { FEATURE($player, "person") ->
        [second] zerstörst
       *[other] zerstört
     } { FORM($card, "the-accusative") }
event-divines = { FEATURE($player, "person") ->
    [second] Du siehst dir
   *[other] { FORM($player, "the-first") } sieht sich
 } { $count ->
    [one] die oberste Abenteuerkarte
   *[other] die obersten { $count } Abenteuerkarten
 } an.
event-divines-own = Oben auf den Abenteuerkarten liegen { $cards }, in dieser Reihenfolge.
event-immobile = { FEATURE($player, "person") ->
    [second] Du kannst
   *[other] { FORM($player, "the-first") } kann
 } in diesem Zug nichts tun.
event-invisible = { FEATURE($player, "person") ->
    [second] Du bist
   *[other] { FORM($player, "the-first") } ist
 } bis zum Ende des Zugs unsichtbar.
event-blast = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } bis zum Ende des Zugs { $strength } Stärke mehr im Kampf.
event-warp = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } nach diesem Zug noch zwei weitere.
seen-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }

## Weitere Fragen
ask-cast = Hast du einen passenden Zauberspruch, kannst du ihn jetzt wirken; die anderen warten nicht darauf.
ask-counter = { FORM($player, "the-first") } zaubert: { $spell }{ $aim }. Wirkst du einen Gegenzauber?
ask-preserve-life = { $lives ->
    [one] { FORM($player, "the-first") } verliert 1 Leben. Wirkst du Bewahrung?
   *[other] { FORM($player, "the-first") } verliert { $lives } Leben. Wirkst du Bewahrung, die eines davon rettet?
 }

## Warum der Computer etwas tut
explain-middle = { $talisman ->
    [yes] Mit einem Talisman geht es durch die mittlere Region zum Portal der Macht.
   *[no] Talismane gibt es jenseits des Flusses.
 }
explain-onward = Von dort { $steps ->
    [one] ist es noch 1 Feld
   *[other] sind es noch { $steps } Felder
 } bis zur Krone der Herrschaft, und für die Gefahren { $lives ->
    [one] ist 1 Leben
   *[other] sind { $lives } Leben
 } übrig.
explain-face = Auf dem Weg zur Krone der Herrschaft zählt jeder Zug, und für diese Gefahr { $lives ->
    [one] ist 1 Leben
   *[other] sind { $lives } Leben
 } übrig.
explain-inner = Die Chance auf dem Weg durch die { $side ->
    [craft] Minen (mit Talent)
   *[strength] Krypta (mit Stärke)
 } ist { $percent } %.
explain-goal = { $reason ->
    [portal] Mit einem Talisman geht es zum Portal der Macht
    [sentinel] Die Chance ist gut gegen den Wächter (Stärke { $strength }) vor der mittleren Region
    [talisman] Der Hexenmeister gibt für eine Aufgabe einen Talisman
    [heal] Heilung gibt es { FORM($space, "at") }
    [ferry] Mit einer 6 führt die Fähre der Taverne über den Fluss zum Tempel
   *[raft] Mit der Axt baut man im Wald ein Floß und umgeht so den Wächter
 }{ $steps ->
    [0] .
    [one] , noch 1 Feld.
   *[other] , noch { $steps } Felder.
 }
explain-prey = { FORM($other, "the-first") } steht dort und wirkt schwächer.
explain-foe = { FORM($foe, "the-first") } dort ist mit { $percent } % zu besiegen und dann eine Trophäe.
explain-card = Dort { FEATURE($card, "number") ->
    [plural] liegen
   *[other] liegt
 } { FORM($card, "the") }.
explain-draw = { $count ->
    [one] Eine Karte ist dort zu ziehen.
   *[other] { $count } Karten sind dort zu ziehen.
 }
explain-cross = Das Floß hält nur diesen Zug.
explain-build-raft = Ein Floß führt ohne den Wächter über den Sturmfluss.
explain-open = Die Chance, { $guard ->
    [0] {""}
   *[other] den Wächter zu besiegen und dann{" "}
 }das Portal mit { $attribute ->
    [craft] Talent
   *[strength] Stärke
 } zu öffnen, ist { $percent } %.
explain-attack = Die Chance gegen { FORM($other, "accusative") } ist { $percent } %.
explain-rob = Etwas zu nehmen ist sicherer, als darum zu kämpfen.
explain-beguile = Misslingt das Betören, kostet es nichts.
explain-lure = Ein Begleiter ist einen Zug wert.
explain-trade = { $rate } Trophäenpunkte bringen einen Punkt für immer.
explain-take-talisman = Nur ein Talisman öffnet das Feuertal vor der Krone.
explain-drop-talisman = Ein Talisman genügt.
explain-strike = Die Chance gegen { FORM($foe, "the-accusative") } ist { $percent } %.
explain-evade = Gekämpft gewinne ich mit { $percent } %, und mir { $lives ->
    [one] bleibt nur 1 Leben
   *[other] bleiben { $lives } Leben
 }: besser nicht kämpfen.
explain-fate = Ohne einen neuen Wurf wäre dieser Kampf verloren, und mir { $lives ->
    [one] bleibt nur 1 Leben
   *[other] bleiben { $lives } Leben
 }.
explain-reroll = Keines dieser Felder lohnt sich.
explain-turn-back = Mit { $lives ->
    [one] nur noch 1 Leben
   *[other] noch { $lives } Leben
 } ist der Weg voraus zu gefährlich.
explain-turn-back-without = Ohne Talisman kommt niemand ins Feuertal.
explain-visit = { $way ->
    [replenish] Es { $fate ->
        [one] fehlt 1
       *[other] fehlen { $fate }
     } Schicksal, und hier kostet es nichts.
    [heal] Es { $lives ->
        [one] fehlt 1
       *[other] fehlen { $lives }
     } Leben, und hier kostet Heilung nichts.
    [nothing] Dieser Besuch bringt nichts, schadet aber auch nicht.
    [blacksmith] { $gold } Gold reichen für eine Waffe oder Rüstung.
    [mystic] Jeder dritte Wurf bringt Talent oder einen Zauberspruch.
    [enchantress] Die Hälfte der Würfe ist gut.
    [pray] Jeder dritte Wurf wird belohnt.
   *[other] Es { $lives ->
        [one] fehlt 1
       *[other] fehlen { $lives }
     } Leben, je 1 Gold.
 }
explain-buy = Damit ist man in jedem Kampf um 1 stärker.
explain-accept = Eine Aufgabe bringt einen Talisman.
explain-regenerate = Ein Leben ist mehr wert als eine Bewegung.
event-trade-few = Diese Trophäen sind zusammen zu wenig wert; { FORM($player, "the") } behält sie.

## Züge, die gut aussehen, im Ganzen
gain-chance = Das gelingt mit { $percent } %.
gain-character = Wer gewinnt, nimmt ein Leben, 1 Gold oder einen Gegenstand.
gain-trophy = Ein Sieg bringt eine Trophäe, und Trophäen werden zu Stärke oder Talent.
gain-sentinel = Nach einem Sieg gehst du über die Brücke in die mittlere Region.
gain-portal = Hinter dem Portal liegt der Weg zur Krone der Herrschaft.
advice-plunder-all = Alles nehmen
advice-plunder-nothing = Alles liegen lassen
advice-trade = { $cards }: { $strength ->
    [0] { $craft } Talent
   *[other] { $craft ->
        [0] { $strength } Stärke
       *[other] { $strength } Stärke und { $craft } Talent
     }
 }
advice-visit = { $way }: { $why }
advice-heal = { $number ->
    [0] Nicht heilen lassen
    [one] 1 Leben für { $gold } Gold
   *[other] { $number } Leben für { $gold } Gold
 }
advice-replenish = { $number ->
    [0] Nichts auffüllen
   *[other] { $number } Schicksal für { $gold } Gold
 }
why-blacksmith = { $gold ->
    [0] Waffen ab { $price } Gold (du hast keins)
   *[other] Waffen ab { $price } Gold (du hast { $gold })
 }
why-healer = { $missing ->
    [0] du bist unverletzt
   *[other] { $gold ->
        [0] heilen für Gold (du hast keins)
       *[other] { $missing ->
            [one] 1 Leben für 1 Gold
           *[other] { $missing } Leben, je 1 Gold
         }
     }
 }
why-doctor = { $missing ->
    [0] du bist unverletzt
   *[other] { $gold ->
        [0] heilen für Gold (du hast keins)
       *[other] { $missing ->
            [one] 1 Leben für 1 Gold
           *[other] 2 Leben, je 1 Gold
         }
     }
 }
why-mystic = 5 = Talent, 6 = Zauber
why-alchemist = { $objects ->
    [0] nichts zu verkaufen
   *[other] je Gegenstand 1 Gold
 }
why-enchantress = übel bis 3, gut ab 4
why-heal = { $missing ->
    [0] du bist unverletzt
    [one] dir fehlt 1 Leben
   *[other] dir fehlen { $missing } Leben
 }
why-replenish = { $missing ->
    [0] dir fehlt keines
    [one] dir fehlt 1
   *[other] dir fehlen { $missing }
 }
why-pray = { $space ->
    [chapel] 5 = Leben, 6 = Zauber
   *[graveyard] 5 = Schicksal, 6 = Zauber
 }
board-supplies = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round }, { $left ->
        [0] die letzte, dann wird gewertet
       *[other] danach noch { $left }, dann wird gewertet
    }{ $lead ->
        [-1] {""}
        [0] {" ("}zurzeit Gleichstand)
        [one] {" ("}Vorsprung: 1 Punkt)
       *[other] {" ("}Vorsprung: { $lead } Punkte)
    }
} · noch { $cards ->
    [one] 1 Abenteuerkarte
   *[other] { $cards } Abenteuerkarten
} und { $spells ->
    [one] 1 Zauber
   *[other] { $spells } Zauber
}
