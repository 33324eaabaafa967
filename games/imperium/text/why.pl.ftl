## Dlaczego nie: tura i karty, o które nikt nie pyta

why-begun = W tej turze zagrywasz już karty; innowacja i przewrót zajmują całą turę (IM-5.2).
why-no-unrest = Nie masz na ręce buntu, który można by zwrócić (IM-7.2).
why-no-solstice = Karta { $card } nie ma już w tej rundzie zdolności na przesilenie (IM-9.1, IM-9.3).
why-no-reaction = Karta { $card } na to nie reaguje, jest zaznaczona albo nie masz czym za nią zapłacić (IM-6.8).
why-no-protection = Karta { $card } nie chroni teraz przed tym atakiem (IM-13.2, IM-13.6).
why-develop = Ten rozwój kosztuje: { $price }. To za dużo, nawet płacąc postępem (IM-11.21).
why-not-meant = Ta karta nie jest tego rodzaju, o jaki chodzi (IM-5.3).
why-not-meant-by = Karta { $card } mówi: { $does }. Ta karta do tego nie pasuje (IM-5.3).
why-before = Na tę kartę przyjdzie kolej; najpierw { $does } (IM-5.3).
why-before-choose = Najpierw wybierz jedną z możliwości karty { $card }, potem tę kartę (IM-5.4).
why-before-may = Najpierw zdecyduj, czy chcesz { $does }; potem wybierzesz tę kartę (IM-5.3).

## Dlaczego nie: gdzie leżą twoje karty

why-in-discard = Odrzucone karty wracają, gdy talia się wyczerpie i tasujesz ją na nowo (IM-12.1, IM-12.2).
why-in-deck = Ta karta jest w twojej talii: zagrasz ją, gdy ją dobierzesz (IM-11.6).
why-in-history = Karty w historii są poza grą i liczą się na koniec (IM-3.2, IM-11.14).
why-in-sunken = Zatopione karty są poza grą i liczą się na koniec (IM-3.2, IM-11.15).
why-in-garrison = Karta w garnizonie leży pod inną, jest poza grą i liczy się na koniec (IM-3.2, IM-11.13).
why-in-nation-deck = Karty z talii nacji przychodzą po jednej, gdy twoja talia się wyczerpie (IM-12.1).
why-in-development = Rozwijasz się jako imperium, gdy twoja talia się wyczerpie, albo dzięki karcie, która tak mówi (IM-12.2).
why-in-quests = Misje czekają tu, aż dwór króla Artura podejmie jedną w przesilenie (IM-18.4).
why-in-quest = Ta misja trwa sama, dopóki nie zakończy jej karta (IM-18.4).

## Dlaczego nie: co najpierw

why-first-seating = Najpierw wybierz nację i stronę jej karty potęgi (IM-4.1, IM-4.2).
why-first-turn = Zagraj kartę z ręki, zaznacz kartę w grze albo zakończ turę (IM-6.1).
why-first-own-solstice = Najpierw rozpatrz swoje karty w przesilenie (IM-9.1).
why-first-choose = Najpierw wybierz jedną z możliwości (IM-5.4).
why-first-may = Najpierw zdecyduj, czy robisz to, na co karta pozwala (IM-5.3).
why-first-reaction = Najpierw zdecyduj o reakcji (IM-6.8).
why-first-pay = Najpierw zdecyduj, ile płacisz (IM-11.2).
why-first-put = Najpierw połóż żeton na karcie na rynku (IM-8.1).
why-first-return-exhaust = Najpierw wybierz, który żeton zaznaczenia wraca (IM-6.6).
why-first-treat = Najpierw wybierz symbol, który liczy się jako produkcja (IM-5.3).
why-first-payment = Najpierw zdecyduj, czym płacisz (IM-11.2).
why-first-move = Najpierw wybierz kartę, o którą chodzi w efekcie (IM-5.3).
why-first-station = Najpierw wybierz kartę, pod którą trafi do garnizonu (IM-11.13).
why-first-give = Najpierw wybierz kartę, którą dajesz (IM-11.22).
why-first-acquire = Najpierw wybierz kartę, którą zdobywasz (IM-10.3).
why-first-break-through = Najpierw dokończ podporządkowanie (IM-10.4).
why-first-swap-exile = Najpierw dokończ wymianę z kartami usuniętymi (IM-10.7).
why-first-play-by-effect = Najpierw wybierz kartę, którą zagrywasz (IM-6.3).
why-first-copy-exhaust = Najpierw wybierz efekt zaznaczenia, który powtarzasz (IM-6.6).
why-first-protection = Najpierw zdecyduj o ochronie przed atakiem (IM-13.2).
why-first-cleanup = Najpierw dokończ porządki (IM-8.3).
why-first-draw = Najpierw zdecyduj, czy dobierasz jeszcze kartę (IM-11.6).
why-first-draw-if-able = Najpierw zdecyduj, czy dobierasz jeszcze kartę (IM-11.7).
why-first-develop = Najpierw wybierz kartę rozwoju (IM-11.21).
why-first-reshuffle = Najpierw zdecyduj o rozwoju przed przetasowaniem (IM-12.2).
why-first-take-looked = Najpierw wybierz spośród kart, które widzisz (IM-5.3).
why-first-swap-with-nation = Najpierw wybierz kartę na wymianę z talią nacji (IM-5.3).
why-first-find = Najpierw wybierz spośród odszukanych kart (IM-11.17).
why-first-declare = Najpierw wskaż typ karty (IM-5.3).
