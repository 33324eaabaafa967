# All that Imperium says in English, but for the cards' own texts (cards.en.ftl). The words are those of docs/glossary.md.

## The game

game-name = Imperium: Classics and Legends
game-tagline = Lead a people from barbarian beginnings to an empire, one card at a time.

variant-box = Box
variant-box-mixed = both boxes, all sixteen nations
variant-box-classics = Classics
variant-box-legends = Legends
variant-nations = Nations
variant-nations-random = drawn at random
variant-nations-choose = chosen by the players
variant-nations-first-game = easy ones, for a first game
variant-level = Solo opponent
variant-level-imperator = Imperator
variant-level-chieftain = Chieftain
variant-level-warlord = Warlord
variant-level-sovereign = Sovereign
variant-level-overlord = Overlord
level-imperator = Imperator
level-chieftain = Chieftain
level-warlord = Warlord
level-sovereign = Sovereign
level-overlord = Overlord

ending-collapse = The unrest pile ran out: a collapse. Whoever has the least unrest wins; points count only in a tie.
ending-main-deck = The main deck ran out.
ending-developments = A player took the last development.
ending-king-of-kings = King of Kings was turned over.
ending-zenith = The Vikings reached their zenith.
ending-graal = The Graal was found.
ending-shangri-la = Shangri-La was fulfilled.
ending-dynasty = The opponent's dynasty deck ran out.
trigger-main-deck = the main deck is empty
trigger-developments = the last development was taken
trigger-king-of-kings = King of Kings was turned over
trigger-zenith = the Vikings reached their zenith
trigger-graal = the Graal was played
trigger-shangri-la = Shangri-La was fulfilled
trigger-dynasty = the opponent's dynasty deck is empty

kind-region = Regions
kind-uncivilised = Uncivilised cards
kind-civilised = Civilised cards
kind-tributary = Tributaries
kind-fame = Fame cards
kind-unrest = Unrest
kind-nation = Nation cards
kind-component = Other components
type-region = region
type-uncivilised = uncivilised
type-civilised = civilised
type-tributary = tributary

## Scoring

score-progress = Progress
score-power = Power card
score-regions = Regions
score-uncivilised = Uncivilised cards
score-civilised = Civilised cards
score-tributaries = Tributaries
score-fame = Fame
score-nation = Nation cards
score-unrest = Unrest
score-tokens = Materials and population
score-why-progress = { $count } progress
score-why-card = { $card }
score-why-points = { $card }: { $why }

## Questions

ask-seating-nation = Which nation do you lead?
ask-seating-side = Which side of your power card do you use? Side B is the simpler one.
ask-seating-rival = Which nation is your opponent?
ask-turn-move = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } and { $exhausts ->
    [one] 1 exhaust token
   *[other] { $exhausts } exhaust tokens
  } left. What do you do?
ask-choose-branch = { $card ->
    [none] Choose one
   *[other] { $card }: choose one
  }.
ask-may-pick = { $card ->
    [none] You may { $does }.
   *[other] { $card }: you may { $does }.
  }
ask-pay-amount = { $card }: how much progress do you pay?
ask-payment-materials = You pay { $n ->
    [one] 1 material
   *[other] { $n } materials
  }. How much progress instead?
ask-payment-population = You pay { $n } population. How much progress instead?
ask-put-card = On which market card do you put { $resource ->
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
      }
    [population] { $n } population
   *[progress] { $n } progress
  }?
ask-return-exhaust-place = { $card }: from where does an exhaust token return?
ask-treat-card = { $card }: a symbol on which card counts as production?
ask-move-card = { $card ->
    [none] Revolt: { "" }
   *[other] { $card }: { "" }
  }{ $move ->
    [take] which card do you take
    [discard] which card do you discard
    [toDiscard] which card goes to your discard pile
    [toDeckTop] which card goes on top of your deck
    [history] which card goes into your history
    [exile] which card is exiled
    [abandon] which card do you abandon
    [recall] which card do you recall
    [sink] which card do you sink
    [returnUnrest] which unrest do you return
   *[garrison] which card do you garrison
  }?{ $left ->
    [1] { "" }
    [99] { " " }(as many as you like)
   *[other] { " " }({ $left } more)
  }
ask-station-host = { $card }: where do you garrison it?
ask-give-card = { $card }: which card do you give to { $receiver }?
ask-give-rival = { $card }: which card do you give to your opponent?
ask-acquire-card = { $card ->
    [none] Which card do you acquire?
   *[other] { $card }: which card do you acquire?
  }
