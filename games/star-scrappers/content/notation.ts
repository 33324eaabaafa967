import { Reader } from '@stolik/engine/notation';

/**
 * The grammar of effect programs (NOTATION.md): text in, tree out. What the names mean is not known here but in `effects.ts`.
 */
export type Term =
  | { readonly kind: 'number'; readonly number: number; readonly times: Term | null }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Arg[] }
  | { readonly kind: 'choose'; readonly branches: readonly Term[] };

/** `value`, `name=value`, `name<=number` or `name in {1,3}`; alternatives in a value are separated by `|`. */
export interface Arg {
  readonly name: string | null;
  readonly relation: '=' | '<=' | 'in' | null;
  readonly values: readonly Term[];
}

export interface Block {
  readonly trigger: string;
  /** What stands in brackets behind the trigger: `onRaided(byOther)`. */
  readonly qualifier: string | null;
  readonly ops: readonly Term[];
}

export function parseEffect(source: string): Block[] {
  const reader = new Reader(source, TOKEN);
  const blocks = reader.list(';', () => readBlock(reader));
  reader.end();
  return blocks;
}

function readBlock(reader: Reader): Block {
  const trigger = reader.word('a name');
  const qualifier = reader.is('(') ? reader.inBrackets(() => reader.word('a name')) : null;
  return { trigger, qualifier, ops: reader.inBraces(() => reader.list(';', () => readOp(reader))) };
}

function readOp(reader: Reader): Term {
  const name = reader.word('a name');
  if (name === 'choose')
    return { kind: 'choose', branches: reader.inBraces(() => reader.list('|', () => readOp(reader))) };
  return { kind: 'call', name, args: reader.args(() => readArg(reader)) };
}

function readArg(reader: Reader): Arg {
  const first = readTerm(reader);
  const bareName = first.kind === 'call' && first.args.length === 0 ? first.name : null;
  if (bareName !== null) {
    if (reader.took('<=')) return { name: bareName, relation: '<=', values: [readTerm(reader)] };
    if (reader.took('=')) return { name: bareName, relation: '=', values: readAlternatives(reader, readTerm(reader)) };
    if (reader.took('in')) {
      const values = reader.inBraces(() => reader.list(',', () => readTerm(reader)));
      return { name: bareName, relation: 'in', values };
    }
  }
  return { name: null, relation: null, values: readAlternatives(reader, first) };
}

function readAlternatives(reader: Reader, first: Term): Term[] {
  const values = [first];
  while (reader.took('|')) values.push(readTerm(reader));
  return values;
}

function readTerm(reader: Reader): Term {
  const number = reader.numberOr(null);
  if (number === null) return readOp(reader);
  return { kind: 'number', number, times: reader.took('*') ? readOp(reader) : null };
}

const TOKEN = /\d+|[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*|<=|[(){};,|=*]/y;
