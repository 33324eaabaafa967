## Tips in the first games: tip-<tip>

tip-scoring = One more round. Now only points count.
tip-last-turn = Return unrest (+2 each), spend materials, take progress from the market.
tip-collapse-near = The unrest pile is running out! When it is gone the game collapses, and the least unrest wins.
tip-empire = For barbarian cards it is too late. Trade them at the solstice, garrison or discard them.
tip-nation-unrest = Yes, unrest waits in the nation deck too. That’s normal.
tip-nation-card = Each reshuffle adds a nation card. The last one makes you an empire.
tip-empire-soon = Empire soon: play your barbarian cards while you can.
tip-nation = For a first game choose a simple nation, such as the Romans.
tip-two-unrest = Two ways to return unrest: 1 population for each card, or a revolt for all at once.
tip-turn = Tap a glowing card. Three actions, in any order.
tip-innovating = Poor hand? Innovate: swap it for a market card, without unrest.
tip-paying = Progress replaces 1 population or 2 materials, but is itself worth a point.
tip-acquire = The flame under a card is unrest: it comes with the card.
tip-break-through = A card you break through for comes without unrest; you may also take one unseen from a deck.
tip-station = A garrisoned card does nothing but still counts. Garrison unrest and cards you don’t need.
tip-put = Put the progress on a card you mean to take soon.
tip-cleanup = Discard what you won’t play: you draw more and reshuffle sooner.
tip-development = One development a reshuffle, at most one a turn.
tip-solstice = The solstice ends a round: cards with the sun work by themselves, without an action.
tip-drawing = Draw freely, unless it is the last card of your deck and you want to wait.
tip-protection = A card can shield you, and the attack passes you by.
