name = Orchard
about-variant-length = How many rounds are played, by everybody.
variant-length = Length
variant-length-short = three rounds
variant-length-long = five rounds

card-apple = apple { $worth }
card-pear = pear { $worth }
card-plum = plum { $worth }
card-cherry = cherry { $worth }
basket = basket { $worth }
face-down = a face-down card
about-card = Planted, it is worth { $worth } at the end; in a bid, { $worth } too.
about-basket = Worth { $worth } at the end.

section-middle = The middle
section-player = { $player }
row-round = Round
row-deck = Deck
row-basket = Basket to be won
row-laid = About to be planted
row-discard = Discarded
row-coins = Coins
row-hand = Hand
row-sun = In the sun
row-shade = In the shade
row-won = Baskets
weather = A tree in the sun brings { $weather ->
    [one] { $weather } coin
   *[other] { $weather } coins
  } this round.

ask-round-action = Round { $round } of { $rounds }: what will you do?
ask-plant-card = Which card will you plant?
ask-plant-place = Where will you plant it?
ask-round-bids = Bid for the { $basket }.
do-plant = Plant
do-draw = Draw two cards
do-rest = Rest for a coin
do-plant-card = { $card }
do-plant-sun = In the sun
do-plant-shade = In the shade
do-round-bids = { $card }
do-done = No second card

event-weather = A new round: the sun brings { $weather }, the prize is { $basket }.
event-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-drew-cards = You drew { $cards }.
event-laid = { $player } lays out { $card }.
event-planted = { $player } plants { $card } ({ $where }) and earns { $coins }.
event-rested = { $player } rests.
event-reshuffled = The discarded cards are shuffled.
event-bid = { $player } bids { $cards }: { $sum }.
event-won = { $player } wins { $basket }.

sum-trees = { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
  }
means-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
score-trees = Trees
score-baskets = Baskets
score-coins = Coins
ending-harvest = An orchard is full.
ending-winter = The last round is over.
