## Questions as standing orders name them
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Fate after a roll in a fight
       *[other] Fate after a roll outside a fight
     }
   *[other] { $roll ->
        [attack] Fate after a roll of { $dice } dice in a fight
       *[other] Fate after a roll of { $dice } dice outside a fight
     }
 }
order-gold = Only gold lies here
order-ask-land = Another character is here
order-ask-halt = You have arrived
order-ask-end = Your turn ends
order-ask-trade = You can exchange trophies
