import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type AnyGame, isOneOf, type Text, type TextArg } from '@stolik/engine';
import { brokenKeysOf } from './source.ts';

export const languages = ['pl', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => isOneOf(languages, word);

/** The one who knows what the pieces are called: a game. */
export type Namer = Pick<AnyGame, 'nameOf'>;

/** A piece of a sentence that a screen may draw or point at: the words, and the piece or seat they name. */
export interface Mark {
  readonly words: string;
  readonly piece: number | null;
  readonly seat: number | null;
}

/** Plain words, or words that name a piece or a seat. */
export type Part = string | Mark;

/** Says in one language what is said in none. It never fails: what it could not say well stands in `problems`. */
export interface Speaker {
  readonly lang: Language;
  /** The text in words; `names` are those of the seats. A missing message is said as its key: `⟦key⟧`. */
  say(text: Text, names?: readonly string[]): string;
  /** The same words as `say`, with pieces and seats set apart. */
  parts(text: Text, names?: readonly string[]): readonly Part[];
  has(key: string): boolean;
  /** Messages and variables found missing so far, each once. */
  readonly problems: readonly string[];
}

/** How a seat is called when nobody has given it a name. */
const nameless: Record<Language, string> = { pl: 'Gracz', en: 'Player' };

/** Whose habits of writing are followed: British English, as the texts are, sets no comma before the last "and" of a list. */
const locales: Record<Language, string> = { pl: 'pl', en: 'en-GB' };

/** Around the name of a piece or a seat while a sentence is put together; no text of ours has these characters. */
const OPEN = '\uE000';
const NAMES = '\uE001';
const CLOSE = '\uE002';

export function speakerOf(lang: Language, sources: readonly string[], game: Namer | null = null): Speaker {
  const bundle = new FluentBundle(locales[lang], { useIsolating: false });
  const together = new Intl.ListFormat(locales[lang], { type: 'conjunction' });
  const problems: string[] = [];
  const note = (problem: string): void => {
    if (!problems.includes(problem)) problems.push(problem);
  };

  for (const source of sources) {
    for (const key of brokenKeysOf(source)) note(`${lang}: message "${key}" cannot be read`);
    for (const error of bundle.addResource(new FluentResource(source))) note(`${lang}: ${error.message}`);
  }

  /** Set while a sentence is said in parts. */
  let marking = false;
  const marked = (kind: 'p' | 's', number: number, words: string): string =>
    marking ? `${OPEN}${kind}${number}${NAMES}${words}${CLOSE}` : words;

  const value = (arg: TextArg, names: readonly string[]): FluentVariable => {
    if (typeof arg !== 'object') return arg;
    if ('key' in arg) return sayAs(arg, names, 'nom');
    if ('seat' in arg) return marked('s', arg.seat, names[arg.seat] ?? `${nameless[lang]} ${arg.seat + 1}`);
    if ('all' in arg) return together.format(counted(arg.all, names));
    if (game === null) {
      note(`${lang}: piece ${arg.piece} has no name without a game`);
      return `⟦${arg.piece}⟧`;
    }
    return marked('p', arg.piece, sayAs(game.nameOf(arg.piece), names, arg.form ?? 'nom'));
  };

  /** What stands in a list, with things of one name said once: "flip-flop ×3". People and bare numbers are not counted. */
  const counted = (items: readonly TextArg[], names: readonly string[]): string[] => {
    const counts = new Map<string, { readonly words: string; count: number }>();
    items.forEach((item, at) => {
      const words = String(value(item, names));
      const name = plain(words);
      const alone = typeof item !== 'object' || 'seat' in item || !LETTER.test(name);
      const key = alone ? String(at) : name;
      const same = counts.get(key);
      if (same === undefined) counts.set(key, { words, count: 1 });
      else same.count++;
    });
    return [...counts.values()].map(({ words, count }) => (count === 1 ? words : `${words}\u00A0×${count}`));
  };

  /** `$form` is always there, so that a name may be said on its own as well as inside a sentence. */
  const sayAs = (text: Text, names: readonly string[], form: string): string => {
    const pattern = bundle.getMessage(text.key)?.value;
    if (pattern === undefined || pattern === null) {
      note(`${lang}: message "${text.key}" is missing`);
      return `⟦${text.key}⟧`;
    }
    const args: Record<string, FluentVariable> = { form };
    for (const [name, arg] of Object.entries(text.args ?? {})) args[name] = value(arg, names);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) note(`${lang}: message "${text.key}": ${error.message}`);
    return said;
  };

  return {
    lang,
    say: (text, names = []) => sayAs(text, names, 'nom'),
    parts: (text, names = []) => {
      marking = true;
      try {
        return split(sayAs(text, names, 'nom'));
      } finally {
        marking = false;
      }
    },
    has: (key) => bundle.hasMessage(key),
    problems,
  };
}

const LETTER = /\p{L}/u;

/** The same words without marks. */
const MARKS = new RegExp(`${OPEN}[ps]-?\\d+${NAMES}|${CLOSE}`, 'gu');
const plain = (words: string): string => words.replace(MARKS, '');

/** A mark's beginning with its kind and number, a mark's end, or words. */
const TOKEN = new RegExp(`${OPEN}([ps])(-?\\d+)${NAMES}|${CLOSE}|[^${OPEN}${CLOSE}]+`, 'gu');

/** Takes the marks out of a sentence. A name inside a name belongs to the outer one. */
function split(said: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let open: { piece: number | null; seat: number | null; words: string } = { piece: null, seat: null, words: '' };
  for (const [token, kind, number] of said.matchAll(TOKEN)) {
    if (kind !== undefined) {
      if (depth === 0)
        open = { piece: kind === 'p' ? Number(number) : null, seat: kind === 's' ? Number(number) : null, words: '' };
      depth++;
    } else if (token === CLOSE) {
      depth--;
      if (depth === 0) parts.push(open);
    } else if (depth > 0) open.words += token;
    else parts.push(token);
  }
  return parts;
}
