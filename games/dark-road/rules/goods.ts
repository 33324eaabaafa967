import { defined, type Seat, verbOf } from '@stolik/engine';
import type { GoodSpec } from '../content/effects.ts';
import { CRAFTED } from '../content/tables.ts';
import { ALL_KINDS, EMPTY, goodName, goodNamed, goodOf, type Kind, kindOfGood } from '../pieces.ts';
import type { State, Wagon } from '../state.ts';
import { FIELD_PLACES, kindsOf } from './market.ts';
import { decide, type OrCompanion, run, script } from './steps.ts';
import { gainGood } from './stock.ts';

/** Choosing and crafting goods. */

/** A tile of a kind one may choose; nothing if no pile has any (DR-22.2). */
export interface GoodTaking {
  seat: Seat;
  open: boolean;
  which: GoodSpec;
  fine: boolean;
  kind?: OrCompanion<string> | null;
}

export const chooseGood = script<GoodTaking>('take-good', [
  decide('kind', kindOptions, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  run((s, { seat, fine, kind }, dealer) => {
    if (typeof kind === 'string') gainGood(s, seat, kindOfGood(goodNamed(verbOf(kind))), fine, dealer);
  }),
]);

/** `fine-weapon@field-weapon`: what one gets, and the field of the wheel that it belongs to. */
const KIND_OPTIONS: readonly (readonly string[])[] = [false, true].map((fine) =>
  ALL_KINDS.map((kind) => `${goodName(goodOf(kind, fine))}@${FIELD_PLACES[kind]}`),
);

function kindOptions(s: State, { which, fine }: GoodTaking): string[] {
  const words = defined(KIND_OPTIONS[fine ? 1 : 0]);
  return kindsOf(s, which).map((kind) => defined(words[kind]));
}

/** DR-5.3, DR-19.7: the craft table's entry for the die on the first lock slot; null: the slot is empty, so any kind. */
export function craftedKind({ locks }: Wagon): Kind | null {
  const face = defined(locks[0]);
  return face === EMPTY ? null : CRAFTED[face];
}
