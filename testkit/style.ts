import type { Language, Part } from '@stolik/text';
import { VERBS } from './verbs.ts';

/** What a text is for: a line of the log, an answer, a question, why something cannot be chosen, or anything else. */
export type Use = 'log' | 'option' | 'question' | 'reason' | 'other';

/** What is wrong with a text, each slip in a few words; nothing when it may stand as it is. */
export function slipsIn(lang: Language, use: Use, parts: readonly Part[]): string[] {
  const words = parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
  // Rules are cited with a point: `EE-5.1`.
  const said = words.replace(/[A-Z]{2}-\d+(?:\.\d+)*/g, 'rule');
  return [
    ...SLIPS.filter(({ slip }) => slip.test(said)).map(({ what }) => what),
    ...(lang === 'pl' ? polishSlips(said, parts) : []),
    ...BY_USE[use](lang, said, parts),
  ];
}

interface Slip {
  readonly what: string;
  readonly slip: RegExp;
}

/** In any language, whatever the text is for. */
const SLIPS: readonly Slip[] = [
  { what: 'has brackets in brackets', slip: /\([^()]*\(/ },
  { what: 'has brackets beside brackets', slip: /\)\s*\(/ },
  { what: 'begins a sentence without a capital', slip: /(?<=\p{L}[)”]?[.?!]) \p{Ll}/u },
  { what: 'says a key, not words', slip: /⟦/ },
  { what: 'parts a number from its unit', slip: /\d (?:f|PZ|VP|pkt|s|min|MB|kB)(?!\p{L})/u },
  { what: 'has a straight apostrophe or quotation mark', slip: /['"]/ },
  { what: 'has a hyphen for a minus', slip: /(?<![\p{L}\d])-\d/u },
  { what: 'has a space too many', slip: / {2}|\s[,;:?!…]|\s\.(?!\S)/ },
];

/** Names are never declined here, so they stand where Polish would not decline them: as a subject, or apart. */
function polishSlips(said: string, parts: readonly Part[]): string[] {
  const slips = /\d\.\d/.test(said) ? ['has a decimal point'] : [];
  parts.forEach((part, at) => {
    if (typeof part === 'string' || part.seat === null) return;
    const before = parts.slice(0, at).map((one) => (typeof one === 'string' ? one : one.words));
    const [word] = /\p{L}+(?=\s$)/u.exec(before.join('')) ?? [];
    if (word !== undefined && DECLINING.has(word.toLocaleLowerCase('pl')))
      slips.push(`has a name after “${word}”, where Polish would decline it`);
  });
  return slips;
}

const DECLINING = new Set(
  `bez dla do ku między na nad naprzeciw o obok od oprócz po pod podczas przeciw przed przez przy u w we wobec wokół z za ze zamiast
   gracza graczem gracze graczom graczowi graczu baza bazę bazy galeria galerię galerii karta karty kartę oferta ofertę oferty tura turę tury
   jednostka jednostkę obywatel obywatela statek statku kolej ruch`.split(/\s+/),
);

const begins = (said: string): boolean => !/^[\s„“”(]*\p{Ll}/u.test(said);

const BY_USE: Readonly<Record<Use, (lang: Language, said: string, parts: readonly Part[]) => string[]>> = {
  log: (lang, said, parts) => [
    ...(begins(said) ? [] : ['begins a sentence without a capital']),
    ...(/[.!…]”?$/.test(said) ? [] : ['has no full stop']),
    ...(tells(lang, parts) ? [] : ['has no verb that testkit/verbs.ts knows']),
  ],
  // Screens begin every answer with a capital (`withCapital`), so that one may be the name of a piece.
  option: (_, said) => [
    ...(/^[„“”(]*[\p{L}\d★+−]/u.test(said) ? [] : ['begins an answer with neither a letter nor a number']),
    ...(/\.$/.test(said) && !/[\p{L}\d)”][.?!] [\p{Lu}\d]/u.test(said) ? ['ends an answer with a full stop'] : []),
  ],
  question: (_, said) => [
    ...(begins(said) ? [] : ['begins a sentence without a capital']),
    ...(/[.?]$/.test(said) ? [] : ['has no end']),
  ],
  reason: (_, said) => [
    ...(begins(said) ? [] : ['begins a sentence without a capital']),
    ...(/[.?!]$/.test(said) ? [] : ['has no full stop']),
  ],
  other: () => [],
};

/** Is something told, apart from names? */
function tells(lang: Language, parts: readonly Part[]): boolean {
  const words = parts.map((part) => (typeof part === 'string' ? part : ' · ')).join('');
  return words.split(/[^\p{L}’]+/u).some((word) => VERBS[lang].has(word.toLocaleLowerCase(lang)));
}
