# Jak podpowiedzi nazywają to, co się zyskuje i płaci (`means.ts`), w bierniku.
means-florins = { $count ->
    [one] { $count } floren
    [few] { $count } floreny
   *[many] { $count } florenów
  }
means-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
  }
means-temples = { $count ->
    [one] { $count } świątynię
    [few] { $count } świątynie
   *[many] { $count } świątyń
  }
means-markets = { $count ->
    [one] { $count } rynek
    [few] { $count } rynki
   *[many] { $count } rynków
  }
means-ports = { $count ->
    [one] { $count } port
    [few] { $count } porty
   *[many] { $count } portów
  }
means-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
means-citizens = { $count ->
    [one] { $count } obywatela
    [few] { $count } obywateli
   *[many] { $count } obywateli
  }
means-ships = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
  }
means-cubes = { $count ->
    [one] { $count } kostkę surowców
    [few] { $count } kostki surowców
   *[many] { $count } kostek surowców
  }
means-tokens = { $count ->
    [one] { $count } żeton odkrycia
    [few] { $count } żetony odkryć
   *[many] { $count } żetonów odkryć
  }
