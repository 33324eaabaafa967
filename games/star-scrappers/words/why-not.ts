import { defined, type Seat, type Text } from '@stolik/engine';
import { either, why } from '@stolik/engine/phrases';
import { halfKind, levelOf } from '../content/catalogue.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import type { Artifact, Crystal, Half, Mercenary } from '../pieces.ts';
import { isProtected } from '../rules/bases.ts';
import { artifactsWithinReach } from '../rules/collect.ts';
import { crystalsWithinReach } from '../rules/mining.ts';
import { hasRoom } from '../rules/moves.ts';
import { payingColours, reachByColour, reachInAll } from '../rules/payment.ts';
import { basesToRaid } from '../rules/raid.ts';
import { recruitable } from '../rules/recruit.ts';
import {
  collectCost,
  crystalColour,
  isWild,
  mineCost,
  paymentColour,
  recruitPrices,
  recruitValues,
  termsOf,
} from '../rules/terms.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import { colourText } from './phrases.ts';
import { type Thing, thingAt } from './things.ts';
import { blocked, notRaided, notThisAction } from './why-not-action.ts';

/**
 * Why a piece or a place cannot be chosen now, with the rule that forbids it. Null: it can be, or there is nothing to
 * say about it. The texts are in `text/board.*.ftl` and `text/why.*.ftl`.
 */
export function whyNot(view: State, seat: Seat, prompt: string | null, target: number | string): Text | null {
  if (view.ended !== null) return why('over');
  if (prompt === null) return view.active === seat ? why('wait') : why('turn', { player: { seat: view.active } });
  const thing = thingAt(view, target);
  if (thing.is === 'unknown') return typeof target === 'string' ? notThisAction(view, prompt, target) : null;
  const found = reasonFor(view, prompt, thing);
  if (found === 'legal') return null;
  return found ?? always(view, thing);
}

/** `legal`: nothing forbids it, so nothing is said. Null: there is no special reason. */
type Reason = Text | null | 'legal';

function reasonFor(view: State, prompt: string, thing: Thing): Reason {
  switch (prompt) {
    case 'actions.move':
      return notThisMove(view, thing);
    case 'start-artifacts.half':
      return thing.is === 'owned-half' && thing.owner === view.active ? notAtStart(view, thing.half) : null;
    case 'leader.card':
      return notAsLeader(view, thing);
    case 'recruit.card':
      return thing.is === 'docks-card' ? notRecruited(view, thing.card) : null;
    case 'recruit.payment':
      return isOwnHand(view, thing) ? why('recruit-exact', { value: valueText(view, thing.card) }) : null;
    case 'mine.crystal':
      return thing.is === 'crystal' ? notMined(view, thing.crystal) : null;
    case 'payment.card':
      return isOwnHand(view, thing)
        ? why('pay-card', { colour: colourText(paymentColour(view, thing.card), 'nom') })
        : null;
    case 'collect.artifact':
      return thing.is === 'artifact' ? notCollected(view, thing.artifact) : null;
    case 'collect.half':
      return thing.is === 'offered-half' ? why('other-artifact') : null;
    case 'take-crystal.crystal':
      return thing.is === 'crystal' ? why('take-crystal') : null;
    case 'take-from-docks.card':
      return thing.is === 'docks-card' ? why('take-docks') : null;
    case 'subjugate-from-hand.card':
      return isOwnHand(view, thing) ? why('subjugate-hand') : null;
    case 'recolour-hand.card':
      return isOwnHand(view, thing) ? why('picked') : null;
    case 'raid.another':
      return thing.is === 'base' ? notRaidedToo(view, thing.owner) : null;
    default:
      return notFromBase(view, prompt, thing);
  }
}

const isOwnHand = (view: State, thing: Thing): thing is Thing & { is: 'hand-card' } =>
  thing.is === 'hand-card' && thing.owner === view.active;

/** SS-7: which action the thing would be, and what stands in its way. */
function notThisMove(view: State, thing: Thing): Reason {
  switch (thing.is) {
    case 'docks-card':
      return blocked(view, 'recruit') ?? notRecruited(view, thing.card);
    case 'crystal':
      return (view.turn.extraMine > 0 ? null : blocked(view, 'mine')) ?? notMined(view, thing.crystal);
    case 'artifact':
      return blocked(view, 'collect') ?? notCollected(view, thing.artifact);
    case 'hand-card':
      return thing.owner === view.active ? (blocked(view, 'skill') ?? 'legal') : null;
    case 'leader':
      return thing.owner === view.active ? why('leader-later') : (notRaided(view, thing.owner) ?? 'legal');
    case 'base-card':
      return notRaided(view, thing.owner) ?? why('raid-whole');
    case 'base':
      return notRaided(view, thing.owner) ?? 'legal';
    default:
      return null;
  }
}

