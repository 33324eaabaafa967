import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { deedsOfOthers } from '../board/deeds.ts';
import { cardNamed } from '../content/catalogue.ts';
import type { Event } from '../events.ts';

const [me, marek] = [seat(0), seat(1)];
const [oasis, elders] = [cardNamed('c-oasis'), cardNamed('c-elders')];

const toldTo = (events: readonly Event[]): Parameters<typeof deedsOfOthers>[0] =>
  events.map((event, id) => ({ id, sequence: id, event }));

const shown = (events: readonly Event[]) =>
  deedsOfOthers(toldTo(events), me).map(({ id, owner, told }) => [id, owner, told.map(({ type }) => type).join(' ')]);

describe('what the others do', () => {
  it('is told deed by deed, each with what came of it', () => {
    expect(
      shown([
        { type: 'played', seat: me, card: oasis, how: 'action' },
        { type: 'turn-began', seat: marek, round: 2 },
        { type: 'played', seat: marek, card: elders, how: 'action' },
        { type: 'gained', seat: marek, token: 'progress', n: 1 },
        { type: 'moved', seat: me, card: oasis, move: 'recall', hosted: 0 },
        { type: 'exhausted', seat: marek, card: oasis },
        { type: 'acquired', seat: marek, card: elders },
        { type: 'market-filled', card: oasis },
      ]),
    ).toEqual([
      [2, marek, 'played gained moved'],
      [5, marek, 'exhausted acquired'],
    ]);
  });

  it('begins anew when this chair has done something, and is nobody’s between turns', () => {
    const before: Event[] = [
      { type: 'innovated', seat: marek },
      { type: 'turn-began', seat: me, round: 2 },
      { type: 'gained', seat: me, token: 'progress', n: 1 },
    ];
    expect(shown(before)).toEqual([[0, marek, 'innovated']]);
    expect(shown([...before, { type: 'revolted', seat: me }])).toEqual([]);
  });
});
