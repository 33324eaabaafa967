# Słowa planszy Archipelago i odpowiedzi na "dlaczego nie?". Reszta jest w pl.ftl.

## Parts of the table

board-label = Plansza: mapa archipelagu, koło akcji, stosy
board-wheel = Koło akcji
board-stability = Stabilność
board-margin = zapas
board-population = populacja
board-unrest = niezadowolenie
board-dial = Populacja { $population }, niezadowolenie { $unrest }
board-workers = Wolni robotnicy
board-hiring = zatrudnienie { $price } f, co rundę { $coming }
board-tube = Wolni robotnicy: { $workers }, zatrudnienie za { $price } f
board-markets = Rynki i bank
board-bank = W banku
board-track = Tor rozwoju
board-track-note = cena przy trójkącie, czaszka odrzuca · odrzucone { $discarded }
board-own-cards = Twoje karty
board-no-cards = Nie ma jeszcze kart.
board-cards-of = Karty gracza { $player }
board-rival-cards = Karty rywali
board-deck = talia: { $count }
board-goods = Twoje zasoby
board-private = tylko dla ciebie
board-points = PZ
board-objectives = Cele
board-public = Jawne cele
board-players = Gracze
board-place = { $place ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
   *[other] piąty
  }{ $bot ->
    [yes] {" "}· bot
   *[no] {""}
  }
board-people = Obywatele: stoi { $standing }, leży { $lying }
board-lying = leży { $count }
board-standing = stoi { $count }
board-held-ships = Statki na mapie: { $count }
board-held-city = Kontrolowane miasta: { $count }
board-held-temple = Kontrolowane świątynie: { $count }
board-held-market = Kontrolowane rynki: { $count }
board-held-port = Kontrolowane porty: { $count }
board-supply = W zapasie: obywatele { $citizens }, statki { $ships }
board-supply-short = zapas
board-discs = Wolne dyski akcji: { $free } z { $discs }
board-discs-left = Wolne dyski: { $discs }. Wskaż strefę, a przeczytasz, co da.
board-top-tile = Region na wierzchu
board-next-tile = Odrzuć, weź następną
board-stack-counts = stos { $stack }, odrzucone { $discarded }
board-token-stacks = Żetony odkryć
board-token-note = Pierwszy i drugi pusty stos: każdy dostaje dysk.
board-tiles-in-hand = { $count ->
    [1] Płytka w ręku, dwie strony
   *[other] Płytki w ręku, każda ma dwie strony
  }
board-cells = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  }
board-promises = Obietnice
board-crisis = Kryzys
board-parts = Części planszy

tab-map = Mapa
tab-state = Stan
tab-wheel = Akcje
tab-markets = Rynki
tab-cards = Karty
tab-talks = Oferty

step-action = akcja
step-card = karta
step-service = port lub rynek

## Spots

spot-market = { $kind }, { $market }: kostek { $cubes }, kupno { $buy }, sprzedaż { $sell }
spot-bank = { $kind } w banku: { $count }
spot-own-cubes = { $kind }: masz { $count }
spot-tokens = Żetony odkryć: masz { $count }
about-token = Zastępuje kostkę dowolnego rodzaju, gdy płacisz, sprzedajesz albo pomagasz w kryzysie (AR-2.6).

## Tiles

ghost-name = { $region } tutaj, sposobów ułożenia: { $ways }
ghost-turn = Obróć płytkę (R)
ghost-turns = obrót
ghost-lay = Połóż tutaj
answer-cell = obok: { $regions }
answer-rotation = { $turns ->
    [0] bez obrotu
   *[other] obrót o { $turns }/6
  }

## The wheel

zone-name-long = { $zone }
zone-does-taxes = Niezadowolenie +1, potem dostajesz { $florins }.
zone-does-trade = Jedna transakcja na dowolnym rynku.
zone-does-explore = Twoja wolna jednostka odkrywa nowy region: żeton odkrycia i kostka dla ciebie.
zone-does-reproduce = { $regions ->
    [0] W żadnym regionie nie ma dwojga twoich stojących obywateli.
    [one] W { $regions } regionie przybędzie ci obywatel.
   *[other] W { $regions } regionach przybędzie ci po obywatelu.
  }
zone-does-recruit = Nowy obywatel kosztuje teraz { $price }.
zone-does-recruit-none = Nikogo nie możesz teraz zatrudnić; cena to { $price }.
zone-does-build = Możesz postawić: { $projects }.
zone-does-build-none = Na żadną budowę nie masz środków albo wolnego obywatela.
zone-does-migrate = Wolne jednostki: { $units }. Każda może się przenieść.
zone-does-migrate-none = Żadna twoja wolna jednostka nie ma dokąd pójść.
zone-does-harvest = Zbierzesz { $cubes }.
zone-does-harvest-none = Nie masz wolnej jednostki przy wolnym symbolu.


## Stability

