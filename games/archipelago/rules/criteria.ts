import type { CriterionType } from '../content/catalogue.ts';
import { areasOf, symbolsOf } from '../content/regions.ts';
import { buildingNamed, CITY, KINDS, type Kind, kindNamed, MARKET, PORT } from '../pieces.ts';
import { isOut, type Laid, playerAt, type State } from '../state.ts';
import { controlled, lordOf } from './control.ts';
import { charactersOf } from './owned.ts';
import { shipsOut } from './taxes.ts';
import { firstCitizen, lastCitizen } from './units.ts';

/** AR-13.5: what players are ranked by. Control is judged by AR-11 at this moment. */
export function standingIn(s: State, seat: number, criterion: CriterionType): number {
  const player = playerAt(s, seat);
  switch (criterion) {
    case 'city':
    case 'temple':
    case 'market':
    case 'port':
      return controlled(s, seat, buildingNamed(criterion));
    case 'port-market':
      return controlled(s, seat, PORT) + controlled(s, seat, MARKET);
    case 'characters':
      return charactersOf(player);
    case 'progress':
      return player.cards.length - charactersOf(player);
    case 'cards':
      return player.cards.length;
    case 'florins':
      return player.florins;
    case 'discovery':
      return player.tokens;
    case 'ships':
      return shipsOut(s, seat);
    case 'citizens':
      return citizensOut(s, seat);
    case 'benefactor':
      return player.given; // AR-14.2
    default:
      return ofKind(s, seat, criterion);
  }
}

/** `cubes-fish`, `sources-wood` */
function ofKind(s: State, seat: number, criterion: string): number {
  const [what = '', name = ''] = criterion.split('-');
  const kind = kindNamed(name);
  if (what === 'cubes') return playerAt(s, seat).cubes[kind] as number;
  return what === 'sources' ? sources(s, seat, kind) : 0;
}

export function citizensOut(s: State, seat: number): number {
  let count = 0;
  for (let unit = firstCitizen(seat); unit < lastCitizen(s, seat); unit++) if (isOut(s, unit)) count++;
  return count;
}

/** Symbols of the kind, not pillaged, in regions controlled by the seat's cities. */
export function sources(s: State, seat: number, kind: Kind): number {
  let count = 0;
  if (s.built[CITY] === 0) return 0;
  for (let i = 0; i < s.map.length; i++) {
    const { region } = s.map[i] as Laid;
    if (lordOf(s, region) !== seat) continue;
    for (const area of areasOf(region))
      symbolsOf(area).forEach((one, place) => {
        if (one === kind && !s.pillaged.includes(area * 8 + place)) count++;
      });
  }
  return count;
}

/** Does the criterion rank players at all? Separatist and Pacifist do not. */
export const ranks = (criterion: CriterionType): boolean => criterion !== 'pacifist' && criterion !== 'separatist';

/** Everything that players can be ranked by, for tests and bots. */
export const CRITERIA: readonly CriterionType[] = [
  'city',
  'temple',
  'market',
  'port',
  'port-market',
  'characters',
  'progress',
  'cards',
  'florins',
  'discovery',
  'ships',
  'citizens',
  'benefactor',
  ...KINDS.map((kind) => `cubes-${kind}`),
  ...KINDS.map((kind) => `sources-${kind}`),
];
