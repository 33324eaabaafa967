# Jak podpowiedzi nazywają to, co się zyskuje i płaci (`means.ts`), w bierniku.
means-tiles = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
  }
means-guards = { $count ->
    [one] { $count } strażnika w galerii
    [few] { $count } strażników w galerii
   *[many] { $count } strażników w galerii
  }
means-envoys = { $count ->
    [one] { $count } reprezentanta w centrach dowodzenia
    [few] { $count } reprezentantów w centrach dowodzenia
   *[many] { $count } reprezentantów w centrach dowodzenia
  }
means-hand = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
means-travel = { $count ->
    [one] { $count } kartę podróży
    [few] { $count } karty podróży
   *[many] { $count } kart podróży
  }
means-crew = { $count ->
    [one] { $count } członka załogi
    [few] { $count } członków załogi
   *[many] { $count } członków załogi
  }
