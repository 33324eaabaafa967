import { defined } from '@stolik/engine';
import { ContentError } from '@stolik/engine/notation';
import {
  type Check,
  type Data,
  type Fields,
  isData,
  type Lists,
  listProblems,
  must,
  oneOf,
  type Report,
  shown,
  someOf,
  source,
  text,
  whole,
  wholes,
} from '@stolik/engine/pack';
import { ALL_REGIONS, KINDS } from '../pieces.ts';
import { CONCERN_VERBS } from '../verbs/concern/index.ts';
import { VERBS } from '../verbs/index.ts';
import boardFile from './board.json' with { type: 'json' };
import buildingsFile from './buildings.json' with { type: 'json' };
import companionsFile from './companions.json' with { type: 'json' };
import { ConcernLibrary } from './concern-library.ts';
import contractsFile from './contracts.json' with { type: 'json' };
import diceFile from './dice.json' with { type: 'json' };
import type { Effect, Power, Size } from './effects.ts';
import eventsFile from './events.json' with { type: 'json' };
import { readRewards, readWanted, type WrittenRequirement } from './feat-sets.ts';
import featsFile from './feats.json' with { type: 'json' };
import goodsFile from './goods.json' with { type: 'json' };
import heroesFile from './heroes.json' with { type: 'json' };
import { Library } from './library.ts';
import { parseProgram } from './notation.ts';
import concernFile from './private-concern.json' with { type: 'json' };
import { program } from './program.ts';
import { readCost } from './read-cost.ts';
import { readDecree } from './read-decree.ts';
import { readPower } from './read-power.ts';
import { abilityItems } from './read-terms.ts';
import steedsFile from './steeds.json' with { type: 'json' };
import { BLOCK } from './tables.ts';
import townsFile from './towns.json' with { type: 'json' };
import upgradesFile from './upgrades.json' with { type: 'json' };
import wagonFile from './wagon.json' with { type: 'json' };

const TOWNS = townsFile.towns.map(({ id }) => id);
const CLASSES = townsFile.towns.map(({ heroClass }) => heroClass);
const REGIONS = townsFile.regions.map(({ id }) => id);
const names = {
  classes: CLASSES,
  towns: TOWNS,
  regions: REGIONS,
  regionOf: townsFile.towns.map(({ region }) => defined(ALL_REGIONS[REGIONS.indexOf(region)])),
};

const named: Fields = { name: { pl: text(60), en: text(60) }, source, fieldSources: { '*': source } };

/** A program in which nothing is done but what fits. */
const only = (fits: (effect: Effect) => boolean): Check =>
  program((source) => {
    const library = new Library(VERBS);
    library.read(source);
    for (const { effects } of library.programs.values())
      for (const effect of effects) if (!fits(effect)) throw new ContentError(`"${effect.does}" cannot be done here`);
  });

/** What may happen to a traveller on another's turn, and what the Private Concern has an answer to (DR-29.12). */
const onTheRoad = only(({ verb }) => verb.road !== null);
const inABuilding = only(({ verb }) => verb.stands.includes('building'));
/** What lies on the circles of the Ruins and of the Dark Market. */
const onASpace = only(({ verb }) => verb.stands.includes('space'));

const concernLibrary = new ConcernLibrary(CONCERN_VERBS);
const concernProgram = program((written) => concernLibrary.read(written));

/** The wagon packs blocks and trophies of one size only. */
function power(source: string): void {
  const { block, fillsStorage }: Power = readPower(source, new Library(VERBS).enter);
  for (const size of [block, fillsStorage])
    if (size !== null && !isBlock(size)) throw new ContentError(`a block of ${size.rows} x ${size.columns}`);
}
const isBlock = ({ rows, columns }: Size): boolean => rows === BLOCK.rows && columns === BLOCK.columns;

// Whatever is no requirement cannot be read as one, and that is the problem reported.
const requirement = program((written) => readWanted(JSON.parse(written) as WrittenRequirement, names));

const reward = (written: string): void => {
  new Library(VERBS).read(written);
  readRewards(parseProgram(written));
};

/** Each die value has a line. */
const lines: Fields = {
  '1': onTheRoad,
  '2': onTheRoad,
  '3': onTheRoad,
  '4': onTheRoad,
  '5': onTheRoad,
  '6': onTheRoad,
};

