# Słowa planszy. Karty mówią słowami z face.pl.ftl.

card-named = { $card }
face-or = ALBO
face-points = PZ
points-change = { $n } PZ

## Znaki: ich nazwy

sign-region = region
sign-uncivilised = karta archaiczna
sign-civilised = karta cywilizowana
sign-tributary = hołd
sign-fame = karta sławy
sign-unrest = bunt
sign-power = karta potęgi
sign-nation = karta nacji
sign-barbarian = barbarzyńcy
sign-empire = imperium
sign-pinned = karta trwała
sign-attack = atak
sign-free = bez akcji
sign-solstice = przesilenie
sign-exhaust = zaznaczenie
sign-passive = działa stale
sign-production = symbol produkcji
sign-grain = symbol zboża
sign-water = symbol wody
sign-city = miasto
sign-metropolis = metropolia
sign-knight = rycerz
sign-mask = maska
sign-scroll = zwój
sign-variable = karta ze zmienną liczbą punktów
sign-materials = zasoby
sign-population = populacja
sign-progress = postęp
sign-action = akcja
sign-card = karta
sign-end = koniec gry
sign-hand = bierze
sign-exile = usuwa z rynku
sign-history = do historii
sign-mill = z talii na stos odrzuconych
sign-players = drugi gracz
sign-discard = odrzuca
sign-develop = rozwój

## Wspólne

board-label = Stół: rynek, stosy i twój obszar
board-piles = Wspólne stosy
board-own = Twój obszar gry
board-rivals = Rywale
board-mine = Moje
board-rival = Przeciwnik
board-exile = Usunięte
board-end = Koniec
board-last-round = Ostatnia runda: { $round }
board-end-words = Koniec gry: talia główna { $main }, sława { $fame }{ $left ->
    [none] { "" }
   *[other] , rozwój { $left }
  }, bunty { $unrest }
board-collapse = przy 0 upadek
board-fame = { $count ->
    [one] Talia sławy: { $count } karta, pod nią Król królów
    [few] Talia sławy: { $count } karty, pod nimi Król królów
   *[many] Talia sławy: { $count } kart, pod nimi Król królów
  }
type-name-unrest = Bunt
short-main-deck = Talia główna
short-civilised-deck = Cywilizowane
short-uncivilised-deck = Archaiczne
short-region-deck = Regiony
short-tributary-deck = Hołdy
short-variable-deck = Zmienne punkty
explain-main-deck = Uzupełnia miejsca 1 i 2, a także te, których talia jest pusta. Gdy się skończy, zaczyna się koniec gry (IM-15.1).
explain-civilised-deck = Uzupełnia miejsce 3 rynku (IM-10.1).
explain-uncivilised-deck = Uzupełnia miejsce 4 rynku (IM-10.1).
explain-region-deck = Uzupełnia miejsce 5 rynku (IM-10.1).
explain-sought = Karty talii głównej są odsłaniane, aż trafi się właściwa; resztę wtasowuje się z powrotem (IM-10.5).
explain-fame-deck = Karty sławy leżą zakryte na Królu królów. Gdy ich zabraknie, przychodzi jego kolej (IM-14).

## Własny obszar

board-history = Historia
board-sunken = Zatopione
board-discard = Odrzucone
board-nation = Nacja
board-nation-deck = { $count ->
    [0] Talia nacji jest pusta
   *[other] Talia nacji: { $count }
  }
explain-nation-accession = Przy każdym tasowaniu zyskujesz wierzchnią kartę. Ostatnia czyni cię imperium (IM-12.6).
explain-nation-zenith = Przy każdym tasowaniu zyskujesz wierzchnią kartę. Ostatnia to zenit (IM-12.6).
explain-nation-nadir = Przy każdym tasowaniu zyskujesz wierzchnią kartę. Ostatnia to nadir (IM-12.6).
board-garrison = { $name } +{ $more }
board-garrisoned = { $card }, w garnizonie
board-rule = Ruch z zasad
board-payment = Zapłata
board-use-progress = { $n ->
    [one] { $n } postęp
    [few] { $n } postępy
   *[many] { $n } postępów
  }
