# What hints call the things one gains or pays (`means.ts`).
means-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
means-ability = { $count ->
    [one] { $count } Artifact ability
   *[other] { $count } Artifact abilities
  }
means-base = { $count ->
    [one] { $count } card in your Base
   *[other] { $count } cards in your Base
  }
