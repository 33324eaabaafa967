# Co i dla kogo zmienia każdy wariant: wiersz na stronie nowego stołu.
about-variant-box = Jakie nacje i wspólne karty są w grze, dla wszystkich. Antyk jest prostszym pudełkiem.
about-variant-nations = Jak każdy dostaje nację. Na pierwszą grę wszyscy dostają łatwą, ze stroną karty potęgi dla początkujących.
about-variant-level = Jak trudny jest przeciwnik w grze solo; najłagodniejszy jest Wódz.
about-variant-progress = Postęp może zastąpić zasoby i populację przy każdej cenie. Na początek wygodniej, gdy gra pyta o to tylko wtedy, gdy brakuje żetonów.
