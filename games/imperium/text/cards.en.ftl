# Card programs in words: nouns, numbers, conditions, deeds. The words are those of docs/glossary.md.
#
# $form is what the sentence needs: one and nom ("a region"), each ("each region"), many (plural), count (with a number).
# $mood says how the verb stands: do (a command), to (after "you may" and "to"), does (what somebody does).

## Cards and symbols

card-name = { $en }
card-side = { $name }{ $form ->
    [bare] { "" }
   *[nom] { " " }(side { $side })
  }
card-with-icon = { $name }{ $form ->
    [bare] { "" }
   *[nom] { " " }({ $icon })
  }
card-self = this card
card-it = that card
card-of-drawn = one of the cards drawn
card-of-looked = one of them
card-active-quest = the active quest

noun-card = { $form ->
    [nom] a card
    [gen] a card
    [of] cards
    [each] each card
    [many] cards
    [count] { $n ->
        [one] { $n } card
       *[other] { $n } cards
      }
   *[one] a card
  }
noun-market = { $form ->
    [nom] any card
    [gen] any card
    [of] cards
    [each] each card
    [many] cards
    [count] { $n ->
        [one] { $n } card
       *[other] { $n } cards
      }
   *[one] any card
  }
noun-quest = { $form ->
    [nom] an impending quest
    [gen] an impending quest
    [of] impending quests
    [each] each impending quest
    [many] impending quests
    [count] { $n ->
        [one] { $n } impending quest
       *[other] { $n } impending quests
      }
   *[one] an impending quest
  }
noun-declared = { $form ->
    [nom] a card of the named type
    [gen] a card of the named type
    [of] cards of the named type
    [each] each card of the named type
    [many] cards of the named type
    [count] { $n ->
        [one] { $n } card of the named type
       *[other] { $n } cards of the named type
      }
   *[one] a card of the named type
  }
noun-region = { $form ->
    [nom] a region
    [gen] a region
    [of] regions
    [each] each region
    [many] regions
    [count] { $n ->
        [one] { $n } region
       *[other] { $n } regions
      }
   *[one] a region
  }
noun-uncivilised = { $form ->
    [nom] an uncivilised card
    [gen] an uncivilised card
    [of] uncivilised cards
    [each] each uncivilised card
    [many] uncivilised cards
    [count] { $n ->
        [one] { $n } uncivilised card
       *[other] { $n } uncivilised cards
      }
   *[one] an uncivilised card
  }
noun-civilised = { $form ->
    [nom] a civilised card
    [gen] a civilised card
    [of] civilised cards
    [each] each civilised card
    [many] civilised cards
    [count] { $n ->
        [one] { $n } civilised card
       *[other] { $n } civilised cards
      }
   *[one] a civilised card
  }
noun-tributary = { $form ->
    [nom] a tributary
    [gen] a tributary
    [of] tributaries
    [each] each tributary
    [many] tributaries
    [count] { $n ->
        [one] { $n } tributary
       *[other] { $n } tributaries
      }
   *[one] a tributary
  }
noun-fame = { $form ->
    [nom] a fame card
    [gen] a fame card
    [of] fame cards
    [each] each fame card
    [many] fame cards
    [count] { $n ->
        [one] { $n } fame card
       *[other] { $n } fame cards
      }
   *[one] a fame card
  }
noun-unrest = { $form ->
    [nom] an unrest card
    [gen] an unrest card
    [of] unrest cards
    [each] each unrest card
    [many] unrest cards
    [count] { $n ->
        [one] { $n } unrest card
       *[other] { $n } unrest cards
      }
   *[one] an unrest card
  }
noun-power = { $form ->
    [nom] a power card
    [gen] a power card
    [of] power cards
    [each] each power card
    [many] power cards
    [count] { $n ->
        [one] { $n } power card
       *[other] { $n } power cards
      }
   *[one] a power card
  }
noun-city = { $form ->
    [nom] a city
    [gen] a city
    [of] cities
    [each] each city
    [many] cities
    [count] { $n ->
        [one] { $n } city
       *[other] { $n } cities
      }
   *[one] a city
  }
