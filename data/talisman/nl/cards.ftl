## Wat er op kaarten, personages en vakken staat.

card-character = Kracht { $strength } · wijsheid { $craft } · levens { $lives } · lot { $fate } · { $alignment ->
    [good] goed
    [evil] kwaad
   *[neutral] neutraal
 }
card-start = Begint hier: { $space }{ $spells ->
    [0] {""}
    [one] {" "}· 1 spreuk
   *[other] {" "}· { $spells } spreuken
 }
card-line = { $line }
card-enemy = { $type ->
    [animal] Vijand · dier
    [monster] Vijand · monster
    [dragon] Vijand · draak
   *[spirit] Vijand · geest
 } · { $attribute ->
    [craft] wijsheid { $value }
   *[strength] kracht { $value }
 }
card-bribe = Betaal { $price } goud, en deze kaart valt je nu niet aan.
card-event = Gebeurtenis
card-stranger = Vreemde
card-place = Plaats
card-follower = Volgeling
card-object = Voorwerp
card-magic-object = Magisch voorwerp
card-spell = Spreuk
card-placed = Wordt de kaart getrokken, dan beslist een dobbelsteen waar ze komt te liggen, van 1 tot 6: { $spaces }
card-copies = { $deck ->
    [0] { $stock } naast het bord
   *[other] { $stock ->
        [0] { $deck } in de avonturenstapel
       *[other] { $deck } in de avonturenstapel, { $stock } naast het bord
     }
 }
card-spell-copies = { $count } in de spreukenstapel
card-points = Hierop: { $amount } { $what ->
    [strength] kracht
    [craft] wijsheid
   *[life] levens
 }; elk bezoek levert er 1 van op.
card-bonus = +{ $amount } { $what ->
    [craft] wijsheid
   *[strength] kracht
 }
card-weapon = Wapen: +{ $amount } kracht in een gevecht
card-against = Tegen een { $type ->
    [animal] dier
    [monster] monster
    [dragon] draak
   *[spirit] geest
 }: in plaats daarvan +{ $amount }
card-armour = { $least ->
    [6] Bescherming: verlies je in een gevecht een leven, dan mag je gooien; bij een 6 is het gered.
   *[other] Bescherming: verlies je in een gevecht een leven, dan mag je gooien; bij { $least } of meer is het gered.
 }
card-drink = Drink het, één keer: +{ $amount } kracht tot het eind van de beurt.
card-gold = Wordt { $amount } goud zodra je de kaart meeneemt.
card-banned = Niet voor { $alignment ->
    [good] goede
    [evil] kwade
   *[neutral] neutrale
 } personages
card-must = Je moet deze kaart meenemen.
card-follower-price = Kost { $price } goud.
card-room = { $count ->
    [one] Je kunt 1 voorwerp meer dragen.
   *[other] Je kunt { $count } voorwerpen meer dragen.
 }
card-space = { $region ->
    [outer] Buitengebied
    [middle] Middengebied
    [inner] Binnengebied
   *[crown] Midden op het bord
 }
card-draw = { $count ->
    [one] Trek 1 kaart als hier geen ligt.
   *[other] Trek kaarten tot er hier { $count } liggen.
 }
abilities = { $first } { $more }
knows-no-roll = Je hoeft { FORM($spaces, "at") } niet te gooien.
knows-evade = Je mag { FORM($spaces, "at") } ontwijken.
knows-portal = Je gooit bij de poort der macht met wijsheid één dobbelsteen minder.
knows-mines = Je gooit in de mijnen met twee dobbelstenen.

