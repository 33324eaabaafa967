import { say, type Text, type TextArgs } from '@stolik/engine';
import type { Effect, HalfPower, Lasting, Skill } from '../content/effects.ts';

/**
 * Effect programs in words, as each verb says them. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */

/** With a capital letter; small after "Metanel Drollo:"; or within a sentence that says what may be done. */
export type Opening = 'capital' | 'small' | 'may';

/** How long it lasts: till the end of the turn, or as long as the Artifact is owned. */
export type Until = 'turn' | 'always';

/** A sentence whose first letter is not settled yet. */
export interface Sentence {
  readonly key: string;
  readonly args?: TextArgs;
}

const open = ({ key, args }: Sentence, opening: Opening): Text => say(key, { ...args, opening });

/** Only the first sentence stands after a colon. */
const openAll = (sentences: readonly Sentence[], opening: Opening): Text[] =>
  sentences.map((sentence, at) => open(sentence, at === 0 ? opening : 'capital'));

/** What a Mercenary's skill does. */
export const skillTexts = ({ effects, lasting }: Skill, opening: Opening = 'capital'): Text[] =>
  openAll([...effects.map((effect) => effect.verb.says(effect)), ...lastingSentences(lasting, 'turn')], opening);

/** What half an Artifact is good for. */
export function halfTexts(power: HalfPower, opening: Opening = 'capital'): Text[] {
  const { lasting, start, onRaid, awards } = power;
  const sentences = lastingSentences(lasting, 'always');
  if (start !== null) sentences.push({ key: 'half-start', args: { effect: effectText(start, 'may') } });
  if (onRaid !== null) sentences.push({ key: 'half-on-raid', args: { effect: effectText(onRaid, 'may') } });
  if (awards.length > 0)
    sentences.push({ key: 'half-awards', args: { awards: { all: awards.map((award) => award.verb.says(award)) } } });
  return openAll(sentences, opening);
}

export const effectText = (effect: Effect, opening: Opening = 'capital'): Text =>
  open(effect.verb.says(effect), opening);

/** What holds until the end of the turn, or as long as the Artifact is owned: a sentence for each thing. */
const lastingSentences = (lasting: Lasting | null, until: Until): Sentence[] =>
  lasting === null ? [] : lasting.parts.flatMap(({ verb, value }) => verb.says(value, until));

/** What holds for the turn by a skill that was used, for the table to recall. */
export const inForceTexts = (lasting: Lasting | null): Text[] => openAll(lastingSentences(lasting, 'turn'), 'small');
