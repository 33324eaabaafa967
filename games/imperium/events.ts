import type { Seat } from '@stolik/engine';
import type { MarketType, Move, Resource, Token, TriggerName } from './content/language.ts';
import type { Card } from './pieces.ts';
import type { ScoringTrigger } from './state.ts';

export type Ending = ScoringTrigger | 'collapse';

/** Why the solo opponent took this card: it was the only one, worth most, had most tokens, or lay in the lowest slot. */
export type Choice = 'only' | 'worth' | 'tokens' | 'slot';

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  | { type: 'nation-taken'; seat: Seat; nation: number }
  | { type: 'rival-nation'; nation: number; level: number }
  | { type: 'side-taken'; seat: Seat; card: Card }
  | { type: 'tributary-replaced'; card: Card; by: Card }
  | { type: 'game-began'; first: Seat }
  | { type: 'hand-dealt'; seat: Seat; cards: readonly Card[]; to: readonly Seat[] }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'innovated' | 'revolted'; seat: Seat }
  | { type: 'solstice-began'; round: number }
  | { type: 'played'; seat: Seat; card: Card; how: 'action' | 'free' }
  | { type: 'exhausted' | 'solstice' | 'helped' | 'reckoned'; seat: Seat; card: Card }
  | { type: 'reacted'; seat: Seat; card: Card; when: TriggerName }
  | { type: 'gained'; seat: Seat; token: Token; n: number }
  | { type: 'paid'; seat: Seat; resource: Resource; n: number; progress: number }
  | { type: 'actions-spent'; seat: Seat; n: number }
  | { type: 'stolen'; seat: Seat; from: Seat; resource: Resource; n: number }
  | { type: 'drew'; seat: Seat; n: number }
  | { type: 'drew-card'; seat: Seat; card: Card; to: readonly Seat[] }
  | { type: 'moved'; seat: Seat; card: Card; move: Move; hosted: number }
  /** What only its owner sees is told to the others without the card. */
  | { type: 'moved-unseen'; seat: Seat; move: Move }
  | { type: 'moved-seen'; seat: Seat; card: Card; move: Move; to: readonly Seat[] }
  /** A card put under another: by the other's effect, or by its own. */
  | { type: 'garrisoned' | 'stationed'; seat: Seat; card: Card; host: Card }
  | { type: 'acquired' | 'acquired-exiled' | 'broke-through' | 'broke-through-exiled'; seat: Seat; card: Card }
  | { type: 'broke-through-blind'; seat: Seat; of: MarketType }
  | { type: 'got-card'; seat: Seat; card: Card; to: readonly Seat[] }
  | { type: 'searched-main-deck'; seat: Seat; cards: readonly Card[] }
  | { type: 'break-through-failed'; seat: Seat; n: number }
  | { type: 'market-filled'; card: Card }
  | { type: 'unrest-taken'; seat: Seat; n: number }
  | { type: 'market-tokens'; seat: Seat; card: Card; materials: number; population: number; progress: number }
  | { type: 'tokens-put'; seat: Seat; card: Card; resource: Resource; n: number }
  | { type: 'swapped'; seat: Seat; card: Card; exiled: Card }
  | { type: 'swapped-with-nation'; seat: Seat }
  | { type: 'looked'; seat: Seat; deck: 'nation' | 'fame'; n: number }
  | { type: 'saw'; seat: Seat; cards: readonly Card[]; to: readonly Seat[] }
  | { type: 'put-back'; seat: Seat; n: number }
  | { type: 'shuffled-nation' | 'nation-to-bottom' | 'took-fame'; seat: Seat }
  | { type: 'found'; seat: Seat; card: Card }
  | { type: 'found-nothing'; seat: Seat }
  | { type: 'revealed'; seat: Seat; cards: readonly Card[] }
  | { type: 'declared'; seat: Seat; of: MarketType }
  | { type: 'gave'; seat: Seat; receiver: Seat; card: Card }
  | { type: 'exhaust-returned'; seat: Seat; card: Card }
  | { type: 'treated'; seat: Seat; card: Card; n: number }
  | { type: 'reshuffled'; seat: Seat; cards: number }
  | { type: 'nation-card' | 'journey' | 'entered-play' | 'developed' | 'king-resolved'; seat: Seat; card: Card }
  | { type: 'became-empire'; seat: Seat }
  | { type: 'attack-avoided'; seat: Seat; card: Card }
  | { type: 'toll-paid' | 'toll-refused'; seat: Seat; owner: Seat; n: number }
  /** The solo opponent. `why` is the criterion that decided (IM-21.8). */
  | { type: 'rival-rolled'; n: number; spares: boolean }
  | { type: 'rival-turned-up'; slot: number; card: Card; nation: number; empire: boolean; row: number }
  | { type: 'rival-branch'; branch: number }
  | { type: 'rival-nothing' }
  | { type: 'rival-acquired' | 'rival-broke-through'; card: Card; why: Choice }
  | { type: 'rival-broke-through-blind'; of: MarketType | 'variable'; card: Card }
  | { type: 'rival-break-through-failed'; n: number }
  | { type: 'rival-exiled' | 'rival-pinned' | 'rival-history' | 'rival-returned'; card: Card }
  | { type: 'rival-abandoned' | 'rival-recalled'; card: Card }
  | { type: 'rival-gained' | 'rival-paid'; resource: Resource; n: number }
  | { type: 'rival-stole' | 'rival-robbed'; seat: Seat; resource: Resource; n: number }
  | { type: 'rival-received'; seat: Seat; card: Card }
  | { type: 'rival-fame' | 'rival-empire' }
  | { type: 'rival-king' | 'rival-unrest-returned' | 'rival-dynasty'; card: Card }
  | { type: 'rival-milled'; cards: readonly Card[] }
  | { type: 'rival-unrest'; n: number }
  | { type: 'rival-reshuffled'; cards: number }
  | { type: 'rival-step'; step: number }
  | { type: 'rival-token'; card: Card; resource: Resource; n: number }
  | { type: 'rival-result'; points: number; unrest: number; beaten: boolean }
  | { type: 'scoring-triggered'; by: ScoringTrigger; lastRound: number }
  | { type: 'collapsed' }
  | { type: 'game-ended'; ending: Ending };
