# What hints call the things one gains or pays (`means.ts`).
means-empire = the Empire side
means-materials = { $count ->
    [one] { $count } material
   *[other] { $count } materials
  }
means-population = { $count ->
    [one] { $count } population
   *[other] { $count } population
  }
means-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
means-play = { $count ->
    [one] { $count } card in play
   *[other] { $count } cards in play
  }
