"""What all games share: texts, menus, dice, flow, match, views."""
