import { defined } from '@stolik/engine';
import { contractKind, programOf } from '../content/cards.ts';
import { CONCERN_CONTRACTS, CONCERN_GAINS, CONCERN_HEROES, STOCK_MOST, TOWN_RING } from '../content/concern.ts';
import type { ConcernEffect, Effect, ProgramId } from '../content/effects.ts';
import { type Contract, EMPTY, type Hero, isFilled, type Town } from '../pieces.ts';
import { CONCERN, concernOf, type State } from '../state.ts';
import { putUnder as returnContract, takeTop } from './contracts.ts';
import { drawFeat } from './feats.ts';
import { leaveInn, putUnder as returnHero } from './heroes.ts';
import type { GameDealer } from './steps.ts';

/** What the Private Concern has, gains and loses (DR-29.2, DR-29.12). */

export type Thing = 'stock' | 'coins' | 'prestige';

/** Never above six of stock; what is over is lost. */
export function concernGains(s: State, what: Thing | 'lower', n: number, dealer: GameDealer): void {
  const concern = concernOf(s);
  const thing = what === 'lower' ? lowerOf(s) : what;
  const gained = thing === 'stock' ? Math.min(n, STOCK_MOST - concern.stock) : n;
  concern[thing] += gained;
  if (gained > 0) dealer.tell({ type: 'concern-gained', what: thing, n: gained });
}

/** The smaller of coins and prestige at this moment, prestige on a tie (DR-29.4). */
const lowerOf = (s: State): 'coins' | 'prestige' => (concernOf(s).coins < concernOf(s).prestige ? 'coins' : 'prestige');

export function concernLoses(s: State, what: Thing, n: number, dealer: GameDealer): void {
  const concern = concernOf(s);
  const lost = Math.min(n, concern[what]);
  concern[what] -= lost;
  if (lost > 0) dealer.tell({ type: 'concern-lost', what, n: lost });
}

/** A program of its own cards and tiles. */
export function doConcernEffects(s: State, effects: readonly ConcernEffect[], dealer: GameDealer): void {
  for (const effect of effects) effect.verb.does(s, effect, dealer);
}

/** DR-29.12: an event line, converted. */
export function concernMeets(s: State, program: ProgramId, dealer: GameDealer): void {
  for (const effect of programOf(program).effects) roadOf(effect).concern(s, effect, dealer);
}

function roadOf({ does, verb: { road } }: Effect): NonNullable<typeof road> {
  if (road === null) throw new Error(`the Private Concern has no answer to "${does}"`);
  return road;
}

/** Has it anything of what a line takes? */
export const concernHasSome = (s: State, program: ProgramId): boolean =>
  programOf(program).effects.some((effect) => roadOf(effect).concernHas(s, effect));

/** No bonus; of too many the oldest goes (DR-29.6). */
export function concernTakesHero(s: State, hero: Hero, dealer: GameDealer): void {
  leaveInn(s, hero);
  const { heroes } = concernOf(s);
  heroes.push(hero);
  dealer.tell({ type: 'hero-joined', merchant: CONCERN, hero });
  if (heroes.length > CONCERN_HEROES) concernDropsHero(s, dealer);
}

export function concernDropsHero(s: State, dealer: GameDealer): void {
  const hero = concernOf(s).heroes.shift();
  if (hero === undefined) return;
  returnHero(s, hero);
  dealer.tell({ type: 'hero-left', merchant: CONCERN, hero });
}

/** From its current town's stack, else the next that is not empty round the ring of towns. */
export function concernTakesContract(s: State, dealer: GameDealer): void {
  const { contracts, town } = concernOf(s);
  const found = ringFrom(town).find((other) => (s.contracts[other]?.length ?? 0) > 0);
  if (found === undefined) return;
  const contract = takeTop(s, defined(s.contracts[found]?.at(-1)), dealer);
  contracts.push(contract);
  dealer.tell({ type: 'contract-taken', merchant: CONCERN, contract });
  if (contracts.length <= CONCERN_CONTRACTS) return;
  const oldest = defined(contracts.shift());
  returnContract(s, oldest);
  dealer.tell({ type: 'contract-returned', merchant: CONCERN, contract: oldest });
}

/** The ring of towns, beginning with this one. */
export function ringFrom(town: Town): Town[] {
  const at = TOWN_RING.indexOf(town);
  return [...TOWN_RING.slice(at), ...TOWN_RING.slice(0, at)];
}

/** DR-29.9: the upper face-up feat, else the lower, else the top of the deck; and 2 prestige whatever it was. */
export function concernTakesFeat(s: State, dealer: GameDealer): void {
  const { feats } = concernOf(s);
  const feat = s.courtyard.find(isFilled);
  if (feat !== undefined) {
    s.courtyard[s.courtyard.indexOf(feat)] = EMPTY;
    feats.push(feat);
    dealer.tell({ type: 'feat-taken', merchant: CONCERN, feat });
  } else if (s.featDeck.length > 0) {
    feats.push(drawFeat(s, dealer));
    dealer.tell({ type: 'feat-drawn', merchant: CONCERN });
  }
  concernGains(s, 'prestige', CONCERN_GAINS.featPrestige, dealer);
}

export const contractsFor = (s: State, town: Town): Contract[] =>
  concernOf(s).contracts.filter((contract) => contractKind(contract).town === town);
