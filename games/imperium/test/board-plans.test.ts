import { type AskedDecision, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { payable } from '../board/Developments.tsx';
import { dueOf } from '../board/due.ts';
import { afterAnswer, foreseen } from '../board/foreseen.ts';
import { waysTo } from '../board/opened-card.ts';
import { afterGaining, bringsOf } from '../board/plans.ts';
import { lastSoloTurn } from '../board/solo-turn.ts';
import { cardNamed, ON_EXHAUST, ON_PLAY, ON_SOLSTICE } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import type { Card } from '../pieces.ts';
import { playerAt } from '../state.ts';
import { stateOf } from './given.ts';

const me = seat(0);

function asked(prompt: string, options: readonly Card[]): AskedDecision {
  return { id: 1, seat: me, prompt, options, question: { key: 'ask' } } as unknown as AskedDecision;
}

describe('what a market card would bring', () => {
  const table = stateOf({
    you: { nation: 'romans' },
    market: ['c-armenians', 'c-elders', 'c-coinage', 'c-shrine', 'c-oasis 2m 1g'],
  });
  const oasis = cardNamed('c-oasis');
  const elders = cardNamed('c-elders');

  it('acquired: the card, its tokens and its unrest (IM-10.3a)', () => {
    const before = playerAt(table, me);
    const slot = table.market.indexOf(elders);
    const after = afterGaining(table, asked('acquire.card', [elders]), elders);
    if (after === null) throw new Error('It can be acquired.');
    const unrest = (table.under[slot] as Card) >= 0 ? 1 : 0;
    expect(playerAt(after, me).hand).toHaveLength(before.hand.length + 1 + unrest);
    expect(bringsOf(table, asked('acquire.card', [oasis]), oasis)).toMatchObject({ materials: 2, progress: 1 });
  });

  it('broken through for: without its unrest (IM-10.4)', () => {
    expect(bringsOf(table, asked('break-through.pick', [elders]), elders)?.unrest).toBe(false);
  });

  it('is nothing where picking it does not gain it', () => {
    expect(bringsOf(table, asked('put.card', [oasis]), oasis)).toBeNull();
    expect(bringsOf(table, null, oasis)).toBeNull();
  });
});

describe('what an answer is sure to bring', () => {
  const brought = (hand: readonly string[], you: object, extra: object = {}) => {
    const state = stateOf({ you: { nation: 'romans', hand, ...you }, ...extra });
    const card = cardNamed(hand[0] as string);
    return foreseen(state, asked('turn.move', [card]), card);
  };

  it('tokens, cards and the action it takes; nothing that depends on a choice', () => {
    expect(brought(['c-oasis'], { m: 0 })?.due).toMatchObject({ action: -1, unrest: 0 });
    expect(brought(['c-mountain'], {})?.due).toMatchObject({ materials: 3, action: -1, card: 0 });
    expect(brought(['c-coast'], {})?.due).toMatchObject({ materials: 0, card: 1 });
    const market = { market: ['c-steppe'] };
    expect(brought(['romans-conquer'], { p: 3 }, market)?.due).toMatchObject({ population: 0, action: -1 });
  });

  it('a choice of which one branch is open is none (IM-5.4)', () => {
    const seen = brought(['romans-conquer'], { p: 1, g: 1 }, { market: ['c-steppe'] });
    expect(seen?.due).toMatchObject({ population: -1, progress: -1, action: -1 });
  });

  it('a price that tokens do not cover says what progress stands for (IM-11.2)', () => {
    const seen = brought(['c-diplomacy'], { m: 1, g: 2, empire: true }, { market: ['c-armenians'] });
    expect(seen?.due).toMatchObject({ materials: -1, progress: -1 });
    expect(seen?.instead).toEqual({ materials: 2, population: 0 });
  });

  it('is told of answers only', () => {
    const state = stateOf({ you: { hand: ['c-mountain'] } });
    expect(foreseen(state, asked('turn.move', []), cardNamed('c-mountain'))).toBeNull();
  });

  it('every card can be looked at while nothing runs', () => {
    const state = stateOf({ you: {} });
    const bodies = [ON_PLAY, ON_EXHAUST, ON_SOLSTICE].flatMap((all) =>
      all.flatMap((node, card) => (node === null ? [] : [{ node, card: card as Card }])),
    );
    expect(bodies.length).toBeGreaterThan(400);
    for (const { node, card } of bodies) expect(() => dueOf(state, me, node, card), `${card}`).not.toThrow();
  });

  it('points follow: a card put into play counts there, tokens beside it', () => {
    const state = stateOf({ you: { hand: ['c-mountain'], m: 0 } });
    const after = afterAnswer(state, asked('turn.move', [cardNamed('c-mountain')]), cardNamed('c-mountain'));
    if (after === null) throw new Error('It is known what it brings.');
    expect(playerAt(after, me).materials).toBe(3);
    expect(playerAt(after, me).play).toContain(cardNamed('c-mountain'));
  });
});

describe('the ways to a market card', () => {
  it('are the moves by which it can be had now', () => {
    const state = stateOf({ you: { hand: ['romans-conquer', 'romans-advance'] }, market: ['c-steppe', 'c-elders'] });
    const decision = asked('turn.move', [cardNamed('romans-conquer'), cardNamed('romans-advance')]);
    expect(waysTo(state, decision, cardNamed('c-steppe'))).toEqual([cardNamed('romans-conquer')]);
    expect(waysTo(state, decision, cardNamed('c-elders'))).toEqual([cardNamed('romans-advance')]);
  });
});

describe('a development', () => {
  const player = playerAt(stateOf({ you: { nation: 'romans', m: 1, p: 2, g: 1 } }), me);
  const price = (materials: number, population: number, progress = 0) =>
    ({ materials, population, progress }) as ReturnType<typeof import('../rules/prices.ts').priceFor>;

  it('is payable now, with progress in place of something, or not yet (IM-11.2)', () => {
    expect(payable(player, price(1, 2))).toBe('now');
    expect(payable(player, price(3, 2))).toBe('progress');
    expect(payable(player, price(1, 3))).toBe('progress');
    expect(payable(player, price(3, 3))).toBe('not');
    expect(payable(player, price(3, 2, 1))).toBe('not');
  });
});

describe("the solo opponent's last turn", () => {
  const card = cardNamed('c-oasis');
  const told = (events: readonly Event[]): Parameters<typeof lastSoloTurn>[0] =>
    events.map((event, id) => ({ id, sequence: id, event }));

  it('is told card by card, each with what came of it, without the clean-up', () => {
    const turn = lastSoloTurn(
      told([
        { type: 'rival-rolled', n: 6, spares: false },
        { type: 'rival-turned-up', slot: 1, card, nation: 0, empire: false, row: 4 },
        { type: 'turn-began', seat: me, round: 2 },
        { type: 'rival-rolled', n: 2, spares: true },
        { type: 'rival-turned-up', slot: 1, card, nation: 0, empire: false, row: 0 },
        { type: 'rival-gained', resource: 'progress', n: 2 },
        { type: 'rival-turned-up', slot: 3, card, nation: 0, empire: false, row: 7 },
        { type: 'rival-token', card, resource: 'progress', n: 1 },
        { type: 'rival-milled', cards: [card] },
      ]),
    );
    expect(turn).toMatchObject({ id: 3, rolled: 2 });
    expect(turn?.steps.map(({ slot, row, came }) => [slot, row, came.length])).toEqual([
      [1, 0, 1],
      [3, 7, 0],
    ]);
  });

  it('is none before its first', () => {
    expect(lastSoloTurn([])).toBeNull();
  });
});
