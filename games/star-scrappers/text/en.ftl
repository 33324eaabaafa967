# All that Star Scrappers says in English. The words are those of docs/glossary.md.
#
# $form is the grammatical form that a sentence needs: nom (by default) stands alone, gen and acc stand inside a sentence.
# $opening says whether a sentence opens with a capital letter or a small one (after a colon);
# may: the sentence has begun and says what may be done.

## The game

game-name = Star Scrappers: Cave-In
game-tagline = Recruit Mercenaries, mine Crystals and raid Bases before the Mine caves in.

variant-factions = Factions
variant-factions-random = four at random
variant-factions-first-game = the set for a first game
variant-open = Open game
variant-open-false = players’ cards and Crystals face down
variant-open-true = everything face up

ending-collapse = The Mine has caved in.
ending-standstill = Nothing has changed for many rounds: the game ends without a Cave-In.

kind-mercenary = Mercenaries
kind-crystal = Crystals
kind-artifact = Artifacts
kind-artifact-half = Artifact halves
kind-totem = Faction Totems
kind-command-card = Command cards
kind-board = Board
kind-marker = Marker

## Colours and factions
# Forms of a faction: cards (before the word "card").

colour-purple = purple
colour-brown = brown
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green

faction-purple = { $form ->
    [cards] Mineggler
   *[nom] Minegglers
  }
faction-brown = { $form ->
    [cards] Terron
   *[nom] Terrons
  }
faction-blue = { $form ->
    [cards] Hy’dran
   *[nom] Hy’drans
  }
faction-yellow = { $form ->
    [cards] Metanel
   *[nom] Metanels
  }
faction-red = { $form ->
    [cards] Bioss
   *[nom] Biosses
  }
faction-green = { $form ->
    [cards] Weedlock
   *[nom] Weedlocks
  }

## Names of pieces

mercenary-mineggler-tracker = Mineggler Tracker
mercenary-mineggler-snoutdigger = Mineggler Snoutdigger
mercenary-mineggler-venerable = Mineggler Venerable
mercenary-mineggler-makkarat = Mineggler Makkarat
mercenary-terron-driller = Terron Driller
mercenary-terron-foreman = Terron Foreman
mercenary-terron-sergeant = Terron Sergeant
mercenary-terron-colonel = Terron Colonel
mercenary-hydran-frogtopus = Hy’dran Frogt’Opus
mercenary-hydran-fishbean = Hy’dran Fish’Bean
mercenary-hydran-shuwar = Hy’dran Shu’War
mercenary-hydran-mushell = Hy’dran Mu’Shell
mercenary-metanel-raker = Metanel Raker
mercenary-metanel-drollo = Metanel Drollo
mercenary-metanel-ruster = Metanel Ruster
mercenary-metanel-scraper = Metanel Scraper
mercenary-bioss-cyberwitch = Bioss Cyberwitch
mercenary-bioss-psychosa = Bioss Psychosa
mercenary-bioss-nursemaid = Bioss Nursemaid
mercenary-bioss-domina = Bioss Domina
mercenary-weedlock-sprouter = Weedlock Sprouter
mercenary-weedlock-rooter = Weedlock Rooter
mercenary-weedlock-sower = Weedlock Sower
mercenary-weedlock-mandragore = Weedlock Mandragore

half-contract = Contract
half-loyalty-card = Loyalty Card
half-third-time-lucky = Third Time Lucky
half-third-cyber-hand = Third Cyber-Hand
half-mass-production = Mass Production
half-diversion = Diversion
half-small-change = Small Change
half-club-of-persuasion = Club of Persuasion
half-deep-shaft = Deep Shaft
half-plasma-drill = Plasma Drill
half-totem-cult = Totem Cult
half-totem-resonator = Totem Resonator
half-full-spectrum = Full Spectrum
half-universal-translator = Universal Translator
half-full-roster = Full Roster
half-press-gang = Press Gang
half-leaders-monument = Leader’s Monument
half-second-in-command = Second-in-Command
half-collector = Collector
half-double-shift = Double Shift
half-seismograph = Seismograph
half-force-field = Force Field
half-heraldry = Heraldry
half-recruitment-office = Recruitment Office

