import { defined, keysOf, say, type Text } from '@stolik/engine';
import {
  type BuildingKind,
  CITY,
  KINDS,
  type Kind,
  type KindName,
  kindNamed,
  MARKET,
  PORT,
  TEMPLE,
} from '../pieces.ts';
import { controlled } from '../rules/control.ts';
import { citizensOut, sources } from '../rules/criteria.ts';
import { charactersOf } from '../rules/owned.ts';
import { shipsOut } from '../rules/taxes.ts';
import { playerAt, type State } from '../state.ts';
import { kindText } from '../words/phrases.ts';

/** All there is to say of what players are ranked by (AR-13.5). One entry each in the table below, no part left out. Control is judged by AR-11 at this moment. */
export interface Criterion {
  standing(s: State, seat: number): number;
  /** Is it behind a screen, so that others cannot know it? */
  readonly hidden: boolean;
  readonly says: Text;
  /** In a word or two. */
  readonly short: Text;
}

/** What lies open. */
const open = (name: string, standing: (s: State, seat: number) => number): Criterion => ({
  standing,
  hidden: false,
  says: say(`criterion-${name}`),
  short: say(`counts-${name}`),
});

const behindScreen = (name: string, standing: (s: State, seat: number) => number): Criterion => ({
  ...open(name, standing),
  hidden: true,
});

const control = (name: string, ...kinds: BuildingKind[]): Criterion =>
  open(name, (s, seat) => kinds.reduce<number>((sum, kind) => sum + controlled(s, seat, kind), 0));

/** One for each kind of cube: `cubes-fish`, `cubes-wood`. */
const ofKinds = <W extends string>(
  what: W,
  hidden: boolean,
  standing: (s: State, seat: number, kind: Kind) => number,
): { readonly [name in `${W}-${KindName}`]: Criterion } =>
  Object.fromEntries(
    KINDS.map((name): [string, Criterion] => {
      const kind = kindNamed(name);
      const which = { kind: kindText(kind, 'gen') };
      return [
        `${what}-${name}`,
        {
          standing: (s, seat) => standing(s, seat, kind),
          hidden,
          says: say(`criterion-${what}`, which),
          short: say(`counts-${what}`, which),
        },
      ];
    }),
  ) as { readonly [name in `${W}-${KindName}`]: Criterion }; // one for each kind, which `fromEntries` does not say

export const CRITERIA = {
  city: control('city', CITY),
  temple: control('temple', TEMPLE),
  market: control('market', MARKET),
  port: control('port', PORT),
  'port-market': control('port-market', PORT, MARKET),
  characters: open('characters', (s, seat) => charactersOf(playerAt(s, seat))),
  progress: open('progress', (s, seat) => playerAt(s, seat).cards.length - charactersOf(playerAt(s, seat))),
  cards: open('cards', (s, seat) => playerAt(s, seat).cards.length),
  florins: behindScreen('florins', (s, seat) => playerAt(s, seat).florins),
  discovery: behindScreen('discovery', (s, seat) => playerAt(s, seat).tokens),
  ships: open('ships', shipsOut),
  citizens: open('citizens', citizensOut),
  benefactor: open('benefactor', (s, seat) => playerAt(s, seat).given), // AR-14.2
  ...ofKinds('cubes', true, (s, seat, kind) => defined(playerAt(s, seat).cubes[kind])),
  ...ofKinds('sources', false, sources),
} satisfies { readonly [name: string]: Criterion };

/** What ranks players. */
export type Ranking = keyof typeof CRITERIA;
/** Separatist and Pacifist rank nobody. */
export type CriterionType = Ranking | 'pacifist' | 'separatist';

export const RANKINGS: readonly Ranking[] = keysOf(CRITERIA);

/** Does the criterion rank players at all? */
export const ranks = (criterion: CriterionType): criterion is Ranking =>
  criterion !== 'pacifist' && criterion !== 'separatist';

export const standingIn = (s: State, seat: number, criterion: Ranking): number => CRITERIA[criterion].standing(s, seat);
