import type { AskedDecision, Seat } from '@stolik/engine';
import { nodeAt } from '../content/catalogue.ts';
import { type Card, NONE } from '../pieces.ts';
import { leadOf } from '../rules/effect.ts';
import { cardPoints } from '../score.ts';
import { copyState } from '../state.generated.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { RESOURCES, slotTokens } from './scene.ts';

/** What something would bring its chooser, as far as it can be known. */
export interface Bringing {
  readonly materials: number;
  readonly population: number;
  readonly progress: number;
  /** Points of the whole score, tokens and unrest included. */
  readonly points: number;
  readonly unrest: boolean;
}

const GAINING: ReadonlySet<string> = new Set(['acquire.card', 'break-through.pick']);

/** Is a card of the market gained by picking it now, and with its unrest (IM-10.3a, IM-10.4)? */
function gainsBy(state: State, { prompt }: AskedDecision): 'acquire' | 'breakThrough' | null {
  if (GAINING.has(prompt)) return prompt === 'acquire.card' ? 'acquire' : 'breakThrough';
  const asked = state.running.at(-1)?.asked ?? -1;
  if (prompt !== 'may.pick' || asked < 0) return null;
  const lead = leadOf(nodeAt<'may'>(asked).body);
  return lead?.op === 'acquire' || lead?.op === 'breakThrough' ? lead.op : null;
}

/** The table after a market card was gained by picking it now, before the slot is filled again; null where picking it does not gain it. */
export function afterGaining(state: State, decision: AskedDecision | null, card: Card): State | null {
  if (decision === null) return null;
  const by = gainsBy(state, decision);
  return by === null ? null : taken(state, decision.seat, card, by);
}

/** The table after this chair has gained a market card. */
function taken(state: State, seat: Seat, card: Card, by: 'acquire' | 'breakThrough'): State | null {
  const slot = state.market.indexOf(card);
  if (slot < 0) return null;
  const unrest = by === 'acquire' ? (state.under[slot] ?? NONE) : NONE;
  const after = copyState(state);
  const gainer = playerAt(after, seat);
  const tokens = slotTokens(state, slot);
  gainer.hand.push(card, ...(unrest === NONE ? [] : [unrest]));
  for (const resource of RESOURCES) gainer[resource] += tokens[resource];
  return after;
}

/** What a market card would bring; null where picking it does not gain it. */
export function bringsOf(state: State, decision: AskedDecision | null, card: Card): Bringing | null {
  const by = decision === null ? null : gainsBy(state, decision);
  return by === null || decision === null ? null : gainedAs(state, decision.seat, card, by);
}

/** What gaining a market card in this way would bring; null: it does not lie there. */
export function gainedAs(state: State, seat: Seat, card: Card, by: 'acquire' | 'breakThrough'): Bringing | null {
  const after = taken(state, seat, card, by);
  if (after === null) return null;
  return {
    ...slotTokens(state, state.market.indexOf(card)),
    unrest: playerAt(after, seat).hand.length - playerAt(state, seat).hand.length > 1,
    points: seenPoints(after, seat) - seenPoints(state, seat),
  };
}

/** Points of what this chair can see of its own: cards face down count nothing before and after. */
export function seenPoints(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  return pilesSeen(player).reduce((sum, card) => sum + cardPoints(state, seat, card), player.progress);
}

const pilesSeen = (player: Player): Card[] =>
  [player.hand, player.play, player.garrison, player.deck, player.discard, player.history, player.sunken].flatMap(
    (pile) => pile.filter((card) => card >= 0),
  );
