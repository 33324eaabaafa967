## Why not: moves of the turn

why-recruit-none = No card of your hand is worth exactly the price of a card in the Docks (SS-8.3).
why-mine-none = No Crystal in the Mine is within reach of your cards (SS-9.3).
why-collect-none = All stacks of Artifacts are empty (SS-10.1).
why-collect-cheapest = The cheapest Artifact costs you { $cost }; all your cards together reach { $reach } (SS-10.3).
why-skill-none = You have no card in your hand whose skill you could use (SS-11.1).
why-extra-none = Only a skill or an Artifact gives you extra mining (SS-7.6).
why-raid-whole = A whole Base is raided, not one card: choose the Base itself (SS-12.2).
