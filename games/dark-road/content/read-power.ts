import { reading, unknown } from '@stolik/engine/notation';
import type { Power, ProgramId, Size } from './effects.ts';
import { type Item, parseProgram } from './notation.ts';
import { noneOf, passive, type Reading, type Readings, readRecord, trigger } from './read-record.ts';
import { amountOf, argOf, type Enter, must, numberOf, wordOf } from './read-terms.ts';

/** What steeds and upgrades change as long as they are owned, and how each of it is written. */
const POWERS: Readings<Power> = {
  bazaarDiscount: passive('bazaarDiscount', 0, firstNumber),
  anyBuilding: passive('glowAnyBuilding', false, () => true),
  moveExactly: passive('moveExactly', 0, firstNumber),
  block: passive<Size | null>('storageBlock', null, (item) => ({
    rows: firstNumber(item),
    columns: numberOf(wordOf(item, 1)),
  })),
  unlimitedUpgrades: passive('unlimitedUpgrades', false, () => true),
  travelDiePlus: passive('travelDiePlus', 0, firstNumber),
  freeRuinsRoll: passive('freeRuinsRoll', false, () => true),
  onTravel: trigger<ProgramId | null>('travelChosen', null, (inside, enter) => enter(inside)),
  onUpgrade: trigger<ProgramId | null>('upgradeGained', null, (inside, enter) => enter(inside)),
  onFineDelivered: trigger<ProgramId | null>('contractDelivered', null, ([each], enter) => {
    const isForEach = each?.name === 'perEach' && wordOf(each, 0) === 'fineGoodDelivered';
    must(isForEach, 'contractDelivered without perEach(fineGoodDelivered)');
    return enter(each?.branches[0] ?? unknown('perEach of nothing'));
  }),
  endVp: { none: 0, reads: (item) => (item.name === 'endGame' ? endVpOf(item) : null) },
  fillsStorage: occupies<Size | null>('storage', null, sizeOf),
  fillsHooks: occupies('lantern-hooks', 0, numberOf),
  fillsInventory: occupies('inventory', 0, numberOf),
  onTake: { none: null, reads: (item, enter) => (item.name === 'takeSteed' ? enter([item]) : null) },
};

export const NO_POWER: Power = noneOf(POWERS);

export const readPower = (source: string, enter: Enter): Power =>
  reading(source, () => readRecord(POWERS, parseProgram(source), enter, 'as a lasting power'));

function firstNumber(item: Item): number {
  return numberOf(wordOf(item, 0));
}

/** `occupies(place,size)` */
function occupies<V>(place: string, none: V, read: (size: string) => V): Reading<V> {
  return {
    none,
    reads: (item) => (item.name === 'occupies' && wordOf(item, 0) === place ? read(wordOf(item, 1)) : null),
  };
}

function sizeOf(word: string): Size {
  const [rows, columns] = word.split('x');
  return { rows: numberOf(rows), columns: numberOf(columns) };
}

function endVpOf({ branches }: Item): number {
  const [gain] = branches[0] ?? [];
  if (gain?.name !== 'gain') return unknown('an end of the game without gain');
  const { n, what } = amountOf(argOf(gain, 0));
  must(what === 'vp', 'an end of the game that gives something else than vp');
  return n;
}
