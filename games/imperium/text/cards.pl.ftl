# Programy kart słowami: rzeczowniki, liczebniki, warunki, czynności. Słowa są te same co w docs/glossary.md.
#
# $form to forma, której potrzebuje zdanie: one (biernik: „region”), nom (mianownik), gen (dopełniacz), of (dopełniacz liczby mnogiej), each („każdy region”), many (biernik liczby mnogiej), count (z liczbą), bare (nazwa karty bez tego, co stoi za nią w nawiasie).
# $mood mówi, jak stoi czasownik: do (polecenie), to (bezokolicznik, po „możesz” i „aby”), does (co ktoś robi).

## Karty i symbole

card-name = { $pl }
card-side = { $name }{ $form ->
    [bare] { "" }
   *[nom] { " " }(strona { $side })
  }
card-with-icon = { $name }{ $form ->
    [bare] { "" }
   *[nom] { " " }({ $icon ->
        [empire] imperium
       *[barbarian] barbarzyńcy
      })
  }
card-self = tę kartę
card-it = { $gender ->
    [masculine] go
   *[feminine] ją
  }
card-of-drawn = 1 z dobranych kart
card-of-looked = 1 z nich
card-active-quest = aktywną misję

noun-card = { $form ->
    [nom] karta
    [gen] karty
    [of] kart
    [each] każdą kartę
    [many] karty
    [count] { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
      }
   *[one] 1 kartę
  }
noun-market = { $form ->
    [nom] dowolna karta
    [gen] dowolnej karty
    [of] dowolnych kart
    [each] każdą kartę
    [many] dowolne karty
    [count] { $n ->
        [one] { $n } dowolną kartę
        [few] { $n } dowolne karty
       *[many] { $n } dowolnych kart
      }
   *[one] dowolną kartę
  }
noun-quest = { $form ->
    [nom] nadchodząca misja
    [gen] nadchodzącej misji
    [of] nadchodzących misji
    [each] każdą nadchodzącą misję
    [many] nadchodzące misje
    [count] { $n ->
        [one] { $n } nadchodzącą misję
        [few] { $n } nadchodzące misje
       *[many] { $n } nadchodzących misji
      }
   *[one] nadchodzącą misję
  }
noun-declared = { $form ->
    [nom] karta wskazanego typu
    [gen] karty wskazanego typu
    [of] kart wskazanego typu
    [each] każdą kartę wskazanego typu
    [many] karty wskazanego typu
    [count] { $n ->
        [one] { $n } kartę wskazanego typu
        [few] { $n } karty wskazanego typu
       *[many] { $n } kart wskazanego typu
      }
   *[one] kartę wskazanego typu
  }
noun-region = { $form ->
    [nom] region
    [gen] regionu
    [of] regionów
    [each] każdy region
    [many] regiony
    [count] { $n ->
        [one] { $n } region
        [few] { $n } regiony
       *[many] { $n } regionów
      }
   *[one] region
  }
noun-uncivilised = { $form ->
    [nom] karta archaiczna
    [gen] karty archaicznej
    [of] kart archaicznych
    [each] każdą kartę archaiczną
    [many] karty archaiczne
    [count] { $n ->
        [one] { $n } kartę archaiczną
        [few] { $n } karty archaiczne
       *[many] { $n } kart archaicznych
      }
   *[one] kartę archaiczną
  }
noun-civilised = { $form ->
    [nom] karta cywilizowana
    [gen] karty cywilizowanej
    [of] kart cywilizowanych
    [each] każdą kartę cywilizowaną
    [many] karty cywilizowane
    [count] { $n ->
        [one] { $n } kartę cywilizowaną
        [few] { $n } karty cywilizowane
       *[many] { $n } kart cywilizowanych
      }
   *[one] kartę cywilizowaną
  }
noun-tributary = { $form ->
    [nom] hołd
    [gen] hołdu
    [of] hołdów
    [each] każdy hołd
    [many] hołdy
    [count] { $n ->
        [one] { $n } hołd
        [few] { $n } hołdy
       *[many] { $n } hołdów
      }
   *[one] hołd
  }
noun-fame = { $form ->
    [nom] karta sławy
    [gen] karty sławy
    [of] kart sławy
    [each] każdą kartę sławy
    [many] karty sławy
    [count] { $n ->
        [one] { $n } kartę sławy
        [few] { $n } karty sławy
       *[many] { $n } kart sławy
      }
   *[one] kartę sławy
  }
