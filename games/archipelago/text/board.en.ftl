# Words of the Archipelago board, and answers to "why not?". The rest is in en.ftl.

## Parts of the table

board-label = Board: map of the archipelago, action wheel, stacks
board-wheel = Action wheel
board-stability = Stability
board-margin = margin
board-population = population
board-unrest = unrest
board-dial = Population { $population }, unrest { $unrest }
board-workers = Free workers
board-hiring = hiring { $price } f, { $coming } a round
board-tube = Free workers (without work): { $workers }, hired for { $price } f
board-markets = Markets and bank
board-bank = In the bank
board-track = Evolution track
board-track-note = price under the triangle, the skull discards · discarded { $discarded }
board-own-cards = Your cards
board-no-cards = No cards yet.
board-cards-of = { $player }’s cards
board-rival-cards = Rivals’ cards
board-deck = deck: { $count }
board-goods = What you have
board-private = only you
board-points = VP
board-objectives = Objectives
board-at-most = At most: rivals may have more than you see.
board-public = Public objectives
board-to-map = Show the whole map
board-players = Players
board-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }{ $bot ->
    [yes] {" "}· bot
   *[no] {""}
  }
board-place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
  }{ $bot ->
    [yes] {" "}· bot
   *[no] {""}
  }
board-people = Citizens: { $standing } standing, { $lying } lying down
board-lying = { $count } lying down
board-held-ships = Ships on the map: { $count }
board-held-city = Cities controlled: { $count }
board-held-temple = Temples controlled: { $count }
board-held-market = Markets controlled: { $count }
board-held-port = Ports controlled: { $count }
board-supply = Waiting in the supply: { $citizens } citizens, { $ships } ships
board-supply-short = supply
board-discs = Action discs left: { $free } of { $discs }
board-discs-short = discs
board-acted = This turn’s action is done. You lay your next disc in another turn.
board-discs-left = { $discs ->
    [0] You have no discs left this round.
    [one] You have { $discs } disc left. { board-zone-hint }
   *[other] You have { $discs } discs left. { board-zone-hint }
  }
board-zone-hint = { $fingers ->
    [yes] Hold a zone to read what it brings.
   *[no] Point at a zone to read what it brings.
  }
board-top-tile = Region on top
board-next-tile = Discard it, take the next
board-stack-counts = stack { $stack }, discarded { $discarded }
board-token-stacks = Discovery tokens
board-token-note = When a stack runs out, everybody gets an action disc (at most twice).
board-tiles-in-hand = { $count ->
    [1] Tile in hand, two sides
   *[other] Tiles in hand, each with two sides
  }
board-cells = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }
board-promises = Promises
board-crisis = Crisis
board-parts = Parts of the board

tab-map = Map
tab-state = State
tab-wheel = Actions
tab-markets = Markets
tab-cards = Cards
tab-talks = Offers

step-action = action
step-card = card
step-service = port or market

## Spots

spot-market = { $kind }, { $market }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, buy { $buy }, sell { $sell }
spot-bank = { $kind } in the bank: { $count }
spot-own-cubes = { $kind }: you have { $count }
spot-tokens = Discovery tokens: you have { $count }
about-token = Stands for a cube of any kind when you pay, sell or help in a crisis (AR-2.6).

## Tiles

discovery-title = The discovery brings
discovery-token = discovery token
discovery-people = population, two citizens
discovery-workers = free workers at { $price } f
discovery-market = to market, buy at
discovery-own = for you, another
discovery-price = { $price } f
ghost-name = Place { $region } here ({ $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
  })
ghost-turn = Turn the tile (R)
ghost-turns = turn
ghost-lay = Lay it here
answer-cell = { $side ->
    [n] north
    [ne] north-east
    [se] south-east
    [s] south
    [sw] south-west
   *[nw] north-west
  }
answer-rotation = { $turns ->
    [0] As it lies
   *[other] Turn by { $degrees }°
  }

## The wheel

zone-does-taxes = Unrest +1, then you get { $florins }.
zone-does-trade = One transaction on either market.
zone-does-explore = A ready unit of yours discovers a new region: a discovery token and a cube for you.
zone-does-reproduce = { $regions ->
    [0] In no region do you have two standing citizens.
    [one] You get a citizen in { $regions } region.
   *[other] You get a citizen in each of { $regions } regions.
  }
