## The card of the game

one-page-goal = Hire a crew, send it for Crystals and have the most victory points (VP) when the Mine caves in. Ties are shared wins.

one-page-turn = Your turn
one-page-turn-leader-name = Leader
one-page-turn-leader = Use Artifacts and the skill of your Leader, the top card of your Base. For free.
one-page-turn-actions-name = Two different actions
one-page-turn-actions = Recruit, mine, collect or use a skill. Instead of both: one raid.
one-page-turn-cleanup-name = Clean-up
one-page-turn-cleanup = Played cards go onto your Base in order; the last one leads. A Base holds seven, the oldest drop out.

one-page-actions = Actions
one-page-actions-recruit-name = Recruit
one-page-actions-recruit = A card from the Docks for one card exactly a level lower. Level 1 is free.
one-page-actions-mine-name = Mine
one-page-actions-mine = A Crystal for cards of its colour whose levels reach its cost. A Wild one: any one colour.
one-page-actions-collect-name = Collect
one-page-actions-collect = An Artifact for cards of any colour. You keep one half: points or help.
one-page-actions-skill-name = Skill
one-page-actions-skill = Play a card from hand and do what it says.
one-page-actions-raid-name = Raid
one-page-actions-raid = Any Base, even yours: its Leader goes home, you take the Totem of its colour and cards from the top until you hold seven.

one-page-points = Points at the end
one-page-points-crystals-name = Crystals
one-page-points-crystals = the number beside the star
one-page-points-sets-name = A set of different symbols
one-page-points-sets = from one to six: 1, 3, 6, 10, 15, 21
one-page-points-totems-name = Each Totem
one-page-points-totems = 3
one-page-points-halves-name = Left halves of Artifacts
one-page-points-halves = what they say
one-page-points-subjugated-name = Subjugated cards
one-page-points-subjugated = their levels

one-page-end = The end
one-page-end-marker = The marker moves when you take a Crystal with the Cave-In symbol and when a stack runs out.
one-page-end-round = On space 7, 8 or 9 (2, 3, 4 players) finish the round and count points.

one-page-keep = Remember
one-page-keep-totem = A Totem in the Crystal’s colour: 1 cheaper.
one-page-keep-wild = Wild Crystals take any colour, but only one.
one-page-keep-hand = Seven cards in hand at most.
one-page-keep-overpay = You cannot overpay for a Mercenary, but you can for a Crystal.
