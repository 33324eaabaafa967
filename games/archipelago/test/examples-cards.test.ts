import { describe, expect, it } from 'vitest';
import { CARD_KINDS } from '../content/catalogue.ts';
import { position } from './position.ts';

const LAND = ['palm-point', 'white-beach', 'turtle-bay'];

/** docs/examples.md: evolution cards in use, and phase 6. */
describe('evolution cards', () => {
  it('A20: the third turn of a card discards it, and its place is filled (AR-18.4)', () => {
    const track = ['pirate', 'local-commerce', 'education', 'hospital', 'ranch'];
    const table = position({ seats: 4, track, deck: ['back-41', 'back-02', 'back-03'] }, 'evolution');
    const rotationOf = (id: string): number | undefined => table.state.rotation[track.indexOf(id)];
    table.choose('none', 'pirate', 'local-commerce');
    expect([rotationOf('pirate'), rotationOf('local-commerce')]).toEqual([1, 1]);
    table.choose('none', 'pirate', 'education');
    expect(rotationOf('pirate')).toBe(2);
    table.choose('none', 'pirate', 'hospital');
    expect(table.told('card-turned').at(-2)).toMatchObject({ gone: true });
    expect(table.told('track-filled')).toHaveLength(1);
    expect(rotationOf('pirate')).toBe(0); // the new card lies upright in its place
    expect(table.asked).toBe(3);
  });

  it('A20: a red crisis that comes to light is resolved before the next player chooses (AR-18.6)', () => {
    const table = position(
      {
        map: ['palm-point'],
        players: [{ citizens: 'palm-point/l0', florins: 20 }],
        track: ['pirate', 'local-commerce', 'education', 'hospital', 'ranch'],
        deck: ['back-41', 'back-23'],
        unrest: 0,
      },
      'evolution',
    );
    table.choose('pirate', 'education');
    expect([table.prompt, table.asked]).toEqual(['crisis.move', 0]);
    table.choose('done', 'done', 'done');
    expect([table.prompt, table.asked, table.state.unrest]).toEqual(['evolve.buy', 1, 1]);
  });

  it('one buys one card and turns another, or turns two different ones (AR-18.2, 18.3)', () => {
    const track = ['pirate', 'local-commerce', 'education', 'hospital', 'ranch'];
    const table = position({ track, rotation: [2, 0, 0, 0, 0], players: [{ florins: 5 }] }, 'evolution');
    table.choose('pirate');
    expect(table.player().florins).toBe(0); // 5 f after two turns
    expect(table.options).toEqual(['local-commerce', 'education', 'hospital', 'ranch']);
    table.choose('ranch');
    const poor = position({ track, players: [{ florins: 2 }] }, 'evolution');
    expect(poor.options).toEqual(['none']);
    poor.choose('none', 'ranch');
    expect(poor.options).toEqual(['pirate', 'local-commerce', 'education', 'hospital']);
  });

  it('deck and discard pile are empty: the next card discarded is the new deck, and its back comes to light (AR-18.7)', () => {
    const track = ['pirate', 'local-commerce', 'education', 'hospital', 'ranch'];
    const owned = CARD_KINDS.map(({ id }) => id).filter((id) => !track.includes(id));
    const table = position(
      {
        map: ['palm-point'],
        buildings: ['palm-point/temple'],
        players: [{ cards: owned, florins: 3, citizens: 'palm-point/l0 palm-point/l0' }],
        track,
        rotation: [2, 0, 0, 0, 0],
        deck: [],
        unrest: 2,
      },
      'evolution',
    );
    expect([table.state.deck.length, table.state.discard.length]).toEqual([0, 0]);
    table.choose('none', 'pirate', 'ranch');
    expect(table.told('deck-renewed')).toEqual([{ type: 'deck-renewed', cards: 1 }]);
    expect(table.state.unrest).toBe(1); // the red holy day on its back
    expect(table.told('track-filled')).toHaveLength(1);
    expect(table.state.rotation).toEqual([0, 0, 0, 0, 1]);
    // A card that is bought and not discarded leaves its place empty.
    table.choose('local-commerce', 'ranch');
    expect(table.state.track.filter((card) => card === 0)).toHaveLength(1);
    table.choose('none');
    expect(table.options).toHaveLength(4);
  });

  it('A38: the sixth character is bought: the card is shown, and the game ends after that turn of phase 6 (AR-13.2)', () => {
    const cards = ['researcher', 'head-hunter', 'recruiter', 'exporter', 'merchant'];
    const table = position(
      {
        seats: 4,
        players: [{}, { cards }, { objectives: ['short-06'] }],
        track: ['pirate', 'thief', 'spy', 'king', 'pope'],
      },
      'evolution',
    );
    table.choose('pirate');
    expect(table.told('objective-met')).toEqual([expect.objectContaining({ seat: 2, open: false })]);
    expect(table.ended).toBeNull();
    table.choose('thief');
    expect([table.ended, table.over]).toEqual(['characters', true]);
  });

  it('A23: a foreign Sawmill costs 1 f more, paid to its owner, and doubles the wood (AR-10.4)', () => {
    const table = position({
      map: ['palm-point', 'forest-shore'],
      players: [{ citizens: 'palm-point/l0 palm-point/l0 forest-shore/l0' }, { cards: ['sawmill'] }],
    });
    table.choose(
      'sawmill',
      'harvest-wood',
      'citizen palm-point/l0',
      'citizen palm-point/l0',
      'citizen forest-shore/l0',
    );
    expect([table.player(0).florins, table.player(1).florins, table.cubes('wood')]).toEqual([8, 12, 6]);
    const owner = position({
      order: [1, 0, 2],
      map: ['palm-point'],
      players: [{}, { cards: ['sawmill'], used: ['sawmill'], citizens: 'palm-point/l0' }],
    });
    expect(owner.options).not.toContain('sawmill');
  });

  it('B5: with three wood in the bank two citizens are enough for all of it (AR-9.2)', () => {
    const table = position({
      map: ['palm-point', 'forest-shore'],
      players: [
        { citizens: 'palm-point/l0 palm-point/l0 forest-shore/l0', cards: ['sawmill'] },
        { cubes: { wood: 12 } },
      ],
    });
    table.choose('sawmill', 'harvest-wood', 'citizen palm-point/l0', 'citizen palm-point/l0');
    expect([table.cubes('wood'), table.bank('wood'), table.prompt]).toEqual([3, 0, 'turn.move']);
  });

  it('A24: the Pirate is for its owner only, and costs a disc (AR-10.3)', () => {
    const given = {
      map: ['palm-point'],
      players: [
        { cards: ['pirate'], ships: 'palm-point/w0' },
        { ships: 'palm-point/w0', citizens: 'palm-point/l0', cubes: { fish: 1 } },
      ],
    };
    const table = position(given).choose('pirate');
    expect([table.player().spent, table.shipsOf(1)]).toEqual([1, 0]);
    table.choose('fish');
    expect([table.cubes('fish', 0), table.state.unrest]).toEqual([1, 1]);
    expect(position({ ...given, order: [1, 0, 2] }).options).not.toContain('pirate');
  });

  it('A25: the Great Lighthouse (AR-10.9, 10.10)', () => {
    const given = {
      map: LAND,
      buildings: ['palm-point/port', 'white-beach/port'],
      players: [
        { cards: ['great-lighthouse'], cubes: { iron: 1, stone: 2 }, citizens: 'palm-point/port turtle-bay/l0' },
        { citizens: 'white-beach/port' },
      ],
    };
    const table = position(given);
    table.choose('great-lighthouse', 'citizen turtle-bay/l0');
    expect([table.cubes('iron'), table.cubes('stone'), table.player().spent]).toEqual([0, 0, 1]);
    expect([table.unitsIn('palm-point/w0', 0), table.unitsIn('white-beach/w0', 1)]).toEqual([1, 1]);
    expect(table.state.population).toBe(2);
    expect(table.points(0)).toBe(1);
    const fresh = { ...given, players: [{ ...given.players[0], fresh: ['great-lighthouse'] }, {}] };
    expect(position(fresh).options).not.toContain('great-lighthouse'); // bought in this round
  });

  it('B37: with one ship left for two ports one chooses (AR-10.10)', () => {
    const table = position({
      map: LAND,
      buildings: ['palm-point/port', 'white-beach/port'],
      players: [
        {
          cards: ['great-lighthouse'],
          cubes: { iron: 1, stone: 2 },
          citizens: 'palm-point/port white-beach/port turtle-bay/l0',
          ships: 'open-sea/w0 open-sea/w0 open-sea/w0',
        },
      ],
    }).choose('great-lighthouse');
    expect(table.options).toEqual(['palm-point/port', 'white-beach/port']);
    table.choose('white-beach/port');
    expect([table.unitsIn('palm-point/w0'), table.unitsIn('white-beach/w0')]).toEqual([0, 1]);
  });

  it('A37: an unbuilt Cathedral brings no points, but counts as a progress card (AR-10.9)', () => {
    const table = position({ players: [{ cards: ['cathedral'] }, { objectives: ['short-03'] }] });
    expect(table.points(0)).toBe(3); // first by progress cards
  });

  it.each([
    [2, -1],
    [4, -2],
    [5, -3],
  ])('A28: the Archbishop with %i temples moves unrest by %i', (temples, by) => {
    const map = ['palm-point', 'white-beach', 'turtle-bay', 'quiet-bay', 'forest-shore'];
    const table = position({
      seats: 5,
      map,
      buildings: map.slice(0, temples).map((region) => `${region}/temple`),
      players: [{ cards: ['archbishop'], citizens: `${'palm-point/l0 '.repeat(3)}${'white-beach/l0 '.repeat(3)}` }],
      unrest: 5,
    }).choose('archbishop');
    expect(table.state.unrest).toBe(5 + by);
  });

  it('A29: Gifts from the Clergy: fruit alone, or fruit and cattle', () => {
    const given = { map: ['palm-point'], unrest: 3 };
    const both = position({
      ...given,
      players: [
        { cards: ['gifts-from-the-clergy'], cubes: { fruit: 1, cattle: 1 }, citizens: 'palm-point/l0 '.repeat(3) },
      ],
    }).choose('gifts-from-the-clergy');
    expect(both.options).toEqual(['gift-0', 'gift-1']);
    both.choose('gift-1');
    expect([both.state.unrest, both.cubes('fruit'), both.cubes('cattle')]).toEqual([1, 0, 0]);
    const one = position({
      ...given,
      players: [{ cards: ['gifts-from-the-clergy'], cubes: { fruit: 1 }, citizens: 'palm-point/l0 '.repeat(3) }],
    }).choose('gifts-from-the-clergy');
    expect(one.state.unrest).toBe(2);
  });

  it('A30: the victim of a Thief hides a single cube in one hand; the other is empty', () => {
    const given = (cubes: object) => ({ players: [{ cards: ['thief'] }, { cubes }] });
    const table = position(given({ iron: 1 })).choose('thief', 'rob@player-1');
    expect([table.asked, table.options]).toEqual([1, ['iron', 'empty']]);
    table.choose('empty', 'iron');
    expect([table.asked, table.options]).toEqual([0, ['left', 'right']]);
    table.choose('left');
    expect([table.cubes('iron', 0), table.told('empty-hand').length]).toEqual([0, 1]);
    const full = position(given({ iron: 1, fish: 1 })).choose('thief', 'rob@player-1', 'iron', 'fish', 'right');
    expect([full.cubes('fish', 0), full.cubes('iron', 1)]).toEqual([1, 1]);
    const none = position(given({})).choose('thief', 'rob@player-1');
    expect([none.told('showed-no-cubes').length, none.prompt]).toEqual([1, 'turn.move']);
  });

  it('B18: a wonder at the edge: the Colossus loses the archipelago, the Cathedral calms first (AR-12.1)', () => {
    const people = `${'palm-point/l0 '.repeat(3)}${'white-beach/l0 '.repeat(3)}${'turtle-bay/l0 '.repeat(2)}`;
    const colossus = position({
      map: LAND,
      players: [
        { cards: ['colossus'], cubes: { iron: 3 }, citizens: people },
        { citizens: 'palm-point/l0 palm-point/l0' },
      ],
      unrest: 10,
      workers: 3,
    }).choose('colossus', 'citizen palm-point/l0');
    expect([colossus.ended, colossus.state.population]).toEqual(['independence', 9]);
    const cathedral = position({
      map: LAND,
      buildings: ['palm-point/temple', 'white-beach/temple'],
      players: [
        {
          cards: ['cathedral'],
          cubes: { stone: 3 },
          citizens: `palm-point/temple ${people.slice('palm-point/l0 '.length)}`,
        },
        { citizens: 'palm-point/l0 palm-point/l0' },
      ],
      unrest: 10,
    }).choose('cathedral', 'citizen palm-point/l0');
    expect([cathedral.ended, cathedral.state.unrest, cathedral.state.population]).toEqual([null, 8, 9]);
  });

  it('B21: the Researcher buys one progress card for its lowest price; a red zone below is resolved at once (AR-10.8)', () => {
    const table = position({
      map: ['palm-point'],
      players: [{ cards: ['researcher'], citizens: 'palm-point/l0 palm-point/l0' }],
      deck: ['education', 'pirate', 'pyramid', 'thief', 'spy', 'back-23'],
    }).choose('researcher');
    expect(table.options).toEqual(['education', 'pyramid', 'none']);
    table.choose('pyramid');
    expect(table.player().florins).toBe(10 - 4);
    expect(table.state.discard).toHaveLength(4);
    expect(table.prompt).toBe('crisis.move');
    table.choose('done', 'done', 'done');
    expect([table.state.unrest, table.lying, table.prompt]).toEqual([2, 2, 'turn.move']);
  });

  it('B22: a card without a price costs another player 1 f (AR-10.4)', () => {
    const table = position({
      map: LAND,
      buildings: LAND.map((region) => `${region}/port`),
      players: [{}, { cards: ['emigration'] }],
      workers: 5,
    }).choose('emigration');
    expect([table.state.workers, table.player(0).florins, table.player(1).florins]).toEqual([2, 9, 11]);
  });

  it('B23: cubes of a foreign card go to the bank, 1 f to its owner (AR-10.4)', () => {
    const table = position({ players: [{ cubes: { cattle: 1 } }, { cards: ['chieftain'] }], workers: 1 });
    const bank = table.bank('cattle');
    table.choose('chieftain');
    expect([table.bank('cattle'), table.player(1).florins, table.state.workers]).toEqual([bank + 1, 11, 0]);
  });

  it('B25: what has been met stays met: the sunk ship does not save the game (AR-13.2)', () => {
    const table = position({
      variants: { length: 'long' },
      map: ['palm-point', 'white-beach'],
      players: [
        {
          cards: ['pirate'],
          citizens: 'palm-point/l0',
          cubes: { wood: 1 },
          ships: 'palm-point/w0 open-sea/w0 open-sea/w0',
        },
        { ships: 'palm-point/w0 white-beach/w0 open-sea/w0 open-sea/w0', objectives: ['long-04'] },
      ],
    });
    expect(table.state.fleet).toBe(7);
    table.choose('build'); // a ship: the eighth
    expect(table.told('objective-met')).toHaveLength(1);
    table.choose('pirate', '1: ship palm-point/w0');
    expect([table.state.fleet, table.ended]).toEqual([7, null]);
    table.choose('end');
    expect(table.ended).toBe('ships');
  });
});
