## Karta gry

one-page-goal = Mieć dużo monet i dużo prestiżu: liczy się mniejsza z dwóch liczb, do niej punkty zwycięstwa.

one-page-turn = Twoja tura
one-page-turn-plan-name = Plan
one-page-turn-plan = Kość z rezerwy na pole blokady; kość stamtąd wychodzi. Pole 1: towar; pole 2: latarenka albo kość blasku; pole 3: 2 monety albo obrót koła.
one-page-turn-move-name = Ruch
one-page-turn-move = Jedź o wartość zwolnionej kości; podkowa to pole w przód lub w tył.
one-page-turn-activate-name = Aktywacja
one-page-turn-activate = Jedna z dwóch dzielnic obok; z kością blasku obie i budynek.
one-page-turn-rest-name = Odpoczynek
one-page-turn-rest = Stół się uzupełnia.

one-page-districts = Dzielnice
one-page-districts-bazaar-name = Wielki Bazar
one-page-districts-bazaar = kup towary po cenach z koła
one-page-districts-commissions-name = Zamówienia Królowej
one-page-districts-commissions = weź zamówienie: miasteczko i trzy towary
one-page-districts-excursions-name = Eskapady Yurga
one-page-districts-excursions = ruiny (doskonały towar) albo karawana
one-page-districts-dark-name = Czarny Rynek
one-page-districts-dark = dwa towary za monety
one-page-districts-inn-name = Gospoda
one-page-districts-inn = sprzedaj bohaterowi, a wsiądzie na wóz

one-page-caravan = Karawana
one-page-caravan-lead = Przywódca bierze towarzysza, wybiera drogę i miasteczko; inni mogą dołączyć.
one-page-caravan-dice = Każdy bierze kość podróży, potem dostawy; przywódca bierze uśmiech losu.

one-page-points = Skąd punkty
one-page-points-commission-name = Zamówienie
one-page-points-commission = 1, 3 lub 6 punktów prestiżu za jeden, dwa lub trzy towary i 1 za każdą gwiazdkę
one-page-points-hero-name = Bohater
one-page-points-hero = w regionie niebieskim 2 monety, w zielonym 2 punkty prestiżu, w fioletowym moneta i punkt prestiżu
one-page-points-sales-name = Sprzedaż w Gospodzie
one-page-points-sales = monety
one-page-points-deeds-name = Dokonania
one-page-points-deeds = co na nich stoi; Trofeum 2; kość blasku na koniec 1

one-page-end = Koniec gry
one-page-end-turns = Po 13 rundach każdy odwiedza jeszcze jedno miasteczko.
