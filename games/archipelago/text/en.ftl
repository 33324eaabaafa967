# All that Archipelago says in English. The words are those of docs/glossary.md; f = florin.
#
# $form is the grammatical form that a sentence needs; English has few of them, Polish many.

## The game

game-name = Archipelago
game-tagline = Explore, build and trade, keep the islanders content, and hide what you are after.

variant-length = Length
variant-length-short = short
variant-length-medium = medium
variant-length-long = long
variant-desert-start = Start
variant-desert-start-false = on the open sea
variant-desert-start-true = in the desert village
variant-all-clear = All clear
variant-all-clear-false = secret objectives
variant-all-clear-true = objectives lie open
variant-more-control = More control
variant-more-control-false = one public objective
variant-more-control-true = two public objectives
variant-wider-choice = Wider choice
variant-wider-choice-false = objectives are dealt
variant-wider-choice-true = draw twice as many, keep half
variant-choose-openly = Choose openly
variant-choose-openly-false = public objective at random
variant-choose-openly-true = public objective by vote
variant-benefactor = Benefactor
variant-benefactor-false = not added
variant-benefactor-true = added; no Separatist, no Pacifist
variant-negotiation = Negotiation
variant-negotiation-true = offers and promises
variant-negotiation-false = none

ending-temple = The game ends: enough temples stand.
ending-port = The game ends: enough ports stand.
ending-city = The game ends: enough cities stand.
ending-market = The game ends: enough markets stand.
ending-stacks = The game ends: the stacks of discovery tokens are empty.
ending-kinds = The game ends: resources have run out.
ending-characters = The game ends: enough characters have been bought.
ending-progress = The game ends: enough progress cards have been bought.
ending-cards = The game ends: enough evolution cards have been bought.
ending-population = The game ends: the population is large enough.
ending-money = The game ends: the bank has no florin left.
ending-ships = The game ends: enough ships sail.
ending-workers = The game ends: too many workers are free.
ending-independence = The archipelago is independent: everybody loses.
ending-separatist = The archipelago is independent: the Separatist wins alone.
ending-round-limit = Sixty rounds are over: the game is stopped and scored.

kind-region-tile = Region tiles
kind-start-tile = Start tile
kind-region = Regions
kind-character = Character cards
kind-progress = Progress cards
kind-back = Backs of evolution cards
kind-secret-objective = Secret objectives
kind-public-objective = Public objectives
kind-resource = Resource cubes
kind-building = Building tokens
kind-coin = Coins
kind-token = Discovery tokens
kind-board = Boards
kind-wheel = Action wheel
kind-piece = Playing pieces
kind-market = Market boards

## Resources, markets, buildings, terrain

kind-fish = fish
kind-fruit = exotic fruit
kind-wood = wood
kind-cattle = cattle
kind-stone = stone
kind-iron = iron

market-domestic = { $form ->
    [loc] the domestic market
    [acc] the domestic market
    [gen] the domestic market
   *[nom] Domestic market
  }
market-export = { $form ->
    [loc] the export market
    [acc] the export market
    [gen] the export market
   *[nom] Export market
  }

building-kind-city = { $form ->
    [pl] cities
    [acc] a city
   *[nom] city
  }
building-kind-temple = { $form ->
    [pl] temples
    [acc] a temple
   *[nom] temple
  }
building-kind-market = { $form ->
    [pl] markets
    [acc] a market
   *[nom] market
  }
building-kind-port = { $form ->
    [pl] ports
    [acc] a port
   *[nom] port
  }

project-city = city
project-temple = temple
project-market = market
project-port = port
project-ship = ship

terrain-sea = sea
terrain-field = field
terrain-mountain = mountain
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

zone-name-harvest-fish = harvest of fish
zone-name-harvest-fruit = harvest of exotic fruit
zone-name-harvest-wood = harvest of wood
zone-name-harvest-cattle = harvest of cattle
zone-name-harvest-stone = harvest of stone
zone-name-harvest-iron = harvest of iron
zone-name-taxes = taxes
zone-name-trade = trade
zone-name-explore = exploration
zone-name-reproduce = reproduction
zone-name-recruit = recruitment
zone-name-migrate = migration
zone-name-build = building

phase-0 = first voyages
phase-1 = release
phase-2 = order of players
phase-3 = population effects
phase-4 = economic balance
phase-5 = actions
phase-6 = evolution cards

card-kind-character = { $form ->
    [acc] a character card
   *[nom] character
  }
card-kind-progress = { $form ->
    [acc] a progress card
   *[nom] progress
  }

## Phrases

phrase-cubes = { $count ->
    [one] { $count } cube of { $kind }
   *[other] { $count } cubes of { $kind }
  }
phrase-florins = { $count } f
phrase-discs = { $count ->
    [one] { $count } action disc
   *[other] { $count } action discs
  }
phrase-any-cubes = { $count ->
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
  }
phrase-tokens = { $count ->
    [one] { $count } discovery token
   *[other] { $count } discovery tokens
  }
