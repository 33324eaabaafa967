# Words of the board. Cards speak with the words of face.en.ftl.

card-named = { $card }
face-or = OR
face-points = VP
points-change = { $n } VP

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
board-mine = Mine
board-rival = Opponent
board-exile = Exiled
board-end = End
board-last-round = Last round: { $round }
board-end-words = End of the game: main deck { $main }, fame { $fame }{ $left ->
    [none] { "" }
   *[other] , developments { $left }
  }, unrest { $unrest }
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
short-tributary-deck = Tributaries
short-variable-deck = Variable points
explain-main-deck = Fills slots 1 and 2, and those whose own deck is empty. When it runs out, the end of the game begins (IM-15.1).
explain-civilised-deck = Fills slot 3 of the market (IM-10.1).
explain-uncivilised-deck = Fills slot 4 of the market (IM-10.1).
explain-region-deck = Fills slot 5 of the market (IM-10.1).
explain-sought = Cards of the main deck are turned over until one of this type comes up; the others are shuffled back (IM-10.5).
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
board-payable-not = too dear for now
board-payable-quest = quest
board-solstice = Solstice
board-solstice-when = after this round
board-solstice-none = None of your cards does anything then.
board-solstice-done = resolved already
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
fan-play = Rivals’ cards in play
fan-sunken = Sunken
fan-unseen = In the deck, in unknown order
fan-nation = In the nation deck

## Beginning

board-sides = The two sides of the power card
board-side = { $side ->
    [A] Side A has an ability to keep in mind all game long.
   *[B] Side B is simpler, for beginners.
  }
board-nation-facts = { $nation }: difficulty { $difficulty } of 5. You begin as { $state ->
    [empire] an empire
   *[barbarian] barbarians
  }, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in the nation deck and { $developments } { $area ->
    [quests] quests
   *[developments] developments
  }.
board-no-nation = is choosing a nation
board-difficulty = difficulty { $n } of 5

## Turn

answer-innovate = Innovate
answer-innovate-brings = discard { $n }, gain 1
answer-revolt = Revolt
answer-revolt-brings = { $n ->
    [one] return { $n } unrest card
   *[other] return up to { $n } unrest
  }
board-to-hand = to hand
board-later-empire = empire only
board-later-barbarian = too late
board-later-empire-short = empire
board-later-barbarian-short = too late
board-left = left
board-instead = instead of
board-burden = unrest: { $n } VP
turn-turn = Your turn
turn-cleanup = Clean-up
turn-row = Table, row { $n }

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
    [yes] Slot { $n } is skipped
   *[no] No slot is skipped
  }, { $token ->
    [yes] the token goes to market slot { $n }.
   *[no] no token is laid.
  }
board-solo-finish = To the end
board-solo-spared = skipped
board-solo-waits = waits
board-table = Table of the { $nation }
board-table-printed = from the rulebook
board-table-designed = designed here
board-journey = Station { $n } of { $all } of the journey
board-journey-people = { $n } of { $all } population
board-accept = Do it
board-table-any = any other
board-table-short = Rows
board-rival-points = Known points: cards taken unseen are not counted
board-points = Points
board-table-row = row { $n }

## The opened card

open-means = What it means
open-where = Where it is
open-ways = What you can do now
open-this = Choose this card
open-sum = What it would bring
open-on-it = lies on it
open-acquired = { $unrest ->
    [yes] acquired, with its unrest card
   *[no] acquired
  }
open-broken = broken through for, without unrest
open-refill = Slot { $slot } of the market is filled again at once (IM-10.1).
open-copies = There are { $n } of these cards.
open-at-market = It lies in slot { $slot } of the market.
open-at-exile = It is exiled, out of the game for now.
open-at-hand = { $own ->
    [yes] It is in your hand
   *[no] { $player } holds it
  }.
open-at-play = { $own ->
    [yes] You have it in play
   *[no] { $player } has it in play
  }.
open-at-discard = { $own ->
    [yes] It is in your discard pile
   *[no] It is in { $player }’s discard pile
  }.
open-at-garrison = { $own ->
    [yes] You have it in a garrison
   *[no] { $player } has it in a garrison
  }.
open-at-history = { $own ->
    [yes] It is in your history
   *[no] It is in { $player }’s history
  }.
open-at-development = { $own ->
    [yes] It is among your developments
   *[no] It is among { $player }’s developments
  }.
open-at-elsewhere = It cannot be seen: it is in some deck or out of the game.
open-pinned = Once played it stays in play (IM-6.3).
open-freePlay = It costs no action, but works once a turn only (IM-6.5).
open-barbarian = You can play it only as barbarians, no longer as an empire (IM-6.4).
open-empire = You can play it only once you are an empire (IM-6.4).
open-exhaust = Put an exhaust token on it: it works once a turn, without an action (IM-6.6).
open-exhaustWhen = Put an exhaust token on it at just that moment (IM-6.8).
open-solstice = It works after every round while it is in play (IM-9.1).
open-passive = It works by itself while it is in play (IM-22.1).
open-attack = Before it works, others may protect themselves with a card that says so (IM-13.2).
open-acquire = You take a market card to your hand, with its tokens and the unrest card under it (IM-10.3).
open-breakThrough = You take a card with its tokens, without the unrest card, or unseen from a deck (IM-10.4).
open-garrison = A card goes under another: out of play, but it counts at the end (IM-11.13).
open-history = A card goes under your power card: out of your deck, but it counts at the end (IM-11.14).
open-exile = A market card leaves, unless a token lies on it (IM-10.6).
open-abandon = A card in play goes to your discard pile with its garrison (IM-11.11).
open-recall = A card in play comes back to your hand (IM-11.12).
open-takeUnrest = Unrest clogs your hand and costs 2 VP (IM-11.9).
open-returnUnrest = An unrest card goes back to its pile and costs no points any more (IM-11.10).
open-develop = You buy a development; it goes to your discard pile (IM-11.21).
open-find = You look through hand, discard pile, deck and nation deck (IM-11.17).
open-sink = A card goes under your power card and counts at the end (IM-11.15).
