## Tips in the first games: tip-<tip>

tip-nearly-over = At the end everyone visits one town. Gather deliveries for a single address.
tip-reserve-empty = Reserve empty: you now free your last three dice, and slot 1 crafts what you like.
tip-lower-number = The lower number counts. Go for whichever you have less of.
tip-no-room = Your wagon has no room for more heroes, or for more commissions. Time for a caravan.
tip-wheel = The market wheel has turned: every price drops a step, only the last 1 jumps to 5.
tip-companion = Each ability of your companion costs 1 quartz and works once a game. The Quartz Mine gives quartz.
tip-plan = First decide where to ride; then find the slot whose die takes you there.
tip-lock = The die you lock now will carry you in a later turn.
tip-reset = Three equal values: you may set them to 1, 2, 3 again. Usually worth it.
tip-horseshoe = A horseshoe works both ways, once a turn.
tip-bazaar-die = Turn a die to a good you are buying anyway: a second good of the same field is free.
tip-bazaar = Prices stand on the wheel. Buy what a hero or a commission wants.
tip-inn = A hero you sell to comes aboard: take them to their town later.
tip-inn-good = Before you sell, see whether a commission of yours wants this good too.
tip-commission = The best commission is for a town you are taking somebody to anyway.
tip-dark-market = Two goods for 1–4 coins: often cheaper than the Bazaar.
tip-ruins = Every hero aboard lets you go one space further in the ruins.
tip-stowing = Goods have shapes. Keep those that commissions or heroes want.
tip-road = The shortcut brings two Good Fortunes, but it is rougher and you pick last.
tip-joining = Join if you carry something for that region. If not, all you get is a die: it gives or takes.
tip-travel-die = A lantern rerolls all the dice that are left.
tip-visits = A partial commission pays too: 1 for one good, 3 for two, 6 for three. The rest is lost.
tip-fortune = Whoever takes coins first gets 5; later it is only 3.
