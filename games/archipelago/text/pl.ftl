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
variant-benefactor-false = nie bierze udziału
variant-benefactor-true = bierze udział, za to bez Separatysty i Pacyfisty
variant-negotiation = Negocjacje
variant-negotiation-true = oferty i obietnice
variant-negotiation-false = bez nich

ending-temple = Koniec gry: stoi dość świątyń.
ending-port = Koniec gry: stoi dość portów.
ending-city = Koniec gry: stoi dość miast.
ending-market = Koniec gry: stoi dość rynków.
ending-stacks = Koniec gry: stosy żetonów odkryć są puste.
ending-kinds = Koniec gry: w banku zabrakło kostek kilku surowców.
ending-characters = Koniec gry: kupiono dość postaci.
ending-progress = Koniec gry: kupiono dość kart postępu.
ending-cards = Koniec gry: kupiono dość kart rozwoju.
ending-population = Koniec gry: populacja jest dość liczna.
ending-money = Koniec gry: w banku nie ma ani florena.
ending-ships = Koniec gry: na mapie jest dość statków.
ending-workers = Koniec gry: jest zbyt wielu wolnych robotników.
ending-independence = Archipelag jest niepodległy: wszyscy przegrywają.
ending-separatist = Archipelag jest niepodległy: Separatysta wygrywa sam.
ending-round-limit = Minęło sześćdziesiąt rund: gra kończy się podliczeniem punktów.
epilogue-tie = Remis w punktach rozstrzygają floreny: zwycięża, kto ma ich najwięcej, czyli { $florins }.
epilogue-unrest = Niezadowolenie wynosi { $unrest }, a populacja tylko { $population }: wyspy ogłaszają niepodległość.
epilogue-separatist = { $player } ma cel Separatysty i wygrywa w pojedynkę.
epilogue-objectives = { $count ->
    [one] { $player } ma tajny cel: { $objectives }.
   *[other] { $player } ma tajne cele: { $objectives }.
  }

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
    [few] miasta
    [acc] miasto
    [each] każde miasto
   *[nom] miasto
  }
building-kind-temple = { $form ->
    [pl] świątyń
    [few] świątynie
    [acc] świątynię
    [each] każdą świątynię
   *[nom] świątynia
  }
building-kind-market = { $form ->
    [pl] rynków
    [few] rynki
    [acc] rynek
    [each] każdy rynek
   *[nom] rynek
  }
building-kind-port = { $form ->
    [pl] portów
    [few] porty
    [acc] port
    [each] każdy port
   *[nom] port
  }

project-city = miasto
project-temple = { $form ->
    [acc] świątynię
   *[nom] świątynia
  }
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

zone-name-harvest-fish = { $form ->
    [start] Zbiory ryb
   *[nom] zbiory ryb
  }
zone-name-harvest-fruit = { $form ->
    [start] Zbiory egzotycznych owoców
   *[nom] zbiory egzotycznych owoców
  }
zone-name-harvest-wood = { $form ->
    [start] Zbiory drewna
   *[nom] zbiory drewna
  }
zone-name-harvest-cattle = { $form ->
    [start] Zbiory bydła
   *[nom] zbiory bydła
  }
zone-name-harvest-stone = { $form ->
    [start] Zbiory kamienia
   *[nom] zbiory kamienia
  }
zone-name-harvest-iron = { $form ->
    [start] Zbiory żelaza
   *[nom] zbiory żelaza
  }
zone-name-taxes = { $form ->
    [start] Podatki
   *[nom] podatki
  }
zone-name-trade = { $form ->
    [start] Handel
   *[nom] handel
  }
zone-name-explore = { $form ->
    [start] Eksploracja
   *[nom] eksploracja
  }
zone-name-reproduce = { $form ->
    [start] Reprodukcja
   *[nom] reprodukcja
  }
zone-name-recruit = { $form ->
    [start] Rekrutacja
   *[nom] rekrutacja
  }
zone-name-migrate = { $form ->
    [start] Migracja
   *[nom] migracja
  }
zone-name-build = { $form ->
    [start] Budowa
   *[nom] budowa
  }

phase-0 = pierwsze wyprawy
phase-1 = uwolnienie
phase-2 = kolejność graczy
phase-3 = efekty populacji
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
phrase-florins = { $count } f
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
phrase-or = { $first } albo { $second }
phrase-comma = { $first }, { $rest }
phrase-bracket = { $by } przy { $from }–{ $to }
phrase-bracket-open = { $by } od { $from } w górę
phrase-gift = { $cubes } (niezadowolenie { $by })
phrase-card = kartę { $card }
phrase-edge = { $direction } { $terrain }
phrase-symbols = { $count } × { $kind }
phrase-threshold = { $threshold } przy { $players }
phrase-bid = { $player } – { $florins }

## Names of pieces

name-citizen = { $form ->
    [start] Obywatel
   *[nom] obywatel
  } ({ $player })
name-ship = { $form ->
    [start] Statek
   *[nom] statek
  } ({ $player })
name-city = { $form ->
    [start] Miasto
   *[nom] miasto
  } ({ $region })
name-temple = { $form ->
    [start] Świątynia
    [acc] świątynię
   *[nom] świątynia
  } ({ $region })
