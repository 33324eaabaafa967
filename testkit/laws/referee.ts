import type { AskedDecision, Option, Seat } from '@stolik/engine';
import type { Law } from './law.ts';

/** A second reading of a game's rules, which shares nothing with the first but the content and the way pieces lie on the table. */
export interface Referee<S> {
  /** What may be chosen, where the referee has an opinion; null elsewhere. */
  offered(state: S, decision: AskedDecision): readonly Option[] | null;
  /** What a seat has at the end. */
  points(state: S, seat: Seat): number;
}

export const refereeAgrees = <S>({ offered, points }: Referee<S>): Law => ({
  name: 'the referee agrees',
  says: 'A second reading of the rules offers the same choices and counts the same points.',
  *watch(watch) {
    for (; !watch.done; yield) {
      for (const { seat, prompt, options } of watch.table.pending) {
        const { decision } = watch.walk.viewOf(seat);
        const own = decision === null ? null : offered(watch.table.state as S, decision);
        if (own === null) continue;
        const [missing, added] = [only(own, options), only(options, own)];
        if (missing.length + added.length > 0)
          throw watch.broken(`${prompt}: the referee would offer ${told(missing)} too, and not ${told(added)}`);
      }
    }
    for (const { seat, total } of watch.game.score(watch.table.state)) {
      const own = points(watch.table.state as S, seat);
      if (own !== total) throw watch.broken(`seat ${seat} has ${total} points, by the referee’s count ${own}`);
    }
  },
});

const only = (some: readonly Option[], others: readonly Option[]): Option[] =>
  some.filter((option) => !others.includes(option));

const told = (options: readonly Option[]): string => JSON.stringify(options);