/** Abilities keep their number: two of a loyal companion, one of a stray. */
const ability: Check = must(
  'a list of abilities, each with "id", "gift" and "effect" that this game can carry out',
  (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 2 &&
    value.every(
      (one) => isData(one) && typeof one.id === 'string' && reads(one.gift, readCost) && reads(one.effect, readUse),
    ),
);
const readUse = (written: string) => new Library(VERBS).enter(abilityItems(written));
const reads = (value: unknown, read: (source: string) => unknown): boolean =>
  typeof value === 'string' && program(read)(value) === null;

/** The oracle die's faces, the craft table's entries and the Private Concern's thresholds have no ids of their own: a face, or a name, is one. */
const oracle = diceFile.dice.find(({ id }) => id === 'oracle-die');
const oracleFaces = (oracle?.faces ?? []).map((face) => ({
  ...face,
  id: String(face.face),
}));
const craftTable = wagonFile.craftTable.entries.map((entry) => ({ ...entry, id: entry.face }));
const numbers = (of: object): { readonly id: string; readonly value: number }[] =>
  Object.entries(of).flatMap(([id, value]) => (typeof value === 'number' ? [{ id, value }] : []));
const { start, thresholds, gains } = concernFile;

/**
 * Packing counts cells as bits of one number, and two blocks may lie beside the grid (`rules/packing.ts`): so many cells at most.
 */
const MOST_CELLS = 20;
const MOST_SIDE = 6;
const MOST_CELLS_OF_A_GOOD = 6;

/**
 * An outline: cells as row and column, counted from its upper left corner, in one piece. Fine goods are the other side of the tile, so it has to be its own
 * mirror image, turned or not: turning a tile over must not change where it fits (DR-17.1).
 */
const outline: Check = must(
  `a list of 1 to ${MOST_CELLS_OF_A_GOOD} different cells [row, column] in one piece from the corner [0, 0] on, that is its own mirror image`,
  (value) => {
    if (!Array.isArray(value) || value.length < 1 || value.length > MOST_CELLS_OF_A_GOOD) return false;
    const cells: readonly unknown[] = value;
    if (!cells.every(isCell)) return false;
    return (
      sameOutline(cells, fromCorner(cells)) &&
      new Set(cells.map(String)).size === cells.length &&
      isWhole(cells) &&
      isMirrored(cells)
    );
  },
);

type Cell = readonly [row: number, column: number];
type Cells = readonly Cell[];

const isCell = (value: unknown): value is Cell => wholes(2, 0, MOST_SIDE - 1)(value) === null;

function fromCorner(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row - top, column - left]);
}

const sameOutline = (one: Cells, other: Cells): boolean =>
  one.map(String).sort().join(' ') === other.map(String).sort().join(' ');

/** Can every cell be reached from the first by sides? */
function isWhole(cells: Cells): boolean {
  const [first, ...left] = cells;
  const reached = first === undefined ? [] : [first];
  for (const [row, column] of reached)
    for (let at = left.length - 1; at >= 0; at--) {
      const [down, right] = defined(left[at]);
      if (Math.abs(down - row) + Math.abs(right - column) === 1) reached.push(...left.splice(at, 1));
    }
  return left.length === 0;
}

function isMirrored(cells: Cells): boolean {
  let turned: Cells = fromCorner(cells.map(([row, column]) => [row, -column]));
  for (let turns = 0; turns < 4; turns++) {
    if (sameOutline(turned, cells)) return true;
    turned = fromCorner(turned.map(([row, column]) => [column, -row]));
  }
  return false;
}

