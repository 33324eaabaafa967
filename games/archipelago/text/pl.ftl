# Wszystko, co mówi Archipelago po polsku. Słowa są z docs/glossary.md; f = floren.
#
# $form to forma, której wymaga zdanie: nom (domyślna) stoi sama; gen, acc i loc to dopełniacz, biernik i miejscownik; pl to dopełniacz liczby mnogiej.

## The game

game-name = Archipelago
game-tagline = Odkrywaj, buduj i handluj, dbaj o zadowolenie wyspiarzy i nie zdradź, o co ci chodzi.

variant-length = Długość
variant-length-short = krótka
variant-length-medium = średnia
variant-length-long = długa
variant-desert-start = Początek
variant-desert-start-false = na otwartym morzu
variant-desert-start-true = w pustynnej wiosce
variant-all-clear = Wszystko jasne
variant-all-clear-false = tajne cele
variant-all-clear-true = cele leżą odkryte
variant-more-control = Więcej kontroli
variant-more-control-false = jeden jawny cel
variant-more-control-true = dwa jawne cele
variant-wider-choice = Większy wybór
variant-wider-choice-false = cele są rozdawane
variant-wider-choice-true = dobierz dwa razy więcej, zostaw połowę
variant-choose-openly = Wybierz jawnie
variant-choose-openly-false = jawny cel losowo
variant-choose-openly-true = jawny cel przez głosowanie
variant-benefactor = Dobroczyńca
variant-benefactor-false = bez niego
variant-benefactor-true = z nim; bez Separatysty i Pacyfisty
variant-negotiation = Negocjacje
variant-negotiation-true = oferty i obietnice
variant-negotiation-false = bez nich

ending-temple = Koniec gry: stoi dość świątyń.
ending-port = Koniec gry: stoi dość portów.
ending-city = Koniec gry: stoi dość miast.
ending-market = Koniec gry: stoi dość rynków.
ending-stacks = Koniec gry: stosy żetonów odkryć są puste.
ending-kinds = Koniec gry: zabrakło surowców.
ending-characters = Koniec gry: kupiono dość postaci.
ending-progress = Koniec gry: kupiono dość kart postępu.
ending-cards = Koniec gry: kupiono dość kart rozwoju.
ending-population = Koniec gry: populacja jest dość liczna.
ending-money = Koniec gry: w banku nie ma ani florena.
ending-ships = Koniec gry: pływa dość statków.
ending-workers = Koniec gry: jest zbyt wielu wolnych robotników.
ending-independence = Archipelag jest niepodległy: wszyscy przegrywają.
ending-separatist = Archipelag jest niepodległy: Separatysta wygrywa sam.
ending-round-limit = Minęło sześćdziesiąt rund: gra kończy się podliczeniem punktów.

kind-region-tile = Płytki regionów
kind-start-tile = Płytka startowa
kind-region = Regiony
kind-character = Karty postaci
kind-progress = Karty postępu
kind-back = Rewersy kart rozwoju
kind-secret-objective = Tajne cele
kind-public-objective = Jawne cele
kind-resource = Kostki surowców
kind-building = Żetony budynków
kind-coin = Monety
kind-token = Żetony odkryć
kind-board = Plansze
kind-wheel = Koło akcji
kind-piece = Pionki
kind-market = Plansze rynków

## Resources, markets, buildings, terrain

kind-fish = { $form ->
    [gen] ryb
   *[nom] ryby
  }
kind-fruit = { $form ->
    [gen] egzotycznych owoców
   *[nom] egzotyczne owoce
  }
kind-wood = { $form ->
    [gen] drewna
   *[nom] drewno
  }
kind-cattle = { $form ->
    [gen] bydła
   *[nom] bydło
  }
kind-stone = { $form ->
    [gen] kamienia
   *[nom] kamień
  }
kind-iron = { $form ->
    [gen] żelaza
   *[nom] żelazo
  }

market-domestic = { $form ->
    [loc] rynku krajowym
    [acc] rynek krajowy
    [gen] rynku krajowego
   *[nom] Rynek krajowy
  }
market-export = { $form ->
    [loc] rynku eksportowym
    [acc] rynek eksportowy
    [gen] rynku eksportowego
   *[nom] Rynek eksportowy
  }

building-kind-city = { $form ->
    [pl] miast
    [acc] miasto
    [each] każde miasto
   *[nom] miasto
  }
building-kind-temple = { $form ->
    [pl] świątyń
    [acc] świątynię
    [each] każdą świątynię
   *[nom] świątynia
  }
building-kind-market = { $form ->
    [pl] rynków
    [acc] rynek
    [each] każdy rynek
   *[nom] rynek
  }
building-kind-port = { $form ->
    [pl] portów
    [acc] port
    [each] każdy port
   *[nom] port
  }

project-city = miasto
project-temple = świątynia
project-market = rynek
project-port = port
project-ship = statek

terrain-sea = morze
terrain-field = pole
terrain-mountain = góra
direction-n = N
direction-ne = NE
direction-se = SE
direction-s = S
direction-sw = SW
direction-nw = NW

zone-name-harvest-fish = zbiory ryb
zone-name-harvest-fruit = zbiory egzotycznych owoców
zone-name-harvest-wood = zbiory drewna
zone-name-harvest-cattle = zbiory bydła
zone-name-harvest-stone = zbiory kamienia
zone-name-harvest-iron = zbiory żelaza
zone-name-taxes = podatki
zone-name-trade = handel
zone-name-explore = eksploracja
zone-name-reproduce = reprodukcja
zone-name-recruit = rekrutacja
zone-name-migrate = migracja
zone-name-build = budowa

phase-0 = pierwsze wyprawy
phase-1 = uwolnienie
phase-2 = kolejność graczy
phase-3 = wpływ populacji
phase-4 = równowaga gospodarcza
phase-5 = akcje
phase-6 = karty rozwoju

card-kind-character = { $form ->
    [acc] kartę postaci
   *[nom] postać
  }
card-kind-progress = { $form ->
    [acc] kartę postępu
   *[nom] postęp
  }

## Phrases

