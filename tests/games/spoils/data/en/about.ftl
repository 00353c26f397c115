about-what = One divides the spoils, the other chooses.
about-aim = The player whose share is worth more wins.
about-length = Two minutes.
