import type { Script } from '@stolik/engine';
import { LEVEL, MERCENARY_KINDS, type MercenaryKind } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import {
  ALL_COLOURS,
  COLOURS,
  type ColourName,
  type Crystal,
  colourName,
  colourNamed,
  type Mercenary,
} from '../pieces.ts';
import { activePlayer, type State } from '../state.ts';
import {
  subjugateFromBase,
  takeFromBottom,
  takeFromEachBase,
  takeFromOneBase,
  type WayChoosing,
  waysToTake,
} from './bases.ts';
import { takeCrystal } from './crystals.ts';
import { cardsInDocks, crystalsInMine, hasRoom, subjugate, takeFromDocks } from './moves.ts';
import { call, choose, loop, or, run, script, when } from './steps.ts';
import { crystalColour } from './terms.ts';

/** The interpreter of effect programs: one script for each thing a card can do, and one that goes through a skill. */

/** SS-15: what a skill does at once, in order; what lasts is put in force first. */
export interface SkillUse {
  /** Kind of the Mercenary whose skill it is. */
  kind: number;
  next: number;
}

const skillOf = (local: SkillUse) => (MERCENARY_KINDS[local.kind] as MercenaryKind).skill;

export const useSkill = script<SkillUse>('use-skill', [
  run((s, local) => {
    if (skillOf(local).lasting !== null) s.turn.skills.push(local.kind);
  }),
  loop(
    (_, local) => local.next < skillOf(local).effects.length,
    [
      call(
        (_, local) => scriptOf(skillOf(local).effects[local.next] as Effect),
        (_, local) => memoryOf(skillOf(local).effects[local.next] as Effect),
      ),
      run((_, local) => {
        local.next++;
      }),
    ],
  ),
]);

/** Which script carries an effect out. */
export function scriptOf(effect: Effect): Script {
  switch (effect.does) {
    case 'take-crystal':
      return takeCrystal;
    case 'take-from-docks':
      return takeFromTheDocks;
    case 'take-from-base':
      return effect.cards.where === 'own'
        ? takeFromBottom
        : effect.cards.where === 'each'
          ? takeFromEachBase
          : takeFromOneBase;
    case 'choose-one':
      return chooseWay;
    case 'subjugate-from-base':
      return subjugateFromBase;
    case 'subjugate-for-crystals':
      return subjugateForCrystals;
    case 'recolour-crystal':
      return recolourCrystal;
    case 'recolour-hand':
      return recolourHand;
    case 'extra-mining':
      return gainExtraMining;
  }
}

/** What that script has to know. */
export function memoryOf(effect: Effect): object {
  switch (effect.does) {
    case 'take-crystal': {
      const { cost, colour } = effect.crystals;
      return { cost, colour, crystal: null };
    }
    case 'take-from-docks':
      return { left: effect.most, level: effect.level, sum: effect.sum, many: effect.most > 1, card: null };
    case 'take-from-base':
      return { left: effect.most, faction: effect.cards.faction, used: [], base: null, card: null };
    case 'choose-one': {
      const [each, two] = effect.branches;
      return { faction: each?.cards.faction ?? null, each: each?.most ?? 0, two: two?.most ?? 0, way: null };
    }
    case 'subjugate-from-base':
      return { own: effect.cards.where === 'own', level: effect.cards.level, card: null };
    case 'subjugate-for-crystals':
      return { left: effect.most, level: effect.level, cost: effect.crystals.cost, crystals: 0, card: null };
    case 'recolour-crystal':
      return { discount: effect.discount, crystal: null, colour: null };
    case 'recolour-hand':
      return { left: effect.most, picked: 0, colour: null, card: null };
    case 'extra-mining':
      return { actions: effect.actions };
  }
}

/** SS-15.7, SS-15.8, SS-16.20: cards of the Docks, without recruiting. */
interface DocksTaking {
  left: number;
  level: number | null;
  /** What the levels may still add up to. */
  sum: number | null;
  many: boolean;
  card: Mercenary | 'stop' | 'decline' | null;
}

const takeFromTheDocks = script<DocksTaking>('take-from-docks', [
  loop(
    (s, local) => local.left > 0 && hasRoom(activePlayer(s)),
    [
      choose('card', (s, { level, sum, many }) => {
        const fitting = cardsInDocks(s, (card) => {
          const own = LEVEL[card] as number;
          return (level === null || own === level) && (sum === null || own <= sum);
        });
        return or(fitting, many ? 'stop' : 'decline');
      }),
      run((s, local, dealer) => {
        const { card } = local;
        if (card === null || card === 'stop' || card === 'decline') {
          local.left = 0;
          return;
        }
        takeFromDocks(s, card);
        local.left--;
        if (local.sum !== null) local.sum -= LEVEL[card] as number;
        dealer.tell({ type: 'taken-from-docks', seat: s.active, card });
      }),
    ],
  ),
]);

