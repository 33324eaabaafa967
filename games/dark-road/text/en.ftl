# All that Merchants of the Dark Road says in English. The words are those of docs/glossary.md.
#
# $form is the grammatical form that a sentence needs; English mostly has one.
# $opening says whether a sentence begins with a capital (capital) or a small letter (small, after a colon).

## The game

game-name = Merchants of the Dark Road
game-tagline = Buy, craft and find goods, sell them to heroes, and lead caravans through the long night.

variant-buildings = Buildings
variant-buildings-random = four drawn at random
variant-buildings-first-game = the set for a first game
variant-buildings-chosen = named by the players
variant-start = Steeds and starting heroes
variant-start-dealt = dealt
variant-start-draft = drafted in pairs
variant-feats = Starting deeds
variant-feats-dealt = one each
variant-feats-choice = two each, keep one
variant-coins = Coins
variant-coins-hidden = behind the screens
variant-coins-open = open
variant-concern = Private Concern
variant-concern-usual = only when you play alone
variant-concern-apprentice = plays at the level Apprentice
variant-concern-merchant = plays at the level Merchant
variant-concern-guildmaster = plays at the level Guildmaster
variant-concern-queens-rival = plays at the level Queen’s Rival

ending-merchant-wins = Thirteen weeks of night are over.
ending-concern-wins = Thirteen weeks of night are over, and the Private Concern has not been beaten.

kind-hero = Heroes
kind-contract = Commissions
kind-companion = Companions
kind-steed = Steeds
kind-feat = Deeds
kind-event = Events
kind-building = Buildings
kind-upgrade = Wagon upgrades
kind-good = Goods
kind-die = Dice
kind-token = Tokens and markers
kind-board = Boards
kind-town = Towns
kind-concern = Private Concern

concern = Private Concern
concern-start = The Private Concern
concern-inside = the Private Concern
level-apprentice = Apprentice
level-merchant = Merchant
level-guildmaster = Guildmaster
level-queens-rival = Queen’s Rival

## Places

town-wawozno = Ravinby
town-pogorzelce = Emberfall
town-daciszklarki = Glassblow
town-hendolina = Hendolin
town-wierszonoc = Nightpoem
town-kopczyczorty = Impsbarrow
region-blue = blue
region-green = green
region-purple = purple
class-knight = { $form ->
    [many] knights
    [gen] knights
   *[nom] knight
  }
class-mercenary = { $form ->
    [many] mercenaries
    [gen] mercenaries
   *[nom] mercenary
  }
class-alchemist = { $form ->
    [many] alchemists
    [gen] alchemists
   *[nom] alchemist
  }
class-bard = { $form ->
    [many] bards
    [gen] bards
   *[nom] bard
  }
class-scholar = { $form ->
    [many] scholars
    [gen] scholars
   *[nom] scholar
  }
class-wizard = { $form ->
    [many] wizards
    [gen] wizards
   *[nom] wizard
  }

district-great-bazaar = { $form ->
    [acc] the Great Bazaar
   *[nom] Great Bazaar
  }
district-queens-commissions = { $form ->
    [acc] the Queen’s Commissions
   *[nom] Queen’s Commissions
  }
district-yurgs-excursions = Yurg’s Excursions
district-dark-market = { $form ->
    [acc] the Dark Market
   *[nom] Dark Market
  }
district-ringway-inn = { $form ->
    [acc] the Ringway Inn
   *[nom] Ringway Inn
  }
short-great-bazaar = { $form ->
    [between] the Bazaar
   *[nom] Bazaar
  }
short-queens-commissions = { $form ->
    [between] the Commissions
   *[nom] Commissions
  }
short-yurgs-excursions = Yurg
short-dark-market = { $form ->
    [between] the Dark Market
   *[nom] Dark Market
  }
short-ringway-inn = { $form ->
    [between] the Inn
   *[nom] Inn
  }
space-between = between { $first } and { $second }
space = { $first } – { $second }
dm-bottom = bottom space
dm-left = left space
dm-top = top space
dm-right = right space
ruins-bottom-left = bottom left space
ruins-top-left = top left space
ruins-top-right = top right space
ruins-bottom-right = bottom right space
route-0 = main road
route-1 = shortcut
by-main-road = by the main road
by-shortcut = by a shortcut

## Goods, tokens, dice

kind-of-weapon = { $form ->
    [acc] a weapon
    [few] weapons
    [many] weapons
   *[nom] weapon
  }
kind-of-armor = { $form ->
    [acc] armour
    [few] pieces of armour
    [many] pieces of armour
   *[nom] armour
  }
kind-of-staff = { $form ->
    [acc] a staff
    [few] staves
    [many] staves
   *[nom] staff
  }
kind-of-tome = { $form ->
    [acc] a tome
    [few] tomes
    [many] tomes
   *[nom] tome
  }
kind-of-potion = { $form ->
    [acc] a potion
    [few] potions
    [many] potions
   *[nom] potion
  }
kind-of-instrument = { $form ->
    [acc] an instrument
    [few] instruments
    [many] instruments
   *[nom] instrument
  }
good-weapon = { kind-of-weapon }
good-fine-weapon = { $form ->
    [acc] a fine weapon
    [few] fine weapons
    [many] fine weapons
   *[nom] fine weapon
  }
good-armor = { kind-of-armor }
good-fine-armor = { $form ->
    [acc] fine armour
    [few] pieces of fine armour
    [many] pieces of fine armour
   *[nom] fine armour
  }
good-staff = { kind-of-staff }
good-fine-staff = { $form ->
    [acc] a fine staff
    [few] fine staves
    [many] fine staves
   *[nom] fine staff
  }
good-tome = { kind-of-tome }
good-fine-tome = { $form ->
    [acc] a fine tome
    [few] fine tomes
    [many] fine tomes
   *[nom] fine tome
  }
good-potion = { kind-of-potion }
good-fine-potion = { $form ->
    [acc] a fine potion
    [few] fine potions
    [many] fine potions
   *[nom] fine potion
  }
good-instrument = { kind-of-instrument }
good-fine-instrument = { $form ->
    [acc] a fine instrument
    [few] fine instruments
    [many] fine instruments
   *[nom] fine instrument
  }
