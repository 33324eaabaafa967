## Dlaczego nie: ruchy w turze

why-recruit-none = Żadna karta z twojej ręki nie jest warta dokładnie tyle, ile kosztuje karta z Doków (SS-8.3).
why-mine-none = Twoje karty nie wystarczą na żaden Kryształ z Kopalni (SS-9.3).
why-collect-none = Wszystkie stosy Artefaktów są puste (SS-10.1).
why-collect-cheapest = Najtańszy Artefakt kosztuje cię { $cost }, a wszystkie twoje karty dają razem { $reach } (SS-10.3).
why-skill-none = Nie masz w ręce karty, której umiejętności można by użyć (SS-11.1).
why-extra-none = Dodatkowe fedrowanie daje tylko umiejętność albo Artefakt (SS-7.6).
why-raid-whole = Przejmuje się całą Bazę, nie jedną kartę: wybierz samą Bazę (SS-12.2).
