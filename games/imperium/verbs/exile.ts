import { hasTokens, isNextQuest } from '../rules/candidates.ts';
import { exileFromMarket } from '../rules/market.ts';
import { toExile } from '../rules/moves.ts';
import { rivalExiles } from '../rules/solo/market.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { byRival } from './verb.ts';

const carry = carrying(
  'exile',
  'seen',
  layAll((s, _, card) => toExile(s, card)),
);

/** IM-11.16, IM-10.6 */
export const exile: MoveVerb<'exile'> = moveVerb(
  'exile',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-exile',
    may: (s, seat, zone, card) =>
      zone === 'market' ? !hasTokens(s, s.market.indexOf(card)) : zone !== 'development' || isNextQuest(s, seat, card),
    carry: (s, seat, card, dealer) => {
      if (s.market.includes(card)) exileFromMarket(s, card, dealer);
      else carry(s, seat, card, dealer);
    },
  },
  {
    rival: byRival((s, _, dealer) => rivalExiles(s, dealer)),
    shows: { sign: () => '‹exile›1', keyword: 'exile' },
  },
);
