import type { Seat } from '@stolik/engine';
import type { Route } from './content/cards.ts';
import type { Bundle, ProgramId, Token } from './content/effects.ts';
import type { DistrictId } from './content/tables.ts';
import type {
  ActionCard,
  Building,
  Companion,
  Contract,
  DeliverySide,
  EventCard,
  Face,
  Feat,
  Good,
  Hero,
  Kind,
  Notice,
  Sarcophagus,
  Steed,
  Town,
  Upgrade,
} from './pieces.ts';
import type { Merchant } from './state.ts';

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  // Setup
  | { type: 'game-began'; order: readonly Merchant[]; buildings: readonly Building[] }
  | { type: 'upgrades-removed'; upgrades: readonly Upgrade[] }
  | { type: 'building-named'; seat: Seat; building: Building }
  | { type: 'buildings-placed'; buildings: readonly Building[] }
  | { type: 'outfitted'; seat: Seat; steed: Steed; hero: Hero }
  | { type: 'concern-outfitted'; hero: Hero }
  | { type: 'feats-dealt'; seat: Seat; feats: readonly Feat[]; to: readonly Seat[] }
  | { type: 'feat-kept'; seat: Seat; feat: Feat; to: readonly Seat[] }
  | { type: 'feats-returned'; count: number }
  | { type: 'start-good'; seat: Seat; good: Good; coins: number }
  // Turns
  | { type: 'turn-began'; merchant: Merchant; round: number }
  | { type: 'locks-reset'; seat: Seat }
  | { type: 'planned'; seat: Seat; slot: number; face: Face | -1; freed: Face }
  | { type: 'glow-moved' | 'glow-gained'; seat: Seat; face: Face }
  | { type: 'rode'; seat: Seat; space: number; by: number }
  | { type: 'horseshoe-used'; seat: Seat; space: number }
  | { type: 'activated'; seat: Seat; district: DistrictId }
  | { type: 'building-activated'; seat: Seat; building: Building }
  | { type: 'dice-rolled-anew'; seat: Seat; faces: readonly Face[] }
  | { type: 'market-refilled'; kinds: readonly Kind[] }
  | { type: 'refilled'; pieces: readonly number[] }
  // What is gained and lost
  | { type: 'gained' | 'lost' | 'paid' | 'no-room'; seat: Seat; what: Token; n: number }
  | { type: 'supply-empty'; seat: Seat; what: Token | Kind }
  | { type: 'goods-gained' | 'goods-lost' | 'goods-given-up'; seat: Seat; goods: readonly Good[] }
  | { type: 'good-flipped'; seat: Seat; good: Good; up: boolean }
  | { type: 'swapped'; seat: Seat; given: readonly Bundle[] }
  // Districts
  | { type: 'wheel-turned'; merchant: Merchant }
  | { type: 'market-die-turned'; seat: Seat; from: Kind; into: Kind }
  | { type: 'bought'; seat: Seat; kind: Kind; price: number }
  | { type: 'marker-moved'; merchant: Merchant; circle: 'dark-market' | 'ruins'; space: number; paid: number }
  | { type: 'heroes-revealed'; seat: Seat; heroes: readonly Hero[] }
  | { type: 'sold'; seat: Seat; hero: Hero; goods: readonly Good[]; coins: number }
  | { type: 'nothing-sold'; seat: Seat }
  | { type: 'ruins-rolled' | 'oracle-rolled'; seat: Seat; face: number }
  // Cards
  | { type: 'hero-joined' | 'hero-left'; merchant: Merchant; hero: Hero }
  | { type: 'hero-bonus'; seat: Seat; hero: Hero }
  | { type: 'contract-taken' | 'contract-returned'; merchant: Merchant; contract: Contract }
  | { type: 'feat-taken'; merchant: Merchant; feat: Feat }
  | { type: 'feat-drawn'; merchant: Merchant }
  | { type: 'feat-seen'; seat: Seat; feat: Feat; to: readonly Seat[] }
  | { type: 'upgrade-taken' | 'upgrade-helped'; seat: Seat; upgrade: Upgrade }
  | { type: 'steed-taken' | 'steed-helped'; seat: Seat; steed: Steed }
  | { type: 'companion-taken'; merchant: Merchant; card: Companion; die: boolean }
  | { type: 'companion-used'; seat: Seat; card: Companion; ability: number }
  | { type: 'companion-passed'; merchant: Merchant; left: Merchant; card: Companion }
  // Journeys
  | { type: 'caravan-announced'; merchant: Merchant; route: Route; town: Town }
  | { type: 'joined' | 'stayed'; merchant: Merchant }
  | { type: 'event-revealed'; event: EventCard; dice: readonly number[] }
  | { type: 'dice-rerolled'; seat: Seat; dice: readonly number[] }
  | { type: 'die-changed'; seat: Seat; value: number }
  | { type: 'die-picked'; merchant: Merchant; value: number; event: EventCard; line: ProgramId }
  | { type: 'visited'; merchant: Merchant; town: Town }
  | { type: 'contract-delivered'; seat: Seat; contract: Contract; goods: readonly Good[]; prestige: number }
  | { type: 'hero-delivered'; merchant: Merchant; hero: Hero }
  | { type: 'fortune-taken'; seat: Seat; fortune: number; program: ProgramId }
  // The Private Concern, step by step (DR-29)
  | { type: 'concern-card'; card: ActionCard }
  | { type: 'concern-balances'; target: DistrictId; coins: number; prestige: number }
  | { type: 'concern-rode'; space: number; by: number }
  | { type: 'concern-activated'; district: DistrictId }
  | { type: 'concern-idle' }
  | { type: 'concern-building'; space: number }
  | { type: 'concern-gained' | 'concern-lost'; what: 'stock' | 'coins' | 'prestige'; n: number }
  | { type: 'concern-bought'; kind: Kind; dice: number; price: number }
  | { type: 'concern-sold'; hero: Hero; kinds: readonly Kind[]; coins: number }
  | { type: 'concern-explored'; card: Sarcophagus }
  | { type: 'concern-weighed'; town: Town; value: number }
  | { type: 'concern-fortune'; takes: 'coins' | 'feat'; coins: number; prestige: number }
  | { type: 'concern-contract-delivered'; contract: Contract; goods: number; prestige: number }
  | { type: 'concern-tile'; town: Town; side: DeliverySide }
  | { type: 'concern-kept-companion'; card: Companion }
  | { type: 'notice-revealed'; notice: Notice }
  | { type: 'notice-helped'; notice: Notice; merchant: Merchant }
  // The end
  | { type: 'final-visits' }
  | { type: 'feat-scored'; seat: Seat; feat: Feat; times: number; coins: number; prestige: number; vp: number }
  | { type: 'concern-scored'; coins: number; prestige: number; feats: number; level: number; total: number }
  /** Who has most points shares them with others: what decides between them, and how much of it each has (DR-27). */
  | { type: 'tied'; by: TieBreak; seats: readonly Seat[]; counts: readonly number[] }
  | { type: 'game-ended' };

/** DR-27.1, in this order; `none`: they win together. */
export type TieBreak = 'sum' | 'gifts' | 'contracts' | 'heroes' | 'none';
