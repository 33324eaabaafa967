import { defined, given, isWord, type Seat, say, seatIn, sure } from '@stolik/engine';
import { ALL_KINDS, KINDS, type KindName, kindNamed } from '../../pieces.ts';
import { atPlayer, otherSeats } from '../../rules/seats.ts';
import { choose, loop, run, script, when } from '../../rules/steps.ts';
import { totalOf } from '../../rules/stock.ts';
import { EMPTY_HAND, NOT_YET, playerAt, type State } from '../../state.ts';
import { ALWAYS, type EffectVerb } from '../verb.ts';
import { takeCube } from './tribute.ts';

/** AR-10.7: a cube out of one of two hands. Reads whatever `spy`, which is asked first, does not. */
export interface Steal {
  readonly does: 'steal';
}

/**
 * Two hands, one cube in each if there are two; the thief picks one. What is in them is in the state, where views hide it. Both hands are asked for, whatever
 * there is to choose: a hand that closed by itself would tell what is behind the screen.
 */
interface Theft {
  victim: string | null;
  hand: KindName | 'empty' | null;
  pick: 'left' | 'right' | null;
}

const victimOf = (s: State): Seat => given(s.fists).victim;

const stealing = script<Theft>('steal', [
  choose('victim', (s) => otherSeats(s, s.active).map((seat) => atPlayer('rob', seat))),
  run((s, { victim }, dealer) => {
    const seat = seatIn(sure(isWord, victim));
    dealer.reveal();
    dealer.tell({ type: 'robbed', seat: s.active, victim: seat });
    if (totalOf(playerAt(s, seat).cubes) === 0) dealer.tell({ type: 'showed-no-cubes', seat });
    else s.fists = { victim: seat, left: NOT_YET, right: NOT_YET };
  }),
  when(
    (s) => s.fists !== null,
    [
      loop(
        (s) => s.fists?.right === NOT_YET,
        [
          choose('hand', cubesForHand, {
            by: victimOf,
            always: true,
            about: (s) => ({ hand: s.fists?.left === NOT_YET ? 'left' : 'right' }),
          }),
          run((s, local) => {
            const fists = given(s.fists);
            const held = local.hand === 'empty' || local.hand === null ? EMPTY_HAND : kindNamed(local.hand);
            if (fists.left === NOT_YET) fists.left = held;
            else fists.right = held;
            local.hand = null;
          }),
        ],
      ),
      choose('pick', (): ('left' | 'right')[] => ['left', 'right']),
      run((s, { pick }, dealer) => {
        const { victim, left, right } = given(s.fists);
        const held = pick === 'left' ? left : right;
        dealer.reveal();
        s.fists = null;
        if (held === EMPTY_HAND) dealer.tell({ type: 'empty-hand', seat: s.active, victim });
        else takeCube(s, victim, defined(ALL_KINDS[held]), dealer);
      }),
    ],
  ),
]);

/** A single cube goes into either hand; two or more leave no hand empty. */
function cubesForHand(s: State): (KindName | 'empty')[] {
  const { victim, left } = given(s.fists);
  const { cubes } = playerAt(s, victim);
  const first = left === NOT_YET;
  const kinds: (KindName | 'empty')[] = KINDS.filter(
    (_, kind) => defined(cubes[kind]) > (!first && left === kind ? 1 : 0),
  );
  if (totalOf(cubes) === 1) return first ? [...kinds, 'empty'] : left === EMPTY_HAND ? kinds : ['empty'];
  return kinds;
}

export const steal: EffectVerb<Steal> = {
  reads: {
    choosePlayer: (reader) => {
      reader.phrase("(other); victim: hideInHands(2 cubes of victim's choice); me: pickHand; gain(content)");
      return { does: 'steal' };
    },
  },
  does: { script: stealing, memory: () => ({ victim: null, hand: null, pick: null }) },
  can: ALWAYS,
  says: () => say('does-steal'),
  gist: () => say('gist-steal'),
  event: null,
};
