## The card of the game

one-page-goal = Most points. In a collapse: least unrest.

one-page-turn = Your turn: one of three
one-page-turn-activate-name = Activate
one-page-turn-activate = 3 actions for cards from hand, 5 exhausts for cards in play.
one-page-turn-innovate-name = Innovate
one-page-turn-innovate = Discard your hand and break through for one card.
one-page-turn-revolt-name = Revolt
one-page-turn-revolt = Return unrest from your hand.

one-page-then = Then
one-page-then-cleanup = Put 1 progress on a market card, discard what you like, draw to 5.
one-page-then-solstice = After the round, the solstice: cards with a sun work.

one-page-market = The market
one-page-market-acquire-name = Acquire
one-page-market-acquire = the card, the tokens on it and the unrest under it
one-page-market-break-name = Break through
one-page-market-break = without unrest, or unseen from a deck

one-page-deck = An empty deck
one-page-deck-barbarian-name = Barbarians
one-page-deck-barbarian = a nation card; the last makes an empire
one-page-deck-empire-name = Empire
one-page-deck-empire = you may buy a development

one-page-points = Points
one-page-points-progress-name = Progress
one-page-points-progress = 1 each
one-page-points-cards-name = Cards
one-page-points-cards = the figure at the foot, wherever they are; a counting card 10 at most
one-page-points-power-name = Power card
one-page-points-power = what it says
one-page-points-unrest-name = Unrest
one-page-points-unrest = −2
one-page-points-big-name = Most of all
one-page-points-big = fame (Glory: 3 regions), developments, tributaries, cards in history

one-page-end = The end
one-page-end-trigger = Main deck empty, someone’s last development, or King of Kings: finish the round, then one more.
one-page-end-collapse = Unrest pile empty: at once.
