import { closes, type Seat, say, type Text } from '@stolik/engine';
import type { Advice, Reason } from './hint.ts';

/** More would not be read. */
const MOST_GAINS = 3;
const MOST_COSTS = 2;

/** Why an option is good, in a sentence, from this room's texts and the game's; a second one tells what somebody else has of it. */
export function adviceText({ option, reasons }: Advice, own: Seat): Text[] {
  const mine = reasons.filter(({ seat }) => seat === own);
  const gains = mine.filter(({ amount }) => amount > 0).slice(0, MOST_GAINS);
  const costs = mine.filter(({ amount }) => amount < 0).slice(0, MOST_COSTS);
  const other = reasons.find(({ seat }) => seat !== own);
  const said = ownText(gains, costs);
  const further = other === undefined ? null : otherText(other);
  if (said === null && further === null) return [say(closes(option) ? 'hint-keeps' : 'hint-later')];
  return [said, further, paysLater(mine) ? say('hint-later') : null].filter((text) => text !== null);
}

/** What is advised although it costs more than it brings by the end of the turn. */
function paysLater(mine: readonly Reason[]): boolean {
  const points = mine.reduce((sum, { kind, amount }) => sum + (kind === 'points' ? amount : 0), 0);
  return points < 0 || (mine.length > 0 && mine.every(({ amount }) => amount < 0));
}

function ownText(gains: readonly Reason[], costs: readonly Reason[]): Text | null {
  const args = { gains: { all: gains.map(reasonText) }, costs: { all: costs.map(reasonText) } };
  if (gains.length > 0) return say(costs.length > 0 ? 'hint-trades' : 'hint-gives', args);
  return costs.length > 0 ? say('hint-costs', args) : null;
}

/** A part of the sentence: so many points for what, or so many of what. */
function reasonText({ kind, what, amount, sure }: Reason): Text {
  const count = Math.abs(amount);
  const part =
    kind === 'points' ? say('hint-points', { count, label: say(`score-${what}`) }) : say(`means-${what}`, { count });
  return sure ? part : say('hint-about', { part });
}

const otherText = ({ seat, amount, sure }: Reason): Text => {
  const points = say('hint-points-alone', { count: Math.abs(amount) });
  return say(amount > 0 ? 'hint-other-gains' : 'hint-other-loses', {
    player: { seat },
    points: sure ? points : say('hint-about', { part: points }),
  });
};
