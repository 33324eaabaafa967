import { KINDS } from '../pieces.ts';
import type { Listed } from './box.ts';
import type { CriterionType, EndType } from './catalogue.ts';
import type { Effect } from './effects.ts';
import backsFile from './evolution-backs.json' with { type: 'json' };
import charactersFile from './evolution-characters.json' with { type: 'json' };
import progressFile from './evolution-progress.json' with { type: 'json' };
import publicFile from './objectives-public.json' with { type: 'json' };
import secretFile from './objectives-secret.json' with { type: 'json' };
import { ContentError, readEffects, readRequirement } from './read-effects.ts';
import { type RegionData, regionProblems } from './region-problems.ts';
import tilesFile from './tiles.json' with { type: 'json' };

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
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const whole = (least: number, most: number): Check =>
  must(`a whole number from ${least} to ${most}`, (value) => isWhole(value, least, most));
const wholes = (length: number, least: number, most: number): Check =>
  must(
    `a list of ${length} whole numbers from ${least} to ${most}`,
    (value) => Array.isArray(value) && value.length === length && value.every((one) => isWhole(one, least, most)),
  );
const oneOf = (...words: readonly unknown[]): Check =>
  must(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (value) => words.includes(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

const LONGEST_PROGRAM = 400;
/** Nobody reads further before mending these. */
const MOST_PROBLEMS = 100;

const ENDS: readonly EndType[] = [...new Set(secretFile.cards.map(({ end }) => end.type as EndType))];
const CRITERIA: readonly CriterionType[] = [
  ...new Set([...secretFile.cards, ...publicFile.cards].map(({ criterion }) => criterion.type)),
].filter((criterion) => criterion !== 'pacifist' && criterion !== 'separatist');

const source = oneOf('rulebook', 'public', 'known', 'designed');
/** A field of fields is checked field by field; `*` stands for any. */
type Fields = { readonly [field: string]: Check | Fields };
const named: Fields = { name: { pl: text(60), en: text(60) }, source, sources: { '*': source } };
const cubes: Fields = Object.fromEntries(KINDS.map((kind) => [kind, whole(1, 9)]));
const card: Fields = {
  ...named,
  prices: wholes(3, 0, 20),
  arrow: oneOf('owner', 'anyone', 'none'),
  cost: { ad: whole(0, 3), f: whole(0, 9), resources: cubes, anyResource: whole(0, 1) },
  requires: orNull(text(60)),
  when: oneOf('turn', 'beforeHarvest'),
  effect: text(LONGEST_PROGRAM),
  medals: whole(0, 9),
};
const anything = must('a list or an object', (value) => typeof value === 'object' && value !== null);

/** The lists a pack may have: what each replaces, and which fields of it. */
const LISTS: { readonly [list: string]: { readonly items: readonly Listed[]; readonly fields: Fields } } = {
  characters: { items: charactersFile.cards, fields: card },
  progress: { items: progressFile.cards, fields: card },
  backs: {
    items: backsFile.backs.map((back) => ({ ...back, name: { pl: back.id, en: back.id } })),
    fields: { zones: anything, source },
  },
  objectives: {
    items: secretFile.cards,
    fields: {
      ...named,
      end: {
        type: oneOf(...ENDS),
        threshold: { '2': whole(0, 60), '3': whole(0, 60), '4': whole(0, 60), '5': whole(0, 60) },
      },
      criterion: { type: oneOf(...CRITERIA), points: wholes(3, 0, 9), margin: whole(0, 50) },
    },
  },
  trends: {
    items: publicFile.cards,
    fields: { ...named, criterion: { type: oneOf(...CRITERIA) }, points: wholes(3, 0, 9) },
  },
  regions: {
    items: tilesFile.tiles.flatMap(({ sides }): readonly Listed[] => sides),
    fields: { ...named, edges: anything, areas: anything, coasts: anything, huts: whole(0, 5) },
  },
};

/** Problems are collected here, each a sentence that names the item and the field. */
type Report = (problem: string) => void;

/**
 * Does the pack fit? It is a JSON object `{ "game": "archipelago", "name": "...", "progress": [...], ... }`. An item of a list replaces, field by
 * field, the item of the box that has its id.
 */
export function checkPack(pack: unknown): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const data = plain(pack);
  if (!isData(data)) return ['The pack must be a plain JSON object.'];
  if (data.game !== 'archipelago') report(`"game" must be "archipelago", not ${shown(data.game)}.`);
  const title = text(80)(data.name);
  if (title !== null) report(`"name" must be ${title}, not ${shown(data.name)}.`);
  for (const key of Object.keys(data))
    if (!['game', 'name', 'note'].includes(key) && !Object.hasOwn(LISTS, key))
      report(`${shown(key)} is not part of a pack; its lists are ${Object.keys(LISTS).join(', ')}.`);
  for (const list of Object.keys(LISTS)) {
    const mended = merged(list, data[list], report);
    if (list === 'characters' || list === 'progress') for (const entry of mended) checkCard(list, entry, report);
    if (list === 'backs') for (const entry of mended) checkBack(entry, report);
    if (list === 'regions')
      for (const entry of mended)
        for (const problem of regionProblems(entry as unknown as RegionData))
          report(`regions, "${entry.id}": ${problem}.`);
  }
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

function checkCard(list: string, entry: Data, report: Report): void {
  const where = `${list}, "${entry.id}"`;
  attempt(() => readEffects(entry.effect as string), `${where}: "effect"`, report);
  attempt(() => readRequirement(entry.requires as string | null), `${where}: "requires"`, report);
  if (entry.arrow === 'none' && list === 'characters') report(`${where}: "arrow": only progress cards can be wonders.`);
}

/** Effects that ask nothing and need no user: all that an event can have. */
const EVENTFUL: readonly Effect['does'][] = ['marker', 'marker-per-building', 'unrest-by-count'];

function checkBack(entry: Data, report: Report): void {
  const where = `backs, "${entry.id}"`;
  const zones = Array.isArray(entry.zones) ? (entry.zones as unknown[]) : [];
  if (zones.length === 0 || zones.length > 2 || !zones.every(isData)) {
    report(`${where}: "zones" must be one event, or a domestic and an export crisis.`);
    return;
  }
  for (const zone of zones as Data[]) {
    if (typeof zone.red !== 'boolean') report(`${where}: "red" must be true or false, not ${shown(zone.red)}.`);
    if (zone.zone === 'event') {
      const effects = attempt(() => readEffects(String(zone.effect)), `${where}: "effect"`, report);
      if (effects?.some(({ does }) => !EVENTFUL.includes(does)))
        report(`${where}: an event can only move the markers of unrest and free workers.`);
    } else {
      const amount = zone.zone === 'domestic-crisis' ? zone.citizensPerCube : zone.cubes;
      if (!(KINDS as readonly unknown[]).includes(zone.resource))
        report(`${where}: "resource" must be one of ${KINDS.join(', ')}, not ${shown(zone.resource)}.`);
      if (!isWhole(amount, 1, 50))
        report(`${where}: a crisis needs a whole number from 1 to 50, not ${shown(amount)}.`);
    }
  }
}

/** What the game's own reader makes of it, or null with its words in the report. */
function attempt<T>(read: () => T, where: string, report: Report): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    report(`${where}: ${error.message}.`);
    return null;
  }
}