artifact-01 = { half-contract } / { half-loyalty-card }
artifact-02 = { half-third-time-lucky } / { half-third-cyber-hand }
artifact-03 = { half-mass-production } / { half-diversion }
artifact-04 = { half-small-change } / { half-club-of-persuasion }
artifact-05 = { half-deep-shaft } / { half-plasma-drill }
artifact-06 = { half-totem-cult } / { half-totem-resonator }
artifact-07 = { half-full-spectrum } / { half-universal-translator }
artifact-08 = { half-full-roster } / { half-press-gang }
artifact-09 = { half-leaders-monument } / { half-second-in-command }
artifact-10 = { half-collector } / { half-double-shift }
artifact-11 = { half-seismograph } / { half-force-field }
artifact-12 = { half-heraldry } / { half-recruitment-office }
crystal = { $form ->
    [gen] { crystal-colour }
    [acc] { crystal-colour }
   *[nom] { crystal-colour-first }
  } Crystal of cost { $cost } ({ crystal-marks }{ $vp } VP)
crystal-colour = { $colour ->
    [brown] { colour-brown }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [red] { colour-red }
    [green] { colour-green }
   *[purple] { colour-purple }
  }
crystal-colour-first = { $colour ->
    [brown] Brown
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [green] Green
   *[purple] Purple
  }
crystal-marks = { $mark ->
    [symbol] with symbol,{" "}
    [unstable] unstable,{" "}
    [both] with symbol, unstable,{" "}
   *[none] {""}
  }
face-down-card = face-down card
face-down-crystal = face-down Crystal of cost { $cost }

## Joints

phrase-or = { $first } or { $second }
phrase-comma = { $first }, { $rest }
phrase-either = { $first }, or { $second }
phrase-sentences = { $first } { $rest }

## What cards do: sentences made from the program of the effect

word-take = { $opening ->
    [small] take
    [may] you may take
   *[capital] Take
  }
word-subjugate = { $opening ->
    [small] subjugate
    [may] you may subjugate
   *[capital] Subjugate
  }
word-choose = { $opening ->
    [small] choose
    [may] you may choose
   *[capital] Choose
  }
word-until = { $opening ->
    [small] until the end of the turn
   *[capital] Until the end of the turn
  }

# A Crystal that an effect looks for.
crystal-sought = { $colour ->
    [none] Crystal
   *[other] { $colour } Crystal
  }{ crystal-limits }
crystal-limits = { $costs ->
    [none] {""}
    [same] {" "}of the same cost
   *[other] {" "}of cost { $costs }
  }{ $mark ->
    [symbol] {" "}with a faction symbol
    [cave-in] {" "}with a Cave-In symbol
    [both] {" "}with a faction symbol and a Cave-In symbol
   *[none] {""}
  }

cards = { $amount ->
    [all] all{" "}
    [each] up to { $most ->
        [one] one
       *[other] { $most }
      }{" "}
   *[some] { $most ->
        [one] a{" "}
       *[other] up to { $most }{" "}
      }
  }{ $level ->
    [none] {""}
    [lowest] {""}
   *[other] level { $level }{" "}
  }{ $faction ->
    [none] {""}
   *[other] { $faction }{" "}
  }{ $amount ->
    [all] cards
   *[some] { $most ->
        [one] card
       *[other] cards
      }
  }{ $level ->
    [lowest] {" "}of the lowest level
   *[other] {""}
  }
cards-from-base = { $cards } from { $where ->
    [own] your own Base
    [one] one Base
    [each] each Base
   *[any] any Base
  }
cards-from-bottom = { $cards } from the bottom of your own Base
but-leaders = , but { $leaders ->
    [many] no Leaders
   *[one] not the Leader
  }

does-take-crystal = { word-take } a { crystal-sought } from the Mine.
does-take-from-docks = { word-take } { $amount ->
    [all] any number of{" "}
   *[some] { $most ->
        [one] a{" "}
       *[other] up to { $most }{" "}
      }
  }{ $level ->
    [none] {""}
   *[other] level { $level }{" "}
  }{ $amount ->
    [all] Mercenaries
   *[some] { $most ->
        [one] Mercenary
       *[other] Mercenaries
      }
  } from the Docks{ $sum ->
    [none] {""}
   *[other] , their levels adding up to { $sum } at most
  }.
