import type { Option, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { BLACK_MARKETS } from '../content/map.ts';
import { ALL_COLOURS, ALL_MARKETS, type Colour, NONE } from '../pieces.ts';
import { ACTIONS, fittingColours, fittingSymbols, isAction } from '../rules/actions.ts';
import { canVisit } from '../rules/market.ts';
import { canSmuggle } from '../rules/smuggle.ts';
import { holdRoom } from '../rules/storage.ts';
import { activePlayer, type State, standsAt, tradersAt } from '../state.ts';
import { colourText, listed } from './phrases.ts';

/** EE-5.3, EE-8.5: the actions of a turn, and those that an imaginary card could pay for. */
export function actions(_: State, prompt: string): readonly Option[] {
  if (prompt === 'action.action') return [...ACTIONS, 'pass'];
  return prompt === 'imagine.action' ? ACTIONS : [];
}

/** What an action of the turn lacks: first on the table, then among the cards. */
export function notThisAction(view: State, prompt: string, target: Option): Text | null {
  if (!isAction(target) || !actions(view, prompt).includes(target)) return null;
  const imaginary = prompt === 'imagine.action';
  const player = activePlayer(view);
  if (!imaginary && player.hand.length + player.travel.length === 0) return why('no-cards');
  switch (target) {
    case 'travel':
      return null;
    case 'excavate':
      if (holdRoom(player) === 0) return why('hold-full');
      return noColours(fittingColours(view, 'excavate', imaginary), 'nowhere-to-dig', 'dig-card');
    case 'survey':
      if (view.forecast.length > 0 && imaginary) return why('survey-imagined');
      if (view.forecast.length > 0 && !view.markers.includes(NONE)) return why('all-marked');
      return noColours(fittingColours(view, 'survey', imaginary), 'stacks-empty', 'survey-card');
    case 'market':
      if (!canVisit(view)) return why('nothing-at-markets');
      return noSymbols(view, 'market', 'nobody-at-market', 'market-card');
    case 'smuggle':
      if (!BLACK_MARKETS.some((at) => standsAt(view, view.active, at))) return why('no-smuggler');
      return canSmuggle(view) ? noSymbols(view, 'smuggle', 'no-smuggler', 'smuggle-card') : why('nothing-to-smuggle');
    case 'command':
      return noSymbols(view, 'command', 'no-crew', 'command-card');
    case 'sell':
      if (player.hold.length + player.hatch.length === 0) return why('nothing-to-sell');
      return ALL_MARKETS.some((market) => tradersAt(view, view.active, market) > 0)
        ? why('nobody-buys')
        : why('no-traders');
  }
}

/** Nothing fits at all, or no card of the colours that would. */
function noColours(bits: number, none: string, card: string): Text {
  const fitting = ALL_COLOURS.filter((colour: Colour) => (bits & (1 << colour)) !== 0);
  return fitting.length === 0 ? why(none) : why(card, { colours: listed(fitting.map((colour) => colourText(colour))) });
}

function noSymbols(view: State, action: 'market' | 'smuggle' | 'command', none: string, card: string): Text {
  const bits = fittingSymbols(view, action);
  const fitting = ALL_MARKETS.filter((market) => (bits & (1 << market)) !== 0);
  return fitting.length === 0 ? why(none) : why(card, { markets: listed(fitting.map((market) => market + 1)) });
}
