import type { Seat } from '@stolik/engine';
import { type Fits, fieldsFor, type Look, pieces, tokens, turned } from '@stolik/engine/state';
import {
  ACTIONS,
  COMPANIONS,
  CONTRACTS,
  contractKind,
  EVENTS,
  eventKind,
  FEATS,
  HEROES,
  isStarting,
  NOTICES,
  SARCOPHAGI,
  STEEDS,
  UPGRADES,
} from './content/cards.ts';
import { HORSESHOES, LANTERNS, QUARTZ, TILES_PER_KIND } from './content/tables.ts';
import { FACE_DOWN, type Feat, HIDDEN, is } from './pieces.ts';
import { giftsOf } from './rules/feat-counts.ts';
import { type Concern, isHuman, type Journey, type State, type Turn, type Wagon } from './state.ts';

/** DR-2: every field of the state, how it is copied, who sees it, and what lies there. */
const { value, list, piles, part, maybe, each, record, whole } = fieldsFor<State>();

/** Cards and tiles (DR-31.8). */
const HERO = pieces<State>('hero', () => HEROES, { also: ({ draft }) => draft.map(({ hero }) => hero) });
const CONTRACT = pieces<State>('contract', () => CONTRACTS);
const COMPANION = pieces<State>('companion', () => COMPANIONS);
const FEAT = pieces<State>('feat', () => FEATS);
const EVENT = pieces<State>('event', () => EVENTS);
const STEED = pieces<State>('steed', () => STEEDS, { also: ({ draft }) => draft.map(({ steed }) => steed) });
const UPGRADE = pieces<State>('upgrade', () => UPGRADES);
const ACTION = pieces<State>('action card', () => ACTIONS);
const SARCOPHAGUS = pieces<State>('sarcophagus', () => SARCOPHAGI);
const NOTICE = pieces<State>('notice', () => NOTICES);

/** Tokens (DR-31.1, 31.2, 31.4). */
const LANTERN = tokens<State>('lanterns', () => [LANTERNS]);
const HORSESHOE = tokens<State>('horseshoes', () => [HORSESHOES]);
const CRYSTAL = tokens<State>('quartz', () => [QUARTZ], {
  also: ({ wagons }) => [wagons.reduce((sum, one) => sum + giftsOf(one), 0)],
});
/** Aboard they are counted by sort, of which each kind has two. */
const GOOD = tokens<State>('goods tiles', () => TILES_PER_KIND, {
  also: ({ wagons }) =>
    TILES_PER_KIND.map((_, kind) =>
      wagons.reduce((sum, { goods }) => sum + (goods[2 * kind] ?? 0) + (goods[2 * kind + 1] ?? 0), 0),
    ),
});

/** A starting hero that is nowhere in sight must lie in a face-down register, for it is never in the deck. */
const isNoStarting: Fits = (hero) => is.hero(hero) && !isStarting(hero);
/** From the height of a stack follows how many of its town lie face down in registers. */
const ofStacksTown: Fits = (contract, pile) => is.contract(contract) && contractKind(contract).town === pile;
const ofDecksRoute: Fits = (event, pile) => is.eventCard(event) && eventKind(event).route === pile;

/** Behind the screen, unless coins are played openly (DR-28.3). */
const behindScreen = (coins: number, { own, state: { openCoins } }: Look<State>): number =>
  own || openCoins ? coins : HIDDEN;

/** A player who put one of two starting feats under the deck knows that card and where it lies (DR-3.16). */
function returnedFeat(deck: Feat[], { viewer, state: s }: Look<State>): Feat[] {
  const seen = turned(deck, FACE_DOWN);
  const at = returnedAt(s, viewer);
  const feat = deck[at];
  if (feat !== undefined) seen[at] = feat;
  return seen;
}

/** The place from the bottom of the deck of the card that a player returned; -1 if there is none. */
function returnedAt(s: State, seat: Seat | null): number {
  if (!s.featChoice || s.phase === 'setup' || seat === null) return -1;
  const humans = s.order.filter(isHuman);
  return humans.length - 1 - humans.indexOf(seat);
}

