## De lessen van /leren (data/imperator/lessons): de opdracht, waarom een keuze niet goed was, en aan het eind wat wel goed was.
## Hoogstens 120 woorden voor de opdracht en het einde van een les samen.

lesson-aim = Het doel, en een eerste aanval
lesson-aim-1 = Het doel: **breng de andere Imperator ten val en bescherm de jouwe.** Een Imperator heeft twee keer zijn waarde aan levenspunten (LP); hun ♥V heeft er nog 2. Je treft hem door een kaart naast hem te verslaan: jouw ♤9 is 11 waard, want je zwarte Imperator geeft 2 aan zwarte aanvallers. De rode ginds geeft 2 aan rode verdedigers: ♥7 heeft 9. Val aan!
lesson-aim-1-wrong = Pas je, dan tref je niemand, en nu is de rooftocht begonnen. Verloren LP blijven weg, dus sla toe zolang de andere Imperator zwak is.
lesson-aim-2 = 11 tegen 9: de slag is van jou, en je neemt zoveel kaarten als je hebt gespeeld. ♤9 is de beste.
lesson-aim-2-wrong = Je wint nog steeds, maar met ♥7 in plaats van ♤9. Je zwarte Imperator geeft een rode aanvaller niets: 7 in plaats van 11.
lesson-aim-done = Het verschil, 2, treft de andere Imperator: hij valt, en **wie als laatste overblijft, wint**. Aanvallen kosten de ander LP en leveren jou misschien een betere kaart op.

lesson-turn = Op elk moment: een aanval omkeren
lesson-turn-1 = In de veldslag wacht niemand op een beurt: je valt aan en antwoordt **op elk moment**. Nu valt ♦8 jouw ♤10 aan. Omkeren mag als rood zwart aanvalt (zoals hier), of als beide rood of beide zwart zijn en de jouwe hoger is. Dan valt jouw kaart aan! Keer hem om.
lesson-turn-1-wrong = 8 tegen 10: je wint de slag, maar een verdediger die wint, treft niemand. Alleen de aanvaller doet schade.
lesson-turn-2 = Nu valt ♤10 aan: 12 tegen 10, want een rode Imperator geeft rode verdedigers 2. Neem één kaart uit de slag; de hoogste is het nuttigst.
lesson-turn-2-wrong = De schade is gelijk, maar nu heeft je tegenstander de 10 en jij de 8.
lesson-turn-done = 2 LP eraf, door de eigen aanval van je tegenstander. Onthoud: **valt rood zwart aan, dan mag je altijd omkeren; valt zwart rood aan, nooit.** Na een aanval op jou ben je veilig tot je iets doet.

lesson-buffs = Een slag met helpers
lesson-buffs-1 = Helpers liggen gesloten; alleen hun kleur is te zien. **Rode helpers verdedigen alleen, zwarte vallen alleen aan**, één aan elke kant van een slag. Jij hebt ♧6. Val met ♤9 ♥7 aan: 9 + 2 tegen 7 + 2. Kijk dan wat de andere kant bijlegt.
lesson-buffs-1-wrong = Geen aanval, geen schade. Met een zwarte helper in reserve kun je het erop wagen.
lesson-buffs-2 = Een rode 5, die ook 2 krijgt: 9 + 7 is 16 tegen jouw 11. Maar de aanvaller heeft het laatste woord. Versterk je aanval!
lesson-buffs-2-wrong = 11 tegen 16: de andere kant wint de slag en neemt jouw ♤9. Wie aanvalt en er geen helper bij legt, verliest vaak kaarten.
lesson-buffs-3 = 9 + 2 en 6 + 2 is 19 tegen 16. Je hebt twee kaarten gespeeld, dus je neemt er twee: houd ♤9 als aanvaller, neem ♥7 als helper.
lesson-buffs-3-wrong = ♦5 is een zwakke aanvaller. Neem de hoge kaarten; niemand komt uit een veldslag met minder kaarten dan ervoor.
lesson-buffs-done = 3 LP eraf, en je helper is nu een rode 7. Reken bij een aanval op één rode kaart.

