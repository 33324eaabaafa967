import { defined, isOneOf, type Script } from '@stolik/engine';
import { cardRegion, cardSymbol, fuelOf } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, MARKET_LOCATION } from '../content/map.ts';
import type { ActionName } from '../events.ts';
import {
  ALL_COLOURS,
  ALL_MARKETS,
  type Card,
  type Colour,
  filled,
  is,
  type Market,
  NONE,
  type OrNone,
} from '../pieces.ts';
import { activePlayer, type State, standsAt } from '../state.ts';
import { canCommand, command, commanding } from './command.ts';
import { coloursWithinReach, excavate, excavating } from './excavate.ts';
import { canVisit, marketAction, visiting } from './market.ts';
import { powerTo } from './powers.ts';
import { canSell, waivedBy } from './sale.ts';
import { sell, selling } from './sell.ts';
import { canSmuggle, smuggle, smuggling } from './smuggle.ts';
import { holdRoom } from './storage.ts';
import { canSurvey, survey, surveying } from './survey.ts';
import { travel, travelling } from './travel.ts';

/** EE-6: the seven actions that cost a card, which cards fit each, and what their scripts have to know. */

export const ACTIONS: readonly ActionName[] = ['travel', 'excavate', 'market', 'sell', 'command', 'smuggle', 'survey'];

export const isAction = (word: unknown): word is ActionName => isOneOf(ACTIONS, word);

/** What a card shows, real or imaginary (EE-8.5). */
export interface Face {
  readonly card: OrNone<Card>;
  readonly colour: OrNone<Colour>;
  readonly symbol: OrNone<Market>;
  readonly fuel: number;
}

export const faceOf = (card: Card): Face =>
  is.actionCard(card)
    ? { card, colour: cardRegion(card), symbol: cardSymbol(card), fuel: fuelOf(card) }
    : { card, colour: NONE, symbol: NONE, fuel: fuelOf(card) };

export function scriptOf(action: ActionName): Script {
  switch (action) {
    case 'travel':
      return travel;
    case 'excavate':
      return excavate;
    case 'market':
      return marketAction;
    case 'sell':
      return sell;
    case 'command':
      return command;
    case 'smuggle':
      return smuggle;
    case 'survey':
      return survey;
  }
}

export function memoryOf(s: State, action: ActionName, face: Face): object {
  switch (action) {
    case 'travel':
      return travelling(face.fuel);
    case 'excavate':
      return excavating(filled(face.colour));
    case 'market':
      return visiting(filled(face.symbol));
    case 'sell':
      return selling(waivedBy(s, face.symbol));
    case 'command':
      return commanding(filled(face.symbol));
    case 'smuggle':
      return smuggling();
    case 'survey':
      return surveying(is.travelCard(face.card) ? NONE : face.card, filled(face.colour));
  }
}

/** What an action asks of a card: a colour, a symbol, or nothing. */
export type Asked = 'colour' | 'symbol' | 'nothing';

export function askedBy(s: State, action: ActionName): Asked {
  switch (action) {
    case 'travel':
      return 'nothing';
    case 'sell':
      return mayWaive(s) ? 'symbol' : 'nothing';
    case 'excavate':
    case 'survey':
      return 'colour';
    case 'market':
    case 'command':
    case 'smuggle':
      return 'symbol';
  }
}

/** Every colour and every symbol, as bits: what an imaginary card may show (EE-8.5). */
export const ALL_COLOUR_BITS = 0b11111;
export const ALL_SYMBOL_BITS = 0b111111;

/** Colours, as bits, with which this action could be taken now. */
export function fittingColours(s: State, action: 'excavate' | 'survey', imaginary: boolean): number {
  if (action === 'excavate') return holdRoom(activePlayer(s)) > 0 ? coloursWithinReach(s) : 0;
  let bits = 0;
  for (const colour of ALL_COLOURS) if (canSurvey(s, colour, imaginary)) bits |= 1 << colour;
  return bits;
}

/** Symbols, as bits, with which this action could be taken now. For Sell: the markets that could do without a trader (EE-9.5). */
export function fittingSymbols(s: State, action: 'market' | 'command' | 'smuggle' | 'sell'): number {
  if (action === 'market' && !canVisit(s)) return 0;
  if (action === 'smuggle' && !canSmuggle(s)) return 0;
  let bits = 0;
  for (const market of ALL_MARKETS) if (fits(s, action, market)) bits |= 1 << market;
  return bits;
}

function fits(s: State, action: 'market' | 'command' | 'smuggle' | 'sell', market: Market): boolean {
  switch (action) {
    case 'market':
      return standsAt(s, s.active, MARKET_LOCATION[market]); // EE-6.8
    case 'command':
      return canCommand(s, market);
    case 'smuggle':
      return standsAt(s, s.active, BLACK_MARKET_OF[market]); // EE-6.23
    case 'sell':
      return canSell(s, waivedBy(s, market));
  }
}

/** The actions for which there is a card among those that show these colours and symbols. */
function actionsWith(s: State, colours: number, symbols: number, imaginary: boolean): ActionName[] {
  const actions: ActionName[] = ['travel'];
  if ((fittingColours(s, 'excavate', imaginary) & colours) !== 0) actions.push('excavate');
  if ((fittingSymbols(s, 'market') & symbols) !== 0) actions.push('market');
  if (canSell(s, NONE) || (mayWaive(s) && (fittingSymbols(s, 'sell') & symbols) !== 0)) actions.push('sell');
  if ((fittingSymbols(s, 'command') & symbols) !== 0) actions.push('command');
  if ((fittingSymbols(s, 'smuggle') & symbols) !== 0) actions.push('smuggle');
  if ((fittingColours(s, 'survey', imaginary) & colours) !== 0) actions.push('survey');
  return actions;
}

const mayWaive = (s: State): boolean => powerTo(s, 'sell-anywhere') !== null;

/** EE-5.3: what can be done now with the cards in hand; passing is always possible. */
export function legalActions(s: State): (ActionName | 'pass')[] {
  const { hand, travel } = activePlayer(s);
  if (hand.length + travel.length === 0) return ['pass']; // EE-5.5
  let colours = 0;
  let symbols = 0;
  for (let i = 0; i < hand.length; i++) {
    colours |= 1 << cardRegion(defined(hand[i]));
    symbols |= 1 << cardSymbol(defined(hand[i]));
  }
  const actions: (ActionName | 'pass')[] = actionsWith(s, colours, symbols, false);
  actions.push('pass');
  return actions;
}

/** EE-8.5: what can be done with an imaginary card. */
export const imaginableActions = (s: State): ActionName[] => actionsWith(s, ALL_COLOUR_BITS, ALL_SYMBOL_BITS, true);

/** Cards in hand that pay for an action. */
export function cardsFor(s: State, action: ActionName): Card[] {
  const { hand, travel } = activePlayer(s);
  switch (action) {
    case 'travel':
      return [...hand, ...travel];
    case 'sell': {
      if (canSell(s, NONE)) return [...hand, ...travel];
      const symbols = fittingSymbols(s, 'sell');
      return hand.filter((card) => (symbols & (1 << cardSymbol(card))) !== 0);
    }
    case 'excavate':
    case 'survey': {
      const colours = fittingColours(s, action, false);
      return hand.filter((card) => (colours & (1 << cardRegion(card))) !== 0);
    }
    case 'market':
    case 'command':
    case 'smuggle': {
      const symbols = fittingSymbols(s, action);
      return hand.filter((card) => (symbols & (1 << cardSymbol(card))) !== 0);
    }
  }
}
