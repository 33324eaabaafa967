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
    [one] { $count } card of your own
   *[other] { $count } cards of your own
  }
means-play = { $count ->
    [one] { $count } card in play
   *[other] { $count } cards in play
  }
