import { defined, oneNamed } from '@stolik/engine';
import {
  allOf,
  type Back,
  type Card,
  FIRST,
  kindNamed,
  type Objective,
  pieceAt,
  pieceNamed,
  type Trend,
} from '../pieces.ts';
import type { CriterionType, Ranking } from '../verbs/criteria.ts';
import type { EndType } from '../verbs/ends.ts';
import type { Cost, Effect, Requirement, Zone } from './effects.ts';
import backsFile from './evolution-backs.json' with { type: 'json' };
import charactersFile from './evolution-characters.json' with { type: 'json' };
import progressFile from './evolution-progress.json' with { type: 'json' };
import publicFile from './objectives-public.json' with { type: 'json' };
import secretFile from './objectives-secret.json' with { type: 'json' };
import { type CostData, readCost } from './read-costs.ts';
import { readRequirement } from './read-requirement.ts';

/**
 * What is in the box, as the rules need it. Every number here comes from the content files. What a card does is read only when all verbs are known, and
 * verbs are made of rules, which need this file: so `catalogue.ts` has the programs read, and nothing below the verbs asks for them while it is loaded.
 */

export interface CardKind {
  readonly id: string;
  readonly kind: 'character' | 'progress';
  /** By quarter turns; at the third turn the card is gone (AR-18.4). */
  readonly prices: readonly number[];
  readonly lowest: number;
  /** Who may use it; a wonder is built instead (AR-10.9). */
  readonly arrow: 'owner' | 'anyone' | 'wonder';
  readonly cost: Cost;
  readonly requires: Requirement | null;
  /** Only before the action of the turn (AR-10.6). */
  readonly beforeHarvest: boolean;
  readonly effects: readonly Effect[];
  readonly medals: number;
  readonly back: string;
}

interface CardData {
  readonly id: string;
  readonly kind: string;
  readonly prices: readonly number[];
  readonly arrow: string;
  readonly cost: CostData;
  readonly requires: string | null;
  readonly when: string;
  readonly effect: string;
  readonly medals: number;
  readonly back: string;
}

type Draft<K> = { -readonly [field in keyof K]: K[field] } & { readonly program: string };

const readCard = (data: CardData): Draft<CardKind> => ({
  id: data.id,
  kind: data.kind === 'character' ? 'character' : 'progress',
  prices: data.prices,
  lowest: Math.min(...data.prices),
  arrow: data.arrow === 'none' ? 'wonder' : data.arrow === 'anyone' ? 'anyone' : 'owner',
  cost: readCost(data.cost),
  requires: readRequirement(data.requires),
  beforeHarvest: data.when === 'beforeHarvest',
  effects: [],
  medals: data.medals,
  back: data.back,
  program: data.effect,
});

/** AR-1.6 */
const cards = [...charactersFile.cards, ...progressFile.cards].map(readCard);
export const CARD_KINDS: readonly CardKind[] = cards;
export const CARDS: readonly Card[] = allOf('card', CARD_KINDS);
export const cardKind = (card: number): CardKind => defined(CARD_KINDS[card - FIRST.card]);
export const cardNamed = (id: string): Card => pieceNamed('card', CARD_KINDS, id);
export const isCharacter = (card: number): boolean => cardKind(card).kind === 'character';

interface ZoneData {
  readonly zone: string;
  readonly red: boolean;
  readonly resource?: string;
  readonly citizensPerCube?: number;
  readonly cubes?: number;
  readonly name?: { readonly en: string };
  readonly effect: string;
}

const events: Draft<Extract<Zone, { zone: 'event' }>>[] = [];

function readZone(data: ZoneData): Zone {
  const { red, resource = '', citizensPerCube = 0, cubes = 0, name, effect } = data;
  if (data.zone === 'domestic-crisis')
    return { zone: 'domestic-crisis', kind: kindNamed(resource), rate: citizensPerCube, red };
  if (data.zone === 'export-crisis') return { zone: 'export-crisis', kind: kindNamed(resource), cubes, red };
  const event: (typeof events)[number] = {
    zone: 'event',
    name: (name?.en ?? '').toLowerCase().replaceAll(' ', '-'),
    effects: [],
    red,
    program: effect,
  };
  events.push(event);
  return event;
}

