import { isOneOf, type Listed } from '@stolik/engine';
import {
  attempt,
  type Data,
  type Fields,
  isData,
  isWhole,
  type Lists,
  listProblems,
  must,
  oneOf,
  orNull,
  type Report,
  shown,
  source,
  text,
  whole,
  wholes,
} from '@stolik/engine/pack';
import { KINDS } from '../pieces.ts';
import { RANKINGS } from '../verbs/criteria.ts';
import { ENDS } from '../verbs/ends.ts';
import backsFile from './evolution-backs.json' with { type: 'json' };
import charactersFile from './evolution-characters.json' with { type: 'json' };
import progressFile from './evolution-progress.json' with { type: 'json' };
import publicFile from './objectives-public.json' with { type: 'json' };
import secretFile from './objectives-secret.json' with { type: 'json' };
import { readEffects } from './read-effects.ts';
import { readRequirement } from './read-requirement.ts';
import { regionProblems } from './region-problems.ts';
import tilesFile from './tiles.json' with { type: 'json' };

const LONGEST_PROGRAM = 400;

const named: Fields = { name: { pl: text(60), en: text(60) }, source, sources: { '*': source } };
const cubes: Fields = Object.fromEntries(KINDS.map((kind) => [kind, whole(1, 9)]));
const card: Fields = {
  ...named,
  prices: wholes(3, 0, 20),
  arrow: oneOf('owner', 'anyone', 'none'),
  cost: { ad: whole(0, 3), f: whole(0, 9), resources: cubes, anyResource: whole(0, 1) },
  requires: orNull(text(60)),
  when: oneOf('turn', 'beforeHarvest'),
  effect: text(LONGEST_PROGRAM),
  medals: whole(0, 9),
};
const anything = must('a list or an object', (value) => typeof value === 'object' && value !== null);

/** The lists a pack may have: what each replaces, and which fields of it. */
const LISTS: Lists = {
  characters: { items: charactersFile.cards, fields: card },
  progress: { items: progressFile.cards, fields: card },
  backs: {
    items: backsFile.backs.map((back) => ({ ...back, name: { pl: back.id, en: back.id } })),
    fields: { zones: anything, source },
  },
  objectives: {
    items: secretFile.cards,
    fields: {
      ...named,
      end: {
        type: oneOf(...Object.keys(ENDS)),
        threshold: { '2': whole(0, 60), '3': whole(0, 60), '4': whole(0, 60), '5': whole(0, 60) },
      },
      criterion: { type: oneOf(...RANKINGS), points: wholes(3, 0, 9), margin: whole(0, 50) },
    },
  },
  trends: {
    items: publicFile.cards,
    fields: { ...named, criterion: { type: oneOf(...RANKINGS) }, points: wholes(3, 0, 9) },
  },
  regions: {
    items: tilesFile.tiles.flatMap(({ sides }): readonly Listed[] => sides),
    fields: { ...named, edges: anything, areas: anything, coasts: anything, huts: whole(0, 5) },
  },
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "archipelago", "name": "...", "progress": [...], ... }`. An item of a list replaces, field by
 * field, the item of the box that has its id.
 */
export const checkPack = (pack: unknown): string[] =>
  listProblems(pack, 'archipelago', LISTS, (of, report) => {
    for (const list of ['characters', 'progress']) for (const entry of of(list)) checkCard(list, entry, report);
    for (const entry of of('backs')) checkBack(entry, report);
    for (const entry of of('regions'))
      for (const problem of regionProblems(entry)) report(`regions, "${entry.id}": ${problem}.`);
  });

function checkCard(list: string, entry: Data, report: Report): void {
  const where = `${list}, "${entry.id}"`;
  attempt(() => readEffects(String(entry.effect)), `${where}: "effect"`, report);
  attempt(
    () => readRequirement(entry.requires === null ? null : String(entry.requires)),
    `${where}: "requires"`,
    report,
  );
  if (entry.arrow === 'none' && list === 'characters') report(`${where}: "arrow": only progress cards can be wonders.`);
}

function checkBack(entry: Data, report: Report): void {
  const where = `backs, "${entry.id}"`;
  const zones: readonly unknown[] = Array.isArray(entry.zones) ? entry.zones : [];
  if (zones.length === 0 || zones.length > 2 || !zones.every(isData)) {
    report(`${where}: "zones" must be one event, or a domestic and an export crisis.`);
    return;
  }
  for (const zone of zones) {
    if (typeof zone.red !== 'boolean') report(`${where}: "red" must be true or false, not ${shown(zone.red)}.`);
    if (zone.zone === 'event') {
      const effects = attempt(() => readEffects(String(zone.effect)), `${where}: "effect"`, report);
      if (effects?.some(({ verb }) => verb.event === null))
        report(`${where}: an event can only move the markers of unrest and free workers.`);
    } else {
      const amount = zone.zone === 'domestic-crisis' ? zone.citizensPerCube : zone.cubes;
      if (!isOneOf(KINDS, zone.resource))
        report(`${where}: "resource" must be one of ${KINDS.join(', ')}, not ${shown(zone.resource)}.`);
      if (!isWhole(amount, 1, 50))
        report(`${where}: a crisis needs a whole number from 1 to 50, not ${shown(amount)}.`);
    }
  }
}
