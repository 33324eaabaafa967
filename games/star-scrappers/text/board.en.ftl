# Words of the Star Scrappers board, and answers to "why not?". The rest is in en.ftl.

## Parts of the table

board-label = Board: Docks, Cave-In track, Mine
board-docks = Mercenary Docks
board-mine = Mine
board-artifacts = Artifacts
board-wild = Wild colours
board-played = Played this turn
board-supply = Totems in the supply
board-cave-in = Cave-In
board-left = { $left } to go
board-last-round = last round!
board-players = Bases
board-base = Base
board-own-base = Your Base
board-base-of = { $player }’s Base
board-size = { $count } of { $limit }
board-base-empty = empty
board-totems = Totems
board-artifacts-owned = Artifacts
board-crystals = Crystals
board-subjugated = Subjugated
board-symbols = Symbols
board-hand = Hand
board-own-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-cards-in-hand = Cards in hand: { $count }
board-first-player = first player
board-your-turn = your turn
board-playing = playing now
board-points = VP
board-on-top = on top after the turn:
board-no-leader = Cards you play go here when the turn ends; the last one becomes your Leader.
board-stack-crystals = Stack of Crystals of cost { $cost }: { $count }
board-stack-cards = Stack of Mercenaries of level { $level }: { $count }
board-stack-artifacts = Stack { $number } of Artifacts: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
board-stack-empty = Empty stack
board-slot-empty = Empty until the turn ends

spot-card = { $card }, level { $level }
spot-leader = Leader: { $card }, level { $level }
spot-crystal-now = { $crystal }, { $cost } for you
spot-crystal-colour = { $crystal }, { $colour } this turn, { $cost } for you
spot-artifact = Artifact { $artifact }, cost { $cost }
spot-base = { board-base-of }, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
spot-totem = Totem of the { $faction }
spot-wild = { $faction }: a Wild colour
spot-cave-in = Cave-In: { $at } of { $end }

explain-stack = New cards and Crystals fill the empty places when the turn ends (SS-13.4).
explain-stack-empties = When a stack runs out, the Cave-In marker moves one space (SS-13.5).
explain-cave-in = The marker moves one space for each unstable Crystal gained, each stack that runs out and the last Artifact of a stack (SS-17.2).
explain-collapse = On space { $end } the end begins: finish the round, then count points (SS-17.6).
explain-wild = This faction is not in play. A Crystal of a Wild colour is mined with cards of any one colour (SS-9.4).
explain-totem = { $each } VP at the end of the game. Crystals of this colour cost you { $discount } less to mine (SS-9.2).
explain-totem-moves = Whoever raids a Base with a Leader of this faction takes the Totem (SS-12.4).
explain-base = From the bottom: { $cards }. The Leader lies on top.
explain-base-none = Nothing lies here.

## Price and gain

bill-title = Price
bill-cost = Cost
bill-recruit = Level { $level } less 1
bill-totem = Totem of the { $faction }
bill-recoloured = New colour
bill-price = To pay
bill-exactly = One card of value
bill-free = free
bill-or = { $first } or { $second }
bill-paid = Paid
bill-owed = Still owed
bill-enough = Enough
bill-extra = by the extra action
gain-title = Once mined
gain-title-half = This half gives now
gain-title-raid = After the Raid
gain-title-subjugate = Once subjugated
gain-vp = { $points } VP
gain-crystals = Crystal
gain-symbol-sets = sets of symbols
gain-symbol = { $place ->
    [1] first symbol
    [2] second symbol
    [3] third symbol
    [4] fourth symbol
    [5] fifth symbol
    [6] sixth symbol
   *[other] symbol
  }
gain-totem = Totem of the { $faction }
gain-subjugated = subjugated card
gain-cards = { $count ->
    [0] no cards
    [one] { $count } card to hand
   *[other] { $count } cards to hand
  }

turn-recruit = Recruiting
turn-mine = Mining
turn-collect = Collecting
turn-skill = Skill
turn-extra-mine = Extra mining
turn-raid = Raid
turn-start = Artifact used
turn-leader = Leader

## Answers in the bar, in short

answer-piece = { $piece }
answer-raid = Raid { $owner }
answer-raid-own = Raid your own Base
answer-haul = { $cards ->
    [0] no cards
    [one] +{ $cards } card
   *[other] +{ $cards } cards
  }{ $points ->
    [0] {""}
   *[other] , +{ $points } VP
  }
answer-paid = { $points ->
    [0] paid
   *[other] paid, +{ $points } VP
  }
answer-overpaid = becomes your Leader
answer-finds-nothing = no effect right now
answer-left = { $left } to go
answer-mine = cost { $cost }, +{ $points } VP
answer-cost = cost { $cost }
answer-recruit = { $cost ->
    [0] free
   *[other] for a card of { $cost }
  }
