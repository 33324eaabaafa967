import { addTo, allSeats, below, type Chance, defined, given, type Seat, shuffle } from '@stolik/engine';
import { dealAnew } from '@stolik/engine/state';
import { OPEN_SEA, REGIONS } from './content/regions.ts';
import { CUBES, FLORINS, TOKENS } from './content/tables.ts';
import { state } from './fields.ts';
import { ALL_KINDS, FACE_DOWN, FIRST, type Kind, type Region, sidesOf, tileOf } from './pieces.ts';
import { owedFor } from './rules/deals.ts';
import { objectivesInBox } from './rules/setup.ts';
import { totalOf } from './rules/stock.ts';
import { wasMet } from './rules/watch.ts';
import { view } from './state.generated.ts';
import { EMPTY_HAND, type Fists, HIDDEN, type Player, type State } from './state.ts';

/**
 * Deals anew everything the seat cannot see: cards in the usual way. Pools are made from the view alone and in a fixed order, so two tables that look the same to
 * the seat are dealt the same.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = view(s, seat);
  dealAnew(state, s, seat, chance);
  dealTiles(s, seen, chance);
  if (s.ended !== null) return;
  dealObjectives(s, seen, chance);
  dealStocks(s, seen, chance);
  if (s.fists !== null) dealFists(s.fists, given(seen.fists), s, chance);
}

/** The stack and, in round 0, the tiles in other hands. Which side is up matters in the stack only. */
function dealTiles(s: State, seen: State, chance: Chance): void {
  const open = new Set(
    [
      ...seen.map.map(({ region }) => region),
      ...seen.stack,
      ...seen.tileDiscard,
      ...seen.aside,
      ...seen.players.flatMap(({ tiles }) => tiles),
      ...(seen.found === null ? [] : [seen.found]),
    ].map(tileOf),
  );
  const hidden = shuffle(
    chance,
    REGIONS.filter((region) => isFirstSide(region) && region !== OPEN_SEA && !open.has(tileOf(region))),
  );
  const deal = (region: Region): Region => (region === FACE_DOWN ? defined(hidden.pop()) : region);
  seen.players.forEach(({ tiles }, seat) => {
    defined(s.players[seat]).tiles = tiles.map(deal);
  });
  s.stack = seen.stack.map((region) => {
    const dealt = deal(region);
    return region === FACE_DOWN && s.round > 0 ? defined(sidesOf(tileOf(dealt))[below(chance, 2)]) : dealt;
  });
}

const isFirstSide = (region: Region): boolean => (region - FIRST.region) % 2 === 0;

/** Objectives that have not been met: whoever held one of those would have shown it (AR-13.2). */
function dealObjectives(s: State, seen: State, chance: Chance): void {
  const known = new Set<number>(seen.players.flatMap(({ objectives, declined }) => [...objectives, ...declined]));
  const unknown = shuffle(
    chance,
    objectivesInBox(s).filter((objective) => !known.has(objective)),
  );
  const held = unknown.filter((objective) => !wasMet(s, objective));
  seen.players.forEach(({ objectives }, seat) => {
    defined(s.players[seat]).objectives = objectives.map((objective) =>
      objective === FACE_DOWN ? defined(held.pop()) : objective,
    );
  });
  const dealt = new Set<number>(s.players.flatMap(({ objectives }) => objectives));
  const rest = unknown.filter((objective) => !dealt.has(objective));
  seen.players.forEach(({ declined }, seat) => {
    defined(s.players[seat]).declined = declined.map((objective) =>
      objective === FACE_DOWN ? defined(rest.pop()) : objective,
    );
  });
}

/** What is behind the other screens is known in sum: all there is, less what lies open. */
function dealStocks(s: State, seen: State, chance: Chance): void {
  const hidden = allSeats(s.seats).filter((seat) => defined(seen.players[seat]).florins === HIDDEN);
  if (hidden.length === 0) return;
  const shown = seen.players.filter(({ florins }) => florins !== HIDDEN);
  const sum = (amount: (player: Player) => number): number =>
    shown.reduce((total, player) => total + amount(player), 0);
  const players = hidden.map((seat) => defined(s.players[seat]));

  const outside = seen.players.reduce(
    (total, { given, portFees, marketFees }) => total + given + portFees + marketFees,
    0,
  );
  const florins = FLORINS - seen.florins - seen.pillageCoins - outside - sum((player) => player.florins);
  const owed = hidden.map((seat) => owedFor(seen, seat));
  share(
    florins,
    owed.map((bundle) => bundle.florins),
    chance,
    (at, amount) => {
      defined(players[at]).florins = amount;
    },
  );
  const tokens = TOKENS - seen.tokens - seen.tokensSpent - sum((player) => player.tokens);
  share(
    tokens,
    owed.map((bundle) => bundle.tokens),
    chance,
    (at, amount) => {
      defined(players[at]).tokens = amount;
    },
  );
  for (const kind of ALL_KINDS) {
    const lying = defined(seen.bank[kind]) + defined(seen.domestic[kind]) + defined(seen.export[kind]);
    const cubes = defined(CUBES[kind]) - lying - sum((player) => defined(player.cubes[kind]));
    share(
      cubes,
      owed.map((bundle) => defined(bundle.cubes[kind])),
      chance,
      (at, amount) => {
        defined(players[at]).cubes[kind] = amount;
      },
    );
  }
  giveVictimACube(s, seen, players);
}

/** To each what he is known to have (he owes it for a place, AR-17.5), and each other piece to any of them. */
function share(
  total: number,
  least: readonly number[],
  chance: Chance,
  give: (at: number, amount: number) => void,
): void {
  const amounts = least.slice();
  for (let piece = totalOf(least); piece < total; piece++) {
    const to = below(chance, amounts.length);
    addTo(amounts, to, 1);
  }
  amounts.forEach((amount, at) => {
    give(at, amount);
  });
}

/** Whoever holds out his hands to a Thief has at least one cube. */
function giveVictimACube(s: State, seen: State, hidden: readonly Player[]): void {
  if (seen.fists === null) return;
  const victim = defined(s.players[seen.fists.victim]);
  if (!hidden.includes(victim) || totalOf(victim.cubes) > 0) return;
  for (const kind of ALL_KINDS) {
    const giver = hidden.find((player) => defined(player.cubes[kind]) > 0);
    if (giver === undefined) continue;
    addTo(giver.cubes, kind, -1);
    addTo(victim.cubes, kind, 1);
    return;
  }
}

/** Any cubes of the victim; a hand is empty only if there is a single cube. */
function dealFists(fists: Fists, seen: Fists, s: State, chance: Chance): void {
  const { cubes } = defined(s.players[fists.victim]);
  const pool: number[] = shuffle(
    chance,
    ALL_KINDS.flatMap((kind): Kind[] => Array<Kind>(defined(cubes[kind])).fill(kind)),
  );
  if (pool.length === 1)
    shuffle(chance, pool.concat(EMPTY_HAND)).forEach((held, at) => {
      pool[at] = held;
    });
  if (seen.left === HIDDEN) fists.left = defined(pool[0]);
  if (seen.right === HIDDEN) fists.right = defined(pool[1]);
}
