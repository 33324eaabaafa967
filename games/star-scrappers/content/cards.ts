import { defined } from '@stolik/engine';
import { kindsOfCopies } from '@stolik/engine/pieces';
import {
  type Artifact,
  allOf,
  type Colour,
  type Crystal,
  colourNamed,
  FIRST,
  type Half,
  type Mercenary,
  pieceAt,
} from '../pieces.ts';
import artifactsFile from './artifacts.json' with { type: 'json' };
import crystalsFile from './crystals.json' with { type: 'json' };
import type { HalfPower, Skill } from './effects.ts';
import mercenariesFile from './mercenaries.json' with { type: 'json' };

/**
 * What is in the box, as the rules need it: pieces by number, their properties in plain arrays. Every
 * number here comes from the content files. What a card does is read only when all verbs are known, and verbs are made of
 * rules, which need this file: so `catalogue.ts` has the programs read, and nothing below the verbs asks for them while it
 * is loaded.
 */

/** One of the 24 kinds of Mercenary (SS-2.1). */
export interface MercenaryKind {
  readonly id: string;
  readonly colour: Colour;
  readonly level: number;
  readonly skill: Skill;
  /** The rule that describes the skill. */
  readonly rule: string;
}

export interface HalfKind {
  readonly id: string;
  readonly artifact: Artifact;
  readonly side: 'left' | 'right';
  readonly power: HalfPower;
  readonly rule: string;
}

const NO_SKILL: Skill = { effects: [], lasting: null };
const NO_POWER: HalfPower = { lasting: null, start: null, onRaid: null, awards: [] };

type Draft<K> = { -readonly [field in keyof K]: K[field] } & { readonly program: string };

const mercenaries = mercenariesFile.items.map(
  (item): Draft<MercenaryKind> => ({
    id: item.id,
    colour: colourNamed(item.colour),
    level: item.level,
    skill: NO_SKILL,
    rule: item.rule,
    program: item.effect,
  }),
);

const SIDES = ['left', 'right'] as const;

const halves = artifactsFile.items.flatMap((item, index) =>
  SIDES.map((side): Draft<HalfKind> => {
    const half = item[side];
    return {
      id: half.id,
      artifact: pieceAt.artifact(index),
      side,
      power: NO_POWER,
      rule: half.rule,
      program: half.effect,
    };
  }),
);

export const MERCENARY_KINDS: readonly MercenaryKind[] = mercenaries;
export const HALF_KINDS: readonly HalfKind[] = halves;

/** Reads what every card does. */
export function readPrograms(readSkill: (program: string) => Skill, readHalf: (program: string) => HalfPower): void {
  for (const kind of mercenaries) kind.skill = readSkill(kind.program);
  for (const kind of halves) kind.power = readHalf(kind.program);
}

/** Kind of each Mercenary card, by card. */
export const KIND_OF: readonly number[] = kindsOfCopies(mercenariesFile.items);

export const MERCENARIES: readonly Mercenary[] = allOf('mercenary', KIND_OF);

const tokens = crystalsFile.items.flatMap((item) => Array<typeof item>(item.count).fill(item));
export const CRYSTALS: readonly Crystal[] = allOf('crystal', tokens);
export const ARTIFACTS: readonly Artifact[] = allOf('artifact', artifactsFile.items);
export const HALVES: readonly Half[] = allOf('half', HALF_KINDS);

/** Printed level by Mercenary card. */
export const LEVEL: readonly number[] = KIND_OF.map((kind) => defined(MERCENARY_KINDS[kind]).level);

/** Printed colour by piece: Mercenary cards and crystals. */
export const COLOUR: readonly Colour[] = byPiece([
  ...MERCENARIES.map((card): [number, Colour] => [card, defined(MERCENARY_KINDS[defined(KIND_OF[card])]).colour]),
  ...tokens.map((token, index): [number, Colour] => [FIRST.crystal + index, colourNamed(token.colour)]),
]);

/** Printed cost by piece: crystals and Artifacts. */
export const COST: readonly number[] = byPiece([
  ...tokens.map((token, index): [number, number] => [FIRST.crystal + index, token.cost]),
  ...artifactsFile.items.map((item, index): [number, number] => [FIRST.artifact + index, item.cost]),
]);

/** Victory points by crystal. */
export const VP: readonly number[] = byPiece(
  tokens.map((token, index): [number, number] => [FIRST.crystal + index, token.vp]),
);

/** Does the crystal show the symbol of its own faction? */
export const HAS_SYMBOL: readonly boolean[] = byPiece(
  tokens.map((token, index): [number, boolean] => [FIRST.crystal + index, token.factionSymbol !== null]),
);

/** Does gaining the crystal move the Cave-In marker? */
export const UNSTABLE: readonly boolean[] = byPiece(
  tokens.map((token, index): [number, boolean] => [FIRST.crystal + index, token.caveIn]),
);

/** What is printed on a piece that lies face up. The first three are asked in the innermost loops, and so are cast (`defined`). */
export const levelOf = (card: Mercenary): number => LEVEL[card] as number;
export const colourOf = (piece: Mercenary | Crystal): Colour => COLOUR[piece] as Colour;
export const costOf = (piece: Crystal | Artifact): number => COST[piece] as number;
export const vpOf = (crystal: Crystal): number => defined(VP[crystal]);

function byPiece<T>(entries: readonly [number, T][]): T[] {
  const values: T[] = [];
  for (const [piece, value] of entries) values[piece] = value;
  return values;
}

export const kindNumber = (card: Mercenary): number => defined(KIND_OF[card]);
export const kindOf = (card: Mercenary): MercenaryKind => defined(MERCENARY_KINDS[kindNumber(card)]);
export const halfKind = (half: Half): HalfKind => defined(HALF_KINDS[half - FIRST.half]);

/** The two halves of an Artifact card, left and right. */
export const halvesOf = (artifact: Artifact): [Half, Half] => {
  const left = (artifact - FIRST.artifact) * 2;
  return [pieceAt.half(left), pieceAt.half(left + 1)];
};
