# Wszystko, co Star Scrappers mówi po polsku. Słowa są te same co w docs/glossary.md.
#
# $form to forma gramatyczna, której potrzebuje zdanie: nom (mianownik, domyślnie), gen (dopełniacz), acc (biernik).
# $opening mówi, czy zdanie zaczyna się wielką (capital), czy małą literą (small, po dwukropku);
# may: zdanie jest już zaczęte i mówi, co można zrobić.

## Gra

game-name = Star Scrappers: Łowcy Kryształów
game-tagline = Rekrutuj Najemników, fedruj Kryształy i przejmuj Bazy, zanim zawali się Kopalnia.

variant-factions = Frakcje
variant-factions-random = cztery wylosowane
variant-factions-first-game = zestaw na pierwszą grę
variant-open = Jawność
variant-open-false = karty i Kryształy graczy zakryte
variant-open-true = wszystko odkryte

ending-collapse = Kopalnia się zawaliła.
ending-standstill = Od wielu rund nic się nie zmienia: gra kończy się bez zawalenia.

kind-mercenary = Najemnicy
kind-crystal = Kryształy
kind-artifact = Artefakty
kind-artifact-half = Połowy Artefaktów
kind-totem = Totemy Frakcji
kind-command-card = Karty Dowodzenia
kind-board = Plansza
kind-marker = Znacznik

## Kolory i frakcje
# Formy kolorów: pl (fioletowe karty). Formy frakcji: cards (przy słowie „karta”).

colour-purple = { $form ->
    [gen] fioletowego
    [pl] fioletowe
   *[nom] fioletowy
  }
colour-brown = { $form ->
    [gen] brązowego
    [pl] brązowe
   *[nom] brązowy
  }
colour-blue = { $form ->
    [gen] niebieskiego
    [pl] niebieskie
   *[nom] niebieski
  }
colour-yellow = { $form ->
    [gen] żółtego
    [pl] żółte
   *[nom] żółty
  }
colour-red = { $form ->
    [gen] czerwonego
    [pl] czerwone
   *[nom] czerwony
  }
colour-green = { $form ->
    [gen] zielonego
    [pl] zielone
   *[nom] zielony
  }

faction-purple = { $form ->
    [gen] Krystalitów
    [cards] Krystalitów
   *[nom] Krystalici
  }
faction-brown = { $form ->
    [gen] Terronów
    [cards] Terronów
   *[nom] Terroni
  }
faction-blue = { $form ->
    [gen] Hy’dran
    [cards] Hy’dran
   *[nom] Hy’dranie
  }
faction-yellow = { $form ->
    [gen] Metaneli
    [cards] Metaneli
   *[nom] Metanele
  }
faction-red = { $form ->
    [gen] Biossów
    [cards] Biossów
   *[nom] Biossy
  }
faction-green = { $form ->
    [gen] Floraków
    [cards] Floraków
   *[nom] Floraki
  }

## Nazwy elementów

mercenary-mineggler-tracker = { $form ->
    [gen] Krystalita Tropiciela
    [acc] Krystalita Tropiciela
   *[nom] Krystalit Tropiciel
  }
mercenary-mineggler-snoutdigger = { $form ->
    [gen] Krystalita Nosoryjca
    [acc] Krystalita Nosoryjca
   *[nom] Krystalit Nosoryjec
  }
mercenary-mineggler-venerable = { $form ->
    [gen] Krystalita Czcigodnego
    [acc] Krystalita Czcigodnego
   *[nom] Krystalit Czcigodny
  }
mercenary-mineggler-makkarat = { $form ->
    [gen] Krystalita Makkarata
    [acc] Krystalita Makkarata
   *[nom] Krystalit Makkarat
  }
mercenary-terron-driller = { $form ->
    [gen] Terrona Wiertniczego
    [acc] Terrona Wiertniczego
   *[nom] Terron Wiertniczy
  }
mercenary-terron-foreman = { $form ->
    [gen] Terrona Sztygara
    [acc] Terrona Sztygara
   *[nom] Terron Sztygar
  }
mercenary-terron-sergeant = { $form ->
    [gen] Terrona Sierżanta
    [acc] Terrona Sierżanta
   *[nom] Terron Sierżant
  }
mercenary-terron-colonel = { $form ->
    [gen] Terrona Pułkownika
    [acc] Terrona Pułkownika
   *[nom] Terron Pułkownik
  }
