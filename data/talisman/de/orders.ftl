## Fragen, wie Daueranweisungen sie nennen
order-fate = { $dice ->
    [one] Schicksal nach einem Wurf ({ $what }):
   *[other] Schicksal nach einem Wurf mit { $dice } Würfeln ({ $what }):
 }
order-ask-land = Ein anderer Charakter ist hier:
order-ask-halt = Du bist angekommen:
order-ask-end = Dein Zug endet:
order-ask-trade = Du kannst Trophäen eintauschen:
