import { defined, type Variants } from '@stolik/engine';
import { ZU_CARDS, zuKind } from '../../content/catalogue.ts';
import { ZU_ACTIONS, type ZuRules } from '../../content/effects.ts';
import { ZU_CARRY_OVER, ZU_DECKS, ZU_OPTIONS, ZU_USUALLY } from '../../content/tables.ts';
import type { State, Zu } from '../../state.ts';
import type { GameDealer } from '../steps.ts';

/** EE-12.4, EE-12.5: three face-down decks, made by type without looking. */
export function zuDecks(dealer: GameDealer): Omit<Zu, 'rules'> {
  const byType = ZU_ACTIONS.map((type) => dealer.shuffle(ZU_CARDS.filter((card) => zuKind(card).effect.does === type)));
  const [deck = [], ...later] = ZU_DECKS.map((counts) =>
    dealer.shuffle(ZU_ACTIONS.flatMap((type, at) => defined(byType[at]).splice(0, counts[type]))),
  );
  return { deck, later, discard: [], lastRound: [], removed: [], gone: [] };
}

/** EE-12.36: Zu's parameters under the options that are on. */
export const zuRules = (variants: Variants): ZuRules =>
  Object.assign({}, ZU_USUALLY, ...ZU_OPTIONS.filter(({ id }) => variants[id] === 'on').map(({ changes }) => changes));

/**
 * EE-12.6: some of last round's cards come again, unseen; the others leave the game. All of them have been seen, and so those that were taken out
 * a round earlier are known by now.
 */
export function prepareZu(s: State, _: unknown, dealer: GameDealer): void {
  const { zu } = s;
  if (zu === null) return;
  zu.gone.push(...zu.removed);
  zu.lastRound = zu.discard.slice().sort((one, other) => one - other);
  const mixed = dealer.shuffle(zu.discard);
  const carried = mixed.splice(0, ZU_CARRY_OVER);
  zu.removed = mixed;
  zu.discard = [];
  zu.deck = dealer.shuffle([...(zu.later.shift() ?? []), ...carried]);
  dealer.tell({ type: 'zu-deck-made', carried: carried.length });
}
