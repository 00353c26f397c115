game-heldenkampf = Heldenkampf

## Fasen en woorden
phase-draw = trekken
phase-action = actie
phase-discard = handlimiet
phase-over = het einde
kind-hero = held
kind-monster = monster
kind-weapon = wapen
kind-armour = harnas
kind-shield = schild
kind-food = voedsel
kind-animal = dier
kind-battlefield = slagveld
kind-place = plaats
people-human = Mens
people-winged = Gevleugelde
people-centaur = Centaur
people-dwarf = Dwerg
side-heroes = Helden
side-heroines = Heldinnen
stack-heroes = eigen helden
stack-monsters = monsters
stack-equipment = uitrusting

## Koppen en kerncijfers
headline-turn = Ronde { $round } · { FEATURE($player, "person") ->
    [second] jij bent aan de beurt
   *[other] aan de beurt: { FORM($player, "object") }
 } · { $phase }
headline-won = { FEATURE($player, "person") ->
    [second] Je hebt gewonnen
   *[other] { FORM($player, "the-first") } heeft gewonnen
 }
headline-draw = Het spel eindigt in een gelijkspel
figure-side = { $player } · { $side ->
    [heroes] helden
   *[heroines] heldinnen
 }
figure-castle = Kasteel: { $life } van { $max }
figure-points = Overwinningspunten: { $points }
figure-cards = Hand { $hand }, heldenstapel { $stack }{ $pause ->
    [yes] , pauzekaart klaar
   *[no] , pauzekaart gespeeld
 }
figure-tavern = Herberg: { $cards }
figure-defeated = Verslagen: { $cards }
figure-fallen = Door monsters gedood: { $cards }
figure-fight = Gevecht · { $place }
figure-fighter = { $card } · totale kracht { $sum }
figure-armed = { $card } · { $gear } · totale kracht { $sum }, bescherming { $protection }
picture-castle = Kasteel
picture-tavern = Herberg
picture-defeated = Verslagen
picture-fallen = Gevallen
picture-points = Punten
picture-hand = Hand
picture-stack = Stapel
picture-pause = Pauze
picture-monsters = Monsters
picture-equipment = Uitrusting

## Kaarten
card-life = { $card } ({ $life }/{ $max } ♥)
card-values = { $kind ->
    [hero] kracht { $strength }, leven { $life }/{ $max }
    [monster] monster, kracht { $strength }, leven { $life }/{ $max }
    [weapon] wapen +{ $strength }, bereik { $range }
    [armour] harnas { $value }
    [shield] schild { $value }
    [animal] kracht { $strength }, leven { $life }/{ $max }, als voedsel { $food }
   *[food] geneest { $food }
 }
card-line = { $kind ->
    [battlefield] { $card }
    [place] { $card }
   *[other] { $card } · { card-values }
 }
card-armed = Kan met wapen, harnas en schild omgaan
card-unarmed = Vecht met tanden en klauwen: geen wapen, harnas of schild
card-terrain = Met de optie „Terrein”: { $value ->
    [range] bereik
    [armour] harnas
   *[shield] schild
} { SIGNED($by) }

## Vragen
ask-attacker = Wie valt aan? Alleen helden kunnen het tegen een monster opnemen. Voor een held die het doodt, krijgt niemand punten; valt het zelf, dan scoort de andere kant
ask-battlefield = Op welk slagveld?
ask-draw = Van welke stapel trek je? Helden en monsters vechten; uitrusting maakt ze sterker.
ask-action = { $may ->
    [attack] Val je aan of pas je?
    [attack-call] Val je aan, trek je een held of pas je?
    [call] Je hebt niemand om mee aan te vallen. Trek je een held of pas je?
    [attack-call-pause] Val je aan, trek je een held of pas je? Zonder held in je hand kan de volgende aanval je de pauzekaart kosten.
   *[forage] Val je aan, zoek je voedsel of pas je?
 }
ask-discard = Je hebt te veel kaarten in je hand. { $over ->
    [one] Leg er één af.
   *[other] Leg er { $over } af, een voor een.
 }
