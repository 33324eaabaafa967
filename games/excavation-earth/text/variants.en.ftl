# What each variant changes, and for whom: a line on the page of a new table.
about-variant-factions = How factions are dealt; each has a power of its own. Picking is for those who know them.
about-variant-start-hand = How everybody comes by their first cards. Drafting takes longer and leaves less to luck.
about-variant-orders = Which order cards can turn up for everybody. Fewer different ones are quicker to learn.