counted = { $n ->
    [one] { $one }
   *[other] { $n } { $many }
  }

amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-prestige = { $n } prestige
amount-lantern = { $n ->
    [one] { $n } lantern
   *[other] { $n } lanterns
  }
amount-horseshoe = { $n ->
    [one] { $n } horseshoe
   *[other] { $n } horseshoes
  }
amount-quartz = { $n } quartz
amount-glow = { $n ->
    [one] { $n } illuminated die
   *[other] { $n } illuminated dice
  }
amount-vp = { $n } VP
amount-stock = { $n ->
    [one] { $n } crate of stock
   *[other] { $n } crates of stock
  }
token-lantern = lanterns
token-horseshoe = horseshoes
token-quartz = quartz
token-glow = illuminated dice

face-none = –
face-blank = blank
face-one = 1
face-star = ★
face-two = 2
face-three = 3
face-four = 4

contract = commission for { $town } ({ $goods })
face-down = face-down card

## Names, as in the content files

name-hero-start-edvar = Edvar
name-hero-start-hild = Hild
name-hero-start-ulvero = Ulvero
name-hero-start-jaspir = Jaspir
name-hero-start-ignac = Ignac
name-hero-start-sybirra = Sybirra
name-hero-agatha = Agatha
name-hero-roderyk = Roderyk
name-hero-isaura = Isaura
name-hero-tancred = Tancred
name-hero-wilhelmina = Wilhelmina
name-hero-garvain = Garvain
name-hero-odette = Odette
name-hero-cecily = Cecily
name-hero-drago = Drago
name-hero-maren = Maren
name-hero-skarde = Skarde
name-hero-oleg = Oleg
name-hero-tisha = Tisha
name-hero-brunon = Brunon
name-hero-anselm = Anselm
name-hero-bogna = Bogna
name-hero-crispin = Crispin
name-hero-evandra = Evandra
name-hero-kordian = Kordian
name-hero-mirabel = Mirabel
name-hero-teofil = Teofil
name-hero-aurelio = Aurelio
name-hero-dalinka = Dalinka
name-hero-fenwick = Fenwick
name-hero-lirienne = Lirienne
name-hero-nadir = Nadir
name-hero-roswita = Roswita
name-hero-talvin = Talvin
name-hero-ogrim = Ogrim
name-hero-cassia = Cassia
name-hero-ditmar = Ditmar
name-hero-fabiola = Fabiola
name-hero-hieron = Hieron
name-hero-leocadia = Leocadia
name-hero-pelagius = Pelagius
name-hero-atlantes = Atlantes
name-hero-melisande = Melisande
name-hero-ozryk = Ozryk
name-hero-thessaly = Thessaly
name-hero-vorn = Vorn
name-hero-yevka = Yevka
name-hero-zoltara = Zoltara
name-cave-dragon = Cave Dragon
name-frostmouse = Frostmouse
name-phoenix = Phoenix
name-raven = Raven
name-snow-bee = Snow Bee
name-windcat = Windcat
name-grace = Grace
name-flicker = Flicker
name-cosimo = Cosimo
name-dumpling = Dumpling
name-steed-brembizant = Brembizant
name-steed-shadow = Shadow
name-steed-lovebug = Lovebug
name-steed-sweethoof = Sweethoof
name-steed-velvet = Velvet
name-steed-whisper = Whisper
name-steed-woolly = Woolly
name-feat-trio-knight = Captain of Knights
name-feat-trio-mercenary = Friend of Mercenaries
name-feat-trio-alchemist = Patron of Alchemists
name-feat-trio-bard = Keeper of Bards
name-feat-trio-scholar = Protector of Scholars
name-feat-trio-wizard = Confidant of Wizards
name-feat-three-lands-1 = Three Lands: the Queen’s Route
name-feat-three-lands-2 = Three Lands: the Old Highway
name-feat-supplier-blue = Supplier of the Blue Marches
name-feat-supplier-green = Supplier of the Green Marches
name-feat-supplier-purple = Supplier of the Purple Marches
name-feat-royal-supplier = Crown Supplier
name-feat-dozen = A Dozen Deliveries
name-feat-five-contracts = Merchant of One’s Word
name-feat-seven-heroes = Carrier of Legends
name-feat-all-towns = Known in Every Town
name-feat-gifts = Friend of Beasts
name-feat-guest-and-goods = Guest and Goods
name-feat-menagerie = Menagerie
name-event-only-one-survived = Only One Survived…
name-event-quartz-mining = Quartz Mining
name-event-snowdrifts = Snowdrifts on the Highway
name-event-warm-hearth = A Hospitable Hearth
name-event-toll-gate = The Toll Gate
name-event-pedlar = The Wandering Pedlar
name-event-lost-horseshoe = The Lost Horseshoe
name-event-campfire-song = A Song by the Campfire
name-event-wolves = Wolves Behind the Wagon
name-event-queens-post = The Queen’s Post
name-event-hunting-party = The Hunting Party
name-event-bards-grave = The Bard’s Grave
name-event-frozen-bridge = The Frozen Bridge
name-event-smugglers-den = The Smugglers’ Den
name-event-abandoned-camp = The Abandoned Camp
name-event-ildren-nest = The Ildren Nest
name-event-quartz-vein = A Vein of Quartz
name-event-lost-pilgrim = The Lost Pilgrim
name-event-forgotten-vault = The Forgotten Vault
name-event-stone-circle = The Stone Circle
name-quartz-mine = Quartz Mine
name-queens-eye = The Queen’s Eye, Appraiser
name-icebreakers-wharf = Icebreakers’ Wharf
name-guild-hall = Merchants’ Guild Hall
name-oracle-of-lumi = Oracle of Lumi
name-candle-and-quartz = Candle and Quartz
name-oths-lanterns = Oth’s Lanterns
name-guildmasters-estate = Guildmaster’s Estate
name-yedls-workshop = Yedl’s Workshop
name-frosted-filigree = Frosted Filigree
name-upgrade-master-craft = Master Bench
name-upgrade-twin-lamp = Twin Lamp
name-upgrade-strongbox = Strongbox
name-upgrade-trophy = Trophy
name-upgrade-everlight = Everlight
name-upgrade-second-harness = Second Harness
name-pc-01 = Morning Rounds
name-pc-02 = Errand by Glowlight
name-pc-03 = A Quiet Deal
name-pc-04 = Swift Purchase
name-pc-05 = Hands for Hire
name-pc-06 = The Night Shift
name-pc-07 = Round the City
name-pc-08 = Big Business
name-pc-09 = Ledgers
name-pc-10 = Company Runner
name-notice-levy = Guild Levy
name-notice-shortage = Shortage
name-notice-inspection = Royal Inspection
name-notice-enlistment = Great Enlistment
name-notice-open-road = Open Road
name-notice-audit = Audit of the Books
name-sarcophagus-open = Open Sarcophagus
name-sarcophagus-sealed = Sealed Sarcophagus
name-sarcophagus-cursed = Cursed Sarcophagus
name-delivery-wawozno = Delivery: Ravinby
name-delivery-pogorzelce = Delivery: Emberfall
name-delivery-daciszklarki = Delivery: Glassblow
name-delivery-hendolina = Delivery: Hendolin
name-delivery-wierszonoc = Delivery: Nightpoem
name-delivery-kopczyczorty = Delivery: Impsbarrow

