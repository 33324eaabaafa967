import { defined, type Option, placeOf } from '@stolik/engine';
import type { GoodSpec } from '../content/effects.ts';
import { DICE_PER_FIELD, FIELD_ORDER, WHEEL_VALUES } from '../content/tables.ts';
import { ALL_KINDS, add, KINDS, type Kind, rolled, type Six, six } from '../pieces.ts';
import type { Merchant, State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** The market wheel: values, and the dice that lie on it. */

/** What a good is worth now (DR-3.3). */
export const worthOf = ({ rotation }: State, kind: Kind): number =>
  defined(WHEEL_VALUES[(FIELD_ORDER[kind] + rotation) % WHEEL_VALUES.length]);

/** One step clockwise: every good drops a step, and the one on the last 1 jumps to 5. */
export function turnWheel(s: State, merchant: Merchant, dealer: GameDealer): void {
  s.rotation = (s.rotation + 1) % WHEEL_VALUES.length;
  dealer.tell({ type: 'wheel-turned', merchant });
}

/** DR-16.2: rolls a die until its field has room, and puts it there. */
export function rollOntoWheel(s: State, dealer: GameDealer): Kind {
  for (;;) {
    const kind = rolled(dealer);
    if (defined(s.market[kind]) < DICE_PER_FIELD) {
      add(s.market, kind, 1);
      return kind;
    }
  }
}

/** Does the wheel, as it stands, let a good of this kind be meant (DR-22.2)? */
export function isMeant(s: State, kind: Kind, which: GoodSpec): boolean {
  switch (which) {
    case 'any':
      return true;
    case 'value1':
      return worthOf(s, kind) === 1;
    case 'notOnWheel':
      return s.market[kind] === 0;
    default:
      return kind === which;
  }
}

/** Kinds that are meant and of which the supply has a tile. */
export function kindsOf(s: State, which: GoodSpec): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < ALL_KINDS.length; i++) {
    const kind = defined(ALL_KINDS[i]);
    if (defined(s.goods[kind]) > 0 && isMeant(s, kind, which)) kinds.push(kind);
  }
  return kinds;
}

/** The kind whose field an option speaks of: `buy@field-weapon`. */
export const kindOfField = (option: Option): Kind | null =>
  ALL_KINDS.find((kind) => FIELD_PLACES[kind] === placeOf(option)) ?? null;

/** Rows of the table by which options name a kind: `field-weapon`. */
export const FIELD_PLACES: Six<string> = six((kind) => `field-${KINDS[kind]}`);
