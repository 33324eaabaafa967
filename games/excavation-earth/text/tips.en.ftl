## Tips in the first games: tip-<tip>

tip-last-round = Last round: artefacts you don’t sell are worth nothing.
tip-column = A full column gives a card, each column once a game.
tip-pushed-out = A queue holds four: the fifth pushed out the first.
tip-sold = Buyers wait on the ship. The next sale sends them home and changes popularity.
tip-zu = Zu does what its cards say; the log explains every choice.
tip-hold-full = The hold has five places. Sell something or deliver it to the black market.
tip-faction = Each faction bends one rule. Kuti Kuti is the easiest start: one explorer digs two artefacts.
tip-mulligan = You may exchange any of these matching cards, once.
tip-third-explorer = Stand where an artefact in the colour of one of your cards lies.
tip-action = Colours are for Excavate and Survey, symbols for Market, Command and Smuggle; any card pays for Travel or Sell.
tip-sale-card = A travel card can pay for a sale too.
tip-fuel = You may split fuel among explorers, and leave some unused.
tip-number = The number on an artefact is its value on the black market. It doesn’t change an ordinary sale.
tip-digging = The artefact comes from under an explorer; a second one only from another dig site.
tip-sample = One guard scores nothing; two in a column or three in a row do.
tip-market = A special buyer wants anything, but comes before a coloured one; the trader whenever you like.
tip-sale = Popularity is paid once for the whole sale.
tip-value = A sale pays the same for high numbers and low ones.
tip-command = Envoys stay and count every round.
tip-order = An envoy withdrawn gives you the order but no longer counts in the centre.
tip-crew = Your crew has run out: a guard moves, and your gallery loses that cell.
tip-smuggling = You buy at value plus 1 and deliver at value.
tip-hatch = The hatch holds only black-market goods.
tip-survey = Whoever surveys first this round starts the next.
tip-draft = What you leave goes to your left-hand neighbour.
tip-pass = After passing you take no more turns this round.
