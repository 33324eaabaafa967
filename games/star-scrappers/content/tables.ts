import { defined, withId } from '@stolik/engine';
import { type Colour, colourNamed } from '../pieces.ts';
import boardFile from './board.json' with { type: 'json' };
import factionsFile from './factions.json' with { type: 'json' };
import scoringFile from './scoring.json' with { type: 'json' };
import setupFile from './setup.json' with { type: 'json' };
import totemsFile from './totems.json' with { type: 'json' };
import turnFile from './turn.json' with { type: 'json' };

/** The numbers of the rules that are not on pieces. */

const limit = (id: string): number => withId(turnFile.limits, id).value;

export const HAND_LIMIT = limit('hand-limit');
export const BASE_LIMIT = limit('base-limit');
export const MAIN_ACTIONS = limit('main-actions');

/** Rows of the Mine by cost and of the Docks by level, with their number of slots (SS-4.1, SS-4.5). */
export const MINE_ROWS = boardFile.mine.rows.map(({ cost, slots }) => ({ cost, slots }));
export const DOCK_ROWS = boardFile.docks.rows.map(({ level, slots }) => ({ level, slots }));

/** Row of each slot, counted through all rows. */
export const ROW_OF_SLOT: readonly number[] = MINE_ROWS.flatMap(({ slots }, row) => Array<number>(slots).fill(row));

export const FACTIONS_IN_PLAY = setupFile.common.factionsInPlay;
export const STARTING_HAND = [
  { level: 1, cards: setupFile.common.startingHand.level1 },
  { level: 2, cards: setupFile.common.startingHand.level2 },
];
export const ARTIFACT_STACKS = setupFile.common.artifactStacks;
export const ARTIFACTS_PER_STACK = setupFile.common.artifactsPerStack;

const colourOfFaction = (faction: string): Colour => colourNamed(withId(factionsFile.items, faction).colour);

/** Factions of the first game (SS-4.3). */
export const FIRST_GAME: readonly Colour[] = setupFile.firstGamePreset.inPlay.map(colourOfFaction);

/** The space on which the mine collapses (SS-17.1). */
export const collapseSpace = (seats: number): number =>
  defined(setupFile.byPlayers.find((entry) => entry.players === seats)).collapseSpace;

export const TOTEM_VP = totemsFile.vpEach;
export const TOTEM_DISCOUNT = totemsFile.mineDiscountEach;

/** Points for a set of so many different symbols (SS-18.2). */
export const SET_VP: readonly number[] = [0, ...Object.values(scoringFile.symbolSets.vpByDifferentSymbols)];

/** Rounds without any lasting event after which a game that cannot go on is stopped (SS-17.7). */
export const QUIET_ROUNDS = 8;
