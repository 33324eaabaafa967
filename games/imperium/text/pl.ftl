# Wszystko, co Imperium mówi po polsku, poza tekstami kart (cards.pl.ftl). Słowa są te same co w docs/glossary.md.
# Nazwy kart nie odmieniają się: stoją w mianowniku po słowie „karta”.

## Gra

game-name = Imperium: Antyk i Legendy
game-tagline = Prowadź swój lud od barbarzyńskich początków do imperium, karta po karcie.

variant-box = Pudełko
variant-box-mixed = oba pudełka, wszystkie szesnaście nacji
variant-box-classics = Antyk
variant-box-legends = Legendy
variant-nations = Nacje
variant-nations-random = losowe
variant-nations-choose = wybierane przez graczy
variant-nations-first-game = łatwe, na pierwszą grę
variant-level = Przeciwnik solo
variant-level-imperator = Imperator
variant-level-chieftain = Wódz
variant-level-warlord = Watażka
variant-level-sovereign = Suweren
variant-level-overlord = Władca absolutny
variant-progress = Postęp w zapłacie
variant-progress-short = pytaj, gdy brakuje żetonów
variant-progress-always = pytaj przy każdej cenie
level-imperator = Imperator
level-chieftain = Wódz
level-warlord = Watażka
level-sovereign = Suweren
level-overlord = Władca absolutny

ending-collapse = Stos buntów się wyczerpał: upadek. Wygrywa, kto ma najmniej buntów; punkty liczą się tylko przy remisie.
ending-main-deck = Wyczerpała się talia główna.
ending-developments = Ktoś wziął ostatnią kartę rozwoju.
ending-king-of-kings = Odwrócono Króla królów.
ending-zenith = Wikingowie osiągnęli zenit.
ending-graal = Odnaleziono Graala.
ending-shangri-la = Utopijczycy osiągnęli Shangri-La.
ending-dynasty = Wyczerpała się talia dynastii przeciwnika.
trigger-main-deck = talia główna jest pusta
trigger-developments = wzięto ostatnią kartę rozwoju
trigger-king-of-kings = odwrócono Króla królów
trigger-zenith = Wikingowie osiągnęli zenit
trigger-graal = zagrano Graala
trigger-shangri-la = Utopijczycy osiągnęli Shangri-La
trigger-dynasty = talia dynastii przeciwnika jest pusta

kind-region = Regiony
kind-uncivilised = Karty archaiczne
kind-civilised = Karty cywilizowane
kind-tributary = Hołdy
kind-fame = Karty sławy
kind-unrest = Bunty
kind-nation = Karty nacji
kind-component = Pozostałe elementy
type-region = region
type-uncivilised = karta archaiczna
type-civilised = karta cywilizowana
type-tributary = hołd

## Punktacja

score-progress = Postęp
score-power = Karta potęgi
score-regions = Regiony
score-uncivilised = Karty archaiczne
score-civilised = Karty cywilizowane
score-tributaries = Hołdy
score-fame = Sława
score-nation = Karty nacji
score-unrest = Bunty
score-tokens = Zasoby i populacja
score-why-progress = { $count ->
    [one] { $count } postęp
    [few] { $count } postępy
   *[many] { $count } postępów
  }
score-why-card = { $card }
score-why-points = { $card }: { $why }

## Pytania

ask-seating-nation = Którą nację prowadzisz?
ask-seating-side = Której strony karty potęgi używasz? Prostsza jest strona B.
ask-seating-rival = Która nacja jest twoim przeciwnikiem?
ask-turn-move = { $left ->
    [nothing] Nie masz już nic do zrobienia. Kończysz turę?
   *[something] Masz { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
      } i { $exhausts ->
        [one] { $exhausts } zaznaczenie
        [few] { $exhausts } zaznaczenia
       *[many] { $exhausts } zaznaczeń
      }. Co robisz?
  }
# Karta, o którą chodzi, nie jest twoja.
card-of = { $card } ({ $player })
card-of-rival = { $card } (przeciwnik)
the-rival = Przeciwnik
ask-choose-branch = { $card ->
    [none] Wybierz jedno
   *[other] { $card }: wybierz jedno
  }.