/** The lists a pack may have: what each replaces, and which fields of it. */
const LISTS: Lists = {
  heroes: {
    items: heroesFile.heroes,
    fields: {
      ...named,
      class: oneOf(...CLASSES),
      town: oneOf(...TOWNS),
      wants: someOf(KINDS, 0, 3),
      bonus: oneOf('lantern', 'horseshoe', 'chest'),
    },
  },
  contracts: { items: contractsFile.contracts, fields: { ...named, goods: someOf(KINDS, 3, 3) } },
  companions: { items: companionsFile.companions, fields: { ...named, count: whole(0, 22), abilities: ability } },
  steeds: { items: steedsFile.steeds, fields: { ...named, effect: program(power) } },
  feats: {
    items: featsFile.feats,
    fields: {
      ...named,
      requirement: (value) => requirement(JSON.stringify(value)),
      reward: program(reward),
      limit: must('a whole number from 1 to 20, or null', (value) => value === null || whole(1, 20)(value) === null),
    },
  },
  events: { items: eventsFile.events, fields: { ...named, lines } },
  buildings: {
    items: buildingsFile.buildings,
    fields: { ...named, effect: inABuilding },
  },
  spaces: {
    items: [...boardFile.darkMarketCircle.spaces, ...boardFile.ruins.spaces],
    fields: { source, effect: onASpace },
  },
  oracleFaces: { items: oracleFaces, fields: { source, effect: onTheRoad } },
  goods: { items: goodsFile.goods, fields: { ...named, shape: { cells: outline } } },
  storage: { items: [wagonFile.storage], fields: { source, rows: whole(2, MOST_SIDE), columns: whole(2, MOST_SIDE) } },
  craftTable: { items: craftTable, fields: { source, good: oneOf(...KINDS) } },
  upgrades: { items: upgradesFile.upgrades, fields: { ...named, effect: text(400) } },
  actionCards: {
    items: concernFile.actionCards,
    fields: { ...named, move: whole(0, 4), glow: oneOf(true, false), town: oneOf(...TOWNS) },
  },
  guildNotices: {
    items: concernFile.guildNotices,
    fields: { ...named, onReveal: concernProgram, whileActive: program(readDecree) },
  },
  sarcophagusCards: { items: concernFile.sarcophagusCards, fields: { ...named, effect: concernProgram } },
  thresholds: { items: numbers(thresholds), fields: { source, value: whole(0, 20) } },
  concernGains: { items: numbers(gains), fields: { source, value: whole(0, 10) } },
  concernStart: {
    items: [{ id: 'start', ...start }],
    fields: {
      source,
      coins: whole(0, 20),
      coinsBySeat: wholes(start.coinsBySeat.length, 0, 20),
      prestige: whole(0, 20),
      stock: whole(0, concernFile.state.stockMax),
      currentTown: oneOf(...TOWNS),
      soloUpgradesRemoved: whole(0, upgradesFile.upgrades.length),
    },
  },
  levels: { items: concernFile.levels, fields: { ...named, vp: whole(-20, 20) } },
  deliveryTiles: {
    items: concernFile.deliveryTiles,
    fields: { ...named, front: concernProgram, back: concernProgram },
  },
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "dark-road", "name": "...", "heroes": [...], ... }`. An item of a list
 * replaces, field by field, the item of the box that has its id.
 */
export const checkPack = (pack: unknown): string[] =>
  listProblems(pack, 'dark-road', LISTS, (of, report) => {
    checkHeroes(of('heroes'), report);
    checkCompanions(of('companions'), report);
    checkUpgrades(of('upgrades'), report);
    checkStorage(of('storage'), of('goods'), report);
  });

/** What was wrong in a field was reported and left out, so these are what they should be. */
const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const cellsOf = (shape: unknown): Cells =>
  isData(shape) && Array.isArray(shape.cells) ? shape.cells.filter((cell) => isCell(cell)) : [];

/** A class goes to its town, and only starting heroes want nothing: others are there to be sold to. */
function checkHeroes(list: readonly Data[], report: Report): void {
  for (const { id, class: heroClass, town, start, wants } of list) {
    const home = townsFile.towns.find((known) => known.heroClass === heroClass)?.id;
    if (home !== town) report(`heroes, "${id}": a ${heroClass} travels to ${home}, so "town" cannot be "${town}".`);
    const count = countOf(wants);
    if (start === true ? count > 0 : count === 0)
      report(
        `heroes, "${id}": ${start === true ? 'a starting hero wants no goods' : 'a hero wants at least one good'}.`,
      );
  }
}

const ALL_COMPANIONS = 22;

function checkCompanions(list: readonly Data[], report: Report): void {
  const cards = list.reduce((sum, { count }) => sum + Number(count), 0);
  if (cards !== ALL_COMPANIONS) report(`companions: there are ${cards} cards; the box has ${ALL_COMPANIONS}.`);
  for (const { id, kind, abilities } of list) {
    const wanted = kind === 'loyal' ? 2 : 1;
    if (countOf(abilities) !== wanted)
      report(`companions, "${id}": a ${kind} companion has ${wanted === 1 ? 'one ability' : 'two abilities'}.`);
  }
}

/** The grid has room for a trophy and for each good by itself (DR-17.3). */
function checkStorage(storage: readonly Data[], goods: readonly Data[], report: Report): void {
  for (const { id, rows, columns } of storage) {
    const [height, width] = [Number(rows), Number(columns)];
    if (height * width > MOST_CELLS)
      report(`storage, "${id}": ${height} x ${width} cells; ${MOST_CELLS} are the most.`);
    for (const { id: good, shape } of goods) {
      const cells = cellsOf(shape);
      const tall = Math.max(...cells.map(([row]) => row)) + 1;
      const wide = Math.max(...cells.map(([, column]) => column)) + 1;
      const lies = (tall <= height && wide <= width) || (wide <= height && tall <= width);
      if (!lies) report(`goods, "${good}": it does not fit into an empty storage of ${height} x ${width}.`);
    }
  }
}

/** An upgrade of a lock slot is a special action; any other a power. */
function checkUpgrades(list: readonly Data[], report: Report): void {
  for (const { id, place, effect } of list) {
    const check = String(place).startsWith('lock-')
      ? program((written) => new Library(VERBS).read(written))
      : program(power);
    const be = check(effect);
    if (be !== null) report(`upgrades, "${id}": "effect" must be ${be}, not ${shown(effect)}.`);
  }
}
