import { say, type Text, type TextArgs } from '@stolik/engine';
import { inSentences, signed } from '@stolik/engine/phrases';
import { actionKind, deliveryKind, deliveryTileOf, noticeKind, sarcophagusKind } from '../content/cards.ts';
import type { Event } from '../events.ts';
import { actionText, concernEffectsText, noticeTexts } from './concern.ts';
import { amountText, districtText, kindsArg, kindText, spaceText, townText, who } from './phrases.ts';

/** Steps of the Private Concern's turn: each says what decided it (DR-29.4). */
export type ConcernEvent = Extract<Event, { type: `concern-${string}` | `notice-${string}` }>;

export const isConcernEvent = (event: Event): event is ConcernEvent =>
  event.type.startsWith('concern-') || event.type.startsWith('notice-');

export const concernEventText = (event: ConcernEvent): Text => say(`event-${event.type}`, argsOf(event));

function argsOf(event: ConcernEvent): TextArgs {
  switch (event.type) {
    case 'concern-outfitted':
      return { hero: { piece: event.hero } };
    case 'concern-card':
      return { card: { piece: event.card }, does: actionText(actionKind(event.card)) };
    case 'concern-balances':
      return { district: districtText(event.target, 'acc'), coins: event.coins, prestige: event.prestige };
    case 'concern-rode':
      return { space: spaceText(event.space), by: event.by };
    case 'concern-building':
      return { space: spaceText(event.space) };
    case 'concern-activated':
      return { district: districtText(event.district, 'acc') };
    case 'concern-gained':
    case 'concern-lost':
      return { amount: amountText(event.n, event.what) };
    case 'concern-bought':
      return { kind: kindText(event.kind), dice: event.dice, price: event.price };
    case 'concern-sold':
      return { hero: { piece: event.hero }, kinds: kindsArg(event.kinds, 'acc'), coins: event.coins };
    case 'concern-explored':
      return { card: { piece: event.card }, does: concernEffectsText(sarcophagusKind(event.card).effects) };
    case 'concern-weighed':
      return { town: townText(event.town), value: event.value };
    case 'concern-contract-delivered':
      return { contract: { piece: event.contract }, goods: event.goods, prestige: event.prestige };
    case 'concern-tile': {
      const side = deliveryKind(deliveryTileOf(event.town)).sides[event.side];
      return { town: townText(event.town), does: concernEffectsText(side) };
    }
    case 'concern-fortune':
      return { takes: event.takes, coins: event.coins, prestige: event.prestige };
    case 'concern-kept-companion':
      return { card: { piece: event.card } };
    case 'concern-scored':
      return {
        coins: event.coins,
        prestige: event.prestige,
        feats: event.feats,
        // A true minus, and a plus where it gains.
        level: signed(event.level),
        total: event.total,
      };
    case 'notice-revealed':
      return { notice: { piece: event.notice }, does: inSentences(noticeTexts(noticeKind(event.notice))) };
    case 'notice-helped':
      return { notice: { piece: event.notice }, player: who(event.merchant, 'inside') };
    case 'concern-idle':
      return {};
  }
}
