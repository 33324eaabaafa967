import { defined, given, type Option, placeOf } from '@stolik/engine';
import { DISTRICT_PROGRAMS, programOf } from './content/catalogue.ts';
import { DISTRICTS, type DistrictId } from './content/tables.ts';
import { EMPTY } from './pieces.ts';
import { mayUseCompanion } from './rules/abilities.ts';
import { placesToActivate, visitOf, wantsSome } from './rules/activate.ts';
import { adjustments, buying, firstOffers } from './rules/bazaar.ts';
import { companionsToTake } from './rules/caravan.ts';
import { topContracts } from './rules/contracts.ts';
import { payableSpaces } from './rules/dark-market.ts';
import { heroesAtInn } from './rules/heroes.ts';
import { FIELD_PLACES } from './rules/market.ts';
import { activeSeat, activeWagon, type State } from './state.ts';

/** The prompt in which the active player chooses what to visit. */
const VISITS = 'activate.place';

type Meanings = Map<number | string, readonly Option[]>;

/**
 * DR-7 in one click: a hero of the Inn stands for going there and selling to it, a contract for taking it, a field of the market for buying of it, a
 * space of the Dark Market for moving the marker there, a companion for leading a caravan with it.
 */
export function shortcuts(view: State, prompt: string): ReadonlyMap<number | string, readonly Option[]> {
  const meanings: Meanings = new Map();
  if (prompt !== VISITS) return meanings;
  const places = placesToActivate(view);
  for (const district of DISTRICTS) if (places.includes(visitOf(district))) addAll(view, district, meanings);
  return meanings;
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
