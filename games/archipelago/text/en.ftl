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

ending-temple = The game ends: there are enough temples.
ending-port = The game ends: there are enough ports.
ending-city = The game ends: there are enough cities.
ending-market = The game ends: there are enough markets.
ending-stacks = The game ends: the stacks of discovery tokens are empty.
ending-kinds = The game ends: the bank is out of several kinds of cubes.
ending-characters = The game ends: enough characters have been bought.
ending-progress = The game ends: enough progress cards have been bought.
ending-cards = The game ends: enough evolution cards have been bought.
ending-population = The game ends: the population is large enough.
ending-money = The game ends: the bank has no florins left.
ending-ships = The game ends: enough ships are at sea.
ending-workers = The game ends: there are too many free workers.
ending-independence = The archipelago is independent: everybody loses.
ending-separatist = The archipelago is independent: the Separatist wins alone.
ending-round-limit = Sixty rounds are over: the game is stopped and scored.
epilogue-tie = Florins break the tie in points: the winner has most of them, { $florins }.
epilogue-unrest = Unrest is at { $unrest } and the population only at { $population }: the islands declare independence.
epilogue-separatist = { $player } holds the Separatist and wins alone.
epilogue-objectives = { $count ->
    [one] { $player } holds the secret objective { $objectives }.
   *[other] { $player } holds the secret objectives { $objectives }.
  }

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
    [few] cities
    [acc] a city
   *[nom] city
  }
building-kind-temple = { $form ->
    [pl] temples
    [few] temples
    [acc] a temple
   *[nom] temple
  }
building-kind-market = { $form ->
    [pl] markets
    [few] markets
    [acc] a market
   *[nom] market
  }
building-kind-port = { $form ->
    [pl] ports
    [few] ports
    [acc] a port
   *[nom] port
  }

project-city = { $form ->
    [acc] a city
   *[nom] city
  }
project-temple = { $form ->
    [acc] a temple
   *[nom] temple
  }
project-market = { $form ->
    [acc] a market
   *[nom] market
  }
project-port = { $form ->
    [acc] a port
   *[nom] port
  }
project-ship = { $form ->
    [acc] a ship
   *[nom] ship
  }

terrain-sea = sea
terrain-field = field
terrain-mountain = mountain
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

zone-name-harvest-fish = { $form ->
    [start] Harvest fish
   *[nom] harvest fish
  }
zone-name-harvest-fruit = { $form ->
    [start] Harvest exotic fruit
   *[nom] harvest exotic fruit
  }
zone-name-harvest-wood = { $form ->
    [start] Harvest wood
   *[nom] harvest wood
  }
zone-name-harvest-cattle = { $form ->
    [start] Harvest cattle
   *[nom] harvest cattle
  }
zone-name-harvest-stone = { $form ->
    [start] Harvest stone
   *[nom] harvest stone
  }
zone-name-harvest-iron = { $form ->
    [start] Harvest iron
   *[nom] harvest iron
  }
zone-name-taxes = { $form ->
    [start] Collect taxes
   *[nom] collect taxes
  }
zone-name-trade = { $form ->
    [start] Trade
   *[nom] trade
  }
zone-name-explore = { $form ->
    [start] Explore
   *[nom] explore
  }
zone-name-reproduce = { $form ->
    [start] Reproduce
   *[nom] reproduce
  }
zone-name-recruit = { $form ->
    [start] Recruit
   *[nom] recruit
  }
zone-name-migrate = { $form ->
    [start] Migrate
   *[nom] migrate
  }
zone-name-build = { $form ->
    [start] Build
   *[nom] build
  }

phase-0 = first voyages
phase-1 = release
phase-2 = turn order
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
phrase-florins = { $count } f
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
phrase-or = { $first } or { $second }
phrase-comma = { $first }, { $rest }
phrase-bracket = { $by } for { $from }–{ $to }
phrase-bracket-open = { $by } for { $from } or more
phrase-gift = { $cubes } (unrest { $by })
phrase-card = { $card }
phrase-edge = { $direction } { $terrain }
phrase-symbols = { $count } × { $kind }
phrase-threshold = { $threshold } with { $players }
phrase-bid = { $player } { $florins }

## Names of pieces

name-citizen = { $player }’s citizen
name-ship = { $player }’s ship
name-city = { $form ->
    [start] City
    [in] the city
   *[nom] city
  } of { $region }
