import { say, type Text } from '@stolik/engine';
import type { UpgradeKind } from '../content/cards.ts';
import type { Power } from '../content/effects.ts';
import { NO_POWER } from '../content/read-power.ts';
import { programText } from './effects.ts';
import { lasting, type Sentences } from './lasting.ts';

/** What steeds and upgrades change, a sentence for each thing. */
const SENTENCES: Sentences<Power> = {
  bazaarDiscount: (n) => say('power-discount', { n }),
  anyBuilding: () => say('power-any-building'),
  moveExactly: (n) => say('power-stride', { n }),
  block: ({ rows, columns }) => say('power-block', { rows, columns }),
  unlimitedUpgrades: () => say('power-unlimited'),
  travelDiePlus: (n) => say('power-die-plus', { n }),
  freeRuinsRoll: () => say('power-free-roll'),
  onTravel: (program) => say('power-on-travel', { does: programText(program) }),
  onUpgrade: (program) => say('power-on-upgrade', { does: programText(program) }),
  onFineDelivered: (program) => say('power-on-fine', { does: programText(program) }),
  endVp: (n) => say('power-end-vp', { n }),
  onTake: (program) => say('power-on-take', { does: programText(program) }),
  fillsStorage: ({ rows, columns }) => say('power-fills-storage', { rows, columns }),
  fillsHooks: (n) => say('power-fills-hooks', { n }),
  fillsInventory: (n) => say('power-fills-inventory', { n }),
};

export const powerTexts = (power: Power): Text[] => lasting(SENTENCES, power, NO_POWER);

/** An upgrade that covers a lock slot gives it another special action. */
export const upgradeTexts = ({ power, slot, special }: UpgradeKind): Text[] =>
  slot === null || special === null
    ? powerTexts(power)
    : [say('power-slot', { slot: slot + 1, does: programText(special) })];