mercenary-hydran-frogtopus = { $form ->
    [gen] Hy’drana Frogt’Opusa
    [acc] Hy’drana Frogt’Opusa
   *[nom] Hy’dran Frogt’Opus
  }
mercenary-hydran-fishbean = { $form ->
    [gen] Hy’drana Fish’Beana
    [acc] Hy’drana Fish’Beana
   *[nom] Hy’dran Fish’Bean
  }
mercenary-hydran-shuwar = { $form ->
    [gen] Hy’drana Shu’Wara
    [acc] Hy’drana Shu’Wara
   *[nom] Hy’dran Shu’War
  }
mercenary-hydran-mushell = { $form ->
    [gen] Hy’drana Mu’Shella
    [acc] Hy’drana Mu’Shella
   *[nom] Hy’dran Mu’Shell
  }
mercenary-metanel-raker = { $form ->
    [gen] Metanela Odgrabca
    [acc] Metanela Odgrabca
   *[nom] Metanel Odgrabiec
  }
mercenary-metanel-drollo = { $form ->
    [gen] Metanela Drolla
    [acc] Metanela Drolla
   *[nom] Metanel Drollo
  }
mercenary-metanel-ruster = { $form ->
    [gen] Metanela Rdzewnika
    [acc] Metanela Rdzewnika
   *[nom] Metanel Rdzewnik
  }
mercenary-metanel-scraper = { $form ->
    [gen] Metanela Skrabca
    [acc] Metanela Skrabca
   *[nom] Metanel Skrabiec
  }
mercenary-bioss-cyberwitch = { $form ->
    [gen] Biossa Cyberwiedźmy
    [acc] Biossa Cyberwiedźmę
   *[nom] Bioss Cyberwiedźma
  }
mercenary-bioss-psychosa = { $form ->
    [gen] Biossa Psychosy
    [acc] Biossa Psychosę
   *[nom] Bioss Psychosa
  }
mercenary-bioss-nursemaid = { $form ->
    [gen] Biossa Piastunki
    [acc] Biossa Piastunkę
   *[nom] Bioss Piastunka
  }
mercenary-bioss-domina = { $form ->
    [gen] Biossa Dominy
    [acc] Biossa Dominę
   *[nom] Bioss Domina
  }
mercenary-weedlock-sprouter = { $form ->
    [gen] Floraka Odrostnika
    [acc] Floraka Odrostnika
   *[nom] Florak Odrostnik
  }
mercenary-weedlock-rooter = { $form ->
    [gen] Floraka Korzeńca
    [acc] Floraka Korzeńca
   *[nom] Florak Korzeniec
  }
mercenary-weedlock-sower = { $form ->
    [gen] Floraka Siewcy
    [acc] Floraka Siewcę
   *[nom] Florak Siewca
  }
mercenary-weedlock-mandragore = { $form ->
    [gen] Floraka Mandragora
    [acc] Floraka Mandragora
   *[nom] Florak Mandragor
  }

half-contract = { $form ->
    [gen] Kontraktu
   *[nom] Kontrakt
  }
half-loyalty-card = { $form ->
    [gen] Karty stałego klienta
    [acc] Kartę stałego klienta
   *[nom] Karta stałego klienta
  }
half-third-time-lucky = Do trzech razy sztuka
half-third-cyber-hand = { $form ->
    [gen] Trzeciej cyber-ręki
    [acc] Trzecią cyber-rękę
   *[nom] Trzecia cyber-ręka
  }
half-mass-production = { $form ->
    [gen] Masowej produkcji
    [acc] Masową produkcję
   *[nom] Masowa produkcja
  }
half-diversion = { $form ->
    [gen] Dywersji
    [acc] Dywersję
   *[nom] Dywersja
  }
half-small-change = { $form ->
    [gen] Drobnicy
    [acc] Drobnicę
   *[nom] Drobnica
  }
half-club-of-persuasion = { $form ->
    [gen] Pałki argumentacji
    [acc] Pałkę argumentacji
   *[nom] Pałka argumentacji
  }
half-deep-shaft = { $form ->
    [gen] Głębokiego szybu
   *[nom] Głęboki szyb
  }
half-plasma-drill = { $form ->
    [gen] Świdra plazmowego
   *[nom] Świder plazmowy
  }
half-totem-cult = { $form ->
    [gen] Kultu totemów
   *[nom] Kult totemów
  }
