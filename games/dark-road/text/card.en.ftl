## The card of the game

one-page-goal = Plenty of coins and plenty of prestige: the lower of the two counts, plus victory points.

one-page-turn = Your turn
one-page-turn-plan-name = Plan
one-page-turn-plan = A reserve die goes to a lock slot; the die there comes out. Slot 1: a good; slot 2: a lantern or an illuminated die; slot 3: 2 coins or a turn of the wheel.
one-page-turn-move-name = Move
one-page-turn-move = Ride the value of the freed die; a horseshoe is one space forward or back.
one-page-turn-activate-name = Activate
one-page-turn-activate = One of the two districts beside you; with an illuminated die both and the building.
one-page-turn-rest-name = Rest
one-page-turn-rest = The table is refilled.

one-page-districts = Districts
one-page-districts-bazaar-name = Great Bazaar
one-page-districts-bazaar = buy goods at the wheel’s prices
one-page-districts-commissions-name = Queen’s Commissions
one-page-districts-commissions = take a commission: a town and three goods
one-page-districts-excursions-name = Yurg’s Excursions
one-page-districts-excursions = the ruins (a fine good) or a caravan
one-page-districts-dark-name = Dark Market
one-page-districts-dark = two goods for coins
one-page-districts-inn-name = Ringway Inn
one-page-districts-inn = sell to a hero, who comes aboard

one-page-caravan = A caravan
one-page-caravan-lead = The leader takes a companion and chooses the road and the town; others may join.
one-page-caravan-dice = Everyone takes a travel die, then come deliveries; the leader takes a Good Fortune.

one-page-points = Ways to points
one-page-points-commission-name = Commission
one-page-points-commission = 1, 3 or 6 prestige for one, two or three goods, and 1 for each star
one-page-points-hero-name = Hero
one-page-points-hero = blue region 2 coins, green 2 prestige, purple 1 of each
one-page-points-sales-name = Sales at the Inn
one-page-points-sales = coins
one-page-points-deeds-name = Deeds
one-page-points-deeds = what they say; Trophy 2; an illuminated die left at the end 1

one-page-end = The end
one-page-end-turns = After 13 rounds everyone visits one more town.
