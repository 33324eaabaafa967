/** How it is played, by the names that the engine asks for: the state, what happens to it, and what it is worth in the end. */
export { determinize } from '../determinize.ts';
export { state as fields } from '../fields.ts';
export { invariants } from '../invariants.ts';
export { epilogue, rivalScore, score, winners } from '../score.ts';
export { copyState as copy, view } from '../state.generated.ts';
export { activeSeat as active, seatOrder as order } from '../state.ts';
export { endingOf as ending } from './end.ts';
export { play, scripts } from './round.ts';
export { setup } from './setup.ts';
export { turn } from './turn.ts';