phrase-sentences = { $first } { $rest }
phrase-parts = { $first }; { $rest }
phrase-bracket = { $from }-{ $to }: { $by }
phrase-bracket-open = at least { $from }: { $by }
phrase-gift = { $cubes }: unrest { $by }
phrase-edge = { $direction } { $terrain }
phrase-symbols = { $count } × { $kind }
phrase-threshold = { $threshold } with { $players }
phrase-bid = { $player } { $florins }

## Names of pieces

name-citizen = citizen ({ $player })
name-ship = ship ({ $player })
name-city = city of { $region }
name-temple = temple of { $region }
name-market = market of { $region }
name-port = port of { $region }
name-land = { $region }, land{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
name-water = { $region }, water{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
name-cell = cell ({ $q }, { $r })
name-back = crises: { $zones }
name-zone-domestic = { $red ->
    [yes] immediate domestic
   *[no] domestic
  } ({ $kind }, a cube for { $rate })
name-zone-export = { $red ->
    [yes] immediate export
   *[no] export
  } ({ $cubes })
name-back-event = { $red ->
    [yes] immediate event
   *[no] event
  }: { $name }
face-down = face-down piece
face-down-objective = secret objective
face-down-tile = face-down tile

## What pieces are and do

about-citizen = A citizen harvests on land, builds and serves. In a domestic crisis he lies down until somebody stands him up.
about-ship = A ship fishes, sails, carries citizens over the sea and may keep a port. Ships never rebel.
about-back = The back of the top card of the evolution deck.
about-card-character = Character card.
about-card-progress = Progress card.
about-prices = Price by quarter turns: { $prices } f; then it is discarded.
about-arrow-owner = Only its owner may use it.
about-arrow-anyone = Everybody may use it; others pay its owner 1 f more.
about-arrow-wonder = A wonder: built once, with one free citizen who stays on it.
about-requires = { $least ->
    [one] You must control { $building }.
   *[other] You must control { $building } (at least { $least }).
  }
about-cost = Cost: { $cost }.
about-no-cost = Costs nothing.
about-before-action = Only before the action of the turn.
about-medals = { $medals ->
    [one] { $medals } medal: 1 VP.
   *[other] { $medals } medals: { $medals } VP.
  }
about-edges = Edges: { $edges }.
about-area = { $area }: { $symbols }
about-huts = Huts: { $huts }.
about-symbols = { $symbols }
about-no-symbols = nothing to harvest
about-no-fish = no fish
about-city = Whoever has an active citizen in a city controls its region: the harvest, and buildings on which nobody else stands.
about-temple = In a domestic crisis its controller stands up all citizens of the region. A citizen on it never lies down.
about-market = Once a round its controller may trade on the domestic market, twice for a fee of 1 f.
about-port = Once a round its controller may trade on the export market, twice for a fee of 1 f.
about-trend-points = Places 1, 2, 3 bring 4, 3, 2 VP.
about-secret-points = Places 1, 2, 3 bring 3, 2, 1 VP to whoever takes them.

zone-domestic = Domestic crisis{ $red ->
    [yes] {" "}at once
   *[no] {""}
  }: one cube of { $kind } stands up { $rate } citizens.
zone-export = Export crisis{ $red ->
    [yes] {" "}at once
   *[no] {""}
  }: { $cubes } demanded.
zone-event = { $name }{ $red ->
    [yes] {" "}(at once)
   *[no] {""}
  }. { $does }

does-marker-unrest = Unrest { $by }.
does-marker-workers = Free workers { $by }.
does-marker-per-building-unrest = { $each ->
    [one] Unrest { $by } for each { $building } on the map.
   *[other] Unrest { $by } for every { $each } { $building } on the map.
  }
does-marker-per-building-workers = { $each ->
    [one] Free workers { $by } for each { $building } on the map.
   *[other] Free workers { $by } for every { $each } { $building } on the map.
  }
does-unrest-by-count = Unrest by the number of { $building } on the map: { $brackets }.
does-gain-florins = Take { $florins }.
does-gain-per-building = Take 1 f for each { $building } on the map, at most { $most }.
does-gain-per-citizens = Take 1 f for every { $each } of your active citizens.
does-exchange = Take a cube of another kind than the one you paid.
does-hire = Hire up to { $most } free workers at the board price.
does-hire-free = Hire up to { $most } free workers without paying.
does-transactions = Up to { $most } transactions on { $market }.
does-transactions-sell = Sell up to { $most } cubes on { $market }.
does-smuggle = Buy a cube on one market and sell one of its kind on the other.
does-to-market = Put up to { $most } cubes of { $kinds } from the bank on { $market }.
does-reproduce = { $most ->
    [one] A new citizen in a region where you have exactly two, both active.
   *[other] New citizens in up to { $most } regions where you have exactly two, both active.
  }
does-explore = Explore, even without a free circle on the wheel.
does-migrate = Migrate.
does-migrate-ships = Your ships migrate and may carry your citizens.
does-migrate-citizens = Your citizens walk up to { $steps } steps over land.
does-build-free = Build a { $projects } without its cost.
does-build-port = Build a { $projects } beside a port you control; no citizen is needed.
does-build-cheap = Build one of { $projects } for { $minus ->
    [one] { $minus } cube
   *[other] { $minus } cubes
  } less.
does-search-deck = Turn up { $cards } cards of the deck; you may buy { $kind } among them for its lowest price. The others are discarded.
does-sink-ship = Sink another player's ship in a region where you have one.
does-tribute = Its owner gives you a cube of his choice.
does-steal = Another player hides cubes in his two hands; take what is in one of them.
does-spy = Look behind another player's screen.
does-pillage = Pillage a free land symbol beside one of your free citizens: take { $cubes } cubes; it is never harvested again.
does-stand-up = Stand up to { $most } rebels anywhere.
does-stand-up-region = Stand up to { $most } rebels in one region where you have an active unit.
does-disengage = Up to { $most } of your engaged units become free.
does-double-harvest = The harvest of { $kind } later in this turn gives two cubes for each unit.
does-free-harvest = Your harvest needs nobody's leave this turn; pay { $fee } for each unit in the region of another's city.
does-choose-gift = Pay one of: { $gifts }.
does-ships-to-ports = Every player adds a ship in each region where he controls a port.

end-temple = The game ends when so many temples stand: { $thresholds } players.
end-port = The game ends when so many ports stand: { $thresholds } players.
end-city = The game ends when so many cities stand: { $thresholds } players.
end-market = The game ends when so many markets stand: { $thresholds } players.
end-stacks = The game ends when so many stacks of discovery tokens are empty: { $thresholds } players.
end-kinds = The game ends when so many kinds of cubes are gone from the bank: { $thresholds } players.
end-characters = The game ends when players own so many characters: { $thresholds } players.
end-progress = The game ends when players own so many progress cards: { $thresholds } players.
end-cards = The game ends when players own so many evolution cards: { $thresholds } players.
end-population = The game ends when the population reaches: { $thresholds } players.
end-ships = The game ends when so many ships sail: { $thresholds } players.
end-workers = The game ends when so many workers are free: { $thresholds } players.
end-money = The game ends when the bank has no florin left.

criterion-city = Scores: cities controlled.
criterion-temple = Scores: temples controlled.
criterion-market = Scores: markets controlled.
criterion-port = Scores: ports controlled.
criterion-port-market = Scores: ports and markets controlled.
criterion-characters = Scores: character cards.
criterion-progress = Scores: progress cards.
criterion-cards = Scores: evolution cards.
criterion-florins = Scores: florins.
criterion-discovery = Scores: discovery tokens.
criterion-ships = Scores: ships on the map.
criterion-citizens = Scores: citizens on the map.
criterion-benefactor = Scores: florins in your field of the card. One is laid for each own cube or token given in a crisis and for each temple built.
criterion-cubes = Scores: cubes of { $kind } behind the screen.
criterion-sources = Scores: symbols of { $kind } in regions of your cities.
criterion-separatist = If the archipelago becomes independent, you win alone. Otherwise the card scores nothing.
criterion-pacifist = 3 VP for you alone if the population exceeds unrest by more than { $margin } at the end.

## Questions

ask-prepare-trend = Which public objective shall it be?
ask-prepare-keep = Which objective do you keep?
ask-voyage-region = Your first voyage: which region do you discover?
ask-voyage-cell = Where does the tile lie?
ask-voyage-rotation = How does it lie?
ask-voyage-area = Where does a citizen go ashore?
ask-findings-market = Which cube goes to the domestic market?
ask-findings-own = Which cube do you take?
ask-order-bid = Your bid for the order of players?
ask-order-again = A tie: your second bid?
ask-order-word = { $player } decides the order. Do you ask for the word?
ask-order-talk = You decide the order. Do you want to hear the others first?
ask-order-next = Who plays at place { $place }?
ask-talk-move = Negotiation: what do you do?
ask-talk-draft = { $so } { $step ->
    [first] What shall be in it?
    [give] How much do you give ({ $thing })?
    [ask] How much do you ask for ({ $thing })?
    [repay] How many florins are to be repaid?
    [round] Within how many rounds?
    [stand-up] How many citizens?
    [deliver] How many cubes?
    [use-card] Which card?
   *[thing] What else?
  }
ask-talk-reply = { $step ->
    [answer] { $player } listens: what do you say?
    [first] { $so } What shall be in it?
    [give] { $so } How much do you give ({ $thing })?
    [ask] { $so } How much do you ask for ({ $thing })?
    [repay] { $so } How many florins are to be repaid?
    [round] { $so } Within how many rounds?
    [stand-up] { $so } How many citizens?
    [deliver] { $so } How many cubes?
    [use-card] { $so } Which card?
   *[thing] { $so } What else?
  }
draft-empty = An offer to { $player }.
draft-so-far = An offer to { $player }: { $offer }.
ask-turn-move = Your turn ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
  } left): what do you do?
