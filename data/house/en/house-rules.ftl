## Game options, as offered and explained; each game has texts for its own.

house-rule-offered = { $name }: { $value } – { $help }
house-rule = {"**"}{ $name }:** { $value }. { $help }
house-rule-short = { $name }: { $value }
house-rule-true = yes
house-rule-false = no
house-rule-none = as usual
house-rules = House rules of this table:
board-house-rules = House rules
