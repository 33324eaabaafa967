import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyPlain, copyTable, type Frame } from '../index.ts';
import { startTiny, steps, tinyGame } from './tiny.ts';

describe('copyPlain', () => {
  it('makes an equal value that shares nothing that can change', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // No table has such a name in it, and JSON alone can make one.
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const copy = copyPlain(value);
        expect(copy).toEqual(value);
        expect(sharedBranch(value, copy)).toBe(false);
      }),
    );
  });
});

/** Is any object of one value, below its top too, the very same in the other? */
function sharedBranch(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false;
  if (one === other) return true;
  const twin = other as Record<string, unknown>;
  return Object.entries(one).some(([name, value]) => sharedBranch(value, twin[name]));
}

describe('copyTable', () => {
  it('copies frames and what they remember', () => {
    interface Memory {
      lists: number[][];
      word?: string;
    }
    const inner = steps.script<Memory>('inner', [steps.choose('word', () => ['x', 'y'])]);
    const game = tinyGame([steps.script('play', [steps.call(inner, () => ({ lists: [[1], [2]] }))]), inner]);
    const table = startTiny(game);
    const copy = copyTable(game, table);
    expect(copy).toEqual(table);
    const memoryOf = (one: typeof table): Memory => (one.stack[1] as Frame).locals;
    memoryOf(copy).lists[0]?.push(9);
    copy.chance.drawn = 77;
    copy.state.trail.push('x');
    copy.pending.pop();
    expect(memoryOf(table).lists).toEqual([[1], [2]]);
    expect(table.chance.drawn).not.toBe(77);
    expect(table.state.trail).toEqual([]);
    expect(table.pending).toHaveLength(1);
  });
});
