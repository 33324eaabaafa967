import type { Tip } from '@stolik/engine/lesson';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

const HOLD_PLACES = 5;
const LAST_ROUND = 3;

/** For the first real games; what seldom happens comes first. */
export const tips: readonly Tip<State, Event>[] = [
  { id: 'last-round', rule: 'EE-11', at: ['action.action'], when: ({ round }) => round === LAST_ROUND },
  { id: 'column', rule: 'EE-7.8', after: 'column-filled', of: ({ seat }, me) => seat === me },
  { id: 'pushed-out', rule: 'EE-6.8', after: 'buyer-added', of: ({ pushed }) => pushed !== null },
  { id: 'sold', rule: 'EE-7.6', after: 'sold' },
  { id: 'zu', rule: 'EE-12', after: 'zu-card' },
  {
    id: 'hold-full',
    rule: 'EE-6.3',
    at: ['action.action'],
    when: ({ players }, me) => (players[me]?.hold.length ?? 0) >= HOLD_PLACES,
  },
  { id: 'faction', rule: 'EE-9', at: ['pick.faction'] },
  { id: 'mulligan', rule: 'EE-2', at: ['mulligan.card'] },
  { id: 'third-explorer', rule: 'EE-4', at: ['third.to'] },
  { id: 'action', rule: 'EE-5', at: ['action.action'] },
  { id: 'sale-card', rule: 'EE-6.13', at: ['action.card'], when: ({ turn }) => turn.action === 'sell' },
  { id: 'fuel', rule: 'EE-6.1', at: ['travel.explorer'] },
  { id: 'number', rule: 'EE-6.13', at: ['excavate.tile'] },
  { id: 'digging', rule: 'EE-6.3', at: ['excavate.tile'] },
  { id: 'sample', rule: 'EE-7.8', at: ['sample.guard'] },
  { id: 'market', rule: 'EE-6.8', at: ['market.step'] },
  { id: 'sale', rule: 'EE-6.13', at: ['sell.region'] },
  { id: 'value', rule: 'EE-6.13', at: ['sell.tile'] },
  { id: 'command', rule: 'EE-6.21', at: ['command.step'] },
  { id: 'order', rule: 'EE-8', at: ['command.order'] },
  { id: 'crew', rule: 'EE-7.8', at: ['crew.guard'] },
  { id: 'smuggling', rule: 'EE-6.23', at: ['smuggle.tile'] },
  { id: 'hatch', rule: 'EE-6.23', at: ['acquire.slot'] },
  { id: 'survey', rule: 'EE-6.26', at: ['survey.replaced'] },
  { id: 'draft', rule: 'EE-4', at: ['draft.picks'] },
  { id: 'pass', rule: 'EE-6.32', at: ['pass.card'] },
];
