import { defined, type Option, placeOf, type Score, verbOf } from '@stolik/engine';
import type { Target } from '@stolik/ui';
import {
  buildingKind,
  DARK_MARKET_PROGRAMS,
  eventKind,
  FORTUNES,
  featKind,
  heroKind,
  programOf,
  RUINS_PROGRAMS,
} from '../content/catalogue.ts';
import type { ProgramId, Token } from '../content/effects.ts';
import { readCost } from '../content/read-cost.ts';
import { COINS_PER_STEP, CRAFTED, DARK_MARKET_SPACES, RUINS_SPACES } from '../content/tables.ts';
import { EMPTY, faceNamed, type Good, goodNamed, goodOf, is, isFine } from '../pieces.ts';
import { priceNow } from '../rules/bazaar.ts';
import { stepsTo } from '../rules/dark-market.ts';
import { fortuneNamed, programNow } from '../rules/fortune.ts';
import { LOOK, saleValue } from '../rules/inn.ts';
import { townOf, townsOfRegion } from '../rules/journey.ts';
import { kindOfField } from '../rules/market.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import { goodsIn } from '../rules/settle.ts';
import { readSwap } from '../rules/swap.ts';
import { score } from '../score.ts';
import { copyState } from '../state.generated.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { contractNow, contractPays, heroPay, type Pay, visitNow } from './deliveries.ts';
import { goodsLeft, NOTHING_RUNS } from './running.ts';
import { bundlesOf } from './Swap.tsx';
import { dieBeingLocked, type Scene } from './scene.tsx';

/** What an answer would change in one's own wagon, as far as it can be told before. */
export interface Change {
  coins: number;
  prestige: number;
  lantern: number;
  horseshoe: number;
  quartz: number;
  glow: number;
  gained: Good[];
  lost: Good[];
}

export interface Prospect extends Readonly<Change> {
  /** Where the marker of the prestige track would come to; null when it stays. */
  readonly to: number | null;
  /** The whole score as it would be; null when nothing of it changes. */
  readonly score: Score | null;
}

const nothing = (): Change => ({
  coins: 0,
  prestige: 0,
  lantern: 0,
  horseshoe: 0,
  quartz: 0,
  glow: 0,
  gained: [],
  lost: [],
});

const NOTHING: Prospect = { ...nothing(), to: null, score: null };

/** What follows from what is pointed at, and from the choice that is going on. */
export function prospectOf(scene: Scene, pointed: Target | null): Prospect {
  const { state, seat, decision, running } = scene;
  if (seat === null) return NOTHING;
  const option =
    pointed === null
      ? undefined
      : decision?.options.find((one) => one === pointed || (typeof one === 'string' && placeOf(one) === pointed));
  if (option === undefined && running === NOTHING_RUNS) return NOTHING;
  const change = option === undefined ? nothing() : changeBy(scene, option);
  change.coins += running.coins;
  change.prestige += running.prestige;
  change.quartz += running.quartz;
  change.lost.push(...running.lost);
  const { coins, prestige } = change;
  const to = prestige === 0 ? null : Math.max(0, wagonAt(state, seat).prestige + prestige);
  return { ...change, to, score: coins === 0 && prestige === 0 ? null : scoreWith(state, scene.seat ?? seat, change) };
}

function scoreWith(state: State, seat: number, { coins, prestige }: Change): Score | null {
  const later = copyState(state);
  const wagon = defined(later.wagons[seat]);
  wagon.coins = Math.max(0, wagon.coins + coins);
  wagon.prestige = Math.max(0, wagon.prestige + prestige);
  return score(later)[seat] ?? null;
}

