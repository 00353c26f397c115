## Fragen, wie Daueranweisungen sie nennen
order-ask-go-on = Nach einem gewonnenen Kampf in einem Verlies
