## Why not: actions of the turn

why-no-cards = You have no card left to pay with: all you can do is pass (EE-5.5).
why-nowhere-to-dig = None of your explorers stands on a dig site with an artefact (EE-6.3).
why-dig-card = Your explorers stand at artefacts of these colours: { $colours }. You have no card of any of them (EE-6.3).
why-survey-imagined = An imaginary card cannot lie in the forecast (EE-6.26).
why-all-marked = Every forecast card already has a marker (EE-6.26).
why-stacks-empty = There are no artefacts left to survey (EE-6.31).
why-survey-card = Survey takes an action card of a colour that still has artefacts in its stack: { $colours } (EE-6.26, EE-6.31).
why-nothing-at-markets = You have no crew left, and there are no buyers left to bring (EE-5.7).
why-nobody-at-market = None of your explorers stands on a market (EE-6.8).
why-market-card = Your explorers stand on these markets: { $markets }. You have no card that shows any of them (EE-6.8).
why-smuggle-card = Where your explorers stand you can smuggle with a card of one of these markets: { $markets }. You have none (EE-6.23).
why-nothing-to-smuggle = You have nothing to deliver and cannot pay for anything on the black market (EE-6.24, EE-6.25).
why-command-card = Command would work with a card of one of these markets: { $markets }. You have none (EE-6.21).
why-nothing-to-sell = You have no artefact to sell (EE-6.13).
why-no-traders = You have no trader at any market, and traders do the selling; Market or Command places one (EE-6.13).
why-nobody-buys = No market where you have a trader has a buyer for what you hold (EE-6.13).

## Why not: what is yours

why-faction = Your faction’s ability works by itself when its time comes (EE-9).
why-third = This explorer is on the map already; now the third one is placed (EE-5.2).
why-explorer = Your explorer stays at { $at }; explorers move with Travel (EE-6.1).
why-stored = Artefacts leave your ship with Sell or Smuggle: choose one of these actions first (EE-6.13, EE-6.24).
why-given-up = This artefact is part of the sale already (EE-6.16).
why-other-colour = You are selling { $colour } artefacts now (EE-6.13).
why-colour-spent = You deliver artefacts of different colours, and either deliver or acquire (EE-6.24, EE-6.25).
why-one-way = You are acquiring now: a deal either delivers or acquires (EE-8.7).
why-guard-stays = A guard moves only when your supply is empty (EE-7.7).
why-other-sample = Only the cell of the artefact you have just gained can be sampled (EE-7.8).
why-no-guard = There is no guard here to use (EE-7.7).
why-guarded = A guard stands here already (EE-8.12).
why-cell-value = This cell is worth more than the order allows (EE-8.12).
why-few-alike = Only cards of a colour or market of which you were dealt four or more can be exchanged (EE-2.5).

## Why not: what comes first

why-imagined = Nothing is paid for this action: choose which one you take (EE-8.5).
why-first-pick = First choose your faction (EE-2.1).
why-first-mulligan = First decide which cards you exchange (EE-2.5).
why-first-draft = First choose the cards you keep (EE-4.12).
why-first-solo-draft = First choose the cards you keep (EE-12.7).
why-first-turn = First end your turn, or undo your last choice (EE-5.3).
why-first-third = First place your third explorer (EE-5.2).
why-first-pilot = First decide about the free move of your faction (EE-9.3).
why-first-action = First choose an action and the card that pays for it (EE-5.3, EE-5.4).
why-first-pass = First discard down to two action cards (EE-6.34).
why-first-travel = First finish travelling (EE-6.1).
why-first-excavate = First finish excavating (EE-6.3).
why-first-market = First finish at this market (EE-6.8).
why-first-sell = First finish the sale (EE-6.13).
why-first-command = First finish the Command (EE-6.21).
why-first-smuggle = First finish smuggling (EE-6.24, EE-6.25).
why-first-survey = First finish the Survey (EE-6.27, EE-6.30).
why-first-discard = First discard the cards that the order takes (EE-8.4).
why-first-deal = First finish the deal of the order card (EE-8.7).
why-first-dig = First finish excavating with the order card (EE-8.6).
why-first-bribe = First finish moving buyers (EE-8.8).
why-first-campaign = First finish bringing buyers (EE-8.9).
why-first-recruit = First finish placing traders (EE-8.10).
why-first-collection = First place the guard of the order card (EE-8.12).
why-first-imagine = First finish the action with the imaginary card (EE-8.5).
why-first-buy-first = First decide whether you buy before the sale (EE-9.6).
why-first-free-card = First choose the card you keep (EE-6.17).
why-first-sample = First decide whether you take a sample (EE-7.8).
why-first-acquire = First choose where the artefact goes: the hold or the hatch (EE-6.25).
why-first-crew = First choose the guard you use: your supply is empty (EE-7.7).