board-free = bez akcji
board-state = { $state ->
    [empire] Imperium
   *[barbarian] Barbarzyńcy
  }
board-tokens = akcje: { $actions }, żetony zaznaczenia: { $exhausts }
board-development = Rozwój
board-development-short = Rozwój
board-development-when = przy tasowaniu
board-quests = Misje
board-quests-when = nadchodzące
board-replaces = zastąpi
board-or = albo
board-payable-now = można zapłacić
board-payable-progress = można zapłacić z pomocą postępu
board-payable-not = jeszcze za drogie
board-payable-quest = misja
board-solstice = Przesilenie
board-solstice-when = po tej rundzie
board-solstice-none = Żadna z twoich kart nic wtedy nie robi.
board-solstice-done = już rozpatrzona
board-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
count-nation = nacja
count-development = rozwój
count-deck = talia
count-discard = odrzucone
count-history = historia
count-sunken = zatopione

## Wachlarze

fan-exile = Usunięte
fan-discard = Odrzucone
fan-history = Historia
fan-garrison = W garnizonach
fan-looked = Widzisz tylko ty
fan-development = Rozwój
fan-deck = Do wyboru
fan-play = W grze u rywali
fan-sunken = Zatopione
fan-unseen = W talii, nie wiadomo w jakiej kolejności
fan-nation = W talii nacji

## Początek

board-sides = Dwie strony karty potęgi
board-side = { $side ->
    [A] Strona A ma zdolność, o której trzeba pamiętać przez całą grę.
   *[B] Strona B jest prostsza, dla początkujących.
  }
board-nation-facts = { $nation }: trudność { $difficulty } z 5. Zaczynasz jako { $state ->
    [empire] imperium
   *[barbarian] barbarzyńcy
  }; w talii nacji { $cards ->
    [one] czeka { $cards } karta
    [few] czekają { $cards } karty
   *[many] czeka { $cards } kart
  }, { $area ->
    [quests] a misji jest { $developments }
   *[developments] a kart rozwoju jest { $developments }
  }.
board-no-nation = wybiera nację
board-difficulty = trudność { $n } z 5

## Tura

answer-innovate = Innowacja
answer-innovate-brings = odrzuć { $n }, weź 1
answer-revolt = Przewrót
answer-revolt-brings = { $n ->
    [one] zwróć { $n } bunt
   *[other] zwróć do { $n } buntów
  }
board-to-hand = na rękę
board-later-empire = od imperium
board-later-barbarian = za późno
board-later-empire-short = imperium
board-later-barbarian-short = za późno
board-left = zostanie
board-instead = zamiast
board-burden = bunty: { $n } PZ
turn-turn = Twoja tura
turn-cleanup = Porządki
turn-row = Tabela, wiersz { $n }

## Czynności w pasku

deed-gain = Zysk
deed-pay = Zapłata
deed-choice = Wybór
deed-others = Inni gracze
deed-all = Wszyscy
deed-draw = Dobieranie
deed-unrest = Bunt
deed-return = Zwrot buntu
deed-break-through = Podporządkowanie
deed-take = Wzięcie karty
deed-fame = Sława
deed-discard = Odrzucenie
deed-deck = Na talię
deed-history = Historia
deed-exile = Usunięcie
deed-abandon = Porzucenie
deed-recall = Cofnięcie
deed-sink = Zatopienie
deed-garrison = Garnizon
deed-acquire = Zdobycz
deed-play = Zagranie
deed-put = Żeton na rynek
deed-develop = Rozwój
deed-find = Odszukanie
deed-other = Efekt

## Gra samotna

board-rolled = Kość: { $n }
board-roll-means = { $spares ->
    [yes] Miejsce { $n } zostaje pominięte
   *[no] Żadne miejsce nie zostaje pominięte
  }, { $token ->
    [yes] żeton trafia na miejsce { $n } rynku.
   *[no] żetonu nie ma.
  }
