"""What is shown of a table and when: board, thread, hands; answers first, within the chat's budget."""
