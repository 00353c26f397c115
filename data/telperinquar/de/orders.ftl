## Fragen, wie Daueranweisungen sie nennen
order-level = Stufenkarten zu Beginn meines Zuges
order-counter = Zurückschlagen, wenn ich darf
