import { defined, isOneOf, oneNamed, withId } from '@stolik/engine';
import { EMPTY, FACES, type Face, faceNamed, KINDS, type Kind, kindNamed, type Six, six } from '../pieces.ts';
import boardFile from './board.json' with { type: 'json' };
import diceFile from './dice.json' with { type: 'json' };
import goodsFile from './goods.json' with { type: 'json' };
import marketFile from './market.json' with { type: 'json' };
import setupFile from './setup.json' with { type: 'json' };
import tokensFile from './tokens.json' with { type: 'json' };
import townsFile from './towns.json' with { type: 'json' };
import wagonFile from './wagon.json' with { type: 'json' };

/** The numbers of the rules that are not on cards. */

export const ROUNDS = setupFile.rounds;

/** How many of a token there are (DR-1.5). */
const tokens = (id: string): number => withId(tokensFile.tokens, id).count;
const dice = (id: string): number => withId(diceFile.dice, id).count;

export const LANTERNS = tokens('lantern');
export const QUARTZ = tokens('quartz');
export const HORSESHOES = tokens('horseshoe');
export const GLOW_DICE = dice('glow-die');
export const MARKET_DICE = dice('market-die');
export const TRAVEL_DICE = dice('travel-die');
export const TILES_PER_KIND: readonly number[] = goodsFile.goods.map(({ tiles }) => tiles);
/** The coins set aside for the first who takes coins as Good Fortune. */
export const FORTUNE_COINS = tokens('fortune-coins');

/** Limits of a wagon (DR-18). */
export const HOOKS = wagonFile.lanternHooks.capacity;
export const INVENTORY = wagonFile.inventory.capacity;
export const HERO_SEATS = wagonFile.heroSeats.capacity;
export const CONTRACT_SLOTS = wagonFile.contractSlots.capacity;
export const GLOW_LIMIT = wagonFile.specialReserve.capacity;
export const LOCK_SLOTS = wagonFile.lockSlots.length;

/** Value of a die face in movement and for the reset (DR-1.4). */
export const FACE_VALUE: Six<number> = six((face) => {
  const printed = defined(diceFile.dice[0]?.faces[face]);
  return 'value' in printed ? printed.value : 0;
});
/** What the craft table gives for a face (DR-5.3). */
export const CRAFTED: Six<Kind> = six((at) =>
  kindNamed(defined(wagonFile.craftTable.entries.find(({ face }) => face === FACES[at])).good),
);
export const LOCK_FACES: readonly Face[] = setupFile.perPlayer.lockFaces.map(faceNamed);
export const TRAVEL_FACES = 6;

/** The market wheel (DR-3.3): values by place, counted clockwise from the 5, and the order of the fields on it. */
export const WHEEL_VALUES: readonly number[] = marketFile.positions.map(({ value }) => value);
export const FIELD_ORDER: Six<number> = six(
  (kind) => defined(marketFile.fields.find(({ good }) => good === KINDS[kind])).order,
);
export const FIELDS_CLOCKWISE: readonly Kind[] = marketFile.fields.map(({ good }) => kindNamed(good));
export const DICE_PER_FIELD = marketFile.maxDicePerField;

export const START = {
  coins: setupFile.perPlayer.coins,
  prestige: setupFile.perPlayer.prestige,
  horseshoes: setupFile.perPlayer.horseshoe,
  reserve: setupFile.perPlayer.reserveRolled,
  glowDice: setupFile.perPlayer.glowDiceRolled,
  nightDice: setupFile.perPlayer.nightDice,
} as const;
/** The starting good and coins by place in the order of play (DR-3.13). */
export const START_BY_PLACE = setupFile.bySeat.map(({ goodOfValue, extraCoins }) => ({ goodOfValue, extraCoins }));
/** The reserve a player has when a turn begins, from turn 1 on (DR-16.7). */
export const CLOCK: readonly number[] = clock();

function clock(): number[] {
  const refills: { readonly [turn: string]: { readonly rerolled: number } } = setupFile.refillAfterTurn;
  const reserves: number[] = [];
  let reserve = setupFile.perPlayer.reserveRolled;
  for (let turn = 1; turn <= ROUNDS; turn++) {
    reserves.push(reserve);
    reserve = refills[turn]?.rerolled ?? Math.max(0, reserve - 1);
  }
  return reserves;
}

const DISTRICT_IDS = ['great-bazaar', 'queens-commissions', 'yurgs-excursions', 'dark-market', 'ringway-inn'] as const;
export const isDistrict = (name: string): name is DistrictId => isOneOf(DISTRICT_IDS, name);
export const districtNamed = (name: string): DistrictId => oneNamed(DISTRICT_IDS, name);
/** Districts by their place on the ring, clockwise from the Great Bazaar. */
export const DISTRICTS: readonly DistrictId[] = boardFile.districts.map(({ id }) => districtNamed(id));
export type DistrictId = (typeof DISTRICT_IDS)[number];

export interface Space {
  readonly id: string;
  readonly districts: readonly [DistrictId, DistrictId];
  /** Place of its building among the four, or EMPTY. */
  readonly slot: number;
}

/** The five spaces of the Roundabout (DR-6.4). */
export const SPACES: readonly Space[] = boardFile.roundabout.spaces.map(({ index, districts, buildingSlot }) => ({
  id: `space-${index}`,
  districts: [districtNamed(defined(districts[0])), districtNamed(defined(districts[1]))],
  slot: buildingSlot === null ? EMPTY : Number(buildingSlot.slice(-1)) - 1,
}));
export const BUILDING_SLOTS = 4;

/** The circles of the Dark Market and of the Ruins of Yin, clockwise from the start. */
export const DARK_MARKET_SPACES: readonly string[] = boardFile.darkMarketCircle.spaces.map(({ id }) => id);
export const RUINS_SPACES: readonly string[] = boardFile.ruins.spaces.map(({ id }) => id);
export const COINS_PER_STEP = boardFile.darkMarketCircle.costPerStep;
export const MOST_STEPS = boardFile.darkMarketCircle.maxSteps;

export const INN_SLOTS = boardFile.inn.faceUpSlots;
export const INN_LOOK = boardFile.inn.revealExtra;
export const COMPANION_SLOTS = boardFile.companionRow.faceUpSlots;
export const COURTYARD_SLOTS = boardFile.courtyard.slots.length;

/** Prestige for a contract with so many goods (DR-14.3). */
const { goods1, goods2, goods3, perFineGood } = townsFile.contractReward;
export const CONTRACT_PRESTIGE: readonly [none: number, one: number, two: number, three: number] = [
  0,
  goods1,
  goods2,
  goods3,
];
export const FINE_PRESTIGE = perFineGood;

/** What a fine good brings beside its value when it is sold (DR-11.3). */
export const FINE_SALE = { coins: 1, quartz: 1 } as const;

/** Outlines of the goods by kind, and the grid of the wagon (DR-17.1). */
export const OUTLINES: readonly (readonly (readonly number[])[])[] = goodsFile.goods.map(({ shape }) => shape.cells);
/** Saddlebags and trophies are squares of this size (DR-17.2). */
export const BLOCK = { rows: 2, columns: 2 } as const;
export const GRID = { rows: wagonFile.storage.rows, columns: wagonFile.storage.columns } as const;