noun-metropolis = { $form ->
    [nom] a metropolis
    [gen] a metropolis
    [of] metropolises
    [each] each metropolis
    [many] metropolises
    [count] { $n ->
        [one] { $n } metropolis
       *[other] { $n } metropolises
      }
   *[one] a metropolis
  }
noun-knight = { $form ->
    [nom] a knight
    [gen] a knight
    [of] knights
    [each] each knight
    [many] knights
    [count] { $n ->
        [one] { $n } knight
       *[other] { $n } knights
      }
   *[one] a knight
  }
noun-mask = { $form ->
    [nom] a mask
    [gen] a mask
    [of] masks
    [each] each mask
    [many] masks
    [count] { $n ->
        [one] { $n } mask
       *[other] { $n } masks
      }
   *[one] a mask
  }
noun-scroll = { $form ->
    [nom] a scroll
    [gen] a scroll
    [of] scrolls
    [each] each scroll
    [many] scrolls
    [count] { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
      }
   *[one] a scroll
  }
noun-production = { $form ->
    [nom] a card with a production symbol
    [gen] a card with a production symbol
    [of] cards with a production symbol
    [each] each card with a production symbol
    [many] cards with a production symbol
    [count] { $n ->
        [one] { $n } card with a production symbol
       *[other] { $n } cards with a production symbol
      }
   *[one] a card with a production symbol
  }
noun-grain = { $form ->
    [nom] a card with a grain symbol
    [gen] a card with a grain symbol
    [of] cards with a grain symbol
    [each] each card with a grain symbol
    [many] cards with a grain symbol
    [count] { $n ->
        [one] { $n } card with a grain symbol
       *[other] { $n } cards with a grain symbol
      }
   *[one] a card with a grain symbol
  }
noun-water = { $form ->
    [nom] a card with a water symbol
    [gen] a card with a water symbol
    [of] cards with a water symbol
    [each] each card with a water symbol
    [many] cards with a water symbol
    [count] { $n ->
        [one] { $n } card with a water symbol
       *[other] { $n } cards with a water symbol
      }
   *[one] a card with a water symbol
  }
noun-pinned = { $form ->
    [nom] a pinned card
    [gen] a pinned card
    [of] pinned cards
    [each] each pinned card
    [many] pinned cards
    [count] { $n ->
        [one] { $n } pinned card
       *[other] { $n } pinned cards
      }
   *[one] a pinned card
  }
noun-attack = { $form ->
    [nom] an attack card
    [gen] an attack card
    [of] attack cards
    [each] each attack card
    [many] attack cards
    [count] { $n ->
        [one] { $n } attack card
       *[other] { $n } attack cards
      }
   *[one] an attack card
  }
noun-barbarian = { $form ->
    [nom] a card with the barbarian icon
    [gen] a card with the barbarian icon
    [of] cards with the barbarian icon
    [each] each card with the barbarian icon
    [many] cards with the barbarian icon
    [count] { $n ->
        [one] { $n } card with the barbarian icon
       *[other] { $n } cards with the barbarian icon
      }
   *[one] a card with the barbarian icon
  }
noun-empire = { $form ->
    [nom] a card with the empire icon
    [gen] a card with the empire icon
    [of] cards with the empire icon
    [each] each card with the empire icon
    [many] cards with the empire icon
    [count] { $n ->
        [one] { $n } card with the empire icon
       *[other] { $n } cards with the empire icon
      }
   *[one] a card with the empire icon
  }
noun-variable = { $form ->
    [nom] a card with variable points
    [gen] a card with variable points
    [of] cards with variable points
    [each] each card with variable points
    [many] cards with variable points
    [count] { $n ->
        [one] { $n } card with variable points
       *[other] { $n } cards with variable points
      }
   *[one] a card with variable points
  }
noun-production-symbol = { $form ->
    [nom] a production symbol
    [gen] a production symbol
    [of] production symbols
    [each] each production symbol
    [many] production symbols
    [count] { $n ->
        [one] { $n } production symbol
       *[other] { $n } production symbols
      }
   *[one] a production symbol
  }
