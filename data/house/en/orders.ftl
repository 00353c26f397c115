## Standing orders: private instructions that answer a question when it comes back.

button-always = Always …
button-orders = { $count ->
    [0] Standing orders …
   *[other] Standing orders: { $count }
 }
orders-title = Standing orders
orders-about = Only you see this page. A standing order answers for you when the question comes back, and the log says so.
orders-none = You have no standing orders.
orders-not-yet = There is nothing to order right now. When a question comes back, it has the button *{ button-always }*.
orders-when-others-act = When others act
orders-reactions = Reactions
orders-line = { $question } · { $answer }
orders-always = Always: { $answer }
orders-limit = Below { $limit }: { $below } · otherwise: { $otherwise }
orders-vote = In the next such vote: { $answer }
orders-vote-ahead = Next vote: { $question }
orders-vote-choice = { $answer } ({ $question })
orders-pass = { $until ->
    [turn] Pass until the end of the turn
    [own-turn] Pass until my turn
    [attacked] Pass until I am attacked
   *[below] Pass until my life drops below { $least }
 }
orders-withdraw = Withdraw: { $order }
orders-choose-limit = It depends on the number: below …
orders-choose-least = Pass until my life drops below …
orders-choose-vote = Vote in advance …
refused-orders = You can have at most { $limit } standing orders. Withdraw one first.

event-order-answers = { $player } answers by standing order.
event-your-order = Your standing order: { $answer }.
