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
board-hiring = zatrudnienie { $price } f, co rundę { $coming }
board-tube = Wolni robotnicy (bez pracy): { $workers }, zatrudnienie za { $price } f
board-markets = Rynki i bank
board-bank = W banku
board-track = Tor rozwoju
board-track-note = cena przy trójkącie, czaszka odrzuca · odrzucone { $discarded }
board-own-cards = Twoje karty
board-no-cards = Nie ma jeszcze kart.
board-cards-of = Karty: { $player }
board-rival-cards = Karty rywali
board-deck = talia: { $count }
board-goods = Twoje zasoby
board-private = tylko ty
board-points = PZ
board-objectives = Cele
board-at-most = Najwyżej tyle: rywale mogą mieć więcej.
board-public = Jawne cele
board-to-map = Pokaż całą mapę
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
board-place-short = { $place }.{ $bot ->
    [yes] {" "}· bot
   *[no] {""}
  }
board-people = Obywatele: stoi { $standing }, leży { $lying }
board-lying = leży { $count }
board-held-ships = Statki na mapie: { $count }
board-held-city = Kontrolowane miasta: { $count }
board-held-temple = Kontrolowane świątynie: { $count }
board-held-market = Kontrolowane rynki: { $count }
board-held-port = Kontrolowane porty: { $count }
board-supply = W puli czekają: obywatele { $citizens }, statki { $ships }
board-supply-short = w puli
board-discs = Dyski akcji do położenia: { $free } z { $discs }
board-discs-short = dyski
board-acted = Akcja tej tury już za tobą. Następny dysk położysz w kolejnej turze.
board-discs-left = { $discs ->
    [0] Nie masz już dysków w tej rundzie.
    [one] Masz 1 dysk. { board-zone-hint }
    [few] Masz { $discs } dyski. { board-zone-hint }
   *[many] Masz { $discs } dysków. { board-zone-hint }
  }
board-zone-hint = { $fingers ->
    [yes] Przytrzymaj strefę, a przeczytasz, co da.
   *[no] Wskaż strefę, a przeczytasz, co da.
  }
board-top-tile = Region na wierzchu
board-next-tile = Odrzuć, weź następną
board-stack-counts = stos { $stack }, odrzucone { $discarded }
board-token-stacks = Żetony odkryć
board-token-note = Gdy stos się opróżni, każdy dostaje dysk akcji (najwyżej dwa razy).
board-tiles-in-hand = { $count ->
    [1] Płytka w ręku, dwie strony
   *[other] Płytki w ręku, każda ma dwie strony
  }
board-cells = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
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

spot-market = { $kind }, { $market }: { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
  }, kupno { $buy }, sprzedaż { $sell }
spot-bank = { $kind } w banku: { $count }
spot-own-cubes = { $kind }: masz { $count }
spot-tokens = Żetony odkryć: masz { $count }
about-token = Zastępuje kostkę dowolnego rodzaju, gdy płacisz, sprzedajesz albo pomagasz w kryzysie (AR-2.6).

## Tiles

discovery-title = Odkrycie przyniesie
discovery-token = żeton odkrycia
discovery-people = populacja, dwoje obywateli
discovery-workers = wolni robotnicy po { $price } f
discovery-market = na rynek, cena
discovery-own = ty bierzesz inną
discovery-price = { $price } f
ghost-name = Połóż tutaj: { $region } ({ $ways ->
    [one] 1 sposób
    [few] { $ways } sposoby
   *[other] { $ways } sposobów
  })
ghost-turn = Obróć płytkę (R)
ghost-turns = obrót
ghost-lay = Połóż tutaj
answer-cell = { $side ->
    [n] północ
    [ne] płn. wschód
    [se] płd. wschód
    [s] południe
    [sw] płd. zachód
   *[nw] płn. zachód
  }
answer-rotation = { $turns ->
    [0] Tak jak leży
   *[other] Obróć o { $degrees }°
  }

## The wheel

zone-does-taxes = Niezadowolenie +1, potem dostajesz { $florins }.
zone-does-trade = Jedna transakcja na dowolnym rynku.
zone-does-explore = Twoja niezajęta jednostka odkrywa nowy region: dostajesz żeton odkrycia i kostkę.
zone-does-reproduce = { $regions ->
    [0] W żadnym regionie nie masz dwojga stojących obywateli.
    [one] W { $regions } regionie przybędzie ci obywatel.
   *[other] W { $regions } regionach przybędzie ci po obywatelu.
  }
