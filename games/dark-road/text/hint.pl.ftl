# Jak podpowiedzi nazywają to, co się zyskuje i płaci (`means.ts`), w bierniku.
means-coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
  }
means-prestige = { $count ->
    [one] { $count } punkt prestiżu
    [few] { $count } punkty prestiżu
   *[many] { $count } punktów prestiżu
  }
means-goods = { $count ->
    [one] { $count } towar
    [few] { $count } towary
   *[many] { $count } towarów
  }
means-heroes = { $count ->
    [one] { $count } bohatera na wozie
    [few] { $count } bohaterów na wozie
   *[many] { $count } bohaterów na wozie
  }
means-contracts = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
  }
means-delivered = { $count ->
    [one] { $count } dostawę w rejestrze
    [few] { $count } dostawy w rejestrze
   *[many] { $count } dostaw w rejestrze
  }
means-companions = { $count ->
    [one] { $count } towarzysza
    [few] { $count } towarzyszy
   *[many] { $count } towarzyszy
  }
means-feats = { $count ->
    [one] { $count } dokonanie
    [few] { $count } dokonania
   *[many] { $count } dokonań
  }
means-upgrades = { $count ->
    [one] { $count } ulepszenie wozu
    [few] { $count } ulepszenia wozu
   *[many] { $count } ulepszeń wozu
  }
means-lanterns = { $count ->
    [one] { $count } latarenkę
    [few] { $count } latarenki
   *[many] { $count } latarenek
  }
means-horseshoes = { $count ->
    [one] { $count } podkowę
    [few] { $count } podkowy
   *[many] { $count } podków
  }
means-quartz = { $count ->
    [one] { $count } żarokwarc
    [few] { $count } żarokwarce
   *[many] { $count } żarokwarców
  }