ask-break-through-pick = { $card ->
    [none] For which card do you break through?
   *[other] { $card }: for which card do you break through?
  }
ask-swap-exile-card = { $card }: which market card do you swap?
ask-swap-exile-exiled = { $card }: which exiled card takes its place?
ask-play-by-effect-card = { $card }: which card do you play?
ask-copy-exhaust-card = { $card }: whose exhaust effect do you copy?
ask-protection-toll = { $owner } ignores your attack unless you give { $n } progress.
ask-protection-card = { $card ->
    [none] You are attacked. Do you protect yourself?
   *[other] { $card } is played against you. Do you protect yourself?
  }
ask-draw-more = { $card }: do you draw another card?
ask-draw-if-able-more = { $card }: do you draw another card?
ask-reshuffle-card = Your deck is empty. Do you develop before it is reshuffled?
ask-develop-card = { $card ->
    [none] Which development do you take?
   *[other] { $card }: which development do you take?
  }
ask-take-looked-card = { $card }: which card do you keep?
ask-take-looked-onTop = { $card }: which of the rest lies on top?
ask-swap-with-nation-card = { $card }: which hand card do you swap with the top nation card?
ask-find-card = { $card }: which of the cards found do you choose?
ask-declare-type = { $card }: which type do you name?
ask-reaction-card = { $what ->
    [youAcquire] You acquired { $card }.
    [youBreakThrough] You broke through for { $card }.
    [youGainFromMarket] You gained { $card } from the market.
    [youAcquireExiled] You acquired { $card } from the exile pile.
    [youPlay] You play { $card }.
    [youPlayFromDiscard] You play { $card } from your discard pile.
    [youGainMaterialsFrom] You gained materials from cards in play.
    [youReturnUnrest] You returned an unrest.
    [youTakeUnrest] You took an unrest.
    [youSink] You sank { $card }.
    [youPay] You paid population.
    [leavesPlay] { $card } left play.
   *[deckEmpty] Your deck is empty.
  } Do you use a card?
ask-own-solstice-card = Solstice: which card next?
ask-cleanup-card = Do you discard cards before you draw?

## Options

option-play = play { $card } (1 action): { $does }
option-play-plain = play { $card } (1 action)
option-play-free = free play { $card }: { $does }
option-play-free-plain = free play { $card }
option-exhaust = exhaust { $card }: { $does }
option-exhaust-plain = exhaust { $card }
option-use = { $card }: { $does }
option-use-plain = { $card }
option-develop = { $card } for { $price }
option-card = { $card }
option-card-with = { $card } (with { $with })
option-card-marked = { $card } ({ $marks })
option-card-in = { $card } ({ $place })
option-nation = { $nation }: { $box }, difficulty { $n } of 5
option-summary = { $what }: { $does }
option-blind = the top { $type ->
    [region] region
    [uncivilised] uncivilised card
    [civilised] civilised card
    [tributary] tributary
   *[variable] card with variable points
  } unseen{ $deck ->
    [main-deck] , searching the main deck
   *[other] { "" }
  }
option-payment-materials = { $n ->
    [0] none: only materials
   *[other] { $n } progress
  }
option-payment-population = { $n ->
    [0] none: only population
   *[other] { $n } progress
  }
option-pay-amount = { $n } progress
option-innovate = innovate: discard your hand and break through for any card; no other moves this turn
option-revolt = revolt: return any number of unrest from your hand; no other moves this turn
option-end = end the turn
option-done = done
option-accept = yes
option-decline = no
option-pass = use nothing
option-draw = draw
option-pay = give the progress
option-refuse = refuse: the attack does not reach them
option-nation-deck = from the nation deck
option-development-area = from the development area
price-nothing = nothing
with-unrest = an unrest under it
in-exile = exiled
in-discard = discard pile
in-history = history
in-quest = active quest
in-garrison = under { $host }
phrase-sentences = { $first } { $rest }

## The table

