import { defined, oneNamed } from '@stolik/engine';
import { kindsOfCopies } from '@stolik/engine/pieces';
import {
  type ActionCard,
  ALL_REGIONS,
  ALL_TOWNS,
  allOf,
  type Building,
  type Companion,
  type Contract,
  type DeliveryTile,
  type EventCard,
  type Feat,
  FIRST,
  type Hero,
  type Kind,
  kindNamed,
  type Notice,
  type Region,
  type Sarcophagus,
  type Six,
  type Steed,
  six,
  sixthNamed,
  type Three,
  type Town,
  three,
  type Upgrade,
} from '../pieces.ts';
import boardFile from './board.json' with { type: 'json' };
import buildingsFile from './buildings.json' with { type: 'json' };
import companionsFile from './companions.json' with { type: 'json' };
import type { ConcernLibrary } from './concern-library.ts';
import contractsFile from './contracts.json' with { type: 'json' };
import diceFile from './dice.json' with { type: 'json' };
import type { ConcernEffect, Cost, Decree, Power, Program, ProgramId } from './effects.ts';
import eventsFile from './events.json' with { type: 'json' };
import { type Reward, readRewards, readWanted, type Wanted } from './feat-sets.ts';
import featsFile from './feats.json' with { type: 'json' };
import heroesFile from './heroes.json' with { type: 'json' };
import type { Library } from './library.ts';
import { parseProgram, printProgram } from './notation.ts';
import concernFile from './private-concern.json' with { type: 'json' };
import { readCost } from './read-cost.ts';
import { readDecree } from './read-decree.ts';
import { NO_POWER, readPower } from './read-power.ts';
import { abilityItems, type Enter } from './read-terms.ts';
import steedsFile from './steeds.json' with { type: 'json' };
import townsFile from './towns.json' with { type: 'json' };
import upgradesFile from './upgrades.json' with { type: 'json' };
import wagonFile from './wagon.json' with { type: 'json' };

/**
 * What is in the box, as the rules need it: pieces by number, every number and program from the content files. Programs are known here by their canonical
 * source; what they do is read only when all verbs are known, and verbs are made of rules, which need this file. So `catalogue.ts` reads them, and nothing
 * below the verbs asks for them while it is loaded.
 */

const printed: ProgramId[] = [];
const enter: Enter = (items) => {
  const id = printProgram(items);
  printed.push(id);
  return id;
};
const program = (source: string): ProgramId => enter(parseProgram(source));

let programs: ReadonlyMap<ProgramId, Program> = new Map();

export function programOf(id: ProgramId): Program {
  const found = programs.get(id);
  if (found === undefined) throw new Error(`no card has the program "${id}"`);
  return found;
}

/** What the Private Concern's pieces do: places to be filled. */
const concernPlaces: { readonly source: string; readonly effects: ConcernEffect[] }[] = [];
function concernEffects(source: string): readonly ConcernEffect[] {
  const effects: ConcernEffect[] = [];
  concernPlaces.push({ source, effects });
  return effects;
}

export function readPrograms(library: Library, concern: ConcernLibrary): void {
  for (const id of printed) library.read(id);
  programs = library.programs;
  for (const { source, effects } of concernPlaces) effects.push(...concern.read(source));
}

/** Towns and regions, by their place in the file. */
export interface TownKind {
  readonly id: string;
  readonly region: Region;
  readonly heroClass: string;
}

export const REGION_IDS: Three<string> = three((region) => defined(townsFile.regions[region]).id);
export const regionNamed = (id: string): Region => defined(ALL_REGIONS[REGION_IDS.indexOf(id)]);
export const TOWNS: Six<TownKind> = six((town) => {
  const { id, region, heroClass } = defined(townsFile.towns[town]);
  return { id, region: regionNamed(region), heroClass };
});
export const TOWN_IDS: Six<string> = six((town) => TOWNS[town].id);
export const townNamed = (id: string): Town => sixthNamed(TOWN_IDS, id);
export const regionOf = (town: Town): Region => TOWNS[town].region;
/** The other town of the same region (DR-14.1). */
export const NEIGHBOUR: Six<Town> = six((town) =>
  defined(ALL_TOWNS.find((other) => other !== town && regionOf(other) === regionOf(town))),
);
/** What a delivered hero brings, by region (DR-14.4). */
export const REGION_PROGRAM: Three<ProgramId> = three((region) => program(defined(townsFile.regions[region]).effect));

const BONUSES = ['lantern', 'horseshoe', 'chest'] as const;
export type Bonus = (typeof BONUSES)[number];

export interface HeroKind {
  readonly id: string;
  readonly start: boolean;
  readonly town: Town;
  readonly wants: readonly Kind[];
  readonly bonus: Bonus;
}

export const HERO_KINDS: readonly HeroKind[] = heroesFile.heroes.map(({ id, start, town, wants, bonus }) => ({
  id,
  start,
  town: townNamed(town),
  wants: wants.map(kindNamed),
  bonus: oneNamed(BONUSES, bonus),
}));
export const HEROES = allOf('hero', HERO_KINDS);
export const heroKind = (hero: Hero): HeroKind => defined(HERO_KINDS[hero]);
export const isStarting = (hero: Hero): boolean => heroKind(hero).start;

