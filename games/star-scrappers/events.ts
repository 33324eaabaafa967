import type { Seat } from '@stolik/engine';
import type { Artifact, Colour, Crystal, Half, Mercenary } from './pieces.ts';
import type { Ending } from './state.ts';

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  | { type: 'game-began'; first: Seat }
  | { type: 'hand-dealt'; seat: Seat; cards: readonly Mercenary[]; to: readonly Seat[] }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'start-artifact-used' | 'artifact-helped'; seat: Seat; half: Half }
  | { type: 'leader-used' | 'second-used'; seat: Seat; card: Mercenary }
  | { type: 'card-laid' | 'recruited' | 'skill-played'; seat: Seat; card: Mercenary }
  | { type: 'mined'; seat: Seat; crystal: Crystal; cost: number }
  | { type: 'collected'; seat: Seat; artifact: Artifact; half: Half }
  | { type: 'artifact-shown'; artifact: Artifact }
  | { type: 'crystal-taken'; seat: Seat; crystal: Crystal }
  | { type: 'taken-from-docks'; seat: Seat; card: Mercenary }
  | { type: 'taken-from-base' | 'subjugated-from-base'; seat: Seat; card: Mercenary; owner: Seat }
  | { type: 'subjugated-from-hand'; seat: Seat; card: Mercenary }
  | { type: 'crystal-recoloured'; seat: Seat; crystal: Crystal; colour: Colour }
  | { type: 'hand-recoloured'; seat: Seat; count: number; colour: Colour }
  | { type: 'card-recoloured'; seat: Seat; card: Mercenary; colour: Colour; to: readonly Seat[] }
  | { type: 'extra-mining'; seat: Seat; actions: number }
  | { type: 'raided'; seat: Seat; owner: Seat }
  | { type: 'leader-returned' | 'force-field-took'; owner: Seat; card: Mercenary }
  | { type: 'totem-taken'; seat: Seat; colour: Colour; from: Seat | null }
  | { type: 'raid-took'; seat: Seat; owner: Seat; cards: readonly Mercenary[] }
  | { type: 'cave-in'; at: number; collapse: number }
  | { type: 'collapse-begun' }
  | { type: 'base-built' | 'removed'; seat: Seat; cards: readonly Mercenary[] }
  | { type: 'refilled'; pieces: readonly number[] }
  | { type: 'crystal-stack-empty'; cost: number }
  | { type: 'mercenary-stack-empty'; level: number }
  | { type: 'game-ended'; ending: Ending };