ask-may-pick = { $card ->
    [none] Możesz { $does }.
   *[other] { $card }: możesz { $does }.
  }{ $lead ->
    [garrison] { " " }Nie użyjesz jej, póki ta karta jest w grze. Którą chowasz?
    [card] { " " }Którą kartę wybierasz?
   *[none] { " " }Korzystasz?
  }
ask-pay-amount = { $card }: ile postępów płacisz?
ask-payment-materials = { $card ->
    [none] Płacisz
   *[other] { $card }: płacisz
  } { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }. Ile postępów płacisz zamiast { $n ->
    [one] niego
   *[other] nich
  } (każdy zastępuje 2)?
ask-payment-population = { $card ->
    [none] Płacisz
   *[other] { $card }: płacisz
  } { $n ->
    [one] { $n } populację
    [few] { $n } populacje
   *[many] { $n } populacji
  }. Ile postępów płacisz zamiast { $n ->
    [one] niej
   *[other] nich
  } (każdy zastępuje 1)?
ask-put-card = Na której karcie na rynku kładziesz { $resource ->
    [materials] { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
      }
    [population] { $n ->
        [one] { $n } populację
        [few] { $n } populacje
       *[many] { $n } populacji
      }
   *[progress] { $n ->
        [one] { $n } postęp
        [few] { $n } postępy
       *[many] { $n } postępów
      }
  }?
ask-return-exhaust-place = { $card }: skąd wraca żeton zaznaczenia?
ask-treat-card = { $card }: na której karcie symbol liczy się jako produkcja?
ask-move-card = { $card ->
    [none] Przewrót: { "" }
   *[other] { $card }: { "" }
  }{ $move ->
    [take] którą kartę bierzesz
    [discard] którą kartę odrzucasz
    [toDiscard] która karta trafia na stos kart odrzuconych
    [toDeckTop] która karta trafia na wierzch talii
    [history] która karta trafia do historii
    [exile] którą kartę usuwasz
    [abandon] którą kartę porzucasz
    [recall] którą kartę cofasz
    [sink] którą kartę zatapiasz
    [returnUnrest] który bunt zwracasz
   *[garrison] którą kartę umieszczasz w garnizonie
  }{ $left ->
    [1] { "" }
    [99] { " " }(ile chcesz)
   *[other] { " " }(jeszcze { $left })
  }?
ask-station-host = { $card }: w którym garnizonie?
ask-give-card = { $card }: którą kartę dajesz? Dostanie ją { $receiver }.
ask-give-rival = { $card }: którą kartę dajesz przeciwnikowi?
ask-acquire-card = { $card ->
    [none] Którą kartę zdobywasz?
   *[other] { $card }: którą kartę zdobywasz?
  }
ask-break-through-pick = { $card ->
    [none] Którą kartę podporządkowujesz?
   *[other] { $card }: którą kartę podporządkowujesz?
  }
ask-swap-exile-card = { $card }: którą kartę z rynku wymieniasz?
ask-swap-exile-exiled = { $card }: która usunięta karta zajmuje jej miejsce?
ask-play-by-effect-card = { $card }: którą kartę zagrywasz?
ask-copy-exhaust-card = { $card }: czyj efekt zaznaczenia powtarzasz?
ask-protection-toll = { $owner } zignoruje twój atak, chyba że oddasz { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }. Oddajesz?
ask-protection-card = { $owner } atakuje cię kartą { $card }. Czym się bronisz?
ask-draw-more = { $card }: dobierasz kolejną kartę?
ask-draw-if-able-more = { $card }: dobierasz kolejną kartę?
ask-reshuffle-card = Talia jest pusta: którą kartę rozwoju kupujesz?
ask-develop-card = { $card ->
    [none] Którą kartę rozwoju bierzesz?
   *[other] { $card }: którą kartę rozwoju bierzesz?
  }