ask-harvest-unit = Who harvests?
ask-trade-deal = Which transaction ({ $left } left)?
ask-smuggle-deal = What do you buy to smuggle?
ask-smuggle-sale = What do you sell on the other market?
ask-explore-way = { $region } lies on top of the stack. Do you take that tile?
ask-explore-region = Which side do you discover?
ask-explore-cell = Where does the tile lie?
ask-explore-rotation = How does it lie?
ask-explore-unit = Who goes there?
ask-reproduce-area = Where is a citizen born?
ask-recruit-area = Where does the recruit go ({ $price ->
    [0] free of charge
   *[other] { $price } f
  })?
ask-migrate-unit = Who moves?
ask-migrate-target = Where to?
ask-build-project = What do you build{ $minus ->
    [0] {""}
    [one] {" "}for { $minus } cube less
   *[other] {" "}for { $minus } cubes less
  }?
ask-build-unit = Who builds it?
ask-build-area = On which coast or water?
ask-build-port = Beside which port?
ask-build-spared = Which cube do you not pay?
ask-pay-with = How do you pay the cube of { $kind ->
    [fish] fish
    [fruit] exotic fruit
    [wood] wood
    [cattle] cattle
    [stone] stone
   *[iron] iron
  }?
ask-use-card-any = Which cube do you pay?
ask-use-card-citizen = Which citizen stays on the wonder?
ask-search-card = Which card do you buy?
ask-sink-ship-ship = Which ship do you sink?
ask-tribute-kind = Which cube do you give the Pirate?
ask-steal-victim = Whom do you rob?
ask-steal-hand = What is in your { $hand ->
    [left] left
   *[right] right
  } hand?
