# What hints call the things one gains or pays (`means.ts`).
means-tiles = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
  }
means-guards = { $count ->
    [one] { $count } guard in the gallery
   *[other] { $count } guards in the gallery
  }
means-envoys = { $count ->
    [one] { $count } envoy in the command centres
   *[other] { $count } envoys in the command centres
  }
means-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
means-travel = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
  }
means-crew = { $count ->
    [one] { $count } crew member
   *[other] { $count } crew members
  }
