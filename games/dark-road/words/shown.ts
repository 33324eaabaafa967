import { type Piece, say, type Text } from '@stolik/engine';
import { companionKind, contractKind, heroKind, REGION_IDS, regionOf } from '../content/cards.ts';
import {
  ALL_GOODS,
  type Companion,
  type Contract,
  FACE_DOWN,
  type Hero,
  isFine,
  pieceOfGood,
  type Town,
} from '../pieces.ts';
import { worthOf } from '../rules/market.ts';
import type { State } from '../state.ts';
import { bonusText } from './explain.ts';
import { classText, faceText, kindsArg, kindText, townText } from './phrases.ts';

/** Pieces as they lie on the described table. */

const tintOf = (town: Town): string => REGION_IDS[regionOf(town)];

/** By its name alone. */
export const shownPiece = (piece: number, mark?: Text): Piece =>
  piece === FACE_DOWN
    ? { id: null, name: say('face-down') }
    : { id: piece, name: say('shown', { piece: { piece } }), ...(mark === undefined ? {} : { note: mark }) };

/** A hero of the Inn with what it wants and what that is worth, or one of a wagon with where it goes. */
export function shownHero(view: State, hero: Hero, at: 'inn' | 'wagon'): Piece {
  if (hero === FACE_DOWN) return { id: null, name: say('face-down') };
  const { town, wants, bonus } = heroKind(hero);
  const goes = { class: classText(town), town: townText(town, 'to'), bonus: bonusText(bonus) };
  const prices = wants.map((kind) => say('option-price', { kind: kindText(kind), worth: worthOf(view, kind) }));
  const shown = { id: hero, name: say('shown', { piece: { piece: hero } }), tint: tintOf(town) };
  return at === 'inn'
    ? { ...shown, note: say('mark-inn', { ...goes, goods: { all: prices } }), told: true }
    : { ...shown, note: say('mark-hero', { ...goes, chest: bonus === 'chest' ? 'yes' : 'no' }) };
}

export function shownContract(contract: Contract): Piece {
  if (contract === FACE_DOWN) return { id: null, name: say('face-down') };
  const { town, goods } = contractKind(contract);
  return {
    id: contract,
    name: say('shown-contract', { town: townText(town) }),
    note: say('mark-contract', { goods: kindsArg(goods) }),
    tint: tintOf(town),
  };
}

/** With the number of its gifts, or the travel die that lies on it. */
export function shownCompanion(card: Companion, gifts: number, die: boolean): Piece {
  const { loyal } = companionKind(card);
  let given = 0;
  for (let bits = gifts; bits > 0; bits >>= 1) given += bits & 1;
  const mark = die ? say('mark-die') : loyal ? (given > 0 ? say('mark-gifts', { n: given }) : null) : say('mark-stray');
  return shownPiece(card, mark ?? undefined);
}

/** Tiles of a wagon, one piece for each. */
export const shownGoods = (goods: readonly number[]): Piece[] =>
  ALL_GOODS.flatMap((good) =>
    Array.from({ length: goods[good] ?? 0 }, () => ({
      id: pieceOfGood(good),
      name: say('shown', { piece: { piece: pieceOfGood(good) } }),
      ...(isFine(good) ? { tint: 'gold' } : {}),
    })),
  );

/** From the lowest face on: which die lies where means nothing. */
export const shownDice = (faces: readonly number[]): Piece[] =>
  faces.toSorted((one, other) => one - other).map((face) => ({ id: null, name: faceText(face) }));
