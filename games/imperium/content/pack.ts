import { abilityProblems } from './check.ts';
import { type CardRecord, COMMONS_FILES, NATION_FILES } from './files.ts';
import { Library } from './library.ts';
import { readAbility, readPoints } from './read-abilities.ts';

/** A JSON object of which nothing is known yet. */
type Data = { readonly [key: string]: unknown };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

export const RECORDS: readonly CardRecord[] = [...COMMONS_FILES, ...NATION_FILES].flatMap(({ cards }) => cards);
const BY_ID: ReadonlyMap<string, CardRecord> = new Map(RECORDS.map((record) => [record.id, record]));

/** Nobody reads further before mending these. */
const MOST_PROBLEMS = 100;
const LONGEST_PROGRAM = 600;
const MOST_ABILITIES = 8;
const MOST_TOKENS = 30;

type Report = (problem: string) => void;

/** What a value has to be, if it is not. */
type Check = (value: unknown) => string | null;

const must =
  (be: string, is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? null : be;

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

const isTokens = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;

const listOf = (words: readonly string[]): Check =>
  must(
    `a list of ${words.join(', ')}`,
    (value) => Array.isArray(value) && value.length <= 10 && value.every((one) => words.includes(one as string)),
  );

/** The fields of a card that a pack may replace, besides its programs. */
const FIELDS: { readonly [field: string]: Check } = {
  name: must(
    'an object with texts "pl" and "en" of 1 to 60 characters',
    (value) => isData(value) && isText(value.pl, 60) && isText(value.en, 60),
  ),
  state: must('"barbarian", "empire" or null', (value) => ['barbarian', 'empire', null].includes(value as string)),
  subtypes: listOf(['city', 'metropolis', 'knight', 'mask', 'scroll']),
  symbols: listOf(['production', 'grain', 'water']),
  cost: must(
    `null, or an object with "materials", "population" and "progress" from 0 to ${MOST_TOKENS}`,
    (value) =>
      value === null ||
      (isData(value) && [value.materials, value.population, value.progress].every((tokens) => isTokens(tokens))),
  ),
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "imperium", "name": "...", "cards": [...] }`. A card of it replaces, field by
 * field, the card of the box that has its id; a program is refused with the place where it cannot be read.
 */
export function checkPack(pack: unknown): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const data = plain(pack);
  if (!isData(data)) return ['The pack must be a plain JSON object.'];
  if (data.game !== 'imperium') report(`"game" must be "imperium", not ${shown(data.game)}.`);
  if (!isText(data.name, 80)) report(`"name" must be a text of 1 to 80 characters, not ${shown(data.name)}.`);
  for (const key of Object.keys(data))
    if (!['game', 'name', 'note', 'cards'].includes(key)) report(`${shown(key)} is not part of a pack; "cards" is.`);
  if (data.cards === undefined) return problems;
  if (!Array.isArray(data.cards)) {
    report(`"cards" must be a list of cards, not ${shown(data.cards)}.`);
    return problems;
  }
  const seen = new Set<string>();
  data.cards.forEach((card: unknown, index) => {
    checkCard(card, index, seen, report);
  });
  return problems;
}

function checkCard(card: unknown, index: number, seen: Set<string>, report: Report): void {
  const id = isData(card) ? card.id : undefined;
  const record = typeof id === 'string' ? BY_ID.get(id) : undefined;
  if (!isData(card) || typeof id !== 'string' || record === undefined) {
    report(`cards: card ${index + 1} must have the id of a card of the box, not ${shown(id)}.`);
    return;
  }
  if (seen.has(id)) report(`cards, "${id}": this card is given twice.`);
  seen.add(id);
  for (const [field, value] of Object.entries(card)) {
    if (field === 'id') continue;
    if (field === 'sides') checkSides(value, record, report);
    else if (field === 'effect' || field === 'vp') {
      if (record.sides === undefined) checkProgram(field, value, `cards, "${id}"`, report);
      else report(`cards, "${id}": it has two sides; "${field}" stands in "sides".`);
    } else {
      const check = FIELDS[field];
      if (check === undefined)
        report(
          `cards, "${id}": "${field}" cannot be replaced; what can be is ${[...Object.keys(FIELDS), 'effect', 'vp', 'sides'].join(', ')}.`,
        );
      else {
        const be = check(value);
        if (be !== null) report(`cards, "${id}": "${field}" must be ${be}, not ${shown(value)}.`);
      }
    }
  }
}

function checkSides(sides: unknown, { id, sides: known }: CardRecord, report: Report): void {
  if (known === undefined || !isData(sides)) {
    report(`cards, "${id}": "sides" must be an object with "A" and "B", and only of two-sided cards.`);
    return;
  }
  for (const [side, fields] of Object.entries(sides)) {
    const where = `cards, "${id}", side ${side}`;
    if ((side !== 'A' && side !== 'B') || !isData(fields)) {
      report(`${where}: a side is "A" or "B" and an object.`);
      continue;
    }
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'effect' || field === 'vp') checkProgram(field, value, where, report);
      else report(`${where}: "${field}" cannot be replaced; what can be is effect, vp.`);
    }
  }
}

function checkProgram(field: 'effect' | 'vp', value: unknown, where: string, report: Report): void {
  const library = new Library();
  if (field === 'vp') {
    if (!isText(value, LONGEST_PROGRAM)) report(`${where}: "vp" must be a program, not ${shown(value)}.`);
    else attempt(() => readPoints(value as string, library), `${where}: "vp"`, report);
    return;
  }
  if (!Array.isArray(value) || value.length > MOST_ABILITIES || !value.every((one) => isText(one, LONGEST_PROGRAM))) {
    report(`${where}: "effect" must be a list of at most ${MOST_ABILITIES} programs, not ${shown(value)}.`);
    return;
  }
  value.forEach((program: string, at) => {
    const place = `${where}: ability ${at + 1}`;
    const ability = attempt(() => readAbility(program, library), place, report);
    if (ability !== null) for (const problem of abilityProblems(ability)) report(`${place}: ${problem}.`);
  });
}

/** What was read, or null with the reader's own words in the report. */
function attempt<T>(read: () => T, where: string, report: Report): T | null {
  try {
    return read();
  } catch (error) {
    report(`${where}: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
    return null;
  }
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
