import { defined } from '@stolik/engine';
import { ALL_COLOURS, ALL_KINDS, type ByColour, byColour, colourName, GLYPHS } from '../pieces.ts';
import buyersFile from './buyers.json' with { type: 'json' };
import { GLYPH_NAMES } from './catalogue.ts';
import { ZU_ACTIONS, type ZuAction, type ZuRules } from './effects.ts';
import galleryFile from './gallery.json' with { type: 'json' };
import marketsFile from './markets.json' with { type: 'json' };
import { readDifficulty } from './read-effects.ts';
import setupFile from './setup.json' with { type: 'json' };
import tracksFile from './tokens-and-tracks.json' with { type: 'json' };
import zuFile from './zu.json' with { type: 'json' };

/** The numbers of the rules that are not on pieces. What is uncertain about the printed game is here, and nowhere in code (EE-13.4). */

export const ROUNDS = tracksFile.roundTrack.spaces;
export const ACTIONS_PER_TURN = 2;
export const STARTING_CREDITS = setupFile.startingCredits.value;
export const STARTING_HAND = setupFile.startingActionCards.value;
export const MULLIGAN_FROM = setupFile.mulliganThreshold.value;
export const BUYERS_PER_MARKET = setupFile.buyersPerMarket.value;
export const BUYER_CARDS_BURNED = setupFile.buyerCardsBurned.value;
export const ORDERS_IN_PLAY = setupFile.orderCardsDealtRound2.value;
export const KEPT_ON_PASS = setupFile.pass.keepActionCards;

/** EE-2.17: numbers by player count; solo has its own line. */
export interface SetupNumbers {
  readonly forecastCards: number;
  readonly digTilesPerColour: number;
  readonly blackMarketTilesPerColour: number;
  readonly removeColouredBuyersEach: number;
  readonly removeSpecialBuyers: number;
}

export function setupFor(seats: number): SetupNumbers {
  const numbers = setupFile.byPlayers.find(({ players }) => players === seats);
  if (numbers === undefined) throw new Error(`There is no setup for ${seats} players.`);
  return numbers;
}

export const PREPARATION = setupFile.preparation;

/** EE-12.7: how many cards are kept and thrown away in turn, from the nine dealt. */
export const SOLO_DEAL = setupFile.soloPreparation.deal;
export const SOLO_DRAFT = setupFile.soloPreparation.steps.map((step) => {
  const [, word, count] = /^(keep|discardRandom)\((\d+)\)$/.exec(step) ?? [];
  if (word === undefined) throw new Error(`"${step}" is not a step of the solo draft.`);
  return { keeps: word === 'keep', cards: Number(count) };
});
export const ZU_CARRY_OVER = setupFile.soloPreparation.zuCarryOver;

/* Markets and sales */

export const QUEUE_LIMIT = defined(marketsFile.markets[0]).queueLimit;
export const TRACK_SPACES = buyersFile.popularityTrack.spaces;

/** EE-7.6: credits by rank, the most popular first. */
export const PAYOUT: readonly number[] = buyersFile.popularityPayout.byRank;
export const CREDITS_PER_BUYER = tracksFile.sale.creditsPerInterestedBuyer;
export const MOST_MARKETS = tracksFile.sale.maxMarkets;
/** EE-6.15: extra credits by number of markets. */
export const MARKETS_BONUS: readonly number[] = [0, ...Object.values(tracksFile.sale.multiMarketBonus)];

/** EE-6.17: cards drawn and kept by number of markets. */
export const FREE_CARDS: readonly { readonly drawn: number; readonly kept: number }[] = [
  { drawn: 0, kept: 0 },
  ...Object.values(tracksFile.sale.freeCard).map((effect) => {
    const drawn = Number(/draw\((\d+) action/.exec(effect)?.[1] ?? 0);
    return { drawn, kept: Number(/keep\((\d+)\)/.exec(effect)?.[1] ?? drawn) };
  }),
];

export const SMUGGLE_MOST = tracksFile.blackMarket.maxArtefacts;
/** What acquiring costs above the value: `value+1`. */
export const SMUGGLE_SURCHARGE = Number(/^value\+(\d+)$/.exec(tracksFile.blackMarket.acquireCosts)?.[1]);
export const SURVEY_TILES = tracksFile.survey.draw;
/** A surveyed tile costs so many times its value: `2*value`. */
export const SURVEY_FACTOR = Number(/^(\d+)\*value$/.exec(tracksFile.survey.buyCosts)?.[1]);

/* Awards */

/** EE-10.1: by round, by place. */
export const CENTRE_AWARDS: readonly (readonly number[])[] = tracksFile.commandCentreAwards.map(({ places }) => places);

const awards = (byGuards: { readonly [guards: string]: number }): number[] => Object.values(byGuards);

/** EE-11.1: by glyph row and by colour column, for each number of guards. */
export const ROW_AWARDS: readonly (readonly number[])[] = GLYPH_NAMES.map((glyph) =>
  awards(galleryFile.rowAwards.find(({ row }) => row === glyph)?.byGuards ?? {}),
);
export const COLUMN_AWARDS: ByColour<readonly number[]> = byColour((colour) =>
  awards(galleryFile.columnAwards.find(({ column }) => column === colourName(colour))?.byGuards ?? {}),
);

/** A gallery is a set of guarded cells, one bit for each kind. */
export const COLUMN_BITS: readonly number[] = ALL_COLOURS.map((colour) => ((1 << GLYPHS) - 1) << (colour * GLYPHS));
export const ROW_BITS: readonly number[] = GLYPH_NAMES.map((_, glyph) =>
  ALL_KINDS.filter((kind) => kind % GLYPHS === glyph).reduce((bits, kind) => bits | (1 << kind), 0),
);

/* Zu */

/** EE-12.4: how many new cards of each type the deck of a round has. */
export const ZU_DECKS: readonly { readonly [type in ZuAction]: number }[] = zuFile.roundDecks;
export const ZU_DECK_SIZE = Math.max(...zuFile.roundDecks.map(({ size }) => size));
export const newZuCards = (round: number): number =>
  ZU_ACTIONS.reduce((sum, type) => sum + (ZU_DECKS[round - 1]?.[type] ?? 0), 0);

/** EE-12.36: the options by id, and what each changes. */
export const ZU_OPTIONS: readonly { readonly id: string; readonly changes: Partial<ZuRules> }[] = zuFile.difficulty.map(
  ({ id, effect }) => ({ id, changes: readDifficulty(effect) }),
);

export const ZU_USUALLY: ZuRules = {
  startCredits: zuFile.startingCredits,
  failCredits: zuFile.failedActionCredits,
  coloured: true,
  discardsAfter: [],
  crew: null,
  bothColours: false,
  anyStorage: false,
  penalty: false,
  secondAcquire: false,
};