name-market = { $form ->
    [start] Rynek
   *[nom] rynek
  } ({ $region })
name-port = { $form ->
    [start] Port
   *[nom] port
  } ({ $region })
name-land = { $region } (ląd{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  })
name-water = { $region } (woda{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  })
name-cell = { $form ->
    [start] Miejsce
   *[nom] miejsce
  } ({ $q }, { $r })
name-back = { $count ->
    [one] kryzys
   *[other] kryzysy
  }: { $zones }
name-zone-domestic = { $red ->
    [yes] natychmiastowy krajowy
   *[no] krajowy
  }, { $kind } (kostka podnosi { $rate })
name-zone-export = { $red ->
    [yes] natychmiastowy eksportowy
   *[no] eksportowy
  }, { $cubes }
name-back-event = { $red ->
    [yes] natychmiastowe wydarzenie
   *[no] wydarzenie
  }: { $name }
face-down = zakryty element
face-down-objective = tajny cel
face-down-tile = zakryta płytka

## What pieces are and do

about-citizen = Obywatel zbiera na lądzie, buduje i obsługuje budynki. W kryzysie krajowym kładzie się i leży, aż ktoś go podniesie.
about-ship = Statek łowi ryby, pływa, przewozi obywateli przez morze i może pilnować portu. Statki nigdy się nie buntują.
about-back = Rewers wierzchniej karty talii rozwoju.
about-card-character = Karta postaci.
about-card-progress = Karta postępu.
about-prices = Cena po kolejnych obrotach: { $prices } f; potem karta jest odrzucana.
about-arrow-owner = Używać jej może tylko właściciel.
about-arrow-anyone = Używać jej mogą wszyscy; inni płacą właścicielowi o 1 f więcej.
about-arrow-wonder = Cud: buduje się go raz, a jeden niezajęty obywatel zostaje na nim do końca.
about-requires = { $least ->
    [one] Musisz kontrolować { $building }.
   *[other] Musisz kontrolować co najmniej { $least } { $building }.
  }
about-cost = Koszt: { $cost }.
about-no-cost = Nic nie kosztuje.
about-before-action = Tylko przed akcją w tej turze.
about-medals = { $medals ->
    [one] { $medals } medal: 1 PZ.
    [few] { $medals } medale: { $medals } PZ.
   *[many] { $medals } medali: { $medals } PZ.
  }
about-edges = Krawędzie: { $edges }.
about-area = { $area }: { $symbols }
about-huts = Chaty: { $huts }.
about-symbols = { $symbols }
about-no-symbols = nie ma czego zbierać
about-no-fish = bez ryb
about-city = Kto ma w mieście aktywnego obywatela, kontroluje region: zbiory oraz budynki, na których nie stoi nikt inny.
about-temple = W kryzysie krajowym kontrolujący ją gracz może podnieść wszystkich obywateli regionu. Obywatel stojący na niej nigdy się nie kładzie; gdy idzie na zbiory, schodzi z niej.
about-market = Raz na rundę kontrolujący go gracz może za opłatą 1 f zawrzeć dwie transakcje na rynku krajowym.
about-port = Raz na rundę kontrolujący go gracz może za opłatą 1 f zawrzeć dwie transakcje na rynku eksportowym.
about-trend-points = Miejsca 1, 2, 3 dają 4, 3, 2 PZ.
about-secret-points = Punkty zdobywa każdy, nie tylko właściciel karty: miejsca 1, 2, 3 dają 3, 2, 1 PZ.

zone-domestic = { $red ->
    [yes] Natychmiastowy kryzys krajowy
   *[no] Kryzys krajowy
  }: jedna kostka { $kind } podnosi { $rate ->
    [one] 1 obywatela
   *[other] { $rate } obywateli
  }.
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
   *[other] Niezadowolenie { $by } za każde { $each } { $building } na mapie.
  }
does-marker-per-building-workers = { $each ->
    [one] Wolni robotnicy { $by } za { $building } na mapie.
   *[other] Wolni robotnicy { $by } za każde { $each } { $building } na mapie.
  }
does-unrest-by-count = Niezadowolenie zależnie od liczby { $building } na mapie: { $brackets }.
does-gain-florins = Weź { $florins }.
does-gain-per-building = Weź 1 f za { $building } na mapie, najwyżej { $most }.
does-gain-per-citizens = Weź 1 f za każdych { $each } twoich aktywnych obywateli.
does-exchange = Weź kostkę innego rodzaju niż zapłacona.
does-hire = { $most ->
    [one] Zatrudnij najwyżej 1 wolnego robotnika za cenę z planszy.
   *[other] Zatrudnij najwyżej { $most } wolnych robotników za cenę z planszy.
  }
does-hire-free = { $most ->
    [one] Zatrudnij za darmo najwyżej 1 wolnego robotnika.
   *[other] Zatrudnij za darmo najwyżej { $most } wolnych robotników.
  }
does-transactions = Zawrzyj najwyżej { $most ->
    [one] 1 transakcję
    [few] { $most } transakcje
   *[many] { $most } transakcji
  } na { $market }.
does-transactions-sell = Sprzedaj najwyżej { $most ->
    [one] 1 kostkę
    [few] { $most } kostki
   *[many] { $most } kostek
  } na { $market }.
