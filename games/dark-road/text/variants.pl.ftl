# Co i dla kogo zmienia każdy wariant: wiersz na stronie nowego stołu.
about-variant-buildings = Które cztery budynki stoją na Dookolu, dla wszystkich. Zestaw na pierwszą grę jest najprostszy.
about-variant-start = Czy wierzchowca i bohatera się rozdaje, czy każdy po kolei wybiera parę. Draft jest dla tych, którzy je znają.
about-variant-feats = Ile dokonań każdy ma na początku do wyboru. Wybór pomaga tym, którzy mają już plan.
about-variant-coins = Czy inni widzą, ile masz monet. Jawne monety są dla tych, którzy lubią liczyć.
about-variant-concern = Przeciwnik, którym gra sama gra, przeciw wszystkim. W grze solo jest zawsze; nazwy idą od łagodnego do trudnego.
