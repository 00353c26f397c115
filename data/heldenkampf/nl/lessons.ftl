## De lessen van /leren (data/heldenkampf/lessons): de opdracht, waarom een keuze niet goed was, en aan het eind wat wel goed was.
## Hoogstens 120 woorden voor de opdracht en het einde van een les samen.

lesson-aim = Het doel, en een eerste aanval
lesson-aim-1 = Het doel: **meer overwinningspunten** dan de andere kant. Een verslagen vechter is de levenspunten op zijn kaart waard, een gevallen kasteel 10. Jouw Galan heeft kracht 8, de andere kant alleen goblins: kracht 5, gewond, 12 punten waard. *{ move-attack }* met Galan!
lesson-aim-pass = Met passen win je niets, en vier keer passen achter elkaar beëindigt het spel. Punten haal je in gevechten.
lesson-aim-2 = Beide kanten tellen een dobbelsteen bij hun kracht; de laagste som verliest het verschil aan levenspunten. Galan ligt 3 voor; de goblins hebben nog 4 levenspunten. In plaats van je dobbelsteen mag je een 2 tellen: de zekere 2. Een dobbelsteen levert gemiddeld meer op. *{ move-roll-out }*!
lesson-aim-waive = Je nam een 2 in plaats van te gooien: 10 tegen 7 kost ze 3 levenspunten, en één goblin blijft overeind. Gooi als je geluk nodig hebt; neem een 2 als dat niet hoeft.
lesson-aim-done = 12 tegen 7: de goblins verliezen 5 levenspunten en zijn verslagen. **12 punten** voor jou, en Galan rust in de herberg tot je hem weer trekt.

lesson-answer = Wie antwoordt?
lesson-answer-1 = Isolde valt aan: kracht 9, nog 4 levenspunten. Je moet antwoorden met een vechter uit je hand. Wat telt, is het **verschil in kracht**: met 1 punt voorsprong win je de meeste gevechten, met 2 bijna alle. Kies wie antwoordt.
lesson-answer-kerim = Kerim heeft 12 levenspunten, maar 5 kracht minder dan Isolde. Hij verliest er bij elke klap zo’n 5, en zij geen.
lesson-answer-kenan = 8 tegen 9: met één punt achterstand verlies je de meeste gevechten, en bij een gelijke stand verliezen beiden er 1. Je hebt iemand die sterker is.
lesson-answer-2 = De reus ligt voor, 11 tegen 9. Isolde slaat eerst; is haar som lager, dan doet haar eigen klap haarzelf pijn. *{ move-roll-out }*!
lesson-answer-waive = 13 tegen 12 kost haar er maar 1. De dobbelsteen geeft gemiddeld 3½, meer dan een 2. Neem een 2 als een slechte worp meer kost dan een goede oplevert.
lesson-answer-done = 16 tegen 12: Isolde is verslagen door haar eigen aanval. Een held die **door een monster** is gedood, levert geen punten op, maar ze ligt wel uit het spel. `/kansen` toont de kansen van elk gevecht.

lesson-equipment = Uitrusting beslist
lesson-equipment-1 = Runa valt jouw Kenan aan. Beiden hebben kracht 8, maar zij heeft nog maar 4 levenspunten, dus Kenan wint meestal ook zonder uitrusting. Maak het zeker. Een wapen telt met zijn **kracht en zijn bereik**. Zet nu het beste in; tijdens het gevecht kun je het niet omruilen.
lesson-equipment-dagger = Met het schild wint ook de dolk bijna altijd. Maar hij geeft 1; het langzwaard geeft 3, en 1 voor zijn bereik. Elke vechter draagt maar één wapen, dus neem het beste.
lesson-equipment-pass = Bij 8 tegen 8 is elke slag kop of munt, en deze trof Kenan. Wapens zijn er om te gebruiken: na een gevecht zijn ze weg, maar een hand vol wapens redt geen vechter.
lesson-equipment-2 = Alleen de **verdediger** mag ook een schild en een harnas inzetten. Ze helpen telkens als Kenan wordt geraakt.
lesson-equipment-bare = Zonder het schild zou Runa de volgende slag met 1 levenspunt overleven. Eén enkel punt beslist gevechten.
lesson-equipment-3 = Runa slaat eerst, met 8. Daartegenover staan de 8 van Kenan, de 4 van het zwaard en de 1 van het schild, samen 13. *{ move-roll-out }*!
lesson-equipment-waive = 15 tegen 12 kost haar er 3, en Runa heeft 4 levenspunten.
lesson-equipment-done = 16 tegen 12: Runa verliest er 4 en valt. 8 punten voor jou. Daarna is uitrusting weg. **Trek er veel**; helden trek je gratis.