does-take-from-base = { word-take } { $cards }{ but-leaders }.
does-subjugate-from-base = { word-subjugate } { $cards }{ but-leaders }.
does-subjugate-for-crystals = { word-subjugate } { cards } from your hand; for each of them take a { crystal-sought } from the Mine.
does-recolour-crystal = { word-choose } a Crystal in the Mine and a different colour; until the end of the turn it has that colour{ $discount ->
    [0] {""}
   *[other] {" "}and costs { $discount } less
  }.
does-recolour-hand = { word-choose } one of the colours in play and { $amount ->
    [all] any number of cards
   *[some] { $most ->
        [one] a card
       *[other] up to { $most } cards
      }
  } in your hand; until the end of the turn you pay for mining with them as if they had that colour.
does-extra-mining = { $opening ->
    [small] you have
   *[capital] You have
  } { $actions ->
    [one] an extra mining action
   *[other] { $actions } extra mining actions
  } this turn.

lasts-collect-discount = { $until ->
    [turn] { word-until } Artifacts cost { $amount } less.
   *[always] Artifacts cost you { $amount } less.
  }
lasts-recruit-discount = { $until ->
    [turn] { word-until } you may recruit for { $amount } less.
   *[always] { $opening ->
        [small] you may
       *[capital] You may
      } recruit Mercenaries for { $amount } less.
  }
lasts-mine-discount = { $until ->
    [turn] { word-until } Crystals{ crystals-of-cost } cost { $amount } less to mine.
   *[always] Crystals{ crystals-of-cost } cost you { $amount } less to mine.
  }
crystals-of-cost = { $costs ->
    [none] {""}
   *[other] {" "}of cost { $costs }
  }
lasts-totem-discount = { $until ->
    [turn] { word-until } a Totem
   *[always] { $opening ->
        [small] each Totem you hold
       *[capital] Each Totem you hold
      }
  } lowers the mining cost of its colour by { $amount } instead of { $usual }.
lasts-repeat = { $opening ->
    [small] the
   *[capital] The
  } two actions of { $until ->
    [turn] this
   *[always] your
  } turn may be the same.
lasts-doubled = { $until ->
    [turn] { word-until } { $faction } cards
   *[always] { $opening ->
        [small] your
       *[capital] Your
      } { $faction } cards
  } may pay with twice their level.
lasts-off-colour = { $until ->
    [turn] { word-until }{" "}
   *[always] {""}
  }{ $until ->
    [turn] whenever
   *[always] { $opening ->
        [small] whenever
       *[capital] Whenever
      }
  } you pay for mining, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } may be of any colour.
lasts-second = { $until ->
    [turn] { word-until }
   *[always] { $opening ->
        [small] in your Starting Phase
       *[capital] In your Starting Phase
      }
  } you may use the skill of the card right under your Leader instead of the Leader’s.
lasts-protects = { $until ->
    [turn] { word-until } other
   *[always] { $opening ->
        [small] other
       *[capital] Other
      }
  } players’ skills cannot take or subjugate cards from your Base.
lasts-scrapes = { $until ->
    [turn] { word-until }, after
   *[always] { $opening ->
        [small] after
       *[capital] After
      }
  } each mining action on a Crystal of cost { $costs }, one more of the same cost may be taken from the Mine.

half-start = { $opening ->
    [small] once
   *[capital] Once
  } in each of your Starting Phases { $effect }
half-on-raid = { $opening ->
    [small] after
   *[capital] After
  } each of your Raids { $effect }
half-raid-another = { $opening ->
    [small] once
   *[capital] Once
  } a turn, right after a Raid, you may raid one more Base, a different one.
half-on-raided = { $opening ->
    [small] when
   *[capital] When
  } another player raids your Base, { $cards ->
    [one] the card right under the Leader comes back to you with it, if your hand has room.
   *[other] the { $cards } cards right under the Leader come back to you with it, as far as your hand has room.
  }
half-awards = { $opening ->
    [small] at
   *[capital] At
  } the end of the game you get { $awards }.

