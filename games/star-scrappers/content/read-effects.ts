import { defined } from '@stolik/engine';
import { reading, unknown } from '@stolik/engine/notation';
import { AWARDS } from '../verbs/awards/index.ts';
import { EFFECTS } from '../verbs/effects/index.ts';
import { LASTING } from '../verbs/lasting/index.ts';
import type { EffectVerb, LastingVerb } from '../verbs/verb.ts';
import type { Award, Effect, HalfPower, Lasting, LastingPart, LastingValues, Skill } from './effects.ts';
import { type Block, parseEffect, type Term } from './notation.ts';
import { nameOf } from './read-terms.ts';
import type { Timing } from './timing.ts';

/** From the tree of a program to what it means. Each verb reads its own words; whatever none of them knows is refused with a sentence. */

export const readSkill = (source: string): Skill => reading(source, () => skillOf(parseEffect(source)));
export const readHalf = (source: string): HalfPower => reading(source, () => halfPowerOf(parseEffect(source)));

function skillOf(blocks: Block[]): Skill {
  const effects: Effect[] = [];
  const lasting: Draft = new Map();
  for (const { trigger, ops } of blocks) {
    switch (trigger) {
      case 'instant':
      case 'extra':
        for (const op of ops) effects.push(readEffect(op, trigger));
        break;
      case 'turn': {
        // What asks something when used has the block for itself; the rest of a `turn` block simply lasts.
        const [first, ...rest] = ops;
        const effect = first === undefined ? null : effectIn(first, 'turn', rest);
        if (effect !== null) effects.push(effect);
        else for (const op of ops) readLasting(op, 'passive', lasting);
        break;
      }
      default:
        unknown(`trigger "${trigger}"`);
    }
  }
  return { effects, lasting: finish(lasting) };
}

function halfPowerOf(blocks: Block[]): HalfPower {
  const lasting: Draft = new Map();
  let start: Effect | null = null;
  let onRaid: Effect | null = null;
  const awards: Award[] = [];
  for (const block of blocks) {
    switch (block.trigger) {
      case 'passive':
        for (const op of block.ops) readLasting(op, 'passive', lasting);
        break;
      case 'start':
        start = readEffect(onlyOp(block), 'instant');
        break;
      case 'onRaid': {
        const op = onlyOp(block);
        if (!lasts(op, 'onRaid', lasting)) onRaid = readEffect(op, 'instant');
        break;
      }
      case 'onRaided':
        readLasting(onlyOp(block), 'onRaided', lasting);
        break;
      case 'endgame':
        for (const op of block.ops) awards.push(readAward(op));
        break;
      default:
        unknown(`trigger "${block.trigger}"`);
    }
  }
  return { lasting: finish(lasting), start, onRaid, awards };
}

const onlyOp = ({ ops, trigger }: Block): Term =>
  ops.length === 1 ? defined(ops[0]) : unknown(`more than one thing in "${trigger}"`);

const effectVerbs: readonly EffectVerb<{ readonly does: keyof typeof EFFECTS }>[] = Object.values(EFFECTS);

function readEffect(op: Term, timing: Timing): Effect {
  const word = nameOf(op);
  const known = effectVerbs.some(({ reads }) => Object.hasOwn(reads, word));
  return effectIn(op, timing, []) ?? unknown(known ? `"${word}" of something else` : `"${word}"`);
}

function effectIn(op: Term, timing: Timing, rest: readonly Term[]): Effect | null {
  for (const verb of effectVerbs) {
    if (verb.timing !== timing || !Object.hasOwn(verb.reads, nameOf(op))) continue;
    const effect = verb.reads[nameOf(op)]?.(op, rest) ?? null;
    if (effect !== null) return { ...effect, verb } as Effect; // the verb has read it; types lose which it was in the loop
  }
  return null;
}

type Lasts = keyof typeof LASTING;
type Value = LastingValues[Lasts];
type Draft = Map<Lasts, Value>;

/** Each verb with its own kind of value: in a list types know only that it is one of all kinds. */
const lastingVerbs = Object.entries(LASTING) as unknown as readonly (readonly [Lasts, LastingVerb<Value, unknown>])[];

function readLasting(op: Term, block: string, draft: Draft): void {
  if (!lasts(op, block, draft)) unknown(`"${nameOf(op)}"`);
}

/** Notes what lasts by it; false: it is something else. */
function lasts(op: Term, block: string, draft: Draft): boolean {
  const word = nameOf(op);
  for (const [name, { blocks, reads, none }] of lastingVerbs) {
    if (!blocks.includes(block) || !Object.hasOwn(reads, word)) continue;
    const value = reads[word]?.(op, draft.get(name) ?? none) ?? null;
    if (value === null) continue;
    draft.set(name, value);
    return true;
  }
  return false;
}

/** Null when nothing lasts, so that rules can skip it. */
function finish(draft: Draft): Lasting | null {
  if (draft.size === 0) return null;
  const parts: LastingPart[] = [];
  const values: Partial<Record<Lasts, Value>> = {};
  for (const [name, verb] of lastingVerbs) {
    const value = draft.get(name) ?? verb.none;
    values[name] = value;
    if (draft.has(name)) parts.push({ lasts: name, value, verb });
  }
  return { ...(values as LastingValues), parts }; // every name of the table got its value above
}

function readAward(op: Term): Award {
  for (const verb of Object.values(AWARDS)) {
    const award = verb.reads(op);
    if (award !== null) return { ...award, verb } as Award; // as with effects
  }
  return unknown(`"${nameOf(op)}" of something else at the end of the game`);
}
