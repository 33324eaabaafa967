## Why not: the turn, and cards that are not asked for

why-begun = You have begun to play cards this turn; innovating and revolting take a whole turn (IM-5.2).
why-no-unrest = You have no unrest card in your hand to return (IM-7.2).
why-no-solstice = { $card } has no solstice ability left this round (IM-9.1, IM-9.3).
why-no-reaction = { $card } does not react to this, is exhausted, or asks for something you cannot pay (IM-6.8).
why-no-protection = { $card } does not protect you from this attack now (IM-13.2, IM-13.6).
why-develop = This development costs { $price }, more than you can pay even with progress (IM-11.21).
why-not-meant = This card is not of the kind that is asked for (IM-5.3).
why-not-meant-by = { $card } says: { $does }. This card does not fit that (IM-5.3).
why-before = This card comes later; first { $does } (IM-5.3).
why-before-choose = First choose one of the things that { $card } offers, then this card (IM-5.4).
why-before-may = First decide whether to { $does }; then you choose this card (IM-5.3).

## Why not: where your cards lie

why-in-discard = Discarded cards come back when your deck is empty and is shuffled anew (IM-12.1, IM-12.2).
why-in-deck = This card is in your deck: you may play it once you have drawn it (IM-11.6).
why-in-history = Cards in history are out of play and count at the end (IM-3.2, IM-11.14).
why-in-sunken = Sunken cards are out of play and count at the end (IM-3.2, IM-11.15).
why-in-garrison = A garrisoned card lies under its host, out of play, and counts at the end (IM-3.2, IM-11.13).
why-in-nation-deck = Cards from your nation deck come one by one, when your deck is empty (IM-12.1).
why-in-development = You develop as an empire, when your deck is empty, or by a card that says so (IM-12.2).
why-in-quests = Quests wait here until King Arthur’s Court takes one up at the solstice (IM-18.4).
why-in-quest = This quest goes on by itself until a card ends it (IM-18.4).

## Why not: what comes first

why-first-seating = First choose your nation and the side of its power card (IM-4.1, IM-4.2).
why-first-turn = Play a card from your hand, exhaust one in play, or end the turn (IM-6.1).
why-first-own-solstice = First resolve your cards at the solstice (IM-9.1).
why-first-choose = First choose one of the ways (IM-5.4).
why-first-may = First decide whether you do what the card allows (IM-5.3).
why-first-reaction = First decide about your reaction (IM-6.8).
why-first-pay = First decide how much you pay (IM-11.2).
why-first-put = First put the token on a market card (IM-8.1).
why-first-return-exhaust = First choose which exhaust token comes back (IM-6.6).
why-first-treat = First choose the symbol that counts as production (IM-5.3).
why-first-payment = First decide how you pay (IM-11.2).
why-first-move = First choose the card that the effect asks for (IM-5.3).
why-first-station = First choose the card under which it is garrisoned (IM-11.13).
why-first-give = First choose the card you give (IM-11.22).
why-first-acquire = First choose the card you acquire (IM-10.3).
why-first-break-through = First finish breaking through (IM-10.4).
why-first-swap-exile = First finish the swap with the exile pile (IM-10.7).
why-first-play-by-effect = First choose the card you play (IM-6.3).
why-first-copy-exhaust = First choose the exhaust effect you copy (IM-6.6).
why-first-protection = First decide about protection from the attack (IM-13.2).
why-first-cleanup = First finish the clean-up (IM-8.3).
why-first-draw = First decide whether you draw another card (IM-11.6).
why-first-draw-if-able = First decide whether you draw another card (IM-11.7).
why-first-develop = First choose the development (IM-11.21).
why-first-reshuffle = First decide about developing before the reshuffle (IM-12.2).
why-first-take-looked = First choose among the cards you look at (IM-5.3).
why-first-swap-with-nation = First choose the card you swap with your nation deck (IM-5.3).
why-first-find = First choose among the cards found (IM-11.17).
why-first-declare = First name a type (IM-5.3).
