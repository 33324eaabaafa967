import { CENTRE_AWARDS } from '../../content/tables.ts';
import { ALL_CENTRES, type Centre } from '../../pieces.ts';
import { sharesOf } from '../../rules/scoring.ts';
import { envoysAt, type State } from '../../state.ts';

/** What the places in a centre pay this round (EE-10.1). */
export const awardsOf = ({ round }: State): readonly number[] =>
  CENTRE_AWARDS[Math.min(round, CENTRE_AWARDS.length) - 1] ?? [];

/** What a centre would pay somebody if the round ended now, with so many envoys more or fewer (EE-10.2). */
export function payOf(state: State, rival: number, centre: Centre, more = 0): number {
  const envoys = state.players.map((_, other) => envoysAt(state, other, centre) + (other === rival ? more : 0));
  return sharesOf(awardsOf(state), envoys)[rival] ?? 0;
}

/** The same of all three. */
export const payOfAll = (state: State, rival: number, more: readonly number[] = []): number =>
  ALL_CENTRES.reduce<number>((sum, centre) => sum + payOf(state, rival, centre, more[centre]), 0);
