import { say, type Text } from '@stolik/engine';
import type { Node } from '../content/language.ts';
import type { Gender, Who } from './filters.ts';

/**
 * Card programs in words. A sentence is made from the very tree that the rules carry out: a number changed in the content files
 * changes behaviour and text together.
 *
 * `mood` is how the verb stands: a command ("gain"), after "you may" or "in order to" ("gain", "zyskać"), or what somebody does
 * ("gains").
 */
export type Mood = 'do' | 'to' | 'does';

export const effectText = (node: Node, mood: Mood = 'do'): Text =>
  text(node, { mood, who: mood === 'does' ? 'they' : 'you', inside: false, last: 'cards', it: { is: 'feminine' } });

/** The same as part of a longer sentence. */
export const clauseText = (node: Node): Text =>
  text(node, { mood: 'do', who: 'you', inside: true, last: 'cards', it: { is: 'feminine' } });

/** What the solo opponent does. */
export const rivalEffectText = (node: Node): Text =>
  text(node, { mood: 'does', who: 'it', inside: false, last: 'cards', it: { is: 'feminine' } });

/** How a statement stands in the whole. */
export interface Standing {
  readonly mood: Mood;
  /** Whose hand and deck are meant. */
  readonly who: Who;
  /** Part of a longer statement, so that its own parts need another word between them. */
  readonly inside: boolean;
  /** What `last` counts. */
  readonly last: 'cards' | 'tokens';
  /** What `it` was called when it was last spoken of; changed as the sentence goes on. */
  readonly it: { is: Gender };
}

/** As its verb says it. */
function text(node: Node, standing: Standing): Text {
  const { says } = node.verb;
  const said = says.text(node, standing);
  standing.it.is = says.gender(node) ?? standing.it.is;
  return said;
}

/** A part of a statement, standing as the whole does but for `how`. */
export const within = (part: Node, standing: Standing, how: Partial<Standing> = {}): Text =>
  text(part, { ...standing, inside: true, ...how });

/** Can it be said in one breath after "in order to"? */
export const isPlain = (node: Node): boolean => node.verb.says.isPlain(node);

/** "draw a card OR (abandon this card, then gain 1 material)" */
export const either = (branches: readonly Node[], standing: Standing): Text =>
  branches
    .map((branch) => {
      const what = within(branch, standing);
      return standing.mood !== 'to' && isLong(branch) ? say('phrase-bracketed', { what }) : what;
    })
    .reduceRight((rest, first, at) => {
      const closing = standing.mood !== 'to' && endsInPurpose(branches[at]);
      return say(closing ? 'phrase-either-closing' : 'phrase-either', { first, rest });
    });

/** A branch of several parts stands in brackets: nobody should take its end for what follows the choice. */
const isLong = ({ op }: Node): boolean => op === 'seq' || op === 'if' || op === 'repeat';

/** Is its last clause "in order to ..."? Some languages close it with a comma. */
const endsInPurpose = (node: Node | undefined): boolean =>
  node?.op === 'cost' || (node?.op === 'may' && endsInPurpose(node.body));
