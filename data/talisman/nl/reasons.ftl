## Waarom een zet niet kan, en wat er in plaats daarvan kan.

refused-turn = { FORM($player, "the-first") } is aan de beurt.
refused-out = Je bent uitgeschakeld. Je kunt kijken hoe het afloopt.
refused-dead = Je personage is dood. In je volgende beurt komt er een nieuw.
refused-wait = Eerst beslissen anderen iets; daarna ben jij weer aan de beurt.
refused-others-choose = Je hebt je personage gekozen. Nog aan het kiezen: { $players }
refused-choose = Antwoord eerst hierop: { $question }
refused-not-asked = Niemand vraagt je dat nu.
refused-no-market = Je koopt waar iemand verkoopt: als je het dorp verkent, op een markt of op marktdag. Dan wordt het je gevraagd.
refused-no-visit = Je bezoekt iemand als je het dorp, de stad, de kapel of het kerkhof verkent. Ga daar eerst heen.
refused-no-quest = De heksenmeester geeft je een opdracht als je in zijn grot landt en die verkent.
refused-character-chosen = De personages zijn gekozen.
refused-moved = Je hebt je deze beurt al verplaatst. Nu komt wat je hier ontmoet.
refused-not-rolled = Dat kan alleen tussen de worp en de verplaatsing.
refused-roll-first = Gooi eerst voor de verplaatsing.
refused-rolled = Je hebt gegooid. Kies eerst waar je heen gaat.
refused-meet-roll = Gooi eerst voor de verplaatsing. Je ontmoet alleen iemand waar je landt, voordat je het vak verkent.
refused-meet-move = Kies eerst waar je heen gaat. Je ontmoet alleen iemand waar je landt, voordat je het vak verkent.
refused-take-roll = Gooi eerst voor de verplaatsing. Je neemt dingen mee na al het andere op het vak waar je landt.
refused-take-move = Kies eerst waar je heen gaat. Je neemt dingen mee na al het andere op het vak waar je landt.
refused-take-explore = Verken eerst het vak. Je neemt dingen mee na al het andere daar.
refused-end-roll = Gooi eerst voor de verplaatsing. Je beurt eindigt vanzelf als je op het vak alles hebt gehad.
refused-end-move = Kies eerst waar je heen gaat. Je beurt eindigt vanzelf als je op het vak alles hebt gehad.
refused-end-explore = Verken eerst het vak. Dan eindigt je beurt vanzelf.
refused-end-fight = Maak eerst het gevecht af: sla toe, of ontwijk als je kunt.
refused-nobody-to-meet = Je ontmoet alleen iemand waar je landt, voordat je het vak verkent.
refused-no-fight = Je bent niet in gevecht.
refused-nothing-to-take = Je neemt dingen mee na al het andere op het vak.
refused-no-moment = Dat kan aan het begin van je beurt, of als je dingen meeneemt.
refused-no-trade = Trofeeën ruil je in aan het eind van je beurt, zodra je genoeg punten voor een fiche hebt.
refused-nothing-to-end = Er valt nu niets te beëindigen.
refused-too-far = { $steps ->
    [one] Met een zet van 1 vak
   *[other] Met een zet van { $steps } vakken
 } niet te bereiken: { $space }. Je kunt hierheen: { $targets }
