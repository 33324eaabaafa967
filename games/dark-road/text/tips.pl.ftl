## Wskazówki w pierwszych partiach: tip-<wskazówka>

tip-nearly-over = Na koniec każdy odwiedza jedno miasteczko. Zbieraj dostawy do jednego adresu.
tip-reserve-empty = Rezerwa pusta: od teraz zwalniasz ostatnie trzy kości, a pole 1 wytwarza, co chcesz.
tip-lower-number = Liczy się mniejsza liczba. Teraz goń to, czego masz mniej.
tip-no-room = Na wozie jest komplet bohaterów albo zamówień. Czas na karawanę.
tip-wheel = Koło rynku się obróciło: wszystko tanieje o stopień, tylko ostatnia jedynka skacze na 5.
tip-companion = Każda umiejętność towarzysza kosztuje 1 żarokwarc i działa raz na grę. Żarokwarc daje Kopalnia.
tip-plan = Najpierw pomyśl, dokąd chcesz jechać; potem szukaj pola, z którego ta kość wyjdzie.
tip-lock = Kość, którą teraz blokujesz, powiezie cię w którejś z następnych tur.
tip-reset = Trzy równe wartości: możesz znów mieć 1, 2, 3. Zwykle warto.
tip-horseshoe = Podkowa działa w obie strony, raz na turę.
tip-bazaar-die = Przewróć kość na towar, który i tak kupujesz: drugi z tego samego pola jest za darmo.
tip-bazaar = Ceny stoją na kole. Kupuj to, czego chce bohater albo zamówienie.
tip-inn = Bohater, któremu sprzedasz, wsiada: odwieź go potem do jego miasteczka.
tip-inn-good = Zanim sprzedasz, sprawdź, czy tego towaru nie chce też twoje zamówienie.
tip-commission = Najlepsze jest zamówienie do miasteczka, do którego i tak kogoś wieziesz.
tip-dark-market = Dwa towary za 1–4 monety: często taniej niż na Bazarze.
tip-ruins = Każdy bohater na wozie pozwala zajść w ruinach o pole dalej.
tip-stowing = Towary mają kształty. Zostaw te, których chcą zamówienia albo bohaterowie.
tip-road = Skrót daje dwa uśmiechy losu, ale jest groźniejszy, a ty wybierasz kość na końcu.
tip-joining = Dołącz, jeśli coś tam wieziesz. Bez ładunku zostaje sama kość: coś da albo coś zabierze.
tip-travel-die = Za latarenkę przerzucisz wszystkie kości, które zostały.
tip-visits = Niepełne zamówienie też płaci: 1 za jeden towar, 3 za dwa, 6 za trzy. Reszta przepada.
tip-fortune = Pierwszy, kto weźmie monety, dostaje 5; potem są już tylko 3.