forecast-no-help = bez pomocy: { $by }
forecast-boards = najbliższa faza 3: { $by }
forecast-back = kryzys z talii bez pomocy: { $by }
forecast-taxes = po podatkach: { $by }
forecast-helped = po tej kostce: { $by }
forecast-delivered = po tej kostce: { $by }
forecast-blessed = po świątyni: { $by }
forecast-independence = niepodległość
forecast-margin = zapas { $margin }

## Crises

crisis-domestic = Kryzys krajowy
crisis-export = Kryzys eksportowy
crisis-lying = { $lying ->
    [one] Leży { $lying } obywatel
    [few] Leży { $lying } obywateli
   *[other] Leży { $lying } obywateli
  }. Kostka podnosi { $rate }; kto nie wstanie, podniesie niezadowolenie o 1.
crisis-missing = { $missing ->
    [one] Brakuje { $missing } kostki
   *[other] Brakuje { $missing } kostek
  }. Każda, której nikt nie da, to niezadowolenie +1.
crisis-own-lying = leży { $lying }
crisis-done = po turze
crisis-now = teraz
crisis-later = czeka

answer-offer = list: { $player }
answer-proposal = { $player }: { $what }
answer-figure = { $figure }
answer-card = { $card }
answer-unit = { $place }
answer-kind = { $kind ->
    [fish] ryby
    [fruit] owoce
    [wood] drewno
    [cattle] bydło
    [stone] kamień
   *[iron] żelazo
  }
answer-buy = kup: { $kind }
answer-sell = sprzedaj: { $kind }
answer-sell-token = żeton jako { $kind }
answer-price = { $price }, { $market ->
    [domestic] kraj
   *[other] eksport
  }
answer-market = kostka z rynku
answer-own = twoja kostka
answer-token = żeton odkrycia
answer-temple = świątynia
answer-negotiate = rozmowy
answer-done = koniec pomocy
answer-left = { $count ->
    [0] nikt nie zostaje
   *[other] zostaje { $count }
  }

## Cards

card-state-used = użyta w tej rundzie
card-state-fresh = nowa
card-state-built = zbudowany cud
card-arrow-owner = właściciel
card-arrow-anyone = wszyscy
card-arrow-wonder = cud
card-buy = kup za { $price }
card-short = brak { $lacking }
card-turn = { $now } → { $next } f
card-turn-gone = odpada
card-later = { $price } w fazie 6

back-domestic-crisis = { $when ->
    [now] Krajowy, od razu
   *[later] Krajowy, faza 4
  }
back-export-crisis = { $when ->
    [now] Eksport, od razu
   *[later] Eksport, faza 4
  }
back-event = { $when ->
    [now] Wydarzenie, od razu
   *[later] Wydarzenie, faza 4
  }

gist-nothing = nic nie robi
gist-both = { $first }; { $second }
gist-unrest = niezadowolenie { $by }
gist-workers = robotnicy { $by }
gist-unrest-each = niezad. { $by } za { $building }
gist-workers-each = robotnicy { $by } za { $building }
gist-unrest-count = niezad. w dół za liczbę { $building }
gist-florins = weź { $florins } f
gist-florins-each = 1 f za { $building }
gist-florins-citizens = 1 f za każdych { $each } obywateli
gist-hire = zatrudnij do { $most }
gist-hire-free = zatrudnij do { $most } za darmo
gist-deals = { $most } transakcje, { $market ->
    [domestic] rynek krajowy
   *[export] eksport
  }
gist-sell = sprzedaż do { $most }, { $market ->
    [domestic] rynek krajowy
   *[export] eksport
  }
gist-to-market = do { $most } kostek z banku na rynek
gist-migrate = migracja
gist-migrate-ships = migrują statki
gist-migrate-land = obywatele idą { $steps } kroki lądem
gist-build-free = budowa bez zwykłego kosztu
gist-build-port = statek przy porcie
gist-build-cheap = budynek o 1 kostkę taniej
gist-search = { $kind ->
    [character] postać
   *[progress] postęp
  } spośród { $cards } z talii
gist-pillage = splądruj symbol: { $cubes } kostki
gist-stand-up = podnieś do { $most } buntowników
gist-disengage = uwolnij do { $most } jednostek
gist-double = { $kind } ×2
gist-free-harvest = zbiory bez zezwoleń
gist-gift = kostki za mniej niezadowolenia
gist-reproduce = nowy obywatel z dwojga
gist-exchange = kostka za inną kostkę
gist-smuggle = kup tu, sprzedaj tam
gist-explore = eksploracja bez pola
gist-sink-ship = zatop cudzy statek
gist-tribute = weź kostkę
gist-steal = weź to, co w dłoni
gist-spy = zajrzyj za zasłonkę
gist-ships-to-ports = statek przy każdym porcie

## Markets

ledger-title = { $market }
ledger-note-domestic = handel albo twój rynek
ledger-note-export = handel albo twój port
ledger-buy = kupno
ledger-sell = sprzedaż

## Objectives

