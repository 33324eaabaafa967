import { describe, expect, it } from 'vitest';
import { copyPlain, isOver, Match, type Option, type Seat, seat, seatsFrom, type Table } from '../index.ts';
import { answerOf, mark, steps, type Tiny, type TinyEvent, tinyGame } from './tiny.ts';

const { chooseTogether, loop, run, script, when } = steps;

interface Memory {
  word?: string;
}

/** Seats say words for ever. Some words do something: they pass the turn, roll a die, turn something over, break the rules. */
const talking = tinyGame([
  script<Memory>('talk', [
    loop(
      (state) => state.trail.at(-1) !== 'stop',
      [
        steps.choose('word', () => ['a', 'b', 'pass', 'roll', 'show', 'break', 'stop']),
        mark((_, local: Memory) => local.word as string),
        when(
          (_, local) => local.word === 'pass',
          [
            run((state) => {
              state.active = seat((state.active + 1) % state.seats);
            }),
          ],
        ),
        run((state, local, dealer) => {
          if (local.word === 'roll') state.secrets[0] = dealer.below(6);
          if (local.word === 'show') dealer.reveal();
          if (local.word === 'break') throw new Error('nobody thought of this');
          dealer.tell({ type: 'said', said: local.word as string });
        }),
      ],
    ),
  ]),
]);

const match = () => new Match(talking, { seats: 2, variants: {} }, { seed: 'talk' });

function say(table: Match<Tiny, TinyEvent>, ...words: Option[]): void {
  for (const word of words) expect(table.choose(answerOf(table.table, word))).toBeNull();
}

/** A table but for its numbering, which undo does not turn back. */
const unnumbered = (table: Table<Tiny>): Table<Tiny> => ({
  ...copyPlain(table),
  sequence: 0,
  pending: table.pending.map((decision) => ({ ...decision, id: 0 })),
});

describe('a fork', () => {
  it('goes its own way, and so does the match it was made of', () => {
    const talk = match();
    say(talk, 'a', 'b');
    const before = copyPlain(talk.table);
    const fork = talk.fork();
    say(fork, 'roll', 'pass');
    expect([talk.table, talk.choices.length]).toEqual([before, 2]);
    say(talk, 'roll', 'pass');
    expect([fork.table, fork.choices]).toEqual([talk.table, talk.choices]);
  });

  it('takes back by itself', () => {
    const talk = match();
    say(talk, 'a', 'b');
    const fork = talk.fork();
    expect(fork.undo(seat(0))).toBeNull();
    expect([fork.choices.length, talk.choices.length]).toEqual([1, 2]);
    expect(talk.undo(seat(0))).toBeNull();
    expect(unnumbered(talk.table)).toEqual(unnumbered(fork.table));
  });
});

describe('a match that was kept', () => {
  const kept = (talk: ReturnType<typeof match>) =>
    Match.kept(talking, { seats: 2, variants: {} }, { seed: 'talk' }, copyPlain(talk.keep()));

  it('goes on where it stood, and takes back as far as before', () => {
    const talk = match();
    say(talk, 'a', 'roll', 'b', 'a');
    const again = kept(talk);
    expect([again.table, again.choices]).toEqual([talk.table, talk.choices]);
    for (const one of [talk, again]) {
      for (let back = 0; back < 2; back++) expect(one.undo(seat(0))).toBeNull();
      expect(one.undo(seat(0))).toMatchObject({ why: 'undo-chance' });
    }
    expect(again.table).toEqual(talk.table);
    say(again, 'pass');
    expect([again.choices.length, talk.choices.length]).toEqual([3, 2]);
  });

  it('stands at its fence with nothing to take back, and writes no table twice there', () => {
    const talk = match();
    say(talk, 'a', 'roll');
    expect(talk.keep().fenced).toBeNull();
    const again = kept(talk);
    expect(again.undo(seat(0))).toEqual(talk.undo(seat(0)));
    say(again, 'b');
    expect(again.keep().fenced).not.toBeNull();
    expect(again.undo(seat(0))).toBeNull();
    expect(unnumbered(again.table)).toEqual(unnumbered(talk.table));
  });
});

