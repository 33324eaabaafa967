import type { Decision, Option, Seat } from '@stolik/engine';
import { offerWorth } from './bargain.ts';
import { isProposal, proposalOf, proposalsTo } from './rules/proposals.ts';
import { othersInOrder } from './rules/seats.ts';
import type { Offer, State, Talks } from './state.ts';

/**
 * AR-17: what a bot considers. It proposes with a word what both sides are likely to gain by, and opens talks only for that, once in a turn, or to hear
 * somebody who asks for the word; letters written word by word, and talks for their own sake, are for people.
 */
export function sensible(s: State, { seat, prompt, options }: Decision): readonly Option[] {
  if (!s.options.negotiation || !options.some(isTalk)) return options;
  const isWorthwhile = (option: Option): boolean => {
    if (!isTalk(option)) return true;
    if (option === 'negotiate')
      return isAskedForWord(s, seat) || (!hasTalked(s) && hasProposal(s, seat, aboutOf(s, prompt)));
    return s.talks !== null && isProposal(option) && isLikely(s, seat, proposalOf(seat, s.talks.centre, option));
  };
  return options.filter(isWorthwhile);
}

const isTalk = (option: Option): option is string =>
  typeof option === 'string' &&
  (option === 'negotiate' ||
    option === 'speak' ||
    option.startsWith('word@') ||
    option.startsWith('offer@') ||
    option.startsWith('counter@') ||
    isProposal(option));

const aboutOf = (s: State, prompt: string): Talks['about'] =>
  prompt === 'order.talk' ? 'order' : s.crisis === null ? 'turn' : 'crisis';

const isAskedForWord = (s: State, seat: Seat): boolean => s.hands.some(({ to }) => to === seat);

/** What was refused is not proposed again in the same turn. */
const hasTalked = ({ crisis, turn }: State): boolean => (crisis === null ? turn.talks : crisis.talks) > 0;

const isLikely = (s: State, seat: Seat, offer: Offer): boolean => offerWorth(s, seat, offer) > 0;

/** Would there be anything to propose if talks were opened now? */
function hasProposal(s: State, centre: Seat, about: Talks['about']): boolean {
  const talks: Talks = { about, centre, made: s.players.map(() => 0), heard: 0, offers: [] };
  const then: State = { ...s, talks };
  return othersInOrder(then, centre).some((other) =>
    proposalsTo(then, centre, other).some((word) => isLikely(then, centre, proposalOf(centre, centre, word))),
  );
}
