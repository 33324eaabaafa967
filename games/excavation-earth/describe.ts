import { allSeats, defined, type Piece, type Row, say } from '@stolik/engine';
import { countRow, noteRow, piecesRow, section, sectionsOf, trackRow, unlessEmpty } from '@stolik/engine/rows';
import { CENTRE_OF, LOCATIONS, placeAt, siteOf } from './content/map.ts';
import { ACTIONS_PER_TURN, CENTRE_AWARDS, ROUNDS, TRACK_SPACES } from './content/tables.ts';
import { factionsSection, playerRows, zuSection } from './describe-players.ts';
import {
  ALL_CENTRES,
  ALL_COLOURS,
  ALL_MARKETS,
  CENTRES,
  type Centre,
  type Colour,
  colourName,
  EXPLORERS,
  explorerOf,
  FACE_DOWN,
  FIRST,
  type Location,
  NONE,
  SPECIAL,
} from './pieces.ts';
import { levelOf, payoutOf } from './rules/buyers.ts';
import { endingOf } from './rules/end.ts';
import { envoysAt, type State, tradersAt, whoIs } from './state.ts';
import { colourText, listed, marketText, whoText } from './words/phrases.ts';
import {
  shownBuyer,
  shownCard,
  shownCrew,
  shownExplorer,
  shownLocation,
  shownOrder,
  shownTile,
} from './words/shown.ts';

/** The table in words and numbers: the turn, the world, the markets, the ship, and everybody's board. */
export const describe = (view: State) =>
  sectionsOf(
    view,
    [
      turnSection,
      factionsSection,
      worldSection,
      marketsSection,
      popularitySection,
      shipSection,
      blackMarketSection,
      forecastSection,
    ],
    playerRows,
    zuSection,
  );

function turnSection(view: State) {
  const rows: Row[] = [
    trackRow('round', say('row-round'), view.round, ROUNDS),
    noteRow(
      'turn-order',
      say('note-turn-order', { order: listed(view.turnOrder.map((rival) => whoText(whoIs(view, rival)))) }),
    ),
  ];
  if (view.phase === 'over') {
    return section('turn', say('table-over'), [...rows, noteRow('ending', say(`ending-${endingOf(view)}`))]);
  }
  const { turn } = view;
  if (view.phase === 'action')
    rows.push(
      noteRow(
        'actions',
        say('note-actions', { player: whoText(whoIs(view, view.active)), taken: turn.actions, of: ACTIONS_PER_TURN }),
      ),
    );
  rows.push(
    ...unlessEmpty(
      'drawn',
      say('row-drawn'),
      turn.drawn.map((tile) => shownTile(tile)),
    ),
    ...unlessEmpty('played', say('row-played'), turn.played === NONE ? [] : [shownCard(turn.played)]),
    ...unlessEmpty(
      'aside',
      say('row-aside'),
      turn.aside.map((card) => shownCard(card)),
    ),
    ...view.packs.flatMap((pack, seat) =>
      unlessEmpty(
        `pack-${seat}`,
        pack[0] === FACE_DOWN ? say('row-pack', { player: whoText(whoIs(view, seat)) }) : say('row-pack-own'),
        pack.map((card) => shownCard(card)),
      ),
    ),
  );
  return section('turn', say('table-turn', { phase: view.phase }), rows);
}

/** Every location with who stands there and what lies there. */
const worldSection = (view: State) =>
  section(
    'world',
    say('table-world'),
    LOCATIONS.map((location) =>
      piecesRow(placeAt(location).id, say(`place-${placeAt(location).id}`), [
        shownLocation(location),
        ...explorersAt(view, location),
        ...view.map.filter((tile) => siteOf(tile) === location).map((tile) => shownTile(tile)),
      ]),
    ),
  );

const explorersAt = (view: State, location: Location): Piece[] =>
  allSeats(view.seats).flatMap((seat) =>
    Array.from({ length: EXPLORERS }, (_, index) => explorerOf(seat, index))
      .filter((explorer) => view.explorers[explorer - FIRST.explorer] === location)
      .map(shownExplorer),
  );

/** Queues front to end, and then whose traders are there. */
const marketsSection = (view: State) =>
  section('markets', say('table-markets'), [
    ...ALL_MARKETS.map((market) =>
      piecesRow(`queue-${market + 1}`, marketText(market), [
        ...defined(view.queues[market]).map(shownBuyer),
        ...crewOf(view, 'shown-trader', (rival) => tradersAt(view, rival, market)),
      ]),
    ),
    ...unlessEmpty('ship', say('row-ship'), view.ship.map(shownBuyer)),
  ]);

const crewOf = (view: State, key: string, count: (rival: number) => number): Piece[] =>
  view.players.flatMap((_, rival) => shownCrew(key, whoIs(view, rival), count(rival)));

const popularitySection = (view: State) =>
  section('popularity', say('table-popularity'), [
    ...ALL_COLOURS.map((colour) =>
      trackRow(
        `track-${colourName(colour)}`,
        say('row-track', { colour: colourText(colour), credits: payoutOf(view, colour) }),
        levelOf(view, colour),
        TRACK_SPACES,
      ),
    ),
    countRow('track-special', say('row-special'), defined(view.pools[SPECIAL]).length),
  ]);

/** The centres with their orders and envoys, and what being first there brings at the end of this round (EE-10.1). */
function shipSection(view: State) {
  const rows: Row[] = ALL_CENTRES.map((centre: Centre) => {
    const order = view.orders[centre];
    const markets = ALL_MARKETS.filter((market) => CENTRE_OF[market] === centre);
    return piecesRow(
      `centre-${CENTRES[centre]}`,
      say('row-centre', { centre: CENTRES[centre], markets: listed(markets.map((market) => market + 1)) }),
      [
        ...(order === undefined ? [] : [shownOrder(order, view.round)]),
        ...crewOf(view, 'shown-envoy', (rival) => envoysAt(view, rival, centre)),
      ],
    );
  });
  if (view.phase !== 'over')
    rows.push(noteRow('awards', say('note-awards', { awards: listed(CENTRE_AWARDS[view.round - 1] ?? []) })));
  return section('mothership', say('table-mothership'), rows);
}

/** Stacks from the top down. */
const blackMarketSection = (view: State) =>
  section(
    'black-market',
    say('table-black-market'),
    ALL_COLOURS.map((colour) =>
      piecesRow(
        `stack-${colourName(colour)}`,
        colourText(colour),
        defined(view.blackMarket[colour]).map((tile) => shownTile(tile)),
      ),
    ),
  );

/** Tiles that a Survey may still find. */
const stackText = (view: State, colour: Colour) =>
  say('count-of-colour', { colour: colourText(colour, 'pl'), count: defined(view.stacks[colour]).length });

function forecastSection(view: State) {
  const cards = view.forecast.map((card, at) => {
    const owner = defined(view.markers[at]);
    return shownCard(card, owner === NONE ? undefined : say('mark-marker', { player: whoText(whoIs(view, owner)) }));
  });
  return section('forecast', say('table-forecast'), [
    ...unlessEmpty('forecast-cards', say('row-forecast'), cards),
    countRow('deck', say('row-deck'), view.deck.length),
    countRow('discard', say('row-discard'), view.discard.length),
    ...(view.round < ROUNDS ? [countRow('token', say('row-next-token'), view.nextToken)] : []),
    noteRow('stacks', say('note-stacks', { stacks: listed(ALL_COLOURS.map((colour) => stackText(view, colour))) })),
  ]);
}
