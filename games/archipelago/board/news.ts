import { defined, isOneOf, type Seat } from '@stolik/engine';
import type { LogEntry } from '@stolik/ui';
import type { Event } from '../events.ts';
import type { Bundle, Offer } from '../state.ts';

const ANSWERS = ['offer-accepted', 'offer-declined', 'offer-void', 'offer-expired'] as const;

/** What became of an offer; of one about a place once more, when the places are given. */
export interface Answered {
  readonly how: (typeof ANSWERS)[number] | 'place-paid' | 'place-off';
  readonly offer: Offer;
}

/** What was bid for the order, and who decides it. */
export interface Bids {
  readonly bids: readonly { readonly seat: Seat; readonly florins: number }[];
  /** Null: nobody does, because the highest are equal. */
  readonly winner: Seat | null;
}

export interface TheNews {
  readonly answered: Answered | null;
  readonly bids: Bids | null;
}

type AnswerEvent = Extract<Event, { offer: Offer }> & { type: (typeof ANSWERS)[number] };

const isAnswer = (event: Event): event is AnswerEvent => isOneOf(ANSWERS, event.type);
const isWith = ({ from, to }: Offer, seat: Seat): boolean => seat === from || seat === to;

/** What is told of somebody without his having done anything. */
const NO_DEEDS: readonly string[] = [
  'turn-began',
  'bid-won',
  'hand-raised',
  'talks-opened',
  'silent',
  'objective-met',
  'honoured',
];

/** What this player waited for and was told since he last did something: the answer to an offer of his or to one he had, and what all have bid. */
export function newsIn(log: readonly LogEntry[], seat: Seat): TheNews {
  let answered: Answered | null = null;
  let winner: Seat | null = null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = defined(log[at]).event as Event; // of this game
    if (event.type === 'bid-won') winner = event.seat;
    else if (event.type === 'bids-opened') {
      const { seats, bids } = event;
      return {
        answered,
        bids: { bids: seats.map((one, nth) => ({ seat: one, florins: defined(bids[nth]) })), winner },
      };
    } else if (isAnswer(event)) {
      // Whoever declined knows it.
      const known = event.type === 'offer-declined' && event.offer.from !== seat;
      if (isWith(event.offer, seat) && !known) answered ??= { how: event.type, offer: event.offer };
    } else if (event.type === 'place-settled') {
      if (isWith(event.offer, seat)) answered ??= { how: event.paid ? 'place-paid' : 'place-off', offer: event.offer };
    } else if ('seat' in event && event.seat === seat && !NO_DEEDS.includes(event.type)) break;
  }
  return { answered, bids: null };
}

/** The last offer that was answered since the talks were opened; null when none was. */
export function lastAnswerIn(log: readonly LogEntry[]): Answered | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = defined(log[at]).event as Event; // of this game
    if (event.type === 'talks-opened' || event.type === 'talks-closed') return null;
    if (isAnswer(event)) return { how: event.type, offer: event.offer };
  }
  return null;
}

/** Who was listened to last and said nothing. */
export function silentIn(log: readonly LogEntry[]): readonly Seat[] {
  const silent: Seat[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const event = defined(log[at]).event as Event; // of this game
    if (event.type !== 'silent') break;
    silent.unshift(event.seat);
  }
  return silent;
}

const isSame = (one: Offer, other: Offer): boolean =>
  SAME.every((part) => `${one[part]}` === `${other[part]}`) &&
  areSame(one.give, other.give) &&
  areSame(one.take, other.take);
const SAME = ['from', 'to', 'permit', 'place', 'pledge'] as const;
const areSame = (one: Bundle, other: Bundle): boolean =>
  one.florins === other.florins &&
  one.tokens === other.tokens &&
  `${one.cubes}` === `${other.cubes}` &&
  `${one.cards}` === `${other.cards}`;

/** Was this very offer declined in this turn or phase? It leads nowhere a second time. */
export const isRefused = (log: readonly LogEntry[], offer: Offer): boolean =>
  refusedIn(log, offer.from).some((refused) => isSame(refused, offer));

/** Offers of this player that were declined in this turn or phase. */
function refusedIn(log: readonly LogEntry[], seat: Seat): readonly Offer[] {
  const refused: Offer[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const event = defined(log[at]).event as Event; // of this game
    if (event.type === 'turn-began' || event.type === 'phase-began') break;
    if (event.type === 'offer-declined' && event.offer.from === seat) refused.push(event.offer);
  }
  return refused;
}
