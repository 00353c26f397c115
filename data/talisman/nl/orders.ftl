## Vragen zoals vaste opdrachten ze noemen
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Lot na een worp in een gevecht
       *[other] Lot na een worp buiten een gevecht
     }
   *[other] { $roll ->
        [attack] Lot na een worp in een gevecht met { $dice } dobbelstenen
       *[other] Lot na een worp met { $dice } dobbelstenen buiten een gevecht
     }
 }
order-gold = Hier ligt alleen goud
order-ask-land = Er is hier een ander personage
order-ask-halt = Je bent aangekomen
order-ask-end = Je beurt eindigt
order-ask-trade = Je kunt trofeeën inruilen