noun-unrest = { $form ->
    [nom] bunt
    [gen] buntu
    [of] buntów
    [each] każdy bunt
    [many] bunty
    [count] { $n ->
        [one] { $n } bunt
        [few] { $n } bunty
       *[many] { $n } buntów
      }
   *[one] bunt
  }
noun-power = { $form ->
    [nom] karta potęgi
    [gen] karty potęgi
    [of] kart potęgi
    [each] każdą kartę potęgi
    [many] karty potęgi
    [count] { $n ->
        [one] { $n } kartę potęgi
        [few] { $n } karty potęgi
       *[many] { $n } kart potęgi
      }
   *[one] kartę potęgi
  }
noun-city = { $form ->
    [nom] miasto
    [gen] miasta
    [of] miast
    [each] każde miasto
    [many] miasta
    [count] { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
       *[many] { $n } miast
      }
   *[one] miasto
  }
noun-metropolis = { $form ->
    [nom] metropolia
    [gen] metropolii
    [of] metropolii
    [each] każdą metropolię
    [many] metropolie
    [count] { $n ->
        [one] { $n } metropolię
        [few] { $n } metropolie
       *[many] { $n } metropolii
      }
   *[one] metropolię
  }
noun-knight = { $form ->
    [nom] rycerz
    [gen] rycerza
    [of] rycerzy
    [each] każdego rycerza
    [many] rycerzy
    [count] { $n ->
        [one] { $n } rycerza
        [few] { $n } rycerzy
       *[many] { $n } rycerzy
      }
   *[one] rycerza
  }
noun-mask = { $form ->
    [nom] maska
    [gen] maski
    [of] masek
    [each] każdą maskę
    [many] maski
    [count] { $n ->
        [one] { $n } maskę
        [few] { $n } maski
       *[many] { $n } masek
      }
   *[one] maskę
  }
noun-scroll = { $form ->
    [nom] zwój
    [gen] zwoju
    [of] zwojów
    [each] każdy zwój
    [many] zwoje
    [count] { $n ->
        [one] { $n } zwój
        [few] { $n } zwoje
       *[many] { $n } zwojów
      }
   *[one] zwój
  }
noun-production = { $form ->
    [nom] karta z symbolem produkcji
    [gen] karty z symbolem produkcji
    [of] kart z symbolem produkcji
    [each] każdą kartę z symbolem produkcji
    [many] karty z symbolem produkcji
    [count] { $n ->
        [one] { $n } kartę z symbolem produkcji
        [few] { $n } karty z symbolem produkcji
       *[many] { $n } kart z symbolem produkcji
      }
   *[one] kartę z symbolem produkcji
  }
noun-grain = { $form ->
    [nom] karta z symbolem zboża
    [gen] karty z symbolem zboża
    [of] kart z symbolem zboża
    [each] każdą kartę z symbolem zboża
    [many] karty z symbolem zboża
    [count] { $n ->
        [one] { $n } kartę z symbolem zboża
        [few] { $n } karty z symbolem zboża
       *[many] { $n } kart z symbolem zboża
      }
   *[one] kartę z symbolem zboża
  }
noun-water = { $form ->
    [nom] karta z symbolem wody
    [gen] karty z symbolem wody
    [of] kart z symbolem wody
    [each] każdą kartę z symbolem wody
    [many] karty z symbolem wody
    [count] { $n ->
        [one] { $n } kartę z symbolem wody
        [few] { $n } karty z symbolem wody
       *[many] { $n } kart z symbolem wody
      }
   *[one] kartę z symbolem wody
  }
noun-pinned = { $form ->
    [nom] karta trwała
    [gen] karty trwałej
    [of] kart trwałych
    [each] każdą kartę trwałą
    [many] karty trwałe
    [count] { $n ->
        [one] { $n } kartę trwałą
        [few] { $n } karty trwałe
       *[many] { $n } kart trwałych
      }
   *[one] kartę trwałą
  }
noun-attack = { $form ->
    [nom] karta ataku
    [gen] karty ataku
    [of] kart ataku
    [each] każdą kartę ataku
    [many] karty ataku
    [count] { $n ->
        [one] { $n } kartę ataku
        [few] { $n } karty ataku
       *[many] { $n } kart ataku
      }
   *[one] kartę ataku
  }
