import type { Coverage } from '@stolik/engine';
import {
  ACTION_CARDS,
  factionKind,
  KIND_IDS,
  kindId,
  ORDER_DESIGNS,
  orderDesign,
  PLAYABLE,
  ZU_KINDS,
  zuKind,
} from './content/catalogue.ts';
import { ZU_ACTIONS } from './content/effects.ts';
import type { Criterion, Event } from './events.ts';
import { ALL_COLOURS, colourName, is, kindOfCell } from './pieces.ts';
import { ACTIONS } from './rules/actions.ts';

/**
 * What an exhaustive run has to have seen: every action, every card paid with, every kind of artefact sampled, every column filled, both
 * sides of every order, every imagined action, every faction's ability, every card of Zu's and every line of its lists of priorities.
 */
const CRITERIA: readonly Criterion[] = [
  'random',
  'level',
  'two-tiles',
  'none-held',
  'yours-fewest',
  'not-sampled',
  'fewest-copies',
  'value',
  'cheapest',
  'hold-first',
  'lower-level',
  'wanted',
  'stack-order',
  'buyers',
  'your-traders',
  'influence',
  'most-held',
  'fewest-held',
  'most-markets',
  'income',
  'affordable',
];

export const coverage: Coverage<Event> = {
  all: [
    ...ACTIONS.map((action) => `action ${action}`),
    ...ACTIONS.map((action) => `imagined ${action}`),
    'pass',
    ...ACTION_CARDS.map((card) => `card ${card}`),
    ...KIND_IDS.map((id) => `sampled ${id}`),
    ...ALL_COLOURS.map((colour) => `column ${colourName(colour)}`),
    ...ORDER_DESIGNS.flatMap(({ id }) => [`order ${id} white`, `order ${id} yellow`]),
    ...PLAYABLE.map((faction) => `power ${factionKind(faction).id}`),
    ...[1, 2, 3, 4].map((token) => `token ${token}`),
    ...['mulligan', 'deliver', 'acquire', 'guard moved', 'sale at 1', 'sale at 2', 'sale at 3'],
    ...ZU_KINDS.map(({ id }) => `zu ${id}`),
    ...ZU_ACTIONS.map((type) => `zu failed ${type}`),
    ...['zu acquire', 'zu deliver', 'zu threw away', 'zu sampled', 'zu without a buyer'],
    ...CRITERIA.map((by) => `zu by ${by}`),
  ],
  ofEvent(event) {
    switch (event.type) {
      case 'action-taken':
        return [`action ${event.action}`, ...(is.actionCard(event.card) ? [`card ${event.card}`] : [])];
      case 'action-imagined':
        return [`imagined ${event.action}`];
      case 'passed':
        return ['pass'];
      case 'sampled':
        return [`sampled ${kindId(kindOfCell(event.cell))}`, ...(event.from === null ? [] : ['guard moved'])];
      case 'column-filled':
        return [`column ${colourName(event.colour)}`];
      case 'order-used':
        return [`order ${orderDesign(event.order).id} ${event.side}`];
      case 'power-used':
        return [`power ${factionKind(event.faction).id}`];
      case 'token-taken':
        return [`token ${event.token}`];
      case 'mulligan':
        return ['mulligan'];
      case 'delivered':
        return [event.who === 'zu' ? 'zu deliver' : 'deliver'];
      case 'acquired':
        return [event.who === 'zu' ? 'zu acquire' : 'acquire'];
      case 'sold':
        return event.who === 'zu' ? [] : [`sale at ${event.markets.length}`];
      case 'zu-card':
        return [`zu ${zuKind(event.card).id}`];
      case 'zu-failed':
        return [`zu failed ${event.action}`];
      case 'zu-threw-away':
        return ['zu threw away'];
      case 'zu-sampled':
        return ['zu sampled'];
      case 'zu-no-buyer':
        return ['zu without a buyer'];
      case 'zu-chose':
        return [`zu by ${event.by}`];
      default:
        return [];
    }
  },
  ofScores: () => [],
};
