# What each variant changes, and for whom: a line on the page of a new table.
about-variant-buildings = Which four buildings stand on the Ringway, for everybody. The set for a first game is the easiest to read.
about-variant-start = Whether everybody is dealt a steed and a hero, or picks a pair in turn. Drafting is for those who know them.
about-variant-feats = How many Deeds everybody starts with to choose from. A choice helps those who already have a plan.
about-variant-coins = Whether the others see how rich you are. Open coins suit those who like to count.
about-variant-concern = An opponent that the game itself plays, against all of you. Alone there is always one; the names go from mild to hard.
