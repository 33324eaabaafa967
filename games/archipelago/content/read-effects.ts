import { ContentError } from '@stolik/engine/notation';
import { ALL_KINDS, type BuildingKind, buildingNamed, kindNamed, marketNamed } from '../pieces.ts';
import type { Bracket, Cost, Effect, Gift, Marker, Project, Requirement } from './effects.ts';
import { MANY } from './effects.ts';

/** One form of the notation: what it looks like, and what it means. A form may be longer than one statement. */
type Form = readonly [RegExp, (...found: string[]) => Effect];

const number = (word: string): number => Number(word);
const marker = (word: string): Marker => word as Marker;
/** `temple`, `temples`, `cities`. */
const building = (word: string): BuildingKind => buildingNamed(word.replace(/ies$/, 'y').replace(/s$/, ''));
const kinds = (list: string) => list.split(/, | or /).map(kindNamed);

const THING = '(temples?|city|cities|ports?|markets?)';
const CUBES = '(?:fish|fruit|wood|cattle|stone|iron)';

const FORMS: readonly Form[] = [
  [
    /^(unrest|workers)\(([+-]\d+)\)/,
    (which = '', by = '') => ({ does: 'marker', marker: marker(which), by: number(by) }),
  ],
  [
    new RegExp(`^perEach\\((?:(\\d+) )?${THING} on map, (unrest|workers)\\(([+-]\\d+)\\)\\)`),
    (each = '', thing = '', which = '', by = '') => ({
      does: 'marker-per-building',
      building: building(thing),
      each: each === '' ? 1 : number(each),
      marker: marker(which),
      by: number(by),
    }),
  ],
  [
    new RegExp(`^byCount\\(${THING} on map, ((?:\\d+(?:-\\d+|\\+): unrest\\([+-]\\d+\\)(?:, )?)+)\\)`),
    (thing = '', brackets = '') => ({
      does: 'unrest-by-count',
      building: building(thing),
      brackets: brackets.split(', ').map(readBracket),
    }),
  ],
  [/^gain\((\d+) f\)/, (florins = '') => ({ does: 'gain-florins', florins: number(florins) })],
  [
    new RegExp(`^gain\\(min\\((\\d+), ${THING} on map\\) f\\)`),
    (most = '', thing = '') => ({ does: 'gain-per-building', building: building(thing), most: number(most) }),
  ],
  [
    /^gain\(floor\(my active citizens \/ (\d+)\) f\)/,
    (each = '') => ({ does: 'gain-per-citizens', each: number(each) }),
  ],
  [/^gain\(1 resource of another kind\)/, () => ({ does: 'exchange' })],
  [
    /^hire\(max (\d+)(, free of cost)?\)/,
    (most = '', free = '') => ({ does: 'hire', most: number(most), free: free !== '' }),
  ],
  [
    /^transactions\((domestic|export), max (\d+), (buy or sell|sell only)\)/,
    (market = '', most = '', how = '') => ({
      does: 'transactions',
      market: marketNamed(market),
      most: number(most),
      sellOnly: how === 'sell only',
    }),
  ],
  [/^buy\(1 cube, either market\); sell\(a cube of the same kind, the other market\)/, () => ({ does: 'smuggle' })],
  [
    new RegExp(
      `^toMarket\\((domestic|export), max (\\d+) cubes of (${CUBES}(?:(?:, | or )${CUBES})*) from the bank\\)`,
    ),
    (market = '', most = '', list = '') => ({
      does: 'to-market',
      market: marketNamed(market),
      most: number(most),
      kinds: kinds(list),
    }),
  ],
  [/^reproduce\((\d+) region\)/, (most = '') => ({ does: 'reproduce', most: number(most) })],
  [/^action\(explore, ignoreSlots\)/, () => ({ does: 'explore' })],
  [/^action\(migrate\)/, () => ({ does: 'migrate', citizens: true, ships: true, transport: true, steps: 1 })],
  [
    /^migrate\(ships only, with transport\)/,
    () => ({ does: 'migrate', citizens: false, ships: true, transport: true, steps: 1 }),
  ],
  [
    /^migrate\(citizens only, no transport, landSteps ([12])\)/,
    (steps = '') => ({ does: 'migrate', citizens: true, ships: false, transport: false, steps: number(steps) }),
  ],
  [/^build\(ship, free of its normal cost\)/, () => buildEffect(['ship'], { free: true })],
  [
    /^build\(ship, in a region with a port I control, no citizen needed\)/,
    () => buildEffect(['ship'], { atPort: true }),
  ],
  [
    /^build\(([a-z]+(?: \| [a-z]+)*), minus (\d+) resource of my choice\)/,
    (projects = '', minus = '') => buildEffect(projects.split(' | ').map(readProject), { minus: number(minus) }),
  ],
  [
    /^revealDeck\((\d+)\); optional buy\(1 (progress|character) from revealed, minPrice\); discard\(rest\)/,
    (cards = '', kind = '') => ({
      does: 'search-deck',
      cards: number(cards),
      kind: kind === 'progress' ? 'progress' : 'character',
    }),
  ],
  [/^destroyShip\(enemy ship in a region with one of my ships\)/, () => ({ does: 'sink-ship' })],
  [/^victim: give\(1 resource of victim's choice\) or prove none/, () => ({ does: 'tribute' })],
  [
    /^choosePlayer\(other\); victim: hideInHands\(2 cubes of victim's choice\); me: pickHand; gain\(content\)/,
    () => ({ does: 'steal' }),
  ],
  [/^choosePlayer\(other\); look\(florins, cubes, discovery tokens\)/, () => ({ does: 'spy' })],
  [
    /^pillage\(1 land symbol in the area of one of my free active citizens\); gain\((\d+) of that resource\)/,
    (cubes = '') => ({ does: 'pillage', cubes: number(cubes) }),
  ],
  [
    /^standUp\(max (\d+) rebels (in one region with my active unit|anywhere)\)/,
    (most = '', where = '') => ({ does: 'stand-up', most: number(most), oneRegion: where !== 'anywhere' }),
  ],
  [/^disengage\(max (\d+) of my engaged units\)/, (most = '') => ({ does: 'disengage', most: number(most) })],
  [new RegExp(`^doubleHarvest\\((${CUBES})\\)`), (kind = '') => ({ does: 'double-harvest', kind: kindNamed(kind) })],
  [
    /^thisTurn\(harvest in regions of other cities without permission, pay\((\d+) f to the controller\) per unit\)/,
    (fee = '') => ({ does: 'free-harvest', fee: number(fee) }),
  ],
  [
    /^choose\{(pay\([^)]*\): unrest\([+-]\d+\)(?: \| pay\([^)]*\): unrest\([+-]\d+\))*)\}/,
    (gifts = '') => ({ does: 'choose-gift', gifts: gifts.split(' | ').map(readGift) }),
  ],
  [/^everyPlayer\(perEach\(region with a port I control, addShip\(there\)\)\)/, () => ({ does: 'ships-to-ports' })],
];

/** A program of the content files as the rules carry it out. */
export function readEffects(program: string): Effect[] {
  const effects: Effect[] = [];
  for (let rest = program; rest !== ''; ) {
    const [length, effect] = readFirst(program, rest);
    effects.push(effect);
    const after = rest.slice(length);
    if (after !== '' && !after.startsWith('; ')) throw unreadable(program, after);
    rest = after.slice(2);
  }
  if (effects.length === 0) throw new ContentError('a card has no effect');
  return effects;
}

function readFirst(program: string, rest: string): [number, Effect] {
  for (const [form, meaning] of FORMS) {
    const found = form.exec(rest);
    if (found !== null) return [found[0].length, meaning(...found.slice(1).map((group) => group ?? ''))];
  }
  throw unreadable(program, rest);
}

const unreadable = (program: string, rest: string): ContentError =>
  new ContentError(`"${program}" has "${rest}", which this game does not know`);

type BuildEffect = Extract<Effect, { does: 'build' }>;
const buildEffect = (projects: readonly Project[], changes: Partial<BuildEffect>): BuildEffect => ({
  does: 'build',
  projects,
  free: false,
  minus: 0,
  atPort: false,
  ...changes,
});

function readProject(word: string): Project {
  const kind = buildingNamed(word);
  if (word !== 'ship' && (kind as number) < 0) throw new ContentError(`"${word}" is nothing that can be built`);
  return word === 'ship' ? 'ship' : kind;
}

function readBracket(words: string): Bracket {
  const [, from = '', to = '', by = ''] = /^(\d+)(?:-(\d+)|\+): unrest\(([+-]\d+)\)$/.exec(words) ?? [];
  if (from === '') throw new ContentError(`"${words}" is no bracket`);
  return { from: number(from), to: to === '' ? MANY : number(to), by: number(by) };
}

function readGift(words: string): Gift {
  const [, paid = '', unrest = ''] = /^pay\(([^)]*)\): unrest\(([+-]\d+)\)$/.exec(words) ?? [];
  const cubes = ALL_KINDS.map(() => 0);
  for (const item of paid.split(', ')) {
    const [, count = '', kind = ''] = new RegExp(`^(\\d+) (${CUBES})$`).exec(item) ?? [];
    if (kind === '') throw new ContentError(`"${item}" cannot be paid`);
    cubes[kindNamed(kind)] = number(count);
  }
  return { cubes, unrest: number(unrest) };
}

/** `{ ad, f, resources, anyResource }` of a content file. */
export interface CostData {
  readonly ad?: number;
  readonly f?: number;
  readonly resources?: { readonly [kind: string]: number };
  readonly anyResource?: number;
}

export const readCost = ({ ad = 0, f = 0, resources = {}, anyResource = 0 }: CostData): Cost => ({
  discs: ad,
  florins: f,
  cubes: ALL_KINDS.map((kind) => Object.entries(resources).find(([name]) => kindNamed(name) === kind)?.[1] ?? 0),
  any: anyResource,
});

/** `control(port >= 1)` */
export function readRequirement(words: string | null): Requirement | null {
  if (words === null) return null;
  const [, thing = '', least = ''] = /^control\((city|temple|market|port) >= (\d+)\)$/.exec(words) ?? [];
  if (thing === '') throw new ContentError(`"${words}" is a condition this game does not know`);
  return { building: buildingNamed(thing), least: number(least) };
}
