# All that Excavation Earth says in English. The words are those of docs/glossary.md.
#
# $form is the grammatical form that a sentence needs: nom (by default) stands alone, acc, gen, loc and ins stand inside one. English mostly
# needs no difference. `none` stands for a list without entries.

## The game

game-name = Excavation Earth
game-tagline = Dig up what humanity left behind, work the markets and sell at the right moment.

variant-factions = Factions
variant-factions-random = dealt at random
variant-factions-pick = picked by the players, in random order
variant-start-hand = First hand
variant-start-hand-mulligan = dealt; many cards of one colour or market may be exchanged
variant-start-hand-dealt = dealt as it comes
variant-start-hand-draft = drafted (for experienced players)
variant-orders = Order cards
variant-orders-eight-distinct = eight different ones
variant-orders-four-doubled = four of the rulebook, twice each
variant-zu-easy-no-credits = Easier Zu: no credits at the start
variant-zu-easy-no-credits-off = off
variant-zu-easy-no-credits-on = on
variant-zu-easy-no-fail-credits = Easier Zu: nothing for failed actions
variant-zu-easy-no-fail-credits-off = off
variant-zu-easy-no-fail-credits-on = on
variant-zu-easy-no-coloured-buyers = Easier Zu: its Market card adds no coloured buyers
variant-zu-easy-no-coloured-buyers-off = off
variant-zu-easy-no-coloured-buyers-on = on
variant-zu-easy-discard-next = Easier Zu: after some cards it throws the next one away
variant-zu-easy-discard-next-off = off
variant-zu-easy-discard-next-on = on
variant-zu-easy-limited-crew = Easier Zu: limited crew
variant-zu-easy-limited-crew-off = off
variant-zu-easy-limited-crew-on = on
variant-zu-hard-both-colours = Harder Zu: it digs in both colours of a card
variant-zu-hard-both-colours-off = off
variant-zu-hard-both-colours-on = on
variant-zu-hard-fail-15 = Harder Zu: 15 credits for a failed action
variant-zu-hard-fail-15-off = off
variant-zu-hard-fail-15-on = on
variant-zu-hard-any-storage = Harder Zu: it uses its hatch just like its hold
variant-zu-hard-any-storage-off = off
variant-zu-hard-any-storage-on = on
variant-zu-hard-leftover-penalty = Harder Zu: you pay for what you have not sold
variant-zu-hard-leftover-penalty-off = off
variant-zu-hard-leftover-penalty-on = on
variant-zu-hard-second-acquire = Harder Zu: it buys twice on the black market
variant-zu-hard-second-acquire-off = off
variant-zu-hard-second-acquire-on = on

ending-finished = Three rounds are over: the galleries have been counted.
ending-zu-beaten = Zu has been beaten.
ending-zu-unbeaten = Zu was not beaten.
epilogue-tie = Artefacts left in hold and hatch break the tie: the winner has most of them, { $count }.

kind-component = Components
kind-artefact = Artefacts
kind-location = Locations
kind-line = Lines of the map
kind-market = Markets
kind-centre = Command centres
kind-black-market = Black markets
kind-action-card = Action cards
kind-travel-card = Travel cards
kind-buyer = Buyers
kind-buyer-card = Buyer cards
kind-order-card = Order cards
kind-faction = Factions
kind-gallery-line = Gallery awards
kind-token = Initiative tokens
kind-zu-card = Zu’s cards
kind-difficulty = Difficulty options
kind-number = Numbers of the rules

## Colours, glyphs, places

colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange

glyph-g1 = eye
glyph-g2 = trident
glyph-g3 = spiral
glyph-g4 = wedge

market = market { $number }
centre-left = left centre
centre-middle = middle centre
centre-right = right centre
zu = Zu

place-market-1 = Vancouver
place-market-2 = Rio
place-market-3 = Brittany
place-market-4 = Horn of Africa
place-market-5 = The Steppe
place-market-6 = New Zealand
place-bm-west = Hawaii
place-bm-central = Azores
place-bm-east = Guam
place-dig-red-north = Yukon
place-dig-red-east = Great Lakes
place-dig-red-south = Yucatan
place-dig-yellow-north = Amazonia
place-dig-yellow-west = Atacama
place-dig-yellow-south-west = Patagonia
place-dig-purple-north = Scandinavia
place-dig-purple-south = Anatolia
place-dig-green-north = Sahara
place-dig-green-south = Kalahari
place-dig-orange-north = Siberia
place-dig-orange-south = Indochina

location-market-1 = { $form ->
    [place] { place-market-1 }
    [in] { place-market-1 }
    [market] market 1
    [at] market 1
   *[nom] { place-market-1 } (market 1)
  }
location-market-2 = { $form ->
    [place] { place-market-2 }
    [in] { place-market-2 }
    [market] market 2
    [at] market 2
   *[nom] { place-market-2 } (market 2)
  }
location-market-3 = { $form ->
    [place] { place-market-3 }
    [in] { place-market-3 }
    [market] market 3
    [at] market 3
   *[nom] { place-market-3 } (market 3, purple site)
  }
location-market-4 = { $form ->
    [place] the { place-market-4 }
    [in] the { place-market-4 }
    [market] market 4
    [at] market 4
   *[nom] the { place-market-4 } (market 4)
  }
location-market-5 = { $form ->
    [place] the Steppe
    [in] the Steppe
    [market] market 5
    [at] market 5
   *[nom] the Steppe (market 5)
  }
location-market-6 = { $form ->
    [place] { place-market-6 }
    [in] { place-market-6 }
    [market] market 6
    [at] market 6
   *[nom] { place-market-6 } (market 6, orange site)
  }
location-bm-west = { $form ->
    [place] { place-bm-west }
    [in] { place-bm-west }
   *[nom] { place-bm-west } (western black market)
  }
location-bm-central = { $form ->
    [place] the { place-bm-central }
    [in] the { place-bm-central }
   *[nom] the { place-bm-central } (central black market)
  }
location-bm-east = { $form ->
    [place] { place-bm-east }
    [in] { place-bm-east }
   *[nom] { place-bm-east } (eastern black market)
  }
location-dig-red-north = { $form ->
    [place] the { place-dig-red-north }
    [in] the { place-dig-red-north }
   *[nom] the { place-dig-red-north } (red site)
  }
location-dig-red-east = { $form ->
    [place] the { place-dig-red-east }
    [in] the { place-dig-red-east }
   *[nom] the { place-dig-red-east } (red site)
  }
location-dig-red-south = { $form ->
    [place] { place-dig-red-south }
    [in] { place-dig-red-south }
   *[nom] { place-dig-red-south } (red site)
  }
location-dig-yellow-north = { $form ->
    [place] { place-dig-yellow-north }
    [in] { place-dig-yellow-north }
   *[nom] { place-dig-yellow-north } (yellow site)
  }
location-dig-yellow-west = { $form ->
    [place] the { place-dig-yellow-west }
    [in] the { place-dig-yellow-west }
   *[nom] the { place-dig-yellow-west } (yellow site)
  }
location-dig-yellow-south-west = { $form ->
    [place] { place-dig-yellow-south-west }
    [in] { place-dig-yellow-south-west }
   *[nom] { place-dig-yellow-south-west } (yellow site)
  }
location-dig-purple-north = { $form ->
    [place] { place-dig-purple-north }
    [in] { place-dig-purple-north }
   *[nom] { place-dig-purple-north } (purple site)
  }
location-dig-purple-south = { $form ->
    [place] { place-dig-purple-south }
    [in] { place-dig-purple-south }
   *[nom] { place-dig-purple-south } (purple site)
  }
location-dig-green-north = { $form ->
    [place] the { place-dig-green-north }
    [in] the { place-dig-green-north }
   *[nom] the { place-dig-green-north } (green site)
  }
location-dig-green-south = { $form ->
    [place] the { place-dig-green-south }
    [in] the { place-dig-green-south }
   *[nom] the { place-dig-green-south } (green site)
  }
location-dig-orange-north = { $form ->
    [place] { place-dig-orange-north }
    [in] { place-dig-orange-north }
   *[nom] { place-dig-orange-north } (orange site)
  }
location-dig-orange-south = { $form ->
    [place] { place-dig-orange-south }
    [in] { place-dig-orange-south }
   *[nom] { place-dig-orange-south } (orange site)
  }

## Names of pieces

action-card = { $colour ->
    [green] green card
    [red] red card
    [purple] purple card
    [orange] orange card
   *[yellow] yellow card
  } (market { $market })
travel-card = travel card { $fuel }
face-down = face-down card

artefact-yellow-g1 = football (yellow { $value })
artefact-yellow-g2 = maracas (yellow { $value })
artefact-yellow-g3 = carnival mask (yellow { $value })
artefact-yellow-g4 = bottle cap (yellow { $value })
artefact-green-g1 = jerrycan (green { $value })
artefact-green-g2 = film camera (green { $value })
artefact-green-g3 = flip-flop (green { $value })
artefact-green-g4 = transistor radio (green { $value })
artefact-red-g1 = deer antlers (red { $value })
artefact-red-g2 = licence plate (red { $value })
artefact-red-g3 = stop sign (red { $value })
artefact-red-g4 = hubcap (red { $value })
artefact-purple-g1 = cuckoo clock (purple { $value })
artefact-purple-g2 = record player (purple { $value })
artefact-purple-g3 = umbrella (purple { $value })
artefact-purple-g4 = teddy bear (purple { $value })
artefact-orange-g1 = chopsticks (orange { $value })
artefact-orange-g2 = lucky cat (orange { $value })
artefact-orange-g3 = surfboard (orange { $value })
artefact-orange-g4 = handheld game (orange { $value })

buyer-yellow = { $form ->
    [one] a yellow buyer
   *[nom] yellow buyer
  }
buyer-green = { $form ->
    [one] a green buyer
   *[nom] green buyer
  }
buyer-red = { $form ->
    [one] a red buyer
   *[nom] red buyer
  }
buyer-purple = { $form ->
    [one] a purple buyer
   *[nom] purple buyer
  }
buyer-orange = { $form ->
    [one] an orange buyer
   *[nom] orange buyer
  }
