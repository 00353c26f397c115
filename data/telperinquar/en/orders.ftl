## Questions as standing orders name them
order-level = Level cards at the beginning of my turn
order-counter = Striking back when I may