noun-barbarian = { $form ->
    [nom] karta z symbolem barbarzyńców
    [gen] karty z symbolem barbarzyńców
    [of] kart z symbolem barbarzyńców
    [each] każdą kartę z symbolem barbarzyńców
    [many] karty z symbolem barbarzyńców
    [count] { $n ->
        [one] { $n } kartę z symbolem barbarzyńców
        [few] { $n } karty z symbolem barbarzyńców
       *[many] { $n } kart z symbolem barbarzyńców
      }
   *[one] kartę z symbolem barbarzyńców
  }
noun-empire = { $form ->
    [nom] karta z symbolem imperium
    [gen] karty z symbolem imperium
    [of] kart z symbolem imperium
    [each] każdą kartę z symbolem imperium
    [many] karty z symbolem imperium
    [count] { $n ->
        [one] { $n } kartę z symbolem imperium
        [few] { $n } karty z symbolem imperium
       *[many] { $n } kart z symbolem imperium
      }
   *[one] kartę z symbolem imperium
  }
noun-variable = { $form ->
    [nom] karta ze zmienną liczbą punktów
    [gen] karty ze zmienną liczbą punktów
    [of] kart ze zmienną liczbą punktów
    [each] każdą kartę ze zmienną liczbą punktów
    [many] karty ze zmienną liczbą punktów
    [count] { $n ->
        [one] { $n } kartę ze zmienną liczbą punktów
        [few] { $n } karty ze zmienną liczbą punktów
       *[many] { $n } kart ze zmienną liczbą punktów
      }
   *[one] kartę ze zmienną liczbą punktów
  }
noun-production-symbol = { $form ->
    [nom] symbol produkcji
    [gen] symbolu produkcji
    [of] symboli produkcji
    [each] każdy symbol produkcji
    [many] symbole produkcji
    [count] { $n ->
        [one] { $n } symbol produkcji
        [few] { $n } symbole produkcji
       *[many] { $n } symboli produkcji
      }
   *[one] symbol produkcji
  }
noun-grain-symbol = { $form ->
    [nom] symbol zboża
    [gen] symbolu zboża
    [of] symboli zboża
    [each] każdy symbol zboża
    [many] symbole zboża
    [count] { $n ->
        [one] { $n } symbol zboża
        [few] { $n } symbole zboża
       *[many] { $n } symboli zboża
      }
   *[one] symbol zboża
  }
noun-water-symbol = { $form ->
    [nom] symbol wody
    [gen] symbolu wody
    [of] symboli wody
    [each] każdy symbol wody
    [many] symbole wody
    [count] { $n ->
        [one] { $n } symbol wody
        [few] { $n } symbole wody
       *[many] { $n } symboli wody
      }
   *[one] symbol wody
  }
noun-uncivilised-or-civilised = { $form ->
    [nom] karta archaiczna lub cywilizowana
    [gen] karty archaicznej lub cywilizowanej
    [of] kart archaicznych lub cywilizowanych
    [each] każdą kartę archaiczną lub cywilizowaną
    [many] karty archaiczne lub cywilizowane
    [count] { $n ->
        [one] { $n } kartę archaiczną lub cywilizowaną
        [few] { $n } karty archaiczne lub cywilizowane
       *[many] { $n } kart archaicznych lub cywilizowanych
      }
   *[one] kartę archaiczną lub cywilizowaną
  }
noun-city-or-metropolis = { $form ->
    [nom] miasto lub metropolia
    [gen] miasta lub metropolii
    [of] miast lub metropolii
    [each] każde miasto lub każdą metropolię
    [many] miasta lub metropolie
    [count] { $n ->
        [one] { $n } miasto lub metropolię
        [few] { $n } miasta lub metropolie
       *[many] { $n } miast lub metropolii
      }
   *[one] miasto lub metropolię
  }
noun-grain-or-water = { $form ->
    [nom] karta z symbolem zboża lub wody
    [gen] karty z symbolem zboża lub wody
    [of] kart z symbolem zboża lub wody
    [each] każdą kartę z symbolem zboża lub wody
    [many] karty z symbolem zboża lub wody
    [count] { $n ->
        [one] { $n } kartę z symbolem zboża lub wody
        [few] { $n } karty z symbolem zboża lub wody
       *[many] { $n } kart z symbolem zboża lub wody
      }
   *[one] kartę z symbolem zboża lub wody
  }
noun-grain-or-water-symbol = { $form ->
    [nom] symbol zboża lub wody
    [gen] symbolu zboża lub wody
    [of] symboli zboża lub wody
    [each] każdy symbol zboża lub wody
    [many] symbole zboża lub wody
    [count] { $n ->
        [one] { $n } symbol zboża lub wody
        [few] { $n } symbole zboża lub wody
       *[many] { $n } symboli zboża lub wody
      }
   *[one] symbol zboża lub wody
  }