does-smuggle = Kup kostkę na jednym rynku i sprzedaj kostkę tego rodzaju na drugim.
does-to-market = Połóż z banku na { $market } kostki { $kinds }, łącznie najwyżej { $most }.
does-reproduce = { $most ->
    [one] Dodaj obywatela w regionie, w którym masz dokładnie dwóch, obu aktywnych.
   *[other] Dodaj po obywatelu w najwyżej { $most } regionach, w których masz dokładnie dwóch, obu aktywnych.
  }
does-explore = Eksploruj, nawet gdy na kole nie ma wolnego kręgu.
does-migrate = Przeprowadź migrację.
does-migrate-ships = Migrują twoje statki; mogą przewozić twoich obywateli.
does-migrate-citizens = Twoi obywatele idą lądem, najwyżej { $steps } kroki.
does-build-free = Zbuduj { $projects } bez zwykłego kosztu.
does-build-port = Zbuduj { $projects } przy porcie, który kontrolujesz; obywatel nie jest potrzebny.
does-build-cheap = Zbuduj, płacąc o { $minus ->
    [one] 1 kostkę
    [few] { $minus } kostki
   *[many] { $minus } kostek
  } mniej: { $projects }.
does-search-deck = Odkryj { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } z talii; możesz kupić jedną { $kind } spośród nich za jej najniższą cenę. Pozostałe odrzuć.
does-sink-ship = Zatop statek innego gracza w regionie, w którym masz swój.
does-tribute = Jego właściciel daje ci kostkę, którą sam wybierze.
does-steal = Inny gracz ukrywa kostki w dłoniach; weź to, co jest w jednej z nich.
does-spy = Zajrzyj za zasłonkę innego gracza.
does-pillage = Splądruj wolny symbol na lądzie obok twojego niezajętego obywatela: weź { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
  }; z tego symbolu nikt już nie zbierze.
does-stand-up = Podnieś najwyżej { $most ->
    [one] 1 buntownika, gdziekolwiek leży.
   *[other] { $most } buntowników, gdziekolwiek leżą.
  }
does-stand-up-region = Podnieś najwyżej { $most ->
    [one] 1 buntownika
   *[other] { $most } buntowników
  } w jednym regionie, w którym masz aktywną jednostkę.
does-disengage = Uwolnij najwyżej { $most ->
    [one] 1 swoją zajętą jednostkę
    [few] { $most } swoje zajęte jednostki
   *[many] { $most } swoich zajętych jednostek
  }.
does-double-harvest = Jeśli później w tej turze wybierzesz zbiory { $kind }, każda jednostka da dwie kostki.
does-free-harvest = W tej turze zbierasz bez zezwoleń; za każdą jednostkę w regionie cudzego miasta płacisz { $fee }.
does-choose-gift = Zapłać jeden z tych darów: { $gifts }.
does-ships-to-ports = Każdy gracz dodaje statek w każdym regionie, w którym kontroluje port.

end-temple = Gra się kończy, gdy na mapie stoi tyle świątyń: { $thresholds } graczach.
end-port = Gra się kończy, gdy na mapie stoi tyle portów: { $thresholds } graczach.
end-city = Gra się kończy, gdy na mapie stoi tyle miast: { $thresholds } graczach.
end-market = Gra się kończy, gdy na mapie stoi tyle rynków: { $thresholds } graczach.
end-stacks = Gra się kończy, gdy tyle stosów żetonów odkryć jest pustych: { $thresholds } graczach.
end-kinds = Gra się kończy, gdy w banku brakuje tylu rodzajów kostek: { $thresholds } graczach.
end-characters = Gra się kończy, gdy gracze mają razem tyle postaci: { $thresholds } graczach.
end-progress = Gra się kończy, gdy gracze mają razem tyle kart postępu: { $thresholds } graczach.
end-cards = Gra się kończy, gdy gracze mają razem tyle kart rozwoju: { $thresholds } graczach.
end-population = Gra się kończy, gdy populacja osiągnie: { $thresholds } graczach.
end-ships = Gra się kończy, gdy na mapie jest tyle statków: { $thresholds } graczach.
end-workers = Gra się kończy, gdy jest tylu wolnych robotników: { $thresholds } graczach.
end-money = Gra się kończy, gdy w banku nie ma ani florena.

criterion-city = Liczy się, kto kontroluje najwięcej miast.
criterion-temple = Liczy się, kto kontroluje najwięcej świątyń.
criterion-market = Liczy się, kto kontroluje najwięcej rynków.
criterion-port = Liczy się, kto kontroluje najwięcej portów.
criterion-port-market = Liczy się, kto kontroluje najwięcej portów i rynków.
criterion-characters = Liczy się, kto ma najwięcej kart postaci.
criterion-progress = Liczy się, kto ma najwięcej kart postępu.
criterion-cards = Liczy się, kto ma najwięcej kart rozwoju.
criterion-florins = Liczy się, kto ma najwięcej florenów.
criterion-discovery = Liczy się, kto ma najwięcej żetonów odkryć.
criterion-ships = Liczy się, kto ma najwięcej statków na mapie.
criterion-citizens = Liczy się, kto ma najwięcej obywateli na mapie.
criterion-benefactor = Liczy się, kto ma najwięcej florenów na swoim polu karty. Dostajesz tam jednego za każdą własną kostkę i każdy żeton oddany w kryzysie oraz za każdą zbudowaną świątynię.
criterion-cubes = Liczy się, kto ma za zasłonką najwięcej kostek { $kind }.
criterion-sources = Liczy się, kto ma w regionach swoich miast najwięcej symboli { $kind }.
criterion-separatist = Jeśli archipelag ogłosi niepodległość, wygrywasz tylko ty. W przeciwnym razie karta nic nie daje.
criterion-pacifist = 3 PZ tylko dla ciebie, jeśli na końcu populacja przewyższa niezadowolenie o więcej niż { $margin }.

