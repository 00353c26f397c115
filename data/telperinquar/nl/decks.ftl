## Eigen decks: lijsten lezen en schrijven, wat de regels van een deck vinden.

deck-template =
    # Eén kaart per regel, met het aantal ervoor. Tekst na een # is alleen voor jou.
    # 1 held, 10 niveaukaarten, minstens 29 andere, geen vaker dan 4 keer
    1 Hedda de Vechter
    10 Niveaukaart
deck-line = { $number } { $card }

deck-line-empty = Hier staat niets.
deck-line-unknown = Geen kaart heet „{ $words }”.
deck-line-near = Geen kaart heet „{ $words }”. Bedoelde je { $cards }?
deck-line-or = { $first } of { $second }
deck-line-which = Dat kan meer dan één kaart zijn: { $cards }. Schrijf dan de id.
deck-line-number = { $number } van één kaart kan niet. Schrijf een getal van 1 tot en met { $most }.
deck-line-third-hero = Een deck heeft hoogstens twee helden, en { $first } en { $second } zitten er al in.
deck-line-same-class = De twee helden van een deck verschillen van klasse, en { $hero } zit er al in.
deck-line-level-class = Geen held van dit deck hoort bij deze klasse.

deck-good-hero = De held is { $hero }.
deck-good-heroes = Twee heldenkaarten vormen één held: { $first } en { $second }.
deck-good-classes = De twee helden zijn van verschillende klassen.
deck-good-levels-of = Niveaukaarten: { $first_count } voor { $first }, { $second_count } voor { $second }; elk heeft er minstens één nodig.
deck-good-levels =
    { $count ->
        [one] Eén niveaukaart
       *[other] { $count } niveaukaarten
    }; minstens één is nodig.
deck-good-cards =
    { $count ->
        [one] Eén ondersteuningskaart
       *[other] { $count } ondersteuningskaarten
    }, { $different } verschillende.
deck-good-copies = Geen ondersteuningskaart zit er vaker dan { $allowed } keer in.
deck-good-size = { $size } kaarten met helden- en niveaukaarten; minstens { $least } zijn nodig.
deck-note-double-class = Met twee helden is dit deck alleen te spelen waar helden met twee klassen zijn toegestaan.
deck-note-class =
    { $count ->
        [one] { $hero } is van een andere klasse en kan dit nooit spelen: { $cards }.
       *[other] Geen van beide helden is van de klasse die nodig is voor: { $cards }.
    }
deck-note-levels = Er kunnen maar { $most } niveaukaarten in het spel komen; de andere hebben geen nut.

deck-group-creature = Wezens
deck-group-spell = Spreuken
deck-group-talent = Talenten
deck-group-weapon = Wapens
deck-group-armour = Pantsers
deck-group-shield = Schilden
deck-group-equipment = Voorwerpen
deck-group-artefact = Artefacten
deck-group-trap = Vallen

## De keuze van een deck: wie het leidt, hoe het speelt, hoe moeilijk dat is; hoogstens 100 tekens.

deck-ready-style = { $heroes } · { $style } · { $difficulty ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] moeilijk
 }
deck-own-style = { $heroes } · { $creatures ->
    [one] 1 wezen
   *[other] { $creatures } wezens
 }, { $spells ->
    [one] 1 vaardigheid
   *[other] { $spells } vaardigheden
 }, { $equipment ->
    [one] 1 andere kaart
   *[other] { $equipment } andere kaarten
 }
deck-style-shield-wall = stevige wezens, goede wapens
deck-style-night-blades = gif en snelle steken vanuit een schuilplaats
deck-style-glow-and-frost = spreuken van veraf, achter goedkope wachters
deck-style-morning-bells = geneest, houdt vol en put de ander uit
deck-style-smoke-and-mirrors = verbergt zich en brandt van veraf
deck-style-sword-and-prayer = vecht vooraan en geneest zichzelf
deck-style-two-lanterns = spreuken van twee scholen
deck-style-axe-and-dagger = slaat vroeg en hard toe

## De filters van de pagina waarop je een deck bouwt; hoogstens 100 tekens.

deck-filter-every-class = Kaarten van elke klasse
deck-filter-heroes = Helden en niveaukaarten
deck-filter-cost = { $more ->
    [yes] Kosten { $cost } of meer
   *[no] Kosten { $cost }
 }
deck-filter-in-deck = Alleen wat in het deck zit
deck-style-without-hero = { $creatures ->
    [one] 1 wezen
   *[other] { $creatures } wezens
 }, { $spells ->
    [one] 1 vaardigheid
   *[other] { $spells } vaardigheden
 }, { $equipment ->
    [one] 1 andere kaart
   *[other] { $equipment } andere kaarten
 }
refused-deck-many = Een deck dat je hier bouwt, heeft hoogstens { $most } ondersteuningskaarten.
