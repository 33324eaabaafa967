import { allSeats, type Score, type Seat, say } from '@stolik/engine';
import { BASKETS, CARDS, isHarvest, type Orchard, SHADE, treesOf, worthOf } from './state.ts';

const worth = (pieces: readonly number[] | undefined): number =>
  (pieces ?? []).reduce((sum, piece) => sum + worthOf(piece), 0);

export const score = (state: Orchard): Score[] => allSeats(state.seats).map((seat) => scoreOf(state, seat));

function scoreOf(state: Orchard, seat: Seat): Score {
  const trees = worth(state.sun[seat]) + worth(state.shade[seat]);
  const baskets = worth(state.won[seat]);
  const coins = state.coins[seat] as number;
  return {
    seat,
    total: trees + baskets + coins,
    lines: [
      { what: 'trees', points: trees, text: say('sum-trees', { trees: treesOf(state, seat) }) },
      { what: 'baskets', points: baskets },
      { what: 'coins', points: coins },
    ],
  };
}

export function winners(state: Orchard): Seat[] {
  const scores = score(state);
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best).map(({ seat }) => seat);
}

export const ending = (state: Orchard): string => (isHarvest(state) ? 'harvest' : 'winter');

export const evaluate = (state: Orchard, seat: Seat): number =>
  scoreOf(state, seat).total + 0.5 * worth(state.hands[seat]);

export function invariants(state: Orchard): string[] {
  const broken: string[] = [];
  const all = (piles: readonly (readonly number[])[]) => piles.flat().sort((a, b) => a - b);
  const laid = state.laid === null ? [] : [state.laid];
  const cards = all([state.deck, state.discard, ...state.hands, ...state.sun, ...state.shade, laid]);
  if (cards.length !== CARDS || cards.some((card, place) => card !== place))
    broken.push(`every card is somewhere, once: ${cards.join(' ')}`);
  const baskets = all([state.baskets, ...state.won]).concat(state.basket ?? []);
  if (new Set(baskets).size !== baskets.length || baskets.some((basket) => basket < CARDS || basket >= CARDS + BASKETS))
    broken.push(`no basket is in two places: ${baskets.join(' ')}`);
  if (state.coins.some((coins) => coins < 0)) broken.push(`nobody owes coins: ${state.coins.join(' ')}`);
  if (state.shade.some((trees) => trees.length > SHADE)) broken.push(`at most ${SHADE} trees stand in the shade`);
  return broken;
}
