# Słowa planszy Star Scrappers i odpowiedzi na pytanie „dlaczego nie?”. Reszta jest w pl.ftl.

## Części stołu

board-label = Plansza: Doki, Zawalenie Kopalni, Kopalnia
board-docks = Doki Najemników
board-mine = Kopalnia
board-artifacts = Artefakty
board-wild = Dzikie kolory
board-played = Zagrane w tej turze
board-supply = Totemy w zasobach
board-cave-in = Zawalenie
board-left = do końca: { $left }
board-last-round = ostatnia runda!
board-players = Bazy
board-base = Baza
board-own-base = Twoja Baza
board-base-of = Baza: { $player }
board-size = { $count } z { $limit }
board-base-empty = pusta
board-totems = Totemy
board-artifacts-owned = Artefakty
board-crystals = Kryształy
board-subjugated = Zniewolone
board-symbols = Symbole
board-hand = Ręka
board-own-hand = Twoja ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-cards-in-hand = Karty w ręce: { $count }
board-first-player = pierwszy gracz
board-your-turn = twoja tura
board-playing = właśnie gra
board-points = PZ
board-on-top = po turze na wierzchu:
board-no-leader = Zagrane karty trafią tu na koniec tury; ostatnia zostanie Liderem.
board-stack-crystals = Stos Kryształów o koszcie { $cost }: { $count }
board-stack-cards = Stos Najemników poziomu { $level }: { $count }
board-stack-artifacts = Stos Artefaktów { $number }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
board-stack-empty = Pusty stos
board-slot-empty = Puste miejsce do końca tury

