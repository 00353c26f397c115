## Waarom een soort zet op dit moment niet kan.

refused-all-busy = Al je aanvallers zitten tot de afrekening in slagen.
refused-all-spent = Je hebt op deze rooftocht al je aanvallers gebruikt.
refused-none-choose = Er valt nu niets te kiezen.
refused-none-decline = Geen slag wacht op jouw antwoord.
refused-none-offer = Er is niemand meer om mee te ruilen.
refused-none-take = Je hebt nu geen slag om kaarten uit te nemen.
refused-none-exchange = Je hebt geen kaart gewonnen die je kunt omruilen.
refused-none-attack = Geen van je aanvallers kan nu een kaart bereiken.
refused-none-raid = In het midden ligt niets meer om aan te vallen.
refused-none-buff = Je hebt geen helper.
refused-none-defend = Je hebt geen helper.
refused-none-redirect = Geen slag wacht op jouw antwoord.
refused-none-sort = Je hebt geen kaarten om te sorteren.
