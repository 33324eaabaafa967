import { playGame, random } from '@stolik/bots';
import { type Seating, seatingOf, type Table } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { stepsInBar } from '../board/bar-steps.ts';
import { gluedRuns } from '../board/face/short.ts';
import { meaningOf } from '../board/keywords.ts';
import { resolvedNow } from '../board/scene.ts';
import { partsOfRow, rowSteps, stepsOf } from '../board/steps.ts';
import { cardNamed, kindOf, nodeAt, ON_PLAY } from '../content/catalogue.ts';
import { isWithin, partsOf } from '../content/check.ts';
import type { Node, NodeOf } from '../content/language.ts';
import { NATIONS } from '../content/nations.ts';
import { tableRows } from '../content/solo.ts';
import { imperium } from '../index.ts';
import { type Card, isCard } from '../pieces.ts';
import type { Running, State } from '../state.ts';
import { position } from './position.ts';

const conquer = cardNamed('romans-conquer');

/** A moment in which this statement of the card was begun last. */
const begun = (self: Card, node: Node | undefined): Running =>
  ({ self, as: 'play', asked: node?.id ?? -1 }) as Pick<Running, 'self' | 'as' | 'asked'> as Running;

const statesOf = (running: Running) => stepsOf([running], running).map(({ state }) => state);

/** Scripts with which an effect begins: what stands below them in the stack belongs to another one. */
const BEGINNING = ['play-card', 'exhaust-card', 'resolve'];

/** The statement that asks what is asked, as the rules have it; null: none of the effect that is resolved now. */
function askingNode({ stack }: Table<State>): Node | null {
  for (const { script, locals } of stack.toReversed()) {
    if (BEGINNING.includes(script)) return null;
    if (typeof locals['node'] === 'number') return nodeAt(locals['node']);
  }
  return null;
}

describe('a card that is being resolved', () => {
  it('lights the clause whose verb asks, in random games', () => {
    const checked = new Map<string, number>();
    for (const seats of [1, 2, 3])
      for (const seed of ['steps one', 'steps two'])
        playGame(
          imperium,
          seatingOf(imperium, seats, {}) as Seating,
          seed,
          Array.from({ length: seats }, () => random),
          {
            onDecision({ prompt }, _, table) {
              const { running } = table.state as State;
              const now = resolvedNow(table.state as State);
              const asking = askingNode(table as Table<State>);
              if (now === null || !isCard(now.self) || asking === null || now !== running.at(-1)) return;
              const steps = stepsOf(running, now);
              // Words of another card that are done in the place of its own stand nowhere on it, nor does a row of the solo opponent's table.
              if (!steps.some(({ clause }) => clause.node !== null && isWithin(clause.node, asking))) return;
              const lit = steps.filter(({ state }) => state === 'now').map(({ clause }) => clause.node);
              expect(lit, `${seed}: ${prompt} of ${kindOf(now.self).id}`).toHaveLength(1);
              expect(isWithin(lit[0] as Node, asking), `${seed}: ${prompt} of ${kindOf(now.self).id}`).toBe(true);
              checked.set(prompt, (checked.get(prompt) ?? 0) + 1);
            },
          },
        );
    expect([...checked.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(500);
    expect(checked.size).toBeGreaterThan(12);
  });

  it('is behind a step at which nothing could be done', () => {
    const table = position({ you: { hand: ['c-floodplain', 'romans-dalmatia'] }, market: ['c-shrine', 'c-elders'] });
    table.take(cardNamed('c-floodplain'));
    expect(table.prompt).toBe('move.card');
    const { running } = table.state;
    expect(stepsOf(running, running.at(-1) as Running).map(({ state }) => state)).toEqual(['done', 'now', 'later']);
  });

  it('has no step lit before its first statement', () => {
    expect(statesOf(begun(conquer, undefined))).toEqual(['later']);
    expect(statesOf(begun(conquer, ON_PLAY[conquer] as Node))).toEqual(['now']);
  });

  it('of two branches tells the one that was taken', () => {
    const { branches } = ON_PLAY[conquer] as NodeOf<'choose'>;
    const branchAt = (node: Node | undefined) => {
      const running = begun(conquer, node);
      return stepsOf([running], running)[0]?.branch;
    };
    expect(branchAt(branches[0])).toBe(0);
    expect(branchAt(partsOf(branches[1] as Node).at(-1))).toBe(1);
    expect(branchAt(ON_PLAY[conquer] as Node)).toBe(null);
  });

  it('says what the deeds of a branch mean', () => {
    const { branches } = ON_PLAY[conquer] as NodeOf<'choose'>;
    expect(branches.map((branch) => meaningOf(branch).map(({ key }) => key))).toEqual([
      ['open-acquire'],
      ['open-breakThrough'],
    ]);
  });
});

describe('steps in the line of the bar', () => {
  const step = (words: string): { words: string; state: 'done' | 'now' | 'later' } => {
    const state = words.startsWith('+') ? 'done' : words.startsWith('!') ? 'now' : 'later';
    return { words: words.replace(/^[+!]/u, ''), state };
  };
  const shown = (steps: string, room: number) =>
    stepsInBar(steps.split(' ').map(step), room)
      .map(({ words, state }) => (state === 'done' ? '+' : state === 'now' ? '!' : '') + words)
      .join(' ');

  it('are told once where they are called alike, as what they are now', () => {
    expect(shown('+acquire +acquire !others history', 99)).toBe('+acquire !others history');
    expect(shown('+gain !discard gain', 99)).toBe('!discard gain');
    expect(shown('+acquire !acquire acquire', 99)).toBe('!acquire');
  });

  it('give way where there is no room: first what is over, the one that is done now never', () => {
    expect(shown('+acquire !others history', 32)).toBe('+acquire !others history');
    expect(shown('+acquire !others history', 24)).toBe('!others history');
    expect(shown('+acquire !others history', 3)).toBe('!others');
    expect(shown('gain draw history', 12)).toBe('gain draw');
  });
});

describe('a row of the solo opponent’s table', () => {
  it('is told in steps: the one that asks is the one that was begun last', () => {
    const mauryans = NATIONS.findIndex(({ id }) => id === 'mauryans');
    const { effect } = tableRows(mauryans, false).find(({ attack }) => attack) as { effect: Node };
    expect(partsOfRow(effect).map(({ op }) => op)).toEqual(['breakThrough', 'each']);
    const statesAt = (asked: number) => rowSteps(effect, { asked }).map(({ state }) => state);
    expect(statesAt(partsOfRow(effect)[1]?.id as number)).toEqual(['done', 'now']);
    expect(statesAt(-1)).toEqual(['later', 'later']);
  });
});

describe('signs in a sentence', () => {
  it('keep the stop, and the sign that may stand instead, on their line', () => {
    const [sign, word] = [(name: string) => ({ sign: name }), (words: string) => ({ words })];
    expect(gluedRuns('Pay 3 ‹materials› for ‹uncivilised›/‹civilised›.')).toEqual([
      'Pay 3 ',
      [sign('materials')],
      ' for ',
      [sign('uncivilised'), word('/'), sign('civilised'), word('.')],
    ]);
    expect(gluedRuns('‹progress›; then draw')).toEqual([[sign('progress'), word(';')], ' then draw']);
  });
});