## Small words

phrase-or = { $first } or { $second }
phrase-comma = { $first }, { $rest }
phrase-either = { $first }, or { $second }
phrase-next = { $first }; { $rest }
phrase-sentences = { $first } { $rest }

## What effects do: clauses made from the programs

word-take = { $opening ->
    [capital] Take
    [told] takes
   *[small] take
  }
word-lose = { $opening ->
    [capital] Lose
    [told] loses
   *[small] lose
  }
word-turn = { $opening ->
    [capital] Turn
    [told] turns
   *[small] turn
  }
word-move = { $opening ->
    [capital] Move
    [told] moves
   *[small] move
  }
word-roll = { $opening ->
    [capital] Roll
    [told] rolls
   *[small] roll
  }

do-take = { $opening ->
    [capital] Take
    [told] gains
   *[small] take
  } { $things }
do-lose = { word-lose } { $things }
do-flip-up = { word-turn } { $n ->
    [one] a normal good to its fine side
   *[other] up to { $n } normal goods to their fine side
  }
do-flip-down = { word-turn } { $n ->
    [one] a fine good to its normal side
   *[other] { $n } fine goods to their normal side
  }
do-craft = { $opening ->
    [capital] Craft
    [told] crafts
   *[small] craft
  } { $side ->
    [fine] a fine
   *[normal] a normal
  } good of the kind shown by the die in lock slot 1 (any kind if the slot is empty)
do-glow-to-pool = { word-move } an illuminated die from the special reserve to the action pool
do-rotate-wheel = { word-turn } the market wheel one step
do-take-hero = { $opening ->
    [told] takes a hero with the bonus, without a sale
   *[other] { word-take } a face-up hero{ $blind ->
        [yes] {" "}or the unseen top card
       *[no] {""}
      } with the bonus, without a sale
  }
do-lose-hero = { word-lose } one of { $opening ->
    [told] their
   *[other] your
  } heroes
do-deliver-inn-hero = { $opening ->
    [capital] Deliver
    [told] delivers
   *[small] deliver
  } a face-up hero from the Inn at once, for the reward of its region
do-take-contract = { word-take } the top commission of any stack
do-take-feat = { $opening ->
    [told] takes a deed
   *[other] { word-take } a face-up deed with the bonus of its banner{ $blind ->
        [yes] , or the top card of the deck, unseen and without a bonus
       *[no] {""}
      }
  }
do-take-upgrade = { word-take } a wagon upgrade
do-take-steed = { word-take } any unused steed
do-move-ruins = { word-move } the ruins marker { $n ->
    [one] one space
   *[other] { $n } spaces
  } and { $opening ->
    [capital] take
    [told] takes
   *[small] take
  } the good found there
do-explore = { $opening ->
    [capital] Explore
    [told] explores
   *[small] explore
  } the Ruins of Yin
do-roll-ruins = { word-roll } the ruins die
do-reroll-ruins = { $opening ->
    [told] rolls it again
   *[other] { word-roll } it again; on the same face { $same }
  }
do-roll-oracle = { word-roll } the oracle die
do-move-dark-market = { word-move } the Dark Market marker { $n ->
    [one] one space
   *[other] { $n } spaces
  } free of charge and { $opening ->
    [capital] take
    [told] takes
   *[small] take
  } what it shows
do-otherwise = { $first }; if { $opening ->
    [told] they
   *[other] you
  } cannot, { $second }
do-may = { $opening ->
    [capital] You may { $does }
    [told] { $does } if they like
   *[small] you may { $does }
  }
do-exchange = { $opening ->
    [capital] Pay
    [told] pays
   *[small] pay
  } { $cost }; in return { $does }
do-first-taker = { $first } the first time in the game, later { $later }
do-swap = { $opening ->
    [capital] Swap
    [told] swaps
   *[small] swap
  } one for another, as often as { $opening ->
    [told] they like
   *[other] you like
  }: { $bundles }
do-set-travel-die = { $opening ->
    [capital] Let the travel die you pick count as any value
    [told] the travel die they pick counts as any value
   *[small] let the travel die you pick count as any value
  }
do-add-travel-die = { $opening ->
    [capital] Add { $least }–{ $most } to the travel die you pick (6 at most)
    [told] adds { $least }–{ $most } to the travel die (6 at most)
   *[small] add { $least }–{ $most } to the travel die you pick (6 at most)
  }
do-shortcut-free = { word-take } a shortcut without paying lanterns
do-bazaar = { $opening ->
    [capital] Turn the wheel and one die if you like, then buy goods
    [told] may turn the wheel and one die, then buys goods
   *[small] turn the wheel and one die if you like, then buy goods
  }
do-inn = { $opening ->
    [capital] Sell
    [told] sells
   *[small] sell
  } goods to one hero, who comes aboard
do-dark-market = { word-move } the marker for 1 coin a step and { $opening ->
    [capital] take
    [told] takes
   *[small] take
  } what it shows
do-travel = { $opening ->
    [capital] Lead
    [told] leads
   *[small] lead
  } a caravan to a town

thing-good = a good
thing-best-good = the most valuable good
thing-any-good = { $side ->
    [fine] any fine good
    [any] any good
   *[normal] any normal good
  }
