import { factionKind } from '../content/catalogue.ts';
import type { Power } from '../content/effects.ts';
import { filled, NONE } from '../pieces.ts';
import { activePlayer, activeSeat, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

const isTo = <D extends Power['does']>(power: Power, does: D): power is Extract<Power, { does: D }> =>
  power.does === does;

/** EE-9: the active faction's ability, if it is of this kind. */
export function powerTo<D extends Power['does']>(s: State, does: D): Extract<Power, { does: D }> | null {
  const { faction } = activePlayer(s);
  if (faction === NONE) return null;
  const { power } = factionKind(faction);
  return power !== null && isTo(power, does) ? power : null;
}

export function tellPower(s: State, dealer: GameDealer): void {
  dealer.tell({
    type: 'power-used',
    seat: activeSeat(s),
    faction: filled(activePlayer(s).faction),
  });
}
