import type { Option } from '@stolik/engine';
import {
  type Answers,
  answers,
  anyElse,
  type LessonStep,
  type Move,
  type Prompt,
  proposes,
} from '@stolik/engine/lesson';
import { cardNamed, objectiveNamed } from '../content/catalogue.ts';
import { regionNamed } from '../content/regions.ts';
import { TEMPLE as A_TEMPLE, backOnTop, buildingOf } from '../pieces.ts';
import type { State } from '../state.ts';

/** What the beats speak of, by name: tiles, cards and pawns of the deal. Seat 1 takes taxes and never helps; seat 2 has stone to sell. */
export const STONE_TOOTH = regionNamed('stone-tooth');
export const SMUGGLERS_COVE = regionNamed('smugglers-cove');
/** Cells of the map: south of the open sea, and beside the learner's first region. */
export const SOUTH = 1365;
export const SOUTH_EAST = 1392;
export const BOTH_LANDS = [777, 778] as const;
/** The learner's temple. */
export const TEMPLE = buildingOf(STONE_TOOTH, A_TEMPLE);
export const RECRUITER = cardNamed('recruiter');
export const MIDWIFE = cardNamed('midwife');
export const PLANTATION = cardNamed('plantation');
/** The learner's secret objective, and that of seat 1. */
export const TEMPLES = objectiveNamed('short-01');
export const SEPARATIST = objectiveNamed('short-10');
/** Citizens, in the order in which they come ashore. */
export const OWN = [0, 1, 2] as const;
export const SETTLERS = [3, 4] as const;
export const OF_SEAT_1 = [28, 29, 30] as const;
export const OF_SEAT_2 = [56, 57, 58] as const;

export const ALL_ROTATIONS = ['0', '1', '2', '3', '4', '5'] as const;

/** The back on top of the deck: the crisis that comes next. */
export const deckTop = ({ deck }: State): number[] => {
  const back = backOnTop(deck);
  return back === null ? [] : [back];
};

/** Something is proposed, and anything else is just as good for what follows. */
export const suggests = (at: Prompt, option: Option, ...more: readonly Option[]): LessonStep => ({
  at,
  propose: [option, ...more],
  fine: 'any',
});

/** What is proposed on the wheel; everything else waits for its own moment. */
export const acts = (zone: string, also: readonly Option[] = []): LessonStep => ({
  at: 'turn.move',
  propose: [zone],
  fine: also,
  not: [
    { options: ['end'], say: 'not-yet-over' },
    { options: ['negotiate', 'word@player-1', 'word@player-2'], say: 'talk-later' },
    anyElse('another-action'),
  ],
});

export const endsTurn: LessonStep = {
  at: 'turn.move',
  propose: ['end'],
  not: [{ options: ['negotiate', 'word@player-1', 'word@player-2'], say: 'talk-later' }, anyElse('turn-done')],
};

/** Bids are sealed: bots make theirs before the learner does. */
export const sealed = (first: string, second: string): readonly Move[] => [
  ...bot(2, ['order.bid', first]),
  ...bot(1, ['order.bid', second]),
];

export const bidsNothing: LessonStep = proposes('order.bid', '0', 'bid-nothing');

/** Moves of one bot. */
export const bot = (seat: 1 | 2, ...moves: Answers): readonly Move[] =>
  answers(...moves).map((move) => ({ ...move, seat }));

/** A turn of a bot: a disc on the wheel, what that asks, and the end of it. */
export const turnOf = (seat: 1 | 2, zone: string, ...moves: Answers): readonly Move[] =>
  bot(seat, ['turn.move', zone], ...moves, ['turn.move', 'end']);

export const passOf = (seat: 1 | 2): readonly Move[] => bot(seat, ['turn.move', 'end']);
