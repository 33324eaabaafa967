import { say, type Text, type TextArgs } from '@stolik/engine';
import type { UpgradeKind } from '../content/cards.ts';
import type { Power } from '../content/effects.ts';
import { programText } from './effects.ts';

/** What steeds and upgrades change, a sentence for each thing. */
export function powerTexts(power: Power): Text[] {
  const texts: Text[] = [];
  const add = (what: string, args: TextArgs = {}): void => {
    texts.push(say(`power-${what}`, args));
  };
  if (power.bazaarDiscount > 0) add('discount', { n: power.bazaarDiscount });
  if (power.anyBuilding) add('any-building');
  if (power.moveExactly > 0) add('stride', { n: power.moveExactly });
  if (power.block !== null) add('block', { rows: power.block.rows, columns: power.block.columns });
  if (power.unlimitedUpgrades) add('unlimited');
  if (power.travelDiePlus > 0) add('die-plus', { n: power.travelDiePlus });
  if (power.freeRuinsRoll) add('free-roll');
  if (power.onTravel !== null) add('on-travel', { does: programText(power.onTravel) });
  if (power.onUpgrade !== null) add('on-upgrade', { does: programText(power.onUpgrade) });
  if (power.onFineDelivered !== null) add('on-fine', { does: programText(power.onFineDelivered) });
  if (power.endVp > 0) add('end-vp', { n: power.endVp });
  if (power.onTake !== null) add('on-take', { does: programText(power.onTake) });
  if (power.fillsStorage !== null)
    add('fills-storage', { rows: power.fillsStorage.rows, columns: power.fillsStorage.columns });
  if (power.fillsHooks > 0) add('fills-hooks', { n: power.fillsHooks });
  if (power.fillsInventory > 0) add('fills-inventory', { n: power.fillsInventory });
  return texts;
}

/** An upgrade that covers a lock slot gives it another special action. */
export const upgradeTexts = ({ power, slot, special }: UpgradeKind): Text[] =>
  slot === null || special === null
    ? powerTexts(power)
    : [say('power-slot', { slot: slot + 1, does: programText(special) })];
