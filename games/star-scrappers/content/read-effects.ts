import { ContentError } from '@stolik/engine/notation';
import { type Colour, colourNamed } from '../pieces.ts';
import type { Award, BaseFilter, CrystalFilter, Effect, HalfPower, Lasting, Skill, TakeFromBase } from './effects.ts';
import { MANY } from './effects.ts';
import { type Arg, type Block, parseEffect, type Term } from './notation.ts';

/** From the tree of a program to what it means. Whatever this game does not know is refused with a sentence. */

const FACTION_COLOURS: { readonly [faction: string]: Colour } = {
  minegglers: 0,
  terrons: 1,
  hydrans: 2,
  metanels: 3,
  biosses: 4,
  weedlocks: 5,
};

export const readSkill = (source: string): Skill => reading(source, skillOf);
export const readHalf = (source: string): HalfPower => reading(source, halfPowerOf);

/** Errors inside name the whole program. */
function reading<T>(source: string, read: (blocks: Block[]) => T): T {
  const blocks = parseEffect(source);
  try {
    return read(blocks);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(`"${source}" has ${error.message}, which this game does not know`);
  }
}

function skillOf(blocks: Block[]): Skill {
  const effects: Effect[] = [];
  const lasting: LastingDraft = {};
  for (const block of blocks) {
    switch (block.trigger) {
      case 'instant':
        for (const op of block.ops) effects.push(readEffect(op));
        break;
      case 'extra':
        for (const op of block.ops) effects.push(readExtra(op));
        break;
      case 'turn':
        readTurnBlock(block, effects, lasting);
        break;
      default:
        unknown(`trigger "${block.trigger}"`);
    }
  }
  return { effects, lasting: finish(lasting) };
}

function halfPowerOf(blocks: Block[]): HalfPower {
  const lasting: LastingDraft = {};
  let start: Effect | null = null;
  let onRaid: HalfPower['onRaid'] = null;
  let onRaided = 0;
  const awards: Award[] = [];
  for (const block of blocks) {
    switch (block.trigger) {
      case 'passive':
        for (const op of block.ops) readLasting(op, lasting);
        break;
      case 'start':
        start = readEffect(onlyOp(block));
        break;
      case 'onRaid':
        onRaid = readOnRaid(onlyOp(block));
        break;
      case 'onRaided':
        onRaided = amount(positional(onlyOp(block), 0));
        break;
      case 'endgame':
        for (const op of block.ops) awards.push(readAward(op));
        break;
      default:
        unknown(`trigger "${block.trigger}"`);
    }
  }
  return { lasting: finish(lasting), start, onRaid, onRaided, awards };
}

type LastingDraft = { -readonly [K in keyof Lasting]?: Lasting[K] };

/** Null when nothing lasts, so that rules can skip it. */
function finish(draft: LastingDraft): Lasting | null {
  if (Object.keys(draft).length === 0) return null;
  return {
    collectDiscount: 0,
    recruitDiscount: 0,
    mineDiscounts: [],
    totemDiscount: 0,
    repeat: false,
    doubled: null,
    offColour: 0,
    second: false,
    protects: false,
    scrapes: [],
    ...draft,
  };
}

/** Colour changes ask something when used; the rest of a `turn` block simply lasts. */
function readTurnBlock(block: Block, effects: Effect[], lasting: LastingDraft): void {
  const [first, second] = block.ops;
  if (first !== undefined && nameOf(first) === 'recolour') {
    const what = positional(first, 1);
    if (nameOf(what) === 'crystal') {
      const discount = second === undefined ? 0 : number(positional(second, 0));
      effects.push({ does: 'recolour-crystal', discount });
    } else {
      effects.push({ does: 'recolour-hand', most: amount(positional(first, 0)) });
    }
    return;
  }
  for (const op of block.ops) readLasting(op, lasting);
}

