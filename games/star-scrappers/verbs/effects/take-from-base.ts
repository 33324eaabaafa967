import { given, or, type Seat, say, seatIn, unless } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import type { BaseFilter } from '../../content/effects.ts';
import { amountLimits } from '../../content/limits.ts';
import type { Term } from '../../content/notation.ts';
import { amount, baseFilter, nameOf, positional } from '../../content/read-terms.ts';
import type { Colour, Mercenary } from '../../pieces.ts';
import { type AtBase, atBase, cardsWithin, owners } from '../../rules/bases.ts';
import { hasRoom, takeFromBase as moveFromBase, ownerOf } from '../../rules/moves.ts';
import { choose, type GameDealer, loop, run, script, when } from '../../rules/steps.ts';
import { activePlayer, type State } from '../../state.ts';
import { baseGist, leadersOf, takenText } from '../../words/filters.ts';
import { glyphs } from '../sign.ts';
import type { EffectVerb } from '../verb.ts';

/** Cards of Bases into one's own hand. */
export interface TakeFromBase {
  readonly does: 'take-from-base';
  readonly most: number;
  readonly cards: BaseFilter;
}

/** From the bottom of one's own Base upwards (SS-15.6, SS-16.14). */
interface BottomTaking {
  left: number;
  card: Mercenary | 'stop' | null;
}

const takeFromBottom = script<BottomTaking>('take-from-bottom', [
  loop(
    (s, local) => mayTake(s, local),
    [choose('card', (s) => or(activePlayer(s).base.slice(0, -1).slice(0, 1), 'stop')), run(takeChosen)],
  ),
]);

/** From one Base of the user's choice (SS-15.9, 15.10, 15.19; Sower's second way, SS-15.18). */
interface BaseTaking {
  left: number;
  faction: Colour | null;
  base: AtBase<'take'> | 'decline' | null;
  card: Mercenary | 'stop' | null;
}

export const takeFromOneBase = script<BaseTaking>('take-from-base', [
  when((s) => hasRoom(activePlayer(s)), [choose('base', basesWithCards)]),
  when(
    (_, { base }) => base !== 'decline' && base !== null,
    [loop((s, local) => mayTake(s, local), [choose('card', cardsOfThatBase), run(takeChosen)])],
  ),
]);

function basesWithCards(s: State, local: BaseTaking): (AtBase<'take'> | 'decline')[] {
  const givers = owners(s).filter((owner) => cardsWithin(s, owner, { faction: local.faction, level: null }).length > 0);
  return or(
    givers.map((owner) => atBase('take', owner)),
    'decline',
  );
}

function cardsOfThatBase(s: State, local: BaseTaking): (Mercenary | 'stop')[] {
  const owner = seatIn(given(local.base));
  return or(cardsWithin(s, owner, { faction: local.faction, level: null }), 'stop');
}

/** One card from each Base (Sower's first way, SS-15.18). */
interface EachBaseTaking {
  left: number;
  faction: Colour | null;
  /** Bases that have given their card. */
  used: Seat[];
  card: Mercenary | 'stop' | null;
}

export const takeFromEachBase = script<EachBaseTaking>('take-from-each-base', [
  loop(
    (s, local) => mayTake(s, local),
    [
      choose('card', (s, { faction, used }) => {
        const givers = owners(s).filter((owner) => !used.includes(owner));
        return or(
          givers.flatMap((owner) => cardsWithin(s, owner, { faction, level: null })),
          'stop',
        );
      }),
      run((s, local) => {
        if (local.card !== 'stop' && local.card !== null) local.used.push(ownerOf(s, local.card));
      }),
      run(takeChosen),
    ],
  ),
]);

/** Does any Base have such a card within reach? */
export const someBaseGives = (s: State, faction: Colour | null): boolean =>
  owners(s).some((owner) => cardsWithin(s, owner, { faction, level: null }).length > 0);

/** Goes on until the number is reached, the hand is full (SS-14.1) or the player stops (SS-1.3). */
const mayTake = (s: State, local: { left: number; card: unknown }): boolean =>
  local.left > 0 && local.card !== 'stop' && hasRoom(activePlayer(s));

function takeChosen(s: State, local: { left: number; card: Mercenary | 'stop' | null }, dealer: GameDealer): void {
  const { card } = local;
  if (card === 'stop' || card === null) return;
  const owner = ownerOf(s, card);
  moveFromBase(s, card, owner);
  local.left--;
  dealer.tell({ type: 'taken-from-base', seat: s.active, card, owner });
}

/** The ways of taking that there is a script for; null: it is not taken from a Base. */
export function readTaking(op: Term): TakeFromBase | null {
  const most = amount(positional(op, 0));
  const what = positional(op, 1);
  if (nameOf(what) !== 'baseCard') return null;
  const cards = baseFilter(what);
  if (cards.level !== null) return unknown('cards of one level to take from Bases');
  if (cards.bottom !== (cards.where === 'own'))
    return unknown("a bottom card of another Base, or another card of one's own");
  if (cards.where === 'any' && most > 1) return unknown('more than one card to take from any Base');
  return { does: 'take-from-base', most, cards };
}

export const takeFromBase: EffectVerb<TakeFromBase> = {
  timing: 'instant',
  reads: { take: readTaking },
  problems: ({ most, cards: { faction, where } }) => [
    ...amountLimits(most),
    ...unless(faction === null || where !== 'own', "asks for a faction at the bottom of one's own Base"),
  ],
  does: {
    scripts: [takeFromBottom, takeFromOneBase, takeFromEachBase],
    script: ({ cards: { where } }) =>
      where === 'own' ? takeFromBottom : where === 'each' ? takeFromEachBase : takeFromOneBase,
    memory: ({ most, cards: { faction } }) => ({ left: most, faction, used: [], base: null, card: null }),
  },
  idleAtStart: (s) => (activePlayer(s).base.length > 1 ? null : 'start-base'), // SS-16.14
  findsNothing: (s, { cards: { faction, where } }) =>
    !hasRoom(activePlayer(s)) || (where === 'own' ? activePlayer(s).base.length < 2 : !someBaseGives(s, faction)),
  says: (effect) => ({
    key: 'does-take-from-base',
    args: { cards: takenText(effect), leaders: leadersOf([effect]) },
  }),
  gist: ({ most, cards }) => say('gist-take-base', baseGist(most, cards)),
  shows: () => glyphs('start', 'base', 'hand'),
};
