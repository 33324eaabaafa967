import type { Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { cardKind } from '../content/catalogue.ts';
import { SERVICE_FEE } from '../content/tables.ts';
import { type Building, type Card, is, kindOfBuilding, MARKET, ownerOf, PORT } from '../pieces.ts';
import { costFor, holderOf } from '../rules/cards.ts';
import { controllerOf, NOBODY } from '../rules/control.ts';
import { isOut, playerAt, type State } from '../state.ts';
import { costText } from './effects.ts';
import { notThisAction } from './why-not-action.ts';
import { notOfOnesOwn } from './why-not-own.ts';

/** Why a piece cannot be chosen now, with the rule that forbids it. Null: it can be, or there is nothing to say about it. */
export function whyNot(view: State, seat: Seat, prompt: string | null, target: number | string): Text | null {
  if (view.ended !== null) return why('over');
  if (prompt === null) return why(view.active === seat ? 'wait' : 'turn', { player: { seat: view.active } });
  if (typeof target !== 'number') return notThisAction(view, seat, prompt, target);
  return notThisPiece(view, seat, prompt, target) ?? notOfOnesOwn(view, seat, prompt, target);
}

function notThisPiece(view: State, seat: Seat, prompt: string, piece: number): Text | null {
  if (is.unit(piece)) return notMoved(view, seat, prompt, piece);
  if (is.card(piece)) return notUsed(view, seat, prompt, piece);
  if (is.building(piece)) return notServed(view, seat, prompt, piece);
  if (is.cell(piece)) return prompt.endsWith('.cell') ? why('cell') : null;
  if (prompt === 'turn.move' && (is.area(piece) || is.region(piece))) return why('action');
  return prompt === 'migrate.target' && is.area(piece) ? why('way') : null;
}

/** Questions that are about one's own free units. */
const WORKERS = ['harvest.unit', 'migrate.unit', 'build.unit', 'explore.unit', 'use-card.citizen'];

function notMoved(view: State, seat: Seat, prompt: string, unit: number): Text | null {
  if (!isOut(view, unit)) return null;
  if (ownerOf(unit) !== seat)
    return WORKERS.includes(prompt) ? why('foreign', { player: { seat: ownerOf(unit) } }) : null;
  if (prompt === 'turn.move') return why('action');
  if (!WORKERS.includes(prompt)) return null;
  if (view.lying[unit] !== 0) return why('rebel');
  if (view.engaged[unit] !== 0) return why('engaged');
  return why(prompt === 'harvest.unit' ? 'symbol' : 'nowhere');
}

/** AR-10.1 to AR-10.5, in the order in which a player would ask. */
function notUsed(view: State, seat: Seat, prompt: string, card: Card): Text | null {
  if (prompt !== 'turn.move') return null;
  if (view.track.includes(card)) return why('track');
  if (!view.players.some(({ cards }) => cards.includes(card))) return null;
  const kind = cardKind(card);
  const about = { card: { piece: card } };
  const owner = holderOf(view, card);
  const player = playerAt(view, seat);
  if (view.turn.carded) return why('carded');
  if (player.wonders.includes(card)) return why('built', about);
  if (view.used.includes(card)) return why('used', about);
  if (owner !== seat && kind.arrow !== 'anyone') return why('owner', { ...about, player: { seat: owner } });
  if (view.fresh.includes(card) && kind.arrow === 'wonder') return why('fresh', about);
  if (kind.beforeHarvest && view.turn.acted) return why('before', about);
  const cost = costText(costFor(kind, owner, seat));
  return cost === null ? why('nothing', about) : why('means', { ...about, cost });
}

function notServed(view: State, seat: Seat, prompt: string, building: Building): Text | null {
  if (prompt !== 'turn.move') return null;
  const kind = kindOfBuilding(building);
  if (kind !== PORT && kind !== MARKET) return why('action');
  const controller = controllerOf(view, building);
  if (controller === NOBODY) return why('uncontrolled');
  if (controller !== seat) return why('controlled', { player: { seat: controller } });
  if (view.turn.served) return why('one-service');
  if (view.served.includes(building)) return why('served');
  return why(playerAt(view, seat).florins < SERVICE_FEE ? 'fee' : 'no-deal');
}
