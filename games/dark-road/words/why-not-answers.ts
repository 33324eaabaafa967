import { defined, placeOf, type Seat, type Text, verbOf } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { contractKind, heroKind } from '../content/cards.ts';
import { ALL_TOWNS, EMPTY, goodNamed, goodOfPiece, is, type Kind, kindOfGood, type Town } from '../pieces.ts';
import { TOWN_PLACES, townsOfRegion } from '../rules/journey.ts';
import { slotNamed } from '../rules/plan.ts';
import { type State, wagonAt } from '../state.ts';
import { townText } from './phrases.ts';

/** Why something of the very sort that is asked for is no answer. Null: it is of another sort, or there is nothing to say about it. */
export function notThisOne(view: State, seat: Seat, prompt: string, target: number | string): Text | null {
  if (prompt.startsWith('plan.')) return typeof target === 'string' ? notPlanned(view, seat, prompt, target) : null;
  if (prompt.startsWith('pick.')) return lineOf(target) === null ? null : why('no-such-die');
  if (prompt === 'visits.plan' || prompt === 'end.plan') return notOnVisit(view, seat, prompt, target);
  return prompt === 'inn.good' && goodOf(target) !== null ? why('not-for-sale') : null;
}

/** DR-5.2: a die first, then its slot. */
function notPlanned(view: State, seat: Seat, prompt: string, target: string): Text | null {
  switch (placeOf(target)) {
    case `locks-${seat}`:
      if (wagonAt(view, seat).locks[slotNamed(target)] === EMPTY) return why('lock-empty');
      return prompt === 'plan.die' ? why('die-first') : null;
    case `reserve-${seat}`:
      return prompt === 'plan.slot' ? why('slot-now') : null;
    case `glow-${seat}`:
      return why('glow-locked');
    default:
      return null;
  }
}

/** A line of the event, as the board names it: `4@event`. */
const lineOf = (target: number | string): number | null =>
  typeof target === 'string' && /^\d@(event|dice)$/.test(target) ? Number(verbOf(target)) : null;

/** The kind of a good that lies in a wagon, by its option or its piece. */
function goodOf(target: number | string): Kind | null {
  if (typeof target === 'number') return is.good(target) ? kindOfGood(goodOfPiece(target)) : null;
  return placeOf(target)?.startsWith('goods-') ? kindOfGood(goodNamed(verbOf(target))) : null;
}

/** DR-14.1, DR-14.3: one town, and for each thing its contract. */
function notOnVisit(view: State, seat: Seat, prompt: string, target: number | string): Text | null {
  const kind = goodOf(target);
  const towns = prompt === 'end.plan' || view.journey === null ? null : townsOfRegion(view.journey.town);
  if (kind !== null) {
    const wanted = wagonAt(view, seat).contracts.some((contract) => {
      const { town, goods } = contractKind(contract);
      return goods.includes(kind) && (towns === null || towns.includes(town));
    });
    return why(wanted ? 'commission-first' : 'not-wanted');
  }
  const town = ALL_TOWNS.find((one) => placeOf(TOWN_PLACES[one]) === target);
  return town === undefined ? null : notVisitedTown(view, seat, towns, town);
}

function notVisitedTown(view: State, seat: Seat, towns: readonly Town[] | null, town: Town): Text {
  const { heroes, contracts } = wagonAt(view, seat);
  const { journey } = view;
  if (towns !== null && journey?.leader === seat) return why('own-caravan', { town: townText(journey.town, 'to') });
  if (towns !== null && !towns.includes(town)) {
    const [one, other] = towns;
    return why('other-region', { one: townText(defined(one), 'to'), other: townText(defined(other), 'to') });
  }
  const nothing =
    heroes.every((hero) => heroKind(hero).town !== town) &&
    contracts.every((contract) => contractKind(contract).town !== town);
  return why(nothing ? 'nothing-for-town' : 'one-visit');
}
