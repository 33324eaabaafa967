# What each variant changes, and for whom: a line on the page of a new table.
about-variant-length = How far the end is, for everybody: a short game ends much sooner than a long one.
about-variant-desert-start = Where everybody begins. In the desert village you start close together.
about-variant-all-clear = Whether objectives are secret. Open ones suit a first evening: nobody has to guess, and there is no traitor.
about-variant-more-control = How many objectives count for everybody. With two, less depends on the secret ones.
about-variant-wider-choice = Whether you choose your own secret objectives. For those who know them.
about-variant-choose-openly = How the public objective comes about: by luck, or by everybody’s vote.
about-variant-benefactor = A public objective for whoever gives most to the islands; nobody plays against all then.
about-variant-negotiation = Whether players may make each other offers and promises. Without them the game is quicker.