half-totem-resonator = { $form ->
    [gen] Rezonatora totemów
   *[nom] Rezonator totemów
  }
half-full-spectrum = { $form ->
    [gen] Pełnego spektrum
   *[nom] Pełne spektrum
  }
half-universal-translator = { $form ->
    [gen] Uniwersalnego tłumacza
    [acc] Uniwersalnego tłumacza
   *[nom] Uniwersalny tłumacz
  }
half-full-roster = { $form ->
    [gen] Pełnego składu
   *[nom] Pełny skład
  }
half-press-gang = { $form ->
    [gen] Werbownika
    [acc] Werbownika
   *[nom] Werbownik
  }
half-leaders-monument = { $form ->
    [gen] Pomnika Lidera
   *[nom] Pomnik Lidera
  }
half-second-in-command = { $form ->
    [gen] Zastępcy
    [acc] Zastępcę
   *[nom] Zastępca
  }
half-collector = { $form ->
    [gen] Kolekcjonera
    [acc] Kolekcjonera
   *[nom] Kolekcjoner
  }
half-double-shift = { $form ->
    [gen] Podwójnej zmiany
    [acc] Podwójną zmianę
   *[nom] Podwójna zmiana
  }
half-seismograph = { $form ->
    [gen] Sejsmografu
   *[nom] Sejsmograf
  }
half-force-field = { $form ->
    [gen] Pola siłowego
   *[nom] Pole siłowe
  }
half-heraldry = { $form ->
    [gen] Herbarza
   *[nom] Herbarz
  }
half-recruitment-office = { $form ->
    [gen] Biura werbunkowego
   *[nom] Biuro werbunkowe
  }

artifact-01 = { half-contract } / { half-loyalty-card }
artifact-02 = { half-third-time-lucky } / { half-third-cyber-hand }
artifact-03 = { half-mass-production } / { half-diversion }
artifact-04 = { half-small-change } / { half-club-of-persuasion }
artifact-05 = { half-deep-shaft } / { half-plasma-drill }
artifact-06 = { half-totem-cult } / { half-totem-resonator }
artifact-07 = { half-full-spectrum } / { half-universal-translator }
artifact-08 = { half-full-roster } / { half-press-gang }
artifact-09 = { half-leaders-monument } / { half-second-in-command }
artifact-10 = { half-collector } / { half-double-shift }
artifact-11 = { half-seismograph } / { half-force-field }
artifact-12 = { half-heraldry } / { half-recruitment-office }

crystal = { $form ->
    [gen] { crystal-colour } Kryształu { $cost }
    [acc] { crystal-colour } Kryształ { $cost }
   *[nom] { crystal-colour-first } Kryształ { $cost }
  } ({ crystal-marks }{ $vp } PZ)
crystal-colour = { $colour ->
    [brown] { colour-brown }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [red] { colour-red }
    [green] { colour-green }
   *[purple] { colour-purple }
  }
crystal-colour-first = { $colour ->
    [brown] Brązowy
    [blue] Niebieski
    [yellow] Żółty
    [red] Czerwony
    [green] Zielony
   *[purple] Fioletowy
  }
crystal-marks = { $mark ->
    [symbol] z symbolem,{" "}
    [unstable] niestabilny,{" "}
    [both] z symbolem, niestabilny,{" "}
   *[none] {""}
  }
face-down-card = zakryta karta
face-down-crystal = zakryty Kryształ { $cost }

## Łączniki

phrase-or = { $first } lub { $second }
phrase-comma = { $first }, { $rest }
phrase-either = { $first } albo { $second }
phrase-sentences = { $first } { $rest }

## Co robią karty: zdania układane z programu efektu

word-take = { $opening ->
    [small] weź
    [may] możesz wziąć
   *[capital] Weź
  }
word-subjugate = { $opening ->
    [small] zniewól
    [may] możesz zniewolić
   *[capital] Zniewól
  }
word-choose = { $opening ->
    [small] wybierz
    [may] możesz wybrać
   *[capital] Wybierz
  }
word-until = { $opening ->
    [small] do końca tury
   *[capital] Do końca tury
  }

# Kryształ, którego szuka efekt, w bierniku.
crystal-sought = { $colour ->
    [none] Kryształ
   *[other] { $colour } Kryształ
  }{ crystal-limits }
