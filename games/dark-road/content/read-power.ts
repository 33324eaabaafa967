import type { Power, Size } from './effects.ts';
import { type Item, parseProgram } from './notation.ts';
import { amountOf, argOf, type Enter, must, numberOf, reading, unknown, wordOf } from './read-terms.ts';

/** What steeds and upgrades change as long as they are owned. */
export const readPower = (source: string, enter: Enter): Power =>
  reading(source, () => powerOf(parseProgram(source), enter));

export const NO_POWER: Power = {
  bazaarDiscount: 0,
  anyBuilding: false,
  moveExactly: 0,
  block: null,
  unlimitedUpgrades: false,
  travelDiePlus: 0,
  freeRuinsRoll: false,
  onTravel: null,
  onUpgrade: null,
  onFineDelivered: null,
  endVp: 0,
  fillsStorage: null,
  fillsHooks: 0,
  fillsInventory: 0,
  onTake: null,
};

type Draft = { -readonly [K in keyof Power]: Power[K] };

function powerOf(items: readonly Item[], enter: Enter): Power {
  const power: Draft = { ...NO_POWER };
  for (const item of items) {
    switch (item.name) {
      case 'passive':
        readPassive(argOf(item, 0).call ?? unknown('passive() of nothing'), power);
        break;
      case 'on':
        readTrigger(item, power, enter);
        break;
      case 'endGame':
        power.endVp = endVpOf(item);
        break;
      case 'occupies':
        readOccupied(item, power);
        break;
      case 'takeSteed':
        power.onTake = enter([item]);
        break;
      default:
        unknown(`"${item.name}" as a lasting power`);
    }
  }
  return power;
}

function readPassive(item: Item, power: Draft): void {
  switch (item.name) {
    case 'bazaarDiscount':
      power.bazaarDiscount = numberOf(wordOf(item, 0));
      break;
    case 'glowAnyBuilding':
      power.anyBuilding = true;
      break;
    case 'moveExactly':
      power.moveExactly = numberOf(wordOf(item, 0));
      break;
    case 'storageBlock':
      power.block = { rows: numberOf(wordOf(item, 0)), columns: numberOf(wordOf(item, 1)) };
      break;
    case 'unlimitedUpgrades':
      power.unlimitedUpgrades = true;
      break;
    case 'travelDiePlus':
      power.travelDiePlus = numberOf(wordOf(item, 0));
      break;
    case 'freeRuinsRoll':
      power.freeRuinsRoll = true;
      break;
    default:
      unknown(`the passive "${item.name}"`);
  }
}

function readTrigger(item: Item, power: Draft, enter: Enter): void {
  const inside = item.branches[0] ?? unknown('a trigger without effect');
  switch (wordOf(item, 0)) {
    case 'travelChosen':
      power.onTravel = enter(inside);
      break;
    case 'upgradeGained':
      power.onUpgrade = enter(inside);
      break;
    case 'contractDelivered': {
      const [each] = inside;
      const isForEach = each?.name === 'perEach' && wordOf(each, 0) === 'fineGoodDelivered';
      must(isForEach, 'contractDelivered without perEach(fineGoodDelivered)');
      power.onFineDelivered = enter(each?.branches[0] ?? unknown('perEach of nothing'));
      break;
    }
    default:
      unknown(`the trigger "${wordOf(item, 0)}"`);
  }
}

function endVpOf(item: Item): number {
  const [gain] = item.branches[0] ?? [];
  if (gain?.name !== 'gain') return unknown('an end of the game without gain');
  const { n, what } = amountOf(argOf(gain, 0));
  must(what === 'vp', 'an end of the game that gives something else than vp');
  return n;
}

function readOccupied(item: Item, power: Draft): void {
  const size = wordOf(item, 1);
  switch (wordOf(item, 0)) {
    case 'storage':
      power.fillsStorage = sizeOf(size);
      break;
    case 'lantern-hooks':
      power.fillsHooks = numberOf(size);
      break;
    case 'inventory':
      power.fillsInventory = numberOf(size);
      break;
    default:
      unknown(`the place "${wordOf(item, 0)}"`);
  }
}

function sizeOf(word: string): Size {
  const [rows, columns] = word.split('x');
  return { rows: numberOf(rows), columns: numberOf(columns) };
}
