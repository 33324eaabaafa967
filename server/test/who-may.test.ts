import { commitmentTo, type Option, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import * as may from '../tables/authorisation.ts';
import type { Deed } from '../tables/deeds.ts';
import {
  accountAt,
  after,
  asked,
  began,
  boSits,
  botSits,
  closed,
  code,
  cySits,
  type Gathered,
  gathered,
  played,
  said,
} from './gathered.ts';

// Who may do what, asked of the ledger itself: no server, no store, no engine behind the door that would say no a second time.

describe('sitting down', () => {
  const joins = ({ ledger }: Gathered, account: string, asked: object = {}) =>
    may.joining(ledger, account, 'Own', { ...said, kind: 'join', code: ledger.company.code, ...asked });

  it('takes the first free seat, or the one asked for, under one’s own name or another', () => {
    expect(joins(gathered(), 'bo')).toEqual({ kind: 'sat', seat: 1, account: 'bo', name: 'Own' });
    expect(joins(gathered(), 'bo', { seat: 2, name: 'Bo' })).toMatchObject({ seat: 2, name: 'Bo' });
  });

  it('takes the invitation that is valid now, except of those who sit here', () => {
    expect(joins(gathered(), 'bo', { code: 'old' })).toEqual(code('not-allowed'));
    expect(joins(after(boSits), 'bo', { code: 'old', name: 'His son' })).toMatchObject({ seat: 2, name: 'His son' });
  });

  it('takes a name for a second seat', () => {
    expect(joins(after(boSits), 'bo')).toEqual(code('seat-taken'));
  });

  it('moves whoever sits here to a chair that is free, but not away from those who share the screen', () => {
    expect(joins(after(boSits), 'bo', { seat: 2, code: 'old' })).toEqual({ kind: 'moved', seat: 1, to: 2 });
    expect(joins(after(boSits, cySits), 'bo', { seat: 2 })).toEqual(code('seat-taken'));
    expect(joins(after(boSits), 'bo', { seat: 3 })).toEqual(code('no-free-seat'));
    const family: Deed = { kind: 'sat', seat: 1, account: 'ann', name: 'Granny' };
    expect(joins(after(family), 'ann', { seat: 2 })).toEqual(code('seat-taken'));
    const { company } = after(boSits, { kind: 'moved', seat: 0, to: 2 }).ledger;
    expect(company.chairs.map(({ account }) => account)).toEqual([null, 'bo', 'ann']);
    expect(company.host).toBe('ann');
  });

  it('takes a seat that is there and free', () => {
    expect(joins(after(boSits), 'cy', { seat: 1 })).toEqual(code('seat-taken'));
    expect(joins(after(botSits), 'cy', { seat: 2 })).toEqual(code('seat-taken'));
    expect(joins(gathered(), 'cy', { seat: 3 })).toEqual(code('no-free-seat'));
    expect(joins(after(boSits, botSits), 'cy')).toEqual(code('no-free-seat'));
  });

  it('is for nobody who was asked to go, unless he sits here', () => {
    const out: Deed = { kind: 'kept-out', account: 'bo', code: 'new' };
    expect(joins(after(out), 'bo')).toMatchObject({ code: 'not-allowed', message: expect.stringContaining('to go') });
    expect(joins(after(out, boSits), 'bo', { name: 'His son' })).toMatchObject({ kind: 'sat' });
  });

  it('is over when cards are dealt, the game is on or the table closed', () => {
    const dealing: Deed = { kind: 'dealing', commitment: 'c' };
    expect(joins(after(boSits, dealing), 'cy')).toEqual(code('already-begun'));
    expect(joins(after(boSits, dealing), 'bo', { seat: 2 })).toEqual(code('already-begun'));
    expect(joins(after(boSits, botSits, began), 'cy')).toEqual(code('already-begun'));
    expect(joins(after(closed), 'cy')).toEqual(code('table-closed'));
  });
});

describe('rising', () => {
  const leaves = ({ ledger }: Gathered, account: string, seat: number) =>
    may.leaving(ledger, account, { ...said, kind: 'leave', seat });

  it('is for the one who sits there, and the host for everybody', () => {
    expect(leaves(after(boSits), 'bo', 1)).toEqual({ kind: 'rose', seat: 1 });
    expect(leaves(after(boSits), 'ann', 1)).toEqual({ kind: 'rose', seat: 1 });
    expect(leaves(after(boSits, cySits), 'cy', 1)).toEqual(code('not-your-seat'));
    expect(leaves(after(botSits), 'ann', 2)).toEqual({ kind: 'hired', seat: 2, bot: null });
    expect(leaves(after(boSits, botSits), 'bo', 2)).toEqual(code('not-your-seat'));
  });

  it('is from a seat where somebody sits', () => {
    expect(leaves(after(boSits), 'ann', 2)).toEqual(code('not-your-seat'));
    expect(leaves(after(boSits), 'ann', 3)).toEqual(code('not-your-seat'));
  });

  it('closes the table when nobody but bots is left', () => {
    expect(leaves(after(botSits), 'ann', 0)).toEqual({ kind: 'closed' });
    expect(leaves(after(boSits), 'ann', 0)).toEqual({ kind: 'rose', seat: 0 });
  });

  it('is over when the game is on', () => {
    expect(leaves(after(boSits, botSits, began), 'bo', 1)).toEqual(code('already-begun'));
  });
});

describe('a bot', () => {
  const hires = ({ ledger }: Gathered, account: string, seat: number, bot: string | null = 'greedy') =>
    may.hiring(ledger, account, { ...said, kind: 'hire', seat, bot }, ['greedy']);

  it('is hired and sent away by the host, where no person sits', () => {
    expect(hires(gathered(), 'ann', 1)).toEqual({ kind: 'hired', seat: 1, bot: 'greedy' });
    expect(hires(after(botSits), 'ann', 2, null)).toEqual({ kind: 'hired', seat: 2, bot: null });
    expect(hires(after(boSits), 'bo', 2)).toEqual(code('not-host'));
    expect(hires(after(boSits), 'ann', 1)).toEqual(code('seat-taken'));
    expect(hires(gathered(), 'ann', 3)).toEqual(code('no-free-seat'));
    expect(hires(gathered(), 'ann', 1, 'genius')).toEqual(code('no-bot'));
    expect(hires(after(closed), 'ann', 1)).toEqual(code('table-closed'));
  });
});

describe('a deal', () => {
  const [ours, his] = ['part-of-ann', 'part-of-bo'];
  const boReady: Deed = { kind: 'readied', account: 'bo', commitment: commitmentTo(his) };
  const dealing: Deed = { kind: 'dealing', commitment: commitmentTo(ours) };
  const starts = ({ ledger }: Gathered, account: string) =>
    may.starting(ledger, account, { ...said, kind: 'start', commitment: 'c' });
  const reveals = ({ ledger }: Gathered, account: string, entropy: string) =>
    may.revealing(ledger, account, { ...said, kind: 'reveal', entropy });

  it('is waited for by those who sit here', () => {
    const ready = ({ ledger }: Gathered, account: string) =>
      may.readying(ledger, account, { ...said, kind: 'ready', commitment: 'c' });
    expect(ready(after(boSits), 'bo')).toEqual({ kind: 'readied', account: 'bo', commitment: 'c' });
    expect(ready(gathered(), 'bo')).toEqual(code('not-your-seat'));
    expect(ready(after(boSits, botSits, began), 'bo')).toEqual(code('already-begun'));
  });

  it('is begun by the host when all seats are taken and all others ready', () => {
    expect(starts(after(boSits, botSits, boReady), 'ann')).toEqual({ kind: 'dealing', commitment: 'c' });
    expect(starts(after(boSits, botSits, boReady), 'bo')).toEqual(code('not-host'));
    expect(starts(after(boSits, boReady), 'ann')).toMatchObject({ message: expect.stringContaining('open') });
    expect(starts(after(boSits, botSits), 'ann')).toMatchObject({ message: 'Bo is not ready yet.' });
    expect(starts(after(boSits, botSits, boReady, dealing), 'ann')).toEqual(code('already-begun'));
  });

  it('begins the game with the last part that somebody had committed himself to', () => {
    const dealt = (...deeds: Deed[]) => after(boSits, botSits, boReady, dealing, ...deeds);
    const oursShown: Deed = { kind: 'revealed', account: 'ann', entropy: ours };
    expect(reveals(dealt(), 'ann', ours)).toEqual({ kind: 'revealed', account: 'ann', entropy: ours });
    expect(reveals(dealt(oursShown), 'bo', his)).toEqual({ kind: 'began', entropy: [ours, his] });
    expect(reveals(dealt(oursShown), 'ann', ours)).toBeNull();
    expect(reveals(dealt(), 'bo', ours)).toEqual(code('not-committed'));
    expect(reveals(dealt(), 'cy', ours)).toEqual(code('not-ready'));
    expect(reveals(after(boSits, botSits, boReady), 'bo', his)).toEqual(code('not-ready'));
    // Shown once more, after all is done, it changes nothing; another part is late.
    expect(reveals(dealt(began), 'bo', his)).toBeNull();
    expect(reveals(dealt(began), 'bo', ours)).toEqual(code('already-begun'));
  });
});

describe('choosing', () => {
  const playing = (...deeds: Deed[]) => after(boSits, cySits, began, ...deeds);

  it('answers the question that is asked now: neither an older one nor one to come', () => {
    const table = playing();
    const old = asked(table);
    const who = accountAt(table, old.seat);
    const { seat, decision, option } = old;
    expect(may.choosing(table.ledger, who, old)).toEqual({ kind: 'chose', seat, decision, option, by: 'person' });
    table.happens({ kind: 'chose', seat, option, by: 'person' });
    const now = asked(table);
    for (const late of [old.decision, now.decision + 1])
      expect(may.choosing(table.ledger, accountAt(table, now.seat), { ...now, decision: late })).toEqual({
        code: 'stale-decision',
        message: `That answers decision ${late}; the question now is decision ${now.decision}.`,
      });
  });

  it('says at once what the same thought chooses next, as far as it will be asked', () => {
    const table = playing();
    const question = asked(table);
    const who = accountAt(table, question.seat);
    const trial = table.ledger.match?.fork();
    trial?.choose({ ...question, seat: seat(question.seat) });
    const [then] = trial?.table.pending ?? [];
    expect(then?.seat).toBe(question.seat);
    const next = [then?.options[0] ?? ''];
    const chosen = (wanted: Option[]) => may.choosing(table.ledger, who, { ...question, next: wanted });
    expect(chosen(next)).toMatchObject({ kind: 'chose', next });
    expect(chosen([...next, 'nonsense', ...next])).toMatchObject({ next });
    for (const none of [['nonsense'], []]) expect(chosen(none)).not.toHaveProperty('next');
    expect(table.ledger.match?.choices).toEqual([]);
  });

  it('is for the one who sits there, and for what is offered to him', () => {
    const table = playing();
    const question = asked(table);
    const who = accountAt(table, question.seat);
    const idle = question.seat === 0 ? 1 : 0;
    const other = accountAt(table, idle);
    expect(may.choosing(table.ledger, other, question)).toEqual(code('not-your-seat'));
    expect(may.choosing(table.ledger, who, { ...question, option: 'nonsense' })).toMatchObject({
      code: 'unknown-option',
      message: expect.stringContaining('not one of the options of'),
    });
    expect(may.choosing(table.ledger, other, { ...question, seat: idle })).toEqual({
      code: 'not-your-decision',
      message: `Seat ${idle} has nothing to decide now.`,
    });
  });

  it('is over for whoever has given up, and before and after the game', () => {
    const table = playing();
    const question = asked(table);
    const who = accountAt(table, question.seat);
    expect(may.choosing(after(boSits).ledger, 'bo', { ...question, seat: 1 })).toEqual(code('not-begun'));
    expect(may.choosing(playing(closed).ledger, who, question)).toEqual(code('table-closed'));
    expect(may.choosing(played().ledger, who, question)).toEqual(code('game-over'));
    table.happens({ kind: 'minded', seat: question.seat, why: 'resigned' });
    expect(may.choosing(table.ledger, who, question)).toEqual(code('not-allowed'));
  });
});

describe('giving up and coming back', () => {
  const resigns = ({ ledger }: Gathered, account: string, seat: number) =>
    may.resigning(ledger, account, { ...said, kind: 'resign', seat });
  const returns = ({ ledger }: Gathered, account: string, seat: number) =>
    may.returning(ledger, account, { ...said, kind: 'return', seat });
  const bo = (why: 'resigned' | 'absent'): Deed => ({ kind: 'minded', seat: 1, why });

  it('leaves the seat to a bot while other people play on, and else closes the table', () => {
    const playing = (...deeds: Deed[]) => after(boSits, botSits, began, ...deeds);
    expect(resigns(playing(), 'bo', 1)).toEqual({ kind: 'minded', seat: 1, why: 'resigned' });
    expect(resigns(playing(bo('absent')), 'ann', 0)).toEqual({ kind: 'minded', seat: 0, why: 'resigned' });
    expect(resigns(playing(bo('resigned')), 'ann', 0)).toEqual({ kind: 'closed' });
    expect(resigns(playing(), 'ann', 1)).toEqual(code('not-your-seat'));
    expect(returns(playing(bo('absent')), 'bo', 1)).toEqual({ kind: 'returned', seat: 1 });
    expect(returns(playing(), 'bo', 1)).toBeNull();
    expect(returns(playing(bo('resigned')), 'bo', 1)).toEqual(code('not-allowed'));
  });
});

describe('looking on', () => {
  const looks = ({ ledger }: Gathered, account: string, wanted?: number | null, invited = true) =>
    may.chairFor(ledger, account, wanted, invited ? ledger.company.code : 'old');
  const noSpectators: Deed = { kind: 'admitted', spectators: false };

  it('is from one’s own chair, or from nowhere', () => {
    const table = after(boSits, botSits, began);
    expect([looks(table, 'bo'), looks(table, 'bo', null), looks(table, 'cy')]).toEqual([1, null, null]);
    expect(looks(table, 'bo', 1)).toBe(1);
    expect(looks(table, 'bo', 0)).toEqual(code('not-your-seat'));
    expect(looks(table, 'cy', 0)).toEqual(code('not-your-seat'));
    expect(looks(table, 'bo', 3)).toEqual({ code: 'not-your-seat', message: 'This table has no seat 3.' });
  });

  it('is from every chair when the game is over, since nothing is hidden any more', () => {
    const table = played();
    expect([looks(table, 'bo', 0), looks(table, 'bo', 1), looks(table, 'dee', 2)]).toEqual([0, 1, 2]);
    expect(looks(table, 'dee', 2, false)).toEqual(code('not-allowed'));
  });

  it('needs the invitation of those who do not sit here', () => {
    expect(looks(gathered(), 'cy', undefined, false)).toEqual(code('not-allowed'));
    expect(looks(after(boSits), 'bo', undefined, false)).toBe(1);
  });

  it('is for nobody who was asked to go, nor at a table without spectators once it is on', () => {
    const out: Deed = { kind: 'kept-out', account: 'cy', code: 'new' };
    expect(looks(after(out), 'cy')).toMatchObject({ message: expect.stringContaining('to go') });
    expect(looks(after(out, cySits), 'cy')).toBe(2);
    expect(looks(after(noSpectators), 'cy')).toBeNull();
    const table = after(noSpectators, boSits, botSits, began);
    expect(looks(table, 'cy')).toEqual(code('not-allowed'));
    expect(looks(table, 'bo')).toBe(1);
  });
});

describe('the host alone', () => {
  it('renews the invitation, admits spectators and asks somebody to go who does not sit here', () => {
    const { ledger } = after(boSits);
    const admits = (account: string, spectators: boolean) =>
      may.admitting(ledger, account, { ...said, kind: 'admit', spectators });
    expect(may.renewing(ledger, 'ann', 'new')).toEqual({ kind: 'invited', code: 'new' });
    expect(admits('ann', false)).toEqual({ kind: 'admitted', spectators: false });
    expect(admits('ann', true)).toBeNull();
    expect(may.keepingOut(ledger, 'ann', 'cy', 'new')).toEqual({ kind: 'kept-out', account: 'cy', code: 'new' });
    expect(may.keepingOut(ledger, 'ann', 'bo', 'new')).toEqual(code('not-allowed'));
    for (const no of [may.renewing(ledger, 'bo', 'new'), admits('bo', false), may.keepingOut(ledger, 'bo', 'cy', 'n')])
      expect(no).toEqual(code('not-host'));
  });
});