export interface ContractKind {
  readonly id: string;
  readonly town: Town;
  readonly goods: readonly Kind[];
}

export const CONTRACT_KINDS: readonly ContractKind[] = contractsFile.contracts.map(({ id, town, goods }) => ({
  id,
  town: townNamed(town),
  goods: goods.map(kindNamed),
}));
export const CONTRACTS = allOf('contract', CONTRACT_KINDS);
export const contractKind = (contract: Contract): ContractKind => defined(CONTRACT_KINDS[contract - FIRST.contract]);

export interface Ability {
  readonly id: string;
  readonly gift: Cost;
  readonly program: ProgramId;
}

export interface CompanionKind {
  readonly id: string;
  /** A loyal one keeps its gifts; a stray passes to the left (DR-19.2, 19.3). */
  readonly loyal: boolean;
  readonly abilities: readonly Ability[];
}

export const COMPANION_KINDS: readonly CompanionKind[] = companionsFile.companions.map((card) => ({
  id: card.id,
  loyal: card.kind === 'loyal',
  abilities: card.abilities.map(({ id, gift, effect }) => ({
    id,
    gift: readCost(gift),
    program: enter(abilityItems(effect)),
  })),
}));
const KIND_OF_COMPANION: readonly number[] = kindsOfCopies(companionsFile.companions);
export const COMPANIONS = allOf('companion', KIND_OF_COMPANION);
export const companionKind = (card: Companion): CompanionKind =>
  defined(COMPANION_KINDS[defined(KIND_OF_COMPANION[card - FIRST.companion])]);

export interface PowerKind {
  readonly id: string;
  readonly power: Power;
}

export const STEED_KINDS: readonly PowerKind[] = steedsFile.steeds.map(({ id, effect }) => ({
  id,
  power: readPower(effect, enter),
}));
export const STEEDS = allOf('steed', STEED_KINDS);
export const steedKind = (steed: Steed): PowerKind => defined(STEED_KINDS[steed - FIRST.steed]);

export interface UpgradeKind extends PowerKind {
  /** The lock slot whose special action it replaces, from 0, and what that becomes (DR-21.2). */
  readonly slot: number | null;
  readonly special: ProgramId | null;
}

export const UPGRADE_KINDS: readonly UpgradeKind[] = upgradesFile.upgrades.map(({ id, place, effect }) => {
  const slot = wagonFile.lockSlots.findIndex((lock) => lock.id === place);
  return slot < 0
    ? { id, power: readPower(effect, enter), slot: null, special: null }
    : { id, power: NO_POWER, slot, special: program(effect) };
});
export const UPGRADES = allOf('upgrade', UPGRADE_KINDS);
export const upgradeKind = (upgrade: Upgrade): UpgradeKind => defined(UPGRADE_KINDS[upgrade - FIRST.upgrade]);

/** The printed special action of each lock slot (DR-5.3). */
export const LOCK_PROGRAMS: readonly ProgramId[] = wagonFile.lockSlots.map(({ effect }) => program(effect));

export interface FeatKind {
  readonly id: string;
  readonly wanted: Wanted;
  readonly rewards: readonly Reward[];
  /** How often it pays at most (DR-23.4). */
  readonly limit: number;
}

const names = {
  classes: TOWNS.map(({ heroClass }) => heroClass),
  towns: TOWN_IDS,
  regions: REGION_IDS,
  regionOf: TOWNS.map(({ region }) => region),
};
export const FEAT_KINDS: readonly FeatKind[] = featsFile.feats.map(({ id, requirement, reward, limit }) => ({
  id,
  wanted: readWanted(requirement, names),
  rewards: readRewards(parseProgram(program(reward))),
  limit: limit ?? Number.POSITIVE_INFINITY,
}));
export const FEATS = allOf('feat', FEAT_KINDS);
export const featKind = (feat: Feat): FeatKind => defined(FEAT_KINDS[feat - FIRST.feat]);

/** The two roads to a town: 0 is the main road, 1 the shortcut. */
export type Route = 0 | 1;
export interface RouteKind {
  readonly id: string;
  readonly fortunes: number;
  /** What the leader pays for taking it. */
  readonly cost: Cost | null;
}

const routeAt = (at: Route): RouteKind => {
  const { id, cost, fortunes } = defined(eventsFile.routes[at]);
  return { id, fortunes, cost: cost === 'none()' ? null : readCost(cost) };
};
export const ROUTES: readonly [RouteKind, RouteKind] = [routeAt(0), routeAt(1)];

export interface EventKind {
  readonly id: string;
  readonly route: Route;
  /** What the die values 1 to 6 mean, from place 0 on. */
  readonly lines: readonly ProgramId[];
}

