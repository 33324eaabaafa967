import { type Coverage, partsOfScores } from '@stolik/engine';
import {
  ACTION_KINDS,
  actionKind,
  BUILDING_KINDS,
  buildingKind,
  COMPANION_KINDS,
  CONTRACT_KINDS,
  companionKind,
  contractKind,
  DELIVERY_KINDS,
  EVENT_KINDS,
  eventKind,
  FEAT_KINDS,
  FORTUNES,
  featKind,
  HERO_KINDS,
  heroKind,
  NOTICE_KINDS,
  noticeKind,
  ORACLE_FACES,
  RUINS_FACES,
  SARCOPHAGUS_KINDS,
  STEED_KINDS,
  sarcophagusKind,
  steedKind,
  UPGRADE_KINDS,
  upgradeKind,
} from './content/catalogue.ts';
import { DARK_MARKET_SPACES, DISTRICTS, RUINS_SPACES } from './content/tables.ts';
import type { Event } from './events.ts';
import { is } from './pieces.ts';

/** What an exhaustive run has to have seen: everything in the box at work at least once. */
export const coverage: Coverage<Event> = {
  all: [
    ...HERO_KINDS.map(({ id }) => `bonus of ${id}`),
    ...HERO_KINDS.map(({ id }) => `delivered ${id}`),
    ...CONTRACT_KINDS.map(({ id }) => `delivered ${id}`),
    ...COMPANION_KINDS.flatMap(({ abilities }) => abilities.map(({ id }) => `used ${id}`)),
    ...EVENT_KINDS.flatMap(({ id, lines }) => lines.map((_, at) => `met ${id} ${at + 1}`)),
    ...BUILDING_KINDS.map(({ id }) => `activated ${id}`),
    ...DISTRICTS.map((id) => `activated ${id}`),
    ...STEED_KINDS.map(({ id }) => `helped ${id}`),
    ...UPGRADE_KINDS.map(({ id }) => `taken ${id}`),
    ...UPGRADE_KINDS.filter(({ power }) => power.onTake === null).map(({ id }) => `helped ${id}`),
    ...FEAT_KINDS.map(({ id }) => `counted ${id}`),
    ...FORTUNES.map(({ id }) => `taken ${id}`),
    ...[...DARK_MARKET_SPACES, ...RUINS_SPACES].map((id) => `reached ${id}`),
    ...RUINS_FACES.map(({ id }) => `rolled ruins ${id}`),
    ...ORACLE_FACES.map(({ id }) => `rolled oracle ${id}`),
    ...ACTION_KINDS.map(({ id }) => `drawn ${id}`),
    ...SARCOPHAGUS_KINDS.map(({ id }) => `drawn ${id}`),
    ...NOTICE_KINDS.map(({ id }) => `revealed ${id}`),
    ...NOTICE_KINDS.filter(({ decree }) => Object.values(decree).some(Boolean)).map(({ id }) => `in force ${id}`),
    ...DELIVERY_KINDS.flatMap(({ id }) => [`paid ${id} 0`, `paid ${id} 1`]),
  ],
  ofEvent,
  ofScores: (scores) =>
    partsOfScores(scores).flatMap(({ piece, points }) =>
      piece !== undefined && is.upgrade(piece) && points > 0 ? [`helped ${upgradeKind(piece).id}`] : [],
    ),
};

function ofEvent(event: Event): string[] {
  switch (event.type) {
    case 'hero-bonus':
      return [`bonus of ${heroKind(event.hero).id}`];
    case 'hero-delivered':
      return [`delivered ${heroKind(event.hero).id}`];
    case 'contract-delivered':
      return [`delivered ${contractKind(event.contract).id}`];
    case 'companion-used':
      return [`used ${companionKind(event.card).abilities[event.ability]?.id}`];
    case 'die-picked':
      return [`met ${eventKind(event.event).id} ${event.value}`];
    case 'building-activated':
      return [`activated ${buildingKind(event.building).id}`];
    case 'activated':
      return [`activated ${event.district}`];
    case 'steed-helped':
      return [`helped ${steedKind(event.steed).id}`];
    case 'upgrade-taken':
      return [`taken ${upgradeKind(event.upgrade).id}`];
    case 'upgrade-helped':
      return [`helped ${upgradeKind(event.upgrade).id}`];
    case 'feat-scored':
      return [`counted ${featKind(event.feat).id}`];
    case 'fortune-taken':
      return [`taken ${FORTUNES[event.fortune]?.id}`];
    case 'marker-moved':
      return [`reached ${(event.circle === 'ruins' ? RUINS_SPACES : DARK_MARKET_SPACES)[event.space]}`];
    case 'ruins-rolled':
      return [`rolled ruins ${RUINS_FACES[event.face]?.id}`];
    case 'oracle-rolled':
      return [`rolled oracle ${ORACLE_FACES[event.face]?.id}`];
    case 'concern-card':
      return [`drawn ${actionKind(event.card).id}`];
    case 'concern-explored':
      return [`drawn ${sarcophagusKind(event.card).id}`];
    case 'notice-revealed':
      return [`revealed ${noticeKind(event.notice).id}`];
    case 'notice-helped':
      return [`in force ${noticeKind(event.notice).id}`];
    case 'concern-tile':
      return [`paid ${DELIVERY_KINDS[event.town]?.id} ${event.side}`];
    default:
      return [];
  }
}
