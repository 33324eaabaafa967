# Jak podpowiedzi nazywają to, co się zyskuje i płaci (`means.ts`), w bierniku.
means-empire = stronę imperium
means-materials = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
  }
means-population = { $count ->
    [one] { $count } populację
    [few] { $count } populacje
   *[many] { $count } populacji
  }
means-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
means-play = { $count ->
    [one] { $count } kartę w grze
    [few] { $count } karty w grze
   *[many] { $count } kart w grze
  }
