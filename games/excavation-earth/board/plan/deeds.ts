import { defined, type Seat, say, type Text } from '@stolik/engine';
import { tileColour, tileKind, tileValue } from '../../content/catalogue.ts';
import { BLACK_MARKET_OF, CENTRE_OF, placeAt, siteOf } from '../../content/map.ts';
import { CREDITS_PER_BUYER, KEPT_ON_PASS, ROUNDS, SMUGGLE_SURCHARGE } from '../../content/tables.ts';
import type { ActionName } from '../../events.ts';
import {
  ALL_COLOURS,
  type Card,
  CENTRES,
  type Colour,
  filled,
  type Location,
  type Market,
  type OrNone,
  type Tile,
} from '../../pieces.ts';
import { cardsFor, faceOf, imaginableActions, legalActions } from '../../rules/actions.ts';
import { hasGuard } from '../../rules/crew.ts';
import { bestSale, coloursToSell, incomeOf, waivedBy } from '../../rules/sale.ts';
import { activePlayer, envoysAt, type State, standsAt } from '../../state.ts';
import { notPaidBy } from '../../words/not-paid.ts';
import { colourText, marketPiece } from '../../words/phrases.ts';
import { notThisAction } from '../../words/why-not-action.ts';
import { payOf } from './centres.ts';

/** What a card, or the best of all cards, can be played for now: what it brings, and why in one line. */
export interface DeedPlan {
  readonly deed: ActionName | 'pass' | 'decline';
  readonly possible: boolean;
  /** What it brings: credits, tiles, fuel. Null: nothing that can be counted. */
  readonly brings: {
    readonly unit: 'credits' | 'tiles' | 'fuel';
    readonly count: number;
    readonly colour?: Colour;
  } | null;
  /** What it does, or why it cannot be done. */
  readonly line: Text;
  /** The same for a phone, in two words beside what it brings. */
  readonly short: Text | null;
  /** The whole reason, with its rule, where it cannot be done. */
  readonly why: Text | null;
}

export const DEEDS: readonly (ActionName | 'pass')[] = [
  'travel',
  'excavate',
  'sell',
  'command',
  'survey',
  'market',
  'smuggle',
  'pass',
];

/** `card`: what is held or pointed at; null: the best of all cards. */
export function deedPlans(view: State, seat: Seat, card: Card | null): readonly DeedPlan[] {
  const known = plansOf.get(view) ?? new Map<string, readonly DeedPlan[]>();
  plansOf.set(view, known);
  const key = `${seat} ${card}`;
  const plans = known.get(key) ?? newPlans(view, seat, card);
  known.set(key, plans);
  return plans;
}

/** The bar and the board ask for the same. */
const plansOf = new WeakMap<State, Map<string, readonly DeedPlan[]>>();

function newPlans(view: State, seat: Seat, card: Card | null): readonly DeedPlan[] {
  const legal = legalActions(view);
  return DEEDS.map((deed) => {
    if (deed === 'pass') return passing(view);
    const cards = legal.includes(deed) ? cardsFor(view, deed) : [];
    const paying = card === null ? cards : cards.filter((one) => one === card);
    if (paying.length === 0) return notPossible(deed, whyNot(view, seat, deed, card));
    return best(paying.map((one) => planOf(view, deed, one)));
  });
}

/** EE-8.5: what an imaginary card could pay for. */
export function imaginedPlans(view: State): readonly DeedPlan[] {
  const imaginable = imaginableActions(view);
  const imagined = { possible: true, brings: null, short: null, why: null };
  return DEEDS.map((deed): DeedPlan => {
    // Where one otherwise passes, one gives the action up.
    if (deed === 'pass') return { ...imagined, deed: 'decline', line: say('deed-decline') };
    const why = imaginable.includes(deed) ? null : notThisAction(view, 'imagine.action', deed);
    return why === null ? { ...imagined, deed, line: say('deed-imagined') } : notPossible(deed, why);
  });
}

/** Any card is fuel: only without cards can one not travel. */
const whyNot = (view: State, seat: Seat, deed: ActionName, card: Card | null): Text =>
  card === null
    ? (notThisAction(view, 'action.action', deed) ?? say('why-no-cards'))
    : notPaidBy(view, seat, deed, card);

/** `why-…` is the whole sentence with its rule, `off-…` the same in a few words. */
const notPossible = (deed: ActionName, why: Text): DeedPlan => ({
  deed,
  possible: false,
  brings: null,
  short: null,
  line: say(why.key.replace(/^why-/, 'off-'), why.args),
  why,
});

/** The plan that brings the most. */
const best = (plans: readonly DeedPlan[]): DeedPlan =>
  plans.reduce((one, other) => ((other.brings?.count ?? 0) > (one.brings?.count ?? 0) ? other : one));

const passing = (view: State): DeedPlan => ({
  deed: 'pass',
  possible: true,
  brings: null,
  why: null,
  short: say('short-pass'),
  line: say('deed-pass', { cards: Math.min(KEPT_ON_PASS, activePlayer(view).hand.length) }),
});