buyer-special = { $form ->
    [one] a special buyer
   *[nom] special buyer
  }

explorer = { $player }’s explorer

order-card = { $white } / { $yellow }
order-reinforcements-white = reinforcements
order-reinforcements-yellow = restructuring
order-shady-deal-white = shady deal
order-shady-deal-yellow = lucrative deal
order-smart-equipment-white = smart equipment
order-smart-equipment-yellow = sentient equipment
order-bribery-white = bribery
order-bribery-yellow = corruption
order-campaign-white = advertising campaign
order-campaign-yellow = Earth craze
order-recruitment-white = trader drive
order-recruitment-yellow = trade network
order-transit-white = orbital transit
order-transit-yellow = teleporter
order-private-collection-white = discreet donation
order-private-collection-yellow = private collection

faction-issisinui = Is’Sisinui
faction-issisinui-title = seers
faction-dal-harraii = Dal-Harraii Corporation
faction-dal-harraii-title = pilots
faction-kuti-kuti = Kuti Kuti Union
faction-kuti-kuti-title = excavators
faction-aqulla = Aqulla Collective
faction-aqulla-title = merchants
faction-gul = Gul Cartel
faction-gul-title = smugglers
faction-zu = Zu
faction-zu-title = clone corporation

card-zu-excavate-yellow-green = excavate: yellow / green
card-zu-excavate-green-red = excavate: green / red
card-zu-excavate-red-purple = excavate: red / purple
card-zu-excavate-purple-orange = excavate: purple / orange
card-zu-excavate-orange-yellow = excavate: orange / yellow
card-zu-excavate-popular = excavate: most popular colour
card-zu-market = market
card-zu-command-m1 = command: market 1
card-zu-command-m2 = command: market 2
card-zu-command-m3 = command: market 3
card-zu-command-m4 = command: market 4
card-zu-command-m5 = command: market 5
card-zu-command-m6 = command: market 6
card-zu-sell = sell
card-zu-surge = surge
card-zu-survey = survey

## What order cards do

does-draw = Draw { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
  }.
does-discard = Then discard { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
  } from your hand.
does-gain = Gain { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }.
does-extra-action = Take an extra action right away, as if you had played any action card you like.
does-deal = Deliver up to { $most } artefacts to the black market or acquire up to { $most } there, at their value; the colours may be the same.
does-dig = Where your explorers stand you may dig up as many as { $most } artefacts, { $colours ->
    [distinct] each of a different colour
   *[any] whatever their colours
  }.
does-bribe = Rearrange buyers with { $points } points: moving one to the end of another queue with room takes 1, swapping two takes 2. Nobody is pushed out.
does-add-buyers = Add up to { $most } { $which ->
    [coloured] coloured buyers
   *[any] buyers, special ones too,
  } of your choice to the ends of any queues.
does-place-traders = Place up to { $most } of your crew as traders at different markets.
does-travel = Travel with { $fuel } fuel.
does-relocate = Put up to { $explorers } of your explorers on any locations, no two together.
does-place-guard = Place a guard on an empty cell of your gallery{ $value ->
    [any] {""}
   *[other] {" "}of value { $value } or less
  }; you need not have the artefact.

## What factions can do

power-foresee = A Survey shows you { $tiles } artefacts instead of { $usual }: one goes into your hold free, if you like, and one of the others is still for sale at { $factor ->
    [2] twice
   *[other] { $factor } times
  } its value.
power-pilot = Before your turn one explorer may fly { $steps ->
    [one] along 1 line
   *[other] up to { $steps } lines
  } free of charge, but not to where you already have one.
power-dig-deeper = Digging with one explorer, you may add a second artefact of that colour, from the same site or from one next to it.
power-sell-anywhere = You need no trader at the market shown on the action card you discard for a sale.
power-buy-first = Before a sale, if you have an explorer on a black market, you may buy the top artefact of one stack at face value ({ $surcharge } less than usual) and sell it right away.

## What Zu’s cards do

zu-does-excavate-two = Zu excavates 1 or 2 artefacts new to it, { $one } or { $other }, whichever is more popular; if it cannot, it acquires one on the black market or delivers there.
zu-does-excavate-popular = Zu excavates 1 or 2 new artefacts of the most popular colour on the map; if it cannot, it acquires one on the black market or delivers there.
zu-does-market = Zu places traders at up to { $traders } markets where it has none and adds a special and a coloured buyer to each.
zu-does-command = Zu places a trader at market { $market }, if it has none there, and an envoy in the { $centre }.
zu-does-sell = Zu sells one colour at as many markets as it can, { $most } at most.
zu-does-surge = Zu sells one artefact at the best market, with a new trader if it has none there: popularity and { $perBuyer } for each buyer.
zu-does-survey = Zu draws an action card into the forecast and { $tiles } artefacts of its colour; a new one it buys for { $factor ->
    [2] twice
   *[other] { $factor } times
  } its value, another goes to its site.

zu-type-excavate = Excavate
zu-type-market = Market
zu-type-command = Command
zu-type-sell = Sell
zu-type-surge = Surge
zu-type-survey = Survey

