## Karta gry

one-page-goal = Najwięcej punktów. Przy upadku: najmniej buntów.

one-page-turn = Twoja tura: jedno z trzech
one-page-turn-activate-name = Aktywacja
one-page-turn-activate = 3 akcje na karty z ręki, 5 zaznaczeń na karty w grze.
one-page-turn-innovate-name = Innowacja
one-page-turn-innovate = Odrzuć rękę i podporządkuj jedną kartę.
one-page-turn-revolt-name = Przewrót
one-page-turn-revolt = Zwróć bunty z ręki.

one-page-then = Potem
one-page-then-cleanup = Połóż 1 postęp na karcie z rynku, odrzuć, co chcesz, dobierz do 5.
one-page-then-solstice = Po rundzie przesilenie: działają karty ze słońcem.

one-page-market = Rynek
one-page-market-acquire-name = Zdobądź
one-page-market-acquire = karta, żetony na niej i bunt spod niej
one-page-market-break-name = Podporządkuj
one-page-market-break = bez buntu albo w ciemno z talii

one-page-deck = Pusta talia
one-page-deck-barbarian-name = Barbarzyńcy
one-page-deck-barbarian = karta nacji; ostatnia zmienia w imperium
one-page-deck-empire-name = Imperium
one-page-deck-empire = można kupić rozwój

one-page-points = Punkty
one-page-points-progress-name = Postęp
one-page-points-progress = 1 za każdy
one-page-points-cards-name = Karty
one-page-points-cards = liczba u dołu, gdziekolwiek są; karta licząca najwyżej 10
one-page-points-power-name = Karta potęgi
one-page-points-power = co na niej stoi
one-page-points-unrest-name = Bunt
one-page-points-unrest = −2
one-page-points-big-name = Najwięcej dają
one-page-points-big = sława (Chwała: 3 regiony), rozwój, hołdy, karty w historii

one-page-end = Koniec gry
one-page-end-trigger = Pusta talia główna, czyjś ostatni rozwój albo Król królów: dokończcie rundę i zagrajcie jeszcze jedną.
one-page-end-collapse = Pusty stos buntów: od razu.