noun-named = { $form ->
    [nom] karta { $name }
    [gen] karty { $name }
    [of] kart { $name }
    [each] każdą kartę { $name }
    [many] karty { $name }
    [count] { $n ->
        [one] { $n } kartę { $name }
        [few] { $n } karty { $name }
       *[many] { $n } kart { $name }
      }
   *[one] kartę { $name }
  }

phrase-or = { $first } lub { $second }
phrase-and = { $first } i { $rest }
phrase-then = { $first }; { $rest }
phrase-told = { $first }; { $rest }
phrase-afterwards = { $first }; potem { $rest }
phrase-next = { $first }, a potem { $rest }
phrase-next-if = { $first }, a { $rest }
phrase-comma = { $first }, { $rest }
phrase-either = { $first } ALBO { $rest }
phrase-either-closing = { $first }, ALBO { $rest }
phrase-bracketed = ({ $what })
phrase-qualified = { $what } { $how }

with-tokens = { $resource ->
    [materials] z zasobami
    [population] z populacją
   *[progress] z postępami
  }
with-garrison = mający w garnizonie { $cards }
but-not = (ale nie { $what })
which-is = (która jest zarazem { $what })

quantity-up-to = najwyżej { $what }
quantity-all = wszystkie { $what }
quantity-any = dowolną liczbę { $what }

from-zone = { $zone ->
    [hand] z ręki
    [deck] z talii
    [discard] ze stosu kart odrzuconych
    [play] z obszaru gry
    [history] z historii
    [sunken] ze stosu kart zatopionych
    [nation] z talii nacji
    [development] z obszaru rozwoju
    [exile] ze stosu kart usuniętych
    [market] z rynku
    [garrison] ze swoich garnizonów
    [here] z garnizonu tej karty
    [quest] z miejsca aktywnej misji
   *[owned] spośród wszystkich swoich kart
  }
from-zone-too = { from-zone }

every-group = każde { $what }
each-token = { $token ->
    [materials] każdy zasób
    [population] każdą populację
   *[progress] każdy postęp
  }
count-last = każdą z tych kart
count-unrest-of-others = każdy bunt innych graczy
count-players-with-fewer = każdego gracza, który ma mniej { $resource ->
    [materials] zasobów
    [population] populacji
   *[progress] postępów
  } niż ty
count-owned = { $what }
count-in-zone = { $what } { $zone ->
    [play] w obszarze gry
    [history] w historii
    [garrison] w garnizonach
    [here] w garnizonie tej karty
    [exile] na stosie kart usuniętych
    [hand] na ręce
   *[discard] na stosie kart odrzuconych
  }

## Żetony

tokens-materials = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
tokens-population = { $n ->
    [one] { $n } populację
    [few] { $n } populacje
   *[many] { $n } populacji
  }
tokens-progress = { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }
shown-materials = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
shown-population = { $n ->
    [one] { $n } populacja
    [few] { $n } populacje
   *[many] { $n } populacji
  }
shown-progress = { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }
tokens-action = { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
  }
tokens-up-to = najwyżej { $what }
tokens-any = dowolną liczbę { $token ->
    [materials] zasobów
    [population] populacji
   *[progress] postępów
  }
tokens-all = wszystkie { $token ->
    [materials] zasoby
    [population] populacje
   *[progress] postępy
  }{ $n ->
    [0] { "" }
   *[other] { " " }(co najmniej { $n })
  }
tokens-as-many = { $n ->
    [1] tyle samo
    [2] dwa razy tyle
   *[other] { $n } razy tyle
  } { $token ->
    [materials] zasobów
    [population] populacji
   *[progress] postępów
  }
tokens-per = { $what } za { $per }

## Warunki

if-state = jesteś { $state ->
    [empire] imperium
   *[barbarian] barbarzyńcami
  }
if-no-active-quest = nie masz aktywnej misji
if-among = { $zone ->
    [play] masz w obszarze gry kartę { $card }
    [history] masz w historii kartę { $card }
   *[discard] masz na stosie kart odrzuconych kartę { $card }
  }
if-count = { $zone ->
    [here] w garnizonie tej karty masz co najmniej { $what }
   *[play] masz w obszarze gry co najmniej { $what }
  }
