import type { AskedDecision, TextArg } from '@stolik/engine';
import {
  type Area,
  type Cell,
  is,
  type Kind,
  kindNamed,
  type Market,
  marketNamed,
  type Region,
  type Unit,
} from '../pieces.ts';
import { readWritten, type Written } from '../words/drafts.ts';

/** What the open question is about, as far as its words tell. */
export interface Asked {
  /** `explore.cell`; empty when nothing is asked of this chair. */
  readonly prompt: string;
  /** The tile that is being laid or was found. */
  readonly region: Region | null;
  readonly cell: Cell | null;
  readonly rotation: number | null;
  /** Who moves. */
  readonly unit: Unit | null;
  readonly area: Area | null;
  readonly market: Market | null;
  readonly project: string | null;
  /** The kind of cube that is to be paid. */
  readonly kind: Kind | null;
  readonly left: number;
  /** The place in the order that is given now. */
  readonly place: number;
  readonly letter: Written | null;
}

export function askedOf(decision: AskedDecision | null): Asked {
  const args = decision?.question.args ?? {};
  return {
    prompt: decision?.prompt ?? '',
    region: pieceOf(is.region, args.region),
    cell: pieceOf(is.cell, args.cell),
    rotation: typeof args.rotation === 'string' ? Number(args.rotation) : null,
    unit: pieceOf(is.unit, args.unit),
    area: pieceOf(is.area, args.area),
    market: typeof args.market === 'string' ? marketNamed(args.market) : null,
    project: typeof args.project === 'string' ? args.project : null,
    kind: typeof args.kind === 'string' ? kindNamed(args.kind) : null,
    left: typeof args.left === 'number' ? args.left : 0,
    place: typeof args.place === 'number' ? args.place : 0,
    letter: readWritten(args.letter),
  };
}

const pieceOf = <P extends number>(is: (piece: unknown) => piece is P, arg: TextArg | undefined): P | null =>
  typeof arg === 'object' && 'piece' in arg && is(arg.piece) ? arg.piece : null;

/** Questions in which the track and the markets lie in the middle, and the map at their side. */
export const isHall = (prompt: string): boolean =>
  prompt === 'trade.deal' || prompt.startsWith('smuggle.') || prompt.startsWith('evolve.');

export const isEvolution = (prompt: string): boolean => prompt.startsWith('evolve.');

/** Questions about a tile that was taken up, until its cubes are given out. */
export const laysTile = (prompt: string): boolean => /^(voyage|explore|findings)\./.test(prompt);

/** Questions that are answered on a paper below the map: nothing on the map is tapped, so all of it is shown. */
export const hasPaper = (prompt: string): boolean => PAPERS.has(prompt);
const PAPERS = new Set([
  'order.bid',
  'order.again',
  'order.next',
  'build.project',
  'search.card',
  'prepare.keep',
  'steal.pick',
  'choose-gift.gift',
  'spy.player',
  'steal.victim',
]);

/** Are symbols of this area asked for: those of a tile that was found, or of where somebody pillages? */
export const asksSymbol = ({ prompt, region: found, area: pillaged }: Asked, region: number, area: number): boolean =>
  (prompt.startsWith('findings.') && found === region) || (prompt === 'pillage.kind' && pillaged === area);

export const isTalk = (prompt: string): boolean => prompt.startsWith('talk.');

/** Questions that are answered with cubes from behind one's own screen. */
const OWN_CUBES = ['tribute.kind', 'steal.hand', 'use-card.any', 'build.spared'];

/** What tapping one's own cubes of a kind means now. */
export function ownCubeTarget({ prompt, kind: due }: Asked, kind: Kind, name: string, crisis: Kind | null): string {
  if (OWN_CUBES.includes(prompt)) return name;
  if (prompt === 'pay.with' && due === kind) return 'cube';
  if ((prompt === 'crisis.move' || prompt === 'delivery.move') && crisis === kind) return 'own';
  return `own-${name}`;
}

/** What tapping an area of a market means now. */
export function marketTarget({ prompt, market: asked }: Asked, market: Market, name: string, row: string): string {
  const stocks = prompt === 'findings.market' ? market === 0 : prompt === 'stock-market.kind' && asked === market;
  return stocks ? name : row;
}
