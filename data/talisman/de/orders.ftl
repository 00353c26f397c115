## Fragen, wie Daueranweisungen sie nennen
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Schicksal nach einem Angriffswurf
       *[other] Schicksal nach einem Wurf ohne Angriff
     }
   *[other] { $roll ->
        [attack] Schicksal nach einem Angriffswurf mit { $dice } Würfeln
       *[other] Schicksal nach einem Wurf mit { $dice } Würfeln ohne Angriff
     }
 }
order-gold = Hier liegt nur Gold
order-ask-land = Ein anderer Charakter ist hier
order-ask-halt = Du bist angekommen
order-ask-end = Dein Zug endet
order-ask-trade = Du kannst Trophäen eintauschen
