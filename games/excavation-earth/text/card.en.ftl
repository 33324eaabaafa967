## The card of the game

one-page-goal = Most credits after three rounds.

one-page-turn = A round
one-page-turn-prepare-name = Preparation
one-page-turn-prepare = New artefacts and buyers, cards to your hand.
one-page-turn-actions-name = Turns of two actions
one-page-turn-actions = Each action is one card. On a card: a market symbol in the corner, the region’s colour below, drops of fuel.
one-page-turn-centres-name = Centres
one-page-turn-centres = When all have passed, envoys in the centres score.

one-page-actions = Actions
one-page-actions-travel-name = Travel
one-page-actions-travel = any card; a line for each drop
one-page-actions-excavate-name = Excavate
one-page-actions-excavate = colour; an artefact from under an explorer, two from two sites
one-page-actions-market-name = Market
one-page-actions-market = symbol and an explorer; a trader, a white and a coloured buyer
one-page-actions-sell-name = Sell
one-page-actions-sell = any card; one colour, up to three markets
one-page-actions-command-name = Command
one-page-actions-command = symbol; a trader and an envoy, or an envoy returns and its order card works
one-page-actions-smuggle-name = Smuggle
one-page-actions-smuggle = symbol and an explorer at the black market; buy at value plus 1 or deliver at value
one-page-actions-survey-name = Survey
one-page-actions-survey = colour; artefacts for next round and the token to go first
one-page-actions-pass-name = Pass
one-page-actions-pass = your round is over, two cards stay

one-page-sale = A sale
one-page-sale-markets = One colour, up to three markets with your trader and a willing buyer (a head in that colour, or white with a crown).
one-page-sale-price = Popularity 8, 6, 4, 2 or 0, plus 2 a buyer, plus 3 for two markets or 8 for three.
one-page-sale-envoys = Traders become envoys.

one-page-points = Rewards
one-page-points-centres-name = Centres
one-page-points-centres = after the rounds: 5; then 10 and 5; then 15, 10 and 5. Ties share.
one-page-points-gallery-name = Gallery
one-page-points-gallery = at the end: a row from three guards, a column from two

one-page-end = The end
one-page-end-round = After round three.
one-page-end-unsold = Artefacts in hold and hatch are worth nothing; they only break ties.
