import { choose, start } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { objectiveKind } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';

/** Round 0 with first options, and what was told in it. */
function roundZero(seats: number, variants: { readonly [id: string]: string }, seed: string) {
  const events: Event[] = [];
  const hear = (event: Event): number => events.push(event);
  const table = start(archipelago, { seats, variants: { negotiation: 'false', ...variants } }, seed, hear);
  const before: State = archipelago.copy(table.state);
  while (table.state.round === 0) {
    const [decision] = table.pending;
    const [option = ''] = decision?.options ?? [];
    if (decision !== undefined)
      choose(archipelago, table, { seat: decision.seat, decision: decision.id, option }, hear);
  }
  return { before, after: table.state, events };
}

/** Rules that no example speaks of. */
describe('the beginning', () => {
  it('each has 10 f, 3 discs and a ship on the open sea; one cube of each kind is for sale (AR-5.1 to 5.5)', () => {
    const { before } = roundZero(4, {}, 'beginning');
    expect(before.players.map(({ florins, discs, tiles }) => [florins, discs, tiles.length])).toEqual(
      Array(4).fill([10, 3, 3]),
    );
    expect([before.fleet, before.population, before.unrest, before.workers]).toEqual([4, 0, 0, 0]);
    expect([before.domestic, before.export]).toEqual([Array(6).fill(1), Array(6).fill(0)]);
    expect([before.bank, before.florins, before.tokens]).toEqual([[14, 14, 14, 14, 11, 9], 135 - 40, 24]);
  });

  it('who can place none of his tiles shows them and takes three others (AR-5.7)', () => {
    let found = 0;
    for (let number = 0; number < 60 && found === 0; number++) {
      const { after, events } = roundZero(5, { 'desert-start': 'true' }, `exchange ${number}`);
      for (const event of events) {
        if (event.type !== 'tiles-exchanged') continue;
        found++;
        expect(event.regions).toHaveLength(3);
        const at = events.indexOf(event);
        expect(events.slice(at).find(({ type }) => type === 'tile-laid')).toMatchObject({ seat: event.seat });
      }
      expect(after.stack).toHaveLength(24 - 5);
      expect(after.aside).toEqual([]);
    }
    expect(found).toBeGreaterThan(0);
  });

  it('then there are 5 cards on the track, one public objective, and a secret one of the length for each (AR-5.9 to 5.12)', () => {
    const { after } = roundZero(3, { length: 'medium' }, 'after');
    expect([after.stack.length, after.players.flatMap(({ tiles }) => tiles)]).toEqual([21, []]);
    expect([after.track.length, after.rotation, after.deck.length]).toEqual([5, [0, 0, 0, 0, 0], 43]);
    expect(after.trends).toHaveLength(1);
    for (const { objectives } of after.players)
      expect(objectives.map((one) => objectiveKind(one).length)).toEqual(['medium']);
  });

  it('more control brings two public objectives; a vote decides which where it is open (AR-16.3, 16.5)', () => {
    expect(roundZero(3, { 'more-control': 'true' }, 'control').after.trends).toHaveLength(2);
    const { after, events } = roundZero(3, { 'choose-openly': 'true' }, 'vote');
    const votes = events.flatMap((event) => (event.type === 'voted' ? [event.trend] : []));
    expect(votes).toHaveLength(3);
    expect(after.trends).toEqual([votes[0]]); // all have taken the first
  });
});