name-temple = { $form ->
    [start] Temple
    [in] the temple
   *[nom] temple
  } of { $region }
name-market = { $form ->
    [start] Market
    [in] the market
   *[nom] market
  } of { $region }
name-port = { $form ->
    [start] Port
    [in] the port
   *[nom] port
  } of { $region }
name-land = { $region } (land{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  })
name-water = { $region } (water{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  })
name-cell = { $form ->
    [start] Space
   *[nom] space
  } ({ $q }, { $r })
name-back = { $count ->
    [one] crisis
   *[other] crises
  }: { $zones }
name-zone-domestic = { $red ->
    [yes] immediate domestic
   *[no] domestic
  }, { $kind } (a cube calms { $rate })
name-zone-export = { $red ->
    [yes] immediate export
   *[no] export
  }, { $cubes }
name-back-event = { $red ->
    [yes] immediate event
   *[no] event
  }: { $name }
face-down = face-down piece
face-down-objective = secret objective
face-down-tile = face-down tile

## What pieces are and do

about-citizen = A citizen harvests on land, builds, and works in ports and markets. In a domestic crisis citizens lie down until somebody calms them.
about-ship = A ship fishes, sails, carries citizens over the sea and may keep a port. Ships never rebel.
about-back = The back of the top card of the evolution deck.
about-card-character = Character card.
about-card-progress = Progress card.
about-prices = Price by quarter turns: { $prices } f; then it is discarded.
about-arrow-owner = Only its owner may use it.
about-arrow-anyone = Everybody may use it; others pay its owner 1 f more.
about-arrow-wonder = A wonder: built once, with one ready citizen who stays on it.
about-requires = { $least ->
    [one] You must control { $building }.
   *[other] You must control at least { $least } { $building }.
  }
about-cost = Cost: { $cost }.
about-no-cost = Costs nothing.
about-before-action = Only before this turn’s action.
about-medals = { $medals ->
    [one] { $medals } medal: 1 VP.
   *[other] { $medals } medals: { $medals } VP.
  }
about-edges = Edges: { $edges }.
about-area = { $area }: { $symbols }
about-huts = Huts: { $huts }.
about-symbols = { $symbols }
about-no-symbols = nothing to harvest
about-no-fish = no fish
about-city = Whoever has an active citizen in a city controls its region: the harvest, and buildings on which nobody else stands.
about-temple = In a domestic crisis its controller may calm every citizen in the region. A citizen on it never lies down, but steps off it to harvest.
about-market = Once a round its controller may trade on the domestic market, twice for a fee of 1 f.
about-port = Once a round its controller may trade on the export market, twice for a fee of 1 f.
about-trend-points = Places 1, 2, 3 bring 4, 3, 2 VP.
about-secret-points = Everybody can score it, not only its owner: places 1, 2, 3 bring 3, 2, 1 VP.

zone-domestic = { $red ->
    [yes] Immediate domestic crisis
   *[no] Domestic crisis
  }: one cube of { $kind } calms { $rate ->
    [one] { $rate } citizen
   *[other] { $rate } citizens
  }.
zone-export = { $red ->
    [yes] Immediate export crisis
   *[no] Export crisis
  }: { $cubes } needed.
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
does-unrest-by-count = Unrest changes with the number of { $building } on the map: { $brackets }.
does-gain-florins = Take { $florins }.
does-gain-per-building = Take 1 f for each { $building } on the map, at most { $most }.
does-gain-per-citizens = Take 1 f for every { $each } of your active citizens.
does-exchange = Take a cube of a different kind from the one you paid.
does-hire = { $most ->
    [one] Hire a free worker at the board price.
   *[other] Hire up to { $most } free workers at the board price.
  }
does-hire-free = { $most ->
    [one] Hire a free worker free of charge.
   *[other] Hire up to { $most } free workers free of charge.
  }
does-transactions = Make up to { $most ->
    [one] { $most } transaction
   *[other] { $most } transactions
  } on { $market }.
does-transactions-sell = Sell up to { $most ->
    [one] { $most } cube
   *[other] { $most } cubes
  } on { $market }.
does-smuggle = Buy a cube on one market and sell one of its kind on the other.
does-to-market = Put up to { $most } cubes of { $kinds } from the bank on { $market }.
does-reproduce = { $most ->
    [one] Add a citizen in a region where you have exactly two, both active.
   *[other] Add a citizen in each of up to { $most } regions where you have exactly two, both active.
  }