/** SS-15.18: up to one Weedlock from each Base, or up to two from one. */
const chooseWay = script<WayChoosing>('choose-way', [
  choose('way', waysToTake),
  when(
    (_, { way }) => way === 'each',
    [call(takeFromEachBase, (s, { faction, each }) => ({ left: each * s.seats, faction, used: [], card: null }))],
  ),
  when(
    (_, { way }) => way === 'two',
    [call(takeFromOneBase, (_, { faction, two }) => ({ left: two, faction, base: null, card: null }))],
  ),
]);

/** SS-15.16: first the cards, then for each a crystal, one by one. */
interface CrystalTrade {
  left: number;
  level: number;
  cost: readonly number[] | null;
  /** Crystals still to be taken. */
  crystals: number;
  card: Mercenary | 'stop' | null;
}

const subjugateForCrystals = script<CrystalTrade>('subjugate-from-hand', [
  loop(
    (_, { left, card }) => left > 0 && card !== 'stop',
    [
      choose('card', (s, { level }) =>
        or(
          activePlayer(s).hand.filter((card) => LEVEL[card] === level),
          'stop',
        ),
      ),
      run((s, local, dealer) => {
        const { card } = local;
        if (card === 'stop' || card === null) return;
        subjugate(s, card, activePlayer(s).hand);
        local.left--;
        local.crystals++;
        dealer.tell({ type: 'subjugated-from-hand', seat: s.active, card });
      }),
    ],
  ),
  loop(
    (_, { crystals }) => crystals > 0,
    [
      call(takeCrystal, (_, { cost }) => ({ cost, colour: null, crystal: null })),
      run((_, local) => {
        local.crystals--;
      }),
    ],
  ),
]);

/** SS-15.2: a crystal of the Mine has another colour this turn and costs less. */
interface CrystalRecolouring {
  discount: number;
  crystal: Crystal | 'decline' | null;
  colour: ColourName | null;
}

const recolourCrystal = script<CrystalRecolouring>('recolour-crystal', [
  choose('crystal', (s) =>
    or(
      crystalsInMine(s, () => true),
      'decline',
    ),
  ),
  when(
    (_, { crystal }) => crystal !== 'decline',
    [
      choose('colour', (s, { crystal }) =>
        ALL_COLOURS.filter((colour) => colour !== crystalColour(s, crystal as Crystal)).map(colourName),
      ),
      run((s, { crystal, colour, discount }, dealer) => {
        const change = { crystal: crystal as Crystal, colour: colourNamed(colour as ColourName), discount };
        s.turn.recoloured.push(change);
        dealer.tell({ type: 'crystal-recoloured', seat: s.active, crystal: change.crystal, colour: change.colour });
      }),
    ],
  ),
]);

/** SS-15.12: cards of one's hand count as another colour when mining. The others see the colour and how many (SS-15.12a). */
interface HandRecolouring {
  left: number;
  picked: number;
  colour: ColourName | 'decline' | null;
  card: Mercenary | 'stop' | null;
}

const recolourHand = script<HandRecolouring>('recolour-hand', [
  when(
    (s) => activePlayer(s).hand.length > 0,
    [
      choose('colour', (s) =>
        or(
          COLOURS.filter((name) => s.inPlay.includes(colourNamed(name))),
          'decline',
        ),
      ),
    ],
  ),
  when(
    (_, { colour }) => colour !== null && colour !== 'decline',
    [
      loop(
        (_, { left, card }) => left > 0 && card !== 'stop',
        [
          choose('card', (s, { picked }) => or(notYetPicked(s, picked), 'stop')),
          run((s, local, dealer) => {
            if (local.card === 'stop' || local.card === null) return;
            const change = { card: local.card, colour: colourNamed(local.colour as ColourName) };
            s.turn.rusted.push(change);
            local.left--;
            local.picked++;
            dealer.tell({ type: 'card-recoloured', seat: s.active, ...change, to: [s.active] });
          }),
        ],
      ),
      run((s, { picked, colour }, dealer) => {
        dealer.tell({
          type: 'hand-recoloured',
          seat: s.active,
          count: picked,
          colour: colourNamed(colour as ColourName),
        });
      }),
    ],
  ),
]);

/** Hand cards that this use of the skill has not picked; its picks are the last ones made. */
function notYetPicked(s: State, picked: number): Mercenary[] {
  const changed = s.turn.rusted.slice(s.turn.rusted.length - picked);
  return activePlayer(s).hand.filter((card) => !changed.some((entry) => entry.card === card));
}

/** SS-15.11: extra mining, to be used whenever one likes this turn (SS-7.6). */
const gainExtraMining = script<{ actions: number }>('extra-mining', [
  run((s, { actions }, dealer) => {
    s.turn.extraMine += actions;
    dealer.tell({ type: 'extra-mining', seat: s.active, actions });
  }),
]);

export const effectScripts: readonly Script[] = [
  useSkill,
  takeCrystal,
  takeFromTheDocks,
  takeFromBottom,
  takeFromOneBase,
  takeFromEachBase,
  chooseWay,
  subjugateFromBase,
  subjugateForCrystals,
  recolourCrystal,
  recolourHand,
  gainExtraMining,
];
