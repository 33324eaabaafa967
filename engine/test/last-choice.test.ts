import { describe, expect, it } from 'vitest';
import { Hold } from '../host/index.ts';
import { END, HOLD_MS, isLastChoice, Match, type Option, seat } from '../index.ts';
import { answerOf, mark, steps, tinyGame } from './tiny.ts';

const { loop, run, script, when } = steps;

interface Memory {
  word?: string;
}

/** Whoever has the turn says words; some of them give it away, one can no longer be taken back, one ends the game. */
const talking = tinyGame([
  script<Memory>('talk', [
    loop(
      (state) => state.trail.at(-1) !== 'stop',
      [
        steps.choose('word', () => ['stay', 'pass', END, 'roll', 'stop']),
        mark((_, local: Memory) => local.word as string),
        run((state, local, dealer) => {
          if (local.word === 'roll') state.secrets[0] = dealer.below(6);
        }),
        when(
          (_, local) => local.word !== 'stay',
          [
            run((state) => {
              state.active = seat((state.active + 1) % state.seats);
            }),
          ],
        ),
      ],
    ),
  ]),
]);

/** The table after these words, for whoever said the first of them. */
function after(...words: Option[]) {
  const match = new Match(talking, { seats: 2, variants: {} }, { seed: 'talk' });
  for (const word of words) expect(match.choose(answerOf(match.table, word))).toBeNull();
  return match;
}

/** Decision 0010: bots and others do not go on before one has seen what one's last choice did. */
describe('the last choice of a turn', () => {
  it('is held where it can be taken back and others are asked next', () =>
    expect(isLastChoice(after('pass'), seat(0))).toBe(true));

  it('is nobody else’s', () => expect(isLastChoice(after('pass'), seat(1))).toBe(false));

  it('is none before anybody has chosen', () => expect(isLastChoice(after(), seat(0))).toBe(false));

  it('is none while the turn goes on', () => expect(isLastChoice(after('stay'), seat(0))).toBe(false));

  it('is not held a second time for those who said that the turn is over', () =>
    expect(isLastChoice(after(END), seat(0))).toBe(false));

  it('is not held where chance forbids the way back', () => expect(isLastChoice(after('roll'), seat(0))).toBe(false));

  it('is none when the game is over', () => expect(isLastChoice(after('stop'), seat(0))).toBe(false));

  it('is none once somebody else has chosen', () => expect(isLastChoice(after('pass', 'stay'), seat(0))).toBe(false));

  it('is held for some seconds', () => expect(HOLD_MS).toBe(5000));
});

describe('the hold of it', () => {
  it('ends when it is let go, for that choice only', () => {
    const match = after('stay', 'pass');
    const hold = new Hold();
    expect(hold.holds(match, seat(0))).toBe(true);
    hold.release(match);
    expect(hold.holds(match, seat(0))).toBe(false);
    expect(match.undo(seat(0))).toBeNull();
    expect(match.choose(answerOf(match.table, 'pass'))).toBeNull();
    expect(hold.holds(match, seat(0))).toBe(true);
  });

  it('is that of the same choice in a copy of the match', () => {
    const match = after('pass');
    const hold = new Hold();
    hold.release(match);
    expect(hold.holds(match.fork(), seat(0))).toBe(false);
  });

  it('is none before anybody has chosen', () => expect(new Hold().holds(after(), seat(0))).toBe(false));
});
