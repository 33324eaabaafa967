import type { Score, Seat } from '@stolik/engine';
import { useHovered } from '@stolik/ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { buyerKind, fuelOf, KIND, TILE_COLOUR, VALUE } from '../content/catalogue.ts';
import { CENTRE_OF, placeAt, siteOf } from '../content/map.ts';
import { SMUGGLE_SURCHARGE, SURVEY_FACTOR } from '../content/tables.ts';
import type { ActionName } from '../events.ts';
import {
  type ActionCard,
  ALL_CENTRES,
  ALL_COLOURS,
  type Buyer,
  type BuyerKind,
  type Card,
  type Cell,
  type Centre,
  COLOURS,
  type Colour,
  EXPLORERS,
  type Explorer,
  explorerOf,
  isActionCard,
  isCell,
  isExplorer,
  isLocation,
  isTile,
  isTravelCard,
  type Kind,
  kindOfCell,
  type Location,
  type Market,
  NONE,
  SPECIAL,
  type Tile,
} from '../pieces.ts';
import { faceOf } from '../rules/actions.ts';
import { levelOf, pushedOutAt } from '../rules/buyers.ts';
import { powerTo } from '../rules/powers.ts';
import { bestSale, coloursToSell, isOpen, waivedBy } from '../rules/sale.ts';
import { score } from '../score.ts';
import { dockOf, sendTo, withdrawFrom } from '../shortcuts.ts';
import { locationOf, playerAt, type State } from '../state.ts';
import { CHOOSES_ACTION, useHold } from './hold.tsx';
import { type SampleGain, sampleGain } from './plan/gallery.ts';
import { type Pins, pinsOf } from './plan/pins.ts';
import { type Reach, reachOf } from './plan/reach.ts';
import { type Sale, saleOf } from './plan/sale.ts';
import { type Scene, useScene } from './scene.tsx';

/** What follows from what is pointed at, or else from what has been chosen so far: worked out once for all parts of the board. */
export interface Prospect {
  /** The card that is held or pointed at while an action is chosen. */
  readonly card: Card | null;
  /** The deed that is pointed at. */
  readonly deed: ActionName | 'pass' | null;
  /** Where explorers could go, and where one points. */
  readonly reach: Reach | null;
  readonly to: Location | null;
  /** The sale so far, and with what is pointed at. */
  readonly sale: Sale | null;
  readonly more: Sale | null;
  /** How popular colours would be; null where nothing changes. */
  readonly levels: readonly (number | null)[];
  /** Envoys more or fewer, by centre. */
  readonly envoys: readonly number[];
  /** A trader more. */
  readonly trader: Market | null;
  /** Who would enter a queue, and who would have to leave it. */
  readonly enters: { readonly market: Market; readonly kind: BuyerKind; readonly pushed: Buyer | null } | null;
  /** A guard more, and one that would go. */
  readonly sample: SampleGain | null;
  readonly leaves: Kind | null;
  /** A tile that would be gained. */
  readonly gained: Tile | null;
  /** What the card could be played for, where. */
  readonly pins: Pins;
  /** The card that would lie in the forecast in place of another (EE-6.27). */
  readonly surveys: { readonly replaced: ActionCard; readonly card: ActionCard } | null;
  /** Credits more or fewer. */
  readonly credits: number;
  /** The whole score as it would be; null when nothing of it changes. */
  readonly after: Score | null;
}

const nothing: Prospect = {
  card: null,
  deed: null,
  reach: null,
  to: null,
  sale: null,
  more: null,
  levels: ALL_COLOURS.map(() => null),
  envoys: ALL_CENTRES.map(() => 0),
  trader: null,
  enters: null,
  sample: null,
  leaves: null,
  gained: null,
  pins: new Map(),
  surveys: null,
  credits: 0,
  after: null,
};

const TheProspect = createContext<Prospect>(nothing);

export const useProspect = (): Prospect => useContext(TheProspect);

export function ProspectProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const scene = useScene();
  const { card } = useHold();
  const hovered = useHovered();
  const prospect = useMemo(() => prospectOf(scene, card, hovered), [scene, card, hovered]);
  return <TheProspect.Provider value={prospect}>{children}</TheProspect.Provider>;
}

type At = number | string | null;

