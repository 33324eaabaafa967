import type { Seat } from '@stolik/engine';
import type { Side } from './content/catalogue.ts';
import type { ZuAction } from './content/effects.ts';
import type {
  ActionCard,
  Buyer,
  BuyerKind,
  Card,
  Cell,
  Centre,
  Colour,
  Explorer,
  Faction,
  Location,
  Market,
  OrderCard,
  Tile,
  ZuCard,
} from './pieces.ts';
import type { Who } from './state.ts';

export type ActionName = 'travel' | 'excavate' | 'market' | 'sell' | 'command' | 'smuggle' | 'survey';

/** What a sale brings, part by part (EE-6.15). */
export interface Income {
  readonly popularity: number;
  /** Interested buyers, and the credits for them. */
  readonly buyers: number;
  readonly forBuyers: number;
  readonly bonus: number;
  readonly credits: number;
}

/** What one rival gets in one centre (EE-10). */
export interface Award {
  readonly who: Who;
  readonly envoys: number;
  readonly credits: number;
}

/** Which line of a list of priorities decided a choice of Zu's (EE-12.13 to EE-12.34). */
export type Criterion =
  | 'random'
  | 'level'
  | 'two-tiles'
  | 'none-held'
  | 'yours-fewest'
  | 'not-sampled'
  | 'fewest-copies'
  | 'value'
  | 'cheapest'
  | 'hold-first'
  | 'lower-level'
  | 'wanted'
  | 'stack-order'
  | 'buyers'
  | 'your-traders'
  | 'influence'
  | 'most-held'
  | 'fewest-held'
  | 'most-markets'
  | 'income'
  | 'affordable';

/** Why an action of Zu's failed (EE-12.10): what its kind lacks, or what any of them may lack. */
export type ZuFailure = ZuAction | 'no-crew' | 'nothing-held';

/** What Zu chose. */
export type ZuChoice =
  | { readonly what: 'colour' | 'favourite' | 'buyer' | 'sale'; readonly colour: Colour }
  | { readonly what: 'tile' | 'given' | 'purchase' | 'delivery'; readonly tile: Tile }
  | { readonly what: 'market'; readonly market: Market };

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  | { type: 'faction-taken'; seat: Seat; faction: Faction }
  | { type: 'turn-order'; order: readonly Who[] }
  | { type: 'hand-dealt'; seat: Seat; cards: readonly ActionCard[]; to: readonly Seat[] }
  | { type: 'mulligan'; seat: Seat; cards: number }
  | { type: 'forecast-shown'; cards: readonly ActionCard[] }
  | { type: 'round-began'; round: number }
  | { type: 'orders-shown'; orders: readonly OrderCard[]; side: Side }
  | { type: 'buyer-left'; market: Market; buyer: Buyer }
  | { type: 'buyers-came'; market: Market; buyers: readonly Buyer[] }
  | { type: 'forecast-came-true'; card: ActionCard; tiles: readonly Tile[]; stacked: Tile | null }
  | { type: 'black-market-turned' }
  | { type: 'drafted'; seat: Seat; cards: readonly ActionCard[]; to: readonly Seat[] }
  | { type: 'draft-left'; cards: readonly ActionCard[] }
  | { type: 'turn-began'; who: Who; round: number }
  | { type: 'explorer-placed'; seat: Seat; explorer: Explorer; at: Location }
  | { type: 'explorer-moved'; seat: Seat; explorer: Explorer; from: Location; at: Location }
  | { type: 'power-used'; seat: Seat; faction: Faction }
  | { type: 'action-taken'; seat: Seat; action: ActionName; card: Card }
  | { type: 'action-imagined'; seat: Seat; action: ActionName; colour: Colour | null; market: Market | null }
  | { type: 'excavated'; seat: Seat; tile: Tile; from: Location }
  | { type: 'sampled'; seat: Seat; cell: Cell; from: Cell | null }
  | { type: 'column-filled'; seat: Seat; colour: Colour }
  | { type: 'cards-drawn'; seat: Seat; count: number }
  | { type: 'drew'; seat: Seat; cards: readonly ActionCard[]; to: readonly Seat[] }
  | { type: 'kept'; seat: Seat; card: ActionCard; to: readonly Seat[] }
  | { type: 'discarded'; seat: Seat; cards: readonly ActionCard[] }
  | { type: 'reshuffled' }
  | { type: 'trader-placed'; seat: Seat; market: Market; from: Cell | null }
  | { type: 'envoy-placed'; seat: Seat; centre: Centre; from: Cell | null }
  | { type: 'envoy-withdrawn'; seat: Seat; centre: Centre }
  | { type: 'buyer-added'; who: Who; market: Market; buyer: Buyer; pushed: Buyer | null }
  | { type: 'sold'; who: Who; colour: Colour; markets: readonly Market[]; tiles: readonly Tile[]; income: Income }
  | { type: 'delivered'; who: Who; tile: Tile; credits: number }
  | { type: 'acquired'; who: Who; tile: Tile; cost: number; hatch: boolean }
  | { type: 'forecast-changed'; who: Who; card: ActionCard; replaced: ActionCard; marked: boolean }
  | { type: 'token-taken'; seat: Seat; token: number }
  | { type: 'tiles-drawn'; who: Who; tiles: readonly Tile[] }
  | { type: 'tile-placed'; tile: Tile }
  | { type: 'tile-taken'; seat: Seat; tile: Tile }
  | { type: 'tile-bought'; who: Who; tile: Tile; cost: number }
  | { type: 'tiles-returned'; tiles: readonly Tile[] }
  | { type: 'order-used'; seat: Seat; order: OrderCard; side: Side }
  | { type: 'credits-gained'; seat: Seat; credits: number }
  | { type: 'buyer-moved'; seat: Seat; buyer: Buyer; from: Market; market: Market }
  | { type: 'buyers-swapped'; seat: Seat; buyer: Buyer; other: Buyer; from: Market; market: Market }
  | { type: 'passed'; who: Who }
  | { type: 'centre-scored'; centre: Centre; round: number; awards: readonly Award[] }
  | { type: 'gallery-scored'; who: Who; rows: number; columns: number }
  | { type: 'zu-left-over'; credits: number }
  | { type: 'penalty'; seat: Seat; credits: number }
  | { type: 'game-ended'; ending: Ending; zu: number | null }
  | { type: 'zu-deck-made'; carried: number }
  | { type: 'zu-card'; card: ZuCard; left: number }
  | { type: 'zu-threw-away'; card: ZuCard }
  | { type: 'zu-failed'; action: ZuAction; why: ZuFailure; credits: number }
  | ({ type: 'zu-chose'; by: Criterion } & ZuChoice)
  | { type: 'zu-full'; hatch: boolean }
  | { type: 'zu-nothing-to-dig'; colour: Colour }
  | { type: 'zu-nothing-to-buy' }
  | { type: 'zu-excavated'; tile: Tile; from: Location }
  | { type: 'zu-sampled'; cell: Cell }
  | { type: 'zu-trader'; market: Market }
  | { type: 'zu-envoy'; centre: Centre }
  | { type: 'zu-buys-nothing' }
  | { type: 'zu-no-buyer'; market: Market; kind: BuyerKind }
  | { type: 'zu-surveys'; card: ActionCard };

export type Ending = 'finished' | 'zu-beaten' | 'zu-unbeaten';
