## Why not: what is yours

why-good = Goods are sold at the Ringway Inn and delivered with commissions (DR-11.2, DR-14.3).
why-own-hero = A hero aboard is delivered by a caravan to { $town } (DR-14.4).
why-own-contract = A commission is delivered by a caravan to { $town } (DR-14.3).
why-one-town = This goes to { $town }; you deliver in one town, and each thing once (DR-14.1, DR-25.1).
why-delivered = This has been delivered; it counts for your deeds at the end (DR-23.3).
why-own-steed = Your steed works by itself when it can (DR-20.1).
why-own-upgrade = Your upgrade works by itself, with its slot or its place in the wagon (DR-21.2).
why-own-feat = A deed pays at the end of the game (DR-23.3).
why-companion-use = Choose “Use a companion” first, then the companion (DR-19.1).
why-companion-twin = Its ability is spent, cannot be paid for, or belongs to an equal companion that glows (DR-19.2).
why-no-companion = You have no companion yet: lead a caravan with Yurg (DR-13.1).
why-companions-idle = None of your companions can do anything now, or you have no gift for them (DR-19.2, DR-19.6).

## Why not: what comes first

why-first-name-buildings = First choose the buildings of this game (DR-3.2).
why-first-draft = First choose your steed and starting hero (DR-28.1).
why-first-feat-choice = First choose the deed you keep (DR-3.16).
why-first-plan = First plan: choose a die of your reserve and the slot in which you lock it (DR-5.2).
why-first-glow-to-pool = First choose the illuminated die that goes to your action pool (DR-5.3).
why-first-move = First ride: you visit what your wagon stands beside (DR-6.1).
why-first-activate = Choose a district or a building beside your wagon, or end the turn (DR-7.1).
why-first-bazaar = First finish at the Great Bazaar (DR-8.2).
why-first-dark-market = First move the marker of the Dark Market (DR-10.1).
why-first-inn = First finish at the Ringway Inn (DR-11.2).
why-first-explore = First finish exploring the Ruins of Yin (DR-12).
why-first-travel = First prepare the caravan: a companion, a road, a town (DR-13.1).
why-first-caravan = First decide whether you join the caravan (DR-13).
why-first-pick = First take a travel die (DR-13).
why-first-visits = First finish your deliveries (DR-14.3, DR-14.4).
why-first-fortunes = First take your Good Fortune (DR-15.2).
why-first-choose = First choose one of the two (DR-24.7).
why-first-may = First decide whether you do it (DR-24.2).
why-first-settle = First give up what has no room in your wagon (DR-17.4, DR-18.2).
why-first-end = First finish your last visit and your deeds (DR-25.1, DR-26.1).
why-first-companion = First choose the companion you use (DR-19.1).
why-first-gift = First choose the gift for the companion (DR-19.2).
why-first-exchange = First decide how you pay (DR-22.1).
why-first-swap = First choose what you swap (DR-22.3).
why-first-take-contract = First choose the commission (DR-18.4).
why-first-take-feat = First choose the deed (DR-23.2).
why-first-take-upgrade = First choose the upgrade (DR-21.1).
why-first-take-steed = First choose the steed (DR-20.1).
why-first-take-good = First choose the good you take (DR-24.1).
why-first-lose-good = First choose the good you lose (DR-24.3).
why-first-flip = First choose the good you turn over (DR-24.2).
why-first-board = First choose the hero who leaves: your seats are full (DR-18.3).
why-first-take-hero = First choose the hero you take (DR-24.2).
why-first-lose-hero = First choose the hero you lose (DR-24.3).
why-first-deliver-inn-hero = First choose the hero at the Inn who is delivered (DR-24.2).
