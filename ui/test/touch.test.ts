import { describe, expect, it, vi } from 'vitest';
import { REST_MS } from '../table/tips.ts';
import { tapping } from '../table/touch.ts';

const finger = (clientX: number, clientY: number, isPrimary = true) =>
  ({ pointerType: 'touch', isPrimary, clientX, clientY, timeStamp: 1000 }) as const;
const mouse = { pointerType: 'mouse', isPrimary: true, clientX: 50, clientY: 50, timeStamp: 1000 } as const;

/** Someone who taps, and what came of it: how often something was done, and whether the browser was told that this was all. */
function tapper(touches = true) {
  const act = vi.fn();
  const held = vi.fn();
  const tap = tapping(act, held, touches);
  const preventDefault = vi.fn();
  const lift = (): void => tap.onTouchEnd({ preventDefault });
  return {
    tap,
    lift,
    did: () => act.mock.calls.length,
    hold: () => held.mock.calls.length,
    toldBrowser: () => preventDefault.mock.calls.length,
  };
}

describe('a finger taps', () => {
  it('does it when the finger is lifted, once, and spares the browser the rest', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    expect(did()).toBe(0);
    tap.onPointerUp(finger(54, 47));
    lift();
    expect([did(), toldBrowser()]).toEqual([1, 1]);
    lift();
    expect([did(), toldBrowser()]).toEqual([1, 1]);
  });

  it('has called the browser off before it does anything: what is tapped may be gone by that', () => {
    const order: string[] = [];
    const tap = tapping(() => order.push('done'), undefined, true);
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp(finger(50, 50));
    tap.onTouchEnd({ preventDefault: () => order.push('called off') });
    expect(order).toEqual(['called off', 'done']);
  });

  it('leaves it to the click where the browser tells of the touch first', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    lift();
    tap.onPointerUp(finger(50, 50));
    expect([did(), toldBrowser()]).toEqual([0, 0]);
  });

  it('does it again at the next tap', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    for (const x of [10, 300]) {
      tap.onPointerDown(finger(x, 20));
      tap.onPointerUp(finger(x, 20));
      lift();
    }
    expect([did(), toldBrowser()]).toEqual([2, 2]);
  });

  it('does nothing when the finger has lain there, and leaves no click to the browser either', () => {
    const { tap, lift, did, hold, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp({ ...finger(50, 50), timeStamp: 1000 + REST_MS });
    lift();
    expect([did(), hold(), toldBrowser()]).toEqual([0, 1, 1]);
    // A short tap after it is one.
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp({ ...finger(50, 50), timeStamp: 1000 + REST_MS - 1 });
    lift();
    expect([did(), hold(), toldBrowser()]).toEqual([1, 1, 2]);
  });

  it('does nothing when the finger has wandered, and leaves a click to the browser', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp(finger(50, 62));
    lift();
    expect([did(), toldBrowser()]).toEqual([0, 0]);
  });

  it('does nothing when the finger was taken for scrolling: then it is lifted without a word', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    lift();
    expect([did(), toldBrowser()]).toEqual([0, 0]);
  });

  it('a finger that comes from elsewhere does not tap', () => {
    const { tap, lift, did } = tapper();
    tap.onPointerUp(finger(50, 50));
    lift();
    expect(did()).toBe(0);
  });

  it('the second finger of two does not tap, and takes the first with it', () => {
    const { tap, lift, did } = tapper();
    tap.onPointerDown(finger(50, 50));
    tap.onPointerDown(finger(90, 50, false));
    tap.onPointerUp(finger(50, 50));
    lift();
    expect(did()).toBe(0);
  });

  it('a tap that was broken off is forgotten by the next', () => {
    const { tap, lift, did, toldBrowser } = tapper();
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp(finger(50, 50));
    tap.onPointerDown(finger(50, 50));
    lift();
    expect([did(), toldBrowser()]).toEqual([0, 0]);
  });
});

describe('whoever does not touch clicks as ever', () => {
  it('a mouse', () => {
    const { tap, did } = tapper();
    tap.onPointerDown(mouse);
    tap.onPointerUp(mouse);
    expect(did()).toBe(0);
  });

  it('a finger where the browser tells of no touches: its click could not be called off', () => {
    const { tap, did } = tapper(false);
    tap.onPointerDown(finger(50, 50));
    tap.onPointerUp(finger(50, 50));
    expect(did()).toBe(0);
  });
});