## Questions

ask-prepare-trend = Na który jawny cel głosujesz?
ask-prepare-keep = Który cel zostawiasz?
ask-voyage-region = Twoja pierwsza wyprawa: który region odkrywasz?
ask-voyage-cell = Gdzie kładziesz płytkę?
ask-voyage-rotation = Jak ją obracasz?
ask-voyage-area = Gdzie wysadzasz obywatela na brzeg?
ask-findings-market = Która kostka trafia na rynek krajowy?
ask-findings-own = Którą kostkę bierzesz?
ask-order-bid = Licytacja o kolejność: ile dajesz?
ask-order-again = Remis, licytujecie jeszcze raz: ile dajesz?
ask-order-word = { $player } ustala kolejność. Chcesz najpierw porozmawiać?
ask-order-talk = Ty ustalasz kolejność. Chcesz najpierw wysłuchać innych?
ask-order-next = Kto zajmie miejsce { $place } w kolejności?
ask-talk-move = Rozmowy: co proponujesz?
draft-next = { $step ->
    [first] Co w niej będzie?
    [give] Ile { $thing } dajesz?
    [ask] Ile { $thing } chcesz dostać?
    [repay] Ile florenów do oddania?
    [round] W ciągu ilu rund?
    [stand-up] Ilu obywateli?
    [deliver] Ile kostek?
    [use-card] Która karta?
   *[thing] Co jeszcze?
  }
ask-talk-draft = { $so } { draft-next }
ask-talk-reply = { $step ->
    [offered] { $player } coś ci proponuje: co odpowiadasz?
    [answer] { $player } słucha: co mówisz?
   *[other] { $so } { draft-next }
  }
draft-empty = Twoja oferta: odpowie { $player }.
draft-so-far = Twoja oferta: { $offer }.
ask-turn-move = { $can ->
    [acted] Akcja tej tury już za tobą: co jeszcze robisz?
    [spent] Nie masz już dysków: co jeszcze robisz?
    [end] Zostało ci tylko zakończyć turę.
    [end-talk] Kończysz turę czy jeszcze rozmawiasz?
    [pass] Nie masz już dysków: zostało ci tylko spasować.
    [pass-talk] Nie masz już dysków: pasujesz czy jeszcze rozmawiasz?
   *[act] Twoja tura, { $discs ->
        [one] masz 1 dysk
        [few] masz { $discs } dyski
       *[many] masz { $discs } dysków
      }: co robisz?
  }
ask-harvest-unit = Kto zbiera?
ask-trade-deal = { $left ->
    [one] Została 1 transakcja
    [few] Zostały { $left } transakcje
   *[many] Zostało { $left } transakcji
  }: co kupujesz albo sprzedajesz?
ask-smuggle-deal = Co kupujesz na przemyt?
ask-smuggle-sale = Co sprzedajesz na drugim rynku?
ask-explore-way = Na wierzchu stosu: { $region }. Bierzesz tę płytkę?
ask-explore-region = Którą stronę odkrywasz?
ask-explore-cell = Gdzie kładziesz płytkę?
ask-explore-rotation = Jak ją obracasz?
ask-explore-unit = Kto tam wyrusza?
ask-reproduce-area = Gdzie rodzi się obywatel?
ask-recruit-area = { $price ->
    [0] Zatrudniasz za darmo
   *[other] Zatrudniasz za { $price } f
  }: gdzie?
ask-migrate-unit = Kto się przenosi?
ask-migrate-target = Dokąd?
ask-build-project = Co budujesz{ $minus ->
    [0] {""}
    [one] {" "}o 1 kostkę taniej
    [few] {" "}o { $minus } kostki taniej
   *[many] {" "}o { $minus } kostek taniej
  }?
ask-build-unit = Kto buduje?
ask-build-area = Gdzie to stanie?
ask-build-port = Przy którym porcie?
ask-build-spared = Którą kostkę oszczędzasz?
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
ask-steal-pick = Którą dłoń wskazujesz?
ask-spy-player = Za czyją zasłonkę zaglądasz?
ask-pillage-area = Gdzie plądrujesz?
ask-pillage-kind = Który symbol?
ask-stand-up-citizen = Kto wstaje?
ask-disengage-unit = Kogo uwalniasz?
ask-stock-market-kind = Która kostka trafia na rynek?
ask-exchange-kind = Którą kostkę bierzesz?
ask-choose-gift-gift = Czym płacisz?
ask-ships-to-ports-port = Przy którym porcie dodajesz statek?
ask-crisis-move = { $lying ->
    [0] Nikt już nie leży
    [one] Leży 1 obywatel
   *[other] Leży { $lying } obywateli
  }, jedna kostka { $kind } podnosi { $rate }. Co robisz?