noun-grain-symbol = { $form ->
    [nom] a grain symbol
    [gen] a grain symbol
    [of] grain symbols
    [each] each grain symbol
    [many] grain symbols
    [count] { $n ->
        [one] { $n } grain symbol
       *[other] { $n } grain symbols
      }
   *[one] a grain symbol
  }
noun-water-symbol = { $form ->
    [nom] a water symbol
    [gen] a water symbol
    [of] water symbols
    [each] each water symbol
    [many] water symbols
    [count] { $n ->
        [one] { $n } water symbol
       *[other] { $n } water symbols
      }
   *[one] a water symbol
  }
noun-uncivilised-or-civilised = { $form ->
    [nom] an uncivilised or civilised card
    [gen] an uncivilised or civilised card
    [of] uncivilised or civilised cards
    [each] each uncivilised or civilised card
    [many] uncivilised or civilised cards
    [count] { $n ->
        [one] { $n } uncivilised or civilised card
       *[other] { $n } uncivilised or civilised cards
      }
   *[one] an uncivilised or civilised card
  }
noun-city-or-metropolis = { $form ->
    [nom] a city or metropolis
    [gen] a city or metropolis
    [of] cities or metropolises
    [each] each city or metropolis
    [many] cities or metropolises
    [count] { $n ->
        [one] { $n } city or metropolis
       *[other] { $n } cities or metropolises
      }
   *[one] a city or metropolis
  }
noun-grain-or-water = { $form ->
    [nom] a card with a grain or water symbol
    [gen] a card with a grain or water symbol
    [of] cards with a grain or water symbol
    [each] each card with a grain or water symbol
    [many] cards with a grain or water symbol
    [count] { $n ->
        [one] { $n } card with a grain or water symbol
       *[other] { $n } cards with a grain or water symbol
      }
   *[one] a card with a grain or water symbol
  }
noun-grain-or-water-symbol = { $form ->
    [nom] a grain or water symbol
    [gen] a grain or water symbol
    [of] grain or water symbols
    [each] each grain or water symbol
    [many] grain or water symbols
    [count] { $n ->
        [one] { $n } grain or water symbol
       *[other] { $n } grain or water symbols
      }
   *[one] a grain or water symbol
  }
noun-named = { $form ->
    [nom] { $name }
    [gen] { $name }
    [of] { $name } cards
    [each] each { $name } card
    [many] { $name } cards
    [count] { $n ->
        [one] { $n } { $name } card
       *[other] { $n } { $name } cards
      }
   *[one] { $of ->
        [several] a { $name } card
       *[one] { $name }
      }
  }

phrase-or = { $first } or { $second }
phrase-and = { $first } and { $rest }
phrase-then = { $first }; { $rest }
phrase-told = { $first }, then { $rest }
phrase-afterwards = { $first }; then { $rest }
phrase-next = { $first }, then { $rest }
phrase-next-if = { $first }, and { $rest }
phrase-comma = { $first }, { $rest }
phrase-either = { $first } OR { $rest }
phrase-either-closing = { $first } OR { $rest }
phrase-bracketed = ({ $what })
phrase-qualified = { $what } { $how }

with-tokens = with { $resource ->
    [materials] materials
    [population] population
   *[progress] progress
  } on it
with-garrison = with { $cards } garrisoned under it
but-not = (but not { $what })
which-is = (which is { $what } too)

quantity-up-to = up to { $what }
quantity-all = all { $what }
quantity-any = any number of { $what }

from-zone = { $zone ->
    [market] from the market
    [exile] from the exile pile
    [here] from under this card
    [development] from the development area
    [quest] from the place of the active quest
   *[other] from { $who ->
        [it] its
        [they] their
       *[you] your
      } { $zone ->
        [hand] hand
        [deck] deck
        [discard] discard pile
        [play] play area
        [history] history
        [sunken] sunken pile
        [nation] nation deck
        [garrison] garrisons
       *[owned] cards, wherever they are
      }
  }
# A further place of those named by from-zone: "from your hand or discard pile".
from-zone-too = { $zone ->
    [hand] hand
    [deck] deck
    [discard] discard pile
    [play] play area
    [history] history
    [sunken] sunken pile
    [nation] nation deck
    [garrison] garrisons
   *[other] { from-zone }
  }