ask-take-looked-card = { $card }: którą kartę zatrzymujesz?
ask-take-looked-onTop = { $card }: która z pozostałych leży na wierzchu?
ask-swap-with-nation-card = { $card }: którą kartę z ręki wymieniasz na wierzchnią kartę talii nacji?
ask-find-card = { $card }: którą z odszukanych kart wybierasz?
ask-declare-type = { $card }: który typ wskazujesz?
ask-reaction-card = { $what ->
    [youAcquire] Zdobywasz kartę { $card }.
    [youBreakThrough] Podporządkowujesz kartę { $card }.
    [youGainFromMarket] Bierzesz z rynku kartę { $card }.
    [youAcquireExiled] Zdobywasz usuniętą kartę { $card }.
    [youPlay] Zagrywasz kartę { $card }.
    [youPlayFromDiscard] Zagrywasz ze stosu kart odrzuconych kartę { $card }.
    [youGainMaterialsFrom] Zyskujesz zasoby dzięki kartom w grze.
    [youReturnUnrest] Zwracasz bunt.
    [youTakeUnrest] Bierzesz bunt.
    [youSink] Zatapiasz kartę { $card }.
    [youPay] Płacisz populację.
    [leavesPlay] Grę opuszcza karta { $card }.
   *[deckEmpty] Twoja talia jest pusta.
  } Czy używasz którejś karty?
ask-own-solstice-card = Przesilenie: którą kartę rozpatrujesz teraz?
ask-cleanup-card = Które karty odrzucasz przed dobraniem (ile chcesz)?

## Możliwości

option-play = Zagraj kartę { $card } za 1 akcję; { $does }
option-play-plain = Zagraj kartę { $card } za 1 akcję{ $stays ->
    [yes] ; zostanie w grze
   *[no] { "" }
  }
option-play-free = Zagraj bez akcji kartę { $card }; { $does }
option-play-free-plain = Zagraj bez akcji kartę { $card }{ $stays ->
    [yes] ; zostanie w grze
   *[no] { "" }
  }
option-exhaust = Zaznacz kartę { $card }; { $does }
option-exhaust-plain = Zaznacz kartę { $card }
option-use = { $card } – { $does }
option-use-plain = { $card }
option-develop = { $card } za { $price }
option-card = { $card }
option-card-with = { $card }; do tego: { $with }
option-card-marked = { $card }; leży tu: { $marks }
option-card-in = { $card }, { $place }
option-nation = { $nation }: { $box }, trudność { $n } z 5
option-summary = { $what }. { $does }
option-blind = Weź w ciemno { $type ->
    [region] wierzchni region
    [uncivilised] wierzchnią kartę archaiczną
    [civilised] wierzchnią kartę cywilizowaną
    [tributary] pierwszy hołd
   *[variable] pierwszą kartę ze zmienną liczbą punktów
  }{ $deck ->
    [main-deck] { " " }z talii głównej
   *[other] { "" }
  }
option-payment-materials = { $n ->
    [0] Zapłać samymi zasobami
    [one] Zapłać { $n } postęp
    [few] Zapłać { $n } postępy
   *[many] Zapłać { $n } postępów
  }
option-payment-population = { $n ->
    [0] Zapłać samą populacją
    [one] Zapłać { $n } postęp
    [few] Zapłać { $n } postępy
   *[many] Zapłać { $n } postępów
  }
option-pay-amount = { $n ->
    [0] Nie płać nic
    [one] Zapłać { $n } postęp
    [few] Zapłać { $n } postępy
   *[many] Zapłać { $n } postępów
  }
option-innovate = Innowacja: odrzuć całą rękę i podporządkuj dowolną kartę; w tej turze nic więcej
option-revolt = Przewrót: zwróć dowolną liczbę buntów z ręki; w tej turze nic więcej
option-end = Zakończ turę
option-done = Nie wybieraj więcej
option-done-cleanup = Dobierz karty
option-done-draw = Nie dobieraj więcej
option-accept = Tak
option-decline = Nie
option-decline-garrison = Nie chowaj żadnej karty
option-decline-card = Nie wybieraj żadnej karty
option-decline-reshuffle = Nie kupuj rozwoju
option-pass = Nie używaj żadnej
option-pass-protection = Nie broń się
option-draw = Dobierz
option-pay = Oddaj postęp
option-refuse = Odmów: atak nie zadziała na tego gracza
option-nation-deck = Z talii nacji
option-development-area = Z obszaru rozwoju
price-nothing = nic
with-unrest = bunt
in-exile = z kart usuniętych
in-discard = ze stosu kart odrzuconych
in-history = z historii
in-quest = aktywna misja
in-garrison = z garnizonu karty { $host }
phrase-sentences = { $first } { $rest }

## Stół

