## Het volgende doel, voor mensen die het spel nog niet kennen

guidance-stage = Etappe { $stage } van 4 naar de Kroon ({ $stage ->
    [one] over de rivier
    [2] een talisman
    [3] door de poort
   *[other] de laatste stappen
 }). { $goal }{ $last ->
    [0] {""}
   *[other] { $crown ->
        [yes] {" "}Wie het eerst op de Kroon is, wint; anders tellen na ronde { $last }
       *[no] {" "}Na ronde { $last } tellen
    } de punten: 1 voor elke gewonnen kracht, wijsheid, goud en kaart{ $start ->
        [yes] , ook die van het begin
       *[no] {""}
    }.
 }
guidance-points = { $left ->
    [one] Laatste ronde, daarna
   *[other] Nog { $left } rondes, daarna
 } tellen de punten: { $standing ->
    [ahead] jij leidt met { $score }, voor { FORM($rivals, "object") } met { $best }
    [level] jij leidt met { $score }, samen met { FORM($rivals, "object") }
   *[behind] jij hebt { $score }, de leiding is voor { FORM($rivals, "object") } met { $best }
 }. Wat je erbij krijgt, levert elk 1 punt op: kracht, wijsheid, goud, voorwerpen, volgelingen en spreuken.
guidance-crown = Je staat op de Kroon van de Heerser{ $others ->
    [0] {""}
   *[other] : spreek de heersersspreuk uit tot er geen ander personage meer over is
 }.
guidance-inner = Verder naar de Kroon van de Heerser: eerst { FORM($space, "to") }, dan de rest van de { $side ->
    [craft] wijsheidskant
   *[strength] krachtkant
 }.
guidance-inner-on = Ga verder, elke beurt één vak: langs de beproevingen naar de vuurvallei, dan naar de Kroon van de Heerser.
guidance-inner-without = Zonder talisman kom je de vuurvallei niet in: keer om.
guidance-heal = { $lives ->
    [one] Dit is je laatste leven: laat je eerst genezen
   *[other] Je hebt nog maar { $lives } levens: laat je eerst genezen
 }{ $where ->
    [chapel] , gratis in de kapel
    [village] , bij de genezeres in het dorp
    [castle] , in het kasteel
   *[none] {""}
 }.
guidance-quest = Je opdracht voor een talisman is om { FORM($quest, "to") }.
guidance-quest-at = Je opdracht is om { FORM($quest, "to") }: { $percent ->
    [0] haal { FORM($what, "the") } { FORM($space, "at") }
   *[other] versla { FORM($what, "the") } { FORM($space, "at") } ({ $percent }%)
 }{ $steps ->
    [0] {""}
    [-1] , aan de overkant van de rivier
    [one] , 1 vak verderop
   *[other] , { $steps } vakken verderop
 }.
guidance-portal = Je hebt een talisman: nu naar de poort der macht ({ $percent }% met { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 }).
guidance-portal-later = Je hebt een talisman, maar voor wat er achter de poort der macht ligt, heb je nog { $missing } { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } nodig: verzamel eerst trofeeën en kaarten in het middengebied.
guidance-talisman = Je hebt een talisman nodig: ga { FORM($space, "to") } en neem een opdracht aan.
guidance-river = { $talisman ->
    [yes] Je hebt een talisman
   *[no] Je bent sterk genoeg voor het middengebied
 }: ga over de brug en { $way ->
    [spell] kom met een spreuk langs de wachter.
   *[fight] vecht met de wachter (kracht { $strength }: je wint met { $percent }%).
 }
guidance-bridge = Ga nu over de brug: { $way ->
    [evade] je kunt de wachter ontwijken.
    [spell] een spreuk brengt je langs de wachter.
   *[fight] je wint van de wachter (kracht { $strength }) met { $percent }%.
 }
guidance-bridge-later = Ga binnenkort over de brug (de wachter heeft kracht { $strength }); nu is een ander vak meer waard.
guidance-river-weak = { $way ->
    [raft] Bouw een vlot in een bos
    [axe] Koop een bijl in het dorp ({ $price } goud) en bouw dan een vlot in een bos
    [ferry] Neem nu de veerboot naar de tempel
    [afloat] Steek nu over met je vlot
    [gold] Bouw een vlot: verzamel { $price } goud, koop een bijl in het dorp en ga ermee naar een bos. Of gooi in de taverne een 6 voor de veerboot
   *[tavern] Win nog { $missing } kracht en vecht dan op de brug met de wachter (kracht { $strength })
 }.
