import { describe, expect, it } from 'vitest';
import { toldOf } from './second-try.ts';

const flight = {
  file: 'web/test/browser/flights.test.ts',
  name: 'pieces that fly > land',
  error: 'expected 0 to be greater than 0\n\n- Expected\n+ Received\n\n- 1\n+ 0',
};

describe('what passed only at the second try', () => {
  it('is named with what the first one failed with', () => {
    const lines = toldOf([flight]);
    expect(lines[0]).toMatch(/^PASSED ONLY AT THE SECOND TRY \(1\)/);
    expect(lines.slice(1)).toEqual([
      '  web/test/browser/flights.test.ts: pieces that fly > land',
      '    expected 0 to be greater than 0 | - Expected | + Received',
    ]);
  });

  it('is nothing where all passed at once', () => expect(toldOf([])).toEqual([]));
});
