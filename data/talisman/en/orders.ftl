## Questions as standing orders name them
order-fate = { $dice ->
    [one] Fate after a roll ({ $what }):
   *[other] Fate after a roll of { $dice } dice ({ $what }):
 }
order-ask-land = Another character is here:
order-ask-halt = You have arrived:
order-ask-end = Your turn ends:
order-ask-trade = You can exchange trophies:
