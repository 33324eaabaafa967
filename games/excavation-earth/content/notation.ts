/**
 * The grammar of effects (NOTATION.md): text in, tree out. What the names mean is not known here but in `read-effects.ts`.
 *
 *     seq{gain(3 credits) ; choose{deliver(upTo 2, anyColours) | acquire(upTo 2, anyColours)}}
 */
export interface Term {
  readonly name: string;
  /** What stands in brackets, each argument as its words: `upTo 2` is two. */
  readonly args: readonly (readonly Word[])[];
  /** What stands in braces. */
  readonly body: readonly Term[];
}

export type Word = string | number | Term;

/** What is wrong with a piece of content, as a sentence. */
export class ContentError extends Error {}

export function parseEffect(source: string): Term {
  const reader = new Reader(source);
  const term = readTerm(reader);
  reader.expectEnd();
  return term;
}

/** `zu.startCredits = 0`: a parameter and its value. */
export function parseSetting(source: string): { readonly name: string; readonly value: string | number } {
  const reader = new Reader(source);
  const name = reader.name();
  reader.expect('=');
  const value = reader.number() ?? reader.name();
  reader.expectEnd();
  return { name, value };
}

function readTerm(reader: Reader): Term {
  const name = reader.name();
  const args: Word[][] = [];
  if (reader.accept('(')) {
    do args.push(readWords(reader));
    while (reader.accept(',') || reader.accept('|'));
    reader.expect(')');
  }
  const body: Term[] = [];
  if (reader.accept('{')) {
    do body.push(readTerm(reader));
    while (reader.accept(';') || reader.accept('|'));
    reader.expect('}');
  }
  return { name, args, body };
}

function readWords(reader: Reader): Word[] {
  const words: Word[] = [];
  do {
    const word = reader.number() ?? (reader.accept('<=') ? '<=' : readTerm(reader));
    words.push(typeof word === 'object' && word.args.length === 0 && word.body.length === 0 ? word.name : word);
  } while (!reader.closes());
  return words;
}

const TOKEN = /\s*(?:(\d+)(?![\w-])|([A-Za-z][\w.]*(?:-[\w.]+)*)|(<=|[(){};,|=]))/y;

class Reader {
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(private readonly source: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < source.trimEnd().length) {
      const from = TOKEN.lastIndex;
      const match = TOKEN.exec(source);
      if (match === null) throw new ContentError(`"${source}" cannot be read at "${source.slice(from)}"`);
      this.tokens.push((match[1] ?? match[2] ?? match[3]) as string);
    }
  }

  accept(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`"${token}"`);
  }

  expectEnd(): void {
    if (this.at < this.tokens.length) this.fail('the end');
  }

  /** Does an argument end here? */
  closes(): boolean {
    const token = this.tokens[this.at];
    return token === undefined || token === ',' || token === '|' || token === ')';
  }

  name(): string {
    const token = this.tokens[this.at];
    if (token === undefined || !/^[A-Za-z]/.test(token)) return this.fail('a name');
    this.at++;
    return token;
  }

  number(): number | null {
    const token = this.tokens[this.at];
    if (token === undefined || !/^\d/.test(token)) return null;
    this.at++;
    return Number(token);
  }

  private fail(wanted: string): never {
    const found = this.tokens[this.at];
    throw new ContentError(
      `"${this.source}": ${wanted} expected, ${found === undefined ? 'the end' : `"${found}"`} found`,
    );
  }
}