lesson-raid = De rooftocht
lesson-raid-1 = Na elke veldslag komt de rooftocht: win kaarten uit het midden, zodat **je hand groeit**. Het midden slaat niet terug. Jouw kaart moet hoger zijn, niet gelijk, en één zwarte helper mag meedoen: jij hebt ♧4. Welke kaart is de moeite waard?
lesson-raid-1-wrong = Pas je, dan laat je het midden aan de anderen. Elk van je aanvallers mag het per rooftocht één keer proberen.
lesson-raid-six = Gewonnen, maar ♦6 is een lage kaart. Met de helper kun je hoger mikken.
lesson-raid-2 = 11 en 6 is 17 tegen 14: de aas is van jou. Eén keer per rooftocht mag je een kaart houden **zonder er een voor te geven**.
lesson-raid-2-wrong = Een goede ruil, maar hij kostte je een kaart. Groei eerst: één keer per rooftocht is het gratis.
lesson-raid-keep = Dan blijft de aas in het midden liggen voor alle anderen.
lesson-raid-done = Van twee aanvallers naar drie. De kaarten die je erbij houdt, worden om en om aanvaller en helper, tot tien kaarten. Wie de minste LP heeft, begint de rooftocht.

lesson-sort = Je Imperator redden
lesson-sort-1 = Voor de volgende veldslag sorteer je je hand: elke kaart mag Imperator worden. Jouw ♤V heeft 20 van haar 24 LP verloren. **Schade blijft bij de kaart**, dus laat een verse het overnemen. Welke heeft de meeste LP?
lesson-sort-1-wrong = Met nog 4 LP kost de volgende goede aanval je een leven. Sorteren is het moment om te wisselen.
lesson-sort-five = 10 LP, twee keer de waarde, is beter dan 4, maar niet het beste wat je hebt.
lesson-sort-done = ♥B heeft 22 LP, en een rode Imperator geeft 2 aan je rode kaarten in de verdediging. ♤V vecht verder als aanvaller: haar waarde is zo hoog als altijd. Rust geneest niemand: als Imperator zou ♤V weer 4 LP hebben. Heb je helpers, dan kies je ook wie aanvalt; of je drukt op *{ move-finish }*.

lesson-lives = Levens, en wat elke ronde meer pijn doet
lesson-lives-1 = Ronde 6. **Vanaf ronde 5 doet elke gewonnen aanval extra schade, die elke ronde met 1 groeit**: nu 2. De rode vrouw heeft nog 4 LP. Jouw ♤9 is 11 waard, hun ♥7 is 9 waard, hun ♦8 is 10 waard. Welke aanval brengt haar ten val?
lesson-lives-1-wrong = Wie past, geeft de andere Imperator nog een ronde. Nu is één aanval genoeg.
lesson-lives-eight = 11 tegen 10 is 1, en 2 voor de ronde: 3 LP. Er blijft er één over.
lesson-lives-2 = 11 tegen 9 is 2, en 2 voor de ronde: precies 4. Neem nu een kaart.
lesson-lives-done = De Imperator valt. Dat kost **een leven**; met z’n tweeën begint ieder met twee. Daarna staat hij weer op met alle LP. Bij het sorteren mag je ook een **ruil** aanbieden: kaart tegen kaart, als de ander wil.

# Waarom de computer een zet deed, voor wie leert
explain-attack = { $attack } tegen { $defence }: het verschil treft de andere Imperator, tenzij { $turn ->
    [0] er iets bij komt.
   *[other] iemand omkeert of er iets bij komt.
 }
explain-attack-behind = Tot nu toe { $attack } tegen { $defence }, maar als laatste mag er nog een zwarte helper bij. { $turn ->
    [0] Ook een verloren aanval kost
   *[other] Als niemand omkeert, kost ook een verloren aanval
 } geen LP, en { $target } kan in deze veldslag niet meer aanvallen.
explain-attack-without-buff = Tot nu toe { $attack } tegen { $defence }. { $turn ->
    [0] Dat kost
   *[other] Als niemand omkeert, kost dat
 } geen LP, en { $target } kan in deze veldslag niet meer aanvallen.
explain-redirect = Ik keer hem om, dus mijn kaart valt aan: { $attack } tegen { $defence }.
explain-redirect-behind = Ik keer hem om, dan kost de aanval me geen LP.
explain-defend = { $last ->
    [0] Met deze kaart houd ik stand: { $defence } tegen { $attack }.
   *[other] Met deze kaart houd ik voorlopig stand: { $defence } tegen { $attack }. Er kan nog een zwarte helper volgen.
 }
explain-defend-partly = Met deze kaart kost de aanval me { $low } LP in plaats van { $high }.
explain-buff = Het laatste woord is aan mij: { $attack } tegen { $defence }{ $fatal ->
    [0] .
   *[other] , en de Imperator valt.
 }
explain-decline = Nog een kaart is het hier niet waard.
explain-raid = { $attack } verslaat { $defence }, en een betere hand wint veldslagen.
explain-raid-covered = De gesloten kaart is misschien een poging waard.
explain-add = Eén keer per rooftocht mag je een gewonnen kaart houden zonder er een weg te geven.
explain-exchange = Ik krijg een betere kaart voor een zwakke.
explain-wait = Geen aanval belooft me nu iets.
