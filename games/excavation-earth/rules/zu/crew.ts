import { tileKind } from '../../content/catalogue.ts';
import { type Centre, cellOf, type Market, type Tile } from '../../pieces.ts';
import { type State, ZU } from '../../state.ts';
import { addEnvoy, addTrader, hasGuard } from '../crew.ts';
import type { GameDealer } from '../steps.ts';
import { hatchRoom, holdRoom } from '../storage.ts';
import { rulesOf, zuPlayer } from './priorities.ts';

/** Zu's crew is unlimited (EE-12.1) unless an option says otherwise (EE-12.36 e); its guards never move (EE-12.12). */

/** Crew that Zu may still place. */
export const crewLeft = (s: State): number =>
  rulesOf(s).crew === null ? Number.POSITIVE_INFINITY : zuPlayer(s).supply;

export function placeTrader(s: State, market: Market, dealer: GameDealer): void {
  zuPlayer(s).supply--;
  addTrader(s, ZU, market);
  dealer.tell({ type: 'zu-trader', market });
}

export function placeEnvoy(s: State, centre: Centre, dealer: GameDealer): void {
  zuPlayer(s).supply--;
  addEnvoy(s, ZU, centre);
  dealer.tell({ type: 'zu-envoy', centre });
}

/** EE-12.12: every artefact it gains whose cell is empty. */
export function sampleTile(s: State, tile: Tile, dealer: GameDealer): void {
  const zu = zuPlayer(s);
  const kind = tileKind(tile);
  if (hasGuard(zu, kind) || crewLeft(s) === 0) return;
  zu.supply--;
  zu.gallery |= 1 << kind;
  dealer.tell({ type: 'zu-sampled', cell: cellOf(ZU, kind) });
}

/** Slots for what is excavated or surveyed: the hold, or any with option (h). */
export const diggingRoom = (s: State): number =>
  holdRoom(zuPlayer(s)) + (rulesOf(s).anyStorage ? hatchRoom(zuPlayer(s)) : 0);

/** Into the hold first; what comes from the black market into the hatch first, unless option (h) holds. Returns whether it was the hatch. */
export function storeTile(s: State, tile: Tile, smuggled: boolean): boolean {
  const zu = zuPlayer(s);
  const hatch = smuggled && !rulesOf(s).anyStorage ? hatchRoom(zu) > 0 : holdRoom(zu) === 0;
  (hatch ? zu.hatch : zu.hold).push(tile);
  return hatch;
}
