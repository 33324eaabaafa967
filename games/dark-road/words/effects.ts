import { say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import { programOf } from '../content/catalogue.ts';
import type { Bundle, Cost, Effect, GoodSpec, ProgramId } from '../content/effects.ts';
import { goodOf } from '../pieces.ts';
import { amountText, either, goodArg, inClauses, type Opening } from './phrases.ts';

/**
 * Effect programs in words. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */

/** What a program does: "take 1 lantern and 1 prestige; you may ...". */
export function programText(id: ProgramId, opening: Opening = 'small'): Text {
  const { effects } = programOf(id);
  const clauses: Text[] = [];
  for (let at = 0; at < effects.length; ) {
    const gained = runOf(effects, at, (effect) => effect.does === 'gain' || effect.does === 'gain-good');
    const lost = runOf(effects, at, (effect) => effect.does === 'lose' || effect.does === 'lose-good');
    const first = clauses.length === 0 ? opening : following(opening);
    if (gained > 0) clauses.push(clause('do-take', { things: things(effects.slice(at, at + gained)) }, first));
    else if (lost > 0) clauses.push(clause('do-lose', { things: things(effects.slice(at, at + lost)) }, first));
    else clauses.push(effectText(effects[at] as Effect, first));
    at += Math.max(1, gained + lost);
  }
  return inClauses(clauses);
}

/** A clause after the first one: small, or told as the first is. */
const following = (opening: Opening): Opening => (opening === 'told' ? 'told' : 'small');

/** What a program gives, without the verb: "2 coins"; a program that does more is told as it is. */
export const gainsText = (id: ProgramId): TextArg => (isGain(id) ? things(programOf(id).effects) : programText(id));

const isGain = (id: ProgramId): boolean =>
  programOf(id).effects.every(({ does }) => does === 'gain' || does === 'gain-good');

const clause = (key: string, args: TextArgs, opening: Opening): Text => say(key, { ...args, opening });

/** How many effects in a row, from a place on, are of one sort. */
function runOf(effects: readonly Effect[], from: number, fits: (effect: Effect) => boolean): number {
  let count = 0;
  while (effects[from + count] !== undefined && fits(effects[from + count] as Effect)) count++;
  return count;
}

const things = (effects: readonly Effect[]): TextArg => ({ all: effects.map(thingText) });

function thingText(effect: Effect): TextArg {
  switch (effect.does) {
    case 'gain':
    case 'lose':
      return amountText(effect.n, effect.what);
    case 'gain-good':
      return goodText(effect.which, effect.fine ? 'fine' : 'normal');
    case 'lose-good':
      return say(effect.most ? 'thing-best-good' : 'thing-good');
    default:
      throw new Error(`"${effect.does}" is not a thing`);
  }
}

function goodText(which: GoodSpec, side: 'fine' | 'normal' | 'any'): TextArg {
  if (typeof which === 'string') return say(`thing-${which}-good`, { side });
  return side === 'any'
    ? say('thing-either-side', { good: goodArg(goodOf(which, false), 'acc') })
    : goodArg(goodOf(which, side === 'fine'), 'acc');
}

function effectText(effect: Effect, opening: Opening): Text {
  const key = `do-${effect.does}`;
  switch (effect.does) {
    case 'flip':
      return clause(effect.up ? 'do-flip-up' : 'do-flip-down', { n: effect.n }, opening);
    case 'craft':
      return clause(key, { side: effect.fine ? 'fine' : 'normal' }, opening);
    case 'take-hero':
    case 'take-feat':
      return clause(key, { blind: effect.blind ? 'yes' : 'no' }, opening);
    case 'move-ruins':
    case 'move-dark-market':
      return clause(key, { n: effect.n }, opening);
    case 'reroll-ruins':
      return clause(key, { same: programText(effect.onSame, following(opening)) }, opening);
    case 'choose': {
      if (effect.branches.every(isGain))
        return clause('do-take', { things: either(effect.branches.map(gainsText)) }, opening);
      return either(
        effect.branches.map((branch, at) => programText(branch, at === 0 ? opening : following(opening))),
        'phrase-either',
      ) as Text;
    }
    case 'otherwise':
      return clause(
        key,
        { first: programText(effect.first, opening), second: programText(effect.second, following(opening)) },
        opening,
      );
    case 'may':
      // What one may do is said as it would be done, also where it is told of somebody.
      return clause(key, { does: programText(effect.program, following(opening)) }, opening);
    case 'exchange':
      return clause(
        key,
        { cost: either(effect.costs.map(costText)), does: programText(effect.program, following(opening)) },
        opening,
      );
    case 'first-taker':
      return say(key, {
        first: programText(effect.first, opening),
        later: programText(effect.later, following(opening)),
      });
    case 'swap':
      return clause(key, { bundles: either(effect.bundles.map(bundleText)) }, opening);
    case 'add-travel-die':
      return clause(key, { least: effect.least, most: effect.most }, opening);
    case 'district':
      return clause(`do-${effect.action}`, {}, opening);
    default:
      return clause(key, {}, opening);
  }
}

export const bundleText = ({ n, what }: Bundle): Text => amountText(n, what);

/** What is paid: "2 coins", "a normal good worth 1". */
export function costText(cost: Cost): TextArg {
  switch (cost.pays) {
    case 'tokens':
      return amountText(cost.n, cost.what);
    case 'good':
      return goodText(cost.which, cost.side);
    case 'hero':
      return say('thing-hero');
  }
}