phrase-cubes = { $count ->
    [one] { $count } { $form ->
        [acc] kostkę
       *[nom] kostka
      } { $kind }
    [few] { $count } kostki { $kind }
   *[many] { $count } kostek { $kind }
  }
phrase-florins = { $count } f
phrase-discs = { $count ->
    [one] { $count } dysk akcji
    [few] { $count } dyski akcji
   *[many] { $count } dysków akcji
  }
phrase-any-cubes = { $count ->
    [one] { $count } dowolna kostka
    [few] { $count } dowolne kostki
   *[many] { $count } dowolnych kostek
  }
phrase-tokens = { $count ->
    [one] { $count } żeton odkrycia
    [few] { $count } żetony odkryć
   *[many] { $count } żetonów odkryć
  }
phrase-sentences = { $first } { $rest }
phrase-parts = { $first }; { $rest }
phrase-bracket = { $from }-{ $to }: { $by }
phrase-bracket-open = co najmniej { $from }: { $by }
phrase-gift = { $cubes }: niezadowolenie { $by }
phrase-edge = { $direction } { $terrain }
phrase-symbols = { $count } × { $kind }
phrase-threshold = { $threshold } przy { $players }
phrase-bid = { $player } { $florins }

## Names of pieces

name-citizen = obywatel ({ $player })
name-ship = statek ({ $player })
name-city = miasto: { $region }
name-temple = świątynia: { $region }
name-market = rynek: { $region }
name-port = port: { $region }
name-land = { $region }, ląd{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
name-water = { $region }, woda{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
name-cell = pole ({ $q }, { $r })
name-back = kryzysy: { $zones }
name-zone-domestic = { $red ->
    [yes] natychmiastowy krajowy
   *[no] krajowy
  } ({ $kind }, kostka na { $rate })
name-zone-export = { $red ->
    [yes] natychmiastowy eksportowy
   *[no] eksportowy
  } ({ $cubes })
name-back-event = { $red ->
    [yes] natychmiastowe wydarzenie
   *[no] wydarzenie
  }: { $name }
face-down = zakryty element
face-down-objective = tajny cel
face-down-tile = zakryta płytka

## What pieces are and do

about-citizen = Obywatel zbiera na lądzie, buduje i obsługuje budynki. W kryzysie krajowym kładzie się, aż ktoś go podniesie.
about-ship = Statek łowi ryby, pływa, przewozi obywateli przez morze i może pilnować portu. Statki nigdy się nie buntują.
about-back = Rewers wierzchniej karty talii rozwoju.
about-card-character = Karta postaci.
about-card-progress = Karta postępu.
about-prices = Cena po kolejnych obrotach: { $prices } f; potem karta jest odrzucana.
about-arrow-owner = Używać jej może tylko właściciel.
about-arrow-anyone = Używać jej mogą wszyscy; inni płacą właścicielowi o 1 f więcej.
about-arrow-wonder = Cud: buduje się go raz, a jeden wolny obywatel zostaje na nim do końca.
about-requires = { $least ->
    [one] Musisz kontrolować { $building }.
   *[other] Musisz kontrolować { $building } (co najmniej { $least }).
  }
about-cost = Koszt: { $cost }.
about-no-cost = Nic nie kosztuje.
about-before-action = Tylko przed akcją w tej turze.
about-medals = { $medals ->
    [one] { $medals } medal: 1 PZ.
    [few] { $medals } medale: { $medals } PZ.
   *[many] { $medals } medali: { $medals } PZ.
  }
about-edges = Krawędzie: { $edges }.
about-area = { $area }: { $symbols }
about-huts = Chaty: { $huts }.
about-symbols = { $symbols }
about-no-symbols = nie ma czego zbierać
about-no-fish = bez ryb
about-city = Kto ma w mieście aktywnego obywatela, kontroluje region: zbiory oraz budynki, na których nie stoi nikt inny.
about-temple = W kryzysie krajowym kontrolujący ją gracz podnosi wszystkich obywateli regionu. Obywatel stojący na niej nigdy się nie kładzie.
about-market = Raz na rundę kontrolujący go gracz może za opłatą 1 f zawrzeć dwie transakcje na rynku krajowym.
about-port = Raz na rundę kontrolujący go gracz może za opłatą 1 f zawrzeć dwie transakcje na rynku eksportowym.
about-trend-points = Miejsca 1, 2, 3 dają 4, 3, 2 PZ.
about-secret-points = Miejsca 1, 2, 3 dają 3, 2, 1 PZ tym, którzy je zajmą.

zone-domestic = { $red ->
    [yes] Natychmiastowy kryzys krajowy
   *[no] Kryzys krajowy
  }: jedna kostka { $kind } podnosi obywateli: { $rate }.
zone-export = { $red ->
    [yes] Natychmiastowy kryzys eksportowy
   *[no] Kryzys eksportowy
  }, do dostarczenia: { $cubes }.
zone-event = { $name }{ $red ->
    [yes] {" "}(natychmiast)
   *[no] {""}
  }. { $does }

does-marker-unrest = Niezadowolenie { $by }.
does-marker-workers = Wolni robotnicy { $by }.
does-marker-per-building-unrest = { $each ->
    [one] Niezadowolenie { $by } za { $building } na mapie.
   *[other] Niezadowolenie { $by } za każde { $each } z { $building } na mapie.
  }
does-marker-per-building-workers = { $each ->
    [one] Wolni robotnicy { $by } za { $building } na mapie.
   *[other] Wolni robotnicy { $by } za każde { $each } z { $building } na mapie.
  }
does-unrest-by-count = Niezadowolenie zależnie od liczby { $building } na mapie: { $brackets }.
does-gain-florins = Weź { $florins }.
does-gain-per-building = Weź 1 f za { $building } na mapie, najwyżej { $most }.
does-gain-per-citizens = Weź 1 f za każdych { $each } twoich aktywnych obywateli.
does-exchange = Weź kostkę innego rodzaju niż zapłacona.
does-hire = Najmij wolnych robotników za cenę z planszy (najwyżej { $most }).
does-hire-free = Najmij wolnych robotników bez płacenia (najwyżej { $most }).
does-transactions = Transakcje na { $market } (najwyżej { $most }).
does-transactions-sell = Sprzedaj kostki na { $market } (najwyżej { $most }).
does-smuggle = Kup kostkę na jednym rynku i sprzedaj kostkę tego rodzaju na drugim.
does-to-market = Połóż kostki z banku ({ $kinds }) na { $market } (najwyżej { $most }).
does-reproduce = { $most ->
    [one] Nowy obywatel w regionie, w którym masz dokładnie dwóch, obu aktywnych.
   *[other] Nowi obywatele w regionach (najwyżej { $most }), w których masz dokładnie dwóch, obu aktywnych.
  }
does-explore = Eksploruj, nawet bez wolnego pola na kole.
does-migrate = Przeprowadź migrację.
does-migrate-ships = Migrują twoje statki; mogą przewozić twoich obywateli.
does-migrate-citizens = Twoi obywatele idą lądem (najwyżej { $steps } kroki).
does-build-free = Zbuduj ({ $projects }) bez zwykłego kosztu.
does-build-port = Zbuduj ({ $projects }) przy porcie, który kontrolujesz; obywatel nie jest potrzebny.
does-build-cheap = Zbuduj jedno z: { $projects }, płacąc mniej kostek (o { $minus }).
does-search-deck = Odkryj karty z talii ({ $cards }); możesz kupić wśród nich { $kind } za jej najniższą cenę. Pozostałe są odrzucane.
does-sink-ship = Zatop statek innego gracza w regionie, w którym masz swój.
does-tribute = Jego właściciel daje ci kostkę, którą sam wybierze.
does-steal = Inny gracz ukrywa kostki w dłoniach; weź to, co jest w jednej z nich.
does-spy = Zajrzyj za zasłonkę innego gracza.
does-pillage = Splądruj wolny symbol na lądzie obok twojego wolnego obywatela: weź kostki ({ $cubes }); nikt już tam niczego nie zbierze.
does-stand-up = Podnieś buntowników gdziekolwiek (najwyżej { $most }).
does-stand-up-region = Podnieś buntowników (najwyżej { $most }) w jednym regionie, w którym masz aktywną jednostkę.
does-disengage = Uwolnij swoje zajęte jednostki (najwyżej { $most }).
does-double-harvest = Późniejsze w tej turze zbiory { $kind } dają dwie kostki za każdą jednostkę.
does-free-harvest = W tej turze zbierasz bez zezwoleń; za każdą jednostkę w regionie cudzego miasta płacisz { $fee }.
does-choose-gift = Zapłać jedno z: { $gifts }.
does-ships-to-ports = Każdy gracz dodaje statek w każdym regionie, w którym kontroluje port.

end-temple = Gra kończy się, gdy stoi tyle świątyń: { $thresholds } graczach.
end-port = Gra kończy się, gdy stoi tyle portów: { $thresholds } graczach.
end-city = Gra kończy się, gdy stoi tyle miast: { $thresholds } graczach.
end-market = Gra kończy się, gdy stoi tyle rynków: { $thresholds } graczach.
end-stacks = Gra kończy się, gdy tyle stosów żetonów odkryć jest pustych: { $thresholds } graczach.
end-kinds = Gra kończy się, gdy w banku brakuje tylu rodzajów kostek: { $thresholds } graczach.
end-characters = Gra kończy się, gdy gracze mają tyle postaci: { $thresholds } graczach.
end-progress = Gra kończy się, gdy gracze mają tyle kart postępu: { $thresholds } graczach.
end-cards = Gra kończy się, gdy gracze mają tyle kart rozwoju: { $thresholds } graczach.
end-population = Gra kończy się, gdy populacja osiągnie: { $thresholds } graczach.
end-ships = Gra kończy się, gdy pływa tyle statków: { $thresholds } graczach.
end-workers = Gra kończy się, gdy jest tylu wolnych robotników: { $thresholds } graczach.
end-money = Gra kończy się, gdy w banku nie ma ani florena.

criterion-city = Punktują: kontrolowane miasta.
criterion-temple = Punktują: kontrolowane świątynie.
criterion-market = Punktują: kontrolowane rynki.
criterion-port = Punktują: kontrolowane porty.
criterion-port-market = Punktują: kontrolowane porty i rynki.
criterion-characters = Punktują: karty postaci.
criterion-progress = Punktują: karty postępu.
criterion-cards = Punktują: karty rozwoju.
criterion-florins = Punktują: floreny.
criterion-discovery = Punktują: żetony odkryć.
criterion-ships = Punktują: statki na mapie.
criterion-citizens = Punktują: obywatele na mapie.
criterion-benefactor = Punktują: floreny na twoim polu karty. Kładzie się jednego za każdą własną kostkę lub żeton oddane w kryzysie i za każdą zbudowaną świątynię.
criterion-cubes = Punktują: kostki { $kind } za zasłonką.
criterion-sources = Punktują: symbole { $kind } w regionach twoich miast.
criterion-separatist = Jeśli archipelag ogłosi niepodległość, wygrywasz tylko ty. W innym razie karta nic nie daje.
criterion-pacifist = 3 PZ tylko dla ciebie, jeśli na końcu populacja przewyższa niezadowolenie o więcej niż { $margin }.

## Questions

ask-prepare-trend = Który jawny cel wybierasz?
ask-prepare-keep = Który cel zostawiasz?
ask-voyage-region = Twoja pierwsza wyprawa: który region odkrywasz?
ask-voyage-cell = Gdzie leży płytka?
ask-voyage-rotation = Jak leży?
ask-voyage-area = Gdzie obywatel schodzi na ląd?
ask-findings-market = Która kostka trafia na rynek krajowy?
ask-findings-own = Którą kostkę bierzesz?
ask-order-bid = Ile licytujesz o kolejność?
ask-order-again = Remis: ile licytujesz teraz?
ask-order-word = { $player } ustala kolejność. Prosisz o głos?
ask-order-talk = Ty ustalasz kolejność. Chcesz najpierw wysłuchać innych?
ask-order-next = Kto gra na miejscu { $place }?
ask-talk-move = Negocjacje: co robisz?
ask-talk-draft = { $so } { $step ->
    [first] Co w niej będzie?
    [give] Ile dajesz ({ $thing })?
    [ask] O ile prosisz ({ $thing })?
    [repay] Ile florenów do oddania?
    [round] W ciągu ilu rund?
    [stand-up] Ilu obywateli?
    [deliver] Ile kostek?
    [use-card] Która karta?
   *[thing] Co jeszcze?
  }
ask-talk-reply = { $step ->
    [answer] { $player } słucha: co mówisz?
    [first] { $so } Co w niej będzie?
    [give] { $so } Ile dajesz ({ $thing })?
    [ask] { $so } O ile prosisz ({ $thing })?
    [repay] { $so } Ile florenów do oddania?
    [round] { $so } W ciągu ilu rund?
    [stand-up] { $so } Ilu obywateli?
    [deliver] { $so } Ile kostek?
    [use-card] { $so } Która karta?
   *[thing] { $so } Co jeszcze?
  }
draft-empty = Oferta dla: { $player }.
draft-so-far = Oferta dla: { $player }: { $offer }.
ask-turn-move = Twoja tura (wolne dyski: { $discs }): co robisz?
ask-harvest-unit = Kto zbiera?
ask-trade-deal = Która transakcja (pozostało: { $left })?
ask-smuggle-deal = Co kupujesz na przemyt?
ask-smuggle-sale = Co sprzedajesz na drugim rynku?
ask-explore-way = Na wierzchu stosu leży { $region }. Bierzesz tę płytkę?
ask-explore-region = Którą stronę odkrywasz?
ask-explore-cell = Gdzie leży płytka?
ask-explore-rotation = Jak leży?
ask-explore-unit = Kto tam wyrusza?
ask-reproduce-area = Gdzie rodzi się obywatel?
ask-recruit-area = Gdzie trafia rekrut ({ $price ->
    [0] za darmo
   *[other] { $price } f
  })?
ask-migrate-unit = Kto się przenosi?
ask-migrate-target = Dokąd?
ask-build-project = Co budujesz{ $minus ->
    [0] {""}
   *[other] {" "}(kostek mniej: { $minus })
  }?
ask-build-unit = Kto buduje?
ask-build-area = Na którym wybrzeżu lub wodzie?
ask-build-port = Przy którym porcie?
ask-build-spared = Której kostki nie płacisz?
ask-pay-with = Do zapłaty kostka { $kind ->
    [fish] ryb
    [fruit] egzotycznych owoców
    [wood] drewna
    [cattle] bydła
    [stone] kamienia
   *[iron] żelaza
  }. Czym płacisz?
ask-use-card-any = Którą kostką płacisz?
ask-use-card-citizen = Który obywatel zostaje na cudzie?
ask-search-card = Którą kartę kupujesz?
ask-sink-ship-ship = Który statek zatapiasz?
ask-tribute-kind = Którą kostkę oddajesz Piratowi?
ask-steal-victim = Kogo okradasz?
ask-steal-hand = Co kryje twoja { $hand ->
    [left] lewa
   *[right] prawa
  } dłoń?
ask-steal-pick = Która dłoń?
ask-spy-player = Za czyją zasłonkę zaglądasz?
ask-pillage-area = Gdzie plądrujesz?
ask-pillage-kind = Który symbol?
ask-stand-up-citizen = Kto wstaje?
ask-disengage-unit = Kogo uwalniasz?
ask-stock-market-kind = Która kostka trafia na rynek?
ask-exchange-kind = Którą kostkę bierzesz?
ask-choose-gift-gift = Co płacisz?
ask-ships-to-ports-port = Przy którym porcie pojawia się statek?
ask-crisis-move = Kryzys krajowy: kostka { $kind } podnosi { $rate }, leżących: { $lying }. Co robisz?
ask-crisis-citizen = Kto wstaje (jeszcze { $left })?
ask-delivery-move = Kryzys eksportowy, kostek { $kind } brakuje: { $missing }. Co robisz?
ask-evict-building = Usuwasz buntownika z budynku w twoim regionie?
ask-evolve-buy = Którą kartę kupujesz?
ask-evolve-turn = Którą kartę obracasz?

## Options

option-piece = { $piece }
option-region = { $piece }: { $symbols }, chaty: { $huts }
option-cell = { $piece }, obok: { $regions }
option-citizen = { $unit }, { $place }{ $state ->
    [lying] {", "}leży
    [engaged] {", "}zajęty
   *[free] {""}
  }
option-ship = { $unit }, { $place }{ $state ->
    [engaged] {", "}zajęty
   *[free] {""}
  }
option-serve = skorzystaj z budynku: { $piece }
option-bless = { $piece }: wstają wszyscy obywatele regionu
option-enter = na budynek: { $piece }
option-evict = usuń buntownika z budynku: { $piece }
option-use = użyj karty { $card } ({ $cost }): { $does }
option-use-free = użyj karty { $card }: { $does }
option-wonder = zbuduj cud { $card } ({ $cost }): { $does }
option-wonder-free = zbuduj cud { $card }: { $does }
option-buy-card = kup kartę { $card } za { $price }: { $does }
option-turn = obróć kartę { $card }: { $now } → { $next }
option-turn-gone = obróć kartę { $card }: zostanie odrzucona
option-owned-card = { $card } ({ $owner })
option-bid = { $florins }
option-amount = { $amount }
option-rotation = { $turns ->
    [0] bez obrotu
    [one] { $turns } obrót w prawo
    [few] { $turns } obroty w prawo
   *[many] { $turns } obrotów w prawo
  }: { $edges }
option-zone = { $zone }
option-taxes = podatki: niezadowolenie +1, potem { $florins }
option-kind = kostka { $kind }
option-kind-market = kostka { $kind } na rynek
option-build = { $project } ({ $cost })
option-gift = { $cubes }: niezadowolenie { $by }
option-buy = kup kostkę { $kind } na { $market } za { $price }
option-sell = sprzedaj kostkę { $kind } na { $market } za { $price }
option-sell-token = sprzedaj żeton odkrycia jako kostkę { $kind } na { $market } za { $price }
option-consume-market = kostka { $kind } z { $market }
option-deliver-market = kostka { $kind } z { $market }
option-own = kostka zza zasłonki
option-token = żeton odkrycia
option-with-cube = kostką
option-with-token = żetonem odkrycia
option-mine = ilu się da z moich
option-done = koniec
option-end = zakończ turę
option-pass = pasuj: nie masz już tur w tej rundzie
option-speak = proszę o głos
option-quiet = nie, bez rozmów
option-word = poproś o głos: { $player }
option-no-promise = bez obietnicy
option-negotiate = negocjuj
option-go-on = nie, ustalam od razu
option-keep = zostaw kolejność bez zmian
option-next = { $player }
option-take = biorę
option-refuse = odrzucam i biorę następną, jakakolwiek będzie
option-give-up = rezygnuję: płytka jest odrzucana
option-none = żadnej
option-turn-two = żadnej, za to obracasz dwie
option-empty = nic
option-left = lewa
option-right = prawa
option-rob = { $player }
option-watch = { $player }
option-offer = napisz inną ofertę: { $player }
option-propose-buy = oferta ({ $player }): dasz { $price }, dostaniesz { $take }
option-propose-sell = oferta ({ $player }): dasz { $give }, dostaniesz { $price }
option-propose-swap = oferta ({ $player }): dasz { $give }, dostaniesz { $take }
option-propose-lease = { $side ->
    [centre] oferta ({ $player }): dasz { $price }, dostaniesz zezwolenie na zbiory w tej turze: { $region }
   *[other] oferta ({ $player }): dasz zezwolenie na zbiory w tej turze ({ $region }), dostaniesz { $price }
  }
option-propose-first = { $side ->
    [centre] oferta ({ $player }): dasz pierwsze miejsce, dostaniesz { $price }
   *[other] oferta ({ $player }): dasz { $price }, dostaniesz pierwsze miejsce
  }
option-accept = przyjmij: { $offer }
option-decline = odrzuć: { $offer }
option-counter = odpowiedz inną ofertą: { $offer }
option-withdraw = wycofaj: { $offer }
option-answers = poczekaj na odpowiedź
option-listen = wysłuchaj wszystkich
option-close = zamknij rozmowy
option-silence = milczę
option-send = wyślij ofertę
option-cancel = podrzyj ofertę
option-give = dajesz: { $thing }
option-ask = prosisz o: { $thing }
option-permit = zezwolenie na zbiory w tej turze: { $region }
option-place = miejsce { $place } w kolejności lub lepsze
option-promise-repay = obiecujesz zwrócić floreny
option-promise-stand-up = obiecujesz podnieść obywateli
option-promise-deliver = obiecujesz dostarczyć kostki
option-promise-use-card = obiecujesz użyć karty
option-promise-support = obiecujesz wsparcie
option-demand-repay = druga strona obiecuje zwrócić floreny
option-demand-stand-up = druga strona obiecuje podnieść twoich obywateli
option-demand-deliver = druga strona obiecuje dostarczyć kostki
option-demand-use-card = druga strona obiecuje użyć twojej karty
option-demand-support = druga strona obiecuje wsparcie
thing-florins = floreny
thing-tokens = żetony odkryć
thing-cubes = kostki { $kind }

## Offers and promises

offer-gives = { $player } daje: { $things }
offer-permit = zezwolenie na zbiory: { $region }
offer-place = miejsce { $place } w kolejności lub lepsze
pledge-repay = { $player } obiecuje oddać { $florins } do rundy { $round } (komu: { $other })
pledge-stand-up = { $player } obiecuje podnieść obywateli (czyich: { $other }; ilu: { $count })
pledge-deliver = { $player } obiecuje dostarczyć kostki (komu: { $other }; ile: { $count })
pledge-use-card = { $player } obiecuje użyć karty { $card } (komu: { $other })
pledge-support = { $player } obiecuje wsparcie (komu: { $other })

## What happened

event-game-began = Kolejność pierwszych wypraw: { $order }.
event-voted = { $player } głosuje: { $trend }.
event-trends-shown = { $count ->
    [one] Jawny cel
   *[other] Jawne cele
  }: { $trends }.
event-objectives-open = W grze: { $objectives }.
event-objectives-dealt = { $count ->
    [one] Twój tajny cel
   *[other] Twoje tajne cele
  }: { $objectives }.
event-objectives-kept = Zostawiasz: { $objectives }.
event-voyage-began = { $player } wyrusza.
event-tiles-exchanged = { $player }: żadna płytka nie pasuje; odłożono: { $regions }.
event-went-ashore = { $player }: obywatel schodzi na ląd, { $area }.
event-round-zero-over = Pierwsze wyprawy za nami. Populacja: { $population }.
event-phase-began = Runda { $round }: { $phase }.
event-bids-opened = Licytacja: { $bids }.
event-bid-won = { $player } ustala kolejność za { $florins }.
event-bid-tied = Nikt nie ustala kolejności: zostaje bez zmian.
event-bid-tied-again = Remis: najwyżej licytujący licytują jeszcze raz.
event-order-set = { $player } ustala kolejność: { $order }.
event-unrest = Niezadowolenie { $by }: { $now }.
event-workers = Wolni robotnicy { $by }: { $now }.
event-domestic-crisis = Kryzys krajowy: jedna kostka { $kind } podnosi obywateli: { $rate }. Kładzie się: { $lying }.
event-domestic-crisis-over = { $rebels ->
    [0] Koniec kryzysu; nikt się nie buntuje.
   *[other] Koniec kryzysu; buntowników: { $rebels }.
  }
event-export-crisis = Kryzys eksportowy, do dostarczenia: { $cubes }.
event-export-crisis-over = { $missing ->
    [0] Koniec kryzysu eksportowego; niczego nie brakuje.
   *[other] Koniec kryzysu eksportowego; brakuje: { $missing }.
  }
event-event = Wydarzenie: { $does }
event-given-own = { $player } oddaje kostkę { $kind }.
event-given-token = { $player } oddaje żeton odkrycia jako kostkę { $kind }.
event-given-market = { $player } bierze z rynku kostkę { $kind }.
event-stood-up = { $player } podnosi obywateli: { $count }.
event-temple-used = { $player } wzywa: { $building }.
event-evicted = { $player } usuwa z budynku ({ $building }): { $unit }.
event-honoured = Dobroczyńca: { $player } ma teraz na polu { $now }.
event-turn-began = Ruch ma { $player }.
event-passed = { $player } pasuje.
event-disc-laid = { $player }: { $zone }.
event-taxed = { $player } bierze { $florins } podatków.
event-florins-gained = { $player } bierze { $florins }.
event-harvested = { $player } zbiera { $cubes }: { $region }.
event-fee-paid = { $player } płaci za zbiory { $florins } (komu: { $lord }).
event-bought = { $player } kupuje kostkę { $kind } na { $market } za { $price }.
event-sold = { $player } sprzedaje kostkę { $kind } na { $market } za { $price }.
event-sold-token = { $player } sprzedaje żeton odkrycia jako kostkę { $kind } na { $market } za { $price }.
event-paid-cube = { $player } płaci kostką { $kind }.
event-paid-cube-token = { $player } płaci żetonem odkrycia.
event-cube-to-market = Kostka { $kind } trafia na { $market }.
event-cubes-gained = { $player } bierze { $cubes }.
event-tile-refused = { $player } odrzuca płytkę: { $region }.
event-tile-taken = { $player } bierze płytkę: { $region }.
event-tile-laid = { $player } odkrywa: { $region }.
event-exploration-failed = { $player } nie znajduje drogi; płytka odrzucona: { $region }.
event-token-taken = { $player } bierze żeton odkrycia; zostało: { $left }.
event-discs-gained = Stos żetonów odkryć jest pusty: każdy dostaje dysk akcji.
event-born = { $player }: rodzi się obywatel, { $area }.
event-hired = { $player } najmuje robotnika za { $price }, { $area }.
event-moved = Przenosi się { $unit }: { $target }.
event-moved-building = Na budynek wchodzi { $unit }: { $target }.
event-built = { $player } buduje: { $building }.
event-ship-built = { $player } buduje statek, { $area }.
event-ship-added = { $player }: pojawia się statek, { $area }.
event-served = { $player } korzysta z budynku: { $building }.
event-card-used = { $player } używa karty { $card }.
event-card-used-other = { $player } używa karty { $card } i płaci { $florins } (komu: { $owner }).
event-wonder-built = { $player } buduje cud { $card }.
event-wonder-built-other = { $player } buduje cud { $card } ({ $owner }, { $florins }).
event-citizen-on-wonder = { $player }: obywatel zostaje na cudzie { $card }.
event-disengaged = Znów wolny jest { $unit }.
event-ship-sunk = { $player } zatapia statek ({ $owner }), { $area }.
event-showed-no-cubes = { $player } pokazuje, że nie ma kostek.
event-cube-taken = { $player } dostaje kostkę { $kind } (od kogo: { $from }).
event-robbed = { $player } okrada: { $victim }.
event-empty-hand = Dłoń jest pusta ({ $victim }).
event-spied = { $player } zagląda za zasłonkę: { $watched }.
event-stock-seen = Za zasłonką ({ $watched }): { $things }.
event-pillaged = { $player } plądruje { $area }: { $cubes }.
event-cards-revealed = { $player } odkrywa: { $cards }.
event-card-bought = { $player } kupuje kartę { $card } za { $price }.
event-card-turned = { $player } obraca kartę { $card }: teraz { $price }.
event-card-turned-gone = { $player } obraca kartę { $card }: zostaje odrzucona.
event-track-filled = Na torze: { $card }.
event-deck-renewed = Nowa talia: { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}.
event-talks-opened = { $player } otwiera rozmowy.
event-hand-raised = { $player } prosi o głos ({ $other }).
event-silent = { $player } nic nie mówi.
event-talks-closed = Rozmowy zamknięte.
event-offer-made = { $player } składa ofertę ({ $other }): { $offer }.
event-offer-accepted = { $other } przyjmuje ofertę ({ $player }): { $offer }.
event-offer-declined = { $other } odrzuca ofertę ({ $player }): { $offer }.
event-offer-withdrawn = { $player } wycofuje ofertę ({ $other }): { $offer }.
event-offer-expired = Oferta wygasa ({ $player }, { $other }): { $offer }.
event-offer-void = Z oferty nic nie wychodzi, czegoś już nie ma ({ $player }, { $other }): { $offer }.
event-place-settled-paid = Miejsce przyznane, płaci { $player }: { $offer }.
event-place-settled-not = Miejsca nie przyznano, nikt nie płaci: { $offer }.
event-promised = { $pledge }.
event-promise-kept = Obietnica dotrzymana ({ $player }): { $pledge }.
event-promise-broken = Obietnica złamana ({ $player }): { $pledge }.
event-objective-met = { $player } pokazuje cel { $objective }: jego warunek końca jest spełniony.
event-objective-met-open = Warunek końca jest spełniony: { $objective }.

## The table

table-state = Runda { $round }, { $phase }
table-over = { $ending }
moment = runda { $round }, { $phase }
table-talks = Rozmowy ({ $player })
table-map = Mapa
table-tiles = Płytki
table-evolution = Karty rozwoju
table-wheel = Koło i budynki
table-player = { $player }
row-unrest = Niezadowolenie (wobec populacji)
row-population = Populacja
row-workers = Wolni robotnicy
row-tokens = Pozostałe żetony odkryć
row-trends = Jawne cele
row-market = { $kind } (kupno { $buy }, sprzedaż { $sell })
row-map = Mapa morska
row-stack = Stos płytek ({ $count })
row-found = Płytka w ręku
row-tile-discard = Odrzucone płytki
row-aside = Odłożone płytki
row-track = Tor
row-deck = Talia ({ $count })
row-revealed = Odkryte
row-discard = Odrzucone karty
row-discs = Wolne dyski (z { $discs })
row-cards = Karty
row-objectives = Cele
row-declined = Cele odrzucone
row-tiles = Płytki na ręce
row-given = Pole Dobroczyńcy
note-bank = Bank: { $things }
note-hand = { $player } prosi o głos ({ $other })
note-order = Kolejność: { $order }
note-domestic-crisis = Kryzys krajowy: kostka { $kind } podnosi { $rate }
note-export-crisis = Kryzys eksportowy: brakuje { $missing } ({ $kind })
note-called = Gra kończy się z tą turą lub fazą: { $objective }
note-promise = { $pledge }
note-offer = Oferta { $number } ({ $player }): { $offer }
note-no-offers = Nie ma jeszcze ofert
note-circles = { $zone }: { $players }
note-circles-free = { $zone }: jeszcze nikt
note-built = Na mapie: { $buildings }
note-screen = Za zasłonką: nie wiadomo
note-stock = { $things }
note-word = Obietnice dotrzymane: { $kept }, złamane: { $broken }
count-city = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
  }
count-temple = { $count ->
    [one] { $count } świątynia
    [few] { $count } świątynie
   *[many] { $count } świątyń
  }
count-market = { $count ->
    [one] { $count } rynek
    [few] { $count } rynki
   *[many] { $count } rynków
  }
count-port = { $count ->
    [one] { $count } port
    [few] { $count } porty
   *[many] { $count } portów
  }
shown-land = ląd{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
shown-water = woda{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  }
shown-city = miasto
shown-temple = świątynia
shown-market = rynek
shown-port = port
# Letters on the map, where there is no room for words.
sign-area = { $number }
sign-fish = r
sign-fruit = o
sign-wood = d
sign-cattle = b
sign-stone = k
sign-iron = ż
sign-city = M
sign-temple = Ś
sign-market = R
sign-port = P
shown-objective = { $objective }
mark-progress = { $now } z { $end }
mark-area = { $parts }
mark-pillaged = splądrowane: { $kinds }
mark-links = droga: { $areas }
mark-control = { $player }{ $used ->
    [yes] {", "}użyty
   *[no] {""}
  }
mark-uncontrolled = niczyj{ $used ->
    [yes] {", "}użyty
   *[no] {""}
  }
mark-unit = { $state ->
    [lying] buntownik
    [engaged] zajęty
   *[free] wolny
  }
mark-unit-on = { $state ->
    [lying] buntownik
    [engaged] zajęty
   *[free] wolny
  }, { $place }
mark-cell = obok: { $regions }
mark-price = { $price }, { $kind }
mark-card-built = zbudowany
mark-card-used = użyta
mark-card-owner = tylko właściciel
mark-card-anyone = dla wszystkich
mark-card-wonder = cud, niezbudowany

## The score

score-secret = Tajne cele
score-public = Jawne cele
score-pacifist = Pacyfista
score-medals = Medale
score-independence = Niepodległość
score-why-rank = { $objective }: { $value }{ $place ->
    [0] {", "}bez miejsca
   *[other] {", "}miejsce { $place }
  }
score-why-pacifist = populacja przewyższa niezadowolenie o { $difference } (trzeba więcej niż { $margin })
score-why-medals = { $card }

## Names of cards

card-researcher = Naukowiec
card-head-hunter = Łowca głów
card-recruiter = Rekrutant
card-exporter = Eksporter
card-merchant = Kupiec
card-pirate = Pirat
card-thief = Złodziej
card-barbarian = Barbarzyńca
card-pope = Papież
card-king = Król
card-archbishop = Arcybiskup
card-explorer = Odkrywca
card-captain = Kapitan
card-shipwright = Szkutnik
card-architect = Architekt
card-tax-collector = Poborca podatkowy
card-missionary = Misjonarz
card-minister-of-labour = Minister pracy
card-ambassador = Ambasador
card-midwife = Akuszerka
card-spy = Szpieg
card-foreman = Nadzorca
card-smuggler = Przemytnik
card-chieftain = Wódz plemienia
card-sawmill = Tartak
card-fishing-nets = Sieci rybackie
card-plantation = Plantacja
card-ranch = Hodowla bydła
card-quarry = Kamieniołom
card-mine = Kopalnia
card-local-commerce = Handel lokalny
card-overseas-trade = Handel zamorski
card-expansionism = Ekspansjonizm
card-emigration = Emigracja
card-education = Edukacja
card-gifts-from-the-clergy = Dary kleru
card-amphitheater = Amfiteatr
card-hospital = Szpital
card-granary = Spichlerz
card-shipyard = Stocznia
card-slavery = Niewolnictwo
card-roads = Drogi
card-warehouse = Magazyn
card-great-lighthouse = Wielka Latarnia
card-cathedral = Katedra
card-colossus = Kolos
card-pyramid = Piramida
card-hanging-gardens = Wiszące Ogrody

## Names of events

event-name-great-services = Nabożeństwa
event-name-holy-day = Święto
event-name-fair = Jarmark
event-name-newcomers = Fala przybyszów
event-name-departures = Odpływ ludzi
event-name-news-of-riches = Wieści o bogactwie
event-name-plague = Zaraza
event-name-city-riots = Bunt mieszczan
event-name-job-seekers = Napływ chętnych
event-name-smuggling = Przemyt
event-name-rumours = Plotki

## Names of objectives

objective-short-01 = Świątynie / postacie
objective-short-02 = 2 stosy odkryć / pieniądze
objective-short-03 = Porty / postęp
objective-short-04 = Miasta / porty
objective-short-05 = 2 surowce / świątynie
objective-short-06 = Postacie / odkrycia
objective-short-07 = Populacja / Pacyfista
objective-short-08 = Postęp / rynki
objective-short-09 = Rynki / żelazo
objective-short-10 = 3 stosy odkryć / Separatysta
objective-medium-01 = Rynki / źródła drewna
objective-medium-02 = Świątynie / karty rozwoju
objective-medium-03 = Postęp / pieniądze
objective-medium-04 = Porty / świątynie
objective-medium-05 = Postacie / ryby
objective-medium-06 = Miasta / odkrycia
objective-medium-07 = 3 surowce / Pacyfista
objective-medium-08 = 3 stosy odkryć / źródła żelaza
objective-medium-09 = Populacja / porty i rynki
objective-medium-10 = Pusty bank / Separatysta
objective-long-01 = Rynki / świątynie
objective-long-02 = 3 surowce / porty
objective-long-03 = 3 stosy odkryć / postacie
objective-long-04 = Statki / postęp
objective-long-05 = Miasta / odkrycia
objective-long-06 = Porty / pieniądze
objective-long-07 = Karty rozwoju / łowiska
objective-long-08 = Świątynie / źródła owoców
objective-long-09 = Wolni robotnicy / Pacyfista
objective-long-10 = Pusty bank / Separatysta
trend-benefactor = Dobroczyńca
trend-temples = Świątynie
trend-fish = Ryby
trend-fruit = Egzotyczne owoce
trend-wood = Drewno
trend-cattle = Bydło
trend-stone = Kamień
trend-iron = Żelazo
trend-ships = Statki
trend-citizens = Obywatele
trend-money = Pieniądze
trend-cities = Miasta

## Names of regions

region-open-sea = Otwarte morze
region-desert-village = Pustynna wioska
region-pineapple-cay = Ananasowa Wysepka
region-mango-land = Kraina Mango
region-lone-palm = Samotna Palma
region-great-pasture = Wielkie Pastwisko
region-black-rock = Czarna Skała
region-golden-plain = Złota Równina
region-sweet-cape = Słodki Przylądek
region-kapok-forest = Las Kapoków
region-herders-cape = Przylądek Pastuchów
region-red-hills = Czerwone Wzgórza
region-palm-point = Palmowy Cypel
region-stony-meadow = Kamienista Łąka
region-stone-tooth = Kamienny Ząb
region-misty-forest = Mglisty Las
region-rusty-head = Rdzawy Przylądek
region-two-peaks = Dwa Szczyty
region-eagle-cliff = Orle Urwisko
region-ore-valley = Dolina Rudy
region-turtle-bay = Zatoka Żółwi
region-the-volcano = Wulkan
region-white-beach = Biała Plaża
region-three-villages = Trzy Wioski
region-forest-shore = Leśny Brzeg
region-three-sisters = Trzy Siostry
region-quiet-bay = Cicha Zatoka
region-dragons-paw = Łapa Smoka
region-parrot-cliff = Klif Papug
region-winding-channel = Kręty Kanał
region-smiths-bay = Zatoka Kowali
region-giants-saddle = Siodło Olbrzyma
region-rocky-landing = Skalna Przystań
region-fertile-land = Żyzny Ląd
region-shepherds-village = Wioska Pasterzy
region-wild-foothills = Dzikie Podnóże
region-iron-coast = Żelazny Brzeg
region-the-terraces = Tarasy
region-giants-pillars = Słupy Olbrzymów
region-the-jungle = Dżungla
region-twins-strait = Cieśnina Bliźniąt
region-riven-isle = Rozdarta Wyspa
region-green-isthmus = Zielony Przesmyk
region-sacred-valley = Święta Dolina
region-smugglers-cove = Zatoka Przemytników
region-old-mines = Stare Kopalnie
region-hidden-creek = Ukryta Zatoczka
region-hidden-vale = Ukryta Dolina
region-sirens-gate = Brama Syren
region-heart-of-the-isle = Serce Wyspy

## Why something cannot be chosen

why-over = Gra jest skończona (AR-13.1).
why-turn = Teraz tura gracza: { $player }.
why-wait = Najpierw trzeba rozstrzygnąć coś innego.
why-action = Najpierw wybierz akcję z koła; dopiero potem padnie pytanie, kto ją wykona i gdzie (AR-8.2).
why-foreign = To jednostka gracza { $player }: możesz wysłać tylko własną (AR-9).
why-rebel = Buntownik nic nie robi, dopóki nie wstanie, najpóźniej na początku następnej rundy (AR-8.6).
why-engaged = Ta jednostka już zbierała, budowała albo obsługiwała budynek; będzie wolna w następnej rundzie (AR-8.5).
why-symbol = Na jej obszarze nie ma wolnego symbolu tego rodzaju albo region należy do cudzego miasta (AR-9.2).
why-nowhere = Ta jednostka nie ma co robić w tej akcji (AR-9).
why-way = Nie prowadzi tam droga na jeden krok albo stoi tam już trzech twoich obywateli (AR-9.7).
why-cell = Płytka tu nie pasuje albo żadna twoja jednostka nie może na nią wejść (AR-9.4).
why-track = Karty z toru kupuje się w ostatniej fazie rundy (AR-18.2).
why-carded = Karta została już użyta w tej turze (AR-8.2).
why-built = { $card }: cud już stoi, jego medale liczą się na końcu (AR-10.9).
why-used = { $card }: karta była już użyta w tej rundzie (AR-10.1).
why-owner = { $card }: tej karty używa tylko właściciel, { $player } (AR-10.3).
why-fresh = { $card }: ten cud można zbudować od następnej rundy (AR-10.9).
why-before = { $card }: tej karty używa się przed akcją w tej samej turze (AR-10.6).
why-means = { $card } kosztuje { $cost }: nie masz tyle, warunek nie jest spełniony albo karta nic by teraz nie dała (AR-10.2, AR-10.5).
why-nothing = { $card }: karta nic by teraz nie dała albo warunek nie jest spełniony (AR-10.5).
why-uncontrolled = Nikt tego nie kontroluje: musi tam stanąć twoja jednostka (AR-11.1).
why-controlled = Ten budynek kontroluje { $player } (AR-11.1).
why-one-service = W tej turze port albo rynek był już użyty (AR-8.2).
why-served = Ten budynek był już użyty w tej rundzie (AR-9.9).
why-fee = Użycie kosztuje 1 f, a tyle nie masz (AR-9.9).
why-no-deal = Nie masz tu czego kupić ani sprzedać (AR-9.9).
