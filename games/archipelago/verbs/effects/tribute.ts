import { addTo, defined, type Seat, say } from '@stolik/engine';
import { ALL_KINDS, type Kind, type KindName, kindName, kindNamed } from '../../pieces.ts';
import { choose, type GameDealer, run, script } from '../../rules/steps.ts';
import { totalOf } from '../../rules/stock.ts';
import { playerAt, type State } from '../../state.ts';
import { type EffectVerb, NEVER } from '../verb.ts';

/** AR-10.7: whose ship was sunk pays. Nobody uses a card for that alone. */
export interface Tribute {
  readonly does: 'tribute';
}

/** The victim gives a cube of his choice, or shows that he has none. */
interface Paying {
  victim: Seat;
  kind: KindName | null;
}

const paying = script<Paying>('tribute', [
  run((s, { victim }, dealer) => {
    dealer.reveal();
    if (totalOf(playerAt(s, victim).cubes) === 0) dealer.tell({ type: 'showed-no-cubes', seat: victim });
  }),
  choose('kind', (s, { victim }) => kindsOf(s, victim), { by: (_, { victim }) => victim, always: true }),
  run((s, { victim, kind }, dealer) => {
    if (kind !== null) takeCube(s, victim, kindNamed(kind), dealer);
  }),
]);

const kindsOf = (s: State, seat: Seat): KindName[] =>
  ALL_KINDS.filter((kind) => defined(playerAt(s, seat).cubes[kind]) > 0).map(kindName);

export function takeCube(s: State, from: Seat, kind: Kind, dealer: GameDealer): void {
  addTo(playerAt(s, from).cubes, kind, -1);
  addTo(playerAt(s, s.active).cubes, kind, 1);
  dealer.tell({ type: 'cube-taken', seat: s.active, from, kind });
}

export const tribute: EffectVerb<Tribute> = {
  reads: {
    victim: (reader) => {
      reader.phrase(": give(1 resource of victim's choice) or prove none");
      return { does: 'tribute' };
    },
  },
  does: { script: paying, memory: (_, { victim }) => ({ victim, kind: null }) },
  can: NEVER,
  says: () => say('does-tribute'),
  gist: () => say('gist-tribute'),
  event: null,
};
