import { say } from '@stolik/engine';
import { COLOUR } from '../../content/cards.ts';
import { nameOf } from '../../content/read-terms.ts';
import { type Player, playerAt } from '../../state.ts';
import { ANY_CUTS } from '../sign.ts';
import { type AwardVerb, NO_PROBLEMS } from '../verb.ts';
import { perEach } from './per-each.ts';

/** Colours among the crystals. */
export interface ColoursAward {
  readonly counts: 'colours';
  readonly vp: number;
}

export const coloursOf = (player: Player): number => new Set(player.crystals.map((crystal) => COLOUR[crystal])).size;

export const colours: AwardVerb<ColoursAward> = {
  reads: perEach((what, vp) => (nameOf(what) === 'crystalColour' ? { counts: 'colours', vp } : null)),
  problems: NO_PROBLEMS,
  points: (s, seat, { vp }) => coloursOf(playerAt(s, seat)) * vp,
  says: ({ vp }) => say('award-colours', { vp }),
  shows: () => [ANY_CUTS],
};
