# Words of the board. Cards speak with the words of face.en.ftl.

card-named = { $card }
face-or = OR
face-points = VP
points-change = { $n } VP

## Signs: their names

sign-region = region
sign-uncivilised = uncivilised card
sign-civilised = civilised card
sign-tributary = tributary
sign-fame = fame card
sign-unrest = unrest
sign-power = power card
sign-nation = nation card
sign-barbarian = barbarian
sign-empire = empire
sign-pinned = pinned card
sign-attack = attack
sign-free = free play
sign-solstice = solstice
sign-exhaust = exhaust
sign-passive = works all the time
sign-production = production symbol
sign-grain = grain symbol
sign-water = water symbol
sign-city = city
sign-metropolis = metropolis
sign-knight = knight
sign-mask = mask
sign-scroll = scroll
sign-variable = card with variable points
sign-materials = materials
sign-population = population
sign-progress = progress
sign-action = action
sign-card = card
sign-end = end of the game
sign-hand = takes
sign-exile = exiles from the market
sign-history = into history
sign-mill = from its deck to its discard pile
sign-players = the other player
sign-discard = discards
sign-develop = development

## Common

board-label = The table: market, piles and your area
board-piles = Common piles
board-own = Your play area
board-rivals = Rivals
board-rival = Opponent
board-exile = Exiled
board-end = End
board-end-words = End of the game: main deck { $main }, fame { $fame }, unrest { $unrest }
board-collapse = collapse at 0
board-fame = { $count ->
    [one] Fame deck: { $count } card, King of Kings under it
   *[other] Fame deck: { $count } cards, King of Kings under them
  }
type-name-unrest = Unrest
short-main-deck = Main deck
short-civilised-deck = Civilised
short-uncivilised-deck = Uncivilised
short-region-deck = Regions
explain-main-deck = Fills slots 1 and 2, and those whose own deck is empty. When it runs out, the end of the game begins (IM-15.1).
explain-civilised-deck = Fills slot 3 of the market (IM-10.1).
explain-uncivilised-deck = Fills slot 4 of the market (IM-10.1).
explain-region-deck = Fills slot 5 of the market (IM-10.1).
explain-fame-deck = Fame cards lie face down on King of Kings. When they are gone, it is his turn (IM-14).

## Own area

board-history = History
board-sunken = Sunken
board-discard = Discard
board-nation = Nation
board-nation-deck = { $count ->
    [0] The nation deck is empty
   *[other] Nation deck: { $count }
  }
explain-nation-accession = At every reshuffle you gain its top card. The last one makes you an empire (IM-12.6).
explain-nation-zenith = At every reshuffle you gain its top card. The last one is the zenith (IM-12.6).
explain-nation-nadir = At every reshuffle you gain its top card. The last one is the nadir (IM-12.6).
board-garrison = { $name } +{ $more }
board-garrisoned = { $card }, garrisoned
board-rule = A move of the rules
board-payment = Payment
board-use-progress = { $n } progress
board-free = free play
board-state = { $state ->
    [empire] Empire
   *[barbarian] Barbarian
  }
board-tokens = actions: { $actions }, exhaust tokens: { $exhausts }
board-development = Developments
board-development-short = Develop
board-development-when = at a reshuffle
board-quests = Quests
board-quests-when = impending
board-replaces = stands for
board-or = or
board-payable-now = you can pay it
board-payable-progress = you can pay it with the help of progress
board-payable-not = too dear yet
board-payable-quest = quest
board-solstice = Solstice
board-solstice-when = after this round
board-solstice-none = None of your cards does anything then.
board-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
count-nation = nation
count-development = develop
count-deck = deck
count-discard = discard
count-history = history
count-sunken = sunken

## Fans

fan-exile = Exiled
fan-discard = Discard pile
fan-history = History
fan-garrison = In garrisons
fan-looked = Seen by you alone
fan-development = Developments
fan-deck = To choose from
fan-play = In play
fan-sunken = Sunken
fan-unseen = In the deck, in unknown order
fan-nation = In the nation deck

## Beginning

board-sides = The two sides of the power card
board-no-nation = is choosing a nation
board-difficulty = difficulty { $n } of 5

## Turn

answer-innovate = Innovate
answer-innovate-brings = { $n ->
    [one] discard { $n } card, break through for 1
   *[other] discard { $n } cards, break through for 1
  }
answer-revolt = Revolt
answer-revolt-brings = { $n ->
    [one] return { $n } unrest
   *[other] return up to { $n } unrest
  }
board-to-hand = to hand
turn-turn = Your turn
turn-cleanup = Clean-up

## Deeds in the bar

deed-gain = Gain
deed-pay = Payment
deed-choice = Choice
deed-others = Other players
deed-all = Everyone
deed-draw = Draw
deed-unrest = Unrest
deed-return = Return unrest
deed-break-through = Break through
deed-take = Take a card
deed-fame = Fame
deed-discard = Discard
deed-deck = Onto the deck
deed-history = History
deed-exile = Exile
deed-abandon = Abandon
deed-recall = Recall
deed-sink = Sink
deed-garrison = Garrison
deed-acquire = Acquire
deed-play = Play
deed-put = Market token
deed-develop = Develop
deed-find = Find
deed-other = Effect

## Alone

board-rolled = Die: { $n }
board-roll-means = { $spares ->
    [yes] Slot { $n } stays face down
   *[no] No slot is spared
  }, { $token ->
    [yes] the token goes to market slot { $n }.
   *[no] no token is laid.
  }
board-solo-finish = To the end
board-solo-spared = stays
board-solo-waits = waits
board-table = Table of the { $nation }
board-table-printed = from the rulebook
board-table-designed = designed here
board-journey = Station { $n } of { $all } of the journey
board-journey-people = { $n } of { $all } population
board-accept = Do it
board-table-any = any other
board-table-short = Table
board-points = Points
board-table-row = row { $n }
