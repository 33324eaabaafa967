import type { Seat } from '@stolik/engine';
import type { Artifact, Colour, Crystal, Half, Mercenary } from './pieces.ts';
import type { Ending } from './state.ts';

/** Everything that can happen, as it is told to the players. With `to` it is for those seats only. */
export type Event =
  | { type: 'game-began'; first: Seat }
  | { type: 'hand-dealt'; seat: Seat; cards: readonly Mercenary[]; to: readonly Seat[] }
  | { type: 'turn-began'; seat: Seat; round: number }
  | { type: 'start-artifact-used'; seat: Seat; half: Half }
  | { type: 'leader-used'; seat: Seat; card: Mercenary }
  | { type: 'second-used'; seat: Seat; card: Mercenary }
  | { type: 'card-laid'; seat: Seat; card: Mercenary }
  | { type: 'recruited'; seat: Seat; card: Mercenary }
  | { type: 'mined'; seat: Seat; crystal: Crystal; cost: number }
  | { type: 'collected'; seat: Seat; artifact: Artifact; half: Half }
  | { type: 'artifact-shown'; artifact: Artifact }
  | { type: 'artifact-helped'; seat: Seat; half: Half }
  | { type: 'skill-played'; seat: Seat; card: Mercenary }
  | { type: 'crystal-taken'; seat: Seat; crystal: Crystal }
  | { type: 'taken-from-docks'; seat: Seat; card: Mercenary }
  | { type: 'taken-from-base'; seat: Seat; card: Mercenary; owner: Seat }
  | { type: 'subjugated-from-base'; seat: Seat; card: Mercenary; owner: Seat }
  | { type: 'subjugated-from-hand'; seat: Seat; card: Mercenary }
  | { type: 'crystal-recoloured'; seat: Seat; crystal: Crystal; colour: Colour }
  | { type: 'hand-recoloured'; seat: Seat; count: number; colour: Colour }
  | { type: 'card-recoloured'; seat: Seat; card: Mercenary; colour: Colour; to: readonly Seat[] }
  | { type: 'extra-mining'; seat: Seat; actions: number }
  | { type: 'raided'; seat: Seat; owner: Seat }
  | { type: 'leader-returned'; owner: Seat; card: Mercenary }
  | { type: 'totem-taken'; seat: Seat; colour: Colour; from: Seat | null }
  | { type: 'force-field-took'; owner: Seat; card: Mercenary }
  | { type: 'raid-took'; seat: Seat; owner: Seat; cards: readonly Mercenary[] }
  | { type: 'cave-in'; at: number; collapse: number }
  | { type: 'collapse-begun' }
  | { type: 'base-built'; seat: Seat; cards: readonly Mercenary[] }
  | { type: 'removed'; seat: Seat; cards: readonly Mercenary[] }
  | { type: 'refilled'; pieces: readonly number[] }
  | { type: 'crystal-stack-empty'; cost: number }
  | { type: 'mercenary-stack-empty'; level: number }
  | { type: 'game-ended'; ending: Ending };