zu-rule-start = Zu started with { $credits ->
    [0] no credits
    [one] 1 credit
   *[other] { $credits } credits
  }.
zu-rule-fail = A failed action brings Zu { $credits ->
    [0] nothing
    [one] 1 credit
   *[other] { $credits } credits
  }.
zu-rule-coloured = Zu’s Market card adds no coloured buyers.
zu-rule-discards = After { $after } Zu throws its next card away.
zu-rule-crew = Zu has only { $crew } crew.
zu-rule-both-colours = An Excavate card with two colours takes one artefact of each.
zu-rule-storage = Zu stores any artefact in hold or hatch.
zu-rule-penalty = At the end you lose the value of what is left in your hold and hatch.
zu-rule-second = After each purchase on the black market Zu makes a second one.

## What pieces are good for

explain-action-card = Market { $market }, { $centre }. Smuggle: { $blackMarket }. Travel: { $fuel }, or Sell. Excavate and Survey: { $colour } artefacts.
explain-travel-card = Travel { $fuel }, or Sell. It comes back at the next preparation.
explain-tile = { $colour }, { $glyph }: value { $value }, { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  } in all; found at { $site }.
explain-value = The value counts when you buy, and on the black market. A sale pays by popularity and buyers, not by value.
explain-cell = { $colour }, { $glyph }: a guard here is a sample. Value { $value }.
explain-market = Market { $number }, of the { $centre }.
explain-black-market = Black market for the symbols of { $markets }. All black markets share the same five stacks.
explain-site = Dig site for { $colour } artefacts with { $glyphs }.
explain-lines = Lines to { $neighbours }.
explain-buyer = Buys { $colour } artefacts. The bar of { $spaces } grows when buyers go down to the markets; its place among the others is what pays, the longest most.
explain-special-buyer = Buys artefacts of every colour.
explain-explorer = Travels along the lines; digs, trades and smuggles where it stands.
explain-order = Round { $round }, { $name }:
explain-faction = { $title }; initiative { $initiative }.

## Questions

ask-pick-faction = Which faction will you lead?
ask-mulligan-card = Many of your cards are alike: which will you exchange?
ask-draft-picks = Draft { $pass } of { $passes }: which card will you keep ({ $cards } in all)?
ask-solo-draft-card = { $rest ->
    [0] You keep all that is left: which card do you take first?
   *[other] Which card will you keep ({ $left } to go)? Some of the others are then removed at random.
  }
ask-third-to = Where does your third explorer begin?
ask-pilot-explorer = Which explorer makes the free move?
ask-pilot-to = Where does your explorer at { $from } fly?
ask-action-action = { $left ->
    [one] Your second action?
   *[other] Your first action?
  }
ask-action-card = Which card pays for { $action ->
    [excavate] Excavate
    [market] Market
    [sell] Sell
    [command] Command
    [smuggle] Smuggle
    [survey] Survey
   *[travel] Travel
  }?
ask-travel-explorer = { $gone ->
    [yes] { $fuel ->
        [99] Does anybody else move?
       *[other] Does anybody else travel? { $fuel } fuel left, and you need not use it.
      }
   *[no] Which explorer travels ({ $fuel ->
        [99] any distance
       *[other] { $fuel } fuel
      })?
  }
ask-travel-to = Where does your explorer at { $from } go ({ $fuel ->
    [99] any distance
   *[other] { $fuel } fuel
  })?
ask-excavate-tile = { $taken ->
    [0] Which artefact will you excavate? Its number is not what a sale pays.
   *[other] Which artefact will you excavate as well?
  }
ask-dig-tile = Which artefact will you excavate ({ $left } more at most)?
ask-sample-guard = Will you sample the { $tile }?
ask-crew-guard = Your supply is empty: which guard will you use?
ask-market-step = What will you do at market { $market }? A special buyer only before a coloured one.
ask-buy-first-tile = Will you buy an artefact before the sale?
ask-acquire-slot = Where do you put the { $tile }?
ask-sell-region = Which colour will you sell?
ask-sell-market = At which market will you sell { $colour ->
    [green] green
    [red] red
    [purple] purple
    [orange] orange
   *[yellow] yellow
  } artefacts?
ask-sell-tile = Which artefact do you hand over? Still to go: { $left }. Their values do not change what you earn.
ask-free-card-card = Which of these cards will you keep?
ask-command-step = What is your command for market { $market } and the { $centre ->
    [middle] middle centre
    [right] right centre
   *[left] left centre
  }?
ask-command-order = Will you use the order card?
ask-smuggle-tile = { $way ->
    [deliver] Which artefact will you deliver as well?
    [acquire] Which artefact will you acquire as well?
   *[any] Which artefact will you deliver or acquire?
  }
ask-deal-tile = { $way ->
    [deliver] Which artefact will you deliver ({ $left } more at most)?
    [acquire] Which artefact will you acquire ({ $left } more at most)?
   *[any] Which artefact will you deliver or acquire, at its value?
  }