thing-value1-good = { $side ->
    [fine] a fine good
    [any] a good
   *[normal] a normal good
  } worth 1 on the wheel
thing-notOnWheel-good = { $side ->
    [fine] a fine good
    [any] a good
   *[normal] a normal good
  } of a kind with no die on the wheel
thing-either-side = { $good } (normal or fine)
thing-hero = a hero from the wagon

power-discount = Your total at the Great Bazaar is { $n } lower.
power-any-building = With an illuminated die you may activate any building on the board instead of the adjacent one.
power-stride = You may move exactly { $n } spaces instead of by a die.
power-block = You have a separate storage block of { $rows } × { $columns }.
power-unlimited = You may have any number of upgrades.
power-die-plus = You may add { $n } to every travel die you pick (6 at most).
power-free-roll = Rolling the ruins die costs you no lantern.
power-on-travel = Whenever you choose to travel, first { $does }.
power-on-upgrade = Whenever you gain an upgrade, { $does }.
power-on-fine = For every fine good you deliver in a commission { $does }.
power-end-vp = { $n } VP at the end of the game.
power-on-take = At once { $does }.
power-fills-storage = Fills { $rows } × { $columns } of your storage for good.
power-fills-hooks = Fills { $n ->
    [one] one lantern hook
   *[other] { $n } lantern hooks
  } for good.
power-fills-inventory = Fills { $n ->
    [one] one inventory slot
   *[other] { $n } inventory slots
  } for good.
power-slot = Lock slot { $slot } does this instead: { $does }.

feat = { $wanted }: { $reward }{ $limit ->
    [none] {""}
    [1] {" "}(once only)
   *[other] {" "}({ $limit } times at most)
  }.
feat-set = For each set of { $cards }
feat-each-class = For every { $n ->
    [one] delivered { $class }
   *[other] { $n } delivered { $class }
  }
feat-each-hero = { $n ->
    [one] For each hero
   *[other] For every { $n } heroes
  } delivered to the { $region } region
feat-each-contract = { $n ->
    [one] For each commission
   *[other] For every { $n } commissions
  } delivered to the { $region } region
feat-total = For { $n } delivered { $of ->
    [heroes] heroes
    [contracts] commissions
   *[both] heroes and commissions together
  }
feat-towns = For deliveries in { $n } different towns
feat-gifts = { $n ->
    [one] For each gift on your loyal companions
   *[other] For every { $n } gifts on your loyal companions
  }
feat-companions = For { $n } companions in front of you
feat-pairs = For each pair of a hero and a commission delivered to the same town
feat-class = { $n } delivered { $class }
feat-town-hero = { $n ->
    [one] a hero
   *[other] { $n } heroes
  } delivered to { $town }
feat-town-contract = { $n ->
    [one] a commission
   *[other] { $n } commissions
  } delivered to { $town }
feat-region-hero = { $n ->
    [one] a hero
   *[other] { $n } heroes
  } delivered to the { $region } region
feat-region-contract = { $n ->
    [one] a commission
   *[other] { $n } commissions
  } delivered to the { $region } region

concern-does = { $deeds }
concern-does-gain = gains { $amount }
concern-does-lower = gains { $n } of whichever it has less of, coins or prestige
concern-does-advance-ruins = moves the ruins marker { $n ->
    [one] one space
   *[other] { $n } spaces
  }
concern-does-levy = takes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } from every player who can pay
concern-does-reroll-market = rerolls all market dice
concern-does-cycle-contracts = moves the top commission of every stack to the bottom
concern-does-replace-inn = replaces all heroes at the Inn

decree-sale = While this notice is face up: the Private Concern gets { $n } more for each of its sales.
decree-wheel = While this notice is face up: nobody turns the wheel free of charge at the Great Bazaar.
decree-contract = While this notice is face up: { $n } more prestige for a commission delivered with all its goods.
decree-hero = While this notice is face up: { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
  } for every delivered hero.
decree-joins = While this notice is face up: the Private Concern joins every caravan.
decree-traveller = While this notice is face up: the leading player gets { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } for each other traveller.
decree-none = This notice has no lasting effect.

## About pieces

about-hero = Hero: { $class } on the way to { $town } ({ $region } region)
about-wants = Wants: { $goods }.
about-starting-hero = A starting hero wants no goods.
about-bonus = Bonus when coming aboard: { $bonus }.
about-hero-reward = When delivered: { $does }.
bonus-lantern = 1 lantern
bonus-horseshoe = 1 horseshoe
bonus-chest = a chest (room for one good of any size)
about-contract = Deliver to { $town } ({ $region } region): { $goods }.
about-contract-reward = { $one }, { $two } or { $three } prestige for one, two or three of these goods, { $fine } more for each fine one. Rule DR-14.3.
about-loyal = A loyal companion: each ability once, for a gift that stays on the card. Rule DR-19.2.
about-stray = A stray: needs its gift each time, then goes to the player on the left. Rule DR-19.3.
ability = For { $gift }: { $does }.
ability-short = for { $gift } { $does }
about-event = Event on the { $route }
event-line = { $value }: { $does }
about-good = Storage: { $shape }. Rule DR-17.
about-fine = Fine: { $coins } more coin and { $quartz } quartz when sold, { $prestige } more prestige when delivered.
shape-rectangle = { $rows } × { $columns }
shape-corner = { $cells } cells in the shape of an L
about-steed = A steed. Rule DR-20.
about-feat = A deed, scored at the end. Rule DR-23.
about-building = Building: { $does }. Rule DR-22.
about-upgrade = A wagon upgrade. Rule DR-21.
about-action = { $move ->
    [0] stays
    [one] moves one space
   *[other] moves { $move } spaces
  }, { $glow ->
    [yes] visits both districts and the building, and travels by a shortcut
   *[no] visits one district, and travels by the main road
  }; its town is { $town }
about-action-card = Action card: { $does }.
about-notice = The Private Concern at once { $does }.
about-sarcophagus = Sarcophagus: the Private Concern { $does }.
about-delivery = When the Private Concern delivers here it { $front } (front) or { $back } (back), and turns the tile over.

## Questions