lesson-monster = Monsters, en wanneer je ophoudt
lesson-monster-1 = Een hydra met kracht 10 valt aan. Alleen een held kan het tegen een monster opnemen, en die van jou is Kerim met kracht 4 en 12 levenspunten. Winnen kan hij niet; haal hem er levend uit. Eerst komt de klap van de hydra: *{ move-roll-out }*!
lesson-monster-waive = Een 2 nemen kost hier 6 levenspunten. Lig je achter, dan verzacht alleen een goede worp de klap.
lesson-monster-2 = Hij verloor maar 3 levenspunten. Na elke klap mag een held een gevecht tegen een monster **afbreken**, zonder te vragen. Doe het voor het te laat is.
lesson-monster-roll = Kerim ligt bij elke klap 6 achter: deze kost er 5, de volgende doodt hem.
lesson-monster-two = 6 tegen 13 kost er 7. Nog zo’n klap, en Kerim is dood.
lesson-monster-done = Kerim is in de herberg, gewond maar in leven: voedsel geneest hem als je hem weer trekt. De hydra wordt afgelegd en houdt haar wonden. Een held die door een monster is gedood, is voorgoed weg.

lesson-turn = Een beurt, en het kasteel
lesson-turn-1 = Een beurt begint met een kaart: je **trekt** een held, een monster of uitrusting. Je hebt alleen Kerim, zwak en gewond. Trek een held.
lesson-turn-gear = Uitrusting helpt een vechter, maar Kerim is te zwak om er veel mee te doen. Trek een held.
lesson-turn-2 = Dan doe je één ding: aanvallen, of een held op **voedsel** uitsturen in het bos of op de markt. Heb je geen antwoord en geen pauzekaart, dan komt een held van je stapel. Die van hen is leeg, dus een klap treft het **kasteel**. *{ move-attack }* met Galan!
lesson-turn-forage = Voedsel geneest helden, en voedsel zoeken is goed als geen aanval dat is. Maar nu staat het kasteel open.
lesson-turn-kerim = Kracht 4 is minder dan de 6 van het kasteel: de klap van Kerim doet maar 1 schade. Je hebt iemand die sterker is.
lesson-turn-pass = Het kasteel stond open, en je liet het staan.
lesson-turn-3 = Het kasteel heeft kracht 6, gooit geen dobbelsteen en heeft nog 4 levenspunten. 8 en de zekere 2 is 10: precies genoeg.
lesson-turn-roll = Een 1: 9 tegen 6 laat het 1 levenspunt. Is de zekere 2 genoeg, neem die dan.
lesson-turn-done = Een gevallen kasteel levert 10 punten op en beëindigt het spel. **De meeste punten winnen**, dus sta voor bij je laatste klap.

# Waarom de computer een zet deed, voor wie leert
explain-draw-heroes = Zonder helden kan niemand het tegen een monster opnemen.
explain-draw-monsters = Monsters vallen goed aan en houden helden bezig.
explain-draw-equipment = Uitrusting beslist gelijke gevechten.
explain-draw-call = Zonder held in de hand mag ik gratis een roepen (er { $count ->
    [one] is er nog 1
   *[other] zijn er nog { $count }
 }), dus kan ik iets anders trekken.
explain-attack-strong = Kracht { $strength } is meer dan de meeste vechters hebben, dus { FORM($fighter, "the") } kan het erop wagen.
explain-attack-dare = Kracht { $strength } is niet veel voor { FORM($fighter, "the") }, maar met wachten haal je geen punten.
explain-attack-ahead = Met { $points } tegen { $other } punten sta ik voor, dus { FORM($fighter, "the") } kan het erop wagen.
explain-attack-behind = De stand is { $points } tegen { $other } punten, en wie wacht, verliest: { FORM($fighter, "the") } moet iets terugwinnen.
explain-attack-monster = Geen held van mij loopt gevaar: { FORM($fighter, "the") } krijgt voor winst geen punten, maar kan een held van hen verzwakken of doden; zij krijgen alleen punten als het valt.
explain-attack-castle = Aan de andere kant mag niemand { FORM($fighter, "the") } beantwoorden, dus de klap treft het kasteel.
explain-answer = { $lead ->
    [ahead] { $own } tegen { $other } vóór dobbelstenen en uitrusting: { $card } is sterker.
    [even] { $own } tegen { $other } vóór de dobbelstenen: { $card } is even sterk, dus uitrusting en dobbelstenen beslissen.
   *[behind] { $own } tegen { $other } vóór de dobbelstenen: { $card } is zwakker, maar iemand moet antwoorden.
 }
