import { allSeats, type Description, type Piece, type Row, type Section, say } from '@stolik/engine';
import { LOCATIONS, placeAt, SITE } from './content/map.ts';
import { ACTIONS_PER_TURN, ROUNDS, TRACK_SPACES } from './content/tables.ts';
import { factionsSection, playerSection, zuSection } from './describe-players.ts';
import {
  ALL_CENTRES,
  ALL_COLOURS,
  ALL_MARKETS,
  type Buyer,
  CENTRES,
  type Centre,
  colourName,
  EXPLORERS,
  explorerOf,
  FIRST_EXPLORER,
  type Location,
  NONE,
  SPECIAL,
  type Tile,
} from './pieces.ts';
import { levelOf, payoutOf } from './rules/buyers.ts';
import { endingOf } from './rules/end.ts';
import { envoysAt, type State, tradersAt, whoIs } from './state.ts';
import { centreText, colourText, listed, whoText } from './words/phrases.ts';
import { countRow, note, piecesRow, unlessEmpty } from './words/rows.ts';
import { shownBuyer, shownCard, shownExplorer, shownLocation, shownOrder, shownTile } from './words/shown.ts';

/** The table in words and numbers: the turn, the world, the markets, the ship, and everybody's board. */
export const describe = (view: State): Description => [
  turnSection(view),
  ...factionsSection(view),
  worldSection(view),
  marketsSection(view),
  popularitySection(view),
  shipSection(view),
  blackMarketSection(view),
  forecastSection(view),
  ...allSeats(view.seats).map((seat) => playerSection(view, seat)),
  ...zuSection(view),
];

function turnSection(view: State): Section {
  const rows: Row[] = [
    { kind: 'track', id: 'round', title: say('row-round'), at: view.round, end: ROUNDS },
    note(
      'turn-order',
      say('note-turn-order', { order: listed(view.turnOrder.map((rival) => whoText(whoIs(view, rival)))) }),
    ),
  ];
  if (view.phase === 'over') {
    return { id: 'turn', title: say('table-over'), rows: [...rows, note('ending', say(`ending-${endingOf(view)}`))] };
  }
  const { turn } = view;
  if (view.phase === 'action')
    rows.push(
      note(
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
        say('row-pack', { player: whoText(whoIs(view, seat)) }),
        pack.map((card) => shownCard(card)),
      ),
    ),
  );
  return { id: 'turn', title: say('table-turn', { phase: view.phase }), rows };
}

/** Every location with who stands there and what lies there. */
function worldSection(view: State): Section {
  return {
    id: 'world',
    title: say('table-world'),
    rows: LOCATIONS.map((location) =>
      piecesRow(placeAt(location).id, say(`place-${placeAt(location).id}`), [
        shownLocation(location),
        ...explorersAt(view, location),
        ...view.map.filter((tile) => SITE[tile] === location).map((tile) => shownTile(tile)),
      ]),
    ),
  };
}

const explorersAt = (view: State, location: Location): Piece[] =>
  allSeats(view.seats).flatMap((seat) =>
    Array.from({ length: EXPLORERS }, (_, index) => explorerOf(seat, index))
      .filter((explorer) => view.explorers[explorer - FIRST_EXPLORER] === location)
      .map(shownExplorer),
  );

/** Queues front to end; whose traders are there stands in the title. */
function marketsSection(view: State): Section {
  return {
    id: 'markets',
    title: say('table-markets'),
    rows: [
      ...ALL_MARKETS.map((market) =>
        piecesRow(
          `queue-${market + 1}`,
          say('row-queue', {
            number: market + 1,
            traders: countsOf(view, (rival) => tradersAt(view, rival, market)),
          }),
          (view.queues[market] as Buyer[]).map(shownBuyer),
        ),
      ),
      ...unlessEmpty('ship', say('row-ship'), view.ship.map(shownBuyer)),
    ],
  };
}

/** "Ada 2, Zu 1": those who have some. */
function countsOf(view: State, count: (rival: number) => number) {
  return listed(
    view.players.flatMap((_, rival) =>
      count(rival) === 0 ? [] : [say('count-of', { player: whoText(whoIs(view, rival)), count: count(rival) })],
    ),
  );
}

function popularitySection(view: State): Section {
  return {
    id: 'popularity',
    title: say('table-popularity'),
    rows: [
      ...ALL_COLOURS.map(
        (colour): Row => ({
          kind: 'track',
          id: `track-${colourName(colour)}`,
          title: say('row-track', { colour: colourText(colour), credits: payoutOf(view, colour) }),
          at: levelOf(view, colour),
          end: TRACK_SPACES,
        }),
      ),
      countRow('track-special', say('row-special'), (view.pools[SPECIAL] as Buyer[]).length),
    ],
  };
}

/** The centres with their envoys and orders. */
function shipSection(view: State): Section {
  return {
    id: 'mothership',
    title: say('table-mothership'),
    rows: ALL_CENTRES.map((centre: Centre) => {
      const order = view.orders[centre];
      return piecesRow(
        `centre-${CENTRES[centre]}`,
        say('row-centre', {
          centre: centreText(centre),
          envoys: countsOf(view, (rival) => envoysAt(view, rival, centre)),
        }),
        order === undefined ? [] : [shownOrder(order, view.round)],
      );
    }),
  };
}

/** Stacks from the top down; how many tiles are still face down stands in the title. */
function blackMarketSection(view: State): Section {
  return {
    id: 'black-market',
    title: say('table-black-market'),
    rows: ALL_COLOURS.map((colour) =>
      piecesRow(
        `stack-${colourName(colour)}`,
        say('row-stack', { colour: colourText(colour), stack: (view.stacks[colour] as Tile[]).length }),
        (view.blackMarket[colour] as Tile[]).map((tile, at) => shownTile(tile, at === 0 ? say('mark-top') : undefined)),
      ),
    ),
  };
}

function forecastSection(view: State): Section {
  const cards = view.forecast.map((card, at) => {
    const owner = view.markers[at] as number;
    return shownCard(card, owner === NONE ? undefined : say('mark-marker', { player: whoText(whoIs(view, owner)) }));
  });
  return {
    id: 'forecast',
    title: say('table-forecast'),
    rows: [
      ...unlessEmpty('forecast-cards', say('row-forecast'), cards),
      countRow('deck', say('row-deck'), view.deck.length),
      countRow('discard', say('row-discard'), view.discard.length),
      ...(view.round < ROUNDS ? [countRow('token', say('row-next-token'), view.nextToken)] : []),
    ],
  };
}
