import type { AnyGame } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { orchard } from '../../testkit/toy/orchard.ts';
import { namingOf } from '../contest/naming.ts';
import { deskAt } from '../desk.ts';
import { orchardHouse, terminalThatRemembers } from './stage.ts';

const all = [
  'planted piece-1 early',
  'planted piece-2',
  'piece-3',
  'zone far-east',
  'zone west',
  'guard moved',
  'rest',
];
const game: AnyGame = { ...orchard, coverage: { ...orchard.coverage, all } };
const naming = namingOf(deskAt(terminalThatRemembers().terminal, orchardHouse, 'pl'), game, []);

describe('the names on a balance page', () => {
  it.each([
    ['planted piece-1 early', 'planted', 'apple 2 (early)'],
    ['planted piece-2', 'planted', 'apple 3'],
    ['piece-3', 'used', 'apple 4'],
    ['zone far-east', 'zone', 'far east'],
    ['guard moved', 'other', 'guard moved'],
    ['rest', 'other', 'rest'],
  ])('of %s', (id, verb, name) => {
    expect(naming.use(id)).toEqual({ verb, name });
  });

  it('are English, whatever the terminal speaks', () => {
    expect(naming.game).toBe('Orchard');
    expect(naming.deed('round.action draw-two')).toBe('draw two (round.action)');
  });

  it('of options are those of pieces, or what the choice says', () => {
    const pairs = { prompt: 'round.action', options: [2, 'draw'] };
    const contest = {
      game: 'orchard',
      rules: '1.0.0',
      seats: 2,
      variants: { length: 'short' },
      bots: ['random'],
      seed: 'x',
      games: 1,
      pairs,
    };
    const named = namingOf(deskAt(terminalThatRemembers().terminal, orchardHouse, 'en'), game, [contest]);
    expect(named.option(2)).toMatch(/apple/i);
    expect(named.option('draw')).toBe('Draw two cards');
  });
});
