import { type Option, type Script, type Seat, scriptNamed } from '@stolik/engine';
import { programOf } from '../content/catalogue.ts';
import type { Effect, ProgramId } from '../content/effects.ts';
import { CRAFTED } from '../content/tables.ts';
import { EMPTY, type Kind } from '../pieces.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { hasObject } from './abilities.ts';
import { takeContract } from './contracts.ts';
import { exchange, swap } from './exchange.ts';
import { takeFeat } from './feats.ts';
import { chooseGood, flipGoods, loseGood } from './goods.ts';
import { deliverInnHero, loseHero, takeHero } from './heroes.ts';
import { turnWheel } from './market.ts';
import { settle } from './settle.ts';
import { call, decide, type GameDealer, loop, type OrCompanion, run, script, when } from './steps.ts';
import { gain, gainGood, isOverfull, lose, owned } from './stock.ts';
import { takeSteed, takeUpgrade } from './upgrades.ts';

/**
 * The interpreter of effect programs (content/NOTATION.md): one script for each thing that has to ask somebody something. Its switches name every effect, so
 * that a new one that is forgotten in one of them does not compile.
 */

export interface Carrying {
  seat: Seat;
  program: ProgramId;
  next: number;
  /** Companions may be used meanwhile: the effect is part of an own action, not of a companion or an event (DR-30). */
  open: boolean;
}

/** DR-24: left to right. What one program gives arrives together; then the wagon is settled (DR-17.4). */
export const carryOut = script<Carrying>('carry-out', [
  run(doPlainOnes),
  loop(isNotDone, [call(scriptFor, memoryFor), run(goOn)]),
  when((s, { seat }) => isOverfull(wagonAt(s, seat)), [call(settle, (_, { seat }) => ({ seat }))]),
]);

const effectAt = ({ program, next }: Carrying): Effect | undefined => programOf(program).effects[next];

function isNotDone(_: State, local: Carrying): boolean {
  return effectAt(local) !== undefined;
}

function goOn(s: State, local: Carrying, dealer: GameDealer): void {
  local.next++;
  doPlainOnes(s, local, dealer);
}

/** All that asks nothing, up to the first that does. */
function doPlainOnes(s: State, local: Carrying, dealer: GameDealer): void {
  for (let effect = effectAt(local); effect !== undefined; effect = effectAt(local)) {
    if (!doIfPlain(s, local.seat, effect, dealer)) return;
    local.next++;
  }
}

function doIfPlain(s: State, seat: Seat, effect: Effect, dealer: GameDealer): boolean {
  switch (effect.does) {
    case 'gain':
      gain(s, seat, effect.what, effect.n, dealer);
      return true;
    case 'lose':
      lose(s, seat, effect.what, effect.n, dealer);
      return true;
    case 'rotate-wheel':
      turnWheel(s, seat, dealer);
      return true;
    case 'gain-good':
      if (typeof effect.which === 'string') return false;
      gainGood(s, seat, effect.which, effect.fine, dealer);
      return true;
    case 'craft': {
      const kind = craftedKind(wagonAt(s, seat));
      if (kind === null) return false;
      gainGood(s, seat, kind, effect.fine, dealer);
      return true;
    }
    case 'first-taker': {
      const { effects } = programOf(s.fortuneCoins ? effect.first : effect.later);
      s.fortuneCoins = false;
      for (const one of effects) doIfPlain(s, seat, one, dealer);
      return true;
    }
    case 'lose-good':
    case 'flip':
    case 'glow-to-pool':
    case 'take-hero':
    case 'lose-hero':
    case 'deliver-inn-hero':
    case 'take-contract':
    case 'take-feat':
    case 'take-upgrade':
    case 'take-steed':
    case 'move-ruins':
    case 'explore':
    case 'roll-ruins':
    case 'reroll-ruins':
    case 'roll-oracle':
    case 'move-dark-market':
    case 'choose':
    case 'otherwise':
    case 'may':
    case 'exchange':
    case 'swap':
    case 'set-travel-die':
    case 'add-travel-die':
    case 'shortcut-free':
    case 'district':
      return false;
  }
}

/** DR-5.3, DR-19.7: the craft table's entry for the die on the first lock slot; null: the slot is empty, so any kind. */
export function craftedKind({ locks }: Wagon): Kind | null {
  const face = locks[0] as number;
  return face === EMPTY ? null : (CRAFTED[face] as Kind);
}

const explore = scriptNamed('explore');
const rollRuins = scriptNamed('roll-ruins');
const rollOracle = scriptNamed('roll-oracle');
const moveRuins = scriptNamed('move-ruins');
const moveDarkMarket = scriptNamed('move-dark-market');
const glowToPool = scriptNamed('glow-to-pool');
const districts = {
  bazaar: scriptNamed('bazaar'),
  inn: scriptNamed('inn'),
  'dark-market': scriptNamed('dark-market'),
  travel: scriptNamed('travel'),
};