/** What an answer changes. */
export function changeBy(scene: Scene, option: Option): Change {
  const { state, seat, prompt, running } = scene;
  const change = nothing();
  if (seat === null) return change;
  const wagon = wagonAt(state, seat);
  if (typeof option === 'number') return byPiece(scene, wagon, option, change);
  const carry = (program: ProgramId): Change => addProgram(change, program, wagon);
  switch (prompt) {
    case 'choose.branch':
    case 'may.answer':
      return option === 'no' || option === 'companion' ? change : carry(option);
    case 'plan.die': {
      const craft = craftOn(wagon);
      if (craft !== null && option !== 'companion')
        change.gained.push(goodOf(CRAFTED[faceNamed(verbOf(option))], craft.fine));
      return change;
    }
    case 'plan.slot':
      return option === 'companion' ? change : planned(scene, wagon, slotNamed(option), change);
    case 'pick.die':
    case 'pick.change':
      return picked(state, option, carry, change);
    case 'fortunes.fortune':
      return FORTUNES.some(({ id }) => id === option) ? carry(programNow(state, fortuneNamed(option))) : change;
    case 'bazaar.buy': {
      const kind = kindOfField(option);
      if (kind === null) return change;
      change.coins -= priceNow(state, kind);
      change.gained.push(goodOf(kind, false));
      return change;
    }
    case 'dark-market.space': {
      const space = DARK_MARKET_SPACES.indexOf(placeOf(option) ?? '');
      if (space < 0) return change;
      carry(defined(DARK_MARKET_PROGRAMS[space]));
      change.coins -= stepsTo(state, space) * COINS_PER_STEP;
      return change;
    }
    case 'explore.space': {
      const space = RUINS_SPACES.indexOf(placeOf(option) ?? '');
      return space < 0 ? change : carry(defined(RUINS_PROGRAMS[space]));
    }
    case 'inn.hero':
      if (option === LOOK) change.prestige--;
      return change;
    case 'inn.good':
    case 'lose-good.good':
    case 'exchange.good':
    case 'gift.thing':
      return given(state, prompt, option, change);
    case 'take-good.kind':
      if (placeOf(option) !== null) change.gained.push(goodNamed(verbOf(option)));
      return change;
    case 'exchange.cost': {
      const cost = option === 'none' || option === 'companion' ? null : readCost(option);
      if (cost?.pays === 'tokens') addToken(change, cost.what, -cost.n);
      return change;
    }
    case 'swap.net':
      for (const { what, n } of option === 'none' || option === 'companion' ? [] : readSwap(option))
        addToken(change, what, n * (bundlesOf(state).find((bundle) => bundle.what === what)?.n ?? 1));
      return change;
    case 'caravan.answer': {
      const { coins, prestige } = option === 'yes' ? bestVisit(state, wagon) : NOTHING;
      change.coins += coins;
      change.prestige += prestige;
      return change;
    }
    case 'travel.town':
    case 'visits.plan':
    case 'end.plan':
      if (option.includes('@town-')) {
        const { coins, prestige } = visitNow(state, wagon, townOf(option), running);
        change.coins += coins;
        change.prestige += prestige;
      } else if (option.includes('@goods-')) {
        const good = goodNamed(verbOf(option));
        change.lost.push(good);
        change.prestige += moreFor(scene, good);
      }
      return change;
    case 'settle.goods':
      change.lost.push(...goodsIn(option));
      return change;
    case 'end.reward':
      return rewarded(scene, option, change);
    default:
      return change;
  }
}

/** What one more good is worth to the contract that has been begun (DR-14.3). */
function moreFor({ state, running }: Scene, good: Good): number {
  const begun = [...running.contracts].find(([, { open }]) => open);
  if (begun === undefined) return 0;
  const [contract, { goods }] = begun;
  return contractPays(state, contract, [...goods, good]) - contractPays(state, contract, goods);
}

/** Whoever joins delivers in one town of the region (DR-14.1). */
function bestVisit(state: State, wagon: Wagon): Pay {
  const towns = state.journey === null ? [] : townsOfRegion(state.journey.town);
  const sum = ({ coins, prestige }: Pay): number => coins + prestige;
  return towns
    .map((town): Pay => visitNow(state, wagon, town))
    .reduce((best, one) => (sum(one) > sum(best) ? one : best), { coins: 0, prestige: 0 });
}