if-it-is = to { $what }
if-it-is-not = nie jest to { $what }
if-it-lacks = nie ma { $gender ->
    [masculine] on
   *[feminine] ona
  } { $symbol }
if-has = masz co najmniej { $what }
if-not = nieprawda, że { $cond }
who-state = który jest { $state ->
    [empire] imperium
   *[barbarian] barbarzyńcami
  }
who-count = który ma w obszarze gry co najmniej { $what }
each-other-player = { $who ->
    [the-other] drugiemu graczowi
   *[others] każdemu innemu graczowi
  }
each-other-player-who = każdemu innemu graczowi, { $cond }

## Czynności

do-choose = { $mood ->
    [to] wybrać jedno: { $branches }
    [does] wybiera: { $branches }
   *[do] wybierz: { $branches }
  }
do-first = robi pierwszą możliwą rzecz: { $branches }
do-may = { $mood ->
    [to] ewentualnie { $what }
    [does] może { $what }
   *[do] możesz { $what }
  }
do-if = jeżeli { $cond }, { $what }
do-if-else = jeżeli { $cond }, { $what }; w przeciwnym razie { $otherwise }
do-each = { $who ->
    [all] każdy gracz { $what }
    [the-other] drugi gracz { $what }
    [others-who] każdy inny gracz, { $cond }, { $what }
   *[others] każdy inny gracz { $what }
  }
do-repeat = { $n ->
    [last] tyle samo razy { $what }
   *[other] { $n } razy: { $what }
  }
do-cost = { $cost }, aby { $reward }
do-cost-then = { $cost }; wtedy { $reward }
do-gain = { $mood ->
    [to] zyskać
    [does] zyskuje
   *[do] zyskaj
  } { $what }
do-pay = { $mood ->
    [to] zapłacić
    [does] płaci
   *[do] zapłać
  } { $what }
do-spend = { $mood ->
    [to] wydać
    [does] wydaje
   *[do] wydaj
  } { $n ->
    [1] akcję
    [few] { $n } akcje
   *[many] { $n } akcji
  }
do-toll = zignoruj efekt ataku, chyba że ten gracz da ci { $what }
do-steal = { $mood ->
    [to] zabrać
    [does] zabiera
   *[do] zabierz
  } { $what } { $whom }
do-steal-unable = { $mood ->
    [to] zabrać
    [does] zabiera
   *[do] zabierz
  } { $what } { $whom }; kto ma mniej, { $unable }
do-draw = { $mood ->
    [to] dobrać
    [does] dobiera
   *[do] dobierz
  }{ $most ->
    [up-to] { " " }najwyżej
   *[exactly] { "" }
  } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  }{ $per ->
    [none] { "" }
   *[other] { " " }za { $per }
  }
do-draw-if-able = { $mood ->
    [to] dobrać
    [does] dobiera
   *[do] dobierz
  }, o ile to możliwe,{ $most ->
    [up-to] { " " }najwyżej
   *[exactly] { "" }
  } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  }
do-take-unrest = { $mood ->
    [to] wziąć
    [does] bierze
   *[do] weź
  } { $n ->
    [1] bunt
    [few] { $n } bunty
   *[many] { $n } buntów
  }
