import { say, type Text, type TextArg } from '@stolik/engine';
import type { MoveNode, Selector } from '../content/language.ts';
import type { Mood } from './effects.ts';
import { isQuest, selectorText, type Who, zonesText } from './filters.ts';

/** Places that go without saying. */
const SILENT: { readonly [move in MoveNode['op']]?: string } = {
  discard: 'hand',
  abandon: 'play',
  recall: 'play',
  sink: 'play',
  returnUnrest: 'hand',
  garrison: 'hand',
};

/** A card goes from one place to another. */
export function moveText(node: MoveNode, mood: Mood, who: Who): Text {
  const { selector } = node;
  const silent = SILENT[node.op];
  if (selector.from === 'zones' && selector.zones[0] === 'quest' && selector.zones.length === 1)
    return say(`do-${wordOf[node.op]}`, { mood, who, cards: say('card-active-quest'), from: 'none' });
  if (node.op === 'returnUnrest' && selector.from === 'self') return say('do-return-self', { mood });
  return say(`do-${wordOf[node.op]}`, {
    mood,
    who,
    cards: selectorText(selector),
    from: fromText(selector, silent === undefined ? [] : [silent], who),
  });
}

const wordOf: { readonly [move in MoveNode['op']]: string } = {
  take: 'take',
  discard: 'discard',
  toDiscard: 'to-discard',
  toDeckTop: 'to-deck-top',
  history: 'history',
  exile: 'exile',
  abandon: 'abandon',
  recall: 'recall',
  sink: 'sink',
  returnUnrest: 'return-unrest',
  garrison: 'garrison',
};

/** Where from, unless that goes without saying. */
export function fromText(selector: Selector, silent: readonly string[], who: Who): TextArg {
  if (selector.from !== 'zones') return 'none';
  const { zones, filter } = selector;
  if (zones.length === 1 && silent.includes(zones[0] as string)) return 'none';
  // There is but one place where a quest impends.
  if (filter.terms.every(isQuest)) return 'none';
  return zonesText(zones, who, selector.quantity.kind === 'all');
}
