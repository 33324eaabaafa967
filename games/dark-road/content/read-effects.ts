import { ContentError } from '@stolik/engine/notation';
import { KINDS, type Kind, type KindName, kindNamed } from '../pieces.ts';
import type { Bundle, Cost, Effect, GoodSpec, Power, Program, ProgramId, Size, Token } from './effects.ts';
import { type Arg, type Item, parseProgram, printProgram } from './notation.ts';

/** From the tree of a program to what it means. Whatever this game does not know is refused with a sentence. */

/** Programs by their canonical source; those inside others are entered as well. */
export type Shelf = Map<ProgramId, Program>;

/** Reads a program, puts it and its parts on the shelf, and returns the name under which it stands there. */
export const readProgram = (source: string, shelf: Shelf): ProgramId =>
  reading(source, () => shelve(parseProgram(source), shelf));

export const readPower = (source: string, shelf: Shelf): Power =>
  reading(source, () => powerOf(parseProgram(source), shelf));

/** A companion's ability: what it does, and whether the card then goes to the left neighbour. */
export function readAbility(source: string, shelf: Shelf): { program: ProgramId; passes: boolean } {
  return reading(source, () => {
    const items = parseProgram(source);
    const passes = items.at(-1)?.name === 'passCardLeft';
    return { program: shelve(passes ? items.slice(0, -1) : items, shelf), passes };
  });
}

export function readCost(source: string): Cost {
  return reading(source, () => {
    const [item, ...more] = parseProgram(source);
    if (item === undefined || more.length > 0) return unknown('more than one cost');
    return costOf(item);
  });
}

/** Errors inside name the whole program. */
export function reading<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    throw new ContentError(`"${source}" has ${error.message}, which this game does not know`);
  }
}

/** Something that the grammar allows and this game does not know. */
class UnknownWord extends ContentError {}

export function unknown(what: string): never {
  throw new UnknownWord(what);
}

function shelve(items: readonly Item[], shelf: Shelf): ProgramId {
  const id = printProgram(items);
  if (!shelf.has(id)) shelf.set(id, { id, effects: items.map((item) => effectOf(item, shelf)) });
  return id;
}

function effectOf(item: Item, shelf: Shelf): Effect {
  const inside = (at: number): ProgramId =>
    shelve(item.branches[at] ?? unknown(`too few parts in "${item.name}"`), shelf);
  switch (item.name) {
    case 'gain':
    case 'lose':
      return { does: item.name, ...amountOf(argOf(item, 0)) };
    case 'gainGood':
      return { does: 'gain-good', which: specOf(wordOf(item, 0)), fine: isFineSide(wordOf(item, 1)) };
    case 'loseGood':
      return { does: 'lose-good', most: oneOf(wordOf(item, 0), 'mostValuable', 'any') };
    case 'flipGood':
      return { does: 'flip', n: numberOf(wordOf(item, 0)), up: oneOf(wordOf(item, 1), 'up', 'down') };
    case 'craft':
      must(wordOf(item, 0) === 'slot1Die', `craft(${wordOf(item, 0)})`);
      return { does: 'craft', fine: isFineSide(wordOf(item, 1)) };
    case 'moveGlowToPool':
      return { does: 'glow-to-pool' };
    case 'rotateWheel':
      return { does: 'rotate-wheel' };
    case 'takeHero':
      return { does: 'take-hero', blind: oneOf(wordOf(item, 0), 'faceUpOrTop', 'faceUp') };
    case 'loseHero':
      must(wordOf(item, 0) === '1', 'more than one hero to lose');
      return { does: 'lose-hero' };
    case 'deliverInnHero':
      return { does: 'deliver-inn-hero' };
    case 'takeContract':
      must(wordOf(item, 0) === 'topOfAny', `takeContract(${wordOf(item, 0)})`);
      return { does: 'take-contract' };
    case 'takeFeat':
      return { does: 'take-feat', blind: oneOf(wordOf(item, 0), 'faceUpWithBonusOrBlind', 'faceUpWithBonus') };
    case 'takeUpgrade':
      return { does: 'take-upgrade' };
    case 'takeSteed':
      must(wordOf(item, 0) === 'anyUnused', `takeSteed(${wordOf(item, 0)})`);
      return { does: 'take-steed' };
    case 'moveRuins':
      return { does: 'move-ruins', n: numberOf(wordOf(item, 0)) };
    case 'ruinsAction':
      return { does: 'explore' };
    case 'rollRuins':
      return { does: 'roll-ruins' };
    case 'rollOracle':
      return { does: 'roll-oracle' };
    case 'rerollRuins': {
      const { label, call } = argOf(item, 0);
      if (label !== 'onSame' || call === null) return unknown('rerollRuins without "onSame:"');
      return { does: 'reroll-ruins', onSame: shelve([call], shelf) };
    }
    case 'moveDarkMarket':
      return { does: 'move-dark-market', n: numberOf(wordOf(item, 0)) };
    case 'setTravelDie':
      return { does: 'set-travel-die' };
    case 'addTravelDie': {
      const [least, most] = wordOf(item, 0).split('..');
      return { does: 'add-travel-die', least: numberOf(least), most: numberOf(most) };
    }
    case 'shortcutFree':
      return { does: 'shortcut-free' };
    case 'choose':
      must(item.branches.length > 1, 'a choice of one');
      return { does: 'choose', branches: item.branches.map((_, at) => inside(at)) };
    case 'otherwise':
      return { does: 'otherwise', first: inside(0), second: inside(1) };
    case 'may':
      return { does: 'may', program: inside(0) };
    case 'firstTaker':
      return { does: 'first-taker', first: inside(0), later: inside(1) };
    case 'exchange':
      must(item.to.length > 0, 'an exchange for nothing');
      return {
        does: 'exchange',
        costs: item.branches.map((branch) => costOf(branch[0] ?? unknown('an empty cost'))),
        program: shelve(item.to, shelf),
      };
    case 'swapAny':
      return { does: 'swap', bundles: item.args.map((arg): Bundle => amountOf(arg)) };
    case 'bazaar':
    case 'inn':
    case 'travel':
      return { does: 'district', action: item.name };
    case 'darkMarket':
      return { does: 'district', action: 'dark-market' };
    default:
      return unknown(`"${item.name}"`);
  }
}

