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
import { byKind, goodName, goodOfPiece } from '../pieces.ts';
import { kindsArg, townText } from './phrases.ts';

const named = (id: string): Text => say(`name-${id}`);

/** What a piece is called. */
export const nameOf = byKind(
  {
    hero: (hero) => named(heroKind(hero).id),
    contract: (contract) => {
      const { town, goods } = contractKind(contract);
      return say('contract', { town: townText(town, 'to'), goods: kindsArg(goods) });
    },
    companion: (card) => named(companionKind(card).id),
    steed: (steed) => named(steedKind(steed).id),
    feat: (feat) => named(featKind(feat).id),
    eventCard: (card) => named(eventKind(card).id),
    building: (building) => named(buildingKind(building).id),
    upgrade: (upgrade) => named(upgradeKind(upgrade).id),
    good: (good) => say(`good-${goodName(goodOfPiece(good))}`),
    actionCard: (card) => named(actionKind(card).id),
    notice: (notice) => named(noticeKind(notice).id),
    sarcophagus: (card) => named(sarcophagusKind(card).id),
    delivery: (tile) => named(deliveryKind(tile).id),
  },
  () => say('face-down'),
);
