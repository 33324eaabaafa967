import { defined, type Seat } from '@stolik/engine';
import { programOf } from '../content/cards.ts';
import type { EffectOf, ProgramId, Token } from '../content/effects.ts';
import { GLOW_LIMIT } from '../content/tables.ts';
import {
  ALL_GOODS,
  add,
  EMPTY,
  type Face,
  type Good,
  goodName,
  goodOf,
  type Kind,
  kindOfGood,
  rolled,
} from '../pieces.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { hooksOf, inventoryOf, isPacked } from './powers.ts';
import type { GameDealer } from './steps.ts';

/** What a wagon holds: gaining, losing, and the limits of it (DR-1.5, DR-17, DR-18). */

/** DR-24.1. Tokens of the inventory may come to too many, which `settle` puts right. */
export function gain(s: State, seat: Seat, what: Token, n: number, dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  switch (what) {
    case 'coins':
    case 'prestige':
      wagon[what] += n;
      dealer.tell({ type: 'gained', seat, what, n });
      return;
    case 'lantern':
      gainLanterns(s, seat, n, dealer);
      return;
    case 'quartz':
    case 'horseshoe':
      gainTokens(s, seat, what, n, dealer);
      return;
    case 'glow':
      for (let i = 0; i < n; i++) gainGlow(s, seat, dealer);
      return;
    case 'vp':
      throw new Error('victory points are counted at the end, never gained');
  }
}

/** What a program gives that only gives tokens: rewards of regions, and what a delivered fine good brings. */
export const gainsOf = (program: ProgramId): readonly EffectOf<'gain'>[] =>
  programOf(program).effects.filter((effect) => effect.does === 'gain');

export function giveAll(s: State, seat: Seat, program: ProgramId, dealer: GameDealer): void {
  for (const { what, n } of gainsOf(program)) gain(s, seat, what, n, dealer);
}

/** DR-18.1: what does not fit on the hooks is lost. */
function gainLanterns(s: State, seat: Seat, n: number, dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  const had = Math.min(n, s.lanterns);
  const kept = Math.min(had, hooksOf(wagon) - wagon.lanterns);
  s.lanterns -= kept;
  wagon.lanterns += kept;
  if (kept > 0) dealer.tell({ type: 'gained', seat, what: 'lantern', n: kept });
  if (had > kept) dealer.tell({ type: 'no-room', seat, what: 'lantern', n: had - kept });
  else if (had < n) dealer.tell({ type: 'supply-empty', seat, what: 'lantern' });
}

function gainTokens(s: State, seat: Seat, what: 'quartz' | 'horseshoe', n: number, dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  const supply = what === 'quartz' ? s.quartz : s.horseshoes;
  const had = Math.min(n, supply);
  if (what === 'quartz') {
    s.quartz -= had;
    wagon.quartz += had;
  } else {
    s.horseshoes -= had;
    wagon.horseshoes += had;
  }
  if (had > 0) dealer.tell({ type: 'gained', seat, what, n: had });
  if (had < n) dealer.tell({ type: 'supply-empty', seat, what });
}

/** DR-18.5: at most two in special reserve and pool together. */
export const mayGainGlow = (s: State, wagon: Wagon): boolean =>
  s.glowDice > 0 && wagon.glow.length + (wagon.glowPool === EMPTY ? 0 : 1) < GLOW_LIMIT;

function gainGlow(s: State, seat: Seat, dealer: GameDealer): void {
  const wagon = wagonAt(s, seat);
  if (!mayGainGlow(s, wagon)) {
    dealer.tell({ type: 'no-room', seat, what: 'glow', n: 1 });
    return;
  }
  s.glowDice--;
  const face = rollFace(dealer);
  wagon.glow.push(face);
  dealer.tell({ type: 'glow-gained', seat, face });
}

export const rollFace = (dealer: GameDealer): Face => rolled(dealer);

/** How many of a token a player has. */
export function owned(wagon: Wagon, what: Token): number {
  switch (what) {
    case 'coins':
    case 'prestige':
    case 'quartz':
      return wagon[what];
    case 'lantern':
      return wagon.lanterns;
    case 'horseshoe':
      return wagon.horseshoes;
    case 'glow':
      return wagon.glow.length;
    case 'vp':
      return 0;
  }
}

/** Takes tokens away, as many as there are; returns how many (DR-24.3). */
export function takeAway(s: State, seat: Seat, what: Token, n: number): number {
  const wagon = wagonAt(s, seat);
  const taken = Math.min(n, owned(wagon, what));
  switch (what) {
    case 'coins':
    case 'prestige':
      wagon[what] -= taken;
      break;
    case 'lantern':
      wagon.lanterns -= taken;
      s.lanterns += taken;
      break;
    case 'quartz':
      wagon.quartz -= taken;
      s.quartz += taken;
      break;
    case 'horseshoe':
      wagon.horseshoes -= taken;
      s.horseshoes += taken;
      break;
    case 'glow':
    case 'vp':
      throw new Error(`nothing takes ${what} away`);
  }
  return taken;
}

export function lose(s: State, seat: Seat, what: Token, n: number, dealer: GameDealer): void {
  const taken = takeAway(s, seat, what, n);
  if (taken > 0) dealer.tell({ type: 'lost', seat, what, n: taken });
}

export function pay(s: State, seat: Seat, what: Token, n: number, dealer: GameDealer): void {
  if (n === 0) return;
  takeAway(s, seat, what, n);
  dealer.tell({ type: 'paid', seat, what, n });
}

/** A tile from the supply; false when its pile is empty (DR-1.5). Whether it fits is seen to by `settle`. */
export function takeTile(s: State, wagon: Wagon, kind: Kind, fine: boolean): boolean {
  if (s.goods[kind] === 0) return false;
  add(s.goods, kind, -1);
  add(wagon.goods, goodOf(kind, fine), 1);
  return true;
}

export function gainGood(s: State, seat: Seat, kind: Kind, fine: boolean, dealer: GameDealer): void {
  const event = takeTile(s, wagonAt(s, seat), kind, fine)
    ? ({ type: 'goods-gained', seat, goods: [goodOf(kind, fine)] } as const)
    : ({ type: 'supply-empty', seat, what: kind } as const);
  dealer.tell(event);
}

/** DR-1.6: back to its kind's pile. */
export function returnTile(s: State, wagon: Wagon, good: Good): void {
  add(wagon.goods, good, -1);
  add(s.goods, kindOfGood(good), 1);
}

/** Sorts of which a player has at least one tile. */
export function goodsAboard(wagon: Wagon, fits: (good: Good) => boolean = always): Good[] {
  const goods: Good[] = [];
  for (let i = 0; i < ALL_GOODS.length; i++) {
    const good = defined(ALL_GOODS[i]);
    if (defined(wagon.goods[good]) > 0 && fits(good)) goods.push(good);
  }
  return goods;
}

const always = (): boolean => true;

/** DR-17.3, DR-18.1, DR-18.2: is there more aboard than the wagon holds? */
export const isOverfull = (wagon: Wagon): boolean =>
  wagon.horseshoes + wagon.quartz > inventoryOf(wagon) || wagon.lanterns > hooksOf(wagon) || !isPacked(wagon);

/** Options name a good of a wagon by its sort and the row it lies in: `fine-weapon@goods-0`. */
export const goodOption = (good: Good, seat: Seat): string => defined(defined(GOOD_OPTIONS[seat])[good]);

const GOOD_OPTIONS: readonly (readonly string[])[] = [0, 1, 2, 3].map((seat) =>
  ALL_GOODS.map((good) => `${goodName(good)}@goods-${seat}`),
);
