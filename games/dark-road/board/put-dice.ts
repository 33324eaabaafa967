import { useRef } from 'react';
import { DISTRICTS } from '../content/tables.ts';
import { EMPTY } from '../pieces.ts';
import { activeWagon, CONCERN, merchantOf, type State } from '../state.ts';
import type { DieKind } from './Dice.tsx';

/** A die on a district. */
export interface PutDie {
  readonly kind: DieKind;
  readonly face: number;
}

interface Seen {
  /** Whose turn of which round. */
  turn: string;
  /** What the glow die of the pool showed last. */
  glow: number;
  dice: (PutDie | null)[];
}

const bits = (districts: number): number => DISTRICTS.filter((_, at) => (districts >> at) & 1).length;

/** Has the night die of this turn been put on a district? A glow die goes first (DR-18.5). */
export const nightDiePut = ({ turn }: State): boolean => bits(turn.districts) > turn.glowPlaced;

/** Which die lies on which district this turn. The state tells how many glow dice were put, not where: that is seen as it happens. */
export function usePutDice(state: State): readonly (PutDie | null)[] {
  const seen = useRef<Seen>({ turn: '', glow: EMPTY, dice: [] });
  const { current } = seen;
  const { turn, phase, round, at } = state;
  const now = `${phase} ${round} ${at}`;
  if (current.turn !== now || turn.districts === 0) seen.current = Object.assign(current, { turn: now, dice: [] });
  if (phase !== 'play') return [];
  const { pool, glowPool } = merchantOf(state) === CONCERN ? { pool: EMPTY, glowPool: EMPTY } : activeWagon(state);
  if (glowPool !== EMPTY) current.glow = glowPool;
  for (let place = 0; place < DISTRICTS.length; place++) {
    if (((turn.districts >> place) & 1) === 0) current.dice[place] = null;
    else if (!current.dice[place]) {
      const glows = current.dice.filter((die) => die?.kind === 'glow').length < turn.glowPlaced;
      const face = glows ? current.glow : pool;
      current.dice[place] = { kind: glows ? 'glow' : 'night', face: face === EMPTY ? 0 : face };
    }
  }
  return current.dice;
}
