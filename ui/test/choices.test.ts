import { choose, type Option, seat, start, type Text, type View, viewTable } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import type { Target } from '../contract.ts';
import { type ChoiceHands, choicesFor, waysOf } from '../table/choices.ts';
import { restNow } from '../table/one-thought.ts';
import { orchard } from './orchard.ts';

const me = seat(0);

/** Hands that remember what they were told to do. */
function hands() {
  const done: {
    chosen: (readonly Option[])[];
    asked: Target[];
    explained: [Target, Text | null][];
    hovered: (Target | null)[];
  } = {
    chosen: [],
    asked: [],
    explained: [],
    hovered: [],
  };
  const all: ChoiceHands = {
    choose: (options) => done.chosen.push(options),
    ask: (target) => done.asked.push(target),
    explain: (target, why) => done.explained.push([target, why]),
    hover: (target) => done.hovered.push(target),
  };
  return { all, done };
}

const table = () => start(orchard, { seats: 3, variants: {} }, 'choices');

describe('what a click means', () => {
  const position = table();
  const view = viewTable(orchard, position, me);
  const mine = position.state.hands[0]?.[0] as number;

  it('a piece that is an option glows and chooses itself', () => {
    const { all, done } = hands();
    const choices = choicesFor(orchard, view, all);
    expect(choices.of(mine)).toEqual([mine]);
    choices.pick(mine);
    expect(done.chosen).toEqual([[mine]]);
  });

  it('a piece that is no option does not glow and is explained by the game', () => {
    const { all, done } = hands();
    choicesFor(orchard, view, all).pick(99);
    expect(choicesFor(orchard, view, all).of(99)).toBeNull();
    expect(done.explained).toEqual([[99, { key: 'why-first-turn' }]]);
    expect(done.chosen).toEqual([]);
  });

  it('the reason comes from the game', () => {
    const later = table();
    choose(orchard, later, { seat: me, decision: 0, option: mine });
    const kept = viewTable(orchard, later, me);
    const { all, done } = hands();
    choicesFor(orchard, kept, all).pick(mine);
    expect(done.explained).toEqual([[mine, { key: 'why-in-basket' }]]);
  });

  it('words without a piece or a place are buttons', () => {
    expect(choicesFor(orchard, view, hands().all).words).toEqual(['rest']);
  });

  it('a word that speaks of a place is chosen at that place', () => {
    const later = table();
    const answer = (by: number, option: Option) =>
      choose(orchard, later, { seat: seat(by), decision: later.pending[0]?.id ?? -1, option });
    answer(0, 'rest');
    answer(1, later.state.hands[1]?.[0] as number);
    answer(2, 'rest');
    const choices = choicesFor(orchard, viewTable(orchard, later, me), hands().all);
    expect(choices.of('basket-1')).toEqual(['steal@basket-1']);
    expect(choices.of('basket-2')).toBeNull();
    expect(choices.words).toEqual(['rest']);
  });

  it('nothing can be clicked while others are asked', () => {
    const waiting = viewTable(orchard, position, seat(1));
    const choices = choicesFor(orchard, waiting, hands().all);
    expect(choices.decision).toBeNull();
    expect(choices.of(mine)).toBeNull();
    expect(choices.words).toEqual([]);
  });
});

describe('clicks with more than one meaning', () => {
  const asked = (options: readonly Option[]): View<unknown> => ({
    seat: me,
    sequence: 4,
    over: false,
    state: {},
    picked: [],
    waitingFor: [me],
    decision: { id: 4, seat: me, prompt: 'turn.move', options, question: { key: 'ask' } },
  });

  it('a place with two verbs asks which', () => {
    const { all, done } = hands();
    const choices = choicesFor(orchard, asked(['raid@base-1', 'spy@base-1']), all);
    choices.pick('base-1');
    expect(done.asked).toEqual(['base-1']);
    expect(done.chosen).toEqual([]);
  });

  it('a word about a piece is found at the piece', () => {
    expect(waysOf(orchard, asked(['sell@17'])).get(17)).toEqual([['sell@17']]);
  });

  it('a shortcut chooses several options one after the other, but never replaces an option', () => {
    const game = {
      ...orchard,
      shortcuts: () =>
        new Map<Target, readonly Option[]>([
          [5, ['mine', 5]],
          [7, ['mine', 7]],
        ]),
    };
    const { all, done } = hands();
    const choices = choicesFor(game, asked(['mine', 7]), all);
    choices.pick(5);
    choices.pick(7);
    expect(done.chosen).toEqual([['mine', 5], [7]]);
  });
});

describe('the second choice of one thought', () => {
  const at = (sequence: number, options: readonly Option[] | null): View<unknown> => ({
    seat: me,
    sequence,
    over: false,
    state: {},
    picked: [],
    waitingFor: [me],
    decision:
      options === null ? null : { id: sequence, seat: me, prompt: 'mine.crystal', options, question: { key: 'ask' } },
  });
  const rest = { options: [5], after: 10 };

  it('waits until the first has been answered', () => {
    expect(restNow(rest, at(10, ['mine', 'end']))).toBe('wait');
  });

  it('is chosen when the table asks for it', () => {
    expect(restNow(rest, at(11, [4, 5]))).toBe('choose');
  });

  it('is forgotten when something else is asked, now or later', () => {
    expect(restNow(rest, at(11, [4, 6]))).toBe('forget');
    expect(restNow(rest, at(11, null))).toBe('forget');
    expect(restNow(rest, at(12, [4, 5]))).toBe('forget');
    expect(restNow({ options: [], after: 10 }, at(11, [5]))).toBe('forget');
  });
});
