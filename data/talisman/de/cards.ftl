## Was auf Karten, Charakteren und Feldern steht.

card-character = Stärke { $strength } · Talent { $craft } · Leben { $lives } · Schicksal { $fate } · { $alignment ->
    [good] gut
    [evil] böse
   *[neutral] neutral
 }
card-start = Beginnt hier: { $space }{ $spells ->
    [0] {""}
    [one] {" "}· 1 Zauberspruch
   *[other] {" "}· { $spells } Zaubersprüche
 }
card-line = { $line }
card-enemy = { $type ->
    [animal] Gegner · Tier
    [monster] Gegner · Monster
    [dragon] Gegner · Drache
   *[spirit] Gegner · Geist
 } · { $attribute ->
    [craft] Talent { $value }
   *[strength] Stärke { $value }
 }
card-bribe = Für { $price } Gold greift diese Karte dich diesmal nicht an.
card-event = Ereignis
card-stranger = Fremder
card-place = Ort
card-follower = Begleiter
card-object = Gegenstand
card-magic-object = Magischer Gegenstand
card-spell = Zauberspruch
card-placed = Wird die Karte gezogen, entscheidet ein Würfel, wohin sie kommt, von 1 bis 6: { $spaces }
card-copies = { $deck ->
    [0] { $stock } neben dem Spielplan
   *[other] { $stock ->
        [0] { $deck } im Abenteuerstapel
       *[other] { $deck } im Abenteuerstapel, { $stock } neben dem Spielplan
     }
 }
card-spell-copies = { $count } im Zauberstapel
card-points = Darauf liegen { $amount } { $what ->
    [strength] Stärke
    [craft] Talent
   *[life] Leben
 }; jeder Besuch bringt 1 davon.
card-bonus = +{ $amount } { $what ->
    [craft] Talent
   *[strength] Stärke
 }
card-weapon = Waffe: +{ $amount } Stärke im Kampf
card-against = { $type ->
    [animal] Gegen ein Tier
    [monster] Gegen ein Monster
    [dragon] Gegen einen Drachen
   *[spirit] Gegen einen Geist
 }: stattdessen +{ $amount }
card-armour = { $least ->
    [6] Rüstung: Wer im Kampf ein Leben verliert, darf würfeln; bei einer 6 bleibt es erhalten.
   *[other] Rüstung: Wer im Kampf ein Leben verliert, darf würfeln; ab { $least } bleibt es erhalten.
 }
card-drink = Einmal zu trinken: +{ $amount } Stärke bis zum Ende des Zugs.
card-gold = Wird beim Aufnehmen sofort zu { $amount } Gold.
card-banned = Nicht für { $alignment ->
    [good] gute
    [evil] böse
   *[neutral] neutrale
 } Charaktere
card-must = Muss mitgenommen werden.
card-follower-price = Kostet { $price } Gold.
card-room = { $count ->
    [one] Du kannst 1 Gegenstand mehr tragen.
   *[other] Du kannst { $count } Gegenstände mehr tragen.
 }
card-space = { $region ->
    [outer] Äußere Region
    [middle] Mittlere Region
    [inner] Innere Region
   *[crown] In der Mitte des Spielplans
 }
card-draw = { $count ->
    [one] Zieh 1 Karte, wenn hier keine liegt.
   *[other] Zieh Karten, bis { $count } hier liegen.
 }
abilities = { $first } { $more }
knows-no-roll = Du musst { FORM($spaces, "at") } nicht würfeln.
knows-evade = Du darfst { FORM($spaces, "at") } ausweichen.
knows-portal = Du würfelst am Portal der Macht mit Talent einen Würfel weniger.
knows-mines = Du würfelst in den Minen mit zwei Würfeln.