refused-portal-quest = De poort der macht blijft dicht zolang je een opdracht van de heksenmeester hebt. Vervul die eerst.
refused-portal-far = Je weg leidt nu niet naar de poort der macht.
refused-held = Je wordt vastgehouden in de tempel. Gooi eerst: bij een 4, 5 of 6 ben je vrij om te gaan.
refused-no-walk = Alleen een elf kan van bossen naar bossen gaan, aan het begin van een beurt.
refused-no-journey = Niemand heeft je die reis aangeboden. Dat gebeurt in de herberg.
refused-no-raft = Om over te steken heb je een vlot nodig dat je al had toen je beurt begon.
refused-not-opposite = Een vlot landt recht aan de overkant: { $spaces }
refused-no-raft-here = Een vlot bouw je met een bijl, in bossen of in het woud, zolang er nog een is.
refused-regenerate = Alleen een trol geneest zo, met een 6 bij de worp voor de verplaatsing.
refused-turn-back = Omkeren kan alleen in het binnengebied, voorbij de vlakte der gevaren.
refused-nothing-to-face = Hier valt niets meer te overwinnen.
refused-no-roll = Je gaat één vak ver zonder te gooien. Kies het vak.
refused-rerolled = Elke worp kun je maar één keer opnieuw gooien.
refused-no-fate = Je hebt geen lot voor deze worp.
refused-needs-talisman = Om door de vuurvallei te gaan heb je een talisman nodig.
refused-still-busy = Overwin eerst wat je hier aanvalt, of keer om.
refused-lure = Er is hier geen volgeling die je mee kunt nemen. De jonkvrouw, de eenhoorn en de prinses blijven bij hun eigenaar, tenzij een minstreel ze bevrijdt.
refused-no-ability = Dat kan je personage niet.
refused-not-here = Je kunt alleen personages ontmoeten op het vak waar je bent geland.
refused-no-psychic = Je personage kan geen psychisch gevecht beginnen. Val aan met kracht.
refused-nothing-to-rob = { FORM($player, "the-first") } heeft niets wat je zou kunnen nemen.
refused-evade-inner = In het binnengebied en op de Kroon van de Heerser kun je geen wezens ontwijken.
refused-evade-attacker = Jij valt zelf aan. Alleen wie wordt aangevallen, kan ontwijken.
refused-evade-late = Ontwijken moet je voordat je iets anders in een gevecht doet.
refused-no-evading = Hier kun je niet ontwijken. Daarvoor heb je een spreuk nodig, of een vaardigheid voor dit soort vak.
refused-no-spirit = Dat kan alleen met een kruis of als priester, en alleen met geesten.
refused-no-assassin = Dat kan alleen een sluipmoordenaar, één keer, in een gevecht dat die zelf begint.
refused-no-mercenary = Je hebt geen huurling om te betalen.
refused-hire-once = Je kunt de huurling maar één keer per beurt betalen.
refused-no-gold = Daar heb je geen goud voor.
refused-no-helper = Geen van je volgelingen kan in dit gevecht helpen, of er helpt al een.
refused-no-weapon = Je kunt dat wapen nu niet gebruiken, of je gebruikt het al.
refused-no-spell = { $count ->
    [0] { $most ->
        [0] Je hebt geen spreuk, en je wijsheid is te laag om er een te hebben.
       *[other] Je hebt geen spreuk.
     }
   *[other] Deze spreuk heb je niet: { $spell }
 }
refused-spell-moment = Je kunt { $spell } nu niet uitspreken. { $when }
refused-no-target = Er is nu niets waarover je { $spell } kunt uitspreken.
refused-toad-magic = Padden kunnen geen spreuken uitspreken.
refused-glade = Op de vervloekte open plek kun je geen spreuken uitspreken.
refused-amulet = Door je amulet kun je geen spreuken uitspreken.
refused-no-magic = Er werkt nu geen magie.
refused-cast-enough = Je mag deze beurt geen spreuken meer uitspreken.
refused-not-yours = Dit heb je niet: { $card }
refused-no-potion = Dit kun je niet drinken: { $card }
refused-fettered = Dit kun je niet achterlaten: { $card }
refused-toad = Padden kunnen niets dragen.
refused-no-gold-here = Er is hier geen goud om mee te nemen.
refused-not-lying = Dit ligt hier niet: { $card }
refused-left-before = Dit heb je hier deze beurt achtergelaten, dus je mag het nog niet weer meenemen: { $card }
refused-too-dear = Dit kost { $price } goud, en je hebt maar { $gold }: { $card }
refused-hag = Zolang de vloek van een toverkol op je rust, gaat er geen andere volgeling met je mee. Bezoek de zieneres in het dorp.
refused-banned = Dit is niet voor jou, want je bent { $alignment ->
    [good] goed
    [evil] kwaad
   *[neutral] neutraal
 }: { $card }