every-group = every { $what }
each-token = each { $token ->
    [materials] material
    [population] population
   *[progress] progress
  }
count-last = each of those cards
count-unrest-of-others = each unrest card of the other players
count-players-with-fewer = each player with { $resource ->
    [materials] fewer materials
    [population] less population
   *[progress] less progress
  } than you
count-owned = { $what }
count-in-zone = { $what } { $zone ->
    [play] in play
    [history] in { $who ->
        [it] its
        [they] their
       *[you] your
      } history
    [garrison] in { $who ->
        [it] its
        [they] their
       *[you] your
      } garrisons
    [here] garrisoned here
    [exile] in the exile pile
    [hand] in { $who ->
        [it] its
        [they] their
       *[you] your
      } hand
   *[discard] in { $who ->
        [it] its
        [they] their
       *[you] your
      } discard pile
  }

## Tokens

tokens-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
  }
tokens-population = { $n } population
tokens-progress = { $n } progress
shown-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
  }
shown-population = { $n } population
shown-progress = { $n } progress
tokens-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
tokens-up-to = up to { $what }
tokens-any = any number of { $token ->
    [materials] materials
    [population] population
   *[progress] progress
  }
tokens-all = all { $token ->
    [materials] materials
    [population] population
   *[progress] progress
  }{ $n ->
    [0] { "" }
   *[other] { " " }(at least { $n })
  }
tokens-as-many = { $n ->
    [1] { "" }
    [2] twice { "" }
   *[other] { $n } times { "" }
  }as { $token ->
    [materials] many materials
    [population] much population
   *[progress] much progress
  }
tokens-per = { $what } for { $per }

## Conditions

if-state = { $state ->
    [empire] you are an empire
   *[barbarian] you are barbarians
  }
if-no-active-quest = you have no active quest
if-among = { $zone ->
    [play] you have { $card } in play
    [history] { $card } is in your history
   *[discard] { $card } is in your discard pile
  }
if-count = { $zone ->
    [here] at least { $what } are garrisoned here
   *[play] you have at least { $what } in play
  }
if-it-is = it is { $what }
if-it-is-not = it is not { $what }
if-it-lacks = that card does not have { $symbol }
if-has = you have at least { $what }
if-not = it is not true that { $cond }
who-state = { $state ->
    [empire] is an empire
   *[barbarian] is barbarian
  }
who-count = has at least { $what } in play
each-other-player = { $who ->
    [the-other] the other player
   *[others] each other player
  }
each-other-player-who = each other player who { $cond }

## Deeds

do-choose = { $mood ->
    [to] do one of these: { $branches }
    [does] chooses: { $branches }
   *[do] choose: { $branches }
  }
do-first = does the first of these that is possible: { $branches }
do-may = { $mood ->
    [to] if you like, { $what }
    [does] may { $what }
   *[do] you may { $what }
  }
do-if = if { $cond }, { $what }
do-if-else = if { $cond }, { $what }; otherwise { $otherwise }
do-each = { $who ->
    [all] each player { $what }
    [the-other] the other player { $what }
    [others-who] each other player who { $cond } { $what }
   *[others] each other player { $what }
  }
do-repeat = { $n ->
    [last] for each, { $what }
   *[other] { $n } times: { $what }
  }
do-cost = { $cost } to { $reward }
do-cost-then = { $cost }; then { $reward }
do-gain = { $mood ->
    [does] gains
   *[do] gain
  } { $what }
do-pay = { $mood ->
    [does] pays
   *[do] pay
  } { $what }
do-spend = { $mood ->
    [does] spends
   *[do] spend
  } { $n ->
    [one] an action
   *[other] { $n } actions
  }
do-toll = ignore the attack unless that player gives you { $what }
do-steal = { $mood ->
    [does] steals
   *[do] steal
  } { $what } from { $whom }
do-steal-unable = { $mood ->
    [does] steals
   *[do] steal
  } { $what } from { $whom }; whoever has { $resource ->
    [materials] fewer
   *[other] less
  } { $unable }
