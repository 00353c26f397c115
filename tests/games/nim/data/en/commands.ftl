## Slash commands that make moves: names are lower-case and at most 32 characters, descriptions at most 100.

command-take-name = take
command-take-about = Take stones from the heap
command-take-stones-name = stones
command-take-stones-about = How many stones you take: 1 to 3
