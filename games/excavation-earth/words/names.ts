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
import { buyerName, byKind, colourName, kindOfCell, type OrderCard, ownerOfExplorer } from '../pieces.ts';

/** What every piece is called. The messages know their grammatical forms (`$form`). */
export const nameOf = byKind(
  {
    actionCard: (card) => say('action-card', { colour: colourName(cardRegion(card)), market: cardSymbol(card) + 1 }),
    travelCard: (card) => say('travel-card', { fuel: fuelOf(card) }),
    tile: (tile) => say(kindId(tileKind(tile)), { value: tileValue(tile) }),
    location: (location) => say(`location-${placeAt(location).id}`),
    buyer: (buyer) => say(`buyer-${buyerName(buyerKind(buyer))}`),
    // Explorers of one player are interchangeable (EE-6.2): where one stands is what tells it from the others.
    explorer: (explorer) => say('explorer', { player: { seat: seat(ownerOfExplorer(explorer)) } }),
    cell: (cell) => {
      const kind = kindOfCell(cell);
      return say(kindId(kind), { value: kindValue(kind) });
    },
    orderCard: (order) => say('order-card', { white: orderName(order, 'white'), yellow: orderName(order, 'yellow') }),
    zuCard: (card) => say(`card-${zuKind(card).id}`),
    faction: (faction) => say(factionKind(faction).id),
    buyerCard: () => say('face-down'),
  },
  () => say('face-down'),
);

/** The name on one side of an order card. */
export const orderName = (order: OrderCard, side: Side): Text => say(`${orderDesign(order).id}-${side}`);