## Fähigkeiten
ability-alchemy = Macht Gegenstände zu je 1 Gold.
ability-alone = Vertreibt alle anderen Begleiter, und solange der Fluch währt, kommt keiner dazu. Nur die Mystikerin löst ihn.
ability-assassinate = Wenn du angreifst, würfelt das Opfer nicht; einem so besiegten Charakter nimmst du ein Leben. Nicht auf der Krone der Herrschaft.
ability-beast-friend = Tiere und Drachen greifen dich nicht an.
ability-beguile = Statt mit einem Charakter zu kämpfen, darfst du ihn betören: Mit einer 6 (neutral ab 5, böse ab 4) bekommst du 1 Gold oder einen Gegenstand.
ability-builds-rafts = In Wäldern und im Tiefen Wald darfst du statt der Bewegung ein Floß bauen.
ability-cave-bonus = In der Höhle darfst du zum Wurf 1 dazuzählen.
ability-charm = Du darfst ein Tier bezaubern: Würfelst du mehr als seine Stärke, folgt es dir, und eines je Kampf gibt seine Stärke dazu.
ability-craft-in-battle = Im Kampf zählst du dein aufgedrucktes Talent zur Stärke dazu.
ability-desert-proof = In der Wüste geht kein Leben verloren.
ability-destroy-spirits = Du darfst Geister ohne Kampf vernichten; Trophäen werden sie dann nicht.
ability-drain = Ein Leben, das du im Psychischen Kampf nimmst, bekommst du dazu.
ability-free-alignment = Einmal je Zug darfst du in einem beliebigen Moment deine Gesinnung ändern.
ability-free-purchase = Auf dem Markt, am Markttag und im Dorf bekommst du eine Kaufkarte umsonst.
ability-hired = Im Kampf: Für 1 Gold +3 Stärke bis zum Ende des Zugs.
ability-holy = In der Kapelle und auf dem Friedhof geht kein Leben verloren.
ability-last-spell = Nach deinem letzten Zauberspruch ziehst du einen neuen, wenn dein Talent es erlaubt.
ability-life-drinker = Ein Kampf, den du damit gewinnst, bringt ein Leben.
ability-maze-immune = Du verläufst dich nicht im Irrgarten.
ability-no-armour = Du benutzt keine Rüstung.
ability-no-weapon = Du benutzt keine Waffe.
ability-pray = Wenn du betest, darfst du zum Wurf 1 dazuzählen.
ability-psychic = Du darfst Charaktere im Psychischen Kampf angreifen.
ability-raft = Setzt am Beginn deines nächsten Zugs über den Sturmfluss; danach ist es weg.
ability-raise = Ein im Kampf getöteter Gegner darf dir folgen, statt Trophäe zu werden, und gibt in einem Kampf seine Stärke dazu.
ability-regenerate = Mit einer 6 beim Bewegungswurf darfst du 1 Leben heilen, statt zu gehen.
ability-replace-card = Von den Abenteuerkarten, die du ziehst, darfst du eine ersetzen.
ability-rescue = Einem Charakter, bei dem du landest, darfst du Holde Maid und Prinzessin wegnehmen.
ability-rob = Einem Charakter, bei dem du landest, darfst du 1 Gold oder einen Gegenstand wegnehmen.
ability-royal = Heilt in der Burg 2 Leben und darf danach dort gegen 3 Gold getauscht werden.
ability-see-spells = Du siehst die Zaubersprüche aller anderen.
ability-slows = Du gehst nur ein Feld weit. Ist weg, sobald du mit Brücke, Floß oder Fähre über den Sturmfluss kommst.
ability-spell-proof = Du wirkst keine Zaubersprüche, und nur der Herrschaftszauber wirkt auf dich.
ability-spirit-spell = Für jeden Geist, den du vernichtest, ziehst du einen Zauberspruch.
ability-take-follower = Einem Charakter, bei dem du landest, darfst du einen Begleiter wegnehmen, nur nicht Holde Maid, Einhorn oder Prinzessin.
ability-talisman = Öffnet den Weg durch das Feuertal zur Krone der Herrschaft.
ability-two-dice = Im Kampf wirfst du zwei Würfel, und der höhere zählt.
ability-two-weapons = Du darfst zwei Waffen zugleich benutzen.
ability-woods-spells = Wann immer du in Wäldern landest, füllst du deine Zaubersprüche auf.
ability-woods-walk = Stehst du in Wäldern, darfst du in andere Wälder der Region gehen, statt zu würfeln.