objective-title = Tajny cel: { $name }
objective-progress = { $now } z { $end }
objective-money = w banku { $now } f
objective-points = { $points } PZ
objective-points-own = masz { $own }: { $points } PZ
objective-range = masz { $own }: { $least }–{ $most } PZ
objective-separatist = niepodległość: wygrywasz tylko ty
objective-separatist-now = brakuje { $margin }
objective-pacifist = spokój na końcu gry
counts-city = kontrolowane miasta
counts-temple = kontrolowane świątynie
counts-market = kontrolowane rynki
counts-port = kontrolowane porty
counts-characters = karty postaci
counts-progress = karty postępu
counts-cards = karty rozwoju
counts-florins = floreny
counts-discovery = żetony odkryć
counts-ships = statki
counts-citizens = obywatele
counts-benefactor = dary
counts-port-market = porty i rynki
counts-cubes = kostki { $kind }
counts-sources = źródła { $kind }
objective-end-temple = koniec gry: świątynie
objective-end-port = koniec gry: porty
objective-end-city = koniec gry: miasta
objective-end-market = koniec gry: rynki
objective-end-stacks = koniec gry: puste stosy odkryć
objective-end-kinds = koniec gry: rodzaje, których brak w banku
objective-end-characters = koniec gry: postacie graczy
objective-end-progress = koniec gry: karty postępu
objective-end-cards = koniec gry: karty rozwoju
objective-end-population = koniec gry: populacja
objective-end-money = koniec gry: pusty bank
objective-end-ships = koniec gry: statki
objective-end-workers = koniec gry: wolni robotnicy

## Papers

paper-bid = Twoja oferta o kolejność
paper-bid-note = wszyscy płacą to, co dali
paper-bid-name = { $bid }, zostaje { $left }
paper-order = Kolejność
paper-order-note = miejsce { $place }
paper-place-deal = Umówione: { $player }, miejsce { $place } lub lepsze
paper-build = Co budujesz?
paper-revealed = Karty z talii
paper-revealed-note = za najniższą cenę; reszta odpada
paper-keep = Który cel zostaje?
paper-fists = Dwie zamknięte dłonie
about-project-ship = Statek łowi ryby, przewozi obywateli i odkrywa (AR-9.8).
about-project-city = Miasto daje władzę nad zbiorami w swoim regionie i 2 f podatku (AR-11.3).
about-project-temple = Świątynia podnosi w kryzysie wszystkich w regionie (AR-7.2).
about-project-market = Rynek daje dwie transakcje krajowe w rundzie, za 1 f (AR-9.9).
about-project-port = Port daje dwie transakcje eksportowe w rundzie, za 1 f (AR-9.9).

## Talks

talk-title = Rozmowy
talk-to = Oferta dla: { $player }
talk-write = Napisz własną
talk-letter = List do: { $player }
talk-words = Co dopisać
offer-mine = Twoja oferta: { $player }
offer-theirs = Proponuje { $player }
offer-get = dostajesz
offer-give-up = oddajesz
offer-nothing = nic
offer-after = po wymianie masz
term-permit = zbiory: { $region }
term-place = miejsce { $place } lub lepsze
verdict-accept = Przyjmij
verdict-decline = Odrzuć
verdict-counter = Zmień
verdict-withdraw = Wycofaj
talk-answer = Odpowiedź dla: { $player }
letter-give = Oddajesz
letter-get = Dostajesz
letter-florins = { $side }: floreny
letter-tokens = żetony odkryć
letter-more = { $name }, teraz { $count }: jeszcze jedna
letter-less = { $name }, teraz { $count }: jedna mniej
letter-binds = wiąże od razu
letter-promises = obietnica, nie wiąże
letter-send = Wyślij
letter-tear = Podrzyj
letter-empty = Dodaj coś, co zmieni właściciela.
letter-long = Oferta mówi najwyżej o czterech rzeczach (AR-17.3).
letter-open = Powiedz, ile obiecujesz.
letter-short = Nie masz tyle, ile chcesz oddać.
letter-amount = Ile?
letter-within = { $rounds ->
    [one] w { $rounds } rundę
    [few] w { $rounds } rundy
   *[other] w { $rounds } rund
  }
letter-promise-repay = spłacę
letter-promise-stand-up = podniosę obywateli
letter-promise-deliver = dostarczę kostki
letter-promise-use-card = użyję twojej karty
letter-promise-support = wesprę
letter-demand-repay = { $player } spłaci
letter-demand-stand-up = { $player } podniesie
letter-demand-deliver = { $player } dostarczy
letter-demand-use-card = { $player } użyje mojej karty
letter-demand-support = { $player } wesprze
propose-buy = kupno
propose-sell = sprzedaż
propose-swap = zamiana
propose-lease = zezwolenie
propose-first = pierwsze miejsce
paper-gift = Co dajesz
paper-gift-unrest = niezadowolenie { $by }
hand-theirs = prosi o głos ({ $player })
hand-yours = prosisz o głos
hand-raise = poproś o głos
hand-about = { $player } zobaczy w swojej turze, że prosisz o głos, i wysłucha cię albo nie (AR-8.7).
hands-title = Proszą o głos
answer-hands = prosi o głos: { $players }
letter-kept = { $pledge }
letter-beyond = { $label }: { $number }