ask-survey-replaced = Which forecast card does the { $card } replace?
ask-survey-free = Which artefact will you take for free?
ask-survey-place = Which artefact goes to its dig site? The other one can be bought.
ask-survey-buy = Will you buy what is left?
ask-bribe-buyer = Which buyer will you move ({ $points ->
    [one] 1 point
   *[other] { $points } points
  } left)?
ask-bribe-to = Where does the { $buyer } go?
ask-campaign-kind = Which buyer will you bring ({ $left } more at most)?
ask-campaign-market = Which market does the { $kind ->
    [green] green buyer
    [red] red buyer
    [purple] purple buyer
    [orange] orange buyer
    [special] special buyer
   *[yellow] yellow buyer
  } go to?
ask-recruit-market = Where will you place a trader ({ $left } more at most)?
ask-collection-cell = Which empty cell of your gallery will you guard?
ask-discard-card = Which card will you discard ({ $left } to go)?
ask-pass-card = Which card will you discard ({ $left } to go)?
ask-turn-end = End your turn?
ask-imagine-action = Which action will you take without a card?
ask-imagine-colour = Which colour should it count as?
ask-imagine-symbol = Which market should it count for?

## Options

option-excavate = { $isNew ->
    [yes] Excavate the { $tile } at { $at }; new for your gallery
   *[no] Excavate the { $tile } at { $at }
  }
option-action-excavate = Excavate: artefacts of a card’s colour, where your explorers stand
option-action-market = Market: a trader and new buyers, where your explorer stands
option-action-travel = Travel: move your explorers
option-action-command = Command: a trader at a card’s market, an envoy in its centre
option-action-smuggle = Smuggle: deliver or acquire artefacts on the black market
option-action-survey = Survey: look for new artefacts
option-action-pass = Pass: no more turns this round
option-action-decline = Give up this action
option-sell = Sell: up to { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }
option-sell-buy-first = Sell: first buy an artefact, then sell it
option-done = Do nothing more
option-action-card = { $card }: { $centre }, black market { $blackMarket }
option-pay = { $card }
option-pay-travel = { $card }: { $fuel } fuel
option-pay-survey = { $card }, { $left ->
    [0] no artefacts
    [one] 1 artefact
   *[other] { $left } artefacts
  } in the stack of its colour
option-pay-market = { $card }: { $market }
option-pay-excavate = { $card }: { $tiles }
option-pay-sell = { $card }: sell for up to { $credits } credits
option-pay-command = { $card }: { $centre }
option-pay-smuggle = { $card }: at { $blackMarket }
option-faction = { $faction } (initiative { $initiative }). { $power }
option-explorer = The explorer at { $at }
option-travel-explorer-done = Stop travelling
option-travel-to = { $at }: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  }{ $tiles ->
    [none] {""}
   *[other] ; there: { $tiles }
  }
option-to = { $at }{ $tiles ->
    [none] {""}
   *[other] : { $tiles }
  }
option-pilot-explorer-stay = No free move
option-location = { $at }
option-mulligan-card-done = Keep the rest
option-excavate-tile-done = Excavate no more
option-dig-tile-done = Excavate no more
option-sample = Sample it: { $credits ->
    [0] a step towards the next award, { $row } of { $rowFor } in its row, { $column } of { $columnFor } in its column
    [one] your gallery is worth 1 credit more
   *[other] your gallery is worth { $credits } credits more
  }{ $card ->
    [yes] , and a card for the column
   *[no] {""}
  } ({ $supply } crew left)
option-no-sample = Do not sample it
option-use-guard = Move the guard from the { $cell }
option-guard-here = { $cell }
option-trader = Place a trader at { $market }; { $supply ->
    [0] a guard from your gallery moves there
   *[other] { $supply } crew left
  }
option-add-buyer = Add { $buyer } (popularity { $level } → { $after }){ $pushed ->
    [none] {""}
   *[other] ; pushes out the { $pushed }
  }
option-add-special = Add { $buyer }{ $pushed ->
    [none] {""}
   *[other] ; pushes out the { $pushed }
  }
option-envoy = Send an envoy to the { $centre } ({ $envoys ->
    [none] nobody is there
   *[other] there now: { $envoys }
  }; { $supply ->
    [0] a guard from your gallery moves there
   *[other] { $supply } crew left
  })
option-withdraw = Withdraw an envoy from the { $centre } (there now: { $envoys })
option-withdraw-order = Withdraw an envoy from the { $centre } (there now: { $envoys }) and, if you like, use “{ $order }”. { $does }
option-order = Use “{ $order }”. { $does }
option-command-order-decline = Do not use it
option-buy-first-tile-none = Buy nothing
option-hold = Into the hold ({ $free } free)
option-hatch = Into the hatch ({ $free } free)
option-sell-region = { $colour }: up to { $credits } credits at { $markets }, { $popularity } of them for popularity
option-sell-market = { $market }: { $buyers ->
    [one] 1 buyer
   *[other] { $buyers } buyers
  }, { $credits } credits in all{ $cards ->
    [0] {""}
    [1] {" "}and an action card
   *[other] {" "}and an action card, the better of { $cards }
  }
option-sell-now = No more markets: sell for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }
option-give = Hand over the { $tile }{ $hatch ->
    [yes] , from the hatch
   *[no] {""}
  }
