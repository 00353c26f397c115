## Vaste opdrachten: beantwoorden voor iemand een vraag die terugkomt.

button-always = Altijd …
button-orders = { $count ->
    [0] Vaste opdrachten …
   *[other] Vaste opdrachten: { $count }
 }
orders-title = Vaste opdrachten
orders-about = Alleen jij ziet deze pagina. Een vaste opdracht antwoordt voor je als de vraag terugkomt, en dat staat in het verslag.
orders-none = Je hebt geen vaste opdrachten.
orders-not-yet = Er valt nu niets op te dragen. Komt een vraag terug, dan staat de knop *{ button-always }* eronder.
orders-when-others-act = Als anderen iets doen
orders-reactions = Reacties
orders-line = { $question } · { $answer }
orders-always = Altijd: { $answer }
orders-limit = Onder { $limit }: { $below } · anders: { $otherwise }
orders-vote = Bij de volgende stemming hierover: { $answer }
orders-vote-ahead = Volgende stemming: { $question }
orders-vote-choice = { $answer } ({ $question })
orders-pass = { $until ->
    [turn] Passen tot het einde van de beurt
    [own-turn] Passen tot ik aan de beurt ben
    [attacked] Passen tot ik word aangevallen
   *[below] Passen tot mijn leven onder { $least } zakt
 }
orders-withdraw = Intrekken: { $order }
orders-choose-limit = Dat hangt van het getal af: onder …
orders-choose-least = Passen tot mijn leven zakt onder …
orders-choose-vote = Vooraf stemmen …
refused-orders = Je kunt hoogstens { $limit } vaste opdrachten hebben. Trek er eerst een in.

event-order-answers = { $player } antwoordt met een vaste opdracht.
event-your-order = Je vaste opdracht: { $answer }.
