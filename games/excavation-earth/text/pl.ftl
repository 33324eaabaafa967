# Wszystko, co Relikty ludzkości mówią po polsku. Słowa są te same co w docs/glossary.md.
#
# $form to forma gramatyczna, której potrzebuje zdanie: nom (mianownik, domyślnie), acc i one (biernik), gen (dopełniacz), loc (miejscownik), from (skąd), in (gdzie, z przyimkiem), at (rynku 3),
# ins (narzędnik). `none` oznacza listę bez pozycji.

## Gra

game-name = Relikty ludzkości
game-tagline = Wykopuj to, co zostało po ludzkości, kształtuj rynki i sprzedawaj we właściwej chwili.

variant-factions = Frakcje
variant-factions-random = losowane
variant-factions-pick = wybierane przez graczy w losowej kolejności
variant-start-hand = Początkowa ręka
variant-start-hand-mulligan = rozdana; wiele kart jednego koloru lub rynku można wymienić
variant-start-hand-dealt = rozdana bez wymiany
variant-start-hand-draft = draft (dla doświadczonych)
variant-orders = Karty rozkazów
variant-orders-eight-distinct = osiem różnych
variant-orders-four-doubled = cztery z instrukcji, każda dwa razy
variant-zu-easy-no-credits = Zu, łatwiej: bez kredytów na start
variant-zu-easy-no-credits-off = nie
variant-zu-easy-no-credits-on = tak
variant-zu-easy-no-fail-credits = Zu, łatwiej: nic za nieudane akcje
variant-zu-easy-no-fail-credits-off = nie
variant-zu-easy-no-fail-credits-on = tak
variant-zu-easy-no-coloured-buyers = Zu, łatwiej: jego karta rynku nie dodaje kolorowych kupujących
variant-zu-easy-no-coloured-buyers-off = nie
variant-zu-easy-no-coloured-buyers-on = tak
variant-zu-easy-discard-next = Zu, łatwiej: po niektórych kartach odrzuca następną
variant-zu-easy-discard-next-off = nie
variant-zu-easy-discard-next-on = tak
variant-zu-easy-limited-crew = Zu, łatwiej: ograniczona załoga
variant-zu-easy-limited-crew-off = nie
variant-zu-easy-limited-crew-on = tak
variant-zu-hard-both-colours = Zu, trudniej: kopie w obu kolorach karty
variant-zu-hard-both-colours-off = nie
variant-zu-hard-both-colours-on = tak
variant-zu-hard-fail-15 = Zu, trudniej: 15 kredytów za nieudaną akcję
variant-zu-hard-fail-15-off = nie
variant-zu-hard-fail-15-on = tak
variant-zu-hard-any-storage = Zu, trudniej: używa ukrytego luku tak samo jak ładowni
variant-zu-hard-any-storage-off = nie
variant-zu-hard-any-storage-on = tak
variant-zu-hard-leftover-penalty = Zu, trudniej: płacisz za to, czego nie sprzedasz
variant-zu-hard-leftover-penalty-off = nie
variant-zu-hard-leftover-penalty-on = tak
variant-zu-hard-second-acquire = Zu, trudniej: kupuje na czarnym rynku dwa razy
variant-zu-hard-second-acquire-off = nie
variant-zu-hard-second-acquire-on = tak

ending-finished = Minęły trzy rundy: galerie zostały policzone.
ending-zu-beaten = Zu został pokonany.
ending-zu-unbeaten = Zu nie został pokonany.
epilogue-tie = Remis rozstrzygają artefakty w ładowni i luku: zwycięża, kto ma ich najwięcej, czyli { $count }.

kind-component = Elementy
kind-artefact = Artefakty
kind-location = Lokalizacje
kind-line = Linie mapy
kind-market = Rynki
kind-centre = Centra dowodzenia
kind-black-market = Czarne rynki
kind-action-card = Karty akcji
kind-travel-card = Karty podróży
kind-buyer = Kupujący
kind-buyer-card = Karty kupujących
kind-order-card = Karty rozkazów
kind-faction = Frakcje
kind-gallery-line = Nagrody galerii
kind-token = Żetony inicjatywy
kind-zu-card = Karty Zu
kind-difficulty = Poziomy trudności
kind-number = Liczby z zasad

## Kolory, symbole, miejsca
# Formy kolorów: pl (żółte artefakty), gen (żółtych artefaktów), card (żółta karta), fem (żółtą kolumnę).

colour-yellow = { $form ->
    [pl] żółte
    [gen] żółtych
    [card] żółta
    [fem] żółtą
   *[nom] żółty
  }
colour-green = { $form ->
    [pl] zielone
    [gen] zielonych
    [card] zielona
    [fem] zieloną
   *[nom] zielony
  }
colour-red = { $form ->
    [pl] czerwone
    [gen] czerwonych
    [card] czerwona
    [fem] czerwoną
   *[nom] czerwony
  }
colour-purple = { $form ->
    [pl] fioletowe
    [gen] fioletowych
    [card] fioletowa
    [fem] fioletową
   *[nom] fioletowy
  }
colour-orange = { $form ->
    [pl] pomarańczowe
    [gen] pomarańczowych
    [card] pomarańczowa
    [fem] pomarańczową
   *[nom] pomarańczowy
  }

glyph-g1 = oko
glyph-g2 = trójząb
glyph-g3 = spirala
glyph-g4 = klin

market = rynek { $number }
centre-left = { $form ->
    [from] z lewego centrum
    [loc] lewym centrum
   *[nom] lewe centrum
  }
centre-middle = { $form ->
    [from] ze środkowego centrum
    [loc] środkowym centrum
   *[nom] środkowe centrum
  }
centre-right = { $form ->
    [from] z prawego centrum
    [loc] prawym centrum
   *[nom] prawe centrum
  }
zu = Zu

place-market-1 = Vancouver
place-market-2 = Rio
place-market-3 = Bretania
place-market-4 = Róg Afryki
place-market-5 = Step
place-market-6 = Nowa Zelandia
place-bm-west = Hawaje
place-bm-central = Azory
place-bm-east = Guam
place-dig-red-north = Jukon
place-dig-red-east = Wielkie Jeziora
place-dig-red-south = Jukatan
place-dig-yellow-north = Amazonia
place-dig-yellow-west = Atakama
place-dig-yellow-south-west = Patagonia
place-dig-purple-north = Skandynawia
place-dig-purple-south = Anatolia
place-dig-green-north = Sahara
place-dig-green-south = Kalahari
place-dig-orange-north = Syberia
place-dig-orange-south = Indochiny

location-market-1 = { $form ->
    [place] { place-market-1 }
    [in] w Vancouver
    [market] rynek 1
    [at] rynku 1
   *[nom] { place-market-1 } (rynek 1)
  }
location-market-2 = { $form ->
    [place] { place-market-2 }
    [in] w Rio
    [market] rynek 2
    [at] rynku 2
   *[nom] { place-market-2 } (rynek 2)
  }
