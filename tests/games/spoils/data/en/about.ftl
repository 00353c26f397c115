about-what = One divides the spoils, the other chooses.
about-aim = Whoever takes more wins.
about-length = Two minutes.
