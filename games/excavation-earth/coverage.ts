import { byEvent, type Coverage } from '@stolik/engine';
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
 * What an exhaustive run has to have seen: every action, every card paid with, every kind of artefact sampled, every column present, both
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
  ofEvent: byEvent<Event, string[]>(
    {
      'action-taken': ({ action, card }) => [`action ${action}`, ...(is.actionCard(card) ? [`card ${card}`] : [])],
      'action-imagined': ({ action }) => [`imagined ${action}`],
      passed: () => ['pass'],
      sampled: ({ cell, from }) => [`sampled ${kindId(kindOfCell(cell))}`, ...(from === null ? [] : ['guard moved'])],
      'column-filled': ({ colour }) => [`column ${colourName(colour)}`],
      'order-used': ({ order, side }) => [`order ${orderDesign(order).id} ${side}`],
      'power-used': ({ faction }) => [`power ${factionKind(faction).id}`],
      'token-taken': ({ token }) => [`token ${token}`],
      mulligan: () => ['mulligan'],
      delivered: ({ who }) => [who === 'zu' ? 'zu deliver' : 'deliver'],
      acquired: ({ who }) => [who === 'zu' ? 'zu acquire' : 'acquire'],
      sold: ({ who, markets }) => (who === 'zu' ? [] : [`sale at ${markets.length}`]),
      'zu-card': ({ card }) => [`zu ${zuKind(card).id}`],
      'zu-failed': ({ action }) => [`zu failed ${action}`],
      'zu-threw-away': () => ['zu threw away'],
      'zu-sampled': () => ['zu sampled'],
      'zu-no-buyer': () => ['zu without a buyer'],
      'zu-chose': ({ by }) => [`zu by ${by}`],
    },
    [],
  ),
  ofScores: () => [],
};
