# Co i dla kogo zmienia każdy wariant: wiersz na stronie nowego stołu.
about-variant-factions = Które cztery Frakcje są w grze, dla wszystkich. Instrukcja ma zestaw na pierwszą grę.
about-variant-open = Czy inni widzą twoje karty i Kryształy. Jawnie łatwiej tłumaczyć przy jednym stole i grać z dziećmi.
