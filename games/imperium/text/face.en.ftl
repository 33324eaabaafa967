# The short speech of cards: the same sentences as in cards.en.ftl, but tokens, types and symbols are signs (‹materials›), and what the card shows is not said again.
# A message face-x stands on a card in place of the message x; what is not here is said in full.

face-noun = { $form ->
    [count] { $n } { $icon }
   *[other] { $icon }
  }
face-noun-with = { $form ->
    [of] cards with { $icon }
    [many] cards with { $icon }
    [each] card with { $icon }
    [count] { $n ->
        [one] { $n } card with { $icon }
       *[other] { $n } cards with { $icon }
      }
   *[other] a card with { $icon }
  }
face-tokens-materials = { $n } ‹materials›
face-tokens-population = { $n } ‹population›
face-tokens-progress = { $n } ‹progress›
face-tokens-action = { $n } ‹action›
face-tokens-any = any number of ‹{ $token }›
face-tokens-all = all ‹{ $token }›{ $n ->
    [0] { "" }
   *[other] { " " }(at least { $n })
  }
face-tokens-as-many = { $n ->
    [1] as many
    [2] twice as many
   *[other] { $n } times as many
  } ‹{ $token }›
face-tokens-per = { $what } per { $per }
face-each-token = ‹{ $token }›
face-every-group = { $what }
face-with-tokens = with ‹{ $resource }›
face-count-unrest-of-others = ‹unrest› of others
face-count-players-with-fewer = player with fewer ‹{ $resource }›
face-count-in-zone = { $what } { $zone ->
    [play] in play
    [history] in history
    [garrison] in garrisons
    [here] here
    [exile] in exile
    [hand] in hand
   *[discard] in discard
  }
face-from-zone = { $zone ->
    [hand] from hand
    [deck] from deck
    [discard] from discard
    [play] from play
    [history] from history
    [sunken] from sunken
    [nation] from nation deck
    [development] from developments
    [exile] from exile
    [market] from market
    [garrison] from garrisons
    [here] from here
    [quest] from the quest place
   *[owned] of yours
  }
face-from-zone-too = { $zone ->
    [hand] hand
    [deck] deck
    [discard] discard
    [play] play
    [history] history
    [sunken] sunken
    [nation] nation deck
    [exile] exile
    [market] market
    [garrison] garrisons
   *[other] { face-from-zone }
  }
face-if-state = you are ‹{ $state }›
face-if-among = { $zone ->
    [play] { $card } is in play
    [history] { $card } is in history
   *[discard] { $card } is in discard
  }
face-if-count = { $zone ->
    [here] at least { $what } here
   *[play] at least { $what } in play
  }
face-who-state = is ‹{ $state }›
face-who-count = has at least { $what } in play
face-each-other-player = { $who ->
    [the-other] the other player
   *[others] each other player
  }
face-do-each = { $who ->
    [all] everyone { $what }
    [the-other] the other player { $what }
    [others-who] each other who { $cond } { $what }
   *[others] each other player { $what }
  }
face-do-spend = { $mood ->
    [does] spends
   *[do] spend
  } { $n } ‹action›
face-do-toll = ignore ‹attack› unless that player gives you { $what }
face-do-draw-if-able = { $mood ->
    [does] draws
   *[do] draw
  } { $n ->
    [one] a card
   *[other] { $n } cards
  }
face-do-take-unrest = { $mood ->
    [does] takes
   *[do] take
  } { $n } ‹unrest›
face-do-to-discard = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } into discard
face-do-to-deck-top = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } on deck
face-do-history = { $mood ->
    [does] puts
   *[do] put
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } into history
face-do-return-self = { $mood ->
    [does] returns
   *[do] return
  } this card
face-do-acquire = { $mood ->
    [does] acquires
   *[do] acquire
  } { $what }{ $exile ->
    [also] { " " }(exiled too)
    [only] { " " }from exile
   *[no] { "" }
  }
face-do-break-through = { $mood ->
    [does] breaks through for
   *[do] break through for
  } { $what }{ $exile ->
    [also] { " " }(exiled too)
   *[no] { "" }
  }
face-do-play = { $mood ->
    [does] plays
   *[do] play
  } { $what }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }{ $how ->
    [free] { " " }freely
   *[action] { " " }for 1 ‹action›
  }{ $icon ->
    [ignored] , despite ‹barbarian› and ‹empire›
   *[kept] { "" }
  }
face-do-look-fame = { $mood ->
    [does] looks at
   *[do] look at
  } { $n } ‹fame›
face-do-look-nation = { $mood ->
    [does] looks at
   *[do] look at
  } { $n } of the nation deck
face-do-find = { $mood ->
    [does] finds
   *[do] find
  } { $what }{ $where ->
    [some] { " " }in discard or deck
   *[all] { "" }
  }
face-do-give = { $mood ->
    [does] gives
   *[do] give
  } each other player a card from hand or discard
