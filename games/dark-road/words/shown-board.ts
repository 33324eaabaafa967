import { allSeats, defined, type Piece, type Row, say, type Text } from '@stolik/engine';
import { countRow, noteRow, piecesRow, unlessEmpty } from '@stolik/engine/rows';
import {
  BANNER_PROGRAMS,
  contractKind,
  DARK_MARKET_PROGRAMS,
  FORTUNES,
  programOf,
  ROUTES,
  RUINS_PROGRAMS,
  regionOf,
  TOWN_IDS,
} from '../content/cards.ts';
import { COMPANION_SLOTS, DARK_MARKET_SPACES, FIELDS_CLOCKWISE, RUINS_SPACES, SPACES } from '../content/tables.ts';
import { ALL_KINDS, ALL_TOWNS, type Contract, EMPTY, goodOf, KINDS, pieceOfGood } from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import { CONCERN, isHuman, type Merchant, type State, wagonAt } from '../state.ts';
import { programText } from './effects.ts';
import { kindsArg, kindText, regionText, spaceText, townText, who } from './phrases.ts';
import { shownCompanion, shownContract, shownHero, shownPiece } from './shown.ts';

/** The board: the ring, the market, contracts, the roads, the Dark Market and the Inn. */

/** Each space of the ring with its building and the wagons that stand there; then the Courtyard. */
export const cityRows = (view: State): Row[] => [
  ...SPACES.map(({ id, slot }, space) => {
    const building = slot === EMPTY ? EMPTY : defined(view.buildings[slot]);
    return piecesRow(id, spaceText(space, 'heading'), [
      ...(building === EMPTY ? [] : [shownPiece(building)]),
      ...merchantsOn(view, space).map(
        (merchant): Piece => ({
          id: null,
          name: say('shown-wagon', { player: who(merchant) }),
          ...(isHuman(merchant) ? { seat: merchant } : {}),
        }),
      ),
    ]);
  }),
  piecesRow(
    'courtyard',
    say('row-courtyard'),
    view.courtyard.flatMap((feat, slot) =>
      feat === EMPTY
        ? []
        : [shownPiece(feat, say('mark-banner', { does: programText(defined(BANNER_PROGRAMS[slot])) }))],
    ),
  ),
  countRow('feat-deck', say('row-feat-deck'), view.featDeck.length),
];

function merchantsOn(view: State, space: number): Merchant[] {
  const humans: Merchant[] = allSeats(view.seats).filter((seat) => wagonAt(view, seat).pawn === space);
  return view.concern?.pawn === space ? [...humans, CONCERN] : humans;
}

/** Fields clockwise from the 5, each with its dice: what can be bought. */
export function marketRows(view: State): Row[] {
  const fields = FIELDS_CLOCKWISE.length;
  const rows: Row[] = FIELDS_CLOCKWISE.map((_, place) => {
    const kind = defined(FIELDS_CLOCKWISE[(place - view.rotation + fields) % fields]);
    const worth = worthOf(view, kind);
    return piecesRow(
      `field-${KINDS[kind]}`,
      say('row-field', { kind: kindText(kind), worth }),
      Array.from({ length: defined(view.market[kind]) }, () => ({
        id: pieceOfGood(goodOf(kind, false)),
        name: say('shown-die'),
      })),
    );
  });
  const bought = ALL_KINDS.flatMap((kind) =>
    Array.from({ length: defined(view.turn.basket[kind]) }, () => shownPiece(pieceOfGood(goodOf(kind, false)))),
  );
  const piles = ALL_KINDS.map((kind) => say('pile', { kind: kindText(kind), left: defined(view.goods[kind]) }));
  rows.push(
    ...unlessEmpty('basket', say('row-basket'), bought),
    noteRow('piles', say('note-piles', { piles: { all: piles } })),
  );
  return rows;
}

/** Towns with their contracts: only the top one can be read. */
export const commissionRows = (view: State): Row[] =>
  ALL_TOWNS.map((town) => {
    const stack = view.contracts[town] ?? [];
    const top = stack.at(-1);
    return piecesRow(
      `town-${TOWN_IDS[town]}`,
      say('row-town', { town: townText(town), left: stack.length }),
      top === undefined ? [] : [shownOnTop(top)],
    );
  });

/** The row says the town: the contract shows what is wanted there, and the region. */
function shownOnTop(contract: Contract): Piece {
  const { town, goods } = contractKind(contract);
  const region = regionText(regionOf(town));
  return {
    ...shownContract(contract),
    name: say('mark-contract', { goods: kindsArg(goods) }),
    note: say('mark-region', { region }),
  };
}

/** Companions, event decks, what Good Fortune can bring, and the Ruins of Yin. */
export const roadRows = (view: State): Row[] => [
  piecesRow(
    'companions',
    say('row-companions'),
    view.companionRow
      .slice(0, COMPANION_SLOTS)
      .flatMap((card, at) => (card === EMPTY ? [] : [shownCompanion(card, 0, at === 0 && view.dieOnRow)])),
  ),
  countRow('companion-deck', say('row-companion-deck'), view.companionDeck.length),
  noteRow(
    'event-decks',
    say('note-event-decks', {
      main: view.eventDecks[0]?.length ?? 0,
      short: view.eventDecks[1]?.length ?? 0,
      fortunes: ROUTES[1].fortunes ?? 0,
    }),
  ),
  piecesRow(
    'upgrades',
    say('row-upgrades'),
    view.upgrades.map((upgrade) => shownPiece(upgrade)),
  ),
  noteRow('fortune-coins', say('note-fortune-coins', { does: coinsText(view) })),
  ...unlessEmpty(
    'steeds',
    say('row-steeds'),
    view.steeds.map((steed) => shownPiece(steed)),
  ),
  ...RUINS_SPACES.map((id, space) =>
    noteRow(id, circleText('note-ruins', id, defined(RUINS_PROGRAMS[space]), view.ruins === space)),
  ),
];

/** What the next taker of coins gets (DR-15.2). */
function coinsText(view: State): Text {
  const effects = FORTUNES.flatMap(({ program }) => programOf(program).effects);
  const coins = effects.find((effect) => effect.does === 'first-taker');
  if (coins?.does !== 'first-taker') throw new Error('no Good Fortune gives coins');
  return programText(view.fortuneCoins ? coins.first : coins.later);
}

export const darkMarketRows = (view: State): Row[] =>
  DARK_MARKET_SPACES.map((id, space) =>
    noteRow(id, circleText('note-dark', id, defined(DARK_MARKET_PROGRAMS[space]), view.darkMarket === space)),
  );

const circleText = (key: string, space: string, program: string, marker: boolean) =>
  say(key, { space: say(space), does: programText(program), marker: marker ? 'yes' : 'no' });

export const innRows = (view: State): Row[] => [
  piecesRow(
    'inn',
    say('row-inn'),
    view.inn.flatMap((hero) => (hero === EMPTY ? [] : [shownHero(view, hero, 'inn')])),
  ),
  ...unlessEmpty(
    'revealed',
    say('row-revealed'),
    view.turn.revealed.map((hero) => shownHero(view, hero, 'inn')),
  ),
  countRow('hero-deck', say('row-hero-deck'), view.heroDeck.length),
];
