## Questions as standing orders name them
order-ask-go-on = After a won fight in a dungeon
