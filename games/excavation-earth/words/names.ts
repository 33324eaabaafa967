import { say, seat, type Text } from '@stolik/engine';
import {
  buyerKind,
  cardRegion,
  cardSymbol,
  factionKind,
  fuelOf,
  kindId,
  kindValue,
  orderDesign,
  type Side,
  tileKind,
  tileValue,
  zuKind,
} from '../content/catalogue.ts';
import { placeAt } from '../content/map.ts';
import {
  type ActionCard,
  buyerName,
  type Cell,
  colourName,
  type Explorer,
  isActionCard,
  isBuyer,
  isCell,
  isExplorer,
  isFaction,
  isLocation,
  isOrderCard,
  isTile,
  isTravelCard,
  isZuCard,
  kindOfCell,
  type OrderCard,
  ownerOfExplorer,
} from '../pieces.ts';

/** What every piece is called. The messages know their grammatical forms (`$form`). */
export function nameOf(piece: number): Text {
  if (isActionCard(piece)) return actionCardName(piece);
  if (isTravelCard(piece)) return say('travel-card', { fuel: fuelOf(piece) });
  if (isTile(piece)) return say(kindId(tileKind(piece)), { value: tileValue(piece) });
  if (isLocation(piece)) return say(`location-${placeAt(piece).id}`);
  if (isBuyer(piece)) return say(`buyer-${buyerName(buyerKind(piece))}`);
  if (isExplorer(piece)) return explorerName(piece);
  if (isCell(piece)) return cellName(piece);
  if (isOrderCard(piece))
    return say('order-card', { white: orderName(piece, 'white'), yellow: orderName(piece, 'yellow') });
  if (isZuCard(piece)) return say(`card-${zuKind(piece).id}`);
  if (isFaction(piece)) return say(factionKind(piece).id);
  return say('face-down');
}

const actionCardName = (card: ActionCard): Text =>
  say('action-card', {
    colour: colourName(cardRegion(card)),
    market: cardSymbol(card) + 1,
  });

/** Explorers of one player are interchangeable (EE-6.2): where one stands is what tells it from the others. */
const explorerName = (explorer: Explorer): Text =>
  say('explorer', { player: { seat: seat(ownerOfExplorer(explorer)) } });

const cellName = (cell: Cell): Text => {
  const kind = kindOfCell(cell);
  return say(kindId(kind), { value: kindValue(kind) });
};

/** The name on one side of an order card. */
export const orderName = (order: OrderCard, side: Side): Text => say(`${orderDesign(order).id}-${side}`);
