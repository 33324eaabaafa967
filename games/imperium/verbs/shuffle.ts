import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { shuffleNation } from '../rules/decks.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `shuffle(nation)`, `shuffle(deck)` */
export interface Shuffle {
  readonly op: 'shuffle';
  readonly deck: 'nation' | 'deck';
}

const shuffling = script<Doing>('shuffle', [
  run((s, { node }, dealer) => {
    const player = actor(s);
    top(s).looked = [];
    if (nodeAt<'shuffle'>(node).deck === 'deck') dealer.shuffle(player.deck);
    else shuffleNation(player, dealer);
    dealer.tell({ type: 'shuffled-nation', seat: top(s).actor });
  }),
]);

export const shuffle: Verb<Shuffle> = {
  reads: {
    shuffle: (reader) => ({
      op: 'shuffle',
      deck: reader.inBrackets(() => reader.oneOf(['nation', 'deck'], 'nation or deck')),
    }),
  },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, { deck }, seat) => deck === 'deck' || playerAt(s, seat).nationDeck.length > 2 },
  lead: NO_LEAD,
  does: by(shuffling),
  says: saying(({ deck }, { mood }) => say('do-shuffle', { mood, deck })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