ask-answer = { $only ->
    [pause] { FORM($fighter, "the-first") } valt aan{ $ground ->
        [none] { "" }
        [bridge] {" "}op de brug
        [swamp] {" "}in het moeras
       *[ruin] {" "}in de ruïne
     }. Niemand in je hand kan antwoorden, dus je moet de pauzekaart spelen; pas zonder die kaart komt er een held van je heldenstapel.
    [one] { FORM($fighter, "the-first") } valt aan{ $ground ->
        [none] { "" }
        [bridge] {" "}op de brug
        [swamp] {" "}in het moeras
       *[ruin] {" "}in de ruïne
     }. Maar één kaart in je hand kan antwoorden; je wordt toch gevraagd, zodat niemand dat te weten komt.
   *[fighters] Wie stuur je{ $ground ->
        [none] { "" }
        [bridge] {" "}de brug op
        [swamp] {" "}het moeras in
       *[ruin] {" "}de ruïne in
     } tegen { FORM($fighter, "the") }?
 }
ask-gear = { FORM($fighter, "the-first") } valt aan met kracht { $attack }, en { FORM($foe, "the") } verweert zich met { $defence }. Neem je er uitrusting bij? Die ben je na het gevecht kwijt, ook als het wordt afgebroken.
ask-defence-gear = { FORM($fighter, "the-first") } valt aan met kracht { $attack }, en { FORM($foe, "the") } verweert zich met { $defence }. Neem je er uitrusting bij? Die ben je na het gevecht kwijt, ook als het wordt afgebroken.
ask-castle-strike = Niemand verdedigt het kasteel, en { FORM($fighter, "the") } slaat één keer toe. Gooi je?
ask-strike = { FORM($fighter, "the-first") } slaat naar { FORM($foe, "the") }. Dobbel je het hele gevecht uit? { $kind ->
    [heroes] Daarna kan het gevecht alleen worden afgebroken als beiden dat willen. Misschien word je nog eens gevraagd vóór een worp die dodelijk kan zijn.
    [hero] Je wordt opnieuw gevraagd als { FORM($fighter, "the") } achterop raakt, en vóór een worp die dodelijk kan zijn.
    [animal] Jij gooit voor { FORM($fighter, "the") }. Dieren vluchten niet, dus je wordt niet nog eens gevraagd.
   *[monster] Monsters vluchten niet, dus je wordt niet nog eens gevraagd.
 }
ask-struck = { FORM($foe, "the-first") } slaat naar { FORM($fighter, "the") }, en beide kanten gooien. Dobbel je het hele gevecht uit? { $kind ->
    [heroes] Daarna kan het gevecht alleen worden afgebroken als beiden dat willen. Misschien word je nog eens gevraagd vóór een worp die dodelijk kan zijn.
    [hero] Je wordt opnieuw gevraagd als { FORM($fighter, "the") } achterop raakt, en vóór een worp die dodelijk kan zijn.
    [animal] Jij gooit voor { FORM($fighter, "the") }. Dieren vluchten niet, dus je wordt niet nog eens gevraagd.
   *[monster] Monsters vluchten niet, dus je wordt niet nog eens gevraagd.
 }
ask-stop = { FORM($fighter, "the-first") } verliest waarschijnlijk van { FORM($foe, "the") }. Gooi je toch door?{ $way ->
    [alone] {" "}Breek je af, dan overleeft { FORM($fighter, "the") }.
    [together] {" "}Je kunt voorstellen het gevecht af te breken: stemt de andere kant in, dan overleven beiden.
   *[other] { "" }
 }{ $last ->
    [yes] {" "}Gooi je door, dan word je niet nog eens gevraagd.
   *[no] { "" }
 }
ask-may-fall = De volgende worp kan { FORM($fighter, "the") } het leven kosten. Gooi je door{ $way ->
    [together] , of stel je voor het gevecht tegen { FORM($foe, "the") } af te breken?
    [alone] , of breek je het gevecht tegen { FORM($foe, "the") } af?
   *[none] {" "}tegen { FORM($foe, "the") }?
 }{ $last ->
    [yes] {" "}Gooi je door, dan word je niet nog eens gevraagd.
   *[no] { "" }
 }
ask-fight-on = De andere kant vecht door. Gooi je, of neem je de zekere 2?
ask-truce = { FORM($player, "the-first") } wil het gevecht afbreken, zodat { $fighter } blijft leven. Ben je het ermee eens?
ask-found = Je hebt { FORM($food, "the") } gevonden. Eet { $hero } meteen (leven +{ $heals }), of bewaar je het voedsel?

occasion-attack = { FEATURE($player, "person") ->
    [second] Je valt
   *[other] { FORM($player, "the-first") } valt
 } aan met { FORM($fighter, "the") }.
