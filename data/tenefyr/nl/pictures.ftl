## Wat op plaatjes staat

picture-level = Level
picture-dungeon = { term-dungeon }
picture-enemy = { term-enemy }
picture-loot = { term-loot }
picture-boss = { term-boss }
picture-basic = { term-basic }
picture-skill = { term-skill }
picture-hero = Held
picture-reserve = { term-reserve }
picture-deck = { term-deck }
picture-discard = { term-discard-pile }
picture-hand = { term-hand }
picture-removed = { term-removed }
picture-top = { term-known }
picture-completed = voltooid
picture-closed = gesloten
picture-turn = Beurt
picture-empty = Hier liggen geen kaarten.