zone-does-recruit = Nowy obywatel kosztuje teraz { $price }.
zone-does-recruit-none = Nikogo nie możesz teraz zatrudnić; cena to { $price }.
zone-does-build = Możesz postawić: { $projects }.
zone-does-build-none = Na żadną budowę nie masz środków albo niezajętego obywatela.
zone-does-migrate = Niezajęte jednostki: { $units }. Każda może się przenieść.
zone-does-migrate-none = Żadna twoja niezajęta jednostka nie ma dokąd pójść.
zone-does-harvest-leaves = Zbierzesz { $cubes }; żeby to zrobić, trzeba zejść z budynku: { $buildings }.
zone-does-harvest = Zbierzesz { $cubes }.
zone-does-harvest-none = Nie masz niezajętej jednostki przy wolnym symbolu.


## Stability

forecast-no-help = bez pomocy
forecast-boards = efekty populacji
forecast-back = kryzys bez pomocy
forecast-taxes = po podatkach
forecast-helped = po tej kostce
forecast-delivered = po tej kostce
forecast-blessed = po świątyni
forecast-independence = niepodległość
forecast-margin = zapas { $margin }

## Crises

crisis-domestic = Kryzys krajowy
crisis-export = Kryzys eksportowy
crisis-lying = { $lying ->
    [one] Leży { $lying } obywatel
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

answer-offer = Napisz własną ofertę
answer-end = Zakończ turę
answer-pass = Pasuj
answer-pass-brings = do końca rundy
answer-give = Daj { $kind }
answer-ask = Poproś o { $kind }
answer-propose-buy = Kup { $get }
answer-propose-sell = Sprzedaj { $give }
answer-propose-swap = Zamień { $give } na { $get }
answer-propose-lease = { $side ->
    [centre] Kup zezwolenie
   *[other] Sprzedaj zezwolenie
  }
answer-propose-first = { $side ->
    [centre] Sprzedaj miejsce 1
   *[other] Kup miejsce 1
  }
answer-to-for = { $player }, { $price }
answer-to = { $player }
answer-refused = { $player }, odmowa
answer-verdict-accept = Przyjmij ofertę
answer-verdict-decline = Odrzuć ofertę
answer-verdict-counter = Zmień ofertę
answer-verdict-withdraw = Wycofaj ofertę
answer-word = Chcę porozmawiać
answer-build = { $project ->
    [city] Miasto
    [temple] Świątynia
    [market] Rynek
    [port] Port
   *[ship] Statek
  }
answer-figure = { $figure }
answer-use = Użyj: { $card }
answer-card = { $card }
answer-unit = { $region }
answer-at = { $ground }, { $who }
answer-ground = { $water ->
    [yes] woda
   *[no] ląd
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
answer-leaves = { $building ->
    [city] zejdzie z miasta
    [temple] zejdzie ze świątyni
    [market] zejdzie z rynku
   *[port] zejdzie z portu
  }
answer-who = { $what ->
    [ship] statek
   *[citizen] obywatel
  }
answer-cube = { $kind ->
    [fish] Ryby
    [fruit] Owoce
    [wood] Drewno
    [cattle] Bydło
    [stone] Kamień
   *[iron] Żelazo
  }
answer-cube-price = potem kupno za { $price } f
answer-cube-step = { $from } → { $to }
answer-harvest = Zbiory { $kind ->
    [fish] ryb
    [fruit] owoców
    [wood] drewna
    [cattle] bydła
    [stone] kamienia
   *[iron] żelaza
  }
answer-kind = { $kind ->
    [fish] ryby
    [fruit] owoce
    [wood] drewno
    [cattle] bydło
    [stone] kamień
   *[iron] żelazo
  }
answer-cost = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
  }
answer-serve = { $building ->
    [port] Handluj w porcie
   *[market] Handluj na swoim rynku
  }
answer-buy = Kup: { $kind }
answer-sell = Sprzedaj: { $kind }
answer-sell-token = Żeton zamiast { $kind ->
    [fish] ryb
    [fruit] owoców
    [wood] drewna
    [cattle] bydła
    [stone] kamienia
   *[iron] żelaza
  }
answer-price = { $price }, { $market ->
    [domestic] kraj
   *[other] eksport
  }
answer-market = Kostka z rynku
answer-own = Twoja kostka
answer-token = Twój żeton
answer-temple = Użyj świątyni
answer-negotiate = Otwórz rozmowy
answer-done = Nie pomagaj więcej
answer-free = za darmo
answer-left = { $count ->
    [0] wstają wszyscy
    [one] leży dalej 1
   *[other] leży dalej { $count }
  }
answer-missing = { $count ->
    [0] i to wszystko
    [one] brakuje 1 kostki
   *[other] brakuje { $count } kostek
  }
answer-honoured = { $left }, dobroczyńca +1

## Cards

card-state-used = użyta w tej rundzie
card-state-fresh = nowa
card-state-built = zbudowany cud
card-arrow-owner = właściciel
card-arrow-anyone = wszyscy
card-arrow-wonder = cud
card-buy = kup za { $price }
card-short = brak { $lacking }
card-turn = { $now } → { $next } f
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
gist-unrest = niezadowo{"­"}lenie { $by }
gist-workers = robotnicy { $by }
gist-unrest-each = niezad. { $by } za { $building }
gist-workers-each = robotnicy { $by } za { $building }
gist-unrest-count = niezad. w dół za liczbę { $building }
gist-florins = weź { $florins } f
gist-florins-each = 1 f za { $building }
gist-florins-citizens = 1 f za każdych { $each } obywateli
gist-hire = zatrudnij najwyżej { $most }
gist-hire-free = zatrudnij za darmo najwyżej { $most }
gist-deals = { $most } transakcje, { $market ->
    [domestic] rynek krajowy
   *[export] eksport
  }
gist-sell = sprzedaj najwyżej { $most }, { $market ->
    [domestic] rynek krajowy
   *[export] eksport
  }
gist-to-market = { $most } kostki z banku na rynek
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
gist-stand-up = podnieś najwyżej { $most } buntowników
gist-disengage = uwolnij najwyżej { $most } jednostki
gist-double = { $kind } ×2
gist-free-harvest = zbiory bez zezwoleń
gist-gift = kostki za mniej niezadowo{"­"}lenia
gist-reproduce = nowy obywatel z dwojga
gist-exchange = kostka za inną kostkę
gist-smuggle = kup tu, sprzedaj tam
gist-explore = eksploracja bez kręgu
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

objective-title = Tajny cel
objective-ends = Koniec gry
objective-scores = Punkty dla każdego
objective-scores-alone = Tylko dla ciebie
objective-progress = { $now } z { $end }
objective-money = w banku { $now } f
objective-points = { $points } PZ
objective-points-own = masz { $own }: { $points } PZ
objective-range = masz { $own }: { $least }–{ $most } PZ
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
objective-end-temple = świątynie na mapie
objective-end-port = porty na mapie
objective-end-city = miasta na mapie
objective-end-market = rynki na mapie
objective-end-stacks = puste stosy odkryć
objective-end-kinds = surowce, których brak
objective-end-characters = postacie graczy
objective-end-progress = karty postępu graczy
objective-end-cards = karty rozwoju graczy
objective-end-population = populacja
objective-end-money = pusty bank
objective-end-ships = statki na mapie
objective-end-workers = wolni robotnicy

## Papers

paper-bid = Twoja stawka
paper-bid-note = każdy płaci to, co dał
paper-bid-name = { $bid }, zostaje { $left }
paper-whom = Wskaż gracza
paper-order = Kolejność
paper-order-note = miejsce { $place }
paper-place-deal = Umówione: { $player }, miejsce { $place } lub lepsze
paper-build = Co budujesz?
paper-revealed = Karty z talii
paper-revealed-note = za najniższą cenę; reszta odpada
paper-keep = Który cel zostaje?
paper-fists = Dwie zamknięte dłonie
about-project-ship = Statek łowi ryby, przewozi obywateli i odkrywa (AR-9.8).
about-project-city = Miasto daje władzę nad zbiorami w swoim regionie i 2 f podatku (AR-11.3).
about-project-temple = Świątynia podnosi w kryzysie wszystkich w regionie (AR-7.2).
about-project-market = Rynek daje dwie transakcje krajowe w rundzie, za 1 f (AR-9.9).
about-project-port = Port daje dwie transakcje eksportowe w rundzie, za 1 f (AR-9.9).

## Talks

talk-title = Rozmowy
talk-to = Kto odpowie na ofertę?
talk-usual = Zwykłe oferty, jedno dotknięcie
talk-none-left = W tych rozmowach padły już wszystkie twoje oferty.
talk-refused = była odmowa
talk-count = oferta { $now } z { $most }
talk-letter = Oferta: odpowie { $player }
talk-words = Co dopisać
last-offer-accepted = { $mine ->
    [yes] { $player } się zgadza:
   *[no] Umowa:
  }
last-offer-declined = { $mine ->
    [yes] { $player } odmawia:
   *[no] Nie było zgody:
  }
last-silent = { $count ->
    [one] Nic nie mówi { $players }.
   *[other] Nic nie mówią: { $players }.
  }
last-offer-void = Oferta przepada:
last-offer-expired = { $mine ->
    [yes] { $player } nie odpowiada:
   *[no] Oferta wygasa:
  }
last-place-paid = Miejsce zgodnie z umową:
news-bids-again = Remis, licytujecie jeszcze raz
last-place-off = Nie to miejsce, umowa przepada:
news-title = Na co trzeba było czekać
news-read = Schowaj
news-bids = { $player } ustala kolejność
news-bids-tied = Kolejność bez zmian
offer-mine = Twoja oferta: odpowie { $player }
offer-theirs = { $player } proponuje
offer-get = dostajesz
offer-give-up = oddajesz
offer-nothing = nic
offer-cannot = Nie masz tego, co trzeba tu oddać.
offer-after = Po wymianie
offer-after-you = Ty
offer-after-same = bez zmian
offer-after-hidden = reszta ukryta
permit-here = zezwolenie
letter-stock = masz { $count }
term-permit = zbiory: { $region }
term-place = miejsce { $place } lub lepsze
verdict-accept = Przyjmij
verdict-decline = Odrzuć
verdict-counter = Zmień
verdict-withdraw = Wycofaj
talk-answer = Odpowiedź: czeka na nią { $player }
talk-next = Wybierz na liście, o co jeszcze chodzi, albo wyślij.
letter-give = Oddajesz
letter-get = Dostajesz
letter-florins = { $side }: floreny
letter-tokens-short = żetony
letter-tokens = żetony odkryć
letter-more = { $name }, teraz { $count }: o jedną więcej
letter-less = { $name }, teraz { $count }: o jedną mniej
letter-binds = wiąże od razu
letter-promises = obietnica, nie wiąże
letter-send = Wyślij
letter-send-deal = Wyślij: dajesz { $give } za { $take }
letter-send-gift = Wyślij: dajesz { $give } za nic
letter-send-wish = Wyślij: chcesz { $take } za nic
deal-permit = zezwolenie na zbiory
deal-place = { $place ->
    [1] pierwsze miejsce
   *[other] miejsce { $place } lub lepsze
  }
deal-promise = obietnicę
letter-clear = Wyczyść
letter-empty = Dotknij tego, co oddajesz i co chcesz dostać.
letter-long = W ofercie mogą być najwyżej cztery rzeczy (AR-17.3).
letter-open = Powiedz, ile obiecujesz.
letter-short = Nie masz tyle, ile chcesz oddać.
letter-amount = Ile?
letter-none-own = Nie masz { $thing }.
letter-none-others = Nikt inny nie ma teraz { $thing }.
letter-unit = { $unit ->
    [citizens] obywatele
    [cubes] kostki
   *[florins] floreny
  }
letter-within = { $rounds ->
    [one] w ciągu { $rounds } rundy
   *[other] w ciągu { $rounds } rund
  }
letter-place = { $place ->
    [1] miejsce 1
   *[other] miejsce 1–{ $place }
  }
letter-promise-repay = spłacę
letter-promise-stand-up = podniosę twoich obywateli
letter-promise-deliver = dostarczę kostki
letter-promise-use-card = użyję twojej karty
letter-promise-support = wesprę
letter-demand-repay = { $player } spłaci
letter-demand-stand-up = { $player } podniesie moich obywateli
letter-demand-deliver = { $player } dostarczy kostki
letter-demand-use-card = { $player } użyje mojej karty
letter-demand-support = { $player } wesprze
propose-buy = Kup
propose-sell = Sprzedaj
propose-swap = Zamień
propose-for = za
paper-gift = Co dajesz
paper-gift-unrest = niezadowolenie { $by }
hand-theirs = chce porozmawiać, kiedy będzie grać { $player }
hand-to-you = chce z tobą porozmawiać
hand-yours = zobaczy, że chcesz porozmawiać
hand-raise = Chcę porozmawiać
hand-about = { $player } zobaczy w swojej turze, że chcesz porozmawiać, i wysłucha cię albo nie (AR-8.7).
hands-none = Teraz nie ma rozmów. Otwiera się je w swojej turze, w kryzysie i przed ustaleniem kolejności.
hands-title = Chcą porozmawiać
hands-left = { $count ->
    [one] jeszcze 1 raz w tych rozmowach
   *[other] jeszcze { $count } razy w tych rozmowach
  }
answer-hands = { $count ->
    [one] chce porozmawiać { $players }
   *[other] chcą porozmawiać: { $players }
  }
letter-kept = { $pledge }
letter-beyond = { $label }: { $number }
