# Jak podpowiedzi nazywają to, co się zyskuje i płaci (`means.ts`), w bierniku.
means-hand = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
means-ability = { $count ->
    [one] { $count } umiejętność Artefaktu
    [few] { $count } umiejętności Artefaktów
   *[many] { $count } umiejętności Artefaktów
  }
means-base = { $count ->
    [one] { $count } kartę w Bazie
    [few] { $count } karty w Bazie
   *[many] { $count } kart w Bazie
  }
