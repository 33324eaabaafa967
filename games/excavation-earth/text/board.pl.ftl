# Słowa planszy: nagłówki, krótkie opisy, powody.

board-label = Statek matka i Ziemia
board-map = Miejsca na mapie
board-popularity = Popularność
board-pays = płaci
board-rank = { $rank }.
board-track = { $colour }: poziom { $level }, miejsce { $rank }, płaci { $pays }
board-special = specjalni kupujący w puli: { $count }
board-special-pool = specjalni w puli
board-ship = Statek
board-order = kolejność
board-ship-and-markets = Statek i rynki
board-ship-leaves = wracają do puli
board-deck = talia
board-discard = odrzucone
board-awards = centra płacą { $awards }
board-awards-own = tobie teraz
board-awards-own-whole = Gdyby runda skończyła się teraz, za reprezentantów w centrach dostaniesz { $credits } (EE-10.1).
board-no-order = bez karty rozkazu w tej rundzie
board-centre = { $centre ->
    [left] Lewe
    [middle] Środkowe
   *[right] Prawe
  }
board-send = { $centre }: wyślij reprezentanta
board-withdraw = { $centre }: twoi reprezentanci, { $count }; wycofaj jednego
board-dock = rynek { $market }, kolejka { $count } z { $limit }
board-initiative = inicjatywa { $initiative }
board-black-market = Czarny rynek
board-stack = Artefaktów: { $count }{ $values ->
    [none] {""}
   *[other] ; pod wierzchnim: { $values }
  }
board-forecast = Karty prognozy
board-tokens = inicjatywa
board-sale = Zysk
board-sale-popularity = popularność
board-sale-buyers = kupujący ×{ $each }
board-sale-bonus = premia
board-sale-cards = karty
board-sale-sum = Razem
board-left = zostaje
board-way = droga
board-list = { $items }
board-finds = leży tu
board-new = nowy
board-with-card = kartą
board-no-card = nie masz karty { $colour } artefaktów
board-travel-card = podróż
board-own-hand = Twoja ręka, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-deeds = Co można zrobić
board-own-tiles = Twoja ładownia i ukryty luk
board-hold = Ładownia
board-hatch = Ukryty luk
board-of = { $count } z { $limit }
board-hold-slot = wolne miejsce w ładowni ({ $free })
board-hatch-slot = wolne miejsce w luku ({ $free })
board-crew = załogi
board-token = inicjatywa
board-no-token = bez żetonu
board-credits = { $count ->
    [one] 1 kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
  }
board-credits-word = { $count ->
    [one] kredyt
    [few] kredyty
   *[many] kredytów
  }
board-faction = { $name }, { $title }
board-passed = pas · { $fact }
board-cards-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
board-in-supply = w zapasie
board-gallery = Galeria
board-guards = strażnicy { $count } z { $limit }
board-row-steps = za 3, 4, 5
board-column-steps = 2–4
board-steps = { $line }: strażników { $guards }, warte { $credits }
board-gallery-worth = Galeria jest warta { $credits }
board-pack = Karty do wyboru
board-drawn = Dobrane artefakty
board-aside = Dobrane karty: jedną zatrzymasz
board-zu-deck = Karty w talii Zu: { $count }
board-zu-total = razem
board-zu-left = na koniec
board-zu-note = Nieudana akcja daje Zu { $credits }. Wygrywasz tylko wtedy, gdy masz więcej niż Zu.
board-zu-turn = Tura Zu
board-zu-next = Następny krok (spacja)
board-zu-end = Do końca tury Zu (E)
board-zu-pause = Pauza (P)
board-zu-go-on = Dalej (P)
board-zu-tempo = Tempo { $tempo }×, zmień (T)
board-zu-played = Zagrane
board-tab-zu = Zu
board-tab-players = Gracze

step-action = Akcja { $number } z { $of }

## Co można zrobić kartą

deed-name-travel = Podróż
deed-name-excavate = Wydobycie
deed-name-market = Rynek
deed-name-sell = Sprzedaż
deed-name-command = Rozkaz
deed-name-smuggle = Przemyt
deed-name-survey = Prognoza
deed-name-pass = Pas
deed-travel = { $lines ->
    [one] 1 linia
    [few] { $lines } linie
   *[many] { $lines } linii
  } dla odkrywców
deed-excavate = { $tile } { $place }{ $isNew ->
    [yes] , próbka
   *[no] {""}
  }
deed-excavate-none = artefakty tam, gdzie stoisz
deed-market = handlarz, kupujący { $market }
deed-sell = { $colour }, { $markets }: { $popularity } + { $buyers }×{ $each }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
  }
deed-sell-buy-first = najpierw kup na czarnym rynku
deed-command = { $centre ->
    [left] lewe
    [middle] środkowe
   *[right] prawe
  } { $envoys }→{ $after }, { $market } +1
deed-smuggle = { $place }{ $buy ->
    [none] {""}
   *[other] : kup od { $buy }
  }{ $deliver ->
    [none] {""}
   *[other] , oddaj za { $deliver }
  }
deed-survey = { $left ->
    [0] stos jest pusty
   *[other] 1 z 2 { $colour }
  }{ $token ->
    [none] {""}
   *[other] , żeton { $token }
  }
deed-pass = koniec rundy, { $cards ->
    [0] bez kart
    [one] 1 karta
   *[few] { $cards } karty
  }
deed-imagined = z wyobrażoną kartą
deed-name-decline = Bez akcji
deed-decline = nie korzystasz z karty
explain-deed-decline = Rezygnujesz z dodatkowej akcji (EE-8.5).

