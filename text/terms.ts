import type { Language } from './speaker.ts';

/** One thing, one word: what is not said, and what is said instead. */
export interface Term {
  readonly lang: Language;
  /** Where it counts, by the path of a file; everywhere unless said. */
  readonly where?: RegExp;
  readonly not: RegExp;
  readonly but: string;
}

/** The words of a game are those of its glossary; here stand the ones that were mixed up once, in the house or in a game. */
export const terms: readonly Term[] = [
  // The house
  { lang: 'pl', not: /odnośnik/i, but: 'link' },
  { lang: 'pl', not: /stoli(?:ka|kach|kami|ki|kiem|kom|ków|kowi|ku)(?!\p{L})/u, but: 'stół' },
  { lang: 'pl', not: /reguł/i, but: 'zasady' },
  { lang: 'pl', not: /rozgryw(?:ka|ki|kę|ek|ce)(?!\p{L})/iu, but: 'partia' },
  { lang: 'pl', not: /zobowiązani/i, but: 'pieczęć rozdania' },
  { lang: 'pl', where: /^cli/, not: /(?<!\p{L})zwykle(?!\p{L})/iu, but: 'domyślnie' },
  { lang: 'pl', not: /spis pudełka/i, but: 'spis zawartości pudełka' },
  { lang: 'pl', not: /Ruch ma|tura gracza|tura rundy/i, but: 'zaczyna turę, teraz gra' },
  { lang: 'pl', not: /patrzeć na grę|patrzącym/i, but: 'oglądać' },
  { lang: 'pl', not: /(?<!\p{L})PZ(?!\p{L})/u, where: /excavation-earth/, but: 'kredyty' },
  {
    lang: 'pl',
    not: /Czarnoszlak/,
    where: /^(?:web|cli|ui)/,
    but: 'Kupcy z Nocnego Traktu',
  },
  { lang: 'en', not: /\btak(?:e|es|en|ing) back\b(?! the exhaust)|\btook back\b/i, but: 'undo' },
  { lang: 'en', not: /\blook(?:s|ing)? on\b|\b(?:on)?lookers?\b/i, but: 'watch, spectator' },
  { lang: 'en', where: /^cli/, not: /\(usually/i, but: 'default' },
  { lang: 'en', not: /\bso many\b/i, but: 'this many, that many' },
  { lang: 'en', not: /\bin this (?:turn|round) already\b|\balready in this\b/i, but: 'already … this turn' },
  { lang: 'en', not: /\b(?:the )?turn of \{|\border of players\b/i, but: '’s turn, turn order' },
  { lang: 'en', not: /\bof the house\b/i, but: 'here' },
  { lang: 'en', not: /\barmor\b|\bamphitheater\b|\bcolor\b/i, but: 'British spelling' },
  { lang: 'en', where: /^games\/.*(?:help|text)\/(?!lesson)/, not: /\b(?:he|him)\b/i, but: 'they' },
  { lang: 'pl', not: /\p{L}'\p{L}/u, but: '’' },
  { lang: 'en', not: /\p{L}'\p{L}/u, but: '’' },
  // Games
  { lang: 'pl', where: /star-scrappers/, not: /(?<!\p{L})na rę(?:ce|kę)(?!\p{L})/u, but: 'w ręce, do ręki' },
  {
    lang: 'pl',
    where: /excavation-earth|imperium/,
    not: /(?<!\p{L})(?:w ręce|do ręki)(?!\p{L})/u,
    but: 'na ręce, na rękę',
  },
  {
    lang: 'pl',
    where: /excavation-earth/,
    not: /kupując\p{L}+ (?:specjaln|kolorow)|rynku karty|kart\p{L}* poleceń/u,
    but: 'specjalny kupujący, rynek z karty, karta rozkazu',
  },
  { lang: 'pl', where: /star-scrappers|dark-road/, not: /zdolnoś/i, but: 'umiejętność' },
  { lang: 'pl', where: /archipelago/, not: /naj(?:mij|muj|mować|ąć|ęci)/i, but: 'zatrudniać' },
  { lang: 'pl', where: /archipelago/, not: /(?<!\p{L})zwolnieni/iu, but: 'uwolnienie' },
  {
    lang: 'pl',
    where: /archipelago/,
    not: /(?<!\p{L})woln\p{L}+ (?:obywatel|stat|jednost)|wolne ręce|znów wolne/iu,
    but: 'niezajęty; wolni są tylko robotnicy',
  },
  { lang: 'pl', where: /dark-road/, not: /rozmiar/i, but: 'wielkość' },
  { lang: 'pl', where: /dark-road/, not: /\{ \} prestiżu|\d prestiżu/, but: 'punkty prestiżu' },
  { lang: 'pl', where: /imperium/, not: /tamt(?:a|ą|ej) kart/i, but: 'ona, ją, jej' },
  { lang: 'en', where: /imperium/, not: /\ban unrest\b(?! card)/i, but: 'an unrest card' },
  {
    lang: 'en',
    where: /archipelago/,
    not: /\bfree (?:citizen|ship|unit|hand)|\bfree again\b/i,
    but: 'ready; only workers are free',
  },
  { lang: 'en', where: /archipelago/, not: /\bleave to\b/i, but: 'permission' },
  { lang: 'en', where: /archipelago/, not: /\bstands? (?:him|them|up (?:to )?\{)/i, but: 'calm' },
  { lang: 'en', where: /archipelago/, not: /\bcell\b/i, but: 'space' },
  { lang: 'en', where: /star-scrappers/, not: /\b(?:takes|took) over\b/i, but: 'raid' },
];

/** The words of a term that should not be there, with what to say instead: "file: line". */
export function wrongTermsIn(path: string, lang: Language, source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    // Keys, comments, the names of variables and what a reader types are no words.
    const words = line
      .replace(/^#.*|^-?[a-z][\w-]* =/i, '')
      .replace(/\{ \$[\w-]+ (?:->)?/g, '{')
      .replace(/\{ [a-z][\w-]* \}/g, '{}');
    return terms
      .filter((term) => term.lang === lang && (term.where?.test(path) ?? true) && term.not.test(words))
      .map(({ not, but }) => `${path}:${at + 1} says “${not.exec(words)?.[0]}” for “${but}”`);
  });
}
