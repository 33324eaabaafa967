import { defined, given, type Option, placeOf } from '@stolik/engine';
import { DISTRICT_PROGRAMS, programOf } from './content/catalogue.ts';
import { DISTRICTS, type DistrictId } from './content/tables.ts';
import { EMPTY } from './pieces.ts';
import { isOwnTurn, mayUseCompanion, usableAbilities } from './rules/abilities.ts';
import { placesToActivate, visitOf, wantsSome } from './rules/activate.ts';
import { adjustments, buying, firstOffers } from './rules/bazaar.ts';
import { companionsToTake } from './rules/caravan.ts';
import { abilityOption } from './rules/companions.ts';
import { topContracts } from './rules/contracts.ts';
import { payableSpaces } from './rules/dark-market.ts';
import { heroesAtInn } from './rules/heroes.ts';
import { FIELD_PLACES } from './rules/market.ts';
import { lockSlots, reserveDice } from './rules/plan.ts';
import { COMPANION } from './rules/steps.ts';
import { activeSeat, activeWagon, type State } from './state.ts';

type Meanings = Map<number | string, readonly Option[]>;

/**
 * What stands for several choices at once. DR-7 in one click: a hero of the Inn stands for going there and selling to it, a contract for taking it, a
 * field of the market for buying of it, a space of the Dark Market for moving the marker there, a companion for leading a caravan with it. While a
 * horseshoe may be used, all of that stands for keeping it, too: it is asked for by the way. A companion of one's own stands for using it, and a lock
 * with a die for planning in the other order.
 */
export function shortcuts(view: State, prompt: string): ReadonlyMap<number | string, readonly Option[]> {
  const meanings: Meanings = new Map();
  if (prompt === 'activate.place') addVisits(view, meanings);
  else if (prompt === 'move.step') addVisitsFrom(view, meanings);
  else if (prompt === 'plan.die') addLocks(view, meanings);
  if (!NO_COMPANIONS.has(prompt)) addCompanions(view, meanings);
  return meanings;
}

/** Where a companion is one of them, or is used only when others are done. */
const NO_COMPANIONS: ReadonlySet<string> = new Set(['companion.ability', 'visits.plan']);

function addVisits(view: State, meanings: Meanings): void {
  const places = placesToActivate(view);
  for (const district of DISTRICTS) if (places.includes(visitOf(district))) addAll(view, district, meanings);
}

/** DR-6.2, DR-7: whoever says what is visited from here does not move on. */
function addVisitsFrom(view: State, meanings: Meanings): void {
  const visits: Meanings = new Map();
  addVisits(view, visits);
  for (const place of placesToActivate(view)) {
    if (typeof place === 'number') visits.set(place, [place]);
    else if (place !== 'end') visits.set(given(placeOf(place)), [place]);
  }
  for (const [target, options] of visits) meanings.set(target, ['stay', ...options]);
}

/** A die of the reserve while a lock is held. */
export const lockedWith = (lock: string, die: string): string => `${lock}+${die}`;

/** DR-5.2 */
function addLocks(view: State, meanings: Meanings): void {
  const locks = lockSlots(view);
  for (const die of reserveDice(view))
    for (const lock of locks) meanings.set(lockedWith(lock, die), [die, ...(locks.length > 1 ? [lock] : [])]);
}

/** DR-19.1: a card that can do one thing now stands for it, one that can do several for being asked which. */
function addCompanions(view: State, meanings: Meanings): void {
  const seat = activeSeat(view);
  if (!isOwnTurn(view, seat)) return;
  const usable = usableAbilities(view, seat);
  for (const one of usable) {
    const option = abilityOption(one);
    const uses = [COMPANION, ...(usable.length > 1 ? [option] : [])];
    meanings.set(option, uses);
    const alone = usable.every((other) => other === one || other.card !== one.card);
    meanings.set(one.card, alone ? uses : [COMPANION]);
  }
}

function addAll(view: State, district: DistrictId, meanings: Meanings): void {
  const visit = visitOf(district);
  switch (district) {
    case 'great-bazaar':
      for (const kind of firstOffers(view))
        meanings.set(FIELD_PLACES[kind], [visit, ...asked(view, adjustments(view, {}), 'done'), buying(kind)]);
      break;
    case 'queens-commissions': {
      const tops = topContracts(view);
      for (const contract of tops) meanings.set(contract, [visit, ...asked(view, tops, contract)]);
      break;
    }
    case 'dark-market': {
      const spaces = payableSpaces(view);
      for (const space of spaces) meanings.set(given(placeOf(space)), [visit, ...asked(view, spaces, space)]);
      break;
    }
    case 'ringway-inn': {
      const wagon = activeWagon(view);
      for (const hero of heroesAtInn(view)) if (wantsSome(wagon, hero)) meanings.set(hero, [visit, hero]);
      break;
    }
    case 'yurgs-excursions':
      for (const card of view.companionRow)
        if (card !== EMPTY) meanings.set(card, [visit, travelling(), ...asked(view, companionsToTake(view), card)]);
      break;
  }
}

/** What is answered, unless the rules answer it themselves because there is nothing else. */
const asked = (view: State, options: readonly Option[], answer: Option): Option[] =>
  options.length > 1 || mayUseCompanion(view, activeSeat(view)) ? [answer] : [];

/** The branch of Yurg's program that leads out of the city. */
function travelling(): Option {
  const [choice] = programOf(defined(DISTRICT_PROGRAMS[DISTRICTS.indexOf('yurgs-excursions')])).effects;
  const branches = choice?.does === 'choose' ? choice.branches : [];
  const travel = branches.find((branch) =>
    programOf(branch).effects.some((effect) => effect.does === 'district' && effect.action === 'travel'),
  );
  if (travel === undefined) throw new Error('nobody leads caravans at Yurg’s');
  return travel;
}
