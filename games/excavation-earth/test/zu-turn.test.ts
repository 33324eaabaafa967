import { describe, expect, it } from 'vitest';
import { marksOf, zuTurnIn } from '../board/zu-turn.ts';
import type { Event } from '../events.ts';
import type { ActionCard, Location, Tile, ZuCard } from '../pieces.ts';

const told = (events: readonly Event[]): Parameters<typeof zuTurnIn>[0] =>
  events.map((event, at) => ({ id: at + 1, sequence: at, event: event as never }));

const acts: Event = { type: 'action-taken', seat: 0 as never, action: 'travel', card: 1 as ActionCard };
const zuBegins: Event = { type: 'turn-began', who: 'zu', round: 2 };
const youBegin: Event = { type: 'turn-began', who: 0 as never, round: 2 };
const dug: Event = { type: 'zu-excavated', tile: 101 as Tile, from: 210 as Location };
const chose: Event = { type: 'zu-chose', what: 'colour', colour: 2, by: 'level' };
const failed: Event = { type: 'zu-failed', action: 'sell', why: 'nothing-held', credits: 10 };
const card = (id: number): Event => ({ type: 'zu-card', card: id as ZuCard, left: 3 });

describe('Zu’s turn as it is told (EE-12.9)', () => {
  it('has the cards it turned, which of them failed, and its steps in order', () => {
    const turn = zuTurnIn(told([acts, zuBegins, card(801), chose, dug, card(802), failed, youBegin]));
    expect(turn?.cards).toEqual([
      { card: 801, failed: false },
      { card: 802, failed: true },
    ]);
    expect(turn?.steps.map(({ event }) => event.type)).toEqual(['zu-chose', 'zu-excavated', 'zu-failed']);
  });

  it('is old as soon as you act', () => {
    expect(zuTurnIn(told([zuBegins, card(801), dug, youBegin, acts]))).toBeNull();
    expect(zuTurnIn(told([acts, youBegin]))).toBeNull();
  });

  it('is numbered where it happened, up to the step that is shown and within its turn', () => {
    const log = told([acts, zuBegins, card(801), chose, dug, zuBegins, card(802), dug]);
    const steps = zuTurnIn(log)?.steps ?? [];
    expect([...marksOf(steps, 0)]).toEqual([['track-red', 1]]);
    expect([...marksOf(steps, 1)]).toEqual([
      ['track-red', 1],
      [210, 2],
    ]);
    expect([...marksOf(steps, 2)]).toEqual([[210, 3]]);
  });
});
