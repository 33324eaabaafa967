import { defined, given, pieceIn, type Seat } from '@stolik/engine';
import { heroKind, isStarting, REGION_PROGRAM, regionOf } from '../content/cards.ts';
import type { ProgramId } from '../content/effects.ts';
import { HERO_SEATS } from '../content/tables.ts';
import { EMPTY, type Hero, isFilled } from '../pieces.ts';
import { type State, wagonAt } from '../state.ts';
import { decreeOf, tellNotice } from './notices.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';
import { gain, giveAll } from './stock.ts';

/** Heroes come aboard, leave, and are delivered (DR-11.4, DR-14.4, DR-18.3). */

/** DR-18.3: first the seats, then the bonus of a hero that stayed. Storage is settled by whoever called. */
export interface Boarding {
  seat: Seat;
  hero: Hero;
  leaving?: Hero | null;
}

export const board = script<Boarding>('board', [
  run((s, { seat, hero }, dealer) => {
    wagonAt(s, seat).heroes.push(hero);
    dealer.tell({ type: 'hero-joined', merchant: seat, hero });
  }),
  when(
    (s, { seat }) => wagonAt(s, seat).heroes.length > HERO_SEATS,
    [
      choose('leaving', (s, { seat }) => wagonAt(s, seat).heroes.slice(), { by: (_, { seat }) => seat }),
      run((s, { seat, leaving }, dealer) => leaveWagon(s, seat, given(leaving), dealer)),
    ],
  ),
  when((s, { seat, hero }) => wagonAt(s, seat).heroes.includes(hero), [run(takeBonus)]),
]);

/** A chest is room as long as the hero is aboard; nothing has to be done for it. */
export function takeBonus(s: State, { seat, hero }: Boarding, dealer: GameDealer): void {
  const { bonus } = heroKind(hero);
  dealer.tell({ type: 'hero-bonus', seat, hero });
  if (bonus !== 'chest') gain(s, seat, bonus, 1, dealer);
}

/** Under the hero deck; a starting hero leaves the game (DR-18.3). */
export function leaveWagon(s: State, seat: Seat, hero: Hero, dealer: GameDealer): void {
  const { heroes } = wagonAt(s, seat);
  heroes.splice(heroes.indexOf(hero), 1);
  putUnder(s, hero);
  dealer.tell({ type: 'hero-left', merchant: seat, hero });
}

export function putUnder(s: State, hero: Hero): void {
  if (isStarting(hero)) s.heroesOut.push(hero);
  else s.heroDeck.unshift(hero);
}

/** The top card; whoever takes it sees something new. */
export function drawHero(s: State, dealer: GameDealer): Hero {
  dealer.reveal();
  return defined(s.heroDeck.pop());
}

export const heroesAtInn = (s: State): Hero[] => s.inn.filter(isFilled);

export const isHeroAtInn = ({ inn }: State): boolean => inn.some(isFilled);

/** DR-24.6: the gap is filled at Rest. */
export function leaveInn(s: State, hero: Hero): void {
  s.inn[s.inn.indexOf(hero)] = EMPTY;
}

/** A hero of the Inn without selling anything: face-up, or where it is allowed the unseen top card (DR-12.3, DR-18.7). */
export interface HeroTaking {
  seat: Seat;
  blind: boolean;
  hero?: Hero | string | null;
}

export const BLIND_HERO = 'blind@hero-deck';

export const takeHero = script<HeroTaking>('take-hero', [
  choose(
    'hero',
    (s, { blind }) => {
      const options: (Hero | string)[] = heroesAtInn(s);
      if (blind && s.heroDeck.length > 0) options.push(BLIND_HERO);
      return options;
    },
    { by: (_, { seat }) => seat },
  ),
  run((s, local, dealer) => {
    if (local.hero === null || local.hero === undefined) return;
    if (local.hero === BLIND_HERO) local.hero = drawHero(s, dealer);
    else leaveInn(s, pieceIn(local.hero));
  }),
  when(
    (_, { hero }) => typeof hero === 'number',
    [call(board, (_, { seat, hero }) => ({ seat, hero: pieceIn(hero) }))],
  ),
]);

/** Into the register, for the region's reward, and a coin more while a Guild Notice says so (DR-14.4, DR-29.10). */
export function deliverHero(s: State, seat: Seat, hero: Hero, dealer: GameDealer): void {
  wagonAt(s, seat).deliveredHeroes.push(hero);
  dealer.tell({ type: 'hero-delivered', merchant: seat, hero });
  giveAll(s, seat, rewardFor(hero), dealer);
  const { heroCoins } = decreeOf(s);
  if (heroCoins === 0) return;
  tellNotice(s, seat, dealer);
  gain(s, seat, 'coins', heroCoins, dealer);
}

/** The region's reward as a program. */
export const rewardFor = (hero: Hero): ProgramId => REGION_PROGRAM[regionOf(heroKind(hero).town)];
