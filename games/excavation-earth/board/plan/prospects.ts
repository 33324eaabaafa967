import type { AskedDecision, Seat } from '@stolik/engine';
import { buyerKind, KIND, TILE_COLOUR } from '../../content/catalogue.ts';
import { placeAt } from '../../content/map.ts';
import {
  ALL_COLOURS,
  type BuyerKind,
  type Card,
  type Cell,
  COLOURS,
  type Colour,
  EXPLORERS,
  type Explorer,
  explorerOf,
  isCell,
  isExplorer,
  isLocation,
  isTile,
  type Kind,
  kindOfCell,
  type Market,
  NONE,
  SPECIAL,
} from '../../pieces.ts';
import { levelOf, pushedOutAt } from '../../rules/buyers.ts';
import { powerTo } from '../../rules/powers.ts';
import { isOpen } from '../../rules/sale.ts';
import { score } from '../../score.ts';
import { locationOf, playerAt, type State } from '../../state.ts';
import { choosing, commanding, salesOf, surveying } from './choosing.ts';
import { gaining } from './gaining.ts';
import { sampleGain } from './gallery.ts';
import { type At, changed, nothing, own3, ownsTile, type Prospect } from './prospect.ts';
import { reachOf } from './reach.ts';
import { type Sale, saleOf } from './sale.ts';

/** What a chair sees and is asked. */
interface Asked {
  readonly state: State;
  readonly seat: Seat | null;
  readonly decision: AskedDecision | null;
  readonly prompt: string;
}

/** Everything that follows from what is held and pointed at. */
export function prospectOf({ state, seat, decision, prompt }: Asked, held: Card | null, at: At): Prospect {
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
    case 'action.action':
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

function travelling(state: State, seat: Seat, prompt: string, at: At): Partial<Prospect> {
  const to = isLocation(at) ? at : null;
  if (prompt === 'third.to') return { to };
  const { turn } = state;
  const taken = own3(state, seat);
  const pilots = prompt.startsWith('pilot');
  const fuel = pilots ? (powerTo(state, 'pilot')?.steps ?? 0) : turn.fuel;
  const mine = Array.from({ length: EXPLORERS }, (_, i) => explorerOf(seat, i));
  const movers: readonly Explorer[] = prompt.endsWith('.to')
    ? [turn.explorer as Explorer]
    : isExplorer(at) && mine.includes(at)
      ? [at]
      : mine.filter((explorer) => !turn.moved.includes(explorer));
  const starts = movers.map((explorer) => locationOf(state, explorer)).filter(isLocation);
  return { reach: reachOf(starts, fuel, taken, pilots), to };
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
