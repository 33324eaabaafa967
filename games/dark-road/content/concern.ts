import type { Town } from '../pieces.ts';
import { townNamed } from './cards.ts';
import concernFile from './private-concern.json' with { type: 'json' };
import { type DistrictId, districtNamed } from './tables.ts';

/** The numbers by which the Private Concern decides (DR-29). */

export const CONCERN_START = {
  coins: concernFile.start.coins,
  coinsByPlace: concernFile.start.coinsBySeat,
  prestige: concernFile.start.prestige,
  stock: concernFile.start.stock,
  town: townNamed(concernFile.start.currentTown),
} as const;

export const STOCK_MOST = concernFile.state.stockMax;
export const CONCERN_HEROES = concernFile.state.heroSeats;
export const CONCERN_CONTRACTS = concernFile.state.contractSlots;
/** Upgrades taken out in the game of one person (DR-3.7). */
export const UPGRADES_REMOVED_ALONE = concernFile.start.soloUpgradesRemoved;

export const TOWN_RING: readonly Town[] = concernFile.townRing.map(townNamed);
export const DISTRICT_PRIORITY: readonly DistrictId[] = concernFile.districtPriority.map(districtNamed);
export const THRESHOLDS = concernFile.thresholds;

/** What it gains where people would choose: a building (DR-29.4.6), goods of the Dark Market (DR-29.6), a feat, later coins of Good Fortune (DR-29.9). */
export const CONCERN_GAINS = concernFile.gains;
/** Rounds after which another Guild Notice is revealed (DR-29.10). */
export const NOTICE_ROUNDS: readonly number[] = concernFile.noticeRounds;

export interface Level {
  readonly id: string;
  readonly vp: number;
}
export const LEVELS: readonly Level[] = concernFile.levels.map(({ id, vp }) => ({ id, vp }));
export const DEFAULT_LEVEL = concernFile.defaultLevel;
