## Karta gry

one-page-goal = Najwięcej kredytów po trzech rundach.

one-page-turn = Runda
one-page-turn-prepare-name = Przygotowanie
one-page-turn-prepare = Nowe artefakty i kupujący, karty na rękę.
one-page-turn-actions-name = Tury po dwie akcje
one-page-turn-actions = Każda akcja to jedna karta. Na karcie: symbol rynku w rogu, kolor regionu na dole, krople paliwa.
one-page-turn-centres-name = Centra
one-page-turn-centres = Gdy wszyscy spasują, liczą się reprezentanci w centrach.

one-page-actions = Akcje
one-page-actions-travel-name = Podróż
one-page-actions-travel = każda karta; tyle linii, ile kropel
one-page-actions-excavate-name = Wydobycie
one-page-actions-excavate = kolor; artefakt spod odkrywcy, z dwóch wykopalisk dwa
one-page-actions-market-name = Rynek
one-page-actions-market = symbol i odkrywca; handlarz, biały i kolorowy kupujący
one-page-actions-sell-name = Sprzedaż
one-page-actions-sell = każda karta; jeden kolor, najwyżej trzy rynki
one-page-actions-command-name = Rozkaz
one-page-actions-command = symbol; handlarz i reprezentant, albo reprezentant wraca i działa karta rozkazu
one-page-actions-smuggle-name = Przemyt
one-page-actions-smuggle = symbol i odkrywca na czarnym rynku; kup za wartość plus 1 albo dostarcz za wartość
one-page-actions-survey-name = Prognoza
one-page-actions-survey = kolor; artefakty na następną rundę i żeton pierwszeństwa
one-page-actions-pass-name = Pas
one-page-actions-pass = koniec rundy dla ciebie, zostają dwie karty

one-page-sale = Sprzedaż
one-page-sale-markets = Jeden kolor, najwyżej trzy rynki z twoim handlarzem i chętnym kupującym (głowa w tym kolorze albo biała z koroną).
one-page-sale-price = Popularność 8, 6, 4, 2 lub 0, po 2 za kupującego, 3 za dwa rynki albo 8 za trzy.
one-page-sale-envoys = Handlarze zostają reprezentantami.

one-page-points = Nagrody
one-page-points-centres-name = Centra
one-page-points-centres = po rundach: 5; potem 10 i 5; potem 15, 10 i 5. Remis dzieli nagrody.
one-page-points-gallery-name = Galeria
one-page-points-gallery = na koniec: rząd od trzech strażników, kolumna od dwóch

one-page-end = Koniec gry
one-page-end-round = Po trzeciej rundzie.
one-page-end-unsold = Artefakty w ładowni i luku nic nie dają, rozstrzygają tylko remis.