function readLasting(op: Term, lasting: LastingDraft): void {
  switch (nameOf(op)) {
    case 'collectDiscount':
      lasting.collectDiscount = number(positional(op, 0));
      break;
    case 'recruitDiscount':
      lasting.recruitDiscount = number(positional(op, 0));
      break;
    case 'totemDiscount':
      lasting.totemDiscount = number(positional(op, 0));
      break;
    case 'mineDiscount': {
      const { cost } = crystalFilter(positional(op, 1));
      if (cost === 'same') unknown('cost=same in a discount');
      lasting.mineDiscounts = [...(lasting.mineDiscounts ?? []), { amount: number(positional(op, 0)), cost }];
      break;
    }
    case 'allowRepeat':
      lasting.repeat = true;
      break;
    case 'doubleLevel':
      lasting.doubled = factionOf(named(positional(op, 0), 'faction'));
      break;
    case 'offColourCards':
      lasting.offColour = number(positional(op, 1));
      break;
    case 'leaderSkillFrom':
      lasting.second = true;
      break;
    case 'protectBase':
      lasting.protects = true;
      break;
    case 'afterMine':
      lasting.scrapes = numbers(argsOf(op)[0] as Arg);
      break;
    default:
      unknown(`"${nameOf(op)}"`);
  }
}

function readEffect(op: Term): Effect {
  if (op.kind === 'choose') {
    const branches = op.branches.map((branch) => readEffect(branch));
    if (!branches.every((branch): branch is TakeFromBase => branch.does === 'take-from-base')) {
      return unknown('a choice among anything but cards of Bases');
    }
    return { does: 'choose-one', branches };
  }
  switch (nameOf(op)) {
    case 'take':
      return readTake(op);
    case 'subjugate':
      return { does: 'subjugate-from-base', cards: baseFilter(positional(op, 1)) };
    case 'forEach': {
      const paid = positional(op, 0);
      const got = positional(op, 1);
      const card = positional(paid, 1);
      return {
        does: 'subjugate-for-crystals',
        most: amount(positional(paid, 0)),
        level: numberNamed(card, 'level') ?? unknown('cards of hand without a level'),
        crystals: crystalFilter(positional(got, 1)),
      };
    }
    default:
      return unknown(`"${nameOf(op)}"`);
  }
}

function readTake(op: Term): Effect {
  const most = amount(positional(op, 0));
  const what = positional(op, 1);
  switch (nameOf(what)) {
    case 'crystal':
      return { does: 'take-crystal', crystals: crystalFilter(what) };
    case 'dockCard': {
      return {
        does: 'take-from-docks',
        most,
        level: numberNamed(what, 'level'),
        sum: numberNamed(what, 'sumOfLevels'),
      };
    }
    case 'baseCard':
      return takeFromBase(most, baseFilter(what));
    default:
      return unknown(`"${nameOf(what)}" to take`);
  }
}

/** The ways of taking that the rules have a script for. */
function takeFromBase(most: number, cards: BaseFilter): Effect {
  if (cards.level !== null) return unknown('cards of one level to take from Bases');
  if (cards.bottom !== (cards.where === 'own'))
    return unknown("a bottom card of another Base, or another card of one's own");
  if (cards.where === 'any' && most > 1) return unknown('more than one card to take from any Base');
  return { does: 'take-from-base', most, cards };
}

function readExtra(op: Term): Effect {
  if (nameOf(op) !== 'action' || nameOf(positional(op, 0)) !== 'mine')
    return unknown('an extra action other than mining');
  return { does: 'extra-mining', actions: number(positional(op, 1)) };
}

function readOnRaid(op: Term): Effect | 'raid-another' {
  return nameOf(op) === 'may' && nameOf(positional(op, 0)) === 'raid' ? 'raid-another' : readEffect(op);
}

function readAward(op: Term): Award {
  if (nameOf(op) === 'if') {
    const condition = argsOf(op)[0] as Arg;
    if (condition.name !== 'crystalColours') return unknown('a condition other than crystalColours');
    const vp = number(positional(positional(op, 0), 0));
    return { counts: 'all-colours', colours: number(valueIn(condition)), vp };
  }
  if (nameOf(op) !== 'vp') return unknown(`"${nameOf(op)}" at the end of the game`);
  return readAwardValue(positional(op, 0));
}

