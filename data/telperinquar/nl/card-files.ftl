# Fouten in kaartbestanden, voor wie ze schrijft, en waarom een deck niet mag worden gespeeld.

fault-folder = die map bestaat niet.
fault-name-twice = { $card } heeft deze naam al.
fault-name-of-nothing = er is geen kaart, held of deck met deze id.
fault-needed = een kaart van de soort { $type } heeft dit nodig.
fault-not-for-type = een kaart van de soort { $type } kan dit niet hebben.
fault-creature-only = alleen wezens hebben dit, geen kaart van de soort { $type }; passieve waarden komen onder “passive”.
fault-fighters-only = alleen wezens en wapens hebben dit, geen kaart van de soort { $type }; een aanval van deze kaart komt onder “abilities”.
fault-listed-twice = iets staat er twee keer in.
fault-immune-and-doubled = een wezen kan niet immuun zijn voor { $source } en er dubbele schade van krijgen.
fault-keyword = { $keyword } kan niet bij een kaart van de soort { $type }. Toegestaan: { $allowed }.
fault-keyword-attack = { $keyword } heeft alleen zin bij een wezen met een aanval.
fault-keyword-both = tweehandig en zwaaislag gaan niet samen.
fault-without-attack = heeft alleen zin samen met “attack”.
fault-second-range = de tweede aanval moet de andere afstand hebben.
fault-creature-exhausts = elke aanval van een wezen put het uit; laat dit weg.
fault-free = een gebruik dat herhaald kan worden, moet minstens 1 actie kosten, de kaart uitputten of ladingen verbruiken.
fault-endless = levert evenveel acties op als het kost ({ $cost }); het moet de kaart uitputten of ladingen verbruiken.
fault-no-purpose = de kaart doet niets: geef haar vaardigheden of passieve waarden.
fault-nothing-to-use = er is niets op de kaart dat kan worden gebruikt.
fault-trap = een val heeft precies één vaardigheid, met “reaction: true”.
fault-trap-cost = een val onthullen kost niets: geen cost, exhausts of defensive hier.
fault-reaction-not-defensive = een reactie heeft ook “defensive: true” nodig.
fault-reaction-nothing = een reactie moet over de actie gaan: het doel attacker of attacked, of de effecten cancel, redirect of parry.
fault-reaction-only = { $word } kan alleen in een reactie (“reaction: true”).
fault-not-on-hit = { $effect } kan hier niet.
fault-area = rond het doel { $target } is geen gebied.
fault-zero = 0 zou niets veranderen.
fault-over-time = geef damage of heal, niet allebei.
fault-check = geef success of failure of allebei.
fault-target = { $effect } past niet bij het doel { $target }.
fault-range = moet { $range } zijn, zoals de afstand van de vaardigheid.

refused-deck-no-hero = Het deck heeft geen held.
refused-deck-hero = Er is geen held „{ $hero }”. Er zijn: { $allowed }.
refused-deck-levels = Een deck heeft minstens één niveaukaart nodig.
refused-deck-levels-of = { $hero } heeft minstens één niveaukaart nodig.
refused-deck-same-class = { $first } en { $second } zijn van dezelfde klasse; de twee helden van een deck moeten verschillen.
refused-deck-card = Er is geen kaart „{ $card }”.
refused-deck-copies = { $card } zit { $number } keer in het deck; hoogstens { $allowed } keer is toegestaan.
refused-deck-number = { $card } heeft een aantal van minstens 1 nodig.
refused-deck-size = { $missing ->
        [one] Er ontbreekt één kaart
       *[other] Er ontbreken { $missing } kaarten
    }: het deck heeft er { $size } van minstens { $least }, de helden- en niveaukaarten meegeteld.
