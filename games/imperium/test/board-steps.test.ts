import { describe, expect, it } from 'vitest';
import { gluedRuns } from '../board/face/short.ts';
import { meaningOf } from '../board/keywords.ts';
import { partsOfRow, rowSteps, stepsOf } from '../board/steps.ts';
import { cardNamed, ON_PLAY } from '../content/catalogue.ts';
import type { Node } from '../content/language.ts';
import { NATIONS } from '../content/nations.ts';
import { tableRows } from '../content/solo.ts';
import type { Running } from '../state.ts';

const conquer = cardNamed('romans-conquer');
const running = { self: conquer, as: 'play', asked: (ON_PLAY[conquer] as Node).id } as unknown as Running;

describe('a card that is being resolved', () => {
  it('of two branches tells the one that was taken by what is asked', () => {
    const branchAt = (prompt: string) => stepsOf(running, prompt)[0]?.branch;
    expect(branchAt('acquire.card')).toBe(0);
    expect(branchAt('break-through.pick')).toBe(1);
    expect(branchAt('choose.branch')).toBe(null);
  });

  it('says what the deeds of a branch mean', () => {
    const node = ON_PLAY[conquer] as Node & { readonly op: 'choose' };
    expect(node.branches.map((branch) => meaningOf(branch).map(({ key }) => key))).toEqual([
      ['open-acquire'],
      ['open-breakThrough'],
    ]);
  });
});

describe('a row of the solo opponent’s table', () => {
  it('is told in steps: what is asked about is the first that can ask it', () => {
    const mauryans = NATIONS.findIndex(({ id }) => id === 'mauryans');
    const { effect } = tableRows(mauryans, false).find(({ attack }) => attack) as { effect: Node };
    expect(partsOfRow(effect).map(({ op }) => op)).toEqual(['breakThrough', 'each']);
    expect(rowSteps(effect, 'move.card').map(({ state }) => state)).toEqual(['done', 'now']);
    expect(rowSteps(effect, null).map(({ state }) => state)).toEqual(['later', 'later']);
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