ask-steal-pick = Which hand?
ask-spy-player = Behind whose screen do you look?
ask-pillage-area = Where do you pillage?
ask-pillage-kind = Which symbol?
ask-stand-up-citizen = Who stands up?
ask-disengage-unit = Who becomes free?
ask-stock-market-kind = Which cube goes to the market?
ask-exchange-kind = Which cube do you take?
ask-choose-gift-gift = What do you pay?
ask-ships-to-ports-port = Beside which port does a ship appear?
ask-crisis-move = Domestic crisis: { $lying ->
    [one] { $lying } citizen lies
   *[other] { $lying } citizens lie
  }, one cube of { $kind } stands up { $rate }. What do you do?
ask-crisis-citizen = Who stands up ({ $left } more)?
ask-delivery-move = Export crisis: { $missing ->
    [one] { $missing } cube of { $kind } is missing
   *[other] { $missing } cubes of { $kind } are missing
  }. What do you do?
ask-evict-building = Do you turn a rebel off a building of your region?
ask-evolve-buy = Which card do you buy?
ask-evolve-turn = Which card do you turn?

## Options

option-piece = { $piece }
option-region = { $piece }: { $symbols }, huts: { $huts }
option-cell = { $piece }, beside { $regions }
option-citizen = { $unit } in { $place }{ $state ->
    [lying] {", "}lying
    [engaged] {", "}engaged
   *[free] {""}
  }
option-ship = { $unit } in { $place }{ $state ->
    [engaged] {", "}engaged
   *[free] {""}
  }
option-serve = use the { $piece }
option-bless = { $piece }: all citizens of the region stand up
option-enter = onto the { $piece }
option-evict = turn the rebel off the { $piece }
option-use = use { $card } ({ $cost }): { $does }
option-use-free = use { $card }: { $does }
option-wonder = build { $card } ({ $cost }): { $does }
option-wonder-free = build { $card }: { $does }
option-buy-card = buy { $card } for { $price }: { $does }
option-turn = turn { $card }: { $now } → { $next }
option-turn-gone = turn { $card }: it is discarded
option-owned-card = { $card } ({ $owner })
option-bid = { $florins }
option-amount = { $amount }
option-rotation = { $turns ->
    [0] not turned
    [one] { $turns } turn to the right
   *[other] { $turns } turns to the right
  }: { $edges }
option-zone = { $zone }
option-taxes = taxes: unrest +1, then { $florins }
option-kind = a cube of { $kind }
option-kind-market = a cube of { $kind } to the market
option-build = { $project } ({ $cost })
option-gift = { $cubes }: unrest { $by }
option-buy = buy a cube of { $kind } on { $market } for { $price }
option-sell = sell a cube of { $kind } on { $market } for { $price }
option-sell-token = sell a discovery token as { $kind } on { $market } for { $price }
option-consume-market = a cube of { $kind } from { $market }
option-deliver-market = a cube of { $kind } from { $market }
option-own = a cube from behind your screen
option-token = a discovery token
option-with-cube = with a cube
option-with-token = with a discovery token
option-mine = as many of your own as possible
option-done = done
option-end = end the turn
option-pass = pass: no more turns in this round
option-speak = ask for the word
option-quiet = no talks
option-word = ask { $player } for the word
option-no-promise = no promise
option-negotiate = negotiate
option-go-on = no, decide now
option-keep = leave the order as it is
option-next = { $player }
option-take = take it
option-refuse = refuse it and take the next one, whatever it is
option-give-up = give up: the tile is discarded
option-none = none
option-turn-two = none; you turn two instead
option-empty = nothing
option-left = the left one
option-right = the right one
option-rob = { $player }
option-watch = { $player }
option-offer = write { $player } another offer
option-propose-buy = offer { $player } { $price } for { $take }
option-propose-sell = offer { $player } { $give } for { $price }
option-propose-swap = offer { $player } { $give } for { $take }
option-propose-lease = { $side ->
    [centre] offer { $player } { $price } for leave to harvest in { $region } this turn
   *[other] offer { $player } leave to harvest in { $region } this turn for { $price }
  }
