## De lessen van /leren (data/telperinquar/lessons): de opdracht, waarom een keuze niet goed was, en aan het eind wat wel goed was.
## Hoogstens 120 woorden voor de opdracht en het einde van een les samen.

lesson-aim = Het doel, en een eerste aanval
lesson-aim-1 = Het doel: **breng de andere held op 0 levenspunten.** De tovenaar tegenover je heeft er nog 5, en geen wezen bewaakt hem. Je hebt 2 acties (⚡), precies wat een aanval met je zwaard kost. Je gooit een tienzijdige dobbelsteen, en het zwaard telt er 2 bij op. *{ move-attack }*!
lesson-aim-1-wrong = De beurt is voorbij, en de tovenaar is zo gezond als eerst. Acties die je niet gebruikt, gaan verloren.
lesson-aim-2 = 5 en 2 is 7: hij staat onder 0. Zijn tegenaanval deed niets. Helden vallen aan het **eind van een beurt**, dus beëindig die.
lesson-aim-done = Het duel is voor jou. Tot het eind van een beurt kan een held worden genezen. Een 10 op de dobbelsteen is een kritieke treffer: pantser beschermt een held niet, een wezen is meteen gewond. Een 1 is een blunder zonder schade.

lesson-turn = Een beurt: stijg een niveau, gebruik dan je acties
lesson-turn-1 = Je beurt begint. Een **niveaukaart** kost niets: je held krijgt meer leven en betere eigenschappen, en later meer acties. Schildzuster vraagt Kracht 6; je hebt er nu 3, en 6 op niveau 2. Eén niveaukaart per beurt, alleen nu: *{ move-levelup }*!
lesson-turn-1-wrong = Nu moet Schildzuster een hele beurt wachten: je Kracht is nog 3. Stijg een niveau zodra het kan.
lesson-turn-2 = Kracht 6 en 3 acties. Schildzuster kost er 2 en bewaakt je held: eerst moeten de wezens weg voor iemand hem kan aanvallen. Speel haar!
lesson-turn-2-wrong = Een lege rij beschermt niemand, en de acties zijn weg.
lesson-turn-3 = Er is 1 actie over, en Grijze wolf kost er precies één.
lesson-turn-3-wrong = Voor de wolf was nog 1 actie over. Bewaar acties alleen als je met een kaart iets kunt doen in de beurt van anderen.
lesson-turn-done = In je volgende beurt zijn je acties aangevuld, en mogen ze allebei aanvallen. De plaats telt: van dichtbij raakt een wezen alleen wat tegenover of daarnaast staat; staat daar geen wachter, je held.

lesson-guard = Terugslaan, en wachters
lesson-guard-1 = Grijze wolf heeft je Dorpsmilitie aangevallen. **Word je van dichtbij aangevallen, dan mag je gratis terugslaan.** De wolf heeft nog 6 levenspunten. *{ move-counter }*!
lesson-guard-1-wrong = Je hebt een gratis klap verspild, en in de volgende beurt is de wolf weer ongedeerd: een wezen houdt alleen schade over als het in één beurt meer dan de helft van zijn leven verliest.
lesson-guard-2 = 8 en 1 is 9: de wolf is dood. Hij was de enige wachter. Een held kun je aanvallen **zodra er geen wezen voor hem staat** – nu!
lesson-guard-2-wrong = Intussen bewaakt een nieuwe wolf de held. De opening was er maar één beurt.
lesson-guard-done = 8 schade. Onthoud allebei: ruim de wachters op en tref dan de held; en houd een wezen in je eigen rij. Wezens zijn in de volgende beurt weer ongedeerd, helden niet. Verliest een wezen in één beurt meer dan de helft van zijn leven, dan is het gewond (gebroken hart); een tweede verwonding is dodelijk.

lesson-equipment = Uitrusting, en afstand houden
lesson-equipment-1 = Je hebt 4 acties en een Zwijnenspeer: 2 om iemand ermee uit te rusten, 2 voor elke aanval. Je militie heeft al aangevallen, dus geef de speer aan **wie hem nog kan gebruiken**.
lesson-equipment-1-wrong = Een speer op de hand doet niemand pijn, en de beurt is voorbij.
lesson-equipment-militia = De militie mag hem dragen, maar is uitgeput en valt pas in je volgende beurt aan. De twee acties die over zijn, dienen nu nergens toe.
lesson-equipment-2 = De speer kan worden gegooid: op afstand telt hij niets bij, van dichtbij 2, maar dan slaat Schildzuster terug. Zij heeft nog 1 levenspunt en pantser 1. Welke aanval is beter?
lesson-equipment-2-wrong = De wachter heeft kunnen rusten, en in de volgende beurt is ze weer ongedeerd.
lesson-equipment-melee = Ze valt, net als op afstand, maar zelfs een stervend wezen slaat terug: je held verliest levenspunten voor niets.
lesson-equipment-done = 6 min pantser 1 is 5: Schildzuster valt, je held heeft geen schrammetje. **Op afstand slaat niemand terug.** Een held mag meermaals per beurt aanvallen, een wezen één keer. Voor meer kaarten druk je op *{ move-cease }*; dan zijn je aanvallen voorbij.

