## De lessen van /leren (data/tenefyr/lessons): wat je probeert, waarom een keuze niet goed was, en aan het eind wat wel goed was.
## Hoogstens 120 woorden voor de opdracht en het einde van een les samen.

lesson-aim = Het doel, en een eerste gevecht
lesson-aim-1 = Jullie spelen **samen**: vecht je door dungeons, word sterk en versla dan de boss. Valt de boss, dan wint iedereen. Hier staat een kobold met **kracht 2**. Jij hebt twee treffers en een misser: de kracht van alle kaarten die je speelt, wordt opgeteld. *{ move-play-all }*!
lesson-aim-redraw = Je hand had kracht 2, precies genoeg. Afgelegde kaarten ben je kwijt tot je de dungeon verlaat: leg een hand alleen af als die te zwak is.
lesson-aim-done = 2 tegen 2: de kobold is **meteen** verslagen, je medespeler hoeft niets te doen. Jij was aan de beurt, dus de buit is van jou: een betere kaart voor je deck. In je deck zitten ook de kaarten van je **helden**: een vaardigheid werkt alleen voor haar eigen held.

lesson-hand = Een hand afleggen
lesson-hand-1 = Een ork met kracht 4. Je medespeler heeft kracht 1 gespeeld, en jij bent als laatste aan de beurt: leg je er geen 3 bij, dan is het gevecht verloren. Je hebt drie missers getrokken. *{ move-redraw }* legt de **hele** hand af en trekt drie andere.
lesson-hand-keep = Drie missers voegen niets toe: 1 tegen 4, en de helden worden eruit gegooid. Dat zet de boss-pion twee stappen vooruit.
lesson-hand-2 = Snelle slag (kracht 1, trek een kaart, en de ork heeft 1 kracht minder) en twee treffers: samen 3 of meer. *{ move-play-all }*, Snelle slag eerst.
lesson-hand-again = Deze hand was genoeg, en in je deck ligt nog maar één kaart.
lesson-hand-done = Genoeg voor de ork. Zolang er kaarten in je deck zijn, mag je handen afleggen; wie als laatste aan de beurt is, kan maar beter nog kaarten overhebben.

lesson-leave = Verdergaan of weggaan?
lesson-leave-1 = Jullie hebben gewonnen, en er zijn nog twee vijanden van level 2 in deze dungeon, kracht 4 tot 7. Kijk naar jullie decks: twee kaarten en één kaart. Bijna al jullie kracht ligt op de **aflegstapels**. Die worden pas in de decks geschud als jullie weggaan. Weggaan zet de **boss-pion** één stap vooruit, een verloren gevecht twee; bij de schedel valt de boss aan. Stem! Computers geven alleen advies: jouw stem beslist.
lesson-leave-go-on = Met drie zwakke kaarten verliezen jullie het volgende gevecht: dat zet de boss-pion **twee** stappen vooruit in plaats van één.
lesson-leave-done = Eén stap voor de boss, en al jullie kaarten zijn terug. De overige vijanden blijven in de dungeon; voor de beloning kunnen jullie terugkomen.

lesson-place = Waarheen?
lesson-place-1 = Deze keer ben je alleen op pad: er wordt niet gestemd. In elk gevecht heb je twee beurten met elk één hand (drie kaarten), en de meeste zijn 0 of 1 waard. Diepere dungeons leveren meer op, maar level 1 heeft kracht 2 tot 5, level 3 minstens 6 en de boss minstens 15, **vier keer achter elkaar**: één verloren gevecht tegen hem en alles is verloren.
lesson-place-deep = Kracht 10 is te veel voor een deck vol treffers en missers. Verzamel eerst buit op level 1.
lesson-place-boss = Kracht 15 of meer, en wie van de boss verliest, verliest de expeditie. Ga er pas op het laatst heen, met een sterk deck.
lesson-place-2 = Twee treffers: genoeg voor de kobold.
lesson-place-again = Deze hand was genoeg. Wat je weggooit, mis je tegen de volgende vijanden.
lesson-place-3 = Er zijn nog drie vijanden van level 1, en je hebt pas drie kaarten gebruikt.
lesson-place-early = Je deck is nog bijna vol. Door weg te gaan komt de boss een stap dichterbij, en het levert je niets op.
lesson-place-done = Elke vijand levert buit op, de laatste ook nog de beloning. Ga pas weg als je deck bijna op is.

