# Words of the board of Merchants of the Dark Road.
board-label = Board of the kingdom
board-wagon = Wagon
board-towns = Towns and their commissions
board-for-hero = for a hero
board-town = { $town }, contracts in the stack: { $left }
board-goal = goal
board-no-contracts = no contracts
board-top-contract = { $contract }, { $left } in the stack
board-hero = { $hero }, { $class }, going to { $town }{ $count ->
    [0] {""}
   *[other] , wants: { $goods }
 }, bonus: { $bonus }
board-hero-deck = Hero deck, cards: { $count }
board-feat-deck = Feat deck, cards: { $count }
board-companion-deck = Companion deck, cards: { $count }
board-feat-none = empty place
board-feat-total = deliveries: { $n }
board-feat-towns = towns: { $n }
board-feat-pairs = hero + contract
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
board-fortune-short = fortune
board-fortune-glow = glow die
board-fortune-feat = feat
board-fortune-coins = coins
board-fortune-upgrade = upgrade
board-die-away = the die is in the caravan
board-companion = { $card }{ $die ->
    [yes] , with the travel die
   *[no] {""}
 }
board-prestige = Prestige
board-prestige-track = Prestige track
board-prestige-of = { $name }: prestige { $n }
board-round = Turn { $round } of { $rounds }
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
board-glow = Glow
board-pool = Pool
board-night-die = Night die: { $face }
board-glow-die = Glow die: { $face }
board-lock = Lock slot { $slot } holds { $face }: { $does }
board-lock-empty = Slot { $slot } is empty.
board-craft = craft
board-to-pool = to pool
board-a-step = 1 step
board-any-die = die ?
board-plus-die = +{ $least }/{ $most }
board-free-shortcut = free shortcut
short-travel = travel
board-good-any = any
board-good-value1 = =1
board-good-notOnWheel = no die
board-good-best = dearest
board-good-one = good
board-cargo = Cargo of the wagon
board-lanterns = Lanterns
board-inventory = Inventory
board-lanterns-of = Lanterns: { $n }, hooks { $hooks }
board-token-quartz = Quartz
board-token-horseshoe = Horseshoe
board-storage = Storage: { $used } of { $cells } cells taken
board-too-much = Does not fit
board-free = free place
board-own-contract = { $contract }, pays now in prestige: { $n }
board-friends = Steed and companions
board-no-companions = Lead caravans to meet companions.
board-ability = { $does }{ $given ->
    [yes] , used already
   *[no] {""}
 }
board-steed-brembizant = Bazaar 2 cheaper
board-steed-shadow = any building by glow
board-steed-lovebug = a lantern when travelling
board-steed-sweethoof = may ride 3, has saddlebags
board-steed-velvet = any number of upgrades, +2 prestige
board-steed-whisper = +1 to a travel die
board-steed-woolly = quartz for fine contract goods
board-turn-wheel = Turn the market wheel
board-turn-wheel-how = Every good drops a step, the one on the last 1 jumps to 5 (DR-8.1).
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
plate-queens-commissions = Queen's
    Commissions
plate-yurgs-excursions = Yurg's
    Excursions
plate-dark-market = Dark
    Market
plate-ringway-inn = Inn
plate-quartz-mine = Quartz Mine
plate-queens-eye = Queen's Eye
plate-icebreakers-wharf = The Wharf
plate-guild-hall = Guild Hall
plate-oracle-of-lumi = Oracle of Lumi
plate-candle-and-quartz = Candle and Quartz
plate-oths-lanterns = Oth's Lanterns
plate-guildmasters-estate = The Estate
plate-yedls-workshop = Yedl's Workshop
plate-frosted-filigree = Filigree
board-night = Night panel
board-clock = Clock of the night: turn { $round } of { $rounds }. A night die goes out after turns: { $turns }.
board-plan = Which die do you lock? You free one of these:
board-plan-die = You lock this die ({ $face }) and free:
board-plan-row = Slot { $slot }, frees the die { $face }; { $rides }
board-rides = you ride { $by }: { $space }
board-worth = worth { $n }
board-with-glow = by glow also { $by }
board-event = event
board-event-deck = Event deck, { $route }: { $count }
board-road-main-road = main road
board-road-shortcut = shortcut
board-on-the-way = To { $town }
board-travel-dice = Travel dice
board-die-as = Die { $value }: { $does }
board-by-steed = steed
board-by-companion = companion
board-reroll = Reroll the dice for a lantern
board-reroll-short = reroll
board-step-plan = plan
board-step-move = move
board-step-activate = activate
board-step-rest = rest
board-step-caravan = caravan
board-turn-of = Turn of { $name }
board-answers = Answers
board-answer-reset = Set to 1, 2, 3
board-answer-keep = Leave
board-answer-main-road = Main road
board-answer-shortcut = Shortcut
board-answer-flicker = Shortcut with Flicker
board-answer-yes = I come along
board-answer-no = I stay
board-answer-look = I look around
board-answer-stay = No
board-answer-roll = I roll the ruins die
board-answer-stop = I do not roll
board-answer-coins = Coins
board-answer-prestige = Prestige
board-goods-of = { $n } of { $of } goods
board-nothing-for = You have nothing to hand over here
board-together = Together
board-ledger = Turn { $round } of the Concern
board-ledger-back = A step back
board-ledger-again = Show again, or to the end
board-ledger-before = Before
board-ledger-now = Now
board-no-goods = no goods
board-opp-dice = Locked, in reserve, and glow dice
board-opp-tokens = Lanterns: { $lanterns }, quartz: { $quartz }, horseshoes: { $horseshoes }
board-count-paw = Companions: { $n }
board-count-feat = Feats behind the screen: { $n }
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
board-pack-how = Tap a good and a cell, or drag it; what stays on the snow you do not take.
board-pack-held = Tap a cell, a chest or the snow. R turns it, arrows move it, Delete leaves it on the snow.
board-chest-of = Chest: { $hero }
board-snow = On the snow
board-snow-how = goes back to the supply
board-turn-tile = Turn
board-step-back = Take the move back
board-pack-missed = It does not fit there: it would stick out of the wagon.
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
board-first-lock = on lock 1:
board-leave = Leave
board-deliveries = What I can deliver
board-deliveries-none = Nothing to deliver yet: take a contract, or a hero aboard.
board-last-visits = The last visits

## The ledger of the Private Concern: a step in few words

board-led-concern-card = card “{ $card }”, move { $move }{ $glow ->
    [yes] , glow
   *[no] {""}
  }
board-led-concern-balances = coins { $coins }, prestige { $prestige }: heads for { $district }
board-led-concern-rode = { $by ->
    [0] stays
   *[other] rides { $by }
  }: { $space }
board-led-concern-activated = { $district }
board-led-concern-idle = nothing pays here
board-led-concern-building = building, by a glow die
board-led-concern-bought = buys { $kind }, dice: { $dice }
board-led-concern-sold = sells to { $hero }
board-led-concern-explored = ruins: { $card }
board-led-concern-weighed = best: { $town }, worth { $value }
board-led-concern-fortune = Good Fortune ({ $coins } and { $prestige }): { $takes ->
    [coins] coins
   *[feat] a deed
  }
board-led-concern-contract-delivered = commission, { $town }, goods: { $goods }
board-led-concern-tile = tile, { $town }, { $side ->
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
