import { defined, seat as seatAt } from '@stolik/engine';
import { heroKind, type PowerKind, steedKind, upgradeKind } from '../content/cards.ts';
import type { Power } from '../content/effects.ts';
import { HOOKS, INVENTORY } from '../content/tables.ts';
import type { State, Wagon } from '../state.ts';
import { fits, NO_GOODS, type Room, rememberedFor, roomNumber, withKind } from './packing.ts';
import type { GameDealer } from './steps.ts';

/** What steeds and upgrades change for their owner (DR-20, DR-21). Derived whenever it is needed, never stored. */

/** The sum of a number over all that a player owns. */
export function sumOf({ steeds, upgrades }: Wagon, count: (power: Power) => number): number {
  let sum = 0;
  for (let i = 0; i < steeds.length; i++) sum += count(steedKind(defined(steeds[i])).power);
  for (let i = 0; i < upgrades.length; i++) sum += count(upgradeKind(defined(upgrades[i])).power);
  return sum;
}

const one = (holds: boolean): number => (holds ? 1 : 0);
const hooksFilled = (power: Power): number => power.fillsHooks;
const inventoryFilled = (power: Power): number => power.fillsInventory;
const blocksOf = (power: Power): number => one(power.block !== null);
const trophiesOf = (power: Power): number => one(power.fillsStorage !== null);
const unlimited = (power: Power): number => one(power.unlimitedUpgrades);

/** DR-18.1, DR-18.2 */
export const hooksOf = (wagon: Wagon): number => HOOKS - sumOf(wagon, hooksFilled);
export const inventoryOf = (wagon: Wagon): number => INVENTORY - sumOf(wagon, inventoryFilled);

/** DR-17.2 */
export const roomOf = (wagon: Wagon): Room => ({
  blocks: sumOf(wagon, blocksOf),
  chests: chestsOf(wagon),
  trophies: sumOf(wagon, trophiesOf),
});

function chestsOf({ heroes }: Wagon): number {
  let chests = 0;
  for (let i = 0; i < heroes.length; i++) if (heroKind(defined(heroes[i])).bonus === 'chest') chests++;
  return chests;
}

/** Numbers of tiles by kind, whichever side is up. */
export const kindCounts = ({ goods }: Wagon): number[] => {
  const counts: number[] = [];
  for (let good = 0; good < goods.length; good += 2) counts.push(defined(goods[good]) + defined(goods[good + 1]));
  return counts;
};

/** DR-17.3. Asked after everything that is gained, so a question asked before is answered without making anything. */
export function isPacked(wagon: Wagon): boolean {
  const { goods } = wagon;
  const room = roomNumber(sumOf(wagon, blocksOf), chestsOf(wagon), sumOf(wagon, trophiesOf));
  let kinds = NO_GOODS;
  for (let good = 0; good < goods.length; good += 2)
    kinds = withKind(kinds, defined(goods[good]) + defined(goods[good + 1]));
  return rememberedFor(room, kinds) ?? fits(kindCounts(wagon), roomOf(wagon));
}

/** DR-21.1: no upgrade yet, or no limit; and one is left. */
export const mayTakeUpgrade = (s: State, wagon: Wagon): boolean =>
  s.upgrades.length > 0 && (wagon.upgrades.length === 0 || sumOf(wagon, unlimited) > 0);

/** Says which steed or upgrade has made the difference. */
export function tellHelp(s: State, wagon: Wagon, helps: (power: Power) => boolean, dealer: GameDealer): void {
  const seat = seatAt(s.wagons.indexOf(wagon));
  for (const steed of wagon.steeds)
    if (helpsHere(steedKind(steed), helps)) dealer.tell({ type: 'steed-helped', seat, steed });
  for (const upgrade of wagon.upgrades)
    if (helpsHere(upgradeKind(upgrade), helps)) dealer.tell({ type: 'upgrade-helped', seat, upgrade });
}

const helpsHere = ({ power }: PowerKind, helps: (power: Power) => boolean): boolean => helps(power);
