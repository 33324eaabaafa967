import { defined, placeOf, type Seat, type Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { companionKind, contractKind, heroKind } from '../content/cards.ts';
import { DISTRICTS, type DistrictId, isDistrict, SPACES, type Space } from '../content/tables.ts';
import { ALL_KINDS, type Building, type Companion, type Hero, is } from '../pieces.ts';
import { canPay, usableAbilities } from '../rules/abilities.ts';
import { buildingsWithinReach, canVisit, isUseful, wantsSome } from '../rules/activate.ts';
import { priceNow } from '../rules/bazaar.ts';
import { FIELD_PLACES } from '../rules/market.ts';
import { horseshoeSteps, spacesWithinReach } from '../rules/move.ts';
import { COMPANION } from '../rules/steps.ts';
import { isHuman, merchantOf, type State, type Wagon, wagonAt } from '../state.ts';
import { costText } from './effects.ts';
import { kindsArg, townText, who } from './phrases.ts';
import { notThisOne } from './why-not-answers.ts';
import { notOfOnesOwn } from './why-not-own.ts';

/** Why a piece or a place cannot be chosen now, with the rule that forbids it. Null: it can be, or there is nothing to say about it. */
export function whyNot(view: State, seat: Seat, prompt: string | null, target: number | string): Text | null {
  if (view.phase === 'ended') return why('over');
  if (prompt === null) return view.phase === 'play' ? notOnesTurn(view, seat) : why('wait');
  if (prompt === 'activate.place' && target === COMPANION)
    return why(wagonAt(view, seat).companions.length === 0 ? 'no-companion' : 'companions-idle');
  const reason =
    notThisOne(view, seat, prompt, target) ??
    notNow(view, seat, prompt, typeof target === 'string' ? (placeOf(target) ?? target) : target);
  return reason ?? (typeof target === 'number' ? notOfOnesOwn(view, seat, prompt, target) : null);
}

function notNow(view: State, seat: Seat, prompt: string, target: number | string): Text | null {
  if (typeof target === 'number' && is.companion(target)) {
    const own = wagonAt(view, seat).companions.includes(target);
    if (own) return merchantOf(view) === seat ? notUsed(view, seat, target) : why('companion-turn');
  }
  switch (prompt) {
    case 'activate.place':
      return notActivated(view, wagonAt(view, seat), target);
    case 'move.space':
      return inCommon(view, target) ? why('ride-first') : notRiddenTo(target, spacesWithinReach(view), 'stride');
    case 'move.step':
      return isPlaza(target)
        ? notRiddenTo(target, horseshoeSteps(view), 'horseshoe')
        : notActivated(view, wagonAt(view, seat), target);
    case 'bazaar.buy':
      return notBought(view, wagonAt(view, seat), FIELD_PLACES.indexOf(String(target)));
    case 'visits.plan':
      return notDelivered(view, seat, target);
    case 'inn.hero':
      return typeof target === 'number' && is.hero(target) ? notSoldTo(view, wagonAt(view, seat), target) : null;
    case 'plan.reset':
    case 'plan.die':
    case 'plan.slot':
      return inCommon(view, target) ? why('plan-first') : null;
    default:
      return null;
  }
}

function notOnesTurn(view: State, seat: Seat): Text {
  const merchant = merchantOf(view);
  return merchant === seat ? why('wait') : why(isHuman(merchant) ? 'turn' : 'turn-concern', { player: who(merchant) });
}

/** Does it lie where a visit leads? */
const inCommon = (view: State, target: number | string): boolean =>
  typeof target === 'string'
    ? isDistrict(target)
    : [view.inn, view.companionRow, view.courtyard, view.buildings].some((row) => row.some((one) => one === target)) ||
      view.contracts.some((stack) => stack.at(-1) === target);

/** DR-14.1, DR-14.3, DR-14.4: the leader's own town is known; what others plan is not. */
function notDelivered(view: State, seat: Seat, target: number | string): Text | null {
  const { journey } = view;
  const { heroes, contracts, goods } = wagonAt(view, seat);
  if (journey === null || journey.leader !== seat || typeof target !== 'number') return null;
  const hero = heroes.find((one) => one === target);
  const contract = contracts.find((one) => one === target);
  const town = hero === undefined ? contract && contractKind(contract).town : heroKind(hero).town;
  if (town === undefined) return null;
  if (town !== journey.town)
    return why('other-town', { town: townText(town, 'to'), goal: townText(journey.town, 'to') });
  const wanted = contract === undefined ? null : contractKind(contract).goods;
  const none = wanted?.every((kind) => defined(goods[kind * 2]) + defined(goods[kind * 2 + 1]) === 0);
  return why(none === true ? 'no-goods' : 'begun');
}

const isPlaza = (target: number | string): boolean => SPACES.some(({ id }) => id === target);

/** A space of the Ringway that none of these rides leads to. */
const notRiddenTo = (target: number | string, rides: readonly string[], key: string): Text | null =>
  isPlaza(target) && !rides.includes(`ride@${target}`) ? why(key) : null;

const spaceOf = ({ pawn }: Wagon): Space => defined(SPACES[pawn]);

/** DR-7: what stands in the way of a visit, and what must be visited first. */
function notActivated(view: State, wagon: Wagon, target: number | string): Text | null {
  if (typeof target === 'string')
    return isDistrict(target) ? notVisited(view, wagon, target) : isPlaza(target) ? why('rode') : null;
  if (is.building(target)) return notServed(view, wagon, target);
  if (is.hero(target))
    return view.inn.includes(target) ? (notVisited(view, wagon, 'ringway-inn') ?? why('visit-inn')) : null;
  if (is.contract(target))
    return view.contracts.some((stack) => stack.at(-1) === target)
      ? (notVisited(view, wagon, 'queens-commissions') ?? why('visit-commissions'))
      : null;
  if (is.companion(target))
    return view.companionRow.includes(target)
      ? (notVisited(view, wagon, 'yurgs-excursions') ?? why('visit-yurg'))
      : null;
  if (is.feat(target)) return view.courtyard.includes(target) ? why('feat') : null;
  if (is.upgrade(target)) return view.upgrades.includes(target) ? why('upgrade') : null;
  return null;
}

function notVisited(view: State, wagon: Wagon, district: DistrictId): Text | null {
  const { turn } = view;
  if (!spaceOf(wagon).districts.includes(district)) return why('away');
  if (((turn.districts >> DISTRICTS.indexOf(district)) & 1) === 1) return why('visited');
  if (turn.districts !== 0 && !turn.glow) return why('one-district');
  return canVisit(view, wagon, district) ? null : why(`nothing-${district}`);
}

function notServed(view: State, wagon: Wagon, building: Building): Text | null {
  if (!view.buildings.includes(building)) return null;
  if (!view.turn.glow) return why('no-glow');
  if (view.turn.building) return why('building-used');
  if (!buildingsWithinReach(view, wagon).includes(building)) return why('building-away');
  return isUseful(view, wagon, building) ? null : why('building-price');
}

/** DR-8.2, DR-8.3 */
function notBought(view: State, { coins }: Wagon, field: number): Text | null {
  const kind = ALL_KINDS[field];
  if (kind === undefined) return null;
  if (view.market[kind] === 0) return why('no-die');
  if (view.goods[kind] === 0) return why('no-tile');
  const price = priceNow(view, kind);
  return price > coins ? why('price', { price, coins }) : null;
}

function notSoldTo(view: State, wagon: Wagon, hero: Hero): Text | null {
  if (!view.inn.includes(hero) && !view.turn.revealed.includes(hero)) return null;
  return wantsSome(wagon, hero) ? null : why('wants', { goods: kindsArg(heroKind(hero).wants) });
}

/** DR-19: gifts given already, no gift to give, or nothing to work on. */
function notUsed(view: State, seat: Seat, card: Companion): Text | null {
  const wagon = wagonAt(view, seat);
  const { id, abilities } = companionKind(card);
  if (usableAbilities(view, seat).some((usable) => companionKind(usable.card).id === id)) return null;
  const gifts = defined(wagon.gifts[wagon.companions.indexOf(card)]);
  const free = abilities.filter((_, at) => ((gifts >> at) & 1) === 0);
  if (free.length === 0) return why('companion-spent');
  const payable = free.some(({ gift }) => canPay(view, wagon, gift));
  return payable ? why('companion-idle') : why('companion-gift', { gift: costText(defined(free[0]).gift) });
}
