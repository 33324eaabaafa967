import { type Option, placeOf, say, type Text, verbOf } from '@stolik/engine';
import { buildingKind, DARK_MARKET_PROGRAMS, DISTRICT_PROGRAMS, programOf, RUINS_PROGRAMS } from '../content/cards.ts';
import {
  COINS_PER_STEP,
  CRAFTED,
  DARK_MARKET_SPACES,
  DISTRICTS,
  type DistrictId,
  FACE_VALUE,
  RUINS_SPACES,
  SPACES,
  type Space,
} from '../content/tables.ts';
import { type Building, EMPTY, faceNamed, isBuilding, KINDS, type Kind } from '../pieces.ts';
import { priceNow } from '../rules/bazaar.ts';
import { stepsTo } from '../rules/dark-market.ts';
import { RING } from '../rules/move.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import { activeWagon, type State } from '../state.ts';
import { programText } from './effects.ts';
import { districtText, faceText, kindText, spaceText } from './phrases.ts';

/** Options of one's own turn: dice, the ring, districts and circles. */
export const isTurnPrompt = (prompt: string): boolean => prompt in texts;

export const turnText = (view: State, prompt: string, option: Option): Text =>
  (texts[prompt as keyof typeof texts] as (view: State, option: Option) => Text)(view, option);

const texts = {
  'plan.reset': (_: State, option: Option) => say(`option-locks-${option}`),
  'plan.die': (_: State, option: Option) => dieText(String(option)),
  'plan.slot': (view: State, option: Option) => slotText(view, String(option)),
  'move.space': (view: State, option: Option) => rideText(view, String(option), 'option-ride'),
  'move.step': (view: State, option: Option) =>
    option === 'stay' ? say('option-stay') : rideText(view, String(option), 'option-step'),
  'activate.place': (view: State, option: Option) => placeText(view, option),
  'bazaar.buy': (view: State, option: Option) => buyText(view, String(option)),
  'dark-market.space': (view: State, option: Option) => darkText(view, String(option)),
  'explore.space': (_: State, option: Option) => ruinsText(String(option)),
  'explore.roll': (_: State, option: Option) => say(`option-ruins-${option}`),
};

/** A reserve die: its value moves the wagon later, its face crafts now if it is locked on the first slot. */
function dieText(option: string): Text {
  const face = faceNamed(verbOf(option));
  return say('option-die', {
    face: faceText(face),
    value: FACE_VALUE[face] as number,
    kind: kindText(CRAFTED[face] as Kind, 'acc'),
  });
}

function slotText(view: State, option: string): Text {
  const wagon = activeWagon(view);
  const slot = slotNamed(option);
  const face = wagon.locks[slot] as number;
  const program = specialOf(wagon, slot);
  const args = { slot: slot + 1, face: faceText(face), value: FACE_VALUE[face] as number };
  const [effect, ...more] = programOf(program).effects;
  if (effect?.does !== 'craft' || more.length > 0) return say('option-slot', { ...args, does: programText(program) });
  // The question has said what the die crafts; without one the slot stays empty, and any kind can be crafted (DR-5.4).
  return say('option-slot-craft', {
    ...args,
    side: effect.fine ? 'fine' : 'normal',
    kind: wagon.reserve.length === 0 ? 'any' : 'die',
  });
}

/** How far, and what lies there. */
function rideText(view: State, option: string, key: string): Text {
  const { pawn } = activeWagon(view);
  const space = SPACES.findIndex(({ id }) => id === placeOf(option));
  const building = buildingAt(view, space);
  return say(key, {
    by: (space - pawn + RING) % RING,
    space: spaceText(space),
    building: building === null ? 'none' : { piece: building },
  });
}

function buildingAt(view: State, space: number): Building | null {
  const { slot } = SPACES[space] as Space;
  return slot === EMPTY ? null : (view.buildings[slot] as Building);
}

function placeText(_: State, option: Option): Text {
  if (typeof option === 'number' && isBuilding(option))
    return say('option-use', { what: { piece: option }, does: programText(buildingKind(option).program) });
  if (option === 'end') return say('option-end');
  const district = placeOf(option) as DistrictId;
  const program = DISTRICT_PROGRAMS[DISTRICTS.indexOf(district)] as string;
  return say('option-use', { what: districtText(district), does: programText(program) });
}

function buyText(view: State, option: string): Text {
  if (option === 'done') return say('option-bought');
  const kind = KINDS.findIndex((name) => option === `buy@field-${name}`) as Kind;
  return say('option-buy', { kind: kindText(kind, 'acc'), price: priceNow(view, kind) });
}

function darkText(view: State, option: string): Text {
  const space = DARK_MARKET_SPACES.indexOf(placeOf(option) as string);
  return say('option-dark', {
    coins: stepsTo(view, space) * COINS_PER_STEP,
    does: programText(DARK_MARKET_PROGRAMS[space] as string),
  });
}

function ruinsText(option: string): Text {
  const space = RUINS_SPACES.indexOf(placeOf(option) as string);
  return say('option-ruins', {
    space: say(RUINS_SPACES[space] as string),
    does: programText(RUINS_PROGRAMS[space] as string),
  });
}
