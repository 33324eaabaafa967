## Dlaczego nie: akcje tury

why-no-cards = Nie masz już karty, którą można zapłacić: zostaje pas (EE-5.5).
why-nowhere-to-dig = Żaden twój odkrywca nie stoi na stanowisku z artefaktem (EE-6.3).
why-dig-card = Twoi odkrywcy stoją przy artefaktach w kolorach: { $colours }. Nie masz karty w żadnym z nich (EE-6.3).
why-survey-imagined = Wyobrażona karta nie może leżeć między kartami prognozy (EE-6.26).
why-all-marked = Na każdej karcie prognozy leży już znacznik (EE-6.26).
why-stacks-empty = Nie ma już artefaktów do odkrycia (EE-6.31).
why-survey-card = Prognoza wymaga karty akcji w kolorze, którego stos nie jest pusty: { $colours } (EE-6.26, EE-6.31).
why-nothing-at-markets = Nie masz już załogi, a kupujących też zabrakło (EE-5.7).
why-nobody-at-market = Żaden twój odkrywca nie stoi na rynku (EE-6.8).
why-market-card = Twoi odkrywcy stoją na rynkach: { $markets }. Nie masz karty z żadnym z nich (EE-6.8).
why-smuggle-card = Tam, gdzie stoją twoi odkrywcy, przemyca się kartą jednego z rynków: { $markets }. Nie masz takiej (EE-6.23).
why-nothing-to-smuggle = Nie masz czego dostarczyć ani za co kupić na czarnym rynku (EE-6.24, EE-6.25).
why-command-card = Akcja rozkazu zadziałałaby z kartą jednego z rynków: { $markets }. Nie masz takiej (EE-6.21).
why-nothing-to-sell = Nie masz artefaktu na sprzedaż (EE-6.13).
why-no-traders = Nie masz handlarza na żadnym rynku, a sprzedaje on; postawisz go akcją rynku albo rozkazu (EE-6.13).
why-nobody-buys = Na żadnym rynku z twoim handlarzem nie ma kupującego na to, co masz (EE-6.13).

## Dlaczego nie: to, co twoje

why-faction = Zdolność twojej frakcji działa sama, kiedy przychodzi jej pora (EE-9).
why-third = Ten odkrywca już jest na mapie, teraz stawiasz trzeciego (EE-5.2).
why-explorer = Twój odkrywca zostaje tam, gdzie jest: { $at }; odkrywcy ruszają się w podróży (EE-6.1).
why-stored = Artefakty opuszczają statek przez sprzedaż albo przemyt: najpierw wybierz jedną z tych akcji (EE-6.13, EE-6.24).
why-given-up = Ten artefakt już należy do sprzedaży (EE-6.16).
why-other-colour = Teraz sprzedajesz { $colour } artefakty (EE-6.13).
why-colour-spent = Dostarcza się artefakty różnych kolorów i albo się dostarcza, albo kupuje (EE-6.24, EE-6.25).
why-one-way = Teraz kupujesz: umowa albo dostarcza, albo kupuje (EE-8.7).
why-guard-stays = Strażnik rusza się tylko wtedy, gdy twoja załoga się skończy (EE-7.7).
why-other-sample = Próbkę pobiera się tylko w polu artefaktu, który właśnie zdobywasz (EE-7.8).
why-no-guard = Nie ma tu strażnika, którego można by użyć (EE-7.7).
why-guarded = Stoi tu już strażnik (EE-8.12).
why-cell-value = To pole jest warte więcej, niż pozwala karta rozkazu (EE-8.12).
why-few-alike = Wymienia się tylko karty w kolorze albo z rynkiem, których masz co najmniej cztery (EE-2.5).

## Dlaczego nie: co najpierw

why-imagined = Za tę akcję nic nie płacisz: wybierz, którą wykonasz (EE-8.5).
why-first-pick = Najpierw wybierz frakcję (EE-2.1).
why-first-mulligan = Najpierw zdecyduj, które karty wymieniasz (EE-2.5).
why-first-draft = Najpierw wybierz karty, które zatrzymujesz (EE-4.12).
why-first-solo-draft = Najpierw wybierz karty, które zatrzymujesz (EE-12.7).
why-first-turn = Najpierw zakończ turę albo cofnij ostatni wybór (EE-5.3).
why-first-third = Najpierw postaw trzeciego odkrywcę (EE-5.2).
why-first-pilot = Najpierw zdecyduj o darmowym ruchu swojej frakcji (EE-9.3).
why-first-action = Najpierw wybierz akcję i kartę, którą za nią zapłacisz (EE-5.3, EE-5.4).
why-first-pass = Najpierw odrzuć karty akcji, aż zostaną dwie (EE-6.34).
why-first-travel = Najpierw dokończ podróż (EE-6.1).
why-first-excavate = Najpierw dokończ wydobycie (EE-6.3).
why-first-market = Najpierw dokończ akcję rynku (EE-6.8).
why-first-sell = Najpierw dokończ sprzedaż (EE-6.13).
why-first-command = Najpierw dokończ akcję rozkazu (EE-6.21).
why-first-smuggle = Najpierw dokończ przemyt (EE-6.24, EE-6.25).
why-first-survey = Najpierw dokończ akcję prognozy (EE-6.27, EE-6.30).
why-first-discard = Najpierw odrzuć karty, których wymaga karta rozkazu (EE-8.4).
why-first-deal = Najpierw dokończ umowę z karty rozkazu (EE-8.7).
why-first-dig = Najpierw dokończ wydobycie z karty rozkazu (EE-8.6).
why-first-bribe = Najpierw dokończ przesuwanie kupujących (EE-8.8).
why-first-campaign = Najpierw dokończ sprowadzanie kupujących (EE-8.9).
why-first-recruit = Najpierw dokończ wystawianie handlarzy (EE-8.10).
why-first-collection = Najpierw postaw strażnika z karty rozkazu (EE-8.12).
why-first-imagine = Najpierw dokończ akcję z wyobrażoną kartą (EE-8.5).
why-first-buy-first = Najpierw zdecyduj, czy kupujesz przed sprzedażą (EE-9.6).
why-first-free-card = Najpierw wybierz kartę, którą zatrzymujesz (EE-6.17).
why-first-sample = Najpierw zdecyduj, czy pobierasz próbkę (EE-7.8).
why-first-acquire = Najpierw wybierz miejsce dla artefaktu: ładownia albo ukryty luk (EE-6.25).
why-first-crew = Najpierw wybierz strażnika, którego użyjesz: twoja załoga się skończyła (EE-7.7).