crystal-limits = { $costs ->
    [none] {""}
    [same] {" "}o tym samym koszcie
   *[other] {" "}o koszcie { $costs }
  }{ $mark ->
    [symbol] {" "}z symbolem frakcji
    [cave-in] {" "}z symbolem Zawalenia Kopalni
    [both] {" "}z symbolem frakcji i symbolem Zawalenia Kopalni
   *[none] {""}
  }

# Karty w bierniku.
cards = { $amount ->
    [all] wszystkie karty
    [each] { $most ->
        [one] najwyżej po jednej karcie
        [few] najwyżej po { $most } karty
       *[many] najwyżej po { $most } kart
      }
   *[some] { $most ->
        [one] kartę
        [few] najwyżej { $most } karty
       *[many] najwyżej { $most } kart
      }
  }{ $level ->
    [none] {""}
    [lowest] {" "}najniższego poziomu
   *[other] {" "}poziomu { $level }
  }{ $faction ->
    [none] {""}
   *[other] {" "}{ $faction }
  }
cards-from-base = { $cards } z { $where ->
    [own] własnej
    [one] jednej
    [each] każdej
   *[any] dowolnej
  } Bazy
cards-from-bottom = { $cards } ze spodu własnej Bazy
but-leaders = , poza { $leaders ->
    [many] Liderami
   *[one] Liderem
  }

does-take-crystal = { word-take } z Kopalni { crystal-sought }.
does-take-from-docks = { word-take } z Doków { $amount ->
    [all] dowolną liczbę Najemników
   *[some] { $most ->
        [one] Najemnika
       *[many] najwyżej { $most } Najemników
      }
  }{ $level ->
    [none] {""}
   *[other] {" "}poziomu { $level }
  }{ $sum ->
    [none] {""}
   *[other] {" "}o łącznym poziomie najwyżej { $sum }
  }.
does-take-from-base = { word-take } { $cards }{ but-leaders }.
does-subjugate-from-base = { word-subjugate } { $cards }{ but-leaders }.
does-subjugate-for-crystals = { word-subjugate } z ręki { cards }; za każdą weź z Kopalni { crystal-sought }.
does-recolour-crystal = { word-choose } Kryształ w Kopalni i inny kolor; do końca tury Kryształ ma ten kolor{ $discount ->
    [0] {""}
   *[other] {" "}i kosztuje o { $discount } mniej
  }.
does-recolour-hand = { word-choose } jeden z kolorów w grze i { $amount ->
    [all] dowolną liczbę kart z ręki
   *[some] { $most ->
        [one] kartę z ręki
        [few] najwyżej { $most } karty z ręki
       *[many] najwyżej { $most } kart z ręki
      }
  }; do końca tury płacisz nimi przy fedrowaniu, jakby miały ten kolor.
does-extra-mining = { $opening ->
    [small] w tej turze masz
   *[capital] W tej turze masz
  } { $actions ->
    [one] dodatkową akcję
    [few] { $actions } dodatkowe akcje
   *[many] { $actions } dodatkowych akcji
  } fedrowania.

lasts-collect-discount = { $until ->
    [turn] { word-until } Artefakty kosztują o { $amount } mniej.
   *[always] Artefakty kosztują cię o { $amount } mniej.
  }
lasts-recruit-discount = { $until ->
    [turn] { word-until } rekrutacja może kosztować o { $amount } mniej.
   *[always] Najemników możesz rekrutować o { $amount } taniej.
  }
lasts-mine-discount = { $until ->
    [turn] { word-until } fedrowanie Kryształów{ crystals-of-cost } kosztuje o { $amount } mniej.
   *[always] Kryształy{ crystals-of-cost } fedrujesz o { $amount } taniej.
  }
crystals-of-cost = { $costs ->
    [none] {""}
   *[other] {" "}o koszcie { $costs }
  }
lasts-totem-discount = { $until ->
    [turn] { word-until } Totem obniża koszt fedrowania swojego koloru o { $amount } zamiast o { $usual }.
   *[always] Totemy, które masz, obniżają koszt fedrowania swoich kolorów o { $amount } zamiast o { $usual }.
  }
lasts-repeat = { $until ->
    [turn] { $opening ->
        [small] obie akcje w tej turze
       *[capital] Obie akcje w tej turze
      }
   *[always] { $opening ->
        [small] obie twoje akcje w turze
       *[capital] Obie twoje akcje w turze
      }
  } mogą być takie same.