export const EVENT_KINDS: readonly EventKind[] = eventsFile.events.map(({ id, route, lines }) => ({
  id,
  route: route === ROUTES[0].id ? 0 : 1,
  lines: Object.values(lines).map(program),
}));
export const EVENTS = allOf('eventCard', EVENT_KINDS);
export const eventKind = (card: EventCard): EventKind => defined(EVENT_KINDS[card - FIRST.eventCard]);

export interface BuildingKind {
  readonly id: string;
  readonly tile: number;
  readonly program: ProgramId;
}

export const BUILDING_KINDS: readonly BuildingKind[] = buildingsFile.buildings.map(({ id, tile, effect }) => ({
  id,
  tile,
  program: program(effect),
}));
export const BUILDINGS = allOf('building', BUILDING_KINDS);
export const buildingKind = (building: Building): BuildingKind => defined(BUILDING_KINDS[building - FIRST.building]);
export const FIRST_GAME_BUILDINGS: readonly Building[] = BUILDINGS.filter((building) =>
  buildingsFile.firstGame.includes(buildingKind(building).id),
);

/** What the districts do, and what the spaces, banners, dice and fortunes give. */
export const DISTRICT_PROGRAMS: readonly ProgramId[] = boardFile.districts.map(({ effect }) => program(effect));
export const DARK_MARKET_PROGRAMS: readonly ProgramId[] = boardFile.darkMarketCircle.spaces.map(({ effect }) =>
  program(effect),
);
export const RUINS_PROGRAMS: readonly ProgramId[] = boardFile.ruins.spaces.map(({ effect }) => program(effect));
export const BANNER_PROGRAMS: readonly ProgramId[] = boardFile.courtyard.slots.map(({ bonus }) => program(bonus));

export interface Fortune {
  readonly id: string;
  readonly program: ProgramId;
}
export const FORTUNES: readonly Fortune[] = boardFile.goodFortune.options.map(({ id, effect }) => ({
  id,
  program: program(effect),
}));

export interface DieFace {
  readonly id: string;
  readonly program: ProgramId;
}
const facesOf = (die: string): DieFace[] =>
  (diceFile.dice.find(({ id }) => id === die)?.faces ?? []).flatMap((face) =>
    'effect' in face ? [{ id: face.face, program: program(face.effect) }] : [],
  );
export const RUINS_FACES: readonly DieFace[] = facesOf('ruins-die');
export const ORACLE_FACES: readonly DieFace[] = facesOf('oracle-die');

/** The Private Concern (DR-29). */
export interface ActionKind {
  readonly id: string;
  readonly move: number;
  readonly glow: boolean;
  readonly town: Town;
}
export const ACTION_KINDS: readonly ActionKind[] = concernFile.actionCards.map(({ id, move, glow, town }) => ({
  id,
  move,
  glow,
  town: townNamed(town),
}));
export const ACTIONS = allOf('actionCard', ACTION_KINDS);
export const actionKind = (card: ActionCard): ActionKind => defined(ACTION_KINDS[card - FIRST.actionCard]);

export interface NoticeKind {
  readonly id: string;
  readonly onReveal: readonly ConcernEffect[];
  readonly decree: Decree;
}
export const NOTICE_KINDS: readonly NoticeKind[] = concernFile.guildNotices.map(({ id, onReveal, whileActive }) => ({
  id,
  onReveal: concernEffects(onReveal),
  decree: readDecree(whileActive),
}));
export const NOTICES = allOf('notice', NOTICE_KINDS);
export const noticeKind = (notice: Notice): NoticeKind => defined(NOTICE_KINDS[notice - FIRST.notice]);

export interface SarcophagusKind {
  readonly id: string;
  readonly effects: readonly ConcernEffect[];
}
export const SARCOPHAGUS_KINDS: readonly SarcophagusKind[] = concernFile.sarcophagusCards.map(({ id, effect }) => ({
  id,
  effects: concernEffects(effect),
}));
export const SARCOPHAGI = allOf('sarcophagus', SARCOPHAGUS_KINDS);
export const sarcophagusKind = (card: Sarcophagus): SarcophagusKind =>
  defined(SARCOPHAGUS_KINDS[card - FIRST.sarcophagus]);

export interface DeliveryKind {
  readonly id: string;
  /** By town, so the tile of town 3 is the fourth. */
  readonly sides: readonly [front: readonly ConcernEffect[], back: readonly ConcernEffect[]];
}
export const DELIVERY_KINDS: readonly DeliveryKind[] = TOWN_IDS.map((town) => {
  const tile = concernFile.deliveryTiles.find((one) => one.town === town);
  if (tile === undefined) throw new Error(`no delivery tile for ${town}`);
  return { id: tile.id, sides: [concernEffects(tile.front), concernEffects(tile.back)] };
});
export const DELIVERY_TILES = allOf('delivery', DELIVERY_KINDS);
export const deliveryKind = (tile: DeliveryTile): DeliveryKind => defined(DELIVERY_KINDS[tile - FIRST.delivery]);
export const deliveryTileOf = (town: Town): DeliveryTile => defined(DELIVERY_TILES[town]);
