## Wat er op een vak ligt, voor /vak; stapels die iedereen mag doorkijken.
here-space = { $count ->
    [0] { $space }
   *[other] { $space } · { $things }
 }
here-coins = { $gold } goud
here-people = Hier: { $players }
here-card = { $points ->
    [0] { $card }
   *[other] { $card } (nog { $points })
 }
here-with-detail = { $line } – { $detail }
here-gold = Hier ligt { $gold } goud.
here-hexed = Op dit vak ligt een beheksing.
here-nothing = Hier ligt niets, en er is hier niemand.
pile-adventure = Afgelegde avonturenkaarten
pile-spells = Afgelegde spreuken
pile-stock = Te koop
pile-objects = Voorwerpen: { $player }
pile-followers = Volgelingen: { $player }
pile-trophies = Trofeeën: { $player }
pile-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }

## Hetzelfde in woorden
figure-fight = Het gevecht
figure-fought = Het laatste gevecht
figure-side = { $who }: { $parts }, samen { $value }, plus nog een dobbelsteen
figure-rolled = { $who }: { $parts }, dobbelsteen { $die }, samen { $sum }
figure-part = { $name } { $value }
figure-targets = { $roll ->
    [0] Waar de weg heen kan gaan
   *[other] Gegooid { $roll }: waar de weg heen kan gaan
 }
figure-spaces = { $spaces }
figure-waits = heeft nog geen personage
figure-lying = Op het bord
figure-space = { $space }: { $things }
figure-misses = { $turns ->
    [one] Slaat 1 beurt over
   *[other] Slaat { $turns } beurten over
 }
figure-enslaved = Wordt in de tempel vastgehouden tot een worp van 4, 5 of 6
sheet-character = { $character }
sheet-spell = Spreuk: { $spell }
sheet-bag = Voorwerpen: { $count } van { $most }
sheet-made-of = { $attribute ->
    [craft] Wijsheid
   *[strength] Kracht
 } { $value }: { $parts }

## Wat een pad is
toad-is = { $turns ->
    [one] Nog 1 beurt
   *[other] Nog { $turns } beurten
 } een pad, met maar kracht 1 en wijsheid 1; wat de pad daarvan wint, gaat weer verloren.
toad-moves = Gaat elke beurt 1 vak ver, zonder te gooien.
toad-may = Ontmoet anderen en vecht zoals iedereen, ook met lot. Levens, lot, spreuken en trofeeën blijven.
toad-may-not = Spreekt geen spreuken uit en krijgt er geen, heeft geen bijzondere vaardigheden, en { $keeps ->
    [yes] gebruikt en neemt geen voorwerpen, volgelingen en goud.
   *[no] neemt geen voorwerpen, volgelingen en goud: wat de pad had, ligt waar het gebeurde.
 }
