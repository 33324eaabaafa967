import { chanceFrom, isRefusal, Match, nextWord, seatingOf } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { type Holding, heldAt, ledgerOf, standsAt } from '../board/ledger.ts';
import type { Event } from '../events.ts';
import { darkRoad } from '../index.ts';
import { RING } from '../rules/move.ts';
import { CONCERN, type Concern } from '../state.ts';

const holdingOf = ({ coins, prestige, stock }: Concern): Holding => ({ coins, prestige, stock });

describe("the Private Concern's ledger (DR-29.4)", () => {
  it('accounts for everything it has gained and lost since its turn began', () => {
    const seating = seatingOf(darkRoad, 1, {});
    if (isRefusal(seating)) throw new Error(seating.message);
    const told: Event[] = [];
    const match = new Match(darkRoad, seating, { seed: 'ledger' }, (event) => told.push(event));
    const luck = chanceFrom('ledger', ['choices']);
    let began: Holding | null = null;
    let stood = 0;
    let turns = 0;
    while (!match.over) {
      const [decision] = match.table.pending;
      if (decision === undefined) throw new Error('Nobody is asked anything.');
      const { concern } = match.table.state;
      const ledger = concern === null ? null : ledgerOf(told, concern);
      if (decision.prompt.startsWith('plan.') && ledger !== null && concern !== null) {
        turns++;
        expect(ledger.now).toEqual(holdingOf(concern));
        expect(ledger.before).toEqual(began);
        expect(ledger.lines[0]?.event.type).toMatch(/^concern-card$|^companion-passed$/);
        // As it is told: from what it had to what it has, and its wagon rides when that is told.
        const last = ledger.lines.length - 1;
        expect(heldAt(ledger, -1)).toEqual(began);
        expect(heldAt(ledger, last)).toEqual(holdingOf(concern));
        expect(standsAt(ledger, last, concern.pawn, RING)).toBe(concern.pawn);
        expect(standsAt(ledger, 0, concern.pawn, RING)).toBe(stood);
      }
      const option = decision.options[nextWord(luck) % decision.options.length];
      if (option === undefined) throw new Error('There is nothing to choose.');
      match.choose({ seat: decision.seat, decision: decision.id, option }, (event) => {
        told.push(event);
        const its = match.table.state.concern;
        if (event.type !== 'turn-began' || event.merchant !== CONCERN || its === null) return;
        began = holdingOf(its);
        stood = its.pawn;
      });
    }
    expect(turns).toBeGreaterThan(5);
  });
});
