# Words of the board: headings, short descriptions, reasons.

board-label = The mothership and the Earth
board-map = Places of the map
board-popularity = Popularity
board-pays = pays
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
board-track = { $colour }: level { $level }, rank { $rank }, pays { $pays }
board-special = special buyers in the pool: { $count }
board-special-pool = special in the pool
board-ship = Ship
board-order = turn order
board-ship-and-markets = Ship and markets
board-ship-leaves = back to the pool
board-deck = deck
board-discard = discarded
board-awards = centres pay { $awards }
board-awards-own = you now
board-awards-own-whole = If the round ended now, your envoys in the centres would earn you { $credits } (EE-10.1).
board-no-order = no order this round
board-centre = { $centre ->
    [left] Left
    [middle] Middle
   *[right] Right
  }
board-send = { $centre }: send an envoy
board-withdraw = { $centre }: your envoys, { $count }; withdraw one
board-dock = market { $market }, queue { $count } of { $limit }
board-initiative = initiative { $initiative }
board-black-market = Black market
board-stack = Artefacts: { $count }{ $values ->
    [none] {""}
   *[other] ; below the top: { $values }
  }
board-forecast = Forecast
board-tokens = initiative
board-sale = Sale
board-sale-popularity = popularity
board-sale-buyers = buyers ×{ $each }
board-sale-bonus = bonus
board-sale-cards = cards
board-sale-sum = Total
board-left = left
board-way = way
board-list = { $items }
board-finds = lies here
board-new = new
board-with-card = with
board-no-card = you have no card for { $colour }
board-travel-card = travel
board-own-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-deeds = What can be done
board-own-tiles = Your hold and hidden hatch
board-hold = Hold
board-hatch = Hatch
board-of = { $count } of { $limit }
board-hold-slot = empty slot of the hold ({ $free })
board-hatch-slot = empty slot of the hatch ({ $free })
board-crew = crew
board-token = initiative
board-no-token = no token
board-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
  }
board-credits-word = { $count ->
    [one] credit
   *[other] credits
  }
board-faction = { $name }, { $title }
board-passed = passed · { $fact }
board-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
board-in-supply = crew in supply
board-gallery = Gallery
board-guards = guards { $count } of { $limit }
board-row-steps = for 3, 4, 5
board-column-steps = 2–4
board-steps = { $line }: { $guards } guards, worth { $credits }
board-gallery-worth = The gallery is worth { $credits }
board-pack = Cards to choose from
board-drawn = Tiles drawn
board-aside = Drawn cards: you keep one
board-zu-deck = Cards in Zu’s deck: { $count }
board-zu-total = total
board-zu-left = at the end
board-zu-note = A failed action gives Zu { $credits }. You win only with more than Zu has.
board-zu-turn = Zu’s turn
board-zu-next = Next step (Space)
board-zu-end = To the end of Zu’s turn (E)
board-zu-pause = Pause (P)
board-zu-go-on = Go on (P)
board-zu-tempo = Tempo { $tempo }×, change (T)
board-zu-played = Played
board-tab-zu = Zu
board-tab-players = Players

step-action = Action { $number } of { $of }

## What a card can do

deed-name-travel = Travel
deed-name-excavate = Excavate
deed-name-market = Market
deed-name-sell = Sell
deed-name-command = Command
deed-name-smuggle = Smuggle
deed-name-survey = Survey
deed-name-pass = Pass
deed-name-decline = No action
deed-decline = you give it up
explain-deed-decline = You give up the extra action (EE-8.5).
deed-travel = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } for explorers
deed-excavate = { $tile } { $place }{ $isNew ->
    [yes] , sample
   *[no] {""}
  }
deed-excavate-none = artefacts where you stand
deed-market = trader, buyers { $market }
deed-sell = { $colour } at { $markets }: { $popularity } + { $buyers }×{ $each }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }
deed-sell-buy-first = buy on the black market first
deed-command = { $centre ->
    [left] left
    [middle] middle
   *[right] right
  } { $envoys }→{ $after }, { $market } +1
deed-smuggle = { $place }{ $buy ->
    [none] {""}
   *[other] : buy from { $buy }
  }{ $deliver ->
    [none] {""}
   *[other] , deliver for { $deliver }
  }
deed-survey = { $left ->
    [0] the stack is empty
   *[other] 1 of 2 { $colour }
  }{ $token ->
    [none] {""}
   *[other] , token { $token }
  }
deed-pass = the round ends, { $cards ->
    [0] nothing stays
    [one] 1 card stays
   *[other] { $cards } cards stay
  }
deed-imagined = with an imaginary card

