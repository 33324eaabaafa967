import { defined } from './defined.ts';

/**
 * Effects of cards are written in small languages, one for each game (its NOTATION.md). What they share is reading tokens one after another
 * and saying where the text cannot be read; the grammar is the game's.
 */

/** What is wrong with a piece of content, as a sentence. */
export class ContentError extends Error {}

/** Something that a grammar allows and its game does not know. */
export class UnknownWord extends ContentError {}

export function unknown(what: string): never {
  throw new UnknownWord(what);
}

/** Reads a program; a word in it that is not known is refused with the whole program. */
export function reading<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    throw new ContentError(`"${source}" has ${error.message}, which this game does not know`);
  }
}

/** A piece of a program, and where it stands: a word, a number, a name with `@` before it (which is left out here), or a sign. */
export interface Token {
  readonly kind: 'word' | 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

function tokenOf(found: string, at: number): Token {
  if (found.startsWith('@')) return { kind: 'name', text: found.slice(1), at };
  if (/^\d+$/.test(found)) return { kind: 'number', text: found, at };
  return { kind: /^\w/.test(found) ? 'word' : 'sign', text: found, at };
}

/** A program as tokens. `grammar` is a sticky expression for one of them, spaces apart. */
export function tokensOf(source: string, grammar: RegExp): Token[] {
  const tokens: Token[] = [];
  const end = source.trimEnd().length;
  let at = 0;
  for (;;) {
    while (at < end && source[at] === ' ') at++;
    if (at >= end) return [...tokens, { kind: 'end', text: '', at }];
    grammar.lastIndex = at;
    const found = grammar.exec(source)?.[0];
    if (found === undefined) throw problemAt(source, at, `"${source[at]}" has no meaning here`);
    tokens.push(tokenOf(found, at));
    at += found.length;
  }
}

const problemAt = (source: string, at: number, problem: string): ContentError =>
  new ContentError(`${problem}, at character ${at + 1} of "${source}"`);

/** Reads tokens one after another and says what it expected where it finds something else. */
export class Reader {
  private readonly tokens: readonly Token[];
  private place = 0;

  constructor(
    readonly source: string,
    private readonly grammar: RegExp,
  ) {
    this.tokens = tokensOf(source, grammar);
  }

  get next(): Token {
    return this.ahead(0);
  }

  /** So many tokens after the next one; the last one is the end. */
  ahead(n: number): Token {
    return defined(this.tokens[this.place + n] ?? this.tokens.at(-1));
  }

  /** Does this word, number or sign come next? */
  is(text: string): boolean {
    return isToken(this.next, text);
  }

  /** Does it come after the next one? */
  follows(text: string): boolean {
    return isToken(this.ahead(1), text);
  }

  /** Goes on if this is what comes next. */
  took(text: string): boolean {
    if (!this.is(text)) return false;
    this.place++;
    return true;
  }

  expect(text: string): void {
    if (!this.took(text)) this.fail(`expected "${text}"`);
  }

  /** Several tokens, as they are written: `of my choice`. */
  phrase(words: string): void {
    for (const { kind, text } of tokensOf(words, this.grammar)) if (kind !== 'end') this.expect(text);
  }

  word(what = 'a word'): string {
    if (this.next.kind !== 'word') this.fail(`expected ${what}`);
    return this.advance();
  }

  /** A word or a number, as it is written. */
  wordOrNumber(): string {
    return this.next.kind === 'number' ? this.advance() : this.word();
  }

  /** One of these words. */
  oneOf<T extends string>(words: readonly T[], what: string): T {
    const word = words.find((one) => one === this.next.text);
    if (word === undefined || this.next.kind !== 'word') return this.fail(`expected ${what}`);
    this.place++;
    return word;
  }

  number(): number {
    if (this.next.kind !== 'number') this.fail('expected a number');
    return Number(this.advance());
  }

  /** A number if one stands here. */
  numberOr<T>(usual: T): number | T {
    return this.next.kind === 'number' ? this.number() : usual;
  }

  /** `@glory` */
  name(): string {
    if (this.next.kind !== 'name') this.fail('expected a name such as @glory');
    return this.advance();
  }

  inBrackets<T>(read: () => T): T {
    return this.within('(', read, ')');
  }

  inBraces<T>(read: () => T): T {
    return this.within('{', read, '}');
  }

  /** One or more, with this between them, or one of these. */
  list<T>(between: string | readonly string[], read: () => T): T[] {
    const signs = [between].flat();
    const list = [read()];
    while (signs.some((sign) => this.took(sign))) list.push(read());
    return list;
  }

  /** What a name is followed by: some in brackets with commas between them, `()`, or nothing. */
  args<T>(read: () => T): T[] {
    if (!this.took('(') || this.took(')')) return [];
    const args = this.list(',', read);
    this.expect(')');
    return args;
  }

  atEnd(): boolean {
    return this.next.kind === 'end';
  }

  end(): void {
    if (!this.atEnd()) this.fail('expected the end');
  }

  fail(expected: string): never {
    const { kind, text } = this.next;
    const found = kind === 'end' ? 'the end' : kind === 'name' ? `"@${text}"` : `"${text}"`;
    return this.refuse(`${expected} but found ${found}`);
  }

  /** What is wrong here, or where this token stands. */
  refuse(problem: string, { at }: Token = this.next): never {
    throw problemAt(this.source, at, problem);
  }

  private within<T>(open: string, read: () => T, close: string): T {
    this.expect(open);
    const value = read();
    this.expect(close);
    return value;
  }

  private advance(): string {
    const { text } = this.next;
    this.place++;
    return text;
  }
}

const isToken = ({ kind, text }: Token, wanted: string): boolean => kind !== 'name' && text === wanted;