/** Heroes and contracts pay, buildings give. */
function byPiece({ state, prompt, running }: Scene, wagon: Wagon, piece: number, change: Change): Change {
  if (is.building(piece)) return addProgram(change, buildingKind(piece).program, wagon);
  const delivers = prompt.endsWith('.plan');
  if (is.hero(piece) && (delivers || prompt === 'deliver-inn-hero.hero')) {
    const { coins, prestige } = heroPay(state, piece);
    change.coins += coins;
    change.prestige += prestige;
  } else if (is.contract(piece) && delivers)
    change.prestige += contractNow(state, piece, goodsLeft(wagon, running)).prestige;
  else if (is.hero(piece) && prompt === 'inn.hero') {
    for (const kind of heroKind(piece).wants) {
      const good = [goodOf(kind, true), goodOf(kind, false)].find((one) => defined(wagon.goods[one]) > 0);
      if (good === undefined) continue;
      change.coins += saleValue(state, good);
      change.lost.push(good);
      if (isFine(good)) change.quartz++;
    }
  }
  return change;
}

/** The line that a travel die means, as it is or as it would be changed (DR-13.9). */
function picked(state: State, option: string, carry: (program: ProgramId) => Change, change: Change): Change {
  const value = valueAfter(state, option);
  const event = state.journey?.event;
  if (value === null || event === undefined || event === EMPTY) return change;
  return carry(defined(eventKind(event).lines[value - 1]));
}

/** What the die would show; null where the answer is about no die. */
export function valueAfter({ journey }: State, option: Option): number | null {
  if (typeof option !== 'string' || journey === null) return null;
  if (option.endsWith('@dice')) return Number(verbOf(option));
  if (option === 'keep') return journey.value;
  if (option === 'raise') return Math.min(6, journey.value + 1);
  const set = /:(\d)@/.exec(option);
  return set === null ? null : Number(set[1]);
}

function given(state: State, prompt: string, option: string, change: Change): Change {
  if (placeOf(option) === null) return change;
  const good = goodNamed(verbOf(option));
  change.lost.push(good);
  if (prompt === 'inn.good') {
    change.coins += saleValue(state, good);
    if (isFine(good)) change.quartz++;
  }
  return change;
}

function rewarded({ decision }: Scene, option: string, change: Change): Change {
  const feat = decision?.question.args?.feat;
  const piece = typeof feat === 'object' && 'piece' in feat ? feat.piece : null;
  const reward =
    piece === null || !is.feat(piece) ? undefined : featKind(piece).rewards.find(({ what }) => what === option);
  if (reward !== undefined && reward.what !== 'vp') change[reward.what] += reward.n;
  return change;
}

/** Does the first lock craft, and how well? */
export function craftOn(wagon: Wagon): { readonly fine: boolean } | null {
  const [effect] = programOf(specialOf(wagon, 0)).effects;
  return effect?.does === 'craft' ? effect : null;
}

function planned(scene: Scene, wagon: Wagon, slot: number, change: Change): Change {
  const face = dieBeingLocked(scene);
  const craft = slot === 0 ? craftOn(wagon) : null;
  if (craft !== null && face !== null) {
    change.gained.push(goodOf(CRAFTED[faceNamed(face)], craft.fine));
    return change;
  }
  return addProgram(change, specialOf(wagon, slot), wagon);
}

/** What a program gives and takes for certain: alternatives and what is asked about are left out. */
export function addProgram(change: Change, program: ProgramId, wagon: Wagon): Change {
  for (const effect of programOf(program).effects) {
    const { tokens, goods } = effect.verb.brings(effect, wagon);
    for (const { what, n } of tokens) addToken(change, what, n);
    change.gained.push(...goods);
  }
  return change;
}

function addToken(change: Change, what: Token, n: number): void {
  if (what !== 'vp') change[what] += n;
}