option-propose-first = { $side ->
    [centre] offer { $player } the first place for { $price }
   *[other] offer { $player } { $price } for the first place
  }
option-accept = accept: { $offer }
option-decline = decline: { $offer }
option-counter = answer with another offer: { $offer }
option-withdraw = withdraw: { $offer }
option-answers = wait for their answers
option-listen = listen to everybody
option-close = close the talks
option-silence = say nothing
option-send = send the offer
option-cancel = tear it up
option-give = you give { $thing }
option-ask = you ask for { $thing }
option-permit = leave to harvest in { $region } this turn
option-place = place { $place } in the order or better
option-promise-repay = you promise to repay florins
option-promise-stand-up = you promise to stand up citizens
option-promise-deliver = you promise to deliver cubes
option-promise-use-card = you promise to use a card
option-promise-support = you promise your support
option-demand-repay = the other promises to repay florins
option-demand-stand-up = the other promises to stand up your citizens
option-demand-deliver = the other promises to deliver cubes
option-demand-use-card = the other promises to use your card
option-demand-support = the other promises support
thing-florins = florins
thing-tokens = discovery tokens
thing-cubes = cubes of { $kind }

## Offers and promises

offer-gives = { $player } gives { $things }
offer-permit = leave to harvest in { $region }
offer-place = place { $place } in the order or better
pledge-repay = { $player } promises { $other } to repay { $florins } by round { $round }
pledge-stand-up = { $player } promises { $other } to stand up { $count } of the other's citizens
pledge-deliver = { $player } promises { $other } to deliver { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
pledge-use-card = { $player } promises { $other } to use { $card }
pledge-support = { $player } promises { $other } support

## What happened

event-game-began = The order of the first voyages: { $order }.
event-voted = { $player } votes for { $trend }.
event-trends-shown = { $count ->
    [one] Public objective
   *[other] Public objectives
  }: { $trends }.
event-objectives-open = In play: { $objectives }.
event-objectives-dealt = { $count ->
    [one] Your secret objective
   *[other] Your secret objectives
  }: { $objectives }.
event-objectives-kept = You keep { $objectives }.
event-voyage-began = { $player } sets out.
event-tiles-exchanged = None of { $player }'s tiles fits; laid aside: { $regions }.
event-went-ashore = { $player }: a citizen goes ashore, { $area }.
event-round-zero-over = The first voyages are over. Population: { $population }.
event-phase-began = Round { $round }: { $phase }.
event-bids-opened = Bids: { $bids }.
event-bid-won = { $player } decides the order for { $florins }.
event-bid-tied = Nobody decides: the order stays.
event-bid-tied-again = A tie: the highest bidders bid again.
event-order-set = { $player } sets the order: { $order }.
event-unrest = Unrest { $by }: { $now }.
event-workers = Free workers { $by }: { $now }.
event-domestic-crisis = Domestic crisis: one cube of { $kind } stands up { $rate } citizens. { $lying ->
    [one] { $lying } citizen lies down.
   *[other] { $lying } citizens lie down.
  }
event-domestic-crisis-over = { $rebels ->
    [0] The crisis is over; nobody rebels.
    [one] The crisis is over; { $rebels } citizen rebels.
   *[other] The crisis is over; { $rebels } citizens rebel.
  }
event-export-crisis = Export crisis: { $cubes } demanded.
event-export-crisis-over = { $missing ->
    [0] The export crisis is over; nothing is missing.
    [one] The export crisis is over; { $missing } cube is missing.
   *[other] The export crisis is over; { $missing } cubes are missing.
  }
event-event = Event: { $does }
event-given-own = { $player } gives a cube of { $kind }.
event-given-token = { $player } gives a discovery token as { $kind }.
event-given-market = { $player } takes a cube of { $kind } from the market.
event-stood-up = { $player } stands up { $count ->
    [one] { $count } citizen.
   *[other] { $count } citizens.
  }
event-temple-used = { $player } calls from the { $building }.
event-evicted = { $player } turns { $unit } off the { $building }.
event-honoured = Benefactor: { $player } has { $now } in the field now.
event-turn-began = { $player } to move.
event-passed = { $player } passes.
event-disc-laid = { $player }: { $zone }.
event-taxed = { $player } takes { $florins } in taxes.
event-florins-gained = { $player } takes { $florins }.
event-harvested = { $player } harvests { $cubes } in { $region }.
event-fee-paid = { $player } pays { $lord } { $florins } for the harvest.
event-bought = { $player } buys a cube of { $kind } on { $market } for { $price }.
event-sold = { $player } sells a cube of { $kind } on { $market } for { $price }.
event-sold-token = { $player } sells a discovery token as { $kind } on { $market } for { $price }.
event-paid-cube = { $player } pays a cube of { $kind }.
event-paid-cube-token = { $player } pays with a discovery token.
event-cube-to-market = A cube of { $kind } goes to { $market }.
event-cubes-gained = { $player } takes { $cubes }.
event-tile-refused = { $player } refuses the tile with { $region }.
event-tile-taken = { $player } takes the tile with { $region }.
event-tile-laid = { $player } discovers { $region }.
event-exploration-failed = { $player } finds no way; the tile with { $region } is discarded.
event-token-taken = { $player } takes a discovery token; { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
  }
event-discs-gained = A stack of discovery tokens is empty: everybody gets an action disc.
event-born = { $player }: a citizen is born, { $area }.
event-hired = { $player } hires a worker for { $price }, { $area }.
event-moved = { $unit } moves to { $target }.
event-moved-building = { $unit } moves onto the { $target }.
event-built = { $player } builds the { $building }.
event-ship-built = { $player } builds a ship, { $area }.
event-ship-added = { $player }: a ship appears, { $area }.
event-served = { $player } uses the { $building }.
event-card-used = { $player } uses { $card }.
event-card-used-other = { $player } uses { $card } and pays { $owner } { $florins }.
event-wonder-built = { $player } builds { $card }.
event-wonder-built-other = { $player } builds { $card } of { $owner } for { $florins }.
event-citizen-on-wonder = { $player }: a citizen stays on { $card }.
event-disengaged = { $unit } is free again.
event-ship-sunk = { $player } sinks a ship of { $owner }, { $area }.
event-showed-no-cubes = { $player } shows that there are no cubes.
event-cube-taken = { $player } gets a cube of { $kind } from { $from }.
event-robbed = { $player } robs { $victim }.
event-empty-hand = The hand of { $victim } is empty.
event-spied = { $player } looks behind the screen of { $watched }.
event-stock-seen = Behind the screen of { $watched }: { $things }.
event-pillaged = { $player } pillages { $area }: { $cubes }.
event-cards-revealed = { $player } turns up { $cards }.
event-card-bought = { $player } buys { $card } for { $price }.
event-card-turned = { $player } turns { $card }: { $price } now.
event-card-turned-gone = { $player } turns { $card }: it is discarded.
event-track-filled = On the track: { $card }.
event-deck-renewed = The deck is renewed: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
event-talks-opened = { $player } opens talks.
event-hand-raised = { $player } asks { $other } for the word.
event-silent = { $player } has nothing to say.
event-talks-closed = The talks are closed.
event-offer-made = { $player } offers { $other }: { $offer }.
event-offer-accepted = { $other } accepts the offer of { $player }: { $offer }.
event-offer-declined = { $other } declines the offer of { $player }: { $offer }.
event-offer-withdrawn = { $player } withdraws the offer to { $other }: { $offer }.
event-offer-expired = The offer of { $player } to { $other } expires: { $offer }.
event-offer-void = Nothing comes of the offer of { $player } to { $other }; something is no longer there: { $offer }.
event-place-settled-paid = The place was given, { $player } pays: { $offer }.
event-place-settled-not = The place was not given, nothing is paid: { $offer }.
event-promised = { $pledge }.
event-promise-kept = { $player } has kept a promise: { $pledge }.
event-promise-broken = { $player } has broken a promise: { $pledge }.
event-objective-met = { $player } shows { $objective }: its end condition is met.
event-objective-met-open = The end condition of { $objective } is met.

## The table

table-state = Round { $round }, { $phase }
table-over = { $ending }
moment = round { $round }, { $phase }
table-talks = Talks around { $player }
table-map = Map
table-tiles = Tiles
table-evolution = Evolution cards
table-wheel = Wheel and buildings
table-player = { $player }
row-unrest = Unrest (of the population)
row-population = Population
row-workers = Free workers
row-tokens = Discovery tokens left
row-trends = Public objectives
row-market = { $kind } (buy { $buy }, sell { $sell })
row-map = The chart
row-stack = Tile stack ({ $count })
row-found = Tile in hand
row-tile-discard = Discarded tiles
row-aside = Tiles laid aside
row-track = Track
row-deck = Deck ({ $count })
row-revealed = Turned up
row-discard = Discarded cards
row-discs = Discs left (of { $discs })
row-cards = Cards
row-objectives = Objectives
row-declined = Objectives not kept
row-tiles = Tiles in hand
row-given = Field of the Benefactor
note-bank = Bank: { $things }
note-hand = { $player } asks { $other } for the word
note-order = Order: { $order }
note-domestic-crisis = Domestic crisis: one cube of { $kind } stands up { $rate }
note-export-crisis = Export crisis: { $missing } of { $kind } missing
note-called = The game ends with this turn or phase: { $objective }
note-promise = { $pledge }
note-offer = Offer { $number } by { $player }: { $offer }
note-no-offers = No offers yet
note-circles = { $zone }: { $players }
note-circles-free = { $zone }: nobody yet
note-built = On the map: { $buildings }
note-screen = Behind the screen: unknown
note-stock = { $things }
note-word = Promises kept: { $kept }, broken: { $broken }
count-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }
count-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
  }
