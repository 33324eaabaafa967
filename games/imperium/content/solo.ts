import { library } from './catalogue.ts';
import type { Filter, Node, NodeOf } from './language.ts';
import { NATIONS } from './nations.ts';
import { readRow, readTest } from './read-abilities.ts';
import soloFile from './solo.json' with { type: 'json' };

/** The solo opponent's levels and tables (IM-21). */

export interface Level {
  readonly id: string;
  readonly slots: number;
  readonly millAtCleanup: number;
  readonly startResources: { readonly materials: number; readonly population: number; readonly progress: number };
  /** So many materials and population together are worth a point. */
  readonly pointsPerTokens: number;
}

export const LEVELS: readonly Level[] = soloFile.levels;

export const levelNamed = (id: string): number => LEVELS.findIndex((level) => level.id === id);

/** One row of a table: the cards it is for, and what the opponent does with them. */
export interface TableRow {
  readonly test: Filter;
  readonly attack: boolean;
  readonly effect: Node;
}

export interface Table {
  readonly barbarian: readonly TableRow[] | null;
  readonly empire: readonly TableRow[] | null;
}

interface RowRecord {
  readonly test: string;
  readonly attack: boolean;
  readonly effect: string;
}

const rowsOf = (rows: readonly RowRecord[] | null): readonly TableRow[] | null =>
  rows === null
    ? null
    : rows.map(({ test, attack, effect }) => ({
        test: readTest(test, library),
        attack,
        effect: readRow(effect, library),
      }));

const tables = soloFile.tables as unknown as {
  readonly [nation: string]: { readonly barbarian: RowRecord[] | null; readonly empire: RowRecord[] | null };
};

/** By nation. */
export const TABLES: readonly Table[] = NATIONS.map(({ id }) => {
  const table = tables[id];
  if (table === undefined) throw new Error(`solo.json has no table for "${id}".`);
  return { barbarian: rowsOf(table.barbarian), empire: rowsOf(table.empire) };
});

/** The table that counts in this state; a nation that knows only one state has one table. */
export function tableRows(nation: number, empire: boolean): readonly TableRow[] {
  const { barbarian, empire: civil } = TABLES[nation] as Table;
  return ((empire ? civil : barbarian) ?? barbarian ?? civil) as readonly TableRow[];
}

const tokens = soloFile.marketToken as { readonly [nation: string]: string };

/** What the opponent lays on a market card in its clean-up, by nation (IM-21.13). */
export const MARKET_TOKENS: readonly NodeOf<'put'>[] = NATIONS.map(
  ({ id }) => readRow(tokens[id] ?? (tokens.default as string), library) as NodeOf<'put'>,
);

/** IM-21.10a: what a card with variable points counts as. */
export const VARIABLE_WORTH = soloFile.worth.variable;

/** IM-21.11: blank steps of the Utopian dynasty deck, and after how many the empire table is used. */
export const BLANK_STEPS = 5;
export const BLANK_STEPS_TO_EMPIRE = 2;
export const DIE_SIDES = soloFile.die.sides;
