import { type Seat, say } from '@stolik/engine';
import { ALL_FACES, EMPTY, FACES, faceNamed } from '../pieces.ts';
import { choose, run, script } from '../rules/steps.ts';
import { activeSeat, activeWagon } from '../state.ts';
import { together } from '../words/signs.ts';
import { ALWAYS, by, NOTHING_CERTAIN, saying, type Verb } from './verb.ts';

/** DR-5.3: one glow die from the special reserve to the pool, its face unchanged. */
export interface GlowToPool {
  readonly does: 'glow-to-pool';
}

const moving = script<{ seat: Seat; die?: string | null }>('glow-to-pool', [
  choose('die', (s) => {
    const { glow } = activeWagon(s);
    return ALL_FACES.filter((face) => glow.includes(face)).map((face) => `${FACES[face]}@glow-${activeSeat(s)}`);
  }),
  run((s, { die }, dealer) => {
    if (typeof die !== 'string') return;
    const wagon = activeWagon(s);
    const face = faceNamed(die.slice(0, die.indexOf('@')));
    wagon.glow.splice(wagon.glow.indexOf(face), 1);
    wagon.glowPool = face;
    s.turn.glow = true;
    dealer.tell({ type: 'glow-moved', seat: activeSeat(s), face });
  }),
]);

export const glowToPool: Verb<GlowToPool> = {
  reads: { moveGlowToPool: () => ({ does: 'glow-to-pool' }) },
  stands: [],
  can: { ...ALWAYS, begin: (_, { glow, glowPool }) => glow.length > 0 && glowPool === EMPTY },
  does: by(moving, ({ seat }) => ({ seat })),
  road: null,
  says: saying('do-glow-to-pool'),
  brings: NOTHING_CERTAIN,
  shows: () => together({ token: 'glow' }, { words: say('board-to-pool') }),
};
