/** A piece of a program, and where it stands. */
export interface Lexeme {
  readonly kind: 'word' | 'number' | 'family' | 'mark' | 'end';
  readonly text: string;
  readonly at: number;
}

/** What is wrong with a program, and where. */
export class ProgramError extends Error {
  constructor(
    readonly source: string,
    readonly at: number,
    readonly problem: string,
  ) {
    super(`${problem}, at character ${at + 1} of "${source}"`);
    this.name = 'ProgramError';
  }
}

const TOKEN = /\s*(?:([A-Za-z][A-Za-z0-9]*)|(\d+)|@([a-z0-9]+(?:-[a-z0-9]+)*)|(->|=>|>=|[(){}|;,+/&!:-]))/uy;

/** Cuts a program into words, numbers, @names and marks. */
export function lexemesOf(source: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (found === null) {
      const rest = source.slice(from).trimStart();
      const at = source.length - rest.length;
      if (rest !== '') throw new ProgramError(source, at, `"${rest[0]}" has no meaning here`);
      lexemes.push({ kind: 'end', text: '', at });
      return lexemes;
    }
    const [, word, number, family, mark] = found;
    const text = word ?? number ?? family ?? mark ?? '';
    const kind =
      word !== undefined ? 'word' : number !== undefined ? 'number' : family !== undefined ? 'family' : 'mark';
    lexemes.push({ kind, text, at: TOKEN.lastIndex - text.length });
  }
}

/** Reads lexemes one after another and says what it expected where it finds something else. */
export class Reader {
  private readonly lexemes: readonly Lexeme[];
  private place = 0;

  constructor(readonly source: string) {
    this.lexemes = lexemesOf(source);
  }

  get next(): Lexeme {
    return this.lexemes[this.place] as Lexeme;
  }

  /** The lexeme after the next one. */
  get after(): Lexeme {
    return (this.lexemes[this.place + 1] ?? this.next) as Lexeme;
  }

  is(text: string): boolean {
    return this.next.kind !== 'family' && this.next.text === text;
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

  word(what: string): string {
    if (this.next.kind !== 'word') this.fail(`expected ${what}`);
    return this.advance();
  }

  /** One of these words. */
  oneOf<T extends string>(words: readonly T[], what: string): T {
    const { kind, text } = this.next;
    if (kind !== 'word' || !(words as readonly string[]).includes(text)) this.fail(`expected ${what}`);
    return this.advance() as T;
  }

  number(): number {
    if (this.next.kind !== 'number') this.fail('expected a number');
    return Number(this.advance());
  }

  /** A number if one stands here. */
  numberOr(usual: number): number {
    return this.next.kind === 'number' ? this.number() : usual;
  }

  family(): string {
    if (this.next.kind !== 'family') this.fail('expected a name such as @glory');
    return this.advance();
  }

  end(): void {
    if (this.next.kind !== 'end') this.fail('expected the end');
  }

  fail(expected: string): never {
    const { kind, text, at } = this.next;
    const found = kind === 'end' ? 'the end' : kind === 'family' ? `"@${text}"` : `"${text}"`;
    throw new ProgramError(this.source, at, `${expected} but found ${found}`);
  }

  private advance(): string {
    const { text } = this.next;
    this.place++;
    return text;
  }
}