## Zaubersprüche
spell-acquisition = Am Beginn deines Zugs: Nimm einem Charakter 1 Gold oder einen Gegenstand weg.
spell-alchemy = Am Beginn deines Zugs: Mach beliebig viele deiner Gegenstände zu je 1 Gold.
spell-counterspell = Als Antwort auf einen Zauberspruch: Er wirkt nicht.
spell-destroy-magic = Am Beginn oder Ende deines Zugs: Bis zu deinem nächsten Zug zaubert niemand und benutzt niemand Magische Gegenstände.
spell-destruction = Am Beginn deines Zugs oder nach deiner Bewegung: Entferne eine Karte, die auf einem Feld liegt.
spell-divination = Am Beginn deines Zugs: Sieh dir die obersten 5 Abenteuerkarten an.
spell-healing = Jederzeit: Ein Charakter wird bis zu seinem Anfangswert geheilt.
spell-hex = Am Beginn deines Zugs: Wer auf einem Feld deiner Wahl landet, verliert ein Leben, bis zu deinem dritten Zug von jetzt an.
spell-immobility = Am Beginn eines beliebigen Zugs: Wer am Zug ist, kann darin nichts tun. Oder in deinem Kampf: Du weichst einer Kreatur aus.
spell-invisibility = Vor einem Kampf: Weich bis zum Ende des Zugs aus, wem du willst, nur nicht in der Inneren Region.
spell-mesmerism = Am Beginn deines Zugs: Nimm einem Charakter einen Begleiter weg.
spell-nullify = Jederzeit: Ein Charakter wirft alle Zaubersprüche ab.
spell-preservation = Im Augenblick des Verlusts: Ein Leben, ein Begleiter oder ein Gegner geht nicht verloren.
spell-psionic-blast = Vor den Würfen eines Kampfs: Dein aufgedrucktes Talent zählt zur Stärke dazu.
spell-random = Jederzeit: Ein Charakter würfelt. 1: Kröte; 2: kein Stärkepunkt bleibt; 3: kein Talentpunkt bleibt; 4: kein Gold bleibt; 5: +1 Stärke; 6: +1 Leben.
spell-teleport = Statt des Bewegungswurfs: Geh auf ein beliebiges anderes Feld der Region, nur nicht in der Inneren Region.
spell-temporal-warp = Am Beginn deines Zugs: Du hast danach noch zwei weitere Züge.

## Felder, auf denen mehr geschieht
space-sentinel = Wer über die Brücke in die Mittlere Region will, kämpft erst gegen den Wächter: Stärke 9. Zurück ist der Weg frei.
space-portal = Wer in die Innere Region will, würfelt mit zwei Würfeln auf Stärke oder Talent: Ist der Wurf nicht höher, öffnet sich das Portal; sonst verliert man einen Punkt davon und bleibt stehen.
space-cursed-glade = Hier geben Gegenstände weder Stärke noch Talent, kein Magischer Gegenstand wirkt, und du zauberst nicht.
space-runes = Kreaturen, gegen die hier gekämpft wird, zählen zu ihrem Angriffswurf 2 dazu.
space-plain-of-peril = Von hier an gehst du je Zug ein Feld weit, ohne zu würfeln.
space-mines = Drei Würfel minus Talent. 0 oder weniger: Du bleibst hier; 1: Todesebene; 2–3: Portal der Macht; 4–5: Höhle des Hexenmeisters; mehr: Taverne.
space-crypt = Drei Würfel minus Stärke. 0 oder weniger: Du bleibst hier; 1: Todesebene; 2–3: Portal der Macht; 4–5: Höhle des Hexenmeisters; mehr: Stadt.
space-vampires-tower = Würfle. 1–2: Du verlierst 1 Leben; 3–4: 2 Leben; 5–6: 3 Leben. Jeder Begleiter, den du hergibst, rettet eines.
space-pits = Ein Würfel entscheidet, wie viele Teufel angreifen, einer nach dem anderen, jeder mit Stärke 4.
space-valley-of-fire = Nur mit einem Talisman. Von hier führt ein Schritt zur Krone der Herrschaft.
space-werewolf-den = Ein Werwolf greift an; zwei Würfel entscheiden, wie stark er ist. Weiter geht es, wenn du ihn besiegt hast.
space-death = Zwei Würfel gegen die zwei des Todes. Höher: Du darfst weiter; gleich: im nächsten Zug noch einmal; niedriger: Du verlierst ein Leben, und im nächsten Zug noch einmal.
space-crown = Wer hier allein ist, wirkt in jedem Zug den Herrschaftszauber: Ab einer 4 verlieren alle anderen ein Leben. Wer als Letztes übrig ist, gewinnt.

## Kreaturen ohne Karte
creature-farmer = Greift in der Taverne an: Stärke 3
creature-brigand = Greift im Tiefen Wald an: Stärke 4
creature-crag-spirit = Greift in den Felsen an: Talent 4
creature-cave-dragon = Greift in der Höhle an: Stärke 7
creature-cave-goblin = Greift in der Höhle an: Stärke 2
creature-werewolf = Greift im Werwolfsbau an; zwei Würfel entscheiden, wie stark er ist
creature-pitfiend = Greift im Höllenschlund an: Stärke 4
