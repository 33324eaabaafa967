/**
 * Effects of cards are written in small languages, one for each game (its NOTATION.md). What they share is reading tokens one after another
 * and saying where the text cannot be read; the grammar is the game's.
 */

/** What is wrong with a piece of content, as a sentence. */
export class ContentError extends Error {}

/** A text as tokens. `token` is a sticky expression that skips spaces and has each kind of token in a group of its own. */
export class Reader {
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(
    private readonly source: string,
    token: RegExp,
  ) {
    token.lastIndex = 0;
    while (token.lastIndex < source.trimEnd().length) {
      const from = token.lastIndex;
      const found = token
        .exec(source)
        ?.slice(1)
        .find((group) => group !== undefined);
      if (found === undefined) throw new ContentError(`"${source}" cannot be read at "${source.slice(from)}"`);
      this.tokens.push(found);
    }
  }

  sees(token: string): boolean {
    return this.tokens[this.at] === token;
  }

  /** Does the token come after the next one? */
  follows(token: string): boolean {
    return this.tokens[this.at + 1] === token;
  }

  accept(token: string): boolean {
    if (!this.sees(token)) return false;
    this.at++;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`"${token}"`);
  }

  atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  expectEnd(): void {
    if (!this.atEnd()) this.fail('the end');
  }

  name(): string {
    return this.like(/^[A-Za-z]/) ?? this.fail('a name');
  }

  number(): number | null {
    const digits = this.like(/^\d/);
    return digits === null ? null : Number(digits);
  }

  /** A name or a number, as it is written. */
  word(): string {
    return this.like(/^[A-Za-z0-9]/) ?? this.fail('a word');
  }

  private like(look: RegExp): string | null {
    const token = this.tokens[this.at];
    if (token === undefined || !look.test(token)) return null;
    this.at++;
    return token;
  }

  private fail(wanted: string): never {
    const found = this.tokens[this.at];
    throw new ContentError(
      `"${this.source}": ${wanted} expected, ${found === undefined ? 'the end' : `"${found}"`} found`,
    );
  }
}
