import { toSunken } from '../rules/moves.ts';
import { notice } from '../rules/notice.ts';
import { carrying, layAll, type MoveVerb, moveVerb, PLAIN_MOVE } from './moving.ts';
import { knownAs, NOT_FOR_RIVAL } from './verb.ts';

/** To the sunken pile. */
export const sink: MoveVerb<'sink'> = moveVerb(
  'sink',
  {
    ...PLAIN_MOVE,
    usual: 'play',
    key: 'do-sink',
    silent: 'play',
    carry: carrying('sink', 'hidden', (s, seat, card, below) => {
      layAll(toSunken)(s, seat, card, below);
      notice(s, seat, 'youSink', card);
    }),
  },
  { rival: NOT_FOR_RIVAL, shows: knownAs('sink') },
);
