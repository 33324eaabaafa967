import { type Decision, isOver, resultOf, type Score } from '@stolik/engine';
import { firstUnplain } from '../difference.ts';
import type { Law, Watch } from './law.ts';
import { opAt } from './step.ts';

export const invariantsHold: Law = {
  name: 'invariants hold',
  says: "The game's own invariants hold after every choice.",
  *watch(watch) {
    for (;;) {
      const broken = watch.game.invariants(watch.table.state);
      if (broken.length > 0) throw watch.broken(broken.join('; '));
      if (watch.done) return;
      yield;
    }
  },
};

/** What a record can keep of a word. */
const LONGEST_WORD = 200;

export const noDeadEnds: Law = {
  name: 'no dead ends',
  says: 'Somebody is always asked, and every list of options is a real choice without doubles.',
  *watch(watch) {
    for (;;) {
      const { pending } = watch.table;
      const problem = isOver(watch.table)
        ? pending.length > 0 && 'somebody is asked although the game is over'
        : pending.length === 0
          ? 'nobody is asked although the game is not over'
          : new Set(pending.map(({ seat }) => seat)).size < pending.length
            ? 'a seat is asked two things at once'
            : pending.map((decision) => wrongWith(watch, decision)).find(Boolean);
      if (problem) throw watch.broken(problem);
      if (watch.done) return;
      yield;
    }
  },
};

function wrongWith({ game, table }: Watch, { seat, prompt, options }: Decision): string | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats)
    return `${prompt} asks seat ${seat}, which is not there`;
  if (options.length === 0) return `${prompt} has no options`;
  if (options.length === 1 && !opAt(game, table).always) return `${prompt} asks although there is one option only`;
  for (const option of options) {
    const fits =
      typeof option === 'number'
        ? Number.isSafeInteger(option)
        : typeof option === 'string' && option !== '' && option.length <= LONGEST_WORD;
    if (!fits) return `${prompt} offers ${JSON.stringify(option)}, which is neither a piece nor a short word`;
  }
  const double = options.find((option, place) => options.indexOf(option) !== place);
  return double === undefined ? null : `${prompt} offers ${JSON.stringify(double)} twice`;
}

export const endsInTime = (lostEndings: readonly string[]): Law => ({
  name: 'ends in time',
  says: 'Every game ends within its decisionLimit, in a way it lists, with a score that adds up.',
  *watch(watch) {
    const { decisionLimit } = watch.game;
    for (; !watch.done; yield)
      if (watch.walk.made >= decisionLimit)
        throw watch.broken(`not over after ${decisionLimit} choices, its decisionLimit`);
    if (!isOver(watch.table)) return;
    const problem = wrongWithResult(watch, lostEndings);
    if (problem !== null) throw watch.broken(problem);
  },
});

const sumOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

function wrongWithScore(whose: string, { total, lines }: Pick<Score, 'total' | 'lines'>): string | null {
  if (sumOf(lines) !== total) return `${whose} scores ${total}, but its lines add up to ${sumOf(lines)}`;
  const odd = lines.find(({ points, parts }) => parts !== undefined && sumOf(parts) !== points);
  if (odd !== undefined) return `the parts of "${odd.what}" of ${whose} do not add up to ${odd.points}`;
  if (new Set(lines.map(({ what }) => what)).size < lines.length) return `two score lines of ${whose} are the same`;
  return null;
}

function wrongWithResult({ game, table }: Watch, lostEndings: readonly string[]): string | null {
  const scores: readonly Score[] = game.score(table.state);
  if (scores.length !== table.seats || scores.some(({ seat }, place) => seat !== place))
    return `the scores are of seats ${scores.map(({ seat }) => seat).join(', ')}, not of every seat in order`;
  for (const score of scores) {
    const wrong = wrongWithScore(`seat ${score.seat}`, score);
    if (wrong !== null) return wrong;
  }
  const rival = game.rivalScore?.(table.state) ?? null;
  const wrong = rival === null ? null : wrongWithScore("the game's own opponent", rival);
  if (wrong !== null) return wrong;
  const { winners, ending } = resultOf(game, table.state);
  if (winners.length === 0 && table.seats > 1 && !lostEndings.includes(ending)) return 'nobody wins';
  if (new Set(winners).size < winners.length || winners.some((seat) => !(seat in scores)))
    return `the winners are seats ${winners.join(', ')}`;
  if (!game.endings.includes(ending)) return `it ended by "${ending}", which is not among its endings`;
  return firstUnplain(resultOf(game, table.state), 'result');
}