answer-points = +{ $points } VP
answer-half-end = scores at the end
answer-half-now = helps during play

## Names on cards: without the faction

member-purple = Mineggler
member-brown = Terron
member-blue = Hy’dran
member-yellow = Metanel
member-red = Bioss
member-green = Weedlock

short-mineggler-tracker = Tracker
short-mineggler-snoutdigger = Snoutdigger
short-mineggler-venerable = Venerable
short-mineggler-makkarat = Makkarat
short-terron-driller = Driller
short-terron-foreman = Foreman
short-terron-sergeant = Sergeant
short-terron-colonel = Colonel
short-hydran-frogtopus = Frogt’Opus
short-hydran-fishbean = Fish’Bean
short-hydran-shuwar = Shu’War
short-hydran-mushell = Mu’Shell
short-metanel-raker = Raker
short-metanel-drollo = Drollo
short-metanel-ruster = Ruster
short-metanel-scraper = Scraper
short-bioss-cyberwitch = Cyberwitch
short-bioss-psychosa = Psychosa
short-bioss-nursemaid = Nursemaid
short-bioss-domina = Domina
short-weedlock-sprouter = Sprouter
short-weedlock-rooter = Rooter
short-weedlock-sower = Sower
short-weedlock-mandragore = Mandragore

## Skills in a few words

gist-nothing = no skill
gist-both = { $first }; { $second }
gist-take-crystal = Take a { $colour ->
    [any] Crystal
   *[other] { $colour } Crystal
  } { $cost ->
    [any] {""}
   *[other] { $cost }
  }
gist-take-docks = Take a { $level ->
    [any] {""}
   *[other] level { $level }{" "}
  }Docks card
gist-take-docks-sum = Take Docks cards of { $sum } levels in all
gist-take-base = { $most ->
    [all] { $faction ->
        [any] Take a whole Base
       *[other] Take all { $faction } from one Base
      }
    [1] Take a card { $where ->
        [bottom] from the bottom of your Base
       *[other] from any Base
      }
   *[other] Take up to { $most } { $where ->
        [bottom] from the bottom of your Base
       *[other] cards from one Base
      }
  }
gist-take-way = { $faction }: { $each } from each Base or { $one } from one
gist-subjugate-base = Subjugate { $level ->
    [lowest] the lowest card
    [any] a card
   *[other] a level { $level } card
  } { $where ->
    [own] from your Base
   *[other] from any Base
  }
gist-subjugate-hand = Trade up to { $most } level { $level } cards, Crystal { $cost } each
gist-recolour-crystal = Recolour a Crystal, cost −{ $discount }
gist-recolour-hand = Up to { $most } cards count as a different colour
gist-extra-mining = { $actions ->
    [one] Extra mining
   *[other] { $actions } extra mining actions
  }
gist-collect = Artifacts { $amount } cheaper
gist-recruit = Recruiting { $amount } cheaper
gist-mine = Crystals { $amount } cheaper
gist-repeat = actions may repeat
gist-doubled = { $faction } pay double
gist-scrapes = Mining { $costs }: take another such Crystal

half-gist-raids = Raid twice
half-gist-same = same action ×2
half-gist-instead = instead of the Leader

## Why not

why-over = The game is over.
why-turn = It is { $player }’s turn (SS-1.7).
why-wait = The table is still busy with your last choice.

why-after-raid = After a Raid there are no main actions this turn (SS-12.1).
why-no-actions = Both actions of this turn are used up (SS-7.1).
why-repeat-recruit = You have already recruited, and the two actions of a turn must differ (SS-7.3).
why-repeat-mine = You have already mined, and the two actions of a turn must differ (SS-7.3).
why-repeat-collect = You have already collected an Artifact, and the two actions of a turn must differ (SS-7.3).
why-repeat-skill = You have already used a skill, and the two actions of a turn must differ (SS-7.3).
why-hand-full-recruit = Your hand is full: with { $limit } or more cards you cannot recruit (SS-8.1).
why-hand-full = Your hand is full: it holds { $limit } cards (SS-14.1).
why-recruit-price = Recruiting this card takes one card of value { $values } exactly, and you have none (SS-8.3).
why-recruit-exact = Recruiting is paid with one card of exactly the price; this one is worth { $value } (SS-8.3).
why-mine-reach = This Crystal costs you { $cost }; your { $colour } cards add up to { $reach } (SS-9.3).
why-mine-wild = This Wild Crystal costs you { $cost }; your best colour adds up to { $reach } (SS-9.4).
why-collect-reach = This Artifact costs you { $cost }; all your cards together add up to { $reach } (SS-10.3).
why-leader-later = A Leader’s skill is used only in the Starting Phase (SS-6.6).
why-raid-empty = An empty Base cannot be raided (SS-12.2).
why-raid-again = You can raid only one Base a turn (SS-7.1).
why-raid-late = A Raid takes the place of both actions, and one is used already (SS-12.1).
why-raid-same = The second Raid must be on a different Base (SS-12.6).