function planOf(view: State, deed: ActionName, card: Card): DeedPlan {
  const plan: Plan = (line, brings = null, short = null) => ({
    deed,
    possible: true,
    brings,
    line,
    short,
    why: null,
  });
  const { colour, symbol, fuel } = faceOf(card);
  switch (deed) {
    case 'travel':
      return plan(say('deed-travel', { lines: fuel }), { unit: 'fuel', count: fuel });
    case 'excavate':
      return digging(view, filled(colour), plan);
    case 'market':
      return visiting(filled(symbol), plan);
    case 'sell':
      return selling(view, symbol, plan);
    case 'command':
      return commanding(view, filled(symbol), plan);
    case 'smuggle':
      return smuggling(view, filled(symbol), plan);
    case 'survey':
      return surveying(view, filled(colour), plan);
  }
}

type Plan = (line: Text, brings?: DeedPlan['brings'], short?: Text | null) => DeedPlan;

function visiting(market: Market, plan: Plan): DeedPlan {
  const at = marketPiece(market, 'market');
  return plan(say('deed-market', { market: at }), null, say('short-market', { market: at }));
}

/** The dearest new kind first: that is what one would dig. */
function digging(view: State, colour: Colour, plan: Plan): DeedPlan {
  const player = activePlayer(view);
  const near = view.map.filter((tile) => tileColour(tile) === colour && standsAt(view, view.active, siteOf(tile)));
  const isNew = (tile: Tile): boolean => !hasGuard(player, tileKind(tile));
  const [tile] = near.toSorted(
    (one, other) => Number(isNew(other)) - Number(isNew(one)) || tileValue(other) - tileValue(one),
  );
  if (tile === undefined) return plan(say('deed-excavate-none'));
  const sites = new Set(near.map(siteOf)).size;
  return plan(
    say('deed-excavate', { tile: { piece: tile }, place: placeName(siteOf(tile)), isNew: isNew(tile) ? 'yes' : 'no' }),
    { unit: 'tiles', count: Math.min(2, sites), colour },
  );
}

const placeName = (location: Location): Text => say(`place-${placeAt(location).id}`);

function selling(view: State, symbol: OrNone<Market>, plan: Plan): DeedPlan {
  const waived = waivedBy(view, symbol);
  const bits = coloursToSell(view, view.active, waived);
  const sales = ALL_COLOURS.filter((colour) => (bits & (1 << colour)) !== 0).map((colour) => {
    const markets = bestSale(view, view.active, colour, waived);
    return { colour, markets, income: incomeOf(view, colour, markets) };
  });
  const [top] = sales.toSorted((one, other) => other.income.credits - one.income.credits);
  if (top === undefined) return plan(say('deed-sell-buy-first'));
  const { colour, markets, income } = top;
  return plan(
    say('deed-sell', {
      colour: colourText(colour),
      markets: { all: markets.map((market) => marketPiece(market, 'market')) },
      popularity: income.popularity,
      buyers: income.buyers,
      each: CREDITS_PER_BUYER,
      bonus: income.bonus,
    }),
    { unit: 'credits', count: income.credits },
    say('short-sell', { markets: { all: markets.map((market) => marketPiece(market, 'market')) } }),
  );
}

function commanding(view: State, market: Market, plan: Plan): DeedPlan {
  const centre = CENTRE_OF[market];
  const envoys = envoysAt(view, view.active, centre);
  const args = { centre: CENTRES[centre], envoys, after: envoys + 1, market: marketPiece(market, 'market') };
  const pays = payOf(view, view.active, centre, 1) - payOf(view, view.active, centre);
  return pays > 0
    ? plan(say('deed-command', args), { unit: 'credits', count: pays }, say('short-command-pays', args))
    : plan(say('deed-command', args), null, say('short-command', args));
}

function smuggling(view: State, symbol: Market, plan: Plan): DeedPlan {
  const { hold, hatch } = activePlayer(view);
  const prices = view.blackMarket.flatMap(([top]) => (top === undefined ? [] : [tileValue(top) + SMUGGLE_SURCHARGE]));
  const values = [...hold, ...hatch].map((tile) => tileValue(tile));
  return plan(
    say('deed-smuggle', {
      place: placeName(BLACK_MARKET_OF[symbol]),
      buy: prices.length === 0 ? 'none' : Math.min(...prices),
      deliver: values.length === 0 ? 'none' : Math.max(...values),
    }),
    null,
    say('short-smuggle', { place: placeName(BLACK_MARKET_OF[symbol]) }),
  );
}

function surveying(view: State, colour: Colour, plan: Plan): DeedPlan {
  const left = defined(view.stacks[colour]).length;
  const token = view.round < ROUNDS && activePlayer(view).token === 0 ? view.nextToken : 'none';
  return plan(
    say('deed-survey', { colour: colourText(colour, 'gen'), left, token }),
    null,
    say('short-survey', { token }),
  );
}
