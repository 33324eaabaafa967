import { collectDiscount } from './collect-discount.ts';
import { doubled } from './doubled.ts';
import { mineDiscounts } from './mine-discounts.ts';
import { offColour } from './off-colour.ts';
import { protects } from './protects.ts';
import { raidsAnother } from './raids-another.ts';
import { recruitDiscount } from './recruit-discount.ts';
import { repeat } from './repeat.ts';
import { saves } from './saves.ts';
import { scrapes } from './scrapes.ts';
import { second } from './second.ts';
import { totemDiscount } from './totem-discount.ts';

/** All that lasts: one line each, in the order in which it is said. */
export const LASTING = {
  collectDiscount,
  recruitDiscount,
  mineDiscounts,
  totemDiscount,
  repeat,
  doubled,
  offColour,
  second,
  protects,
  scrapes,
  raidsAnother,
  saves,
};
