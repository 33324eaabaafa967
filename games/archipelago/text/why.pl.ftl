## Dlaczego nie: akcje tury

why-acted = Akcja tej tury jest już wykonana: jest jedna na turę (AR-8.2).
why-no-discs = Nie masz już w tej rundzie dysku akcji (AR-8.4).
why-no-circle = Twój krąg w tej strefie jest zajęty, a wolnego wspólnego nie ma (AR-8.4).
why-talk-later = W jednej turze rozmawia się najwyżej dwa razy (AR-17.6).
why-no-talk = Przy tym stole gra się bez negocjacji (AR-17.6).
why-bank-empty = W banku nie ma już kostek { $kind } (AR-9.2).
why-no-fishing = Żaden twój niezajęty statek nie stoi przy wolnym łowisku (AR-9.2).
why-no-harvest = Żaden twój niezajęty obywatel nie stoi na obszarze z wolnym symbolem { $kind } albo nie pozwala na to cudze miasto (AR-9.2).
why-no-taxes = Nie ma od kogo zebrać podatków (AR-9.1).
why-no-trade = Nie masz za co kupić ani czego sprzedać (AR-9.3).
why-no-explore = Żadna twoja niezajęta jednostka nie stoi przy pustym miejscu obok dwóch płytek albo zabrakło płytek (AR-9.4).
why-no-reproduce = Potrzeba dokładnie dwóch twoich aktywnych obywateli w jednym regionie i jednego w puli (AR-9.5).
why-no-workers = Nie ma wolnych robotników do zatrudnienia (AR-9.6).
why-no-citizens = W twojej puli nie ma już obywateli (AR-9.6).
why-hire-price = Robotnik kosztuje teraz { $price } f, a masz { $florins } f (AR-9.6).
why-no-recruit = Potrzebny jest region z twoją aktywną jednostką i z mniej niż trzema twoimi obywatelami (AR-9.6).
why-no-migrate = Żadna twoja niezajęta jednostka nie ma dokąd pójść (AR-9.7).
why-no-build = Nie stać cię na żaden budynek albo żadna twoja niezajęta jednostka nie stoi tam, gdzie można budować (AR-9.8).

## Dlaczego nie: to, co twoje

why-objective = Twój cel liczy się na koniec gry; do tej pory zostaje u ciebie (AR-13.5).
why-declined = Ten cel nie został u ciebie (AR-16.4).
why-card-talk = Tej karty nie można dodać do oferty: to zbudowany cud, leżą na niej dyski albo już w niej jest (AR-17.3).
why-card-turn = Swoich kart używasz we własnej turze w fazie akcji (AR-8.2).
why-building-turn = Portów i rynków używa się w turze w fazie akcji (AR-9.9).
why-tile-fits = Ta strona nie ma wybrzeża od strony płytki startowej albo nigdzie obok niej nie pasuje (AR-5.6).
why-ship-stands = Kryzys krajowy nie dotyczy statków (AR-7.2).
why-stands = Ten obywatel nie leży (AR-7.2).
why-stood-up = Tego obywatela nie można tym podnieść (AR-7.2).
why-unit-waits = Twoja jednostka zostaje na miejscu; teraz chodzi o coś innego (AR-9).

## Dlaczego nie: co najpierw

why-first-prepare = Najpierw wybierz cel (AR-5.11, AR-5.12).
why-first-voyage = Najpierw dokończ pierwszą podróż (AR-5.6, AR-5.8).
why-first-findings = Najpierw wybierz kostki z nowego regionu (AR-9.4).
why-first-order = Najpierw trzeba ustalić kolejność graczy (AR-6.3).
why-first-talk = Najpierw dokończ negocjacje (AR-17.2).
why-first-crisis = Najpierw trzeba rozstrzygnąć kryzys krajowy (AR-7.2).
why-first-delivery = Najpierw trzeba rozstrzygnąć kryzys eksportowy (AR-7.4).
why-first-evict = Najpierw zdecyduj o buntowniku na twoim budynku (AR-11.5).
why-first-turn = Wybierz akcję z koła, kartę, port albo rynek lub zakończ turę (AR-8.2).
why-first-harvest = Najpierw dokończ zbiory (AR-9.2).
why-first-trade = Najpierw dokończ handel (AR-9.3).
why-first-smuggle = Najpierw dokończ przemyt (AR-10.5).
why-first-explore = Najpierw dokończ eksplorację (AR-9.4).
why-first-reproduce = Najpierw dokończ reprodukcję (AR-9.5).
why-first-recruit = Najpierw dokończ rekrutację (AR-9.6).
why-first-migrate = Najpierw dokończ migrację (AR-9.7).
why-first-build = Najpierw dokończ budowę (AR-9.8).
why-first-pay = Najpierw zdecyduj, czym płacisz (AR-9.8).
why-first-use-card = Najpierw dokończ działanie karty (AR-10.5).
why-first-search = Najpierw wybierz kartę, którą kupujesz (AR-10.8).
why-first-sink-ship = Najpierw wybierz statek, który zatapiasz (AR-10.5).
why-first-tribute = Najpierw wybierz kostkę, którą oddajesz (AR-10.5).
why-first-steal = Najpierw dokończ kradzież (AR-10.5).
why-first-spy = Najpierw wybierz, za czyją zasłonkę zaglądasz (AR-10.5).
why-first-pillage = Najpierw dokończ grabież (AR-10.5).
why-first-stand-up = Najpierw wybierz, kogo podnosisz (AR-10.5).
why-first-disengage = Najpierw wybierz, kogo uwalniasz (AR-10.5).
why-first-stock-market = Najpierw wybierz kostkę na rynek (AR-10.5).
why-first-exchange = Najpierw wybierz kostkę, którą bierzesz (AR-10.5).
why-first-choose-gift = Najpierw wybierz, czym płacisz (AR-10.5).
why-first-ships-to-ports = Najpierw wybierz port (AR-10.5).
why-first-evolve = Najpierw kup albo obróć kartę na torze (AR-18.2).
