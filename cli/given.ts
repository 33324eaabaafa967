import { parseArgs } from 'node:util';
import { wrongUsage } from './complaint.ts';

/** `flag` stands alone, `word` takes a value, `words` may be given again and again. */
export type OptionKind = 'flag' | 'word' | 'words';
export type OptionKinds = { readonly [name: string]: OptionKind };

/** What was given on the command line, each read as what it has to be. */
export class Given {
  constructor(
    readonly command: string,
    readonly positionals: readonly string[],
    private readonly values: ReadonlyMap<string, readonly string[]>,
  ) {}

  has(name: string): boolean {
    return this.values.has(name);
  }

  word(name: string): string | null {
    return this.values.get(name)?.at(-1) ?? null;
  }

  words(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** A whole number between two limits. */
  whole(name: string, least: number, most: number): number | null {
    const given = this.word(name);
    if (given === null) return null;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= least && value <= most)) {
      throw wrongUsage('cli-wrong-number', { option: `--${name}`, given, least, most });
    }
    return value;
  }

  /** Values with commas between them. */
  list(name: string): readonly string[] {
    return this.words(name).flatMap((words) => words.split(',').map((word) => word.trim()));
  }
}

/** Reads the arguments of a command; anything it does not know is refused by name. */
export function readArguments(
  command: string,
  args: readonly string[],
  kinds: OptionKinds,
  positionals: { readonly least: number; readonly most: number },
): Given {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      kind === 'flag' ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string[]>();
  const places: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') places.push(token.value);
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined;
    if (kind === undefined) throw wrongUsage('cli-wrong-option', { option: token.rawName, command });
    const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
    if (kind === 'flag' && token.value !== undefined)
      throw wrongUsage('cli-wrong-flag', { option: token.rawName, given: token.value });
    if (kind !== 'flag' && missing) throw wrongUsage('cli-wrong-missing', { option: token.rawName, command });
    const before = kind === 'words' ? (values.get(token.name) ?? []) : [];
    values.set(token.name, [...before, token.value ?? '']);
  }
  if (places.length < positionals.least) throw wrongUsage('cli-wrong-too-few', { command });
  if (places.length > positionals.most)
    throw wrongUsage('cli-wrong-too-many', { command, given: places[positionals.most] ?? '' });
  return new Given(command, places, values);
}