location-market-3 = { $form ->
    [place] { place-market-3 }
    [in] w Bretanii
    [market] rynek 3
    [at] rynku 3
   *[nom] { place-market-3 } (rynek 3, fioletowe wykopaliska)
  }
location-market-4 = { $form ->
    [place] { place-market-4 }
    [in] w Rogu Afryki
    [market] rynek 4
    [at] rynku 4
   *[nom] { place-market-4 } (rynek 4)
  }
location-market-5 = { $form ->
    [place] { place-market-5 }
    [in] na Stepie
    [market] rynek 5
    [at] rynku 5
   *[nom] { place-market-5 } (rynek 5)
  }
location-market-6 = { $form ->
    [place] { place-market-6 }
    [in] w Nowej Zelandii
    [market] rynek 6
    [at] rynku 6
   *[nom] { place-market-6 } (rynek 6, pomarańczowe wykopaliska)
  }
location-bm-west = { $form ->
    [place] { place-bm-west }
    [in] na Hawajach
   *[nom] { place-bm-west } (zachodni czarny rynek)
  }
location-bm-central = { $form ->
    [place] { place-bm-central }
    [in] na Azorach
   *[nom] { place-bm-central } (środkowy czarny rynek)
  }
location-bm-east = { $form ->
    [place] { place-bm-east }
    [in] na Guamie
   *[nom] { place-bm-east } (wschodni czarny rynek)
  }
location-dig-red-north = { $form ->
    [place] { place-dig-red-north }
    [in] na Jukonie
   *[nom] { place-dig-red-north } (czerwone wykopaliska)
  }
location-dig-red-east = { $form ->
    [place] { place-dig-red-east }
    [in] nad Wielkimi Jeziorami
   *[nom] { place-dig-red-east } (czerwone wykopaliska)
  }
location-dig-red-south = { $form ->
    [place] { place-dig-red-south }
    [in] na Jukatanie
   *[nom] { place-dig-red-south } (czerwone wykopaliska)
  }
location-dig-yellow-north = { $form ->
    [place] { place-dig-yellow-north }
    [in] w Amazonii
   *[nom] { place-dig-yellow-north } (żółte wykopaliska)
  }
location-dig-yellow-west = { $form ->
    [place] { place-dig-yellow-west }
    [in] na Atakamie
   *[nom] { place-dig-yellow-west } (żółte wykopaliska)
  }
location-dig-yellow-south-west = { $form ->
    [place] { place-dig-yellow-south-west }
    [in] w Patagonii
   *[nom] { place-dig-yellow-south-west } (żółte wykopaliska)
  }
location-dig-purple-north = { $form ->
    [place] { place-dig-purple-north }
    [in] w Skandynawii
   *[nom] { place-dig-purple-north } (fioletowe wykopaliska)
  }
location-dig-purple-south = { $form ->
    [place] { place-dig-purple-south }
    [in] w Anatolii
   *[nom] { place-dig-purple-south } (fioletowe wykopaliska)
  }
location-dig-green-north = { $form ->
    [place] { place-dig-green-north }
    [in] na Saharze
   *[nom] { place-dig-green-north } (zielone wykopaliska)
  }
location-dig-green-south = { $form ->
    [place] { place-dig-green-south }
    [in] na Kalahari
   *[nom] { place-dig-green-south } (zielone wykopaliska)
  }
location-dig-orange-north = { $form ->
    [place] { place-dig-orange-north }
    [in] na Syberii
   *[nom] { place-dig-orange-north } (pomarańczowe wykopaliska)
  }
location-dig-orange-south = { $form ->
    [place] { place-dig-orange-south }
    [in] w Indochinach
   *[nom] { place-dig-orange-south } (pomarańczowe wykopaliska)
  }

## Nazwy elementów

action-card = { $colour ->
    [green] { $form ->
        [acc] zieloną kartę
        [gen] zielonej karty
       *[nom] zielona karta
      }
    [red] { $form ->
        [acc] czerwoną kartę
        [gen] czerwonej karty
       *[nom] czerwona karta
      }
    [purple] { $form ->
        [acc] fioletową kartę
        [gen] fioletowej karty
       *[nom] fioletowa karta
      }
    [orange] { $form ->
        [acc] pomarańczową kartę
        [gen] pomarańczowej karty
       *[nom] pomarańczowa karta
      }
   *[yellow] { $form ->
        [acc] żółtą kartę
        [gen] żółtej karty
       *[nom] żółta karta
      }
  } (rynek { $market })
travel-card = { $form ->
    [acc] kartę podróży
    [gen] karty podróży
   *[nom] karta podróży
  } { $fuel }
face-down = zakryta karta

artefact-yellow-g1 = { $form ->
    [acc] piłkę futbolową
    [gen] piłki futbolowej
   *[nom] piłka futbolowa
  } (żółta, { $value })
artefact-yellow-g2 = { $form ->
    [gen] marakasów
   *[nom] marakasy
  } (żółte, { $value })
artefact-yellow-g3 = { $form ->
    [acc] maskę karnawałową
    [gen] maski karnawałowej
   *[nom] maska karnawałowa
  } (żółta, { $value })
artefact-yellow-g4 = { $form ->
    [gen] kapsla
   *[nom] kapsel
  } (żółty, { $value })
artefact-green-g1 = { $form ->
    [gen] kanistra
   *[nom] kanister
  } (zielony, { $value })
artefact-green-g2 = { $form ->
    [acc] kamerę filmową
    [gen] kamery filmowej
   *[nom] kamera filmowa
  } (zielona, { $value })
artefact-green-g3 = { $form ->
    [gen] klapka
   *[nom] klapek
  } (zielony, { $value })
artefact-green-g4 = { $form ->
    [gen] radia tranzystorowego
   *[nom] radio tranzystorowe
  } (zielone, { $value })
artefact-red-g1 = { $form ->
    [gen] poroża jelenia
   *[nom] poroże jelenia
  } (czerwone, { $value })
artefact-red-g2 = { $form ->
    [acc] tablicę rejestracyjną
    [gen] tablicy rejestracyjnej
   *[nom] tablica rejestracyjna
  } (czerwona, { $value })
artefact-red-g3 = { $form ->
    [gen] znaku STOP
   *[nom] znak STOP
  } (czerwony, { $value })
artefact-red-g4 = { $form ->
    [gen] kołpaka
   *[nom] kołpak
  } (czerwony, { $value })
artefact-purple-g1 = { $form ->
    [gen] zegara z kukułką
   *[nom] zegar z kukułką
  } (fioletowy, { $value })
artefact-purple-g2 = { $form ->
    [gen] gramofonu
   *[nom] gramofon
  } (fioletowy, { $value })
artefact-purple-g3 = { $form ->
    [gen] parasola
   *[nom] parasol
  } (fioletowy, { $value })
