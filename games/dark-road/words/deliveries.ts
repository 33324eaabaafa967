import { allSeats, defined, type Seat, say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import { contractKind, heroKind } from '../content/cards.ts';
import { type Contract, FACE_DOWN, type Good, goodOf, type Hero, type Town } from '../pieces.ts';
import { contractPrestige } from '../rules/delivery.ts';
import { rewardFor } from '../rules/heroes.ts';
import { type State, type Wagon, wagonAt } from '../state.ts';
import { gainsText } from './effects.ts';
import { amountText, kindsArg } from './phrases.ts';

/** What could be delivered where and for how much, for options that lead somebody to a town. */

/** Whose view this is: the one whose deeds can be read (DR-2). Null: nobody's, or everybody's. */
export function ownSeat(view: State): Seat | null {
  const readable = allSeats(view.seats).filter((seat) => !wagonAt(view, seat).feats.some((feat) => feat === FACE_DOWN));
  const [only, ...more] = readable;
  return only === undefined || more.length > 0 ? null : only;
}

/** Heroes and contracts aboard for these towns, each with what it brings now; `none` if there are none. */
export function aboardFor(wagon: Wagon, towns: readonly Town[]): TextArg {
  const heroes = wagon.heroes.filter((hero) => towns.includes(heroKind(hero).town));
  const contracts = wagon.contracts.filter((contract) => towns.includes(contractKind(contract).town));
  const all = [...heroes.map(heroText), ...contracts.map((contract) => contractText(wagon, contract))];
  return all.length === 0 ? 'none' : { all };
}

const heroText = (hero: Hero): Text => say('aboard-hero', { hero: { piece: hero }, gain: gainsText(rewardFor(hero)) });

const contractText = (wagon: Wagon, contract: Contract): Text => say('aboard-contract', contractArgs(wagon, contract));

/** Which of its goods are aboard, and the prestige for all of them, the fine ones first (DR-14.3). */
export function contractArgs(wagon: Wagon, contract: Contract): TextArgs {
  const { goods } = contractKind(contract);
  const aboard = goods.flatMap((kind): Good[] => {
    const tile = [goodOf(kind, true), goodOf(kind, false)].find((good) => defined(wagon.goods[good]) > 0);
    return tile === undefined ? [] : [tile];
  });
  return {
    goods: kindsArg(goods),
    have: aboard.length,
    of: goods.length,
    gain: amountText(contractPrestige(aboard), 'prestige'),
  };
}
