# The people one meets at the table: a name and a character for each level.
level-novice-name = Kuba
level-novice-character = Learnt the rules last week. Plays the first thing that looks nice and is happy with it.
level-casual-name = Zosia
level-casual-character = Plays over tea and a chat. Spots a good bargain and misses the clever ones.
level-regular-name = Marek
level-regular-character = Comes every Thursday. Makes the most of his turn and does not worry about yours.
level-expert-name = Halina
level-expert-character = Quiet and precise. By the time she moves, she has thought about your reply.
level-master-name = Wiktor
level-master-character = Club champion. Takes his time where it matters and seldom has to regret anything.

# Bots without a face, for simulations and comparisons.
bot-random = a bot that plays at random
bot-greedy = a bot that takes what looks best now
bot-search = a bot that thinks ahead

# Hints: why an option is good.
hint-gives = Gives { $gains }.
hint-trades = Gives { $gains }; costs { $costs }.
hint-costs = Costs { $costs }.
hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  } ({ $label })
hint-points-alone = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
hint-about = about { $part }
hint-other-gains = { $player } gains { $points }.
hint-other-loses = { $player } loses { $points }.
hint-later = Pays off later.
hint-keeps = You keep what you have.
