import {
  allSeats,
  defined,
  given,
  pointsIn,
  type Score,
  type ScoreLine,
  type ScorePart,
  type Seat,
  say,
  scored,
  type Text,
} from '@stolik/engine';
import { cardKind, objectiveKind, trendKind } from './content/catalogue.ts';
import { type Card, FACE_DOWN } from './pieces.ts';
import { separatistOf } from './rules/markers.ts';
import { type Player, playerAt, type State } from './state.ts';
import { type Ranking, ranks, standingIn } from './verbs/criteria.ts';

/** AR-13.3 to 13.9. When the archipelago has become independent nobody scores. */
export const score = (s: State): Score[] => allSeats(s.seats).map((seat) => scoreOf(s, seat));

const isLost = (s: State): boolean => s.ended === 'independence' || s.ended === 'separatist';

/** AR-12.2: all lose, or the Separatist wins alone. AR-13.9: most points, then most florins. */
export function winners(s: State): Seat[] {
  if (s.ended === 'independence') return [];
  if (s.ended === 'separatist') return [given(separatistOf(s))];
  const first = firstOf(s);
  const richest = Math.max(...first.map((seat) => playerAt(s, seat).florins));
  return first.filter((seat) => playerAt(s, seat).florins === richest);
}

/** Those who have most points. */
function firstOf(s: State): Seat[] {
  const totals = allSeats(s.seats).map((seat) => scoreOf(s, seat).total);
  const best = Math.max(...totals);
  return allSeats(s.seats).filter((seat) => totals[seat] === best);
}

/** AR-12, AR-13.5, AR-13.9: how the islands were lost, what broke a tie, and what everybody had in secret. */
export function epilogue(s: State): Text[] {
  const separatist = s.ended === 'separatist' ? separatistOf(s) : null;
  const [winner, ...others] = winners(s);
  const isTie = !isLost(s) && winner !== undefined && others.length === 0 && firstOf(s).length > 1;
  return [
    ...(isTie ? [say('epilogue-tie', { florins: playerAt(s, winner).florins })] : []),
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

function scoreOf(s: State, seat: Seat): Score {
  if (isLost(s)) return { seat, total: 0, lines: [{ what: 'independence', points: 0 }] };
  return scored(seat, [
    line('secret', secretParts(s, seat)), // AR-13.5
    line('public', publicParts(s, seat)), // AR-13.6
    line('pacifist', pacifistParts(s, seat)), // AR-13.4
    line('medals', medalParts(playerAt(s, seat))), // AR-13.7
  ]);
}

const line = (what: string, parts: readonly ScorePart[]): ScoreLine => ({
  what,
  points: pointsIn(parts),
  parts,
});

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
