## Momente: Zaubersprüche, nach denen alle gefragt werden, Ausweichen, Gesinnung, Anhalten bei der Ankunft

ask-orders = Du kannst deine Daueranweisungen für Bewahrung, Gegenzauber und Unsichtbarkeit ändern.
move-no-spell = In diesem Zug kein Zauber
move-order = Daueranweisungen für Zauber
order-always = immer, wenn es um mich geht
order-last-life = wenn es um meinen letzten Lebenspunkt geht
order-never = nie
order-ask = frag mich jedes Mal
event-order = { $order ->
    [always] Du wirkst { $spell } von jetzt an immer, wenn es um dich geht.
    [last-life] Du wirkst { $spell } von jetzt an, wenn es um deinen letzten Lebenspunkt geht.
    [never] Du wirkst { $spell } nicht auf Anweisung.
   *[ask] Du wirst jedes Mal nach { $spell } gefragt, auch ohne den Zauberspruch, damit niemand erkennt, ob du ihn hast.
 }
event-order-stands = Daueranweisung für { $spell }: { $order ->
    [always] immer wirken, wenn es um dich geht
    [last-life] wirken, wenn es um deinen letzten Lebenspunkt geht
    [never] nie wirken
   *[ask] dich jedes Mal fragen
 }. Ändern kannst du sie unter „{ move-order }“.
waiting-spells = Zaubersprüche
move-halt = Bei der Ankunft anhalten, vor dem Erkunden
move-all-dice = Einen Würfel mehr werfen als nötig
move-stay = Hier bleiben
move-align = Gesinnung wechseln
move-sell = Zu Gold machen
align-good = gut
align-neutral = neutral
align-evil = böse
align-stay = { $alignment ->
    [good] Gut
    [evil] Böse
   *[neutral] Neutral
 } bleiben
effect-gift = der Dieb nimmt sich eine beliebige Kaufkarte umsonst
ask-poll = { $phase ->
    [begin] Ein Zug beginnt: { FORM($player, "the") }.
    [land] Angekommen: { FORM($player, "the") }.
    [attack] Gleich fallen die Würfel.
    [end] Ein Zug endet: { FORM($player, "the") }.
   *[other] Gleich kommt die nächste Begegnung.
 } Wirkst du einen Zauberspruch?
ask-dodge = { FORM($player, "the-first") } will dir etwas nehmen. Weichst du aus?
ask-alignment = { $cause } ({ $what }): Wechselst du vorher die Gesinnung?
alignment-choice = wähle, was du hier tust
alignment-wish = { $alignment ->
    [good] der erste gute Charakter hat einen Wunsch frei
   *[evil] der erste böse Charakter hat einen Wunsch frei
 }
alignment-beguile = gelingt bei Guten ab { $good }, bei Neutralen ab { $neutral }, bei Bösen ab { $evil }
ask-gift = Welche Kaufkarte nimmst du dir umsonst?
ask-halt = Du bist angekommen: { $space }. Willst du vor dem Erkunden noch etwas tun?
ask-end = Dein Zug endet. Willst du vorher noch etwas tun?
ask-preserve = Rettest du { FORM($what, "the-accusative") } mit Bewahrung?
aim = {" "}auf { FEATURE($target, "person") ->
    [second] dich
   *[other] { FORM($target, "the-accusative") }
 }
event-casts-ordered = { FEATURE($player, "person") ->
    [second] Du wirkst
   *[other] { FORM($player, "the-first") } wirkt
 } { $spell }{ $aim } per Daueranweisung.
event-preserved-foe = Bewahrung rettet { FORM($foe, "the-accusative") }, und niemand gewinnt.
event-preserved-card = Bewahrung rettet { FORM($card, "the-accusative") }.
event-commands = { FEATURE($player, "person") ->
    [second] Du
   *[other] { FORM($player, "the-first") }
 } { event-commands.and }.
    .and = { FEATURE($player, "person") ->
        [second] wirkst
       *[other] wirkt
     } den Herrschaftszauber auf alle anderen
event-counted = { FEATURE($player, "person") ->
    [second] Du hast
   *[other] { FORM($player, "the-first") } hat
 } in diesem Abenteuer { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } errungen.
reaction-spell = Zaubersprüche, die gewirkt werden
reaction-loss = Leben, Begleiter und Gegner, die verloren gingen
reaction-moment = Momente, in denen gezaubert werden darf
reaction-theft = andere, die dir ohne Kampf etwas nehmen
