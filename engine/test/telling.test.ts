import { describe, expect, it } from 'vitest';
import {
  beginRecord,
  chooseAloud,
  dealAloud,
  eventsIn,
  forkTelling,
  retell,
  takeBack,
  tellNext,
} from '../host/index.ts';
import type { Telling } from '../host/telling.ts';
import { whyNoUndo } from '../host/telling.ts';
import { type AnyGame, type GameRecord, isRefusal, type Option, recordOf, seat } from '../index.ts';
import { answerOf, steps, tinyGame } from './tiny.ts';

const { choose, loop, run, script } = steps;

interface Memory {
  word?: string;
}

/** Three words are said aloud, of which one gives the turn away and one breaks the rules; the deal is told as well. */
const talking = tinyGame([
  script<Memory>('talk', [
    run((_, _local, dealer) => dealer.tell({ type: 'dealt' })),
    loop(
      (state) => state.trail.length < 3,
      [
        choose('word', () => ['yes', 'no', 'pass', 'crash']),
        run((state, { word = '' }, dealer) => {
          dealer.tell({ type: word });
          if (word === 'crash') throw new Error('a rule broke');
          if (word === 'pass') state.active = seat(1);
          state.trail.push(word);
        }),
      ],
    ),
  ]),
]) as AnyGame;

const dealt = (): Telling => dealAloud(talking, { seats: 2, variants: {} }, { seed: 'talk' });
const say = (telling: Telling, word: Option) => chooseAloud(telling, answerOf(telling.match.table, word));

/** All that is heard, each with the sequence number of the table and the deed that it was told by. */
const heard = ({ chronicle }: Telling): string[] =>
  chronicle
    .logOf(null)
    .all()
    .add.map(({ at, sequence, event }) => `${event.type} ${sequence} ${at}`);

function recordAfter(...words: readonly Option[]): GameRecord {
  const telling = dealt();
  for (const word of words) expect(say(telling, word)).toBeNull();
  return recordOf(telling.match, { names: ['Ann', 'Bo'] });
}

function told(telling: Telling | { readonly why: string }): Telling {
  if ('why' in telling) throw new Error(telling.why);
  return telling;
}

describe('a match that is told', () => {
  it('tells of the deal, and of each choice as it is made', () => {
    const telling = dealt();
    expect(say(telling, 'yes')).toBeNull();
    expect(chooseAloud(telling, answerOf(telling.match.table, 'no'), 17)).toBeNull();
    expect(heard(telling)).toEqual(['dealt 0 0', 'yes 1 1', 'no 2 17']);
    expect(telling.chronicle.lastChooser).toBe(0);
  });

  it('tells nothing of a choice that was not made', () => {
    const telling = dealt();
    say(telling, 'yes');
    expect(say(telling, 'perhaps')?.why).toBe('unknown-option');
    expect(say(telling, 'crash')?.why).toBe('broken-rules');
    expect(heard(telling)).toEqual(['dealt 0 0', 'yes 1 1']);
    expect(telling.chronicle.keep().marks).toHaveLength(1);
  });

  it('takes back the word with the choice, and neither where that cannot be done', () => {
    const telling = dealt();
    say(telling, 'yes');
    expect(takeBack(telling, seat(1))?.why).toBe('undo-other-seat');
    expect(heard(telling)).toHaveLength(2);
    expect(takeBack(telling, seat(0))).toBeNull();
    expect(takeBack(telling, seat(0))?.why).toBe('nothing-to-undo');
    expect([heard(telling), telling.match.choices]).toEqual([['dealt 0 0'], []]);
  });

  it('has nothing to take back for those who look on', () => {
    const telling = dealt();
    say(telling, 'yes');
    expect(whyNoUndo(telling.match, null)?.why).toBe('nothing-to-undo');
    expect(whyNoUndo(telling.match, seat(0))).toBeNull();
  });

  it('goes two ways when it is forked', () => {
    const telling = dealt();
    const twin = forkTelling(telling);
    say(twin, 'no');
    expect([heard(telling), heard(twin)]).toEqual([['dealt 0 0'], ['dealt 0 0', 'no 1 1']]);
    expect([telling.match.choices.length, twin.match.choices.length]).toEqual([0, 1]);
  });

  it('goes on where nothing was told of what came before', () => {
    const telling = { match: dealt().match, chronicle: dealt().chronicle };
    telling.match.choose(answerOf(telling.match.table, 'yes'));
    say(telling, 'no');
    expect(takeBack(telling, seat(0))).toBeNull();
    expect(heard(telling)).toEqual(['dealt 0 0']);
    expect(telling.match.choices).toHaveLength(1);
  });
});

describe('a record that is told again', () => {
  it('says the same as it did', () => {
    const again = told(retell(talking, recordAfter('yes', 'no', 'yes')));
    expect(heard(again)).toEqual(['dealt 0 0', 'yes 1 1', 'no 2 2', 'yes 3 3']);
    expect(again.match.over).toBe(true);
  });

  it('knows whose turn a choice was', () => {
    const again = told(retell(talking, recordAfter('pass', 'no')));
    expect(again.chronicle.keep().choosers).toEqual([0, 1]);
  });

  it('is told a choice at a time', () => {
    const record = recordAfter('yes', 'no');
    const telling = told(beginRecord(talking, record));
    expect(heard(telling)).toEqual(['dealt 0 0']);
    expect([tellNext(telling, record), tellNext(telling, record)]).toEqual([null, null]);
    expect(eventsIn(telling.chronicle.logOf(null).all()).map(({ type }) => type)).toEqual(['dealt', 'yes', 'no']);
    expect(tellNext(telling, record)).toMatchObject({
      why: 'bad-record',
      message: expect.stringContaining('no further'),
    });
  });

  it('says which choice does not fit', () => {
    const record = { ...recordAfter('yes'), choices: ['yes', 'perhaps'] };
    expect(retell(talking, record)).toMatchObject({ message: expect.stringContaining('Choice 2 of the record') });
    const stranger = { ...record, choices: ['yes', { seat: 1, option: 'no' }] };
    expect(retell(talking, stranger)).toMatchObject({
      message: expect.stringContaining('Seat 1 has nothing to decide'),
    });
    expect(isRefusal(beginRecord(talking, { ...record, game: 'another' }))).toBe(true);
  });
});
