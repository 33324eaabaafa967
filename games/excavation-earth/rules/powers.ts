import { factionKind } from '../content/catalogue.ts';
import type { Power } from '../content/effects.ts';
import { type Faction, NONE } from '../pieces.ts';
import { activePlayer, activeSeat, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/** EE-9: the active faction's ability, if it is of this kind. */
export function powerTo<D extends Power['does']>(s: State, does: D): Extract<Power, { does: D }> | null {
  const { faction } = activePlayer(s);
  if (faction === NONE) return null;
  const { power } = factionKind(faction as Faction);
  return power !== null && power.does === does ? (power as Extract<Power, { does: D }>) : null;
}

export function tellPower(s: State, dealer: GameDealer): void {
  dealer.tell({
    type: 'power-used',
    seat: activeSeat(s),
    faction: activePlayer(s).faction as Faction,
  });
}