does-explore = Explore, even without a free circle on the wheel.
does-migrate = Migrate.
does-migrate-ships = Your ships migrate and may carry your citizens.
does-migrate-citizens = Your citizens walk up to { $steps } steps over land.
does-build-free = Build { $projects } without the usual cost.
does-build-port = Build { $projects } beside a port you control; no citizen is needed.
does-build-cheap = Build one of these for { $minus ->
    [one] { $minus } cube
   *[other] { $minus } cubes
  } less: { $projects }.
does-search-deck = Turn up { $cards } cards from the deck; you may buy { $kind } among them for its lowest price. The others are discarded.
does-sink-ship = Sink another player’s ship in a region where you have one.
does-tribute = Its owner gives you a cube of their choice.
does-steal = Another player hides cubes in both hands; take what is in one of them.
does-spy = Look behind another player’s screen.
does-pillage = Pillage a free land symbol beside one of your ready citizens: take { $cubes } cubes; it is never harvested again.
does-stand-up = { $most ->
    [one] Calm { $most } rebel anywhere.
   *[other] Calm up to { $most } rebels anywhere.
  }
does-stand-up-region = { $most ->
    [one] Calm { $most } rebel in one region where you have an active unit.
   *[other] Calm up to { $most } rebels in one region where you have an active unit.
  }
does-disengage = { $most ->
    [one] One of your engaged units is ready again.
   *[other] Up to { $most } of your engaged units are ready again.
  }
does-double-harvest = If you harvest { $kind } later this turn, each unit brings two cubes.
does-free-harvest = You need no permission to harvest this turn; pay { $fee } for each unit in a region with another player’s city.
does-choose-gift = Choose one of these to pay: { $gifts }.
does-ships-to-ports = Every player adds a ship in each region where they control a port.

end-temple = The game ends when there are this many temples: { $thresholds } players.
end-port = The game ends when there are this many ports: { $thresholds } players.
end-city = The game ends when there are this many cities: { $thresholds } players.
end-market = The game ends when there are this many markets: { $thresholds } players.
end-stacks = The game ends when this many stacks of discovery tokens are empty: { $thresholds } players.
end-kinds = The game ends when this many kinds of cubes are gone from the bank: { $thresholds } players.
end-characters = The game ends when the players together own this many characters: { $thresholds } players.
end-progress = The game ends when the players together own this many progress cards: { $thresholds } players.
end-cards = The game ends when the players together own this many evolution cards: { $thresholds } players.
end-population = The game ends when the population reaches: { $thresholds } players.
end-ships = The game ends when this many ships are at sea: { $thresholds } players.
end-workers = The game ends when there are this many free workers: { $thresholds } players.
end-money = The game ends when the bank has no florins left.

criterion-city = Most cities controlled.
criterion-temple = Most temples controlled.
criterion-market = Most markets controlled.
criterion-port = Most ports controlled.
criterion-port-market = Most ports and markets controlled.
criterion-characters = Most character cards.
criterion-progress = Most progress cards.
criterion-cards = Most evolution cards.
criterion-florins = Most florins.
criterion-discovery = Most discovery tokens.
criterion-ships = Most ships on the map.
criterion-citizens = Most citizens on the map.
criterion-benefactor = Most florins on your part of this card. You add one for each cube or token of your own you give in a crisis, and for each temple you build.
criterion-cubes = Most cubes of { $kind } behind the screen.
criterion-sources = Most symbols of { $kind } in the regions of your cities.
criterion-separatist = If the archipelago becomes independent, you win alone. Otherwise the card scores nothing.
criterion-pacifist = 3 VP for you alone if the population exceeds unrest by more than { $margin } at the end.

## Questions

