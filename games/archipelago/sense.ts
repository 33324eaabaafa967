import type { Decision, Option, Seat } from '@stolik/engine';
import { offerWorth } from './bargain.ts';
import { isProposal, proposalOf, proposalsTo } from './rules/proposals.ts';
import { othersInOrder } from './rules/seats.ts';
import type { Offer, State, Talks } from './state.ts';

/**
 * AR-17: what a bot considers. It proposes with a word what both sides are likely to gain by, and opens talks only for that; letters written
 * word by word, and talks for their own sake, are for people.
 */
export function sensible(s: State, { seat, prompt, options }: Decision): readonly Option[] {
  if (!s.options.negotiation || !options.some(isTalk)) return options;
  const isWorthwhile = (option: Option): boolean => {
    if (!isTalk(option)) return true;
    if (option === 'negotiate')
      return hasProposal(s, seat, prompt === 'order.talk' ? 'order' : s.crisis === null ? 'turn' : 'crisis');
    return s.talks !== null && isProposal(option) && isLikely(s, seat, proposalOf(seat, s.talks.centre, option));
  };
  return options.filter(isWorthwhile);
}

const isTalk = (option: Option): option is string =>
  typeof option === 'string' &&
  (option === 'negotiate' || option.startsWith('offer@') || option.startsWith('counter@') || isProposal(option));

const isLikely = (s: State, seat: Seat, offer: Offer): boolean => offerWorth(s, seat, offer) > 0;

/** Would there be anything to propose if talks were opened now? */
function hasProposal(s: State, centre: Seat, about: Talks['about']): boolean {
  const talks: Talks = { about, centre, made: s.players.map(() => 0), heard: 0, offers: [] };
  const then: State = { ...s, talks };
  return othersInOrder(then, centre).some((other) =>
    proposalsTo(then, centre, other).some((word) => isLikely(then, centre, proposalOf(centre, centre, word))),
  );
}
