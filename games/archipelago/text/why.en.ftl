## Why not: actions of the turn

why-acted = You have already taken your action this turn (AR-8.2).
why-no-discs = You have no action disc left this round (AR-8.4).
why-no-circle = Your circle of this zone is taken, and no shared one is free (AR-8.4).
why-talk-later = Talks are held twice in a turn at most (AR-17.6).
why-no-talk = This table plays without negotiation (AR-17.6).
why-bank-empty = The bank has no cubes of { $kind } left (AR-9.2).
why-no-fishing = None of your ready ships lies at a free shoal (AR-9.2).
why-no-harvest = None of your ready citizens stands in an area with a free symbol of { $kind }, or somebody’s city forbids it (AR-9.2).
why-no-taxes = There is nobody to tax (AR-9.1).
why-no-trade = You can buy nothing and have nothing that a market would take (AR-9.3).
why-no-explore = None of your ready units stands beside an empty place next to two tiles, or no tiles are left (AR-9.4).
why-no-reproduce = You need exactly two active citizens of yours in one region, and one in your supply (AR-9.5).
why-no-workers = There are no free workers to hire (AR-9.6).
why-no-citizens = You have no citizens left in your supply (AR-9.6).
why-hire-price = A worker costs { $price } f now, and you have { $florins } f (AR-9.6).
why-no-recruit = You need a region with an active unit of yours and fewer than three of your citizens (AR-9.6).
why-no-migrate = None of your ready units has anywhere to go (AR-9.7).
why-no-build = You cannot pay for any building, or none of your ready units stands where one could be built (AR-9.8).

## Why not: what is yours

why-objective = Your objective scores at the end; until then it stays with you (AR-13.5).
why-declined = You did not keep this objective (AR-16.4).
why-card-talk = This card cannot be part of the offer: it is a built wonder, carries discs, or is in it already (AR-17.3).
why-card-turn = Your cards are used in your own turn of the action phase (AR-8.2).
why-building-turn = Ports and markets are used in a turn of the action phase (AR-9.9).
why-tile-fits = This side has no coast towards the start tile, or fits nowhere beside it (AR-5.6).
why-ship-stands = Ships are not touched by a domestic crisis (AR-7.2).
why-stands = This citizen is not lying down (AR-7.2).
why-stood-up = This citizen cannot be calmed by this (AR-7.2).
why-unit-waits = Your unit stays where it is; something else is asked now (AR-9).

## Why not: what comes first

why-first-prepare = First choose the objective (AR-5.11, AR-5.12).
why-first-voyage = First finish your first voyage (AR-5.6, AR-5.8).
why-first-findings = First choose the cubes of the new region (AR-9.4).
why-first-order = First settle the turn order (AR-6.3).
why-first-talk = First finish the negotiation (AR-17.2).
why-first-crisis = First settle the domestic crisis (AR-7.2).
why-first-delivery = First settle the export crisis (AR-7.4).
why-first-evict = First decide about the rebel on your building (AR-11.5).
why-first-turn = Choose an action of the wheel, a card, a port or a market, or end the turn (AR-8.2).
why-first-harvest = First finish the harvest (AR-9.2).
why-first-trade = First finish trading (AR-9.3).
why-first-smuggle = First finish smuggling (AR-10.5).
why-first-explore = First finish exploring (AR-9.4).
why-first-reproduce = First finish reproducing (AR-9.5).
why-first-recruit = First finish recruiting (AR-9.6).
why-first-migrate = First finish migrating (AR-9.7).
why-first-build = First finish building (AR-9.8).
why-first-pay = First decide how you pay (AR-9.8).
why-first-use-card = First finish using the card (AR-10.5).
why-first-search = First choose the card you buy (AR-10.8).
why-first-sink-ship = First choose the ship you sink (AR-10.5).
why-first-tribute = First choose the cube you give (AR-10.5).
why-first-steal = First finish the theft (AR-10.5).
why-first-spy = First choose whose screen you look behind (AR-10.5).
why-first-pillage = First finish pillaging (AR-10.5).
why-first-stand-up = First choose who is calmed (AR-10.5).
why-first-disengage = First choose which unit is ready again (AR-10.5).
why-first-stock-market = First choose the cube for the market (AR-10.5).
why-first-exchange = First choose the cube you take (AR-10.5).
why-first-choose-gift = First choose what you pay (AR-10.5).
why-first-ships-to-ports = First choose the port (AR-10.5).
why-first-evolve = First buy or turn a card of the track (AR-18.2).
