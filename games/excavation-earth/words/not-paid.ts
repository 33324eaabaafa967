import type { Seat, Text } from '@stolik/engine';
import { why } from '@stolik/engine/phrases';
import { cardRegion, cardSymbol } from '../content/catalogue.ts';
import { BLACK_MARKET_OF, MARKET_LOCATION } from '../content/map.ts';
import { ROUNDS } from '../content/tables.ts';
import type { ActionName } from '../events.ts';
import { type Card, is, type Location } from '../pieces.ts';
import { holdRoom } from '../rules/storage.ts';
import { playerAt, type State } from '../state.ts';
import { colourText } from './phrases.ts';

const noExplorerAt = (location: Location): Text => why('no-explorer', { at: { piece: location } });

/** What an action asks of the card that pays for it, and this one has not. */
export function notPaidBy(view: State, seat: Seat, action: ActionName, card: Card): Text {
  if (!is.actionCard(card)) return why(action === 'sell' ? 'no-sale' : 'travel-card');
  const symbol = cardSymbol(card);
  const colour = colourText(cardRegion(card), 'gen');
  switch (action) {
    case 'excavate':
      return holdRoom(playerAt(view, seat)) === 0 ? why('hold-full') : why('nothing-to-dig', { colour });
    case 'market':
      return noExplorerAt(MARKET_LOCATION[symbol]);
    case 'smuggle':
      return noExplorerAt(BLACK_MARKET_OF[symbol]);
    case 'command':
      return why('no-crew');
    case 'survey':
      return view.round < ROUNDS ? why('all-marked') : why('stack-empty', { colour });
    case 'travel':
    case 'sell':
      return why('no-sale');
  }
}