function notRecruited(view: State, card: Mercenary): Reason {
  if (!hasRoom(activePlayer(view))) return why('hand-full-recruit', { limit: HAND_LIMIT });
  if (recruitable(view).includes(card)) return 'legal';
  const prices = recruitPrices(levelOf(card), termsOf(view));
  return why('recruit-price', { values: either(bitsOf(prices)) });
}

function notMined(view: State, crystal: Crystal): Reason {
  if (crystalsWithinReach(view).includes(crystal)) return 'legal';
  const terms = termsOf(view);
  const colour = crystalColour(view, crystal);
  const reach = Math.max(...payingColours(view, crystal).map((one) => defined(reachByColour(view, terms)[one])));
  const cost = mineCost(view, crystal, terms);
  return isWild(view, colour)
    ? why('mine-wild', { cost, reach })
    : why('mine-reach', { cost, reach, colour: colourText(colour, 'pl') });
}

function notCollected(view: State, artifact: Artifact): Reason {
  if (artifactsWithinReach(view).includes(artifact)) return 'legal';
  const terms = termsOf(view);
  return why('collect-reach', { cost: collectCost(artifact, terms), reach: reachInAll(view, terms) });
}

/** SS-12.6: the second raid goes to another Base. */
const notRaidedToo = (view: State, owner: Seat): Reason =>
  view.turn.raids.includes(owner) ? why('raid-same') : basesToRaid(view).includes(owner) ? 'legal' : why('raid-empty');

/** SS-6.1: start-of-turn Artifacts, each once and only if it can do something. */
function notAtStart(view: State, half: Half): Reason {
  const { start } = halfKind(half).power;
  if (start === null) return null;
  if (view.turn.startUsed.includes(half)) return why('start-used');
  if (!hasRoom(activePlayer(view))) return why('hand-full', { limit: HAND_LIMIT });
  const idle = start.verb.idleAtStart(view, start);
  if (idle !== null) return why(idle);
  return 'legal';
}

/** SS-6.2, SS-16.21 */
function notAsLeader(view: State, thing: Thing): Reason {
  if (thing.is === 'leader') return thing.owner === view.active ? 'legal' : why('leader-others');
  if (thing.is !== 'base-card') return null;
  const { base } = activePlayer(view);
  if (thing.owner !== view.active) return why('leader-others');
  return termsOf(view).second && base.at(-2) === thing.card ? 'legal' : why('leader-only');
}

/** Skills that take or subjugate cards of Bases: never the Leader, never out of a Force Field (SS-12.8, SS-16.23). */
function notFromBase(view: State, prompt: string, thing: Thing): Text | null {
  if (!prompt.startsWith('take-from-') && !prompt.startsWith('subjugate-from-base')) return null;
  if (thing.is !== 'leader' && thing.is !== 'base-card' && thing.is !== 'base') return null;
  if (thing.is === 'leader') return why('golden-rule');
  const owner = playerAt(view, thing.owner);
  if (isProtected(view, owner)) return why('force-field');
  if (thing.is === 'base') {
    if (prompt !== 'take-from-base.base') return null;
    return why(owner.base.length < 2 ? 'golden-rule' : 'base-without');
  }
  switch (prompt) {
    case 'take-from-base.base':
      return why('base-first');
    case 'take-from-bottom.card':
      return why(thing.owner === view.active ? 'bottom-first' : 'own-base');
    case 'take-from-base.card':
      return why('one-base');
    case 'take-from-each-base.card':
      return why('each-base');
    default:
      return why('subjugate-level');
  }
}

/** What holds whatever is being asked. */
function always(view: State, thing: Thing): Text | null {
  switch (thing.is) {
    case 'docks-stack':
    case 'mine-stack':
      return why('stack');
    case 'artifact-stack':
      return why('artifact-stack');
    case 'owned-crystal':
      return why('owned-crystal');
    case 'owned-half':
      return ownedHalf(view, thing.half, thing.owner);
    case 'offered-half':
      return why('half-later');
    case 'played-card':
    case 'play-area':
      return why('played');
    case 'subjugated-card':
      return why('subjugated');
    case 'removed-card':
      return why('removed');
    case 'hand':
    case 'hand-card':
      return thing.owner === view.active ? null : why('other-hand');
    case 'totem':
      return why('totem');
    case 'track':
      return why('track');
    case 'wild':
      return why('wild');
    default:
      return null;
  }
}

function ownedHalf(view: State, half: Half, owner: Seat): Text {
  if (owner !== view.active) return why('half-others');
  const { power, rule } = halfKind(half);
  if (power.awards.length > 0) return why('half-scores', { rule });
  return power.start === null ? why('half-itself', { rule }) : why('half-start');
}

const bitsOf = (bits: number): number[] =>
  Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);

const valueText = (view: State, card: Mercenary) => either(bitsOf(recruitValues(card, termsOf(view))));
