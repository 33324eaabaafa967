# Words of the board of Merchants of the Dark Road.
board-label = The board
board-wagon = Wagon
board-whole-wagon = Whole wagon
board-towns = Towns and their commissions
board-for-hero = for a hero
board-for-hero-how = Each hero delivered to a town of this region: { $does } (DR-14.4).
board-town = { $town }, commissions in the stack: { $left }
board-goal = goal
board-no-contracts = no commissions
board-top-contract = { $contract }, { $left } in the stack
board-hero = { $hero }, { $class }, going to { $town }{ $count ->
    [0] {""}
   *[other] , wants: { $goods }
 }, bonus: { $bonus }
board-hero-deck = Hero deck, cards: { $count }
board-feat-deck = Deed deck, cards: { $count }
board-companion-deck = Companion deck, cards: { $count }
board-feat-none = empty place
board-feat-total = deliveries: { $n }
board-feat-towns = towns: { $n }
board-feat-pairs = hero and commission
board-feat-gifts = gifts: { $n }
board-feat-companions = companions: { $n }
board-feat-progress = { $times ->
    [0] {""}
    [one] done once
   *[other] done { $times } times
 }{ $more ->
    [yes] { $times ->
        [0] { $missing } missing,
       *[other] {", "}{ $missing } to the next,
     }
   *[no] ,
 } gives
board-fortune = Good Fortune
board-fortune-short = good fortune
board-fortune-glow = illuminated die
board-fortune-feat = deed
board-fortune-coins = coins
board-fortune-upgrade = upgrade
board-fortune-glow-how = both districts and the building in the turn you use it
board-fortune-feat-how = face up with its bonus, or unseen without
board-fortune-coins-how = the first to take them gets the most
board-fortune-upgrade-how = stays on your wagon for good
board-die-away = the die is in the caravan
board-companion = { $card }{ $die ->
    [yes] , with the travel die
   *[no] {""}
 }
board-prestige = Prestige
board-prestige-track = Prestige track
board-prestige-of = { $name }: prestige { $n }
board-round = Round { $round } of { $rounds }
board-register = { $count ->
    [one] register: { $count } delivery
   *[other] register: { $count } deliveries
 }
board-measure = { $what ->
    [coins] Coins: { $n }
   *[prestige] Prestige: { $n }
 }{ $lower ->
    [yes] , the lower of the two, which counts
   *[no] {""}
 }
board-measure-coins = coins
board-measure-prestige = prestige
board-measure-stock = stock
board-lower-counts = The lower of the two counts.
board-dice = Your dice
board-reserve = Reserve
board-glow = Lit
board-pool = Pool
board-night-die = Night die: { $face }
board-glow-die = Illuminated die: { $face }
board-lock-title = Lock slot { $slot }
board-lock = Lock slot { $slot } holds { $face }: { $does }
board-lock-empty = Slot { $slot } is empty.
board-craft = craft
board-or = or
board-to-pool = to pool
board-a-step = 1 step
board-any-die = 1–6
board-plus-die = +{ $least }, +{ $most }
board-free-shortcut = free shortcut
short-travel = travel
board-good-any = any
board-good-value1 = worth 1
board-good-notOnWheel = no die
board-good-best = dearest
board-good-one = good
board-cargo = Your cargo
board-lanterns = Lanterns
board-inventory = Inventory
board-lanterns-of = Lanterns: { $n }, hooks { $hooks }
board-token-quartz = Quartz
board-token-horseshoe = Horseshoe
board-storage = Storage: { $used } of { $cells } cells taken
board-too-much = Does not fit
board-free-seat = room for a hero
board-free-order = room for a commission
board-own-contract = { $contract }, now worth { $n } prestige
board-friends = Steed and companions
board-no-companions = Lead caravans to meet companions.
board-ability = { $does }{ $given ->
    [yes] , used already
   *[no] {""}
 }
board-steed-brembizant = Bazaar 2 cheaper
board-steed-shadow = any building with a lit die
board-steed-lovebug = a lantern when travelling
board-steed-sweethoof = may ride 3, has saddlebags
board-steed-velvet = any number of upgrades, +2 prestige
board-steed-whisper = +1 to a travel die
board-steed-woolly = quartz for fine goods delivered
board-turn-wheel = Turn the market wheel
board-turn-wheel-how = Every good drops a step; the one on the last 1 jumps to 5 (DR-8.1).
board-field = { $kind }: worth { $worth }, dice { $dice }
board-field-how = In the supply: { $left }.
board-basket = in the basket: { $count }
board-ruins = Ruins of Yin
board-circle-space = Space: { $does }
board-district-used = { $district }, visited this turn
board-plaza = Plaza { $space }
board-start = start
board-building-none = a building comes here
plate-great-bazaar = Great
    Bazaar
plate-queens-commissions = Queen’s
    Commissions
plate-yurgs-excursions = Yurg’s
    Excursions
