import { describe, expect, it } from 'vitest';
import { enclosed } from '../lesson/enclose.ts';

const box = (x: number, y: number, width = 40, height = 60) => ({ x, y, width, height });

describe('pencil loops', () => {
  it('go round each thing with a little room', () => {
    expect(enclosed([box(100, 100)])).toEqual([{ x: 91, y: 91, width: 58, height: 78 }]);
  });

  it('are shared by neighbours in a row, and by nobody else', () => {
    expect(enclosed([box(150, 100), box(100, 100)])).toHaveLength(1);
    expect(enclosed([box(100, 100), box(200, 100)])).toHaveLength(2);
    expect(enclosed([box(100, 100), box(100, 170)])).toHaveLength(2);
    expect(enclosed([box(100, 100), box(145, 100, 40, 90)])).toHaveLength(2);
  });
});