occasion-gear = { FORM($one, "the-first") } en { FORM($other, "the") } krijgen uitrusting.
occasion-truce-offered = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } voorgesteld het gevecht af te breken.

## Zetten en hun keuzes
move-draw = Trekken
move-attack = Aanvallen
move-forage = Voedsel zoeken
move-eat = Eten
move-eat-fight = Eten in plaats van slaan
move-call = Een held trekken
move-pass = Passen
move-no-gear = Alles uitdobbelen
move-discard = Afleggen
move-answer = Antwoorden met
move-pause = Pauzekaart
move-add = Uitrusten
move-roll = Voor deze slag gooien, dan opnieuw beslissen
move-roll-castle = Gooien: { $spread ->
    [0] { $most } schade
   *[other] { $least } tot { $most } schade
 }
move-roll-out = Alles uitdobbelen
move-roll-on = Alles uitdobbelen
move-strike-by-strike = Vechten, bij elke slag beslissen
move-waive = De zekere 2 nemen
move-waive-castle = De zekere 2 nemen: { $most } schade
move-trap = De val proberen (2 dobbelstenen)
move-break-off = Gevecht afbreken
move-break-off-together = Gevecht afbreken (alleen samen)
move-fight-on = Doorvechten
move-keep = Bewaren

attack-values = kracht { $strength }, leven { $life }/{ $max }{ $kind ->
    [monster] , enkel zij scoren
    [castle] , op het kasteel
   *[hero] { "" }
 }
phrase-attack = Aanvallen met { FORM($fighter, "the") } ({ attack-values })
advice-attack = { FORM($fighter, "the-first") } valt aan ({ attack-values }{ $terrain ->
        [0] { "" }
       *[other] , { $battlefield }
    }{ $weapon ->
        [none] , zonder wapen
       *[may] { "" }
    })
advice-forage = { $hero } zoekt voedsel { $place ->
    [forest] in het bos
   *[other] op de markt
 }
advice-eat = { $hero } eet { FORM($food, "the") } (+{ $heals }){ $fight ->
        [0] { "" }
       *[other] {" "}in plaats van te slaan
    }
advice-answer = { $fighter }
advice-draw = { $stack ->
    [heroes] Een held trekken
    [monsters] Een monster trekken
   *[equipment] Uitrusting trekken, dan een held
 } ({ stack-left })
advice-draw-only = Alleen uitrusting trekken
advice-pause = Pauzekaart (één keer): geen gevecht, alle helden in beide handen naar de herberg
advice-add = { $shows ->
    [gear] { $gear }
    [fight] { $gear }, alles gooien
   *[sums] { $gear }, alles gooien: { $sums }
 }
advice-discard = { $card } afleggen
caution-pass = Passen, hoewel je iets kunt doen
caution-pass-ends = Passen: dit beëindigt het spel
argument-forage = { $place } · { $stack ->
    [forest] voedsel, of een gevecht
   *[other] voedsel of uitrusting
 }
argument-card = { $kind ->
    [hero] { $card } · kracht { $strength }, leven { $life }/{ $max }
    [monster] { $card } · kracht { $strength }, leven { $life }/{ $max }
    [weapon] { $card } · +{ $strength }, bereik { $range }
    [armour] { $card } · harnas { $value }
    [shield] { $card } · schild { $value }
   *[other] { $card } · geneest { $food }
 }
argument-gear = { $card }: { $sums }
argument-stack = { $stack ->
    [heroes] Jouw helden
    [monsters] Monsters
   *[equipment] Uitrusting
 } ({ stack-left })
stack-left = { $count ->
    [0] opnieuw geschud uit { $stack ->
        [heroes] de herberg
       *[other] de aflegstapel
     }
   *[other] nog { $count }
 }

## Wat er gebeurt
event-turn = { FEATURE($player, "person") ->
    [second] Jij bent
   *[other] { FORM($player, "the-first") } is
 } aan de beurt (ronde { $round }).
    .heading = { FEATURE($player, "person") ->
        [second] {""}
       *[other] { FORM($player, "the-first") } is aan de beurt (ronde { $round }):
     }
event-drew = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-drew.and }.
    .and = trekt { event-drew.also }
    .also = van de { $stack ->
        [heroes] heldenstapel
        [monsters] monsterstapel
       *[equipment] uitrustingsstapel
     }
