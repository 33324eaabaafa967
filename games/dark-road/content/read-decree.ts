import type { Decree } from './effects.ts';
import { type Item, parseProgram } from './notation.ts';
import { argOf, numberOf, reading, unknown, wordOf } from './read-terms.ts';

type Draft = { -readonly [K in keyof Decree]: Decree[K] };

export const NO_DECREE: Decree = {
  saleCoins: 0,
  noWheelTurn: false,
  fullContractPrestige: 0,
  heroCoins: 0,
  alwaysJoins: false,
  travellerCoins: 0,
};

/** What a Guild Notice keeps in force. */
export const readDecree = (source: string): Decree =>
  reading(source, () => {
    const decree: Draft = { ...NO_DECREE };
    for (const item of parseProgram(source)) readDecreeItem(item, decree);
    return decree;
  });

function readDecreeItem(item: Item, decree: Draft): void {
  const [inside] = item.branches[0] ?? [];
  switch (item.name === 'on' ? wordOf(item, 0) : item.name) {
    case 'none':
      break;
    case 'passive':
      readPassive(argOf(item, 0).call?.name, decree);
      break;
    case 'pcSell':
      decree.saleCoins = gainOf(inside, 'pcGain', 'coins');
      break;
    case 'contractDelivered3':
      decree.fullContractPrestige = gainOf(inside, 'gain', 'prestige');
      break;
    case 'heroDelivered':
      decree.heroCoins = gainOf(inside, 'gain', 'coins');
      break;
    case 'humanLeads':
      if (inside?.name !== 'perEach' || wordOf(inside, 0) !== 'otherTraveller') unknown('humanLeads without perEach');
      decree.travellerCoins = gainOf(inside?.branches[0]?.[0], 'gain', 'coins');
      break;
    default:
      unknown(`"${item.name}" in a Guild Notice`);
  }
}

function readPassive(name: string | undefined, decree: Draft): void {
  if (name === 'noBazaarWheelTurn') decree.noWheelTurn = true;
  else if (name === 'pcAlwaysJoins') decree.alwaysJoins = true;
  else unknown(`the passive "${name}"`);
}

/** So many of the one thing that this trigger can give. */
function gainOf(item: Item | undefined, name: 'gain' | 'pcGain', what: 'coins' | 'prestige'): number {
  if (item?.name !== name) return unknown(`a trigger that does not ${name}`);
  const [n, thing] = argOf(item, 0).words;
  if (thing !== what) return unknown(`"${thing}" instead of ${what}`);
  return numberOf(n);
}
