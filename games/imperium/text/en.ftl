# All that Imperium says in English, but for the cards’ own texts (cards.en.ftl). The words are those of docs/glossary.md.

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
variant-progress = Paying with progress
variant-progress-short = ask when tokens run short
variant-progress-always = ask at every price
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
ending-shangri-la = The Utopians reached Shangri-La.
ending-dynasty = The opponent’s dynasty deck ran out.
trigger-main-deck = the main deck is empty
trigger-developments = the last development was taken
trigger-king-of-kings = King of Kings was turned over
trigger-zenith = the Vikings reached their zenith
trigger-graal = the Graal was played
trigger-shangri-la = the Utopians reached Shangri-La
trigger-dynasty = the opponent’s dynasty deck is empty

kind-region = Regions
kind-uncivilised = Uncivilised cards
kind-civilised = Civilised cards
kind-tributary = Tributaries
kind-fame = Fame cards
kind-unrest = Unrest
kind-nation = Nation cards
kind-component = Other components
type-region = region
type-uncivilised = uncivilised card
type-civilised = civilised card
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
ask-turn-move = { $left ->
    [nothing] There is nothing left to do. Do you end your turn?
   *[something] { $actions ->
        [one] 1 action
       *[other] { $actions } actions
      } and { $exhausts ->
        [one] 1 exhaust
       *[other] { $exhausts } exhausts
      } left. What do you do?
  }
# The card that it is about is somebody else's.
card-of = { $card } ({ $player })
card-of-rival = { $card } (your opponent)
the-rival = Your opponent
ask-choose-branch = { $card ->
    [none] Choose one
   *[other] { $card }: choose one
  }.
ask-may-pick = { $card ->
    [none] You may { $does }.
   *[other] { $card }: you may { $does }.
  }{ $lead ->
    [garrison] { " " }You cannot use that card while this one is in play. Which card do you garrison?
    [card] { " " }Which card do you choose?
   *[none] { " " }Do you?
  }
ask-pay-amount = { $card }: how much progress do you pay?
ask-payment-materials = { $card ->
    [none] You
   *[other] { $card }: you
  } pay { $n ->
    [one] 1 material
   *[other] { $n } materials
  }. How much progress do you pay instead (each counts as 2)?
ask-payment-population = { $card ->
    [none] You
   *[other] { $card }: you
  } pay { $n } population. How much progress do you pay instead (each counts as 1)?
ask-put-card = On which market card do you put { $resource ->
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
      }
    [population] { $n } population
   *[progress] { $n } progress
  }?
ask-return-exhaust-place = { $card }: where do you take an exhaust token back from?
ask-treat-card = { $card }: on which card does a symbol count as production?
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
    [returnUnrest] which unrest card do you return
   *[garrison] which card do you garrison
  }{ $left ->
    [1] { "" }
    [99] { " " }(as many as you like)
   *[other] { " " }({ $left } more)
  }?
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
ask-protection-toll = { $owner } ignores your attack unless you give { $n } progress. Do you give it?
ask-protection-card = { $owner } attacks you with { $card }. How do you protect yourself?
ask-draw-more = { $card }: do you draw another card?
ask-draw-if-able-more = { $card }: do you draw another card?
ask-reshuffle-card = Your deck is empty: which development do you buy?
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
    [youReturnUnrest] You returned an unrest card.
    [youTakeUnrest] You took an unrest card.
    [youSink] You sank { $card }.
    [youPay] You paid population.
    [leavesPlay] { $card } left play.
   *[deckEmpty] Your deck is empty.
  } Do you use a card?
ask-own-solstice-card = Solstice: which card do you resolve next?
ask-cleanup-card = Which cards do you discard before you draw (as many as you like)?

## Options

option-play = Play { $card } for 1 action; { $does }
option-play-plain = Play { $card } for 1 action{ $stays ->
    [yes] ; it stays in play
   *[no] { "" }
  }
option-play-free = Free play { $card }; { $does }
option-play-free-plain = Free play { $card }{ $stays ->
    [yes] ; it stays in play
   *[no] { "" }
  }
option-exhaust = Exhaust { $card }; { $does }
option-exhaust-plain = Exhaust { $card }
option-use = { $card } – { $does }
option-use-plain = { $card }
option-develop = { $card } for { $price }
option-card = { $card }
option-card-with = { $card }, with { $with }
option-card-marked = { $card }, with { $marks }
option-card-in = { $card }, { $place }
option-nation = { $nation }: { $box }, difficulty { $n } of 5
option-summary = { $what }. { $does }
option-blind = Take the top { $type ->
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
    [0] Pay with materials only
   *[other] Pay { $n } progress
  }