# Waarom de computer een zet deed, voor wie leert
explain-face-down = Wat gesloten ligt, laat aanvallers twijfelen.
explain-level = Niveau { $level } kost niets, dus dat gaat voor{ $gained ->
    [0] .
   *[other] : mijn held heeft dan { life-points }.
 }
explain-stays = { $card } blijft liggen en helpt me elke beurt: { $gain }
explain-creature = { $count ->
    [0] Niemand bewaakt mijn held, die nog { life-points } heeft.
    [one] 1 wezen bewaakt mijn held, die nog { life-points } heeft.
   *[other] { $count } wezens bewaken mijn held, die nog { life-points } heeft.
 } { $card } gaat ervoor staan met { $strength }{ $threat ->
    [0] .
   *[other] ; een aanval met { $source } op mijn held zou ongeveer { $threat } schade doen.
 }
explain-gear = { $card } voor mijn held: { $gain }
explain-gear-creature = { $card } voor { $bearer }: { $gain }
explain-soon = Na { $card } heb ik nog { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 } over, genoeg om de kaart meteen te gebruiken: { $gain }
explain-strike-hero = { $at ->
    [past] Mijn aanvaller bereikt aan de overkant geen wezen, dus niets beschermt de held:
   *[hero] Voor de held staat geen wezen:
 } { $percent }% kans om te raken met { $source }, ongeveer { $damage } schade, en hij heeft nog { life-points }.{ $back ->
    [0] {""}
   *[other] {" "}Een klap terug zou ongeveer { $back } kosten.
 }
explain-strike-win = Met al mijn aanvallen van deze beurt kan de held vallen: hij heeft nog { life-points }, en de aanval met { $source } doet ongeveer { $damage } schade.
explain-strike = { $target } moet weg voordat de held aan de beurt is: { $percent }% kans om te raken met { $source }, { $kills ->
    [yes] en ongeveer { $damage } schade is genoeg
   *[no] ongeveer { $damage } schade
 } (nog { life-points }).{ $back ->
    [0] {""}
   *[other] {" "}Een klap terug zou ongeveer { $back } kosten.
 }
explain-strike-back = Terugslaan kost niets: { $percent }% kans om te raken met { $source }, ongeveer { $damage } schade, en de aanvaller heeft nog { life-points }.
explain-ability-roll = { $card } lukt bij { $target } in { $percent }% van de gevallen.
explain-ability-both = { $card } treft { $target } en met dezelfde klap de held achter de wachters: { $percent }% kans om te raken, ongeveer { $damage } schade, en hij heeft nog { life-points }.
explain-ability-past = De held heeft nog { life-points }, en geen wachter houdt { $card } tegen: { $gain }
explain-ability-heal = De held heeft nog maar { $life } van { $most } levenspunten. { $card }: { $gain }
explain-rescue-with = Mijn held heeft nog { life-points } en krijgt straks { $damage } schade, dus { $card } gaat voor.
explain-end =
    { $actions ->
        [0] Al mijn acties zijn op.
        [one] Niets was mijn laatste actie nog waard.
       *[other] Niets was mijn { $actions } acties nog waard.
    }

## Redenen in partijen die met 1.0.0 begonnen, en voor kaarten waarvan het effect niet in een paar woorden past

explain-levelup = Een niveaukaart kost niets en maakt mijn held sterker, dus die gaat voor.
explain-ability = Deze kaart blijft liggen en helpt me elke beurt.
explain-guard =
    { $count ->
        [0] Niemand bewaakt mijn held, en een wezen in de rij houdt aanvallen weg.
        [one] Langs een tweede wachter kom je moeilijker, en hij mag ook aanvallen.
       *[other] Ik heb al { $count } wachters, en nog een erbij kan aanvallen.
    }
explain-equip-hero = Uitrusting maakt mijn held blijvend sterker.
explain-equip-creature = Wat een wezen draagt, laat het harder slaan of langer leven.
explain-at-once = Daarna heb ik nog { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 } over, genoeg om de kaart meteen te gebruiken.
explain-attack-hero = Voor de held die ik aanval staat geen wezen: { $percent }% kans om te raken, en hij heeft nog { life-points }.
explain-attack-guard = Eerst moeten de wachters weg, dan de held: { $percent }% kans om te raken, en nog { life-points }.
explain-counter = Terugslaan kost niets.
explain-use = Dit lukt in { $percent }% van de gevallen en is de acties waard.
explain-use-past = Geen wachter houdt dit tegen, en de held heeft nog { life-points }.
explain-use-heal = De held heeft nog maar { life-points }.