spot-card = { $card }, poziom { $level }
spot-leader = Lider: { $card }, poziom { $level }
spot-crystal-now = { $crystal }, dla ciebie za { $cost }
spot-crystal-colour = { $crystal }, w tej turze { $colour }, dla ciebie za { $cost }
spot-artifact = Artefakt { $artifact }, koszt { $cost }
spot-base = { board-base-of }, { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
spot-totem = Totem { $faction }
spot-wild = { $faction }: Dziki kolor
spot-cave-in = Zawalenie Kopalni: { $at } z { $end }

explain-stack = Nowe karty i Kryształy trafiają na puste miejsca na koniec tury (SS-13.4).
explain-stack-empties = Kiedy stos się skończy, znacznik Zawalenia Kopalni przesuwa się o jedno pole (SS-13.5).
explain-cave-in = Znacznik przesuwa się o jedno pole za każdy niestabilny Kryształ, za każdy skończony stos i za ostatni Artefakt na stosie (SS-17.2).
explain-collapse = Na polu { $end } zaczyna się koniec: gracze kończą rundę i liczą punkty (SS-17.6).
explain-wild = Tej frakcji nie ma w grze. Kryształ w Dzikim kolorze fedruje się kartami jednego dowolnego koloru (SS-9.4).
explain-totem = { $each } PZ na koniec gry. Kryształy tego koloru fedrujesz taniej o { $discount } (SS-9.2).
explain-totem-moves = Totem zdobywa, kto przejmie Bazę z Liderem tej frakcji (SS-12.4).
explain-base = Od spodu: { $cards }. Na wierzchu leży Lider.
explain-base-none = Nic tu nie leży.

## Cena i zysk

bill-title = Cena
bill-cost = Koszt
bill-recruit = Poziom { $level } minus 1
bill-totem = Totem { $faction }
bill-recoloured = Zmiana koloru
bill-price = Do zapłaty
bill-exactly = Jedna karta warta
bill-free = za darmo
bill-or = { $first } albo { $second }
bill-paid = Zapłacone
bill-owed = Brakuje
bill-enough = Wystarczy
bill-extra = z dodatkowej akcji
gain-title = Po fedrowaniu
gain-title-half = Ta połowa już teraz daje
gain-title-raid = Po Przejęciu
gain-title-subjugate = Po zniewoleniu
gain-vp = { $points } PZ
gain-crystals = Kryształ
gain-symbol-sets = zestawy symboli
gain-symbol = { $place ->
    [1] pierwszy symbol
    [2] drugi symbol
    [3] trzeci symbol
    [4] czwarty symbol
    [5] piąty symbol
    [6] szósty symbol
   *[other] symbol
  }
gain-totem = Totem { $faction }
gain-subjugated = zniewolona karta
gain-cards = { $count ->
    [0] bez kart
    [one] { $count } karta do ręki
    [few] { $count } karty do ręki
   *[many] { $count } kart do ręki
  }

turn-recruit = Rekrutacja
turn-mine = Fedrowanie
turn-collect = Zdobycie Artefaktu
turn-skill = Umiejętność
turn-extra-mine = Dodatkowe fedrowanie
turn-raid = Przejęcie Bazy
turn-start = Użycie Artefaktu
turn-leader = Lider

## Odpowiedzi w pasku, w skrócie

answer-piece = { $piece }
answer-raid = Przejmij: { $owner }
answer-raid-own = Przejmij własną
answer-haul = { $cards ->
    [0] bez kart
    [one] +{ $cards } karta
    [few] +{ $cards } karty
   *[many] +{ $cards } kart
  }{ $points ->
    [0] {""}
   *[other] , +{ $points } PZ
  }
answer-paid = { $points ->
    [0] gotowe
   *[other] gotowe, +{ $points } PZ
  }
answer-overpaid = zostanie Liderem
answer-finds-nothing = teraz nic nie znajdzie
answer-left = zostanie { $left }
answer-mine = koszt { $cost }, +{ $points } PZ
answer-cost = koszt { $cost }
answer-recruit = { $cost ->
    [0] za darmo
   *[other] za kartę { $cost }
  }
answer-points = +{ $points } PZ
answer-half-end = punkty na koniec gry
answer-half-now = pomaga w trakcie gry

## Nazwy na kartach: bez frakcji

member-purple = Krystalit
member-brown = Terron
member-blue = Hy’dran
member-yellow = Metanel
member-red = Bioss
member-green = Florak

short-mineggler-tracker = Tropiciel
short-mineggler-snoutdigger = Nosoryjec
short-mineggler-venerable = Czcigodny
short-mineggler-makkarat = Makkarat
short-terron-driller = Wiertniczy
short-terron-foreman = Sztygar
short-terron-sergeant = Sierżant
short-terron-colonel = Pułkownik
short-hydran-frogtopus = Frogt’Opus
short-hydran-fishbean = Fish’Bean
short-hydran-shuwar = Shu’War
short-hydran-mushell = Mu’Shell
short-metanel-raker = Odgrabiec
short-metanel-drollo = Drollo
short-metanel-ruster = Rdzewnik
short-metanel-scraper = Skrabiec
short-bioss-cyberwitch = Cyberwiedźma
short-bioss-psychosa = Psychosa
short-bioss-nursemaid = Piastunka
short-bioss-domina = Domina
short-weedlock-sprouter = Odrostnik
short-weedlock-rooter = Korzeniec
short-weedlock-sower = Siewca
short-weedlock-mandragore = Mandragor

## Umiejętności w kilku słowach

gist-nothing = bez umiejętności
gist-both = { $first }; { $second }
gist-take-crystal = Weź { $colour ->
    [any] Kryształ
   *[other] { $colour } Kryształ
  } { $cost ->
    [any] {""}
   *[other] { $cost }
  }
gist-take-docks = Weź z Doków { $level ->
    [any] kartę
   *[other] poziom { $level }
  }
gist-take-docks-sum = Weź z Doków karty, suma poziomów do { $sum }
gist-take-base = { $most ->
    [all] { $faction ->
        [any] Weź wszystko z jednej Bazy
       *[other] Weź wszystkie { $faction } z jednej Bazy
      }
    [1] Weź kartę { $where ->
        [bottom] ze spodu swojej Bazy
       *[other] z dowolnej Bazy
      }
   *[other] Weź do { $most } kart { $where ->
        [bottom] ze spodu swojej Bazy
       *[other] z jednej Bazy
      }
  }
gist-take-way = { $faction }: po { $each } z każdej Bazy lub { $one } z jednej
gist-subjugate-base = Zniewól { $level ->
    [lowest] najsłabszą kartę
    [any] kartę
   *[other] kartę poziomu { $level }
  } { $where ->
    [own] ze swojej Bazy
   *[other] z dowolnej Bazy
  }
gist-subjugate-hand = Zniewól do { $most } z poziomu { $level }, za każdą Kryształ { $cost }
gist-recolour-crystal = Zmień kolor Kryształu, koszt −{ $discount }
gist-recolour-hand = { $most ->
    [one] Jedna karta ma
    [few] Najwyżej { $most } karty mają
   *[many] Najwyżej { $most } kart ma
  } inny kolor
gist-extra-mining = { $actions ->
    [one] Dodatkowe fedrowanie
   *[other] { $actions } dodatkowe fedrowania
  }
gist-collect = Artefakty tańsze o { $amount }
gist-recruit = Rekrutacja tańsza o { $amount }
gist-mine = Kryształy tańsze o { $amount }
gist-repeat = możesz powtórzyć akcję
gist-doubled = { $faction } płacą podwójnie
gist-scrapes = Fedrując { $costs }, weź drugi taki Kryształ

half-gist-raids = ×2
half-gist-same = ta sama akcja ×2
half-gist-instead = zamiast Lidera

## Dlaczego nie

why-over = Gra jest skończona.
why-turn = Teraz gra { $player } (SS-1.7).
why-wait = Stół jeszcze zapisuje twój poprzedni wybór.

why-after-raid = Po Przejęciu Bazy nie ma już głównych akcji w tej turze (SS-12.1).
why-no-actions = Obie akcje tej tury są już wykorzystane (SS-7.1).
why-repeat-recruit = Rekrutacja już była, a dwie akcje w turze muszą się różnić (SS-7.3).
why-repeat-mine = Fedrowanie już było, a dwie akcje w turze muszą się różnić (SS-7.3).
why-repeat-collect = Zdobycie Artefaktu już było, a dwie akcje w turze muszą się różnić (SS-7.3).
why-repeat-skill = Użycie umiejętności już było, a dwie akcje w turze muszą się różnić (SS-7.3).
why-hand-full-recruit = Masz pełną rękę: z { $limit } lub więcej kartami nie można rekrutować (SS-8.1).
why-hand-full = Masz pełną rękę: w ręce mieści się { $limit } kart (SS-14.1).
why-recruit-price = Rekrutację opłaca jedna karta warta dokładnie { $values }, a takiej nie masz (SS-8.3).
why-recruit-exact = Rekrutację opłaca jedna karta o dokładnej wartości; ta jest warta { $value } (SS-8.3).
why-mine-reach = Ten Kryształ kosztuje cię { $cost }, a twoje { $colour } karty dają razem { $reach } (SS-9.3).
why-mine-wild = Ten Dziki Kryształ kosztuje cię { $cost }, a twój najlepszy kolor daje razem { $reach } (SS-9.4).
why-collect-reach = Ten Artefakt kosztuje cię { $cost }, a wszystkie twoje karty dają razem { $reach } (SS-10.3).
why-leader-later = Umiejętności Lidera używa się tylko w Fazie Początkowej (SS-6.6).
why-raid-empty = Pustej Bazy nie można przejąć (SS-12.2).
why-raid-again = W turze przejmuje się jedną Bazę (SS-7.1).
why-raid-late = Przejęcie Bazy zastępuje obie akcje, a jedna jest już wykorzystana (SS-12.1).
why-raid-same = Drugie Przejęcie musi dotyczyć innej Bazy (SS-12.6).

why-start-used = Tego Artefaktu użyto już w tej turze (SS-6.1).
why-start-base = Artefakt nie działa, gdy w twojej Bazie leży tylko Lider (SS-16.14).
why-start-docks = W Dokach nie ma karty, którą ten Artefakt mógłby wziąć (SS-16.20).
why-leader-others = Używasz umiejętności tylko swojego Lidera (SS-6.2).
why-leader-only = Działa tylko Lider, czyli karta z wierzchu Bazy (SS-6.2).
why-pay-card = Ta karta ma kolor { $colour }: zapłata za Kryształ ma jeden kolor i musi wystarczyć (SS-9.4).
why-other-artifact = Zdobywasz inny Artefakt: wybierz jedną z jego połów (SS-10.4).
why-take-crystal = Ten efekt bierze Kryształ o innym koszcie albo kolorze (SS-1.4).
why-take-docks = Ten efekt bierze karty innego poziomu (SS-5.5).
why-subjugate-hand = Ta umiejętność zniewala z ręki tylko karty poziomu 1 (SS-15.16).
why-picked = Ta karta już zmieniła kolor (SS-15.12).

why-golden-rule = Lidera nie rusza żadna umiejętność, nawet jego właściciela (SS-12.8).
why-force-field = Tę Bazę chroni Pole siłowe: umiejętności innych graczy jej nie ruszą (SS-16.23).
why-base-without = W tej Bazie nie ma karty, którą ta umiejętność mogłaby wziąć (SS-15).
why-base-first = Najpierw wskaż całą Bazę, potem kartę (SS-5.5).
why-bottom-first = Karty bierze się po kolei od spodu Bazy (SS-15.6).
why-own-base = Ten efekt bierze karty tylko z twojej Bazy (SS-15.6).
why-one-base = Bierzesz karty z innej Bazy albo ta umiejętność nie sięga tej karty (SS-5.5).
why-each-base = Każda Baza oddaje jedną kartę Floraków: z tej już ją wzięto albo nie ma tu takiej (SS-15.18).
why-subjugate-level = Ta umiejętność zniewala karty innego poziomu albo z innej Bazy (SS-15.14).

why-stack = Ze stosów się nie bierze: nowe karty i Kryształy odkrywa się na koniec tury (SS-13.4).
why-artifact-stack = Zdobywa się tylko wierzchnią kartę stosu (SS-10.1).
why-owned-crystal = Zdobyty Kryształ zostaje u właściciela do końca gry (SS-9.7).
why-half-others = To Artefakt innego gracza; Artefaktów nie można stracić ani ukraść (SS-10.8).
why-half-scores = Ta połowa daje punkty na koniec gry; nic się z nią nie robi ({ $rule }).
why-half-itself = Ta połowa działa sama, kiedy trzeba ({ $rule }).
why-half-start = Tego Artefaktu używa się w Fazie Początkowej (SS-6.1).
why-half-later = Najpierw zdobądź Artefakt, potem wybierzesz jedną połowę (SS-10.4).
why-played = Zagrane karty leżą tu do końca tury, potem trafią na wierzch Bazy (SS-13.2).
why-subjugated = Zniewolone karty są już poza grą (SS-15.20).
why-removed = Ta karta została usunięta z gry (SS-13.3).
why-other-hand = Karty w rękach innych graczy są zakryte (SS-3.6).
why-totem = Totem zdobywa się tylko przez Przejęcie Bazy (SS-12.4).
why-track = Znacznik przesuwa się sam: za niestabilne Kryształy i skończone stosy (SS-17.2).
why-wild = Dzikiego koloru nie ma w grze; jego Kryształy fedruje się kartami jednego dowolnego koloru (SS-9.4).

why-first-start-artifacts = Najpierw zdecyduj o Artefaktach Fazy Początkowej (SS-6.1).
why-first-leader = Najpierw zdecyduj, czy używasz Lidera (SS-6.2).
why-first-actions = To nie należy do żadnej akcji; wybierz to, co świeci, albo zakończ turę (SS-5.3).
why-first-recruit = Najpierw dokończ rekrutację (SS-8.3).
why-first-mine = Najpierw wskaż Kryształ, który fedrujesz (SS-9.1).
why-first-payment = Najpierw dokończ płacenie kartami z ręki (SS-5.5).
why-first-collect = Najpierw dokończ zdobywanie Artefaktu (SS-10.4).
why-first-skill = Najpierw wskaż kartę z ręki, której umiejętności używasz (SS-11.1).
why-first-raid = Najpierw zdecyduj o drugim Przejęciu (SS-12.6).
why-first-take-crystal = Najpierw weź Kryształ albo zrezygnuj (SS-5.5).
why-first-take-from-docks = Najpierw weź kartę z Doków albo zrezygnuj (SS-5.5).
why-first-take-from-bottom = Najpierw zdecyduj o karcie ze spodu swojej Bazy (SS-5.5).
why-first-take-from-base = Najpierw weź kartę z Bazy albo zrezygnuj (SS-5.5).
why-first-take-from-each-base = Najpierw weź karty z Baz albo zrezygnuj (SS-5.5).
why-first-choose-way = Najpierw wybierz, skąd bierzesz karty (SS-15.18).
why-first-subjugate-from-base = Najpierw zniewól kartę z Bazy albo zrezygnuj (SS-5.5).
why-first-subjugate-from-hand = Najpierw zniewól karty z ręki albo zakończ (SS-15.16).
why-first-recolour-crystal = Najpierw dokończ zmianę koloru Kryształu (SS-15.2).
why-first-recolour-hand = Najpierw dokończ zmianę koloru kart (SS-15.12).
