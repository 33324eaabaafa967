import { type Decision, isWord, type Option, type Seat } from '@stolik/engine';
import { offerWorth } from './bargain.ts';
import { isProposal, proposalOf, proposalsTo } from './rules/proposals.ts';
import { othersInOrder } from './rules/seats.ts';
import type { Offer, State, Talks } from './state.ts';

/**
 * AR-17: what a bot considers, and what a hint advises. One proposes with a word what both sides are likely to gain by, and opens talks only for that, once in
 * a turn, or to hear somebody who asks for the word; letters written word by word, and talks for their own sake, are for people.
 */
export function sensible(s: State, { seat, prompt, options }: Decision): readonly Option[] {
  if (!s.options.negotiation || !options.some(isTalk)) return options;
  if (prompt === 'talk.move' && s.talks !== null) return inTalks(s, s.talks, options);
  const isWorthwhile = (option: Option): boolean => {
    if (!isTalk(option)) return true;
    if (option === 'negotiate')
      return isAskedForWord(s, seat) || (!hasTalked(s) && hasProposal(s, seat, aboutOf(s, prompt)));
    return s.talks !== null && isProposal(option) && isLikely(s, seat, proposalOf(seat, s.talks.centre, option));
  };
  return options.filter(isWorthwhile);
}

/**
 * In one's own talks: what is proposed is proposed once and not to one after the other; others are listened to who asked for the word, and who were written to;
 * and talks are not closed before what they were opened for.
 */
function inTalks(s: State, talks: Talks, options: readonly Option[]): readonly Option[] {
  const { centre, made } = talks;
  if (options.includes('answers')) return options.filter((option) => option === 'answers' || isVerdict(option));
  const isUntried = made[centre] === 0;
  const isFor = (option: Option): boolean =>
    option === 'listen'
      ? isAskedForWord(s, centre)
      : isUntried && isWord(option) && isProposal(option) && isLikely(s, centre, proposalOf(centre, centre, option));
  const purposes = options.filter((option) => isFor(option) || isVerdict(option));
  return purposes.some(isFor) ? purposes : [...purposes, 'close'];
}

const isVerdict = (option: Option): boolean =>
  isWord(option) && (option.startsWith('accept@') || option.startsWith('decline@'));

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
