import { reading, unknown } from '@stolik/engine/notation';
import type { Decree } from './effects.ts';
import { type Item, parseProgram, printProgram } from './notation.ts';
import { noneOf, passive, type Readings, readRecord, trigger } from './read-record.ts';
import { argOf, numberOf, wordOf } from './read-terms.ts';

/** What a Guild Notice keeps in force (DR-29.10), and how each of it is written. */
const DECREES: Readings<Decree> = {
  saleCoins: trigger('pcSell', 0, ([inside]) => gainOf(inside, 'pcGain', 'coins')),
  noWheelTurn: passive('noBazaarWheelTurn', false, () => true),
  fullContractPrestige: trigger('contractDelivered3', 0, ([inside]) => gainOf(inside, 'gain', 'prestige')),
  heroCoins: trigger('heroDelivered', 0, ([inside]) => gainOf(inside, 'gain', 'coins')),
  alwaysJoins: passive('pcAlwaysJoins', false, () => true),
  travellerCoins: trigger('humanLeads', 0, ([inside]) => {
    if (inside?.name !== 'perEach' || wordOf(inside, 0) !== 'otherTraveller')
      return unknown('humanLeads without perEach');
    return gainOf(inside.branches[0]?.[0], 'gain', 'coins');
  }),
};

export const NO_DECREE: Decree = noneOf(DECREES);

export const readDecree = (source: string): Decree =>
  reading(source, () => {
    const items = parseProgram(source).filter(({ name }) => name !== 'none');
    return readRecord(DECREES, items, printProgram, 'in a Guild Notice');
  });

/** So many of the one thing that this trigger can give. */
function gainOf(item: Item | undefined, name: 'gain' | 'pcGain', what: 'coins' | 'prestige'): number {
  if (item?.name !== name) return unknown(`a trigger that does not ${name}`);
  const [n, thing] = argOf(item, 0).words;
  if (thing !== what) return unknown(`"${thing}" instead of ${what}`);
  return numberOf(n);
}
