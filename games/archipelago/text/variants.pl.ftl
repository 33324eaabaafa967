# Co i dla kogo zmienia każdy wariant: wiersz na stronie nowego stołu.
about-variant-length = Jak daleko jest do końca, dla wszystkich: krótka partia kończy się o wiele wcześniej niż długa.
about-variant-desert-start = Gdzie wszyscy zaczynają. W pustynnej wiosce zaczynacie blisko siebie.
about-variant-all-clear = Czy cele są tajne. Jawne są dobre na pierwszy wieczór: nikt nie musi zgadywać i nie ma zdrajcy.
about-variant-more-control = Ile celów liczy się wszystkim. Przy dwóch mniej zależy od tajnych.
about-variant-wider-choice = Czy każdy wybiera swoje tajne cele. Dla tych, którzy je znają.
about-variant-choose-openly = Skąd się bierze cel jawny: z losu albo z głosowania wszystkich.
about-variant-benefactor = Cel jawny dla tego, kto najwięcej odda wyspom; nikt nie gra wtedy przeciw wszystkim.
about-variant-negotiation = Czy gracze mogą składać sobie oferty i obietnice. Bez nich gra się szybciej.