award-crystals = { $vp } VP for { $group ->
    [one] each
   *[other] every { $group }
  }{ $colour ->
    [none] {""}
    [best] {""}
   *[other] {" "}{ $colour }
  } { $group ->
    [one] Crystal
   *[other] Crystals
  }{ $colour ->
    [best] {" "}of the colour you have most of
   *[other] {""}
  }{ crystal-limits }
award-totems = { $vp } VP for each Faction Totem (on top of the usual { $usual } VP)
award-artifacts = { $vp } VP for each Artifact you own (this one too)
award-colours = { $vp } VP for each colour among your Crystals
award-all-colours = { $vp } VP if you have Crystals in all { $colours } colours
award-hand = { $vp } VP for each card in your hand{ $most ->
    [none] {""}
   *[other] , { $most } VP at most
  }
award-leader-level = { $vp } VP for each level of your Leader

## Pieces explained

about-mercenary = { $faction } · { $colour } · level { $level }
about-timing = Works { $timing }. Rule { $rule }.
timing-instant = at once
timing-turn = until the end of the turn
timing-extra = as an extra action this turn
about-crystal = Colour { $colour } · cost { $cost } · { $vp } VP
about-symbol = Symbol of the { $faction }: counts towards a set of different symbols at the end of the game. Rule SS-18.2.
about-unstable = Unstable (Cave-In symbol): when somebody gains it, the Cave-In marker moves one space on. Rule SS-17.2.
about-artifact = Cost { $cost }, in cards of any colour. Whoever collects it chooses one half.
about-left = Left half, { $half }: { $does } Rule { $rule }.
about-right = Right half, { $half }: { $does } Rule { $rule }.
about-half = { $side ->
    [left] Left
   *[right] Right
  } half of an Artifact. Rule { $rule }.

## Questions

ask-start-artifacts-half = Starting Phase: which Artifact do you use?
ask-leader-card = Starting Phase: do you use your Leader’s skill?
ask-actions-move = { $left ->
    [0] { $more ->
        [yes] Your actions are used up. Anything else?
       *[no] Your turn is done.
      }
    [one] You have one action left. What do you do?
   *[other] You have two actions, or one Raid. What do you do?
  }
ask-skill-card = Whose skill do you use? The card goes from your hand to the play area.
ask-recruit-card = Which Mercenary do you recruit?
ask-recruit-payment = How do you pay for recruiting?
ask-mine-crystal = Which Crystal do you mine?
ask-payment-card = { $owed ->
    [0] Paid in full. Add more cards? The last one will be your Leader.
   *[other] You still owe { $owed }. Play { $colour ->
      [purple] purple cards
      [brown] brown cards
      [blue] blue cards
      [yellow] yellow cards
      [red] red cards
      [green] green cards
      [one] cards of one colour
     *[any] cards of any colour
    }.
  }
ask-collect-artifact = Which Artifact do you collect?
ask-collect-half = Which half do you choose? The other one is lost.
ask-raid-another = You may raid one more Base at once. Which one?
ask-take-crystal-crystal = Which Crystal do you take from the Mine?
ask-take-from-docks-card = Whom do you take from the Docks?
ask-take-from-bottom-card = Do you take the card at the bottom of your Base?
ask-take-from-base-base = From which Base do you take?
ask-take-from-base-card = Which card do you take from this Base?
ask-take-from-each-base-card = Which card do you take? Each Base gives one.
ask-choose-way-way = Where do you take cards from?
ask-subjugate-from-base-card = Which card do you subjugate?
ask-subjugate-from-hand-card = Which card from your hand do you subjugate?
ask-recolour-crystal-crystal = Which Crystal changes its colour?
ask-recolour-crystal-colour = Which colour will it have until the end of the turn?
ask-recolour-hand-colour = Which colour will your cards count as for mining?
ask-recolour-hand-card = Which card will count as that colour for mining?

## Answers

option-recruit = Recruit a Mercenary
option-mine = Mine a Crystal
option-collect = Collect an Artifact
option-skill = Use a skill
option-extra-mine = Use an extra mining action (you have { $count ->
    [one] one
   *[other] { $count }
  })
option-end = End the turn
option-raid = Raid { $owner }’s Base ({ base-in-short }): { $haul }
option-raid-own = Raid your own Base ({ base-in-short }): the Leader returns to your hand and { $haul }
option-raid-empty = Raid { $owner }’s Base
option-raid-own-empty = Raid your own Base
base-in-short = { $cards ->
    [one] only the Leader
   *[other] { $cards } cards, Leader
  } { $leader }
