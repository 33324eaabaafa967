import { tileColour, tileKind, tileValue } from '../../content/catalogue.ts';
import { SMUGGLE_MOST, SMUGGLE_SURCHARGE } from '../../content/tables.ts';
import type { Criterion } from '../../events.ts';
import { ALL_COLOURS, type Colour, type Tile } from '../../pieces.ts';
import { type State, ZU } from '../../state.ts';
import { levelOf } from '../buyers.ts';
import { pay } from '../credits.ts';
import { deliver as deliverTile } from '../smuggle.ts';
import type { GameDealer } from '../steps.ts';
import { anyRoom, oneOfEachKind } from '../storage.ts';
import { sampleTile, storeTile } from './crew.ts';
import {
  choose,
  decide,
  heldColours,
  holdsNothing,
  isKnown,
  type Priority,
  rulesOf,
  tilesHeld,
  zuPlayer,
} from './priorities.ts';

/** EE-12.20 to EE-12.22 Acquire: the first suitable top tile from the stack of the wanted colour on; none: Zu delivers. */
export function acquire(s: State, wanted: Colour, dealer: GameDealer): boolean {
  const tile = firstSuitable(s, wanted);
  if (tile === null) {
    dealer.tell({ type: 'zu-nothing-to-buy' });
    return deliver(s, dealer);
  }
  buy(s, tile, tileColour(tile) === wanted ? 'wanted' : 'stack-order', dealer);
  if (rulesOf(s).secondAcquire) acquireAnother(s, dealer);
  return true;
}

function firstSuitable(s: State, wanted: Colour): Tile | null {
  for (let at = 0; at < ALL_COLOURS.length; at++) {
    const top = s.blackMarket[(wanted + at) % ALL_COLOURS.length]?.[0];
    if (top !== undefined && isSuitable(s, top)) return top;
  }
  return null;
}

const costOf = (tile: Tile): number => tileValue(tile) + SMUGGLE_SURCHARGE;

const isSuitable = (s: State, tile: Tile): boolean =>
  !isKnown(s, tileKind(tile)) && costOf(tile) <= zuPlayer(s).credits && anyRoom(zuPlayer(s)) > 0;

function buy(s: State, tile: Tile, by: Criterion, dealer: GameDealer): void {
  dealer.tell({ type: 'zu-chose', by, what: 'purchase', tile });
  pay(zuPlayer(s), costOf(tile));
  s.blackMarket[tileColour(tile)]?.shift();
  const hatch = storeTile(s, tile, true);
  dealer.tell({ type: 'acquired', who: 'zu', tile, cost: costOf(tile), hatch });
  sampleTile(s, tile, dealer);
}

/** Option (j): the most valuable top tile that is new to it, ties left to right. */
function acquireAnother(s: State, dealer: GameDealer): void {
  const tops = s.blackMarket.map(([top]) => top).filter((top) => top !== undefined);
  const suitable = tops.filter((top) => isSuitable(s, top));
  const best = Math.max(...suitable.map((tile) => tileValue(tile)));
  const equals = suitable.filter((tile) => tileValue(tile) === best);
  const [tile] = equals;
  if (tile !== undefined) buy(s, tile, equals.length > 1 ? 'stack-order' : 'value', dealer);
}

const BY_WORTH: readonly Priority<Tile>[] = [
  { by: 'value', of: (_, tile) => tileValue(tile) },
  { by: 'hold-first', of: (s, tile) => (zuPlayer(s).hold.includes(tile) ? 1 : 0) },
];
const BY_WORTH_AND_LEVEL: readonly Priority<Tile>[] = [
  ...BY_WORTH,
  { by: 'lower-level', of: (s, tile) => -levelOf(s, tileColour(tile)) },
];

/** EE-12.23, EE-12.23a Deliver: the most valuable tile of each of two colours; nothing held: a failed action. */
export function deliver(s: State, dealer: GameDealer): boolean {
  if (holdsNothing(s)) return false;
  let best = heldColours(s).map((colour) => decide(s, oneOfEachKind(tilesHeld(s, colour)), BY_WORTH, dealer).chosen);
  for (let i = 0; i < SMUGGLE_MOST && best.length > 0; i++) {
    const tile = choose(s, best, BY_WORTH_AND_LEVEL, (chosen) => ({ what: 'delivery', tile: chosen }), dealer);
    best = best.filter((other) => other !== tile);
    deliverTile(s, ZU, tile, dealer);
  }
  return true;
}
