import { defined } from '@stolik/engine';
import type { Card } from '../pieces.ts';
import { type Box, CARDS, KIND_OF, kindOf, type Start } from './cards.ts';
import { NATION_FILES, type Name, type NationFile } from './files.ts';

/** A nation: what makes its setup and its rules different from others' (NOTATION, Legends additions). */
export interface Nation {
  readonly id: string;
  readonly name: Name;
  readonly box: Box;
  /** From 1, easy, to 5. */
  readonly difficulty: number;
  readonly startsAsEmpire: boolean;
  /** The state card is never turned (IM-18.2, IM-18.4). */
  readonly neverEmpire: boolean;
  /** Exhaust tokens on the state card after each clean-up. */
  readonly exhaustTokens: number;
  /** What lies under the power card: a history, a sunken pile, or nothing. */
  readonly agePile: NationFile['agePile'];
  /** What the card under the nation deck does: see IM-12.6. */
  readonly bottom: NationFile['bottomNationCard'];
  readonly area: NationFile['developmentArea'];
  /** The two sides of the power card. */
  readonly powers: readonly [Card, Card];
}

export const NATIONS: readonly Nation[] = NATION_FILES.map((file, nation) => {
  const powers = CARDS.filter((card) => kindOf(card).nation === nation && kindOf(card).start === 'power');
  return {
    id: file.nation,
    name: file.name,
    box: file.set,
    difficulty: file.difficulty,
    startsAsEmpire: file.startState === 'empire',
    neverEmpire: file.neverEmpire,
    exhaustTokens: file.exhaustTokens,
    agePile: file.agePile,
    bottom: file.bottomNationCard,
    area: file.developmentArea,
    powers: [defined(powers[0]), defined(powers[1])],
  };
});

export const nationNamed = (id: string): number => NATIONS.findIndex((nation) => nation.id === id);

/** The cards of a nation that begin in a certain place, as many as so many players use (IM-2.6); a list of the caller's own. */
export function nationCards(nation: number, start: Start, players: number): Card[] {
  const key = `${nation} ${start} ${players}`;
  const known = byStart.get(key);
  if (known !== undefined) return known.slice();
  const cards = CARDS.filter((card) => {
    const kind = KIND_OF[card];
    return kind?.nation === nation && kind.start === start && kind.minPlayers <= Math.max(2, players);
  });
  byStart.set(key, cards);
  return cards.slice();
}

const byStart = new Map<string, readonly Card[]>();

/** All names printed on a nation's cards, for the check of mixed boxes (IM-20.2). */
export const namesOf = (nation: number): ReadonlySet<string> => defined(NAMES[nation]);

const NAMES: readonly ReadonlySet<string>[] = NATION_FILES.map(
  (_, nation) => new Set(KIND_OF.filter((kind) => kind.nation === nation).map((kind) => kind.family)),
);