raid-haul = { $cards ->
    [0] { $totem ->
        [none] you take nothing
       *[other] you take the { $totem } Totem
      }
    [one] you take 1 card{ and-totem }
   *[other] you take { $cards } cards{ and-totem }
  }
and-totem = { $totem ->
    [none] {""}
   *[other] {" "}and the { $totem } Totem
  }

option-free = Pay nothing: it is free
option-done = Done, that’s enough
option-skip = Leave it unused
option-stop = Stop here
option-decline = Leave it unused
option-start-artifacts-stop = Go on to the Leader
option-use = { $what }. { $does }
option-use-idle = { $what } (no effect right now). { $does }
option-recruit-card = { $card }, level { $level }: { $price }
price-free = free
price-card = for a card worth { $values }
price-free-or-card = free, or for a card worth { $values }
option-recruit-payment = Play { $card } ({ $colour }, worth { $values })
option-payment-card = Play { $card } ({ $colour }, worth { $value })
option-mine-crystal = { $crystal }: { $cost ->
    [0] free
   *[other] costs you { $cost } in { $colour ->
        [one] cards of any one colour
       *[other] { $colour } cards
      }
  }
option-collect-artifact = { $artifact }: { $cost ->
    [0] free
   *[other] costs you { $cost }
  }
option-crystal = { $crystal }
option-crystal-now = { $crystal }, now { $colour }
option-card = { $card }, level { $level }
option-card-of-base = { $card }, level { $level }, from { $owner }’s Base
option-subjugate = { $card }, { $level } VP at the end of the game
option-subjugate-of-base = { $card } from { $owner }’s Base, { $level } VP at the end of the game
option-rust = { $card }, level { $level }, { $colour }
option-base = { $owner }’s Base ({ base-in-short })
option-base-own = Your own Base ({ base-in-short })
option-colour = { crystal-colour-first }
option-colour-wild = { crystal-colour-first }, a Wild colour
option-colour-totem = { crystal-colour-first }, you hold its Totem
option-way = Take { $cards }

## What happens

event-game-began = The game begins, and { $player } goes first.
event-hand-dealt = Your starting hand is { $cards }.
event-turn-began = Round { $round }: { $player }’s turn.
event-start-artifact-used = { $player } uses { $half }.
event-leader-used = { $player } uses the Leader’s skill: { $card }.
event-second-used = { $player } uses the card under the Leader instead: { $card }.
event-card-laid = { $player } pays with { $card }.
event-recruited = { $player } recruits { $card }.
event-mined = { $player } mines the { $crystal } { $cost ->
    [0] for free
   *[other] for { $cost }
  }.
event-collected = { $player } collects an Artifact and chooses { $half }.
event-artifact-shown = The next Artifact on the stack is { $artifact }.
event-artifact-helped = { $player } benefits from { $half }.
event-skill-played = { $player } plays { $card } and uses the card’s skill.
event-crystal-taken = { $player } takes the { $crystal } from the Mine.
event-taken-from-docks = { $player } takes { $card } from the Docks.
event-taken-from-base = { $player } takes { $card } from { $owner }’s Base.
event-taken-from-base-own = { $player } takes { $card } from their own Base.
event-subjugated-from-base = { $player } subjugates { $card } from { $owner }’s Base.
event-subjugated-from-base-own = { $player } subjugates { $card } from their own Base.
event-subjugated-from-hand = { $player } subjugates { $card } from their hand.
event-crystal-recoloured = { $player } changes a colour: the { $crystal } is { $colour } until the end of the turn.
event-hand-recoloured = { $player } chooses { $colour }: { $count ->
    [0] no card in hand takes that colour.
    [one] one card in hand counts as { $colour } for mining until the end of the turn.
   *[other] { $count } cards in hand count as { $colour } for mining until the end of the turn.
  }
event-card-recoloured = { $card } counts as { $colour } for mining until the end of the turn.
event-extra-mining = { $player } has { $actions ->
    [one] an extra mining action
   *[other] { $actions } extra mining actions
  } this turn.
