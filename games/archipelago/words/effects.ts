import { defined, say, type Text, type TextArg } from '@stolik/engine';
import type { Cost, Effect, Project, Zone } from '../content/effects.ts';
import { BUILDINGS } from '../pieces.ts';
import { all, cubeList, cubesText, florinsText, kindText } from './phrases.ts';

/**
 * Effect programs in words, as each verb says them. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */
export const effectText = (effect: Effect): Text => effect.verb.says(effect);

/** The form of buildings after a number. */
export const fewOrMany = (count: number): string => (count < 5 ? 'few' : 'pl');

export const projectText = (project: Project, form = 'nom'): Text =>
  say(`project-${project === 'ship' ? 'ship' : BUILDINGS[project]}`, { form });

/** "1 disc, 2 f and 1 cube of fruit"; null when it costs nothing. */
export function costText({ discs, florins, cubes, any }: Cost): TextArg | null {
  const parts: Text[] = [];
  if (discs > 0) parts.push(say('phrase-discs', { count: discs }));
  if (florins > 0) parts.push(florinsText(florins));
  parts.push(...cubeList(cubes));
  if (any > 0) parts.push(say('phrase-any-cubes', { count: any }));
  return parts.length === 0 ? null : all(parts);
}

/** A zone of a back: a crisis with its numbers, or an event with what it does. */
export function zoneText(zone: Zone): Text {
  const red = zone.red ? 'yes' : 'no';
  switch (zone.zone) {
    case 'domestic-crisis':
      return say('zone-domestic', { kind: kindText(zone.kind, 'gen'), rate: zone.rate, red });
    case 'export-crisis':
      return say('zone-export', { cubes: cubesText(zone.cubes, zone.kind), red });
    case 'event':
      return say('zone-event', {
        name: say(`event-name-${zone.name}`),
        does: effectText(defined(zone.effects[0])),
        red,
      });
  }
}