/** Coins and feats are behind the screen; of the register the others see the number. */
export const wagon = record<Wagon>('Wagon', {
  coins: value(behindScreen),
  prestige: value('all'),
  pawn: value('all'),
  lanterns: value('all', LANTERN),
  horseshoes: value('all', HORSESHOE),
  quartz: value('all', CRYSTAL),
  goods: list('all'),
  heroes: list('all', HERO),
  contracts: list('all', CONTRACT),
  steeds: list('all', STEED),
  upgrades: list('all', UPGRADE),
  companions: list('all', COMPANION),
  gifts: list('all'),
  feats: list('owner', FEAT),
  deliveredHeroes: list('owner', HERO),
  deliveredContracts: list('owner', CONTRACT),
  reserve: list('all'),
  locks: list('all'),
  pool: value('all'),
  spent: value('all'),
  removed: value('all'),
  glow: list('all'),
  glowPool: value('all'),
});

/** Its feats and deliveries lie face down and are only counted (DR-29.2); its decks too, and beside each what was drawn since the last shuffle. */
export const concern = record<Concern>('Concern', {
  level: value('all'),
  pawn: value('all'),
  coins: value('all'),
  prestige: value('all'),
  stock: value('all'),
  heroes: list('all', HERO),
  contracts: list('all', CONTRACT),
  feats: list('owner', FEAT),
  deliveredHeroes: list('owner', HERO),
  deliveredContracts: list('owner', CONTRACT),
  companions: list('all', COMPANION),
  town: value('all'),
  tiles: list('all'),
  actions: list('nobody', ACTION),
  usedActions: list('all', ACTION),
  sarcophagi: list('nobody', SARCOPHAGUS),
  usedSarcophagi: list('all', SARCOPHAGUS),
  notices: list('nobody', NOTICE),
  usedNotices: list('all', NOTICE),
  turns: value('all'),
});

export const turn = record<Turn>('Turn', {
  glow: value('all'),
  glowPlaced: value('all'),
  districts: value('all'),
  building: value('all'),
  basket: list('all', GOOD),
  discount: value('all'),
  revealed: list('all', HERO),
});

export const journey = record<Journey>('Journey', {
  leader: value('all'),
  route: value('all'),
  town: value('all'),
  travellers: list('all'),
  extraDie: value('all'),
  event: value('all', EVENT),
  dice: list('all'),
  picker: value('all'),
  value: value('all'),
  raised: value('all'),
});

const screensAreGone = ({ phase }: State): boolean => phase === 'scoring' || phase === 'ended'; // DR-26.1

export const state = whole('State', FACE_DOWN, screensAreGone, {
  seats: value('all'),
  openCoins: value('all'),
  phase: value('all'),
  order: list('all'),
  at: value('all'),
  round: value('all'),
  goods: list('all', GOOD),
  lanterns: value('all', LANTERN),
  quartz: value('all', CRYSTAL),
  horseshoes: value('all', HORSESHOE),
  glowDice: value('all'),
  fortuneCoins: value('all'),
  buildings: list('all'),
  rotation: value('all'),
  market: list('all'),
  aside: value('all'),
  ruins: value('all'),
  darkMarket: value('all'),
  inn: list('all', HERO),
  heroDeck: list('nobody', HERO, isNoStarting),
  heroesOut: list('all', HERO),
  companionRow: list('all', COMPANION),
  dieOnRow: value('all'),
  companionDeck: list('nobody', COMPANION),
  companionsOut: list('all', COMPANION),
  contracts: piles('tops', CONTRACT, ofStacksTown), // DR-2.1
  courtyard: list('all', FEAT),
  featDeck: list(returnedFeat, FEAT),
  eventDecks: piles('nobody', EVENT, ofDecksRoute),
  eventDiscards: piles('all', EVENT),
  upgrades: list('all', UPGRADE),
  upgradesOut: list('all', UPGRADE),
  steeds: list('all', STEED),
  draft: list('all'),
  featChoice: value('all'),
  wagons: each(wagon),
  concern: maybe(concern),
  turn: part(turn),
  journey: maybe(journey),
});