do-draw = { $mood ->
    [does] draws
   *[do] draw
  } { $most ->
    [up-to] up to { $n } cards
   *[exactly] { $n ->
        [one] a card
       *[other] { $n } cards
      }
  }{ $per ->
    [none] { "" }
   *[other] { " " }for { $per }
  }
do-draw-if-able = { $mood ->
    [does] draws
   *[do] draw
  } { $most ->
    [up-to] up to { $n } cards
   *[exactly] { $n ->
        [one] a card
       *[other] { $n } cards
      }
  }, if able
do-take-unrest = { $mood ->
    [does] takes
   *[do] take
  } { $n ->
    [one] an unrest card
   *[other] { $n } unrest cards
  }
do-take = { $mood ->
    [does] takes
   *[do] take
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-discard = { $mood ->
    [does] discards
   *[do] discard
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-to-discard = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } into { $who ->
    [it] its
    [they] their
   *[you] your
  } discard pile
do-to-deck-top = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } on top of { $who ->
    [it] its
    [they] their
   *[you] your
  } deck
do-history = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } into { $who ->
    [it] its
    [they] their
   *[you] your
  } history
do-exile = { $mood ->
    [does] exiles
   *[do] exile
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-abandon = { $mood ->
    [does] abandons
   *[do] abandon
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-recall = { $mood ->
    [does] recalls
   *[do] recall
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-sink = { $mood ->
    [does] sinks
   *[do] sink
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-return-unrest = { $mood ->
    [does] returns
   *[do] return
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-return-self = { $mood ->
    [does] returns
   *[do] return
  } this card to the unrest pile
do-garrison = { $mood ->
    [does] garrisons
   *[do] garrison
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } here
do-station = { $mood ->
    [does] garrisons
   *[do] garrison
  } this card under { $host }
do-acquire = { $mood ->
    [does] acquires
   *[do] acquire
  } { $what }{ $exile ->
    [also] { " " }(even an exiled one)
    [only] { " " }from the exile pile
   *[no] { "" }
  }
do-break-through = { $mood ->
    [does] breaks through for
   *[do] break through for
  } { $what }{ $exile ->
    [also] { " " }(even an exiled one)
   *[no] { "" }
  }
do-play = { $how ->
    [free] free { "" }
   *[action] { "" }
  }{ $mood ->
    [does] plays
   *[do] play
  } { $what }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }{ $how ->
    [free] { "" }
   *[action] { " " }(spending an action)
  }{ $icon ->
    [ignored] { " " }(whichever side your state card shows)
   *[kept] { "" }
  }
do-resolve-play-effect = { $mood ->
    [does] resolves
   *[do] resolve
  } that card’s play effect
do-look-fame = { $mood ->
    [does] looks at
   *[do] look at
  } the top { $n ->
    [one] card
   *[other] { $n } cards
  } of the fame deck
do-look-nation = { $mood ->
    [does] looks at
   *[do] look at
  } the top { $n ->
    [one] card
   *[other] { $n } cards
  } of { $mood ->
    [does] their
   *[do] your
  } nation deck
do-look-more = { $mood ->
    [does] looks at
   *[do] look at
  } { $n } more
do-shuffle = { $mood ->
    [does] shuffles
   *[do] shuffle
  } { $mood ->
    [does] their
   *[do] your
  } { $deck ->
    [nation] nation deck
   *[deck] deck
  }
do-to-bottom = { $mood ->
    [does] puts
   *[do] put
  } it under the other nation cards
do-find = { $mood ->
    [does] finds
   *[do] find
  } { $what }{ $where ->
    [some] { " " }in your discard pile or deck
   *[all] { "" }
  }
do-reveal = { $mood ->
    [does] reveals
   *[do] reveal
  } { $what ->
    [main] the top card of the main deck
   *[own] your hand, deck and discard pile
  }
do-give = { $mood ->
    [does] gives
   *[do] give
  } each other player a card from your hand or discard pile
do-give-after = { $mood ->
    [does] gives
   *[do] give
  } each other player a card from your hand or discard pile; whoever gets it { $after }
do-give-after-if = { $mood ->
    [does] gives
   *[do] give
  } each other player a card from your hand or discard pile; whoever gets { $what } { $after }
do-return-exhaust = { $mood ->
    [does] returns
   *[do] return
  } { $n ->
    [one] an exhaust token
   *[other] { $n } exhaust tokens
  } to your state card
do-put = { $mood ->
    [does] puts
   *[do] put
  } { $what } on { $on ->
    [self] this card
   *[market] a market card
  }
do-take-tokens = { $mood ->
    [does] gains
   *[do] gain
  } all tokens on this card
do-treat = { $mood ->
    [does] treats
   *[do] treat
  } 1 { $symbol } symbol as { $n } production symbols this turn
do-ignore-icon = the next card played this turn has no { $icon } icon
do-copy-exhaust = { $mood ->
    [does] resolves
   *[do] resolve
  } the exhaust effect of another player’s pinned card as if it were yours
do-flip = { $mood ->
    [does] turns
   *[do] turn
  } { $what ->
    [state] your state card to its empire side
   *[self] this card over
  }
do-replace-with = { $mood ->
    [does] replaces
   *[do] replace
  } this card with { $card }
do-put-into-play = { $mood ->
    [does] puts
   *[do] put
  } this card into play
do-double = { $mood ->
    [does] doubles
   *[do] double
  } the { $resource } gained with that card
do-reduce-discard = { $mood ->
    [does] discards
   *[do] discard
  } { $what } fewer
do-develop = { $mood ->
    [does] develops
   *[do] develop
  }{ $price ->
    [free] { " " }at no cost
   *[paid] { "" }
  }
do-mill = { $mood ->
    [does] discards
   *[do] discard
  } the top { $n ->
    [one] card
   *[other] { $n } cards
  } of its deck
do-pin = { $mood ->
    [does] puts
   *[do] put
  } this card into play
do-take-top-fame = { $mood ->
    [does] takes
   *[do] take
  } the top card of the fame deck
do-swap-exile = { $mood ->
    [does] swaps
   *[do] swap
  } a market card with an exiled card
do-swap-with-nation = { $mood ->
    [does] swaps
   *[do] swap
  } a hand card with the top card of your nation deck
do-gain-nation = { $mood ->
    [does] puts
   *[do] put
  } the top card of your nation deck into your discard pile
do-declare-type = { $mood ->
    [does] names
   *[do] name
  } a market type
do-trigger-end = the end of the game is triggered
do-avoid-attack = { $mood ->
    [does] ignores
   *[do] ignore
  } the attack

## When

when-youAcquire = you acquire { $what }
when-youAcquireOrBreakThrough = you acquire or break through for { $what }
when-youBreakThrough = you break through for { $what }
when-youGainFromMarket = you acquire or break through for a market card with { $resource } on it
when-youAcquireExiled = you acquire { $what } from the exile pile
when-youPlay = you play { $what }
when-youPlayFromDiscard = you play { $what } from your discard pile
when-youGainMaterialsFrom = you gain materials from another card in play with a { $symbol } symbol
when-youMustDiscard = you have to discard { $what }
when-leavesPlay = { $what } leaves play
when-youPay = you pay { $resource ->
    [materials] materials
    [population] population
   *[progress] progress
  }
when-youReturnUnrest = you return an unrest card
when-youTakeUnrest = you take an unrest card
when-youSink = you sink a card
when-attacked = another player plays an attack card
when-deckEmpty = your deck becomes empty

## Abilities

ability-play = When played: { $does }.
ability-exhaust = Exhaust: { $does }.
ability-exhaust-when = Exhaust when { $when }: { $does }.
ability-passive = Passive: { $does }.
ability-passive-when = Passive: when { $when }, { $does }.
ability-solstice = Solstice: { $does }.
ability-gained = When gained: { $does }.
ability-insteadOfGained = Instead of taking this card: { $does }.
ability-entered = When turned to this side: { $does }.
ability-scoring = Before scoring: { $does }.

rule-freePlay = Free play.
rule-unplayable = Cannot be played.
rule-noGarrison = Cannot be garrisoned.
rule-noAbandon = Cannot be abandoned.
rule-noRecall = Cannot be recalled.
rule-setupSupply = Begins in the unrest pile.
rule-questLast = Can be chosen only when it is the last impending quest.
rule-play-if = Can be played only if { $cond }.

modifier-handSize = your hand size is { $n } larger
modifier-loseIcon = your { $what } have no { $icon } icon
modifier-freePlayable = you can free play { $what }
modifier-acquireExiled = you can also acquire exiled { $what }
modifier-countsAs = this card counts as { $what }
modifier-questHolder = a quest garrisoned here is the active quest
modifier-unrestCost = playing an unrest card costs { $what } less (but at least { $min })
modifier-developCost = developments cost { $what } less
modifier-discardSubstitute = instead of discarding { $what }, you may abandon cards garrisoned here
modifier-replace-history = when you would put a card into your history, instead { $does }
modifier-replace-gainMaterials = when you would gain materials, instead { $does }
modifier-replace-lookFame = when you would look at fame cards, instead { $does }
modifier-replace-placeMarketToken = when you would put progress on a market card, instead { $does }
modifier-extend-history = when you put a card into your history, { $does }
modifier-extend-gainMaterials = when you gain materials, { $does }
modifier-extend-lookFame = when you look at fame cards, { $does }
modifier-extend-placeMarketToken = when you put progress on a market card, { $does }

points-fixed = { $n } VP
points-variable = { $terms }
points-per = { $n } VP for { $per }
points-conditional = { $cases }{ $otherwise ->
    [none] { "" }
   *[other] , otherwise { $otherwise } VP
  }
points-if = { $n } VP { $place ->
    [inHistory] in history
    [inPlay] in play
    [notInPlay] out of play
   *[garrisoned] garrisoned
  }
points-line = { $points }.

## The head of a card

about-common = { $marks }.
about-header = { $marks }; { $whose }.
about-cost = Development cost: { $price }.
mark-typeless = { $at ->
    [first] No type
   *[later] no type
  }
mark-region = { $at ->
    [first] Region
   *[later] region
  }
mark-uncivilised = { $at ->
    [first] Uncivilised
   *[later] uncivilised
  }
mark-civilised = { $at ->
    [first] Civilised
   *[later] civilised
  }
mark-tributary = { $at ->
    [first] Tributary
   *[later] tributary
  }
mark-fame = { $at ->
    [first] Fame
   *[later] fame
  }
mark-unrest = { $at ->
    [first] Unrest
   *[later] unrest
  }
mark-power = { $at ->
    [first] Power card
   *[later] power card
  }
mark-city = { $at ->
    [first] City
   *[later] city
  }
mark-metropolis = { $at ->
    [first] Metropolis
   *[later] metropolis
  }
mark-knight = { $at ->
    [first] Knight
   *[later] knight
  }
mark-mask = { $at ->
    [first] Mask
   *[later] mask
  }
mark-scroll = { $at ->
    [first] Scroll
   *[later] scroll
  }
mark-pinned = { $at ->
    [first] Pinned
   *[later] pinned
  }
mark-attack = { $at ->
    [first] Attack
   *[later] attack
  }
mark-barbarian = { $at ->
    [first] Barbarian
   *[later] barbarian
  }
mark-empire = { $at ->
    [first] Empire
   *[later] empire
  }
mark-players = in games with { $n } or more players
mark-side = side { $side }
start-inPlay = { $at ->
    [first] Begins in play
   *[later] begins in play
  }
start-nation = { $at ->
    [first] Nation deck
   *[later] nation deck
  }
start-accession = { $at ->
    [first] Accession card (bottom of the nation deck)
   *[later] accession card (bottom of the nation deck)
  }
start-development = { $at ->
    [first] Development
   *[later] development
  }
start-quest = { $at ->
    [first] Quest
   *[later] quest
  }
start-supply = { $at ->
    [first] Begins in the unrest pile
   *[later] begins in the unrest pile
  }
face-down-card = face-down card
place-nation-deck = nation deck
place-development-area = development area
