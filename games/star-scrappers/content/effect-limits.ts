import { type Effect, type HalfPower, type Lasting, MANY, type Skill } from './effects.ts';
import { DOCK_ROWS, MINE_ROWS } from './tables.ts';

export const LEVELS = DOCK_ROWS.map(({ level }) => level);
export const COSTS = MINE_ROWS.map(({ cost }) => cost);
export const DEAREST_ARTIFACT = 20;

/** What the grammar allows but the rules have no way to carry out, or what would make no sense at the table. */
const unless = (fine: boolean, problem: string): string[] => (fine ? [] : [problem]);
const range = (what: string, value: number, least: number, most: number): string[] =>
  unless(value >= least && value <= most, `has ${what} of ${value}; it must be from ${least} to ${most}`);
const amount = (most: number): string[] => (most === MANY ? [] : range('an amount', most, 1, 10));
const level = (wanted: unknown): string[] =>
  unless(typeof wanted !== 'number' || LEVELS.includes(wanted), `asks for level ${wanted}, which no card has`);
const costs = (wanted: readonly number[] | 'same' | null): string[] =>
  unless(
    wanted === null || (wanted !== 'same' && wanted.every((cost) => COSTS.includes(cost))),
    'asks for a crystal of a cost that none has',
  );

export function skillProblems({ effects, lasting }: Skill): string[] {
  return [
    ...effects.flatMap(effectProblems),
    ...lastingProblems(lasting),
    ...unless(lasting?.second !== true && lasting?.protects !== true, 'lasts a turn with what only an Artifact can do'),
  ];
}

function effectProblems(effect: Effect): string[] {
  switch (effect.does) {
    case 'take-crystal': {
      const { cost, colour, symbol, caveIn } = effect.crystals;
      return [
        ...costs(cost),
        ...unless(colour !== 'best' && !symbol && !caveIn, 'takes crystals by something other than cost and colour'),
      ];
    }
    case 'take-from-docks':
      return [...amount(effect.most), ...level(effect.level), ...range('a sum of levels', effect.sum ?? 1, 1, 40)];
    case 'take-from-base':
      return [
        ...amount(effect.most),
        ...unless(
          effect.cards.faction === null || effect.cards.where !== 'own',
          "asks for a faction at the bottom of one's own Base",
        ),
      ];
    case 'choose-one': {
      const [each, one] = effect.branches;
      const fits =
        effect.branches.length === 2 && each?.cards.where === 'each' && each.most === 1 && one?.cards.where === 'one';
      return [
        ...effect.branches.flatMap(effectProblems),
        ...unless(
          fits && each.cards.faction === one.cards.faction,
          'can only choose between one card of each Base and some of one Base, of the same faction',
        ),
      ];
    }
    case 'subjugate-from-base': {
      const { where, bottom, faction, level: wanted } = effect.cards;
      const fits = (where === 'own' || where === 'any') && !bottom && faction === null;
      return [...level(wanted), ...unless(fits, 'subjugates from Bases by something other than level')];
    }
    case 'subjugate-for-crystals': {
      const { cost, colour, symbol, caveIn } = effect.crystals;
      return [
        ...amount(effect.most),
        ...level(effect.level),
        ...costs(cost),
        ...unless(colour === null && !symbol && !caveIn, 'gives crystals by something other than cost'),
      ];
    }
    case 'recolour-crystal':
      return range('a discount', effect.discount, 0, 10);
    case 'recolour-hand':
      return amount(effect.most);
    case 'extra-mining':
      return range('a number of actions', effect.actions, 1, 5);
  }
}

function lastingProblems(lasting: Lasting | null): string[] {
  if (lasting === null) return [];
  return [
    ...range('a discount', lasting.collectDiscount, 0, DEAREST_ARTIFACT),
    ...range('a recruiting discount', lasting.recruitDiscount, 0, Math.max(...LEVELS) - 1),
    ...lasting.mineDiscounts.flatMap(({ amount, cost }) => [...range('a discount', amount, 1, 10), ...costs(cost)]),
    ...range('a discount', lasting.totemDiscount, 0, 10),
    ...range('a number of cards', lasting.offColour, 0, 10),
    ...costs(lasting.scrapes),
  ];
}

export function halfProblems({ lasting, start, onRaid, onRaided, awards }: HalfPower): string[] {
  return [
    ...lastingProblems(lasting),
    ...(start === null ? [] : effectProblems(start)),
    ...(onRaid === null || onRaid === 'raid-another' ? [] : effectProblems(onRaid)),
    ...range('a number of cards', onRaided, 0, 10),
    ...awards.flatMap((award) => [
      ...range('points', award.vp, 1, 20),
      ...(award.counts === 'crystals' ? [...costs(award.crystals.cost), ...range('a group', award.group, 1, 10)] : []),
    ]),
  ];
}
