## Karta gry

one-page-goal = Najwięcej punktów zwycięstwa (PZ) w chwili końca. Ale gdy niezadowolenie minie populację, przegrywają wszyscy; tylko Separatysta, jeśli jest w grze, wygrywa.

one-page-round = Runda
one-page-round-rest-name = Uwolnienie
one-page-round-rest = Nikt już nie jest zajęty, buntownicy wstają.
one-page-round-bid-name = Kolejność
one-page-round-bid = Licytacja: każdy płaci swoją ofertę.
one-page-round-unrest-name = Niezadowolenie
one-page-round-unrest = Zmieniają je rynki, ludzie i wolni robotnicy.
one-page-round-crisis-name = Kryzys
one-page-round-crisis = Ten z wierzchu talii.
one-page-round-actions-name = Akcje
one-page-round-actions = Tury, aż wszyscy spasują.
one-page-round-cards-name = Karty
one-page-round-cards = Kup jedną i obróć jedną albo obróć dwie.

one-page-turn = Tura: każda z tych rzeczy raz
one-page-turn-disc-name = Dysk
one-page-turn-disc = jedna akcja na kole
one-page-turn-card-name = Karta
one-page-turn-card = jedna z twoich, cudza dla wszystkich o 1 floren drożej
one-page-turn-port-name = Port albo rynek
one-page-turn-port = za 1 floren najwyżej dwie transakcje
one-page-turn-talk-name = Rozmowy
one-page-turn-talk = w swojej turze, w swojej turze kryzysu i po wygranej licytacji

one-page-wheel = Koło
one-page-wheel-harvest-name = Zbiory
one-page-wheel-harvest = ryby, owoce, drewno, bydło, kamień, żelazo
one-page-wheel-taxes-name = Podatki
one-page-wheel-taxes = floreny, ale niezadowolenie +1
one-page-wheel-trade-name = Handel
one-page-wheel-trade = kupno i sprzedaż kostek
one-page-wheel-people-name = Ludzie
one-page-wheel-people = rekrutacja, reprodukcja, migracja
one-page-wheel-explore-name = Eksploracja
one-page-wheel-explore = nowy region i żeton, który jest dowolną kostką

one-page-build = Budowa
one-page-build-ship-name = Statek
one-page-build-ship = drewno i 1 floren
one-page-build-city-name = Miasto
one-page-build-city = kamień, drewno i 2 floreny
one-page-build-temple-name = Świątynia
one-page-build-temple = 2 kamienie i 1 floren
one-page-build-market-name = Rynek
one-page-build-market = owoc i bydło
one-page-build-port-name = Port
one-page-build-port = kamień, ryba i 2 floreny

one-page-crisis = Kryzys
one-page-crisis-domestic-name = Krajowy
one-page-crisis-domestic = Kładą się wszyscy poza świątyniami. Kostka podnosi tylu, ile podaje karta; świątynia swój region. Kto leży: +1.
one-page-crisis-export-name = Eksportowy
one-page-crisis-export = Każda brakująca kostka: +1.

one-page-points = Punkty
one-page-points-secret-name = Tajne cele
one-page-points-secret = każdy w grze, także cudzy: 3, 2, 1 za miejsca
one-page-points-public-name = Cel jawny
one-page-points-public = 4, 3, 2
one-page-points-medals-name = Medal
one-page-points-medals = na karcie postaci lub cudzie: 1

one-page-end = Koniec gry
one-page-end-met = Spełnia się warunek z czyjegoś tajnego celu: dokończcie turę i liczcie.
one-page-end-lost = Niepodległość kończy grę natychmiast.
