import { type AskedDecision, defined, type Seat } from '@stolik/engine';
import type { LogEntry } from '@stolik/ui';
import type { Event } from '../events.ts';
import { is } from '../pieces.ts';
import type { State } from '../state.ts';
import { isEvolution, isHall, isTalk } from './asked.ts';
import { isZoneWord } from './zones.ts';

/** The parts of the board, of which a phone shows one at a time. */
export const TABS = ['map', 'state', 'wheel', 'markets', 'cards', 'talks'] as const;
export type Tab = (typeof TABS)[number];

/** What the question is about. */
export function tabFor(prompt: string, decision: Pick<AskedDecision, 'options'> | null): Tab {
  if (isTalk(prompt)) return 'talks';
  if (isEvolution(prompt) || prompt === 'search.card') return 'cards';
  if (isHall(prompt) || prompt === 'stock-market.kind' || prompt === 'exchange.kind') return 'markets';
  if (prompt === 'turn.move') return tabOfTurn(decision?.options ?? []);
  if (['explore.way', 'explore.region', 'voyage.region'].includes(prompt)) return 'wheel';
  return prompt === 'crisis.move' || prompt === 'delivery.move' ? 'state' : 'map';
}

/** As long as something on the wheel can be used it lies open; then one sees what one has done with it. */
function tabOfTurn(options: AskedDecision['options']): Tab {
  if (options.some((option) => isZoneWord(option) || is.building(option))) return 'wheel';
  return options.some((option) => is.card(option)) ? 'cards' : 'map';
}

/** Where something happens when this is told; what is left out happens where the last thing did. */
const PLACES: { readonly [type in Event['type']]?: Tab } = {
  'disc-laid': 'wheel',
  served: 'markets',
  bought: 'markets',
  sold: 'markets',
  'cube-to-market': 'markets',
  'card-bought': 'cards',
  'card-turned': 'cards',
  'card-used': 'cards',
  'cards-revealed': 'cards',
  'track-filled': 'cards',
  'domestic-crisis': 'state',
  'export-crisis': 'state',
  given: 'state',
  unrest: 'state',
  'phase-began': 'map',
  'tile-laid': 'map',
  'went-ashore': 'map',
  harvested: 'map',
  moved: 'map',
  built: 'map',
  'wonder-built': 'map',
  'ship-built': 'map',
  'ship-added': 'map',
  hired: 'map',
  born: 'map',
  'stood-up': 'map',
  'temple-used': 'map',
  pillaged: 'map',
  'ship-sunk': 'map',
};

/** While others answer: to an offer of one's own or in one's own talks one waits there, otherwise one looks on where they act. */
export function tabMeanwhile({ talks }: Pick<State, 'talks'>, seat: Seat, log: readonly LogEntry[]): Tab {
  const mine =
    talks !== null && (talks.centre === seat || talks.offers.some(({ from, to }) => from === seat || to === seat));
  return mine ? 'talks' : tabOfDeeds(log);
}

function tabOfDeeds(log: readonly LogEntry[]): Tab {
  for (let at = log.length - 1; at >= 0; at--) {
    const tab = PLACES[(defined(log[at]).event as Event).type]; // of this game
    if (tab !== undefined) return tab;
  }
  return 'map';
}
