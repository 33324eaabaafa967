import { allSeats, defined, given, type Seat, say, type Text } from '@stolik/engine';
import { brokenTie, foremost, lineOf, type Measure, type ScorePart, scoresOf } from '@stolik/engine/score';
import { cardKind, objectiveKind, trendKind } from './content/catalogue.ts';
import { type Card, FACE_DOWN } from './pieces.ts';
import { separatistOf } from './rules/markers.ts';
import { type Player, playerAt, type State } from './state.ts';
import { type Ranking, ranks, standingIn } from './verbs/criteria.ts';

/** AR-13.3 to 13.9. When the archipelago has become independent nobody scores. */
export const score = (s: State) => scoresOf(s.seats, (seat) => linesOf(s, seat));

const isLost = (s: State): boolean => s.ended === 'independence' || s.ended === 'separatist';

/** AR-12.2: all lose, or the Separatist wins alone. AR-13.9: most points, then most florins. */
export function winners(s: State) {
  if (s.ended === 'independence') return [];
  if (s.ended === 'separatist') return [given(separatistOf(s))];
  return foremost(s.seats, ...measures(s));
}

function measures(s: State): [Measure, Measure] {
  const totals = score(s).map(({ total }) => total);
  return [(seat) => defined(totals[seat]), (seat) => playerAt(s, seat).florins];
}

/** AR-12, AR-13.5, AR-13.9: how the islands were lost, what broke a tie, and what everybody had in secret. */
export function epilogue(s: State): Text[] {
  const separatist = s.ended === 'separatist' ? separatistOf(s) : null;
  return [
    ...tieBreak(s),
    ...(isLost(s) ? [say('epilogue-unrest', { unrest: s.unrest, population: s.population })] : []),
    ...(separatist === null ? [] : [say('epilogue-separatist', { player: { seat: separatist } })]),
    ...allSeats(s.seats).flatMap((seat) => {
      const all = playerAt(s, seat).objectives.map((piece) => ({ piece }));
      return all.length === 0
        ? []
        : [say('epilogue-objectives', { player: { seat }, count: all.length, objectives: { all } })];
    }),
  ];
}

function tieBreak(s: State): Text[] {
  const winner = isLost(s) ? null : brokenTie(s.seats, ...measures(s));
  return winner === null ? [] : [say('epilogue-tie', { florins: playerAt(s, winner).florins })];
}

function linesOf(s: State, seat: Seat) {
  if (isLost(s)) return [{ what: 'independence', points: 0 }];
  return [
    lineOf('secret', secretParts(s, seat)), // AR-13.5
    lineOf('public', publicParts(s, seat)), // AR-13.6
    lineOf('pacifist', pacifistParts(s, seat)), // AR-13.4
    lineOf('medals', medalParts(playerAt(s, seat))), // AR-13.7
  ];
}

/** Secret objectives of all players, as far as they can be seen; they rank everybody. */
const inPlay = (s: State) =>
  s.players.flatMap(({ objectives }) => objectives).filter((objective) => objective !== FACE_DOWN);

function secretParts(s: State, seat: Seat): ScorePart[] {
  return inPlay(s).flatMap((objective) => {
    const { criterion, points } = objectiveKind(objective);
    return ranks(criterion) ? [rankPart(s, seat, criterion, points, objective)] : [];
  });
}

const publicParts = (s: State, seat: Seat): ScorePart[] =>
  s.trends.map((trend) => {
    const { criterion, points } = trendKind(trend);
    return rankPart(s, seat, criterion, points, trend);
  });

function rankPart(s: State, seat: Seat, criterion: Ranking, points: readonly number[], piece: number): ScorePart {
  const values = allSeats(s.seats).map((one) => standingIn(s, one, criterion));
  const place = placeOf(values, seat);
  return {
    text: say('score-why-rank', { objective: { piece }, value: defined(values[seat]), place }),
    points: pointsFor(place, points),
    piece,
  };
}

/** AR-13.5: equal values share a place, the next value takes the next one; who has nothing has no place (0). */
export function placeOf(values: readonly number[], seat: number): number {
  const own = defined(values[seat]);
  return own <= 0 ? 0 : 1 + new Set(values.filter((value) => value > own)).size;
}

export const pointsFor = (place: number, points: readonly number[]): number =>
  place === 0 ? 0 : (points[place - 1] ?? 0);

function pacifistParts(s: State, seat: Seat): ScorePart[] {
  return playerAt(s, seat)
    .objectives.filter((objective) => objective !== FACE_DOWN && objectiveKind(objective).special === 'pacifist')
    .map((objective) => {
      const { margin } = objectiveKind(objective);
      const difference = s.population - s.unrest;
      return {
        text: say('score-why-pacifist', { difference, margin }),
        points: difference > margin ? PACIFIST_POINTS : 0,
        piece: objective,
      };
    });
}

const PACIFIST_POINTS = 3;

/** Medals on characters, and on wonders that were built. */
const medalParts = (player: Player): ScorePart[] =>
  player.cards
    .filter((card) => medalsOf(player, card) > 0)
    .map((card) => ({
      text: say('score-why-medals', { card: { piece: card } }),
      points: medalsOf(player, card),
      piece: card,
    }));

export const medalsOf = ({ wonders }: Player, card: Card): number =>
  cardKind(card).arrow === 'wonder' && !wonders.includes(card) ? 0 : cardKind(card).medals;
