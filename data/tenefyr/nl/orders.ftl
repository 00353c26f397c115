## Vragen zoals vaste opdrachten ze noemen
order-ask-go-on = Na een gewonnen gevecht in een dungeon