lasts-doubled = { $until ->
    [turn] { word-until } karty { $faction } mogą płacić podwójnym poziomem.
   *[always] { $opening ->
        [small] twoje
       *[capital] Twoje
      } karty { $faction } mogą płacić podwójnym poziomem.
  }
lasts-off-colour = { $until ->
    [turn] { word-until } w każdej opłacie za fedrowanie
   *[always] { $opening ->
        [small] w każdej opłacie za fedrowanie
       *[capital] W każdej opłacie za fedrowanie
      }
  } { $cards ->
    [one] jedna karta może
    [few] { $cards } karty mogą
   *[many] { $cards } kart może
  } mieć dowolny kolor.
lasts-second = { $until ->
    [turn] { word-until }
   *[always] { $opening ->
        [small] w Fazie Początkowej
       *[capital] W Fazie Początkowej
      }
  } możesz zamiast umiejętności Lidera użyć umiejętności karty leżącej tuż pod nim.
lasts-protects = { $until ->
    [turn] { word-until } umiejętności
   *[always] { $opening ->
        [small] umiejętności
       *[capital] Umiejętności
      }
  } innych graczy nie mogą zabrać ani zniewolić kart z twojej Bazy.
lasts-scrapes = { $until ->
    [turn] { word-until } po
   *[always] { $opening ->
        [small] po
       *[capital] Po
      }
  } każdej akcji fedrowania Kryształu o koszcie { $costs } można wziąć z Kopalni jeszcze jeden o tym samym koszcie.

half-start = { $opening ->
    [small] raz
   *[capital] Raz
  } w każdej swojej Fazie Początkowej { $effect }
half-on-raid = { $opening ->
    [small] po
   *[capital] Po
  } każdym swoim Przejęciu Bazy { $effect }
half-raid-another = { $opening ->
    [small] raz
   *[capital] Raz
  } na turę, zaraz po Przejęciu Bazy, możesz przejąć jeszcze jedną, inną Bazę.
half-on-raided = { $opening ->
    [small] gdy
   *[capital] Gdy
  } inny gracz przejmuje twoją Bazę, razem z Liderem { $cards ->
    [one] wraca do ciebie karta leżąca tuż pod nim, o ile masz
    [few] wracają do ciebie { $cards } karty leżące tuż pod nim, o ile masz
   *[many] wraca do ciebie { $cards } kart leżących tuż pod nim, o ile masz
  } miejsce w ręce.
half-awards = { $opening ->
    [small] na
   *[capital] Na
  } koniec gry dostajesz { $awards }.

award-crystals = { $vp } PZ za { $group ->
    [one] każdy Kryształ
    [few] każde { $group } Kryształy
   *[many] każde { $group } Kryształów
  }{ $colour ->
    [none] {""}
    [best] {" "}w kolorze, którego masz najwięcej
   *[other] {" "}koloru { $colour }
  }{ crystal-limits }
award-totems = { $vp } PZ za każdy Totem Frakcji (oprócz zwykłych { $usual } PZ)
award-artifacts = { $vp } PZ za każdy twój Artefakt (ten też)
award-colours = { $vp } PZ za każdy kolor wśród twoich Kryształów
award-all-colours = { $vp } PZ, jeśli masz Kryształy we wszystkich { $colours } kolorach
award-hand = { $vp } PZ za każdą kartę w ręce{ $most ->
    [none] {""}
   *[other] , najwyżej { $most } PZ
  }
award-leader-level = { $vp } PZ za każdy poziom twojego Lidera

## Objaśnienia elementów

about-mercenary = { $faction } · { $colour } · poziom { $level }
about-timing = Działa { $timing }. Zasada { $rule }.
timing-instant = od razu
timing-turn = do końca tury
timing-extra = jako dodatkowa akcja w tej turze
about-crystal = Kolor { $colour } · koszt { $cost } · { $vp } PZ
about-symbol = Symbol { $faction }: na koniec gry liczy się do zestawu różnych symboli. Zasada SS-18.2.
about-unstable = Niestabilny (symbol Zawalenia Kopalni): gdy ktoś go zdobywa, znacznik Zawalenia Kopalni idzie o jedno pole dalej. Zasada SS-17.2.
about-artifact = Koszt { $cost }, karty dowolnych kolorów. Kto go zdobędzie, wybiera jedną połowę.
about-left = Lewa połowa, { $half }: { $does } Zasada { $rule }.
about-right = Prawa połowa, { $half }: { $does } Zasada { $rule }.
about-half = { $side ->
    [left] Lewa
   *[right] Prawa
  } połowa Artefaktu. Zasada { $rule }.

