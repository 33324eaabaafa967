import { say } from '@stolik/engine';
import { unknown } from '@stolik/engine/notation';
import { argsOf, nameOf, number, positional, valueIn } from '../../content/read-terms.ts';
import { playerAt } from '../../state.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { coloursOf } from './colours.ts';

/** A bonus for crystals of so many colours. */
export interface AllColoursAward {
  readonly counts: 'all-colours';
  readonly colours: number;
  readonly vp: number;
}

export const allColours: AwardVerb<AllColoursAward> = {
  reads: (op) => {
    if (nameOf(op) !== 'if') return null;
    const [condition] = argsOf(op);
    if (condition?.name !== 'crystalColours') return unknown('a condition other than crystalColours');
    const vp = number(positional(positional(op, 0), 0));
    return { counts: 'all-colours', colours: number(valueIn(condition)), vp };
  },
  problems: NO_PROBLEMS,
  points: (s, seat, { colours, vp }) => (coloursOf(playerAt(s, seat)) >= colours ? vp : 0),
  says: ({ colours, vp }) => say('award-all-colours', { vp, colours }),
  shows: () => null,
};