explain-answer-armed = Met mijn beste uitrusting heeft { $card } vóór de dobbelstenen { $sums }.
explain-add = Met { FORM($card, "the") } heeft mijn kant vóór de dobbelstenen { $sums }.
explain-keep = Vóór de dobbelstenen heb ik { $sums }: { $lead ->
    [ahead] dat is voor nu genoeg, dus ik zet niets in.
   *[behind] dit gevecht is zo goed als verloren, en de uitrusting zou dat ook zijn.
 }
explain-pass = Geen aanval zag er beter uit dan wachten.
explain-pass-ahead = Ik sta op punten voor met { $points } tegen { $other }, dus de andere kant moet komen.
explain-wait = De andere kant heeft { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } en ziet eerst de aanvaller voordat ze kiest wie waarmee antwoordt{ $after ->
    [forage] ; ik wapen me eerst
   *[pass] { "" }
 }.
explain-forage = Er is niemand die een aanval waard is, dus ik zoek voedsel en uitrusting.
explain-forage-ahead = Ik sta op punten voor met { $points } tegen { $other }, en eten zoeken waagt minder dan een aanval.
explain-eat = Aan een gewonde held heb je weinig.
explain-call = Zonder held kan ik niemand sturen.
explain-call-behind = De stand is { $points } tegen { $other } punten: iemand moet iets terugwinnen, en een held kost niets.
explain-break-off = Tot het einde gedobbeld win ik dit gevecht maar met { $percent }% kans{ $cost ->
    [0] , dus liever er levend uit
    [one] : afbreken redt tot 1 punt
   *[other] : afbreken redt tot { $cost } punten
 }.
explain-fight-on = Tot het einde gedobbeld win ik dit gevecht met { $percent }% kans{ $gain ->
    [0] { "" }
    [one] , voor 1 punt
   *[other] , voor { $gain } punten
 }.
explain-roll-on = Tot het einde gedobbeld win ik dit gevecht met maar { $percent }% kans, { $stop ->
    [first] maar vóór de eerste slag kan niemand afbreken.
    [never] maar alleen een held kan afbreken.
    [together] maar voor afbreken moet ook de andere kant instemmen.
   *[alone] { $gain ->
        [0] maar wie afbreekt, wint niets.
        [one] voor 1 punt; afbreken levert niets op.
       *[other] voor { $gain } punten; afbreken levert niets op.
    }
 }
explain-castle = { $how ->
    [waive] De veilige 2 kost het kasteel { $life ->
        [one] zijn laatste levenspunt
       *[other] zijn laatste { $life } levenspunten
    }, een lage worp niet.
   *[roll] { $spread ->
        [0] Een worp kost het kasteel { $most } van { $life } levenspunten, de veilige 2 kost { $safe }.
       *[other] Een worp kost het kasteel { $least } tot { $most } van { $life } levenspunten, de veilige 2 kost { $safe }: dobbelen is gemiddeld beter.
    }
 }
explain-add-castle = Tegen het kasteel telt { FORM($card, "the") } voor { SIGNED($points) }.
explain-waive = Met de zekere 2 kan { FORM($fighter, "the") } in deze slag niet vallen; een lage worp kan het einde zijn.
explain-pause = Met de pauzekaart is er geen gevecht, dus valt er niemand; ik kan haar één keer per spel spelen.
explain-pause-saves = Mijn beste antwoord, { FORM($fighter, "the") }, zou met { $percent }% kans winnen{ $cost ->
    [0] { "" }
    [one] , en verlies geeft de andere kant 1 punt
   *[other] , en verlies geeft de andere kant { $cost } punten
 }. Met de pauzekaart valt er niemand.