artefact-purple-g4 = { $form ->
    [acc] pluszowego misia
    [gen] pluszowego misia
   *[nom] pluszowy miś
  } (fioletowy, { $value })
artefact-orange-g1 = { $form ->
    [gen] pałeczek
   *[nom] pałeczki
  } (pomarańczowe, { $value })
artefact-orange-g2 = { $form ->
    [acc] kota szczęścia
    [gen] kota szczęścia
   *[nom] kot szczęścia
  } (pomarańczowy, { $value })
artefact-orange-g3 = { $form ->
    [acc] deskę surfingową
    [gen] deski surfingowej
   *[nom] deska surfingowa
  } (pomarańczowa, { $value })
artefact-orange-g4 = { $form ->
    [acc] grę kieszonkową
    [gen] gry kieszonkowej
   *[nom] gra kieszonkowa
  } (pomarańczowa, { $value })

buyer-yellow = { $form ->
    [acc] żółtego kupującego
    [one] żółtego kupującego
    [gen] żółtego kupującego
    [ins] żółtym kupującym
   *[nom] żółty kupujący
  }
buyer-green = { $form ->
    [acc] zielonego kupującego
    [one] zielonego kupującego
    [gen] zielonego kupującego
    [ins] zielonym kupującym
   *[nom] zielony kupujący
  }
buyer-red = { $form ->
    [acc] czerwonego kupującego
    [one] czerwonego kupującego
    [gen] czerwonego kupującego
    [ins] czerwonym kupującym
   *[nom] czerwony kupujący
  }
buyer-purple = { $form ->
    [acc] fioletowego kupującego
    [one] fioletowego kupującego
    [gen] fioletowego kupującego
    [ins] fioletowym kupującym
   *[nom] fioletowy kupujący
  }
buyer-orange = { $form ->
    [acc] pomarańczowego kupującego
    [one] pomarańczowego kupującego
    [gen] pomarańczowego kupującego
    [ins] pomarańczowym kupującym
   *[nom] pomarańczowy kupujący
  }
buyer-special = { $form ->
    [acc] specjalnego kupującego
    [one] specjalnego kupującego
    [gen] specjalnego kupującego
    [ins] specjalnym kupującym
   *[nom] specjalny kupujący
  }

explorer = { $form ->
    [acc] odkrywcę
    [gen] odkrywcy
   *[nom] odkrywca
  } ({ $player })

order-card = { $white } / { $yellow }
order-reinforcements-white = posiłki
order-reinforcements-yellow = restrukturyzacja
order-shady-deal-white = szemrany interes
order-shady-deal-yellow = dochodowy interes
order-smart-equipment-white = inteligentny sprzęt
order-smart-equipment-yellow = rozumny sprzęt
order-bribery-white = przekupstwo
order-bribery-yellow = korupcja
order-campaign-white = kampania reklamowa
order-campaign-yellow = moda na Ziemię
order-recruitment-white = nabór handlarzy
order-recruitment-yellow = sieć handlowa
order-transit-white = transport orbitalny
order-transit-yellow = teleporter
order-private-collection-white = dyskretna darowizna
order-private-collection-yellow = prywatna kolekcja

faction-issisinui = Is’Sisinui
faction-issisinui-title = jasnowidze
faction-dal-harraii = Korporacja Dal-Harraii
faction-dal-harraii-title = piloci
faction-kuti-kuti = Związek Kuti Kuti
faction-kuti-kuti-title = wydobywcy
faction-aqulla = Kolektyw Aqulla
faction-aqulla-title = kupcy
faction-gul = Kartel Gul
faction-gul-title = przemytnicy
faction-zu = Zu
faction-zu-title = korporacja klonów

card-zu-excavate-yellow-green = wydobycie: żółty / zielony
card-zu-excavate-green-red = wydobycie: zielony / czerwony
card-zu-excavate-red-purple = wydobycie: czerwony / fioletowy
card-zu-excavate-purple-orange = wydobycie: fioletowy / pomarańczowy
card-zu-excavate-orange-yellow = wydobycie: pomarańczowy / żółty
card-zu-excavate-popular = wydobycie: najpopularniejszy kolor
card-zu-market = akcja rynku
card-zu-command-m1 = rozkaz: rynek 1
card-zu-command-m2 = rozkaz: rynek 2
card-zu-command-m3 = rozkaz: rynek 3
card-zu-command-m4 = rozkaz: rynek 4
card-zu-command-m5 = rozkaz: rynek 5
card-zu-command-m6 = rozkaz: rynek 6
card-zu-sell = sprzedaż
card-zu-surge = zryw
card-zu-survey = akcja prognozy

## Co robią karty rozkazów

does-draw = Dobierz { $cards ->
    [one] 1 kartę akcji
    [few] { $cards } karty akcji
   *[many] { $cards } kart akcji
  }.
does-discard = Potem odrzuć z ręki { $cards ->
    [one] 1 kartę akcji
    [few] { $cards } karty akcji
   *[many] { $cards } kart akcji
  }.
