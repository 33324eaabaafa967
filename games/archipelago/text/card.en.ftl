## The card of the game

one-page-goal = Most victory points (VP) when the game ends. But if unrest passes population, everyone loses; only the Separatist, if there is one, wins.

one-page-round = A round
one-page-round-rest-name = Release
one-page-round-rest = Everyone is ready again, rebels get up.
one-page-round-bid-name = Turn order
one-page-round-bid = A bid: everyone pays theirs.
one-page-round-unrest-name = Unrest
one-page-round-unrest = Markets, people and free workers change it.
one-page-round-crisis-name = Crisis
one-page-round-crisis = The one on top of the deck.
one-page-round-actions-name = Actions
one-page-round-actions = Turns until all have passed.
one-page-round-cards-name = Cards
one-page-round-cards = Buy one and turn one, or turn two.

one-page-turn = A turn: each of these once
one-page-turn-disc-name = A disc
one-page-turn-disc = one action on the wheel
one-page-turn-card-name = A card
one-page-turn-card = one of yours, or for 1 florin more one of another player’s that all may use
one-page-turn-port-name = A port or market
one-page-turn-port = up to two transactions for 1 florin
one-page-turn-talk-name = Talks
one-page-turn-talk = in your turn, in your crisis turn, and when you have won the bid

one-page-wheel = The wheel
one-page-wheel-harvest-name = Harvest
one-page-wheel-harvest = fish, fruit, wood, cattle, stone, iron
one-page-wheel-taxes-name = Taxes
one-page-wheel-taxes = florins, but unrest +1
one-page-wheel-trade-name = Trade
one-page-wheel-trade = buy and sell cubes
one-page-wheel-people-name = People
one-page-wheel-people = recruit, reproduce, migrate
one-page-wheel-explore-name = Explore
one-page-wheel-explore = a new region, and a token that is any cube

one-page-build = Building
one-page-build-ship-name = Ship
one-page-build-ship = wood and 1 florin
one-page-build-city-name = City
one-page-build-city = stone, wood and 2 florins
one-page-build-temple-name = Temple
one-page-build-temple = 2 stone and 1 florin
one-page-build-market-name = Market
one-page-build-market = fruit and cattle
one-page-build-port-name = Port
one-page-build-port = stone, fish and 2 florins

one-page-crisis = A crisis
one-page-crisis-domestic-name = Domestic
one-page-crisis-domestic = All lie down except on temples. A cube calms as many as the card says; a temple its region. Each one lying down: +1.
one-page-crisis-export-name = Export
one-page-crisis-export = Each missing cube: +1.

one-page-points = Points
one-page-points-secret-name = Secret objectives
one-page-points-secret = every one in play, other players’ too: 3, 2, 1 by place
one-page-points-public-name = The public one
one-page-points-public = 4, 3, 2
one-page-points-medals-name = A medal
one-page-points-medals = on a character or a wonder: 1

one-page-end = The end
one-page-end-met = A condition on someone’s secret objective is met: finish the turn and count.
one-page-end-lost = Independence ends it at once.
