## Tips in the first games: tip-<tip>

tip-margin = The margin is melting. Help the islands, or find someone who will.
tip-bid = Everyone pays their bid, losers too. Zero is a fine bid to start with.
tip-order = You place everyone, not just yourself. Others may pay you for a better place.
tip-voyage = This region gives you a cube at once, and your first citizens go ashore here.
tip-turn = In a turn: one action with a disc, one card, one port or market, in any order.
tip-workers = Too many without work: unrest rises every round. Hire someone.
tip-passing = A turn in which you do nothing is a pass for the rest of the round.
tip-harvest = Ships catch fish, citizens harvest the rest. Whoever works is ready again next round.
tip-recruit = The fewer free workers, the dearer they are, and the calmer the islands.
tip-explore = You see one side of the tile. Refuse it, and you take the next one blind.
tip-migrate = A ship carries a citizen across one border and stays where it is.
tip-reproduce = Taxes, exploration and reproduction have few places. Wait too long and they are gone.
tip-build = A city with an active citizen rules the region: its buildings and its harvest.
tip-trade-token = You may sell a token as any cube, but in a crisis it can be priceless.
tip-trade = Each transaction is one cube: the fuller its row, the cheaper to buy and the less it sells for.
tip-crisis = Cubes on the domestic market are shared and free. Start with those.
tip-rebels = Anyone lying down harms everyone, no matter whose citizen it is.
tip-delivery = Every missing cube is +1 unrest. A token counts too.
tip-evolution = You can use a new card from next round. For objectives it counts at once.
tip-turning = A turn changes a card’s price, and after the third the card is gone.
tip-talks = An exchange binds at once; a promise does not bind at all.
tip-own-talk = Tap what you give and what you want, or pick a usual offer. Closing the talks costs nothing.
