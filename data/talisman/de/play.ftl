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
headline-characters = Charakterwahl · { $players }
headline-turn = Am Zug: { $player } · { $space }
headline-entering = Am Zug: { $player } · ein neuer Charakter
headline-fight = { $player } gegen { $foe }
headline-over = { $ending ->
    [won] Die Krone ist gewonnen
   *[drawn] Niemand ist übrig: unentschieden
 }
space-name = { $number ->
    [0] { $name }
   *[other] { $name } { $number }
 }
foes = { $foes }
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
way-blacksmith = der Schmied
way-healer = die Heilerin
way-mystic = die Mystikerin
way-doctor = der Arzt
way-alchemist = der Alchimist
way-enchantress = die Verzauberin
way-heal = sich heilen lassen
way-pray = beten
way-replenish = Schicksal auffüllen
wish-spell = ein Zauberspruch
wish-gold = ein Gold
wish-strength = eine Stärke
wish-craft = ein Talent
wish-life = ein Leben
wish-fate = ein Schicksal
open-strength = mit Stärke
open-craft = mit Talent
quest-1 = nimm einem anderen Charakter ein Leben
quest-2 = töte einen Gegner
quest-3 = liefere einen Begleiter ab
quest-4 = liefere einen Magischen Gegenstand ab
quest-5 = liefere 3 Gold ab
quest-6 = liefere 2 Gold ab
roll-move = Bewegung
roll-attack = Angriff
roll-quest = Aufgabe
roll-command = Herrschaftszauber
roll-beguile = Betören
argument-cards = { $cards }
argument-gold = Gold
argument-number = { $number }
argument-enemy = { $enemy } ({ $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 })
argument-space = { $crossing ->
    [middle] { $space }, am Wächter vorbei
    [outer] { $space }, über die Brücke
   *[none] { $space }
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
effect-lose = verliere { $what ->
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
effect-go = komm auf dieses Feld: { $space }
effect-travel = komm auf ein beliebiges anderes Feld der Region
effect-offer = { $way ->
    [ferry] statt deiner nächsten Bewegung darfst du mit der Fähre zum Tempel
   *[journey] statt deiner nächsten Bewegung darfst du auf ein beliebiges Feld der Region
 }
effect-miss = setze einen Zug aus
effect-enslave = du bleibst hier, bis du für die Bewegung 4 oder mehr würfelst
effect-blizzard = alle ziehen nur ein Feld weit, bis zum Ende deines zweiten Zugs nach diesem
effect-if-good = wer gut ist: { $what }
effect-if-neutral = wer neutral ist: { $what }
effect-if-evil = wer böse ist: { $what }
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
 } { $rows }
effect-row = { $low }–{ $high }: { $what }
effect-choose = Wähle: { $ways }
effect-way = { $way } ({ $what })
effect-test = mit { $what ->
    [strength] Stärke
   *[craft] Talent
 } unter { $least }: { $failed }
effect-everybody = { $where ->
    [region] alle in dieser Region
   *[board] alle Charaktere
 }{ $spared ->
    [evil] , die nicht böse sind
    [good] , die nicht gut sind
    [neutral] , die nicht neutral sind
   *[none] {""}
 }: { $what }
effect-wish = { $alignment ->
    [good] der erste gute Besuch hat einen Wunsch frei
    [evil] der erste böse Besuch hat einen Wunsch frei
   *[any] der erste Besuch mit Talent { $craft } oder mehr hat einen Wunsch frei
 }: Zauberspruch, Gold, Stärke, Talent, Leben, Schicksal oder ein anderes Feld der Region
effect-price = { $card } { $price }
effect-market = kaufe für Gold: { $prices }
effect-buy-spell = kaufe einen Zauberspruch für { $price } Gold
effect-alchemy = mache aus Gegenständen je 1 Gold
effect-pay-or-lose = zahle { $price } Gold oder verliere 1 Leben
effect-castle = lass dich heilen, 1 Gold je Leben; Prinz und Prinzessin heilen je 2 Leben umsonst und bringen 3 Gold, wenn du sie hergibst
effect-fight = { $foe } greift an: { $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }
effect-chasm = würfle für dich und für jeden Begleiter: bei 1 oder 2 verlierst du ein Leben, oder der Begleiter stirbt
effect-robbed = all dein Gold kommt auf dieses Feld: { $space }
effect-lose-follower = verliere einen Begleiter
effect-rid = { $card } ist weg
effect-quest = nimm eine Aufgabe des Hexenmeisters an: wer sie erfüllt, erhält einen Talisman
