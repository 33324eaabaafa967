import { defined, type Seat, say, type Text } from '@stolik/engine';
import { foremost, type ScorePart, scoresOf } from '@stolik/engine/score';
import { colourOf, HAS_SYMBOL, halfKind, LEVEL, VP } from './content/catalogue.ts';
import { SET_VP, TOTEM_VP } from './content/tables.ts';
import { ALL_COLOURS, type ByColour, type Colour, colourName, type Half } from './pieces.ts';
import { type Player, playerAt, type State, totemsOf } from './state.ts';

/** SS-18 Scoring: five sources of points, each explained. */
export const score = (s: State) => scoresOf(s.seats, (seat) => linesOf(s, seat));

/** SS-18.4: all who tie for the most points win. */
export const winners = (s: State) => foremost(s.seats, (seat) => pointsOf(s, seat));

function linesOf(s: State, seat: Seat) {
  const player = playerAt(s, seat);
  return [
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

/** What lies face down in a view is worth nobody knows how much, and neither is any sum with it. */
const UNKNOWN = Number.NaN;

/** SS-18.1 */
function crystalPoints({ crystals }: Player): number {
  let points = 0;
  for (let i = 0; i < crystals.length; i++) points += VP[defined(crystals[i])] ?? UNKNOWN;
  return points;
}

function subjugatedPoints({ subjugated }: Player): number {
  let points = 0;
  for (let i = 0; i < subjugated.length; i++) points += LEVEL[defined(subjugated[i])] ?? UNKNOWN;
  return points;
}

const totemPoints = (s: State, seat: Seat): number => TOTEM_VP * totemsOf(s, seat);

/** How many symbols of each faction a player owns. */
function symbolCounts({ crystals }: Player): ByColour<number> {
  const counts: ByColour<number> = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < crystals.length; i++) {
    const crystal = defined(crystals[i]);
    if (HAS_SYMBOL[crystal]) counts[colourOf(crystal)]++;
  }
  return counts;
}

/** SS-18.2: the n-th set holds each symbol owned at least n times, which is the best there is. */
export function symbolSets(player: Player): Colour[][] {
  const counts = symbolCounts(player);
  const sets: Colour[][] = [];
  for (let n = 1; n <= Math.max(...counts); n++) sets.push(ALL_COLOURS.filter((colour) => counts[colour] >= n));
  return sets;
}

function setPoints(player: Player): number {
  let points = 0;
  for (const set of symbolSets(player)) points += defined(SET_VP[set.length]);
  return points;
}

function setPart(set: readonly Colour[]): ScorePart {
  const symbols = { all: set.map((colour) => say(`faction-${colourName(colour)}`)) };
  return { text: say('score-why-set', { count: set.length, symbols }), points: defined(SET_VP[set.length]) };
}

function artifactPoints(s: State, seat: Seat): number {
  let points = 0;
  for (const half of playerAt(s, seat).artifacts) points += halfPoints(s, seat, half);
  return points;
}

function artifactPart(s: State, seat: Seat, half: Half): ScorePart {
  return { text: artifactName(half), points: halfPoints(s, seat, half), piece: half };
}

const artifactName = (half: Half): Text => say('score-why-artefact', { half: { piece: half } });

/** What a kept half scores (SS-16.1 to 16.12). */
export function halfPoints(s: State, seat: Seat, half: Half): number {
  let points = 0;
  for (const award of halfKind(half).power.awards) points += award.verb.points(s, seat, award);
  return points;
}