does-gain = Otrzymujesz { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
does-extra-action = Od razu wykonaj dodatkową akcję; zamiast karty z ręki wyobraź sobie dowolną kartę akcji.
does-deal = Dostarcz na czarny rynek albo nabądź na nim najwyżej { $most ->
    [one] 1 artefakt
    [few] { $most } artefakty
   *[many] { $most } artefaktów
  }, po ich wartości; kolory mogą się powtarzać.
does-dig = Tam, gdzie stoją twoi odkrywcy, możesz wydobyć najwyżej { $most ->
    [one] 1 artefakt
    [few] { $most } artefakty
   *[many] { $most } artefaktów
  }, { $colours ->
    [distinct] każdy innego koloru
   *[any] bez względu na kolor
  }.
does-bribe = Poprzestawiaj kupujących za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: przejście na koniec innej kolejki, w której jest miejsce, kosztuje 1, zamiana dwóch miejscami 2. Nikt nie zostaje wypchnięty.
does-add-buyers = Dodaj najwyżej { $most } { $which ->
    [coloured] wybranych kolorowych kupujących
   *[any] wybranych kupujących, także specjalnych
  }, każdego na koniec dowolnej kolejki.
does-place-traders = Umieść najwyżej { $most ->
    [one] 1 swój znacznik załogi
    [few] { $most } swoje znaczniki załogi
   *[many] { $most } swoich znaczników załogi
  } jako handlarzy, na różnych rynkach.
does-travel = Podróżuj z { $fuel ->
    [one] 1 symbolem paliwa
   *[other] { $fuel } symbolami paliwa
  }.
does-relocate = Postaw najwyżej { $explorers } swoich odkrywców w dowolnych lokalizacjach, każdego w innej.
does-place-guard = Umieść strażnika na pustym polu swojej galerii{ $value ->
    [any] {""}
   *[other] {" "}o wartości najwyżej { $value }
  }; nie musisz mieć artefaktu.

## Co potrafią frakcje

power-foresee = W akcji prognozy odkrywasz { $tiles } artefakty zamiast { $usual }: jeden, jeśli chcesz, trafia do ładowni za darmo, a jeden z pozostałych wciąż możesz kupić za { $factor ->
    [2] podwójną
   *[other] { $factor }-krotną
  } wartość.
power-pilot = Zanim zaczniesz turę, jeden odkrywca może za darmo przelecieć o { $steps ->
    [one] 1 linię
    [few] najwyżej { $steps } linie
   *[many] najwyżej { $steps } linii
  }, byle nie do innego twojego odkrywcy.
power-dig-deeper = Wydobywając jednym odkrywcą, możesz wziąć drugi artefakt tego koloru, z tego samego miejsca albo z sąsiednich wykopalisk.
power-sell-anywhere = Na rynku z karty akcji, którą odrzucasz na sprzedaż, nie potrzebujesz handlarza.
power-buy-first = Przed sprzedażą wolno ci dokupić artefakt ze stosu czarnego rynku po samej wartości, o { $surcharge } taniej niż zwykle, jeśli masz odkrywcę na którymkolwiek czarnym rynku; można go zaraz sprzedać.

## Co robią karty Zu

zu-does-excavate-two = Zu wydobywa 1 lub 2 nowe artefakty w popularniejszym z kolorów: { $one } lub { $other }; jeśli nie może, nabywa jeden na czarnym rynku albo dostarcza tam swoje.
zu-does-excavate-popular = Zu wydobywa 1 lub 2 nowe artefakty w najpopularniejszym kolorze obecnym na mapie; jeśli nie może, nabywa jeden na czarnym rynku albo dostarcza tam swoje.
zu-does-market = Zu umieszcza handlarzy na najwyżej { $traders } rynkach, na których ich nie ma, i dodaje na każdym specjalnego i kolorowego kupującego.
zu-does-command = Zu umieszcza handlarza na rynku { $market }, jeśli go tam nie ma, i reprezentanta w { $centre }.
zu-does-sell = Zu sprzedaje jeden kolor na tylu rynkach, na ilu może, najwyżej na { $most }.
zu-does-surge = Zu sprzedaje jeden artefakt na najlepszym rynku, w razie potrzeby z nowym handlarzem: za popularność i po { $perBuyer } za kupującego.
zu-does-survey = Zu dobiera między karty prognozy kartę akcji, a do niej { $tiles } artefakty w jej kolorze; nowy kupuje za { $factor ->
    [2] podwójną
   *[other] { $factor }-krotną
  } wartość, a inny trafia na swoje wykopaliska.

zu-type-excavate = wydobyciu
zu-type-market = akcji rynku
zu-type-command = akcji rozkazu
zu-type-sell = sprzedaży
zu-type-surge = zrywie
zu-type-survey = akcji prognozy

zu-rule-start = Na start Zu ma { $credits ->
    [0] 0 kredytów
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
zu-rule-fail = Nieudana akcja daje Zu { $credits ->
    [0] 0 kredytów
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
zu-rule-coloured = Karta rynku Zu nie dodaje kolorowych kupujących.
zu-rule-discards = Po { $after } Zu odrzuca następną kartę.
zu-rule-crew = Zu ma tylko { $crew ->
    [one] 1 znacznik załogi
    [few] { $crew } znaczniki załogi
   *[many] { $crew } znaczników załogi
  }.
zu-rule-both-colours = Karta wydobycia z dwoma kolorami daje Zu po jednym artefakcie każdego.
zu-rule-storage = Zu składuje artefakty dowolnie w ładowni i w ukrytym luku.
zu-rule-penalty = Na końcu tracisz wartość tego, co zostało w ładowni i ukrytym luku.
zu-rule-second = Po każdym zakupie na czarnym rynku Zu kupuje jeszcze raz.

## Do czego służą elementy

explain-action-card = Rynek { $market }, { $centre }. Przemyt: { $blackMarket }. Podróż (paliwo: { $fuel }) albo sprzedaż. Wydobycie i prognoza: { $colour } artefakty.
explain-travel-card = Podróż (paliwo: { $fuel }) albo sprzedaż. Wraca w następnej fazie przygotowań.
explain-tile = { $colour }, { $glyph }: wartość { $value }, łącznie { $copies ->
    [one] 1 kopia
    [few] { $copies } kopie
   *[many] { $copies } kopii
  }; miejsce wykopalisk: { $site }.
explain-value = Wartość liczy się, gdy kupujesz i na czarnym rynku. Za sprzedaż płacą popularność i kupujący, nie wartość.
explain-cell = { $colour }, { $glyph }: strażnik na tym polu to próbka. Wartość { $value }.
explain-market = Rynek { $number }. Jego centrum dowodzenia: { $centre }.
explain-black-market = Czarny rynek z symbolami: { $markets }. Wszystkie czarne rynki mają tych samych pięć stosów.
explain-site = Miejsce wykopalisk, { $colour } artefakty: { $glyphs }.
explain-lines = Linie prowadzą tam: { $neighbours }.
explain-buyer = Kupuje { $colour } artefakty. Pasek o { $spaces } polach rośnie, gdy kupujący schodzą na rynki; płaci się za jego miejsce wśród innych, za najdłuższy najwięcej.
explain-special-buyer = Kupuje artefakty każdego koloru.
explain-explorer = Podróżuje po liniach; wydobywa, handluje i przemyca tam, gdzie stoi.
explain-order = Runda { $round }, { $name }:
explain-faction = { $title }; inicjatywa { $initiative }.

## Pytania

ask-pick-faction = Którą frakcją zagrasz?
ask-mulligan-card = Wiele twoich kart jest podobnych: które wymienisz?
ask-draft-picks = Draft { $pass } z { $passes }. Zatrzymujesz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }: którą teraz?
ask-solo-draft-card = { $rest ->
    [0] Zatrzymujesz wszystko, co zostało: którą kartę bierzesz najpierw?
   *[other] Którą kartę zatrzymasz (jeszcze { $left })? Z pozostałych część odpadnie losowo.
  }
ask-third-to = Gdzie zaczyna twój trzeci odkrywca?
ask-pilot-explorer = Który odkrywca wykona darmowy ruch?
ask-pilot-to = Dokąd wyrusza odkrywca? Jest tu: { $from }.
ask-action-action = { $left ->
    [one] Twoja druga akcja?
   *[other] Twoja pierwsza akcja?
  }
ask-action-card = Którą kartą zapłacisz za { $action ->
    [excavate] wydobycie
    [market] akcję rynku
    [sell] sprzedaż
    [command] akcję rozkazu
    [smuggle] przemyt
    [survey] akcję prognozy
   *[travel] podróż
  }?
ask-travel-explorer = { $gone ->
    [yes] { $fuel ->
        [99] Czy przeniesie się ktoś jeszcze?
       *[other] Czy poleci ktoś jeszcze? Zostało paliwa: { $fuel }, nie trzeba go zużyć.
      }
   *[no] Który odkrywca podróżuje ({ $fuel ->
        [99] na dowolną odległość
       *[other] paliwo: { $fuel }
      })?
  }
ask-travel-to = Dokąd wyrusza odkrywca? Jest tu: { $from }; paliwo: { $fuel ->
    [99] bez granic
   *[other] { $fuel }
  }.
ask-excavate-tile = { $taken ->
    [0] Który artefakt wydobędziesz? Liczba na nim to nie cena sprzedaży.
   *[other] Który artefakt wydobędziesz jako drugi?
  }
ask-dig-tile = Który artefakt wydobędziesz (najwyżej jeszcze { $left })?
ask-sample-guard = Czy pobierzesz próbkę { $tile }?
ask-crew-guard = Twoja pula jest pusta: którego strażnika użyjesz?
ask-market-step = Co zrobisz na rynku { $market }? Specjalny kupujący tylko przed kolorowym.
ask-buy-first-tile = Czy kupisz artefakt przed sprzedażą?
ask-acquire-slot = Gdzie umieścisz { $tile }?
ask-sell-region = Który kolor sprzedasz?
ask-sell-market = Na którym rynku sprzedasz { $colour ->
    [green] zielone
    [red] czerwone
    [purple] fioletowe
    [orange] pomarańczowe
   *[yellow] żółte
  } artefakty?
ask-sell-tile = Który artefakt oddajesz? Do oddania { $left ->
    [one] jest 1
    [few] są { $left }
   *[many] jest { $left }
  }. Ich wartości nie zmieniają zysku.
ask-free-card-card = Którą z tych kart zatrzymasz?
ask-command-step = Akcja rozkazu: co zrobisz? Karta wskazuje rynek { $market } i { $centre ->
    [middle] środkowe centrum
    [right] prawe centrum
   *[left] lewe centrum
  }.
ask-command-order = Czy użyjesz karty rozkazu?
ask-smuggle-tile = { $way ->
    [deliver] Który artefakt dostarczysz jako drugi?
    [acquire] Który artefakt nabędziesz jako drugi?
   *[any] Który artefakt dostarczysz albo nabędziesz?
  }
ask-deal-tile = { $way ->
    [deliver] Który artefakt dostarczysz (najwyżej jeszcze { $left })?
    [acquire] Który artefakt nabędziesz (najwyżej jeszcze { $left })?
   *[any] Który artefakt dostarczysz albo nabędziesz po jego wartości?
  }
ask-survey-replaced = Którą kartę prognozy zastępuje { $card }?
ask-survey-free = Który artefakt weźmiesz za darmo?
ask-survey-place = Który artefakt trafia na wykopaliska? Drugi będzie można kupić.
ask-survey-buy = Czy kupisz to, co zostało?
ask-bribe-buyer = Którego kupującego przestawisz ({ $points ->
    [one] został 1 punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
  })?
ask-bribe-to = Dokąd idzie { $buyer }?
ask-campaign-kind = Którego kupującego sprowadzisz (najwyżej jeszcze { $left })?
ask-campaign-market = Na który rynek trafia { $kind ->
    [green] zielony kupujący
    [red] czerwony kupujący
    [purple] fioletowy kupujący
    [orange] pomarańczowy kupujący
    [special] specjalny kupujący
   *[yellow] żółty kupujący
  }?
ask-recruit-market = Gdzie umieścisz handlarza (najwyżej jeszcze { $left })?
ask-collection-cell = Którego pustego pola galerii będzie pilnować strażnik?
ask-discard-card = Którą kartę odrzucisz (jeszcze { $left })?
ask-pass-card = Którą kartę odrzucisz (jeszcze { $left })?
ask-turn-end = Czy kończysz turę?
ask-imagine-action = Którą akcję wykonasz z wyobrażoną kartą?
ask-imagine-colour = Jaki kolor ma wyobrażona karta?
ask-imagine-symbol = Który rynek pokazuje wyobrażona karta?

## Opcje

option-excavate = { $isNew ->
    [yes] Wydobądź { $tile } { $at }; nowość w galerii
   *[no] Wydobądź { $tile } { $at }
  }
option-action-excavate = Wydobycie: artefakty w kolorze karty, tam gdzie stoją twoi odkrywcy
option-action-market = Akcja rynku: handlarz i nowi kupujący tam, gdzie stoi twój odkrywca
option-action-travel = Podróż: przemieść swoich odkrywców
option-action-command = Akcja rozkazu: handlarz na rynku z karty, reprezentant w jego centrum
option-action-smuggle = Przemyt: dostarcz albo nabądź artefakty na czarnym rynku
option-action-survey = Akcja prognozy: poszukaj nowych artefaktów
option-action-pass = Pas: nie masz już tur w tej rundzie
option-action-decline = Zrezygnuj z tej akcji
option-sell = Sprzedaż: do { $credits ->
    [one] 1 kredytu
   *[other] { $credits } kredytów
  }
option-sell-buy-first = Sprzedaż tego, co najpierw kupisz
option-done = Nie rób nic więcej
option-action-card = { $card }: { $centre }, czarny rynek { $blackMarket }
option-pay = { $card }
option-pay-travel = { $card }, paliwo: { $fuel }
option-pay-survey = { $card }, artefakty w stosie tego koloru: { $left }
option-pay-market = { $card }: { $market }
option-pay-excavate = { $card }: { $tiles }
option-pay-sell = { $card }: sprzedaż, najwyżej za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }
option-pay-command = { $card }: { $centre }
option-pay-smuggle = { $card }: { $blackMarket }
option-faction = { $faction } (inicjatywa { $initiative }). { $power }
option-explorer = Odkrywca: { $at }
option-travel-explorer-done = Koniec podróży
option-travel-to = { $at }: { $lines ->
    [one] 1 linia
    [few] { $lines } linie
   *[many] { $lines } linii
  }{ $tiles ->
    [none] {""}
   *[other] ; tam: { $tiles }
  }
option-to = { $at }{ $tiles ->
    [none] {""}
   *[other] : { $tiles }
  }
option-pilot-explorer-stay = Nikt się nie rusza
option-location = { $at }
option-mulligan-card-done = Reszta zostaje
option-excavate-tile-done = Bez drugiego artefaktu
option-dig-tile-done = Koniec wydobycia
option-sample = Pobierz próbkę: { $credits ->
    [0] krok do nagrody, w rzędzie { $row } z { $rowFor }, w kolumnie { $column } z { $columnFor }
    [one] galeria będzie warta o 1 kredyt więcej
    [few] galeria będzie warta o { $credits } kredyty więcej
   *[many] galeria będzie warta o { $credits } kredytów więcej
  }{ $card ->
    [yes] {" "}i karta za kolumnę
   *[no] {""}
  } (załoga w puli: { $supply })
option-no-sample = Nie pobieraj próbki
option-use-guard = Przenieś strażnika z pola { $cell }
option-guard-here = { $cell }
option-trader = Umieść handlarza na { $market } ({ $supply ->
    [0] przejdzie strażnik z galerii
   *[other] załoga w puli: { $supply }
  })
option-add-buyer = Dodaj { $buyer } (popularność { $level } → { $after }){ $pushed ->
    [none] {""}
   *[other] ; wypycha { $pushed }
  }
option-add-special = Dodaj { $buyer }{ $pushed ->
    [none] {""}
   *[other] ; wypycha { $pushed }
  }
option-envoy = Umieść reprezentanta w { $centre } ({ $envoys ->
    [none] nie ma tam nikogo
   *[other] teraz: { $envoys }
  }; { $supply ->
    [0] przejdzie strażnik z galerii
   *[other] załoga w puli: { $supply }
  })
option-withdraw = Wycofaj reprezentanta { $centre } (teraz: { $envoys })
option-withdraw-order = Wycofaj reprezentanta { $centre } (teraz: { $envoys }) i, jeśli chcesz, użyj karty „{ $order }”. { $does }
option-order = Użyj karty „{ $order }”. { $does }
option-command-order-decline = Nie używaj
option-buy-first-tile-none = Bez zakupu
option-hold = Do ładowni (wolne: { $free })
option-hatch = Do ukrytego luku (wolne: { $free })
option-sell-region = { $colour } artefakty: { $popularity } za popularność, razem do { $credits ->
    [one] 1 kredytu
   *[other] { $credits } kredytów
  } ({ $markets })
option-sell-market = { $market }: { $buyers ->
    [one] 1 kupujący
   *[other] { $buyers } kupujących
  }, razem { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }{ $cards ->
    [0] {""}
    [1] {" "}i karta akcji
   *[other] {" "}i karta akcji, wybrana z { $cards }
  }
option-sell-now = Koniec rynków: sprzedaj za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }
option-give = Oddaj { $tile }{ $hatch ->
    [yes] , z ukrytego luku
   *[no] {""}
  }
