import { ContentError, Reader } from '@stolik/engine/notation';
import { EFFECTS } from '../verbs/effects/index.ts';
import type { Deed, EffectVerb } from '../verbs/verb.ts';
import type { Effect } from './effects.ts';
import { TOKEN } from './read-terms.ts';

/** The programs of the content files (NOTATION.md) as the rules carry them out. Each verb reads its own words; what none of them knows is refused with its place. */

type AnyVerb = EffectVerb<{ readonly does: Deed }>;

/** Who may read on after each word. */
const READERS = new Map<string, AnyVerb[]>();
// A list of verbs does not tell which effect each has.
for (const verb of Object.values(EFFECTS) as readonly AnyVerb[])
  for (const word of Object.keys(verb.reads)) READERS.set(word, [...(READERS.get(word) ?? []), verb]);

/** A program of the content files as the rules carry it out. */
export function readEffects(program: string): Effect[] {
  const reader = new Reader(program, TOKEN);
  if (reader.atEnd()) throw new ContentError('a card has no effect');
  const effects = reader.list(';', () => readEffect(reader));
  reader.end();
  return effects;
}

function readEffect(reader: Reader): Effect {
  const { next } = reader;
  const word = reader.word('an effect');
  for (const verb of READERS.get(word) ?? []) {
    const effect = verb.reads[word]?.(reader) ?? null;
    // What a verb reads is what it does: a verb is typed by its effect, but one taken from a list is no longer.
    if (effect !== null) return { ...effect, verb } as Effect;
  }
  return reader.refuse(`"${word}" is no effect that this game knows`, next);
}
