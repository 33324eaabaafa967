import { type Seat, say, type Text } from '@stolik/engine';
import type { Offer } from '../state.ts';
import { thingsIn } from '../words/offers.ts';
import { all } from '../words/phrases.ts';
import type { LocalDraft } from './draft.ts';

/** What the button that sends a letter says. */
export interface Deal {
  readonly words: Text;
  /** Somebody gives something for nothing. */
  readonly oneSided: boolean;
}

/** A letter in a sentence: what one gives and what one gets for it. Leave to harvest is given to the one in the middle of the talks, a place by him (AR-17.3). */
export function dealOf(draft: LocalDraft, answered: Offer | null, seat: Seat, centre: Seat): Deal {
  const { give, take, permit, place, promise, keeps } = draft;
  const gives = thingsIn(give);
  const gets = thingsIn(take);
  if (permit !== 0) (seat === centre ? gets : gives).push(say('deal-permit'));
  if (place !== 0) (seat === centre ? gives : gets).push(say('deal-place', { place }));
  const promises = promise === null ? (keeps ? answered?.pledge?.by === seat : null) : promise.side === 'promise';
  if (promises !== null) (promises ? gives : gets).push(say('deal-promise'));
  if (gets.length === 0) return { words: say('letter-send-gift', { give: all(gives) }), oneSided: gives.length > 0 };
  if (gives.length === 0) return { words: say('letter-send-wish', { take: all(gets) }), oneSided: true };
  return { words: say('letter-send-deal', { give: all(gives), take: all(gets) }), oneSided: false };
}
