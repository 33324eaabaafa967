import { say, type Text, type TextArg } from '@stolik/engine';
import { chained } from '@stolik/engine/phrases';
import { BUILDINGS, type BuildingKind, kindName, MARKETS, type Market } from '../pieces.ts';

/** Small parts of sentences that several of them share. `form` is the grammatical form that the sentence needs. */

/** "fish": nom stands alone, gen after a number of cubes. */
export const kindText = (kind: number, form = 'nom'): Text => say(`kind-${kindName(kind)}`, { form });

/** "2 cubes of fish" */
export const cubesText = (count: number, kind: number, form = 'nom'): Text =>
  say('phrase-cubes', { count, kind: kindText(kind, 'gen'), form });

export const florinsText = (count: number): Text => say('phrase-florins', { count });

export const marketText = (market: Market, form = 'nom'): Text => say(`market-${MARKETS[market]}`, { form });

/** A kind of building: nom, acc, few (two to four of them), pl (plural), each (after "for each"). */
export const buildingText = (kind: BuildingKind, form = 'nom'): Text =>
  say(`building-kind-${BUILDINGS[kind]}`, { form });

/** A signed number: "+2", "-1". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number === 0 ? '0' : `−${-number}`);

export const all = (texts: readonly TextArg[]): TextArg => ({ all: texts });

/** Parts of a bargain, one after another. */
export const inParts = (texts: readonly Text[]): Text => chained(texts, 'phrase-parts');

/** Cubes of several kinds: "1 cube of fish and 2 cubes of stone". */
export const cubeList = (cubes: readonly number[], form = 'nom'): Text[] =>
  cubes.flatMap((count, kind) => (count > 0 ? [cubesText(count, kind, form)] : []));
