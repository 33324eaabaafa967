import { defined, type Piece, type Row, type Seat, say } from '@stolik/engine';
import { countRow, noteRow, piecesRow, section, sectionsOf, trackRow, unlessEmpty } from '@stolik/engine/rows';
import { objectiveKind, TRENDS } from './content/catalogue.ts';
import { capacityOf, LIMITED, MOST_WORKERS, priceAt } from './content/tables.ts';
import {
  ALL_KINDS,
  BUILDINGS,
  backOnTop,
  DOMESTIC,
  EXPORT,
  FACE_DOWN,
  type Market,
  type Region,
  sidesOf,
  tileOf,
} from './pieces.ts';
import { areasOfMarket } from './rules/stock.ts';
import { rowOf } from './rules/trade.ts';
import { HIDDEN, NO_CARD, type Player, playerAt, type State } from './state.ts';
import { endOf } from './verbs/ends.ts';
import { mapShown } from './words/map.ts';
import { offerText, pledgeText } from './words/offers.ts';
import { all, cubeList, florinsText, kindText, marketText } from './words/phrases.ts';
import { cardOnTrack, namedPiece, ownedCard } from './words/shown.ts';

/** The table in words and numbers. */
export const describe = (view: State) =>
  sectionsOf(
    view,
    [stateSection, talksSection, marketSections, mapSection, tilesSection, evolutionSection, wheelSection],
    playerRows,
  );

function stateSection(view: State) {
  const { crisis } = view;
  const rows: Row[] = [
    trackRow('unrest', say('row-unrest'), view.unrest, view.population),
    countRow('population', say('row-population'), view.population),
    trackRow('workers', say('row-workers'), view.workers, MOST_WORKERS),
    countRow('tokens', say('row-tokens'), view.tokens),
    noteRow('bank', say('note-bank', { things: all([florinsText(view.florins), ...cubeList(view.bank)]) })),
    noteRow('order', say('note-order', { order: all(view.order.map((seat) => ({ seat }))) })),
    ...unlessEmpty('trends', say('row-trends'), trendsShown(view).map(namedPiece)),
  ];
  if (crisis !== null)
    rows.push(
      noteRow(
        'crisis',
        crisis.zone === 'domestic'
          ? say('note-domestic-crisis', { kind: kindText(crisis.kind, 'gen'), rate: crisis.rate })
          : say('note-export-crisis', { kind: kindText(crisis.kind, 'gen'), missing: crisis.missing }),
      ),
    );
  if (view.called !== null) rows.push(noteRow('called', say('note-called', { objective: { piece: view.called } })));
  view.promises.forEach((pledge, at) => {
    rows.push(noteRow(`promise-${at}`, say('note-promise', { pledge: pledgeText(pledge) })));
  });
  for (const { from, to } of view.hands)
    rows.push(noteRow(`hand-${from}-${to}`, say('note-hand', { player: { seat: from }, other: { seat: to } })));
  const title =
    view.ended === null
      ? say('table-state', { round: view.round, phase: say(`phase-${view.phase}`) })
      : say('table-over', { ending: say(`ending-${view.ended}`) });
  return section('state', title, rows);
}

/** All that can be voted for, until the votes are counted (AR-16.5). */
const trendsShown = (view: State) => (view.options.chooseOpenly && view.trends.length === 0 ? TRENDS : view.trends);

function talksSection({ talks }: State) {
  if (talks === null) return [];
  const rows = talks.offers.map((offer, at) =>
    noteRow(
      `offer-${at}`,
      say('note-offer', { number: at + 1, player: { seat: offer.from }, offer: offerText(offer) }),
    ),
  );
  const title = say('table-talks', { player: { seat: talks.centre } });
  return [section('talks', title, rows.length > 0 ? rows : [noteRow('no-offers', say('note-no-offers'))])];
}

const marketSections = (view: State) => [marketSection(view, DOMESTIC), marketSection(view, EXPORT)];

const marketSection = (view: State, market: Market) =>
  section(
    market === DOMESTIC ? 'domestic' : 'export',
    marketText(market),
    ALL_KINDS.map((kind): Row => {
      const cubes = defined(areasOfMarket(view, market)[kind]);
      const end = capacityOf(market, kind);
      const buy = cubes === 0 ? '-' : priceAt(market, kind, cubes);
      const sell = cubes === end ? '-' : priceAt(market, kind, cubes + 1);
      const title = say('row-market', { kind: kindText(kind), buy, sell });
      return trackRow(rowOf(market, kind), title, cubes, end);
    }),
  );