do-take = { $mood ->
    [to] wziąć
    [does] bierze
   *[do] weź
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-discard = { $mood ->
    [to] odrzucić
    [does] odrzuca
   *[do] odrzuć
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-to-discard = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } { $cards } na stosie kart odrzuconych{ $from ->
    [none] { "" }
   *[other] { " " }({ $from })
  }
do-to-deck-top = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } na wierzchu talii
do-history = { $mood ->
    [to] przenieść
    [does] przenosi
   *[do] przenieś
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } do historii
do-exile = { $mood ->
    [to] usunąć
    [does] usuwa
   *[do] usuń
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-abandon = { $mood ->
    [to] porzucić
    [does] porzuca
   *[do] porzuć
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-recall = { $mood ->
    [to] cofnąć
    [does] cofa
   *[do] cofnij
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-sink = { $mood ->
    [to] zatopić
    [does] zatapia
   *[do] zatop
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-return-unrest = { $mood ->
    [to] zwrócić
    [does] zwraca
   *[do] zwróć
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }
do-return-self = { $mood ->
    [to] zwrócić
    [does] zwraca
   *[do] zwróć
  } tę kartę na stos buntów
do-garrison = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } { $cards }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  } w garnizonie tej karty
do-station = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } tę kartę w garnizonie { $host }
do-acquire = { $mood ->
    [to] zdobyć
    [does] zdobywa
   *[do] zdobądź
  } { $what }{ $exile ->
    [also] { " " }(może to być karta usunięta)
    [only] { " " }ze stosu kart usuniętych
   *[no] { "" }
  }
do-break-through = { $mood ->
    [to] podporządkować
    [does] podporządkowuje
   *[do] podporządkuj
  } { $what }{ $exile ->
    [also] { " " }(może to być karta usunięta)
   *[no] { "" }
  }
do-play = { $mood ->
    [to] zagrać
    [does] zagrywa
   *[do] zagraj
  } { $what }{ $from ->
    [none] { "" }
   *[other] { " " }{ $from }
  }{ $how ->
    [free] { " " }bez akcji
   *[action] , wydając akcję
  }{ $icon ->
    [ignored] { " " }(niezależnie od strony karty systemu)
   *[kept] { "" }
  }
do-resolve-play-effect = { $mood ->
    [to] rozpatrzyć
    [does] rozpatruje
   *[do] rozpatrz
  } efekt „Po zagraniu” tego regionu
do-look-fame = { $mood ->
    [to] podejrzeć
    [does] podgląda
   *[do] podejrzyj
  } { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } talii sławy
do-look-nation = { $mood ->
    [to] podejrzeć
    [does] podgląda
   *[do] podejrzyj
  } { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } talii nacji
do-look-more = { $mood ->
    [to] podejrzeć
    [does] podgląda
   *[do] podejrzyj
  } o { $n } więcej
do-shuffle = { $mood ->
    [to] potasować
    [does] tasuje
   *[do] potasuj
  } { $deck ->
    [nation] talię nacji
   *[deck] talię
  }
do-to-bottom = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } tę wierzchnią kartę na spodzie talii nacji
do-find = { $mood ->
    [to] odszukać
    [does] odszukuje
   *[do] odszukaj
  } { $what }{ $where ->
    [some] { " " }na stosie kart odrzuconych lub w talii
   *[all] { "" }
  }
do-reveal = { $mood ->
    [to] odsłonić
    [does] odsłania
   *[do] odsłoń
  } { $what ->
    [main] wierzchnią kartę talii głównej
   *[own] rękę, talię i stos kart odrzuconych
  }
do-give = { $mood ->
    [to] dać
    [does] daje
   *[do] daj
  } każdemu innemu graczowi 1 kartę z ręki lub ze stosu kart odrzuconych
do-give-after = { $mood ->
    [to] dać
    [does] daje
   *[do] daj
  } każdemu innemu graczowi 1 kartę z ręki lub ze stosu kart odrzuconych; kto ją dostał, { $after }
do-give-after-if = { $mood ->
    [to] dać
    [does] daje
   *[do] daj
  } każdemu innemu graczowi 1 kartę z ręki lub ze stosu kart odrzuconych; kto dostał { $what }, { $after }
do-return-exhaust = { $mood ->
    [to] zwrócić
    [does] zwraca
   *[do] zwróć
  } { $n ->
    [one] { $n } żeton zaznaczenia
    [few] { $n } żetony zaznaczenia
   *[many] { $n } żetonów zaznaczenia
  } na kartę systemu
do-put = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } { $what } { $on ->
    [self] na tej karcie
   *[market] na karcie na rynku
  }
do-take-tokens = { $mood ->
    [to] zyskać
    [does] zyskuje
   *[do] zyskaj
  } wszystkie żetony z tej karty
do-treat = { $mood ->
    [to] traktować
    [does] traktuje
   *[do] traktuj
  } do końca tury { $symbol ->
    [grain] 1 symbol zboża
   *[water] 1 symbol wody
  } jak { $n ->
    [one] { $n } symbol produkcji
    [few] { $n } symbole produkcji
   *[many] { $n } symboli produkcji
  }
do-ignore-icon = następna karta zagrana w tej turze nie ma symbolu { $icon ->
    [empire] imperium
   *[barbarian] barbarzyńców
  }
do-copy-exhaust = { $mood ->
    [to] rozpatrzyć
    [does] rozpatruje
   *[do] rozpatrz
  } efekt zaznaczenia trwałej karty innego gracza tak, jakby był twój
do-flip = { $mood ->
    [to] odwrócić
    [does] odwraca
   *[do] odwróć
  } { $what ->
    [state] kartę systemu na stronę imperium
   *[self] tę kartę
  }
do-replace-with = { $mood ->
    [to] zastąpić
    [does] zastępuje
   *[do] zastąp
  } tę kartę kartą { $card }