guidance-grow = Word eerst sterker, want voor het middengebied kom je nog { $strength } kracht of { $craft } wijsheid tekort. { $attribute ->
    [craft] Dood geesten
   *[strength] Dood dieren, monsters of draken
 }; nog { $points ->
    [one] 1 punt aan trofeeën levert
   *[other] { $points } punten aan trofeeën leveren
 } je 1 { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } op.
guidance-talisman-lies = Er ligt een talisman { FORM($space, "at") }: haal hem op.
guidance-talisman-taken = De heksenmeester heeft geen talisman meer: { $count ->
    [0] wacht tot er een op het bord ligt
   *[other] neem er een af van { FORM($owners, "object") }
 }.
guidance-arrival = { $guidance } ✨ Wil je na het lopen een spreuk gebruiken ({ $spells }), kies dan vóór het gaan *{ panel-else }* › *{ move-halt }*.

## Wat er voor iemand veranderd is

vital-character = 💀 dood, een nieuw personage
vital-talismans = talismans { $before } → { $now }
vital-strength = kracht { $before } → { $now }
vital-craft = wijsheid { $before } → { $now }
vital-lives = levens { $before } → { $now }
vital-gold = goud { $before } → { $now }
vital-fate = lot { $before } → { $now }

## Redenen van een tip, die alleen de lezer ziet: wat een zet oplevert en hoe hij het volgende doel dient

hint-and-aim = { $why } { $aim }
aim-space = { $way ->
    [there] Dat is je doel.
    [nearest] Van daar is het { $steps ->
        [one] 1 vak
       *[other] { $steps } vakken
    } naar je doel ({ $space }).
    [aside] Een andere weg komt dichter bij je doel ({ $space }), maar dit vak levert nu meer op.
    [across] Je doel ({ $space }) ligt in een ander gebied.
   *[away] { $steps ->
        [0] Je bent bij je doel.
        [one] Naar je doel ({ $space }) is het 1 vak.
       *[other] Naar je doel ({ $space }) is het { $steps } vakken.
    }
 }
aim-points = { $left ->
    [one] Dit is de laatste ronde
   *[other] Er zijn nog { $left } rondes
 }, en alle kracht, wijsheid, goud en kaarten die je wint, tellen elk voor 1 punt.
aim-gold = Een bijl voor een vlot kost { $price } goud, en je hebt { $gold }.
aim-sentinel = Voor de wachter (kracht { $strength }) heb je nog { $missing } kracht nodig.
aim-grow = Voor het middengebied heb je nog { $strength } kracht of { $craft } wijsheid nodig.
aim-portal-later = Voor wat er achter de poort der macht ligt, heb je nog { $missing } { $attribute ->
    [craft] wijsheid
   *[strength] kracht
 } nodig.
aim-quest = Je opdracht is om { FORM($quest, "to") }.
hint-wish = { $attribute ->
    [craft] Wijsheid telt in een psychisch gevecht en voor spreuken
   *[strength] Kracht telt in elk gevecht
 }, de hele partij lang.
hint-take = { $room ->
    [yes] Je draagt { $held } van hoogstens { $most } voorwerpen, dus er is plaats voor.
   *[no] Je draagt al { $most } voorwerpen, meer gaat niet, en dit is meer waard dan een daarvan.
 }
hint-amount = Levens en lot zijn de prijs waard; { $left ->
    [0] daarna heb je geen goud meer.
   *[other] daarna heb je nog { $left } goud.
 }
hint-take-follower = Een volgeling neemt geen plaats in tussen je voorwerpen.
hint-take-gold = Met goud koop je uitrusting en genezing; je hebt { $gold }.
hint-drop = Je draagt { $held } van hoogstens { $most } voorwerpen, en dit kun je het best missen.
hint-keep = De worp is goed genoeg, en je lot ({ $fate }) is later meer waard.
hint-fate = Een nieuwe worp is waarschijnlijk beter; { $fate ->
    [0] daarna heb je geen lot meer.
   *[other] daarna heb je nog { $fate } lot.
 }
hint-cast = Je hebt { $held } van hoogstens { $most } spreuken, en wie er een uitspreekt, heeft plaats voor de volgende.
hint-assassinate = Dit win je met { $percent }% kans, want het slachtoffer gooit niet.
hint-risk = De worp daar schaadt je in { $percent }%, in het ergste geval: { $what }.
hint-explore = { $count ->
    [0] Hier wacht wat het vak voor je heeft.
    [one] Hier trek je 1 kaart.
   *[other] Hier trek je { $count } kaarten.
 }
hint-dare = Gemiddeld levert deze worp meer op dan hij kost.
hint-decline = Gemiddeld zou dit meer kosten dan het oplevert.
hint-keep-card = Een andere kaart zou nauwelijks beter zijn.
hint-done = Verder is hier niets de moeite waard.
