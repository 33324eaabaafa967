/** Reading a content pack, of which nothing may be trusted: what a value has to be, and what a list of the box becomes with it. */

/** A JSON object of which nothing is known yet. */
export type Data = { readonly [key: string]: unknown };

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has to be, if it is not. */
export type Check = (value: unknown) => string | null;

/** A field of fields is checked field by field. */
export type Fields = { readonly [field: string]: Check | Fields };

/** Problems are collected, each a sentence that names the item and the field. */
export type Report = (problem: string) => void;

export const must =
  (be: string, is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? null : be;

export const text = (most: number): Check =>
  must(
    `a text of 1 to ${most} characters`,
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most,
  );

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const whole = (least: number, most: number): Check =>
  must(`a whole number from ${least} to ${most}`, (value) => isWhole(value, least, most));

export const wholes = (count: number, least: number, most: number): Check =>
  must(
    `a list of ${count} whole numbers from ${least} to ${most}`,
    (value) => Array.isArray(value) && value.length === count && value.every((one) => isWhole(one, least, most)),
  );

export const oneOf = (words: readonly unknown[]): Check =>
  must(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (value) => words.includes(value));

/** One or two of these words, none twice. */
export const someOf = (words: readonly unknown[], most: number): Check =>
  must(
    `a list of 1 to ${most} of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
    (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= most &&
      new Set(value).size === value.length &&
      value.every((word) => words.includes(word)),
  );

/** The value as JSON would carry it, so that nothing in it can act; undefined for what is no JSON. */
export function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

export const shown = (value: unknown): string => {
  const said = JSON.stringify(value) ?? 'nothing';
  return said.length <= 60 ? said : `${said.slice(0, 57)}...`;
};

/** The items of a list with the pack's fields put in, as far as they are right. */
export function merged(list: string, items: readonly Data[], fields: Fields, given: unknown, report: Report): Data[] {
  const byId = new Map(items.map((known) => [known.id as string, known]));
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
    const rule = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const at = `${path}${field}`;
    if (rule === undefined) {
      report(`${where}: ${shown(at)} cannot be replaced; what can be is ${Object.keys(fields).join(', ')}.`);
    } else if (typeof rule === 'function') {
      const be = rule(value);
      if (be === null) mended[field] = value;
      else report(`${where}: "${at}" must be ${be}, not ${shown(value)}.`);
    } else if (isData(value)) {
      mended[field] = mend((known[field] ?? {}) as Data, value, rule, where, `${at}.`, report);
    } else {
      report(`${where}: "${at}" must be an object, not ${shown(value)}.`);
    }
  }
  return mended;
}