explain-deed-travel = Odkrywcy idą po liniach, razem najwyżej tyle linii, ile paliwa ma karta (EE-6.1).
explain-deed-excavate = Jeden lub dwa artefakty koloru karty z miejsc, gdzie stoją twoi odkrywcy (EE-6.3).
explain-deed-market = Na rynku z karty, gdzie stoi twój odkrywca: handlarz, specjalny kupujący, kolorowy kupujący (EE-6.8).
explain-deed-sell = Artefakty jednego koloru na rynkach, gdzie masz handlarza i ktoś ten kolor kupuje (EE-6.13).
explain-deed-command = Handlarz na rynku z karty i reprezentant do jego centrum albo z niego (EE-6.21). Liczba mówi, o ile więcej centrum zapłaci ci na koniec rundy.
explain-deed-smuggle = Na czarnym rynku z symbolem karty: kup albo dostarcz jeden lub dwa artefakty różnych kolorów (EE-6.23).
explain-deed-survey = Karta trafia między karty prognozy; odsłaniasz artefakty jej koloru i bierzesz żeton inicjatywy (EE-6.26).
explain-deed-pass = Kończysz rundę; zachowujesz najwyżej dwie karty akcji (EE-6.32).
explain-centre = Reprezentanci w centrum dostają nagrody na koniec rundy: im ich więcej, tym wyżej (EE-10.1). Wycofany może użyć karty rozkazu (EE-6.21).
explain-queue = Kolejka rynku mieści { $limit } kupujących; z pełnej wypada ten na przedzie (EE-7.5).

## Rozkazy w skrócie

gist-both = { $first }, { $then }
gist-draw = dobierz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }
gist-discard = odrzuć { $cards }
gist-gain = +{ $credits }
gist-extra-action = dodatkowa akcja bez karty
gist-deal = do { $most } artefaktów po wartości
gist-dig = do { $most } artefaktów{ $colours ->
    [distinct] , różne kolory
   *[any] {""}
  }
gist-bribe = przestaw kupujących, { $points } pkt
gist-add-buyers = do { $most } kupujących z puli
gist-place-traders = do { $most } handlarzy, różne rynki
gist-travel = podróż, paliwo { $fuel }
gist-relocate = przestaw 1–{ $explorers } odkrywców
gist-place-guard = strażnik na puste pole{ $value ->
    [any] {""}
   *[other] {" "}do { $value }
  }

## Powody

why-track = Tor pokazuje, jak popularny jest kolor; kupujących dodaje się w akcji rynku (EE-6.10, EE-7.6).
why-centre = Reprezentantów wysyła i wycofuje akcja rozkazu z kartą rynku tego centrum (EE-6.21).
why-step-taken = W jednej akcji rynku przychodzi jeden kolorowy kupujący, a specjalny tylko przed nim (EE-6.8).
why-pool-empty = W puli nie ma już takiego kupującego (EE-7.4).

## Frakcje krótko

power-gist-foresee = W akcji prognozy odsłaniasz { $tiles } artefakty zamiast { $usual }; jeden bierzesz za darmo.
power-gist-pilot = Na początku tury jeden odkrywca leci za darmo: { $steps ->
    [one] 1 linia
    [few] { $steps } linie
   *[many] { $steps } linii
  }.
power-gist-dig-deeper = Jeden odkrywca wydobywa dwa artefakty, też z sąsiednich wykopalisk.
power-gist-sell-anywhere = Na rynku z karty sprzedaży nie potrzebujesz handlarza.
power-gist-buy-first = Przed sprzedażą kupujesz na czarnym rynku, o { $surcharge } taniej.

faction-issisinui-short = Is’Sisinui
faction-dal-harraii-short = Dal-Harraii
faction-kuti-kuti-short = Kuti Kuti
faction-aqulla-short = Aqulla
faction-gul-short = Gul
faction-zu-short = Zu

## Powody w kilku słowach

off-hold-full = ładownia jest pełna
off-nowhere-to-dig = nikogo przy artefaktach
off-dig-card = brak karty w tym kolorze
off-all-marked = wszystko już zaznaczone
off-survey-imagined = wyobrażona karta tu nie leży
off-stacks-empty = stosy są puste
off-survey-card = brak pasującej karty
off-nothing-at-markets = brak załogi i kupujących
off-nobody-at-market = nikogo na rynkach
off-market-card = brak karty rynku { $markets }
off-no-smuggler = nikogo na czarnym rynku
off-smuggle-card = brak karty rynku { $markets }
off-nothing-to-smuggle = nic do oddania ani kupienia
off-no-crew = nie masz załogi
off-command-card = brak pasującej karty
off-nothing-to-sell = nie masz artefaktów
off-no-traders = nie masz handlarza na rynku
off-nobody-buys = przy twoich handlarzach nikt nie kupi
off-stack-empty = stos jest pusty
off-no-cards = nie masz kart
off-travel-card = nie kartą podróży
off-nothing-to-dig = nie stoisz przy { $colour }
off-no-explorer = brak odkrywcy: { $at }
off-no-sale = ta karta nic nie sprzeda

## To samo na telefonie

short-pass = koniec rundy
short-market = na { $market }
short-sell = { $markets }
short-command = { $centre ->
    [left] lewe
    [middle] środk.
   *[right] prawe
  } { $envoys }→{ $after }
short-command-pays = { $centre ->
    [left] lewe
    [middle] środk.
   *[right] prawe
  }
short-smuggle = { $place }
short-survey = { $token ->
    [none] odkrycie
   *[other] żeton { $token }
  }

## Odpowiedzi na pasku

answer-trader = Handlarz
answer-envoy = Reprezentant
answer-withdraw = Wycofaj
answer-sample = Próbka
answer-sample-step = Próbka: krok do nagrody
answer-sell = Sprzedaj