lesson-reward = De beloning
lesson-reward-1 = De dungeon is voltooid, en ieder kiest een deel van de beloning: hoogstens twee basiskaarten uit je deck verwijderen, of een kaart aan je medespeler geven. Meer dan de helft van je deck bestaat uit missers en treffers. Wat maakt het sterker?
lesson-reward-give = Wat je weggeeft, ben je kwijt. Zolang er missers in je deck zitten, heb je er meer aan om die weg te doen.
lesson-reward-2 = Je trekt drie kaarten per beurt, en elke misser daarbij is zonde. Welke kaarten gaan weg?
lesson-reward-hits = Een treffer is 1 waard, een misser 0: houd de treffers.
lesson-reward-none = Een misser in je deck zit alleen maar een betere kaart in de weg.
lesson-reward-done = Twee missers minder: vanaf nu trek je je goede kaarten vaker. Kies wat jullie decks in elk volgend gevecht sterker maakt.

# Waarom de computer een zet deed, voor wie leert
explain-hero = { $word ->
    [barbarian] Drie kaarten meer in een beurt zijn veel zolang losse kaarten zwak zijn.
    [bard] In elk gevecht wordt de volgende beurt van iemand anders sterker.
    [cleric] De beste afgelegde kaarten gaan terug op het deck en komen zo nog een keer.
   *[thief] De geleende kaart wordt beter naarmate we meer dungeons voltooien.
 }
explain-scout = Tegen de sterkste vijanden helpt het het meest om de volgorde te kennen.
explain-redraw = We komen { $missing } kracht tekort, en deze hand levert { $effects ->
    [yes] zonder effecten (✨) maar { $power }
   *[no] maar { $power }
 } op.
explain-play = { $helps ->
    [enough] Met deze hand winnen we.
    [some] We komen { $missing } kracht tekort. Deze hand levert { $effects ->
        [yes] zonder effecten (✨) { $power }
       *[no] { $power }
    } op{ $follows ->
        [others] , en anderen spelen nog
        [own] , en mijn tweede beurt komt nog
       *[none] { "" }
    }.
    [last] Aan deze hand hebben we niets, maar mijn deck is leeg.
   *[none] Aan deze hand hebben we niets, maar mijn andere kaarten zijn later meer waard.
 }
explain-dungeon = { $last ->
    [yes] { $risk ->
        [no] Daar is nog maar één vijand, en die verslaan we waarschijnlijk: dan krijgen we de beloning.
       *[yes] Daar is nog maar één vijand voor de beloning, en dat is de gok waard.
     }
   *[no] { $risk ->
        [no] We verslaan { FORM($enemy, "the") } waarschijnlijk, en buit van level { $level } maakt onze decks sterker.
       *[yes] { FORM($enemy, "the-first") } is voor ons een gok, maar buit van level { $level } is het waard.
     }
 }
explain-boss = Met { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } in onze decks zijn we sterk genoeg voor de boss.
explain-next-enemy = { $risk ->
    [yes] { $last ->
        [yes] Er is nog maar één vijand voor de beloning, en dat is de gok waard.
       *[no] De volgende vijand is een gok ({ $players ->
            [one] ons deck
           *[other] het kleinste deck
        } heeft nog { $least }), maar de buit is het waard.
     }
   *[no] Met nog { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
     } in { $players ->
        [one] ons deck
       *[other] onze decks ({ $least } in het kleinste)
    } kunnen we { $last ->
        [yes] de laatste vijand voor de beloning
       *[no] nog een vijand van level { $level }
    } aan.
 }
