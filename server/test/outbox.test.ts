import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { frameOf } from '../socket/frame.ts';
import { Outbox } from '../socket/outbox.ts';

/** A reader who notes what comes and takes nothing by itself. */
function reader(writable = true, writableLength = 0) {
  const came: string[] = [];
  const stream = { writable, writableLength, write: (text: string) => came.push(text) };
  return { came, box: new Outbox(stream as unknown as Duplex) };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('what is said to a reader', () => {
  it('goes out in one piece for each, after all that is said in the same turn', async () => {
    const [one, other] = [reader(), reader()];
    one.box.put('a');
    other.box.put('b');
    one.box.put('c');
    expect([one.came, other.came]).toEqual([[], []]);
    await nextTurn();
    expect([one.came, other.came]).toEqual([[frameOf('a') + frameOf('c')], [frameOf('b')]]);
    one.box.put('d');
    await nextTurn();
    expect(one.came.slice(1)).toEqual([frameOf('d')]);
  });

  it('is written once: nothing follows when it was posted before its time', async () => {
    const { came, box } = reader();
    box.put('a');
    box.post();
    await nextTurn();
    expect(came).toEqual([frameOf('a')]);
    expect(box.size).toBe(0);
  });

  it('counts as not taken from the moment it is said, together with what the line still holds', () => {
    const { box } = reader(true, 7);
    box.put('abc');
    expect(box.size).toBe(7 + frameOf('abc').length);
  });

  it('is dropped where the line is closed', async () => {
    const { came, box } = reader(false);
    box.put('a');
    await nextTurn();
    expect(came).toEqual([]);
  });
});