board-solo-finish = Do końca
board-solo-spared = pominięte
board-solo-waits = czeka
board-table = Tabela: { $nation }
board-table-printed = z instrukcji
board-table-designed = nasza
board-journey = Stacja podróży: { $n } z { $all }
board-journey-people = { $n } z { $all } populacji
board-accept = Zrób to
board-table-any = każda inna
board-table-short = Tabela
board-rival-points = Znane punkty: bez kart wziętych w ciemno
board-points = Punkty
board-table-row = wiersz { $n }

## Otwarta karta

open-means = Co to znaczy
open-where = Gdzie jest
open-ways = Możesz teraz
open-this = Wybierz tę kartę
open-sum = Co przyniesie
open-on-it = leży na niej
open-acquired = { $unrest ->
    [yes] zdobyta, z buntem
   *[no] zdobyta
  }
open-broken = podporządkowana, bez buntu
open-refill = Miejsce { $slot } rynku od razu się zapełni (IM-10.1).
open-copies = { $n ->
    [few] Są { $n } takie karty.
   *[many] Jest { $n } takich kart.
  }
open-at-market = Leży na rynku, na miejscu { $slot }.
open-at-exile = Jest usunięta z gry, na stosie kart usuniętych.
open-at-hand = { $own ->
    [yes] Masz ją na ręce
   *[no] { $player } trzyma ją na ręce
  }.
open-at-play = { $own ->
    [yes] Masz ją w grze
   *[no] { $player } ma ją w grze
  }.
open-at-discard = { $own ->
    [yes] Masz ją na stosie kart odrzuconych
   *[no] { $player } ma ją na stosie kart odrzuconych
  }.
open-at-garrison = { $own ->
    [yes] Masz ją w garnizonie
   *[no] { $player } ma ją w garnizonie
  }.
open-at-history = { $own ->
    [yes] Masz ją w historii
   *[no] { $player } ma ją w historii
  }.
open-at-development = { $own ->
    [yes] Jest wśród twoich kart rozwoju
   *[no] { $player } ma ją wśród kart rozwoju
  }.
open-at-elsewhere = Nie widać jej: jest w którejś talii albo poza grą.
open-pinned = Zagrana zostaje w obszarze gry (IM-6.3).
open-freePlay = Nie kosztuje akcji, ale tylko raz na turę (IM-6.5).
open-barbarian = Zagrasz ją tylko jako barbarzyńcy; jako imperium już nie (IM-6.4).
open-empire = Zagrasz ją dopiero jako imperium (IM-6.4).
open-exhaust = Połóż na niej żeton zaznaczenia: działa raz na turę, bez akcji (IM-6.6).
open-exhaustWhen = Połóż na niej żeton zaznaczenia właśnie w takiej chwili (IM-6.8).
open-solstice = Działa po każdej rundzie, póki jest w grze (IM-9.1).
open-passive = Działa sama, póki jest w grze (IM-22.1).
open-attack = Zanim zadziała, inni mogą się obronić kartą, na której tak napisano (IM-13.2).
open-acquire = Bierzesz kartę z rynku na rękę, z żetonami i z buntem spod niej (IM-10.3).
open-breakThrough = Bierzesz kartę z żetonami, bez buntu, albo w ciemno z talii (IM-10.4).
open-garrison = Karta trafia pod inną: jest poza grą, ale liczy się na koniec (IM-11.13).
open-history = Karta trafia pod kartę potęgi: nie wróci do talii, ale liczy się na koniec (IM-11.14).
open-exile = Karta z rynku znika, chyba że leży na niej żeton (IM-10.6).
open-abandon = Karta z gry trafia na twój stos kart odrzuconych razem z garnizonem (IM-11.11).
open-recall = Karta z gry wraca na rękę (IM-11.12).
open-takeUnrest = Bunt zapycha rękę i odejmuje 2 PZ (IM-11.9).
open-returnUnrest = Bunt wraca na stos i już nie odejmuje punktów (IM-11.10).
open-develop = Kupujesz kartę rozwoju; trafia na stos kart odrzuconych (IM-11.21).
open-find = Szukasz na ręce, na stosie kart odrzuconych, w talii i w talii nacji (IM-11.17).
open-sink = Karta trafia pod kartę potęgi i liczy się na koniec (IM-11.15).