ask-name-buildings-building = Which building do you name for this game?
ask-draft-steed = Which steed and starting hero do you take?
ask-feat-choice-feat = Which deed do you keep? The other goes under the deck.
ask-plan-reset = Your locked dice are all equal. Do you set them to 1, 2, 3?
ask-plan-die = Which night die do you lock? The one you free will move you.
ask-plan-slot = { $locks ->
    [yes] You are locking the { $face } (in slot 1 it crafts { $kind }). Which slot’s die do you free? It will move you.
   *[no] Which locked die do you free for the action pool? It will move you.
  }
ask-glow-to-pool-die = Which illuminated die do you move to the action pool?
ask-move-space = Move: where do you ride?
ask-move-step = Do you use a horseshoe, or visit something right away?
ask-activate-place = { $left ->
    [none] There is nothing left to visit this turn.
   *[some] Activate: what do you visit?
  }
ask-bazaar-adjust = Great Bazaar: do you change the market?
ask-bazaar-face = Which good do you turn the die to?
ask-bazaar-buy = Great Bazaar: what do you buy?
ask-dark-market-space = Dark Market: how far do you move the marker?
ask-inn-hero = { $buyers ->
    [0] Ringway Inn: nobody here buys what you carry. What do you do?
   *[other] Ringway Inn: to whom do you sell?
  }
ask-inn-good = What do you sell to { $hero }?
ask-explore-space = Ruins of Yin: how far do you move the marker?
ask-explore-roll = Ruins of Yin: do you roll the ruins die?
ask-travel-companion = Which companion do you take along?
ask-travel-road = Which road do you take?
ask-travel-town = Which town do you travel to?
ask-caravan-answer = { $leader } leads a caravan { $route } to { $town }. Do you join?
ask-pick-die = “{ $event }”: which travel die do you take?
ask-pick-change = Do you change the die?
ask-visits-plan = { $step ->
    [town] Which town do you visit?
    [goods] Which good do you deliver? It is a { $contract }.
   *[cards] What do you deliver?
  }
ask-fortunes-fortune = Good Fortune: what do you take?
ask-companion-ability = Which companion do you use?
ask-gift-thing = What do you give as a gift?
ask-exchange-cost = Do you pay?
ask-exchange-good = Which good do you pay with?
ask-swap-net = What do you swap?
ask-choose-branch = Which do you choose?
ask-may-answer = Do you want to do this?
ask-take-good-kind = Which good do you take?
ask-lose-good-good = Which good do you lose?
ask-flip-good = Which good do you turn over?
ask-take-hero-hero = Which hero do you take?
ask-lose-hero-hero = Which hero do you lose?
ask-deliver-inn-hero-hero = Which hero at the Inn do you deliver?
ask-board-leaving = Your seats are full. Which hero leaves?
ask-take-contract-contract = Which commission do you take?
ask-take-contract-returned = You have four commissions. Which one goes back?
ask-take-feat-feat = Which deed do you take?
ask-take-upgrade-upgrade = Which upgrade do you take?
ask-take-steed-steed = Which steed do you take?
ask-settle-token = Your inventory is full. What do you give up?
ask-settle-goods = Your goods do not fit. What do you give up?
ask-end-plan = { $step ->
    [town] The last visit: which town do you visit?
    [goods] The last visit: which good do you deliver? It is a { $contract }.
   *[cards] The last visit: what do you deliver?
  }
ask-end-reward = “{ $feat }” pays { $n }{ $times ->
    [1] {""}
   *[other] {" "}(payment { $nth } of { $times })
  }. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and { $prestige } prestige. What do you take?

## Answers

option-companion = Use a companion…
option-use = { $what }: { $does }
option-named = { $what }. { $does }
option-pair = { $steed } with { $hero }, { $class } on the way to { $town }, bonus: { $bonus }. { $does }
option-locks-reset = Yes, set them to 1, 2, 3
option-locks-keep = No, leave them
option-die = Lock the { $face }: { $value ->
    [0] no move when you free it
    [one] one space when you free it
   *[other] { $value } spaces when you free it
  }; in slot 1 it crafts { $kind }
option-slot = Slot { $slot }: free the { $face } ({ $value ->
    [0] no move
    [one] one space
   *[other] { $value } spaces
  }), then { $does }
option-slot-craft = Slot { $slot }: free the { $face } ({ $value ->
    [0] no move
    [one] one space
   *[other] { $value } spaces
  }), then craft { $kind ->
    [any] any { $side ->
        [fine] fine good
       *[normal] normal good
      }
   *[die] { $side ->
        [fine] the fine good shown by the die you lock
       *[normal] the good shown by the die you lock
      }
  }
option-face = Move the { $face }
option-ride = { $by ->
    [0] Stay
    [one] One space on
   *[other] { $by } spaces on
  }, { $space }{ $building ->
    [none] {""}
   *[other] {" "}({ $building } is there)
  }
option-step = { $by ->
    [one] One space forward
   *[other] One space back
  }, { $space }{ $building ->
    [none] {""}
   *[other] {" "}({ $building } is there)
  }
option-stay = Use no horseshoe
option-end = End the turn
option-rotate = Turn the wheel one step: prices fall, the last one jumps to 5
option-turn-die = Turn the { $kind } die to a different good
option-to-purchase = Go on to buying
option-face-kind = Turn it to { $kind } (worth { $worth })
option-buy = Buy { $kind } { $price ->
    [0] free of charge
    [one] for { $price } coin
   *[other] for { $price } coins
  }
option-bought = Buy nothing more
option-dark = Pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }: { $does }
option-look-at-inn = Pay 1 prestige to see three more heroes
option-buyer = { $hero }, { $class } on the way to { $town }; buys from you: { $goods }, for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } in all; bonus: { $bonus }
option-price = { $kind } ({ $worth })
option-no-sale = Sell nothing
option-sell = Sell { $good } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }{ $quartz ->
    [yes] {" "}and 1 quartz
   *[no] {""}
  }
option-sold = Sell nothing more
option-ruins = Move the marker to the { $space }: { $does }
option-ruins-roll = Roll the ruins die
option-ruins-stop = Do not roll
option-hero = { $hero }, { $class } on the way to { $town }; bonus: { $bonus }
option-contract = For { $town }: { $goods } ({ $left ->
    [0] none
   *[other] { $left }
  } left in the stack)