## Vaardigheden
ability-alchemy = Maakt van voorwerpen elk 1 goud.
ability-alone = Verjaagt alle andere volgelingen, en zolang de vloek duurt, komt er geen bij. Alleen de zieneres kan hem opheffen.
ability-assassinate = Als je aanvalt, gooit het slachtoffer niet; van een zo verslagen personage neem je een leven. Niet op de Kroon van de Heerser.
ability-beast-friend = Dieren en draken vallen je niet aan.
ability-beguile = In plaats van met een personage te vechten, mag je het verleiden: bij een 6 (neutraal 5, kwaad 4) of meer krijg je 1 goud of een voorwerp.
ability-builds-rafts = In bossen en in het woud mag je een vlot bouwen in plaats van je te verplaatsen.
ability-cave-bonus = In de grot mag je 1 bij de worp optellen.
ability-charm = Je mag een dier charmeren: gooi je meer dan zijn kracht, dan volgt het je, en één dier per gevecht telt zijn kracht mee.
ability-craft-in-battle = In een gevecht tel je je gedrukte wijsheid op bij je kracht.
ability-desert-proof = Je verliest geen leven in de woestijn.
ability-destroy-spirits = Je mag geesten zonder gevecht vernietigen; ze worden dan geen trofee.
ability-drain = Een leven dat je in een psychisch gevecht neemt, krijg je zelf.
ability-free-alignment = Eén keer per beurt mag je op elk moment je gezindheid veranderen.
ability-free-purchase = Op een markt, op marktdag en in het dorp krijg je één winkelkaart gratis.
ability-hired = In een gevecht: betaal 1 goud voor +3 kracht tot het eind van de beurt.
ability-holy = Je verliest geen leven bij de kapel of op het kerkhof.
ability-last-spell = Na je laatste spreuk trek je een nieuwe, als je wijsheid dat toelaat.
ability-life-drinker = Een gevecht dat je hiermee wint, levert je een leven op.
ability-maze-immune = Je verdwaalt niet in het doolhof.
ability-no-armour = Je kunt geen bescherming gebruiken.
ability-no-weapon = Je kunt geen wapens gebruiken.
ability-pray = Als je bidt, mag je 1 bij de worp optellen.
ability-psychic = Je mag personages aanvallen in een psychisch gevecht.
ability-raft = Steekt aan het begin van je volgende beurt de stormrivier over; daarna is het weg.
ability-raise = Een vijand die je in een gevecht doodt, kun je als volgeling nemen in plaats van als trofee; in één gevecht telt zijn kracht mee.
ability-regenerate = Gooi je een 6 voor de verplaatsing, dan mag je 1 leven genezen in plaats van te lopen.
ability-replace-card = Van de avonturenkaarten die je trekt, mag je er één vervangen.
ability-rescue = Van een personage waarbij je landt, mag je de jonkvrouw en de prinses meenemen.
ability-rob = Van een personage waarbij je landt, mag je 1 goud of een voorwerp afpakken.
ability-royal = Geneest 2 levens in het kasteel, en mag daar dan worden ingeruild voor 3 goud.
ability-see-spells = Je ziet de spreuken van iedereen.
ability-slows = Je gaat maar één vak ver. Verdwijnt zodra je over de brug, met een vlot of met de veerboot de stormrivier oversteekt.
ability-spell-proof = Je kunt geen spreuken uitspreken, en alleen de heersersspreuk werkt op je.
ability-spirit-spell = Voor elke geest die je vernietigt, trek je een spreuk.
ability-take-follower = Van een personage waarbij je landt, mag je een volgeling meenemen, maar niet de jonkvrouw, de eenhoorn of de prinses.
ability-talisman = Opent de weg door de vuurvallei naar de Kroon van de Heerser.
ability-two-dice = In een gevecht gooi je met twee dobbelstenen, en de hoogste telt.
ability-two-weapons = Je mag twee wapens tegelijk gebruiken.
ability-woods-spells = Telkens als je in bossen landt, vul je je spreuken aan.
ability-woods-walk = Vanuit bossen mag je naar andere bossen in het gebied gaan in plaats van te gooien.

