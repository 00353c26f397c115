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
    } de punten: 1 voor elke gewonnen kracht, wijsheid, goud en kaart.
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
 }: ga over de brug en vecht met de wachter (kracht { $strength }: je wint met { $percent }%).
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

## Wat er voor iemand veranderd is

vital-lives = levens { $before } → { $now }
vital-gold = goud { $before } → { $now }
vital-fate = lot { $before } → { $now }