function readAwardValue(value: Term): Award {
  if (value.kind === 'number' && value.times !== null) {
    if (nameOf(value.times) !== 'level') return unknown('a product with anything but a level');
    return { counts: 'leader-level', vp: value.number };
  }
  if (nameOf(value) === 'min') {
    const most = number(positional(value, 0));
    const award = readAwardValue(positional(value, 1));
    return award.counts === 'hand' ? { ...award, most } : unknown('a limit on anything but cards in hand');
  }
  if (nameOf(value) !== 'perEach') return unknown(`"${nameOf(value)}" as a value`);
  const what = positional(value, 0);
  const vp = number(positional(value, 1));
  switch (nameOf(what)) {
    case 'crystal':
      return { counts: 'crystals', crystals: crystalFilter(what), group: 1, vp };
    case 'set':
      return {
        counts: 'crystals',
        crystals: crystalFilter(positional(what, 1)),
        group: number(positional(what, 0)),
        vp,
      };
    case 'totem':
      return { counts: 'totems', vp };
    case 'artifact':
      return { counts: 'artifacts', vp };
    case 'crystalColour':
      return { counts: 'colours', vp };
    case 'handCard':
      return { counts: 'hand', vp, most: MANY };
    default:
      return unknown(`"${nameOf(what)}" to count`);
  }
}

function crystalFilter(term: Term): CrystalFilter {
  if (nameOf(term) !== 'crystal') unknown(`"${nameOf(term)}" instead of a crystal`);
  const cost = named(term, 'cost');
  const colour = named(term, 'colour');
  const bare = argsOf(term).map((arg) => (arg.name === null ? nameOf(valueIn(arg)) : ''));
  return {
    cost: cost === null ? null : isName(cost, 'same') ? 'same' : numbers(cost),
    colour: colour === null ? null : isName(colour, 'bestOne') ? 'best' : colourOf(colour),
    symbol: bare.includes('symbol'),
    caveIn: bare.includes('caveIn'),
  };
}

function baseFilter(term: Term): BaseFilter {
  if (nameOf(term) !== 'baseCard') unknown(`"${nameOf(term)}" instead of a card of a Base`);
  const base = named(term, 'base');
  const level = named(term, 'level');
  const faction = named(term, 'faction');
  const where = base === null ? 'any' : nameOf(valueIn(base));
  return {
    where:
      where === 'oneAny'
        ? 'one'
        : where === 'own' || where === 'any' || where === 'each'
          ? where
          : unknown(`base=${where}`),
    bottom: named(term, 'pos') !== null,
    faction: faction === null ? null : factionOf(faction),
    level: level === null ? null : isName(level, 'lowest') ? 'lowest' : number(valueIn(level)),
  };
}

const nameOf = (term: Term): string => (term.kind === 'call' ? term.name : term.kind);

function argsOf(term: Term): readonly Arg[] {
  return term.kind === 'call' ? term.args : unknown('a number where something is done');
}

/** The n-th argument that has no name. */
function positional(term: Term, index: number): Term {
  const arg = argsOf(term).filter((candidate) => candidate.name === null)[index];
  return arg === undefined ? unknown(`"${nameOf(term)}" with too little in its brackets`) : valueIn(arg);
}

const named = (term: Term, name: string): Arg | null =>
  term.kind === 'call' ? (term.args.find((arg) => arg.name === name) ?? null) : null;

const valueIn = (arg: Arg): Term => arg.values[0] ?? unknown('an empty value');
const isName = (arg: Arg, name: string): boolean => arg.values[0] !== undefined && nameOf(arg.values[0]) === name;
const numbers = (arg: Arg): number[] => arg.values.map((value) => number(value));

function number(term: Term): number {
  return term.kind === 'number' ? term.number : unknown(`"${nameOf(term)}" instead of a number`);
}

function numberNamed(term: Term, name: string): number | null {
  const arg = named(term, name);
  return arg === null ? null : number(valueIn(arg));
}

function amount(term: Term): number {
  if (term.kind === 'number') return term.number;
  if (nameOf(term) === 'upTo') return number(positional(term, 0));
  return nameOf(term) === 'all' || nameOf(term) === 'anyNumber' ? MANY : unknown(`"${nameOf(term)}" as an amount`);
}

function colourOf(arg: Arg): Colour {
  const colour = colourNamed(nameOf(valueIn(arg)));
  return (colour as number) < 0 ? unknown(`colour "${nameOf(valueIn(arg))}"`) : colour;
}

function factionOf(arg: Arg | null): Colour {
  const faction = arg === null ? '' : nameOf(valueIn(arg));
  return FACTION_COLOURS[faction] ?? unknown(`faction "${faction}"`);
}

function onlyOp(block: Block): Term {
  return block.ops.length === 1 ? (block.ops[0] as Term) : unknown(`more than one thing in "${block.trigger}"`);
}

function unknown(what: string): never {
  throw new ContentError(what);
}
