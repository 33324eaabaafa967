import { KIND, TILE_COLOUR } from '../../content/catalogue.ts';
import { CENTRE_OF } from '../../content/map.ts';
import type { Criterion, ZuChoice } from '../../events.ts';
import { ALL_COLOURS, type Centre, type Colour, type Kind, type Market, type Tile } from '../../pieces.ts';
import { envoysAt, type Player, playerAt, type State, tradersAt, ZU } from '../../state.ts';
import { interestedAt, levelOf } from '../buyers.ts';
import { hasGuard } from '../crew.ts';
import type { GameDealer } from '../steps.ts';
import { tilesOfColour } from '../storage.ts';

/** EE-12.11 to EE-12.14: how Zu decides. Every choice goes down a list of priorities; what is still equal then is left to chance. */

/** One line of such a list: more is better. */
export interface Priority<T> {
  readonly by: Criterion;
  readonly of: (candidate: T) => number;
}

/** The best candidate, and the line that decided; null: there was only one. */
export function decide<T>(
  candidates: readonly T[],
  priorities: readonly Priority<T>[],
  dealer: GameDealer,
): { chosen: T; by: Criterion | null } {
  let left = candidates;
  if (left.length === 1) return { chosen: left[0] as T, by: null };
  for (const priority of priorities) {
    left = bestBy(left, priority);
    if (left.length === 1) return { chosen: left[0] as T, by: priority.by };
  }
  return { chosen: left[dealer.below(left.length)] as T, by: 'random' };
}

function bestBy<T>(candidates: readonly T[], { of }: Priority<T>): T[] {
  let best = Number.NEGATIVE_INFINITY;
  let equals: T[] = [];
  for (const candidate of candidates) {
    const worth = of(candidate);
    if (worth < best) continue;
    if (worth > best) equals = [];
    best = worth;
    equals.push(candidate);
  }
  return equals;
}

/** The same, told to the player if there was something to choose. */
export function choose<T>(
  candidates: readonly T[],
  priorities: readonly Priority<T>[],
  choice: (chosen: T) => ZuChoice,
  dealer: GameDealer,
): T {
  const { chosen, by } = decide(candidates, priorities, dealer);
  if (by !== null) dealer.tell({ type: 'zu-chose', by, ...choice(chosen) });
  return chosen;
}

/** The one human rival. */
export const YOU = 0;

export const zuPlayer = (s: State): Player => playerAt(s, ZU);
export const yourPlayer = (s: State): Player => playerAt(s, YOU);

/** Zu's parameters (EE-12.36). */
export function rulesOf(s: State) {
  if (s.zu === null) throw new Error('Zu does not play in this game');
  return s.zu.rules;
}

/** A kind that Zu holds or has sampled (EE-12.11). */
export function isKnown(s: State, kind: Kind): boolean {
  const zu = zuPlayer(s);
  return hasGuard(zu, kind) || holdsKind(zu.hold, kind) || holdsKind(zu.hatch, kind);
}

const holdsKind = (tiles: readonly Tile[], kind: Kind): boolean => tiles.some((tile) => KIND[tile] === kind);

export const holdsNothing = (s: State): boolean => zuPlayer(s).hold.length + zuPlayer(s).hatch.length === 0;
export const heldOf = (s: State, colour: Colour): number => tilesOfColour(zuPlayer(s), colour);
export const heldColours = (s: State): Colour[] => ALL_COLOURS.filter((colour) => heldOf(s, colour) > 0);

/** Tiles of a colour, those of the hold first. */
export const tilesHeld = (s: State, colour: Colour): Tile[] =>
  [...zuPlayer(s).hold, ...zuPlayer(s).hatch].filter((tile) => TILE_COLOUR[tile] === colour);

/**
 * EE-12.13 Greatest change of influence: an empty centre, one where an envoy makes a tie, breaks a tie, makes your lead smaller, makes Zu's
 * lead greater; within each of these the closest race.
 */
export function influence(s: State, centre: Centre): number {
  const zu = envoysAt(s, ZU, centre);
  const you = envoysAt(s, YOU, centre);
  const rank = zu === 0 && you === 0 ? 1 : zu + 1 === you ? 2 : zu === you ? 3 : zu < you ? 4 : 5;
  return -(rank * 100 + Math.abs(you - zu));
}

/** Influence in the centre of a market, for the envoy that a trader there would become. */
export const byInfluence = (s: State): Priority<Market> => ({
  by: 'influence',
  of: (market) => influence(s, CENTRE_OF[market] as Centre),
});

export const byBuyers = (s: State, colour: Colour): Priority<Market> => ({
  by: 'buyers',
  of: (market) => interestedAt(s, market, colour),
});

/** EE-12.14 (b): your traders count only where Zu has one, too. */
const byYourTraders = (s: State): Priority<Market> => ({
  by: 'your-traders',
  of: (market) => (tradersAt(s, ZU, market) > 0 ? tradersAt(s, YOU, market) : 0),
});

/** EE-12.14 Most profitable market for a sale of this colour. */
export const byProfit = (s: State, colour: Colour): Priority<Market>[] => [
  byBuyers(s, colour),
  byYourTraders(s),
  byInfluence(s),
];

export const byLevel = (s: State): Priority<Colour> => ({ by: 'level', of: (colour) => levelOf(s, colour) });
export const byMostHeld = (s: State): Priority<Colour> => ({ by: 'most-held', of: (colour) => heldOf(s, colour) });

/** The most popular colour Zu holds, then the one it holds most of (EE-12.14, EE-12.25). */
export const byPopularity = (s: State): Priority<Colour>[] => [byLevel(s), byMostHeld(s)];