refused-carry = { $most ->
    [one] Je kunt 1 voorwerp dragen. Laat eerst iets achter om dit mee te nemen: { $card }
   *[other] Je kunt { $most } voorwerpen dragen. Laat er eerst een achter om dit mee te nemen: { $card }
 }
refused-not-taken = Dit kun je niet meenemen: { $card }
refused-sold-out = Hier zijn er geen meer van: { $card }
refused-cannot-buy = Dit kun je hier met { $gold } goud niet kopen: { $card }

## Waarom een soort zet op dit moment niet kan.

refused-none-character = Je hebt je personage al gekozen.
refused-none-order = Je kunt je vaste opdrachten veranderen zolang je spreuken hebt en er geen vraag open is; aan een tafel die iedereen vraagt, zijn er geen.
refused-none-move = Je kunt nu nergens heen.
refused-none-walk = Alleen een elf kan van bossen naar bossen gaan, aan het begin van een beurt.
refused-none-journey = Niemand heeft je een reis aangeboden.
refused-none-cross = Je hebt geen vlot om over te steken.
refused-none-open = Je bent niet op weg door de poort der macht.
refused-none-attack = Er is hier niemand die je kunt aanvallen.
refused-none-combat = Er is hier niemand die je in een psychisch gevecht kunt aanvallen.
refused-none-rob = Er is hier niemand van wie je iets kunt afpakken.
refused-none-beguile = Er is hier niemand die je kunt verleiden.
refused-none-lure = Er is hier niemand met een volgeling die je mee kunt nemen.
refused-none-take = Er is hier niets wat je mee kunt nemen.
refused-none-drop = Je hebt niets wat je hier kunt achterlaten.
refused-none-drink = Je hebt niets te drinken.
refused-none-trade = Je trofeeën zijn nog niet genoeg punten waard voor een fiche.
refused-none-cast = Je hebt geen spreuk die je nu kunt uitspreken.
refused-none-evade = Er is nu niets wat je kunt ontwijken.
refused-none-destroy = Er is hier geen geest die je kunt vernietigen.
refused-none-call = Je hebt niemand om te hulp te roepen.
refused-none-wield = Je hebt geen ander wapen om te gebruiken.
refused-none-seize = Er valt nu van niemand iets af te pakken.
refused-none-plunder = Er valt nu niets te nemen van een dood personage.
refused-none-keep-trophy = Er valt nu over geen trofee te beslissen.
refused-none-raise = Er valt nu niets te wekken.
refused-none-fate = Er is nu geen worp die lot kan veranderen.
refused-none-visit = Er valt nu niemand te bezoeken.
refused-none-number = Niemand vraagt je nu om een getal.
refused-none-to = Niemand vraagt je nu waar je heen gaat.
refused-none-wish = Niemand vervult nu een wens van je.
refused-none-buy = Er is nu niets te koop.
refused-none-help-yourself = Er is nu niets gratis.
refused-none-exchange = Er valt nu niets in te ruilen.
refused-none-give = Niemand wil nu iets van je.
refused-none-pick = Je hebt nu geen kaarten om uit te kiezen.
refused-none-replace = Er is nu geen kaart om te vervangen.
refused-none-discard = Je hoeft nu geen spreuk af te leggen.
refused-none-align = Je kunt je gezindheid nu niet veranderen.
refused-none-sell = Je hebt geen alchemist, of niets om goud van te maken.
refused-align = Alleen een druïde kan vrij van gezindheid veranderen, één keer per beurt en alleen naar een andere.
refused-no-alchemist = Je hebt geen alchemist, of niets om goud van te maken.
refused-halt = Je hoeft niet stil te houden: er is niets wat je bij aankomst zou kunnen doen.
refused-all-dice = Hier valt niet te kiezen met hoeveel dobbelstenen je gooit.
refused-no-points = Waar je nu heen kunt, ligt geen plaats met punten.
refused-nothing-renounced = In dit gevecht heb je niets van dien aard om van af te zien.
refused-stay = Je moet je verplaatsen.
