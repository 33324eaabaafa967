/**
 * Content packs: JSON of which nothing may be trusted. What a value has to be, and what a list of the box becomes with a pack's fields put in.
 * Every game says which lists and fields may be replaced, and what its items must be together.
 */

import { SOURCES } from './box.ts';
import { isObject } from './defined.ts';

/** A JSON object of which nothing is known yet. */
export type Data = { readonly [key: string]: unknown };

export const isData: (value: unknown) => value is Data = isObject;

/** What a value has to be, if it is not. */
export type Check = (value: unknown) => string | null;

/** A field of fields is checked field by field; `*` stands for any. */
export type Fields = { readonly [field: string]: Check | Fields };

/** The lists a pack may have: what each replaces, and which fields of it. */
export type Lists = {
  readonly [list: string]: { readonly items: readonly { readonly id: string }[]; readonly fields: Fields };
};

/** Problems are collected, each a sentence that names the item and the field. */
export type Report = (problem: string) => void;

export const must =
  (be: string, is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? null : be;

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

export const text = (most: number): Check => must(`a text of 1 to ${most} characters`, (value) => isText(value, most));

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const whole = (least: number, most: number): Check =>
  must(`a whole number from ${least} to ${most}`, (value) => isWhole(value, least, most));

export const wholes = (count: number, least: number, most: number): Check =>
  must(
    `a list of ${count} whole numbers from ${least} to ${most}`,
    (value) => Array.isArray(value) && value.length === count && value.every((one) => isWhole(one, least, most)),
  );

export const oneOf = (...words: readonly unknown[]): Check =>
  must(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (value) => words.includes(value));

/** A list of so many different words out of some. */
export const someOf = (words: readonly unknown[], least: number, most: number): Check =>
  must(
    `a list of ${least} to ${most} different words out of ${words.join(', ')}`,
    (value) =>
      Array.isArray(value) &&
      value.length >= least &&
      value.length <= most &&
      new Set(value).size === value.length &&
      value.every((word) => words.includes(word)),
  );

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/** Where an item comes from. */
export const source = oneOf(...SOURCES);

export const shown = (value: unknown): string => {
  const said = JSON.stringify(value) ?? 'nothing';
  return said.length <= 60 ? said : `${said.slice(0, 57)}...`;
};

/** What the game's own reader makes of a program, or null with the reader's words in the report. */
export function attempt<T>(read: () => T, where: string, report: Report): T | null {
  try {
    return read();
  } catch (error) {
    report(`${where}: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
    return null;
  }
}

/** Nobody reads further before mending these. */
const MOST_PROBLEMS = 100;

/**
 * Does the pack fit? It is a JSON object `{ "game": "...", "name": "...", "<list>": [...], ... }`. `read` is given what is in it and
 * reports what is wrong; the answer is all that was reported.
 */
export function packProblems(
  pack: unknown,
  game: string,
  lists: readonly string[],
  read: (data: Data, report: Report) => void,
): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const data = plain(pack);
  if (!isData(data)) return ['The pack must be a plain JSON object.'];
  if (data.game !== game) report(`"game" must be "${game}", not ${shown(data.game)}.`);
  const title = text(80)(data.name);
  if (title !== null) report(`"name" must be ${title}, not ${shown(data.name)}.`);
  for (const key of Object.keys(data))
    if (!['game', 'name', 'note'].includes(key) && !lists.includes(key))
      report(`${shown(key)} is not part of a pack; its lists are ${lists.join(', ')}.`);
  read(data, report);
  return problems;
}

/** The same for a pack of lists whose items replace, field by field, the items of the box that have their ids. `agree` looks at what came of it. */
export function listProblems(
  pack: unknown,
  game: string,
  lists: Lists,
  agree: (of: (list: string) => readonly Data[], report: Report) => void,
): string[] {
  return packProblems(pack, game, Object.keys(lists), (data, report) => {
    const mended = new Map(
      Object.entries(lists).map(([list, { items, fields }]) => [
        list,
        merged(list, items.filter(isData), fields, data[list], report),
      ]),
    );
    agree((list) => mended.get(list) ?? [], report);
  });
}

/** The value as JSON would carry it, so that nothing in it can act; undefined for what is no JSON. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

/** The items of a list with the pack's fields put in, as far as they are right. */
function merged(list: string, items: readonly Data[], fields: Fields, given: unknown, report: Report): Data[] {
  const byId = new Map(items.map((known) => [String(known.id), known]));
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

/** The known item with the given fields put in, as far as they are right. */
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
      const part = known[field];
      mended[field] = mend(isData(part) ? part : {}, value, rule, where, `${at}.`, report);
    } else {
      report(`${where}: ${shown(at)} must be an object, not ${shown(value)}.`);
    }
  }
  return mended;
}