table-seating = Nations
table-market = Market
table-decks = Decks
table-turn = Round { $round }, turn of { $player }
table-solstice = Solstice after round { $round }
table-over = After { $round } rounds
moment = round { $round }
moment-seating = before the first round
table-player = { $player }: { $nation }
table-rival = Opponent: { $nation } ({ $level })
row-power = { $player }, { $nation }
note-no-nation = { $player } has not chosen a nation yet.
row-market = Cards
row-exile = Exile pile ({ $count })
row-main-deck = Main deck
row-region-deck = Region deck
row-uncivilised-deck = Uncivilised deck
row-civilised-deck = Civilised deck
row-fame-deck = Fame cards ({ $count }), under them
row-unrest-pile = Unrest pile
row-resolving = Being resolved
row-looked = Seen by you alone
row-turned-up = Turned up
note-last-round = The end was triggered ({ $why }): round { $round } is the last.
note-state = { $state ->
    [empire] Empire
   *[barbarian] Barbarians
  }
row-materials = Materials
row-population = Population
row-progress = Progress
row-actions = Actions
row-exhausts = Exhaust tokens
row-hand = Hand ({ $count }, limit { $limit })
row-play = In play
note-ground = Regions in play: { $regions }. Symbols: production { $production }, grain { $grain }, water { $water }.
row-garrison = Garrisoned
row-quest = Active quest
row-quests = Impending quests ({ $count })
row-discard = Discard pile ({ $count })
row-deck = Deck
row-unseen = Known to be in hand, deck or history
row-unseen-own = In the deck, in unknown order
row-history = History ({ $count })
row-sunken = Sunken ({ $count })
row-nation-deck = Nation deck ({ $count }), at its bottom
row-unseen-nation = In the nation deck, in unknown order
row-development = Developments ({ $count })
row-rival-points = The opponent's points
row-rival-slots = Row
row-rival-unseen = Known to be in row or deck
row-dynasty = Dynasty deck
empty-slot = empty
note-with = { $what }
mark-exhausted = exhausted
mark-garrison = garrison: { $cards }

## What happened

event-nation-taken = { $player } plays { $nation }.
event-rival-nation = The opponent plays { $nation }, level { $level }.
event-side-taken = { $player } uses { $card }.
event-tributary-replaced = The tributary { $card } is replaced by the tributary { $by }, since that nation itself is in the game.
event-game-began = { $player } begins.
event-hand-dealt = { $player } has { $cards }.
event-turn-began = Round { $round }: turn of { $player }.
event-innovated = { $player } innovates.
event-revolted = { $player } revolts.
event-solstice-began = Solstice after round { $round }.
event-played = { $player } plays { $card }{ $how ->
    [free] { " " }(free play)
   *[action] { "" }
  }.
event-exhausted = { $player } exhausts { $card }.
event-solstice = Solstice, { $player }: { $card }.
event-helped = { $player }: { $card } takes effect.
event-reckoned = { $player }: { $card } works before scoring.
event-reacted = { $player } uses { $card }.
event-gained = { $player } gains { $what }.
event-paid = { $player } pays { $what }.
progress-instead = { $what } instead of { $of ->
    [materials] materials
    [population] population
   *[rest] the rest
  }
event-actions-spent = { $player } spends { $n ->
    [one] an action
   *[other] { $n } actions
  }.
event-stolen = { $player } steals { $what } from { $from }.
event-drew = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
event-drew-card = { $player } draws { $card }.
event-moved = { $player } { $move ->
    [take] takes { $card }
    [discard] discards { $card }
    [toDiscard] puts { $card } into the discard pile
    [toDeckTop] puts { $card } on top of the deck
    [history] puts { $card } into history
    [exile] exiles { $card }
    [abandon] abandons { $card }
    [recall] recalls { $card }
    [sink] sinks { $card }
   *[returnUnrest] returns { $card }
  }{ $hosted ->
    [0] { "" }
    [one] { " " }with the card under it
   *[other] { " " }with { $hosted } cards under it
  }.
event-moved-unseen = { $player } { $move ->
    [take] takes a card
    [toDeckTop] puts a card on top of the deck
    [sink] sinks a card
   *[history] puts a card into history
  }.
event-moved-seen = { $player } { $move ->
    [take] takes { $card }
    [toDeckTop] puts { $card } on top of the deck
    [sink] sinks { $card }
   *[history] puts { $card } into history
  }.
event-garrisoned = { $player } garrisons { $card } under { $host }.
event-stationed = { $player } garrisons { $card } under { $host }.
event-acquired = { $player } acquires { $card }.
event-acquired-exiled = { $player } acquires { $card } from the exile pile.
event-broke-through = { $player } breaks through for { $card }.
event-broke-through-exiled = { $player } breaks through for { $card } from the exile pile.
event-broke-through-blind = { $player } breaks through for { $type ->
    [region] the top region
    [uncivilised] the top uncivilised card
    [civilised] the top civilised card
   *[tributary] a tributary
  }, unseen.
