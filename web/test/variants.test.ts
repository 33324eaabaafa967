import { archipelago } from '@stolik/archipelago';
import { darkRoad } from '@stolik/dark-road';
import { type AnyGame, isRefusal, isSwitch, seatingOf } from '@stolik/engine';
import { excavationEarth } from '@stolik/excavation-earth';
import { imperium } from '@stolik/imperium';
import { starScrappers } from '@stolik/star-scrappers';
import { describe, expect, it } from 'vitest';
import { fitting, planVariants, sameVariants, variantsFor, withVariant } from '../games/variants.ts';

const earth = excavationEarth as AnyGame;

describe('how a game is played', () => {
  it('offers only what can be played by so many', () => {
    const alone = variantsFor(earth, 1);
    const three = variantsFor(earth, 3);
    expect(alone.filter(isSwitch).length).toBeGreaterThan(4);
    expect(three.filter(isSwitch)).toEqual([]);
    expect(alone.find(({ id }) => id === 'start-hand')?.values).not.toContain('draft');
    expect(three.find(({ id }) => id === 'start-hand')?.values).toContain('draft');
  });

  it('keeps what was chosen as far as it still fits', () => {
    const chosen = { 'start-hand': 'draft', orders: 'four-doubled' };
    expect(fitting(earth, 3, chosen)).toMatchObject(chosen);
    const alone = fitting(earth, 1, chosen);
    expect(alone['start-hand']).not.toBe('draft');
    expect(alone.orders).toBe('four-doubled');
    expect(isRefusal(seatingOf(earth, 1, alone))).toBe(false);
  });

  it('lets the last word count where two things do not go together', () => {
    const switches = variantsFor(earth, 1).filter(isSwitch);
    let chosen = fitting(earth, 1, {});
    for (const { id } of switches) {
      chosen = withVariant(earth, 1, chosen, id, 'on');
      expect(chosen[id]).toBe('on');
      expect(isRefusal(seatingOf(earth, 1, chosen)), id).toBe(false);
    }
    expect(Object.values(chosen).filter((value) => value === 'on').length).toBeGreaterThan(1);
  });

  it('gathers many switches under what their words begin with, and leaves a few as they are', () => {
    const { rows, groups } = planVariants(variantsFor(earth, 1), (id) => id.replace(/^zu-(easy|hard)-/, 'Zu, $1: '));
    expect(groups.map(({ title }) => title)).toEqual(['Zu, easy', 'Zu, hard']);
    expect(rows.some(isSwitch)).toBe(false);
    const few = planVariants(variantsFor(starScrappers as AnyGame, 3), (id) => id);
    expect(few.groups).toEqual([]);
    expect(few.rows).toHaveLength(2);
  });

  it('knows for every box and every number of players what is good for a first game', () => {
    for (const game of [starScrappers, excavationEarth, darkRoad, imperium, archipelago] as AnyGame[]) {
      const { min, max } = game.seats;
      for (let seats = min; seats <= max; seats++) {
        const first = fitting(game, seats, game.firstGame);
        expect(isRefusal(seatingOf(game, seats, first)), `${game.id} for ${seats}`).toBe(false);
      }
      const three = fitting(game, 3, game.firstGame);
      for (const [id, value] of Object.entries(game.firstGame ?? {}))
        if (variantsFor(game, 3).some((variant) => variant.id === id && variant.values.includes(value)))
          expect(three[id], `${game.id}: ${id}`).toBe(value);
      expect(sameVariants(three, fitting(game, 3, {}))).toBe(['archipelago'].includes(game.id));
    }
  });
});