ask-crisis-citizen = { $left ->
    [one] Kto wstaje? Możesz podnieść jeszcze jednego.
   *[other] Kto wstaje? Możesz podnieść jeszcze { $left }.
  }
ask-delivery-move = Kryzys eksportowy: do dostarczenia jeszcze { $missing ->
    [one] 1 kostka
    [few] { $missing } kostki
   *[many] { $missing } kostek
  } { $kind }. Co robisz?
ask-evict-building = Usuwasz buntownika z budynku w twoim regionie?
ask-evolve-buy = Którą kartę kupujesz?
ask-evolve-turn = Którą kartę obracasz?

## Options

option-piece = { $piece }
option-region = { $piece }: { $symbols }, { $huts ->
    [0] bez chat
    [one] 1 chata
    [few] { $huts } chaty
   *[many] { $huts } chat
  }
option-cell = Połóż na { $side ->
    [n] północ
    [ne] północny wschód
    [se] południowy wschód
    [s] południe
    [sw] południowy zachód
   *[nw] północny zachód
  } od: { $region }{ $others ->
    [0] {""}
   *[other] {", "}obok: { $regions }
  }
option-citizen = { $unit }: { $place }{ $state ->
    [lying] {", "}leży
    [engaged] {", "}zajęty
   *[free] {""}
  }
option-leaves = { $unit }, zejdzie z budynku: { $place }
option-ship = { $unit }: { $place }{ $state ->
    [engaged] {", "}zajęty
   *[free] {""}
  }
option-serve = Skorzystaj z budynku: { $piece }
option-bless = Użyj budynku: { $piece }; wstaną wszyscy obywatele regionu
option-enter = Wejdź na budynek: { $piece }
option-evict = Usuń buntownika z budynku: { $piece }
option-use = Użyj karty { $card } ({ $cost }). { $does }
option-use-free = Użyj karty { $card }. { $does }
option-wonder = Zbuduj cud { $card } ({ $cost }). { $does }
option-wonder-free = Zbuduj cud { $card }. { $does }
option-buy-card = Kup kartę { $card } za { $price }. { $does }
option-turn = Obróć kartę { $card }: { $now } → { $next }
option-turn-gone = Obróć kartę { $card }: zostanie odrzucona
option-owned-card = { $card } ({ $owner })
option-bid = { $florins }
option-amount = { $amount }
option-rotation = { $turns ->
    [0] Połóż tak, jak leży
   *[other] Obróć o { $degrees }° w prawo
  }; brzegi: { $edges }
option-zone = { $zone }
option-taxes = Podatki: niezadowolenie +1, potem dostajesz { $florins }
option-kind = { $verb ->
    [take] Weź kostkę { $kind }
    [give] Oddaj kostkę { $kind }
    [pay] Zapłać kostką { $kind }
    [spare] Oszczędź kostkę { $kind }
    [hide] Ukryj kostkę { $kind }
    [market] Połóż na rynku kostkę { $kind }
   *[pillage] Splądruj symbol { $kind }
  }
option-build = { $project ->
    [city] Zbuduj miasto
    [temple] Zbuduj świątynię
    [market] Zbuduj rynek
    [port] Zbuduj port
   *[ship] Zbuduj statek
  } ({ $cost })
option-gift = Zapłać { $cubes } (niezadowolenie { $by })
option-buy = Kup kostkę { $kind } na { $market } za { $price }
option-sell = Sprzedaj kostkę { $kind } na { $market } za { $price }
option-sell-token = Sprzedaj żeton odkrycia jako kostkę { $kind } na { $market } za { $price }
option-consume-market = Oddaj kostkę { $kind } z { $market }
option-deliver-market = Oddaj kostkę { $kind } z { $market }
option-own = Oddaj kostkę zza zasłonki
option-token = Oddaj żeton odkrycia
option-with-cube = Zapłać kostką
option-with-token = Zapłać żetonem odkrycia
option-mine = Podnieś tylu swoich, ilu się da
option-done = Wystarczy
option-end = Zakończ turę
option-pass = Pasuj (do końca rundy nie będziesz już mieć tury)
option-speak = Tak, porozmawiajmy
option-quiet = Nie, bez rozmów
option-word = Zapowiedz, że chcesz porozmawiać, kiedy będzie grać { $player }
option-no-promise = Wykreśl obietnicę
option-negotiate = Otwórz rozmowy
option-go-on = Nie, ustal od razu
option-keep = Zostaw kolejność bez zmian
option-next = { $player }
option-take = Weź tę płytkę
option-refuse = Odrzuć ją i weź następną, jakakolwiek będzie
option-give-up = Zrezygnuj i odrzuć płytkę
option-none = Żadnej
option-turn-two = Żadnej; obróć za to dwie karty
option-empty = Nic nie ukrywaj
option-left = Wskaż lewą
option-right = Wskaż prawą
option-rob = Okradnij jednego gracza: { $player }
option-watch = Podejrzyj, co za zasłonką ma { $player }
option-offer = Ułóż własną ofertę: odpowie { $player }
option-propose-buy = Zaproponuj: dajesz { $price }, { $player } daje { $take }
option-propose-sell = Zaproponuj: dajesz { $give }, { $player } daje { $price }
option-propose-swap = Zaproponuj: dajesz { $give }, { $player } daje { $take }
option-propose-lease = { $side ->
    [centre] Zaproponuj: dajesz { $price }, { $player } daje zezwolenie na zbiory w tej turze ({ $region })
   *[other] Zaproponuj: dajesz zezwolenie na zbiory w tej turze ({ $region }), { $player } daje { $price }
  }