event-drew-card = Je trekt { FORM($card, "the") } van de { $stack ->
    [heroes] heldenstapel
    [monsters] monsterstapel
   *[equipment] uitrustingsstapel
 }.
event-discarded = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } meer dan { $limit } kaarten en { $kind ->
    [hero] stuurt { $card } naar de herberg
   *[other] legt { FORM($card, "the") } af
 }.
event-pass = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-pass.and }.
    .and = past
event-attack = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-attack.and }.
    .and = valt aan met { FORM($fighter, "the") }{ $ground ->
        [none] { "" }
        [bridge] {" "}op de brug
        [swamp] {" "}in het moeras
       *[ruin] {" "}in de ruïne
     }
event-called = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } niemand op de hand om te antwoorden, dus { $hero } komt aangesneld van de heldenstapel.
event-called-back = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } niemand op de hand om te antwoorden, dus { $hero } komt aangesneld uit de herberg.
event-answer = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } { event-answer.and }.
    .and = antwoordt met { FORM($fighter, "the") }
event-pause = { FEATURE($player, "person") ->
    [second] Je
   *[other] { FORM($player, "the-first") }
 } speelt de pauzekaart. Er is geen gevecht, en alle helden in beide handen gaan naar de herberg.
event-gear = { FORM($who, "the-first") } { event-gear.and }.
    .and = pakt { FORM($piece, "the") }
    .also = { FORM($piece, "the") }
strike-loss = { $result ->
    [tie] beiden −1 (nog { $loser } { $life }, { $other_loser } { $other_life })
   *[hit] { $loser } −{ $damage } (nog { $life })
 }
event-strike = { FORM($striker, "the-first") } slaat met { $attack } + { $die } = { $sum } tegen { $defence } + { $other } = { $other_sum }: { strike-loss }.
    .and = { FORM($striker, "the") } slaat met { $sum } tegen { $other_sum }: { strike-loss }
    .also = { $result ->
        [tie] dan beiden −1 (nog { $loser } { $life }, { $other_loser } { $other_life })
       *[hit] dan { $loser } −{ $damage } (nog { $life })
     }
event-trap = { FORM($setter, "the-first") } gooit 6 en 6 en laat de val dichtklappen: { FORM($fighter, "the") } houdt { $life ->
    [one] 1 levenspunt
   *[other] { $life } levenspunten
 } over.
event-eat = { $hero } eet { FORM($food, "the") } en heeft nu { $life ->
    [one] 1 levenspunt
   *[other] { $life } levenspunten
 }.
event-truce-offered = { FEATURE($player, "person") ->
    [second] Je stelt
   *[other] { FORM($player, "the-first") } stelt
 } voor het gevecht af te breken.
event-truce-refused = { FEATURE($player, "person") ->
    [second] Je vecht
   *[other] { FORM($player, "the-first") } vecht
 } door.
event-broken-off = Het gevecht tussen { FORM($one, "the") } en { FORM($other, "the") } is afgebroken; niemand krijgt punten, en helden gaan naar de herberg.
event-gear-lost = { $equipment ->
    [discarded] De uitrusting van beide kanten gaat naar de aflegstapel.
   *[removed] De uitrusting is uit het spel.
 }
event-fallen = { FORM($foe, "the-first") } doodt { $hero }; daar krijgt niemand punten voor.
    .after-event-strike = { $hero } sneuvelt; daar krijgt niemand punten voor.
victory-points = { $points ->
    [one] 1 overwinningspunt
   *[other] { $points } overwinningspunten
 } voor { FORM($player, "object") }
event-defeated = { $feat ->
    [upset] 🌟 Tegen alle verwachting in! { "" }
   *[usual] { "" }
 }{ FORM($foe, "the-first") } verslaat { FORM($fighter, "the") } { $feat ->
    [unhurt] zonder een schrammetje
   *[usual] { $left ->
        [0] maar overleeft het zelf niet
        [one] en houdt nog maar 1 levenspunt over
       *[other] en houdt { $left } levenspunten over
     }
 }: { victory-points }.
    .after-event-strike = { $feat ->
        [upset] 🌟 Tegen alle verwachting in! { "" }
       *[usual] { "" }
     }{ $feat ->
        [unhurt] Het gevecht is gewonnen zonder een schrammetje
       *[usual] { $left ->
            [0] Geen van beiden overleeft het
            [one] Het gevecht is gewonnen met nog maar 1 levenspunt
           *[other] Het gevecht is gewonnen met nog { $left } levenspunten
         }
     }: { victory-points }.
