import { defined } from '@stolik/engine';
import { kindOf, QUEST_LAST } from '../../content/cards.ts';
import { NATIONS, nationCards } from '../../content/nations.ts';
import { blankSteps, LEVELS } from '../../content/solo-levels.ts';
import { BLANK, type Card, NONE } from '../../pieces.ts';
import type { Rival, State } from '../../state.ts';
import type { GameDealer } from '../steps.ts';
import { worthOf } from './score.ts';

/** The opponent sits down; its cards are dealt with everybody's (IM-21.1, IM-21.10). */
export function takeRival(s: State, nation: number, level: number, dealer: GameDealer): void {
  const { startResources, slots } = defined(LEVELS[level]);
  s.rival = {
    nation,
    level,
    empire: defined(NATIONS[nation]).startsAsEmpire,
    materials: startResources.materials,
    population: startResources.population,
    progress: startResources.progress,
    slots: Array<Card>(slots).fill(NONE),
    open: 0,
    deck: [],
    discard: [],
    play: [],
    history: [],
    dynasty: [],
    ordered: 0,
    steps: 0,
    rolled: 0,
    secret: [],
    unseen: [],
    unseenDynasty: [],
  };
  dealer.tell({ type: 'rival-nation', nation, level });
}

/** IM-21.11: deck, row and dynasty deck. Returns the cards that join the unrest pile. */
export function dealRival(s: State, rival: Rival, dealer: GameDealer): Card[] {
  const { nation } = rival;
  rival.deck = dealer.shuffle(nationCards(nation, 'deck', s.seats));
  rival.slots = rival.slots.map(() => rival.deck.pop() ?? NONE);
  const ordered = orderedDynasty(nation, s.seats, rival.slots.length);
  s.rival = {
    ...rival,
    dynasty: [...ordered, ...dealer.shuffle(nationCards(nation, 'nation', s.seats))],
    ordered: ordered.length,
  };
  return nationCards(nation, 'supply', s.seats);
}

/**
 * IM-21.2: below the nation cards lies the accession card, below it the developments, the best on top. The list is bottom first.
 * The Utopians have steps that bring no card.
 */
function orderedDynasty(nation: number, seats: number, slots: number): Card[] {
  const { area, bottom } = defined(NATIONS[nation]);
  if (area === 'none' && bottom === 'none') return Array<Card>(blankSteps(slots)).fill(BLANK);
  const developments = nationCards(nation, 'development', seats).sort(
    (one, other) =>
      Number(QUEST_LAST[one]) - Number(QUEST_LAST[other]) ||
      worthOf(other) - worthOf(one) ||
      Number(isVariable(other)) - Number(isVariable(one)) ||
      one - other,
  );
  return [...developments.reverse(), ...nationCards(nation, 'accession', seats)];
}

const isVariable = (card: Card): boolean => kindOf(card).points.kind === 'variable';
