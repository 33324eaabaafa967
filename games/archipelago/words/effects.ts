import { say, type Text, type TextArg } from '@stolik/engine';
import type { Cost, Effect, Project, Zone } from '../content/effects.ts';
import { BUILDINGS } from '../pieces.ts';
import {
  all,
  buildingText,
  cubeList,
  cubesText,
  either,
  florinsText,
  kindText,
  marketText,
  signed,
} from './phrases.ts';

/**
 * Effect programs in words. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */
export function effectText(effect: Effect): Text {
  const key = `does-${effect.does}`;
  switch (effect.does) {
    case 'marker':
      return say(`${key}-${effect.marker}`, { by: signed(effect.by) });
    case 'marker-per-building':
      return say(`${key}-${effect.marker}`, {
        by: signed(effect.by),
        each: effect.each,
        building: buildingText(effect.building, effect.each === 1 ? 'each' : fewOrMany(effect.each)),
      });
    case 'unrest-by-count':
      return say(key, {
        building: buildingText(effect.building, 'pl'),
        brackets: all(
          effect.brackets.map(({ from, to, by }) =>
            say(to >= 99 ? 'phrase-bracket-open' : 'phrase-bracket', { from, to, by: signed(by) }),
          ),
        ),
      });
    case 'gain-florins':
      return say(key, { florins: florinsText(effect.florins) });
    case 'gain-per-building':
      return say(key, { building: buildingText(effect.building, 'each'), most: florinsText(effect.most) });
    case 'gain-per-citizens':
      return say(key, { each: effect.each });
    case 'hire':
      return say(effect.free ? `${key}-free` : key, { most: effect.most });
    case 'transactions':
      return say(effect.sellOnly ? `${key}-sell` : key, {
        most: effect.most,
        market: marketText(effect.market, 'loc'),
      });
    case 'to-market':
      return say(key, {
        most: effect.most,
        market: marketText(effect.market, 'loc'),
        kinds: all(effect.kinds.map((kind) => kindText(kind, 'gen'))),
      });
    case 'reproduce':
      return say(key, { most: effect.most });
    case 'migrate':
      return say(!effect.citizens ? `${key}-ships` : !effect.ships ? `${key}-citizens` : key, { steps: effect.steps });
    case 'build':
      return say(effect.free ? `${key}-free` : effect.atPort ? `${key}-port` : `${key}-cheap`, {
        projects: either(effect.projects.map((project) => projectText(project, 'acc'))),
        minus: effect.minus,
      });
    case 'search-deck':
      return say(key, { cards: effect.cards, kind: say(`card-kind-${effect.kind}`, { form: 'acc' }) });
    case 'pillage':
      return say(key, { cubes: effect.cubes });
    case 'stand-up':
      return say(effect.oneRegion ? `${key}-region` : key, { most: effect.most });
    case 'disengage':
      return say(key, { most: effect.most });
    case 'double-harvest':
      return say(key, { kind: kindText(effect.kind, 'gen') });
    case 'free-harvest':
      return say(key, { fee: florinsText(effect.fee) });
    case 'choose-gift':
      return say(key, {
        gifts: either(
          effect.gifts.map(({ cubes, unrest }) =>
            say('phrase-gift', { cubes: all(cubeList(cubes, 'acc')), by: signed(unrest) }),
          ),
        ),
      });
    case 'exchange':
    case 'smuggle':
    case 'explore':
    case 'sink-ship':
    case 'tribute':
    case 'steal':
    case 'spy':
    case 'ships-to-ports':
      return say(key);
  }
}

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
        does: effectText(zone.effects[0] as Effect),
        red,
      });
  }
}