option-payment-population = { $n ->
    [0] Pay with population only
   *[other] Pay { $n } progress
  }
option-pay-amount = { $n ->
    [0] Pay nothing
   *[other] Pay { $n } progress
  }
option-innovate = Innovate: discard your hand and break through for any card; nothing else this turn
option-revolt = Revolt: return any number of unrest cards from your hand; nothing else this turn
option-end = End the turn
option-done = Choose no more
option-done-cleanup = Draw cards
option-done-draw = Draw no more
option-accept = Yes
option-decline = No
option-decline-garrison = Garrison no card
option-decline-card = Choose no card
option-decline-reshuffle = Buy no development
option-pass = Use nothing
option-pass-protection = Do not protect yourself
option-draw = Draw
option-pay = Give the progress
option-refuse = Refuse: the attack has no effect on them
option-nation-deck = From the nation deck
option-development-area = From the development area
price-nothing = nothing
with-unrest = an unrest card under it
in-exile = from the exile pile
in-discard = from the discard pile
in-history = from history
in-quest = active quest
in-garrison = garrisoned under { $host }
phrase-sentences = { $first } { $rest }

## The table

table-seating = Nations
table-market = Market
table-decks = Decks
table-turn = Round { $round }: { $player }’s turn
table-solstice = Solstice after round { $round }
table-over = The game ended after round { $round }
moment = round { $round }
moment-seating = before the game
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
row-fame-deck = Fame cards ({ $count }); at the bottom
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
row-nation-deck = Nation deck ({ $count }); at the bottom
row-unseen-nation = In the nation deck, in unknown order
row-development = Developments ({ $count })
row-rival-points = The opponent’s points
row-rival-slots = Row
row-rival-unseen = Known to be in row or deck
row-dynasty = Dynasty deck
empty-slot = empty
note-with = { $what }
mark-exhausted = exhausted
mark-garrison = garrison: { $cards }

## What happened

event-nation-taken = { $player } leads the { $nation }.
event-rival-nation = The opponent (level { $level }) leads the { $nation }.
event-side-taken = { $player } chooses the power card { $card }.
event-tributary-replaced = The tributary { $by } replaces the tributary { $card }, since the { $card } themselves are in the game.
event-game-began = { $player } begins.
event-hand-dealt = { $player } holds { $cards }.
event-turn-began = Round { $round }: { $player }’s turn.
event-innovated = { $player } innovates.
event-revolted = { $player } revolts.
event-solstice-began = The solstice of round { $round } begins.
event-played = { $player } plays { $card }{ $how ->
    [free] { " " }(free play)
   *[action] { "" }
  }.
event-exhausted = { $player } exhausts { $card }.
event-solstice = Solstice: { $player } resolves { $card }.
event-helped = { $player } benefits from { $card }.
event-reckoned = Before scoring, { $player } benefits from { $card }.
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
    [toDeckTop] puts { $card } on top of their deck
    [history] puts { $card } into their history
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
    [toDeckTop] puts a card on top of their deck
    [sink] sinks a card
   *[history] puts a card into their history
  }.