option-take-companion = { $card }{ $loyal ->
    [yes] {""}
   *[no] {" "}(stray)
  }{ $die ->
    [yes] {" "}with a travel die
   *[no] {""}
  }: { $does }
option-blind = Take the top card of the deck, unseen
option-feat = { $feat }. { $does } At once { $bonus }.
option-good-turn = Turn over { $good } (worth { $worth })
option-good-pay = Pay with { $good } (worth { $worth })
option-good-give = Give up { $good } (worth { $worth })
option-good-take = Take { $good } (worth { $worth })
option-pay = Pay { $cost }
option-none = No, leave it
option-no = No
option-swap = Give { $given } for { $taken }
option-give-up = Give up { $things }
option-reward-coins = Take coins
option-reward-prestige = Take prestige

option-main-road = Main road: free of charge; then { $fortunes ->
    [one] one Good Fortune
   *[other] { $fortunes } Good Fortunes
  }
option-shortcut = Shortcut: pay { $cost }; then { $fortunes ->
    [one] one Good Fortune
   *[other] { $fortunes } Good Fortunes
  }
option-flicker = Shortcut with { $card }: { $gift } instead of lanterns; then { $fortunes ->
    [one] one Good Fortune
   *[other] { $fortunes } Good Fortunes
  }
option-town = { $town } ({ $region } region): deliver { $class } here and { $does } for each
option-town-aboard = { $town } ({ $region } region); aboard: { $aboard }
aboard-contract = a commission ({ $goods }; { $have ->
    [0] no goods for it yet
   *[other] { $have } of { $of }, brings { $gain }
  })
aboard-hero = { $hero } (brings { $gain })
option-join-yes = Yes, join the caravan
option-join-for = Yes, join{ $aboard ->
    [none] {" "}(you have nothing to deliver there, and the event may cost you something)
   *[other] ; for this region you carry: { $aboard }
  }
option-join-no = No, stay in the city
option-reroll = Pay a lantern and reroll { $count ->
    [one] the die
    [2] both dice
   *[other] all { $count } dice
  }
option-line = The { $value }: { $does }
option-keep-die = Keep the { $value }: { $does }
option-raise = { $steed } makes it a { $value }: { $does }
option-change-die = { $card } (for { $gift }) makes it a { $value }: { $does }
option-deliver-hero = Deliver { $hero }, { $class }; { $does }
option-deliver-contract = Deliver the commission ({ $goods }); you have { $have } of { $of } goods, { $gain } at most
option-deliver-good = Deliver { $good } (worth { $worth }){ $fine ->
    [yes] , 1 more prestige
   *[no] {""}
  }
option-visit-enough = Add nothing more to this commission
option-visit-done = Finish delivering
option-visit-pass = Visit no town

## What happens

event-game-began = The long night begins. { $first } goes first; the order is { $order }.
event-upgrades-removed = These upgrades are out of the game: { $upgrades }.
event-building-named = { $player } names the building { $building }.
event-buildings-placed = These buildings are in play, from the Bazaar on: { $buildings }.
event-outfitted = { $player } has the steed { $steed } and the starting hero { $hero }.
event-concern-outfitted = The Private Concern has the starting hero { $hero }.
event-feats-dealt = { $count ->
    [one] You start with the deed “{ $feats }”.
   *[other] You start with these deeds: { $feats }.
  }
event-feat-kept = You keep the deed “{ $feat }”.
event-feats-returned = { $count ->
    [one] One deed goes
   *[other] { $count } deeds go
  } under the deck.
event-start-good = { $player } starts with { $good } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
event-turn-began = Round { $round }: { $player }’s turn.
event-locks-reset = { $player } sets the locked dice to 1, 2, 3.
event-planned = { $player } locks the { $face } in slot { $slot } and frees the { $freed }.
event-planned-late = { $player } frees the { $freed } from slot { $slot }.
event-glow-moved = { $player } moves an illuminated die (the { $face }) to the action pool.
event-glow-gained = { $player } gains an illuminated die (the { $face }).
event-rode = { $player } { $by ->
    [0] stays
   *[other] stops
  } { $space }.
event-horseshoe-used = { $player } uses a horseshoe and stops { $space }.
event-activated = { $player } visits { $district }.
event-building-activated = { $player } uses the building { $building }.
event-dice-rolled-anew = { $player } loses a night die and rerolls the rest: { $faces }.
event-market-refilled = { $count ->
    [one] A new die on the market shows { $kinds }.
   *[other] New dice on the market show { $kinds }.
  }
event-refilled = { $count ->
    [one] A new card comes to the table: { $pieces }.
   *[other] New cards come to the table: { $pieces }.
  }
event-gained = { $player } gains { $amount }.
event-lost = { $player } loses { $amount }.
event-paid = { $player } pays { $amount }.
event-no-room = { $player } has no room for { $amount }, which is lost.
event-supply-empty = The supply has run out of { $what }.
event-goods-gained = { $player } gains { $goods }.
event-goods-lost = { $player } parts with { $goods }.
event-goods-given-up = { $player } has no room and gives up { $goods }.
event-good-flipped = { $player } turns { $good } to its { $up ->
    [yes] fine
   *[no] normal
  } side.
event-swapped = { $player } swaps { $given } at the Estate.
event-wheel-turned = { $player } turns the market wheel.
event-market-die-turned = { $player } turns the { $from } die over to { $into }.
event-bought = { $player } { $price ->
    [0] takes { $kind } free of charge
    [one] buys { $kind } for { $price } coin
   *[other] buys { $kind } for { $price } coins
  }.
event-marker-moved-dark-market = { $player } moves the Dark Market marker to the { $space }{ $paid ->
    [0] {""}
    [one] {" "}for { $paid } coin
   *[other] {" "}for { $paid } coins
  }.
