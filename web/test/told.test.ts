import { describe, expect, it } from 'vitest';
import { asked, FIRST_GAMES, isBeginner, toldFrom, toldOf, withFinished, withTip } from '../lessons/told-from.ts';

const nothing = toldOf({}, 'star-scrappers');

describe('tips that were told', () => {
  it('are kept once each', () => {
    const once = withTip(nothing, 'half');
    expect(once.tips).toEqual(['half']);
    expect(withTip(once, 'half')).toBe(once);
  });

  it('are for the first games of a box, and a table counts once', () => {
    let told = nothing;
    for (const table of ['a', 'a', 'b', 'b']) told = withFinished(told, table);
    expect([told.finished.length, isBeginner(told)]).toEqual([FIRST_GAMES - 1, true]);
    told = withFinished(told, 'c');
    expect(isBeginner(told)).toBe(false);
    expect(withFinished(told, 'd')).toBe(told);
  });

  it('begin anew for whoever asks after the first games, and go on for the others', () => {
    const early = withTip(nothing, 'half');
    expect(asked(early)).toBe(early);
    const late = ['a', 'b', 'c'].reduce(withFinished, early);
    expect(asked(late)).toEqual(nothing);
  });

  it('are read as they were kept, and nothing odd is', () => {
    const kept = { imperium: { tips: ['turn'], finished: ['a'] } };
    expect(toldFrom(JSON.stringify(kept))).toEqual(kept);
    for (const odd of [null, 'not JSON', 'null', '[1]', '{"imperium":{"tips":[1],"finished":[]}}', '{"imperium":7}'])
      expect(toldFrom(odd)).toEqual({});
  });
});