option-deliver = Dostarcz { $tile }{ $hatch ->
    [yes] {" "}z ukrytego luku
   *[no] {""}
  } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }
option-acquire = Nabądź { $tile } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }{ $isNew ->
    [yes] ; nowość w galerii
   *[no] {""}
  }
option-smuggle-tile-done = Bez drugiego artefaktu
option-deal-tile-done = Koniec interesu
option-replace = Zastąp { $card }
option-survey-free = Weź za darmo { $tile }{ $isNew ->
    [yes] ; nowość w galerii
   *[no] {""}
  }
option-survey-free-none = Nie bierz nic za darmo
option-survey-place = { $tile }: { $at }
option-survey-buy = Kup { $tile } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }{ $isNew ->
    [yes] ; nowość w galerii
   *[no] {""}
  }
option-survey-buy-none = Bez zakupu: artefakt wraca do stosu
option-bribe-buyer = Przestaw { $buyer } z { $market } (miejsce { $place })
option-bribe-buyer-done = Koniec przestawiania
option-bribe-move = Przestaw na koniec kolejki za 1 punkt: { $at }
option-bribe-swap = Zamień za 2 punkty z { $buyer } z { $market } (miejsce { $place })
option-campaign-market = { $at }{ $pushed ->
    [none] {""}
   *[other] ; wypycha { $pushed }
  }
