import { defined } from '@stolik/engine';
import type { Tip } from '@stolik/engine/lesson';
import { companionKind, contractKind } from '../content/cards.ts';
import type { Event } from '../events.ts';
import { townsOfRegion } from '../rules/journey.ts';
import type { State, Wagon } from '../state.ts';

/** A wagon has room for so many heroes, and for so many commissions (DR-18). */
const ABOARD = 3;
/** From this turn on the last three dice are freed (DR-5), and in the last ones the end has to be thought of. */
const RESERVE_EMPTY = 11;
const NEARLY_OVER = 12;
/** From here on it pays to look at the lower number (DR-26). */
const HALFWAY = 6;
const FAR_APART = 6;

const wagonOf = ({ wagons }: State, me: number): Wagon => defined(wagons[me]);

/** Is there a commission that can be paid where one comes to? In the last visit that is anywhere (DR-25). */
function carriesCommission(state: State, me: number): boolean {
  const towns = state.journey === null ? null : townsOfRegion(state.journey.town);
  return wagonOf(state, me).contracts.some((contract) => towns?.includes(contractKind(contract).town) ?? true);
}

/** For the first real games; what seldom happens comes first. */
export const tips: readonly Tip<State, Event>[] = [
  { id: 'nearly-over', rule: 'DR-25', at: ['plan.die', 'plan.slot'], when: ({ round }) => round >= NEARLY_OVER },
  { id: 'reserve-empty', rule: 'DR-5', at: ['plan.slot'], when: ({ round }) => round >= RESERVE_EMPTY },
  {
    id: 'lower-number',
    rule: 'DR-26',
    at: ['plan.die', 'plan.slot'],
    when: (state, me) => {
      const { coins, prestige } = wagonOf(state, me);
      return state.round >= HALFWAY && Math.abs(coins - prestige) >= FAR_APART;
    },
  },
  {
    id: 'no-room',
    rule: 'DR-18',
    when: (state, me) => {
      const { heroes, contracts } = wagonOf(state, me);
      return heroes.length >= ABOARD || contracts.length >= ABOARD;
    },
    at: ['plan.die'],
  },
  { id: 'wheel', rule: 'DR-8', after: 'wheel-turned' },
  {
    id: 'companion',
    rule: 'DR-19',
    after: 'companion-taken',
    // Strays want other gifts, and go.
    of: ({ merchant, card }, me) => merchant === me && companionKind(card).loyal,
  },
  { id: 'plan', rule: 'DR-5', at: ['plan.die'] },
  { id: 'lock', rule: 'DR-5', at: ['plan.slot'] },
  { id: 'reset', rule: 'DR-5', at: ['plan.reset'] },
  { id: 'horseshoe', rule: 'DR-6', at: ['move.step'] },
  { id: 'bazaar-die', rule: 'DR-8', at: ['bazaar.adjust'] },
  { id: 'bazaar', rule: 'DR-8', at: ['bazaar.buy'] },
  { id: 'inn', rule: 'DR-11', at: ['inn.hero'] },
  { id: 'inn-good', rule: 'DR-11', at: ['inn.good'] },
  { id: 'commission', rule: 'DR-9', at: ['take-contract.contract'] },
  { id: 'dark-market', rule: 'DR-10', at: ['dark-market.space'] },
  { id: 'ruins', rule: 'DR-12', at: ['explore.space'] },
  { id: 'stowing', rule: 'DR-17', at: ['settle.goods'] },
  { id: 'road', rule: 'DR-13', at: ['travel.road'] },
  { id: 'joining', rule: 'DR-13', at: ['caravan.answer'] },
  { id: 'travel-die', rule: 'DR-13', at: ['pick.die'], when: (state, me) => wagonOf(state, me).lanterns > 0 },
  { id: 'visits', rule: 'DR-14', at: ['visits.plan', 'end.plan'], when: carriesCommission },
  { id: 'fortune', rule: 'DR-15', at: ['fortunes.fortune'], when: ({ fortuneCoins }) => fortuneCoins },
];