const mapSection = (view: State) => section('map', say('table-map'), [mapShown(view)]);

function tilesSection(view: State) {
  const top = view.stack.at(-1);
  const rows: Row[] = [
    piecesRow(
      'stack',
      say('row-stack', { count: view.stack.length }),
      top === undefined || top === FACE_DOWN ? [] : [namedPiece(top)],
    ),
    ...unlessEmpty('found', say('row-found'), view.found === null ? [] : sidesOf(tileOf(view.found)).map(namedPiece)),
    ...unlessEmpty('tile-discard', say('row-tile-discard'), view.tileDiscard.map(namedPiece)),
    ...unlessEmpty('aside', say('row-aside'), view.aside.map(namedPiece)),
  ];
  return section('tiles', say('table-tiles'), rows);
}

function evolutionSection(view: State) {
  const back = backOnTop(view.deck);
  return section('evolution', say('table-evolution'), [
    piecesRow(
      'track',
      say('row-track'),
      view.track.filter((card) => card !== NO_CARD).map((card) => cardOnTrack(view, card)),
    ),
    piecesRow('deck', say('row-deck', { count: view.deck.length }), back === null ? [] : [namedPiece(back)]),
    ...unlessEmpty('revealed', say('row-revealed'), view.revealed.map(namedPiece)),
    countRow('discard', say('row-discard'), view.discard.length),
  ]);
}

const wheelSection = (view: State) =>
  section('wheel', say('table-wheel'), [
    ...LIMITED.map((zone, at) =>
      noteRow(
        `wheel-${zone}`,
        say((view.circles[at] ?? []).length === 0 ? 'note-circles-free' : 'note-circles', {
          zone: say(`zone-name-${zone}`),
          players: all((view.circles[at] ?? []).map((seat) => ({ seat }))),
        }),
      ),
    ),
    noteRow(
      'built',
      say('note-built', {
        buildings: all(BUILDINGS.map((name, kind) => say(`count-${name}`, { count: defined(view.built[kind]) }))),
      }),
    ),
  ]);

function playerRows(view: State, seat: Seat): Row[] {
  const player = playerAt(view, seat);
  return [
    stockNote(player, seat),
    countRow(`discs-${seat}`, say('row-discs', { discs: player.discs }), player.discs - player.spent),
    ...unlessEmpty(
      `cards-${seat}`,
      say('row-cards'),
      player.cards.map((card) => ownedCard(view, player, card)),
    ),
    ...unlessEmpty(
      `objectives-${seat}`,
      say('row-objectives'),
      player.objectives.map((objective) => objectivePiece(view, objective)),
    ),
    ...unlessEmpty(
      `declined-${seat}`,
      say('row-declined'),
      player.declined.map((objective) => objectivePiece(view, objective)),
    ),
    ...unlessEmpty(`tiles-${seat}`, say('row-tiles'), player.tiles.flatMap(tilePieces)),
    ...(player.given > 0 ? [countRow(`given-${seat}`, say('row-given'), player.given)] : []),
    ...(player.promisesKept + player.promisesBroken > 0
      ? [noteRow(`word-${seat}`, say('note-word', { kept: player.promisesKept, broken: player.promisesBroken }))]
      : []),
  ];
}

function stockNote({ florins, cubes, tokens }: Player, seat: Seat): Row {
  if (florins === HIDDEN) return noteRow(`stock-${seat}`, say('note-screen'));
  const things = [
    florinsText(florins),
    ...cubeList(cubes),
    ...(tokens > 0 ? [say('phrase-tokens', { count: tokens })] : []),
  ];
  return noteRow(`stock-${seat}`, say('note-stock', { things: all(things) }));
}

/** An objective with how far its end condition has come. */
function objectivePiece(view: State, objective: number): Piece {
  if (objective === FACE_DOWN) return { id: null, name: say('face-down-objective') };
  const { end, thresholds } = objectiveKind(objective);
  const at = { now: endOf(end).progress(view), end: defined(thresholds[view.seats]) };
  return {
    id: objective,
    name: say('shown-objective', { objective: { piece: objective } }),
    note: say('mark-progress', at),
  };
}

const tilePieces = (tile: Region): Piece[] =>
  tile === FACE_DOWN ? [{ id: null, name: say('face-down-tile') }] : sidesOf(tileOf(tile)).map(namedPiece);
