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
import arthurians from './legends/arthurians.json' with { type: 'json' };
import atlanteans from './legends/atlanteans.json' with { type: 'json' };
import egyptians from './legends/egyptians.json' with { type: 'json' };
import mauryans from './legends/mauryans.json' with { type: 'json' };
import minoans from './legends/minoans.json' with { type: 'json' };
import olmecs from './legends/olmecs.json' with { type: 'json' };
import qin from './legends/qin.json' with { type: 'json' };
import utopians from './legends/utopians.json' with { type: 'json' };

/** What the content files hold, as they are written (NOTATION 1). */

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
  readonly namePlSource: string;
  readonly count: number;
  readonly numbers: readonly string[];
  readonly types: readonly string[];
  readonly state: string | null;
  readonly subtypes: readonly string[];
  readonly symbols: readonly string[];
  readonly pinned: boolean;
  readonly attack: boolean;
  readonly start: string;
  readonly minPlayers: number;
  readonly cost: { readonly materials: number; readonly population: number; readonly progress: number } | null;
  readonly effect?: readonly string[];
  readonly vp?: string;
  readonly sides?: { readonly A: SideRecord; readonly B: SideRecord };
  readonly ruling?: string;
  readonly source: string;
}

export interface CommonsFile {
  readonly set: string;
  readonly cards: readonly CardRecord[];
}

export interface NationFile extends CommonsFile {
  readonly nation: string;
  readonly name: Name;
  readonly difficulty: number;
  readonly startState: string;
  readonly neverEmpire: boolean;
  readonly exhaustTokens: number;
  readonly agePile: string;
  readonly bottomNationCard: string;
  readonly developmentArea: string;
  /** How many cards the nation has in its box (IM-1.1, IM-1.2). */
  readonly expectedTotal: number;
}

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