## Pytania

ask-start-artifacts-half = Faza Początkowa: którego Artefaktu używasz?
ask-leader-card = Faza Początkowa: używasz umiejętności Lidera?
ask-actions-move = { $left ->
    [0] { $more ->
        [yes] Akcje wykorzystane. Co jeszcze?
       *[no] To koniec twojej tury.
      }
    [one] Została ci jedna akcja. Co robisz?
   *[few] Masz dwie akcje albo jedno Przejęcie Bazy. Co robisz?
  }
ask-skill-card = Czyjej umiejętności używasz? Karta trafi z ręki do obszaru gry.
ask-recruit-card = Którego Najemnika rekrutujesz?
ask-recruit-payment = Czym płacisz za rekrutację?
ask-mine-crystal = Który Kryształ fedrujesz?
ask-payment-card = { $owed ->
    [0] Zapłacone. Dokładasz jeszcze? Ostatnia karta zostanie Liderem.
   *[other] Do zapłaty { $owed }: zagraj { $colour ->
      [purple] fioletowe karty
      [brown] brązowe karty
      [blue] niebieskie karty
      [yellow] żółte karty
      [red] czerwone karty
      [green] zielone karty
      [one] karty jednego koloru
     *[any] karty dowolnych kolorów
    }.
  }
ask-collect-artifact = Który Artefakt zdobywasz?
ask-collect-half = Którą połowę wybierasz? Druga przepada.
ask-raid-another = Możesz od razu przejąć jeszcze jedną Bazę. Którą?
ask-take-crystal-crystal = Który Kryształ bierzesz z Kopalni?
ask-take-from-docks-card = Kogo bierzesz z Doków?
ask-take-from-bottom-card = Bierzesz kartę ze spodu swojej Bazy?
ask-take-from-base-base = Z której Bazy bierzesz?
ask-take-from-base-card = Którą kartę bierzesz z tej Bazy?
ask-take-from-each-base-card = Którą kartę bierzesz? Każda Baza oddaje jedną.
ask-choose-way-way = Skąd bierzesz karty?
ask-subjugate-from-base-card = Którą kartę zniewalasz?
ask-subjugate-from-hand-card = Którą kartę z ręki zniewalasz?
ask-recolour-crystal-crystal = Który Kryształ ma zmienić kolor?
ask-recolour-crystal-colour = Jaki kolor ma mieć do końca tury?
ask-recolour-hand-colour = Jaki kolor mają mieć twoje karty przy fedrowaniu?
ask-recolour-hand-card = Która karta ma mieć ten kolor przy fedrowaniu?

## Odpowiedzi

option-recruit = Rekrutacja Najemnika
option-mine = Fedrowanie Kryształu
option-collect = Zdobycie Artefaktu
option-skill = Użycie umiejętności
option-extra-mine = Dodatkowa akcja fedrowania (masz { $count ->
    [one] jedną
   *[other] { $count }
  })
option-end = Zakończ turę
option-raid = Przejęcie Bazy: { $owner } ({ base-in-short }) – { $haul }
option-raid-own = Przejęcie własnej Bazy ({ base-in-short }) – Lider wraca do ręki, { $haul }
option-raid-empty = Przejęcie Bazy: { $owner }
option-raid-own-empty = Przejęcie własnej Bazy
base-in-short = { $cards ->
    [one] tylko Lider
    [few] { $cards } karty, Lider
   *[many] { $cards } kart, Lider
  } { $leader }
raid-haul = { $cards ->
    [0] { $totem ->
        [none] nic nie bierzesz
       *[other] bierzesz { $totem } Totem
      }
    [one] bierzesz 1 kartę{ and-totem }
    [few] bierzesz { $cards } karty{ and-totem }
   *[many] bierzesz { $cards } kart{ and-totem }
  }
and-totem = { $totem ->
    [none] {""}
   *[other] {" "}i { $totem } Totem
  }