## Spreuken
spell-acquisition = Aan het begin van je beurt: neem 1 goud of een voorwerp van een personage naar keuze.
spell-alchemy = Aan het begin van je beurt: maak van zoveel voorwerpen als je wilt elk 1 goud.
spell-counterspell = Als antwoord op een spreuk: die heeft geen effect.
spell-destroy-magic = Aan het begin of eind van je beurt: tot je volgende beurt spreekt niemand spreuken uit en gebruikt niemand magische voorwerpen.
spell-destruction = Aan het begin van je beurt of na je verplaatsing: verwijder een kaart die op een vak ligt.
spell-divination = Aan het begin van je beurt: bekijk de bovenste 5 avonturenkaarten.
spell-healing = Altijd: een personage wordt genezen tot de levens waarmee het begon.
spell-hex = Aan het begin van je beurt: wie op een vak van jouw keuze landt, verliest een leven, tot je derde beurt vanaf nu.
spell-immobility = Aan het begin van iemands beurt: dat personage doet deze beurt niets. Of in jouw gevecht: je ontwijkt één wezen.
spell-invisibility = Vóór een gevecht: ontwijk wie je wilt tot het eind van de beurt, maar niets in het binnengebied.
spell-mesmerism = Aan het begin van je beurt: neem een volgeling van een personage naar keuze.
spell-nullify = Altijd: een personage legt al zijn spreuken af.
spell-preservation = Op het moment van het verlies: één leven, één volgeling of één vijand gaat niet verloren.
spell-psionic-blast = Vóór de worpen van een gevecht: tel je gedrukte wijsheid op bij je kracht.
spell-random = Altijd: een personage gooit. 1: pad; 2: geen krachtfiches meer; 3: geen wijsheidsfiches meer; 4: geen goud meer; 5: +1 kracht; 6: +1 leven.
spell-teleport = In plaats van te gooien voor de verplaatsing: ga naar een ander vak in het gebied, maar niet in het binnengebied.
spell-temporal-warp = Aan het begin van je beurt: je hebt na deze nog twee beurten.

## Vakken waar meer gebeurt
space-sentinel = Wil je over de brug naar het middengebied, dan vecht je eerst met de wachter: kracht 9. De weg terug is vrij.
space-portal = Wil je naar het binnengebied, gooi dan met twee dobbelstenen, met kracht of met wijsheid: is het totaal niet hoger, dan gaat de poort open; anders verlies je er 1 van en blijf je staan.
space-cursed-glade = Hier geven voorwerpen geen kracht of wijsheid, werken magische voorwerpen niet en kun je geen spreuken uitspreken.
space-runes = Wezens waarmee je hier vecht, tellen 2 op bij hun aanvalsworp.
space-plain-of-peril = Vanaf hier ga je één vak per beurt, zonder te gooien.
space-mines = Drie dobbelstenen min wijsheid. 0 of minder: blijf hier; 1: vlakte der gevaren; 2–3: poort der macht; 4–5: grot van de heksenmeester; meer: herberg.
space-crypt = Drie dobbelstenen min kracht. 0 of minder: blijf hier; 1: vlakte der gevaren; 2–3: poort der macht; 4–5: grot van de heksenmeester; meer: stad.
space-vampires-tower = Gooi. 1–2: verlies 1 leven; 3–4: 2 levens; 5–6: 3 levens. Elke volgeling die je opgeeft, redt er één.
space-pits = Gooi: zoveel helleduivels vallen je een voor een aan, elk met kracht 4.
space-valley-of-fire = Alleen met een talisman. Van hier is het één stap naar de Kroon van de Heerser.
space-werewolf-den = Een weerwolf valt aan; twee dobbelstenen bepalen zijn kracht. Je gaat verder als je hem hebt verslagen.
space-death = Twee dobbelstenen tegen de twee van de Dood. Hoger: je mag verder; gelijk: volgende beurt opnieuw; lager: verlies een leven, en volgende beurt opnieuw.
space-crown = Ben je hier alleen, dan spreek je elke beurt de heersersspreuk uit: bij 4 of meer verliezen alle anderen een leven. Wie als laatste over is, wint.

## Wezens zonder kaart
creature-farmer = Valt aan in de herberg: kracht 3
creature-brigand = Valt aan in het woud: kracht 4
creature-crag-spirit = Valt aan bij de rotsen: wijsheid 4
creature-cave-dragon = Valt aan in de grot: kracht 7
creature-cave-goblin = Valt aan in de grot: kracht 2
creature-werewolf = Valt aan in zijn hol; twee dobbelstenen bepalen zijn kracht
creature-pitfiend = Valt aan in de hellekuilen: kracht 4