option-propose-first = { $side ->
    [centre] Zaproponuj: dajesz pierwsze miejsce, { $player } daje { $price }
   *[other] Zaproponuj: dajesz { $price }, { $player } daje pierwsze miejsce
  }
option-accept = Przyjmij ofertę: { $offer }
option-decline = Odrzuć ofertę: { $offer }
option-counter = Odpowiedz inną ofertą na tę: { $offer }
option-withdraw = Wycofaj ofertę: { $offer }
option-answers = Poczekaj na odpowiedź
option-listen = Wysłuchaj wszystkich
option-close = Zamknij rozmowy
option-silence = Nic nie mów
option-send = Wyślij ofertę
option-cancel = Podrzyj ofertę
option-give = Daj { $thing }
option-ask = Poproś o { $thing }
option-permit = Zezwolenie na zbiory w tej turze: { $region }
option-place = { $place ->
    [1] Pierwsze miejsce w kolejności
   *[other] Miejsce { $place } w kolejności lub lepsze
  }
option-promise-repay = Obiecaj zwrot florenów
option-promise-stand-up = Obiecaj podnieść obywateli
option-promise-deliver = Obiecaj dostarczyć kostki
option-promise-use-card = Obiecaj użyć karty
option-promise-support = Obiecaj wsparcie
option-demand-repay = Poproś o obietnicę: zwrot florenów
option-demand-stand-up = Poproś o obietnicę: podniesienie twoich obywateli
option-demand-deliver = Poproś o obietnicę: dostarczenie kostek
option-demand-use-card = Poproś o obietnicę: użycie twojej karty
option-demand-support = Poproś o obietnicę: wsparcie
thing-florins = { $form ->
    [gen] florenów
   *[nom] floreny
  }
thing-tokens = { $form ->
    [gen] żetonów odkryć
   *[nom] żetony odkryć
  }
thing-cubes = { $form ->
    [gen] kostek { $kind }
   *[nom] kostki { $kind }
  }

## Offers and promises

offer-swap = { $player } daje { $give }, a { $other } daje { $take }
offer-gift = { $player } daje { $give }, a dostaje to { $other }
offer-wish = { $other } daje { $take }, a dostaje to { $player }
offer-nothing-given = { $player } i { $other } nic sobie nie dają
offer-permit = zezwolenie na zbiory ({ $region })
offer-place = { $place ->
    [1] chodzi o pierwsze miejsce w kolejności
   *[other] chodzi o miejsce { $place } w kolejności lub lepsze
  }
pledge-repay = { $player } { word-promises }, że do rundy { $round } { $other } dostanie z powrotem { $florins }
pledge-stand-up = { $player } { word-promises }, że podniesie { $count ->
    [one] 1 obywatela, którego
   *[other] { $count } obywateli, których
  } ma { $other }
pledge-deliver = { $player } { word-promises }, że dostarczy { $count ->
    [one] 1 kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
  }, na co liczy { $other }
pledge-use-card = { $player } { word-promises }, że użyje karty { $card }, którą ma { $other }
pledge-support = { $player } { word-promises }, że { $other } dostanie wsparcie
word-promises = { $how ->
    [kept] dotrzymuje obietnicy
    [broken] łamie obietnicę
   *[made] obiecuje
  }

## What happened

event-game-began = Na pierwsze wyprawy ruszają po kolei: { $order }.
event-voted = { $player } głosuje na cel: { $trend }.
event-trends-shown = { $count ->
    [one] Jawny cel to { $trends }.
   *[other] Jawne cele to { $trends }.
  }
event-objectives-open = W grze są te cele: { $objectives }.
event-objectives-dealt = { $count ->
    [one] Dostajesz tajny cel
   *[other] Dostajesz tajne cele
  }: { $objectives }.
event-objectives-kept = Zostawiasz sobie: { $objectives }.
event-voyage-began = { $player } wyrusza na pierwszą wyprawę.
event-tiles-exchanged = { $player } nie ma płytki, która by pasowała, i odkłada: { $regions }.
event-went-ashore = { $player } wysadza obywatela na brzeg w regionie { $area }.
event-round-zero-over = Pierwsze wyprawy za nami, populacja wynosi { $population }.
event-phase-began = W rundzie { $round } zaczyna się faza: { $phase }.
event-bids-opened = W licytacji o kolejność dają: { $bids }.
event-bid-won = { $player } ustala kolejność za { $florins }.
event-bid-tied = Nikt nie ustala kolejności, więc zostaje taka, jaka była.
event-bid-tied-again = Jest remis, więc najwyżej licytujący licytują jeszcze raz.
event-order-set = { $player } ustala kolejność: { $order }.
event-unrest = { $way ->
    [down] Niezadowolenie spada o { $by }
   *[up] Niezadowolenie rośnie o { $by }
  } i wynosi teraz { $now }.
