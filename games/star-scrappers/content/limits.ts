import { unless } from '@stolik/engine';
import { type HalfPower, type Lasting, MANY, type Skill } from './effects.ts';
import { DOCK_ROWS, MINE_ROWS } from './tables.ts';

/** What the grammar allows but the rules have no way to carry out, or what would make no sense at the table. */

export const LEVELS = DOCK_ROWS.map(({ level }) => level);
export const COSTS = MINE_ROWS.map(({ cost }) => cost);
export const DEAREST_ARTIFACT = 20;

export const withinRange = (what: string, value: number, least: number, most: number): string[] =>
  unless(value >= least && value <= most, `has ${what} of ${value}; it must be from ${least} to ${most}`);
export const amountLimits = (most: number): string[] => (most === MANY ? [] : withinRange('an amount', most, 1, 10));
export const levelLimits = (wanted: unknown): string[] =>
  unless(typeof wanted !== 'number' || LEVELS.includes(wanted), `asks for level ${wanted}, which no card has`);
export const costLimits = (wanted: readonly number[] | 'same' | null): string[] =>
  unless(
    wanted === null || (wanted !== 'same' && wanted.every((cost) => COSTS.includes(cost))),
    'asks for a crystal of a cost that none has',
  );

export const skillProblems = ({ effects, lasting }: Skill): string[] => [
  ...effects.flatMap((effect) => effect.verb.problems(effect)),
  ...lastingProblems(lasting),
  ...unless(
    lasting === null || lasting.parts.every(({ verb }) => verb.blocks.includes('turn')),
    'lasts a turn with what only an Artifact can do',
  ),
];

const lastingProblems = (lasting: Lasting | null): string[] =>
  lasting === null ? [] : lasting.parts.flatMap(({ verb, value }) => verb.problems(value));

export const halfProblems = ({ lasting, start, onRaid, awards }: HalfPower): string[] => [
  ...lastingProblems(lasting),
  ...(start === null ? [] : start.verb.problems(start)),
  ...(onRaid === null ? [] : onRaid.verb.problems(onRaid)),
  ...awards.flatMap((award) => [...withinRange('points', award.vp, 1, 20), ...award.verb.problems(award)]),
];