do-put-into-play = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } tę kartę w obszarze gry
do-double = { $mood ->
    [to] podwoić
    [does] podwaja
   *[do] podwój
  } { $resource ->
    [materials] zasoby zyskane
    [population] populację zyskaną
   *[progress] postęp zyskany
  } wraz z tą kartą
do-reduce-discard = { $mood ->
    [to] odrzucić
    [does] odrzuca
   *[do] odrzuć
  } o { $what } mniej
do-develop = { $mood ->
    [to] wykonać
    [does] wykonuje
   *[do] wykonaj
  } rozwój{ $price ->
    [free] , nie płacąc kosztu
   *[paid] { "" }
  }
do-mill = { $mood ->
    [to] odrzucić
    [does] odrzuca
   *[do] odrzuć
  } { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
  } swojej talii
do-pin = { $mood ->
    [to] umieścić
    [does] umieszcza
   *[do] umieść
  } tę kartę w obszarze gry
do-take-top-fame = { $mood ->
    [to] wziąć
    [does] bierze
   *[do] weź
  } wierzchnią kartę talii sławy
do-swap-exile = { $mood ->
    [to] wymienić
    [does] wymienia
   *[do] wymień
  } kartę z rynku na kartę usuniętą
do-swap-with-nation = { $mood ->
    [to] wymienić
    [does] wymienia
   *[do] wymień
  } kartę z ręki na wierzchnią kartę talii nacji
do-gain-nation = { $mood ->
    [to] położyć
    [does] kładzie
   *[do] połóż
  } wierzchnią kartę talii nacji na stosie kart odrzuconych
do-declare-type = { $mood ->
    [to] wskazać
    [does] wskazuje
   *[do] wskaż
  } typ karty z rynku
do-trigger-end = rozpoczyna się zakończenie gry
do-avoid-attack = { $mood ->
    [to] zignorować
    [does] ignoruje
   *[do] zignoruj
  } efekt ataku

## Kiedy

when-youAcquire = zdobędziesz { $what }
when-youAcquireOrBreakThrough = zdobędziesz lub podporządkujesz { $what }
when-youBreakThrough = podporządkujesz { $what }
when-youGainFromMarket = zdobędziesz lub podporządkujesz kartę z rynku, na której { $resource ->
    [materials] leżą zasoby
    [population] leży populacja
   *[progress] leży postęp
  }
when-youAcquireExiled = zdobędziesz { $what } ze stosu kart usuniętych
when-youPlay = zagrasz { $what }
when-youPlayFromDiscard = zagrasz { $what } ze stosu kart odrzuconych
when-youGainMaterialsFrom = zyskasz zasoby dzięki innej karcie w grze z symbolem { $symbol ->
    [grain] zboża
    [water] wody
   *[production] produkcji
  }
when-youMustDiscard = masz odrzucić { $what }
when-leavesPlay = { $what } opuści grę
when-youPay = zapłacisz { $resource ->
    [materials] zasoby
    [population] populację
   *[progress] postępy
  }
when-youReturnUnrest = zwrócisz bunt
when-youTakeUnrest = weźmiesz bunt
when-youSink = zatopisz kartę
when-attacked = inny gracz zagra kartę ataku
when-deckEmpty = twoja talia się opróżni

## Zdolności

ability-play = Po zagraniu: { $does }.
ability-exhaust = Zaznacz: { $does }.
ability-exhaust-when = Zaznacz, gdy { $when }: { $does }.
ability-passive = Pasywna: { $does }.
ability-passive-when = Pasywna: gdy { $when }, { $does }.
ability-solstice = Przesilenie: { $does }.
ability-gained = Po pozyskaniu: { $does }.
ability-insteadOfGained = Gdy masz wziąć tę kartę, zamiast tego: { $does }.
ability-entered = Po odwróceniu na tę stronę: { $does }.
ability-scoring = Przed liczeniem punktów: { $does }.

rule-freePlay = Zagraj bez akcji.
rule-unplayable = Nie można zagrać.
rule-noGarrison = Nie można umieścić w garnizonie.
rule-noAbandon = Nie można porzucić.
rule-noRecall = Nie można cofnąć.
rule-setupSupply = Na początku gry trafia na stos buntów.
rule-questLast = Można ją wybrać tylko wtedy, gdy jest ostatnią nadchodzącą misją.
rule-play-if = Można zagrać tylko wtedy, gdy { $cond }.

