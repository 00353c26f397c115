## Waarom een soort zet op dit moment niet kan.

refused-none-hero = Je helden zijn gekozen.
refused-none-play = Je hebt geen kaart om te spelen.
refused-none-hold-back = Geen kaart in je hand verdubbelt een basiskaart die de vijand verandert.
refused-none-play-all = Je hebt hoogstens één kaart over: speel die los.
refused-none-redraw = Een hand kun je alleen afleggen voordat de eerste kaart ervan is gespeeld, zolang er kaarten in het deck zijn.
refused-none-enter = Op dit moment wordt er geen dungeon gekozen.
refused-none-go-on = Of jullie verdergaan, wordt na een overwinning beslist.
refused-none-withdraw = Of jullie de dungeon verlaten, wordt na een overwinning beslist.
refused-none-take = Er is nu geen beloning om uit te kiezen.
refused-none-give = Er is nu geen kaart om te geven.
refused-none-put-back = Er is nu geen kaart om terug te leggen.
refused-none-send = Er trekt nu geen vijand verder.
refused-none-choose = Geen kaart vraagt je nu iets.
refused-none-player = Geen kaart vraagt je nu om een speler.
refused-none-number = Geen kaart vraagt je nu om een getal.
refused-none-pay = Geen kaart vraagt je nu iets af te leggen.
refused-none-pick = Geen kaart vraagt je nu iets uit te kiezen.
refused-none-arrange = Er is nu geen dungeon waarvan je de volgorde kiest.
refused-none-decline = Er valt nu niets te weigeren.
