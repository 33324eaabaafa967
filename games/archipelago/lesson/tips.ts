import type { Option } from '@stolik/engine';
import type { Tip } from '@stolik/engine/lesson';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** So many free workers make unrest rise (AR-6). */
const TOO_MANY_WORKERS = 9;
/** A margin between unrest and population that is worth a word. */
const CLOSE = 3;

/** Whether something can be answered now; what nobody may do needs no word yet. */
const begins =
  (verb: string) =>
  (option: Option): boolean =>
    String(option).startsWith(verb);

/** For the first real games; what seldom happens comes first. */
export const tips: readonly Tip<State, Event>[] = [
  {
    id: 'margin',
    rule: 'AR-12',
    at: ['turn.move', 'crisis.move', 'delivery.move'],
    when: ({ population, unrest }) => population - unrest <= CLOSE,
  },
  { id: 'bid', rule: 'AR-6', at: ['order.bid'] },
  { id: 'order', rule: 'AR-6', at: ['order.next'] },
  { id: 'voyage', rule: 'AR-5', at: ['voyage.region'] },
  { id: 'turn', rule: 'AR-8', at: ['turn.move'], when: ({ turn }) => !turn.acted && !turn.carded && !turn.served },
  { id: 'workers', rule: 'AR-6', at: ['turn.move'], when: ({ workers }) => workers >= TOO_MANY_WORKERS },
  {
    id: 'passing',
    rule: 'AR-8',
    at: ['turn.move'],
    when: ({ turn, players }, me) => {
      const own = players[me];
      return !turn.acted && own !== undefined && own.spent > 0 && own.discs > own.spent;
    },
  },
  { id: 'harvest', rule: 'AR-9', at: ['harvest.unit'] },
  { id: 'recruit', rule: 'AR-9', at: ['recruit.area'] },
  { id: 'explore', rule: 'AR-9', at: ['explore.way'] },
  { id: 'migrate', rule: 'AR-9', at: ['migrate.unit'] },
  { id: 'reproduce', rule: 'AR-9', at: ['reproduce.area'] },
  { id: 'build', rule: 'AR-9', at: ['build.project'], when: (_, __, options) => options.includes('city') },
  {
    id: 'trade-token',
    rule: 'AR-3',
    at: ['trade.deal'],
    when: (_, __, options) => options.some(begins('sell-token@')),
  },
  { id: 'trade', rule: 'AR-3', at: ['trade.deal'] },
  { id: 'crisis', rule: 'AR-7', at: ['crisis.move'], when: (_, __, options) => options.some(begins('market@')) },
  { id: 'rebels', rule: 'AR-7', at: ['crisis.citizen'] },
  { id: 'delivery', rule: 'AR-7', at: ['delivery.move'] },
  { id: 'evolution', rule: 'AR-18', at: ['evolve.buy'] },
  { id: 'turning', rule: 'AR-18', at: ['evolve.turn'] },
  { id: 'talks', rule: 'AR-17', at: ['talk.reply'] },
  { id: 'own-talk', rule: 'AR-17', at: ['talk.move'] },
];
