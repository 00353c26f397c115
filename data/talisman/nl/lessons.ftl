## De lessen van /leren (data/talisman/lessons): wat er te doen is, waarom een zet niet de goede was, en aan het eind wat goed was.
## Hoogstens 120 woorden voor opgave en einde van een les samen.

lesson-aim = Het doel en een eerste beurt
lesson-aim-1 = Het doel is de **Kroon van de Heerser** in het midden: wees er vóór alle anderen. Word eerst sterker. Je bent een elf met kracht 3. Druk op *{ move-roll }*.
lesson-aim-2 = Een 4: precies vier vakken, linksom of rechtsom. Aan de ene kant een wolf (kracht 2), aan de andere een draak (kracht 7), bij de brug de wachter.
lesson-aim-dragon = 3 plus een dobbelsteen tegen 7 plus een dobbelsteen: dat kost een leven en de beurt.
lesson-aim-sentinel = De wachter heeft kracht 9: dat is nog veel te sterk voor je.
lesson-aim-3 = De wolf valt aan. Jij telt een dobbelsteen op bij je kracht, de wolf bij de zijne. Druk op *{ move-strike }*.
lesson-aim-4 = Jouw totaal is hoger: de wolf is je **trofee**. Lager kost een leven. Pak zijn magische gordel.
lesson-aim-4-wrong = Wat je laat liggen, kunnen anderen pakken.
lesson-aim-done = Met de gordel heb je kracht 4. Pak bijna alles wat je vindt.

lesson-fate = Het lot
lesson-fate-1 = Je hebt nog 2 levens. Een beer (kracht 3) valt aan, en jouw kracht is ook 3. Druk op *{ move-strike }*.
lesson-fate-2 = Jouw 1 tegen de 4 van de beer: je verliest als je er niets aan doet. Voor 1 **lot** gooi je je eigen dobbelsteen opnieuw, één keer per worp. Probeer *{ move-fate }*.
lesson-fate-keep = Een leven is weg, en de beurt is voorbij. Lot krijg je makkelijker terug dan levens.
lesson-fate-done = Een 6: de beer is verslagen. Je wordt alleen gevraagd als een andere worp iets kan veranderen; *{ move-no-fate }* bespaart je de vraag voor de rest van de beurt.

lesson-grow = Sterker worden
lesson-grow-1 = In het dorp bezoek je een van drie mensen: de smid verkoopt wapens en bescherming, de genezeres geneest, de zieneres is een gok. Je bent ongedeerd en hebt 2 goud. Wie bezoek je?
lesson-grow-1-wrong = Ongedeerd en met 2 goud heb je het meest aan de smid: wat je koopt, helpt in elk gevecht.
lesson-grow-2 = Een *zwaard* geeft in elk gevecht 1 kracht extra. Een helm redt af en toe een leven.
lesson-grow-2-wrong = Het zwaard helpt in elk gevecht.
lesson-grow-done = In een gevecht heb je nu kracht 4. Aan het eind van een beurt worden 7 punten aan **trofeeën** (5 in een avondspel) 1 kracht die blijft. Tegen geesten vecht je met **wijsheid**, en hun trofeeën worden wijsheid. Met meer wijsheid houd je ook meer **spreuken**.

lesson-portal = Door de poort der macht
lesson-portal-1 = Je hebt een **talisman** (de heksenmeester voorbij de rivier geeft er een voor een opdracht), kracht 8 en wijsheid 4. Je weg leidt langs de **poort der macht**: daar gooi je met twee dobbelstenen, en is het totaal niet hoger dan je kracht, of je wijsheid, dan kom je in het binnengebied. Probeer het: met kracht of met wijsheid?
lesson-portal-craft = Twee dobbelstenen zijn samen zelden 4 of minder. Mislukt het, dan verlies je een fiche en blijf je buiten.
lesson-portal-done = 7 tegen kracht 8: de poort gaat open. Vanaf hier ga je één vak per beurt, langs beproevingen naar de vuurvallei, en met je talisman naar de Kroon. Komt er in een avondspel niemand, dan winnen de meeste punten.
