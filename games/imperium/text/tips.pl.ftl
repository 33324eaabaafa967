## Wskazówki w pierwszych partiach: tip-<wskazówka>

tip-scoring = Jeszcze jedna runda. Teraz liczą się tylko punkty.
tip-last-turn = Oddaj bunty (+2 za każdy), wydaj zasoby, weź postępy z rynku.
tip-collapse-near = Stos buntów się kończy! Gdy zniknie, gra upada, a wygrywa, kto ma buntów najmniej.
tip-empire = Na karty barbarzyńców jest za późno. Zamieniaj je w przesileniu, chowaj albo odrzucaj.
tip-nation-unrest = Tak, w talii nacji też czeka bunt. To normalne.
tip-nation-card = Każde tasowanie dokłada kartę nacji. Ostatnia zrobi z ciebie imperium.
tip-empire-soon = Za chwilę imperium: zagraj karty barbarzyńców, póki możesz.
tip-nation = Na pierwszą grę wybierz nację prostą, na przykład Rzymian.
tip-two-unrest = Bunty oddasz po 1 populacji za kartę albo wszystkie naraz przewrotem.
tip-turn = Dotknij świecącej karty. Trzy akcje, w dowolnej kolejności.
tip-innovating = Słaba ręka? Innowacja wymieni ją na jedną kartę z rynku, bez buntu.
tip-paying = Postęp zastąpi 1 populację albo 2 zasoby, ale sam jest wart punkt.
tip-acquire = Płomień pod kartą to bunt: przyjdzie razem z nią.
tip-break-through = Podporządkowana karta przychodzi bez buntu; możesz też wziąć z talii w ciemno.
tip-station = Schowana karta nie działa, ale liczy się na końcu. Chowaj bunty i karty zbędne.
tip-put = Połóż postęp na karcie, którą chcesz wkrótce wziąć.
tip-cleanup = Odrzuć to, czego nie zagrasz: dobierzesz więcej i szybciej przetasujesz talię.
tip-development = Jeden rozwój na tasowanie, najwyżej jeden na turę.
tip-solstice = Przesilenie kończy rundę: karty ze słońcem działają same, bez akcji.
tip-drawing = Dobierz śmiało, chyba że to ostatnia karta talii, a czekasz z tasowaniem.
tip-protection = Możesz się zasłonić kartą i atak cię ominie.
