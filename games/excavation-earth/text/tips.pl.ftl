## Wskazówki w pierwszych partiach: tip-<wskazówka>

tip-last-round = Ostatnia runda: artefakty, których nie sprzedasz, nic nie dadzą.
tip-column = Pełna kolumna daje kartę, każda raz na grę.
tip-pushed-out = W kolejce mieści się czterech: piąty wypchnął pierwszego.
tip-sold = Kupujący czekają na statku. Następna sprzedaż odeśle ich do puli i zmieni popularność.
tip-zu = Zu robi, co każą karty; każdy wybór wyjaśnia dziennik.
tip-hold-full = W ładowni jest pięć miejsc. Sprzedaj coś albo dostarcz na czarny rynek.
tip-faction = Każda frakcja łamie jedną zasadę. Najłatwiej zacząć z Kuti Kuti: jeden odkrywca kopie dwa artefakty.
tip-mulligan = Możesz raz wymienić dowolne z podobnych kart.
tip-third-explorer = Stań tam, gdzie leży artefakt w kolorze twojej karty.
tip-action = Kolor karty służy akcjom wydobycia i prognozy, symbol akcjom rynku, rozkazu i przemytu. Podróż i sprzedaż opłaci każda karta.
tip-sale-card = Za sprzedaż zapłaci też karta podróży.
tip-fuel = Paliwo możesz podzielić między odkrywców. Resztę wolno zostawić.
tip-number = Liczba na artefakcie to wartość na czarnym rynku. Zwykłej sprzedaży nie zmienia.
tip-digging = Artefakt bierzesz spod odkrywcy; drugi tylko z innych wykopalisk.
tip-sample = Jeden strażnik nic nie daje; dwóch w kolumnie albo trzech w rzędzie już tak.
tip-market = Specjalny kupujący chce wszystkiego, ale wchodzi przed kolorowym; handlarz kiedy chcesz.
tip-sale = Popularność liczy się raz na całą sprzedaż.
tip-value = Sprzedaż płaci tyle samo za wysokie liczby i za niskie.
tip-command = Reprezentanci zostają i liczą się w każdej rundzie.
tip-order = Za kartę rozkazu płacisz wycofanym reprezentantem: nie liczy się już w centrum.
tip-crew = Załoga się skończyła: przejdzie strażnik, a galeria straci to pole.
tip-smuggling = Kupujesz za wartość plus 1, dostarczasz za samą wartość.
tip-hatch = W luku trzymasz tylko towar z czarnego rynku.
tip-survey = Kto pierwszy w rundzie wybierze akcję prognozy, zacznie następną.
tip-draft = To, czego nie weźmiesz, zobaczy sąsiad po lewej.
tip-pass = Po pasie nie masz już tur w tej rundzie.