ask-prepare-trend = Which public objective do you vote for?
ask-prepare-keep = Which objective do you keep?
ask-voyage-region = Your first voyage: which region do you discover?
ask-voyage-cell = Where do you place the tile?
ask-voyage-rotation = Which way round?
ask-voyage-area = Where does a citizen go ashore?
ask-findings-market = Which cube goes to the domestic market?
ask-findings-own = Which cube do you take?
ask-order-bid = How much do you bid for turn order?
ask-order-again = A tie, so you bid again: how much?
ask-order-word = { $player } decides the turn order. Do you want to talk first?
ask-order-talk = You decide the turn order. Do you want to hear the others first?
ask-order-next = Who takes place { $place } in turn order?
ask-talk-move = Talks: what do you offer?
draft-next = { $step ->
    [first] What do you put in it?
    [give] How many { $thing } do you give?
    [ask] How many { $thing } do you ask for?
    [repay] How many florins are to be repaid?
    [round] Within how many rounds?
    [stand-up] How many citizens?
    [deliver] How many cubes?
    [use-card] Which card?
   *[thing] What else?
  }
ask-talk-draft = { $so } { draft-next }
ask-talk-reply = { $step ->
    [offered] { $player } makes you an offer: what do you say?
    [answer] { $player } is listening: what do you say?
   *[other] { $so } { draft-next }
  }
draft-empty = An offer to { $player }.
draft-so-far = An offer to { $player }: { $offer }.
ask-turn-move = { $can ->
    [acted] This turn’s action is done: what else do you do?
    [spent] You have no discs left: what else do you do?
    [end] All that is left is to end the turn.
    [end-talk] Do you end the turn or talk first?
    [pass] You have no discs left: all you can do is pass.
    [pass-talk] You have no discs left: do you pass or talk first?
   *[act] Your turn, { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
      } left: what do you do?
  }
ask-harvest-unit = Who harvests?
ask-trade-deal = { $left ->
    [one] { $left } transaction left
   *[other] { $left } transactions left
  }: what do you buy or sell?
ask-smuggle-deal = What do you buy to smuggle?
ask-smuggle-sale = What do you sell on the other market?
ask-explore-way = { $region } lies on top of the stack. Do you take that tile?
ask-explore-region = Which side do you discover?
ask-explore-cell = Where do you place the tile?
ask-explore-rotation = Which way round?
ask-explore-unit = Who goes there?
ask-reproduce-area = Where is a citizen born?
ask-recruit-area = { $price ->
    [0] You hire free of charge
   *[other] You hire for { $price } f
  }: where?
ask-migrate-unit = Who moves?
ask-migrate-target = Where to?
ask-build-project = What do you build{ $minus ->
    [0] {""}
    [one] {" "}for { $minus } cube less
   *[other] {" "}for { $minus } cubes less
  }?
ask-build-unit = Who builds it?
ask-build-area = Where do you put it?
ask-build-port = Beside which port?
ask-build-spared = Which cube do you save?
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
ask-steal-pick = Which hand do you choose?
ask-spy-player = Behind whose screen do you look?
ask-pillage-area = Where do you pillage?
ask-pillage-kind = Which symbol?
ask-stand-up-citizen = Whom do you calm?
ask-disengage-unit = Which unit is ready again?
ask-stock-market-kind = Which cube goes to the market?
ask-exchange-kind = Which cube do you take?
ask-choose-gift-gift = What do you pay?
ask-ships-to-ports-port = Beside which port do you add a ship?
ask-crisis-move = { $lying ->
    [0] Nobody is lying down any more
    [one] { $lying } citizen is lying down
   *[other] { $lying } citizens are lying down
  }; one cube of { $kind } calms { $rate }. What do you do?
ask-crisis-citizen = { $left ->
    [one] Whom do you calm? You can calm one more.
   *[other] Whom do you calm? You can calm { $left } more.
  }
ask-delivery-move = Export crisis: { $missing ->
    [one] { $missing } more cube of { $kind } is needed
   *[other] { $missing } more cubes of { $kind } are needed
  }. What do you do?
ask-evict-building = Do you evict a rebel from a building in your region?
ask-evolve-buy = Which card do you buy?
ask-evolve-turn = Which card do you turn?

## Options

option-piece = { $piece }
option-region = { $piece }: { $symbols }, { $huts ->
    [0] no huts
    [one] { $huts } hut
   *[other] { $huts } huts
  }
option-cell = Place it { $side ->
    [n] north
    [ne] north-east
    [se] south-east
    [s] south
    [sw] south-west
   *[nw] north-west
  } of { $region }{ $others ->
    [0] {""}
   *[other] {", "}beside { $regions }
  }
option-citizen = { $unit } in { $place }{ $state ->
    [lying] {", "}lying down
    [engaged] {", "}engaged
   *[free] {""}
  }