event-got-card = { $player } gets { $card }.
event-searched-main-deck = { $player } turns over { $cards } of the main deck.
event-break-through-failed = There is no such card: { $player } gains { $n } progress.
event-market-filled = { $card } comes to the market{ $with ->
    [unrest] { " " }with an unrest under it
   *[nothing] { "" }
  }.
event-unrest-taken = { $player } takes { $n ->
    [one] an unrest
   *[other] { $n } unrest
  }.
event-market-tokens = { $player } gets { $what } with { $card }.
event-tokens-put = { $player } puts { $what } on { $card }.
event-swapped = { $player } swaps { $card } for { $exiled } of the exile pile.
event-swapped-with-nation = { $player } swaps a hand card with the top nation card.
event-looked = { $player } looks at { $n ->
    [one] the top card
   *[other] the top { $n } cards
  } of the { $deck ->
    [fame] fame deck
   *[nation] nation deck
  }.
event-saw = { $player } sees { $cards }.
event-put-back = { $player } puts { $n ->
    [one] a card
   *[other] { $n } cards
  } back.
event-shuffled-nation = { $player } shuffles.
event-nation-to-bottom = { $player } puts the top nation card under the others.
event-took-fame = { $player } takes a fame card.
event-found = { $player } finds { $card }.
event-found-nothing = { $player } finds nothing.
event-revealed = { $player } reveals { $cards }.
event-revealed-nothing = { $player } has nothing to reveal.
event-declared = { $player } names: { $type ->
    [region] region
    [uncivilised] uncivilised
    [civilised] civilised
   *[tributary] tributary
  }.
event-gave = { $player } gives { $card } to { $receiver }.
event-exhaust-returned = { $player }: an exhaust token returns from { $card }.
event-treated = { $player }: a symbol on { $card } counts as { $n } production this turn.
event-reshuffled = { $player } reshuffles { $n ->
    [one] 1 card
   *[other] { $n } cards
  } into a new deck.
event-nation-card = { $player } gains the nation card { $card }.
event-became-empire = { $player } becomes an empire!
event-journey = { $player } reaches { $card }.
event-entered-play = { $player }: { $card } enters play.
event-developed = { $player } develops { $card }.
event-king-resolved = { $player } resolves { $card }.
event-attack-avoided = { $player } ignores { $card ->
    [none] the attack
   *[other] { $card }
  }.
event-toll-paid = { $player } gives { $owner } { $n } progress, so the attack goes on.
event-toll-refused = { $player } gives { $owner } nothing, so the attack does not reach them.
event-toll-refused-rival = The opponent gives nothing, so the attack does not reach { $owner }.
event-scoring-triggered = The end is triggered: { $why }. Round { $round } is the last.
event-collapsed = The unrest pile is empty. The game collapses.
event-game-ended-collapse = The game is over: a collapse. Whoever has the least unrest wins.
event-game-ended-main-deck = The game is over: the main deck ran out.
event-game-ended-developments = The game is over: a last development was taken.
event-game-ended-king-of-kings = The game is over: King of Kings was turned.
event-game-ended-zenith = The game is over: the Vikings reached their zenith.
event-game-ended-graal = The game is over: the Graal was found.
event-game-ended-shangri-la = The game is over: Shangri-La was fulfilled.
event-game-ended-dynasty = The game is over: the opponent's dynasty ran out.

## The solo opponent

event-rival-rolled = The opponent rolls { $n }{ $spares ->
    [one] : the card in that slot is spared
   *[none] : no card is spared
  }.
event-rival-turned-up = Slot { $slot }: { $card }. Row { $row } of its table: { $does }.
event-rival-branch = { $n ->
    [1] It can do the first of these.
   *[other] It can do only number { $n } of these.
  }
event-rival-nothing = It can do none of these.
event-rival-acquired = The opponent acquires { $card } ({ $why ->
    [only] the only one
    [worth] worth most
    [tokens] most tokens
   *[slot] lowest slot
  }).
event-rival-broke-through = The opponent breaks through for { $card } ({ $why ->
    [only] the only one
    [worth] worth most
    [tokens] most tokens
   *[slot] lowest slot
  }).
event-rival-broke-through-blind = The opponent breaks through unseen for { $card ->
    [none] { $type ->
        [region] a region
        [uncivilised] an uncivilised card
        [civilised] a civilised card
       *[tributary] a tributary
      }
   *[other] { $card }
  }.
