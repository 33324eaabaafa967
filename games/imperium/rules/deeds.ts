import type { Script } from '@stolik/engine';
import { bitOf, FAMILY, familyNumber, nodeAt, ON_ENTERED, OTHER_SIDE } from '../content/catalogue.ts';
import { MARKET_TYPES, type MarketType, type Node } from '../content/language.ts';
import { type Card, NONE } from '../pieces.ts';
import { actor, bitOfSeat, type Running, type ScoringTrigger, type State, top } from '../state.ts';
import { pilesOf } from './count.ts';
import { triggerScoring } from './end.ts';
import { lift } from './moves.ts';
import { becomeEmpire } from './reshuffle.ts';
import { aboutSelf, byActor, type Doing, resolve, resolving } from './running.ts';
import { call, choose, type GameDealer, run, script, when } from './steps.ts';

/** Operations that are not about tokens or about moving cards. */

/** IM-13.3: noted on the attack, which lies below the reaction. */
export const avoidAttack = script<Doing>('avoid-attack', [
  run((s, _, dealer) => {
    const attack = s.running[s.running.length - 2] as Running;
    attack.spared |= bitOfSeat(top(s).actor);
    dealer.tell({ type: 'attack-avoided', seat: top(s).actor, card: attack.self });
  }),
]);

interface Declaring extends Doing {
  type: MarketType | null;
}

export const declareType = script<Declaring>('declare', [
  choose('type', () => MARKET_TYPES, { ...byActor, about: aboutSelf }),
  run((s, { type }, dealer) => {
    if (type === null) return;
    top(s).declared = bitOf(type);
    dealer.tell({ type: 'declared', seat: top(s).actor, of: type });
  }),
]);

/** Of the main deck only the top card is turned up; of own zones all cards. */
export const reveal = script<Doing>('reveal', [
  run((s, { node }, dealer) => {
    const { zones } = nodeAt<'reveal'>(node);
    const running = top(s);
    dealer.reveal();
    if (zones.includes('mainDeck')) {
      running.it = s.mainDeck[s.mainDeck.length - 1] ?? NONE;
      if (running.it !== NONE) dealer.tell({ type: 'revealed', seat: running.actor, cards: [running.it] });
      return;
    }
    const cards = zones.flatMap((zone) => pilesOf(s, running.actor, zone, running.self).flat());
    dealer.tell({ type: 'revealed', seat: running.actor, cards: cards.toSorted((a, b) => a - b) });
  }),
]);

export const ignoreIcon = script<Doing>('ignore-icon', [
  run((s, { node }) => {
    s.turn.ignoring = nodeAt<'ignoreIcon'>(node).icon;
  }),
]);

/** What the words "game end is triggered" mean, by the kind of ability that says them (IM-15.1). */
const REASONS: { readonly [as in Running['as']]?: ScoringTrigger } = {
  king: 'king-of-kings',
  gained: 'zenith',
  play: 'graal',
  solstice: 'shangri-la',
};

export const triggerEnd = script<Doing>('trigger-end', [
  run((s, _, dealer) => triggerScoring(s, REASONS[top(s).as] ?? 'king-of-kings', dealer)),
]);

/** Into play without being played. */
export const putIntoPlay = script<Doing>('put-into-play', [
  run((s, _, dealer) => {
    const { self, actor: seat } = top(s);
    lift(s, seat, self);
    actor(s).play.push(self);
    dealer.tell({ type: 'entered-play', seat, card: self });
  }),
]);

/** This card is turned over: King of Kings, or a journey card; or the state card. */
export const flip = script<Doing>('flip', [
  run((s, { node }, dealer) => {
    const { self, actor: seat } = top(s);
    if (nodeAt<'flip'>(node).what === 'state') becomeEmpire(s, seat, dealer);
    else if (self === s.king) s.king = OTHER_SIDE[self] as Card;
    else travel(s, OTHER_SIDE[self] as Card, dealer);
  }),
  when((_, { node }) => nodeAt<'flip'>(node).what === 'self', [entering()]),
]);

/** The journey card below takes the place of this one. */
export const replaceWith = script<Doing>('replace-with', [
  run((s, { node }, dealer) => {
    const player = actor(s);
    const family = familyNumber(nodeAt<'replaceWith'>(node).family);
    const next = player.beneath.find((card) => FAMILY[card] === family);
    if (next === undefined) return;
    player.beneath = [...player.beneath.filter((card) => card !== next), top(s).self];
    travel(s, next, dealer);
  }),
  entering(),
]);

/** Another side or card lies face up where this one lay. */
function travel(s: State, card: Card, dealer: GameDealer): void {
  const running = top(s);
  const player = actor(s);
  player.play[player.play.indexOf(running.self)] = card;
  player.exhausted = player.exhausted.filter((one) => one !== running.self);
  running.self = card;
  dealer.tell({ type: 'journey', seat: running.actor, card });
}

/** What happens when a side becomes visible (IM-18.5). */
function entering() {
  return when<Doing>(
    (s) => actor(s).play.includes(top(s).self) && ON_ENTERED[top(s).self] !== null,
    [call(resolve, (s) => resolving(ON_ENTERED[top(s).self] as Node, top(s).self, top(s).actor, 'rule'))],
  );
}

export const deedScripts: readonly Script[] = [
  avoidAttack as Script,
  declareType as Script,
  reveal as Script,
  ignoreIcon as Script,
  triggerEnd as Script,
  putIntoPlay as Script,
  flip as Script,
  replaceWith as Script,
];