option-leaves = { $unit }, who leaves { $place }
option-ship = { $unit } in { $place }{ $state ->
    [engaged] {", "}engaged
   *[free] {""}
  }
option-serve = Use the { $piece }
option-bless = Use the { $piece }: everyone in its region is calmed
option-enter = Move onto the { $piece }
option-evict = Evict the rebel from the { $piece }
option-use = Use { $card } ({ $cost }). { $does }
option-use-free = Use { $card }. { $does }
option-wonder = Build { $card } ({ $cost }). { $does }
option-wonder-free = Build { $card }. { $does }
option-buy-card = Buy { $card } for { $price }. { $does }
option-turn = Turn { $card }: { $now } → { $next }
option-turn-gone = Turn { $card }: it is discarded
option-owned-card = { $owner }’s { $card }
option-bid = { $florins }
option-amount = { $amount }
option-rotation = { $turns ->
    [0] Lay it as it is
   *[other] Turn it right by { $degrees }°
  }; edges: { $edges }
option-zone = { $zone }
option-taxes = Collect taxes: unrest +1, then you get { $florins }
option-kind = { $verb ->
    [take] Take a cube of { $kind }
    [give] Give a cube of { $kind }
    [pay] Pay a cube of { $kind }
    [spare] Save the cube of { $kind }
    [hide] Hide a cube of { $kind }
    [market] Put a cube of { $kind } on the market
   *[pillage] Pillage the { $kind } symbol
  }
option-build = { $project ->
    [city] Build a city
    [temple] Build a temple
    [market] Build a market
    [port] Build a port
   *[ship] Build a ship
  } ({ $cost })
option-gift = Pay { $cubes } (unrest { $by })
option-buy = Buy a cube of { $kind } on { $market } for { $price }
option-sell = Sell a cube of { $kind } on { $market } for { $price }
option-sell-token = Sell a discovery token as { $kind } on { $market } for { $price }
option-consume-market = Give a cube of { $kind } from { $market }
option-deliver-market = Give a cube of { $kind } from { $market }
option-own = Give a cube from behind your screen
option-token = Give a discovery token
option-with-cube = Pay with a cube
option-with-token = Pay with a discovery token
option-mine = Calm as many of your own citizens as possible
option-done = That is enough
option-end = End the turn
option-pass = Pass: no more turns this round
option-speak = Yes, let us talk
option-quiet = No, no talks
option-word = Ask { $player } for a word
option-no-promise = Strike out the promise
option-negotiate = Open talks
option-go-on = No, decide now
option-keep = Leave the order as it is
option-next = { $player }
option-take = Take this tile
option-refuse = Discard it and take the next one, whatever it is
option-give-up = Give up and discard the tile
option-none = None
option-turn-two = None; turn two cards instead
option-empty = Hide nothing
option-left = Choose the left one
option-right = Choose the right one
option-rob = Rob { $player }
option-watch = Look behind { $player }’s screen
option-offer = Make { $player } an offer of your own
option-propose-buy = Offer { $player } { $price } for { $take }
option-propose-sell = Offer { $player } { $give } for { $price }
option-propose-swap = Offer { $player } { $give } for { $take }
option-propose-lease = { $side ->
    [centre] Offer { $player } { $price } for permission to harvest in { $region } this turn
   *[other] Offer { $player } permission to harvest in { $region } this turn for { $price }
  }
option-propose-first = { $side ->
    [centre] Offer { $player } the first place for { $price }
   *[other] Offer { $player } { $price } for the first place
  }
option-accept = Accept the offer: { $offer }
option-decline = Decline the offer: { $offer }
option-counter = Answer this offer with a different one: { $offer }
option-withdraw = Withdraw the offer: { $offer }
option-answers = Wait for their answers
option-listen = Listen to everybody
option-close = Close the talks
option-silence = Say nothing
option-send = Send the offer
option-cancel = Tear up the offer
option-give = Give { $thing }
option-ask = Ask for { $thing }
option-permit = Permission to harvest in { $region } this turn
option-place = { $place ->
    [1] The first place in turn order
   *[other] Place { $place } in turn order or better
  }