function costOf(item: Item): Cost {
  const id = printProgram([item]);
  switch (item.name) {
    case 'pay': {
      const [n, what] = argOf(item, 0).words;
      if (isKind(what)) {
        must(n === '1', 'more than one good to pay');
        return { pays: 'good', id, which: kindNamed(what), side: 'any' };
      }
      return { pays: 'tokens', id, ...amountOf(argOf(item, 0)) };
    }
    case 'payGood': {
      const side = wordOf(item, 1);
      must(side === 'normal' || side === 'any', `the side "${side}"`);
      return { pays: 'good', id, which: specOf(wordOf(item, 0)), side: side as 'normal' | 'any' };
    }
    case 'payHero':
      must(wordOf(item, 0) === '1', 'more than one hero to pay');
      return { pays: 'hero', id };
    default:
      return unknown(`the cost "${item.name}"`);
  }
}

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

function powerOf(items: readonly Item[], shelf: Shelf): Power {
  const power: Draft = { ...NO_POWER };
  for (const item of items) {
    switch (item.name) {
      case 'passive':
        readPassive(argOf(item, 0).call ?? unknown('passive() of nothing'), power);
        break;
      case 'on':
        readTrigger(item, power, shelf);
        break;
      case 'endGame':
        power.endVp = endVpOf(item);
        break;
      case 'occupies':
        readOccupied(item, power);
        break;
      case 'takeSteed':
        power.onTake = shelve([item], shelf);
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

function readTrigger(item: Item, power: Draft, shelf: Shelf): void {
  const inside = item.branches[0] ?? unknown('a trigger without effect');
  switch (wordOf(item, 0)) {
    case 'travelChosen':
      power.onTravel = shelve(inside, shelf);
      break;
    case 'upgradeGained':
      power.onUpgrade = shelve(inside, shelf);
      break;
    case 'contractDelivered': {
      const [each] = inside;
      if (each?.name !== 'perEach' || wordOf(each, 0) !== 'fineGoodDelivered')
        throw new UnknownWord('contractDelivered without perEach(fineGoodDelivered)');
      power.onFineDelivered = shelve(each.branches[0] ?? unknown('perEach of nothing'), shelf);
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

export const argOf = (item: Item, at: number): Arg => item.args[at] ?? unknown(`too little in "${item.name}(...)"`);

/** An argument of a single word. */
export function wordOf(item: Item, at: number): string {
  const { words, call } = argOf(item, at);
  if (call !== null || words.length !== 1) return unknown(`"${printProgram([item])}"`);
  return words[0] as string;
}

export function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d{1,3}$/.test(word)) return unknown(`"${word ?? 'nothing'}" for a number`);
  return Number(word);
}

const TOKENS: readonly Token[] = ['coins', 'prestige', 'lantern', 'horseshoe', 'quartz', 'glow', 'vp'];

/** `2 coins` */
export function amountOf({ words }: Arg): { n: number; what: Token } {
  const what = TOKENS.find((token) => token === words[1]);
  if (what === undefined || words.length !== 2) return unknown(`"${words.join(' ')}"`);
  return { n: numberOf(words[0]), what };
}

const isKind = (word: string | undefined): word is KindName => KINDS.includes(word as KindName);

function specOf(word: string): GoodSpec {
  if (word === 'any' || word === 'value1' || word === 'notOnWheel') return word;
  return isKind(word) ? (kindNamed(word) as Kind) : unknown(`the good "${word}"`);
}

const isFineSide = (side: string): boolean => oneOf(side, 'fine', 'normal');

/** True for the first word, false for the second. */
function oneOf(word: string, yes: string, no: string): boolean {
  if (word !== yes && word !== no) return unknown(`"${word}"`);
  return word === yes;
}

function must(hold: boolean, otherwise: string): void {
  if (!hold) unknown(otherwise);
}
