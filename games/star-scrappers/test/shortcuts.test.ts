import { applyChoice, below, chanceFrom, type Decision, type Option, start, type Table } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { starScrappers } from '../index.ts';
import { shortcuts } from '../shortcuts.ts';
import type { State } from '../state.ts';
import { type Given, type Position, position, shorthand } from './position.ts';

/** What each piece stands for, in shorthand. */
function meanings(table: Position): { [piece: string]: string } {
  const { seat, prompt } = table.decision;
  const view = starScrappers.view(table.state, seat);
  return Object.fromEntries(
    [...shortcuts(view, prompt)].map(([piece, options]) => [shorthand(piece), options.map(shorthand).join(' ')]),
  );
}

const at = (given: Given, ...choices: string[]) => meanings(position(given).choose(...choices));

describe('one click for one thought', () => {
  it('a crystal within reach means mining it, one beyond reach nothing', () => {
    const means = at({ you: { hand: 'Y3 N1' }, mine: '*Y3 *Y1 *Y6s *N1 *N3' });
    expect(means).toMatchObject({ '*Y3': 'mine *Y3', '*Y1': 'mine *Y1', '*N1': 'mine *N1' });
    expect(Object.keys(means)).not.toContain('*Y6s');
    expect(Object.keys(means)).not.toContain('*N3');
  });

  it('a card of the Docks means recruiting it, a hand card its skill, an Artifact collecting it', () => {
    const means = at({ you: { hand: 'Y3 Y4' }, docks: 'N1 B4 P3', artifacts: ['contract', 'heraldry', 'collector'] });
    expect(means).toMatchObject({
      N1: 'recruit N1',
      B4: 'recruit B4',
      Y3: 'skill Y3',
      Y4: 'skill Y4',
      contract: 'collect contract',
      heraldry: 'collect heraldry',
    });
    expect(Object.keys(means)).not.toContain('P3'); // needs a card of exactly 2
    expect(Object.keys(means)).not.toContain('collector'); // costs 9
  });

  it('leaves the second choice to the rules where they make it themselves', () => {
    expect(at({ you: { hand: 'Y1' }, mine: '*Y1 *Y3' })).toMatchObject({ '*Y1': 'mine', Y1: 'skill' });
  });

  it('uses an extra mining action before the main one', () => {
    const drollo = position({ you: { hand: 'Y2 B1 B1' }, mine: '*B1 *B1s' }).choose('skill', 'Y2');
    expect(meanings(drollo)).toMatchObject({ '*B1': 'extra-mine *B1', '*B1s': 'extra-mine *B1s' });
    drollo.choose('extra-mine', '*B1', 'B1', 'done');
    expect(meanings(drollo)).toMatchObject({ '*B1s': 'mine' });
  });

  it('gives nothing a meaning that its action has no more', () => {
    const means = at({ you: { hand: 'Y1 Y1 N1' }, mine: '*Y1 *N1', docks: 'P1 B1' }, 'recruit', 'P1');
    expect(Object.keys(means)).not.toContain('B1');
    expect(means).toMatchObject({ '*Y1': 'mine *Y1' });
  });

  it('knows no shortcuts inside a move', () => {
    const paying = position({ you: { hand: 'Y3 Y1' }, mine: '*Y3 *Y1' }).choose('mine', '*Y3');
    expect(meanings(paying)).toEqual({});
  });
});

const SEEDS = ['ore', 'shaft', 'lantern', 'pit', 'cart', 'drill'];

describe('in whole games', () => {
  it.each(SEEDS)('every shortcut can be chosen to its end, and none is missing (%s)', (seed) => {
    const chance = chanceFrom(seed);
    const table = start(
      starScrappers,
      { seats: 2 + (seed.length % 3), variants: { factions: 'random', open: 'false' } },
      seed,
    );
    let seen = 0;
    while (table.pending.length > 0) {
      const decision = table.pending[0] as Decision;
      if (decision.prompt === 'actions.move') {
        const means = shortcuts(starScrappers.view(table.state, decision.seat), decision.prompt);
        for (const options of means.values()) expectLegal(table, options);
        expectComplete(table, decision, means);
        seen += means.size;
      }
      applyChoice(starScrappers, table, decision, decision.options[below(chance, decision.options.length)] as Option);
    }
    expect(seen).toBeGreaterThan(50);
  });
});

function expectLegal(table: Table<State>, options: readonly Option[]): void {
  const copy = structuredClone(table);
  for (const option of options) {
    const decision = copy.pending[0] as Decision;
    expect(decision.options).toContain(option);
    applyChoice(starScrappers, copy, decision, option);
  }
}

/** Whatever the rules offer after the word has the word as its shortcut. */
function expectComplete(table: Table<State>, decision: Decision, means: ReadonlyMap<number, readonly Option[]>): void {
  for (const word of ['recruit', 'mine', 'collect', 'skill', 'extra-mine']) {
    if (!decision.options.includes(word)) continue;
    if (word === 'mine' && decision.options.includes('extra-mine')) continue;
    const copy = structuredClone(table);
    applyChoice(starScrappers, copy, copy.pending[0] as Decision, word);
    const next = copy.pending[0] as Decision;
    const asked = ['recruit.card', 'mine.crystal', 'collect.artifact', 'skill.card'].includes(next.prompt);
    for (const piece of asked ? next.options : []) expect(means.get(piece as number)).toEqual([word, piece]);
  }
}