event-moved-seen = { $player } { $move ->
    [take] takes { $card }
    [toDeckTop] puts { $card } on top of their deck
    [sink] sinks { $card }
   *[history] puts { $card } into their history
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
event-searched-main-deck = { $player } turns over { $cards } from the main deck.
event-break-through-failed = There is no such card: { $player } gains { $n } progress.
event-market-filled = A new card comes to the market: { $card }{ $with ->
    [unrest] , with an unrest card under it
   *[nothing] { "" }
  }.
event-unrest-taken = { $player } takes { $n ->
    [one] an unrest card
   *[other] { $n } unrest cards
  }.
event-market-tokens = { $player } gets { $what } with { $card }.
event-tokens-put = { $player } puts { $what } on { $card }.
event-swapped = { $player } swaps { $card } for { $exiled } from the exile pile.
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
event-shuffled-nation = { $player } shuffles the nation deck.
event-nation-to-bottom = { $player } puts the top nation card under the others.
event-took-fame = { $player } takes a fame card.
event-found = { $player } finds { $card }.
event-found-nothing = { $player } finds nothing.
event-revealed = { $player } reveals { $cards }.
event-revealed-nothing = { $player } has nothing to reveal.
event-declared = { $player } names a type: { $type ->
    [region] region
    [uncivilised] uncivilised card
    [civilised] civilised card
   *[tributary] tributary
  }.
event-gave = { $player } gives { $card } to { $receiver }.
event-exhaust-returned = { $player } takes back the exhaust token { $place ->
    [nation] from the nation deck
    [development] from the development area
   *[card] from { $card }
  }.
event-treated = This turn { $player } counts a symbol on { $card } as { $n } production.
event-reshuffled = { $player } reshuffles { $n ->
    [one] 1 card
   *[other] { $n } cards
  } into a new deck.
event-nation-card = { $player } gains { $card } from the nation deck.
event-became-empire = { $player } becomes an empire!
event-journey = { $player } reaches { $card }.
event-entered-play = { $player } puts { $card } into play.
event-developed = { $player } develops { $card }.
event-king-resolved = { $player } resolves { $card }.
event-attack-avoided = { $player } ignores { $card ->
    [none] the attack
   *[other] { $card }
  }.
event-toll-paid = { $player } gives { $owner } { $n } progress, so the attack goes ahead.
event-toll-refused = { $player } gives nothing, so the attack has no effect on { $owner }.
event-toll-refused-rival = The opponent gives nothing, so the attack has no effect on { $owner }.
event-scoring-triggered = The end is triggered: { $why }. Round { $round } is the last.
event-collapsed = The unrest pile is empty. The game collapses.
event-game-ended-collapse = The game is over: a collapse. Whoever has the least unrest wins.
event-game-ended-main-deck = The game is over: the main deck ran out.
event-game-ended-developments = The game is over: a player took the last development.
event-game-ended-king-of-kings = The game is over: King of Kings was turned over.
event-game-ended-zenith = The game is over: the Vikings reached their zenith.
event-game-ended-graal = The game is over: the Graal was found.
event-game-ended-shangri-la = The game is over: the Utopians reached Shangri-La.
event-game-ended-dynasty = The game is over: the opponent’s dynasty ran out.

## The solo opponent

event-rival-rolled = The opponent rolls { $n } and skips { $spares ->
    [one] the card in that slot
   *[none] no card
  }.
event-rival-turned-up = In slot { $slot } the opponent turns up { $card }. By row { $row } of its table it { $does }.
event-rival-branch = { $n ->
    [1] The opponent does the first of these.
   *[other] The opponent can do none of these before number { $n }.
  }
event-rival-nothing = The opponent can do none of these.
event-rival-acquired = The opponent acquires { $card }, { $why ->
    [only] the only one possible
    [worth] the one worth the most
    [tokens] the one with the most tokens
   *[slot] the one in the lowest slot
  }.
event-rival-broke-through = The opponent breaks through for { $card }, { $why ->
    [only] the only one possible
    [worth] the one worth the most
    [tokens] the one with the most tokens
   *[slot] the one in the lowest slot
  }.
event-rival-broke-through-blind = The opponent breaks through unseen for { $card ->
    [none] { $type ->
        [region] a region
        [uncivilised] an uncivilised card
        [civilised] a civilised card
       *[tributary] a tributary
      }
   *[other] { $card }
  }.
event-rival-searched = The opponent turns over { $cards } from the main deck.
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
event-rival-milled = The opponent discards from the top of its deck: { $cards }.
event-rival-unrest = The opponent takes { $n ->
    [one] an unrest card
   *[other] { $n } unrest cards
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
  } and { $unrest ->
    [one] 1 unrest card
   *[other] { $unrest } unrest cards
  }. { $beaten ->
    [yes] You have beaten it
   *[no] You have not beaten it
  }.

## Why not

why-over = The game is over.
why-wait = There is something else to decide first.
why-turn = It is { $player }’s turn.
why-unplayable = { $card } cannot be played at all (IM-6.4).
why-once = { $card } has been played this turn already (IM-6.5).
why-icon = { $card } can be played only by { $icon ->
    [empire] an empire
   *[barbarian] barbarians
  } (IM-6.4).
why-condition = { $card } can be played only if { $cond } (IM-6.4).
why-price = You cannot pay for { $card }, see IM-5.4: { $does }.
why-actions = You have no action left, and { $card } needs one (IM-6.2).
why-no-exhaust = { $card } has no exhaust ability that you can use by yourself (IM-6.6).
why-exhausted = { $card } is exhausted until your clean-up (IM-6.6).
why-tokens = You have no exhaust token left (IM-6.6).
why-market = Market cards are taken with cards that acquire or break through, or by innovating (IM-10.3).

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