/** Exported for its tests. */
export function prospectOf({ state, seat, decision, prompt }: Scene, held: Card | null, at: At): Prospect {
  if (seat === null || decision === null || state.phase === 'over') return nothing;
  return withScore(state, seat, { ...nothing, ...found(state, seat, prompt, decision.question.args ?? {}, held, at) });
}

function found(
  state: State,
  seat: Seat,
  prompt: string,
  args: { readonly [name: string]: unknown },
  held: Card | null,
  at: At,
): Partial<Prospect> {
  switch (prompt) {
    case CHOOSES_ACTION:
      return choosing(state, seat, held, at);
    case 'travel.explorer':
    case 'travel.to':
    case 'pilot.explorer':
    case 'pilot.to':
    case 'third.to':
      return travelling(state, seat, prompt, at);
    case 'sell.region':
    case 'sell.market':
    case 'sell.tile':
      return selling(state, seat, prompt, at);
    case 'market.step':
    case 'command.step':
    case 'campaign.kind':
    case 'campaign.market':
    case 'recruit.market':
      return placing(state, prompt, args, at);
    case 'sample.guard':
    case 'collection.cell':
    case 'collection.guard':
    case 'crew.guard':
      return guarding(state, seat, prompt, args, at);
    case 'survey.replaced': {
      const card = args.card as { readonly piece: number } | undefined;
      return card === undefined ? {} : { surveys: surveying(state, card.piece as Card, at) };
    }
    default:
      return isTile(at) ? gaining(state, seat, prompt, at) : {};
  }
}

/** The action that a word names, with or without a card before it. */
const deedIn = (at: At): Prospect['deed'] =>
  typeof at === 'string'
    ? ((/^(?:with-\d+-)?(travel|excavate|market|sell|command|smuggle|survey|pass)$/.exec(
        at,
      )?.[1] as Prospect['deed']) ?? null)
    : null;

function choosing(state: State, seat: Seat, held: Card | null, at: At): Partial<Prospect> {
  const { hand, travel } = playerAt(state, seat);
  const own = (isActionCard(at) && hand.includes(at)) || (isTravelCard(at) && travel.includes(at)) ? at : null;
  const card = held ?? own;
  const deed = deedIn(at);
  const starts = own3(state, seat);
  const fuel = card === null ? Math.max(0, ...[...hand, ...travel].map(fuelOf)) : fuelOf(card);
  const goes = deed === 'travel' || (deed === null && card !== null && isTravelCard(card) && !isTile(at));
  const points = held !== null && isLocation(at);
  const reach = goes || points ? reachOf(starts, fuel, starts) : null;
  const sale = sellsBy(state, seat, card, deed, held !== null && isTile(at) ? at : null);
  const digs = held !== null && isTile(at) && state.map.includes(at);
  const market = card === null ? NONE : faceOf(card).symbol;
  return {
    ...(held === null ? {} : commanding(market, at)),
    ...(held !== null && isTile(at) && !digs ? gaining(state, seat, 'smuggle.tile', at) : {}),
    ...(deed === 'market' && market !== NONE ? { trader: market } : {}),
    pins: card === null ? nothing.pins : pinsOf(state, card),
    surveys: held === null ? null : surveying(state, held, at),
    card,
    deed,
    reach,
    to: points ? at : null,
    ...(sale === null ? {} : { more: sale, levels: changed(state, sale.levels), envoys: sale.envoys }),
    ...(digs ? { gained: at, sample: sampleGain(playerAt(state, seat), KIND[at] as Kind) } : {}),
    ...(deed === 'command' && market !== NONE ? { envoys: oneIn(CENTRE_OF[market] as Centre, 1), trader: market } : {}),
    ...(sale === null ? {} : { credits: sale.income.credits }),
  };
}

/** With this card at this market: a trader at its dock, an envoy into its centre or out of it (EE-6.21). */
function commanding(market: Market | typeof NONE, at: At): Partial<Prospect> {
  if (market === NONE) return {};
  const centre = CENTRE_OF[market] as Centre;
  if (at === dockOf(market)) return { trader: market };
  if (at === sendTo(centre)) return { envoys: oneIn(centre, 1) };
  return at === withdrawFrom(centre) ? { envoys: oneIn(centre, -1) } : {};
}