event-raided = { $player } raids { $owner }’s Base!
event-raided-own = { $player } raids their own Base.
event-leader-returned = The Leader, { $card }, returns to { $owner }’s hand.
event-totem-taken = { $player } takes the { $colour } Totem from { $from }.
event-totem-taken-supply = { $player } takes the { $colour } Totem from the supply.
event-force-field-took = { half-force-field } works: { $owner } gets { $card } back as well.
event-raid-took = { $player } takes from { $owner }’s Base: { $cards }.
event-raid-took-own = { $player } takes from their own Base: { $cards }.
event-cave-in = The Mine trembles: the Cave-In marker is on space { $at } of { $collapse }.
event-collapse-begun = The Mine is caving in! The game will end with this round.
event-base-built = { $player } adds { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to their Base, and { $leader } becomes its Leader.
event-removed = { $player }’s Base is too large; { $count ->
    [one] this card leaves
   *[other] these cards leave
  } the game: { $cards }.
event-refilled = The Mine and the Docks are refilled: { $pieces }.
event-crystal-stack-empty = The stack of Crystals of cost { $cost } has run out.
event-mercenary-stack-empty = The stack of level { $level } Mercenaries has run out.
event-game-ended-collapse = The Mine has caved in. The game is over!
event-game-ended-standstill = Nothing has changed for many rounds. The game is over.

## Points

score-crystals = Crystals
score-symbol-sets = Symbol sets
score-artefacts = Artifacts
score-totems = Faction Totems
score-subjugated = Subjugated cards
score-why-crystals = VP of { $count ->
    [one] 1 Crystal
   *[other] { $count } Crystals
  }
score-why-set = { $count ->
    [one] 1 symbol
   *[other] { $count } different symbols
  }: { $symbols }
score-why-artefact = { $half }
score-why-totems = { $count ->
    [one] 1 Totem
   *[other] { $count } Totems
  } at { $each } VP each
score-why-subjugated = { $count ->
    [one] the level of 1 subjugated card
   *[other] the levels of { $count } subjugated cards
  }

## The table

table-mine = Mine
table-docks = Mercenary Docks
table-artifacts = Artifacts
table-turn = Round { $round }: { $player }’s turn
table-over = Game over
moment = round { $round }
table-player = { $player }

row-cave-in = Cave-In
row-mine = Cost { $cost } (stack { $stack })
row-docks = Level { $level } (stack { $stack })
row-artifact = Stack { $number } ({ $cards })
row-play-area = Played cards
row-extra-mine = Extra mining actions
row-hand = Hand ({ $count })
row-base = Base ({ $count })
row-crystals = Crystals ({ $count })
row-artifacts = Artifacts
row-subjugated = Subjugated ({ $count })

note-wild = Wild colours: { $colours }. Such Crystals are mined with cards of any one colour.
note-supply = Totems in the supply: { $totems }.
note-last-round = The Mine is caving in: this is the last round.
note-actions = Actions this turn: { $actions }.
note-raids = Raids this turn: { $owners }.
note-in-force = { $skill }: { $does }
note-rusted = { $count ->
    [one] { $count } card in hand pays
   *[other] { $count } cards in hand pay
  } for mining as { $colour }.
note-totems = Totems: { $totems }.
note-no-totems = No Totems.

shown-card = { $card } { $level }
shown-crystal = { crystal-colour-first } { $cost }
shown-artifact = Artifact
mark-leader = Leader
mark-crystal = { crystal-marks }{ $vp } VP
mark-crystal-now = { crystal-marks }{ $vp } VP; now { $now }
mark-now-cost = { $cost ->
    [0] free
   *[other] for { $cost }
  }
mark-now-colour = { $colour }
mark-now-both = { $colour }, { $price }
mark-cost = cost { $cost }
mark-cost-now = cost { $cost }; now { $now }
mark-pays-as = counts as { $colour }

## Parts of things in the box, where they come from elsewhere than the whole
part-caveIn = Cave-In symbol
part-factionSymbol = faction symbol
part-effect-cost = cost of the Crystal
part-oncePerTurn = once a turn
part-pairing = which halves share a card
part-restrictions = restrictions
part-sideRoles = one half scores, the other works
part-timing = when it works
part-spaces = number of spaces
