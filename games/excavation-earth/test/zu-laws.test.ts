import { type Seating, seatingOf } from '@stolik/engine';
import { lawsFor, optionsAreShown, wholeGame } from '@stolik/testkit';
import { describe, it } from 'vitest';
import { ZU_OPTIONS } from '../content/tables.ts';
import { excavationEarth } from '../index.ts';

/** Games of each difficulty for each law; many with `STOLIK_GAMES`, since the suite itself draws the difficulties of a long run at random. */
const GAMES = Number(process.env.STOLIK_GAMES ?? 1);

const switched = (fits: (id: string) => boolean): { [option: string]: string } =>
  Object.fromEntries(ZU_OPTIONS.filter(({ id }) => fits(id)).map(({ id }) => [id, 'on']));

const difficulties: [string, { [option: string]: string }][] = [
  ['as it comes', {}],
  ...ZU_OPTIONS.map(({ id }): [string, { [option: string]: string }] => [id, switched((other) => other === id)]),
  ['all that is easier', switched((id) => id.startsWith('zu-easy'))],
  ['all that is harder', switched((id) => id.startsWith('zu-hard'))],
];

describe('solo games of every difficulty keep the laws', () => {
  for (const [name, variants] of difficulties)
    describe(name, () => {
      const seating = seatingOf(excavationEarth, 1, variants) as Seating;
      for (const law of [...lawsFor(), optionsAreShown()])
        it(
          law.name,
          () => {
            for (let game = 1; game <= GAMES; game++) law.check(excavationEarth, wholeGame(seating, `${name} ${game}`));
          },
          60_000 + GAMES * 2_000,
        );
    });
});
