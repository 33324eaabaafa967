import type { Script } from '@stolik/engine';
import { nodeAt } from '../content/catalogue.ts';
import { type Card, NONE } from '../pieces.ts';
import { actor, type State, top } from '../state.ts';
import { findable } from './can.ts';
import { shuffleNation } from './decks.ts';
import { aboutSelf, byActor, type Doing } from './running.ts';
import { choose, run, script } from './steps.ts';

/** IM-11.17: hand, discard pile, deck and nation deck are searched; the card found is shown and becomes `it`. */
interface Finding extends Doing {
  card: Card | null;
  /** Were these looked through? Then they are shuffled. */
  deck: boolean;
  nation: boolean;
}

export const find = script<Finding>('find', [
  run((s, local, dealer) => {
    const node = nodeAt<'find'>(local.node);
    const player = actor(s);
    const found = findable(s, top(s).actor, node);
    const deepest = found.reduce((zone, card) => Math.max(zone, zoneOf(s, card)), -1);
    const searched = found.length > 0 && isNamed(local) ? deepest : 3;
    local.deck = node.zones.includes('deck') && searched >= 2 && player.deck.length > 0;
    local.nation = node.zones.includes('nation') && searched >= 3 && player.nationDeck.length > 0;
    top(s).looked = found.filter((card) => player.deck.includes(card) || player.nationDeck.includes(card));
    if (local.deck || local.nation) dealer.reveal();
  }),
  choose('card', (s, { node }) => findable(s, top(s).actor, nodeAt<'find'>(node)), { ...byActor, about: aboutSelf }),
  run((s, { card, deck, nation }, dealer) => {
    const running = top(s);
    const player = actor(s);
    running.looked = [];
    running.it = card ?? NONE;
    running.last = card === null ? 0 : 1;
    if (deck) dealer.shuffle(player.deck);
    if (nation) shuffleNation(player, dealer);
    dealer.tell(
      card === null ? { type: 'found-nothing', seat: running.actor } : { type: 'found', seat: running.actor, card },
    );
  }),
]);

const isNamed = ({ node }: Doing): boolean =>
  nodeAt<'find'>(node).filter.terms.every((term) => term.some(({ atom }) => atom.is === 'family'));

/** In the order of the search. */
function zoneOf(s: State, card: Card): number {
  const player = actor(s);
  if (player.hand.includes(card)) return 0;
  if (player.discard.includes(card)) return 1;
  return player.deck.includes(card) ? 2 : 3;
}

export const findScripts: readonly Script[] = [find as Script];
