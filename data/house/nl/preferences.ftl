## Hoe iemand gevraagd wordt die op anderen mag reageren.

command-preferences-name = voorkeuren
command-preferences-about = Je vaste opdrachten, en wanneer ik je iets vraag: passen tot het einde van de beurt, altijd …
option-passing-name = passen
option-passing-about = True: pas voor mij tot het einde van deze beurt; False: vraag het me weer
option-always-name = altijd
option-always-about = Vraag me hier altijd naar: een soort actie, of een kaart
option-forget-name = vergeten
option-forget-about = Vraag me hier niet meer altijd naar
option-goal-name = doel
option-goal-about = True: toon mijn volgende doel boven mijn zetten, in elk spel; False: nooit

button-pass-turn = Passen tot einde beurt

preferences-passing = Tot het einde van deze beurt pas ik voor je. `/voorkeuren passen:False` draait dat terug.
preferences-asked = Je wordt altijd gevraagd als je mag reageren.
preferences-always = Ik vraag het je altijd bij: { $words }.
preferences-everything = alles
preferences-guided = Boven je zetten staat je volgende doel. `/voorkeuren doel:False` verbergt het.
preferences-unguided = Je volgende doel is verborgen. `/voorkeuren doel:True` toont het, in elk spel.
preferences-elsewhere = Vaste opdrachten beantwoorden voor jou wat een spel steeds weer vraagt: typ `/voorkeuren` in het kanaal van een lopend spel. Of je boven je zetten je volgende doel ziet, kies je overal, met `/voorkeuren doel:True` of `doel:False`.
button-unguided = Doel verbergen

refused-reaction-word = “{ $word }” is geen soort actie en ook geen kaart; kies er een uit de lijst.
refused-reaction-words = Ik onthoud er niet meer dan { $count }. Verwijder er eerst een paar.
refused-no-reactions = Dit spel kent geen reacties om naar te vragen.
