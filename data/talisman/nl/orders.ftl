## Vragen zoals vaste opdrachten ze noemen
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Lot na een aanvalsworp
       *[other] Lot na een worp die geen aanval is
     }
   *[other] { $roll ->
        [attack] Lot na een aanvalsworp met { $dice } dobbelstenen
       *[other] Lot na een worp met { $dice } dobbelstenen die geen aanval is
     }
 }
order-gold = Hier ligt alleen goud
order-ask-land = Er is hier een ander personage
order-ask-halt = Je bent aangekomen
order-ask-end = Je beurt eindigt
order-ask-trade = Je kunt trofeeën inruilen
