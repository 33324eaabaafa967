# What hints call the things one gains or pays (`means.ts`).
means-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
means-prestige = { $count ->
    [one] { $count } prestige
   *[other] { $count } prestige
  }
means-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }
means-heroes = { $count ->
    [one] { $count } hero in the wagon
   *[other] { $count } heroes in the wagon
  }
means-contracts = { $count ->
    [one] { $count } commission
   *[other] { $count } commissions
  }
means-delivered = { $count ->
    [one] { $count } delivery in the register
   *[other] { $count } deliveries in the register
  }
means-companions = { $count ->
    [one] { $count } companion
   *[other] { $count } companions
  }
means-feats = { $count ->
    [one] { $count } Deed
   *[other] { $count } Deeds
  }
means-upgrades = { $count ->
    [one] { $count } wagon upgrade
   *[other] { $count } wagon upgrades
  }
means-lanterns = { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
  }
means-horseshoes = { $count ->
    [one] { $count } horseshoe
   *[other] { $count } horseshoes
  }
means-quartz = { $count ->
    [one] { $count } quartz
   *[other] { $count } quartz
  }