option-promise-repay = You promise to repay florins
option-promise-stand-up = You promise to calm some of their citizens
option-promise-deliver = You promise to deliver cubes
option-promise-use-card = You promise to use a card
option-promise-support = You promise your support
option-demand-repay = They promise to repay florins
option-demand-stand-up = They promise to calm some of your citizens
option-demand-deliver = They promise to deliver cubes
option-demand-use-card = They promise to use your card
option-demand-support = They promise their support
thing-florins = florins
thing-tokens = discovery tokens
thing-cubes = cubes of { $kind }

## Offers and promises

offer-swap = { $player } gives { $give } and { $other } gives { $take }
offer-gift = { $player } gives { $other } { $give }
offer-wish = { $other } gives { $player } { $take }
offer-nothing-given = { $player } and { $other } give each other nothing
offer-permit = permission to harvest in { $region }
offer-place = { $place ->
    [1] in return for the first place in turn order
   *[other] in return for place { $place } in turn order or better
  }
pledge-repay = { $player } { word-promises } to repay { $other } { $florins } by round { $round }
pledge-stand-up = { $player } { word-promises } to calm { $count } of { $other }’s citizens
pledge-deliver = { $player } { word-promises } to deliver { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }, as agreed with { $other }
pledge-use-card = { $player } { word-promises } to use { $other }’s { $card }
pledge-support = { $player } { word-promises } to support { $other }
word-promises = { $how ->
    [kept] keeps a promise
    [broken] breaks a promise
   *[made] promises
  }

## What happened

event-game-began = The first voyages begin in this order: { $order }.
event-voted = { $player } votes for { $trend }.
event-trends-shown = { $count ->
    [one] The public objective is
   *[other] The public objectives are
  } { $trends }.
event-objectives-open = These objectives are in play: { $objectives }.
event-objectives-dealt = { $count ->
    [one] You get a secret objective
   *[other] You get secret objectives
  }: { $objectives }.
event-objectives-kept = You keep { $objectives }.
event-voyage-began = { $player } sets out on the first voyage.
event-tiles-exchanged = None of { $player }’s tiles fits, so they are laid aside: { $regions }.
event-went-ashore = One of { $player }’s citizens goes ashore in { $area }.
event-round-zero-over = The first voyages are over; the population is { $population }.
event-phase-began = The { $phase } phase of round { $round } begins.
event-bids-opened = The bids for turn order are { $bids }.
event-bid-won = { $player } decides the turn order for { $florins }.
event-bid-tied = Nobody decides: the order stays as it is.
event-bid-tied-again = There is a tie, so the highest bidders bid again.
event-order-set = { $player } sets the order: { $order }.
event-unrest = { $way ->
    [down] Unrest falls by { $by } to { $now }.
   *[up] Unrest rises by { $by } to { $now }.
  }
event-workers = { $way ->
    [down] The number of free workers falls by { $by } to { $now }.
   *[up] The number of free workers rises by { $by } to { $now }.
  }
event-domestic-crisis = Domestic crisis: one cube of { $kind } calms { $rate ->
    [one] { $rate } citizen
   *[other] { $rate } citizens
  }. { $lying ->
    [0] Nobody lies down.
    [one] { $lying } citizen lies down.
   *[other] { $lying } citizens lie down.
  }
event-domestic-crisis-over = { $rebels ->
    [0] The domestic crisis is over; nobody rebels.
    [one] The domestic crisis is over; { $rebels } citizen rebels.
   *[other] The domestic crisis is over; { $rebels } citizens rebel.
  }
event-export-crisis = Export crisis: the islands have to deliver { $cubes }.
event-export-crisis-over = { $missing ->
    [0] The export crisis is over; nothing is missing.
    [one] The export crisis is over; { $missing } cube is missing.
   *[other] The export crisis is over; { $missing } cubes are missing.
  }
event-event = An event occurs: { $does }
event-given-own = { $player } gives a cube of { $kind }.
event-given-token = { $player } gives a discovery token as { $kind }.
event-given-market = { $player } gives a cube of { $kind } from the market.
event-stood-up = { $player } calms { $count ->
    [one] { $count } citizen.
   *[other] { $count } citizens.
  }
event-temple-used = { $player } uses the { $building }: everyone in its region is calmed.
event-evicted = { $player } evicts { $unit } from the { $building }.
event-left-building = { $player }’s { $ship ->
    [yes] ship
   *[no] citizen
  } leaves the { $building }.
