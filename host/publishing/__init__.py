"""What is shown of a table and when: board, thread, hands; answers to people go first, within the chat's rate limit."""
