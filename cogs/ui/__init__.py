"""Everything that is shown and pressed: messages, boards, panels, lessons and answers."""
