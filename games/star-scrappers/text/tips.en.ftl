## Tips in the first games: tip-<tip>

tip-raided = Your Leader comes back; you can win the other cards back later.
tip-totem-lost = The Totem follows the raided Leader’s colour: choose Leaders with care.
tip-last-round = Last round: everyone gets the same number of turns.
tip-end-near = The end is near: cards in hand and Base score nothing by themselves.
tip-crystals-out = An empty stack moves the Cave-In marker too.
tip-extra-mining = Extra mining is lost when the turn ends.
tip-symbol = Different symbols count: each new one is worth more.
tip-full-hand = Full hand: you can neither recruit nor take cards now.
tip-full-base = A Base holds seven cards; the oldest will leave the game.
tip-short-of-cards = Short of cards? Raid a Base, even your own.
tip-two-actions = The two actions must be of different kinds.
tip-no-raid-now = Too late for a raid this turn: it replaces both actions.
tip-leader = Your Leader helps for free before your actions. You may also leave it.
tip-paying = The order matters: the last card becomes Leader.
tip-wild = A Crystal of a faction not in play is Wild: pay in any one colour.
tip-recruiting = Level 1 is free; a higher one costs a card exactly 1 lower.
tip-half = Left for the end, right from now on. The other is gone.
tip-skill = A card can pay or use its skill, never both.
tip-from-base = No skill touches a Leader, but the rest of the Base is open.
tip-recolouring = Change it to the colour you can pay most easily.
tip-subjugating = A subjugated card leaves the game and scores its level.