describe('phases', () => {
  it('phase 1: rebels stand up, units step off symbols and stay on buildings, cards and ports are ready again (AR-6.2)', () => {
    const table = position(
      {
        map: ['palm-point'],
        buildings: ['palm-point/port'],
        players: [{ citizens: 'palm-point/port! palm-point/l0:wood palm-point/l0~', cards: ['king'], used: ['king'] }],
      },
      'round',
    );
    expect(table.state.spot.slice(0, 3)).toEqual([13, 0, 0]);
    expect([table.lying, table.state.engaged.includes(1), table.state.used, table.state.served]).toEqual([
      0,
      false,
      [],
      [],
    ]);
    expect(table.controls('palm-point/port')).toBe(0);
  });

  it('phase 4: whoever is stood up is as busy as before (AR-7.3)', () => {
    const table = position(
      {
        map: ['palm-point'],
        players: [{ citizens: 'palm-point/l0:wood palm-point/l0', cubes: { stone: 1 } }],
        deck: ['back-01'],
      },
      'balance',
    ).choose('own');
    expect([table.lying, table.state.engaged.slice(0, 2)]).toEqual([0, [1, 0]]);
  });

  it('phase 4: without a card there is no crisis (AR-7.7)', () => {
    const table = position({ deckSize: 0, players: [{}] }, 'balance');
    expect([table.over, table.events]).toEqual([true, []]);
  });

  it('phase 5: turns go round in order until everybody has passed (AR-8.1, 8.3)', () => {
    const table = position({ map: ['palm-point'], players: [{ ships: 'palm-point/w0' }], order: [2, 0, 1] }, 'actions');
    const asked: number[] = [];
    while (!table.over) {
      asked.push(table.asked);
      if (table.options.includes('harvest-fish')) table.choose('harvest-fish');
      table.choose('end');
    }
    expect(asked).toEqual([2, 0, 1, 0]);
  });

  it('phase 6: discs come back and fees go to the bank; empty places are filled from the left (AR-18.1, 18.5)', () => {
    const track = ['pirate', 'local-commerce', 'education', 'hospital', 'ranch'];
    const table = position(
      {
        map: ['palm-point'],
        buildings: ['palm-point/port'],
        players: [{ citizens: 'palm-point/port palm-point/l0', cubes: { fish: 1 } }],
        deck: ['back-41', 'back-02', 'back-03'],
        track,
        rotation: [0, 2, 0, 0, 0],
      },
      'round',
    );
    for (const bidder of [0, 1, 2]) table.chooseFor(bidder, '0');
    table.choose('palm-point/port', 'done', 'taxes');
    expect([table.player().portFees, table.player().spent]).toEqual([1, 1]);
    const bank = table.state.florins;
    while (table.prompt === 'turn.move') table.choose('end');
    expect([table.player().portFees, table.player().spent, table.state.florins]).toEqual([0, 0, bank + 1]);
    table.choose('education', 'local-commerce');
    expect(table.told('track-filled').map(({ card }) => table.state.track.indexOf(card))).toEqual([1, 2]);
  });
});

describe('the bank', () => {
  it('gives what it has: a sale brings no more (AR-2.4, 3.4)', () => {
    const table = position({ players: [{ florins: 0, cubes: { iron: 1 } }, { florins: 133 }, { florins: 0 }] });
    table.choose('trade', 'sell@export-iron');
    expect([table.player().florins, table.state.florins]).toEqual([2, 0]);
    expect(table.told('sold')).toMatchObject([{ price: 2 }]);
  });

  it('without a coin lays none for the Benefactor (AR-14.1)', () => {
    const table = position(
      {
        map: ['palm-point'],
        players: [{ citizens: 'palm-point/l0', florins: 0, cubes: { stone: 1 } }, { florins: 135 }, { florins: 0 }],
        trends: ['trend-benefactor'],
        deck: ['back-01'],
      },
      'balance',
    ).choose('own');
    expect([table.player().given, table.lying]).toEqual([0, 0]);
  });
});

describe('cards', () => {
  it('one in a turn, each once a round (AR-10.1)', () => {
    const table = position({ players: [{ cards: ['minister-of-labour', 'education'] }], workers: 9 }, 'actions');
    table.choose('education');
    expect(table.options).not.toContain('minister-of-labour');
    table.choose('end', 'end', 'end');
    expect(table.options).toContain('minister-of-labour');
    expect(table.options).not.toContain('education');
  });

  it('only if they do something, and doublings only before the action (AR-10.5, 10.6)', () => {
    const idle = position({ players: [{ cards: ['education', 'emigration', 'king', 'slavery'] }], workers: 0 });
    expect(idle.options).toEqual(['taxes', 'end']);
    const table = position({ map: ['palm-point'], players: [{ citizens: 'palm-point/l0', cards: ['sawmill'] }] });
    expect(table.options).toContain('sawmill');
    expect(table.choose('harvest-wood').options).toEqual(['end']);
  });
});
