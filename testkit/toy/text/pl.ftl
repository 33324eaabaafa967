name = Sad
about-variant-length = Ile rund gracie, wszyscy.
variant-length = Długość
variant-length-short = trzy rundy
variant-length-long = pięć rund

card-apple = jabłoń { $worth }
card-pear = grusza { $worth }
card-plum = śliwa { $worth }
card-cherry = wiśnia { $worth }
basket = kosz { $worth }
face-down = zakryta karta
about-card = Zasadzona, na koniec jest warta { $worth }; w licytacji też { $worth }.
about-basket = Na koniec jest wart { $worth }.

section-middle = Środek
section-player = { $player }
row-round = Runda
row-deck = Talia
row-basket = Kosz do wygrania
row-laid = Do zasadzenia
row-discard = Odrzucone
row-coins = Monety
row-hand = Ręka
row-sun = W słońcu
row-shade = W cieniu
row-won = Kosze
weather = Drzewo w słońcu daje w tej rundzie { $weather ->
    [one] { $weather } monetę
    [few] { $weather } monety
   *[other] { $weather } monet
  }.

ask-round-action = Runda { $round } z { $rounds }: co robisz?
ask-plant-card = Którą kartę sadzisz?
ask-plant-place = Gdzie ją sadzisz?
ask-round-bids = Licytacja, w puli: { $basket }.
do-plant = Sadzę
do-draw = Dobieram dwie karty
do-rest = Odpoczywam za monetę
do-plant-card = { $card }
do-plant-sun = W słońcu
do-plant-shade = W cieniu
do-round-bids = { $card }
do-done = Bez drugiej karty

event-weather = Nowa runda: słońce daje { $weather }, do wygrania { $basket }.
event-drew = { $player } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
event-drew-cards = Dobierasz: { $cards }.
event-laid = { $player } wykłada: { $card }.
event-planted = { $player } sadzi: { $card } ({ $where }), zysk { $coins }.
event-rested = { $player } odpoczywa.
event-reshuffled = Odrzucone karty są przetasowane.
event-bid = { $player } licytuje: { $cards }, razem { $sum }.
event-won = { $player } wygrywa: { $basket }.

sum-trees = { $trees ->
    [one] { $trees } drzewo
    [few] { $trees } drzewa
   *[other] { $trees } drzew
  }
means-hand = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
score-trees = Drzewa
score-baskets = Kosze
score-coins = Monety
ending-harvest = Sad jest pełen.
ending-winter = Minęła ostatnia runda.
