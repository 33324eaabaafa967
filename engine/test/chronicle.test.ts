import { describe, expect, it } from 'vitest';
import { Chronicle, eventsIn, type News } from '../host/index.ts';
import { type Seat, seat } from '../index.ts';

const [ann, bo] = [seat(0), seat(1)];

/** A chronicle that numbers what is told, with a seat's choice for each `say`. */
class Evening {
  readonly chronicle = new Chronicle();
  private choices = 0;

  say(chooser: Seat, ...words: readonly string[]): this {
    this.choices++;
    this.chronicle.beginChoice(chooser);
    for (const type of words) this.chronicle.tell(this.choices, this.choices, wordFor(type));
    return this;
  }
}

/** `bo:hush` is for Bo's ears only. */
function wordFor(word: string) {
  const [whom, type = word] = word.split(':');
  return type === word ? { type } : { type, to: [whom === 'bo' ? bo : ann] };
}

const words = (news: News): string[] => eventsIn(news).map(({ type }) => type);

/** Ann says one thing, Bo two of which one is for himself, then Ann again. */
const evening = () => new Evening().say(ann, 'a').say(bo, 'b', 'bo:hush').say(ann, 'c');

describe('what a chair hears', () => {
  it('is what is meant for all and for it', () => {
    const { chronicle } = evening();
    expect(words(chronicle.logOf(ann).all())).toEqual(['a', 'b', 'c']);
    expect(words(chronicle.logOf(bo).all())).toEqual(['a', 'b', 'hush', 'c']);
    expect(words(chronicle.logOf(null).all())).toEqual(['a', 'b', 'c']);
  });

  it('is news once, and grows with what is told', () => {
    const told = evening();
    const log = told.chronicle.logOf(ann);
    expect([log.news().keep, words(log.news())]).toEqual([0, []]);
    told.say(bo, 'd', 'bo:hush');
    const news = log.news();
    expect([news.keep, words(news)]).toEqual([3, ['d']]);
  });

  it('stays unread until it is said to be read', () => {
    const { chronicle } = evening();
    const log = chronicle.logOf(bo);
    expect([words(log.unread()), words(log.unread())]).toEqual([
      ['a', 'b', 'hush', 'c'],
      ['a', 'b', 'hush', 'c'],
    ]);
    log.readAll();
    expect(log.unread()).toEqual({ keep: 4, add: [] });
  });

  it('is read but for the last things told, whoever heard them', () => {
    const { chronicle } = evening();
    const [hers, his] = [chronicle.logOf(ann), chronicle.logOf(bo)];
    for (const log of [hers, his]) log.readAllBut(2);
    expect([words(hers.unread()), words(his.unread())]).toEqual([['c'], ['hush', 'c']]);
    hers.readAllBut(100);
    expect(words(hers.unread())).toEqual(['a', 'b', 'c']);
  });

  it('can be asked for from a deed on', () => {
    const log = evening().chronicle.logOf(bo);
    expect(log.since(1)).toMatchObject({ keep: 1, add: [{ at: 2 }, { at: 2 }, { at: 3 }] });
    expect(words(log.since(-1))).toEqual(['a', 'b', 'hush', 'c']);
    expect(log.since(3)).toEqual({ keep: 4, add: [] });
  });
});

describe('what is taken back', () => {
  it('was never told', () => {
    const { chronicle } = evening();
    const log = chronicle.logOf(bo);
    log.news();
    chronicle.takeBack();
    expect(log.news()).toEqual({ keep: 3, add: [] });
    expect([chronicle.lastChooser, chronicle.lastChoiceOf(ann)]).toEqual([bo, 0]);
  });

  it('makes room for something else, which is news also where it sounds the same', () => {
    const told = evening();
    const log = told.chronicle.logOf(bo);
    log.news();
    told.chronicle.cutTo(1);
    told.say(bo, 'b', 'other').say(ann, 'c');
    const news = log.news();
    expect([news.keep, words(news)]).toEqual([1, ['b', 'other', 'c']]);
  });

  it('is heard of by those who could not hear what was there before', () => {
    const told = new Evening().say(ann, 'a').say(bo, 'bo:hush', 'bo:hush');
    const log = told.chronicle.logOf(ann);
    log.news();
    told.chronicle.takeBack();
    told.say(bo, 'b', 'bo:hush');
    const news = log.news();
    expect([news.keep, words(news)]).toEqual([1, ['b']]);
  });

  it('changes nothing where there is nothing to take back', () => {
    const chronicle = new Chronicle();
    chronicle.tell(0, 0, { type: 'dealt' });
    chronicle.takeBack();
    chronicle.cutTo(4);
    expect(words(chronicle.logOf(null).all())).toEqual(['dealt']);
  });
});

describe('the recap', () => {
  it('begins behind one’s own last choice', () => {
    const told = evening().say(bo, 'd').say(bo, 'bo:hush');
    const log = told.chronicle.logOf(ann);
    expect(log.recapFrom()).toBe(3);
    expect(words(log.all()).slice(3)).toEqual(['d']);
  });

  it('is everything for those who have not chosen yet', () => {
    const told = new Evening().say(bo, 'a').say(bo, 'b');
    expect(told.chronicle.logOf(ann).recapFrom()).toBe(0);
  });

  it('is none for those who chose last, for lookers-on, and before anybody has chosen', () => {
    const { chronicle } = evening();
    expect([chronicle.logOf(ann), chronicle.logOf(null)].map((log) => log.recapFrom())).toEqual([null, null]);
    expect(new Chronicle().logOf(ann).recapFrom()).toBeNull();
  });
});

describe('half a move', () => {
  it('is a choice of which nothing is told, or nothing that the chair can hear', () => {
    const told = evening();
    const heard = () => [null, ann, bo].map((chair) => told.chronicle.logOf(chair).lastChoiceWasHeard);
    expect([told.chronicle.lastChoiceTold, ...heard()]).toEqual([true, true, true, true]);
    told.say(bo, 'bo:hush');
    expect([told.chronicle.lastChoiceTold, ...heard()]).toEqual([true, false, false, true]);
    told.say(bo);
    expect([told.chronicle.lastChoiceTold, ...heard()]).toEqual([false, false, false, false]);
  });
});

describe('the same evening once more', () => {
  it('goes its own way when it is forked', () => {
    const told = evening();
    const log = told.chronicle.logOf(ann);
    log.news();
    const twin = told.chronicle.fork();
    const foreseen = log.fork(twin);
    twin.beginChoice(ann);
    twin.tell(4, 4, { type: 'foreseen' });
    expect(words(foreseen.news())).toEqual(['foreseen']);
    expect(log.news()).toEqual({ keep: 3, add: [] });
  });

  it('is what was kept of it', () => {
    const { chronicle } = evening();
    const again = new Chronicle();
    again.restore(JSON.parse(JSON.stringify(chronicle.keep())));
    expect(again).toEqual({ ...chronicle, lastChoiceOf: expect.any(Function) });
    again.takeBack();
    expect(words(again.logOf(bo).all())).toEqual(['a', 'b', 'hush']);
  });
});
