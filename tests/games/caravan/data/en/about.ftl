about-what = A walk through the desert that you win or lose together: water runs short, storms come up, and all choose the road.
about-aim = All who reach the other side while there is water left have won; without water all have lost.
about-length = A quarter of an hour.
