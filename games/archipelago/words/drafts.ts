import { isOneOf, say, type Text, type TextArgs } from '@stolik/engine';
import { KINDS, kindNamed } from '../pieces.ts';
import { type Draft, isEmpty, type Letter } from '../rules/drafts.ts';
import type { Offer } from '../state.ts';
import { offerText } from './offers.ts';
import { kindText } from './phrases.ts';

/** What the question about the next word of an offer has to say: the offer so far, and what is open. */
export function aboutDraft({ from, to }: Letter, draft: Draft): TextArgs {
  const { give, take, permit, place, pledge, open } = draft;
  const so = isEmpty(draft)
    ? say('draft-empty', { player: { seat: to } })
    : say('draft-so-far', { player: { seat: to }, offer: offerText({ from, to, give, take, permit, place, pledge }) });
  const written = { so, letter: writtenDown({ from, to }, draft) };
  if (open === null) return { step: isEmpty(draft) ? 'first' : 'thing', ...written };
  const side = open.slice(0, open.indexOf('-'));
  const what = open.slice(open.indexOf('-') + 1);
  return side === 'give' || side === 'ask'
    ? { step: side, ...written, thing: thingText(what, 'gen') }
    : { step: what, ...written };
}

/** The offer as it is being written, for whoever draws it: what the sentence tells, as data. */
export interface Written extends Offer {
  /** The thing whose amount, card or time comes next. */
  readonly open: string | null;
}

const writtenDown = (
  { from, to }: Pick<Letter, 'from' | 'to'>,
  { give, take, permit, place, pledge, open }: Draft,
): string => JSON.stringify({ from, to, give, take, permit, place, pledge, open } satisfies Written);

export const readWritten = (letter: unknown): Written | null =>
  typeof letter === 'string' ? (JSON.parse(letter) as Written) : null; // by `writtenDown`

/** Florins, discovery tokens, cubes of a kind. */
export const thingText = (what: string, form = 'nom'): Text =>
  isOneOf(KINDS, what)
    ? say('thing-cubes', { kind: kindText(kindNamed(what), 'gen'), form })
    : say(`thing-${what}`, { form });
