import { defined, say } from '@stolik/engine';
import { ALL_KINDS, type KindName, kindName, kindNamed } from '../../pieces.ts';
import { choose, run, script } from '../../rules/steps.ts';
import { gainCubes, type Means } from '../../rules/stock.ts';
import type { State } from '../../state.ts';
import type { EffectVerb } from '../verb.ts';

/** A cube of a kind other than the one paid for the card. */
export interface Exchange {
  readonly does: 'exchange';
}

/** Warehouse: a cube of another kind than the one paid. */
interface Exchanging {
  paid: KindName | 'token' | null;
  kind: KindName | null;
}

const exchanging = script<Exchanging>('exchange', [
  choose('kind', (s, { paid }) => exchangeable(s).filter((kind) => kind !== paid)),
  run((s, { kind }, dealer) => {
    if (kind === null) return;
    gainCubes(s, s.active, kindNamed(kind), 1);
    dealer.tell({ type: 'cubes-gained', seat: s.active, kind: kindNamed(kind), cubes: 1 });
  }),
]);

const exchangeable = (s: State): KindName[] => ALL_KINDS.filter((kind) => defined(s.bank[kind]) > 0).map(kindName);

/** Something to pay with, for which another kind is left in the bank. */
const canExchange = (s: State, { cubes, tokens }: Means): boolean =>
  ALL_KINDS.some(
    (paid) =>
      (defined(cubes[paid]) > 0 || tokens > 0) &&
      ALL_KINDS.some((kind) => defined(s.bank[kind]) > 0 && (kind !== paid || tokens > 0)),
  );

export const exchange: EffectVerb<Exchange> = {
  reads: {
    gain: (reader) => {
      if (reader.ahead(1).text !== '1' || reader.ahead(2).text !== 'resource') return null;
      reader.phrase('(1 resource of another kind)');
      return { does: 'exchange' };
    },
  },
  does: { script: exchanging, memory: (_, { paid }) => ({ paid, kind: null }) },
  can: (s, _, __, means) => canExchange(s, means),
  says: () => say('does-exchange'),
  gist: () => say('gist-exchange'),
  event: null,
};
