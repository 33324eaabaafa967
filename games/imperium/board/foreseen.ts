import type { AskedDecision, Option } from '@stolik/engine';
import { kindOf, nodeAt, ON_EXHAUST, ON_PLAY, ON_SOLSTICE } from '../content/catalogue.ts';
import type { Node } from '../content/language.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { playsFreely } from '../rules/can.ts';
import { branchNamed } from '../rules/effect.ts';
import { reactionTo } from '../rules/notice.ts';
import { priceFor } from '../rules/prices.ts';
import { copyState } from '../state.generated.ts';
import { type Player, playerAt, type State, top } from '../state.ts';
import { type Due, dueOf, isDue } from './due.ts';
import { afterGaining } from './plans.ts';
import { RESOURCES } from './scene.ts';

/** What an answer is sure to bring, and what of its price progress has to stand for (IM-11.2). */
export interface Foreseen {
  readonly due: Due;
  readonly instead: { readonly materials: number; readonly population: number };
}

const NO_PRICE: Due = { materials: 0, population: 0, progress: 0, action: 0, card: 0, unrest: 0 };

/** What an answer is sure to bring the one who is asked; null: nothing that is known. */
export function foreseen(s: State, decision: AskedDecision, option: Option): Foreseen | null {
  const due = dueNow(s, decision, option);
  return due === null || !isDue(due) ? null : settled(due, playerAt(s, decision.seat));
}

function dueNow(s: State, { seat, prompt, options }: AskedDecision, option: Option): Due | null {
  if (!options.includes(option)) return null;
  const player = playerAt(s, seat);
  const card = typeof option === 'number' && isCard(option) ? option : null;
  if (card !== null && (prompt === 'develop.card' || prompt === 'reshuffle.card')) {
    const { materials, population, progress } = priceFor(s, seat, card, isFree(s, prompt));
    return { ...NO_PRICE, materials: -materials, population: -population, progress: -progress };
  }
  const node = effectOf(s, player, prompt, option);
  const due = node === null ? NO_PRICE : dueOf(s, seat, node, card ?? top(s).self);
  const acts = prompt === 'turn.move' && card !== null && player.hand.includes(card) && !playsFreely(s, seat, card);
  return acts ? { ...due, action: due.action - 1 } : due;
}

const isFree = (s: State, prompt: string): boolean => {
  const asked = prompt === 'develop.card' && s.running.length > 0 ? nodeAt(top(s).asked) : null;
  return asked?.op === 'develop' && asked.free;
};

/** The card that is chosen; NONE for a word. */
const cardOr = (option: Option): Card => (typeof option === 'number' && isCard(option) ? option : NONE);

/** What is carried out when this is answered. */
function effectOf(s: State, player: Player, prompt: string, option: Option): Node | null {
  const card = cardOr(option);
  switch (prompt) {
    case 'turn.move':
      if (typeof option !== 'number') return null;
      return (player.hand.includes(card) ? ON_PLAY[card] : ON_EXHAUST[card]) ?? null;
    case 'own-solstice.card':
      return ON_SOLSTICE[card] ?? null;
    case 'copy-exhaust.card':
      return ON_EXHAUST[card] ?? null;
    case 'protection.card':
      return typeof option === 'number' ? (reactionTo(card, 'attacked')?.body ?? null) : null;
    case 'reaction.card':
      return typeof option === 'number' ? (kindOf(card).reactions[0]?.body ?? null) : null;
    case 'choose.branch':
      return branchNamed(nodeAt<'choose'>(top(s).asked), String(option));
    case 'may.pick':
      return option === 'accept' ? nodeAt<'may'>(top(s).asked).body : null;
    default:
      return null;
  }
}

/** As much progress as has to stand for what is not there. */
function settled(due: Due, player: Player): Foreseen {
  const short = {
    materials: Math.max(0, -due.materials - player.materials),
    population: Math.max(0, -due.population - player.population),
  };
  const forMaterials = Math.ceil(short.materials / 2);
  const instead = { materials: Math.min(2 * forMaterials, -due.materials), population: short.population };
  if (short.materials + short.population === 0) return { due, instead: { materials: 0, population: 0 } };
  return {
    due: {
      ...due,
      materials: due.materials + (short.materials > 0 ? instead.materials : 0),
      population: due.population + short.population,
      progress: due.progress - forMaterials - short.population,
    },
    instead: { materials: short.materials > 0 ? instead.materials : 0, population: short.population },
  };
}

/** The table as far as it can be known after what is pointed at; null where nothing of it is known. */
export function afterAnswer(s: State, decision: AskedDecision | null, option: Option): State | null {
  if (decision === null) return null;
  const gained = typeof option === 'number' && isCard(option) ? afterGaining(s, decision, option) : null;
  if (gained !== null) return gained;
  const seen = foreseen(s, decision, option);
  if (seen === null) return null;
  const after = copyState(s);
  const player = playerAt(after, decision.seat);
  for (const resource of RESOURCES) player[resource] += seen.due[resource];
  const card = cardOr(option);
  const held = player.hand.indexOf(card);
  if (decision.prompt === 'turn.move' && held >= 0) {
    player.hand.splice(held, 1);
    (kindOf(card).record.pinned ? player.play : player.discard).push(card);
  }
  const bought = player.development.indexOf(card);
  if (bought >= 0 && /^(?:develop|reshuffle)\.card$/u.test(decision.prompt)) {
    player.development.splice(bought, 1);
    player.discard.push(card);
  }
  return after;
}