option-recruit-market-done = Koniec naboru
option-collection-cell-skip = Bez strażnika
option-imagine-colour = { $colour } karta
option-turn-end-end = Koniec tury

## Nazwy akcji

action-travel = podróż
action-excavate = wydobycie
action-market = akcja rynku
action-sell = sprzedaż
action-command = akcja rozkazu
action-smuggle = przemyt
action-survey = akcja prognozy

## Zdarzenia

event-faction-taken = { $player } prowadzi frakcję: { $faction }.
event-turn-order = Kolejność tur jest taka: { $order }.
event-hand-dealt = Dostajesz { $cards }.
event-mulligan = { $player } wymienia { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  }.
event-forecast-shown = Prognozę wykopalisk tworzą: { $cards }.
event-round-began = Zaczyna się runda { $round }.
event-orders-shown = W grze są te karty rozkazów: { $orders }.
event-buyer-left = Z pełnej kolejki ({ $market }) odchodzi { $buyer }.
event-buyers-came = { $count ->
    [one] Do kolejki ({ $market }) dołącza
   *[other] Do kolejki ({ $market }) dołączają
  } { $buyers }.
event-forecast-came-true = Prognoza się sprawdza: { $card }. { $tiles ->
    [none] Nic już nie zostało
   *[other] Na mapę: { $tiles }
  }{ $stacked ->
    [none] {""}
   *[other] ; na czarny rynek: { $stacked }
  }.
event-black-market-turned = Na czarnym rynku wierzchnie artefakty trafiają na spód.
event-drafted = Zatrzymujesz { $cards }.
event-draft-left = Po drafcie odpadają: { $cards }.
event-turn-began = Runda { $round }: { $player } zaczyna turę.
event-explorer-placed = { $player } stawia trzeciego odkrywcę { $at }.
event-explorer-moved = { $player } przemieszcza odkrywcę: { $from } → { $at }.
event-power-used = { $player } korzysta ze zdolności frakcji: { $faction }.
event-action-taken = { $player } zagrywa { $card }: { $action }.
event-action-imagined = { $player } zagrywa wyobrażoną kartę{ $colour ->
    [none] {""}
   *[other] , kolor { $colour }
  }{ $market ->
    [none] {""}
   *[other] , rynek { $market }
  }: { $action }.
event-excavated = { $player } wydobywa { $tile } { $at }.
event-sampled = { $player } pobiera próbkę { $cell }{ $from ->
    [none] {""}
   *[other] ; strażnik przechodzi z pola { $from }
  }.
event-column-filled = { $player } zapełnia { $colour } kolumnę.
event-cards-drawn = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
event-drew = Dobierasz { $cards }.
event-kept = Zatrzymujesz { $card }.
event-discarded = { $player } odrzuca { $cards }.
event-reshuffled = Odrzucone karty potasowano: to nowa talia.
event-trader-placed = { $player } umieszcza handlarza na { $market }{ $from ->
    [none] {""}
   *[other] ; to strażnik z pola { $from }
  }.
event-envoy-placed = { $player } umieszcza reprezentanta w { $centre }{ $from ->
    [none] {""}
   *[other] ; to strażnik z pola { $from }
  }.
event-envoy-withdrawn = { $player } wycofuje reprezentanta { $centre }.
event-buyer-added = { $player } dodaje { $buyer } na { $market }{ $pushed ->
    [none] {""}
   *[other] ; wypycha { $pushed }
  }.
