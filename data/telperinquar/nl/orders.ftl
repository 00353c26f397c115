## Vragen zoals vaste opdrachten ze noemen
order-level = Niveaukaarten aan het begin van mijn beurt
order-counter = Terugslaan als het mag
