import { describe, expect, it, vi } from 'vitest';
import { resting } from '../table/resting.ts';

const thing = { contains: () => true };
const gone = { contains: () => false };

describe('a thing under the pointer', () => {
  it('is pointed at when the pointer has come over it', () => {
    const pointAt = vi.fn();
    const rest = resting();
    rest.moved({ x: 1, y: 1 }, null);
    rest.enter(thing, { x: 5, y: 5 }, pointAt);
    expect(pointAt).toHaveBeenCalledTimes(1);
    rest.moved({ x: 6, y: 5 }, null);
    expect(pointAt).toHaveBeenCalledTimes(1);
  });

  it('but not when it has come under a pointer that rests, until that moves on it', () => {
    const pointAt = vi.fn();
    const rest = resting();
    rest.moved({ x: 5, y: 5 }, null);
    rest.enter(thing, { x: 5, y: 5 }, pointAt);
    expect(pointAt).not.toHaveBeenCalled();
    rest.moved({ x: 6, y: 5 }, null);
    rest.moved({ x: 7, y: 5 }, null);
    expect(pointAt).toHaveBeenCalledTimes(1);
  });

  it('nor when the pointer only leaves it', () => {
    const pointAt = vi.fn();
    const rest = resting();
    rest.moved({ x: 5, y: 5 }, null);
    rest.enter(thing, { x: 5, y: 5 }, pointAt);
    rest.leave();
    rest.moved({ x: 90, y: 5 }, null);
    expect(pointAt).not.toHaveBeenCalled();
  });

  it('nor when it has gone again, which no pointer is told of', () => {
    const pointAt = vi.fn();
    const rest = resting();
    rest.moved({ x: 5, y: 5 }, null);
    rest.enter(gone, { x: 5, y: 5 }, pointAt);
    rest.moved({ x: 6, y: 5 }, null);
    expect(pointAt).not.toHaveBeenCalled();
  });
});
