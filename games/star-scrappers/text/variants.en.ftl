# What each variant changes, and for whom: a line on the page of a new table.
about-variant-factions = Which four factions are in the game, for everybody. The rulebook has a set for the first game.
about-variant-open = Whether the others may see your cards and Crystals. Open is easier to explain at one table, and to play with children.
