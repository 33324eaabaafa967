## Wskazówki w pierwszych partiach: tip-<wskazówka>

tip-margin = Zapas topnieje. Pomóż wyspom albo znajdź kogoś, kto pomoże.
tip-bid = Każdy płaci swoją ofertę, także przegrani. Zero to dobra oferta na początek.
tip-order = Ustawiasz wszystkich, nie tylko siebie. Inni mogą ci zapłacić za lepsze miejsce.
tip-voyage = Ten region od razu da ci kostkę i tu zejdą na ląd twoi pierwsi obywatele.
tip-turn = W turze: jedna akcja dyskiem, jedna karta, jeden port lub rynek, w dowolnej kolejności.
tip-workers = Za dużo ludzi bez pracy: niezadowolenie rośnie co rundę. Zatrudnij kogoś.
tip-passing = Tura, w której nic nie zrobisz, to pas do końca rundy.
tip-harvest = Po ryby płyną statki, resztę zbierają obywatele. Kto pracuje, jest zajęty do następnej rundy.
tip-recruit = Im mniej wolnych robotników, tym drożej, ale i spokojniej.
tip-explore = Widzisz jedną stronę płytki. Jeśli ją odrzucisz, następną bierzesz w ciemno.
tip-migrate = Statek przewozi obywatela przez jedną granicę, a sam zostaje na miejscu.
tip-reproduce = Podatki, eksploracja i reprodukcja mają mało miejsc. Kto zwleka, może nie zdążyć.
tip-build = Miasto z aktywnym obywatelem rządzi regionem: jego budynkami i zbiorami.
tip-trade-token = Żeton możesz sprzedać jako dowolną kostkę, ale w kryzysie bywa bezcenny.
tip-trade = Każda transakcja to jedna kostka: im pełniejszy rząd, tym taniej ją kupisz i sprzedasz.
tip-crisis = Kostki z rynku krajowego są wspólne i darmowe. Zacznij od nich.
tip-rebels = Leżący szkodzi wszystkim, nieważne, czyj jest.
tip-delivery = Każda brakująca kostka to +1 niezadowolenia. Liczy się też żeton.
tip-evolution = Nowej karty użyjesz od następnej rundy. Do celów liczy się od razu.
tip-turning = Obrót zmienia cenę karty, a po trzecim karta znika.
tip-talks = Wymiana wiąże od razu, obietnica nie wiąże wcale.
tip-own-talk = Dotknij tego, co oddajesz i co chcesz dostać, albo wybierz zwykłą ofertę. Zamknąć rozmowy możesz bez skutków.