table-seating = Nacje
table-market = Rynek
table-decks = Talie
table-turn = Runda { $round }: gra { $player }
table-solstice = Przesilenie po rundzie { $round }
table-over = Koniec gry po rundzie { $round }
moment = runda { $round }
moment-seating = przed grą
table-player = { $player }: { $nation }
table-rival = Przeciwnik: { $nation } ({ $level })
row-power = { $player }, { $nation }
note-no-nation = { $player } dopiero wybierze nację.
row-market = Karty
row-exile = Karty usunięte ({ $count })
row-main-deck = Talia główna
row-region-deck = Talia regionów
row-uncivilised-deck = Talia archaiczna
row-civilised-deck = Talia cywilizowana
row-fame-deck = Karty sławy ({ $count }); na spodzie
row-unrest-pile = Stos buntów
row-resolving = Rozpatrywane
row-looked = Widzisz tylko ty
row-turned-up = Odsłonięta
note-last-round = Rozpoczęło się zakończenie gry ({ $why }): ostatnia jest runda { $round }.
note-state = { $state ->
    [empire] Imperium
   *[barbarian] Barbarzyńcy
  }
row-materials = Zasoby
row-population = Populacja
row-progress = Postęp
row-actions = Akcje
row-exhausts = Żetony zaznaczenia
row-hand = Ręka ({ $count }, limit { $limit })
row-play = W grze
note-ground = Regiony w grze: { $regions }. Symbole: produkcja { $production }, zboże { $grain }, woda { $water }.
row-garrison = W garnizonach
row-quest = Aktywna misja
row-quests = Nadchodzące misje ({ $count })
row-discard = Stos kart odrzuconych ({ $count })
row-deck = Talia
row-unseen = Zakryte: ręka, talia albo historia
row-unseen-own = W talii, w nieznanej kolejności
row-history = Historia ({ $count })
row-sunken = Karty zatopione ({ $count })
row-nation-deck = Talia nacji ({ $count }); na spodzie
row-unseen-nation = W talii nacji, w nieznanej kolejności
row-development = Karty rozwoju ({ $count })
row-rival-points = Punkty przeciwnika
row-rival-slots = Rząd
row-rival-unseen = Na pewno w rzędzie lub w talii
row-dynasty = Talia dynastii
empty-slot = puste
note-with = { $what }
mark-exhausted = zaznaczona
mark-garrison = garnizon: { $cards }

## Co się stało

event-nation-taken = { $player } prowadzi nację: { $nation }.
event-rival-nation = Przeciwnik (poziom { $level }) prowadzi nację: { $nation }.
event-side-taken = { $player } wybiera kartę potęgi { $card }.
event-tributary-replaced = Hołd { $card } zastąpiono hołdem { $by }, bo nacja { $card } sama bierze udział w grze.
event-game-began = { $player } zaczyna.
event-hand-dealt = { $player } ma na ręce: { $cards }.
event-turn-began = Runda { $round }: { $player } zaczyna turę.
event-innovated = { $player } wybiera innowację.
event-revolted = { $player } wybiera przewrót.
event-solstice-began = Przychodzi przesilenie po rundzie { $round }.
event-played = { $player } zagrywa{ $how ->
    [free] { " " }bez akcji
   *[action] { "" }
  } kartę { $card }.
event-exhausted = { $player } zaznacza kartę { $card }.
event-solstice = Przesilenie: { $player } rozpatruje kartę { $card }.
event-helped = { $player } korzysta z karty { $card }.
event-reckoned = Przed liczeniem punktów { $player } korzysta z karty { $card }.
event-reacted = { $player } używa karty { $card }.
event-gained = { $player } zyskuje { $what }.
event-paid = { $player } płaci { $what }.
progress-instead = { $what } zamiast { $of ->
    [materials] zasobów
    [population] populacji
   *[rest] reszty
  }
event-actions-spent = { $player } wydaje { $n ->
    [one] akcję
    [few] { $n } akcje
   *[many] { $n } akcji
  }.
event-stolen = { $player } zabiera { $what }, tyle samo traci { $from }.
event-drew = { $player } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
event-drew-card = { $player } dobiera kartę { $card }.
event-moved = { $player } { $move ->
    [take] bierze kartę { $card }
    [discard] odrzuca kartę { $card }
    [toDiscard] kładzie na stosie kart odrzuconych kartę { $card }
    [toDeckTop] kładzie na wierzchu talii kartę { $card }
    [history] przenosi do historii kartę { $card }
    [exile] usuwa kartę { $card }
    [abandon] porzuca kartę { $card }
    [recall] cofa kartę { $card }
    [sink] zatapia kartę { $card }
   *[returnUnrest] zwraca kartę { $card }
  }{ $hosted ->
    [0] { "" }
   *[other] { " " }razem z garnizonem ({ $hosted ->
        [one] 1 karta
        [few] { $hosted } karty
       *[many] { $hosted } kart
      })
  }.
