import { defined, say, type Text, type TextArg } from '@stolik/engine';
import type { MoveNode, Selector } from '../content/language.ts';
import type { Standing } from './effects.ts';
import { isQuest, selectorText, type Who, zonesText } from './filters.ts';

/** A card goes from one place to another. */
export function moveText({ selector, verb }: MoveNode, { mood, who, it }: Standing): Text {
  const { key, silent } = verb.moving;
  if (selector.from === 'zones' && selector.zones[0] === 'quest' && selector.zones.length === 1)
    return say(key, { mood, who, cards: say('card-active-quest'), from: 'none' });
  return say(key, {
    mood,
    who,
    cards: selectorText(selector, it.is),
    from: fromText(selector, silent === null ? [] : [silent], who),
  });
}

/** Where from, unless that goes without saying. */
export function fromText(selector: Selector, silent: readonly string[], who: Who): TextArg {
  if (selector.from !== 'zones') return 'none';
  const { zones, filter } = selector;
  if (zones.length === 1 && silent.includes(defined(zones[0]))) return 'none';
  // There is but one place where a quest impends.
  if (filter.terms.every(isQuest)) return 'none';
  return zonesText(zones, who, selector.quantity.kind === 'all');
}