zone-does-recruit = A new citizen costs { $price } now.
zone-does-recruit-none = You cannot hire anybody now; the price is { $price }.
zone-does-build = You can build: { $projects }.
zone-does-build-none = You lack the means or a ready citizen for every building.
zone-does-migrate = Ready units: { $units }. Each may move.
zone-does-migrate-none = None of your ready units has anywhere to go.
zone-does-harvest-leaves = You harvest { $cubes }; to do so somebody has to leave the { $buildings }.
zone-does-harvest = You harvest { $cubes }.
zone-does-harvest-none = You have no ready unit beside a free symbol.


## Stability

forecast-no-help = without help
forecast-boards = population effects
forecast-back = crisis without help
forecast-taxes = after taxes
forecast-helped = after this cube
forecast-delivered = after this cube
forecast-blessed = after the temple
forecast-independence = independence
forecast-margin = margin { $margin }

## Crises

crisis-domestic = Domestic crisis
crisis-export = Export crisis
crisis-lying = { $lying ->
    [one] { $lying } citizen is lying down
   *[other] { $lying } citizens are lying down
  }. A cube calms { $rate }; each one who stays down is unrest +1.
crisis-missing = { $missing ->
    [one] { $missing } cube is missing
   *[other] { $missing } cubes are missing
  }. Each that nobody gives is unrest +1.
crisis-own-lying = { $lying } lying down
crisis-done = done
crisis-now = now
crisis-later = waits

answer-offer = Write your own offer
answer-end = End the turn
answer-pass = Pass
answer-pass-brings = no more turns this round
answer-give = Give { $kind }
answer-ask = Ask for { $kind }
answer-propose-buy = Buy { $get }
answer-propose-sell = Sell { $give }
answer-propose-swap = Swap { $give } for { $get }
answer-propose-lease = { $side ->
    [centre] Buy permission
   *[other] Sell permission
  }
answer-propose-first = { $side ->
    [centre] Sell place 1
   *[other] Buy place 1
  }
answer-to-for = { $player }, { $price }
answer-refused = { $player }, declined
answer-to = { $player }
answer-verdict-accept = Accept the offer
answer-verdict-decline = Decline the offer
answer-verdict-counter = Change the offer
answer-verdict-withdraw = Withdraw the offer
answer-word = Ask to be heard
answer-build = { $project ->
    [city] City
    [temple] Temple
    [market] Market
    [port] Port
   *[ship] Ship
  }
