import { allSeats, type Score, type ScoreLine, type ScorePart, type Seat, say, type Text } from '@stolik/engine';
import { COLOUR, COST, HAS_SYMBOL, halfKind, LEVEL, UNSTABLE, VP } from './content/catalogue.ts';
import type { Award, CrystalFilter } from './content/effects.ts';
import { SET_VP, TOTEM_VP } from './content/tables.ts';
import { ALL_COLOURS, type Colour, type Crystal, colourName } from './pieces.ts';
import { leaderOf, type Player, playerAt, type State } from './state.ts';

/** SS-18 Scoring: five sources of points, each explained. */
export const score = (s: State): Score[] => allSeats(s.seats).map((seat) => scoreOf(s, seat));

/** SS-18.4: all who tie for the most points win. */
export function winners(s: State): Seat[] {
  const totals = allSeats(s.seats).map((seat) => pointsOf(s, seat));
  const best = Math.max(...totals);
  return allSeats(s.seats).filter((seat) => totals[seat] === best);
}

function scoreOf(s: State, seat: Seat): Score {
  const player = playerAt(s, seat);
  const lines: ScoreLine[] = [
    {
      what: 'crystals',
      points: crystalPoints(player),
      text: say('score-why-crystals', { count: player.crystals.length }),
    },
    { what: 'symbol-sets', points: setPoints(player), parts: symbolSets(player).map(setPart) },
    {
      what: 'artefacts',
      points: artifactPoints(s, seat),
      parts: player.artifacts.map((half) => artifactPart(s, seat, half)),
    },
    {
      what: 'totems',
      points: totemPoints(s, seat),
      text: say('score-why-totems', { count: totemsOf(s, seat), each: TOTEM_VP }),
    },
    {
      what: 'subjugated',
      points: subjugatedPoints(player),
      text: say('score-why-subjugated', { count: player.subjugated.length }),
    },
  ];
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** The total alone, for bots, who ask for it often. */
export function pointsOf(s: State, seat: Seat): number {
  const player = playerAt(s, seat);
  return (
    crystalPoints(player) +
    setPoints(player) +
    artifactPoints(s, seat) +
    totemPoints(s, seat) +
    subjugatedPoints(player)
  );
}

/** SS-18.1 */
function crystalPoints({ crystals }: Player): number {
  let points = 0;
  for (let i = 0; i < crystals.length; i++) points += VP[crystals[i] as number] as number;
  return points;
}

function subjugatedPoints({ subjugated }: Player): number {
  let points = 0;
  for (let i = 0; i < subjugated.length; i++) points += LEVEL[subjugated[i] as number] as number;
  return points;
}

function totemsOf(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.totems.length; i++) if (s.totems[i] === seat) count++;
  return count;
}

const totemPoints = (s: State, seat: Seat): number => TOTEM_VP * totemsOf(s, seat);

/** How many symbols of each faction a player owns. */
function symbolCounts({ crystals }: Player): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < crystals.length; i++) {
    const crystal = crystals[i] as Crystal;
    if (HAS_SYMBOL[crystal]) (counts[COLOUR[crystal] as Colour] as number)++;
  }
  return counts;
}

/** SS-18.2: the n-th set holds each symbol owned at least n times, which is the best there is. */
export function symbolSets(player: Player): Colour[][] {
  const counts = symbolCounts(player);
  const sets: Colour[][] = [];
  for (let n = 1; n <= Math.max(...counts); n++)
    sets.push(ALL_COLOURS.filter((colour) => (counts[colour] as number) >= n));
  return sets;
}

function setPoints(player: Player): number {
  let points = 0;
  for (const set of symbolSets(player)) points += SET_VP[set.length] as number;
  return points;
}

function setPart(set: readonly Colour[]): ScorePart {
  const symbols = { all: set.map((colour) => say(`faction-${colourName(colour)}`)) };
  return { text: say('score-why-set', { count: set.length, symbols }), points: SET_VP[set.length] as number };
}

function artifactPoints(s: State, seat: Seat): number {
  let points = 0;
  for (const half of playerAt(s, seat).artifacts) points += halfPoints(s, seat, half);
  return points;
}

function artifactPart(s: State, seat: Seat, half: number): ScorePart {
  return { text: artifactName(half), points: halfPoints(s, seat, half), piece: half };
}

const artifactName = (half: number): Text => say('score-why-artefact', { half: { piece: half } });

/** What a kept half scores (SS-16.1 to 16.12). */
export function halfPoints(s: State, seat: Seat, half: number): number {
  let points = 0;
  for (const award of halfKind(half as never).power.awards) points += awardPoints(s, seat, award);
  return points;
}

function awardPoints(s: State, seat: Seat, award: Award): number {
  const player = playerAt(s, seat);
  switch (award.counts) {
    case 'crystals':
      return Math.floor(countCrystals(player, award.crystals) / award.group) * award.vp;
    case 'totems':
      return totemsOf(s, seat) * award.vp;
    case 'artifacts':
      return player.artifacts.length * award.vp;
    case 'colours':
      return coloursOf(player) * award.vp;
    case 'all-colours':
      return coloursOf(player) >= award.colours ? award.vp : 0;
    case 'hand':
      return Math.min(award.most, player.hand.length * award.vp);
    case 'leader-level': {
      const leader = leaderOf(player);
      return leader === null ? 0 : (LEVEL[leader] as number) * award.vp;
    }
  }
}

/** `best`: the number of crystals in the colour of which there are most (SS-16.1). */
function countCrystals(player: Player, filter: CrystalFilter): number {
  const fitting = player.crystals.filter(
    (crystal) =>
      (filter.cost === null || filter.cost === 'same' || filter.cost.includes(COST[crystal] as number)) &&
      (!filter.symbol || HAS_SYMBOL[crystal]) &&
      (!filter.caveIn || UNSTABLE[crystal]),
  );
  if (filter.colour === null) return fitting.length;
  const byColour = ALL_COLOURS.map((colour) => fitting.filter((crystal) => COLOUR[crystal] === colour).length);
  return filter.colour === 'best' ? Math.max(...byColour) : (byColour[filter.colour] as number);
}

const coloursOf = (player: Player): number => new Set(player.crystals.map((crystal) => COLOUR[crystal])).size;