why-start-used = This Artifact has been used this turn (SS-6.1).
why-start-base = The Artifact does not work while your Base holds the Leader alone (SS-16.14).
why-start-docks = There is no card in the Docks that this Artifact could take (SS-16.20).
why-leader-others = You use the skill of your own Leader only (SS-6.2).
why-leader-only = Only the Leader works: the top card of the Base (SS-6.2).
why-pay-card = This card counts as { $colour }: the payment for a Crystal has one colour and must reach its cost (SS-9.4).
why-other-artifact = You are collecting a different Artifact: choose one of its halves (SS-10.4).
why-take-crystal = This effect takes a Crystal of a different cost or colour (SS-1.4).
why-take-docks = This effect takes cards of a different level (SS-5.5).
why-subjugate-hand = This skill subjugates only level 1 cards from your hand (SS-15.16).
why-picked = This card has changed its colour already (SS-15.12).

why-golden-rule = No skill touches a Leader, not even its owner’s (SS-12.8).
why-force-field = A Force Field guards this Base: other players’ skills cannot touch it (SS-16.23).
why-base-without = This Base has no card that the skill could take (SS-15).
why-base-first = First choose the whole Base, then the card (SS-5.5).
why-bottom-first = Cards are taken one by one from the bottom of the Base (SS-15.6).
why-own-base = This effect takes cards from your own Base only (SS-15.6).
why-one-base = You are taking cards from a different Base, or the skill does not reach this card (SS-5.5).
why-each-base = Each Base gives one Weedlock: this one has given its own, or has none (SS-15.18).
why-subjugate-level = This skill subjugates cards of a different level, or from a different Base (SS-15.14).

why-stack = Nothing is taken from stacks: new cards and Crystals are turned over when the turn ends (SS-13.4).
why-artifact-stack = Only the top card of a stack can be collected (SS-10.1).
why-owned-crystal = A Crystal that was gained stays with its owner to the end (SS-9.7).
why-half-others = This is another player’s Artifact; Artifacts cannot be lost or stolen (SS-10.8).
why-half-scores = This half scores at the end of the game; there is nothing to do with it ({ $rule }).
why-half-itself = This half works by itself when it is needed ({ $rule }).
why-half-start = This Artifact is used in the Starting Phase (SS-6.1).
why-half-later = First collect the Artifact, then choose one half (SS-10.4).
why-played = Cards played stay here until the turn ends, then go on top of the Base (SS-13.2).
why-subjugated = Subjugated cards are out of play (SS-15.20).
why-removed = This card has been removed from the game (SS-13.3).
why-other-hand = Other players’ hands are hidden (SS-3.6).
why-totem = A Totem changes hands only in a Raid (SS-12.4).
why-track = The marker moves by itself: for unstable Crystals and stacks that run out (SS-17.2).
why-wild = A Wild colour is not in play; its Crystals are mined with cards of any one colour (SS-9.4).

why-first-start-artifacts = First decide about the Artifacts of the Starting Phase (SS-6.1).
why-first-leader = First decide whether you use your Leader (SS-6.2).
why-first-actions = This is not part of any action; choose what glows, or end the turn (SS-5.3).
why-first-recruit = First finish recruiting (SS-8.3).
why-first-mine = First choose the Crystal you mine (SS-9.1).
why-first-payment = First finish paying with cards from your hand (SS-5.5).
why-first-collect = First finish collecting the Artifact (SS-10.4).
why-first-skill = First choose the card from your hand whose skill you use (SS-11.1).
why-first-raid = First decide about the second Raid (SS-12.6).
why-first-take-crystal = First take a Crystal or decline (SS-5.5).
why-first-take-from-docks = First take a card from the Docks or decline (SS-5.5).
why-first-take-from-bottom = First decide about the card at the bottom of your Base (SS-5.5).
why-first-take-from-base = First take a card from a Base or decline (SS-5.5).
why-first-take-from-each-base = First take cards from Bases or decline (SS-5.5).
why-first-choose-way = First choose where you take cards from (SS-15.18).
why-first-subjugate-from-base = First subjugate a card from a Base or decline (SS-5.5).
why-first-subjugate-from-hand = First subjugate cards from your hand or stop (SS-15.16).
why-first-recolour-crystal = First finish changing the Crystal’s colour (SS-15.2).
why-first-recolour-hand = First finish changing the colour of your cards (SS-15.12).
