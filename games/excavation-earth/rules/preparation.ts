import { defined } from '@stolik/engine';
import { cardRegion } from '../content/catalogue.ts';
import { ORDERS_IN_PLAY, PREPARATION } from '../content/tables.ts';
import { type ActionCard, NONE, type Rival, type Tile } from '../pieces.ts';
import { playerAt, type State, whoIs } from '../state.ts';
import { draft, drafting, soloDraft, soloDrafting } from './draft.ts';
import { showForecast } from './opening.ts';
import { sideOf } from './orders.ts';
import { refresh } from './queues.ts';
import { call, type GameDealer, run, script, when } from './steps.ts';
import { drawFromStack } from './survey.ts';
import { prepareZu } from './zu/decks.ts';

/** EE-4 Preparation phase, in rounds 2 and 3. */
export const preparation = script('preparation', [
  run((s) => {
    s.phase = 'preparation';
  }),
  when((s) => s.zu !== null, [run(prepareZu)]), // EE-12.6
  run(showOrders), // EE-4.1
  run(refresh), // EE-4.2
  run(fulfilForecast), // EE-4.4
  run(clearForecast), // EE-4.5
  when((s) => s.round === PREPARATION.newForecastOnlyInRound, [run(showForecast)]), // EE-4.6
  run(setTurnOrder), // EE-4.9
  when((s) => s.zu !== null, [call(soloDraft, soloDrafting)], [call(draft, drafting)]), // EE-4.10, EE-12.7
  run(takeTravelCards), // EE-4.13
  run(turnBlackMarket), // EE-4.14
]);

/** Round 2 deals them, round 3 turns them over. */
function showOrders(s: State, _: unknown, dealer: GameDealer): void {
  if (s.orders.length === 0) {
    s.orders = s.orderDeck.splice(s.orderDeck.length - ORDERS_IN_PLAY).reverse();
    dealer.reveal();
  }
  dealer.tell({ type: 'orders-shown', orders: s.orders.slice(), side: sideOf(s.round) });
}

/** Three tiles for each card: two to their sites, the third under the black-market stack; fewer serve in that order. */
function fulfilForecast(s: State, _: unknown, dealer: GameDealer): void {
  for (const card of s.forecast) {
    const colour = cardRegion(card);
    const drawn = drawFromStack(s, colour, PREPARATION.forecastDrawPerCard);
    const tiles = drawn.slice(0, PREPARATION.forecastToDigSites);
    const stacked: Tile[] = drawn.slice(PREPARATION.forecastToDigSites);
    s.map.push(...tiles);
    s.blackMarket[colour]?.push(...stacked);
    dealer.reveal();
    dealer.tell({ type: 'forecast-came-true', card, tiles, stacked: stacked[0] ?? null });
  }
}

function clearForecast(s: State): void {
  s.forecast.forEach((card: ActionCard, at) => {
    const owner = defined(s.markers[at]);
    if (owner !== NONE) playerAt(s, owner).supply++;
    s.discard.push(card);
  });
  s.forecast = [];
  s.markers = [];
}

/** Holders of tokens by number, then the others as they were. */
function setTurnOrder(s: State, _: unknown, dealer: GameDealer): void {
  const token = (rival: Rival): number => playerAt(s, rival).token || Number.POSITIVE_INFINITY;
  const holders = s.turnOrder.filter((rival) => playerAt(s, rival).token > 0);
  holders.sort((one, other) => token(one) - token(other));
  s.turnOrder = [...holders, ...s.turnOrder.filter((rival) => playerAt(s, rival).token === 0)];
  for (const player of s.players) player.token = 0;
  s.nextToken = 1;
  dealer.tell({ type: 'turn-order', order: s.turnOrder.map((rival) => whoIs(s, rival)) });
}

function takeTravelCards(s: State): void {
  for (const player of s.players) {
    player.travel.push(...player.spent);
    player.travel.sort((one, other) => one - other);
    player.spent = [];
  }
}

function turnBlackMarket(s: State, _: unknown, dealer: GameDealer): void {
  for (const stack of s.blackMarket) {
    const top = stack.shift();
    if (top !== undefined) stack.push(top);
  }
  dealer.tell({ type: 'black-market-turned' });
}
