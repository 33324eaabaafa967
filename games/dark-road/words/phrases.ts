import { defined, say, type Text, type TextArg } from '@stolik/engine';
import { chained } from '@stolik/engine/phrases';
import { REGION_IDS, TOWNS } from '../content/cards.ts';
import type { Token } from '../content/effects.ts';
import { type DistrictId, SPACES } from '../content/tables.ts';
import { EMPTY, FACES, type Good, KINDS, type Kind, pieceOfGood, type Region, type Town } from '../pieces.ts';
import { isHuman, type Merchant } from '../state.ts';

/** Small parts of sentences that several of them share. `form` is the grammatical form that the sentence needs. */

/** A clause begins with a capital letter, but not after a colon; of what somebody else does it tells and orders nothing. */
export type Opening = 'capital' | 'small' | 'told';

/** A player, or the Private Concern: at the start of a sentence, inside one, or by its bare name. */
export const who = (merchant: Merchant, place: 'start' | 'inside' | 'name' = 'name'): TextArg =>
  isHuman(merchant) ? { seat: merchant } : say(place === 'name' ? 'concern' : `concern-${place}`);

export const townText = (town: Town, form = 'nom'): Text => say(`town-${TOWNS[town].id}`, { form });
export const regionText = (region: Region, form = 'nom'): Text => say(`region-${REGION_IDS[region]}`, { form });
export const classText = (town: Town, form = 'nom'): Text => say(`class-${TOWNS[town].heroClass}`, { form });

export const kindText = (kind: Kind, form = 'nom'): Text => say(`kind-of-${KINDS[kind]}`, { form });
export const goodArg = (good: Good, form = 'nom'): TextArg => ({ piece: pieceOfGood(good), form });
/** Alike ones are counted: "3 tomes and a staff". */
export const goodsArg = (goods: readonly Good[], form = 'nom'): TextArg => counted(goods, form, goodArg);
export const kindsArg = (kinds: readonly Kind[], form = 'nom'): TextArg => counted(kinds, form, kindText);

function counted<T>(things: readonly T[], form: string, name: (thing: T, form: string) => TextArg): TextArg {
  const all = [...new Set(things)].map((thing) => {
    const n = things.filter((one) => one === thing).length;
    const one = name(thing, form);
    return n === 1 ? one : say('counted', { n, one, few: name(thing, 'few'), many: name(thing, 'many') });
  });
  return { all };
}

/** "2 coins" */
export const amountText = (n: number, what: Token | 'stock'): Text => say(`amount-${what}`, { n });

/** A die shows one of six faces, or there is none. */
export const faceText = (face: number): Text => say(face === EMPTY ? 'face-none' : `face-${FACES[face]}`);

export const districtText = (district: DistrictId, form = 'nom'): Text => say(`district-${district}`, { form });
/** "between the Inn and the Bazaar"; as a heading "Inn – Bazaar". */
export function spaceText(space: number, form: 'between' | 'heading' = 'between'): Text {
  const [first, second] = defined(SPACES[space]).districts;
  const short = (district: DistrictId | undefined): Text =>
    say(`short-${district}`, { form: form === 'between' ? form : 'nom' });
  return say(form === 'between' ? 'space-between' : 'space', { first: short(first), second: short(second) });
}

/** One clause after another. */
export const inClauses = (texts: readonly Text[]): Text => chained(texts, 'phrase-next');
