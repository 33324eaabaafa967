import { say, type Text, type TextArgs } from '@stolik/engine';
import { KINDS, kindNamed } from '../pieces.ts';
import { type Draft, isEmpty, type Letter } from '../rules/drafts.ts';
import { offerText } from './offers.ts';
import { kindText } from './phrases.ts';

/** What the question about the next word of an offer has to say: the offer so far, and what is open. */
export function aboutDraft({ from, to }: Letter, draft: Draft): TextArgs {
  const { give, take, permit, place, pledge, open } = draft;
  const so = isEmpty(draft)
    ? say('draft-empty', { player: { seat: to } })
    : say('draft-so-far', { player: { seat: to }, offer: offerText({ from, to, give, take, permit, place, pledge }) });
  if (open === null) return { step: isEmpty(draft) ? 'first' : 'thing', so };
  const side = open.slice(0, open.indexOf('-'));
  const what = open.slice(open.indexOf('-') + 1);
  return side === 'give' || side === 'ask' ? { step: side, so, thing: thingText(what) } : { step: what, so };
}

/** Florins, discovery tokens, cubes of a kind. */
export const thingText = (what: string): Text =>
  (KINDS as readonly string[]).includes(what)
    ? say('thing-cubes', { kind: kindText(kindNamed(what), 'gen') })
    : say(`thing-${what}`);