event-honoured = Benefactor: { $player } now has { $now } on the card.
event-turn-began = Round { $round }: { $player }’s turn.
event-passed = { $player } passes.
event-disc-laid = { $player } chooses an action: { $zone }.
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
event-tile-refused = { $player } discards the tile with { $region } and takes the next one.
event-tile-taken = { $player } takes the tile with { $region }.
event-tile-laid = { $player } discovers { $region }.
event-exploration-failed = { $player }’s exploration fails, and the tile with { $region } is discarded.
event-token-taken = { $player } takes a discovery token; { $left ->
    [0] none are left.
    [one] { $left } is left.
   *[other] { $left } are left.
  }
event-discs-gained = A stack of discovery tokens is empty: everybody gets an action disc.
event-born = A citizen is born to { $player } in { $area }.
event-hired = { $player } hires a worker in { $area } for { $price }.
event-moved = { $player }’s citizen moves to { $target }.
event-moved-ship = { $player }’s ship sails to { $target }.
event-moved-building = { $player }’s citizen moves onto the { $target }.
event-moved-building-ship = { $player }’s ship takes its place at the { $target }.
event-built = { $player } builds the { $building }.
event-ship-built = { $player } builds a ship in { $area }.
event-ship-added = { $player } gets a new ship in { $area }.
event-served = { $player } uses the { $building }.
event-card-used = { $player } uses { $card }.
event-card-used-other = { $player } uses { $owner }’s { $card } and pays { $florins } for it.
event-wonder-built = { $player } builds { $card }.
event-wonder-built-other = { $player } builds { $owner }’s { $card } and pays { $florins } for it.
event-citizen-on-wonder = One of { $player }’s citizens stays on the { $card }.
event-disengaged = { $ship ->
    [yes] { $player }’s ship is ready again.
   *[no] { $player }’s citizen is ready again.
  }
event-ship-sunk = { $player } sinks { $owner }’s ship in { $area }.
event-showed-no-cubes = { $player } shows that there are no cubes behind the screen.
event-cube-taken = { $player } gets a cube of { $kind } from { $from }.
event-robbed = { $player } robs { $victim }.
event-empty-hand = The hand { $victim } opens is empty.
event-spied = { $player } looks behind { $watched }’s screen.
event-stock-seen = { $watched } has this behind the screen: { $things }.
event-pillaged = { $player } pillages { $area } and takes { $cubes }.
event-cards-revealed = { $player } turns up { $cards }.
event-card-bought = { $player } buys { $card } for { $price }.
event-card-turned = { $player } turns { $card }; it now costs { $price }.
event-card-turned-gone = { $player } turns { $card }, and it is discarded.
event-track-filled = { $card } is the new card on the track.
event-deck-renewed = The discards are shuffled into a new deck of { $cards } { $cards ->
    [one] card
   *[other] cards
}.
event-talks-opened = { $player } opens talks.
event-hand-raised = { $player } asks { $other } for a word.
event-silent = { $player } has nothing to say.
event-talks-closed = The talks are over.
event-offer-made = { $player } makes { $other } an offer: { $offer }.
event-offer-accepted = { $other } accepts { $player }’s offer: { $offer }.
event-offer-declined = { $other } declines { $player }’s offer: { $offer }.
event-offer-withdrawn = { $player } withdraws the offer to { $other }: { $offer }.
event-offer-expired = { $player }’s offer to { $other } expires: { $offer }.
event-offer-void = { $player }’s offer to { $other } falls through, as part of it is no longer there: { $offer }.
event-place-settled-paid = The promised place was given, so { $player } pays as agreed: { $offer }.
event-place-settled-not = The promised place was not given, so this deal is off: { $offer }.
event-promised = { $pledge }.
event-promise-kept = { $pledge }.
event-promise-broken = { $pledge }.
event-objective-met = { $player } shows { $objective }: its end condition is met.
event-objective-met-open = An end condition is met: { $objective }.

## The table

table-state = Round { $round }, { $phase }
table-over = { $ending }
moment = round { $round }, { $phase }
moment-0 = voyages
moment-1 = release
moment-2 = order
moment-3 = population
moment-4 = crisis
moment-5 = actions
moment-6 = cards
table-talks = { $player }’s talks
table-map = Map
table-tiles = Tiles
table-evolution = Evolution cards
table-wheel = Wheel and buildings
table-player = { $player }
row-unrest = Unrest, out of the population
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
row-given = On the Benefactor card
note-bank = Bank: { $things }
note-hand = { $player } asks { $other } for a word
note-order = Order: { $order }
note-domestic-crisis = Domestic crisis: one cube of { $kind } calms { $rate ->
    [one] { $rate } citizen
   *[other] { $rate } citizens
  }