event-moved-unseen = { $player } { $move ->
    [take] bierze kartę
    [toDeckTop] kładzie kartę na wierzchu talii
    [sink] zatapia kartę
   *[history] przenosi kartę do historii
  }.
event-moved-seen = { $player } { $move ->
    [take] bierze kartę { $card }
    [toDeckTop] kładzie na wierzchu talii kartę { $card }
    [sink] zatapia kartę { $card }
   *[history] przenosi do historii kartę { $card }
  }.
event-garrisoned = { $player } umieszcza kartę { $card } w garnizonie karty { $host }.
event-stationed = { $player } umieszcza kartę { $card } w garnizonie karty { $host }.
event-acquired = { $player } zdobywa kartę { $card }.
event-acquired-exiled = { $player } zdobywa usuniętą kartę { $card }.
event-broke-through = { $player } podporządkowuje kartę { $card }.
event-broke-through-exiled = { $player } podporządkowuje usuniętą kartę { $card }.
event-broke-through-blind = { $player } podporządkowuje w ciemno { $type ->
    [region] wierzchni region
    [uncivilised] wierzchnią kartę archaiczną
    [civilised] wierzchnią kartę cywilizowaną
   *[tributary] hołd
  }.
event-got-card = { $player } dostaje kartę { $card }.
event-searched-main-deck = { $player } odsłania z talii głównej: { $cards }.
event-break-through-failed = Takiej karty nie ma: { $player } zyskuje { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }.
event-market-filled = Na rynek trafia karta { $card }{ $with ->
    [unrest] { " " }z buntem pod spodem
   *[nothing] { "" }
  }.
event-unrest-taken = { $player } bierze { $n ->
    [one] bunt
    [few] { $n } bunty
   *[many] { $n } buntów
  }.
event-market-tokens = { $player } dostaje z kartą { $card } { $what }.
event-tokens-put = { $player } kładzie { $what } na karcie { $card }.
event-swapped = { $player } wymienia kartę { $card } na usuniętą kartę { $exiled }.
event-swapped-with-nation = { $player } wymienia kartę z ręki na wierzchnią kartę talii nacji.
event-looked = { $player } podgląda { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } { $deck ->
    [fame] talii sławy
   *[nation] talii nacji
  }.
event-saw = { $player } widzi: { $cards }.
event-put-back = { $player } odkłada z powrotem { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  }.
event-shuffled-nation = { $player } tasuje talię nacji.
event-nation-to-bottom = { $player } kładzie wierzchnią kartę talii nacji pod pozostałymi.
event-took-fame = { $player } bierze kartę sławy.
event-found = { $player } odszukuje kartę { $card }.
event-found-nothing = { $player } niczego nie znajduje.
event-revealed = { $player } odsłania: { $cards }.
event-revealed-nothing = { $player } nie ma czego odsłonić.
event-declared = { $player } wskazuje typ: { $type ->
    [region] region
    [uncivilised] karta archaiczna
    [civilised] karta cywilizowana
   *[tributary] hołd
  }.
event-gave = { $player } daje kartę { $card }, dostaje ją { $receiver }.
event-exhaust-returned = { $player } odzyskuje żeton zaznaczenia { $place ->
    [nation] z talii nacji
    [development] z obszaru rozwoju
   *[card] z karty { $card }
  }.
event-treated = { $player } liczy w tej turze symbol na karcie { $card } jak { $n ->
    [one] { $n } symbol produkcji
    [few] { $n } symbole produkcji
   *[many] { $n } symboli produkcji
  }.
event-reshuffled = { $player } tasuje nową talię ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }).
event-nation-card = { $player } zyskuje z talii nacji kartę { $card }.
event-became-empire = { $player } staje się imperium!
event-journey = { $player } dociera do karty { $card }.
event-entered-play = { $player } umieszcza w grze kartę { $card }.
event-developed = { $player } wykonuje rozwój i bierze kartę { $card }.
event-king-resolved = { $player } rozpatruje kartę { $card }.
event-attack-avoided = { $player } ignoruje { $card ->
    [none] atak
   *[other] kartę { $card }
  }.