option-free = Niczym, za darmo
option-done = Gotowe, tyle wystarczy
option-skip = Nie używaj
option-stop = Na tym koniec
option-decline = Nie korzystaj z tego
option-start-artifacts-stop = Dalej, do Lidera
option-use = { $what }. { $does }
option-use-idle = { $what } (teraz nic nie znajdzie). { $does }
option-recruit-card = { $card }, poziom { $level }: { $price }
price-free = za darmo
price-card = za kartę wartą { $values }
price-free-or-card = za darmo albo za kartę wartą { $values }
option-recruit-payment = Zagraj { $card } (kolor { $colour }, wartość { $values })
option-payment-card = Zagraj { $card } (kolor { $colour }, wartość { $value })
option-mine-crystal = { $crystal }: { $cost ->
    [0] za darmo
   *[other] koszt { $cost }, { $colour ->
        [one] karty jednego dowolnego koloru
       *[other] { $colour } karty
      }
  }
option-collect-artifact = { $artifact }: { $cost ->
    [0] za darmo
   *[other] koszt { $cost }
  }
option-crystal = { $crystal }
option-crystal-now = { $crystal }, teraz { $colour }
option-card = { $card }, poziom { $level }
option-card-of-base = { $card }, poziom { $level } (Baza: { $owner })
option-subjugate = { $card }, na koniec gry { $level } PZ
option-subjugate-of-base = { $card }, na koniec gry { $level } PZ (Baza: { $owner })
option-rust = { $card }, poziom { $level }, kolor { $colour }
option-base = Baza: { $owner } ({ base-in-short })
option-base-own = Twoja Baza ({ base-in-short })
option-colour = { crystal-colour-first }
option-colour-wild = { crystal-colour-first }, Dziki kolor
option-colour-totem = { crystal-colour-first }, masz jego Totem
option-way = Weź { $cards }

## Co się dzieje

event-game-began = Grę zaczyna { $player }.
event-hand-dealt = Na początek dostajesz karty: { $cards }.
event-turn-began = Runda { $round }: { $player } zaczyna turę.
event-start-artifact-used = { $player } używa { $half }.
event-leader-used = { $player } używa umiejętności Lidera: { $card }.
event-second-used = { $player } zamiast Lidera używa karty spod niego: { $card }.
event-card-laid = { $player } płaci, zagrywając { $card }.
event-recruited = { $player } rekrutuje { $card }.
event-mined = { $player } fedruje { $crystal } { $cost ->
    [0] za darmo
   *[other] za { $cost }
  }.
event-collected = { $player } zdobywa Artefakt i wybiera { $half }.
event-artifact-shown = Następny Artefakt na stosie to { $artifact }.
event-artifact-helped = { $player } używa { $half }.
event-skill-played = { $player } zagrywa { $card } i używa umiejętności tej karty.
event-crystal-taken = { $player } bierze z Kopalni { $crystal }.
event-taken-from-docks = { $player } bierze z Doków { $card }.
event-taken-from-base = { $player } zabiera { $card } z Bazy, której broni { $owner }.
event-taken-from-base-own = { $player } bierze { $card } z własnej Bazy.
event-subjugated-from-base = { $player } zniewala { $card } z Bazy, której broni { $owner }.
event-subjugated-from-base-own = { $player } zniewala { $card } z własnej Bazy.
event-subjugated-from-hand = { $player } zniewala { $card } z ręki.
event-crystal-recoloured = { $player } zmienia kolor: { $crystal } do końca tury jest { $colour }.
event-hand-recoloured = { $player } wybiera kolor { $colour }: { $count ->
    [0] żadna karta z ręki go nie przyjmuje.
    [one] do końca tury jedna karta z ręki ma ten kolor przy fedrowaniu.
    [few] do końca tury { $count } karty z ręki mają ten kolor przy fedrowaniu.
   *[many] do końca tury { $count } kart z ręki ma ten kolor przy fedrowaniu.
  }
event-card-recoloured = { $card } do końca tury ma przy fedrowaniu kolor { $colour }.
event-extra-mining = { $player } ma w tej turze { $actions ->
    [one] dodatkową akcję
    [few] { $actions } dodatkowe akcje
   *[many] { $actions } dodatkowych akcji
  } fedrowania.
event-raided = { $player } przejmuje Bazę, której broni { $owner }!
event-raided-own = { $player } przejmuje własną Bazę.
event-leader-returned = { $owner } bierze do ręki swojego Lidera: { $card }.
event-totem-taken = { $player } kradnie { $colour } Totem; traci go { $from }.
event-totem-taken-supply = { $player } bierze z zasobów { $colour } Totem.
event-force-field-took = { half-force-field } działa: { $owner } odzyskuje też { $card }.
event-raid-took = { $player } zabiera z przejętej Bazy: { $cards }.
event-raid-took-own = { $player } bierze z własnej Bazy: { $cards }.
event-cave-in = Kopalnia drży: znacznik Zawalenia Kopalni staje na polu { $at } z { $collapse }.
event-collapse-begun = Kopalnia się zawala! Gra skończy się razem z tą rundą.
event-base-built = { $player } dokłada do Bazy { $cards ->
    [one] kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }, a Liderem zostaje { $leader }.