/** EE-6.27: only a card without a marker is replaced. */
function surveying(state: State, card: Card, at: At): Prospect['surveys'] {
  const place = state.forecast.findIndex((one) => one === at);
  return place < 0 || !isActionCard(card) || state.markers[place] !== NONE
    ? null
    : { replaced: at as ActionCard, card };
}

/** The best sale with this card: of the colour of the tile pointed at, or of any. */
function sellsBy(state: State, seat: Seat, card: Card | null, deed: Prospect['deed'], tile: Tile | null): Sale | null {
  const own = tile !== null && ownsTile(state, seat, tile);
  if (deed !== 'sell' && !own) return null;
  const waived = card === null ? NONE : waivedBy(state, faceOf(card).symbol);
  const sales = salesOf(state, seat, waived).filter(({ colour }) => !own || TILE_COLOUR[tile] === colour);
  return sales[0] ?? null;
}

/** The best sale of every colour that can be sold, the best of all first. */
export function salesOf(state: State, seat: Seat, waived: Market | typeof NONE): Sale[] {
  const bits = coloursToSell(state, seat, waived);
  return ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0)
    .map((colour) => saleOf(state, seat, colour, bestSale(state, seat, colour, waived)))
    .sort((one, other) => other.income.credits - one.income.credits);
}

const ownsTile = (state: State, seat: Seat, tile: Tile): boolean => {
  const { hold, hatch } = playerAt(state, seat);
  return hold.includes(tile) || hatch.includes(tile);
};

/** Where one's own explorers stand. */
const own3 = (state: State, seat: Seat): Location[] =>
  Array.from({ length: EXPLORERS }, (_, i) => locationOf(state, explorerOf(seat, i))).filter(isLocation);

function travelling(state: State, seat: Seat, prompt: string, at: At): Partial<Prospect> {
  const to = isLocation(at) ? at : null;
  if (prompt === 'third.to') return { to };
  const { turn } = state;
  const taken = own3(state, seat);
  const fuel = prompt.startsWith('pilot') ? (powerTo(state, 'pilot')?.steps ?? 0) : turn.fuel;
  const mine = Array.from({ length: EXPLORERS }, (_, i) => explorerOf(seat, i));
  const movers: readonly Explorer[] = prompt.endsWith('.to')
    ? [turn.explorer as Explorer]
    : isExplorer(at) && mine.includes(at)
      ? [at]
      : mine.filter((explorer) => !turn.moved.includes(explorer));
  const starts = movers.map((explorer) => locationOf(state, explorer)).filter(isLocation);
  return { reach: reachOf(starts, fuel, taken), to };
}

/** The market that a dock or a place on the map is about. */
export function marketAt(at: At): Market | null {
  if (isLocation(at)) return placeAt(at).market;
  const number = typeof at === 'string' ? /^queue-(\d)$/.exec(at)?.[1] : undefined;
  return number === undefined ? null : ((Number(number) - 1) as Market);
}

function selling(state: State, seat: Seat, prompt: string, at: At): Partial<Prospect> {
  const { turn } = state;
  const sale =
    turn.region === NONE || turn.markets.length === 0 ? null : saleOf(state, seat, turn.region, turn.markets);
  const more = prompt === 'sell.tile' ? null : salePointedAt(state, seat, prompt, at);
  const shown = more ?? sale;
  return {
    sale,
    more,
    ...(shown === null
      ? {}
      : { levels: changed(state, shown.levels), envoys: shown.envoys, credits: shown.income.credits }),
  };
}

function salePointedAt(state: State, seat: Seat, prompt: string, at: At): Sale | null {
  const { turn } = state;
  if (prompt === 'sell.region') {
    const colour = isTile(at) && ownsTile(state, seat, at) ? (TILE_COLOUR[at] as Colour) : colourAt(at);
    return salesOf(state, seat, turn.waived).find((sale) => sale.colour === colour) ?? null;
  }
  const market = marketAt(at);
  const colour = turn.region as Colour;
  if (market === null || turn.markets.includes(market) || !isOpen(state, seat, market, colour, turn.waived))
    return null;
  return saleOf(state, seat, colour, [...turn.markets, market]);
}

/** The colour whose track is pointed at. */
function colourAt(at: At): Colour | null {
  const colour = typeof at === 'string' ? COLOURS.findIndex((name) => at === `track-${name}`) : -1;
  return colour < 0 ? null : (colour as Colour);
}

