import { defined, type Seat } from '@stolik/engine';
import { type Pledge, type PledgeKind, playerAt, type State } from '../state.ts';
import type { GameDealer } from './steps.ts';

/**
 * AR-17.4: promises bind nobody. The table only remembers who kept them: a promise is kept when what was promised has happened, and broken when its
 * time is over. `support` cannot be judged and is only said.
 */
export function pledge(s: State, made: Pledge, dealer: GameDealer): void {
  dealer.tell({ type: 'promised', pledge: made });
  if (made.what !== 'support') s.promises = [...s.promises, made];
}

/** Something was done that may have been promised: so much of it is no longer owed. */
export function noteDone(s: State, by: Seat, to: Seat, what: PledgeKind, amount: number, dealer: GameDealer): void {
  if (s.promises.length === 0) return;
  const at = s.promises.findIndex((made) => made.by === by && made.to === to && made.what === what);
  if (at < 0) return;
  const made = defined(s.promises[at]);
  if (made.amount > amount) s.promises = s.promises.with(at, { ...made, amount: made.amount - amount });
  else keep(s, at, dealer);
}

/** The promised card was used. */
export function noteCardUsed(s: State, by: Seat, card: number, dealer: GameDealer): void {
  const at = s.promises.findIndex((made) => made.by === by && made.what === 'use-card' && made.amount === card);
  if (at >= 0) keep(s, at, dealer);
}

function keep(s: State, at: number, dealer: GameDealer): void {
  const kept = defined(s.promises[at]);
  s.promises = s.promises.toSpliced(at, 1);
  playerAt(s, kept.by).promisesKept++;
  dealer.tell({ type: 'promise-kept', pledge: kept });
}

const ofCrisis = ({ what }: Pledge): boolean => what === 'stand-up' || what === 'deliver';

/** Promises of help in a crisis end with it. */
export function judgeCrisisPledges(s: State, dealer: GameDealer): void {
  judge(s, ofCrisis, dealer);
}

/** The round is over. */
export function judgeRoundPledges(s: State, dealer: GameDealer): void {
  judge(s, (made) => made.due <= s.round, dealer);
}

function judge(s: State, isOver: (made: Pledge) => boolean, dealer: GameDealer): void {
  if (s.promises.length === 0) return;
  const broken = s.promises.filter(isOver);
  s.promises = s.promises.filter((made) => !isOver(made));
  for (const made of broken) {
    playerAt(s, made.by).promisesBroken++;
    dealer.tell({ type: 'promise-broken', pledge: made });
  }
}