event-rival-searched = The opponent turns over { $cards } of the main deck.
event-rival-break-through-failed = There is no such card: the opponent gains { $n } progress.
event-rival-exiled = The opponent exiles { $card }.
event-rival-pinned = The opponent puts { $card } into play.
event-rival-history = The opponent puts { $card } into its history.
event-rival-returned = The opponent returns { $card }.
event-rival-abandoned = The opponent abandons { $card }.
event-rival-recalled = The opponent recalls { $card }.
event-rival-gained = The opponent gains { $what }.
event-rival-paid = The opponent pays { $what }.
event-rival-stole = The opponent steals { $what } from { $player }.
event-rival-robbed = { $player } steals { $what } from the opponent.
event-rival-received = { $player } gives { $card } to the opponent.
event-rival-fame = The opponent takes a fame card.
event-rival-empire = The opponent becomes an empire!
event-rival-king = The opponent resolves { $card }.
event-rival-milled = From the opponent's deck to its discard pile: { $cards }.
event-rival-unrest = The opponent takes { $n ->
    [one] an unrest
   *[other] { $n } unrest
  }.
event-rival-unrest-returned = The opponent returns { $card } from its discard pile.
event-rival-reshuffled = The opponent reshuffles { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.
event-rival-dynasty = The opponent gains { $card } from its dynasty deck.
event-rival-step = The opponent takes step { $n } of its journey.
event-rival-token = The opponent puts { $what } on { $card }.
event-rival-result = The opponent has { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $unrest } unrest: { $beaten ->
    [yes] it is beaten
   *[no] it is not beaten
  }.

## Why not

why-over = The game is over.
why-wait = There is something else to decide first.
why-turn = It is the turn of { $player }.
why-unplayable = { $card } cannot be played at all (IM-6.4).
why-once = { $card } has been played this turn already (IM-6.5).
why-icon = { $card } needs the { $icon ->
    [empire] empire
   *[barbarian] barbarian
  } side of your state card (IM-6.4).
why-condition = { $card } can be played only if { $cond } (IM-6.4).
why-price = You cannot meet what { $card } asks for first: { $does } (IM-5.4).
why-actions = You have no action left, and { $card } needs one (IM-6.2).
why-no-exhaust = { $card } has no exhaust ability that you can use by yourself (IM-6.6).
why-exhausted = { $card } is exhausted until your clean-up (IM-6.6).
why-tokens = You have no exhaust token left on your state card (IM-6.6).
why-market = Cards of the market are taken by cards that acquire or break through, or by innovating (IM-10.3).

## The list of cards: what they can be found by

facet-box = Box
facet-box-classics = Classics
facet-box-legends = Legends
facet-nation = Nation
facet-nation-common = common cards
facet-type = Type
facet-type-power = power cards
facet-type-region = regions
facet-type-uncivilised = uncivilised
facet-type-civilised = civilised
facet-type-tributary = tributaries
facet-type-fame = fame cards
facet-type-unrest = unrest
facet-type-typeless = no type
facet-keyword = Keyword
facet-keyword-pinned = pinned
facet-keyword-attack = attack
facet-keyword-barbarian = barbarian
facet-keyword-empire = empire
facet-keyword-city = city
facet-keyword-metropolis = metropolis
facet-keyword-knight = knight
facet-keyword-mask = mask
facet-keyword-scroll = scroll
facet-keyword-production = production symbol
facet-keyword-grain = grain symbol
facet-keyword-water = water symbol
facet-keyword-freePlay = free play
facet-keyword-exhaust = exhaust
facet-keyword-exhaustWhen = exhaust when
facet-keyword-passive = passive
facet-keyword-solstice = solstice
facet-keyword-scoring = before scoring
facet-keyword-acquire = acquire
facet-keyword-breakThrough = break through
facet-keyword-develop = develop
facet-keyword-draw = draw
facet-keyword-find = find
facet-keyword-look = look at
facet-keyword-discard = discard
facet-keyword-garrison = garrison
facet-keyword-history = put into history
facet-keyword-sink = sink
facet-keyword-exile = exile
facet-keyword-swapExile = swap with exile
facet-keyword-abandon = abandon
facet-keyword-recall = recall
facet-keyword-steal = steal
facet-keyword-give = give
facet-keyword-takeUnrest = take unrest
facet-keyword-returnUnrest = return unrest
