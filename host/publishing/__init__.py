"""Background publishing of boards, threads and hands within the rate limit; answers to people go first."""
