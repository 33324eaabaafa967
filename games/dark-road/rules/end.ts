import { allSeats, defined, type Option, type Script, type Seat } from '@stolik/engine';
import { featKind } from '../content/cards.ts';
import type { Reward } from '../content/feat-sets.ts';
import type { Feat } from '../pieces.ts';
import { tieOf } from '../score.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { bestTown, concernDelivers } from './concern-journey.ts';
import { concernScore } from './concern-score.ts';
import { deliver, visitOptions, visitQuestion } from './delivery.ts';
import { paymentsOf } from './feat-counts.ts';
import { inventoryOf } from './powers.ts';
import { chooseTogether, type GameDealer, run, script } from './steps.ts';
import { takeAway } from './stock.ts';

/** DR-25 and DR-26: one last visit to any town, then what the feats pay. */
interface Ending {
  plan?: Option[][];
  reward?: Option[][];
}

const end = script<Ending>('end', [
  run((s, _, dealer) => {
    s.phase = 'final';
    dealer.tell({ type: 'final-visits' });
  }),
  chooseTogether(
    'plan',
    (s) => allSeats(s.seats),
    (s, _, seat, picked) => visitOptions(s, seat, picked),
    { about: (s, { plan }, seat) => visitQuestion(s, seat, plan?.[seat] ?? []) },
  ), // DR-25.1
  run((s, { plan }, dealer) => {
    dealer.reveal(); // what others planned, and then all coins and feats
    for (const seat of allSeats(s.seats)) {
      deliver(s, seat, plan?.[seat] ?? [], dealer);
      dropSurplusTokens(s, seat);
    }
    if (s.concern !== null && bestTown(s).value > 0) concernDelivers(s, bestTown(s).town, dealer); // DR-29.14
    s.phase = 'scoring'; // coins and feats are revealed (DR-26.1)
  }),
  chooseTogether(
    'reward',
    (s) => allSeats(s.seats),
    (s, _, seat, picked) => rewardOptions(s, seat, picked),
    { about: (s, { reward }, seat) => rewardQuestion(s, seat, reward?.[seat] ?? []) },
  ),
  run((s, { reward }, dealer) => {
    dealer.reveal();
    for (const seat of allSeats(s.seats)) payFeats(s, seat, reward?.[seat] ?? [], dealer);
    if (s.concern !== null) dealer.tell({ type: 'concern-scored', ...concernScore(s.concern) });
    s.phase = 'ended';
    const tie = tieOf(s);
    if (tie !== null) dealer.tell({ type: 'tied', ...tie });
    dealer.tell({ type: 'game-ended' });
  }),
]);

/** Quartz of the last visit that has no room: nothing is left to choose it for. */
function dropSurplusTokens(s: State, seat: Seat): void {
  const wagon = wagonAt(s, seat);
  const over = wagon.horseshoes + wagon.quartz - inventoryOf(wagon);
  if (over > 0) takeAway(s, seat, 'quartz', over);
}

/** A payment that may be taken in one thing or another, chosen anew each time (DR-23.5). */
const flexible = (wagon: Wagon): Feat[] =>
  wagon.feats.flatMap((feat) =>
    featKind(feat).rewards.length > 1 ? Array<Feat>(paymentsOf(wagon, feat)).fill(feat) : [],
  );

function rewardOptions(s: State, seat: Seat, picked: readonly Option[]): Option[] {
  const feat = flexible(wagonAt(s, seat))[picked.length];
  return feat === undefined ? [] : featKind(feat).rewards.map(({ what }) => what);
}

function rewardQuestion(s: State, seat: Seat, picked: readonly Option[]) {
  const wagon = wagonAt(s, seat);
  const payments = flexible(wagon);
  const feat = defined(payments[picked.length]);
  const times = payments.filter((one) => one === feat).length;
  const nth = picked.length - payments.indexOf(feat) + 1;
  return { feat: { piece: feat }, n: featKind(feat).rewards[0]?.n ?? 0, nth, times, ...totalsWith(wagon, picked) };
}

/** Coins and prestige with all that is settled: fixed rewards, and those picked so far. */
export function totalsWith(wagon: Wagon, picked: readonly Option[]): { coins: number; prestige: number } {
  const totals = { coins: wagon.coins, prestige: wagon.prestige };
  const add = ({ n, what }: Reward): void => {
    if (what !== 'vp') totals[what] += n;
  };
  for (const feat of wagon.feats) {
    const [only, other] = featKind(feat).rewards;
    if (only !== undefined && other === undefined) for (let i = 0; i < paymentsOf(wagon, feat); i++) add(only);
  }
  flexible(wagon).forEach((feat, at) => {
    const reward = featKind(feat).rewards.find(({ what }) => what === picked[at]);
    if (reward !== undefined) add(reward);
  });
  return totals;
}

/** DR-26.1; victory points stay on the card and are counted by `score`. */
function payFeats(s: State, seat: Seat, picked: readonly Option[], dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  const left = picked.slice();
  const payments = wagon.feats.map((feat) => ({ feat, times: paymentsOf(wagon, feat) }));
  for (const { feat, times } of payments) {
    const gained = { coins: 0, prestige: 0, vp: 0 };
    const { rewards } = featKind(feat);
    for (let i = 0; i < times; i++) {
      const what = rewards.length > 1 ? left.shift() : rewards[0]?.what;
      const reward = defined(rewards.find((one) => one.what === what));
      gained[reward.what] += reward.n;
    }
    wagon.coins += gained.coins;
    wagon.prestige += gained.prestige;
    dealer.tell({ type: 'feat-scored', seat, feat, times, ...gained });
  }
}

export const endScripts: readonly Script[] = [end];