event-workers = { $way ->
    [down] Liczba wolnych robotników spada o { $by }
   *[up] Liczba wolnych robotników rośnie o { $by }
  } i wynosi teraz { $now }.
event-domestic-crisis = Kryzys krajowy: jedna kostka { $kind } podnosi { $rate ->
    [one] 1 obywatela
   *[other] { $rate } obywateli
  }. { $lying ->
    [0] Nikt się nie kładzie.
    [one] Kładzie się 1 obywatel.
   *[other] Kładzie się { $lying } obywateli.
  }
event-domestic-crisis-over = { $rebels ->
    [0] Koniec kryzysu krajowego; nikt się nie buntuje.
    [one] Koniec kryzysu krajowego; buntuje się 1 obywatel.
   *[other] Koniec kryzysu krajowego; buntuje się { $rebels } obywateli.
  }
event-export-crisis = Kryzys eksportowy: trzeba dostarczyć { $cubes }.
event-export-crisis-over = { $missing ->
    [0] Koniec kryzysu eksportowego; niczego nie brakuje.
    [one] Koniec kryzysu eksportowego; brakuje 1 kostki.
   *[other] Koniec kryzysu eksportowego; brakuje { $missing } kostek.
  }
event-event = Następuje wydarzenie: { $does }
event-given-own = { $player } oddaje kostkę { $kind }.
event-given-token = { $player } oddaje żeton odkrycia jako kostkę { $kind }.
event-given-market = { $player } oddaje z rynku kostkę { $kind }.
event-stood-up = { $player } podnosi { $count ->
    [one] 1 obywatela.
   *[other] { $count } obywateli.
  }
event-temple-used = { $player } korzysta z budynku: { $building }; wstają wszyscy obywatele regionu.
event-evicted = { $player } usuwa buntownika z budynku: { $building }; to { $unit }.
event-left-building = { $player } { $ship ->
    [yes] odwołuje statek
   *[no] zdejmuje obywatela
  } z budynku: { $building }.
event-honoured = Dobroczyńca: { $player } ma teraz na polu { $now }.
event-turn-began = Runda { $round }: { $player } zaczyna turę.
event-passed = { $player } pasuje.
event-disc-laid = { $player } wybiera akcję: { $zone }.
event-taxed = { $player } bierze { $florins } podatków.
event-florins-gained = { $player } bierze { $florins }.
event-harvested = { $player } zbiera { $cubes } w regionie { $region }.
event-fee-paid = { $player } płaci { $florins } za zbiory, a pieniądze dostaje { $lord }.
event-bought = { $player } kupuje kostkę { $kind } na { $market } za { $price }.
event-sold = { $player } sprzedaje kostkę { $kind } na { $market } za { $price }.
event-sold-token = { $player } sprzedaje żeton odkrycia jako kostkę { $kind } na { $market } za { $price }.
event-paid-cube = { $player } płaci kostką { $kind }.
event-paid-cube-token = { $player } płaci żetonem odkrycia.
event-cube-to-market = Kostka { $kind } trafia na { $market }.
event-cubes-gained = { $player } bierze { $cubes }.
event-tile-refused = { $player } woli następną płytkę i odrzuca tę: { $region }.
event-tile-taken = { $player } bierze płytkę: { $region }.
event-tile-laid = { $player } odkrywa nowy region: { $region }.
event-exploration-failed = { $player } nie znajduje drogi i odrzuca płytkę: { $region }.
event-token-taken = { $player } bierze żeton odkrycia; { $left ->
    [0] nie został już żaden.
    [one] został 1.
    [few] zostały { $left }.
   *[many] zostało { $left }.
  }
event-discs-gained = Stos żetonów odkryć jest pusty: każdy dostaje dysk akcji.
event-born = { $player } ma nowego obywatela w regionie { $area }.
event-hired = { $player } zatrudnia robotnika za { $price } w regionie { $area }.
event-moved-ship = { $player } przeprowadza statek do regionu { $target }.
event-moved = { $player } przeprowadza obywatela do regionu { $target }.
event-moved-building = { $player } stawia obywatela na budynku: { $target }.
event-moved-building-ship = { $player } stawia statek przy budynku: { $target }.
event-built = { $player } buduje { $building }.
event-ship-built = { $player } buduje statek w regionie { $area }.
event-ship-added = { $player } dostaje statek w regionie { $area }.
event-served = { $player } korzysta z budynku: { $building }.
event-card-used = { $player } używa karty { $card }.
event-card-used-other = { $player } używa karty { $card }, którą ma { $owner }, i płaci za to { $florins }.
event-wonder-built = { $player } buduje cud { $card }.
event-wonder-built-other = { $player } buduje cud { $card }, który ma { $owner }, i płaci za to { $florins }.
event-citizen-on-wonder = { $player } zostawia obywatela na cudzie { $card }.
event-disengaged = { $ship ->
    [yes] { $player } uwalnia statek.
   *[no] { $player } uwalnia obywatela.
  }
