# What hints call the things one gains or pays (`means.ts`).
means-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
  }
means-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }
means-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
  }
means-markets = { $count ->
    [one] { $count } market
   *[other] { $count } markets
  }
means-ports = { $count ->
    [one] { $count } port
   *[other] { $count } ports
  }
means-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
means-citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
  }
means-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
means-cubes = { $count ->
    [one] { $count } resource cube
   *[other] { $count } resource cubes
  }
means-tokens = { $count ->
    [one] { $count } discovery token
   *[other] { $count } discovery tokens
  }
