import { type Seat, say } from '@stolik/engine';
import { kindOf, nodeAt } from '../content/cards.ts';
import type { Filter, NodeOf, Zone } from '../content/language.ts';
import { readFilter, readZones } from '../content/read-terms.ts';
import { type Card, NONE } from '../pieces.ts';
import { shuffleNation } from '../rules/decks.ts';
import { fits } from '../rules/filters.ts';
import { aboutSelf, byActor, type Doing } from '../rules/running.ts';
import { choose, run, script } from '../rules/steps.ts';
import { actor, playerAt, type State, top } from '../state.ts';
import { filterText, genderOf } from '../words/filters.ts';
import { ALWAYS, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, searching, type Verb } from './verb.ts';

/** IM-11.17: hand, discard pile, deck and nation deck are searched; the card found is shown and becomes `it`. */
export interface Find {
  readonly op: 'find';
  readonly filter: Filter;
  readonly zones: readonly Zone[];
}

interface Finding extends Doing {
  card: Card | null;
  /** Were these looked through? Then they are shuffled. */
  deck: boolean;
  nation: boolean;
}

const finding = script<Finding>('find', [
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

/** Cards that a search may bring up; those of face-down decks are known to be there, not where. */
function findable(s: State, seat: Seat, { filter, zones }: NodeOf<'find'>, except: Card = NONE): Card[] {
  const player = playerAt(s, seat);
  const named = filter.terms.every((term) => term.some(({ atom }) => atom.is === 'family'));
  const found: Card[] = [];
  for (const zone of zones) {
    const pile =
      zone === 'nation' ? player.nationDeck : zone === 'hand' || zone === 'deck' ? player[zone] : player.discard;
    for (const card of pile)
      if (card !== except && fits(s, filter, card) && !(zone === 'nation' && kindOf(card).start === 'accession'))
        found.push(card);
    if (named && found.length > 0) break; // IM-11.17: a named card is found in the first place that has it
  }
  return found;
}

export const find: Verb<Find> = {
  reads: {
    find: (reader, library) =>
      reader.inBrackets(() => ({
        op: 'find',
        filter: readFilter(reader, library),
        zones: reader.took('in') ? readZones(reader) : ['hand', 'discard', 'deck', 'nation'],
      })),
  },
  parts: NO_PARTS,
  stands: searching('hand', 'discard', 'deck', 'nation'),
  can: {
    ...ALWAYS,
    pay: (s, node, seat, _, except, bill) => {
      bill.found = findable(s, seat, node, except).length > 0;
      return bill.found;
    },
  },
  lead: NO_LEAD,
  does: by(finding),
  says: {
    text: ({ filter, zones }, { mood }) =>
      say('do-find', { mood, what: filterText(filter), where: zones.length === 4 ? 'all' : 'some' }),
    gender: ({ filter }) => genderOf(filter),
    isPlain: () => true,
  },
  rival: NOT_FOR_RIVAL,
  shows: knownAs('find'),
};