plate-dark-market = Dark
    Market
plate-ringway-inn = Inn
plate-quartz-mine = Quartz Mine
plate-queens-eye = Queen’s Eye
plate-icebreakers-wharf = The Wharf
plate-guild-hall = Guild Hall
plate-oracle-of-lumi = Oracle of Lumi
plate-candle-and-quartz = Candle and Quartz
plate-oths-lanterns = Oth’s Lanterns
plate-guildmasters-estate = The Estate
plate-yedls-workshop = Yedl’s Workshop
plate-frosted-filigree = Filigree
board-night = Night panel
board-clock = Clock of the night: round { $round } of { $rounds }. A night die goes out after rounds: { $turns }.
board-plan = Which die do you lock? You free one of these:
board-plan-lock = Slot { $slot }: which die of your reserve do you lock here?
board-plan-die = You lock this die ({ $face }) and free:
board-plan-row = Slot { $slot }, frees the die { $face }; { $rides }
board-rides = ride { $by }, { $space }
board-rides-to = ride { $by }: { $space }
board-worth = worth { $n }
board-with-glow = lit die: { $by }
board-with-glow-how = An illuminated die in your pool lets you ride { $by } instead (DR-6.1).
board-stations = The caravan’s way
board-station-road = { $road ->
    [main-road] The main road is free, and the leader picks a die before the others (DR-13.3, DR-13.7).
   *[shortcut] The shortcut costs lanterns, and the leader picks a die last (DR-13.3, DR-13.7).
 }
board-station-event = Event: everyone in the caravan takes one travel die and does what stands beside its value (DR-13.9).
board-station-town = { $town }: the leader delivers there, the others there or in the other town of the region. The number is what you would get (DR-14.1).
board-station-fortune = { $n ->
    [one] Good Fortune: at the end the leader chooses { $n } reward (DR-15.2).
   *[other] Good Fortune: at the end the leader chooses { $n } rewards (DR-15.2).
 }
board-event-later = The event is revealed on the way: then everyone takes one travel die (DR-13.9).
board-event-how = Everyone in the caravan takes one travel die and does what stands beside its value (DR-13.9).
board-line = Value { $value }: { $does }
board-event = event
board-event-deck = Event deck, { $route }: { $count }
board-road-main-road = main road
board-road-shortcut = shortcut
board-on-the-way = To { $town }
board-travel-dice = Travel dice
board-die-as = Die { $value }: { $does }
board-by-steed = steed
board-reroll = Reroll the dice for a lantern
board-reroll-short = reroll
board-step-plan = plan
board-step-move = move
board-step-activate = activate
board-step-rest = rest
board-step-caravan = caravan
board-turn-of = It is { $name }’s turn
board-answers = Answers
board-answer-reset = Set to 1, 2, 3
board-answer-keep = Leave them
board-answer-main-road = Main road
board-answer-shortcut = Shortcut
board-answer-flicker = Shortcut with Flicker
board-road-free = free
board-road-fortunes = { $n ->
    [one] { $n } Good Fortune at the end
   *[other] { $n } Good Fortunes at the end
}
board-inn-look = { $n ->
    [one] Reveal { $n } more hero
   *[other] Reveal { $n } more heroes
}
board-answer-yes = Join
board-answer-no = Stay
board-answer-roll = Roll the ruins die
board-answer-stop = Do not roll
board-answer-coins = Coins
board-answer-prestige = Prestige
board-goods-of = { $n } of { $of } goods
board-nothing-for = You have nothing to deliver here
board-whole-visit = Deliver everything
board-whole-contract = Give everything
board-together = In all
board-ledger = Concern, round { $round }
board-ledger-back = A step back
board-ledger-again = Show the turn from its beginning
board-ledger-before = Before
board-ledger-now = Now
board-no-goods = no goods
board-locks = Locks
board-reserve-glow = Reserve, lit
board-goods = Goods
board-upgrades = Upgrades
board-opp-dice = Locked dice, the reserve, illuminated dice
board-opp-goods = Aboard: { $goods }.
board-opp-heroes = Heroes aboard: { $n } of { $seats }
board-opp-contracts = Commissions aboard: { $n }
board-counts = Collected
board-opp-tokens = Lanterns: { $lanterns }, quartz: { $quartz }, horseshoes: { $horseshoes }
board-count-paw = Companions: { $n }
board-count-feat = Deeds behind the screen: { $n }
board-count-register = Merchant register: { $n }
board-count-coins = Coins behind the screen
board-count-actions = Action cards in the deck: { $n }
board-count-notices = Guild Notices in the deck: { $n }
board-delivered = delivered { $n }
board-of = { $n } of { $of }
board-action-move = move { $n }
board-of-lower = of the lower
board-packing = Packing the wagon
board-cells = { $used } of { $cells } cells
board-cell = Cell, row { $row }, column { $column }
board-pack-how = Tap a good and a cell, or drag it; you leave behind what stays on the snow.
board-pack-held = Tap a cell, a chest or the snow. R turns it, arrows move it, Delete leaves it on the snow.
board-chest-of = Chest: { $hero }
board-snow = On the snow
board-snow-how = goes back to the supply
board-turn-tile = Turn
board-step-back = Undo the move
board-pack-missed = It does not fit there: it would stick out of the wagon.
board-leave = leave
board-packed = Done
board-not-packed = { $count ->
    [0] The goods do not fit.
   *[other] Something on the snow still fits (DR-17.4).
 }
