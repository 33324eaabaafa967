# Co i dla kogo zmienia każdy wariant: wiersz na stronie nowego stołu.
about-variant-factions = Jak każdy dostaje frakcję, a z nią własną zdolność. Wybieranie jest dla tych, którzy je znają.
about-variant-start-hand = Jak każdy dostaje pierwsze karty. Draft trwa dłużej i mniej zależy od szczęścia.
about-variant-orders = Jakie karty rozkazów mogą się trafić każdemu. Mniej różnych łatwiej poznać.
