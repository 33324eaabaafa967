import { type AskedDecision, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { payable } from '../board/Developments.tsx';
import { afterGaining, bringsOf } from '../board/plans.ts';
import { lastSoloTurn } from '../board/solo-turn.ts';
import { cardNamed } from '../content/catalogue.ts';
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