face-do-give-after = { face-do-give }; whoever got it { $after }
face-do-give-after-if = { face-do-give }; whoever got { $what } { $after }
face-do-return-exhaust = { $mood ->
    [does] gets back
   *[do] get back
  } { $n } ‹exhaust›
face-do-put = { $mood ->
    [does] puts
   *[do] put
  } { $what } { $on ->
    [self] here
   *[market] on the market
  }
face-do-take-tokens = { $mood ->
    [does] takes
   *[do] take
  } all tokens from here
face-do-treat = this turn 1 ‹{ $symbol }› is { $n } ‹production›
face-do-ignore-icon = the next card this turn has no ‹{ $icon }›
face-do-copy-exhaust = { $mood ->
    [does] uses
   *[do] use
  } ‹exhaust› of another player’s pinned card
face-do-flip = { $mood ->
    [does] turns
   *[do] turn
  } { $what ->
    [state] your state to ‹empire›
   *[self] this card over
  }
face-do-double = { $mood ->
    [does] doubles
   *[do] double
  } ‹{ $resource }› gained with it
face-do-develop = { $mood ->
    [does] develops
   *[do] develop
  }{ $price ->
    [free] { " " }for nothing
   *[paid] { "" }
  }
face-do-mill = { $mood ->
    [does] discards
   *[do] discard
  } { $n } from the top of the deck
face-do-take-top-fame = { $mood ->
    [does] takes
   *[do] take
  } the top ‹fame›
face-do-swap-exile = { $mood ->
    [does] swaps
   *[do] swap
  } a market card for an exiled one
face-do-swap-with-nation = { $mood ->
    [does] swaps
   *[do] swap
  } a hand card for the top of the nation deck
face-do-gain-nation = { $mood ->
    [does] puts
   *[do] put
  } the top of the nation deck into discard
face-do-trigger-end = the end of the game begins
face-do-avoid-attack = { $mood ->
    [does] ignores
   *[do] ignore
  } ‹attack›
face-when-youGainFromMarket = you take a market card with ‹{ $resource }›
face-when-youAcquireExiled = you acquire { $what } from exile
face-when-youPlayFromDiscard = you play { $what } from discard
face-when-youGainMaterialsFrom = you gain ‹materials› by another card with ‹{ $symbol }›
face-when-youPay = you pay ‹{ $resource }›
face-when-youReturnUnrest = you return ‹unrest›
face-when-youTakeUnrest = you take ‹unrest›
face-when-attacked = another player plays ‹attack›
face-when-deckEmpty = your deck runs out
face-rule-freePlay = free play
face-rule-noGarrison = cannot be garrisoned
face-rule-noAbandon = cannot be abandoned
face-rule-noRecall = cannot be recalled
face-rule-unplayable = cannot be played
face-rule-questLast = only as the last quest
face-rule-play-if = only if { $cond }
face-modifier-handSize = hand +{ $n }
face-modifier-loseIcon = { $what } without ‹{ $icon }›
face-modifier-freePlayable = { $what } are free plays
face-modifier-acquireExiled = you may acquire exiled { $what }
face-modifier-questHolder = a quest garrisoned here is active
face-modifier-unrestCost = playing ‹unrest› costs { $what } less (at least { $min })
face-modifier-developCost = developing costs { $what } less
face-modifier-discardSubstitute = instead of discarding { $what }, abandon cards from here
face-modifier-replace-history = instead of into history: { $does }
face-modifier-replace-gainMaterials = instead of gaining ‹materials›: { $does }
face-modifier-replace-lookFame = instead of looking at ‹fame›: { $does }
face-modifier-replace-placeMarketToken = instead of ‹progress› on the market: { $does }
face-modifier-extend-history = with a card into history: { $does }
face-modifier-extend-gainMaterials = when you gain ‹materials›: { $does }
face-modifier-extend-lookFame = when you look at ‹fame›: { $does }
face-modifier-extend-placeMarketToken = with ‹progress› put on the market: { $does }
face-when = when { $when }: { $does }
face-points-fixed = { $n }
face-points-variable = { $terms }
face-points-per = { $n } per { $per }
face-points-conditional = { $cases }{ $otherwise ->
    [none] { "" }
   *[other] , else { $otherwise }
  }
face-points-if = { $n } { $place ->
    [inHistory] in history
    [inPlay] in play
    [notInPlay] not in play
   *[garrisoned] garrisoned
  }
face-do-garrison = { $mood ->
    [does] garrisons
   *[do] garrison
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
face-do-station = { $mood ->
    [does] garrisons
   *[do] garrison
  } this card under { $host }
face-each-other-player-who = each other player who { $cond }
face-do-if-else = if { $cond }, { $what }; else { $otherwise }
face-do-choose = { $mood ->
    [to] do one: { $branches }
    [does] chooses: { $branches }
   *[do] choose: { $branches }
  }
