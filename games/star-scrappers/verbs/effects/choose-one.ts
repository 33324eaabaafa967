import { say, unless } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { either } from '@stolik/engine/phrases';
import type { Colour } from '../../pieces.ts';
import { hasRoom } from '../../rules/moves.ts';
import { call, choose, script, when } from '../../rules/steps.ts';
import { activePlayer, type State } from '../../state.ts';
import { leadersOf, takenText } from '../../words/filters.ts';
import { factionText } from '../../words/phrases.ts';
import { by, type EffectVerb, NEVER_IDLE, NO_SIGNS } from '../verb.ts';
import {
  readTaking,
  someBaseGives,
  type TakeFromBase,
  takeFromBase,
  takeFromEachBase,
  takeFromOneBase,
} from './take-from-base.ts';

/** One of two ways to take cards from Bases. */
export interface ChooseOne {
  readonly does: 'choose-one';
  readonly branches: readonly TakeFromBase[];
}

/** SS-15.18: up to one Weedlock from each Base, or up to two from one. */
interface WayChoosing {
  faction: Colour | null;
  each: number;
  two: number;
  way: 'each' | 'two' | 'decline' | null;
}

const chooseWay = script<WayChoosing>('choose-way', [
  choose('way', waysToTake),
  when(
    (_, { way }) => way === 'each',
    [call(takeFromEachBase, (s, { faction, each }) => ({ left: each * s.seats, faction, used: [], card: null }))],
  ),
  when(
    (_, { way }) => way === 'two',
    [call(takeFromOneBase, (_, { faction, two }) => ({ left: two, faction, base: null, card: null }))],
  ),
]);

function waysToTake(s: State, { faction }: WayChoosing): ('each' | 'two' | 'decline')[] {
  return hasRoom(activePlayer(s)) && someBaseGives(s, faction) ? ['each', 'two', 'decline'] : ['decline'];
}

export const chooseOne: EffectVerb<ChooseOne> = {
  timing: 'instant',
  reads: {
    choose: (op) => {
      if (op.kind !== 'choose') return null;
      const branches = op.branches.map(
        (branch) => readTaking(branch) ?? unknown('a choice among anything but cards of Bases'),
      );
      return { does: 'choose-one', branches };
    },
  },
  problems: ({ branches }) => {
    const [each, one] = branches;
    const fits = branches.length === 2 && each?.cards.where === 'each' && each.most === 1 && one?.cards.where === 'one';
    return [
      ...branches.flatMap((branch) => takeFromBase.problems(branch)),
      ...unless(
        fits && each.cards.faction === one.cards.faction,
        'can only choose between one card of each Base and some of one Base, of the same faction',
      ),
    ];
  },
  does: by(chooseWay, ({ branches: [each, two] }) => ({
    faction: each?.cards.faction ?? null,
    each: each?.most ?? 0,
    two: two?.most ?? 0,
    way: null,
  })),
  idleAtStart: NEVER_IDLE,
  findsNothing: (s, { branches }) => branches.every((branch) => takeFromBase.findsNothing(s, branch)),
  says: ({ branches }) => ({
    key: 'does-take-from-base',
    args: { cards: either(branches.map(takenText), 'phrase-either'), leaders: leadersOf(branches) },
  }),
  gist: ({ branches: [each, one] }) => {
    const faction = each?.cards.faction ?? null;
    return say('gist-take-way', {
      each: each?.most ?? 0,
      one: one?.most ?? 0,
      faction: faction === null ? 'any' : factionText(faction),
    });
  },
  shows: NO_SIGNS,
};
