import type { Option } from '@stolik/engine';
import { type LessonStep, proposes } from '@stolik/engine/lesson';
import type { DistrictId } from '../content/tables.ts';
import type { FaceName, KindName } from '../pieces.ts';

/** What the beats speak of, by name: cards of the deal, and answers as the rules spell them. */
export const NADIR = 31;
export const IGNAC = 4;
export const TO_HENDOLIN = 116;
export const TO_NIGHTPOEM = 122;
export const ANOTHER_TO_NIGHTPOEM = 123;
export const SNOW_BEE = 212;
export const WORKSHOP = 608;
/** The learner's deed: guest and goods to the same town. */
export const DEED = 417;

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
