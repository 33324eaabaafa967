import type { Script, Seat } from '@stolik/engine';
import { nodeAt } from '../content/cards.ts';
import { NONE } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { notice } from './notice.ts';
import { aboutSelf, answered } from './running.ts';
import { choose, type GameDealer, run, script, when } from './steps.ts';

/**
 * IM-11.2, IM-11.3: tokens go back to the supply. The payer says how many progress stand for materials (two each) and for
 * population (one each); the rest is paid in kind. At a table that wants to be asked only where tokens run short (variant `progress`),
 * whoever has enough pays with them.
 */
export interface Payment {
  seat: Seat;
  materials: number;
  population: number;
  progress: number;
  /** Progress used in place of other tokens. */
  use: string | null;
}

/** Whose effect makes one pay, where it is somebody else's. */
const aboutPrice = (s: State, seat: Seat): ReturnType<typeof aboutSelf> => {
  const running = s.running.at(-1);
  const forced =
    running !== undefined && running.owner !== seat && running.asked >= 0 && nodeAt(running.asked).op === 'pay';
  return forced ? aboutSelf(s) : { card: 'none' };
};

const by = (_: State, { seat }: Payment): Seat => seat;

export const payment = script<Payment>('payment', [
  when(
    (_, { materials }) => materials > 0,
    [
      choose('use', progressForMaterials, {
        by,
        prompt: 'payment.materials',
        about: (s, { seat, materials }) => ({ n: materials, ...aboutPrice(s, seat) }),
      }),
      run(payMaterials),
    ],
  ),
  when(
    (_, { population }) => population > 0,
    [
      choose('use', progressForPopulation, {
        by,
        prompt: 'payment.population',
        about: (s, { seat, population }) => ({ n: population, ...aboutPrice(s, seat) }),
      }),
      run(payPopulation),
    ],
  ),
  when((_, { progress }) => progress > 0, [run(payProgress)]),
  answered(),
]);

const numbers = (from: number, to: number): string[] => {
  const words: string[] = [];
  for (let n = from; n <= to; n++) words.push(String(n));
  return words;
};

function progressForMaterials(s: State, { seat, materials, population, progress }: Payment): string[] {
  const player = playerAt(s, seat);
  const least = Math.ceil(Math.max(0, materials - player.materials) / 2);
  if (least === 0 && !s.asksProgress) return ['0'];
  const spare = player.progress - progress - Math.max(0, population - player.population);
  return numbers(least, Math.min(Math.ceil(materials / 2), spare));
}

function progressForPopulation(s: State, { seat, population, progress }: Payment): string[] {
  const player = playerAt(s, seat);
  const least = Math.max(0, population - player.population);
  if (least === 0 && !s.asksProgress) return ['0'];
  return numbers(least, Math.min(population, player.progress - progress));
}

function payMaterials(s: State, { seat, materials, use }: Payment, dealer: GameDealer): void {
  const player = playerAt(s, seat);
  const progress = Number(use);
  const n = Math.max(0, materials - 2 * progress);
  player.materials -= n;
  player.progress -= progress;
  dealer.tell({ type: 'paid', seat, resource: 'materials', n, progress });
}

/** `youPay(population)`: only if a real population was among it (IM-19.1). */
function payPopulation(s: State, { seat, population, use }: Payment, dealer: GameDealer): void {
  const player = playerAt(s, seat);
  const progress = Number(use);
  const n = population - progress;
  player.population -= n;
  player.progress -= progress;
  dealer.tell({ type: 'paid', seat, resource: 'population', n, progress });
  if (n > 0) notice(s, seat, 'youPay', NONE, 0, 0, n);
}

function payProgress(s: State, { seat, progress }: Payment, dealer: GameDealer): void {
  playerAt(s, seat).progress -= progress;
  dealer.tell({ type: 'paid', seat, resource: 'progress', n: progress, progress: 0 });
}

export const paymentScripts: readonly Script[] = [payment];
