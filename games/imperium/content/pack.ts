import { isOneOf } from '@stolik/engine';
import {
  attempt,
  type Check,
  isData,
  isText,
  isWhole,
  must,
  packProblems,
  type Report,
  shown,
} from '@stolik/engine/pack';
import { VERBS } from '../verbs/index.ts';
import { abilityProblems } from './check.ts';
import { type CardRecord, COMMONS_FILES, NATION_FILES } from './files.ts';
import { Library } from './library.ts';
import { readAbility, readPoints } from './read-abilities.ts';

export const RECORDS: readonly CardRecord[] = [...COMMONS_FILES, ...NATION_FILES].flatMap(({ cards }) => cards);
const BY_ID: ReadonlyMap<string, CardRecord> = new Map(RECORDS.map((record) => [record.id, record]));

const LONGEST_PROGRAM = 600;
const MOST_ABILITIES = 8;
const MOST_TOKENS = 30;

const listOf = (words: readonly string[]): Check =>
  must(
    `a list of ${words.join(', ')}`,
    (value) => Array.isArray(value) && value.length <= 10 && value.every((one) => isOneOf(words, one)),
  );

/** The fields of a card that a pack may replace, besides its programs. */
const FIELDS: { readonly [field: string]: Check } = {
  name: must(
    'an object with texts "pl" and "en" of 1 to 60 characters',
    (value) => isData(value) && isText(value.pl, 60) && isText(value.en, 60),
  ),
  state: must(
    '"barbarian", "empire" or null',
    (value) => value === 'barbarian' || value === 'empire' || value === null,
  ),
  subtypes: listOf(['city', 'metropolis', 'knight', 'mask', 'scroll']),
  symbols: listOf(['production', 'grain', 'water']),
  cost: must(
    `null, or an object with "materials", "population" and "progress" from 0 to ${MOST_TOKENS}`,
    (value) =>
      value === null ||
      (isData(value) &&
        [value.materials, value.population, value.progress].every((tokens) => isWhole(tokens, 0, MOST_TOKENS))),
  ),
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "imperium", "name": "...", "cards": [...] }`. A card of it replaces, field by
 * field, the card of the box that has its id; a program is refused with the place where it cannot be read.
 */
export const checkPack = (pack: unknown): string[] =>
  packProblems(pack, 'imperium', ['cards'], ({ cards }, report) => {
    if (cards === undefined) return;
    if (!Array.isArray(cards)) {
      report(`"cards" must be a list of cards, not ${shown(cards)}.`);
      return;
    }
    const seen = new Set<string>();
    cards.forEach((card: unknown, index) => {
      checkCard(card, index, seen, report);
    });
  });

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
  const library = new Library(VERBS);
  if (field === 'vp') {
    if (!isText(value, LONGEST_PROGRAM)) report(`${where}: "vp" must be a program, not ${shown(value)}.`);
    else attempt(() => readPoints(String(value), library), `${where}: "vp"`, report);
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
