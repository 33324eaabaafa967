import type { Option, Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { contractKind, heroKind } from '../content/cards.ts';
import { DISTRICTS } from '../content/tables.ts';
import { is, type Town } from '../pieces.ts';
import { visitOf } from '../rules/activate.ts';
import { COMPANION } from '../rules/steps.ts';
import { type State, wagonAt } from '../state.ts';
import { townText } from './phrases.ts';

/** DR-7, DR-19.1: all that the end of a turn can offer. */
export const actions = (view: State, prompt: string): readonly Option[] =>
  prompt === 'activate.place' ? [...DISTRICTS.map(visitOf), ...view.buildings, COMPANION, 'end'] : [];

/** Questions that are about one's own goods: what fits is known to them alone. */
const ABOUT_GOODS: readonly string[] = [
  'inn.good',
  'exchange.good',
  'lose-good.good',
  'flip.good',
  'gift.thing',
  'settle.goods',
  'visits.plan',
  'end.plan',
];
const VISITS: readonly string[] = ['visits.plan', 'end.plan'];

/** What is said of things one owns when nothing else stands in their way: when their time comes. */
export function notOfOnesOwn(view: State, seat: Seat, prompt: string, piece: number): Text | null {
  const wagon = wagonAt(view, seat);
  if (is.good(piece)) return ABOUT_GOODS.includes(prompt) ? null : why('good');
  if (is.hero(piece)) {
    if (wagon.deliveredHeroes.includes(piece)) return why('delivered');
    return wagon.heroes.includes(piece) ? carried(prompt, 'hero', heroKind(piece).town) : null;
  }
  if (is.contract(piece)) {
    if (wagon.deliveredContracts.includes(piece)) return why('delivered');
    return wagon.contracts.includes(piece) ? carried(prompt, 'contract', contractKind(piece).town) : null;
  }
  if (is.companion(piece) && wagon.companions.includes(piece))
    return why(prompt === 'companion.ability' ? 'companion-twin' : 'companion-use');
  if (is.steed(piece) && wagon.steeds.includes(piece)) return why('own-steed');
  if (is.upgrade(piece) && wagon.upgrades.includes(piece)) return why('own-upgrade');
  return is.feat(piece) && wagon.feats.includes(piece) ? why('own-feat') : null;
}

/** On a visit one town counts, each thing once; at other times a caravan has to take them there. */
const carried = (prompt: string, kind: 'hero' | 'contract', town: Town): Text =>
  why(VISITS.includes(prompt) ? 'one-town' : `own-${kind}`, { town: townText(town, 'to') });