note-export-crisis = Export crisis: { $missing ->
    [one] { $missing } more cube of { $kind } needed
   *[other] { $missing } more cubes of { $kind } needed
  }
note-called = The game ends with this turn or phase: { $objective }
note-promise = { $pledge }
note-offer = { $player } makes offer { $number }: { $offer }
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
    [yes] {", "}used this round
   *[no] {""}
  }
mark-uncontrolled = nobody’s{ $used ->
    [yes] {", "}used this round
   *[no] {""}
  }
mark-unit = { $state ->
    [lying] rebel
    [engaged] engaged
   *[free] ready
  }
mark-unit-on = { $state ->
    [lying] rebel
    [engaged] engaged
   *[free] ready
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
card-amphitheater = Amphitheatre
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

region-open-sea = Open Sea
region-desert-village = Desert Village
region-pineapple-cay = Pineapple Cay
region-mango-land = Mango Land
region-lone-palm = Lone Palm
region-great-pasture = Great Pasture
region-black-rock = Black Rock
region-golden-plain = Golden Plain
region-sweet-cape = Sweet Cape
region-kapok-forest = Kapok Forest
region-herders-cape = Herders’ Cape
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
region-dragons-paw = Dragon’s Paw
region-parrot-cliff = Parrot Cliff
region-winding-channel = Winding Channel
region-smiths-bay = Smiths’ Bay
region-giants-saddle = Giant’s Saddle
region-rocky-landing = Rocky Landing
region-fertile-land = Fertile Land
region-shepherds-village = Shepherds’ Village
region-wild-foothills = Wild Foothills
region-iron-coast = Iron Coast
region-the-terraces = The Terraces
region-giants-pillars = Giants’ Pillars
region-the-jungle = The Jungle
region-twins-strait = Twins’ Strait
region-riven-isle = Riven Isle
region-green-isthmus = Green Isthmus
region-sacred-valley = Sacred Valley
region-smugglers-cove = Smugglers’ Cove
region-old-mines = Old Mines
region-hidden-creek = Hidden Creek
region-hidden-vale = Hidden Vale
region-sirens-gate = Sirens’ Gate
region-heart-of-the-isle = Heart of the Isle

## Why something cannot be chosen

why-over = The game is over (AR-13.1).
why-turn = It is { $player }’s turn.
why-wait = Something else has to be settled first.
why-action = First choose an action on the wheel; then you say who does it and where (AR-8.2).
why-foreign = That is { $player }’s unit: you can only send your own (AR-9).
why-rebel = A rebel does nothing until calmed, at the latest at the start of the next round (AR-8.6).
why-engaged = This unit has already harvested, built or served; it is ready again in the next round (AR-8.5).
why-symbol = No free symbol of this kind is in its area, or the region belongs to somebody else’s city (AR-9.2).
why-nowhere = There is nothing this unit could do in this action (AR-9).
why-way = You cannot get there in one step, or three of your citizens are there already (AR-9.7).
why-cell = The tile does not fit here, or nobody of yours could enter it (AR-9.4).
why-track = Cards of the track are bought in the last phase of a round (AR-18.2).
why-carded = You have already used a card this turn (AR-8.2).
why-built = { $card } is built; its medals count at the end (AR-10.9).
why-used = { $card } has already been used this round (AR-10.1).
why-owner = Only { $player } may use { $card } (AR-10.3).
why-fresh = { $card } can be built from the next round on (AR-10.9).
why-before = { $card } has to be used before the action of the same turn (AR-10.6).
why-means = { $card } costs { $cost }: you cannot pay, a condition is not met, or it would do nothing now (AR-10.2, AR-10.5).
why-nothing = { $card } would do nothing now, or a condition is not met (AR-10.5).
why-uncontrolled = Nobody controls it: one of your units has to stand on it (AR-11.1).
why-controlled = { $player } controls it (AR-11.1).
why-one-service = You have already used a port or a market this turn (AR-8.2).
why-served = It has already been used this round (AR-9.9).
why-fee = Using it costs 1 f, which you do not have (AR-9.9).
why-no-deal = There is nothing you could buy or sell there (AR-9.9).
