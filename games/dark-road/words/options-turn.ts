import { defined, given, type Option, placeOf, say, type Text, verbOf } from '@stolik/engine';
import { buildingKind, DARK_MARKET_PROGRAMS, DISTRICT_PROGRAMS, programOf, RUINS_PROGRAMS } from '../content/cards.ts';
import {
  COINS_PER_STEP,
  CRAFTED,
  DARK_MARKET_SPACES,
  DISTRICTS,
  districtNamed,
  FACE_VALUE,
  RUINS_SPACES,
  SPACES,
} from '../content/tables.ts';
import { type Building, EMPTY, faceNamed, filled, is } from '../pieces.ts';
import { priceNow } from '../rules/bazaar.ts';
import { stepsTo } from '../rules/dark-market.ts';
import { kindOfField } from '../rules/market.ts';
import { RING } from '../rules/move.ts';
import { slotNamed, specialOf } from '../rules/plan.ts';
import { activeWagon, type State } from '../state.ts';
import { programText } from './effects.ts';
import { districtText, faceText, kindText, spaceText } from './phrases.ts';

/** Options of one's own turn: dice, the ring, districts and circles. */
export const isTurnPrompt = (prompt: string): boolean => prompt in texts;

export const turnText = (view: State, prompt: string, option: Option): Text => defined(texts[prompt])(view, option);

const texts: { readonly [prompt: string]: (view: State, option: Option) => Text } = {
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
    value: FACE_VALUE[face],
    kind: kindText(CRAFTED[face], 'acc'),
  });
}

function slotText(view: State, option: string): Text {
  const wagon = activeWagon(view);
  const slot = slotNamed(option);
  const face = filled(defined(wagon.locks[slot]));
  const program = specialOf(wagon, slot);
  const args = { slot: slot + 1, face: faceText(face), value: FACE_VALUE[face] };
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
  const { slot } = defined(SPACES[space]);
  return slot === EMPTY ? null : filled(defined(view.buildings[slot]));
}

function placeText(_: State, option: Option): Text {
  if (typeof option === 'number' && is.building(option))
    return say('option-use', { what: { piece: option }, does: programText(buildingKind(option).program) });
  if (option === 'end') return say('option-end');
  const district = districtNamed(given(placeOf(option)));
  const program = defined(DISTRICT_PROGRAMS[DISTRICTS.indexOf(district)]);
  return say('option-use', { what: districtText(district), does: programText(program) });
}

function buyText(view: State, option: string): Text {
  if (option === 'done') return say('option-bought');
  const kind = given(kindOfField(option));
  return say('option-buy', { kind: kindText(kind, 'acc'), price: priceNow(view, kind) });
}

function darkText(view: State, option: string): Text {
  const space = DARK_MARKET_SPACES.indexOf(given(placeOf(option)));
  return say('option-dark', {
    coins: stepsTo(view, space) * COINS_PER_STEP,
    does: programText(defined(DARK_MARKET_PROGRAMS[space])),
  });
}

function ruinsText(option: string): Text {
  const space = RUINS_SPACES.indexOf(given(placeOf(option)));
  return say('option-ruins', {
    space: say(defined(RUINS_SPACES[space])),
    does: programText(defined(RUINS_PROGRAMS[space])),
  });
}
