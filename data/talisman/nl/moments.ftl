## Momenten: iedereen naar spreuken vragen, ontwijken, gezindheid, stilhouden bij aankomst

ask-orders = Je kunt je vaste opdrachten voor Behoud, Tegenspreuk en Onzichtbaarheid veranderen.
move-no-spell = Deze beurt geen spreuk
move-order = Vaste opdrachten voor spreuken
order-always = altijd als er iets van mij op het spel staat
order-last-life = als mijn laatste leven op het spel staat
order-never = nooit
order-ask = vraag het me elke keer
event-order = { $order ->
    [always] Je spreekt { $spell } voortaan uit als er iets van jou op het spel staat.
    [last-life] Je spreekt { $spell } voortaan uit als je laatste leven op het spel staat.
    [never] Je spreekt { $spell } niet op vaste opdracht uit.
   *[ask] Je wordt elke keer naar { $spell } gevraagd, ook als je die spreuk niet hebt, zodat niemand kan merken of je haar hebt.
 }
event-order-stands = Vaste opdracht voor { $spell }: { $order ->
    [always] uitspreken als er iets van jou op het spel staat
    [last-life] uitspreken als je laatste leven op het spel staat
    [never] nooit uitspreken
   *[ask] het je elke keer vragen
 }. Je kunt dat veranderen onder „{ move-order }”.
waiting-spells = Spreuken
move-halt = Bij aankomst stoppen, voor het verkennen
move-all-dice = Eén dobbelsteen meer gooien dan nodig
move-stay = Hier blijven
move-align = Gezindheid veranderen
move-sell = Goud ervan maken
align-good = Goed
align-neutral = Neutraal
align-evil = Kwaad
align-stay = { $alignment ->
    [good] Goed
    [evil] Kwaad
   *[neutral] Neutraal
 } blijven
effect-gift = de dief neemt gratis een winkelkaart naar keuze
ask-poll = { $phase ->
    [begin] { FEATURE($player, "person") ->
        [second] Je beurt begint.
       *[other] De beurt van { FORM($player, "object") } begint.
     }
    [land] { FEATURE($player, "person") ->
        [second] Je bent aangekomen.
       *[other] { FORM($player, "the-first") } is aangekomen.
     }
    [attack] Er wordt zo om de aanval gegooid.
    [end] { FEATURE($player, "person") ->
        [second] Je beurt eindigt.
       *[other] De beurt van { FORM($player, "object") } eindigt.
     }
   *[other] De volgende ontmoeting komt eraan.
 } Spreek je een spreuk uit?
ask-dodge = { FORM($player, "the-first") } wil je iets afpakken. Ontwijk je?
ask-alignment = { $cause } ({ $what }): verander je eerst je gezindheid?
alignment-choice = kies wat je hier doet
alignment-wish = { $alignment ->
    [good] het eerste goede personage mag een wens doen
   *[evil] het eerste kwade personage mag een wens doen
 }
alignment-beguile = lukt bij goed vanaf { $good }, bij neutraal vanaf { $neutral }, bij kwaad vanaf { $evil }
ask-gift = Welke winkelkaart neem je gratis?
ask-halt = Je bent aangekomen: { $space }. Doe je eerst nog iets?
ask-end = Je beurt eindigt. Doe je eerst nog iets?
ask-preserve = Behoud: red je { FORM($what, "the") } van de dood?
aim = {" "}over { FEATURE($target, "person") ->
    [second] jou
   *[other] { FORM($target, "the") }
 }
event-casts-ordered = { FEATURE($player, "person") ->
    [second] Je spreekt
   *[other] { FORM($player, "the-first") } spreekt
 } op vaste opdracht { $spell }{ $aim } uit.
event-preserved-foe = Behoud redt { FORM($foe, "the") }, en niemand wint.
event-preserved-card = Behoud redt { FORM($card, "the") }.
event-commands = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-commands.and }.
    .and = spreekt de heersersspreuk over alle anderen uit
event-counted = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } in dit avontuur { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } behaald.
reaction-spell = spreuken die iemand uitspreekt
reaction-loss = levens, volgelingen en vijanden die verloren dreigen te gaan
reaction-moment = momenten waarop spreuken mogen
reaction-theft = anderen die je zonder gevecht iets afpakken
