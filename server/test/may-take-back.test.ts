import { starScrappers } from '@stolik/star-scrappers';
import { describe, expect, it } from 'vitest';
import * as may from '../tables/authorisation.ts';
import { accountAt, after, asked, began, boSits, closed, code, cySits, type Gathered, said } from './gathered.ts';

/** A game of three in which the first has chosen once. */
function chosenOnce(): { table: Gathered; at: number } {
  const table = after(boSits, cySits, began);
  const { seat, option } = asked(table);
  table.happens({ kind: 'chose', seat, option, by: 'person' });
  return { table, at: seat };
}

/** They play on until somebody else has chosen since. */
function chosenByOthers(): { table: Gathered; at: number; to: number } {
  const { table, at } = chosenOnce();
  for (let made = 0; ; made++) {
    const { seat } = asked(table);
    if (seat !== at && made > 0 && table.ledger.match?.choices.at(-1)?.seat !== at) break;
    const last = table.ledger.match?.table.pending[0]?.options.at(-1) ?? '';
    table.happens({ kind: 'chose', seat, option: last, by: 'person' });
  }
  return { table, at, to: table.ledger.chronicle.lastChoiceOf(at) };
}

const takesBack = ({ ledger }: Gathered, account: string, seat: number) =>
  may.undoing(ledger, account, { ...said, kind: 'undo', seat });
const answers = ({ ledger }: Gathered, account: string, seat: number, yes = true) =>
  may.answeringUndo(ledger, account, { ...said, kind: 'undo-answer', seat, yes });

describe('taking back', () => {
  it('is one’s own affair while nobody else has chosen', () => {
    const { table, at } = chosenOnce();
    expect(takesBack(table, accountAt(table, at), at)).toEqual({ kind: 'undid', seat: at });
    const other = (at + 1) % 3;
    expect(takesBack(table, accountAt(table, other), at)).toEqual(code('not-your-seat'));
    expect(takesBack(table, accountAt(table, other), other)).toHaveProperty('code');
  });

  it('is asked of the others once they have chosen, of one at a time, and not again once they said no', () => {
    const { table, at, to } = chosenByOthers();
    const who = accountAt(table, at);
    const others = [0, 1, 2].filter((seat) => seat !== at);
    const asks = takesBack(table, who, at);
    expect(asks).toEqual({ kind: 'undo-asked', seat: at, to, of: others });
    if (!('kind' in asks)) throw new Error('refused');
    table.happens(asks);
    expect(takesBack(table, who, at)).toEqual(code('undo-waits'));
    const [one = 0] = others;
    expect(answers(table, who, at)).toEqual(code('no-undo-asked'));
    expect(answers(table, who, one)).toEqual(code('not-your-seat'));
    const no = answers(table, accountAt(table, one), one, false);
    expect(no).toEqual({ kind: 'undo-answered', seat: one, yes: false });
    if (!('kind' in no)) throw new Error('refused');
    table.happens(no);
    expect(takesBack(table, who, at)).toEqual(code('undo-refused'));
    expect(answers(table, accountAt(table, one), one)).toEqual(code('no-undo-asked'));
  });

  it('is for a game that is on', () => {
    expect(takesBack(after(boSits), 'bo', 1)).toEqual(code('not-begun'));
    expect(answers(after(boSits, cySits, began, closed), 'bo', 1)).toEqual(code('table-closed'));
  });
});

describe('a game', () => {
  it('is found by its id', () => {
    expect(may.gameNamed([starScrappers], 'star-scrappers')).toBe(starScrappers);
    expect(may.gameNamed([starScrappers], 'go')).toEqual({ code: 'no-game', message: 'There is no game "go" here.' });
  });
});
