import { say, type Text } from '@stolik/engine';
import {
  actionKind,
  buildingKind,
  companionKind,
  contractKind,
  deliveryKind,
  eventKind,
  featKind,
  heroKind,
  noticeKind,
  sarcophagusKind,
  steedKind,
  upgradeKind,
} from '../content/cards.ts';
import {
  goodName,
  goodOfPiece,
  isActionCard,
  isBuilding,
  isCompanion,
  isContract,
  isDeliveryTile,
  isEventCard,
  isFeat,
  isGoodPiece,
  isHero,
  isNotice,
  isSarcophagus,
  isSteed,
  isUpgrade,
} from '../pieces.ts';
import { kindsArg, townText } from './phrases.ts';

/** What a piece is called. */
export function nameOf(piece: number): Text {
  if (isGoodPiece(piece)) return say(`good-${goodName(goodOfPiece(piece))}`);
  if (isContract(piece)) {
    const { town, goods } = contractKind(piece);
    return say('contract', { town: townText(town, 'to'), goods: kindsArg(goods) });
  }
  const id = idOf(piece);
  return say(id === null ? 'face-down' : `name-${id}`);
}

/** The id of a card or tile in the content files; null for what lies face down. */
function idOf(piece: number): string | null {
  if (isHero(piece)) return heroKind(piece).id;
  if (isCompanion(piece)) return companionKind(piece).id;
  if (isSteed(piece)) return steedKind(piece).id;
  if (isFeat(piece)) return featKind(piece).id;
  if (isEventCard(piece)) return eventKind(piece).id;
  if (isBuilding(piece)) return buildingKind(piece).id;
  if (isUpgrade(piece)) return upgradeKind(piece).id;
  if (isActionCard(piece)) return actionKind(piece).id;
  if (isNotice(piece)) return noticeKind(piece).id;
  if (isSarcophagus(piece)) return sarcophagusKind(piece).id;
  if (isDeliveryTile(piece)) return deliveryKind(piece).id;
  return null;
}