event-castle-open = { FEATURE($player, "person") ->
    [second] Je hebt
   *[other] { FORM($player, "the-first") } heeft
 } niemand die mag antwoorden, dus de klap treft het kasteel.
event-castle = { FORM($fighter, "the-first") } slaat met { $power } + { $die } = { $sum } tegen { $castle }, en { FEATURE($player, "person") ->
    [second] jouw kasteel
   *[other] het kasteel van { FORM($player, "object") }
 } verliest { $damage ->
    [one] 1 levenspunt
   *[other] { $damage } levenspunten
 } (nog { $life }).
event-castle-fallen = { FEATURE($player, "person") ->
    [second] Jouw kasteel
   *[other] Het kasteel van { FORM($player, "object") }
 } is gevallen: 10 overwinningspunten voor { FEATURE($player, "person") ->
    [second] de andere kant.
   *[other] de aanvaller.
 }
event-forage = { FORM($hero, "the-first") } zoekt { $place ->
    [forest] in het bos
   *[other] op de markt
 } naar voedsel{ FEATURE($player, "person") ->
    [second] { "" }
   *[other] {" "}voor { FORM($player, "object") }
 } en { $kind ->
    [animal] komt { FORM($found, "the") } tegen
   *[find] vindt { FORM($found, "the") }
 }.
event-hunted = { FORM($animal, "the-first") } is verslagen, en { FEATURE($player, "person") ->
    [second] je neemt
   *[other] { FORM($player, "the") } neemt
 } het mee als voedsel.

## Weigeringen
refused-turn = { FORM($player, "the-first") } is aan de beurt.
refused-no-fight = Er is nu geen gevecht.
refused-stack = Daarvan kun je niet trekken. Kies eigen helden, monsters of uitrusting.
refused-draw-first = Trek eerst een kaart.
refused-discard-first = Leg eerst kaarten af tot je er zeven hebt.
refused-drawn = Je hebt je kaart van deze beurt al getrokken.
refused-no-card = Er is in dit spel geen kaart „{ $word }”.
refused-has-hero = Je hebt nog een held op de hand. Je trekt er alleen een als je er geen hebt.
refused-no-hero = Er is geen held meer om te trekken.
refused-not-in-hand = Dit heb je niet op de hand: { $card }.
refused-only-heroes = { $card } kan geen voedsel zoeken; alleen helden kunnen dat.
refused-place-empty = Hier is niets meer: { $place }.
refused-no-place = Helden zoeken voedsel in het bos of op de markt, niet hier: { $place }.
refused-no-fighter = { $card } vecht niet. Kies een held of een monster.
refused-no-battlefield = { $place } is geen slagveld.
refused-not-now = Dat kun je nu niet doen. **{ button-move }** toont wat je kunt doen.
refused-no-food = { $card } is geen voedsel op je hand.
refused-hero-not-in-hand = { $card } is geen held op je hand.
refused-unhurt = { $card } is ongedeerd en heeft geen voedsel nodig.
refused-fight-on = Er is een gevecht bezig; maak dat eerst af.
refused-not-asked = De andere kant moet nu beslissen.
refused-first-strike = Je kunt een gevecht pas na de eerste slag afbreken.
refused-monster-flees = Monsters vluchten niet: alleen de kant van de held kan het gevecht afbreken.
refused-trap = De val kun je hier niet proberen: daarvoor is de optie „Val” en een menselijke held nodig, en het kan één keer per gevecht.
refused-meal-in-fight = In een gevecht kan alleen een gewonde held eten: voedsel van je hand, in plaats van een slag.
refused-pause = De pauzekaart kun je hier niet spelen: ze beantwoordt een aanval, één keer per spel.
refused-monsters = Monsters vechten niet tegen elkaar. Antwoord met een held of de pauzekaart.
refused-bare = { FORM($fighter, "the-first") } kan niet met uitrusting omgaan.
refused-attacker-gear = { $card }: aan deze tafel mag de aanvallende kant die niet inzetten.
refused-exchange = Tijdens een gevecht kun je geen uitrusting inzetten of omruilen.
refused-slot = Voor nog een van deze soort is geen plaats: { $kind }.
refused-choose = Dat is geen antwoord op deze vraag: { $question }
picture-empty = Je hand is leeg.
board-supplies = Nog over: { $monsters } monsters, { $equipment } uitrusting, { $forest } in het bos, { $market } op de markt
