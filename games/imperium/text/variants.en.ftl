# What each variant changes, and for whom: a line on the page of a new table.
about-variant-box = Which nations and common cards are in the game, for everybody. Classics is the easier box.
about-variant-nations = How everybody comes by a nation. For a first game all get an easy one, with the side of the power card that is meant for beginners.
about-variant-level = How hard the opponent is for those who play alone; Chieftain is the mildest.
about-variant-progress = Progress may stand for materials and population at every price. Beginners are better asked only when their tokens run short.
