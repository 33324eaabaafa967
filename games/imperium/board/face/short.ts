import { say, type Text, type TextArg } from '@stolik/engine';
import type { Speaker } from '@stolik/text';

/**
 * The short speech of cards. A card's sentence is made from its program by `words/`, and here only spoken otherwise: where there is a message
 * `face-x` it stands for the message `x`, and nouns that have a sign are the sign, written `‹region›`. So what a face says cannot differ from what
 * the card does.
 */

/** Nouns that are a sign by themselves. */
const SIGNS: { readonly [noun: string]: string } = {
  'noun-region': '‹region›',
  'noun-uncivilised': '‹uncivilised›',
  'noun-civilised': '‹civilised›',
  'noun-tributary': '‹tributary›',
  'noun-fame': '‹fame›',
  'noun-unrest': '‹unrest›',
  'noun-power': '‹power›',
  'noun-city': '‹city›',
  'noun-metropolis': '‹metropolis›',
  'noun-knight': '‹knight›',
  'noun-mask': '‹mask›',
  'noun-scroll': '‹scroll›',
  'noun-pinned': '‹pinned›',
  'noun-attack': '‹attack›',
  'noun-variable': '‹variable›',
  'noun-production-symbol': '‹production›',
  'noun-grain-symbol': '‹grain›',
  'noun-water-symbol': '‹water›',
  'noun-uncivilised-or-civilised': '‹uncivilised›/‹civilised›',
  'noun-city-or-metropolis': '‹city›/‹metropolis›',
  'noun-grain-or-water-symbol': '‹grain›/‹water›',
};

/** Cards that carry a sign. */
const BEARERS: { readonly [noun: string]: string } = {
  'noun-production': '‹production›',
  'noun-grain': '‹grain›',
  'noun-water': '‹water›',
  'noun-grain-or-water': '‹grain›/‹water›',
  'noun-barbarian': '‹barbarian›',
  'noun-empire': '‹empire›',
};

/** The same text in short speech. */
export function shortened(text: Text, speaker: Speaker): Text {
  const sign = SIGNS[text.key];
  if (sign !== undefined) return say('face-noun', { ...text.args, icon: sign });
  const borne = BEARERS[text.key];
  if (borne !== undefined) return say('face-noun-with', { ...text.args, icon: borne });
  const key = speaker.has(`face-${text.key}`) ? `face-${text.key}` : text.key;
  if (text.args === undefined) return say(key);
  return say(
    key,
    Object.fromEntries(Object.entries(text.args).map(([name, arg]) => [name, shortenedArg(arg, speaker)])),
  );
}

function shortenedArg(arg: TextArg, speaker: Speaker): TextArg {
  if (typeof arg !== 'object') return arg;
  if ('key' in arg) return shortened(arg, speaker);
  return 'all' in arg ? { all: arg.all.map((one) => shortenedArg(one, speaker)) } : arg;
}

/** Words and signs of a sentence in short speech, in order. */
export type Run = { readonly words: string } | { readonly sign: string };

export function runsOf(sentence: string): readonly Run[] {
  return sentence
    .split(/(‹\w+›)/u)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('‹') ? { sign: part.slice(1, -1) } : { words: part }));
}

/** Runs of words, and signs with what must not part from them. */
export function gluedRuns(sentence: string): readonly (string | readonly Run[])[] {
  const parts: (string | Run[])[] = [];
  for (const run of runsOf(sentence)) {
    const before = parts.at(-1);
    const signs = Array.isArray(before) ? before : null;
    if ('sign' in run) {
      const last = signs?.at(-1);
      if (signs !== null && last !== undefined && 'words' in last && last.words === '/') signs.push(run);
      else parts.push([run]);
      continue;
    }
    const [, close = '', rest = ''] = /^(\/$|[.,;:)]*)(.*)$/su.exec(run.words) ?? [];
    if (signs !== null && close !== '') signs.push({ words: close });
    if (signs === null ? run.words !== '' : rest !== '') parts.push(signs === null ? run.words : rest);
  }
  return parts;
}

/** A sentence begins with a capital letter, unless it begins with a sign or a number. */
export const begun = (sentence: string): string => sentence.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
