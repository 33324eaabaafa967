import type { Seat } from '@stolik/engine';
import { COLOUR, LEVEL } from '../content/catalogue.ts';
import type { BaseFilter } from '../content/effects.ts';
import type { Colour, Mercenary } from '../pieces.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import { hasRoom, ownerOf, subjugate, takeFromBase } from './moves.ts';
import { choose, type GameDealer, loop, or, run, script, when } from './steps.ts';
import { isProtected } from './terms.ts';

/** Skills and Artifacts that take cards from Bases or subjugate them (SS-15). Leaders are out of reach for all (SS-12.8). */

/** What is done to a Base, as an option: `raid@base-1`. */
export type AtBase<Verb extends string> = `${Verb}@base-${number}`;
export const atBase = <Verb extends string>(verb: Verb, owner: Seat): AtBase<Verb> => `${verb}@base-${owner}`;
export const seatOfBase = (option: string): Seat => Number(option.slice(option.lastIndexOf('-') + 1)) as Seat;

/** Cards below the Leader that a skill of the active player may choose, in a Base or in all. */
function cardsWithin(
  s: State,
  owner: Seat,
  filter: { faction: Colour | null; level: BaseFilter['level'] },
): Mercenary[] {
  const { base } = playerAt(s, owner);
  if (base.length < 2 || isProtected(s, playerAt(s, owner))) return [];
  const cards: Mercenary[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < base.length - 1; i++) {
    const card = base[i] as Mercenary;
    if (filter.faction !== null && COLOUR[card] !== filter.faction) continue;
    if (typeof filter.level === 'number' && LEVEL[card] !== filter.level) continue;
    lowest = Math.min(lowest, LEVEL[card] as number);
    cards.push(card);
  }
  return filter.level === 'lowest' ? cards.filter((card) => LEVEL[card] === lowest) : cards;
}

const seats = (s: State): Seat[] => s.players.map((_, index) => index as Seat);

/** From the bottom of one's own Base upwards (SS-15.6, SS-16.14). */
export interface BottomTaking {
  left: number;
  card: Mercenary | 'stop' | null;
}

export const takeFromBottom = script<BottomTaking>('take-from-bottom', [
  loop(
    (s, local) => mayTake(s, local),
    [choose('card', (s) => or(activePlayer(s).base.slice(0, -1).slice(0, 1), 'stop')), run(takeChosen)],
  ),
]);

/** From one Base of the user's choice (SS-15.9, 15.10, 15.19; Sower's second way, SS-15.18). */
export interface BaseTaking {
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
  const givers = seats(s).filter((owner) => cardsWithin(s, owner, { faction: local.faction, level: null }).length > 0);
  return or(
    givers.map((owner) => atBase('take', owner)),
    'decline',
  );
}

function cardsOfThatBase(s: State, local: BaseTaking): (Mercenary | 'stop')[] {
  const owner = seatOfBase(local.base as string);
  return or(cardsWithin(s, owner, { faction: local.faction, level: null }), 'stop');
}

/** One card from each Base (Sower's first way, SS-15.18). */
export interface EachBaseTaking {
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
        const givers = seats(s).filter((owner) => !used.includes(owner));
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

/** Goes on until the number is reached, the hand is full (SS-14.1) or the player stops (SS-1.3). */
const mayTake = (s: State, local: { left: number; card: unknown }): boolean =>
  local.left > 0 && local.card !== 'stop' && hasRoom(activePlayer(s));

function takeChosen(s: State, local: { left: number; card: Mercenary | 'stop' | null }, dealer: GameDealer): void {
  const { card } = local;
  if (card === 'stop' || card === null) return;
  const owner = ownerOf(s, card);
  takeFromBase(s, card, owner);
  local.left--;
  dealer.tell({ type: 'taken-from-base', seat: s.active, card, owner });
}

/** Sower's choice of way (SS-15.18). */
export interface WayChoosing {
  faction: Colour | null;
  each: number;
  two: number;
  way: 'each' | 'two' | 'decline' | null;
}

export function waysToTake(s: State, { faction }: WayChoosing): ('each' | 'two' | 'decline')[] {
  const some =
    hasRoom(activePlayer(s)) && seats(s).some((owner) => cardsWithin(s, owner, { faction, level: null }).length > 0);
  return some ? ['each', 'two', 'decline'] : ['decline'];
}

/** Subjugating from a Base: one's own lowest (SS-15.14) or a level from any (SS-15.15). */
export interface BaseSubjugating {
  own: boolean;
  level: BaseFilter['level'];
  card: Mercenary | 'decline' | null;
}

export const subjugateFromBase = script<BaseSubjugating>('subjugate-from-base', [
  choose('card', (s, { own, level }) => {
    const givers = own ? [s.active] : seats(s);
    return or(
      givers.flatMap((owner) => cardsWithin(s, owner, { faction: null, level })),
      'decline',
    );
  }),
  run((s, { card }, dealer) => {
    if (card === 'decline' || card === null) return;
    const owner = ownerOf(s, card);
    subjugate(s, card, playerAt(s, owner).base);
    dealer.tell({ type: 'subjugated-from-base', seat: s.active, card, owner });
  }),
]);