interface BackData {
  readonly id: string;
  readonly card: string;
  readonly zones: readonly ZoneData[];
}
const backs: readonly BackData[] = backsFile.backs;

/** Backs that show the same cannot be told apart; they have one number, that of the first. */
const looks = backs.map(({ zones }) => JSON.stringify(zones));
const firstAlike = looks.map((look) => looks.indexOf(look));
const zonesOf: readonly (readonly Zone[])[] = backs.map(({ zones }) => zones.map(readZone));

export const BACKS: readonly Back[] = [...new Set(firstAlike)].map(pieceAt.back);
export const backZones = (back: number): readonly Zone[] => defined(zonesOf[back - FIRST.back]);
export const backId = (back: number): string => defined(backs[back - FIRST.back]).id;

const BACK_OF: readonly Back[] = CARD_KINDS.map((card) =>
  pieceAt.back(defined(firstAlike[backs.findIndex(({ id }) => id === card.back)])),
);
/** What the card looks like from behind. */
export const backOf = (card: number): Back => defined(BACK_OF[card - FIRST.card]);
export const cardWithBack = (id: string): Card => pieceAt.card(CARD_KINDS.findIndex((card) => card.back === id));

/** Reads what every card and event does. */
export function readPrograms(readEffects: (program: string) => readonly Effect[]): void {
  for (const card of cards) card.effects = readEffects(card.program);
  for (const event of events) event.effects = readEffects(event.program);
}

export const LENGTHS = ['short', 'medium', 'long'] as const;
const SPECIALS = ['pacifist', 'separatist'] as const;

export interface ObjectiveKind {
  readonly id: string;
  readonly length: (typeof LENGTHS)[number];
  readonly end: EndType;
  /** By number of players, from 0. */
  readonly thresholds: readonly number[];
  readonly criterion: CriterionType;
  readonly points: readonly number[];
  readonly special: (typeof SPECIALS)[number] | null;
  /** Of a Pacifist: the difference that must be exceeded. */
  readonly margin: number;
}

/** AR-1.7: ten of each length. Names of ends and criteria are cast: their tables are made of rules, which need this file; a test holds them against the tables. */
export const OBJECTIVE_KINDS: readonly ObjectiveKind[] = secretFile.cards.map((card) => ({
  id: card.id,
  length: oneNamed(LENGTHS, card.length),
  end: card.end.type as EndType,
  thresholds: [0, 0, ...Object.values(card.end.threshold)],
  criterion: card.criterion.type as CriterionType,
  points: card.criterion.points,
  special: card.special === null ? null : oneNamed(SPECIALS, card.special),
  margin: card.criterion.margin ?? 0,
}));
export const OBJECTIVES: readonly Objective[] = allOf('objective', OBJECTIVE_KINDS);
export const objectiveKind = (objective: number): ObjectiveKind =>
  defined(OBJECTIVE_KINDS[objective - FIRST.objective]);
export const objectiveNamed = (id: string): Objective => pieceNamed('objective', OBJECTIVE_KINDS, id);

export interface TrendKind {
  readonly id: string;
  readonly criterion: Ranking;
  readonly points: readonly number[];
}
/** AR-1.7: the public ones. */
export const TREND_KINDS: readonly TrendKind[] = publicFile.cards.map(({ id, criterion, points }) => ({
  id,
  criterion: criterion.type as Ranking, // as of objectives
  points,
}));
export const TRENDS: readonly Trend[] = allOf('trend', TREND_KINDS);
export const trendKind = (trend: number): TrendKind => defined(TREND_KINDS[trend - FIRST.trend]);
export const trendNamed = (id: string): Trend => pieceNamed('trend', TREND_KINDS, id);
export const BENEFACTOR = trendNamed('trend-benefactor');
