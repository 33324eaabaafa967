import { defined, say } from '@stolik/engine';
import { withWord } from '../content/read-operations.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { actor, playerAt, top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, saying, type Verb } from './verb.ts';

/** `toBottom(nation)`: the card looked at goes under the others, but above the last one. */
export interface ToBottom {
  readonly op: 'toBottom';
}

const sinking = script<Doing>('to-bottom', [
  run((s, _, dealer) => {
    const { nationDeck } = actor(s);
    top(s).looked = [];
    if (nationDeck.length < 2) return;
    const card = defined(nationDeck.pop());
    nationDeck.splice(1, 0, card);
    dealer.tell({ type: 'nation-to-bottom', seat: top(s).actor });
  }),
]);

export const toBottom: Verb<ToBottom> = {
  reads: { toBottom: withWord({ op: 'toBottom' }, 'nation') },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, change: (s, _, seat) => playerAt(s, seat).nationDeck.length > 2 },
  lead: NO_LEAD,
  does: by(sinking),
  says: saying((_, { mood }) => say('do-to-bottom', { mood })),
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
