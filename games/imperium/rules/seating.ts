import { defined, given, type Script, type Seat, seat } from '@stolik/engine';
import { NATIONS, nationNamed } from '../content/nations.ts';
import type { Card } from '../pieces.ts';
import { nationOf, playerAt, type State } from '../state.ts';
import { deal, freeNations, takeNation, takeSide } from './setup.ts';
import { takeRival } from './solo/setup.ts';
import { choose, loop, run, script, when } from './steps.ts';

/** IM-4.1, IM-4.2: nations and sides of power cards, in seat order; then the table is laid. */
interface Seats {
  next: number;
  nation: string | null;
  side: Card | null;
  rival: string | null;
}

const next = ({ next: index }: Seats): Seat => seat(index);

export const seating = script<Seats>('seating', [
  loop(
    (s, local) => local.next < s.seats,
    [
      when(
        (s, local) => playerAt(s, next(local)).nation < 0,
        [
          choose('nation', nationWords, { by: (_, local) => next(local) }),
          run((s, local, dealer) => takeNation(s, next(local), nationNamed(given(local.nation)), dealer)),
        ],
      ),
      when(
        (s, local) => playerAt(s, next(local)).play.length === 0,
        [
          choose('side', powersOf, { by: (_, local) => next(local) }),
          run((s, local, dealer) => takeSide(s, next(local), given(local.side), dealer)),
        ],
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
  when(
    (s) => s.seats === 1 && s.rival === null,
    [
      choose('rival', nationWords, { by: () => seat(0) }), // IM-21.10
      run((s, { rival }, dealer) => takeRival(s, nationNamed(given(rival)), s.level, dealer)),
    ],
  ),
  run((s, _, dealer) => deal(s, dealer)),
]);

function nationWords(s: State): string[] {
  return freeNations(s).map((index) => defined(NATIONS[index]).id);
}

function powersOf(s: State, local: Seats): readonly Card[] {
  return nationOf(playerAt(s, next(local))).powers;
}

export const seatingScripts: readonly Script[] = [seating];
