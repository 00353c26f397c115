"""What the bot remembers between two presses: lost answers, pictures that follow, panels that go with their games."""