event-toll-paid = { $player } oddaje { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }, więc { $owner } nie ignoruje ataku.
event-toll-refused = { $player } nic nie oddaje, więc { $owner } ignoruje atak.
event-toll-refused-rival = Przeciwnik nic nie oddaje, więc { $owner } ignoruje atak.
event-scoring-triggered = Rozpoczyna się zakończenie gry: { $why }. Ostatnia jest runda { $round }.
event-collapsed = Stos buntów jest pusty: gra się urywa.
event-game-ended-collapse = Koniec gry: upadek. Wygrywa, kto ma najmniej buntów.
event-game-ended-main-deck = Koniec gry: wyczerpała się talia główna.
event-game-ended-developments = Koniec gry: wzięto ostatnią kartę rozwoju.
event-game-ended-king-of-kings = Koniec gry: odwrócono Króla królów.
event-game-ended-zenith = Koniec gry: Wikingowie osiągnęli zenit.
event-game-ended-graal = Koniec gry: odnaleziono Graala.
event-game-ended-shangri-la = Koniec gry: Utopijczycy osiągnęli Shangri-La.
event-game-ended-dynasty = Koniec gry: wyczerpała się talia dynastii przeciwnika.

## Przeciwnik solo

event-rival-rolled = Przeciwnik wyrzuca { $n }{ $spares ->
    [one] { " " }i pomija kartę z tego miejsca
   *[none] { " " }i nie pomija żadnej karty
  }.
event-rival-turned-up = Na miejscu { $slot } przeciwnik odkrywa kartę { $card }. Według wiersza { $row } swojej tabeli { $does }.
event-rival-branch = { $n ->
    [1] Przeciwnik może zrobić pierwszą z tych rzeczy.
   *[other] Przeciwnik może zrobić dopiero { $n }. z tych rzeczy.
  }
event-rival-nothing = Przeciwnik nie może zrobić żadnej z tych rzeczy.
event-rival-acquired = Przeciwnik zdobywa kartę { $card }: { $why ->
    [only] jest jedyna możliwa
    [worth] jest najwięcej warta
    [tokens] leży na niej najwięcej żetonów
   *[slot] leży na najniższym miejscu
  }.
event-rival-broke-through = Przeciwnik podporządkowuje kartę { $card }: { $why ->
    [only] jest jedyna możliwa
    [worth] jest najwięcej warta
    [tokens] leży na niej najwięcej żetonów
   *[slot] leży na najniższym miejscu
  }.
event-rival-broke-through-blind = Przeciwnik podporządkowuje w ciemno { $card ->
    [none] { $type ->
        [region] region
        [uncivilised] kartę archaiczną
        [civilised] kartę cywilizowaną
       *[tributary] hołd
      }
   *[other] kartę { $card }
  }.
event-rival-searched = Przeciwnik odsłania z talii głównej: { $cards }.
event-rival-break-through-failed = Takiej karty nie ma: przeciwnik zyskuje { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }.
event-rival-exiled = Przeciwnik usuwa kartę { $card }.
event-rival-pinned = Przeciwnik umieszcza w grze kartę { $card }.
event-rival-history = Przeciwnik przenosi do historii kartę { $card }.
event-rival-returned = Przeciwnik zwraca kartę { $card }.
event-rival-abandoned = Przeciwnik porzuca kartę { $card }.
event-rival-recalled = Przeciwnik cofa kartę { $card }.
event-rival-gained = Przeciwnik zyskuje { $what }.
event-rival-paid = Przeciwnik płaci { $what }.
event-rival-stole = Przeciwnik zabiera { $what }, tyle samo traci { $player }.
event-rival-robbed = { $player } zabiera przeciwnikowi { $what }.
event-rival-received = { $player } daje przeciwnikowi kartę { $card }.
event-rival-fame = Przeciwnik bierze kartę sławy.
event-rival-empire = Przeciwnik staje się imperium!
event-rival-king = Przeciwnik rozpatruje kartę { $card }.
event-rival-milled = Przeciwnik odrzuca z wierzchu talii: { $cards }.
event-rival-unrest = Przeciwnik bierze { $n ->
    [one] bunt
    [few] { $n } bunty
   *[many] { $n } buntów
  }.