event-ship-sunk = { $player } zatapia w regionie { $area } statek, który ma { $owner }.
event-showed-no-cubes = { $player } pokazuje, że nie ma kostek.
event-cube-taken = { $player } dostaje kostkę { $kind }, a oddaje ją { $from }.
event-robbed = { $player } kradnie, a ofiarą jest { $victim }.
event-empty-hand = Wskazana dłoń jest pusta, więc { $victim } nic nie traci.
event-spied = { $player } podgląda, co za zasłonką ma { $watched }.
event-stock-seen = Oto, co { $watched } ma za zasłonką: { $things }.
event-pillaged = { $player } plądruje region { $area } i bierze { $cubes }.
event-cards-revealed = { $player } odkrywa karty: { $cards }.
event-card-bought = { $player } kupuje kartę { $card } za { $price }.
event-card-turned = { $player } obraca kartę { $card }: teraz kosztuje { $price }.
event-card-turned-gone = { $player } obraca kartę { $card } i zostaje ona odrzucona.
event-track-filled = Na tor trafia karta { $card }.
event-deck-renewed = Odrzucone karty tworzą nową talię, { $cards } { $cards ->
    [one] karta
    [few] karty
   *[other] kart
}.
event-talks-opened = { $player } otwiera rozmowy.
event-hand-raised = { $player } chce porozmawiać, kiedy będzie grać { $other }.
event-silent = { $player } nic nie mówi.
event-talks-closed = Rozmowy się kończą.
event-offer-made = { $player } proponuje: { $offer }.
event-offer-accepted = { $other } przyjmuje ofertę: { $offer }.
event-offer-declined = { $other } odrzuca ofertę: { $offer }.
event-offer-withdrawn = { $player } wycofuje ofertę: { $offer }.
event-offer-expired = Oferta wygasa bez odpowiedzi: { $offer }.
event-offer-void = Oferta przepada, bo czegoś już nie ma: { $offer }.
event-place-settled-paid = Obiecane miejsce przyznano, więc { $player } płaci zgodnie z umową: { $offer }.
event-place-settled-not = Obiecanego miejsca nie przyznano, więc umowa przepada: { $offer }.
event-promised = { $pledge }.
event-promise-kept = { $pledge }.
event-promise-broken = { $pledge }.
event-objective-met = { $player } pokazuje cel { $objective }: jego warunek końca jest spełniony.
event-objective-met-open = Spełnia się warunek końca: { $objective }.

## The table

table-state = Runda { $round }, { $phase }
table-over = { $ending }
moment = runda { $round }, { $phase }
moment-0 = wyprawy
moment-1 = uwolnienie
moment-2 = kolejność
moment-3 = populacja
moment-4 = kryzys
moment-5 = akcje
moment-6 = karty
table-talks = Rozmowy: { $player }
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
row-discs = Niepołożone dyski (z { $discs })
row-cards = Karty
row-objectives = Cele
row-declined = Cele odrzucone
row-tiles = Płytki na ręce
row-given = Pole Dobroczyńcy
note-bank = Bank: { $things }
note-hand = { $player } chce porozmawiać, kiedy będzie grać { $other }
note-order = Kolejność: { $order }
note-domestic-crisis = Kryzys krajowy: jedna kostka { $kind } podnosi { $rate ->
    [one] 1 obywatela
   *[other] { $rate } obywateli
  }
note-export-crisis = Kryzys eksportowy: brakuje jeszcze { $missing ->
    [one] 1 kostki
   *[other] { $missing } kostek
  } ({ $kind })
note-called = Gra kończy się z tą turą lub fazą: { $objective }
note-promise = { $pledge }
note-offer = Oferta { $number }: { $offer }
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
mark-links = przejście: { $areas }
mark-control = { $player }{ $used ->
    [yes] {", "}użyto w tej rundzie
   *[no] {""}
  }
mark-uncontrolled = bez kontroli{ $used ->
    [yes] {", "}użyto w tej rundzie
   *[no] {""}
  }
mark-unit = { $state ->
    [lying] buntownik
    [engaged] zajęty
   *[free] niezajęty
  }
mark-unit-on = { $state ->
    [lying] buntownik
    [engaged] zajęty
   *[free] niezajęty
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
region-desert-village = Pustynna Wioska
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
why-turn = Teraz gra { $player }.
why-wait = Najpierw trzeba rozstrzygnąć coś innego.
why-action = Najpierw wybierz akcję z koła; dopiero potem padnie pytanie, kto ją wykona i gdzie (AR-8.2).
why-foreign = Tę jednostkę ma { $player }: możesz wysłać tylko własną (AR-9).
why-rebel = Buntownik nic nie robi, dopóki nie wstanie, najpóźniej na początku następnej rundy (AR-8.6).
why-engaged = Ta jednostka już zbierała, budowała albo obsługiwała budynek; odpocznie przed następną rundą (AR-8.5).
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
why-fee = Użycie kosztuje 1 f, a tyle nie masz (AR-9.9).
why-no-deal = Nie masz tu czego kupić ani sprzedać (AR-9.9).
