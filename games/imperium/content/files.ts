import type { Source } from '@stolik/engine';
import carthaginians from './classics/carthaginians.json' with { type: 'json' };
import celts from './classics/celts.json' with { type: 'json' };
import greeks from './classics/greeks.json' with { type: 'json' };
import macedonians from './classics/macedonians.json' with { type: 'json' };
import persians from './classics/persians.json' with { type: 'json' };
import romans from './classics/romans.json' with { type: 'json' };
import scythians from './classics/scythians.json' with { type: 'json' };
import vikings from './classics/vikings.json' with { type: 'json' };
import commonsClassics from './commons-classics.json' with { type: 'json' };
import commonsLegends from './commons-legends.json' with { type: 'json' };
import type { Mark, MarketType, RegionSymbol } from './language.ts';
import arthurians from './legends/arthurians.json' with { type: 'json' };
import atlanteans from './legends/atlanteans.json' with { type: 'json' };
import egyptians from './legends/egyptians.json' with { type: 'json' };
import mauryans from './legends/mauryans.json' with { type: 'json' };
import minoans from './legends/minoans.json' with { type: 'json' };
import olmecs from './legends/olmecs.json' with { type: 'json' };
import qin from './legends/qin.json' with { type: 'json' };
import utopians from './legends/utopians.json' with { type: 'json' };

/** What the content files hold, as they are written (NOTATION 1). */

export type Box = 'classics' | 'legends';
/** Where a card begins (IM-2.5): `deck` is a nation's own without a mark, `common` those that belong to no nation. */
export type Start = 'power' | 'inPlay' | 'deck' | 'nation' | 'accession' | 'development' | 'supply' | 'common';
/** IM-2.2 */
export type CardType = 'power' | 'fame' | 'unrest' | MarketType;

export interface Name {
  readonly pl: string;
  readonly en: string;
}

export interface SideRecord {
  readonly effect: readonly string[];
  readonly vp: string;
  readonly number?: string;
  readonly name?: Name;
  readonly family?: string;
  readonly source?: string;
}

export interface CardRecord {
  readonly id: string;
  readonly family: string;
  readonly name: Name;
  readonly namePlSource: Source;
  readonly count: number;
  readonly numbers: readonly string[];
  readonly types: readonly CardType[];
  readonly state: 'barbarian' | 'empire' | null;
  readonly subtypes: readonly Mark[];
  readonly symbols: readonly RegionSymbol[];
  readonly pinned: boolean;
  readonly attack: boolean;
  readonly start: Start;
  readonly minPlayers: number;
  readonly cost: { readonly materials: number; readonly population: number; readonly progress: number } | null;
  readonly effect?: readonly string[];
  readonly vp?: string;
  readonly sides?: { readonly A: SideRecord; readonly B: SideRecord };
  readonly ruling?: string;
  readonly source: Source;
}

export interface CommonsFile {
  readonly set: Box;
  readonly cards: readonly CardRecord[];
}

export interface NationFile extends CommonsFile {
  readonly nation: string;
  readonly name: Name;
  readonly difficulty: number;
  readonly startState: string;
  readonly neverEmpire: boolean;
  readonly exhaustTokens: number;
  /** What lies under the power card: a history, a sunken pile, or nothing. */
  readonly agePile: 'history' | 'sunken' | 'none';
  /** What the card under the nation deck does: see IM-12.6. */
  readonly bottomNationCard: 'accession' | 'zenith' | 'nadir' | 'none';
  readonly developmentArea: 'developments' | 'quests' | 'none';
  /** How many cards the nation has in its box (IM-1.1, IM-1.2). */
  readonly expectedTotal: number;
}

// A word of a JSON file is any word to TypeScript; that these are the words above is held by test/box.test.ts.
export const COMMONS_FILES: readonly CommonsFile[] = [commonsClassics, commonsLegends] as readonly CommonsFile[];

export const NATION_FILES: readonly NationFile[] = [
  carthaginians,
  celts,
  greeks,
  macedonians,
  persians,
  romans,
  scythians,
  vikings,
  arthurians,
  atlanteans,
  egyptians,
  mauryans,
  minoans,
  olmecs,
  qin,
  utopians,
] as readonly NationFile[];