board-pack-tile = { $good }, worth { $worth }{ $snow ->
    [yes] , on the snow
   *[no] {""}
 }
board-views = Parts of the board
board-view-road = Road
board-view-plan = Plan
board-view-packing = Packing
board-view-ring = Ringway
board-view-inn = Inn
board-view-towns = Towns
board-view-glows = something can be chosen here
board-ring = Ringway
board-stay = You stay and keep the horseshoe
board-first-lock = in slot 1:
board-die-named = die { $face }
board-deliveries = What I can deliver
board-deliveries-none = Nothing to deliver yet: take a commission, or a hero aboard.
board-last-visits = The last visits

## The ledger of the Private Concern: a step in few words

board-led-concern-card = “{ $card }”, move { $move }{ $glow ->
    [yes] , illuminated die
   *[no] {""}
  }
board-led-concern-balances = coins { $coins }, prestige { $prestige }: heads for { $district }
board-led-concern-rode = { $by ->
    [0] stays
   *[other] rides { $by }
  }, { $space }
board-led-concern-activated = { $district }
board-led-concern-idle = nothing pays here
board-led-concern-building = the building, with its illuminated die
board-led-concern-bought = buys { $kind }, dice: { $dice }
board-led-concern-sold = sells to { $hero }
board-led-concern-explored = ruins: { $card }
board-led-concern-weighed = best: { $town }, worth { $value }
board-led-concern-fortune = Good Fortune ({ $coins } and { $prestige }): { $takes ->
    [coins] coins
   *[feat] a deed
  }
board-led-concern-contract-delivered = commission ({ $town }), goods: { $goods }
board-led-concern-tile = tile ({ $town }), { $side ->
    [front] front
   *[back] back
  }
board-led-concern-kept-companion = { $card } leaves the game
board-led-notice-revealed = notice “{ $notice }”
board-led-die-picked = die { $value }: { $does }
board-led-hero-delivered = delivers { $hero }
board-led-hero-joined = { $hero } comes aboard
board-led-contract-taken = new commission: { $town }
board-led-feat-taken = deed “{ $feat }”
board-led-feat-drawn = a deed from the deck
board-led-caravan-announced = caravan { $route } to { $town }
board-led-marker-moved = marker: { $space }
board-any-line = with your companion you choose any result
board-spaces = { $n ->
    [one] space
   *[other] spaces
 }
board-helper = Companion: { $cards }
board-helpers = Use a companion
board-view-concern = Concern
board-ledger-next = Next step
board-ledger-step = Step { $at } of { $of }
board-ledger-on = Next
board-ledger-end = To the end
board-risk-title = What the dice usually do
board-risk-how = Minus: with this value most events of this road take something. Plus: they give something (DR-13.9).
board-risk = You meet the event on the way. Usually:
board-answer-yes-how = you are the { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } to pick a die
board-no-horseshoe = No horseshoe
board-join = Yes, join
board-answer-no-how = you gain nothing and lose nothing
board-swap = Swap
board-no-swap = Swap nothing
board-swap-less = { $what ->
    [lantern] Give lanterns: { $n }
    [quartz] Give quartz: { $n }
    [horseshoe] Give horseshoes: { $n }
   *[coins] Give coins: { $n }
 }
board-swap-more = { $what ->
    [lantern] Take lanterns: { $n }
    [quartz] Take quartz: { $n }
    [horseshoe] Take horseshoes: { $n }
   *[coins] Take coins: { $n }
 }
board-swap-sum = { $state ->
    [even] You give as much as you take.
    [give] { $n ->
        [one] Give one more.
       *[other] Give { $n } more.
     }
   *[take] { $n ->
        [one] Take one more.
       *[other] Take { $n } more.
     }
 }
board-nothing-to-join-for = You have nothing to deliver there, and the event may take even your most valuable good.
board-upgrade-master-craft = slot 1 crafts a fine good
board-upgrade-twin-lamp = slot 2 gives a lantern and a lit die for the pool
board-upgrade-strongbox = slot 3 gives 3 coins or prestige
board-upgrade-trophy = 2 VP at the end, fills 2 × 2 of the wagon
board-upgrade-everlight = roll in the ruins without a lantern, fills a hook
board-upgrade-second-harness = a second steed, fills an inventory slot
