import { describe, expect, it } from 'vitest';
import { enclosed, pencil } from '../lesson/enclose.ts';

const box = (x: number, y: number, width = 40, height = 60) => ({ x, y, width, height });

describe('pencil loops', () => {
  it('go round each thing with a little room', () => {
    expect(enclosed([box(100, 100)])).toEqual([{ x: 91, y: 91, width: 58, height: 78 }]);
  });

  it('keep off the words above and below a line', () => {
    expect(enclosed([box(100, 100, 300, 30)])).toEqual([{ x: 91, y: 97, width: 318, height: 36 }]);
    expect(enclosed([box(100, 100, 30, 30)])).toEqual([{ x: 91, y: 91, width: 48, height: 48 }]);
  });

  it('leave small things in a row as much room as one of them', () => {
    const three = [box(100, 100, 44, 44), box(156, 100, 44, 44), box(212, 100, 44, 44)];
    expect(enclosed(three)).toEqual([{ x: 91, y: 91, width: 174, height: 62 }]);
  });

  it('are shared by neighbours in a row, and by nobody else', () => {
    expect(enclosed([box(150, 100), box(100, 100)])).toHaveLength(1);
    expect(enclosed([box(100, 100), box(200, 100)])).toHaveLength(2);
    expect(enclosed([box(100, 100), box(100, 170)])).toHaveLength(2);
    expect(enclosed([box(100, 100), box(145, 100, 40, 90)])).toHaveLength(2);
  });

  it('go round a card with the label that hangs on it', () => {
    expect(enclosed([box(100, 100, 150, 120), box(102, 222, 146, 24)])).toEqual([
      { x: 91, y: 91, width: 168, height: 164 },
    ]);
    expect(enclosed([box(100, 100, 150, 120), box(100, 222, 60, 24)])).toHaveLength(2);
  });

  it('are no rounder round a panel than round a card, so that its first and last word stay clear', () => {
    const corner = (width: number, height: number) => pencil(width, height).match(/[^ ]+ [^ C]+(?=C)/g)?.[2];
    expect(corner(600, 300)).toBe('600 16');
    expect(corner(300, 60)).toBe('300 16');
    expect(corner(30, 30)).toBe('30 12');
  });
});