option-deliver = Deliver the { $tile }{ $hatch ->
    [yes] {" "}from the hatch
   *[no] {""}
  } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }
option-acquire = Acquire the { $tile } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }{ $isNew ->
    [yes] ; new for your gallery
   *[no] {""}
  }
option-smuggle-tile-done = Smuggle no more
option-deal-tile-done = Trade no more
option-replace = Replace the { $card }
option-survey-free = Take the { $tile } for free{ $isNew ->
    [yes] ; new for your gallery
   *[no] {""}
  }
option-survey-free-none = Take none
option-survey-place = { $tile } to { $at }
option-survey-buy = Buy the { $tile } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }{ $isNew ->
    [yes] ; new for your gallery
   *[no] {""}
  }
option-survey-buy-none = Buy none: the artefact goes back to its stack
option-bribe-buyer = Move the { $buyer } of { $market }, place { $place }
option-bribe-buyer-done = Move nobody else
option-bribe-move = Move to the end of the queue for 1 point: { $at }
option-bribe-swap = Swap for 2 points with the { $buyer } of { $market }, place { $place }
option-campaign-market = { $at }{ $pushed ->
    [none] {""}
   *[other] ; pushes out the { $pushed }
  }
option-recruit-market-done = Place no more traders
option-collection-cell-skip = No guard
option-imagine-colour = A { $colour } card
option-turn-end-end = End the turn

## Actions by name

action-travel = Travel
action-excavate = Excavate
action-market = Market
action-sell = Sell
action-command = Command
action-smuggle = Smuggle
action-survey = Survey

## Events

event-faction-taken = { $player } leads the { $faction }.
event-turn-order = The turn order is { $order }.
event-hand-dealt = You are dealt: { $cards }.
event-mulligan = { $player } exchanges { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-forecast-shown = The forecast shows: { $cards }.
event-round-began = Round { $round } begins.
event-orders-shown = These order cards are in play: { $orders }.
event-buyer-left = The { $buyer } leaves the full queue at { $market }.
event-buyers-came = { $count ->
    [one] A new buyer joins
   *[other] New buyers join
  } the queue at { $market }: { $buyers }.
event-forecast-came-true = The forecast of the { $card } comes true: { $tiles ->
    [none] no artefacts of that colour are left
   *[other] { $tiles } on the map
  }{ $stacked ->
    [none] {""}
   *[other] , { $stacked } on the black market
  }.
event-black-market-turned = On the black market the top artefacts go to the bottom.
event-drafted = You keep: { $cards }.
event-draft-left = These cards are left over from the draft: { $cards }.
event-turn-began = Round { $round }: { $player }’s turn.
event-explorer-placed = { $player }’s third explorer begins at { $at }.
event-explorer-moved = { $player }’s explorer moves from { $from } to { $at }.
event-power-used = { $player } uses the ability of the { $faction }.
event-action-taken = { $player } takes the { $action } action with the { $card }.
event-action-imagined = { $player } takes the { $action } action as if playing a card{ $colour ->
    [none] {""}
   *[other] {" "}of the colour { $colour }
  }{ $market ->
    [none] {""}
   *[other] {" "}for market { $market }
  }.
event-excavated = { $player } excavates the { $tile } at { $at }.
event-sampled = { $player } samples the { $cell }{ $from ->
    [none] {""}
   *[other] {" "}with the guard from the { $from }
  }.
event-column-filled = { $player } has filled the { $colour } column.
event-cards-drawn = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
event-drew = You draw: { $cards }.
event-kept = You keep the { $card }.
event-discarded = { $player } discards: { $cards }.
event-reshuffled = The discards are shuffled into a new deck.
event-trader-placed = { $player } places a trader at { $market }{ $from ->
    [none] {""}
   *[other] {", "}moving the guard from the { $from }
  }.
event-envoy-placed = { $player } sends an envoy to the { $centre }{ $from ->
    [none] {""}
   *[other] {", "}moving the guard from the { $from }
  }.
event-envoy-withdrawn = { $player } withdraws an envoy from the { $centre }.
event-buyer-added = { $player } adds { $buyer } at { $market }{ $pushed ->
    [none] {""}
   *[other] ; the { $pushed } at the front is pushed out
  }.
event-sold = { $player } sells for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  } at { $markets } ({ $popularity } for popularity, { $forBuyers } for buyers{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for several markets
  }): { $tiles }.
event-delivered = { $player } delivers the { $tile } to the black market for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }.
event-acquired = { $player } acquires the { $tile } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }, to keep in { $slot ->
    [hatch] the hatch
   *[hold] the hold
  }.
event-forecast-changed = { $player } puts the { $card } into the forecast instead of the { $replaced }{ $marked ->
    [yes] {""}
   *[no] , without a marker
  }.
event-token-taken = { $player } takes initiative token { $token }.
event-tiles-drawn = { $player } draws: { $tiles }.
event-tile-placed = A new artefact comes to the map at { $at }: { $tile }.
event-tile-taken = { $player } takes the { $tile } for free.
event-tile-bought = { $player } buys the { $tile } for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }.
event-tiles-returned = { $count ->
    [one] This artefact is
   *[other] These artefacts are
  } shuffled back into the stack: { $tiles }.
