import { defined, seat, start } from '@stolik/engine';
import { cardSuite, tipSuite } from '@stolik/testkit';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { has, UNREST } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { card } from '../lesson/card.ts';
import { tips } from '../lesson/tips.ts';
import { playerAt } from '../state.ts';

const texts = { pl: gameText('imperium', 'pl'), en: gameText('imperium', 'en') };

tipSuite(imperium, tips, texts);
cardSuite('imperium', card, texts);

const FIRST = seat(0);

describe('the first turn', () => {
  it('is told of before two unrest cards in the first hand are', () => {
    const variants = { box: 'classics', nations: 'first-game', level: 'imperator' };
    const states = Array.from({ length: 12 }, (_, nth) => start(imperium, { seats: 2, variants }, `hand ${nth}`).state);
    const restless = states.filter(
      (state) => playerAt(state, FIRST).hand.filter((held) => has(held, UNREST)).length > 1,
    );
    const { when } = defined(tips.find(({ id }) => id === 'two-unrest'));
    expect(restless.length).toBeGreaterThan(0);
    expect(restless.filter((state) => when?.(state, FIRST, []))).toEqual([]);
    expect(restless.filter((state) => when?.({ ...state, round: 2 }, FIRST, []))).toEqual(restless);
  });
});
