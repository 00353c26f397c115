## Why no move of a kind is possible at the moment.

refused-all-busy = All your attackers are in tricks until the evaluation.
refused-all-spent = You have used all your attackers in this raid.
refused-none-choose = There is nothing to choose at the moment.
refused-none-decline = No trick is waiting for your answer.
refused-none-offer = There is nobody left to trade with.
refused-none-take = You have no trick to take cards from at the moment.
refused-none-exchange = You have won no card that you could exchange.
refused-none-attack = None of your attackers can reach a card now.
refused-none-raid = Nothing is left in the middle to attack.
refused-none-buff = You have no buff.
refused-none-defend = You have no buff.
refused-none-redirect = No trick is waiting for your answer.
refused-none-sort = You have no cards to arrange.
