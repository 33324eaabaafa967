import { describe, expect, it } from 'vitest';
import { after, asked, began, boSits, cySits, type Gathered } from './gathered.ts';

/** A game of three that has begun. */
const table = (): Gathered => after(boSits, cySits, began);
const told = ({ ledger }: Gathered): readonly object[] =>
  ledger.chronicle
    .keep()
    .told.map(({ event }) => event)
    .filter(({ type }) => type.startsWith('table-'));

function choose(gathered: Gathered): number {
  const { seat, option } = asked(gathered);
  gathered.happens({ kind: 'chose', seat, option, by: 'person' });
  return seat;
}

describe('what is told beside the game', () => {
  it('is one line of one who takes back again and again', () => {
    const gathered = table();
    const seat = choose(gathered);
    gathered.happens({ kind: 'undid', seat });
    expect(told(gathered)).toEqual([{ type: 'table-undid', seat, count: 1, agreed: false }]);
    for (let times = 0; times < 5; times++) {
      choose(gathered);
      gathered.happens({ kind: 'undid', seat });
    }
    expect(told(gathered)).toEqual([{ type: 'table-undid', seat, count: 6, agreed: false }]);
    // Several in a row, too: what was told of the later goes with the earlier.
    const later = table();
    choose(later);
    if (choose(later) !== seat) throw new Error('The first choice ended the turn.');
    later.happens({ kind: 'undid', seat }, { kind: 'undid', seat });
    expect(told(later)).toEqual([{ type: 'table-undid', seat, count: 2, agreed: false }]);
  });

  it('stands before what is chosen after it, and goes with what stood before it', () => {
    const gathered = table();
    const seat = choose(gathered);
    gathered.happens({ kind: 'undid', seat });
    choose(gathered);
    const { chronicle } = gathered.ledger;
    expect(told(gathered)).toHaveLength(1);
    expect(chronicle.keep().marks).toHaveLength(1);
    expect(chronicle.logOf(null).all().add[chronicle.logOf(null).before(0) - 1]?.event.type).toBe('table-undid');
  });

  it('is the last of one who comes and goes, and that a seat was given up', () => {
    const gathered = table();
    for (let times = 0; times < 3; times++)
      gathered.happens({ kind: 'minded', seat: 1, why: 'absent' }, { kind: 'returned', seat: 1 });
    expect(told(gathered)).toEqual([{ type: 'table-returned', seat: 1 }]);
    gathered.happens({ kind: 'minded', seat: 2, why: 'absent' }, { kind: 'minded', seat: 1, why: 'resigned' });
    expect(told(gathered)).toEqual([
      { type: 'table-returned', seat: 1 },
      { type: 'table-minded', seat: 2, why: 'absent' },
      { type: 'table-minded', seat: 1, why: 'resigned' },
    ]);
  });
});
