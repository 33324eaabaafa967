import { type AnyField, type AnyRecord, type AnyState, isSpecial } from '@stolik/engine/state';

/** Where a game keeps what is written here, beside its `fields.ts`. */
export const STATE_CODE = 'state.generated.ts';

/** The copy and the view of a state, written out field by field from what its game says of the fields: one object for each record, whose shape the compiler knows. */
export function stateCode(whole: AnyState): string {
  const records = recordsOf(whole);
  const parts = records.filter((record) => record !== whole);
  const bodies = [
    copyOf(whole),
    viewOfWhole(whole),
    ...parts.flatMap((part) => (isOpen(part) ? [copyOf(part)] : [copyOf(part), viewOf(part, whole.name)])),
  ];
  const used = (word: string): boolean => bodies.some((body) => new RegExp(`\\b${word}\\(`).test(body));
  const words = ['copyPiles', 'lookAt', 'lookFrom', 'ownPile', 'shown', 'tops', 'turned', 'turnedPiles'].filter(used);
  const described = records.filter((record) => record === whole || isSpecial(record)).map(nameOf);
  const code = [
    "import type { Seat } from '@stolik/engine';",
    `import { ${words.join(', ')}${parts.every(isOpen) ? '' : ', type Look'} } from '@stolik/engine/state';`,
    `import { ${described.toSorted().join(', ')} } from './fields.ts';`,
    `import type { ${records
      .map(({ name }) => name)
      .toSorted()
      .join(', ')} } from './state.ts';`,
    '',
    '// Written by `npm run state` from fields.ts, which is the place to change it.',
    '',
    ...(bodies.some((body) => /\bBACK\b/.test(body)) ? [`const BACK = ${nameOf(whole)}.back;`, ''] : []),
    bodies.join('\n\n'),
    '',
  ];
  return code.join('\n');
}

/** The record itself and all parts of it, each once. */
function recordsOf(record: AnyRecord, known: AnyRecord[] = []): AnyRecord[] {
  if (known.includes(record)) return known;
  known.push(record);
  for (const [, field] of fieldsOf(record)) if (field.record !== null) recordsOf(field.record, known);
  return known;
}

const fieldsOf = (record: AnyRecord): [string, AnyField][] => Object.entries<AnyField>(record.fields);

/** By what name the description of a record is exported. */
const nameOf = ({ name }: AnyRecord): string => name.charAt(0).toLowerCase() + name.slice(1);

const literal = (record: AnyRecord, written: (name: string, field: AnyField) => string): string =>
  ['  return {', ...fieldsOf(record).map(([name, field]) => `    ${name}: ${written(name, field)},`), '  };', '}'].join(
    '\n',
  );

const copyOf = (record: AnyRecord): string =>
  `export function copy${record.name}(s: ${record.name}): ${record.name} {\n${literal(record, copied)}`;

function copied(name: string, { how, record }: AnyField): string {
  const part = `copy${record?.name}`;
  switch (how) {
    case 'value':
      return `s.${name}`;
    case 'list':
      return `s.${name}.slice()`;
    case 'piles':
      return `copyPiles(s.${name})`;
    case 'part':
      return `${part}(s.${name})`;
    case 'maybe':
      return `s.${name} === null ? null : ${part}(s.${name})`;
    case 'each':
    case 'row':
      return `s.${name}.map(${part})`;
  }
}

const viewOfWhole = (whole: AnyState): string =>
  [
    `export function view(s: ${whole.name}, viewer: Seat | null): ${whole.name} {`,
    `  const look = lookFrom(s, viewer, ${nameOf(whole)}.lifted(s));`,
    literal(whole, (name, field) => seen(whole, name, field)),
  ].join('\n');

/** Does everybody see all of it? Then its view is a copy. */
const isOpen = (of: AnyRecord): boolean =>
  Object.values(of.fields).every(({ seen: sight, record }) => (record === null ? sight === 'all' : isOpen(record)));

function viewOf(record: AnyRecord, whole: string): string {
  const body = literal(record, (name, field) => seen(record, name, field));
  const look = /\blook\b/.test(body) ? 'look' : '_look';
  return `function view${record.name}(s: ${record.name}, ${look}: Look<${whole}>): ${record.name} {\n${body}`;
}

function seen(of: AnyRecord, name: string, field: AnyField): string {
  const value = `s.${name}`;
  if (field.record !== null && isOpen(field.record)) return copied(name, field);
  const part = `view${field.record?.name}`;
  switch (field.how) {
    case 'part':
      return `${part}(${value}, look)`;
    case 'maybe':
      return `${value} === null ? null : ${part}(${value}, look)`;
    case 'each':
      return `${value}.map((one, seat) => ${part}(one, lookAt(look, seat)))`;
    case 'row':
      return `${value}.map((one) => ${part}(one, look))`;
    default:
      return seenPieces(of, name, field);
  }
}

function seenPieces(of: AnyRecord, name: string, field: AnyField): string {
  const { how, seen: sight } = field;
  const value = `s.${name}`;
  if (typeof sight === 'function') return `shown(${nameOf(of)}, '${name}', s, look)`;
  switch (sight) {
    case 'all':
      return copied(name, field);
    case 'owner':
      return how === 'piles'
        ? `ownPile(${value}, look, BACK)`
        : `look.own ? ${copied(name, field)} : turned(${value}, BACK)`;
    case 'nobody':
      return how === 'piles' ? `turnedPiles(${value}, BACK)` : `turned(${value}, BACK)`;
    case 'tops':
      return `tops(${value}, BACK)`;
  }
}