event-rival-unrest-returned = Przeciwnik zwraca ze stosu kart odrzuconych kartę { $card }.
event-rival-reshuffled = Przeciwnik tasuje talię ({ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
  }).
event-rival-dynasty = Przeciwnik zyskuje z talii dynastii kartę { $card }.
event-rival-step = Przeciwnik robi krok { $n } swojej podróży.
event-rival-token = Przeciwnik kładzie { $what } na karcie { $card }.
event-rival-result = Przeciwnik ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  } i { $unrest ->
    [one] { $unrest } bunt
    [few] { $unrest } bunty
   *[many] { $unrest } buntów
  }. { $beaten ->
    [yes] Przeciwnik pokonany
   *[no] Przeciwnika nie udało się pokonać
  }.

## Dlaczego nie

why-over = Gra się skończyła.
why-wait = Najpierw trzeba rozstrzygnąć coś innego.
why-turn = Teraz gra { $player }.
why-unplayable = Karty { $card } w ogóle nie można zagrać (IM-6.4).
why-once = Karta { $card } została już zagrana w tej turze (IM-6.5).
why-icon = Kartę { $card } { $icon ->
    [empire] można zagrać dopiero jako imperium
   *[barbarian] mogą zagrać tylko barbarzyńcy
  } (IM-6.4).
why-condition = Kartę { $card } można zagrać tylko wtedy, gdy { $cond } (IM-6.4).
why-price = Nie możesz zapłacić za kartę { $card }, o czym mówi IM-5.4: { $does }.
why-actions = Nie masz już akcji, a karta { $card } jej wymaga (IM-6.2).
why-no-exhaust = Karta { $card } nie ma efektu zaznaczenia, którego można użyć w dowolnej chwili (IM-6.6).
why-exhausted = Karta { $card } jest zaznaczona do fazy porządków (IM-6.6).
why-tokens = Nie masz już żetonów zaznaczenia (IM-6.6).
why-market = Karty z rynku bierze się kartami, które pozwalają zdobyć lub podporządkować, albo przez innowację (IM-10.3).

## Spis kart: po czym można szukać

facet-box = Pudełko
facet-box-classics = Antyk
facet-box-legends = Legendy
facet-nation = Nacja
facet-nation-common = karty wspólne
facet-type = Typ
facet-type-power = karty potęgi
facet-type-region = regiony
facet-type-uncivilised = archaiczne
facet-type-civilised = cywilizowane
facet-type-tributary = hołdy
facet-type-fame = karty sławy
facet-type-unrest = bunty
facet-type-typeless = bez typu
facet-keyword = Słowo kluczowe
facet-keyword-pinned = trwała
facet-keyword-attack = atak
facet-keyword-barbarian = barbarzyńcy
facet-keyword-empire = imperium
facet-keyword-city = miasto
facet-keyword-metropolis = metropolia
facet-keyword-knight = rycerz
facet-keyword-mask = maska
facet-keyword-scroll = zwój
facet-keyword-production = symbol produkcji
facet-keyword-grain = symbol zboża
facet-keyword-water = symbol wody
facet-keyword-freePlay = zagraj bez akcji
facet-keyword-exhaust = zaznacz
facet-keyword-exhaustWhen = zaznacz, gdy
facet-keyword-passive = pasywna
facet-keyword-solstice = przesilenie
facet-keyword-scoring = przed liczeniem punktów
facet-keyword-acquire = zdobądź
facet-keyword-breakThrough = podporządkuj
facet-keyword-develop = wykonaj rozwój
facet-keyword-draw = dobierz
facet-keyword-find = odszukaj
facet-keyword-look = podejrzyj
facet-keyword-discard = odrzuć
facet-keyword-garrison = umieść w garnizonie
facet-keyword-history = przenieś do historii
facet-keyword-sink = zatop
facet-keyword-exile = usuń
facet-keyword-swapExile = wymień z usuniętą
facet-keyword-abandon = porzuć
facet-keyword-recall = cofnij
facet-keyword-steal = zabierz
facet-keyword-give = daj
facet-keyword-takeUnrest = weź bunt
facet-keyword-returnUnrest = zwróć bunt
