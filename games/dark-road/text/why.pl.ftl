## Dlaczego nie: to, co twoje

why-good = Towary sprzedaje się w Gospodzie i dostarcza z zamówieniami (DR-11.2, DR-14.3).
why-own-hero = Bohatera z wozu dowozi karawana do { $town } (DR-14.4).
why-own-contract = Zamówienie dowozi karawana do { $town } (DR-14.3).
why-one-town = To do { $town }; dostarczasz w jednym mieście, każdą rzecz raz (DR-14.1, DR-25.1).
why-delivered = To już dostarczone; policzy się dokonaniom na koniec (DR-23.3).
why-own-steed = Wierzchowiec pomaga sam, kiedy może (DR-20.1).
why-own-upgrade = Ulepszenie działa samo, razem ze swoim miejscem w wozie (DR-21.2).
why-own-feat = Dokonanie zapłaci na koniec gry (DR-23.3).
why-companion-use = Najpierw wybierz „Skorzystaj z towarzysza”, potem jego (DR-19.1).
why-companion-twin = Jego umiejętność jest zużyta, nie masz dla niego podarunku albo świeci inny taki sam towarzysz (DR-19.2).
why-no-companion = Nie masz jeszcze towarzysza: poprowadź karawanę u Yurga (DR-13.1).
why-companions-idle = Żaden z twoich towarzyszy nie ma teraz nic do zrobienia albo brakuje podarunku (DR-19.2, DR-19.6).

## Dlaczego nie: co najpierw

why-first-name-buildings = Najpierw wybierz budynki tej gry (DR-3.2).
why-first-draft = Najpierw wybierz wierzchowca i początkowego bohatera (DR-28.1).
why-first-feat-choice = Najpierw wybierz dokonanie, które zostaje (DR-3.16).
why-first-plan = Najpierw zaplanuj: wybierz kość z rezerwy i pole, na którym ją zablokujesz (DR-5.2).
why-first-glow-to-pool = Najpierw wybierz kość blasku, która przejdzie do puli akcji (DR-5.3).
why-first-move = Najpierw ruch: odwiedzisz to, obok czego staniesz (DR-6.1).
why-first-activate = Wybierz dzielnicę albo budynek przy swoim wozie lub zakończ turę (DR-7.1).
why-first-bazaar = Najpierw dokończ zakupy na Wielkim Bazarze (DR-8.2).
why-first-dark-market = Najpierw przesuń znacznik Czarnego Rynku (DR-10.1).
why-first-inn = Najpierw dokończ sprawy w Gospodzie (DR-11.2).
why-first-explore = Najpierw dokończ wyprawę do Ruin Yin (DR-12).
why-first-travel = Najpierw przygotuj karawanę: towarzysz, droga, miasto (DR-13.1).
why-first-caravan = Najpierw zdecyduj, czy dołączasz do karawany (DR-13).
why-first-pick = Najpierw weź kość podróży (DR-13).
why-first-visits = Najpierw dokończ dostawy (DR-14.3, DR-14.4).
why-first-fortunes = Najpierw weź swój uśmiech losu (DR-15.2).
why-first-choose = Najpierw wybierz jedno z dwojga (DR-24.7).
why-first-may = Najpierw zdecyduj, czy to robisz (DR-24.2).
why-first-settle = Najpierw oddaj to, co się nie mieści (DR-17.4, DR-18.2).
why-first-end = Najpierw dokończ ostatnie odwiedziny i dokonania (DR-25.1, DR-26.1).
why-first-companion = Najpierw wybierz towarzysza (DR-19.1).
why-first-gift = Najpierw wybierz podarunek dla towarzysza (DR-19.2).
why-first-exchange = Najpierw zdecyduj, czym płacisz (DR-22.1).
why-first-swap = Najpierw wybierz, co wymieniasz (DR-22.3).
why-first-take-contract = Najpierw wybierz zamówienie (DR-18.4).
why-first-take-feat = Najpierw wybierz dokonanie (DR-23.2).
why-first-take-upgrade = Najpierw wybierz ulepszenie (DR-21.1).
why-first-take-steed = Najpierw wybierz wierzchowca (DR-20.1).
why-first-take-good = Najpierw wybierz towar, który bierzesz (DR-24.1).
why-first-lose-good = Najpierw wybierz towar, który tracisz (DR-24.3).
why-first-flip = Najpierw wybierz towar do odwrócenia (DR-24.2).
why-first-board = Najpierw wybierz bohatera, który odchodzi: nie ma już miejsc (DR-18.3).
why-first-take-hero = Najpierw wybierz bohatera, którego bierzesz (DR-24.2).
why-first-lose-hero = Najpierw wybierz bohatera, którego tracisz (DR-24.3).
why-first-deliver-inn-hero = Najpierw wybierz bohatera z Gospody, który zostanie dowieziony (DR-24.2).