explain-deed-travel = Explorers go along lines, together at most as many as the card has fuel (EE-6.1).
explain-deed-excavate = One or two artefacts of the card’s colour where your explorers stand (EE-6.3).
explain-deed-market = At the card’s market, where your explorer stands: a trader, a special buyer, a coloured buyer (EE-6.8).
explain-deed-sell = Artefacts of one colour at markets where you have a trader and somebody buys that colour (EE-6.13).
explain-deed-command = A trader at the card’s market, and an envoy into its centre or out of it (EE-6.21). The number says how much more the centre will pay you at the end of the round.
explain-deed-smuggle = At the black market with the card’s symbol: acquire or deliver one or two artefacts of different colours (EE-6.23).
explain-deed-survey = The card goes into the forecast; you reveal artefacts of its colour and take an initiative token (EE-6.26).
explain-deed-pass = Your round ends; you keep at most two action cards (EE-6.32).
explain-centre = Envoys in a centre are awarded at the end of the round: the more, the higher (EE-10.1). One that is withdrawn may use the order card (EE-6.21).
explain-queue = A market’s queue holds { $limit } buyers; when it is full, a new one pushes out the buyer at the front (EE-7.5).

## Orders in short

gist-both = { $first }, { $then }
gist-draw = draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
gist-discard = discard { $cards }
gist-gain = +{ $credits }
gist-extra-action = another action without a card
gist-deal = up to { $most } artefacts at value
gist-dig = up to { $most } artefacts{ $colours ->
    [distinct] , different colours
   *[any] {""}
  }
gist-bribe = move buyers, { $points } points
gist-add-buyers = up to { $most } buyers from the pool
gist-place-traders = up to { $most } traders, different markets
gist-travel = travel, fuel { $fuel }
gist-relocate = move up to { $explorers } explorers
gist-place-guard = a guard on an empty cell{ $value ->
    [any] {""}
   *[other] {" "}up to { $value }
  }

## Reasons

why-track = The track shows how popular a colour is; buyers are added by the Market action (EE-6.10, EE-7.6).
why-centre = Envoys are sent and withdrawn by the Command action with a card of this centre’s markets (EE-6.21).
why-step-taken = A Market action brings one coloured buyer, and a special one only before it (EE-6.8).
why-pool-empty = There is no such buyer left in the pool (EE-7.4).

## Factions in short

power-gist-foresee = A Survey shows you { $tiles } artefacts instead of { $usual }; one is yours for free.
power-gist-pilot = Before your turn one explorer flies free: { $steps ->
    [one] 1 line
   *[other] { $steps } lines
  }.
power-gist-dig-deeper = One explorer digs two artefacts, also from a site next to it.
power-gist-sell-anywhere = You need no trader at the market on the card you sell with.
power-gist-buy-first = Before a sale you buy on the black market, { $surcharge } cheaper.

faction-issisinui-short = Is’Sisinui
faction-dal-harraii-short = Dal-Harraii
faction-kuti-kuti-short = Kuti Kuti
faction-aqulla-short = Aqulla
faction-gul-short = Gul
faction-zu-short = Zu

## Reasons in a few words

off-hold-full = your hold is full
off-nowhere-to-dig = nobody stands at artefacts
off-dig-card = no card of that colour
off-all-marked = all cards are marked
off-survey-imagined = an imagined card cannot lie there
off-stacks-empty = the stacks are empty
off-survey-card = no card for it
off-nothing-at-markets = no crew, no buyers
off-nobody-at-market = nobody stands at a market
off-market-card = no card of { $markets }
off-no-smuggler = nobody at a black market
off-smuggle-card = no card of { $markets }
off-nothing-to-smuggle = nothing to give, no credits
off-no-crew = you have no crew
off-command-card = no card for it
off-nothing-to-sell = you have no artefacts
off-no-traders = you have no trader at a market
off-nobody-buys = no buyer where your traders are
off-stack-empty = the stack is empty
off-no-cards = you have no cards
off-travel-card = not with a travel card
off-nothing-to-dig = nobody stands at { $colour }
off-no-explorer = no explorer: { $at }
off-no-sale = this card sells nothing

## The same on a phone

short-pass = round ends
short-market = at { $market }
short-sell = { $markets }
short-command = { $centre ->
    [left] left
    [middle] middle
   *[right] right
  } { $envoys }→{ $after }
short-command-pays = { $centre ->
    [left] left
    [middle] mid.
   *[right] right
  }
short-smuggle = { $place }
short-survey = { $token ->
    [none] a find
   *[other] token { $token }
  }

## Answers in the bar

answer-trader = Trader
answer-envoy = Envoy
answer-withdraw = Withdraw
answer-sample-step = Sample: a step towards an award
answer-sample = Sample
answer-sell = Sell now
