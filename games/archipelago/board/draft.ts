import { defined, type Option, type Seat } from '@stolik/engine';
import { CUBES, FLORINS, TOKENS } from '../content/tables.ts';
import { ALL_KINDS, type Card, KINDS, type Kind, type Region } from '../pieces.ts';
import { isNothing, NOTHING } from '../rules/deals.ts';
import { MOST_CUBES, MOST_FLORINS, MOST_THINGS } from '../rules/drafts.ts';
import { type Bundle, type Offer, type PledgeKind, playerAt, type State } from '../state.ts';

/** An offer as it is being written on this device: nothing of it is told before it is sent, and a torn one has cost nothing. */
export interface LocalDraft {
  readonly to: Seat;
  /** The place of the offer that it answers; null: it is a new one. */
  readonly answers: number | null;
  readonly give: Bundle;
  readonly take: Bundle;
  readonly permit: Region | 0;
  readonly place: number;
  readonly promise: Promised | null;
  /** The promise of the answered offer stays in it. */
  readonly keeps: boolean;
}

export interface Promised {
  readonly side: 'promise' | 'demand';
  readonly what: PledgeKind;
  /** Florins, citizens or cubes; a card for `use-card`; 0 while it is open. */
  readonly amount: number;
  /** Rounds within which a loan is paid back. */
  readonly within: number;
}

/** A new letter, or the answer to an offer: its terms from the other side. */
export const beginDraft = (to: Seat, answers: number | null = null, offer: Offer | null = null): LocalDraft => ({
  to,
  answers,
  give: offer?.take ?? NOTHING,
  take: offer?.give ?? NOTHING,
  permit: offer?.permit ?? 0,
  place: offer?.place ?? 0,
  promise: null,
  keeps: offer != null && offer.pledge !== null,
});

/** The letter to somebody else. What is in it stays in it, but for what is the other's. */
export function addressed(draft: LocalDraft | null, to: Seat): LocalDraft {
  if (draft === null || draft.answers !== null) return beginDraft(to);
  if (draft.to === to) return draft;
  return { ...draft, to, take: { ...draft.take, cards: [] }, permit: 0, promise: null };
}

/** The answer to an offer; one that was begun already goes on. */
export const answering = (draft: LocalDraft | null, offer: Offer, place: number): LocalDraft =>
  draft?.answers === place ? draft : beginDraft(offer.from, place, offer);

/** The words of the rules that write this letter, one after another, without the first and the last of them. */
export function picksOf(draft: LocalDraft, answered: Offer | null): readonly Option[] {
  const before = beginDraft(draft.to, null, answered);
  const picks: Option[] = [
    ...bundlePicks('give', before.give, draft.give),
    ...bundlePicks('ask', before.take, draft.take),
  ];
  if (draft.permit !== before.permit) picks.push(`permit@${draft.permit}`);
  if (draft.place !== before.place) picks.push(`place-${draft.place}`);
  const { promise } = draft;
  if (promise === null && before.keeps && !draft.keeps) picks.push('no-promise');
  if (promise !== null) {
    picks.push(`${promise.side}-${promise.what}`);
    if (promise.what === 'use-card') picks.push(promise.amount);
    else if (promise.what !== 'support') picks.push(String(promise.amount));
    if (promise.what === 'repay') picks.push(String(promise.within));
  }
  return picks;
}

function bundlePicks(side: 'give' | 'ask', before: Bundle, now: Bundle): Option[] {
  const picks: Option[] = [];
  if (now.florins !== before.florins) picks.push(`${side}-florins`, String(now.florins));
  for (const kind of ALL_KINDS)
    if (now.cubes[kind] !== before.cubes[kind]) picks.push(`${side}-${KINDS[kind]}`, String(now.cubes[kind]));
  if (now.tokens !== before.tokens) picks.push(`${side}-tokens`, String(now.tokens));
  for (const card of changed(before.cards, now.cards)) picks.push(card);
  return picks;
}

const changed = (before: readonly Card[], now: readonly Card[]): readonly Card[] => [
  ...now.filter((card) => !before.includes(card)),
  ...before.filter((card) => !now.includes(card)),
];

/** Things that a letter names or changes; a rule allows so many (AR-17.3). */
export function thingsIn(draft: LocalDraft, answered: Offer | null): number {
  const before = beginDraft(draft.to, null, answered);
  const count = (one: Bundle, other: Bundle): number =>
    Number(one.florins !== other.florins) +
    Number(one.tokens !== other.tokens) +
    ALL_KINDS.filter((kind) => one.cubes[kind] !== other.cubes[kind]).length +
    changed(one.cards, other.cards).length;
  return (
    count(before.give, draft.give) +
    count(before.take, draft.take) +
    Number(draft.permit !== before.permit) +
    Number(draft.place !== before.place) +
    Number(draft.promise !== null || draft.keeps !== before.keeps)
  );
}

/** Why it cannot be sent yet; null when it can. */
export function flawOf(state: State, seat: Seat, draft: LocalDraft, answered: Offer | null): string | null {
  const { give, take, permit, place, promise } = draft;
  const things = thingsIn(draft, answered);
  if (things === 0 || (isNothing(give) && isNothing(take) && (permit === 0 || place > 0))) return 'empty';
  if (things > MOST_THINGS) return 'long';
  if (promise !== null && promise.what !== 'support' && promise.amount === 0) return 'open';
  const { florins, cubes, tokens } = playerAt(state, seat);
  const short =
    give.florins > florins ||
    give.tokens > tokens ||
    ALL_KINDS.some((kind) => defined(give.cubes[kind]) > defined(cubes[kind]));
  return short ? 'short' : null;
}

/** So much of a thing one can offer. */
export function mostToGive(state: State, seat: Seat, what: 'florins' | 'tokens' | Kind): number {
  const { florins, cubes, tokens } = playerAt(state, seat);
  if (what === 'florins') return Math.min(MOST_FLORINS, florins);
  return Math.min(MOST_CUBES, what === 'tokens' ? tokens : defined(cubes[what]));
}

/** Of what the others have only the sum is known: all there is, less what lies open or with oneself. */
export function mostToAsk(state: State, seat: Seat, what: 'florins' | 'tokens' | Kind): number {
  const own = playerAt(state, seat);
  if (what === 'florins') {
    const laid = state.players.reduce((sum, { given, portFees, marketFees }) => sum + given + portFees + marketFees, 0);
    return Math.min(MOST_FLORINS, Math.max(0, FLORINS - state.florins - state.pillageCoins - laid - own.florins));
  }
  if (what === 'tokens')
    return Math.min(MOST_CUBES, Math.max(0, TOKENS - state.tokens - state.tokensSpent - own.tokens));
  const left =
    defined(CUBES[what]) -
    defined(state.bank[what]) -
    defined(state.domestic[what]) -
    defined(state.export[what]) -
    defined(own.cubes[what]);
  return Math.min(MOST_CUBES, Math.max(0, left));
}
