import type { Option } from '@stolik/engine';
import { type LessonStep, proposes } from '@stolik/engine/lesson';
import { BUILDING_KINDS, CONTRACT_KINDS, FEAT_KINDS, HERO_KINDS } from '../content/catalogue.ts';
import type { DistrictId } from '../content/tables.ts';
import { type FaceName, type KindName, pieceNamed } from '../pieces.ts';

/** What the beats speak of, by name: cards of the deal, and answers as the rules spell them. */
export const NADIR = pieceNamed('hero', HERO_KINDS, 'hero-nadir');
export const IGNAC = pieceNamed('hero', HERO_KINDS, 'hero-start-ignac');
export const TO_HENDOLIN = pieceNamed('contract', CONTRACT_KINDS, 'contract-hendolina-2');
export const TO_NIGHTPOEM = pieceNamed('contract', CONTRACT_KINDS, 'contract-wierszonoc-3');
export const ANOTHER_TO_NIGHTPOEM = pieceNamed('contract', CONTRACT_KINDS, 'contract-wierszonoc-4');
/** One of its copies. */
export const SNOW_BEE = 212;
export const WORKSHOP = pieceNamed('building', BUILDING_KINDS, 'yedls-workshop');
/** The learner's deed: guest and goods to the same town. */
export const DEED = pieceNamed('feat', FEAT_KINDS, 'feat-guest-and-goods');

type TownId = 'wawozno' | 'pogorzelce' | 'daciszklarki' | 'hendolina' | 'wierszonoc' | 'kopczyczorty';

export const TWO_COINS = 'gain(2 coins)';
export const TURN_WHEEL = 'rotateWheel()';

export const die = (face: FaceName, seat = 0): Option => `${face}@reserve-${seat}`;
export const slot = (number: 1 | 2 | 3, seat = 0): Option => `slot-${number}@locks-${seat}`;
export const district = (id: DistrictId): Option => `visit@${id}`;
export const town = (id: TownId): Option => `visit@town-${id}`;
export const field = (kind: KindName): string => `field-${kind}`;
export const good = (kind: KindName, seat = 0): Option => `${kind}@goods-${seat}`;
export const fine = (kind: KindName): Option => `fine-${kind}@goods-0`;
/** Travel dice, the best of an event first. */
export const travelDice = (...faces: readonly number[]): Option[] => faces.map((face) => `${face}@dice`);

/** A horseshoe would lead past the place that comes next. */
export const noHorseshoe: LessonStep = proposes('move.step', 'stay', 'horseshoe');

export const endTurn: LessonStep = proposes('activate.place', 'end', 'turn-done');
