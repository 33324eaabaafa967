import type { Seat } from '@stolik/engine';
import type { Area, Back, Building, Card, Cell, Kind, Market, Objective, Region, Trend, Unit } from './pieces.ts';
import type { Ending, Offer, Phase, Pledge } from './state.ts';

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  | { type: 'game-began'; order: readonly Seat[] }
  | { type: 'voted'; seat: Seat; trend: Trend }
  | { type: 'trends-shown'; trends: readonly Trend[] }
  | { type: 'objectives-open'; seat: Seat; objectives: readonly Objective[] }
  | { type: 'objectives-dealt' | 'objectives-kept'; seat: Seat; objectives: readonly Objective[]; to: readonly Seat[] }
  | { type: 'voyage-began'; seat: Seat }
  | { type: 'tiles-exchanged'; seat: Seat; regions: readonly Region[] }
  | { type: 'went-ashore'; seat: Seat; area: Area }
  | { type: 'round-zero-over'; population: number }
  | { type: 'phase-began'; phase: Phase; round: number }
  | { type: 'bids-opened'; seats: readonly Seat[]; bids: readonly number[] }
  | { type: 'bid-won'; seat: Seat; florins: number }
  | { type: 'bid-tied'; again: boolean }
  | { type: 'order-set'; seat: Seat; order: readonly Seat[] }
  | { type: 'unrest' | 'workers'; by: number; now: number }
  | { type: 'domestic-crisis'; back: Back; kind: Kind; rate: number; lying: number }
  | { type: 'domestic-crisis-over'; rebels: number }
  | { type: 'export-crisis'; back: Back; kind: Kind; cubes: number }
  | { type: 'export-crisis-over'; missing: number }
  | { type: 'event'; back: Back }
  | { type: 'given'; seat: Seat; kind: Kind; source: 'own' | 'token' | 'market' }
  | { type: 'stood-up'; seat: Seat; units: readonly Unit[] }
  | { type: 'temple-used' | 'served'; seat: Seat; building: Building }
  | { type: 'evicted'; seat: Seat; unit: Unit; building: Building }
  | { type: 'honoured'; seat: Seat; now: number }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'disc-laid'; seat: Seat; zone: string }
  | { type: 'taxed' | 'florins-gained'; seat: Seat; florins: number }
  | { type: 'harvested'; seat: Seat; unit: Unit; region: Region; kind: Kind; cubes: number }
  | { type: 'fee-paid'; seat: Seat; lord: Seat; florins: number }
  | { type: 'bought'; seat: Seat; market: Market; kind: Kind; price: number }
  | { type: 'sold'; seat: Seat; market: Market; kind: Kind; price: number; token: boolean }
  | { type: 'paid-cube'; seat: Seat; kind: Kind | -1; token: boolean }
  | { type: 'cube-to-market'; seat: Seat; market: Market; kind: Kind }
  | { type: 'cubes-gained'; seat: Seat; kind: Kind; cubes: number }
  | { type: 'tile-refused' | 'tile-taken' | 'exploration-failed'; seat: Seat; region: Region }
  | { type: 'tile-laid'; seat: Seat; region: Region; rotation: number; cell: Cell }
  | { type: 'token-taken'; seat: Seat; left: number }
  | { type: 'discs-gained' }
  | { type: 'born'; seat: Seat; area: Area }
  | { type: 'hired'; seat: Seat; area: Area; price: number }
  | { type: 'moved'; seat: Seat; unit: Unit; target: Area | Building }
  | { type: 'built'; seat: Seat; building: Building }
  | { type: 'ship-built' | 'ship-added'; seat: Seat; area: Area }
  | { type: 'left-building'; seat: Seat; unit: Unit; building: Building }
  | { type: 'card-used' | 'wonder-built'; seat: Seat; card: Card; owner: Seat; florins: number }
  | { type: 'citizen-on-wonder'; seat: Seat; card: Card }
  | { type: 'disengaged'; seat: Seat; unit: Unit }
  | { type: 'ship-sunk'; seat: Seat; owner: Seat; area: Area }
  | { type: 'showed-no-cubes'; seat: Seat }
  | { type: 'cube-taken'; seat: Seat; from: Seat; kind: Kind }
  | { type: 'robbed' | 'empty-hand'; seat: Seat; victim: Seat }
  | { type: 'spied'; seat: Seat; watched: Seat }
  | {
      type: 'stock-seen';
      watched: Seat;
      florins: number;
      cubes: readonly number[];
      tokens: number;
      to: readonly Seat[];
    }
  | { type: 'pillaged'; seat: Seat; area: Area; kind: Kind; cubes: number }
  | { type: 'cards-revealed'; seat: Seat; cards: readonly Card[] }
  | { type: 'card-bought'; seat: Seat; card: Card; price: number }
  | { type: 'card-turned'; seat: Seat; card: Card; price: number; gone: boolean }
  | { type: 'track-filled'; card: Card }
  | { type: 'deck-renewed'; cards: number }
  | { type: 'talks-opened' | 'silent'; seat: Seat }
  | { type: 'hand-raised'; seat: Seat; other: Seat }
  | { type: 'talks-closed' }
  | {
      type: 'offer-made' | 'offer-accepted' | 'offer-declined' | 'offer-withdrawn' | 'offer-expired' | 'offer-void';
      offer: Offer;
    }
  | { type: 'place-settled'; offer: Offer; payer: Seat; paid: boolean }
  | { type: 'promised' | 'promise-kept' | 'promise-broken'; pledge: Pledge }
  | { type: 'objective-met'; seat: Seat; objective: Objective; open: boolean }
  | { type: 'game-ended'; ending: Ending };
