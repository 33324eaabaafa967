import { defined, say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import { programOf } from '../content/cards.ts';
import type { Bundle, Cost, Effect, GoodSpec, ProgramId } from '../content/effects.ts';
import { goodOf } from '../pieces.ts';
import { amountText, goodArg, inClauses, type Opening } from './phrases.ts';

/**
 * Effect programs in words. A sentence is made from the very data that the rules carry out: a number changed in the
 * content files changes behaviour and text together.
 */

/** What a program does: "take 1 lantern and 1 prestige; you may ...". */
export function programText(id: ProgramId, opening: Opening = 'small'): Text {
  const { effects } = programOf(id);
  const clauses: Text[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = defined(effects[at]);
    const { says } = effect.verb;
    const first = clauses.length === 0 ? opening : following(opening);
    const run = says.joins === null ? [effect] : runOf(effects, at, says.joins);
    clauses.push(says.joins === null ? says.clause(effect, first) : clause(says.joins, { things: things(run) }, first));
    at += run.length;
  }
  return inClauses(clauses);
}

/** A clause after the first one: small, or told as the first is. */
export const following = (opening: Opening): Opening => (opening === 'told' ? 'told' : 'small');

/** What a program gives, without the verb: "2 coins"; a program that does more is told as it is. */
export const gainsText = (id: ProgramId): TextArg => (isGain(id) ? things(programOf(id).effects) : programText(id));

export const isGain = (id: ProgramId): boolean =>
  programOf(id).effects.every(({ verb: { says } }) => says.joins === 'do-take');

export const clause = (key: string, args: TextArgs, opening: Opening): Text => say(key, { ...args, opening });

/** Effects in a row, from a place on, that are said in one clause. */
function runOf(effects: readonly Effect[], from: number, joins: string): readonly Effect[] {
  let to = from;
  while (effects[to]?.verb.says.joins === joins) to++;
  return effects.slice(from, to);
}

const things = (effects: readonly Effect[]): TextArg => ({ all: effects.map(thingText) });

function thingText(effect: Effect): TextArg {
  const { says } = effect.verb;
  if (says.joins === null) throw new Error(`"${effect.does}" is not a thing`);
  return says.thing(effect);
}

export function goodText(which: GoodSpec, side: 'fine' | 'normal' | 'any'): TextArg {
  if (typeof which === 'string') return say(`thing-${which}-good`, { side });
  return side === 'any'
    ? say('thing-either-side', { good: goodArg(goodOf(which, false), 'acc') })
    : goodArg(goodOf(which, side === 'fine'), 'acc');
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