/** Which script carries the next effect out. */
function scriptFor(_: State, local: Carrying): Script {
  const effect = effectAt(local) as Effect;
  switch (effect.does) {
    case 'gain-good':
    case 'craft':
      return chooseGood;
    case 'lose-good':
      return loseGood;
    case 'flip':
      return flipGoods;
    case 'glow-to-pool':
      return glowToPool;
    case 'take-hero':
      return takeHero;
    case 'lose-hero':
      return loseHero;
    case 'deliver-inn-hero':
      return deliverInnHero;
    case 'take-contract':
      return takeContract;
    case 'take-feat':
      return takeFeat;
    case 'take-upgrade':
      return takeUpgrade;
    case 'take-steed':
      return takeSteed;
    case 'move-ruins':
      return moveRuins;
    case 'explore':
      return explore;
    case 'roll-ruins':
    case 'reroll-ruins':
      return rollRuins;
    case 'roll-oracle':
      return rollOracle;
    case 'move-dark-market':
      return moveDarkMarket;
    case 'choose':
      return chooseBranch;
    case 'otherwise':
      return carryOut;
    case 'may':
      return mayDo;
    case 'exchange':
      return exchange;
    case 'swap':
      return swap;
    case 'district':
      return districts[effect.action];
    // Done at once and never here, or used with the pick or the route itself (DR-19.8, DR-19.9).
    case 'gain':
    case 'lose':
    case 'rotate-wheel':
    case 'first-taker':
    case 'set-travel-die':
    case 'add-travel-die':
    case 'shortcut-free':
      throw new Error(`"${effect.does}" is not done here`);
  }
}

/** What that script has to know. */
function memoryFor(s: State, local: Carrying): object {
  const effect = effectAt(local) as Effect;
  const { seat, open } = local;
  switch (effect.does) {
    case 'gain-good':
      return { seat, open, which: effect.which, fine: effect.fine };
    case 'craft':
      return { seat, open, which: 'any', fine: effect.fine };
    case 'lose-good':
      return { seat, most: effect.most };
    case 'flip':
      return { seat, left: effect.n, up: effect.up };
    case 'take-hero':
    case 'take-feat':
      return { seat, blind: effect.blind };
    case 'take-contract':
      return { seat, open };
    case 'move-ruins':
    case 'move-dark-market':
      return { n: effect.n };
    case 'roll-ruins':
      return { onSame: null };
    case 'reroll-ruins':
      return { onSame: effect.onSame };
    case 'choose':
      return { seat, open, branches: effect.branches };
    case 'otherwise':
      return { seat, open, next: 0, program: canLoseSome(s, seat, effect.first) ? effect.first : effect.second };
    case 'may':
      return { seat, open, program: effect.program };
    case 'exchange':
      return { seat, open, costs: effect.costs, program: effect.program };
    case 'swap':
      return { seat, open, bundles: effect.bundles };
    case 'gain':
    case 'lose':
    case 'rotate-wheel':
    case 'first-taker':
    case 'glow-to-pool':
    case 'lose-hero':
    case 'deliver-inn-hero':
    case 'take-upgrade':
    case 'take-steed':
    case 'explore':
    case 'roll-oracle':
    case 'set-travel-die':
    case 'add-travel-die':
    case 'shortcut-free':
    case 'district':
      return { seat };
  }
}

/** DR-24.3: the second part counts only if nothing of the first can be lost. */
function canLoseSome(s: State, seat: Seat, program: ProgramId): boolean {
  const wagon = wagonAt(s, seat);
  return programOf(program).effects.some((effect) => canLose(wagon, effect));
}

function canLose(wagon: Wagon, effect: Effect): boolean {
  switch (effect.does) {
    case 'lose':
      return owned(wagon, effect.what) > 0;
    case 'lose-good':
      return wagon.goods.some((count) => count > 0);
    case 'lose-hero':
      return wagon.heroes.length > 0;
    case 'gain':
    case 'gain-good':
    case 'flip':
    case 'craft':
    case 'glow-to-pool':
    case 'rotate-wheel':
    case 'take-hero':
    case 'deliver-inn-hero':
    case 'take-contract':
    case 'take-feat':
    case 'take-upgrade':
    case 'take-steed':
    case 'move-ruins':
    case 'explore':
    case 'roll-ruins':
    case 'reroll-ruins':
    case 'roll-oracle':
    case 'move-dark-market':
    case 'choose':
    case 'otherwise':
    case 'may':
    case 'exchange':
    case 'first-taker':
    case 'swap':
    case 'set-travel-die':
    case 'add-travel-die':
    case 'shortcut-free':
    case 'district':
      return true;
  }
}

/** DR-24.7: alternatives, all open but those whose object is missing. An option is the alternative's own program. */
interface Branching {
  seat: Seat;
  open: boolean;
  branches: readonly ProgramId[];
  branch?: OrCompanion<ProgramId> | null;
}

const chooseBranch = script<Branching>('choose', [
  decide('branch', openBranches, { by: (_, { seat }) => seat, open: (_, { open }) => open }),
  when(
    (_, { branch }) => branch !== null,
    [call(carryOut, (_, { seat, open, branch }) => ({ seat, open, next: 0, program: branch as ProgramId }))],
  ),
]);

function openBranches(s: State, { seat, branches }: Branching): (ProgramId & Option)[] {
  const wagon = wagonAt(s, seat);
  return branches.filter((branch) => hasObject(s, wagon, branch));
}

/** Something that may be left: its program, or no. */
interface Offer {
  seat: Seat;
  open: boolean;
  program: ProgramId;
  answer?: OrCompanion<ProgramId | 'no'> | null;
}

const mayDo = script<Offer>('may', [
  decide('answer', (s, { seat, program }) => (hasObject(s, wagonAt(s, seat), program) ? [program, 'no'] : ['no']), {
    by: (_, { seat }) => seat,
    open: (_, { open }) => open,
  }),
  when(
    (_, { answer, program }) => answer === program,
    [call(carryOut, (_, { seat, open, program }) => ({ seat, open, next: 0, program }))],
  ),
]);

export const effectScripts: readonly Script[] = [carryOut, chooseBranch, mayDo, settle];
