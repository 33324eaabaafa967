import { defined, given } from '@stolik/engine';
import { library } from './catalogue.ts';
import type { Filter, Node, NodeOf } from './language.ts';
import { NATIONS } from './nations.ts';
import { readRow, readTest } from './read-abilities.ts';
import soloFile from './solo.json' with { type: 'json' };

/** The solo opponent's tables (IM-21). */

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

const tables: {
  readonly [nation: string]: { readonly barbarian: RowRecord[] | null; readonly empire: RowRecord[] | null };
} = soloFile.tables;

/** By nation. */
export const TABLES: readonly Table[] = NATIONS.map(({ id }) => {
  const table = tables[id];
  if (table === undefined) throw new Error(`solo.json has no table for "${id}".`);
  return { barbarian: rowsOf(table.barbarian), empire: rowsOf(table.empire) };
});

/** The table that counts in this state; a nation that knows only one state has one table. */
export function tableRows(nation: number, empire: boolean): readonly TableRow[] {
  const { barbarian, empire: civil } = defined(TABLES[nation]);
  return given((empire ? civil : barbarian) ?? barbarian ?? civil);
}

const tokens: { readonly [nation: string]: string } = soloFile.marketToken;

/** What the opponent lays on a market card in its clean-up, by nation (IM-21.13). */
export const MARKET_TOKENS: readonly NodeOf<'put'>[] = NATIONS.map(({ id }) => {
  const node = readRow(defined(tokens[id] ?? tokens.default), library);
  if (node.op !== 'put') throw new Error(`solo.json: "${id}" lays a token by "${node.op}", which puts none.`);
  return node;
});

export * from './solo-levels.ts';
