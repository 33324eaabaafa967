export { type Contest, type Fixture, fixtureOf, type Pairs, seatingFor, selectionsOf } from './contest.ts';
export { type Entry, entryLine, headLine, type LedgerProblem, type LedgerText, readLedger } from './ledger.ts';
export type { Outcome } from './outcome.ts';
export { playFixture } from './play.ts';
export { placesOf, ratingsOf, type Strength } from './ratings.ts';
export { type Meeting, type Rate, rateOf, type Standing, type Tally, tallyOf, wonBy } from './tally.ts';
export { choicesIn, meanTime, Stopwatch, type Thinking, timeFor } from './thinking.ts';
export { difference, type Interval, type Share, wilson } from './wilson.ts';
