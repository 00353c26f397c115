## Fragen, wie Daueranweisungen sie nennen
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Schicksal nach einem Wurf im Kampf
       *[other] Schicksal nach einem Wurf außerhalb von Kämpfen
     }
   *[other] { $roll ->
        [attack] Schicksal nach einem Wurf im Kampf mit { $dice } Würfeln
       *[other] Schicksal nach einem Wurf mit { $dice } Würfeln außerhalb von Kämpfen
     }
 }
order-gold = Hier liegt nur Gold
order-ask-land = Ein anderer Charakter ist hier
order-ask-halt = Du bist angekommen
order-ask-end = Dein Zug endet
order-ask-trade = Du kannst Trophäen eintauschen
