import { say } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import type { Zone } from '../content/language.ts';
import { readZones } from '../content/read-terms.ts';
import { NONE } from '../pieces.ts';
import { pilesOf } from '../rules/count.ts';
import type { Doing } from '../rules/running.ts';
import { run, script } from '../rules/steps.ts';
import { top } from '../state.ts';
import { ALWAYS, ANYWHERE, by, NO_LEAD, NO_PARTS, NO_SIGN, NOT_FOR_RIVAL, type Verb } from './verb.ts';

/** Of the main deck only the top card is turned up; of own zones all cards. */
export interface Reveal {
  readonly op: 'reveal';
  readonly zones: readonly Zone[];
}

const revealing = script<Doing>('reveal', [
  run((s, { node }, dealer) => {
    const { zones } = nodeAt<'reveal'>(node);
    const running = top(s);
    dealer.reveal();
    if (zones.includes('mainDeck')) {
      running.it = s.mainDeck[s.mainDeck.length - 1] ?? NONE;
      if (running.it !== NONE) dealer.tell({ type: 'revealed', seat: running.actor, cards: [running.it] });
      return;
    }
    const cards = zones.flatMap((zone) => pilesOf(s, running.actor, zone, running.self).flat());
    dealer.tell({ type: 'revealed', seat: running.actor, cards: cards.toSorted((a, b) => a - b) });
  }),
]);

export const reveal: Verb<Reveal> = {
  reads: { reveal: (reader) => ({ op: 'reveal', zones: reader.inBrackets(() => readZones(reader)) }) },
  parts: NO_PARTS,
  stands: ANYWHERE,
  can: { ...ALWAYS, beVain: (s, { zones }) => zones.includes('mainDeck') && s.mainDeck.length === 0 },
  lead: NO_LEAD,
  does: by(revealing),
  says: {
    text: ({ zones }, { mood }) => say('do-reveal', { mood, what: zones.includes('mainDeck') ? 'main' : 'own' }),
    gender: () => 'feminine',
    isPlain: () => true,
  },
  rival: NOT_FOR_RIVAL,
  shows: NO_SIGN,
};