event-order-used = { $player } uses the order card “{ $order }”.
event-credits-gained = { $player } gains { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }.
event-buyer-moved = { $player } moves the { $buyer } from { $from } to { $market }.
event-buyers-swapped = { $player } swaps the { $buyer } of { $from } with the { $other } of { $market }.
event-passed = { $player } passes.
event-centre-scored = The { $centre }: { $awards ->
    [none] nobody is there
   *[other] { $awards }
  }.
phrase-sentences = { $first } { $rest }
award = { $player } gets { $credits ->
    [0] nothing
    [one] 1 credit
   *[other] { $credits } credits
  } ({ $envoys ->
    [one] 1 envoy
   *[other] { $envoys } envoys
  })
event-gallery-scored = { $player }’s gallery scores { $rows } for rows, { $columns } for columns, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  } in all.
event-zu-left-over = What Zu has left is worth { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
  }.
event-penalty = { $player } loses { $credits ->
    [0] nothing
    [one] 1 credit
   *[other] { $credits } credits
  } for unsold artefacts.
event-game-ended-finished = The game is over.
event-game-ended-zu-beaten = The game is over: Zu has { $credits } credits and is beaten.
event-game-ended-zu-unbeaten = The game is over: Zu has { $credits } credits and is not beaten.

## Zu, step by step

event-zu-deck-made = Zu’s new deck is shuffled; { $cards ->
    [one] 1 card comes
   *[other] { $cards } cards come
  } back from the last round.
event-zu-card = Zu turns over “{ $card }” ({ $left ->
    [0] its last card
    [one] 1 card left
   *[other] { $left } cards left
  }).
event-zu-threw-away = Zu throws its next card away: “{ $card }”.
event-zu-failed = { $why ->
    [no-crew] Zu has no crew left for it
    [market] Zu has a trader at every market
    [sell] Where Zu has traders nobody wants what it holds
    [surge] Nobody wants what Zu holds
    [survey] Every card of the forecast has a marker
   *[nothing-held] Zu holds no artefacts
  }: a failed action, for which it gets { $credits ->
    [0] nothing
    [one] 1 credit
   *[other] { $credits } credits
  }.
event-zu-full = Zu’s hold { $hatch ->
    [full] and hatch are full, so it delivers artefacts to the black market
   *[free] is full, so it buys on the black market
  }.
event-zu-nothing-to-dig = There are no { $colour } artefacts on the map that are new to Zu, so it buys on the black market.
event-zu-nothing-to-buy = Nothing on the black market is new to Zu and within its means, so it delivers artefacts of its own there.
event-zu-excavated = Zu excavates the { $tile } at { $at }.
event-zu-sampled = Zu samples the { $cell }.
event-zu-trader = Zu places a trader at { $market }.
event-zu-envoy = Zu sends an envoy to the { $centre }.
event-zu-buys-nothing = Zu buys none of them.
event-zu-no-buyer = There is no { $buyer } left for { $market }.
event-zu-surveys = Zu draws the { $card } for its Survey.

zu-chose-colour = Zu wants { $colour } artefacts: { $why }.
zu-chose-favourite = Zu looks for buyers of { $colour } artefacts: { $why }.
zu-chose-buyer = Zu brings { $buyer }: { $why }.
zu-chose-sale = Zu sells { $colour } artefacts: { $why }.
zu-chose-tile = Zu goes for the { $tile }: { $why }.
zu-chose-given = Zu gives up the { $tile }: { $why }.
zu-chose-purchase = Zu picks the { $tile }: { $why }.
zu-chose-delivery = Zu delivers the { $tile }: { $why }.
zu-chose-market = Zu picks { $market }: { $why }.

zu-by-random = a tie, drawn by lot
zu-by-level = the highest popularity
zu-by-two-tiles = two of them can be excavated
zu-by-none-held = it holds none of that colour
zu-by-yours-fewest = you hold the fewest of that colour
zu-by-not-sampled = not sampled by you yet
zu-by-fewest-copies = the fewest copies are on the map
zu-by-value = the highest value
zu-by-cheapest = the lowest value
zu-by-hold-first = the hold goes before the hatch
zu-by-lower-level = the lower popularity
zu-by-wanted = the wanted colour
zu-by-stack-order = the first suitable stack
zu-by-buyers = the most interested buyers
zu-by-your-traders = the most of your traders next to its own
zu-by-influence = the greatest change of influence
zu-by-most-held = the colour it holds most of
zu-by-fewest-held = the colour it holds fewest of
zu-by-most-markets = that colour can be sold at the most markets
zu-by-income = the greater income
zu-by-affordable = the one it can afford

## Why something cannot be chosen