modifier-handSize = twój limit kart na ręce zwiększa się o { $n }
modifier-loseIcon = twoje { $what } nie mają symbolu { $icon ->
    [empire] imperium
   *[barbarian] barbarzyńców
  }
modifier-freePlayable = możesz zagrywać bez akcji { $what }
modifier-acquireExiled = możesz zdobywać także usunięte { $what }
modifier-countsAs = ta karta liczy się jak { $what }
modifier-questHolder = misja umieszczona w garnizonie tej karty jest aktywną misją
modifier-unrestCost = zagranie buntu kosztuje o { $what } mniej (ale co najmniej { $min })
modifier-developCost = rozwój kosztuje o { $what } mniej
modifier-discardSubstitute = zamiast odrzucać { $what }, możesz porzucać karty z garnizonu tej karty
modifier-replace-history = gdy masz przenieść kartę do historii, zamiast tego { $does }
modifier-replace-gainMaterials = gdy masz zyskać zasoby, zamiast tego { $does }
modifier-replace-lookFame = gdy masz podejrzeć karty talii sławy, zamiast tego { $does }
modifier-replace-placeMarketToken = gdy masz położyć postęp na karcie na rynku, zamiast tego { $does }
modifier-extend-history = gdy przenosisz kartę do historii, { $does }
modifier-extend-gainMaterials = gdy zyskujesz zasoby, { $does }
modifier-extend-lookFame = gdy masz podejrzeć karty talii sławy, { $does }
modifier-extend-placeMarketToken = gdy kładziesz postęp na karcie na rynku, { $does }

points-fixed = { $n } PZ
points-variable = { $terms }
points-per = { $n } PZ za { $per }
points-conditional = { $cases }{ $otherwise ->
    [none] { "" }
   *[other] , gdzie indziej { $otherwise } PZ
  }
points-if = { $n } PZ { $place ->
    [inHistory] w historii
    [inPlay] w grze
    [notInPlay] poza grą
   *[garrisoned] w garnizonie
  }
points-line = { $points }.

## Nagłówek karty

about-common = { $marks }.
about-header = { $marks }; { $whose }.
about-cost = Rozwój: zapłać { $price }.
mark-typeless = { $at ->
    [first] Bez typu
   *[later] bez typu
  }
mark-region = { $at ->
    [first] Region
   *[later] region
  }
mark-uncivilised = { $at ->
    [first] Karta archaiczna
   *[later] karta archaiczna
  }
mark-civilised = { $at ->
    [first] Karta cywilizowana
   *[later] karta cywilizowana
  }
mark-tributary = { $at ->
    [first] Hołd
   *[later] hołd
  }
mark-fame = { $at ->
    [first] Sława
   *[later] sława
  }
mark-unrest = { $at ->
    [first] Bunt
   *[later] bunt
  }
mark-power = { $at ->
    [first] Karta potęgi
   *[later] karta potęgi
  }
mark-city = { $at ->
    [first] Miasto
   *[later] miasto
  }
mark-metropolis = { $at ->
    [first] Metropolia
   *[later] metropolia
  }
mark-knight = { $at ->
    [first] Rycerz
   *[later] rycerz
  }
mark-mask = { $at ->
    [first] Maska
   *[later] maska
  }
mark-scroll = { $at ->
    [first] Zwój
   *[later] zwój
  }
mark-pinned = { $at ->
    [first] Karta trwała
   *[later] karta trwała
  }
mark-attack = { $at ->
    [first] Atak
   *[later] atak
  }
mark-barbarian = { $at ->
    [first] Barbarzyńcy
   *[later] barbarzyńcy
  }
mark-empire = { $at ->
    [first] Imperium
   *[later] imperium
  }
mark-players = w grze od { $n } graczy
mark-side = strona { $side }
start-inPlay = { $at ->
    [first] Zaczyna w grze
   *[later] zaczyna w grze
  }
start-nation = { $at ->
    [first] Talia nacji
   *[later] talia nacji
  }
start-accession = { $at ->
    [first] Karta przełomu (spód talii nacji)
   *[later] karta przełomu (spód talii nacji)
  }
start-development = { $at ->
    [first] Karta rozwoju
   *[later] karta rozwoju
  }
start-quest = { $at ->
    [first] Misja
   *[later] misja
  }
start-supply = { $at ->
    [first] Na początku na stosie buntów
   *[later] na początku na stosie buntów
  }
face-down-card = zakryta karta
place-nation-deck = talia nacji
place-development-area = obszar rozwoju