event-removed = { $player } ma za dużą Bazę; do pudełka { $count ->
    [one] trafia
    [few] trafiają
   *[many] trafia
  }: { $cards }.
event-refilled = Kopalnia i Doki dostają { $pieces }.
event-crystal-stack-empty = Skończył się stos Kryształów o koszcie { $cost }.
event-mercenary-stack-empty = Skończył się stos Najemników poziomu { $level }.
event-game-ended-collapse = Kopalnia się zawaliła. Koniec gry!
event-game-ended-standstill = Od wielu rund nic się nie zmienia. Koniec gry.

## Punkty

score-crystals = Kryształy
score-symbol-sets = Zestawy symboli
score-artefacts = Artefakty
score-totems = Totemy Frakcji
score-subjugated = Zniewolone karty
score-why-crystals = { $count ->
    [one] PZ z 1 Kryształu
   *[many] PZ z { $count } Kryształów
  }
score-why-set = { $count ->
    [one] 1 symbol
    [few] { $count } różne symbole
   *[many] { $count } różnych symboli
  }: { $symbols }
score-why-artefact = { $half }
score-why-totems = { $count ->
    [one] 1 Totem
    [few] { $count } Totemy
   *[many] { $count } Totemów
  } po { $each } PZ
score-why-subjugated = { $count ->
    [one] poziom jednej zniewolonej karty
   *[many] suma poziomów { $count } zniewolonych kart
  }

## Stół

table-mine = Kopalnia
table-docks = Doki Najemników
table-artifacts = Artefakty
table-turn = Runda { $round }: gra { $player }
table-over = Koniec gry
moment = runda { $round }
table-player = { $player }

row-cave-in = Zawalenie Kopalni
row-mine = Koszt { $cost } (stos { $stack })
row-docks = Poziom { $level } (stos { $stack })
row-artifact = Stos { $number } ({ $cards })
row-play-area = Zagrane karty
row-extra-mine = Dodatkowe akcje fedrowania
row-hand = Ręka ({ $count })
row-base = Baza ({ $count })
row-crystals = Kryształy ({ $count })
row-artifacts = Artefakty
row-subjugated = Zniewolone ({ $count })

note-wild = Dzikie kolory: { $colours }. Takie Kryształy fedruje się kartami jednego dowolnego koloru.
note-supply = Totemy w zasobach: { $totems }.
note-last-round = Kopalnia się zawala: to ostatnia runda.
note-actions = Akcje w tej turze: { $actions }.
note-raids = Przejęcia w tej turze: { $owners }.
note-in-force = { $skill }: { $does }
note-rusted = { $count ->
    [one] { $count } karta z ręki płaci
    [few] { $count } karty z ręki płacą
   *[many] { $count } kart z ręki płaci
  } przy fedrowaniu jako kolor { $colour }.
note-totems = Totemy: { $totems }.
note-no-totems = Bez Totemów.

shown-card = { $card } { $level }
shown-crystal = { crystal-colour-first } { $cost }
shown-artifact = Artefakt
mark-leader = Lider
mark-crystal = { crystal-marks }{ $vp } PZ
mark-crystal-now = { crystal-marks }{ $vp } PZ; teraz { $now }
mark-now-cost = { $cost ->
    [0] za darmo
   *[other] za { $cost }
  }
mark-now-colour = { $colour }
mark-now-both = { $colour }, { $price }
mark-cost = koszt { $cost }
mark-cost-now = koszt { $cost }; teraz { $now }
mark-pays-as = teraz kolor { $colour }

## Części elementów pudełka, gdy pochodzą skądinąd niż całość
part-caveIn = symbol Zawalenia Kopalni
part-factionSymbol = symbol frakcji
part-effect-cost = koszt Kryształu
part-oncePerTurn = raz na turę
part-pairing = które połowy są na jednej karcie
part-restrictions = ograniczenia
part-sideRoles = podział na połowę punktową i użytkową
part-timing = kiedy działa
part-spaces = liczba pól
