import type { ActionName } from '../../events.ts';
import { type Card, is } from '../../pieces.ts';
import { isAction } from '../../rules/actions.ts';
import { shortcuts, withCard } from '../../shortcuts.ts';
import type { State } from '../../state.ts';

/** What a card could be played for, by the thing on the board that would be tapped for it. */
export type Pins = ReadonlyMap<number | string, ActionName>;

/** Explorers and places are left out: where a card leads to is shown as ways. */
export function pinsOf(view: State, card: Card): Pins {
  const pins = new Map<number | string, ActionName>();
  const begins = withCard(card, '');
  for (const [target, [action]] of shortcuts(view, 'action.action')) {
    if (typeof target !== 'string' || !target.startsWith(begins) || action === 'travel') continue;
    const word = target.slice(begins.length);
    const thing = /^\d+$/.test(word) ? Number(word) : word;
    if (thing !== action && !is.location(thing) && isAction(action)) pins.set(thing, action);
  }
  return pins;
}
