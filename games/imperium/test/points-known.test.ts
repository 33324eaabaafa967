import { allSeats, seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../content/catalogue.ts';
import { imperium } from '../index.ts';
import { pointsOf, score } from '../score.ts';
import { playerAt, type State } from '../state.ts';
import { stateOf } from './given.ts';

const [me, other] = [seat(0), seat(1)];

/** What the first chair knows of everybody's points. */
const known = (s: State): number[] => score(imperium.view(s, me)).map(({ total }) => total);

describe('points that are known while the game goes on', () => {
  const table = (): State =>
    stateOf({
      you: { nation: 'romans', g: 4, deck: ['c-coinage', 'c-elders'], hand: ['c-shrine'] },
      others: [{ nation: 'greeks', g: 9, deck: ['c-pharmacy', 'c-steppe'], hand: ['c-oasis'], play: ['c-armenians'] }],
    });

  it('are all of one’s own, wherever the cards lie (IM-16.3)', () => {
    const s = table();
    expect(known(s)[me]).toBe(pointsOf(s, me));
    // The deck lies face down, and yet one knows what is in it.
    playerAt(s, me).deck.length = 0;
    expect(pointsOf(s, me)).toBeLessThan(pointsOf(table(), me));
  });

  it('are those of rivals as well: what they own is no secret (IM-3)', () => {
    const s = table();
    expect(known(s)[other]).toBe(pointsOf(s, other));
    expect(known(s)[other]).toBeGreaterThan(9);
  });

  it('leave out what a rival took unseen', () => {
    const s = table();
    const card = cardNamed('c-pharmacy');
    const before = known(s)[other] as number;
    playerAt(s, other).secret.push(card);
    expect(known(s)[other]).toBeLessThan(before);
    // Its owner knows it.
    expect(score(imperium.view(s, other))[other]?.total).toBe(before);
  });

  it('are counted openly at the end (IM-16.4)', () => {
    const s = table();
    playerAt(s, other).secret.push(cardNamed('c-pharmacy'));
    s.phase = 'over';
    expect(known(s)).toEqual(allSeats(s.seats).map((one) => pointsOf(s, one)));
  });
});
