## Vragen zoals vaste opdrachten ze noemen
order-level = Niveaukaarten aan het begin van mijn beurt
