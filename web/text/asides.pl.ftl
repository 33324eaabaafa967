# Co serwer mówi obok gry, w jej dzienniku.
aside-undid = { $player } cofa { $count ->
    [one] wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
  }.
aside-undid-agreed = Za zgodą pozostałych { $player } cofa wybór i wszystko, co nastąpiło po nim.
aside-minded-absent = { $player } odchodzi od stołu; na razie gra bot.
aside-minded-clock = { $player } nie ma już czasu; gra bot.
aside-minded-resigned = { $player } rezygnuje; dalej gra bot.
aside-returned = { $player } wraca do gry.
