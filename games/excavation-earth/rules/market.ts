import {
  ALL_BUYER_KINDS,
  ALL_COLOURS,
  type BuyerKind,
  type ByColour,
  buyerName,
  byColour,
  type Colour,
  colourNamed,
  type Market,
  SPECIAL,
} from '../pieces.ts';
import { activePlayer, type State, whoIs } from '../state.ts';
import { addBuyer, isAvailable } from './buyers.ts';
import { hasCrew, placeCrew, traderAt } from './crew.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/**
 * EE-6.8 to EE-6.12 Market: a trader, a special buyer, a coloured buyer, each once, each optional. The trader may come at any moment; whoever has added a
 * coloured buyer has done with the special one.
 */
export interface MarketVisit {
  market: Market;
  /** Has the trader been placed? */
  placed: boolean;
  /** Buyers added or passed over: 1 the special one, 2 the coloured one. */
  added: number;
  step: string | null;
}

export const visiting = (market: Market): MarketVisit => ({ market, placed: false, added: 0, step: null });

export const marketAction = script<MarketVisit>('market', [
  loop(
    (s, visit) => visit.step !== 'done' && marketSteps(s, visit).length > (hasBegun(visit) ? 1 : 0),
    [
      run((s, { market }) => {
        s.turn.market = market;
      }),
      choose('step', marketSteps, { about: (_, { market }) => ({ market: market + 1 }) }),
      when(
        (_, { step }) => step?.startsWith('trader') === true,
        [call(placeCrew, (_, { market }) => traderAt(market))],
      ), // EE-6.9
      run(takeStep),
    ],
  ),
]);

const hasBegun = ({ placed, added }: MarketVisit): boolean => placed || added > 0;

/** `done` only when something has been done (EE-5.7). */
function marketSteps(s: State, visit: MarketVisit): string[] {
  const { market, placed, added } = visit;
  const steps: string[] = [];
  if (!placed && hasCrew(activePlayer(s))) steps.push(`trader@queue-${market + 1}`);
  if (added < 1 && isAvailable(s, SPECIAL)) steps.push(ADD[SPECIAL]);
  if (added < 2) for (const colour of ALL_COLOURS) if (isAvailable(s, colour)) steps.push(ADD[colour]);
  if (hasBegun(visit)) steps.push('done');
  return steps;
}

/** Can anything be done at a market? */
export function canVisit(s: State): boolean {
  if (hasCrew(activePlayer(s)) || isAvailable(s, SPECIAL)) return true;
  return ALL_COLOURS.some((colour) => isAvailable(s, colour));
}

function takeStep(s: State, local: MarketVisit, dealer: GameDealer): void {
  const { market, step } = local;
  if (step === 'done' || step === null) return;
  const kind = kindAdded(step);
  if (kind === null) local.placed = true;
  else {
    local.added = kind === SPECIAL ? 1 : 2;
    bringBuyer(s, market, kind, dealer); // EE-6.10, EE-6.11
  }
}

export function bringBuyer(s: State, market: Market, kind: BuyerKind, dealer: GameDealer): void {
  const { buyer, pushed } = addBuyer(s, market, kind);
  dealer.tell({ type: 'buyer-added', who: whoIs(s, s.active), market, buyer, pushed });
}

/** The words that add a buyer: `add@track-red`, `add@track-special`. */
const adding = (kind: BuyerKind): string => `add@track-${buyerName(kind)}`;
export const ADD: readonly [...ByColour<string>, string] = [...byColour(adding), adding(SPECIAL)];

/** The buyer that such a word adds; null for other words. */
export const kindAdded = (word: string): BuyerKind | null => ALL_BUYER_KINDS.find((kind) => ADD[kind] === word) ?? null;

/** Colour of a word that names a track: `sell@track-red`. */
export const colourOfTrack = (word: string): Colour =>
  colourNamed(word.slice(word.indexOf('@track-') + '@track-'.length));
