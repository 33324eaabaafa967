import {
  attempt,
  type Data,
  type Fields,
  isData,
  type Lists,
  listProblems,
  oneOf,
  type Report,
  source,
  text,
  whole,
} from '@stolik/engine/pack';
import { COLOURS } from '../pieces.ts';
import artifactsFile from './artifacts.json' with { type: 'json' };
import commandCardsFile from './command-cards.json' with { type: 'json' };
import crystalsFile from './crystals.json' with { type: 'json' };
import factionsFile from './factions.json' with { type: 'json' };
import { COSTS, DEAREST_ARTIFACT, halfProblems, LEVELS, skillProblems } from './limits.ts';
import mercenariesFile from './mercenaries.json' with { type: 'json' };
import { readHalf, readSkill } from './read-effects.ts';
import setupFile from './setup.json' with { type: 'json' };
import { DOCK_ROWS, FACTIONS_IN_PLAY, MINE_ROWS, STARTING_HAND } from './tables.ts';
import { timingsOf } from './timing.ts';
import totemsFile from './totems.json' with { type: 'json' };

const FACTIONS = factionsFile.items.map(({ id, colour }) => ({ id, colour }));
const PER_FACTION = mercenariesFile.total / FACTIONS.length;
const PER_COLOUR = crystalsFile.totalPerColour;
const MOST_SEATS = Math.max(...setupFile.byPlayers.map(({ players }) => players));
const LONGEST_PROGRAM = 400;

const named: Fields = { name: { pl: text(60), en: text(60) }, source, sources: { '*': source } };
const half: Fields = { ...named, effect: text(LONGEST_PROGRAM), rule: text(20) };

/** The lists a pack may have: what each replaces, and which fields of it. */
const LISTS: Lists = {
  mercenaries: {
    items: mercenariesFile.items,
    fields: {
      ...half,
      faction: oneOf(...FACTIONS.map(({ id }) => id)),
      colour: oneOf(...COLOURS),
      level: oneOf(...LEVELS),
      count: whole(1, PER_FACTION),
      timing: oneOf('instant', 'turn', 'extra'),
    },
  },
  crystals: {
    items: crystalsFile.items,
    fields: {
      ...named,
      colour: oneOf(...COLOURS),
      cost: oneOf(...COSTS),
      vp: whole(0, 20),
      factionSymbol: oneOf(null, ...FACTIONS.map(({ id }) => id)),
      caveIn: oneOf(true, false),
      count: whole(0, PER_COLOUR),
    },
  },
  artifacts: {
    items: artifactsFile.items,
    fields: { ...named, cost: whole(0, DEAREST_ARTIFACT), left: half, right: half },
  },
  totems: { items: totemsFile.items, fields: named },
  commandCards: { items: commandCardsFile.items, fields: named },
};

/**
 * Does the pack fit? It is a JSON object `{ "game": "star-scrappers", "name": "...", "mercenaries": [...], ... }`. An item of a list
 * replaces, field by field, the item of the box that has its id.
 */
export const checkPack = (pack: unknown): string[] =>
  listProblems(pack, 'star-scrappers', LISTS, (of, report) => {
    checkMercenaries(of('mercenaries'), report);
    checkCrystals(of('crystals'), report);
    checkArtifacts(of('artifacts'), report);
  });

const colourOfFaction = (faction: unknown): string | undefined => FACTIONS.find(({ id }) => id === faction)?.colour;

const countIn = (list: readonly Data[], fits: (entry: Data) => boolean): number =>
  list.reduce((sum, entry) => sum + (fits(entry) ? Number(entry.count) : 0), 0);

function checkMercenaries(list: readonly Data[], report: Report): void {
  for (const entry of list) {
    const where = `mercenaries, "${entry.id}"`;
    if (colourOfFaction(entry.faction) !== entry.colour)
      report(
        `${where}: the ${entry.faction} are ${colourOfFaction(entry.faction)}, so "colour" cannot be "${entry.colour}".`,
      );
    const skill = attempt(() => readSkill(String(entry.effect)), `${where}: "effect"`, report);
    if (skill === null) continue;
    for (const problem of skillProblems(skill)) report(`${where}: "effect" ${problem}.`);
    const timings: readonly unknown[] = timingsOf(skill);
    if (!timings.includes(entry.timing))
      report(`${where}: "timing" is "${entry.timing}", but the effect works as "${timings.join('" and "')}".`);
  }
  for (const { id } of FACTIONS) {
    const count = countIn(list, ({ faction }) => faction === id);
    if (count !== PER_FACTION) report(`mercenaries: the ${id} have ${count} cards; each faction has ${PER_FACTION}.`);
  }
  for (const { level, slots } of DOCK_ROWS) {
    const dealt = STARTING_HAND.reduce((sum, hand) => sum + (hand.level === level ? hand.cards : 0), 0);
    const needed = slots + MOST_SEATS * dealt;
    const counts = FACTIONS.map(({ id }) => countIn(list, (entry) => entry.faction === id && entry.level === level));
    const fewest = counts.sort((a, b) => a - b).slice(0, FACTIONS_IN_PLAY);
    const sum = fewest.reduce((total, count) => total + count, 0);
    if (sum < needed)
      report(`mercenaries: four factions may have only ${sum} cards of level ${level}; setup deals ${needed}.`);
  }
}

function checkCrystals(list: readonly Data[], report: Report): void {
  for (const { id, colour, factionSymbol } of list)
    if (factionSymbol !== null && colourOfFaction(factionSymbol) !== colour)
      report(`crystals, "${id}": "factionSymbol" must be that of its own colour, not "${factionSymbol}".`);
  for (const colour of COLOURS) {
    const count = countIn(list, (entry) => entry.colour === colour);
    if (count !== PER_COLOUR) report(`crystals: there are ${count} ${colour} ones; each colour has ${PER_COLOUR}.`);
  }
  for (const { cost, slots } of MINE_ROWS) {
    const count = countIn(list, (entry) => entry.cost === cost);
    if (count < slots) report(`crystals: there are ${count} of cost ${cost}; the Mine shows ${slots}.`);
  }
}

function checkArtifacts(list: readonly Data[], report: Report): void {
  for (const entry of list) {
    for (const side of ['left', 'right'] as const) {
      const where = `artifacts, "${entry.id}": "${side}.effect"`;
      const half = entry[side];
      const power = attempt(() => readHalf(String(isData(half) ? half.effect : undefined)), where, report);
      if (power === null) continue;
      for (const problem of halfProblems(power)) report(`${where} ${problem}.`);
      if (power.awards.length > 0 !== (side === 'left'))
        report(
          `${where} must ${side === 'left' ? '' : 'not '}score at the end of the game: left halves do, right ones do not.`,
        );
    }
  }
}
