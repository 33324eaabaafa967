import { COLOURS } from '../pieces.ts';
import artifactsFile from './artifacts.json' with { type: 'json' };
import type { Listed } from './box.ts';
import commandCardsFile from './command-cards.json' with { type: 'json' };
import crystalsFile from './crystals.json' with { type: 'json' };
import { COSTS, DEAREST_ARTIFACT, halfProblems, LEVELS, skillProblems } from './effect-limits.ts';
import factionsFile from './factions.json' with { type: 'json' };
import mercenariesFile from './mercenaries.json' with { type: 'json' };
import { readHalf, readSkill } from './read-effects.ts';
import setupFile from './setup.json' with { type: 'json' };
import { DOCK_ROWS, FACTIONS_IN_PLAY, MINE_ROWS, STARTING_HAND } from './tables.ts';
import { timingsOf } from './timing.ts';
import totemsFile from './totems.json' with { type: 'json' };

/** A JSON object of which nothing is known yet. */
type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has to be, if it is not. */
type Check = (value: unknown) => string | null;

const must =
  (be: string, is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? null : be;
const text = (most: number): Check =>
  must(
    `a text of 1 to ${most} characters`,
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most,
  );
const whole = (least: number, most: number): Check =>
  must(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
const oneOf = (...words: readonly unknown[]): Check =>
  must(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (value) => words.includes(value));

const FACTIONS = factionsFile.items.map(({ id, colour }) => ({ id, colour }));
const PER_FACTION = mercenariesFile.total / FACTIONS.length;
const PER_COLOUR = crystalsFile.totalPerColour;
const MOST_SEATS = Math.max(...setupFile.byPlayers.map(({ players }) => players));
const LONGEST_PROGRAM = 400;
/** Nobody reads further before mending these. */
const MOST_PROBLEMS = 100;

const source = oneOf('rulebook', 'public', 'known', 'designed');
/** A field of fields is checked field by field. */
type Fields = { readonly [field: string]: Check | Fields };
const named: Fields = { name: { pl: text(60), en: text(60) }, source, sources: { '*': source } };
const half: Fields = { ...named, effect: text(LONGEST_PROGRAM), rule: text(20) };

/** The lists a pack may have: what each replaces, and which fields of it. */
const LISTS: { readonly [list: string]: { readonly items: readonly Listed[]; readonly fields: Fields } } = {
  mercenaries: {
    items: mercenariesFile.items,
    fields: {
      ...half,
      faction: oneOf(...FACTIONS.map(({ id }) => id)),
      colour: oneOf(...COLOURS),
      level: oneOf(...LEVELS),
      count: whole(1, PER_FACTION),
      timing: oneOf('instant', 'turn', 'extra'),
    },
  },
  crystals: {
    items: crystalsFile.items,
    fields: {
      ...named,
      colour: oneOf(...COLOURS),
      cost: oneOf(...COSTS),
      vp: whole(0, 20),
      factionSymbol: oneOf(null, ...FACTIONS.map(({ id }) => id)),
      caveIn: oneOf(true, false),
      count: whole(0, PER_COLOUR),
    },
  },
  artifacts: {
    items: artifactsFile.items,
    fields: { ...named, cost: whole(0, DEAREST_ARTIFACT), left: half, right: half },
  },
  totems: { items: totemsFile.items, fields: named },
  commandCards: { items: commandCardsFile.items, fields: named },
};

/** Problems are collected here, each a sentence that names the item and the field. */
type Report = (problem: string) => void;

/**
 * Does the pack fit? It is a JSON object `{ "game": "star-scrappers", "name": "...", "mercenaries": [...], ... }`. An item of a list
 * replaces, field by field, the item of the box that has its id.
 */
export function checkPack(pack: unknown): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const data = plain(pack);
  if (!isData(data)) return ['The pack must be a plain JSON object.'];
  if (data.game !== 'star-scrappers') report(`"game" must be "star-scrappers", not ${shown(data.game)}.`);
  const title = text(80)(data.name);
  if (title !== null) report(`"name" must be ${title}, not ${shown(data.name)}.`);
  for (const key of Object.keys(data)) {
    if (!['game', 'name', 'note'].includes(key) && !Object.hasOwn(LISTS, key))
      report(`${shown(key)} is not part of a pack; its lists are ${Object.keys(LISTS).join(', ')}.`);
  }
  const boxes = Object.keys(LISTS).map((list): [string, Data[]] => [list, merged(list, data[list], report)]);
  const mended = Object.fromEntries(boxes) as { [list: string]: Data[] };
  checkMercenaries(mended.mercenaries ?? [], report);
  checkCrystals(mended.crystals ?? [], report);
  checkArtifacts(mended.artifacts ?? [], report);
  return problems;
}

/** The value as JSON would carry it, so that nothing in it can act; undefined for what is no JSON. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

const shown = (value: unknown): string => {
  const said = JSON.stringify(value) ?? 'nothing';
  return said.length <= 60 ? said : `${said.slice(0, 57)}...`;
};

/** The items of a list with the pack's fields put in, as far as they are right. */
function merged(list: string, given: unknown, report: Report): Data[] {
  const { items, fields } = LISTS[list] as (typeof LISTS)[string];
  const byId = new Map(items.map((known) => [known.id, known as unknown as Data]));
  if (given === undefined) return [...byId.values()];
  if (!Array.isArray(given)) {
    report(`"${list}" must be a list of items, not ${shown(given)}.`);
    return [...byId.values()];
  }
  const seen = new Set<string>();
  given.forEach((entry: unknown, index) => {
    const id = isData(entry) && Object.hasOwn(entry, 'id') ? entry.id : undefined;
    const known = typeof id === 'string' ? byId.get(id) : undefined;
    if (!isData(entry) || typeof id !== 'string' || known === undefined) {
      report(`${list}: item ${index + 1} must have the id of an item of the box, not ${shown(id)}.`);
      return;
    }
    if (seen.has(id)) report(`${list}, "${id}": this item is given twice.`);
    seen.add(id);
    const { id: _, ...rest } = entry;
    byId.set(id, mend(known, rest, fields, `${list}, "${id}"`, '', report));
  });
  return [...byId.values()];
}

function mend(known: Data, given: Data, fields: Fields, where: string, path: string, report: Report): Data {
  const mended: { [field: string]: unknown } = { ...known };
  for (const [field, value] of Object.entries(given)) {
    const rule = Object.hasOwn(fields, field) ? fields[field] : Object.hasOwn(fields, '*') ? fields['*'] : undefined;
    const at = `${path}${field}`;
    if (rule === undefined) {
      report(`${where}: ${shown(at)} cannot be replaced; what can be is ${Object.keys(fields).join(', ')}.`);
    } else if (typeof rule === 'function') {
      const be = rule(value);
      if (be === null) mended[field] = value;
      else report(`${where}: ${shown(at)} must be ${be}, not ${shown(value)}.`);
    } else if (isData(value)) {
      mended[field] = mend((known[field] ?? {}) as Data, value, rule, where, `${at}.`, report);
    } else {
      report(`${where}: ${shown(at)} must be an object, not ${shown(value)}.`);
    }
  }
  return mended;
}

const colourOfFaction = (faction: unknown): string | undefined => FACTIONS.find(({ id }) => id === faction)?.colour;

const countIn = (list: readonly Data[], fits: (entry: Data) => boolean): number =>
  list.reduce((sum, entry) => sum + (fits(entry) ? (entry.count as number) : 0), 0);

function checkMercenaries(list: readonly Data[], report: Report): void {
  for (const entry of list) {
    const where = `mercenaries, "${entry.id}"`;
    if (colourOfFaction(entry.faction) !== entry.colour)
      report(
        `${where}: the ${entry.faction} are ${colourOfFaction(entry.faction)}, so "colour" cannot be "${entry.colour}".`,
      );
    const skill = read(readSkill, entry.effect, `${where}: "effect"`, report);
    if (skill === null) continue;
    for (const problem of skillProblems(skill)) report(`${where}: "effect" ${problem}.`);
    const timings: readonly unknown[] = timingsOf(skill);
    if (!timings.includes(entry.timing))
      report(`${where}: "timing" is "${entry.timing}", but the effect works as "${timings.join('" and "')}".`);
  }
  for (const { id } of FACTIONS) {
    const count = countIn(list, ({ faction }) => faction === id);
    if (count !== PER_FACTION) report(`mercenaries: the ${id} have ${count} cards; each faction has ${PER_FACTION}.`);
  }
  for (const { level, slots } of DOCK_ROWS) {
    const dealt = STARTING_HAND.reduce((sum, hand) => sum + (hand.level === level ? hand.cards : 0), 0);
    const needed = slots + MOST_SEATS * dealt;
    const counts = FACTIONS.map(({ id }) => countIn(list, (entry) => entry.faction === id && entry.level === level));
    const fewest = counts.sort((a, b) => a - b).slice(0, FACTIONS_IN_PLAY);
    const sum = fewest.reduce((total, count) => total + count, 0);
    if (sum < needed)
      report(`mercenaries: four factions may have only ${sum} cards of level ${level}; setup deals ${needed}.`);
  }
}

function checkCrystals(list: readonly Data[], report: Report): void {
  for (const { id, colour, factionSymbol } of list)
    if (factionSymbol !== null && colourOfFaction(factionSymbol) !== colour)
      report(`crystals, "${id}": "factionSymbol" must be that of its own colour, not "${factionSymbol}".`);
  for (const colour of COLOURS) {
    const count = countIn(list, (entry) => entry.colour === colour);
    if (count !== PER_COLOUR) report(`crystals: there are ${count} ${colour} ones; each colour has ${PER_COLOUR}.`);
  }
  for (const { cost, slots } of MINE_ROWS) {
    const count = countIn(list, (entry) => entry.cost === cost);
    if (count < slots) report(`crystals: there are ${count} of cost ${cost}; the Mine shows ${slots}.`);
  }
}

function checkArtifacts(list: readonly Data[], report: Report): void {
  for (const entry of list) {
    for (const side of ['left', 'right'] as const) {
      const where = `artifacts, "${entry.id}": "${side}.effect"`;
      const power = read(readHalf, (entry[side] as Data).effect, where, report);
      if (power === null) continue;
      for (const problem of halfProblems(power)) report(`${where} ${problem}.`);
      if (power.awards.length > 0 !== (side === 'left'))
        report(
          `${where} must ${side === 'left' ? '' : 'not '}score at the end of the game: left halves do, right ones do not.`,
        );
    }
  }
}

/** The program as the game reads it, or null with the reader's own words in the report. */
function read<T>(reader: (program: string) => T, program: unknown, where: string, report: Report): T | null {
  try {
    return reader(program as string);
  } catch (error) {
    report(`${where}: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
    return null;
  }
}
