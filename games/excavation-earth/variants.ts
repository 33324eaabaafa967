import type { Seating, Variant } from '@stolik/engine';
import { ZU_OPTIONS } from './content/tables.ts';

/** EE-13: what is settled before the game. */
export const variants: readonly Variant[] = [
  { id: 'factions', values: ['pick', 'random'], default: 'pick' }, // EE-2.1, EE-14.20
  { id: 'start-hand', values: ['mulligan', 'dealt', 'draft'], default: 'mulligan' }, // EE-2.5, EE-2.6
  { id: 'orders', values: ['four-doubled', 'eight-distinct'], default: 'four-doubled' }, // EE-8.3
  ...ZU_OPTIONS.map(({ id }) => ({ id, values: ['off', 'on'], default: 'off' })), // EE-12.36
];

/** A sentence when these do not go together. */
export function refuseSeating({ seats, variants: chosen }: Seating): string | null {
  const on = ZU_OPTIONS.filter(({ id }) => chosen[id] === 'on');
  const [first] = on;
  if (seats > 1 && first !== undefined)
    return `"${first.id}" changes Zu, who plays in games for one seat only; turn it off or play alone.`;
  if (seats === 1 && chosen['start-hand'] === 'draft')
    return 'The first hand cannot be drafted alone (EE-12.2); choose "mulligan" or "dealt" for "start-hand".';
  const clash = on.find((option, at) => on.slice(at + 1).some((other) => shareSetting(option.changes, other.changes)));
  const other = on.find((option) => option !== clash && clash && shareSetting(option.changes, clash.changes));
  return clash === undefined || other === undefined
    ? null
    : `"${clash.id}" and "${other.id}" say different things of the same; turn one of them off.`;
}

const shareSetting = (one: object, other: object): boolean => Object.keys(one).some((key) => key in other);
