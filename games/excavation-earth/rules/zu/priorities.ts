import { defined } from '@stolik/engine';
import { tileColour, tileKind } from '../../content/catalogue.ts';
import { CENTRE_OF } from '../../content/map.ts';
import type { Criterion, ZuChoice } from '../../events.ts';
import { ALL_COLOURS, type Centre, type Colour, type Kind, type Market, type Tile } from '../../pieces.ts';
import { envoysAt, type Player, playerAt, type State, tradersAt, ZU } from '../../state.ts';
import { interestedAt, levelOf } from '../buyers.ts';
import type { GameDealer } from '../steps.ts';
import { tilesOfColour } from '../storage.ts';

/** EE-12.11 to EE-12.14: how Zu decides. Every choice goes down a list of priorities; what is still equal then is left to chance. */

/**
 * One line of such a list: more is better. `colour` is the colour that a choice of markets is about. The lists are made once and asked again and
 * again, so they are given the table instead of holding it.
 */
export interface Priority<T> {
  readonly by: Criterion;
  readonly of: (s: State, candidate: T, colour: Colour) => number;
}

/** The best candidate, and the line that decided; null: there was only one. */
export function decide<T>(
  s: State,
  candidates: readonly T[],
  priorities: readonly Priority<T>[],
  dealer: GameDealer,
  colour: Colour = 0,
): { chosen: T; by: Criterion | null } {
  let left = candidates;
  if (left.length === 1) return { chosen: defined(left[0]), by: null };
  for (let line = 0; line < priorities.length; line++) {
    const priority = defined(priorities[line]);
    left = bestBy(s, left, priority, colour);
    if (left.length === 1) return { chosen: defined(left[0]), by: priority.by };
  }
  return { chosen: defined(left[dealer.below(left.length)]), by: 'random' };
}

function bestBy<T>(s: State, candidates: readonly T[], { of }: Priority<T>, colour: Colour): T[] {
  let best = Number.NEGATIVE_INFINITY;
  const equals: T[] = [];
  for (let i = 0; i < candidates.length; i++) {
    const candidate = defined(candidates[i]);
    const worth = of(s, candidate, colour);
    if (worth < best) continue;
    if (worth > best) equals.length = 0;
    best = worth;
    equals.push(candidate);
  }
  return equals;
}

/** The same, told to the player if there was something to choose. */
export function choose<T>(
  s: State,
  candidates: readonly T[],
  priorities: readonly Priority<T>[],
  choice: (chosen: T) => ZuChoice,
  dealer: GameDealer,
  colour: Colour = 0,
): T {
  const { chosen, by } = decide(s, candidates, priorities, dealer, colour);
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

/** Kinds that Zu holds or has sampled, one bit for each (EE-12.11). */
export function knownKinds(s: State): number {
  const { gallery, hold, hatch } = zuPlayer(s);
  let kinds = gallery;
  for (let i = 0; i < hold.length; i++) kinds |= 1 << tileKind(defined(hold[i]));
  for (let i = 0; i < hatch.length; i++) kinds |= 1 << tileKind(defined(hatch[i]));
  return kinds;
}

export const isKnown = (s: State, kind: Kind): boolean => (knownKinds(s) & (1 << kind)) !== 0;

export const holdsNothing = (s: State): boolean => zuPlayer(s).hold.length + zuPlayer(s).hatch.length === 0;
export const heldOf = (s: State, colour: Colour): number => tilesOfColour(zuPlayer(s), colour);

export function heldColours(s: State): Colour[] {
  const colours: Colour[] = [];
  for (const colour of ALL_COLOURS) if (heldOf(s, colour) > 0) colours.push(colour);
  return colours;
}

/** Tiles of a colour, those of the hold first, but for those already chosen. */
export function tilesHeld(s: State, colour: Colour, chosen: readonly Tile[] = []): Tile[] {
  const { hold, hatch } = zuPlayer(s);
  const tiles: Tile[] = [];
  for (let i = 0; i < hold.length + hatch.length; i++) {
    const tile = defined(i < hold.length ? hold[i] : hatch[i - hold.length]);
    if (tileColour(tile) === colour && !chosen.includes(tile)) tiles.push(tile);
  }
  return tiles;
}

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
export const BY_INFLUENCE: Priority<Market> = {
  by: 'influence',
  of: (s, market) => influence(s, CENTRE_OF[market]),
};

export const BY_BUYERS: Priority<Market> = { by: 'buyers', of: interestedAt };

/** EE-12.14 (b): your traders count only where Zu has one, too. */
const BY_YOUR_TRADERS: Priority<Market> = {
  by: 'your-traders',
  of: (s, market) => (tradersAt(s, ZU, market) > 0 ? tradersAt(s, YOU, market) : 0),
};

/** EE-12.14 Most profitable market for a sale of a colour. */
export const BY_PROFIT: readonly Priority<Market>[] = [BY_BUYERS, BY_YOUR_TRADERS, BY_INFLUENCE];

export const BY_LEVEL: Priority<Colour> = { by: 'level', of: levelOf };
const BY_MOST_HELD: Priority<Colour> = { by: 'most-held', of: heldOf };

/** The most popular colour Zu holds, then the one it holds most of (EE-12.14, EE-12.25). */
export const BY_POPULARITY: readonly Priority<Colour>[] = [BY_LEVEL, BY_MOST_HELD];
