import { NO_GARRISON } from '../content/cards.ts';
import { readSelector } from '../content/read-terms.ts';
import { isHost, isNextQuest } from '../rules/candidates.ts';
import { lift, toGarrison } from '../rules/moves.ts';
import { playerAt, top } from '../state.ts';
import { type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { knownAs, NOT_FOR_RIVAL } from './verb.ts';

/** IM-11.13: cards go under this one; an impending quest becomes the active one. `garrison(self in ...)` is another verb. */
export const garrison: MoveVerb<'garrison'> = moveVerb(
  'garrison',
  {
    ...PLAIN_MOVE,
    usual: 'hand',
    key: 'do-garrison',
    silent: 'hand',
    may: (s, seat, zone, card, self) =>
      zone === 'development' ? isNextQuest(s, seat, card) : NO_GARRISON[card] !== true && isHost(s, seat, self),
    carry: (s, seat, card, dealer) => {
      const player = playerAt(s, seat);
      const { self } = top(s);
      const isQuest = player.development.includes(card);
      lift(s, seat, card);
      if (isQuest) player.quest = card;
      else toGarrison(s, seat, card, self);
      dealer.tell({ type: 'garrisoned', seat, card, host: self });
    },
  },
  {
    reads: {
      garrison: (reader, library) =>
        reader.inBrackets(() => {
          const selector = readSelector(reader, library, ['hand']);
          reader.took('here');
          return { op: 'garrison', selector };
        }),
    },
    rival: NOT_FOR_RIVAL,
    shows: knownAs('garrison'),
  },
);
