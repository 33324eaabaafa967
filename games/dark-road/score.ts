import { allSeats, defined, type Seat, say, type Text } from '@stolik/engine';
import { foremost, type ScorePart, scoreOfRival, scoresOf } from '@stolik/engine/score';
import { featKind, upgradeKind } from './content/cards.ts';
import type { TieBreak } from './events.ts';
import { type Feat, HIDDEN } from './pieces.ts';
import { concernScore } from './rules/concern-score.ts';
import { giftsOf, paymentsOf } from './rules/feat-counts.ts';
import { sumOf } from './rules/powers.ts';
import { type State, type Wagon, wagonAt } from './state.ts';

/** DR-26: the lower of coins and prestige, and victory points. What feats pay in coins and prestige is in them at the end. */
export const score = (s: State) => scoresOf(s.seats, (seat) => linesOf(s, seat));

function linesOf(s: State, seat: Seat) {
  const wagon = wagonAt(s, seat);
  return [
    { what: 'base', points: baseOf(wagon), text: baseText(s, seat) },
    {
      what: 'feats',
      points: featPoints(wagon),
      parts: wagon.feats.filter(isShown).map((feat) => featPart(wagon, feat)),
    },
    { what: 'trophy', points: trophyPoints(wagon), parts: trophyParts(wagon) },
    { what: 'glow', points: wagon.glow.length, text: say('score-why-glow', { count: wagon.glow.length }) },
  ];
}

/** DR-26.2. Of coins one cannot see nothing is known. */
export const baseOf = ({ coins, prestige }: Wagon): number => (coins === HIDDEN ? 0 : Math.min(coins, prestige));

function baseText(s: State, seat: Seat): Text {
  const { coins, prestige } = wagonAt(s, seat);
  if (coins === HIDDEN) return say('score-why-hidden', { prestige });
  const tie = s.phase === 'ended' ? tieOf(s) : null;
  const at = tie?.seats.indexOf(seat) ?? -1;
  return tie === null || at < 0
    ? say('score-why-base', { coins, prestige })
    : say('score-why-tied', { coins, prestige, by: tie.by, n: defined(tie.counts[at]) });
}

const isShown = (feat: Feat): boolean => feat >= 0;

/** Victory points alone; coins and prestige of feats are paid into the base. */
export function featVp(wagon: Wagon, feat: Feat): number {
  const [reward] = featKind(feat).rewards;
  return reward?.what === 'vp' ? reward.n * paymentsOf(wagon, feat) : 0;
}

const featPoints = (wagon: Wagon): number =>
  wagon.feats.reduce((sum, feat) => sum + (isShown(feat) ? featVp(wagon, feat) : 0), 0);

/** A feat that was done but pays into the base says so, or its nothing here would look like a mistake. */
function featPart(wagon: Wagon, feat: Feat): ScorePart {
  const times = paymentsOf(wagon, feat);
  const points = featVp(wagon, feat);
  const text = say('score-why-feat', { feat: { piece: feat }, times, base: times > 0 && points === 0 ? 'yes' : 'no' });
  return { text, points, piece: feat };
}

const trophyPoints = (wagon: Wagon): number => sumOf(wagon, ({ endVp }) => endVp);

const trophyParts = ({ upgrades }: Wagon): ScorePart[] =>
  upgrades
    .filter((upgrade) => upgradeKind(upgrade).power.endVp > 0)
    .map((upgrade) => ({
      text: say('score-why-upgrade', { upgrade: { piece: upgrade } }),
      points: upgradeKind(upgrade).power.endVp,
      piece: upgrade,
    }));

/** The total alone, for bots and ties. */
export const pointsOf = (wagon: Wagon): number =>
  baseOf(wagon) + featPoints(wagon) + trophyPoints(wagon) + wagon.glow.length;

/** DR-29.14: the Private Concern's. */
export function rivalScore({ concern }: State) {
  if (concern === null) return null;
  const { coins, prestige, feats, level } = concernScore(concern);
  return scoreOfRival(say('concern'), [
    { what: 'base', points: Math.min(coins, prestige), text: say('score-why-base', { coins, prestige }) },
    { what: 'feats', points: feats },
    { what: 'level', points: level },
  ]);
}

/** DR-27: what counts in this order until it differs, the first being the points themselves. */
const RANKS: readonly ((wagon: Wagon) => number)[] = [
  pointsOf,
  ({ coins, prestige }) => coins + prestige,
  giftsOf,
  ({ deliveredContracts }) => deliveredContracts.length,
  ({ deliveredHeroes }) => deliveredHeroes.length,
];
const TIE_BREAKS: readonly TieBreak[] = ['sum', 'gifts', 'contracts', 'heroes'];

export interface Tie {
  readonly by: TieBreak;
  readonly seats: readonly Seat[];
  /** How much of it each of them has. */
  readonly counts: readonly number[];
}

/** Several have most points: what decides between them (DR-27.1). Null: nobody shares them, or nobody wins. */
export function tieOf(s: State): Tie | null {
  const ranks = allSeats(s.seats).map((seat) => RANKS.map((of) => of(wagonAt(s, seat))));
  const most = Math.max(...ranks.map(([points]) => defined(points)));
  const seats = allSeats(s.seats).filter((seat) => ranks[seat]?.[0] === most);
  if (seats.length === 1 || winners(s).length === 0) return null;
  const countsAt = (place: number): number[] => seats.map((seat) => defined(ranks[seat]?.[place]));
  const place = TIE_BREAKS.findIndex((_, at) => new Set(countsAt(at + 1)).size > 1);
  const by = TIE_BREAKS[place];
  return by === undefined ? { by: 'none', seats, counts: countsAt(0) } : { by, seats, counts: countsAt(place + 1) };
}

/** Nobody, if the Private Concern is not beaten: that takes a strictly higher score (DR-29.14). */
export function winners(s: State) {
  const first = foremost(s.seats, ...RANKS.map((of) => (seat: Seat) => of(wagonAt(s, seat))));
  const beaten = s.concern === null || pointsOf(wagonAt(s, defined(first[0]))) > concernScore(s.concern).total;
  return beaten ? first : [];
}

/** A game ends in one way; whether the Private Concern was beaten makes two of it. */
export const ending = (s: State): string =>
  s.phase !== 'ended' ? 'unfinished' : winners(s).length === 0 ? 'concern-wins' : 'merchant-wins';
