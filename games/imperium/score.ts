import { defined, type Seat, say, seat as seatAt, type Text } from '@stolik/engine';
import { foremost, lineOf, type ScorePart, scoreOfRival, scoresOf } from '@stolik/engine/score';
import { kindOf } from './content/cards.ts';
import { CIVILISED, FAME, KIND_OF, POWER, REGION, TRIBUTARY, UNCIVILISED, UNREST } from './content/catalogue.ts';
import type { Place } from './content/language.ts';
import { MOST_VARIABLE_POINTS } from './content/tables.ts';
import { type Card, FACE_DOWN } from './pieces.ts';
import { countOf, ownedPiles, unrestOf } from './rules/count.ts';
import { marksOf } from './rules/moves.ts';
import { rivalCardPoints, rivalPiles, rivalPoints, rivalTokenPoints, rivalUnrestOf } from './rules/solo/score.ts';
import { type Player, playerAt, type Rival, type State } from './state.ts';
import { pointsText } from './words/abilities.ts';
import { nationText } from './words/nations.ts';

/** IM-16: progress and cards, each card explained. In a view it is what the viewer knows of each. */
export function score(s: State) {
  const open = laidOpen(s);
  return scoresOf(s.seats, (seat) => linesOf(s, open, seat));
}

/**
 * In a view much lies face down, but what everybody owns is known (IM-3), unless it was taken unseen: it is laid open in the first places where it may lie. A
 * state that hides nothing stays as it is.
 */
function laidOpen(s: State): State {
  const { rival } = s;
  return { ...s, players: s.players.map(playerOpen), rival: rival === null ? null : rivalOpen(rival) };
}

function playerOpen(player: Player): Player {
  const open = opener(player.unseen);
  const { deck, hand, sunken, history } = player;
  return { ...player, deck: open(deck), hand: open(hand), sunken: open(sunken), history: open(history) };
}

function rivalOpen(rival: Rival): Rival {
  const open = opener(rival.unseen);
  return { ...rival, deck: open(rival.deck), slots: open(rival.slots) };
}

function opener(unseen: readonly Card[]): (pile: readonly Card[]) => Card[] {
  const left = unseen.slice();
  return (pile) => pile.map((card) => (card === FACE_DOWN ? (left.pop() ?? FACE_DOWN) : card));
}

/** What a card is counted under. */
const HEADINGS = ['power', 'regions', 'uncivilised', 'civilised', 'tributaries', 'fame', 'nation', 'unrest'] as const;
type Heading = (typeof HEADINGS)[number];

function headingOf(card: Card): Heading {
  const marks = marksOf(card);
  if ((marks & UNREST) !== 0) return 'unrest';
  if ((marks & POWER) !== 0) return 'power';
  if ((marks & FAME) !== 0) return 'fame';
  if ((marks & REGION) !== 0) return 'regions';
  if ((marks & UNCIVILISED) !== 0) return 'uncivilised';
  if ((marks & CIVILISED) !== 0) return 'civilised';
  return (marks & TRIBUTARY) !== 0 ? 'tributaries' : 'nation';
}

/** What is worth more by where it lies is counted as it is seen to lie in `s`, all else as it is known in `open`. */
function linesOf(s: State, open: State, seat: Seat) {
  const player = playerAt(open, seat);
  const parts = new Map<Heading, ScorePart[]>(HEADINGS.map((heading) => [heading, []]));
  for (const pile of ownedPiles(player))
    for (const card of pile) {
      // Taken unseen: nobody else counts it.
      if (card === FACE_DOWN) continue;
      const points = cardPoints(KIND_OF[card]?.points.kind === 'conditional' ? s : open, seat, card);
      if (points === 0) continue;
      parts.get(headingOf(card))?.push({ text: whyText(card), points, piece: card });
    }
  return [
    { what: 'progress', points: player.progress, text: say('score-why-progress', { count: player.progress }) }, // IM-16.2
    ...HEADINGS.map((heading) => lineOf(heading, defined(parts.get(heading)))),
  ];
}

/** IM-21.7, IM-21.19: the solo opponent's. */
export function rivalScore({ rival }: State) {
  if (rival === null) return null;
  const cards = rivalPiles(rivalOpen(rival))
    .flat()
    .filter((card) => card >= 0);
  const under = (heading: Heading): number =>
    cards.reduce((sum, card) => sum + (headingOf(card) === heading ? rivalCardPoints(rival, card) : 0), 0);
  return scoreOfRival(nationText(rival.nation), [
    { what: 'progress', points: rival.progress },
    ...HEADINGS.map((heading) => ({ what: heading, points: under(heading) })),
    { what: 'tokens', points: rivalTokenPoints(rival) },
  ]);
}

/** What is worth more or less by what there is, or by where it lies, says so. */
function whyText(card: Card): Text {
  const points = kindOf(card).points;
  const why = points.kind === 'fixed' ? null : pointsText(points);
  return why === null
    ? say('score-why-card', { card: { piece: card } })
    : say('score-why-points', { card: { piece: card }, why });
}

/** The total alone, for bots, who ask for it often. */
export function pointsOf(s: State, seat: Seat): number {
  const player = playerAt(s, seat);
  let points = player.progress;
  for (const pile of ownedPiles(player))
    for (let i = 0; i < pile.length; i++) points += cardPoints(s, seat, defined(pile[i]));
  return points;
}

/** IM-16.4, 16.5: what one card is worth where it lies. */
export function cardPoints(s: State, seat: Seat, card: Card): number {
  const points = kindOf(card).points;
  switch (points.kind) {
    case 'none':
      return 0;
    case 'fixed':
      return points.points; // IM-16.7: an unrest takes away
    case 'conditional': {
      const player = playerAt(s, seat);
      for (const { place, points: worth } of points.cases) if (isAt(player, card, place)) return worth;
      return points.otherwise;
    }
    case 'variable': {
      let sum = 0;
      for (const term of points.terms) sum += term.points * countOf(s, seat, term.per, card);
      return Math.min(MOST_VARIABLE_POINTS, sum);
    }
  }
}

function isAt(player: Player, card: Card, place: Place): boolean {
  switch (place) {
    case 'inHistory':
      return player.history.includes(card);
    case 'inPlay':
      return player.play.includes(card);
    case 'notInPlay':
      return !player.play.includes(card);
    case 'garrisoned':
      return player.garrison.includes(card);
  }
}

/** IM-16.8, IM-17.2: most points, or nobody if the solo opponent is not beaten; after a collapse the least unrest, and points among those who tie. */
export function winners(s: State) {
  if (s.rival !== null) return beatsRival(s) ? [seatAt(0)] : [];
  const points = (seat: Seat): number => pointsOf(s, seat);
  const calm = (seat: Seat): number => -unrestOf(playerAt(s, seat));
  return s.collapsed ? foremost(s.seats, calm, points) : foremost(s.seats, points);
}

/** IM-21.19: has the one who plays alone beaten the opponent? A tie is no win. */
export function beatsRival(s: State): boolean {
  if (s.rival === null) return true;
  const player = playerAt(s, seatAt(0));
  if (s.collapsed) {
    const difference = rivalUnrestOf(s.rival) - unrestOf(player);
    if (difference !== 0) return difference > 0;
  }
  return pointsOf(s, seatAt(0)) > rivalPoints(s.rival);
}
