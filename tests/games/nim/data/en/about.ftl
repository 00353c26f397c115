about-what = Two of you take stones from a heap by turns.
about-aim = The player who takes the last stone loses.
about-length = Two minutes.

term-heap = Heap
term-heap-what = What is left of the stones. You take one to three of them.
