import { adviceText, hintInSlices, type Stop, sightOf } from '@stolik/bots';
import { type AnyGame, copyTable, type Seat, type Table } from '@stolik/engine';
import type { HintAdvice } from '@stolik/ui';

/** So long a hint may be thought about: as long as one is willing to look at three dots. */
const BUDGET = { milliseconds: 900, iterations: 8000 };

/** So many pieces that it would choose next are told. */
const FOLLOWING = 3;

/** What a good player would choose on this seat and why, from what the seat can see. Thinks over a copy: the table may move on meanwhile. */
export async function adviceFor(
  game: AnyGame,
  table: Table<unknown>,
  seat: Seat,
  stop: Stop,
): Promise<readonly HintAdvice[]> {
  const { advice } = await hintInSlices(sightOf(game, copyTable(game, table), seat), BUDGET, { stop });
  return advice.map((one) => ({
    option: one.option,
    same: one.same,
    next: one.line
      .slice(1)
      .filter((then) => typeof then === 'number')
      .slice(0, FOLLOWING),
    reasons: adviceText(one, seat),
  }));
}
