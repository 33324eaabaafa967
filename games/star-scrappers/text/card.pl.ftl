## Karta gry

one-page-goal = Najmij załogę, wyślij ją po Kryształy i zbierz najwięcej punktów zwycięstwa (PZ), zanim zawali się Kopalnia. Przy remisie wygrywacie razem.

one-page-turn = Twoja tura
one-page-turn-leader-name = Lider
one-page-turn-leader = Użyj Artefaktów i umiejętności Lidera, wierzchniej karty Bazy. Za darmo.
one-page-turn-actions-name = Dwie różne akcje
one-page-turn-actions = Rekrutacja, fedrowanie, Artefakt albo umiejętność. Zamiast obu: jedno Przejęcie Bazy.
one-page-turn-cleanup-name = Porządki
one-page-turn-cleanup = Zagrane karty idą po kolei na twoją Bazę; ostatnia zostaje Liderem. W Bazie mieści się siedem, najstarsze wypadają.

one-page-actions = Akcje
one-page-actions-recruit-name = Rekrutacja
one-page-actions-recruit = Karta z Doków za jedną kartę o poziom niższą. Poziom 1 za darmo.
one-page-actions-mine-name = Fedrowanie
one-page-actions-mine = Kryształ za karty w jego kolorze, razem co najmniej tyle, ile kosztuje. Dziki: dowolny jeden kolor.
one-page-actions-collect-name = Artefakt
one-page-actions-collect = Karty dowolnych kolorów. Zostaje jedna połowa: punkty albo pomoc.
one-page-actions-skill-name = Umiejętność
one-page-actions-skill = Zagraj kartę z ręki i zrób, co na niej stoi.
one-page-actions-raid-name = Przejęcie Bazy
one-page-actions-raid = Dowolna Baza, własna też: Lider wraca do właściciela, bierzesz Totem w jego kolorze i karty z wierzchu, aż masz siedem.

one-page-points = Punkty na koniec
one-page-points-crystals-name = Kryształy
one-page-points-crystals = liczba przy gwiazdce
one-page-points-sets-name = Zestaw różnych symboli
one-page-points-sets = od jednego do sześciu: 1, 3, 6, 10, 15, 21
one-page-points-totems-name = Każdy Totem
one-page-points-totems = 3
one-page-points-halves-name = Lewe połowy Artefaktów
one-page-points-halves = co na nich stoi
one-page-points-subjugated-name = Zniewolone karty
one-page-points-subjugated = ich poziomy

one-page-end = Koniec gry
one-page-end-marker = Znacznik rusza się, gdy bierzesz Kryształ z symbolem Zawalenia Kopalni i gdy kończy się stos.
one-page-end-round = Na polu 7, 8 albo 9 (2, 3, 4 graczy) dogrywacie rundę i liczycie punkty.

one-page-keep = Pamiętaj
one-page-keep-totem = Totem w kolorze Kryształu: o 1 taniej.
one-page-keep-wild = Za Dzikie Kryształy płacisz dowolnym, ale jednym kolorem.
one-page-keep-hand = W ręce najwyżej siedem kart.
one-page-keep-overpay = Za Najemnika nie da się przepłacić, za Kryształ tak.