describe('undo', () => {
  it('takes back one choice after the other, to the start', () => {
    const talk = match();
    const tables = [unnumbered(talk.table)];
    for (const word of ['a', 'b', 'a']) {
      say(talk, word);
      tables.push(unnumbered(talk.table));
    }
    for (let back = 2; back >= 0; back--) {
      expect(talk.undo(seat(0))).toBeNull();
      expect(unnumbered(talk.table)).toEqual(tables[back]);
      expect(talk.choices).toHaveLength(back);
    }
    expect(talk.undo(seat(0))).toEqual({ why: 'nothing-to-undo', message: 'Nothing has been chosen yet.' });
  });

  it.each([
    ['roll', 'undo-chance', 'That choice drew on chance and stands.'],
    ['show', 'undo-revealed', 'That choice showed something hidden and stands.'],
  ])('stops at "%s"', (word, why, message) => {
    const talk = match();
    say(talk, 'a', word);
    expect(talk.whyNoUndo(seat(0))).toEqual({ why, message });
    expect(talk.undo(seat(0))).toEqual({ why, message });
    say(talk, 'b', 'a');
    expect(talk.undo(seat(0))).toBeNull();
    expect(talk.undo(seat(0))).toBeNull();
    expect(talk.undo(seat(0))?.why).toBe(why);
    expect(talk.table.state.trail).toEqual(['a', word]);
  });

  it('is for the one who chose, until another has chosen', () => {
    const talk = match();
    say(talk, 'a', 'pass');
    expect(talk.undo(seat(1))).toEqual({ why: 'undo-other-seat', message: 'Another player has chosen since.' });
    expect(talk.whyNoUndo(seat(0))).toBeNull();
    say(talk, 'b');
    expect(talk.undo(seat(0))?.why).toBe('undo-other-seat');
    expect(talk.undo(seat(1))).toBeNull();
    for (const who of [0, 1]) expect(talk.undo(seat(who))?.why).toBe('undo-other-seat');
    expect(talk.table.state.trail).toEqual(['a', 'pass']);
  });

  it('can take back the choice that passed the turn', () => {
    const talk = match();
    say(talk, 'pass');
    expect(talk.table.pending[0]?.seat).toBe(1);
    expect(talk.undo(seat(0))).toBeNull();
    expect(talk.table.pending[0]?.seat).toBe(0);
  });

  it('can take back the last choice of a game', () => {
    const talk = match();
    say(talk, 'a', 'stop');
    expect(talk.over).toBe(true);
    expect(talk.undo(seat(0))).toBeNull();
    expect(talk.over).toBe(false);
    say(talk, 'stop');
    expect(isOver(talk.table)).toBe(true);
  });

  it('goes on counting, so that a late answer to the undone question is refused', () => {
    const talk = match();
    say(talk, 'a');
    const late = answerOf(talk.table, 'b');
    const undoneAnswer = { ...late, decision: late.decision - 1 };
    talk.undo(seat(0));
    expect(talk.table.sequence).toBe(2);
    expect(talk.choose(late)?.why).toBe('stale-decision');
    expect(talk.choose(undoneAnswer)?.why).toBe('stale-decision');
    expect(talk.choices).toEqual([]);
    say(talk, 'b');
    expect(talk.table.sequence).toBe(3);
    expect(talk.table.state.trail).toEqual(['b']);
  });

  it('does not make the chance of another die roll', () => {
    const talk = match();
    say(talk, 'a', 'a', 'roll');
    const rolled = talk.table.state.secrets[0];
    const again = match();
    say(again, 'a', 'a');
    again.undo(seat(0));
    again.undo(seat(0));
    say(again, 'b', 'roll');
    expect(again.table.state.secrets[0]).toBe(rolled);
  });

  it('leaves no more than the standing choices, which lead to the same table', () => {
    const talk = match();
    say(talk, 'a', 'b', 'pass', 'a');
    talk.undo(seat(1));
    say(talk, 'b', 'roll', 'a');
    talk.undo(seat(1));
    expect(talk.choices.map(({ option }) => option)).toEqual(['a', 'b', 'pass', 'b', 'roll']);
    const plain = match();
    say(plain, ...talk.choices.map(({ option }) => option));
    expect(unnumbered(plain.table)).toEqual(unnumbered(talk.table));
  });

  it('works among seats that choose together', () => {
    const game = tinyGame([
      script<{ picks?: Option[][] }>('bid', [
        chooseTogether(
          'picks',
          (state) => seatsFrom(seat(0), state.seats),
          (_, __, ___, picked) => (picked.length < 2 ? ['x', 'y'] : []),
        ),
        run((state, local, dealer) => {
          state.trail = (local.picks as Option[][]).map((picks) => picks.join('+'));
          dealer.reveal();
        }),
      ]),
    ]);
    const bids = new Match(game, { seats: 2, variants: {} }, { seed: 'bids' });
    const pick = (who: number, option: Option) => expect(bids.choose(answerOf(bids.table, option, who))).toBeNull();
    const [first] = bids.table.pending;
    pick(0, 'x');
    expect(bids.undo(seat(0))).toBeNull();
    // Each has his own question again: seat 0 a new one, seat 1 the one that was open all the time.
    expect(bids.table.pending.map((decision) => decision.seat)).toEqual([0, 1]);
    expect(bids.table.pending.map(({ id }) => id === first?.id)).toEqual([false, true]);
    pick(0, 'x');
    const one = unnumbered(bids.table);
    pick(0, 'y');
    const waiting = bids.table.pending.find((decision) => decision.seat === 1);
    expect(bids.undo(seat(0))).toBeNull();
    expect(unnumbered(bids.table)).toEqual(one);
    expect(bids.table.pending.find((decision) => decision.seat === 1)?.id).toBe(waiting?.id); // not a late one for that
    pick(0, 'x');
    pick(1, 'y');
    expect(bids.undo(seat(0))?.why).toBe('undo-other-seat');
    expect(bids.undo(seat(1))).toBeNull();
    pick(1, 'x');
    pick(1, 'x');
    expect(bids.table.state.trail).toEqual(['x+x', 'x+x']);
    expect(bids.undo(seat(1))?.why).toBe('undo-revealed');
    expect(bids.choices.every(({ together }) => together)).toBe(true);
  });
});