count-market = { $count ->
    [one] { $count } market
   *[other] { $count } markets
  }
count-port = { $count ->
    [one] { $count } port
   *[other] { $count } ports
  }
shown-land = land{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
shown-water = water{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
shown-city = city
shown-temple = temple
shown-market = market
shown-port = port
# Letters on the map, where there is no room for words.
sign-area = { $number }
sign-fish = f
sign-fruit = e
sign-wood = w
sign-cattle = c
sign-stone = s
sign-iron = i
sign-city = C
sign-temple = T
sign-market = M
sign-port = P
shown-objective = { $objective }
mark-progress = { $now } of { $end }
mark-area = { $parts }
mark-pillaged = pillaged: { $kinds }
mark-links = way to { $areas }
mark-control = { $player }{ $used ->
    [yes] {", "}used
   *[no] {""}
  }
mark-uncontrolled = nobody's{ $used ->
    [yes] {", "}used
   *[no] {""}
  }
mark-unit = { $state ->
    [lying] rebel
    [engaged] engaged
   *[free] free
  }
mark-unit-on = { $state ->
    [lying] rebel
    [engaged] engaged
   *[free] free
  }, on { $place }
mark-cell = beside { $regions }
mark-price = { $price }, { $kind }
mark-card-built = built
mark-card-used = used
mark-card-owner = owner only
mark-card-anyone = for all
mark-card-wonder = wonder, not built

## The score

score-secret = Secret objectives
score-public = Public objectives
score-pacifist = Pacifist
score-medals = Medals
score-independence = Independence
score-why-rank = { $objective }: { $value }{ $place ->
    [0] {", "}no place
   *[other] {", "}place { $place }
  }
score-why-pacifist = population exceeds unrest by { $difference } (more than { $margin } needed)
score-why-medals = { $card }

## Names of cards

card-researcher = Researcher
card-head-hunter = Head-hunter
card-recruiter = Recruiter
card-exporter = Exporter
card-merchant = Merchant
card-pirate = Pirate
card-thief = Thief
card-barbarian = Barbarian
card-pope = Pope
card-king = King
card-archbishop = Archbishop
card-explorer = Explorer
card-captain = Captain
card-shipwright = Shipwright
card-architect = Architect
card-tax-collector = Tax Collector
card-missionary = Missionary
card-minister-of-labour = Minister of Labour
card-ambassador = Ambassador
card-midwife = Midwife
card-spy = Spy
card-foreman = Foreman
card-smuggler = Smuggler
card-chieftain = Chieftain
card-sawmill = Sawmill
card-fishing-nets = Fishing Nets
card-plantation = Plantation
card-ranch = Ranch
card-quarry = Quarry
card-mine = Mine
card-local-commerce = Local Commerce
card-overseas-trade = Overseas Trade
card-expansionism = Expansionism
card-emigration = Emigration
card-education = Education
card-gifts-from-the-clergy = Gifts from the Clergy
card-amphitheater = Amphitheater
card-hospital = Hospital
card-granary = Granary
card-shipyard = Shipyard
card-slavery = Slavery
card-roads = Roads
card-warehouse = Warehouse
card-great-lighthouse = Great Lighthouse
card-cathedral = Cathedral
card-colossus = Colossus
card-pyramid = Pyramid
card-hanging-gardens = Hanging Gardens

## Names of events

event-name-great-services = Great services
event-name-holy-day = Holy day
event-name-fair = Fair
event-name-newcomers = Newcomers
event-name-departures = Departures
event-name-news-of-riches = News of riches
event-name-plague = Plague
event-name-city-riots = City riots
event-name-job-seekers = Job seekers
event-name-smuggling = Smuggling
event-name-rumours = Rumours

## Names of objectives

objective-short-01 = Temples / characters
objective-short-02 = 2 discovery stacks / money
objective-short-03 = Ports / progress
objective-short-04 = Cities / ports
objective-short-05 = 2 resources / temples
objective-short-06 = Characters / discoveries
objective-short-07 = Population / Pacifist
objective-short-08 = Progress / markets
objective-short-09 = Markets / iron
objective-short-10 = 3 discovery stacks / Separatist
objective-medium-01 = Markets / wood sources
objective-medium-02 = Temples / evolution cards
objective-medium-03 = Progress / money
objective-medium-04 = Ports / temples
objective-medium-05 = Characters / fish
objective-medium-06 = Cities / discoveries
objective-medium-07 = 3 resources / Pacifist
objective-medium-08 = 3 discovery stacks / iron sources
objective-medium-09 = Population / ports and markets
objective-medium-10 = Empty bank / Separatist
objective-long-01 = Markets / temples
objective-long-02 = 3 resources / ports
objective-long-03 = 3 discovery stacks / characters
objective-long-04 = Ships / progress
objective-long-05 = Cities / discoveries
objective-long-06 = Ports / money
objective-long-07 = Evolution cards / fish sources
objective-long-08 = Temples / fruit sources
objective-long-09 = Free workers / Pacifist
objective-long-10 = Empty bank / Separatist
trend-benefactor = Benefactor
trend-temples = Temples
trend-fish = Fish
trend-fruit = Exotic fruit
trend-wood = Wood
trend-cattle = Cattle
trend-stone = Stone
trend-iron = Iron
trend-ships = Ships
trend-citizens = Citizens
trend-money = Money
trend-cities = Cities

## Names of regions

region-open-sea = Open sea
region-desert-village = Desert village
region-pineapple-cay = Pineapple Cay
region-mango-land = Mango Land
region-lone-palm = Lone Palm
region-great-pasture = Great Pasture
region-black-rock = Black Rock
region-golden-plain = Golden Plain
region-sweet-cape = Sweet Cape
region-kapok-forest = Kapok Forest
region-herders-cape = Herders' Cape
region-red-hills = Red Hills
region-palm-point = Palm Point
region-stony-meadow = Stony Meadow
region-stone-tooth = Stone Tooth
region-misty-forest = Misty Forest
region-rusty-head = Rusty Head
region-two-peaks = Two Peaks
region-eagle-cliff = Eagle Cliff
region-ore-valley = Ore Valley
region-turtle-bay = Turtle Bay
region-the-volcano = The Volcano
region-white-beach = White Beach
region-three-villages = Three Villages
region-forest-shore = Forest Shore
region-three-sisters = Three Sisters
region-quiet-bay = Quiet Bay
region-dragons-paw = Dragon's Paw
region-parrot-cliff = Parrot Cliff
region-winding-channel = Winding Channel
region-smiths-bay = Smiths' Bay
region-giants-saddle = Giant's Saddle
region-rocky-landing = Rocky Landing
region-fertile-land = Fertile Land
region-shepherds-village = Shepherds' Village
region-wild-foothills = Wild Foothills
region-iron-coast = Iron Coast
region-the-terraces = The Terraces
region-giants-pillars = Giants' Pillars
region-the-jungle = The Jungle
region-twins-strait = Twins' Strait
region-riven-isle = Riven Isle
region-green-isthmus = Green Isthmus
region-sacred-valley = Sacred Valley
region-smugglers-cove = Smugglers' Cove
region-old-mines = Old Mines
region-hidden-creek = Hidden Creek
region-hidden-vale = Hidden Vale
region-sirens-gate = Sirens' Gate
region-heart-of-the-isle = Heart of the Isle

## Why something cannot be chosen

why-over = The game is over (AR-13.1).
why-turn = It is { $player }'s turn.
why-wait = Something else has to be settled first.
why-action = First choose an action of the wheel; then it is asked who does it and where (AR-8.2).
why-foreign = That is a unit of { $player }: you can send only your own (AR-9).
why-rebel = A rebel does nothing until he is stood up, at the latest at the beginning of the next round (AR-8.6).
why-engaged = This unit has already harvested, built or served; it is free again in the next round (AR-8.5).
why-symbol = No free symbol of this kind is in its area, or the region belongs to somebody else's city (AR-9.2).
why-nowhere = There is nothing this unit could do in this action (AR-9).
why-way = No way of one step leads there, or three of your citizens are there already (AR-9.7).
why-cell = The tile does not fit here, or nobody of yours could enter it (AR-9.4).
why-track = Cards of the track are bought in the last phase of a round (AR-18.2).
why-carded = You have used a card in this turn (AR-8.2).
why-built = { $card } is built; its medals count at the end (AR-10.9).
why-used = { $card } has been used in this round (AR-10.1).
why-owner = { $card } can be used by { $player } only (AR-10.3).
why-fresh = { $card } can be built from the next round on (AR-10.9).
why-before = { $card } has to be used before the action of the same turn (AR-10.6).
why-means = { $card } costs { $cost }: you cannot pay, a condition is not met, or it would do nothing now (AR-10.2, AR-10.5).
why-nothing = { $card } would do nothing now, or a condition is not met (AR-10.5).
why-uncontrolled = Nobody controls it: one of your units has to stand on it (AR-11.1).
why-controlled = { $player } controls it (AR-11.1).
why-one-service = You have used a port or a market in this turn (AR-8.2).
why-served = It has been used in this round (AR-9.9).
why-fee = Using it costs 1 f, which you do not have (AR-9.9).
why-no-deal = There is nothing you could buy or sell there (AR-9.9).