event-sold = { $player } sprzedaje { $tiles } na { $markets }, razem za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  } (za popularność { $popularity }, za kupujących { $forBuyers }{ $bonus ->
    [0] {""}
   *[other] , za kilka rynków { $bonus }
  }).
event-delivered = { $player } dostarcza na czarny rynek { $tile } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-acquired = { $player } nabywa { $tile } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  } ({ $slot ->
    [hatch] do ukrytego luku
   *[hold] do ładowni
  }).
event-forecast-changed = { $player } kładzie między karty prognozy { $card } i odrzuca { $replaced }{ $marked ->
    [yes] {""}
   *[no] , bez znacznika
  }.
event-token-taken = { $player } bierze żeton inicjatywy { $token }.
event-tiles-drawn = { $player } dobiera { $tiles }.
event-tile-placed = Na mapę trafia nowy artefakt: { $tile } { $at }.
event-tile-taken = { $player } bierze za darmo { $tile }.
event-tile-bought = { $player } kupuje { $tile } za { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-tiles-returned = { $count ->
    [one] Wraca
   *[other] Wracają
  } do stosu: { $tiles }.
event-order-used = { $player } używa karty rozkazu „{ $order }”.
event-credits-gained = { $player } otrzymuje { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-buyer-moved = { $player } przestawia { $buyer } z { $from } na { $market }.
event-buyers-swapped = { $player } zamienia miejscami { $buyer } ({ $from }) i { $other } ({ $market }).
event-passed = { $player } pasuje.
event-centre-scored = Punktacja ({ $centre }): { $awards ->
    [none] nikogo tam nie ma
   *[other] { $awards }
  }.
phrase-sentences = { $first } { $rest }
award = { $player } { $credits ->
    [0] nic nie dostaje
    [one] dostaje 1 kredyt
    [few] dostaje { $credits } kredyty
   *[many] dostaje { $credits } kredytów
  } ({ $envoys ->
    [one] 1 reprezentant
    [few] { $envoys } reprezentanci
   *[many] { $envoys } reprezentantów
  })
event-gallery-scored = { $player } liczy galerię: rzędy { $rows }, kolumny { $columns }, razem { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-zu-left-over = To, co zostało Zu, jest warte { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-penalty = { $credits ->
    [0] { $player } nic nie traci za niesprzedane artefakty.
    [one] { $player } traci za niesprzedane artefakty 1 kredyt.
    [few] { $player } traci za niesprzedane artefakty { $credits } kredyty.
   *[many] { $player } traci za niesprzedane artefakty { $credits } kredytów.
  }
event-game-ended-finished = Gra się kończy.
event-game-ended-zu-beaten = Koniec gry: Zu ma { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  } i jest pokonany.
event-game-ended-zu-unbeaten = Koniec gry: Zu ma { $credits ->
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  } i nie jest pokonany.

## Zu krok po kroku

event-zu-deck-made = Nowa talia Zu jest potasowana; z poprzedniej rundy { $cards ->
    [one] wraca 1 karta
    [few] wracają { $cards } karty
   *[many] wraca { $cards } kart
  }.
event-zu-card = Zu odkrywa kartę „{ $card }” ({ $left ->
    [0] ostatnia karta
    [one] została 1 karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
  }).
event-zu-threw-away = Zu odrzuca następną kartę: „{ $card }”.
event-zu-failed = { $why ->
    [no-crew] Zu nie ma już na to załogi
    [market] Zu ma handlarzy na wszystkich rynkach
    [sell] Tam, gdzie Zu ma handlarzy, nikt nie chce jego artefaktów
    [surge] Nikt nie chce artefaktów Zu
    [survey] Wszystkie karty prognozy mają znaczniki
   *[nothing-held] Zu nie ma żadnych artefaktów
  }: nieudana akcja, za którą dostaje { $credits ->
    [0] 0 kredytów
    [one] 1 kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
  }.
event-zu-full = { $hatch ->
    [full] Ładownia i ukryty luk Zu są pełne, więc dostarcza artefakty na czarny rynek.
   *[free] Ładownia Zu jest pełna, więc kupuje na czarnym rynku.
  }
event-zu-nothing-to-dig = Na mapie nie ma { $colour } artefaktów nowych dla Zu, więc kupuje na czarnym rynku.
event-zu-nothing-to-buy = Na czarnym rynku nie ma nic nowego, na co stać Zu, więc dostarcza tam swoje artefakty.
event-zu-excavated = Zu wydobywa { $tile } { $at }.
event-zu-sampled = Zu pobiera próbkę { $cell }.
event-zu-trader = Zu umieszcza handlarza na { $market }.
event-zu-envoy = Zu umieszcza reprezentanta w { $centre }.
event-zu-buys-nothing = Zu nie kupuje żadnego z nich.
event-zu-no-buyer = W puli nie ma już ani jednego { $buyer } ({ $market }).
event-zu-surveys = Zu dobiera między karty prognozy { $card }.

zu-chose-colour = Zu chce wydobyć { $colour } artefakty: { $why }.
zu-chose-favourite = Zu szuka kupujących na { $colour } artefakty: { $why }.
zu-chose-buyer = Zu sprowadza { $buyer }: { $why }.
zu-chose-sale = Zu sprzedaje { $colour } artefakty: { $why }.
zu-chose-tile = Zu wybiera { $tile }: { $why }.
zu-chose-given = Zu oddaje { $tile }: { $why }.
zu-chose-purchase = Zu wybiera { $tile }: { $why }.
zu-chose-delivery = Zu dostarcza { $tile }: { $why }.
zu-chose-market = Zu wybiera { $market }: { $why }.

zu-by-random = los rozstrzyga między równymi
zu-by-level = najwyższa popularność
zu-by-two-tiles = można wydobyć dwa
zu-by-none-held = nie ma żadnego w tym kolorze
zu-by-yours-fewest = ty masz najmniej w tym kolorze
zu-by-not-sampled = nie masz próbki tego artefaktu
zu-by-fewest-copies = najmniej kopii na mapie
zu-by-value = najwyższa wartość
zu-by-cheapest = najniższa wartość
zu-by-hold-first = ładownia przed ukrytym lukiem
zu-by-lower-level = niższa popularność
zu-by-wanted = pożądany kolor
zu-by-stack-order = pierwszy odpowiedni stos
zu-by-buyers = najwięcej zainteresowanych kupujących
zu-by-your-traders = najwięcej twoich handlarzy obok jego własnego
zu-by-influence = największa zmiana wpływów
zu-by-most-held = ma najwięcej artefaktów w tym kolorze
zu-by-fewest-held = ma najmniej artefaktów w tym kolorze
zu-by-most-markets = najwięcej rynków do sprzedaży
zu-by-income = większy zysk
zu-by-affordable = na ten go stać

## Dlaczego czegoś nie można wybrać

why-over = Gra jest skończona (EE-11).
why-turn = Teraz gra { $player } (EE-5.1).
why-action-first = Najpierw wybierz akcję (EE-5.3).
why-hold-full = Twoja ładownia jest pełna (EE-6.5).
why-no-card = Potrzebna jest { $colour } karta, a nie masz takiej (EE-6.3).
why-no-explorer = { $at }: nie ma tu twojego odkrywcy (EE-6.3, EE-6.8, EE-6.23).
why-own-explorer = Stoi tam już twój odkrywca (EE-6.2).
why-too-far = To { $lines ->
    [one] 1 linia
    [few] { $lines } linie
   *[many] { $lines } linii
  } stąd, a paliwa starczy na { $fuel } (EE-6.1).
why-too-far-to-fly = To { $lines ->
    [one] 1 linia
    [few] { $lines } linie
   *[many] { $lines } linii
  } stąd, za daleko na darmowy ruch (EE-9.3).
why-no-market = Nie ma tam rynku (EE-1.3).
why-market-chosen = Ten rynek jest już wybrany do tej sprzedaży (EE-6.13).
why-no-buyer = Nikt tam nie chce { $colour } artefaktów (EE-6.13).
why-no-trader = Nie masz tam handlarza (EE-6.13).
why-not-yours = To nie jest twój odkrywca (EE-6.1).
why-moved = Ten odkrywca już się ruszył (EE-6.1).
why-travel-card = Karta podróży wystarcza tylko na podróż i sprzedaż (EE-1.6).
why-nothing-to-dig = Twoi odkrywcy nie stoją przy żadnych { $colour } artefaktach (EE-6.3).
why-no-crew = Nie masz wolnej załogi, a w tym centrum nie ma twojego reprezentanta (EE-6.21, EE-7.7).
why-stack-empty = Stos { $colour } artefaktów jest pusty (EE-6.31).
why-no-sale = Z tą kartą niczego nie sprzedasz (EE-6.14, EE-9.5).
why-no-smuggler = Żaden twój odkrywca nie stoi na czarnym rynku (EE-6.23).
why-under-others = Z tego stosu można wziąć tylko wierzchni artefakt (EE-6.25).
why-too-dear = Kosztuje { $price }, a masz { $credits } (EE-6.25, EE-7.1).
why-no-room = Ładownia i ukryty luk są pełne (EE-6.25).
why-forecast = Kartę prognozy zastępuje się w akcji prognozy (EE-6.27).
why-marked = Na tej karcie prognozy leży już znacznik (EE-6.27).
why-order = Karty rozkazu użyje ten, kto akcją rozkazu wycofa z tego centrum reprezentanta (EE-6.21).
why-sample = Próbkę pobiera się w chwili zdobycia artefaktu (EE-7.8).

## Stół

table-turn = { $phase ->
    [opening] Początek gry
    [preparation] Faza przygotowań
   *[action] Faza akcji
  }
table-over = Koniec gry
moment = runda { $round } z { $rounds }
table-factions = Frakcje
table-world = Świat
table-markets = Rynki i kolejki
table-popularity = Popularność
table-mothership = Centra dowodzenia (i ich rynki)
table-black-market = Czarny rynek (stosy od wierzchu)
table-forecast = Prognoza, karty, stosy
table-player = { $player }
table-zu = Zu

row-round = runda
row-factions = do wyboru
row-drawn = dobrane artefakty
row-played = zagrana karta
row-aside = podejrzane karty
row-pack = draft: { $player }
row-pack-own = karty do wyboru
row-ship = na statku
row-track = { $colour } (daje { $credits })
row-special = specjalni kupujący
row-centre = { $centre ->
    [middle] środkowe
    [right] prawe
   *[left] lewe
  } ({ $markets })
row-forecast = karty prognozy
row-deck = talia
row-discard = odrzucone
row-next-token = następny żeton
row-faction = frakcja
row-credits = kredyty
row-gallery-points = galeria
row-score = razem
row-crew = załoga
row-hand = ręka ({ $count })
row-travel = karty podróży
row-hold = ładownia ({ $count })
row-hatch = ukryty luk ({ $count })
row-gallery = { $colour } ({ $credits ->
    [0] { $guards } z 4
   *[other] { $guards } z 4, daje { $credits }
  })
row-zu-deck = pozostałe karty
row-zu-discard = zagrane

note-turn-order = Kolejność: { $order }.
note-actions = { $player }: wykorzystane akcje { $taken } z { $of }.
note-token = Żeton inicjatywy { $token }.
note-gallery-rows = Strażnicy w rzędach: { $rows }.
note-stacks = W zakrytych stosach: { $stacks }.
note-awards = Na koniec rundy każde centrum daje, od pierwszego miejsca: { $awards }.
note-passed = { $player }: pas.
note-ledger = Kredyty do tej pory: { $lines }.
ledger-line = { $what } { $credits }

count-of = { $player } { $count }
count-of-colour = { $colour } { $count }
gallery-line = { $glyph } { $guards }{ $credits ->
    [0] {""}
   *[other] {" "}(daje { $credits })
  }
shown-cell = { $glyph } { $value }
shown-trader = handlarz: { $player }
shown-envoy = { $player }
shown-special = specjalny
shown-travel = { $fuel }
shown-yellow = żółty
shown-green = zielony
shown-red = czerwony
shown-purple = fioletowy
shown-orange = pomarańczowy
shown-location = { $market ->
    [none] { $symbols ->
        [none] { $region }: { $glyphs }
       *[other] czarny rynek, karty rynków { $symbols }
      }
   *[other] { $region ->
        [none] rynek { $market }
       *[other] rynek { $market }; { $region }: { $glyphs }
      }
  }
mark-guard = strażnik
mark-marker = znacznik: { $player }

## Punktacja

score-credits = Kredyty
score-rows = Rzędy galerii
score-columns = Kolumny galerii
score-penalty = Niesprzedane
score-why-row = { $glyph }: { $guards ->
    [one] 1 strażnik
    [few] { $guards } strażnicy
   *[many] { $guards } strażników
  }
score-why-column = { $colour }: { $guards ->
    [one] 1 strażnik
    [few] { $guards } strażnicy
   *[many] { $guards } strażników
  }
score-why-penalty = wartości w ładowni i ukrytym luku

ledger-start = na start
ledger-sales = sprzedaż
ledger-deliveries = dostawy
ledger-centres = centra dowodzenia
ledger-orders = karty rozkazów
ledger-failures = nieudane akcje
ledger-purchases = zakupy

box-note = Ułożone u nas, bo źródła tego nie podają: większość linii mapy i znaków wykopalisk, nazwy miejsc i większości artefaktów, pary symboli czarnych rynków, inicjatywa frakcji poza Gul, dwukolorowe karty Zu, liczby rozkazów „posiłki” i „przekupstwo” oraz cztery dodatkowe karty rozkazów z wariantu.