why-over = The game is over (EE-11).
why-turn = It is { $player }’s turn (EE-5.1).
why-action-first = Choose an action first (EE-5.3).
why-hold-full = Your hold is full (EE-6.5).
why-no-card = You have no { $colour } card for it (EE-6.3).
why-no-explorer = You have no explorer there (EE-6.3, EE-6.8, EE-6.23): { $at }.
why-own-explorer = An explorer of yours is there already (EE-6.2).
why-too-far = It is { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } away, and there is { $fuel } fuel left (EE-6.1).
why-too-far-to-fly = It is { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } away, too far for the free move (EE-9.3).
why-no-market = There is no market here (EE-1.3).
why-market-chosen = This market is part of the sale already (EE-6.13).
why-no-buyer = Nobody there wants { $colour } artefacts (EE-6.13).
why-no-trader = You have no trader there (EE-6.13).
why-not-yours = This explorer is not yours (EE-6.1).
why-moved = This explorer has moved already (EE-6.1).
why-travel-card = A travel card pays for Travel or Sell only (EE-1.6).
why-nothing-to-dig = There are no { $colour } artefacts where your explorers stand (EE-6.3).
why-no-crew = You have no crew left for it, and no envoy in that centre (EE-6.21, EE-7.7).
why-stack-empty = The stack of { $colour } artefacts is empty (EE-6.31).
why-no-sale = With this card you can sell nothing (EE-6.14, EE-9.5).
why-no-smuggler = None of your explorers is on a black market (EE-6.23).
why-under-others = Only the top artefact of this stack can be taken (EE-6.25).
why-too-dear = It costs { $price }, and you have { $credits } (EE-6.25, EE-7.1).
why-no-room = Hold and hatch are full (EE-6.25).
why-forecast = A forecast card is replaced with Survey (EE-6.27).
why-marked = There is a marker on this forecast card already (EE-6.27).
why-order = An order card is used by whoever withdraws an envoy from its centre with Command (EE-6.21).
why-sample = A sample is taken at the moment when an artefact is gained (EE-7.8).

## The table

table-turn = { $phase ->
    [opening] Opening
    [preparation] Preparation
   *[action] Action phase
  }
table-over = The game is over
moment = round { $round } of { $rounds }
table-factions = Factions
table-world = The world
table-markets = Markets and their queues
table-popularity = Popularity
table-mothership = Command centres (and their markets)
table-black-market = Black market (stacks from the top)
table-forecast = Forecast, cards, stacks
table-player = { $player }
table-zu = Zu

row-round = round
row-factions = to choose from
row-drawn = drawn tiles
row-played = played card
row-aside = looked at
row-pack = draft: { $player }
row-pack-own = cards to choose from
row-ship = on the ship
row-track = { $colour } (pays { $credits })
row-special = special buyers
row-centre = { $centre ->
    [middle] middle
    [right] right
   *[left] left
  } ({ $markets })
row-forecast = forecast
row-deck = deck
row-discard = discard
row-next-token = next token
row-faction = faction
row-credits = credits
row-gallery-points = gallery
row-score = in all
row-crew = crew
row-hand = hand ({ $count })
row-travel = travel cards
row-hold = hold ({ $count })
row-hatch = hatch ({ $count })
row-gallery = { $colour } ({ $credits ->
    [0] { $guards } of 4
   *[other] { $guards } of 4, gives { $credits }
  })
row-zu-deck = cards left
row-zu-discard = played

note-turn-order = Turn order: { $order }.
note-actions = { $player } has taken { $taken } of { $of } actions.
note-token = Initiative token { $token }.
note-gallery-rows = Guards in the rows: { $rows }.
note-stacks = Face down in the stacks: { $stacks }.
note-awards = At the end of the round each centre gives, from the first place down: { $awards }.
note-passed = { $player } has passed.
note-ledger = Credits so far: { $lines }.
ledger-line = { $what } { $credits }

count-of = { $player } { $count }
count-of-colour = { $colour } { $count }
gallery-line = { $glyph } { $guards }{ $credits ->
    [0] {""}
   *[other] {" "}(gives { $credits })
  }
shown-cell = { $glyph } { $value }
shown-trader = trader: { $player }
shown-envoy = { $player }
shown-special = special
shown-travel = { $fuel }
shown-yellow = yellow
shown-green = green
shown-red = red
shown-purple = purple
shown-orange = orange
shown-location = { $market ->
    [none] { $symbols ->
        [none] { $region }: { $glyphs }
       *[other] black market, cards of markets { $symbols }
      }
   *[other] { $region ->
        [none] market { $market }
       *[other] market { $market }; { $region }: { $glyphs }
      }
  }
mark-guard = guard
mark-marker = { $player }’s marker

## Scores

score-credits = Credits
score-rows = Gallery rows
score-columns = Gallery columns
score-penalty = Not sold
score-why-row = { $glyph }: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
score-why-column = { $colour }: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
score-why-penalty = values in hold and hatch

ledger-start = at the start
ledger-sales = sales
ledger-deliveries = deliveries
ledger-centres = command centres
ledger-orders = order cards
ledger-failures = failed actions
ledger-purchases = purchases

box-note = Made up here, because no source tells it: most lines of the map and signs of its sites, names of places and of most artefacts, the pairs of symbols of the black markets, the initiative of all factions but Gul, Zu’s two-colour cards, the figures of the orders “Reinforcements” and “Bribery”, and the four further order cards of the variant.