answer-figure = { $figure }
answer-use = Use { $card }
answer-card = { $card }
answer-unit = { $region }
answer-at = { $ground }, { $who }
answer-ground = { $water ->
    [yes] water
   *[no] land
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
answer-leaves = { $building ->
    [city] leaves the city
    [temple] leaves the temple
    [market] leaves the market
   *[port] leaves the port
  }
answer-who = { $what ->
    [ship] ship
   *[citizen] citizen
  }
answer-cube = { $kind ->
    [fish] Fish
    [fruit] Fruit
    [wood] Wood
    [cattle] Cattle
    [stone] Stone
   *[iron] Iron
  }
answer-cube-price = then bought for { $price } f
answer-cube-step = { $from } → { $to }
answer-harvest = Harvest { $kind ->
    [fish] fish
    [fruit] fruit
    [wood] wood
    [cattle] cattle
    [stone] stone
   *[iron] iron
  }
answer-kind = { $kind ->
    [fish] fish
    [fruit] fruit
    [wood] wood
    [cattle] cattle
    [stone] stone
   *[iron] iron
  }
answer-cost = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
answer-serve = { $building ->
    [port] Trade in your port
   *[market] Trade on your market
  }
answer-buy = Buy { $kind }
answer-sell = Sell { $kind }
answer-sell-token = Token as { $kind }
answer-price = { $price }, { $market ->
    [domestic] domestic
   *[other] export
  }
answer-market = Market cube
answer-own = Your cube
answer-token = Your token
answer-temple = Use the temple
answer-negotiate = Open talks
answer-done = Help no more
answer-free = free of charge
answer-left = { $count ->
    [0] all stand up
   *[other] { $count } still down
  }
answer-missing = { $count ->
    [0] and that is all
   *[other] { $count } still missing
  }
answer-honoured = { $left }, benefactor +1

## Cards

card-state-used = used this round
card-state-fresh = new
card-state-built = wonder built
card-arrow-owner = owner
card-arrow-anyone = anyone
card-arrow-wonder = wonder
card-buy = buy for { $price }
card-short = { $lacking } short
card-turn = { $now } → { $next } f
card-turn-gone = discarded
card-later = { $price } in phase 6

back-domestic-crisis = { $when ->
    [now] Domestic, at once
   *[later] Domestic, phase 4
  }
back-export-crisis = { $when ->
    [now] Export, at once
   *[later] Export, phase 4
  }
back-event = { $when ->
    [now] Event, at once
   *[later] Event, phase 4
  }

gist-nothing = does nothing
gist-both = { $first }; { $second }
gist-unrest = unrest { $by }
gist-workers = workers { $by }
gist-unrest-each = unrest { $by } for each { $building }
gist-workers-each = workers { $by } for each { $building }
gist-unrest-count = less unrest by the number of { $building }
gist-florins = take { $florins } f
gist-florins-each = 1 f for each { $building }
gist-florins-citizens = 1 f for every { $each } citizens
gist-hire = hire up to { $most }
gist-hire-free = hire up to { $most } for free
gist-deals = { $most } transactions, { $market ->
    [domestic] domestic
   *[export] export
  }
gist-sell = sell up to { $most }, { $market ->
    [domestic] domestic
   *[export] export
  }
gist-to-market = up to { $most } cubes from the bank to the market
gist-migrate = migration
gist-migrate-ships = ships migrate
gist-migrate-land = citizens walk { $steps } steps
gist-build-free = build without the usual cost
gist-build-port = a ship beside a port
gist-build-cheap = a building for 1 cube less
gist-search = { $kind ->
    [character] a character
   *[progress] a progress card
  } out of { $cards } from the deck
gist-pillage = pillage a symbol: { $cubes } cubes
gist-stand-up = calm up to { $most } rebels
gist-disengage = up to { $most } units ready again
gist-double = { $kind } ×2
gist-free-harvest = harvest without permission
gist-gift = cubes for less unrest
gist-reproduce = a new citizen of two
gist-exchange = a cube for another
gist-smuggle = buy here, sell there
gist-explore = explore without a circle
gist-sink-ship = sink another’s ship
gist-tribute = take a cube
gist-steal = take what a hand holds
gist-spy = look behind a screen
gist-ships-to-ports = a ship beside every port

## Markets

ledger-title = { $market }
ledger-note-domestic = trade or your market
ledger-note-export = trade or your port
ledger-buy = buy
ledger-sell = sell

## Objectives

objective-title = Secret objective
objective-ends = Game end
objective-scores = Scores for all
objective-scores-alone = For you alone
objective-progress = { $now } of { $end }
objective-money = { $now } f in the bank
objective-points = { $points } VP
objective-points-own = you have { $own }: { $points } VP
objective-range = you have { $own }: { $least }–{ $most } VP
objective-separatist = independence: you alone win
objective-separatist-now = { $margin } to go
objective-pacifist = calm at the end
counts-city = cities controlled
counts-temple = temples controlled
counts-market = markets controlled
counts-port = ports controlled
counts-characters = characters
counts-progress = progress cards
counts-cards = evolution cards
counts-florins = florins
counts-discovery = discovery tokens
counts-ships = ships
counts-citizens = citizens
counts-benefactor = gifts
counts-port-market = ports and markets
counts-cubes = cubes of { $kind }
counts-sources = sources of { $kind }
objective-end-temple = temples on the map
objective-end-port = ports on the map
objective-end-city = cities on the map
objective-end-market = markets on the map
objective-end-stacks = empty stacks
objective-end-kinds = kinds used up
objective-end-characters = characters owned
objective-end-progress = progress cards owned
objective-end-cards = evolution cards owned
objective-end-population = population
objective-end-money = empty bank
objective-end-ships = ships at sea
objective-end-workers = free workers

## Papers

paper-bid = How much do you bid for turn order?
paper-bid-note = everybody pays what they bid
paper-bid-name = { $bid }, { $left } left
paper-whom = Choose a player
paper-order = The order
paper-order-note = place { $place }
paper-place-deal = Agreed: { $player }, place { $place } or better
paper-build = What do you build?
paper-revealed = Cards from the deck
paper-revealed-note = for the lowest price; the others go
paper-keep = Which objective stays?
paper-fists = Two closed hands
about-project-ship = A ship fishes, carries citizens and discovers (AR-9.8).
about-project-city = A city rules over the harvests of its region and brings 2 f of taxes (AR-11.3).
about-project-temple = A temple calms everyone in its region in a crisis (AR-7.2).
about-project-market = A market gives two domestic transactions a round, for 1 f (AR-9.9).
about-project-port = A port gives two export transactions a round, for 1 f (AR-9.9).

## Talks

talk-title = Talks
talk-to = Offer to
talk-usual = Usual offers, one tap
talk-none-left = You have made all your offers in these talks.
talk-refused = was declined
talk-count = offer { $now } of { $most }
talk-letter = An offer to { $player }
talk-words = What to add
last-offer-accepted = { $mine ->
    [yes] { $player } agrees:
   *[no] Agreed:
  }
last-offer-declined = { $mine ->
    [yes] { $player } declines:
   *[no] You declined:
  }
last-silent = { $count ->
    [one] { $players } says nothing.
   *[other] { $players } say nothing.
  }
last-offer-void = The offer fell through:
last-offer-expired = { $mine ->
    [yes] { $player } does not answer:
   *[no] The offer expires:
  }
last-place-paid = The place as agreed:
news-bids-again = A tie, you bid again
last-place-off = Not that place, the deal is off:
news-title = What you waited for
news-read = Put away
news-bids = { $player } decides the order
news-bids-tied = The order stays as it is
offer-mine = Your offer to { $player }
offer-theirs = { $player } offers
offer-get = you get
offer-give-up = you give
offer-nothing = nothing
offer-cannot = You do not have what it asks you to give.
offer-after = After it
offer-after-you = You
offer-after-same = no change
offer-after-hidden = the rest is hidden
permit-here = permission
letter-stock = have { $count }
term-permit = harvest: { $region }
term-place = place { $place } or better
verdict-accept = Accept
verdict-decline = Decline
verdict-counter = Change
verdict-withdraw = Withdraw
talk-answer = An answer to { $player }
talk-next = Choose what else it is about, or send it.
letter-give = You give
letter-get = You get
letter-florins = { $side }: florins
letter-tokens-short = tokens
letter-tokens = discovery tokens
letter-more = { $name }, now { $count }: one more
letter-less = { $name }, now { $count }: one less
letter-binds = binds at once
letter-promises = a promise, binds nobody
letter-send = Send
letter-send-deal = Send: you give { $give } for { $take }
letter-send-gift = Send: you give { $give } for nothing
letter-send-wish = Send: you want { $take } for nothing
deal-permit = permission to harvest
deal-place = { $place ->
    [1] the first place
   *[other] place { $place } or better
  }
deal-promise = a promise
letter-clear = Clear
letter-empty = Tap what you give and what you want.
letter-long = An offer speaks of four things at most (AR-17.3).
letter-open = Say how much is promised.
letter-short = You do not have what you want to give.
letter-amount = How much?
letter-none-own = You have no { $thing }.
letter-none-others = Nobody else has any { $thing } now.
letter-unit = { $unit ->
    [citizens] citizens
    [cubes] cubes
   *[florins] florins
  }
letter-within = { $rounds ->
    [one] within { $rounds } round
   *[other] within { $rounds } rounds
  }
letter-place = { $place ->
    [1] place 1
   *[other] place 1–{ $place }
  }
letter-promise-repay = I pay back
letter-promise-stand-up = I calm your citizens
letter-promise-deliver = I deliver cubes
letter-promise-use-card = I use your card
letter-promise-support = I support
letter-demand-repay = { $player } pays back
letter-demand-stand-up = { $player } calms my citizens
letter-demand-deliver = { $player } delivers cubes
letter-demand-use-card = { $player } uses my card
letter-demand-support = { $player } supports
propose-buy = Buy
propose-sell = Sell
propose-swap = Swap
propose-for = for
paper-gift = What you give
paper-gift-unrest = unrest { $by }
hand-theirs = asks { $player } for a word
hand-to-you = asks you for a word
hand-yours = you ask to be heard
hand-raise = Ask to be heard
hand-about = In their turn { $player } will see that you ask to be heard, and may hear you or not (AR-8.7).
hands-none = There are no talks now. They are opened in one’s own turn, in a crisis and before the turn order is set.
hands-title = They ask to be heard
hands-left = { $count ->
    [one] { $count } more time in these talks
   *[other] { $count } more times in these talks
  }
answer-hands = { $count ->
    [one] { $players } asks to be heard
   *[other] { $players } ask to be heard
  }
letter-kept = { $pledge }
letter-beyond = { $label }: { $number }