/** Levels that differ from what they are. */
const changed = (state: State, levels: readonly number[]): (number | null)[] =>
  ALL_COLOURS.map((colour) => (levels[colour] === levelOf(state, colour) ? null : (levels[colour] ?? null)));

const oneIn = (centre: Centre, count: number): number[] => ALL_CENTRES.map((one) => (one === centre ? count : 0));

function placing(state: State, prompt: string, args: { readonly [name: string]: unknown }, at: At): Partial<Prospect> {
  const market = state.turn.market as Market;
  const added = typeof at === 'string' && at === 'track-special' ? SPECIAL : colourAt(at);
  if (prompt === 'market.step' && added !== null) return entering(state, market, added);
  if (prompt === 'campaign.market') {
    const dock = marketAt(at);
    const kind = args.kind === 'special' ? SPECIAL : COLOURS.indexOf(args.kind as (typeof COLOURS)[number]);
    return dock === null || kind < 0 ? {} : entering(state, dock, kind as BuyerKind);
  }
  if (prompt === 'recruit.market') return { trader: marketAt(at) };
  return commanding(market, at);
}

function entering(state: State, market: Market, kind: BuyerKind): Partial<Prospect> {
  const pushed = pushedOutAt(state, market);
  const levels = ALL_COLOURS.map((colour) => {
    const after =
      levelOf(state, colour) + (kind === colour ? 1 : 0) - (pushed !== null && buyerKind(pushed) === colour ? 1 : 0);
    return after === levelOf(state, colour) ? null : after;
  });
  return { enters: { market, kind, pushed }, levels };
}

function guarding(
  state: State,
  seat: Seat,
  prompt: string,
  args: { readonly [name: string]: unknown },
  at: At,
): Partial<Prospect> {
  const player = playerAt(state, seat);
  const cell = isCell(at) ? kindOfCell(at as Cell) : null;
  if (prompt === 'collection.cell') return cell === null ? {} : { sample: sampleGain(player, cell) };
  const tile = args.tile as { readonly piece: number } | undefined;
  const sample = prompt === 'sample.guard' && tile !== undefined ? sampleGain(player, KIND[tile.piece] as Kind) : null;
  const leaves = cell !== null && cell !== sample?.kind ? cell : null;
  return { sample: at === 'skip' ? null : sample, leaves };
}

/** What the tile pointed at would bring or cost. */
function gaining(state: State, seat: Seat, prompt: string, tile: Tile): Partial<Prospect> {
  const player = playerAt(state, seat);
  const value = VALUE[tile] as number;
  if (ownsTile(state, seat, tile)) return prompt === 'smuggle.tile' || prompt === 'deal.tile' ? { credits: value } : {};
  const costs = COSTS[prompt];
  if (costs === undefined) return {};
  const offered =
    state.map.includes(tile) || state.turn.drawn.includes(tile) || state.blackMarket.flat().includes(tile);
  if (!offered) return {};
  return { gained: tile, sample: sampleGain(player, KIND[tile] as Kind), credits: -costs(value) };
}

/** What a tile costs, where one is offered. */
export const COSTS: { readonly [prompt: string]: (value: number) => number } = {
  'excavate.tile': () => 0,
  'dig.tile': () => 0,
  'survey.free': () => 0,
  'survey.buy': (value) => SURVEY_FACTOR * value,
  'smuggle.tile': (value) => value + SMUGGLE_SURCHARGE,
  'deal.tile': (value) => value,
  'buy-first.tile': (value) => value,
};

/** The score with what is shown: credits, and guards. */
function withScore(state: State, seat: Seat, prospect: Prospect): Prospect {
  const { credits, sample, leaves } = prospect;
  if (credits === 0 && sample === null && leaves === null) return prospect;
  const player = playerAt(state, seat);
  const added = sample === null ? 0 : 1 << sample.kind;
  const taken = leaves === null ? 0 : 1 << leaves;
  const gallery = (player.gallery | added) & ~taken;
  const players = state.players.map((one, at) =>
    at === seat ? { ...player, credits: player.credits + credits, gallery } : one,
  );
  return { ...prospect, after: score({ ...state, players })[seat] ?? null };
}

/** Where the tile that would be gained lies. */
export const siteShown = ({ gained }: Prospect): Location | null => (gained === null ? null : siteOf(gained));