describe('rules that fail', () => {
  it.each([
    ['at the start', [], 0],
    ['after choices of the same seat', ['a', 'b'], 0],
    ['after a fence', ['a', 'roll'], 0],
    ['when another seat begins to choose', ['a', 'pass'], 1],
  ])('leave the table as it was %s', (_, words, who) => {
    const talk = match();
    say(talk, ...words);
    const before = copyPlain(talk.table);
    const broken = answerOf(talk.table, 'break');
    expect(broken.seat).toBe(who);
    const refusal = talk.choose(broken);
    expect(refusal?.why).toBe('broken-rules');
    expect(refusal?.message).toBe('The rules failed (nobody thought of this); the choice was not made.');
    expect(unnumbered(talk.table)).toEqual(unnumbered(before));
    expect(talk.choices.map(({ option }) => option)).toEqual(words);
    say(talk, 'b', 'a');
    expect(talk.undo(who as Seat)).toBeNull();
    expect(talk.table.state.trail).toEqual([...words, 'b']);
  });

  it('do not make the open question a late one', () => {
    const talk = match();
    say(talk, 'a');
    const before = copyPlain(talk.table);
    expect(talk.choose(answerOf(talk.table, 'break'))?.why).toBe('broken-rules');
    expect(talk.table).toEqual(before);
  });
});

describe('a match', () => {
  it('tells listeners what happens, and is silent while it finds its way back', () => {
    const heard: (Option | undefined)[] = [];
    const talk = match();
    for (const word of ['a', 'b']) talk.choose(answerOf(talk.table, word), ({ said }) => heard.push(said));
    talk.undo(seat(0));
    expect(heard).toEqual(['a', 'b']);
  });

  it('changes nothing when it refuses', () => {
    const talk = match();
    say(talk, 'a', 'pass');
    const before = copyPlain(talk.table);
    expect(talk.choose({ ...answerOf(talk.table, 'b'), seat: seat(0) })?.why).toBe('not-your-decision');
    expect(talk.choose(answerOf(talk.table, 'z'))?.why).toBe('unknown-option');
    expect(talk.table).toEqual(before);
    expect(talk.choices).toHaveLength(2);
    expect(talk.whyNoUndo(seat(0))).toBeNull();
  });
});
