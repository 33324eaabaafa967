/** What a content pack may hold, field by field. Each problem is a sentence that names the item and the field. */

/** A JSON object of which nothing is known yet. */
export type Data = { readonly [key: string]: unknown };
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Report = (problem: string) => void;

/** What a value has to be, if it is not. */
export type Check = (value: unknown) => string | null;
/** A field of fields is checked field by field. */
export type Fields = { readonly [field: string]: Check | Fields };

export const must =
  (be: string, is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? null : be;

export const text = (most: number): Check =>
  must(
    `a text of 1 to ${most} characters`,
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most,
  );

export const whole = (least: number, most: number): Check =>
  must(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );

export const oneOf = (...words: readonly unknown[]): Check =>
  must(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (value) => words.includes(value));

/** A list of so many different words out of some. */
export const someOf = (words: readonly string[], least: number, most: number): Check =>
  must(
    `a list of ${least} to ${most} different words out of ${words.join(', ')}`,
    (value) =>
      Array.isArray(value) &&
      value.length >= least &&
      value.length <= most &&
      new Set(value).size === value.length &&
      value.every((word) => words.includes(word)),
  );

/** Passes if reading the text as a program does; the reader's own words are the problem. */
export function program(read: (source: string) => unknown): Check {
  return (value) => {
    if (typeof value !== 'string' || value.length > LONGEST_PROGRAM)
      return `a program of at most ${LONGEST_PROGRAM} characters`;
    try {
      read(value);
      return null;
    } catch (error) {
      return `a program this game can carry out (${error instanceof Error ? error.message : 'it cannot be read'})`;
    }
  };
}

const LONGEST_PROGRAM = 400;

export const shown = (value: unknown): string => {
  const said = JSON.stringify(value) ?? 'nothing';
  return said.length <= 60 ? said : `${said.slice(0, 57)}...`;
};

/** The known item with the given fields put in, as far as they are right. */
export function mend(known: Data, given: Data, fields: Fields, where: string, path: string, report: Report): Data {
  const mended: { [field: string]: unknown } = { ...known };
  for (const [field, value] of Object.entries(given)) {
    const rule = Object.hasOwn(fields, field) ? fields[field] : Object.hasOwn(fields, '*') ? fields['*'] : undefined;
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
