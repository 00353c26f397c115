## Bestanden die iemand schrijft of meebrengt: waarom ze niet gelezen worden. De plek (bestand, kaart, veld) staat ervoor.

file-not-there = Dit bestand bestaat niet.
file-unreadable = Het bestand is niet te lezen: { $reason }.
file-too-large = Het bestand is te groot: meer dan { $most } MB.
file-encoding = Het bestand is geen UTF-8-tekst.
file-yaml = Geen geldige YAML{ $line ->
    [0] {""}
   *[other] {" "}rond regel { $line }
}: { $reason }.
file-several = Er staat meer dan één document in het bestand. Zet alles in één document, zonder regels van drie streepjes.
file-key-twice = “{ $key }” staat twee keer in één onderdeel, de tweede keer op regel { $line }.
file-in-itself = Rond regel { $line } bevat een onderdeel zichzelf.
file-too-deep = Op regel { $line } zitten meer dan { $most } lijsten of groepen in elkaar.
file-too-much = Met alle herhalingen staan er meer dan { $most } gegevens in het bestand, rond regel { $line }.
file-number = Het getal op regel { $line } is te lang: meer dan { $most } cijfers.
file-value = De waarde op regel { $line } is niet te lezen.

## Bestanden met inhoud: wat er niet aan klopt, telkens na de plek (bestand, onderdeel, veld).

fault-line = { $place }: { $what }
fault-missing = Dit moet worden ingevuld.
fault-field = Dit veld bestaat niet. Toegestaan: { $allowed }.
fault-field-like = Dit veld bestaat niet. Bedoel je “{ $near }”?
fault-choice = “{ $found }” is niet mogelijk. Toegestaan: { $allowed }.
fault-no-effect = Bij een effect hoort een soort, bijvoorbeeld “effect: damage”.
fault-too-low = { $found } is te laag. Toegestaan: { $allowed } of meer.
fault-too-high = { $found } is te hoog. Toegestaan: { $allowed } of minder.
fault-too-few = Te weinig onderdelen. Toegestaan: { $allowed } of meer.
fault-too-many = Te veel onderdelen. Toegestaan: { $allowed } of minder.
fault-item-large = Hier staat te veel in. Toegestaan: hoogstens { $allowed } gegevens.
fault-words = De woorden moeten op één regel staan, zonder stuurtekens en met hoogstens { $most } tekens.
fault-id = “{ $found }” is geen kenmerk. Toegestaan: kleine letters a–z, cijfers en streepjes, een letter vooraan, 2 tot 40 tekens.
fault-id-twice = Dit kenmerk is al gebruikt, in { $file }.
fault-language = “{ $found }” is geen taal. Toegestaan: een code zoals en, de of pt-BR.
fault-named-twice = Heeft in deze taal al een naam, in { $file }.
fault-kind = Hier hoort { $wanted }, niet “{ $found }”.
fault-kind-number = een geheel getal
fault-kind-yes-no = true of false
fault-kind-words = tekst
fault-kind-list = een lijst
fault-kind-fields = een groep velden (naam: waarde)
fault-other = “{ $found }” past niet: { $reason }.