event-marker-moved-ruins = { $player } moves the ruins marker to the { $space }.
event-heroes-revealed = { $player } looks for more heroes: { $heroes }.
event-sold = { $player } sells { $goods } to { $hero } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
event-nothing-sold = { $player } sells nothing.
event-ruins-rolled = { $player } rolls the ruins die and { $does }.
event-oracle-rolled = { $player } rolls the oracle die and { $does }.
event-hero-joined = { $player } takes { $hero } aboard.
event-hero-bonus = { $hero } brings a bonus.
event-hero-left = { $player } sends { $hero } away.
event-contract-taken = { $player } takes a { $contract }.
event-contract-returned = { $player } gives back a { $contract }.
event-feat-taken = { $player } takes the deed “{ $feat }”.
event-feat-drawn = { $player } draws an unseen deed.
event-feat-seen = You draw the deed “{ $feat }”.
event-upgrade-taken = { $player } takes the upgrade { $upgrade }.
event-upgrade-helped = { $upgrade } helps { $player }.
event-steed-taken = { $player } harnesses { $steed }.
event-steed-helped = { $steed } helps { $player }.
event-companion-taken = { $player } takes along { $card }{ $die ->
    [yes] {" "}and a travel die
   *[no] {""}
  }.
event-companion-used = { $player } uses { $card } for { $gift } and { $does }.
event-companion-passed = { $card } moves on to { $left }.
event-caravan-announced = { $player } leads a caravan { $route } to { $town }.
event-joined = { $player } joins the caravan.
event-stayed = { $player } does not join the caravan.
event-event-revealed = On the way they meet “{ $card }”. { $count ->
    [one] The die shows
   *[other] The dice show
  } { $dice }.
event-dice-rerolled = { $player } rerolls the { $count ->
    [one] die
   *[other] dice
  }: { $dice }.
event-die-changed = { $player } makes the die a { $value }.
event-die-picked = { $player } takes the { $value } and { $does }.
event-visited = { $player } comes to { $town }.
event-contract-delivered = { $player } delivers { $goods }; the { $contract } pays { $prestige } prestige.
event-hero-delivered = { $player } delivers { $hero }.
event-fortune-taken = { $player } has Good Fortune and { $does }.
event-concern-card = The Private Concern draws “{ $card }”: it { $does }.
event-concern-balances = The Private Concern has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and { $prestige } prestige, so it makes for { $district }.
event-concern-rode = The Private Concern { $by ->
    [0] stays
   *[other] stops
  } { $space }.
event-concern-activated = The Private Concern visits { $district }.
event-concern-idle = The Private Concern finds nothing here worth its while.
event-concern-building = With its illuminated die the Private Concern uses the building { $space } as well.
event-concern-gained = The Private Concern gains { $amount }.
event-concern-lost = The Private Concern loses { $amount }.
event-concern-bought = The Private Concern buys where a die costs least: { $kind }, { $dice ->
    [one] one die
   *[other] { $dice } dice
  } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }.
event-concern-sold = The Private Concern sells { $kinds } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } to { $hero }, who takes the most.
event-concern-explored = The Private Concern explores the ruins (“{ $card }”): it { $does }.
event-concern-weighed = The best town for the Private Concern is { $town }, worth { $value }.
event-concern-contract-delivered = The Private Concern delivers { $goods ->
    [one] one good
   *[other] { $goods } goods
  }; the { $contract } pays { $prestige } prestige.
event-concern-fortune = The Private Concern has Good Fortune (coins: { $coins }, prestige: { $prestige }) and takes { $takes ->
    [coins] coins
   *[feat] a deed
  }.
event-concern-tile = The delivery tile ({ $town }): the Private Concern { $does }.
event-concern-kept-companion = The Private Concern takes { $card } out of the game.
event-notice-revealed = The Guild gives notice of “{ $notice }”. { $does }
event-notice-helped = “{ $notice }” applies to { $player }.
event-final-visits = The night is over. Everybody may visit one last town.
event-feat-scored = { $player } scores “{ $feat }”{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times
  } and gets { $rewards }.