explain-rest = Met nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } in { $players ->
    [one] ons deck
   *[other] onze decks ({ $least } in het kleinste)
} { $risk ->
    [high] verslaat nog een vijand van level { $level } ons waarschijnlijk
   *[low] is nog een vijand van level { $level } de gok niet waard
}; als we rusten, krijgen we alle kaarten terug.
explain-reward = { $word ->
    [remove] Met minder zwakke kaarten trekken we de goede vaker.
    [take] Een nieuwe kaart maakt een deck meteen sterker.
    [scout] Dan weten we wat ons te wachten staat, en in welke volgorde.
    [push-back] Zo hebben we meer tijd voordat de boss aanvalt.
    [ready-all] Met meer kaarten wordt het volgende gevecht veiliger.
   *[give] De kaart helpt meer in een ander deck.
 }
explain-give = Het zwakste deck heeft het het hardst nodig.
hint-keep = { $better ->
    [kept] Deze hand heeft { $kept }% kans om het gevecht te winnen, { $new ->
        [0] een nieuwe bijna geen.
       *[other] een nieuwe maar { $new }%.
    }
    [new] Een nieuwe hand heeft meer kans om dit gevecht te winnen ({ $new }% in plaats van { $kept }%), maar kost { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, en { $enemies ->
        [one] er komt nog een vijand
       *[other] er komen nog { $enemies } vijanden
    } voordat je deck wordt aangevuld.
   *[none] Een nieuwe hand heeft niet meer kans om dit gevecht te winnen (allebei { $kept }%), en kost kaarten.
 }
hint-redraw = { $better ->
    [new] Een nieuwe hand heeft meer kans om dit gevecht te winnen: { $new }% in plaats van { $kept }%.
   *[other] { $better ->
        [none] Deze hand en de volgende hebben evenveel kans om te winnen ({ $kept }%).
       *[kept] Deze hand heeft { $kept }% kans om te winnen, de volgende { $new }%.
    } Maar ook de volgende mag je weer afleggen: je deck is genoeg voor { $hands } nieuwe handen, en elk daarvan kan de goede zijn.
 }
hint-enter = { $why ->
    [chance] Geen open vijand is makkelijker te verslaan dan { FORM($enemy, "the") } ({ $percent }%), en de buit is van level { $level }.
    [loot] { FORM($other, "the-first") } is makkelijker te verslaan ({ $likelier }% in plaats van { $percent }%), maar buit van level { $level } maakt jullie decks sterker dan buit van level { $lower }.
    [boss] De eerste kaart van de boss is makkelijker te verslaan ({ $likelier }% in plaats van { $percent }%), maar alle { $more } kaarten komen na elkaar, en een nederlaag beëindigt het spel.
   *[reward] { FORM($other, "the-first") } is makkelijker te verslaan ({ $likelier }% in plaats van { $percent }%), maar hier { $cards ->
        [one] is nog maar één vijand
       *[other] zijn nog maar { $cards } vijanden
    } over voor de beloning.
 }
hint-reward = { $word ->
    [remove] { $misses ->
        [0] Met minder zwakke kaarten trek je de goede vaker.
        [one] 1 van je { $cards } kaarten is een misser: zonder die kaart trek je de goede vaker.
       *[other] { $misses } van je { $cards } kaarten zijn missers: zonder die kaarten trek je de goede vaker.
    }
    [take] Buit van level { $level } maakt een deck meteen sterker.
    [scout] Dan weten jullie wat jullie te wachten staat, en in welke volgorde.
    [push-back] { $left ->
        [one] De boss valt over 1 stap aan
       *[other] De boss valt over { $left } stappen aan
    }: { $more ->
        [one] 1 stap meer is
       *[other] { $more } stappen meer zijn
    } tijd voor meer buit.
    [ready-all] { $more ->
        [one] Met 1 kaart meer
       *[other] Met { $more } kaarten meer
    } voor iedereen wordt het volgende gevecht veiliger.
   *[give] De kaart helpt meer in een ander deck.
 }
hint-give = { FEATURE($player, "person") ->
    [second] Jouw deck
   *[other] Het deck van { FORM($player, "object") }
 } heeft haar het hardst nodig: de kaarten zijn gemiddeld { $whole },{ $tenth } waard, en geen ander deck is zwakker.
hint-help = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { $follows ->
    [yes] { FEATURE($player, "person") ->
        [second] hebt
       *[other] heeft
     } in dit gevecht nog een beurt, met { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
     } in het deck.
   *[no] { FEATURE($player, "person") ->
        [second] hebt
       *[other] heeft
     } de volgende beurt: in dit gevecht heeft niemand er nog een.
 }
hint-remove = { $kind ->
    [none] Je houdt ze allemaal: wat je zou kunnen verwijderen, is beter dan een misser.
    [misses] { $count ->
        [one] Een misser heeft kracht 0: zonder die kaart
       *[other] Missers hebben kracht 0: zonder deze { $count }
    } trek je vaker betere kaarten.
   *[weakest] Geen kaart die je mag verwijderen, is zwakker.
 }
hint-throw = { $count ->
    [one] Deze kaart voegt
   *[other] Deze kaarten voegen
 } in dit gevecht het minst toe: kracht { $power }.
hint-gift = { $helps ->
    [yes] Met kracht { $power } maakt deze kaart een ander deck sterker, en het jouwe verliest het minst.
   *[no] Geen van je kaarten maakt een ander deck sterker, en deze met kracht { $power } mis je het minst.
 }
hint-give-to-hero = Alleen { FORM($hero, "the") } kan het effect gebruiken, en die wordt gespeeld door { FEATURE($player, "person") ->
    [second] jou
   *[other] { FORM($player, "object") }
 }.
hint-send = Houd de vijand weg van de boss, van wie alle kaarten zonder rust verslagen moeten worden.
hint-arrange = Van kracht { $least } tot kracht { $most }: zo geven de zwakste hun buit voordat de sterkste komen.
hint-recover = { $matters ->
    [no] Het gevecht is gewonnen, en daarna gaan alle kaarten terug in de decks: elke keuze is even goed.
   *[yes] Dit is de nuttigste keuze uit je aflegstapel, en je trekt haar hierna.
 }
hint-double = Dit verdubbelen levert de meeste kracht op: { $power }.
hint-draw-more = { $why ->
    [won] Je hand is genoeg om te winnen.
    [enough] Je hand is genoeg om te winnen, en een kaart die in het deck blijft, helpt in het volgende gevecht.
    [later] De beurten hierna zijn waarschijnlijk genoeg, en een kaart die in het deck blijft, helpt in het volgende gevecht.
    [some] Dat is waarschijnlijk genoeg: meer hoef je niet te trekken, en een kaart die in het deck blijft, helpt in het volgende gevecht.
    [empty] Met de laatste kaart van je deck krijgt { FORM($enemy, "the") } { $by } kracht erbij.
    [last] Dit is hier de laatste vijand: je hoeft geen kaarten te sparen.
   *[needed] Je hand komt nog { $missing } kracht tekort: je hebt de kaarten nu nodig.
 }{ $why ->
    [empty] { "" }
   *[other] { $by ->
        [0] { "" }
       *[other] {" "}Je deck raakt leeg, en { FORM($enemy, "the") } krijgt { $by } kracht erbij.
    }
 }
hint-pay = { $more ->
    [0] Het effect zou nu niets opleveren.
   *[other] Het effect levert maximaal { $more } kracht op, en dat is meer waard dan wat je aflegt.
 }
explain-put-back = Niemand heeft deze kaart nodig.

## Redenen in partijen die met 1.0.0 gespeeld zijn

explain-enter = Level { $level } levert nu het meeste op voor het risico{ $boss ->
    [strong] ; voor de boss zijn onze decks nog te zwak
   *[weak] { "" }
 }.
explain-go-on = { $risk ->
    [yes] De volgende vijand is een gok ({ $players ->
        [one] ons deck
       *[other] het kleinste deck
    } heeft nog { $least }), maar de buit is het waard.
   *[no] Met nog { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
     } in { $players ->
        [one] ons deck
       *[other] onze decks ({ $least } in het kleinste)
    } kunnen we de volgende vijand aan.
 }
explain-withdraw = Met nog maar { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 } in { $players ->
    [one] ons deck
   *[other] onze decks
} is de volgende vijand te veel; als we rusten, krijgen we alle kaarten terug.
explain-take = Dit helpt ons nu het meest.
