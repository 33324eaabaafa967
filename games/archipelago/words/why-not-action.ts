import { isOneOf, type Option, type Seat, type Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { LIMITED, type LimitedZone, ZONES } from '../content/tables.ts';
import { FISH, type Kind, kindNamed } from '../pieces.ts';
import { hirePrice } from '../rules/growth.ts';
import { discsLeft, HARVEST, hasCircle } from '../rules/turn.ts';
import { citizenInSupply } from '../rules/units.ts';
import { playerAt, type State } from '../state.ts';
import { kindText } from './phrases.ts';

/** AR-8.2: the zones of the wheel, and what a turn offers beside them. Cards, ports and markets are pieces and speak for themselves. */
export const actions = (_: State, prompt: string): readonly Option[] =>
  prompt === 'turn.move' ? [...ZONES, 'negotiate', 'end'] : [];

/** What an action of the wheel lacks that is not offered. */
export function notThisAction(view: State, seat: Seat, prompt: string, target: string): Text | null {
  if (!actions(view, prompt).includes(target) || target === 'end') return null;
  if (target === 'negotiate') return why(view.options.negotiation ? 'talk-later' : 'no-talk');
  if (view.turn.acted) return why('acted');
  if (discsLeft(playerAt(view, seat)) === 0) return why('no-discs');
  if (isLimited(target) && !hasCircle(view, seat, target)) return why('no-circle');
  return target.startsWith(HARVEST)
    ? notHarvested(view, kindNamed(target.slice(HARVEST.length)))
    : notDone(view, seat, target);
}

const isLimited = (zone: string): zone is LimitedZone => isOneOf(LIMITED, zone);

/** AR-9.2 */
function notHarvested(view: State, kind: Kind): Text {
  const about = { kind: kindText(kind, 'gen') };
  if (view.bank[kind] === 0) return why('bank-empty', about);
  return kind === FISH ? why('no-fishing') : why('no-harvest', about);
}

function notDone(view: State, seat: Seat, zone: string): Text {
  const { florins } = playerAt(view, seat);
  if (zone !== 'recruit') return why(`no-${zone}`);
  if (view.workers === 0) return why('no-workers');
  if (citizenInSupply(view, seat) < 0) return why('no-citizens');
  const price = hirePrice(view);
  return florins < price ? why('hire-price', { price, florins }) : why('no-recruit');
}
