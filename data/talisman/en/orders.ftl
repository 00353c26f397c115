## Questions as standing orders name them
order-fate = { $dice ->
    [one] { $roll ->
        [attack] Fate after an attack roll
       *[other] Fate after a roll that is not an attack
     }
   *[other] { $roll ->
        [attack] Fate after an attack roll of { $dice } dice
       *[other] Fate after a roll of { $dice } dice that is not an attack
     }
 }
order-gold = Only gold lies here
order-ask-land = Another character is here
order-ask-halt = You have arrived
order-ask-end = Your turn ends
order-ask-trade = You can exchange trophies
