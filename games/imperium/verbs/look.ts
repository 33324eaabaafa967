import { given, say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Card } from '../pieces.ts';
import { kingOfKings } from '../rules/decks.ts';
import { extensionOf } from '../rules/modifiers.ts';
import { type Doing, resolve, resolving } from '../rules/running.ts';
import { call, run, script, when } from '../rules/steps.ts';
import { actor, type Player, playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, knownAs, NO_LEAD, NO_PARTS, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** IM-11.18, IM-14: the top cards of the fame deck or of the own nation deck are looked at privately. */
export interface Look {
  readonly op: 'look';
  readonly deck: 'nation' | 'fame';
  readonly n: number;
}

const looking = script<Doing>('look', [
  run((s) => {
    top(s).more = 0;
  }),
  when(
    (s, { node }) => nodeAt<'look'>(node).deck === 'fame' && extensionOf(actor(s), 'lookFame') !== null,
    [
      run((s, _, dealer) => {
        const { card } = given(extensionOf(actor(s), 'lookFame'));
        dealer.tell({ type: 'helped', seat: top(s).actor, card });
      }),
      call(resolve, (s) => {
        const { body, card } = given(extensionOf(actor(s), 'lookFame'));
        return resolving(body, card, top(s).actor, 'rule');
      }),
    ],
  ),
  run((s, { node }, dealer) => {
    const { deck, n } = nodeAt<'look'>(node);
    const running = top(s);
    const pile = deck === 'fame' ? s.fameDeck : ordinaryNation(actor(s)); // IM-14.1
    running.looked = pile.slice(Math.max(0, pile.length - n - running.more)).reverse();
    if (running.looked.length === 0) return;
    dealer.reveal();
    dealer.tell({ type: 'looked', seat: running.actor, deck, n: running.looked.length });
    dealer.tell({ type: 'saw', seat: running.actor, cards: running.looked.slice(), to: [running.actor] });
  }),
  when(
    (s, { node }) => nodeAt<'look'>(node).deck === 'fame' && top(s).looked.length === 0,
    [call(kingOfKings, (s) => ({ seat: top(s).actor }))],
  ), // IM-14.2
]);

/** IM-11.19: the card at the bottom is looked at only when it is the sole card. */
const ordinaryNation = ({ nationDeck }: Player): readonly Card[] =>
  nationDeck.length > 1 ? nationDeck.slice(1) : nationDeck;

export const look: Verb<Look> = {
  reads: {
    look: (reader) =>
      reader.inBrackets(() => {
        const deck = reader.oneOf(['nation', 'fame'], 'nation or fame');
        reader.expect(',');
        return { op: 'look', deck, n: reader.number() };
      }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, { deck }, seat) => deck === 'fame' || playerAt(s, seat).nationDeck.length > 0 },
  lead: NO_LEAD,
  does: by(looking),
  says: saying(({ deck, n }, { mood }) => say(`do-look-${deck}`, { mood, n })),
  rival: NOT_FOR_RIVAL,
  shows: knownAs('look'),
};