event-feat-scored-not = { $player } has not done “{ $feat }”.
event-concern-scored = The Private Concern ends with { $total } points: the lower of { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and { $prestige } prestige, { $feats } for deeds, { $level } for its level.
event-tied = { $by ->
    [sum] The tie goes to the higher sum of coins and prestige: { $who }.
    [gifts] Tied in coins and prestige together, too: more gifts with companions win: { $who }.
    [contracts] Tied in gifts, too: more delivered commissions win: { $who }.
    [heroes] Tied in commissions, too: more delivered heroes win: { $who }.
   *[none] Tied in everything: { $who } win together.
  }
tied-one = { $player } { $n }
event-game-ended = The game is over.

## Points

score-base = Coins or prestige
score-feats = Deeds
score-trophy = Trophy
score-glow = Illuminated dice
score-level = Level
score-why-base = the lower of { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and { $prestige } prestige
score-why-tied = { score-why-base }; { $by ->
    [sum] their sum breaks the tie: { $n }
    [gifts] gifts with companions break the tie: { $n }
    [contracts] delivered commissions break the tie: { $n }
    [heroes] delivered heroes break the tie: { $n }
   *[none] tied in everything
  }
score-why-hidden = coins behind the screen, { $prestige } prestige
score-why-feat = { $feat }{ $times ->
    [0] {" "}(not done)
    [one] {""}
   *[other] {" "}({ $times } times)
  }{ $base ->
    [yes] : paid in coins or prestige
   *[no] {""}
  }
score-why-upgrade = { $upgrade }
score-why-glow = { $count ->
    [one] 1 left in reserve
   *[other] { $count } left in reserve
  }

## The table

table-opening = Before the first turn
table-turn = Round { $round } of { $rounds }: { $player }’s turn
table-final = The last visits
table-over = The game is over
moment = round { $round }/{ $rounds }
table-journey = { $leader }’s caravan { $route } to { $town } ({ $region } region)
table-ringway = Highreach, the Ringway
table-player = { $player }
table-concern = Private Concern ({ $level })

row-draft = Pairs to choose from
row-building-tiles = Buildings to name
row-event = Event
row-dice = Travel dice
row-courtyard = Courtyard
row-feat-deck = Deeds in the deck
row-field = { $kind }: { $worth }
row-basket = Bought
row-town = { $town } ({ $left })
row-companions = Companions
row-companion-deck = Companions in the deck
row-upgrades = Wagon upgrades left
row-steeds = Unused steeds
row-inn = Heroes
row-revealed = Revealed for this sale
row-hero-deck = Heroes in the deck
row-reserve = Main reserve
row-pool = Action pool
row-glow = Special reserve
row-goods = Goods
row-heroes = Heroes
row-contracts = Commissions
row-steeds-of = Steed
row-upgrades-of = Upgrades
row-companions-of = Companions ({ $gifts ->
    [one] one gift
   *[other] { $gifts } gifts
  })
row-feats-of = Deeds
row-register = Register ({ $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
  }, { $contracts ->
    [one] one commission
   *[other] { $contracts } commissions
  })
row-spent = Night dice spent
row-stock = Stock
row-concern-card = Action card
row-notice = Guild Notice
row-tiles = Delivery tiles

note-travellers = Travelling: { $travellers }.
pile = { $kind } { $left }
note-piles = Goods in the supply: { $piles }.
note-event-decks = Events: { $main } for the main road, { $short } for shortcuts.
note-fortune-coins = Good Fortune in coins: { $does }.
note-ruins = Ruins, { $space }{ $marker ->
    [yes] {" "}(marker)
   *[no] {""}
  }: { $does }.
note-dark = { $space }{ $marker ->
    [yes] {" "}(marker)
   *[no] {""}
  }: { $does }.
note-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }, { $prestige } prestige
note-purse-hidden = Coins behind the screen, { $prestige } prestige
note-locks = Locked: { $first } · { $second } · { $third }
note-tokens = Lanterns: { $lanterns } of { $hooks }; horseshoes: { $horseshoes }, quartz: { $quartz } (room for both: { $room })
note-room = { $count ->
    [one] Only this still fits in the wagon: { $goods }.
   *[other] One of these still fits in the wagon: { $goods }.
  }
note-room-any = Any one good still fits in the wagon.
note-room-none = No more goods fit in the wagon.
note-concern-town = Current town: { $town }.
note-concern-counts = Deeds: { $feats }; delivered: heroes { $heroes }, commissions { $contracts }.

shown = { $piece }
shown-number = { $n }
shown-die = market die
shown-wagon = { $player }’s wagon
shown-contract = { $town }
mark-pair = with { $hero }, { $class } on the way to { $town }, bonus: { $bonus }
mark-inn = { $class } on the way to { $town }; wants: { $goods }; bonus: { $bonus }
mark-hero = { $class } on the way to { $town }{ $chest ->
    [yes] , with a chest
   *[no] {""}
  }
mark-contract = { $goods }
mark-region = { $region } region
mark-die = travel die
mark-gifts = { $n ->
    [one] one gift
   *[other] { $n } gifts
  }
mark-stray = stray
mark-banner = at once { $does }
mark-side-0 = front
mark-side-1 = back

## Why something cannot be chosen

why-over = The game is over.
why-wait = The other players are choosing.
why-turn = It is { $player }’s turn.
why-turn-concern = It is the Private Concern’s turn.
why-away = That is not beside your wagon (DR-7.1).
why-visited = You have already been there this turn (DR-7.2).
why-one-district = Without an illuminated die you visit one district (DR-7.1).
why-plan-first = First plan and ride, then visit (DR-4.2).
why-ride-first = Ride first: you visit what your wagon stands beside (DR-4.2).
why-feat = A deed comes with Good Fortune, after a caravan that you lead, or from the bottom of the Dark Market (DR-10.2, DR-15.2).
why-upgrade = An upgrade comes with Good Fortune, after a caravan that you lead (DR-15.2).
why-other-town = That goes to { $town }, and the caravan goes to { $goal } (DR-14.1).
why-begun = First finish the commission you have begun; each thing is delivered once (DR-14.3).
why-own-caravan = You lead the caravan to { $town } and deliver there only (DR-14.1).
why-other-region = The caravan does not go there: it brings you to { $one } or to { $other } (DR-14.1).
why-nothing-for-town = You have nothing to deliver there (DR-14.1).
why-one-visit = You visit one town at a time (DR-14.1, DR-25.1).
why-commission-first = First choose the commission that wants this good (DR-14.3).
why-not-wanted = None of your commissions from here wants this good (DR-14.3).
why-not-for-sale = This hero does not buy that (DR-11.2).
why-die-first = First choose the die in your reserve that you lock here (DR-5.2).
why-slot-now = You have chosen a die: now choose the slot from which another goes to your pool (DR-5.2).
why-lock-empty = This slot is empty: there is nothing to free (DR-5.4).
why-glow-locked = Illuminated dice are not locked: slot 2 moves them to your pool (DR-5.3).
why-rode = Your wagon has moved this turn; now you visit what it stands beside (DR-7.1).
why-no-such-die = There is no such travel die left (DR-13.8).
why-no-goods = You have none of its goods (DR-14.3).
why-nothing-great-bazaar = There is nothing to do there (DR-7.5).
why-nothing-queens-commissions = All stacks are empty (DR-7.5).
why-nothing-yurgs-excursions = There is nothing to do there (DR-7.5).
why-nothing-dark-market = The marker costs a coin a step, and you have none (DR-10.1).
why-nothing-ringway-inn = You have nothing that a hero here wants, and no prestige to look for others (DR-7.5).
why-visit-inn = Visit the Inn first (DR-11).
why-visit-commissions = Visit Queen’s Commissions first (DR-9).
why-visit-yurg = Companions come along when you lead a caravan: visit Yurg first (DR-13.1).
why-no-glow = A building needs an illuminated die in the action pool (DR-7.2).
why-building-used = You have already used a building this turn (DR-22.1).
why-building-away = That building is not at your space (DR-7.2).
why-building-price = You cannot pay what it asks (DR-22.1).
why-stride = No die in your action pool leads there (DR-6.1).
why-horseshoe = A horseshoe moves you by one space (DR-6.2).
why-no-die = No market die lies there (DR-8.2).
why-no-tile = The supply has no tile of it (DR-8.3).
why-price = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, and you have { $coins } (DR-8.2).
why-wants = This hero wants: { $goods }, and you have none of these (DR-11.2).
why-companion-turn = Companions help in your own turn only (DR-19.1).
why-companion-spent = You have used all its abilities (DR-19.2).
why-companion-gift = Its help costs { $gift }, which you do not have (DR-19.2).
why-companion-idle = There is nothing it could work on now (DR-19.6).
