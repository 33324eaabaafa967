import type { AskedDecision, Seat, TextArg, TextArgs } from '@stolik/engine';
import { buyerKind, tileColour, tileKind } from '../../content/catalogue.ts';
import { placeAt } from '../../content/map.ts';
import {
  ALL_BUYER_KINDS,
  ALL_COLOURS,
  type BuyerKind,
  buyerName,
  type Card,
  type Colour,
  colourName,
  EXPLORERS,
  type Explorer,
  explorerOf,
  filled,
  is,
  kindOfCell,
  type Market,
  NONE,
  SPECIAL,
} from '../../pieces.ts';
import { levelOf, pushedOutAt } from '../../rules/buyers.ts';
import { powerTo } from '../../rules/powers.ts';
import { isOpen } from '../../rules/sale.ts';
import { score } from '../../score.ts';
import { marketOfDock } from '../../shortcuts.ts';
import { playerAt, type State, whereIs } from '../../state.ts';
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

function found(state: State, seat: Seat, prompt: string, args: TextArgs, held: Card | null, at: At): Partial<Prospect> {
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
      const card = pieceIn(args.card);
      return is.actionCard(card) ? { surveys: surveying(state, card, at) } : {};
    }
    default:
      return is.tile(at) ? gaining(state, seat, prompt, at) : {};
  }
}

/** The piece that the question is about. */
const pieceIn = (arg: TextArg | undefined): number | null =>
  typeof arg === 'object' && 'piece' in arg ? arg.piece : null;

function travelling(state: State, seat: Seat, prompt: string, at: At): Partial<Prospect> {
  const to = is.location(at) ? at : null;
  if (prompt === 'third.to') return { to };
  const { turn } = state;
  const taken = own3(state, seat);
  const pilots = prompt.startsWith('pilot');
  const fuel = pilots ? (powerTo(state, 'pilot')?.steps ?? 0) : turn.fuel;
  const mine = Array.from({ length: EXPLORERS }, (_, i) => explorerOf(seat, i));
  const movers: readonly Explorer[] = prompt.endsWith('.to')
    ? [filled(turn.explorer)]
    : is.explorer(at) && mine.includes(at)
      ? [at]
      : mine.filter((explorer) => !turn.moved.includes(explorer));
  const starts = movers.map((explorer) => whereIs(state, explorer)).filter(is.location);
  return { reach: reachOf(starts, fuel, taken, pilots), to };
}

/** The market that a dock or a place on the map is about. */
export function marketAt(at: At): Market | null {
  if (is.location(at)) return placeAt(at).market;
  return at === null ? null : marketOfDock(at);
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
    const colour = is.tile(at) && ownsTile(state, seat, at) ? tileColour(at) : colourAt(at);
    return salesOf(state, seat, turn.waived).find((sale) => sale.colour === colour) ?? null;
  }
  const market = marketAt(at);
  const colour = filled(turn.region);
  if (market === null || turn.markets.includes(market) || !isOpen(state, seat, market, colour, turn.waived))
    return null;
  return saleOf(state, seat, colour, [...turn.markets, market]);
}

/** The colour whose track is pointed at. */
function colourAt(at: At): Colour | null {
  return ALL_COLOURS.find((colour) => at === `track-${colourName(colour)}`) ?? null;
}

function placing(state: State, prompt: string, args: TextArgs, at: At): Partial<Prospect> {
  const market = filled(state.turn.market);
  const added = typeof at === 'string' && at === 'track-special' ? SPECIAL : colourAt(at);
  if (prompt === 'market.step' && added !== null) return entering(state, market, added);
  if (prompt === 'campaign.market') {
    const dock = marketAt(at);
    const kind = ALL_BUYER_KINDS.find((one) => buyerName(one) === args.kind);
    return dock === null || kind === undefined ? {} : entering(state, dock, kind);
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

function guarding(state: State, seat: Seat, prompt: string, args: TextArgs, at: At): Partial<Prospect> {
  const player = playerAt(state, seat);
  const cell = is.cell(at) ? kindOfCell(at) : null;
  if (prompt === 'collection.cell') return cell === null ? {} : { sample: sampleGain(player, cell) };
  const tile = pieceIn(args.tile);
  const sample = prompt === 'sample.guard' && is.tile(tile) ? sampleGain(player, tileKind(tile)) : null;
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
