import { defined, say, type Text, type TextArgs } from '@stolik/engine';
import { actionKind, contractKind, ROUTES } from '../content/catalogue.ts';
import { DARK_MARKET_SPACES, RUINS_SPACES } from '../content/tables.ts';
import type { Event } from '../events.ts';
import { programText } from '../words/effects.ts';
import { eventText } from '../words/events.ts';
import { nameOf } from '../words/names.ts';
import { districtText, kindText, spaceText, townText } from '../words/phrases.ts';

/** A step of the Concern's turn in few words: it stands in its own ledger, so it need not be named. */
export function ledgerText(event: Event): Text {
  const args = argsOf(event);
  return args === null ? eventText(event) : say(`board-led-${event.type}`, args);
}

function argsOf(event: Event): TextArgs | null {
  switch (event.type) {
    case 'concern-card': {
      const { move, glow } = actionKind(event.card);
      return { card: nameOf(event.card), move, glow: glow ? 'yes' : 'no' };
    }
    case 'concern-balances':
      return { coins: event.coins, prestige: event.prestige, district: districtText(event.target) };
    case 'concern-rode':
      return { by: event.by, space: spaceText(event.space) };
    case 'concern-activated':
      return { district: districtText(event.district) };
    case 'concern-idle':
    case 'concern-building':
    case 'feat-drawn':
      return {};
    case 'concern-bought':
      return { kind: kindText(event.kind), dice: event.dice };
    case 'concern-sold':
    case 'hero-delivered':
    case 'hero-joined':
      return { hero: nameOf(event.hero) };
    case 'concern-explored':
    case 'concern-kept-companion':
      return { card: nameOf(event.card) };
    case 'concern-weighed':
      return { town: townText(event.town), value: event.value };
    case 'concern-fortune':
      return { takes: event.takes, coins: event.coins, prestige: event.prestige };
    case 'concern-contract-delivered':
      return { town: townText(contractKind(event.contract).town), goods: event.goods };
    case 'contract-taken':
      return { town: townText(contractKind(event.contract).town) };
    case 'concern-tile':
      return { town: townText(event.town), side: event.side === 0 ? 'front' : 'back' };
    case 'notice-revealed':
      return { notice: nameOf(event.notice) };
    case 'die-picked':
      return { value: event.value, does: programText(event.line, 'told') };
    case 'feat-taken':
      return { feat: nameOf(event.feat) };
    case 'caravan-announced':
      return { route: say(`by-${ROUTES[event.route].id}`), town: townText(event.town, 'to') };
    case 'marker-moved':
      return { space: say(defined((event.circle === 'ruins' ? RUINS_SPACES : DARK_MARKET_SPACES)[event.space])) };
    default:
      return null;
  }
}
