import { describe, expect, it, vi } from 'vitest';

vi.mock('../games/my-name.ts', () => ({ myName: () => 'Ania' }));

import { chairFor, chairsFor, meAmong, placesOf, problemOf, withCount } from '../pages/new-table/chairs.ts';
import type { Words } from '../shell/words.ts';

/** Words that are their own keys, with their number where they have one. */
const w: Words = Object.assign(
  (key: string, args?: Parameters<Words>[1]) => (args?.number === undefined ? key : `${key} ${args.number}`),
  { lang: 'pl' as const },
);

describe('who sits down', () => {
  it('is me and bots of different strength, the middle one first', () => {
    const chairs = chairsFor(w, 'Ania', 4);
    expect(chairs.map(({ who }) => who)).toEqual(['me', 'regular', 'casual', 'expert']);
    expect(new Set(chairs.map(({ name }) => name)).size).toBe(4);
    expect(problemOf(chairs)).toBeNull();
  });

  it('stays when chairs are added, and I keep a chair when they are taken away', () => {
    const chairs = [...chairsFor(w, 'Ania', 1)];
    chairs.unshift({ who: 'guest', name: 'Bartek' }, { who: 'novice', name: 'Wróbel' });
    expect(withCount(w, chairs, 4).slice(0, 3)).toEqual(chairs);
    expect(withCount(w, chairs, 2)).toEqual([chairs[0], chairs[2]]);
  });

  it('gets a name that nobody has', () => {
    const chairs = [chairFor(w, 'guest', [], 0)];
    expect(chairFor(w, 'guest', chairs, 1).name).not.toBe(chairs[0]?.name);
  });

  it('may be the same bot twice, told apart by a number', () => {
    const one = chairFor(w, 'master', [], 0);
    const two = chairFor(w, 'master', [one], 1);
    const three = chairFor(w, 'master', [one, two], 2);
    expect([two.name, three.name]).toEqual([`${one.name} II`, `${one.name} III`]);
  });

  it('is told when it cannot be so', () => {
    expect(problemOf([{ who: 'novice', name: 'A' }])).toBe('nobody');
    expect(
      problemOf([
        { who: 'me', name: 'A' },
        { who: 'me', name: 'B' },
      ]),
    ).toBe('two-of-me');
    expect(
      problemOf([
        { who: 'me', name: 'A' },
        { who: 'guest', name: ' ' },
      ]),
    ).toBe('no-name');
    expect(
      problemOf([
        { who: 'me', name: 'Ania' },
        { who: 'guest', name: 'ania ' },
      ]),
    ).toBe('same-name');
  });

  it('becomes places at a table', () => {
    const chairs = [
      { who: 'guest', name: ' Bartek ' },
      { who: 'me', name: 'Ania' },
      { who: 'novice', name: 'Kret' },
    ] as const;
    expect(placesOf(chairs)).toEqual([
      { name: 'Bartek', bot: null },
      { name: 'Ania', bot: null },
      { name: 'Kret', bot: 'novice' },
    ]);
    expect(meAmong(chairs)).toBe(1);
  });
});
